/** The events behind the points of the TSN chart: a loss, or a chunk that was sent again. */

import { Retransmit } from '../protocol/codes.gen';
import { type EventKind, kindOf } from './eventKinds';
import { rowsOf } from './search';
import type { RecordingSource } from './source';

const LOSS: readonly EventKind[] = ['loss'];
const AGAIN: readonly EventKind[] = ['retransmission', 'fast-retransmit', 'timeout'];

/** The event of the packet whose fate is in a row, or -1. */
export function lossOf({ events, fates, segments }: RecordingSource, row: number): number {
  const segment = fates.segment[row] ?? -1;
  const tsn = segments.tsn[segment] ?? Number.NaN;
  return eventAt(events, fates.t[row], segments.flow[segment], tsn, LOSS);
}

/** The event of the segment in a row, which was sent before, or -1. */
export function resendingOf({ events, segments }: RecordingSource, row: number): number {
  const tsn = segments.tsn[row] ?? Number.NaN;
  return eventAt(events, segments.t[row], segments.flow[row], tsn, AGAIN);
}

/** The packet that the event in a row is about, as a row of `segments`, or -1: one that was lost, or sent again. */
export function packetOf({ events, fates, segments }: RecordingSource, row: number): number {
  const t = events.t[row] ?? Number.NaN;
  const ours = (segment: number) =>
    segments.flow[segment] === events.flow[row] && segments.tsn[segment] === events.a[row];
  const kind = kindOf(events.code[row]);
  if (LOSS.includes(kind)) {
    const [first, end] = rowsOf(fates.t, t);
    const segmentsOf = fates.segment.subarray(first, end);
    return segmentsOf.find(ours) ?? -1;
  }
  if (!AGAIN.includes(kind)) return -1;
  const [first, end] = rowsOf(segments.t, t);
  for (let segment = first; segment < end; segment += 1) {
    if (ours(segment) && segments.retransmit[segment] !== Retransmit.first) return segment;
  }
  return -1;
}

function eventAt(
  { t, code, flow, a }: RecordingSource['events'],
  when: number | undefined,
  of: number | undefined,
  tsn: number,
  kinds: readonly EventKind[],
): number {
  const [first, end] = rowsOf(t, when ?? Number.NaN);
  for (let row = first; row < end; row += 1) {
    if (flow[row] === of && a[row] === tsn && kinds.includes(kindOf(code[row]))) return row;
  }
  return -1;
}
