/** Decimation keeps every peak, thins to what the pixels show and never draws more than it may. */
import { describe, expect, it } from 'vitest';
import { decimate, MAX_POINTS, Points, type Stretch } from './decimate';
import { BLOCK_ROWS, Extremes } from './extremes';

function stretch(values: number[], more: Partial<Stretch> = {}): Stretch {
  const times = Float64Array.from(values, (_value, row) => row / 100);
  const rows = Uint32Array.from(values.keys());
  const column = Float32Array.from(values);
  const whole = { start: 0, end: values.length, scale: 1, gaps: false, extremes: null };
  return { times, values: column, rows, ...whole, ...more };
}

function drawn(points: Points): [number, number][] {
  return Array.from({ length: points.count }, (_none, i) => [points.x[i] ?? 0, points.y[i] ?? 0]);
}

describe('decimation', () => {
  it('draws few rows exactly as they are recorded', () => {
    const out = new Points();
    decimate(stretch([1, 5, 2]), 1, 300, out);
    expect(drawn(out)).toEqual([
      [0, 1],
      [0.01, 5],
      [0.02, 2],
    ]);
  });

  it('keeps a single-row collapse of cwnd among a hundred thousand rows', () => {
    const values = new Array<number>(100_000).fill(50_000);
    values[61_234] = 1500;
    values[61_235] = 64_000;
    const out = new Points();
    decimate(stretch(values), 1000, 300, out);
    expect(out.count).toBeLessThanOrEqual(302 * 4);
    expect(out.min).toBe(1500);
    expect(out.max).toBe(64_000);
    const low = drawn(out).findIndex(([, y]) => y === 1500);
    expect(drawn(out)[low]?.[0]).toBeCloseTo(612.34, 6);
    expect(drawn(out)[low + 1]?.[1]).toBe(64_000);
  });

  it('never draws more than 4,000 points, however wide the screen', () => {
    const values = Array.from({ length: 50_000 }, (_none, row) => (row * 7919) % 101);
    const out = new Points();
    decimate(stretch(values), 500, 8000, out);
    expect(out.count).toBeGreaterThan(3000);
    expect(out.count).toBeLessThanOrEqual(MAX_POINTS);
  });

  it('runs forward in time', () => {
    const values = Array.from({ length: 5000 }, (_none, row) => (row * 7919) % 101);
    const out = new Points();
    decimate(stretch(values), 50, 200, out);
    const times = drawn(out).map(([x]) => x);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('gives a column of pixels the same extremes wherever the window begins', () => {
    const values = Array.from({ length: 20_000 }, (_none, row) => (row * 7919) % 1009);
    const [a, b] = [new Points(), new Points()];
    decimate(stretch(values, { start: 0, end: 12_000 }), 120, 120, a);
    decimate(stretch(values, { start: 3000, end: 15_000 }), 120, 120, b);
    const between = (points: Points) => drawn(points).filter(([x]) => x >= 40 && x < 110);
    expect(between(a)).toEqual(between(b));
  });

  it('breaks the line where a delay says that there is no route', () => {
    const out = new Points();
    decimate(stretch([80, -1, 70], { gaps: true }), 1, 300, out);
    expect(Number.isNaN(out.y[1])).toBe(true);
    expect(out.min).toBe(70);
  });

  it('scales bytes to kilobytes', () => {
    const out = new Points();
    decimate(stretch([24_936], { scale: 1e-3 }), 1, 300, out);
    expect(out.y[0]).toBeCloseTo(24.936, 9);
  });

  it('finds the same extremes by blocks as row by row', () => {
    const values = Array.from({ length: 64 * 2000 }, (_none, row) => 1000 + ((row * 7919) % 1009));
    values[70_001] = 3;
    const rows = stretch(values);
    const extremes = new Extremes();
    extremes.update(rows.values, rows.rows, values.length, 0);
    expect(extremes.blocks).toBe(values.length / BLOCK_ROWS);
    const [byRow, byBlock] = [new Points(), new Points()];
    decimate(rows, 1280, 300, byRow);
    decimate({ ...rows, extremes }, 1280, 300, byBlock);
    expect([byBlock.min, byBlock.max]).toEqual([byRow.min, byRow.max]);
    expect(byBlock.min).toBe(3);
  });
});
