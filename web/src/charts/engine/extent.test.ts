/** What an axis has to show. */
import { expect, it } from 'vitest';
import { extent } from './extent';
import type { Layer } from './layer';

const line = (min: number, max: number, more: Partial<Layer> = {}) =>
  ({ visible: true, side: 'left', min, max, ...more }) as Layer;

it('is what the visible layers of its side have', () => {
  const layers = [line(2, 5), line(1, 9, { visible: false }), line(0, 7, { side: 'right' })];
  expect(extent([...layers, line(3, 6)], 'left')).toEqual({ min: 2, max: 6 });
  expect(extent(layers, 'right')).toEqual({ min: 0, max: 7 });
});

it('is stretched by a soft layer no more than that may, whichever comes first', () => {
  const cwnd = line(10, 50);
  const ssthresh = (max: number) => line(5, max, { soft: 2 });
  for (const [most, shown] of [
    [100, 100],
    [101, 50],
  ] as const) {
    expect(extent([cwnd, ssthresh(most)], 'left').max).toBe(shown);
    expect(extent([ssthresh(most), cwnd], 'left').max).toBe(shown);
  }
  expect(extent([cwnd, line(0, 16_777, { soft: 8 }), ssthresh(90)], 'left').max).toBe(90);
});

it('is that of the soft layers where there are no others, and none where there are none', () => {
  expect(extent([line(0, 16_777, { soft: 8 })], 'left').max).toBe(16_777);
  expect(extent([], 'left')).toEqual({
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  });
});
