/** Break it: what breaks at the playhead is a dated change like any other. */
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import {
  chart,
  openLab,
  pause,
  playhead,
  scenario,
  seconds,
  settled,
  simulated,
  withoutGlobe,
} from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

test('a receiver is frozen by key, it rains by card and a link breaks at an instant of a chart, each as a change that the run shows, a link keeps and undo takes back', async ({
  page,
}) => {
  const faults = await openLab(page, scenario('iridium-geo'));
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await pause(page);
  await expect.poll(() => simulated(page)).toBeGreaterThan(40);
  const at = await seconds(page);

  await page.keyboard.press('b');
  await expect(page.getByText('Break it', { exact: true })).toBeFocused();
  const freeze = page.getByRole('button', { name: 'Freeze the receiver for 10 s' });
  await expect(freeze).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch off P\d S\d, which serves/ })).toHaveCount(
    2,
  );
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(freeze).toBeFocused();
  await page.keyboard.press('Enter');

  const list = page.getByRole('region', { name: 'Changes' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('textbox', { name: /for, s/ })).toHaveValue('10');
  const mark = page.getByRole('slider', {
    name: 'Change: Receiver of Quito to London stops reading',
  });
  expect(Math.abs(Number(await mark.getAttribute('aria-valuenow')) - at)).toBeLessThan(0.2);
  // At the instant of a chart that the other button of the mouse was pressed at, wherever the playhead is.
  const windows = page.getByRole('region', { name: 'Windows', exact: true });
  const plot = windows.locator('.u-over');
  const { width = 0 } = (await plot.boundingBox()) ?? {};
  await plot.click({ button: 'right', position: { x: 0.8 * width, y: 20 } });
  const asked = page.getByRole('region', { name: /^Break it at [\d.]+ s$/ });
  const instant = /[\d.]+/.exec((await asked.getAttribute('aria-label')) ?? '')?.[0];
  expect(Math.abs(Number(instant) - (await seconds(page)))).toBeGreaterThan(1);
  await lookAccessible(page, 'what can be broken');
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('status')).toHaveText(
    `Next data packet of Quito to London dropped at ${Number(instant)} s`,
  );
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Remove Next data packet/ }).click();
  // The keyboard gets there from the chart's menu, for the playhead.
  await windows.getByRole('button', { name: 'Windows: save or show as a table' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('button', { name: 'Drop the next data packet' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);

  // The frozen receiver’s buffer fills, and the sender is told so.
  await expect.poll(() => simulated(page)).toBeGreaterThan(at + 9);
  await playhead(page).focus();
  for (let second = 0; second < 8; second += 1) await page.keyboard.press('Shift+ArrowRight');
  await settled(page);
  await expect(chart(page, 'Windows')).toHaveAttribute('aria-label', /peer rwnd 0 kB/);

  await page.keyboard.press('g');
  await page.keyboard.type('London');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'London' }).getByRole('button', { name: /^Rain/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Some seconds of ten minutes: the two have one mark.
  const both = page.getByRole('button', { name: /^2 changes, / });
  await expect(both).toHaveAttribute('title', /Rain over London$/);

  // Once at an instant: a second press says so and adds nothing.
  await page.getByRole('region', { name: 'London' }).getByRole('button', { name: /^Rain/ }).click();
  await expect(page.getByText(/“Rain over London” is among the changes at .* already/)).toHaveCount(
    2,
  );
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.goto(page.url());
  await page.reload();
  await expect(both).toHaveAttribute('title', /Rain over London$/);
  await list.getByRole('button', { name: /^Remove Rain/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(faults).toEqual([]);
});
