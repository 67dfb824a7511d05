/** The figures between two instants of a whole run: the card, text and CSV say the sums of the files of the charts. */
import { expect, it } from 'vitest';
import { chartCsv } from '../../charts/engine/csv';
import { SharedView } from '../../charts/engine/view';
import { chartSpec } from '../../charts/kinds';
import { between } from '../../reading/between';
import { FlowRows } from '../../reading/flowRows';
import type { FlowView } from '../../reading/source';
import { runOf } from '../sequence/run.testing';
import { asCsv, asText, linesFor } from './figures';
import { stepOf } from './step';

const run = runOf('two-links', { 'flows[0].bytes': 400_000, duration_s: 30 });
const view = run.flows[0] as FlowView;
const span = { from: 2, to: 11 };
const told = [
  { name: 'Run', between: between({ source: run.store, view, packets: true }, span) },
] as const;

/** The columns of the CSV of a chart over the span, by their names. */
function columns(id: 'rate' | 'windows' | 'rtt', range = span): Map<string, number[]> {
  const { layers } = chartSpec(id, new FlowRows(run.store, view));
  const [head = '', ...lines] = chartCsv(
    layers.filter(({ words }) => !words),
    range,
    () => '',
  ).split('\r\n');
  const cells = lines.filter(Boolean).map((line) => line.split(','));
  return new Map(
    head
      .split(',')
      .map((name, at) => [name, cells.flatMap((row) => (row[at] ? [Number(row[at])] : []))]),
  );
}

it('what was delivered is the sum of the file of the rates, and windows have its extremes', () => {
  const { measured, paths } = told[0].between;
  // A row of rates stands at the end of its interval.
  const goodput = columns('rate', { from: span.from + 0.5, to: span.to + 0.5 }).get(
    'goodput (kbit/s)',
  );
  const sum = goodput?.reduce((all, one) => all + one, 0) ?? 0;
  expect(measured?.intervals).toBe(9);
  expect(measured?.delivered).toBeCloseTo((sum * 1000) / 8, 3);
  const cwnd = columns('windows').get('cwnd (kB)') ?? [];
  const own = paths[0]?.cwnd;
  expect(cwnd.length).toBeGreaterThan(10);
  expect(own?.last).toBeCloseTo((cwnd.at(-1) ?? 0) * 1000, 6);
  expect(own?.most).toBeCloseTo(Math.max(...cwnd, (own?.first ?? 0) / 1000) * 1000, 6);
  const srtt = columns('rtt').get('SRTT (ms)') ?? [];
  expect(paths[0]?.srtt_ms?.last).toBeCloseTo(srtt.at(-1) ?? 0, 6);
});

it('over the whole run as much arrives or is lost as is sent, and the file says the same as the card', () => {
  const whole = between({ source: run.store, view, packets: true }, { from: 0, to: 30.001 });
  const { sent, lost, arrived } = whole.packets ?? {};
  expect(sent?.packets).toBe((lost?.packets ?? 0) + (arrived?.packets ?? 0));
  expect(whole.measured?.delivered).toBe(400_000);
  const lines = linesFor(1);
  const csv = asCsv(lines, [{ name: 'A, "own"', between: whole }]);
  expect(csv).toContain('quantity,"A, ""own"""\r\nt1 (s),0\r\n');
  expect(csv).toContain(`Sent (packets),${sent?.packets}\r\n`);
  expect(csv).toContain('Delivered (bytes),400000\r\n');
  const text = asText(lines, [{ name: 'Run', between: whole }]);
  expect(text).toMatch(/^From 0\.000 s to 30\.001 s: 30\.001 s\n\nRun\nSent: \d+ packets · \d/);
  expect(text).toMatch(/\ncwnd: [\d,]+ → [\d,]+ bytes\n/);
});

it('nothing between two instants that are one is a dash, never a number that is none', () => {
  const none = between({ source: run.store, view, packets: true }, { from: 5, to: 5 });
  const text = asText(linesFor(1), [{ name: 'Run', between: none }]);
  expect(text).toContain('Throughput: –\nDelivered: –\nGoodput: –');
  expect(text).not.toMatch(/NaN|Infinity/);
});

it('two instants follow the playhead or stay, in order, within what may be seen', () => {
  const shared = new SharedView();
  shared.place(7, 20);
  shared.measureFrom(3);
  expect(shared.measured).toEqual({ from: 3, to: 7 });
  shared.place(9, 20);
  expect(shared.measured).toEqual({ from: 3, to: 9 });
  shared.measureTo(50);
  expect(shared.measured).toEqual({ from: 3, to: 20 });
  shared.measureFrom(12);
  shared.measureTo(4);
  expect(shared.measured).toEqual({ from: 4, to: 12 });
  shared.place(9, 20, true);
  expect(shared.measured).toEqual({ from: 4, to: 9 });
  shared.turnMeasuring();
  expect(shared.measured).toBeNull();
});

it('an arrow key moves by about a hundredth of what is on show', () => {
  expect([10, 30, 300, 1, 0].map((span_s) => stepOf(span_s))).toEqual(
    [0.1, 0.2, 2, 0.01, 1e-5].map((value) => expect.closeTo(value, 9)),
  );
});
