/** Which moment comes next, or came before, of those in order of time. */
import type { Moment } from '../../reading/moments';

/** The place of the moment that the playhead is at or behind, -1 before the first; the one with the id `chosen` counts among those of its instant. */
export function placeOf(
  moments: readonly Moment[],
  t: number,
  chosen: Moment['id'] | null,
): number {
  const at = moments.findIndex(({ id }) => id === chosen);
  if (moments[at]?.t === t) return at;
  return moments.findLastIndex((moment) => moment.t <= t);
}

/** How long the caption of a moment stays while the run plays on, seconds of watching. */
const READ_S = 15;

/** Whether a moment is still what there is to see: it lasts, or has been over for no longer than it takes to read of it. */
export function isAtHand({ until }: Moment, t: number, speed: number): boolean {
  return t - until <= READ_S * speed;
}

/** The moment after the one at hand, or the one before; undefined if there is none. */
export function nextMoment(
  moments: readonly Moment[],
  t: number,
  chosen: Moment['id'] | null,
  forward: boolean,
): Moment | undefined {
  const at = placeOf(moments, t, chosen);
  if (forward) return moments[at + 1];
  const here = moments[at];
  // Behind a moment the way back leads to it first.
  return here && here.t < t ? here : moments[at - 1];
}
