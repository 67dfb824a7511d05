/** A control that is dragged, or moved by keys: one change and one step back, and it stays under the hand. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { brief, find, openLab, openStill, pause, seconds, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

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
    page.locator('aside.left').getByRole('spinbutton', { name: 'GSL bit error rate', exact: true }),
  ).toHaveValue('1e-7');
});

/** Whether the row of a control has nothing before it where its slider is. */
function isUncovered(one: Locator): Promise<boolean> {
  return one.evaluate((slider) => {
    const { x, y, width, height } = slider.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest('.control') === slider.closest('.control');
  });
}

/** Scrolls so that a control stands at the top or at the foot of its column. */
function standAt(one: Locator, block: 'start' | 'end'): Promise<void> {
  return one.evaluate((slider, at) => {
    const column = slider.closest('.left');
    const row = slider.closest('.control');
    if (!column || !row) return;
    const [box, place] = [column.getBoundingClientRect(), row.getBoundingClientRect()];
    // Below what is sticky at the top.
    column.scrollTop += at === 'end' ? place.bottom - box.bottom + 4 : place.top - box.top - 60;
  }, block);
}

/** Drags a slider with a finger, resting at the end; gives whether it was uncovered there. */
async function dragByFinger(page: Page, one: Locator, to: number): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const box = await one.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === null ? [] : [{ x: box.x + box.width * share, y }],
    });
  await touch('touchStart', 0.3);
  for (const share of [0.4, 0.5, to]) {
    await touch('touchMove', share);
    await page.waitForTimeout(150);
  }
  await expect(list(page)).toBeAttached();
  await page.waitForTimeout(300);
  const uncovered = await isUncovered(one);
  expect((await one.boundingBox())?.y).toBeCloseTo(box.y, 0);
  await touch('touchEnd', null);
  await session.detach();
  return uncovered;
}

for (const block of ['start', 'end'] as const) {
  test(`in the sheet of a phone nothing covers the slider under the finger, at the ${block} of the column`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const faults = await openStill(page, 20);
    await page.getByRole('button', { name: 'Controls', exact: true }).click();
    await page.getByRole('radio', { name: /^from here on/ }).check();
    const one = slider(page, 'GSL bit error rate');
    const field = one.locator('xpath=ancestor::*[@data-path]').getByRole('spinbutton');
    await one.scrollIntoViewIfNeeded();
    await standAt(one, block);
    const before = await field.inputValue();
    expect(await dragByFinger(page, one, 0.7)).toBe(true);
    await expect(field).not.toHaveValue(before);
    const first = await field.inputValue();
    const folded = list(page).getByRole('button', { name: 'Changes 1' });
    await expect(folded).toBeInViewport();
    expect(await isUncovered(one)).toBe(true);
    expect(await dragByFinger(page, one, 0.9)).toBe(true);
    await expect(field).not.toHaveValue(first);
    await folded.tap();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(list(page).getByRole('button', { name: 'Remove all changes' })).toBeInViewport();
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('at the foot of the column the list waits until the mouse lets go, and then covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStill(page, 20);
  await page.getByRole('radio', { name: /^from here on/ }).check();
  const one = slider(page, 'GSL bit error rate');
  await one.scrollIntoViewIfNeeded();
  await standAt(one, 'end');
  const box = await one.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  for (const share of [0.4, 0.5, 0.6]) {
    await page.mouse.move(box.x + box.width * share, y);
    await page.waitForTimeout(150);
  }
  await expect(list(page)).toBeAttached();
  expect(await isUncovered(one)).toBe(true);
  expect((await one.boundingBox())?.y).toBeCloseTo(box.y, 0);
  await page.mouse.up();
  await expect(list(page).getByRole('button', { name: 'Remove all changes' })).toBeInViewport();
  expect(await isUncovered(one)).toBe(true);
});

test('a mark that is moved by keys is one Undo', async ({ page }) => {
  await openStill(page, 20);
  await page.getByRole('radio', { name: /^from here on/ }).check();
  const ber = await find(page, 'GSL bit error rate');
  await ber.fill('1e-6');
  await ber.press('Enter');
  const mark = page.getByRole('slider', { name: /^Change: GSL bit error rate/ });
  const before = await mark.getAttribute('aria-valuenow');
  await page.waitForTimeout(PAUSE_MS);
  await mark.focus();
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(mark).not.toHaveAttribute('aria-valuenow', before ?? '');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mark).toHaveAttribute('aria-valuenow', before ?? '');
});
