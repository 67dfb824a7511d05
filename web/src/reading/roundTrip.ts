/** One round trip of a flow: from when data leave until an acknowledgement sent after their arrival is back. */
import { Direction, SegmentKind } from '../protocol/codes.gen';
import { isLoss } from './fates';
import type { RecordingStore } from './recordingStore';
import { rowsBelow } from './search';

export interface RoundTrip {
  /** When the data leave, arrive, and are acknowledged, seconds. */
  readonly from: number;
  readonly arrival: number;
  readonly to: number;
}

/** Segments looked at before giving up. */
const REACH = 20_000;

type Packets = Pick<RecordingStore, 'segments' | 'fates' | 'fateOf'>;

/** The first whole round trip whose data leave at `t` or later; null if none is recorded. */
export function roundTripFrom(store: Packets, flow: number, t: number): RoundTrip | null {
  const { segments } = store;
  const first = rowsBelow(segments.t, t);
  const end = Math.min(segments.t.length, first + REACH);
  for (let row = first; row < end; row += 1) {
    if (!isOf(store, row, flow, SegmentKind.data, Direction.forward)) continue;
    const arrival = arrivalOf(store, row);
    if (arrival === null) continue;
    const to = answered(store, flow, arrival);
    if (to !== null) return { from: segments.t[row] ?? 0, arrival, to };
  }
  return null;
}

/** When the first acknowledgement that leaves at `t` or later arrives, of those that arrive. */
function answered(store: Packets, flow: number, t: number): number | null {
  const { segments } = store;
  const first = rowsBelow(segments.t, t);
  const end = Math.min(segments.t.length, first + REACH);
  for (let row = first; row < end; row += 1) {
    if (!isOf(store, row, flow, SegmentKind.sack, Direction.reverse)) continue;
    const arrival = arrivalOf(store, row);
    if (arrival !== null) return arrival;
  }
  return null;
}

function isOf(
  { segments }: Packets,
  row: number,
  flow: number,
  kind: SegmentKind,
  direction: Direction,
): boolean {
  return (
    segments.flow[row] === flow &&
    segments.kind[row] === kind &&
    segments.direction[row] === direction
  );
}

/** When a segment reached its end, or null if it did not. */
function arrivalOf(store: Packets, row: number): number | null {
  const { fates } = store;
  const fate = store.fateOf(row);
  const outcome = fates.outcome[fate];
  return outcome === undefined || isLoss(outcome) ? null : (fates.t[fate] ?? null);
}
