/** Which event's mark lies under a point of the timeline. */
import { HAIRLINES, type HairlineKind, isHairline } from '../../charts/engine/markShapes';
import type { EventIndex } from '../../reading/eventIndex';
import { MARKED_KINDS, type MarkedKind } from '../../reading/eventKinds';
import type { Column } from '../../reading/source';
import { CELL_PX } from './markMap';

/** The height of each kind's lane within the bar, from its top, in CSS pixels; hairlines run through all. */
export const LANES: Readonly<Record<Exclude<MarkedKind, HairlineKind>, number>> = {
  loss: 7,
  'fast-retransmit': 14,
  timeout: 22,
  failover: 29,
  // What probes has one path, and never leaves it.
  probing: 29,
};
const LANE_REACH_PX = 4;

/** A point of the timeline: the instant there, how many seconds a pixel is, and the height from the top of the bar. */
export interface TimelinePoint {
  readonly t: number;
  readonly perPixel_s: number;
  readonly y: number;
}

/** The row of the event whose mark is nearest, first of those in the lane, or -1. */
export function markUnder(index: EventIndex, times: Column, point: TimelinePoint): number {
  for (const kind of MARKED_KINDS) {
    if (isHairline(kind) || Math.abs(LANES[kind] - point.y) > LANE_REACH_PX) continue;
    const own = nearest(index, kind, times, point);
    if (own >= 0) return own;
  }
  for (const kind of Object.keys(HAIRLINES) as HairlineKind[]) {
    const row = nearest(index, kind, times, point);
    if (row >= 0) return row;
  }
  return -1;
}

function nearest(
  index: EventIndex,
  kind: MarkedKind,
  times: Column,
  { t, perPixel_s }: TimelinePoint,
): number {
  const rows = index.of(kind);
  const at = rows.at(times, t);
  let found = -1;
  let least = CELL_PX * perPixel_s;
  for (const position of [at - 1, at]) {
    if (position < 0 || position >= rows.count) continue;
    const row = rows.rows[position] ?? 0;
    const distance = Math.abs((times[row] ?? 0) - t);
    if (distance > least) continue;
    least = distance;
    found = row;
  }
  return found;
}
