/** Ranges: the window follows the playhead, zoom and pan stay within the run, value axes do not jump. */
import { describe, expect, it } from 'vitest';
import {
  around,
  followRange,
  MIN_SPAN_S,
  panRange,
  roundUp,
  spanRange,
  withFoot,
  zeroBased,
  zoomRange,
} from './ranges';
import { SharedView } from './view';

describe('the window that follows the playhead', () => {
  it('begins at zero and holds the playhead at four fifths later', () => {
    expect(followRange(10, 60, 600)).toEqual({ from: 0, to: 60 });
    const later = followRange(300, 60, 600);
    expect((300 - later.from) / (later.to - later.from)).toBeCloseTo(0.8, 2);
  });

  it('moves by whole pixels, so that a millisecond changes nothing', () => {
    expect(followRange(300.001, 60, 600)).toEqual(followRange(300, 60, 600));
    expect(followRange(301, 60, 600)).not.toEqual(followRange(300, 60, 600));
  });

  it('shows all that has been simulated when asked for all', () => {
    expect(followRange(10, Number.POSITIVE_INFINITY, 432)).toEqual({ from: 0, to: 432 });
  });
});

describe('zoom and pan', () => {
  it('zooms about the pointer', () => {
    const zoomed = zoomRange({ from: 20, to: 80 }, 35, 0.5, 600);
    expect(zoomed).toEqual({ from: 27.5, to: 57.5 });
    expect((35 - zoomed.from) / 30).toBeCloseTo(0.25, 12);
  });

  it('stays within the run and above the shortest span', () => {
    expect(zoomRange({ from: 0, to: 60 }, 30, 100, 600)).toEqual({ from: 0, to: 600 });
    expect(panRange({ from: 570, to: 590 }, 100, 600)).toEqual({ from: 580, to: 600 });
    expect(panRange({ from: 5, to: 25 }, -100, 600)).toEqual({ from: 0, to: 20 });
    const closest = spanRange(10, 10, 600);
    expect(closest.to - closest.from).toBeCloseTo(MIN_SPAN_S, 9);
  });

  it('takes a selection drawn from right to left', () => {
    expect(spanRange(50, 20, 600)).toEqual({ from: 20, to: 50 });
  });

  it('keeps a zoom while time passes and lets it go on reset', () => {
    const view = new SharedView();
    view.place(100, 200);
    view.select(40, 50);
    view.place(110, 200);
    expect(view.range).toEqual({ from: 40, to: 50 });
    view.reset();
    expect(view.zoomed).toBe(false);
    expect(view.range.to).toBeGreaterThan(110);
  });
});

describe('value axes', () => {
  it('ends at a round number', () => {
    expect([0.7, 1, 1.2, 24.9, 31, 999].map(roundUp)).toEqual([0.8, 1, 1.5, 30, 40, 1000]);
  });

  it('keeps its limit until twice too large or too small', () => {
    const first = zeroBased(31, null);
    expect(first).toEqual({ from: 0, to: 40 });
    expect(zeroBased(20, first)).toBe(first);
    expect(zeroBased(9, first)).toEqual({ from: 0, to: 10 });
    expect(zeroBased(64, first).to).toBe(80);
  });

  it('frames delays without zero', () => {
    const limits = around(71, 83, null);
    expect(limits.from).toBeGreaterThan(60);
    expect(limits.from).toBeLessThan(71);
    expect(limits.to).toBeGreaterThan(83);
    expect(around(72, 82, limits)).toBe(limits);
  });

  it('has limits when there is nothing to show', () => {
    expect(around(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null)).toEqual({
      from: 0,
      to: 1,
    });
    expect(zeroBased(Number.NEGATIVE_INFINITY, null)).toEqual({ from: 0, to: 1 });
  });
});

it('a foot takes its share of the height below, and leaves the rest as it was', () => {
  const { from, to } = withFoot({ from: 0, to: 30 }, 0.25);
  expect([from, to]).toEqual([-10, 30]);
  expect((0 - from) / (to - from)).toBe(0.25);
  expect(withFoot({ from: 0, to: 30 }, 0)).toEqual({ from: 0, to: 30 });
});
