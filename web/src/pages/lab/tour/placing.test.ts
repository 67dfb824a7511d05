/** The card of the tour at the sizes of screens: in the window, and beside what it speaks of. */
import { expect, it } from 'vitest';
import { type Box, inSight, placed } from './placing';

const card = { width: 264, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ['a chart at the right', box(1070, 120, 360, 210), box(0, 48, 1440, 756)],
  ['the globe between the columns', box(288, 48, 780, 756), box(0, 48, 1440, 756)],
  ['a control at the left', box(0, 400, 288, 60), box(0, 48, 1440, 756)],
  ['the globe of an upright phone', box(0, 105, 360, 250), box(0, 0, 360, 600)],
  ['the globe of a phone on its side', box(0, 48, 370, 170), box(0, 0, 740, 264)],
])('%s is not covered, and the card is in the window', (_, place, window) => {
  const { left, top } = placed(card, place, window);
  expect(left).toBeGreaterThanOrEqual(window.left);
  expect(top).toBeGreaterThanOrEqual(window.top);
  expect(left + card.width).toBeLessThanOrEqual(window.right);
  expect(top + card.height).toBeLessThanOrEqual(window.bottom);
  const apart =
    left + card.width <= place.left ||
    left >= place.right ||
    top + card.height <= place.top ||
    top >= place.bottom;
  expect(apart).toBe(true);
});

it('of a place that is scrolled away nothing is in sight', () => {
  const seen = inSight(box(0, 900, 100, 100), box(0, 0, 360, 600));
  expect((seen.right - seen.left) * (seen.bottom - seen.top)).toBe(0);
});
