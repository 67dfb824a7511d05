/** What the caption speaks of: what happened last and can still be read, a moment of the run or any other event. */
import type { Bookmark } from '../../links/shareLink';
import type { Moment } from '../../reading/moments';
import { isAtHand } from '../moments/course';

/** An event as a row of the events table, and when it was. */
export interface Told {
  readonly row: number;
  readonly t: number;
}

export type Happening =
  | { readonly kind: 'moment'; readonly t: number; readonly moment: Moment }
  | { readonly kind: 'note'; readonly t: number; readonly note: Bookmark }
  | { readonly kind: 'event'; readonly t: number; readonly row: number };

/** How long an event without a moment is told, and how long one stays before the next, seconds of watching. */
const TOLD_S = 8;
const STAYS_S = 2.5;
/** How long a note is told: somebody wants it to be read. */
const NOTED_S = 15;

export interface Clock {
  readonly t: number;
  readonly speed: number;
  readonly playing: boolean;
}

/**
 * What somebody has noted, as long as it can be read and nothing else was chosen since; else the later of both, if it is
 * still at hand. A moment is told with its own words, and not once more as an event.
 */
export function happeningAt(
  moment: Moment | null,
  event: Told | null,
  clock: Clock,
  note: Bookmark | null = null,
): Happening | null {
  const atHand = moment !== null && isAtHand(moment, clock.t, clock.speed) ? moment : null;
  if (note !== null && clock.t - note.t <= NOTED_S * clock.speed && note.t >= (moment?.t ?? 0)) {
    return { kind: 'note', t: note.t, note };
  }
  const fresh = event !== null && clock.t - event.t <= TOLD_S * clock.speed ? event : null;
  if (atHand !== null && (fresh === null || fresh.t <= atHand.t)) {
    return { kind: 'moment', t: atHand.t, moment: atHand };
  }
  return fresh === null ? null : { kind: 'event', ...fresh };
}

/** Whether what is told stays although something newer is there: while the run plays, until it could be read. */
export function stays(told: Happening | null, { t, speed, playing }: Clock): told is Happening {
  return playing && told !== null && told.t <= t && t - told.t < STAYS_S * speed;
}
