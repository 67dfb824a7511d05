/** What a link keeps of the charts' range. */
import { describe, expect, it } from 'vitest';
import { FOLLOW_SPANS, followName, SharedView } from './view';

it('names the spans of the window in seconds, as all instants are', () => {
  expect(FOLLOW_SPANS.map(followName)).toEqual(['10 s', '30 s', '60 s', '300 s', 'All']);
});

it('shows nothing after the playhead while that is hidden, and all of the range otherwise', () => {
  const view = new SharedView();
  view.place(30, 600);
  view.select(20, 50);
  expect(view.seen).toEqual({ from: 20, to: 50 });
  view.place(30, 600, true);
  expect(view.seen).toEqual({ from: 20, to: 30 });
  // A zoom in between keeps it hidden.
  view.select(10, 40);
  expect(view.seen).toEqual({ from: 10, to: 30 });
  view.place(5, 600, true);
  expect(view.seen).toEqual({ from: 10, to: 10 });
  view.place(5, 600, false);
  expect(view.seen).toEqual({ from: 10, to: 40 });
});

describe('the view of a link', () => {
  it('keeps a chosen range', () => {
    const view = new SharedView();
    view.place(100, 600);
    view.select(20, 50);
    const other = new SharedView();
    other.place(0, 600);
    other.restore(JSON.parse(JSON.stringify(view.keep())));
    expect(other.range).toEqual({ from: 20, to: 50 });
    expect(other.zoomed).toBe(true);
  });

  it('keeps the span that follows the playhead, also all of it', () => {
    for (const span of [30, Number.POSITIVE_INFINITY]) {
      const view = new SharedView();
      view.setFollow(span);
      const other = new SharedView();
      other.restore(JSON.parse(JSON.stringify(view.keep())));
      expect(other.follow).toBe(span);
      expect(other.zoomed).toBe(false);
    }
  });

  it('without one shows the last ten seconds', () => {
    const view = new SharedView();
    view.place(100, 600);
    expect(view.range.to - view.range.from).toBeCloseTo(10, 9);
    expect(view.range.from).toBeLessThanOrEqual(92);
    expect(view.range.to).toBeGreaterThan(100);
  });

  it('ignores what is no view', () => {
    const view = new SharedView();
    for (const kept of [
      undefined,
      null,
      7,
      'x',
      { range: [5] },
      { range: [9, 3] },
      { follow: 31 },
      { range: ['a', {}] },
    ]) {
      view.restore(kept);
    }
    expect(view.zoomed).toBe(false);
    expect(view.follow).toBe(10);
  });
});
