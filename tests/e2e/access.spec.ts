/** Accessible at every size and in both themes: axe finds nothing, nothing overflows. */
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { openLab, pause, simulated } from './page';

for (const scheme of ['dark', 'light'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [1000, 800],
    [768, 1024],
    [360, 740],
  ] as const) {
    test(`the lab at ${width} x ${height}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openLab(page);
      await expect.poll(() => simulated(page)).toBeGreaterThan(10);
      await pause(page);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
      expect((copy?.x ?? width) + (copy?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }

  test(`the about page, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('./#/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
