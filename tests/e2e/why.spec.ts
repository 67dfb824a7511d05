/** Why a satellite is used, or why not: from the card of a station, by key, for another satellite, at another instant. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { brief, openStill, withoutGlobe } from './page';

test('a ladder of reasons says why a station uses a satellite, and why not another', async ({
  page,
}) => {
  await withoutGlobe(page);
  const faults = await openStill(page, 20, brief('iridium', 130));
  await page.keyboard.press('Home');
  await page.keyboard.press('y');
  const dialog = page.getByRole('dialog', { name: 'Why this satellite, or why not?' });
  // The sender of the flow on show, and the satellite that serves it.
  await expect(dialog.getByRole('combobox', { name: 'Station' })).toHaveValue('66');
  await expect(dialog.getByText(/^Quito uses P\d+ S\d+\.$/)).toBeVisible();
  const rungs = dialog.getByRole('listitem');
  await expect(rungs.filter({ hasText: 'Chosen: yes' })).toContainText(/in use since 0\.000 s/);
  await expect(rungs).toHaveCount(6);
  await lookAccessible(page, 'the reasons');

  const satellite = dialog.getByRole('combobox', { name: 'Satellite' });
  await satellite.selectOption('P0 S0');
  await expect(dialog.getByText('Quito does not use P0 S0.')).toBeVisible();
  await expect(rungs.filter({ hasText: 'Above the mask: no' })).toContainText(
    /below the horizon, [\d]+ km \(.* ms\) away, and rises above the mask at/,
  );
  await expect(rungs.filter({ hasText: 'Chosen: not asked' })).toHaveCount(1);
  await expect(dialog.getByText('What would have to change')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // From the card of a station that was found.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('London');
  await page
    .getByRole('option', { name: /^London/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Why its satellite?' }).click();
  await expect(dialog.getByText(/^London uses P\d+ S\d+\.$/)).toBeVisible();
  expect(faults).toEqual([]);
});
