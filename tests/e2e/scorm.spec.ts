/** A lesson in a learning platform: the package that the command writes, opened by the run-time API of scorm-again. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

const root = fileURLToPath(new URL('../../', import.meta.url));
const api = readFileSync(join(root, 'node_modules/scorm-again/dist/scorm12.min.js'));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.md': 'text/markdown',
};

/** A platform: its page has the API and shows what the manifest launches in a frame. */
function platform(files: Readonly<Record<string, Uint8Array>>, launched: string): Promise<Server> {
  const page = `<!doctype html><title>Platform</title><script src="api.js"></script>
    <script>globalThis.API = new Scorm12API({ autocommit: false });</script>
    <iframe src="package/${launched}" width="1180" height="680"></iframe>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://platform');
    const name = decodeURIComponent(pathname).replace('/package/', '');
    const body = pathname === '/' ? page : pathname === '/api.js' ? api : files[name];
    const type = pathname === '/' ? 'text/html' : (TYPES[extname(pathname)] ?? 'text/plain');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('the package that the command writes tells a platform its score, and leaves its progress there', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-scorm-'));
  const zip = join(folder, 'lesson.zip');
  execFileSync(process.execPath, ['scripts/scorm.mjs', 'slow-start', zip], {
    cwd: root,
    stdio: 'pipe',
  });
  const files = unzipSync(readFileSync(zip));
  rmSync(folder, { recursive: true });
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  const launched = /<resource [^>]*href="([^"]+)"/.exec(manifest)?.[1] ?? '';
  const server = await platform(files, launched);
  const value = (element: string) =>
    page.evaluate(
      (asked) =>
        (globalThis as unknown as { API: { LMSGetValue(name: string): string } }).API.LMSGetValue(
          asked,
        ),
      element,
    );
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const lesson = page.frameLocator('iframe').getByRole('region', { name: 'Lesson' });
    await expect.poll(() => value('cmi.core.lesson_status')).toBe('incomplete');
    const answer = lesson.getByRole('button', { name: 'Answer' });
    await expect(answer).toBeEnabled();
    await lesson.getByRole('textbox').fill('5,872');
    await answer.click();
    await expect(lesson.getByRole('status').first()).toContainText('Right');
    await expect.poll(() => value('cmi.core.score.raw')).toBe('20');
    await expect.poll(() => value('cmi.interactions._count')).toBe('1');
    await expect.poll(() => value('cmi.suspend_data')).toContain('"5872"');
  } finally {
    server.close();
  }
});
