/** The window of time of a diagram, as it is moved and as it follows the playhead. */
import { expect, test } from 'vitest';
import { SequenceView } from './view';

test('a window follows the playhead, which stays in sight, and does not move while it need not', () => {
  const view = new SequenceView({ span: 2 });
  view.place(10);
  const { from } = view.window;
  expect(from).toBeLessThan(10);
  view.place(10.2);
  expect(view.window.from).toBe(from);
  for (const t of [10.9, 12, 40, 3]) {
    view.place(t);
    expect(view.window.from).toBeLessThan(t);
    expect(view.window.to).toBeGreaterThan(t);
  }
});

test('a window that was typed, dragged or put about an instant stays where it is', () => {
  const view = new SequenceView({ span: 2 });
  view.select(2.25, 3.5);
  view.place(100);
  expect(view.window).toEqual({ from: 2.25, to: 3.5 });
  view.pan(0.5, 100);
  expect(view.window).toEqual({ from: 2.75, to: 4 });
  view.around(50);
  expect((view.window.from + view.window.to) / 2).toBeCloseTo(50, 9);
  view.select(5, 4);
  expect(view.window.to).toBeGreaterThan(view.window.from);
});

test('zoom keeps the instant that it is about where it is', () => {
  const view = new SequenceView({ from: 10, span: 4 });
  view.zoom(11, 0.5);
  expect(view.window.from).toBeCloseTo(10.5, 9);
  expect(view.window.to).toBeCloseTo(12.5, 9);
  for (let times = 0; times < 60; times += 1) view.zoom(11, 0.5);
  expect(view.window.to).toBeGreaterThan(view.window.from);
});

test('a step out of sight is brought into it', () => {
  const view = new SequenceView({ from: 10, span: 4 });
  view.reveal(12);
  expect(view.window.from).toBe(10);
  view.reveal(15);
  expect(view.window.from).toBeLessThan(15);
  expect(view.window.to).toBeGreaterThan(15);
});

test('what a link kept comes back, and what it could not have kept does not', () => {
  const view = new SequenceView();
  expect(view.keep()).toBeNull();
  view.select(2.25, 3.5);
  view.set({ wide: false, numbers: 'tsn', beside: 1, stepped: { t: 2.324, n: 3 } });
  const again = new SequenceView(view.keep(), 2);
  expect(again.keep()).toEqual(view.keep());
  expect(again.window).toEqual(view.window);
  expect(again.stepped).toEqual({ t: 2.324, n: 3 });
  const damaged = { from: -1, span: 'x', beside: 7, step: [1], numbers: 4, wide: 0 };
  expect(new SequenceView(damaged, 2).keep()).toBeNull();
});
