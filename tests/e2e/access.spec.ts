/** Accessible at every size and in both themes: axe finds nothing, nothing overflows. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openStill } from './page';

test('the lab at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openStill(page, 10);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1000, 800],
    [1440, 900],
  ] as const) {
    const size = `the lab at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await lookAccessible(page, size);
    const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
    expect((copy?.x ?? width) + (copy?.width ?? 0), size).toBeLessThanOrEqual(width);
  }
});

test('the about page', async ({ page }) => {
  await page.goto('./#/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/SCTP with one path or several/)).toBeVisible();
  // The hash is of the sources, as the command and the results that came with the page have it.
  await expect(page.getByText(/^Version [\d.]+\+[0-9a-f]{16}$/)).toBeVisible();
  await expect(page.getByText(/drop-tail queue, or a RED queue/)).toBeVisible();
  await lookAccessible(page, 'the about page');
});

test('the bar stays where it is from about to gallery', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#/about');
  await expect(page.getByRole('heading', { name: 'About Skywindow' })).toBeVisible();
  const theme = page.getByRole('banner').getByRole('button', { name: /colours$/ });
  const before = await theme.boundingBox();
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThan(340);
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.locator('a.card').first()).toBeVisible();
  expect(await theme.boundingBox()).toEqual(before);
});
