/** What the charts of a flow say: CSV rows, legend values, TSNs modulo 100 and the summary in words. */
import { describe, expect, it } from 'vitest';
import { Direction, Outcome, PathUse, Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { FlowRows } from '../../reading/flowRows';
import type { RecordingSource } from '../../reading/source';
import { FLOW, recording } from '../../reading/tables.testing';
import { chartCsv } from '../engine/csv';
import { valueAt } from '../engine/layer';
import { PlotFrame } from '../engine/plotFrame';
import type { ChartSpec } from '../engine/spec';
import { summarise } from '../engine/summary';
import { chartSpec } from '.';
import type { ChartId } from './ids';

const { sctp } = EVENT_CODES;

const ALL = { from: 0, to: 100 };
const NO_EVENTS = () => '';

function chart(id: ChartId, source: RecordingSource): ChartSpec {
  const spec = chartSpec(id, new FlowRows(source, FLOW));
  for (const layer of spec.layers) layer.update();
  return spec;
}

function layer(spec: ChartSpec, key: string) {
  const found = spec.layers.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no layer ${key}`);
  return found;
}

describe('the chart of windows', () => {
  const source = recording({
    windows: [
      { t: 1, flow: 0, cwnd: 4380, ssthresh: 65_536, flight: 1452, peer_rwnd: 64_000 },
      { t: 1.5, flow: 1, cwnd: 9999, ssthresh: 1, flight: 1, peer_rwnd: 1 },
      { t: 2, flow: 0, cwnd: 5832, ssthresh: 65_536, flight: 2904, peer_rwnd: 62_548 },
    ],
    receivers: [
      { t: 2, flow: 0, a_rwnd: 65_536 },
      { t: 3, flow: 0, a_rwnd: 64_084 },
    ],
  });

  it('shows the value that holds at an instant, of its own flow only', () => {
    const cwnd = layer(chart('windows', source), 'cwnd');
    expect(valueAt(cwnd, 0.5)).toBeNaN();
    expect(valueAt(cwnd, 1.9)).toBeCloseTo(4.38, 9);
    expect(valueAt(cwnd, 2)).toBeCloseTo(5.832, 9);
  });

  it('exports every row of the range with units in the header', () => {
    const spec = chart('windows', source);
    const shown = spec.layers.filter((one) => ['cwnd', 'a_rwnd'].includes(one.key));
    expect(chartCsv(shown, ALL, NO_EVENTS)).toBe(
      'time (s),cwnd (kB),a_rwnd (kB)\r\n1,4.38,\r\n2,5.832,65.536\r\n3,,64.084\r\n',
    );
    expect(chartCsv(shown, { from: 1.5, to: 2.5 }, NO_EVENTS)).toBe(
      'time (s),cwnd (kB),a_rwnd (kB)\r\n2,5.832,65.536\r\n',
    );
  });

  it('leaves hidden lines out of the export', () => {
    const spec = chart('windows', source);
    for (const one of spec.layers) one.visible = one.key === 'cwnd';
    expect(chartCsv(spec.layers, ALL, NO_EVENTS)).toBe(
      'time (s),cwnd (kB)\r\n1,4.38\r\n2,5.832\r\n',
    );
  });

  it('says in words what it shows', () => {
    const spec = chart('windows', source);
    for (const one of spec.layers) one.visible = one.key === 'cwnd';
    layer(spec, 'cwnd').prepare(ALL, 300);
    expect(summarise(spec, 2.5, ALL)).toBe(
      'Windows at 2.500 s: cwnd 5.83 kB, between 4.38 and 5.83 in view. ' +
        'Shown from 0.000 s to 100.000 s.',
    );
  });

  it('reads the table from its start after old rows were removed', () => {
    const rows = new FlowRows(source, FLOW);
    rows.updateWindows();
    expect(rows.windowsOf(0).count).toBe(2);
    const kept = [{ t: 2, flow: 0, cwnd: 5832 }];
    Object.assign(source, { ...recording({ windows: kept }, 100, 1) });
    rows.updateWindows();
    expect([rows.windowsOf(0).count, rows.windowsOf(0).rows[0]]).toEqual([1, 0]);
  });
});

describe('the chart of TSNs', () => {
  const segments = [
    { t: 1, flow: 0, kind: SegmentKind.data, direction: Direction.forward, tsn: 418 },
    { t: 2, flow: 0, kind: SegmentKind.sack, direction: Direction.reverse, tsn: 417 },
    {
      t: 3,
      flow: 0,
      kind: SegmentKind.data,
      direction: Direction.forward,
      tsn: 418,
      retransmit: Retransmit.fast,
    },
    {
      t: 4,
      flow: 0,
      kind: SegmentKind.data,
      direction: Direction.forward,
      tsn: 418,
      retransmit: Retransmit.timeout,
    },
    { t: 5, flow: 1, kind: SegmentKind.data, direction: Direction.forward, tsn: 900 },
    { t: 6, flow: 0, kind: SegmentKind.data, tsn: 419, retransmit: Retransmit.tooBig },
  ];
  const fates = [
    { t: 1.1, segment: 0, outcome: Outcome.corruption },
    { t: 2.1, segment: 1, outcome: Outcome.corruption },
    { t: 3.1, segment: 2, outcome: Outcome.delivered },
  ];
  const source = recording({ segments, fates });

  it('tells first sendings, SACKs, both retransmissions and losses of data apart', () => {
    const spec = chart('tsn', source);
    const counts = ['sent', 'sack', 'fast', 'late', 'lost'].map(
      (key) => layer(spec, key).index.count,
    );
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    expect(valueAt(layer(spec, 'lost'), 5)).toBe(418);
  });

  it('calls what was sent again for being too big neither sent nor a fast retransmit', () => {
    const spec = chart('tsn', source);
    expect(valueAt(layer(spec, 'smaller'), 6)).toBe(419);
    expect(valueAt(layer(spec, 'sent'), 6)).toBe(418);
    expect(valueAt(layer(spec, 'fast'), 6)).toBe(418);
  });

  it('names what was too big only in runs that have it', () => {
    const csv = (of: RecordingSource) => chartCsv(chart('tsn', of).layers, ALL, NO_EVENTS);
    expect(csv(source)).toContain('too big');
    expect(csv(recording({ segments: segments.slice(0, 5), fates }))).not.toContain('too big');
  });

  it('draws TSN 418 at 18 modulo 100, and at 418 without', () => {
    const spec = chart('tsn', source);
    const sent = layer(spec, 'sent');
    expect(heightOf(spec, sent)).toBeCloseTo(18, 9);
    if (spec.toggle) spec.toggle.on = false;
    expect(heightOf(spec, sent)).toBeCloseTo(418, 9);
    expect(valueAt(sent, 5)).toBe(418);
  });

  /** The value at which a layer's only point is drawn, from where it lands on a canvas 1,000 high. */
  function heightOf(spec: ChartSpec, one: ChartSpec['layers'][number]): number {
    const drawn: number[] = [];
    const fillRect = (_x: number, y: number, _width: number, height: number) =>
      drawn.push(y + height / 2);
    const frame = new PlotFrame({ fillRect } as unknown as CanvasRenderingContext2D, {} as never);
    one.prepare(ALL, 300);
    const limits = spec.limits('left', one.min, one.max, null);
    Object.assign(frame, { width: 500, height: 1000, range: ALL });
    frame.setLimits('left', limits);
    one.draw(frame);
    expect(drawn).toHaveLength(1);
    return limits.from + (1 - (drawn[0] ?? 0) / 1000) * (limits.to - limits.from);
  }
});

describe('the charts of rate, delay and queues', () => {
  it('turns bytes of a bin into kbit/s', () => {
    const rates = [{ t: 1, flow: 0, sent_bytes: 40_000, delivered_bytes: 36_300 }];
    const spec = chart('rate', recording({ rates }));
    expect(valueAt(layer(spec, 'throughput'), 1)).toBeCloseTo(320, 9);
    expect(valueAt(layer(spec, 'goodput'), 1)).toBeCloseTo(290.4, 9);
  });

  it('says the number of the line under the playhead, not that of the interval before', () => {
    const rates = [
      { t: 1, flow: 0, sent_bytes: 10_000 },
      { t: 2, flow: 0, sent_bytes: 20_000 },
      { t: 3, flow: 0, sent_bytes: 30_000 },
    ];
    const sent = layer(chart('rate', recording({ rates })), 'throughput');
    const drawn = [0.5, 1, 1.01, 2, 2.5, 3].map((t) => valueAt(sent, t));
    expect(drawn).toEqual([80, 80, 160, 160, 240, 240]);
    // What is not measured yet has neither line nor number.
    expect(valueAt(sent, 3.5)).toBeNaN();
  });

  it('has no delay while there is no route', () => {
    const routes = [
      { t: 0, flow: 0, delay_ms: 83, links: 8 },
      { t: 5, flow: 0, delay_ms: -1, links: 0 },
      { t: 6, flow: 0, direction: Direction.reverse, delay_ms: 84, links: 8 },
    ];
    const spec = chart('delay', recording({ routes }));
    expect(valueAt(layer(spec, 'delay'), 4)).toBe(83);
    expect(valueAt(layer(spec, 'delay'), 7)).toBeNaN();
  });

  it('shows by how many arrivals data and acknowledgements were late', () => {
    const reordered = [
      { t: 1, flow: 0, extent: 2 },
      { t: 2, flow: 1, extent: 9 },
      { t: 3, flow: 0, direction: Direction.reverse, extent: 4 },
      { t: 4, flow: 0, extent: 7 },
    ];
    const spec = chart('reordering', recording({ reordered }));
    const shown = (key: string) => {
      const dots = layer(spec, key);
      dots.update();
      return Array.from({ length: dots.index.count }, (_, at) =>
        dots.value(dots.index.rows[at] ?? 0),
      );
    };
    expect(shown('data')).toEqual([2, 7]);
    expect(shown('acknowledgements')).toEqual([4]);
  });

  it('takes the longest queue of the links on the path, not of others', () => {
    const source = recording({
      routes: [{ t: 0, flow: 0, links: 2, first: 0, delay_ms: 80 }],
      route_nodes: [{ node: 66 }, { node: 3 }, { node: 67 }],
      queues: [
        { t: 1, from: 66, to: 3, packets: 4, dropped: 1 },
        { t: 1, from: 3, to: 67, packets: 9 },
        { t: 1, from: 3, to: 4, packets: 50, dropped: 7 },
        { t: 2, from: 67, to: 3, packets: 12 },
      ],
    });
    const spec = chart('queue', source);
    const longest = layer(spec, 'longest');
    expect([valueAt(longest, 1), valueAt(longest, 2)]).toEqual([9, 0]);
    expect(valueAt(layer(spec, 'dropped'), 1)).toBe(1);
  });

  it('shows what the busiest link of the path carries of all flows, forward only', () => {
    const source = recording({
      routes: [{ t: 0, flow: 0, links: 2, first: 0, delay_ms: 80 }],
      route_nodes: [{ node: 66 }, { node: 3 }, { node: 67 }],
      queues: [
        { t: 1, from: 66, to: 3, sent_bytes: 10_000 },
        { t: 1, from: 3, to: 67, sent_bytes: 25_000 },
        { t: 1, from: 3, to: 4, sent_bytes: 90_000 },
        { t: 2, from: 67, to: 3, sent_bytes: 12_000 },
      ],
    });
    const carried = layer(chart('link', source), 'carried');
    expect([valueAt(carried, 1), valueAt(carried, 2)]).toEqual([200, 0]);
  });
});

describe('an association with two paths', () => {
  const TWO = { ...FLOW, paths: 2 };
  const source = recording({
    windows: [
      { t: 1, path: 0, cwnd: 4000, state: PathUse.inUse },
      { t: 1, path: 1, cwnd: 3000, state: PathUse.active },
      { t: 5, path: 0, cwnd: 1000, state: PathUse.inactive, errors: 6 },
      { t: 5, path: 1, cwnd: 5000, state: PathUse.inUse },
    ],
    segments: [
      { t: 1, path: 0, tsn: 1 },
      { t: 5, path: 1, tsn: 1, retransmit: Retransmit.timeout },
      { t: 6, path: 1, tsn: 2 },
    ],
    rates: [{ t: 6, sent_bytes: 3000, alternate_bytes: 1000 }],
  });
  const all = { from: 0, to: 10 };
  const shown = (path: number | null) => {
    const spec = chartSpec('windows', new FlowRows(source, TWO, path));
    for (const one of spec.layers) {
      one.update();
      one.prepare(all, 400);
    }
    return spec;
  };

  it('has a line a path, each in its own style, with its path in words', () => {
    const spec = shown(null);
    const lines = spec.layers.filter(({ key }) => /^cwnd/.test(key));
    expect(lines.map(({ swatch, name }) => [swatch, name])).toEqual([
      ['dashed', 'cwnd of path 1'],
      ['line', 'cwnd of path 0'],
    ]);
    expect(new Set(lines.map(({ color }) => color))).toEqual(new Set(['cwnd']));
    expect(summarise(spec, 6, all)).toContain('cwnd of path 1 5.00 kB');
    expect(chartCsv(spec.layers, all, NO_EVENTS)).toContain('cwnd of path 1 (kB)');
  });

  it('shows one path alone when asked', () => {
    const keys = shown(1).layers.map(({ key }) => key);
    expect(keys).toContain('cwnd.1');
    expect(keys).not.toContain('cwnd');
  });

  it('says when a path stands in for another', () => {
    const spec = chartSpec('paths', new FlowRows(source, TWO));
    for (const one of spec.layers) one.update();
    const at = (t: number) => summarise(spec, t, all);
    expect(at(2)).toContain('path 0 in use; path 1 active');
    expect(at(6)).toContain('path 0 inactive; path 1 in use; errors in a row of path 0 6 errors');
  });

  it('names the code of a state in the CSV', () => {
    const spec = chartSpec('paths', new FlowRows(source, TWO));
    for (const one of spec.layers) one.visible = one.key === 'state.1';
    expect(chartCsv(spec.layers, all, NO_EVENTS)).toBe(
      'time (s),path 1 (code),"path 1, in words"\r\n1,1,active\r\n5,2,in use\r\n',
    );
  });

  it('marks what is sent on an alternate, retransmissions too', () => {
    const spec = chartSpec('tsn', new FlowRows(source, TWO));
    const alternate = layer(spec, 'alternate');
    alternate.update();
    expect([...alternate.index.rows.subarray(0, alternate.index.count)]).toEqual([1, 2]);
    expect(layer(spec, 'sent').index.count).toBe(1);
  });

  it('tells the bytes on alternates apart', () => {
    const spec = chartSpec('rate', new FlowRows(source, TWO));
    const alternate = layer(spec, 'alternate');
    alternate.update();
    expect([alternate.swatch, alternate.value(0)]).toEqual(['dashed', 8]);
  });
});

it('the CSV of a chart says beside the code of an event what happened', () => {
  const source = recording({ events: [{ t: 3, flow: 0, code: sctp.timeout }] });
  const spec = chart('windows', source);
  for (const one of spec.layers) one.visible = one.key === 'timeout';
  expect(chartCsv(spec.layers, ALL, (row) => `T3-rtx expired, row ${row}`)).toBe(
    'time (s),timeout (event code),"timeout, in words"\r\n3,15,"T3-rtx expired, row 0"\r\n',
  );
});

it('a delivery with a congestion mark is no loss in the charts', () => {
  const source = recording({
    segments: [
      { t: 0, tsn: 1 },
      { t: 1, tsn: 2 },
    ],
    fates: [
      { t: 1, segment: 0, outcome: Outcome.marked },
      { t: 2, segment: 1, outcome: Outcome.earlyDrop },
    ],
  });
  const rows = new FlowRows(source, FLOW);
  rows.updateLost();
  expect([...rows.lost.rows.subarray(0, rows.lost.count)]).toEqual([1]);
});
