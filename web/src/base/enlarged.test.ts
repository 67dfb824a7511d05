/** Where a pointer is in a part that stands enlarged. */
import { expect, test } from 'vitest';
import { pointIn } from './enlarged';

const standing = (currentCSSZoom?: number) =>
  ({
    getBoundingClientRect: () => ({ left: 100, top: 50 }),
    ...(currentCSSZoom === undefined ? {} : { currentCSSZoom }),
  }) as unknown as Element;

test('a point is in pixels of the part, whatever it is enlarged by', () => {
  const pointer = { clientX: 130, clientY: 80 };
  expect(pointIn(standing(1.5), pointer)).toEqual({ x: 20, y: 20 });
  expect(pointIn(standing(1), pointer)).toEqual({ x: 30, y: 30 });
  expect(pointIn(standing(), pointer)).toEqual({ x: 30, y: 30 });
});
