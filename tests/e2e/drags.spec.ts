/** A control that is dragged, or moved by keys: one change and one step back, and it stays under the hand. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { brief, find, openLab, openStill, pause, seconds } from './page';

/** Longer than what follows closely, ms. */
const PAUSE_MS = 900;

function slider(page: Page, label: string): Locator {
  return page.locator('aside.left').getByRole('slider', { name: label, exact: true });
}

const list = (page: Page) => page.getByRole('region', { name: 'Changes' });

/** Drags a slider in a few steps, resting after each; gives how far it was moved away from under the pointer. */
async function drag(page: Page, one: Locator, rest_ms: number): Promise<number> {
  const box = await one.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  for (const share of [0.4, 0.5, 0.6, 0.7]) {
    await page.mouse.move(box.x + box.width * share, y);
    await page.waitForTimeout(rest_ms);
  }
  await page.mouse.up();
  await expect(one).toBeVisible();
  return ((await one.boundingBox())?.y ?? 0) - box.y;
}

test('a slow drag while the run plays is one change and one Undo, and the slider stays in place', async ({
  page,
}) => {
  const faults = await openLab(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  const ber = await find(page, 'GSL bit error rate');
  await expect(ber).toHaveValue('1e-7');
  expect(await drag(page, slider(page, 'GSL bit error rate'), PAUSE_MS)).toBe(0);
  await pause(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  const dragged = await ber.inputValue();
  expect(dragged).not.toBe('1e-7');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(ber).toHaveValue(dragged);
  expect(faults).toEqual([]);
});

test('a slow drag while the run stands still is one Undo, and two drags are two', async ({
  page,
}) => {
  await openStill(page, 5, brief('two-links', 30));
  const streams = await find(page, 'Streams');
  const before = await streams.inputValue();
  await drag(page, slider(page, 'Streams'), PAUSE_MS);
  const first = await streams.inputValue();
  expect(first).not.toBe(before);
  const box = await slider(page, 'Streams').boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  // At once, as somebody who corrects himself.
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await expect(streams).not.toHaveValue(first);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(streams).toHaveValue(first);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(streams).toHaveValue(before);
});

test('keys are one change until they rest', async ({ page }) => {
  await openStill(page, 20);
  await page.getByRole('radio', { name: /^from here on/ }).check();
  const ber = await find(page, 'GSL bit error rate');
  await ber.focus();
  await page.keyboard.down('ArrowUp');
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.down('ArrowUp');
  await page.keyboard.up('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.waitForTimeout(PAUSE_MS);
  await ber.press('ArrowDown');
  await ber.blur();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list(page)).toHaveCount(0);
});

test('all changes are removed at once, and come back at once', async ({ page }) => {
  await openStill(page, 20);
  await page.getByRole('radio', { name: /^from here on/ }).check();
  for (const value of ['1e-6', '1e-5']) {
    const ber = await find(page, 'GSL bit error rate');
    await ber.fill(value);
    await ber.press('Enter');
    await page.getByRole('slider', { name: 'Playhead' }).press('ArrowRight');
    await page.waitForTimeout(PAUSE_MS);
  }
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await list(page).getByRole('button', { name: 'Remove all changes' }).click();
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});

test('a drag in the frame of another page is one change', async ({ page }) => {
  await openLab(page, `?embed=1&parts=controls,timeline${brief('iridium-geo', 130)}`);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await find(page, 'GSL bit error rate');
  expect(await drag(page, slider(page, 'GSL bit error rate'), PAUSE_MS)).toBe(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(
    page.locator('aside.left').getByRole('textbox', { name: 'GSL bit error rate', exact: true }),
  ).toHaveValue('1e-7');
});

test('in the sheet of a phone the slider stays under the finger, and the list is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Controls', exact: true }).click();
  await find(page, 'GSL bit error rate');
  const one = slider(page, 'GSL bit error rate');
  await one.scrollIntoViewIfNeeded();
  expect(await drag(page, one, 100)).toBe(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page)).toBeInViewport();
  await expect(one).toBeInViewport();
});
