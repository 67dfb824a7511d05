/** Measuring between two instants: by keys, by dragging, by arrow keys, copied, beside a pinned run, until Esc. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openStill, seconds, withoutGlobe } from './page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what happens between two instants stands in one place, follows every way to set them, and goes with Esc', async ({
  page,
}) => {
  await withoutGlobe(page);
  const faults = await openStill(page, 20);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('i');
  const card = page.getByRole('region', { name: 'Measured between two instants' });
  const [a, b] = ['t1', 't2'].map((name) => card.getByLabel(`Instant ${name}, s`));
  const row = (name: string) => card.getByRole('row', { name }).getByRole('cell').first();
  await expect(a as NonNullable<typeof a>).toHaveValue('1.000');
  // The other instant goes along with the playhead until it is put somewhere.
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(b as NonNullable<typeof b>).toHaveValue('4.000');
  await expect(card.getByRole('button', { name: /t2 at the playhead$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('o');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(b as NonNullable<typeof b>).toHaveValue('4.000');
  await expect(row('Sent again')).toHaveText(/^\d+ packets? · /);

  // By arrow keys, and by dragging over any chart.
  await b?.press('ArrowUp');
  await expect(b as NonNullable<typeof b>).toHaveValue('4.100');
  const plot = page.locator('.chart-card[data-chart="windows"] .u-over');
  await plot.scrollIntoViewIfNeeded();
  const area = await plot.boundingBox();
  if (!area) throw new Error('no chart');
  const { x, width } = area;
  const y = area.y + area.height / 2;
  await page.mouse.move(x + width * 0.2, y);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y, { steps: 4 });
  await page.mouse.up();
  const ends = async () => [Number(await a?.inputValue()), Number(await b?.inputValue())];
  await expect.poll(async () => (await ends())[0]).toBeCloseTo(2, 0);
  expect((await ends())[1]).toBeCloseTo(6, 0);
  // A drag that begins at an end moves that end alone.
  await page.mouse.move(x + width * 0.6, y);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await ends())[1]).toBeCloseTo(8, 0);
  expect((await ends())[0]).toBeCloseTo(2, 0);
  expect(await seconds(page)).toBe(5);
  await lookAccessible(page, 'what is measured');

  await card.getByRole('button', { name: 'Copy CSV' }).click();
  await expect(card.getByRole('status')).toHaveText('Copied');
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  const sent = /^Sent \(packets\),(\d+)/m.exec(csv)?.[1];
  await expect(row('Sent')).toHaveText(new RegExp(`^${sent} packets · `));
  // In the diagram the same span is a band, whose ends are dragged there, too.
  await page.getByRole('button', { name: 'Sequence', exact: true }).click();
  const lane = await page.getByRole('group', { name: /^Packets between/ }).boundingBox();
  if (!lane) throw new Error('no diagram');
  await expect(page.getByRole('button', { name: 'Measure', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const middle = lane.x + lane.width / 2;
  await page.mouse.move(middle, lane.y + lane.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(middle, lane.y + lane.height * 0.6, { steps: 4 });
  await page.mouse.up();
  // The window of the diagram is at the playhead, and shorter than two seconds.
  await expect.poll(async () => (await ends()).every((t) => t > 4 && t < 7)).toBe(true);
  const [first = 0, last = 0] = await ends();
  expect(last).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Charts', exact: true }).first().click();
  // Beside a pinned run both have a column.
  await page.keyboard.press('k');
  await expect(card.getByRole('columnheader', { name: /[AB]/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(faults).toEqual([]);
});
