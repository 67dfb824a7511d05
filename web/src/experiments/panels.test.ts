/** Figures of several metrics: a panel each, in its own unit. */
import { expect, test } from 'vitest';
import type { LinesPlot, Metric, PlotPoint } from '../protocol/experiment.gen';
import { panelsOf } from './panels';

const metric = (value: string, label: string, unit: string) =>
  ({ value, label, unit, help: '' }) as unknown as Metric;
const METRICS = [metric('goodput_bps', 'Goodput', 'bit/s'), metric('timeouts', 'Timeouts', '')];
const point = (x: number, y: number): PlotPoint => ({ x, y, low: y / 2, high: 2 * y, row: 0 });
const line = (of: string, label: string, y: number) => ({
  label,
  metric: of,
  at: {},
  points: [point(1, y)],
  reference: [],
});
const plot = {
  x: { label: 'Loss', unit: '', scale: 'linear', from_zero: false, words: null },
  y: { label: 'Goodput, Timeouts', unit: '', scale: 'linear', from_zero: true, words: null },
  lines: [
    line('goodput_bps', 'Goodput, Streams 1', 5000),
    line('goodput_bps', 'Goodput, Streams 4', 7000),
    line('timeouts', 'Timeouts, Streams 1', 3),
  ],
  reference: '',
} as unknown as LinesPlot;

test('each metric has its lines, its unit and its numbers', () => {
  const [rate, count] = panelsOf(plot, { y: ['goodput_bps', 'timeouts'], y_label: '' }, METRICS);
  expect(rate?.y).toMatchObject({ label: 'Goodput', unit: 'kbit/s', from_zero: true });
  expect(rate?.lines.map(({ label }) => label)).toEqual(['Streams 1', 'Streams 4']);
  expect(rate?.lines[1]?.points[0]).toMatchObject({ x: 1, y: 7, low: 3.5, high: 14 });
  expect(count?.y).toMatchObject({ label: 'Timeouts', unit: '' });
  expect(count?.lines[0]?.points[0]).toMatchObject({ y: 3, low: 1.5, high: 6 });
});

test('one metric, or several that share an axis, are one plot as it is', () => {
  expect(panelsOf(plot, { y: ['timeouts'], y_label: '' }, METRICS)).toEqual([plot]);
  const shared = { y: ['goodput_bps', 'timeouts'], y_label: 'Both' };
  expect(panelsOf(plot, shared, METRICS)).toEqual([plot]);
});
