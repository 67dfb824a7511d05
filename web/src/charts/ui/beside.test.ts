/** Charts of several runs: one line of each on the same axes, told apart by style and letter, also in files. */
import { expect, test } from 'vitest';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { chartCsv } from '../engine/csv';
import { isShown } from '../engine/layer';
import { summarise } from '../engine/summary';
import { chartSpec } from '../kinds';
import type { ChartId } from '../kinds/ids';
import { compared } from './beside';

const run = (cwnd: number, end_s = 100) =>
  recording({ windows: [{ t: 1, cwnd }], rates: [{ t: 1, delivered_bytes: cwnd }] }, end_s);

function charts(id: ChartId, sources: readonly ReturnType<typeof run>[], shown = 0) {
  const rows = sources.map((source) => new FlowRows(source, FLOW));
  const [own] = rows.slice(shown);
  if (!own) throw new Error('a run');
  const signs = sources.map((source, at) => ({ letter: 'ABCD'[at] ?? '', at, source, flow: FLOW }));
  const others = signs.filter(({ at }) => at !== shown);
  const sign = signs[shown] ?? { letter: '', at: 0 };
  const besides = rows.filter((_, at) => at !== shown);
  return compared(chartSpec(id, own), own, { own: sign, others }, besides);
}

const legend = (spec: ReturnType<typeof charts>) =>
  spec.layers
    .filter((layer) => isShown(layer) && layer.side && !layer.background)
    .map(({ run, label, swatch }) => `${run} ${label} ${swatch}`)
    .reverse();

test('A is solid, B dashed, C dotted, D in dashes and dots, in this order whichever is on show', () => {
  const all = ['A cwnd line', 'B cwnd dashed', 'C cwnd dotted', 'D cwnd dashdot'];
  const sources = [1000, 2000, 3000, 4000].map((cwnd) => run(cwnd));
  for (const shown of [0, 2, 3]) expect(legend(charts('windows', sources, shown))).toEqual(all);
});

test('sequence, rate, round-trip time, delay, queue and link are compared by a line of each run', () => {
  for (const id of ['tsn', 'rate', 'rtt', 'delay', 'queue', 'link'] as const) {
    expect(legend(charts(id, [run(1000), run(2000)])).map((line) => line.slice(0, 1))).toEqual([
      'A',
      'B',
    ]);
  }
});

test('what else is compared can be shown of each run', () => {
  const hidden = charts('windows', [run(1), run(2)]).layers.filter(({ visible }) => !visible);
  expect(hidden.map(({ run, label }) => `${run} ${label}`).reverse()).toEqual([
    'A a_rwnd',
    'B a_rwnd',
  ]);
});

test('the sequence chart of several runs does not begin anew at 100', () => {
  expect(charts('tsn', [run(1), run(2)]).toggle).toBeUndefined();
});

test('the table of a file and the words of a chart name the runs', () => {
  const spec = charts('windows', [run(1000), run(2000)]);
  const range = { from: 0, to: 10 };
  for (const layer of spec.layers) {
    layer.update();
    layer.prepare(range, 100);
  }
  const csv = chartCsv(
    spec.layers.filter((layer) => layer.visible && !layer.background),
    range,
    () => '',
  );
  expect(csv.split('\r\n').slice(0, 2)).toEqual(['time (s),A cwnd (kB),B cwnd (kB)', '1,1,2']);
  expect(summarise(spec, 5, range)).toContain('A cwnd 1.00 kB; B cwnd 2.00 kB');
});

test('numbers that count something else are left out of the sequence chart', () => {
  const rows = [run(1), run(2)].map(
    (source, at) => new FlowRows(source, at === 0 ? FLOW : { ...FLOW, protocol: 'tcp' }),
  );
  const [a, b] = rows;
  if (!a || !b) throw new Error('two runs');
  const others = [{ letter: 'B', at: 1, source: b.source, flow: b.view }];
  const beside = { own: { letter: 'A', at: 0 }, others };
  expect(legend(compared(chartSpec('tsn', a), a, beside, [b]))).toEqual(['A sent line']);
  expect(legend(compared(chartSpec('windows', a), a, beside, [b])).length).toBe(2);
});
