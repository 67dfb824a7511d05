/** What a flow did between two instants, counted from the rows of the recording: those at or after the first and before the second. */
import { Direction, Retransmit, SegmentKind } from '../protocol/codes.gen';
import { isLoss } from './fates';
import { rowsBelow } from './search';
import type { Column, FlowView, RecordingSource } from './source';

/** A recording that may have forgotten its older packets, and thinned its older rows. */
export interface BetweenSource extends RecordingSource {
  /** Single packets are known from this time on. */
  readonly packetsSince_s?: number;
  /** From this time on no table has been thinned. */
  readonly detailSince_s?: number;
}

export interface Count {
  readonly packets: number;
  /** With all headers. */
  readonly bytes: number;
}

/** What a value was in force at both instants, and its least and most between them. */
export interface Course {
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

export interface PathBetween {
  readonly path: number;
  /** Bytes; null where none is known. */
  readonly cwnd: Course | null;
  readonly srtt_ms: Course | null;
}

/** The measurement intervals that lie wholly between the two instants. */
export interface Measured {
  readonly from: number;
  readonly to: number;
  readonly intervals: number;
  /** User data given to the application in order, bytes. */
  readonly delivered: number;
}

export interface Between {
  readonly from: number;
  readonly to: number;
  /** Packets with data; null where the recording has forgotten some of them, or never had them. */
  readonly packets: {
    readonly sent: Count;
    /** Those of them that were sent before. */
    readonly again: Count;
    readonly lost: Count;
    readonly arrived: Count;
  } | null;
  /** Null where no whole interval lies between, or rows of the time are thinned. */
  readonly measured: Measured | null;
  readonly paths: readonly PathBetween[];
  /** From when on all of it is known exactly, where that is after the first instant. */
  readonly known_s: number | null;
}

/** What of a flow is measured. */
export interface Subject {
  readonly source: BetweenSource;
  readonly view: FlowView;
  /** Whether its single packets are recorded. */
  readonly packets: boolean;
}

export function between(
  { source, view, packets }: Subject,
  { from, to }: { readonly from: number; readonly to: number },
): Between {
  const { packetsSince_s = 0, detailSince_s = 0 } = source;
  const exact = detailSince_s <= from;
  const known_s = Math.max(packetsSince_s, detailSince_s);
  const paths = Array.from({ length: Math.max(1, view.paths) }, (_, number) => number);
  return {
    from,
    to,
    packets: packets && packetsSince_s <= from ? packetsIn(source, view.flow, from, to) : null,
    measured: exact ? measuredIn(source, view, from, to) : null,
    paths: exact ? paths.map((number) => pathIn(source, view.flow, number, from, to)) : [],
    known_s: known_s > from ? known_s : null,
  };
}

function packetsIn({ segments, fates }: RecordingSource, flow: number, from: number, to: number) {
  const [sent, again, lost, arrived] = [counter(), counter(), counter(), counter()];
  const carriesData = (row: number) =>
    segments.flow[row] === flow &&
    segments.kind[row] === SegmentKind.data &&
    segments.direction[row] === Direction.forward;
  eachRow(segments.t, from, to, (row) => {
    if (!carriesData(row)) return;
    const bytes = segments.bytes[row] ?? 0;
    sent.add(bytes);
    if (segments.retransmit[row] !== Retransmit.first) again.add(bytes);
  });
  eachRow(fates.t, from, to, (row) => {
    const packet = fates.segment[row] ?? -1;
    if (!carriesData(packet)) return;
    const bytes = segments.bytes[packet] ?? 0;
    if (isLoss(fates.outcome[row])) lost.add(bytes);
    else arrived.add(bytes);
  });
  return { sent: sent.count, again: again.count, lost: lost.count, arrived: arrived.count };
}

function counter() {
  const count = { packets: 0, bytes: 0 };
  return {
    count: count as Count,
    add(bytes: number): void {
      count.packets += 1;
      count.bytes += bytes;
    },
  };
}

/** An interval begins where the one before it has ended, the first one an interval before its end. */
function measuredIn(
  { rates }: RecordingSource,
  { flow, interval_s }: FlowView,
  from: number,
  to: number,
): Measured | null {
  let begins: number | null = null;
  let found: { from: number; to: number; intervals: number; delivered: number } | null = null;
  for (let row = 0; row < rates.t.length; row += 1) {
    if (rates.flow[row] !== flow) continue;
    const end = rates.t[row] ?? 0;
    if (end > to) break;
    const begin: number = begins ?? Math.max(0, end - interval_s);
    begins = end;
    if (begin < from) continue;
    found ??= { from: begin, to: end, intervals: 0, delivered: 0 };
    found.to = end;
    found.intervals += 1;
    found.delivered += rates.delivered_bytes[row] ?? 0;
  }
  return found;
}

function pathIn(
  { windows }: RecordingSource,
  flow: number,
  path: number,
  from: number,
  to: number,
): PathBetween {
  const belongs = (row: number) => windows.flow[row] === flow && windows.path[row] === path;
  // What is in force at the first instant was written before it, or at it.
  let first = rowsBelow(windows.t, from) - 1;
  while (first >= 0 && !belongs(first)) first -= 1;
  const cwnd = course(windows.cwnd);
  const srtt = course(windows.srtt_ms);
  if (first >= 0) for (const one of [cwnd, srtt]) one.add(first);
  eachRow(windows.t, from, to, (row) => {
    if (belongs(row)) for (const one of [cwnd, srtt]) one.add(row);
  });
  return { path, cwnd: cwnd.told(), srtt_ms: srtt.told() };
}

/** Follows a column; zero stands for what is not known yet. */
function course(column: Column) {
  let all: { first: number; last: number; least: number; most: number } | null = null;
  return {
    add(row: number): void {
      const value = column[row] ?? 0;
      if (value <= 0) return;
      all ??= { first: value, last: value, least: value, most: value };
      all.last = value;
      all.least = Math.min(all.least, value);
      all.most = Math.max(all.most, value);
    },
    told: (): Course | null => all,
  };
}

function eachRow(times: Float64Array, from: number, to: number, take: (row: number) => void): void {
  const end = rowsBelow(times, to);
  for (let row = rowsBelow(times, from); row < end; row += 1) take(row);
}
