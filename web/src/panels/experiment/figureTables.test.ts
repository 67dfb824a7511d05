/** Figures in words and as tables say what is drawn. */
import { expect, test } from 'vitest';
import type { PathSeries } from '../../protocol/experiment';
import { mapTold, pathsTold, seriesTold } from './figureTables';

const numbers = (...values: number[]) => Float64Array.from(values);

test('lines against time are told within the span, and steps keep their value', () => {
  const lines = [
    { label: 'cwnd', form: 'steps' as const, t: numbers(0, 1, 3, 9), y: numbers(2, 4, 8, 1) },
    { label: 'sent', form: 'dots' as const, t: numbers(2, 3, 3), y: numbers(7, 6, 5) },
  ];
  const { words, head, rows } = seriesTold(lines, { from: 0, to: 5 }, 'Window, kB');
  expect(words).toBe(
    'Window, kB from 0 s to 5 s: cwnd from 2 to 8, between 2 and 8; sent from 7 to 5, between 5 and 7.',
  );
  expect(head).toEqual(['Time, s', 'cwnd: Window, kB', 'sent: Window, kB']);
  expect(rows).toEqual([
    ['0.000', '2', ''],
    ['1.000', '4', ''],
    ['2.000', '4', '7'],
    ['3.000', '8', '6, 5'],
  ]);
  expect(seriesTold(lines, { from: 20, to: 30 }, 'Window, kB').words).toBe(
    'Window, kB from 20 s to 30 s: nothing happened.',
  );
});

test('a path over a day is told by its delays, links and changes', () => {
  const series: PathSeries = {
    t: numbers(5, 15, 25, 35),
    delay_ms: numbers(30, Number.NaN, 10, 20),
    links: numbers(3, Number.NaN, 2, 4),
    path_changes: numbers(15, 25),
    handovers: [numbers(15), numbers()],
    seam: numbers(),
  };
  const { words, rows } = pathsTold([{ label: 'Iridium', series }], ['Quito', 'London']);
  expect(words).toBe('One-way delay from Quito to London: Iridium 10.00 to 30.00 ms.');
  expect(rows).toEqual([['Iridium', '10.00', '20.00', '30.00', '2 to 4', '2', '1', '0', '25.0 %']]);
});

test('a map is told by what is on it', () => {
  const still = {
    satellites: numbers(0, 0, 20, 0, 90, 20),
    links: Uint32Array.from([0, 1, 0]),
    terminals: numbers(51, 0),
    seams_deg: numbers(),
  };
  const { words, rows } = mapTold('Ring', still, 5);
  expect(words).toBe('Ring, 5 s after the start: 2 satellites, 1 intraplane ISL.');
  expect(rows[0]).toEqual(['satellites', '2']);
});
