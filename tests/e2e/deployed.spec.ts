/** A build that cannot start, taken by its button: the mended one that follows it is offered all the same. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';

test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'skywindow-deployed-'));
const file = (name: string) => join(folder, name);
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Deploys the build in its place, as another version, which begins with a script of its own. */
function deploy(version: string, sound: boolean): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, entry = ''] = /src="\.\/(assets\/first-[\w-]+\.js)"/.exec(page) ?? [];
  const first = `assets/first-${version}.js`;
  const text = sound ? `import '/deep/${entry}';` : "throw new Error('this build is broken');";
  writeFileSync(file(first), text);
  writeFileSync(file('index.html'), page.replace(entry, first));
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  writeFileSync(
    file('sw.js'),
    worker
      .replace(/VERSION = '\w+'/, `VERSION = '${version}'`)
      .replace('FILES = [', `FILES = ["${first}",`),
  );
}

/** Keeps the version that is open, and finds the one that was deployed since. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
}

const versions = (page: Page) => page.evaluate(() => caches.keys());

test('a build that does not start is left for the mended one, in the same tab', async ({
  page,
}) => {
  test.setTimeout(180_000);
  cpSync(dist, folder, { recursive: true });
  deploy('version1', true);
  const address = await serve(folder, 41_900, '/deep/');
  await page.goto(`${address}#/glossary`);
  await kept(page);
  // Opened once more, by the worker.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();

  deploy('version2', false);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const failed = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await failed).message).toContain('this build is broken');
  expect(await versions(page)).toEqual(['skywindow-version2']);

  // Without a newer build the worker says what is the matter, and lets the build be tried again.
  await page.reload();
  const said = page.getByRole('status');
  await expect(page.getByText('did not start when it was last opened')).toBeVisible();
  await expect(said).toContainText('There is no newer version yet');
  const again = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Open this version again' }).click();
  expect((await again).message).toContain('this build is broken');

  deploy('version3', true);
  await page.reload();
  await expect(said).toContainText('A new version is ready.', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Use the new version' }).click();
  // The address is the one that was opened, with its fragment.
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await expect.poll(() => versions(page)).toEqual(['skywindow-version3']);
  // It started, so that it is opened from now on as ever.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await expect(page.getByText('did not start')).toHaveCount(0);
});
