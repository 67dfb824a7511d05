/** Single points over time: however many there are, every stretch of time has its share. */
import { expect, it } from 'vitest';
import { RowIndex } from '../../reading/rowIndex';
import { DotLayer } from './dotLayer';
import { PlotFrame } from './plotFrame';

/** Where a layer of `rows` points over 60 s, one TSN each, draws them in a plot of 600 x 200 pixels. */
function drawn(rows: number, range = { from: 0, to: 60 }): { x: number; y: number }[] {
  const index = new RowIndex();
  index.update(rows, 0, () => true);
  const times = Float64Array.from({ length: rows }, (_, row) => (60 * row) / rows);
  const layer = new DotLayer({
    key: 'sent',
    label: 'sent',
    unit: 'TSN',
    color: 'cwnd',
    shape: 'dot',
    index,
    times: () => times,
    value: (row) => row,
    place: (value) => value % 100,
    update: () => undefined,
  });
  const points: { x: number; y: number }[] = [];
  const context = { fillRect: (x: number, y: number) => points.push({ x: x + 1, y: y + 1 }) };
  const frame = new PlotFrame(context as never, {} as never);
  Object.assign(frame, { width: 600, height: 200, range });
  frame.setLimits('left', { from: 0, to: 100 });
  layer.prepare(range, 600);
  layer.draw(frame);
  return points;
}

it('draws every point of a quiet stretch', () => {
  expect(drawn(300)).toHaveLength(300);
});

it.each([6000, 20_000, 100_000])('leaves no part of %i points empty', (rows) => {
  const points = drawn(rows);
  for (let from = 0; from < 600; from += 20) {
    const part = points.filter(({ x }) => x >= from && x < from + 20);
    expect(part.length, `${from} px`).toBeGreaterThan(20);
    expect(new Set(part.map(({ y }) => Math.min(9, Math.floor(y / 20)))).size, `${from} px`).toBe(
      10,
    );
  }
  expect(points.length).toBeLessThanOrEqual(8000);
});

it('draws the same points of a busy stretch when the view moves on', () => {
  const at = (seconds: number) =>
    new Set(drawn(20_000, { from: seconds, to: seconds + 50 }).map(({ y }) => y));
  expect(at(1)).toEqual(at(2));
});
