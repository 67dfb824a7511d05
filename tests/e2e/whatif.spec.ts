/** What-if: a control moved while the run plays changes it from the playhead on. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { content, find, openLab, pause, playhead, seconds, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a control acts from the playhead on, as a change that is edited, moved, switched off and linked', async ({
  page,
}) => {
  const faults = await openLab(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await pause(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(40);
  await page.getByRole('radio', { name: /^from here on/ }).check();
  const at = await seconds(page);
  const ber = await find(page, 'GSL bit error rate');
  await ber.fill('3e-5');
  await ber.press('Enter');

  const list = page.getByRole('region', { name: 'Changes' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(ber).toHaveValue('3e-5');
  const mark = page.getByRole('slider', { name: 'Change: GSL bit error rate: 3e-5' });
  await expect(mark).toHaveAttribute('aria-valuenow', /^\d/);
  expect(Math.abs(Number(await mark.getAttribute('aria-valuenow')) - at)).toBeLessThan(0.2);
  // What was simulated before stays, and the run goes on.
  await expect.poll(() => simulated(page)).toBeGreaterThan(at + 5);
  await lookAccessible(page, 'a change');

  await mark.press('Shift+ArrowLeft');
  const time = list.getByRole('textbox', { name: /^Time of GSL bit error rate/ });
  await time.fill('30');
  await time.press('Enter');
  await expect(mark).toHaveAttribute('aria-valuenow', '30');
  await playhead(page).press('Home');
  await expect(ber).toHaveValue('1e-7');
  await list.getByRole('checkbox').uncheck();
  await list.getByRole('checkbox').check();
  await time.fill('9000');
  await time.press('Enter');
  await expect(list.getByRole('alert')).toContainText('9000 s is not before the end at 130 s');

  // The link carries it, and undo takes it back.
  await expect.poll(() => content(page).d).toMatchObject({ changes: [{ at_s: 30 }] });
  await page.goto(page.url());
  await page.reload();
  await expect(page.getByRole('slider', { name: /^Change: GSL bit error rate/ })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  await list.getByRole('button', { name: /^Remove GSL bit error rate/ }).click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(faults).toEqual([]);
});
