/** The charts of a flow: windows, TSNs, rates, path delay, round-trip times and queues. */

import { capital } from '../../base/text';
import { familyOf } from '../../families';
import { PATH_USE_WORDS, PathUse, readCode, wordsOf } from '../../protocol/codes.gen';
import type { FlowRows } from '../../reading/flowRows';
import { PathQueue } from '../../reading/pathQueue';
import { lossOf, resendingOf } from '../../reading/pointEvents';
import { DotLayer, type DotOptions } from '../engine/dotLayer';
import { figure, whole } from '../engine/format';
import type { Dash, Layer } from '../engine/layer';
import { LineLayer, type LineOptions } from '../engine/lineLayer';
import { MarkLayer } from '../engine/markLayer';
import { around, type Range, roundUp, zeroBased } from '../engine/ranges';
import type { ChartId, ChartSpec, ChartSwitch } from '../engine/spec';
import { PathErrorLayer, PathStateLayer } from './pathStateLayer';

const MODULUS = 100;
const KB = 1e-3;
/** The axis of queues is never shorter, so that its ticks are whole packets. */
const FEW_PACKETS = 5;

/** Builds one chart of the flow. */
export function chartSpec(id: ChartId, rows: FlowRows): ChartSpec {
  return BUILDERS[id](rows);
}

const BUILDERS: Readonly<Record<ChartId, (rows: FlowRows) => ChartSpec>> = {
  windows,
  paths: pathStates,
  tsn,
  rate,
  delay,
  rtt,
  queue,
};

type WindowLine = Omit<LineOptions, 'index' | 'times' | 'update' | 'step' | 'dash'> & {
  readonly dashed?: boolean;
};

/** The line style of a path: the primary's own, a more broken one for each alternate. */
function dashOf(path: number, dashed = false): Dash {
  if (path === 0) return dashed ? 'dashed' : 'line';
  if (dashed || path === 2) return 'dotted';
  return path === 1 ? 'dashed' : 'dashdot';
}

/** Label, name and style of a line about one path; an association with one path needs no number. */
function ofPath(
  rows: FlowRows,
  path: number,
  options: { readonly key: string; readonly label: string; readonly dashed?: boolean },
): Pick<LineOptions, 'key' | 'label' | 'name' | 'dash'> {
  const several = rows.view.paths > 1;
  return {
    key: path === 0 ? options.key : `${options.key}.${path}`,
    label: path === 0 ? options.label : `${options.label} (${path})`,
    name: several ? `${options.label} of path ${path}` : undefined,
    dash: dashOf(path, options.dashed),
  };
}

function windowLine(rows: FlowRows, path: number, options: WindowLine): LineLayer {
  return new LineLayer({
    step: 'after',
    index: rows.windowsOf(path),
    times: () => rows.source.windows.t,
    update: rows.updateWindows,
    ...options,
    ...ofPath(rows, path, options),
  });
}

function windows(rows: FlowRows): ChartSpec {
  const kB = { unit: 'kB', scale: KB };
  const words = familyOf(rows.view.protocol);
  const table = () => rows.source.windows;
  const first = rows.paths[0] ?? 0;
  // The alternates lie behind: what the primary does is looked at first.
  const paths = [...rows.paths].reverse();
  const layers: Layer[] = [
    new LineLayer({
      ...kB,
      key: 'peer_rwnd',
      label: `${words.window} seen`,
      color: 'rwnd',
      dash: 'dashed',
      width: 1,
      step: 'after',
      index: rows.windowsOf(first),
      times: () => table().t,
      values: () => table().peer_rwnd,
      update: rows.updateWindows,
    }),
    new LineLayer({
      ...kB,
      key: 'a_rwnd',
      label: words.window,
      color: 'rwnd',
      step: 'after',
      index: rows.receivers,
      times: () => rows.source.receivers.t,
      values: () => rows.source.receivers.a_rwnd,
      update: rows.updateReceivers,
    }),
    ...paths.map((path) =>
      windowLine(rows, path, {
        ...kB,
        key: 'flight',
        label: 'flight',
        color: 'flight',
        values: () => table().flight,
      }),
    ),
    ...paths.map((path) =>
      windowLine(rows, path, {
        ...kB,
        key: 'ssthresh',
        label: 'ssthresh',
        color: 'ssthresh',
        dashed: true,
        soft: true,
        values: () => table().ssthresh,
      }),
    ),
    ...paths.map((path) =>
      windowLine(rows, path, {
        ...kB,
        key: 'cwnd',
        label: 'cwnd',
        color: 'cwnd',
        width: 2,
        values: () => table().cwnd,
      }),
    ),
    ...handoverMarks(rows),
    new MarkLayer('fast-retransmit', rows.source, rows.events),
    new MarkLayer('timeout', rows.source, rows.events),
  ];
  return {
    id: 'windows',
    title: 'Windows',
    unit: 'kB',
    layers,
    empty: `cwnd and the receiver window appear here as soon as the ${words.connection} sends.`,
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

function pathStates(rows: FlowRows): ChartSpec {
  const highest = Math.max(...rows.paths);
  const lowest = Math.min(...rows.paths);
  const limits = { from: lowest - 0.6, to: highest + 0.6 };
  return {
    id: 'paths',
    title: 'Paths',
    unit: '',
    layers: [
      ...[...rows.paths].reverse().map((path) => new PathErrorLayer(rows, path)),
      ...[...rows.paths].reverse().map((path) => new PathStateLayer(rows, path)),
      new MarkLayer('failover', rows.source, rows.events),
    ],
    empty: 'Whether each path is in use, active or inactive appears here.',
    limits: () => limits,
    text: (layer, value) =>
      layer instanceof PathStateLayer
        ? wordsOf(PATH_USE_WORDS, readCode(PathUse, value))
        : whole(value),
  };
}

function tsn(rows: FlowRows): ChartSpec {
  const { protocol, numbering } = rows.view;
  const { acknowledgement, sequence } = familyOf(protocol);
  const toggle: ChartSwitch = { label: `mod ${MODULUS}`, help: sequence.toggle, on: true };
  const modulus = MODULUS * numbering.step;
  const modular: Range = { from: 0, to: modulus };
  const segments = () => rows.source.segments;
  const wrap = (value: number) => (toggle.on ? value % modulus : value);
  const dots = (
    options: Pick<DotOptions, 'key' | 'label' | 'color' | 'shape' | 'index' | 'event' | 'rare'>,
  ) =>
    new DotLayer({
      unit: sequence.unit,
      times: () => segments().t,
      value: (row) => segments().tsn[row] ?? Number.NaN,
      place: wrap,
      update: rows.updateSegments,
      ...options,
    });
  const lost = new DotLayer({
    key: 'lost',
    label: 'lost',
    unit: sequence.unit,
    color: 'loss',
    shape: 'loss',
    index: rows.lost,
    times: () => rows.source.fates.t,
    value: (row) => segments().tsn[rows.source.fates.segment[row] ?? -1] ?? Number.NaN,
    place: wrap,
    update: rows.updateLost,
    event: (row) => lossOf(rows.source, row),
  });
  const event = (row: number) => resendingOf(rows.source, row);
  const layers = [
    ...(rows.view.paths > 1
      ? [
          dots({
            key: 'alternate',
            label: 'alternate',
            color: 'cwnd',
            shape: 'square',
            index: rows.alternate,
          }),
        ]
      : []),
    dots({
      key: 'sack',
      label: acknowledgement[0],
      color: 'muted',
      shape: 'ring',
      index: rows.sacks,
    }),
    dots({ key: 'sent', label: 'sent', color: 'cwnd', shape: 'dot', index: rows.sent }),
    dots({
      key: 'fast',
      label: 'fast',
      color: 'text',
      shape: 'fast-retransmit',
      index: rows.fast,
      event,
    }),
    dots({
      key: 'late',
      label: 'timeout',
      color: 'loss',
      shape: 'timeout',
      index: rows.late,
      event,
    }),
    dots({
      key: 'smaller',
      label: 'too big',
      color: 'text',
      shape: 'plus',
      rare: true,
      index: rows.smaller,
      event,
    }),
    lost,
  ];
  return {
    id: 'tsn',
    title: sequence.title,
    unit: '',
    layers,
    toggle,
    empty: sequence.empty,
    limits: (_side, min, max, before) =>
      toggle.on ? modular : around(min, max, before === modular ? null : before),
    text: (_layer, value) => whole(value),
  };
}

function rate(rows: FlowRows): ChartSpec {
  const scale = 8 / 1000 / rows.view.interval_s;
  const [, pieces] = familyOf(rows.view.protocol).piece;
  const line = (options: Pick<LineOptions, 'key' | 'label' | 'color' | 'values' | 'dash'>) =>
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
      ...(rows.view.paths > 1
        ? [
            line({
              key: 'alternate',
              label: 'on alternates',
              color: 'throughput',
              dash: 'dashed',
              values: () => rows.source.rates.alternate_bytes,
            }),
          ]
        : []),
      line({ key: 'throughput', label: 'throughput', color: 'throughput', values: sent }),
      line({ key: 'goodput', label: 'goodput', color: 'goodput', values: delivered }),
    ],
    help: `Throughput is all that was sent in an interval, headers and retransmissions too; goodput is what the application was given. ${capital(pieces)} that wait behind a missing one are given all at once when it comes, so that in an interval goodput can exceed throughput; over the whole run it cannot.`,
    empty: 'Throughput and goodput appear here after the first measurement interval.',
    limits: (_side, _min, max, before) => zeroBased(max, before),
    text: (_layer, value) => figure(value),
  };
}

function delay(rows: FlowRows): ChartSpec {
  const first = rows.paths[0] ?? 0;
  const common = {
    step: 'after',
    times: () => rows.source.routes.t,
    update: rows.updateRoutes,
  } as const;
  const layers: Layer[] = [
    new LineLayer({
      ...common,
      ...ofPath(rows, first, { key: 'links', label: 'links' }),
      index: rows.routesOf(first),
      unit: 'links',
      color: 'muted',
      side: 'right',
      width: 1,
      values: () => rows.source.routes.links,
    }),
    ...[...rows.paths].reverse().map(
      (path) =>
        new LineLayer({
          ...common,
          ...ofPath(rows, path, { key: 'delay', label: 'one-way delay' }),
          index: rows.routesOf(path),
          unit: 'ms',
          color: 'text',
          gaps: true,
          values: () => rows.source.routes.delay_ms,
        }),
    ),
    ...handoverMarks(rows),
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
    text: (layer, value) => (layer.unit === 'links' ? whole(value) : value.toFixed(1)),
  };
}

function rtt(rows: FlowRows): ChartSpec {
  const table = () => rows.source.windows;
  const paths = [...rows.paths].reverse();
  return {
    id: 'rtt',
    title: 'Round-trip time',
    unit: 'ms',
    layers: [
      ...paths.map((path) =>
        windowLine(rows, path, {
          unit: 'ms',
          key: 'rto',
          label: 'RTO',
          color: 'muted',
          dashed: true,
          values: () => table().rto_ms,
        }),
      ),
      ...paths.map((path) =>
        windowLine(rows, path, {
          unit: 'ms',
          key: 'rttvar',
          label: 'RTTVAR',
          color: 'muted',
          width: 1,
          hidden: path > 0,
          values: () => table().rttvar_ms,
        }),
      ),
      ...paths.map((path) =>
        windowLine(rows, path, {
          unit: 'ms',
          key: 'srtt',
          label: 'SRTT',
          color: 'text',
          width: 2,
          values: () => table().srtt_ms,
        }),
      ),
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

/** The handovers of the flow; wired paths have none. */
function handoverMarks({ source, events, view }: FlowRows): readonly MarkLayer[] {
  return view.networks.some(Boolean) ? [new MarkLayer('handover', source, events)] : [];
}
