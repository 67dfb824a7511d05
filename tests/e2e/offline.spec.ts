/** After the first visit the page works offline, a reload finds the lab as it was, and a new version says so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openStill, playhead, seconds, simulated } from './page';

test.use({ serviceWorkers: 'allow' });

const worker = new URL('../../dist/sw.js', import.meta.url);

test('offline a reload finds the lab as it was; a new version is said and used when asked for', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openStill(page, 30);
  await page.getByRole('textbox', { name: 'Streams', exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
  await expect.poll(() => simulated(page)).toBeGreaterThan(30);
  await playhead(page).press('PageUp');
  const t = await seconds(page);
  expect(t).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Streams', exact: true })).toHaveValue('9');
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
