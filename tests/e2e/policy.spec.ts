/** The page under its policy: everything works, and what the policy forbids is refused. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { chart, openLab, openStill } from './page';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('no part of the page does what the policy forbids', async ({ page }) => {
  const faults = await openStill(page, 100);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await press(page, 'Next event');
  await page.getByRole('button', { name: /^Change to/ }).click();
  await press(page, 'Streams');
  await press(page, 'Events');
  await press(page, 'Charts');
  await expect(chart(page, 'Windows')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'The model' })).toBeVisible();
  await page.goto('./#/gallery/ms-fig11');
  await press(page, 'Run here');
  await expect(page.locator('.sweep-state')).toHaveText(/^All [\d,]+ runs done/);
  for (const kind of ['CSV', 'PNG']) {
    const saved = page.waitForEvent('download');
    await press(page, kind);
    await saved;
  }
  await page.goto('./#/gallery/ms-fig07');
  await expect(page.getByRole('img', { name: /against time/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('text is never run as code, in the page or in a worker, and nothing is fetched elsewhere', async ({
  page,
}) => {
  const faults = await openLab(page);
  const tried = await page.evaluate(async () => {
    const outcome = async (attempt: () => unknown) => {
      try {
        // From a task of the page's own: what a debugger evaluates may run text.
        await new Promise((done) => setTimeout(done));
        return String(await attempt());
      } catch (thrown) {
        return (thrown as Error).name;
      }
    };
    const style = document.createElement('style');
    style.textContent = '.brand { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.head.append(script);
    const brand = document.querySelector('.brand');
    return {
      code: await outcome(() => Reflect.construct(Function, ['return 1'])()),
      elsewhere: await outcome(() => fetch('http://127.0.0.1:9/')),
      style: brand && getComputedStyle(brand).color,
      title: document.title,
    };
  });
  expect(tried.code).toBe('EvalError');
  expect(tried.elsewhere).toBe('TypeError');
  expect(tried.style).not.toBe('rgb(1, 2, 3)');
  expect(tried.title).not.toBe('taken');
  // Each of the four is said on the console, where the other tests would find it.
  expect(faults.filter((fault) => fault.startsWith('refused')).length).toBeGreaterThanOrEqual(4);
  const worker = page.workers().find((other) => other.url().includes('simulation'));
  const inWorker = await worker?.evaluate(
    () =>
      new Promise<string>((done) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          done(effectiveDirective),
        );
        fetch('http://127.0.0.1:9/').catch(() => undefined);
      }),
  );
  expect(inWorker).toBe('connect-src');
});

test('a page of another origin may embed the lab', async ({ page, baseURL }) => {
  const course = `<!doctype html><title>A course</title><iframe src="${baseURL}" width="1000" height="600"></iframe>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(course);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const lab = page.frameLocator('iframe');
    await expect(lab.getByRole('slider', { name: 'Playhead' })).toBeVisible();
  } finally {
    server.close();
  }
});
