/** Streams that begin anew, in words. */
import { moment } from '../../base/quantity';
import { counted } from '../../base/text';
import type { StreamResets } from '../../reading/streamResets';
import { say } from '../../words/say';

/** What the mark of a chunk is called. */
export const FIRST_ANEW = say('first after a reset');

/** "3 times, last at 30.1 s". */
export function anewWords(times: readonly number[]): string {
  const last = times.at(-1);
  if (last === undefined) return say('not yet');
  return say`${counted(times.length, ['time', 'times'])}, last at ${moment(last)}`;
}

/** Whether the streams of a flow are closed at `t`, or how often they have begun anew. */
export function resetWords(resets: StreamResets, t: number): string {
  const pending = resets.pendingAt(t);
  if (pending) {
    return say`Streams are closed since ${moment(pending.since)}: no message begins before the peer has answered request ${pending.request}.`;
  }
  return say`Streams have begun anew: ${anewWords(resets.doneBy(t))}.`;
}
