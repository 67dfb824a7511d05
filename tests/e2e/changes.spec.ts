/** Links that change: their list among the controls, and their marks. */
import { expect, test } from '@playwright/test';
import {
  chart,
  openLab,
  pause,
  playhead,
  scenario,
  settled,
  simulated,
  withoutGlobe,
} from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('changes of a link are edited by keyboard, and marked on the timeline', async ({ page }) => {
  const faults = await openLab(page, scenario('reconfiguration'));
  await pause(page);
  await page.getByRole('searchbox', { name: 'Find a control' }).fill('link changes gateway');
  const list = page.getByRole('group', { name: /^terminal – gateway: changes/ });
  await expect(list.getByRole('listitem')).toHaveCount(4);

  await list.getByRole('button', { name: /^Add to/ }).press('Enter');
  const added = list.getByRole('listitem').nth(4);
  await expect(added.getByLabel('At', { exact: true }).first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(added.getByRole('button', { expanded: true }).first()).toContainText('At 5 s');
  await added.getByLabel('New delay', { exact: true }).first().fill('30');
  await page.keyboard.press('Enter');
  await added.getByLabel('For', { exact: true }).first().fill('90');
  await page.keyboard.press('Enter');
  await expect(added.getByRole('alert')).toContainText('90 s is not shorter than every_s, 60 s');
  await page.keyboard.press('Escape');

  await expect.poll(() => simulated(page)).toBeGreaterThan(20);
  await page.getByRole('combobox', { name: 'Step' }).selectOption('link');
  await playhead(page).press('Home');
  await page.getByRole('button', { name: 'Next event' }).click();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Selected event' })).toContainText(
    'terminal – gateway:',
  );
  await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /at 5\.000 s/);

  await list.getByRole('button', { name: /^Remove .* 5$/ }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  expect(faults).toEqual([]);
});
