/** Flows of several protocols in one run. */
import { expect, test } from '@playwright/test';
import { chart, openLab, pause, simulated } from './page';

test('a TCP flow runs beside one of SCTP, with the controls of TCP', async ({ page }) => {
  const faults = await openLab(page);

  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('dumbbell');
  await expect.poll(() => simulated(page)).toBeGreaterThan(5);
  await pause(page);
  await expect(chart(page, 'Windows')).toBeVisible();
  await page.getByLabel('Find a control').fill('duplicate acknowledgements');
  await expect(page.getByText('Duplicate acknowledgements', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});
