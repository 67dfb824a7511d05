/** Experiments of one's own: chosen in the page, run here, and taken out as the document that the command takes. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';

test('an experiment is chosen by keyboard, run, claimed and opened again by its link', async ({
  page,
}) => {
  await page.goto('./#/gallery/mine');
  await page.getByLabel('Scenario').selectOption('two-links');
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await page.getByLabel('Duration of a run, s').fill('2');
  await page.getByLabel('Replications').fill('2');
  await page.getByLabel('Control').first().selectOption({ label: 'Streams' });
  await page.getByLabel('Values').fill('1 to 4 by 3');
  await page.getByLabel('Values').press('Enter');
  await page.getByRole('button', { name: 'Add this claim' }).press('Enter');
  const claim = 'Goodput with Streams 1 is at least 1.1 times that with Streams 4.';
  await expect(page.locator('.own-claims li')).toContainText(claim);
  await expect(page.locator('.own-cost')).toHaveText(/^About \d+ s for 4 runs: one took/);
  await page.getByRole('button', { name: 'Run here' }).press('Enter');
  await expect(page.locator('.sweep-state')).toHaveText(/^All 4 runs done in .* and kept\.$/);
  await expect(page.locator('.claims .verdict')).toHaveText(/holds|fails|unclear/);
  // One figure after the other, or all of them, of the same runs; there is a way back.
  const drawn = page.getByRole('group', { name: 'What the figure draws' });
  await drawn.getByRole('button', { name: 'Timeouts' }).press('Enter');
  await expect(page.locator('#plot-title')).toHaveText(/^Timeouts against/);
  await drawn.getByRole('button', { name: 'All, a panel each' }).press('Enter');
  await expect(page.locator('.plot-panel')).toHaveText([
    /^Goodput against streams$/,
    /^Timeouts against streams$/,
    /^Fast retransmits against streams$/,
  ]);
  await page.getByLabel('Title').fill('Streams of mine');
  await expect(page.locator('#plot-title')).toHaveText('Streams of mine');
  await expect(page.locator('.sweep-state')).toHaveText(/^All 4 runs/);
  for (let step = 0; step < 2; step += 1)
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator('#plot-title')).toHaveText(/^Timeouts against/);
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(page.locator('.plot-panel')).toHaveCount(3);
  const link = page.url();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const document = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(document.plot.y).toEqual(['goodput_bps', 'timeouts', 'fast_retransmits']);
  expect(document.axes[0]).toMatchObject({ paths: ['flows.*.sctp.streams'], values: [1, 4] });
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAccessible(page, 'an own experiment on a phone');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const out = await page
      .locator('.own-form fieldset')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.querySelectorAll('select, input, p, label')]
            .filter(
              (part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right,
            )
            .map((part) => part.textContent),
        ),
      );
    expect(out, `beyond its frame, ${width}`).toEqual([]);
  }
  // A link brings it back, and this browser what was run.
  await page.goto('./#/gallery');
  await page.goto(link);
  await page.reload();
  await expect(page.locator('.sweep-state')).toHaveText('All 4 runs are kept from before.');
  await expect(page.locator('.plot-panel')).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Open in the lab/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('slider', { name: 'Playhead' })).toBeVisible();
});
