/** Truth beside belief: which loss made the sender react, and what the sender did about a loss. */
import type { EventCode } from '../protocol/codes.gen';
import { Direction, SegmentKind } from '../protocol/codes.gen';
import { CORRUPTION, codeIn, LOSS_FIELDS, REPAIRS, RESENDS } from '../protocol/events.gen';
import type { EventIndex } from './eventIndex';
import { type EventKind, kindOf } from './eventKinds';
import { isLoss } from './fates';
import { rowsBelow, rowsOf } from './search';
import type { RecordingSource } from './source';

/** Events looked at before giving up. */
const REACH = 4000;

/** The kinds among which reactions are. */
const REACTIONS: readonly EventKind[] = ['fast-retransmit', 'timeout', 'retransmission'];

/** Whether the event is the loss of data on its way to the receiver. */
export function isDataLoss(source: RecordingSource, row: number): boolean {
  const { events } = source;
  if (kindOf(events.code[row]) !== 'loss') return false;
  const { kind, direction } = LOSS_FIELDS;
  return (
    codeIn(events, kind, row) === SegmentKind.data &&
    codeIn(events, direction, row) === Direction.forward
  );
}

/** Whether the event is what a sender does about a loss that it believes in. */
export function isReaction(source: RecordingSource, row: number): boolean {
  return has(REPAIRS, source.events.code[row]);
}

/** The TSNs of the packet whose loss is in `row`: the one named, and those of the chunks behind it. */
export function lostTsns(source: RecordingSource, row: number): ReadonlySet<number> {
  const { t, a, flow } = source.events;
  const { fates, segments, bundles } = source;
  const named = a[row] ?? Number.NaN;
  const tsns = new Set([named]);
  if (bundles.segment.length === 0) return tsns;
  const when = t[row] ?? Number.NaN;
  for (let fate = rowsBelow(fates.t, when); fates.t[fate] === when; fate += 1) {
    const segment = fates.segment[fate] ?? -1;
    if (!isLoss(fates.outcome[fate]) || segments.flow[segment] !== flow[row]) continue;
    if (segments.kind[segment] !== SegmentKind.data || segments.tsn[segment] !== named) continue;
    const [first, end] = rowsOf(bundles.segment, segment);
    for (let chunk = first; chunk < end; chunk += 1) tsns.add(bundles.tsn[chunk] ?? named);
  }
  return tsns;
}

/** The sender's reaction to the loss in `row`: what it did first about one of its TSNs, or -1. */
export function reactionTo(source: RecordingSource, index: EventIndex, row: number): number {
  const { t, a, code } = source.events;
  const tsns = lostTsns(source, row);
  let best = -1;
  for (const kind of REACTIONS) {
    const rows = index.of(kind);
    const first = rows.at(t, t[row] ?? 0);
    for (let at = first; at < Math.min(rows.count, first + REACH); at += 1) {
      const candidate = rows.rows[at] ?? 0;
      if (best >= 0 && candidate > best) break;
      // Of several losses that one repair mends, only what is sent again tells.
      if (!isReaction(source, candidate) && !has(RESENDS, code[candidate])) continue;
      if (tsns.has(a[candidate] ?? Number.NaN)) {
        best = candidate;
        break;
      }
    }
  }
  return best;
}

/** The loss that the reaction in `row` answers: the last one of a packet with its TSN before, or -1. */
export function causeOf(source: RecordingSource, index: EventIndex, row: number): number {
  const { t, a } = source.events;
  const losses = index.of('loss');
  const last = losses.at(t, t[row] ?? 0) - 1;
  for (let at = last; at >= Math.max(0, last - REACH); at -= 1) {
    const candidate = losses.rows[at] ?? 0;
    if (!isDataLoss(source, candidate)) continue;
    if (lostTsns(source, candidate).has(a[row] ?? Number.NaN)) return candidate;
  }
  return -1;
}

/** Whether the sender took the loss in `row` for corruption, for want of a congestion mark. */
export function tookForCorruption(
  source: RecordingSource,
  index: EventIndex,
  row: number,
): boolean {
  const { t, a, code } = source.events;
  const tsns = lostTsns(source, row);
  const rows = index.of('congestion');
  const first = rows.at(t, t[row] ?? 0);
  for (let at = first; at < Math.min(rows.count, first + REACH); at += 1) {
    const candidate = rows.rows[at] ?? 0;
    if (has(CORRUPTION, code[candidate]) && tsns.has(a[candidate] ?? Number.NaN)) return true;
  }
  return false;
}

function has(codes: readonly EventCode[], code: EventCode | undefined): boolean {
  return code !== undefined && codes.includes(code);
}
