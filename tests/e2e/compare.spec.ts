/** Runs beside each other: one is pinned, one thing is changed, both stand on one clock, in the page and in its link. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { chart, find, openLab, pause, simulated } from './page';

test('two runs that differ in one thing stand on one clock, swap, and go with the link', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page);
  const opened = page.url();
  await expect.poll(() => simulated(page)).toBeGreaterThan(129);
  await page.keyboard.press('k');
  const streams = await find(page, 'Streams');
  await streams.fill('1');
  await streams.press('Enter');
  await page.getByRole('button', { name: 'Compare runs', exact: true }).click();
  const runs = page.getByRole('region', { name: 'Compare runs' });
  await expect(runs.getByRole('region', { name: 'What differs in B' })).toContainText(
    /Streams\s*A 4 → B 1/,
  );
  await expect(runs.getByText('complete, 130.0 s')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Legend of the globe' })).toContainText('path of A');

  // The results are those at the playhead, beside the differences.
  await page.keyboard.press('End');
  await pause(page);
  const cells = runs.getByRole('row', { name: /^Delivered/ }).getByRole('cell');
  const before = await cells.allInnerTexts();
  expect(before[1]).toMatch(/^[\d,]+\s+[+−][\d.]+ %$/);
  await expect(chart(page, 'Windows')).toHaveAttribute(
    'aria-label',
    /A cwnd [\d.]+ kB.*; B cwnd [\d.]+ kB/,
  );

  // Swapped by a key, each has the other's figures.
  await page.keyboard.press('x');
  await expect(runs.getByRole('region', { name: 'What differs in B' })).toContainText(
    /Streams\s*A 1 → B 4/,
  );
  // What is simulated anew while the playhead stands still comes to the cards, too.
  await expect(page.locator('.path-card')).not.toContainText('no path');
  const figure = (text = '') => text.split(/\s/)[0];
  await expect
    .poll(async () => (await cells.allInnerTexts()).map(figure))
    .toEqual([figure(before[1]), figure(before[0])]);
  await lookAccessible(page, 'two runs');

  // A link holds both, and another one can be opened beside them, unless it is damaged.
  await expect.poll(() => page.url()).not.toBe(opened);
  await page.waitForTimeout(600);
  const address = page.url();
  await runs.getByRole('button', { name: 'Compare with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with another link' });
  await dialog.getByRole('textbox').fill('#v1.two-links.nonsense');
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This link is damaged.');
  await dialog.getByRole('textbox').fill('#v1.blackouts.q64FAA');
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Run on show' }).getByRole('button')).toHaveText([
    'A',
    'B',
    'C',
  ]);
  await page.goto('about:blank');
  await page.goto(address);
  const chips = page.getByRole('group', { name: 'Run on show' }).getByRole('button');
  await expect(chips).toHaveText(['A', 'B']);
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('v');
  await expect(chips.nth(0)).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});
