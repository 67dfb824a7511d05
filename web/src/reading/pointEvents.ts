/** The packets that events are about, and the events behind the points of the TSN chart: a loss, or a chunk that was sent again. */
import { READINGS } from '../families';
import { Direction, End, type EventCode, Retransmit, SegmentKind } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { type EventKind, kindOf } from './eventKinds';
import { isLoss } from './fates';
import { rowsOf } from './search';
import type { RecordingSource } from './source';

const LOSS: readonly EventKind[] = ['loss'];
const AGAIN: readonly EventKind[] = ['retransmission', 'fast-retransmit', 'timeout'];

const { network } = EVENT_CODES;
/** What an end does about a packet that has just come. */
const ARRIVED: readonly (EventCode | undefined)[] = READINGS.flatMap(({ arrived }) => arrived);
/** What an end tells its peer in a packet of its own. */
const TOLD: readonly (EventCode | undefined)[] = READINGS.flatMap(({ told }) => told);
/** What somebody begins to send to an end. */
const FORGED: readonly (EventCode | undefined)[] = [network.forgedPackets, network.oldCookie];

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

/** The packet that the event in a row is about, as a row of `segments`, or -1: one that was lost or sent again, refused or forged, or that ends or restarts an association. */
export function packetOf(source: RecordingSource, row: number): number {
  const { events, fates, segments } = source;
  const code = events.code[row];
  if (ARRIVED.includes(code)) return arrivedAt(source, row);
  if (TOLD.includes(code)) return leftAt(source, row, true);
  if (FORGED.includes(code)) return leftAt(source, row, false);
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

/** The packet of the flow that comes to the end of an event at its instant, or -1. */
function arrivedAt({ events, fates, segments }: RecordingSource, row: number): number {
  const way = events.end[row] === End.receiver ? Direction.forward : Direction.reverse;
  const [first, end] = rowsOf(fates.t, events.t[row] ?? Number.NaN);
  for (let fate = first; fate < end; fate += 1) {
    const segment = fates.segment[fate] ?? -1;
    const ours = segments.flow[segment] === events.flow[row] && segments.direction[segment] === way;
    if (ours && !isLoss(fates.outcome[fate])) return segment;
  }
  return -1;
}

/** The packet of the flow that leaves at the instant of an event, from its end or towards it, or -1. */
function leftAt({ events, segments }: RecordingSource, row: number, own: boolean): number {
  const forward = (events.end[row] === End.sender) === own;
  const way = forward ? Direction.forward : Direction.reverse;
  const [first, end] = rowsOf(segments.t, events.t[row] ?? Number.NaN);
  for (let segment = first; segment < end; segment += 1) {
    const ours = segments.flow[segment] === events.flow[row] && segments.direction[segment] === way;
    if (ours && (!own || segments.kind[segment] === SegmentKind.control)) return segment;
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
