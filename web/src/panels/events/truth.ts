/** Truth beside belief: which loss made the sender react, and what the sender did about a loss. */

import type { EventIndex } from '../../charts/eventIndex';
import { type EventKind, kindOf } from '../../charts/eventKinds';
import type { RecordingSource } from '../../charts/source';

/** Values of an event of a loss: kind of segment and direction. */
const DATA = 0;
const FORWARD = 0;
/** Events looked at before giving up. */
const REACH = 4000;

const REACTIONS: readonly EventKind[] = ['fast-retransmit', 'timeout'];

/** Whether the event is the loss of data on its way to the receiver. */
export function isDataLoss(source: RecordingSource, row: number): boolean {
  const { code, c, d } = source.events;
  return kindOf(code[row] ?? 0) === 'loss' && c[row] === DATA && d[row] === FORWARD;
}

/** The sender's reaction to the loss in `row`: its fast retransmit or timeout of that TSN, or -1. */
export function reactionTo(source: RecordingSource, index: EventIndex, row: number): number {
  const { t, a } = source.events;
  let best = -1;
  for (const kind of REACTIONS) {
    const rows = index.of(kind);
    const first = rows.at(t, t[row] ?? 0);
    for (let at = first; at < Math.min(rows.count, first + REACH); at += 1) {
      const candidate = rows.rows[at] ?? 0;
      if (best >= 0 && candidate > best) break;
      if (a[candidate] === a[row]) {
        best = candidate;
        break;
      }
    }
  }
  return best;
}

/** The loss that the reaction in `row` answers: the last one of its TSN before, or -1. */
export function causeOf(source: RecordingSource, index: EventIndex, row: number): number {
  const { t, a } = source.events;
  const losses = index.of('loss');
  const last = losses.at(t, t[row] ?? 0) - 1;
  for (let at = last; at >= Math.max(0, last - REACH); at -= 1) {
    const candidate = losses.rows[at] ?? 0;
    if (a[candidate] === a[row] && isDataLoss(source, candidate)) return candidate;
  }
  return -1;
}
