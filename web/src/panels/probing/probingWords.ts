/** What is said of a probing cycle beside its map. */
import { causeOf } from '../../reading/fates';
import { NONE } from '../../reading/lists';
import type { ProbeEntry, ProbingCycle, TrueLoss } from '../../reading/probingIndex';

/** What the signs of cycles on the timeline mean. */
export const TIMELINE_WORDS =
  'On the timeline a cycle is a bar. It ends in a ring if nothing was missing, a disc in Immediate Recovery, a square in congestion control, and a cross if its session or connection ended first.';

/** "Cycle 3, from 42.318 s on", and whether it lasts. */
export function whichWords(cycle: ProbingCycle | null): string {
  if (!cycle) return 'No probing cycle yet at this moment.';
  const since = `Cycle ${cycle.number} began at ${cycle.began_s.toFixed(3)} s`;
  return cycle.ended === NONE ? `${since} and goes on.` : `${since}; it is over.`;
}

/** "Probe 3: 212.4 ms", or that its answer has not come. */
export function entryWords(
  { probe, rtt_ms }: ProbeEntry,
  limit_ms: number,
  earlier?: string | null,
): string {
  const name = probe === 0 && earlier ? earlier : `Probe ${probe}`;
  if (rtt_ms === null) return `${name}: no answer yet`;
  const verdict = rtt_ms > limit_ms ? 'longer than the limit' : 'within the limit';
  return `${name}: ${rtt_ms.toFixed(1)} ms, ${verdict}`;
}

/** What was truly lost. */
export function truthWords(losses: readonly TrueLoss[], since_s: number): string {
  const packets = losses.reduce((sum, loss) => sum + loss.packets, 0);
  const span = `since ${since_s.toFixed(3)} s`;
  if (packets === 0) return `No packet was lost ${span}.`;
  const parts = losses.map((loss) => `${loss.packets} ${causeOf(loss.outcome)?.several}`);
  return `${packets} ${packets === 1 ? 'packet was' : 'packets were'} lost ${span}: ${parts.join(', ')}.`;
}
