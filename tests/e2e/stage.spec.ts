/** What a lecturer does before a class: controls at hand, runs compared, every panel, the future hidden, the code large. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, content, find, openStill, playhead, withoutGlobe } from './page';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutGlobe(page);
});

test('a control that was chosen in the lab stands on the stage, acts there, and tells two runs apart', async ({
  page,
}) => {
  const faults = await openStill(page, 12, brief('iridium-geo', 30));
  await find(page, 'GSL bit error rate');
  await page.getByRole('button', { name: 'About GSL bit error rate' }).click();
  await page.getByRole('button', { name: 'At hand when presenting' }).click();
  await expect
    .poll(() => content(page).v)
    .toMatchObject({ stage: { controls: ['constellations[0].gsl.ber'] } });
  await page.keyboard.press('Escape');
  await page.goto(page.url());
  await page.reload();
  await expect(playhead(page)).toBeVisible();
  await page.keyboard.press('p');

  // Pinned, one run stays as it is; what is moved changes the other from the playhead on.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('k');
  const stage = page.getByRole('region', { name: 'Controls at hand' });
  const ber = stage.getByRole('textbox', { name: 'GSL bit error rate' });
  await ber.fill('1e-5');
  await ber.press('Enter');
  const runs = page.getByRole('group', { name: 'Run on show' });
  await expect(runs.getByRole('button').first()).toHaveText(/^A\s*unchanged$/);
  await expect(runs.getByRole('button').last()).toHaveText(
    /^B\s*GSL bit error rate: 1e-5 from [\d.]+ s on$/,
  );
  await expect(stage.getByRole('status')).toHaveText('They change run B.');
  await expect(page.locator('.present-charts')).toContainText('B cwnd');
  await runs.getByRole('button').first().click();
  await expect(runs.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await lookAccessible(page, 'controls on the stage');
  expect(faults).toEqual([]);
});
