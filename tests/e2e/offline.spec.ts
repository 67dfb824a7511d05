/** After the first visit the page works offline, a reload finds the lab as it was, and a new version says so. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { openStill, playhead, seconds, simulated } from './page';

test.use({ serviceWorkers: 'allow' });

const worker = new URL('../../dist/sw.js', import.meta.url);

/** Waits until a worker serves the page. */
function served(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
}

test('offline a reload finds the lab as it was; a new version is said and used when asked for', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openStill(page, 30);
  await page.getByRole('spinbutton', { name: 'Streams', exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await served(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await playhead(page).press('PageUp');
  const t = await seconds(page);
  expect(t).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Streams', exact: true })).toHaveValue('9');
  await expect.poll(() => simulated(page)).toBeGreaterThan(t);
  expect(await seconds(page)).toBe(t);
  await expect(page.locator('.globe-canvas[data-ready] canvas').first()).toBeVisible();
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  await context.setOffline(false);
  const before = readFileSync(worker, 'utf8');
  try {
    writeFileSync(worker, before.replace(/VERSION = '\w+'/, "VERSION = 'another'"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('A new version is ready: reload.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await page.evaluate(() => caches.keys())).toEqual(['skywindow-another']);
    await expect(page.locator('a.card').first()).toBeVisible();
  } finally {
    writeFileSync(worker, before);
  }
});

test('offline the page still speaks the language of the first visit, and keeps no other', async ({
  page,
  context,
}) => {
  await page.goto('./?lang=de#/about');
  const title = page.getByRole('heading', { name: 'Über Skywindow' });
  await expect(title).toBeVisible();
  await served(page);
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const kept = await (await caches.open(name)).keys();
      return kept.map(({ url }) => /words\/(\w+)/.exec(url)?.[1]).filter(Boolean);
    });
  await expect.poll(kept).toEqual(['de']);
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await context.setOffline(false);
});

test('a page that is reloaded before it has started opens; a build that cannot start leads to what mends it', async ({
  page,
}) => {
  // Three builds are kept whole, one after the other.
  test.slow();
  // A copy of the site, so that what is broken in it is broken for nobody else.
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-'));
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const [index, sw] = ['index.html', 'sw.js'].map((name) => join(folder, name)) as [string, string];
  const [sound, worker] = [readFileSync(index, 'utf8'), readFileSync(sw, 'utf8')];
  const publish = (version: string, html: string) => {
    writeFileSync(index, html);
    writeFileSync(
      sw,
      worker
        .replace(/VERSION = '\w+'/, `VERSION = '${version}'`)
        .replace('FILES = [', 'FILES = ["broken.js",'),
    );
  };
  writeFileSync(join(folder, 'broken.js'), "throw new Error('broken');");
  publish('first', sound);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    await page.goto(`${await serve(folder, 41_900)}#/about`);
    const title = page.getByRole('heading', { name: 'About Skywindow' });
    await expect(title).toBeVisible();
    await served(page);
    await page.reload({ waitUntil: 'commit' });
    await page.reload({ waitUntil: 'commit' });
    await expect(title).toBeVisible();

    const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    publish('second', sound.replace(/src="[^"]*\/assets\/first-[^"]*\.js"/, 'src="./broken.js"'));
    await update();
    await page.getByRole('button', { name: 'Reload' }).click();
    const own = page.getByText('The version that is kept on this device did not start');
    await expect(own).toBeVisible();
    await page.getByRole('button', { name: 'Open this version again' }).click();
    await expect(own).toHaveCount(0);
    await expect(own).toBeVisible();

    publish('third', sound);
    await update();
    await page.getByRole('button', { name: 'Use the new version' }).click();
    await expect(title).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
