/** Measuring in a diagram: which of the two instants a drag takes up. */
import { expect, test } from 'vitest';
import { SharedView } from '../../charts/engine/view';
import { anchorOf, isNearMeasured } from './measured';

function measuring(a: number, b: number): SharedView {
  const view = new SharedView();
  view.place(0, 100);
  view.measure({ a, b });
  return view;
}

test('the nearer instant moves and the other stays; elsewhere a new span begins', () => {
  const view = measuring(10, 20);
  // A pixel is a tenth of a second: eight of them reach.
  expect(anchorOf(view, 19.5, 0.1)).toBe(10);
  expect(anchorOf(view, 10.7, 0.1)).toBe(20);
  expect(anchorOf(view, 15, 0.1)).toBe(15);
  expect([19.5, 10.7, 15].map((t) => isNearMeasured(view, t, 0.1))).toEqual([true, true, false]);
});

test('where nothing is measured a drag is not taken up', () => {
  const view = new SharedView();
  expect(anchorOf(view, 3, 0.1)).toBeNull();
  expect(isNearMeasured(view, 3, 0.1)).toBe(false);
});
