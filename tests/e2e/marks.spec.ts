/** Marks of the timeline that stand too near to each other: one mark with their number, by mouse, finger and keyboard. */
import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, playhead } from './page';

test.use({ hasTouch: true });

/** Two links with changes of their errors at these instants, paused. */
function changedAt(...instants: number[]): string {
  const changes = instants.map((at_s, at) => ({ at_s, path: `links[${at % 2}].per`, value: 0.01 }));
  const content = JSON.stringify({ d: { changes }, t: 5, v: { paused: true } });
  return `#v1.two-links.${deflateRawSync(content).toString('base64url')}`;
}

/** The least distance between the middles of two marks, CSS pixels. */
async function leastApart(page: Page): Promise<number> {
  const marks = page.locator('.change-marks').locator('[role=slider], button');
  const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
  const middles = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0) / 2).sort((a, b) => a - b);
  return Math.min(...middles.slice(1).map((x, at) => x - (middles[at] ?? 0)));
}

const group = (page: Page, name: string): Locator => page.getByRole('button', { name });
const card = (page: Page): Locator => page.getByRole('region', { name: /^\d changes?, / });

test('changes too near to each other are one mark with a list, and are told apart by zooming in', async ({
  page,
}) => {
  const faults = await openLab(page, changedAt(30, 30.5, 60, 60, 120));
  const near = group(page, '2 changes, 30 to 30.5 s');
  await expect(near).toHaveText('2');
  await expect(group(page, '2 changes, at 60 s')).toBeVisible();
  await expect(page.getByRole('slider', { name: /^Change: / })).toHaveCount(1);
  expect(await leastApart(page)).toBeGreaterThanOrEqual(24);

  // By finger and by mouse.
  await group(page, '2 changes, at 60 s').tap();
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await expect(card(page).getByRole('button', { name: 'Zoom in on them' })).toHaveCount(0);
  await card(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('slider', { name: /^Change: / })).toHaveCount(2);
  await near.click();
  await lookAccessible(page, 'the changes of one mark');
  await card(page).getByRole('button', { name: 'Packet error rate', exact: true }).nth(1).click();
  await expect(playhead(page)).toHaveAttribute('aria-valuenow', '30.5');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(near).toBeFocused();

  // By keyboard: zoomed in on they stand apart, and the first of them has the focus.
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: 'Zoom in on them' }).focus();
  await page.keyboard.press('Enter');
  const [first, second] = [30, 30.5].map((t) =>
    page.locator(`.change-mark[aria-valuenow="${t}"]`),
  ) as [Locator, Locator];
  await expect(first).toBeFocused();
  await expect(second).toBeVisible();
  await expect(near).toHaveCount(0);

  // What is moved by keys stays what it is, also on top of another, until the focus is elsewhere.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(second).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(second).toHaveCount(2);
  await playhead(page).focus();
  await expect(group(page, '2 changes, at 30.5 s')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a mark that a finger drags onto another stands alone until it is left', async ({ page }) => {
  const faults = await openLab(page, changedAt(60, 120));
  const dragged = page.locator('.change-mark').first();
  const onto = page.locator('.change-mark').last();
  await expect(onto).toHaveAttribute('aria-valuenow', '120');
  const [from, to] = [await dragged.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('marks are drawn');
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x: x + 12, y: from.y + 20 }],
    });
  // As on a slow machine: the finger is gone before the page has drawn the end of its way.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await touch('touchStart', from.x);
  await Promise.all([
    ...[0.3, 0.6, 1].map((share) => touch('touchMove', from.x + share * (to.x - from.x))),
    touch('touchEnd'),
  ]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.locator('.change-mark:focus')).toHaveAttribute('aria-valuenow', /^1(19|20)/);
  await expect(page.locator('.change-mark')).toHaveCount(2);
  await playhead(page).focus();
  await expect(group(page, '2 changes, 1')).toHaveText('2');
  expect(faults).toEqual([]);
});
