/** Which marks of the timeline stand too near to each other to be hit one by one, and so are one mark. */

/** How far apart the middles of two marks are at least, CSS pixels (WCAG 2.2, 2.5.8). */
export const APART_PX = 24;

/** Marks that share a place: each by its number in the list it was given in. */
export interface MarkGroup {
  /** The middle of what it holds, CSS pixels. */
  readonly x: number;
  /** In the order of their places. */
  readonly members: readonly number[];
}

/**
 * Puts together what is nearer than `apart`, until no two groups are; a place that is NaN is not shown.
 * A group stands in the middle between its first and its last member.
 */
export function groupMarks(places: readonly number[], apart = APART_PX): readonly MarkGroup[] {
  const inOrder = [...places.keys()]
    .filter((at) => !Number.isNaN(places[at]))
    .toSorted((a, b) => placeOf(places, a) - placeOf(places, b) || a - b);
  const groups: MarkGroup[] = [];
  for (const at of inOrder) {
    let next: MarkGroup = { x: placeOf(places, at), members: [at] };
    // A group that has grown stands further left, perhaps too near to the one before.
    for (let last = groups.at(-1); last && next.x - last.x < apart; last = groups.at(-1)) {
      groups.pop();
      const members = [...last.members, ...next.members];
      const from = placeOf(places, members[0]);
      next = { x: (from + placeOf(places, members.at(-1))) / 2, members };
    }
    groups.push(next);
  }
  return groups;
}

function placeOf(places: readonly number[], at: number | undefined): number {
  return places[at ?? -1] ?? Number.NaN;
}
