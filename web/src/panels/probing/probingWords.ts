/** What is said of a probing cycle beside its map. */
import { causeOf } from '../../reading/fates';
import { NONE } from '../../reading/lists';
import type { ProbeEntry, ProbingCycle, TrueLoss } from '../../reading/probingIndex';
import { fixed } from '../../words/numbers';
import { formOf, say } from '../../words/say';

/** What the signs of cycles on the timeline mean. */
export const TIMELINE_WORDS = say(
  'On the timeline a cycle is a bar. It ends in a ring if nothing was missing, a disc in Immediate Recovery, a square in congestion control, and a cross if its session or connection ended first.',
);

/** "Cycle 3, from 42.318 s on", and whether it lasts. */
export function whichWords(cycle: ProbingCycle | null): string {
  if (!cycle) return say('No probing cycle yet at this moment.');
  const since = say`Cycle ${cycle.number} began at ${fixed(cycle.began_s, 3)} s`;
  return cycle.ended === NONE ? say`${since} and goes on.` : say`${since}; it is over.`;
}

/** "Probe 3: 212.4 ms", or that its answer has not come. */
export function entryWords(
  { probe, rtt_ms }: ProbeEntry,
  limit_ms: number,
  earlier?: string | null,
): string {
  const name = probe === 0 && earlier ? earlier : say`Probe ${probe}`;
  if (rtt_ms === null) return say`${name}: no answer yet`;
  const verdict = rtt_ms > limit_ms ? say('longer than the limit') : say('within the limit');
  return `${name}: ${fixed(rtt_ms, 1)} ms, ${verdict}`;
}

/** What was truly lost. */
export function truthWords(losses: readonly TrueLoss[], since_s: number): string {
  const packets = losses.reduce((sum, loss) => sum + loss.packets, 0);
  const span = say`since ${fixed(since_s, 3)} s`;
  if (packets === 0) return say`No packet was lost ${span}.`;
  const parts = losses.map((loss) => `${loss.packets} ${causeOf(loss.outcome)?.several}`);
  return say`${packets} ${formOf(packets, ['packet was', 'packets were'])} lost ${span}: ${parts.join(', ')}.`;
}
