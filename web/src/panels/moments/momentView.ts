/** How a moment is looked at: which time the charts show, how fast it plays, and what stands beside the globe. */
import type { Part } from '../../links/shareLink';
import { type CommonMoment, isCommon, type Moment } from '../../reading/moments';
import { rowsBefore } from '../../reading/search';
import type { RecordingSource } from '../../reading/source';
import { nearestSpeed, SPEEDS } from '../timeline/stepping';

export interface MomentView {
  /** The time that the charts show, seconds. */
  readonly range: readonly [from: number, to: number];
  /** Simulated seconds per second. */
  readonly speed: number;
  readonly part: Part;
}

/** How many round trips, or how many seconds, are shown before a moment and after it. */
interface About {
  readonly before: number;
  readonly after: number;
  readonly by: 'round trips' | 'seconds';
}

const LOSS: About = { before: 8, after: 14, by: 'round trips' };
const WINDOW: About = { before: 6, after: 10, by: 'round trips' };
const GUARD: About = { before: 6, after: 20, by: 'round trips' };
const SKY: About = { before: 20, after: 20, by: 'seconds' };

const ABOUT: Readonly<Record<CommonMoment, About>> = {
  'slow-start': { before: 3, after: 16, by: 'round trips' },
  loss: LOSS,
  'fast-retransmit': LOSS,
  timeout: { before: 12, after: 30, by: 'round trips' },
  probing: LOSS,
  'window-closed': WINDOW,
  'application-limited': WINDOW,
  'buffer-full': WINDOW,
  'buffer-blocking': WINDOW,
  'queue-full': WINDOW,
  'longest-wait': { before: 2, after: 4, by: 'round trips' },
  handover: SKY,
  seam: SKY,
  'path-hint': SKY,
  failover: { before: 10, after: 20, by: 'seconds' },
  incident: GUARD,
};

/** The time that a round trip takes to watch, seconds. */
const WATCHED_S = 4;
/** A single one that is followed packet by packet. */
const FOLLOWED_S = 12;
/** A round trip where none is measured yet, seconds. */
const UNKNOWN_S = 0.2;

/** How to look at a moment of a flow whose round trips take so long. */
export function viewOfMoment({ kind, t, until }: Moment, round_s: number): MomentView {
  const { before, after, by } = isCommon(kind) ? ABOUT[kind] : GUARD;
  const unit = by === 'seconds' ? 1 : round_s;
  return {
    range: [Math.max(0, t - before * unit), until + after * unit],
    speed: by === 'seconds' ? 1 : nearestSpeed(round_s / WATCHED_S),
    part: kind === 'longest-wait' ? 'streams' : 'charts',
  };
}

/** The speed at which packets can be followed while `span_s` seconds pass. */
export function followingSpeed(span_s: number): number {
  const wanted = span_s / FOLLOWED_S;
  return [...SPEEDS].reverse().find((speed) => speed <= wanted) ?? SPEEDS[0];
}

/** The smoothed round-trip time of a flow at `t`, or soon after while none is measured, seconds. */
export function roundTripAt({ windows }: RecordingSource, flow: number, t: number): number {
  const known = (row: number) => windows.flow[row] === flow && (windows.srtt_ms[row] ?? 0) > 0;
  const next = rowsBefore(windows.t, t);
  let row = next - 1;
  while (row >= 0 && !known(row)) row -= 1;
  if (row < 0) for (row = next; row < windows.t.length && !known(row); ) row += 1;
  return row >= 0 && row < windows.t.length ? (windows.srtt_ms[row] ?? 0) / 1000 : UNKNOWN_S;
}
