/** Accessible at every size and in both themes: axe finds nothing, nothing overflows. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openLab, pause, simulated } from './page';

const axe = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  });
}

for (const scheme of ['dark', 'light'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [1000, 800],
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
    });
  }

  test(`the about page, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('./#/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
