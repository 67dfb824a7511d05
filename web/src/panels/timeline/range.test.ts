/** The timeline zooms: about an instant, no farther than the run, and back to all of it. */
import { describe, expect, it, vi } from 'vitest';
import { TimelineRange } from './range';

const RUN_S = 600;

describe('a zoomed timeline', () => {
  it('keeps the instant under the pointer where it is', () => {
    const range = new TimelineRange();
    range.zoom(2, 150, RUN_S);
    const { from, to } = range.span(RUN_S);
    expect(to - from).toBe(300);
    expect((150 - from) / (to - from)).toBeCloseTo(150 / RUN_S, 12);
  });

  it('shows the whole run again when it is zoomed out as far, and when asked', () => {
    const range = new TimelineRange();
    range.zoom(4, 100, RUN_S);
    expect(range.isPart).toBe(true);
    range.zoom(1 / 8, 100, RUN_S);
    expect(range.isPart).toBe(false);
    range.zoom(4, 100, RUN_S);
    range.showAll();
    expect(range.span(RUN_S)).toEqual({ from: 0, to: RUN_S });
  });

  it('stays within the run however it is moved, and as wide as it was', () => {
    const range = new TimelineRange();
    range.zoom(10, 300, RUN_S);
    for (const by of [-1e6, 1e6]) {
      range.pan(by, RUN_S);
      const { from, to } = range.span(RUN_S);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(RUN_S);
      expect(to - from).toBeCloseTo(60, 9);
    }
  });

  it('shows what lies between two instants with room around it, also where they are the same', () => {
    const range = new TimelineRange();
    range.showSpan({ from: 100, to: 104 }, RUN_S);
    expect(range.span(RUN_S)).toEqual({ from: 99, to: 105 });
    range.showSpan({ from: 0, to: 4 }, RUN_S);
    expect(range.span(RUN_S)).toEqual({ from: 0, to: 6 });
    range.showSpan({ from: 50, to: 50 }, RUN_S);
    const { from, to } = range.span(RUN_S);
    expect(from).toBeLessThan(50);
    expect(to).toBeGreaterThan(50);
  });

  it('does not become shorter than can be told apart', () => {
    const range = new TimelineRange();
    for (let i = 0; i < 100; i += 1) range.zoom(2, 42, RUN_S);
    const { from, to } = range.span(RUN_S);
    expect(to - from).toBeCloseTo(0.02, 9);
    expect(from).toBeLessThanOrEqual(42);
    expect(to).toBeGreaterThanOrEqual(42);
  });

  it('comes along when the playhead leaves it', () => {
    const range = new TimelineRange();
    range.zoom(10, 300, RUN_S);
    const { to } = range.span(RUN_S);
    range.reach(to - 1, RUN_S);
    expect(range.span(RUN_S).to).toBe(to);
    range.reach(to + 1, RUN_S);
    const moved = range.span(RUN_S);
    expect(moved.from).toBeLessThan(to + 1);
    expect(moved.to - moved.from).toBeCloseTo(60, 9);
  });

  it('fits a run that turned out shorter', () => {
    const range = new TimelineRange();
    range.zoom(4, 550, RUN_S);
    expect(range.span(100)).toEqual({ from: 0, to: 100 });
  });

  it('tells of changes, and of nothing else', () => {
    const range = new TimelineRange();
    const changed = vi.fn();
    range.subscribe(changed);
    range.showAll();
    range.pan(10, RUN_S);
    expect(changed).not.toHaveBeenCalled();
    range.zoom(2, 10, RUN_S);
    expect(changed).toHaveBeenCalledOnce();
  });
});
