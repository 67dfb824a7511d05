/** What can be asked of a run in words, such as the cwnd after the next SACK, and the reading that answers it. */
import type { EventCode } from '../protocol/codes.gen';
import { ChunkFate, Direction, Outcome, SegmentKind } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { say } from '../words/say';
import { EventIndex } from './eventIndex';
import { EVENT_KINDS, type EventKind, kindOf } from './eventKinds';
import { rowsBefore, rowsBelow } from './search';
import type { Column, FlowView, RecordingSource } from './source';

/** What has a value at every instant, with its unit. */
export const GAUGES = {
  cwnd: 'bytes',
  ssthresh: 'bytes',
  'flight size': 'bytes',
  'peer window': 'bytes',
  SRTT: 'ms',
  RTO: 'ms',
  a_rwnd: 'bytes',
  buffered: 'bytes',
  'waiting chunks': 'chunks',
  delay: 'ms',
  links: 'links',
} as const;

/** What is counted over a span of time, with its unit. */
export const TOTALS = {
  goodput: 'bit/s',
  throughput: 'bit/s',
  'delivered data': 'bytes',
  'delivered chunks': 'chunks',
  'sent packets': 'packets',
} as const;

export type Gauge = keyof typeof GAUGES;
export type Total = keyof typeof TOTALS;

/** The arrival of an acknowledgement at the sender, which is no event of its own. */
export const ACKNOWLEDGEMENT = 'SACK';

export type Instant =
  | { readonly by: 'time'; readonly t: number }
  | { readonly by: 'now' }
  | { readonly by: 'after' | 'before'; readonly event: string };

/** What of which flow is asked; events are named by their kind or by their name in the core. */
export type Measure = { readonly flow: number; readonly path: number } & (
  | { readonly what: 'gauge'; readonly of: Gauge; readonly at: Instant }
  | { readonly what: 'total'; readonly of: Total; readonly from: number; readonly to: number }
  | { readonly what: 'count'; readonly event: string; readonly from: number; readonly to: number }
  | { readonly what: 'time' | 'wait'; readonly event: string }
  | { readonly what: 'next'; readonly events: readonly string[] }
);

/** The answer of a run: a number or the name of an event, when it holds, and the event that it follows from. */
export interface Reading {
  readonly value: number | string;
  readonly t: number;
  /** A row of the events table, or -1. */
  readonly row: number;
}

/** A run as far as it is known. */
export interface ReadRun {
  readonly store: RecordingSource;
  /** The flow that is asked for, or null if the run has none of its number. */
  flow(number: number): FlowView | null;
}

/** The unit of what a measure gives; empty for the name of an event. */
export function unitOf(measure: Measure): string {
  switch (measure.what) {
    case 'gauge':
      return GAUGES[measure.of];
    case 'total':
      return TOTALS[measure.of];
    case 'count':
      return '';
    case 'next':
      return '';
    default:
      return 's';
  }
}

/** Whether some family or the network has events of this name. */
export function isEventName(name: string): boolean {
  return (
    name === ACKNOWLEDGEMENT ||
    EVENT_KINDS.some((kind) => kind === name) ||
    Object.values(EVENT_CODES).some((codes) => Object.hasOwn(codes, name))
  );
}

/** Until when a run must be known for a measure taken at `now`; events are waited for until `until`. */
export function neededUntil(measure: Measure, now: number, until: number): number {
  if (measure.what === 'total' || measure.what === 'count') return measure.to;
  if (measure.what !== 'gauge') return until;
  if (measure.at.by === 'time') return measure.at.t;
  return measure.at.by === 'now' ? now : until;
}

/** Takes a measure of a run at `now`; throws an error with a sentence where the run has no answer. */
export function read(run: ReadRun, measure: Measure, now: number): Reading {
  const flow = run.flow(measure.flow);
  if (flow === null) throw new Error(say`The run has no flow ${measure.flow}.`);
  if (measure.path >= flow.paths) throw new Error(say`Its flow has no path ${measure.path}.`);
  const { store } = run;
  switch (measure.what) {
    case 'gauge': {
      const { t, row, before } = instantOf(store, flow, measure.at, now);
      return { value: gauge(store, measure, t, before), t, row };
    }
    case 'total':
      return { value: total(store, measure, flow), t: measure.to, row: -1 };
    case 'count': {
      const rows = eventRows(store, flow, measure.event, measure.from, measure.to);
      return { value: rows.length, t: measure.to, row: rows[0] ?? -1 };
    }
    case 'next': {
      const found = measure.events
        .map((event) => ({ event, ...nextOf(store, flow, event, now) }))
        .filter(({ t }) => Number.isFinite(t))
        .sort((one, other) => one.t - other.t || one.row - other.row)[0];
      if (!found) throw new Error(say`The run has none of ${measure.events.join(', ')}.`);
      return { value: found.event, t: found.t, row: found.row };
    }
    default: {
      const { t, row } = found(store, flow, measure.event, now);
      return { value: measure.what === 'time' ? t : t - now, t, row };
    }
  }
}

/** The row of the first event of a name after `from` and not after `to`, or -1. */
export function firstEvent(
  store: RecordingSource,
  flow: FlowView,
  event: string,
  from: number,
  to: number,
): number {
  return eventRows(store, flow, event, from, to)[0] ?? -1;
}

function instantOf(store: RecordingSource, flow: FlowView, at: Instant, now: number) {
  if (at.by === 'time') return { t: at.t, row: -1, before: false };
  if (at.by === 'now') return { t: now, row: -1, before: false };
  const { t, row } = found(store, flow, at.event, now);
  return { t, row, before: at.by === 'before' };
}

function found(store: RecordingSource, flow: FlowView, event: string, now: number) {
  const next = nextOf(store, flow, event, now);
  if (!Number.isFinite(next.t)) throw new Error(say`The run has no ${event} after ${now} s.`);
  return next;
}

/** The next event of a name after `now`, at infinity if there is none. */
function nextOf(store: RecordingSource, flow: FlowView, event: string, now: number) {
  if (event === ACKNOWLEDGEMENT) {
    const t = nextAcknowledgement(store, flow.flow, now);
    return { t, row: windowEventAt(store, flow, t) };
  }
  const row = firstEvent(store, flow, event, now, Number.POSITIVE_INFINITY);
  return { t: row < 0 ? Number.POSITIVE_INFINITY : (store.events.t[row] ?? 0), row };
}

/** When the next acknowledgement comes to the sender. */
function nextAcknowledgement({ fates, segments }: RecordingSource, flow: number, now: number) {
  for (let row = rowsBefore(fates.t, now); row < fates.t.length; row += 1) {
    const segment = fates.segment[row] ?? 0;
    const outcome = fates.outcome[row];
    if (
      (outcome === Outcome.delivered || outcome === Outcome.marked) &&
      segments.flow[segment] === flow &&
      segments.kind[segment] === SegmentKind.sack &&
      segments.direction[segment] === Direction.reverse
    ) {
      return fates.t[row] ?? 0;
    }
  }
  return Number.POSITIVE_INFINITY;
}

const WINDOW_KINDS: readonly EventKind[] = ['window', 'fast-retransmit', 'congestion', 'timeout'];

/** The event at an instant that changed the window, or -1. */
function windowEventAt(store: RecordingSource, flow: FlowView, t: number): number {
  const { events } = store;
  for (let row = rowsBelow(events.t, t); row < rowsBefore(events.t, t); row += 1) {
    if (events.flow[row] === flow.flow && WINDOW_KINDS.includes(kindOf(events.code[row]))) {
      return row;
    }
  }
  return -1;
}

/** The rows of a flow's events of a name after `from` and not after `to`. */
function eventRows(
  store: RecordingSource,
  flow: FlowView,
  name: string,
  from: number,
  to: number,
): readonly number[] {
  const { events } = store;
  const index = new EventIndex(store, flow);
  const is = matcher(flow, name);
  const rows: number[] = [];
  for (let row = rowsBefore(events.t, from); row < rowsBefore(events.t, to); row += 1) {
    if (is(events.code[row]) && index.belongs(row)) rows.push(row);
  }
  return rows;
}

/** Tells the events of a name among those of a flow's family and of the network. */
function matcher({ protocol }: FlowView, name: string): (code: EventCode | undefined) => boolean {
  if (EVENT_KINDS.some((kind) => kind === name)) return (code) => kindOf(code) === name;
  const codes: Readonly<Record<string, EventCode>> = {
    ...EVENT_CODES.network,
    ...EVENT_CODES[protocol],
  };
  const wanted = codes[name];
  if (wanted === undefined) throw new Error(say`Its protocol has no event “${name}”.`);
  return (code) => code === wanted;
}

type GaugeMeasure = Extract<Measure, { what: 'gauge' }>;

function gauge(store: RecordingSource, measure: GaugeMeasure, t: number, before: boolean): number {
  const { flow, path, of } = measure;
  if (of === 'delay' || of === 'links') return routeAt(store, measure, t, before);
  const { windows, receivers } = store;
  const receiver: Partial<Record<Gauge, Column>> = {
    a_rwnd: receivers.a_rwnd,
    buffered: receivers.buffered,
    'waiting chunks': receivers.blocked,
  };
  const sender: Partial<Record<Gauge, Column>> = {
    cwnd: windows.cwnd,
    ssthresh: windows.ssthresh,
    'flight size': windows.flight,
    'peer window': windows.peer_rwnd,
    SRTT: windows.srtt_ms,
    RTO: windows.rto_ms,
  };
  const own = receiver[of];
  const row = own
    ? lastRow(receivers.t, t, before, (at) => receivers.flow[at] === flow)
    : lastRow(windows.t, t, before, (at) => windows.flow[at] === flow && windows.path[at] === path);
  const value = (own ?? sender[of])?.[row];
  if (value === undefined) throw new Error(say`The run has no ${of} at ${t} s.`);
  return value;
}

function routeAt({ routes }: RecordingSource, measure: GaugeMeasure, t: number, before: boolean) {
  const { flow, path, of } = measure;
  const row = lastRow(
    routes.t,
    t,
    before,
    (at) =>
      routes.flow[at] === flow &&
      routes.path[at] === path &&
      routes.direction[at] === Direction.forward,
  );
  const delay = routes.delay_ms[row] ?? -1;
  if (delay < 0) throw new Error(say`The path has no route at ${t} s.`);
  return of === 'delay' ? delay : (routes.links[row] ?? 0);
}

/** The last row at `t` or, asked for before, earlier than it. */
function lastRow(
  times: Float64Array,
  t: number,
  before: boolean,
  is: (row: number) => boolean,
): number {
  let row = (before ? rowsBelow(times, t) : rowsBefore(times, t)) - 1;
  while (row >= 0 && !is(row)) row -= 1;
  return row;
}

/** Bins of a measurement end at their instant: this much is rounding. */
const ROUNDING_S = 1e-9;

function total(
  store: RecordingSource,
  measure: Extract<Measure, { what: 'total' }>,
  view: FlowView,
) {
  const { of, from, to, flow } = measure;
  if (of === 'delivered chunks' || of === 'sent packets') return counted(store, measure);
  const { rates } = store;
  const column = of === 'throughput' ? rates.sent_bytes : rates.delivered_bytes;
  let bytes = 0;
  let bins = 0;
  for (let row = rowsBefore(rates.t, from + ROUNDING_S); row < rates.t.length; row += 1) {
    if ((rates.t[row] ?? 0) > to + ROUNDING_S) break;
    if (rates.flow[row] !== flow) continue;
    bytes += column[row] ?? 0;
    bins += 1;
  }
  if (bins === 0) {
    throw new Error(
      say`The run measures every ${view.interval_s} s: nothing from ${from} to ${to} s.`,
    );
  }
  return of === 'delivered data' ? bytes : (8 * bytes) / (bins * view.interval_s);
}

function counted(
  store: RecordingSource,
  { of, from, to, flow }: Extract<Measure, { what: 'total' }>,
) {
  const { chunks, segments } = store;
  const table = of === 'delivered chunks' ? chunks : segments;
  let count = 0;
  for (let row = rowsBefore(table.t, from); row < rowsBefore(table.t, to); row += 1) {
    if (table.flow[row] !== flow) continue;
    const counts =
      of === 'delivered chunks'
        ? chunks.fate[row] === ChunkFate.delivered
        : segments.kind[row] === SegmentKind.data && segments.direction[row] === Direction.forward;
    if (counts) count += 1;
  }
  return count;
}
