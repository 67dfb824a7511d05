/** The events behind the points of the TSN chart: a loss, or a chunk that was sent again. */

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
