/** The charts of a flow: windows, TSNs, rates, path delay, round-trip times and queues. */

import { DotLayer, type DotOptions } from './dotLayer';
import type { FlowRows } from './flowRows';
import { figure, whole } from './format';
import type { Layer } from './layer';
import { LineLayer, type LineOptions } from './lineLayer';
import { MarkLayer } from './markLayer';
import { PathQueue } from './pathQueue';
import { around, type Range, roundUp, zeroBased } from './ranges';
import type { ChartId, ChartSpec, ChartSwitch } from './spec';

const MODULUS = 100;
const MODULAR: Range = { from: 0, to: MODULUS };
const KB = 1e-3;
/** The axis of queues is never shorter, so that its ticks are whole packets. */
const FEW_PACKETS = 5;

/** Builds one chart of the flow. */
export function chartSpec(id: ChartId, rows: FlowRows): ChartSpec {
  return BUILDERS[id](rows);
}

const BUILDERS: Readonly<Record<ChartId, (rows: FlowRows) => ChartSpec>> = {
  windows,
  tsn,
  rate,
  delay,
  rtt,
  queue,
};

type WindowLine = Omit<LineOptions, 'index' | 'times' | 'update' | 'step'>;

function windowLine(rows: FlowRows, options: WindowLine): LineLayer {
  return new LineLayer({
    step: 'after',
    index: rows.windows,
    times: () => rows.source.windows.t,
    update: rows.updateWindows,
    ...options,
  });
}

function windows(rows: FlowRows): ChartSpec {
  const kB = { unit: 'kB', scale: KB };
  const table = () => rows.source.windows;
  const layers: Layer[] = [
    windowLine(rows, {
      ...kB,
      key: 'peer_rwnd',
      label: 'a_rwnd seen',
      color: 'rwnd',
      dashed: true,
      width: 1,
      values: () => table().peer_rwnd,
    }),
    new LineLayer({
      ...kB,
      key: 'a_rwnd',
      label: 'a_rwnd',
      color: 'rwnd',
      step: 'after',
      index: rows.receivers,
      times: () => rows.source.receivers.t,
      values: () => rows.source.receivers.a_rwnd,
      update: rows.updateReceivers,
    }),
    windowLine(rows, {
      ...kB,
      key: 'flight',
      label: 'flight',
      color: 'flight',
      values: () => table().flight,
    }),
    windowLine(rows, {
      ...kB,
      key: 'ssthresh',
      label: 'ssthresh',
      color: 'ssthresh',
      dashed: true,
      soft: true,
      values: () => table().ssthresh,
    }),
    windowLine(rows, {
      ...kB,
      key: 'cwnd',
      label: 'cwnd',
      color: 'cwnd',
      width: 2,
      values: () => table().cwnd,
    }),
    new MarkLayer('handover', rows.source, rows.events),
    new MarkLayer('fast-retransmit', rows.source, rows.events),
    new MarkLayer('timeout', rows.source, rows.events),
  ];
  return {
    id: 'windows',
    title: 'Windows',
    unit: 'kB',
    layers,
    empty: 'cwnd and the receiver window appear here as soon as the association sends.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

function tsn(rows: FlowRows): ChartSpec {
  const toggle: ChartSwitch = { label: 'mod 100', help: 'Show TSNs modulo 100', on: true };
  const segments = () => rows.source.segments;
  const wrap = (value: number) => (toggle.on ? value % MODULUS : value);
  const dots = (options: Pick<DotOptions, 'key' | 'label' | 'color' | 'shape' | 'index'>) =>
    new DotLayer({
      unit: 'TSN',
      times: () => segments().t,
      value: (row) => segments().tsn[row] ?? Number.NaN,
      place: wrap,
      update: rows.updateSegments,
      ...options,
    });
  const lost = new DotLayer({
    key: 'lost',
    label: 'lost',
    unit: 'TSN',
    color: 'loss',
    shape: 'loss',
    index: rows.lost,
    times: () => rows.source.fates.t,
    value: (row) => segments().tsn[rows.source.fates.segment[row] ?? -1] ?? Number.NaN,
    place: wrap,
    update: rows.updateLost,
  });
  const layers = [
    dots({ key: 'sack', label: 'SACK', color: 'muted', shape: 'ring', index: rows.sacks }),
    dots({ key: 'sent', label: 'sent', color: 'cwnd', shape: 'dot', index: rows.sent }),
    dots({ key: 'fast', label: 'fast', color: 'text', shape: 'fast-retransmit', index: rows.fast }),
    dots({ key: 'late', label: 'timeout', color: 'loss', shape: 'timeout', index: rows.late }),
    lost,
  ];
  return {
    id: 'tsn',
    title: 'TSN',
    unit: '',
    layers,
    toggle,
    empty: 'Every chunk sent, acknowledged and lost appears here by its TSN.',
    limits: (_side, min, max, before) =>
      toggle.on ? MODULAR : around(min, max, before === MODULAR ? null : before),
    text: (_layer, value) => whole(value),
  };
}

function rate(rows: FlowRows): ChartSpec {
  const scale = 8 / 1000 / rows.view.interval_s;
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values'>) =>
    new LineLayer({
      unit: 'kbit/s',
      scale,
      step: 'before',
      index: rows.rates,
      times: () => rows.source.rates.t,
      update: rows.updateRates,
      ...options,
    });
  const sent = () => rows.source.rates.sent_bytes;
  const delivered = () => rows.source.rates.delivered_bytes;
  return {
    id: 'rate',
    title: 'Rate',
    unit: 'kbit/s',
    layers: [
      line({ key: 'throughput', label: 'throughput', color: 'throughput', values: sent }),
      line({ key: 'goodput', label: 'goodput', color: 'goodput', values: delivered }),
    ],
    empty: 'Throughput and goodput appear here after the first measurement interval.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

function delay(rows: FlowRows): ChartSpec {
  const common = {
    step: 'after',
    index: rows.routes,
    times: () => rows.source.routes.t,
    update: rows.updateRoutes,
  } as const;
  const layers: Layer[] = [
    new LineLayer({
      ...common,
      key: 'links',
      label: 'links',
      unit: 'links',
      color: 'muted',
      side: 'right',
      width: 1,
      values: () => rows.source.routes.links,
    }),
    new LineLayer({
      ...common,
      key: 'delay',
      label: 'one-way delay',
      unit: 'ms',
      color: 'text',
      gaps: true,
      values: () => rows.source.routes.delay_ms,
    }),
    new MarkLayer('handover', rows.source, rows.events),
  ];
  return {
    id: 'delay',
    title: 'Path delay',
    unit: 'ms',
    rightUnit: 'links',
    layers,
    empty: 'The delay of the path and its handovers appear here.',
    limits: (side, min, max, before) =>
      side === 'right'
        ? { from: 0, to: Math.max(4, roundUp((max > 0 ? max : 1) + 1)) }
        : around(min, max, before),
    text: (layer, value) => (layer.key === 'links' ? whole(value) : value.toFixed(1)),
  };
}

function rtt(rows: FlowRows): ChartSpec {
  const table = () => rows.source.windows;
  const ms = { unit: 'ms' };
  return {
    id: 'rtt',
    title: 'Round-trip time',
    unit: 'ms',
    layers: [
      windowLine(rows, {
        ...ms,
        key: 'rto',
        label: 'RTO',
        color: 'muted',
        dashed: true,
        values: () => table().rto_ms,
      }),
      windowLine(rows, {
        ...ms,
        key: 'rttvar',
        label: 'RTTVAR',
        color: 'muted',
        width: 1,
        values: () => table().rttvar_ms,
      }),
      windowLine(rows, {
        ...ms,
        key: 'srtt',
        label: 'SRTT',
        color: 'text',
        width: 2,
        values: () => table().srtt_ms,
      }),
      new MarkLayer('timeout', rows.source, rows.events),
    ],
    empty: 'SRTT and RTO appear here after the first round trip.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

function queue(rows: FlowRows): ChartSpec {
  const measured = new PathQueue(rows);
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values'>) =>
    new LineLayer({
      unit: 'packets',
      step: 'before',
      index: measured.index,
      times: () => measured.times,
      update: () => measured.update(),
      ...options,
    });
  return {
    id: 'queue',
    title: 'Queues on the path',
    unit: 'packets',
    layers: [
      line({ key: 'dropped', label: 'dropped', color: 'loss', values: () => measured.dropped }),
      line({
        key: 'longest',
        label: 'longest queue',
        color: 'text',
        values: () => measured.longest,
      }),
    ],
    empty: 'Packets that wait for the links of the path appear here after the first interval.',
    limits: (_side, _min, max, before) => zeroBased(Math.max(max, FEW_PACKETS), before),
    text: (_layer, value) => whole(value),
  };
}
