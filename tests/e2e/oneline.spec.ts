/** What keeps to one line so that the rest has room: heads of charts, rows of dated changes. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openLab, settled, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

const changes = [{ at_s: 20, path: 'constellations[0].gsl.rate_bps', value: 400_000 }];
const content = JSON.stringify({ d: { changes, duration_s: 130 }, t: 100, v: { paused: true } });
const changed = `#v1.iridium-geo.${deflateRawSync(content).toString('base64url')}`;

test('marks stand below the head of a chart, and leave most of it to the plot', async ({
  page,
}) => {
  await openLab(page, changed);
  await expect.poll(() => simulated(page)).toBeGreaterThan(100);
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    for (const id of ['windows', 'tsn']) {
      const card = page.locator(`.chart-card[data-chart=${id}]`);
      const size = `${id} at ${width} x ${height}`;
      await expect(card.locator('.chart-marks button:visible').first()).toBeVisible();
      expect((await card.locator('.chart-head').boundingBox())?.height, size).toBe(24);
      const plot = (await card.locator('.chart-plot').boundingBox())?.height;
      expect(plot, size).toBeGreaterThanOrEqual(84);
    }
  }
});

test('the row of a dated change has the unit of its control, on its line', async ({ page }) => {
  await openLab(page, changed);
  const row = page.getByRole('region', { name: 'Changes' }).locator('.change-fields');
  await expect(row.getByRole('textbox').last()).toHaveValue('0.4');
  await expect(row.locator('.unit').last()).toHaveText('Mbit/s');
  const tops = await row.evaluate((fields) =>
    [...fields.children].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
});
