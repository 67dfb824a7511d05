/** Planes side by side: where a satellite stands on the map, and how a link runs over its edges. */
import type { RunMeta } from '../../protocol/runMeta';
import type { ConstellationMeta } from '../../protocol/runMeta.gen';
import { say } from '../../words/say';

/** A place on the map: column and row, in cells. */
export interface Place {
  readonly plane: number;
  readonly slot: number;
}

/** A stretch of a link, in cells; what runs over an edge has two. */
export type Stretch = readonly [from: Place, to: Place];

/** Why a constellation has no planes to show, or null if it has. */
export function planeless({ kind, satellites_per_plane, count }: ConstellationMeta): string | null {
  if (kind === 'elements') {
    return say(
      'Real satellites are given one by one: their orbits share no planes, so there is no map of them.',
    );
  }
  if (count === 0) return say('This constellation has no satellites.');
  if (satellites_per_plane < 2) {
    return say(
      'Each satellite of this constellation has an orbit of its own: there are no planes to set side by side.',
    );
  }
  return null;
}

export class PlaneGrid {
  readonly planes: number;
  readonly slots: number;
  /** Whether the last plane and the first fly opposite ways side by side. */
  readonly seam: boolean;
  private readonly meta: RunMeta;
  private readonly constellation: ConstellationMeta;
  /** By plane and slot. */
  private readonly nodes = new Map<number, number>();

  constructor(meta: RunMeta, constellation: ConstellationMeta) {
    this.meta = meta;
    this.constellation = constellation;
    this.planes = constellation.planes;
    this.slots = constellation.satellites_per_plane;
    this.seam = constellation.kind === 'walker-star';
    const { first, count } = constellation;
    for (let node = first; node < first + count; node += 1) {
      const { plane, slot } = this.placeOf(node);
      this.nodes.set(plane * this.slots + slot, node);
    }
  }

  /** Whether a node is one of its satellites. */
  has(node: number): boolean {
    const { first, count } = this.constellation;
    return node >= first && node < first + count;
  }

  placeOf(node: number): Place {
    const { plane, slot } = this.meta.satellites;
    return { plane: plane[node] as number, slot: slot[node] as number };
  }

  /** The satellite at a place, beyond an edge the one at the other side, or null where the plane has none. */
  nodeAt(plane: number, slot: number): number | null {
    return (
      this.nodes.get(modulo(plane, this.planes) * this.slots + modulo(slot, this.slots)) ?? null
    );
  }

  /** Calls back with every satellite. */
  each(call: (node: number, place: Place) => void): void {
    for (const node of this.nodes.values()) call(node, this.placeOf(node));
  }

  /** How a link between two satellites runs: the short way round, in two stretches where that is over an edge. */
  stretches(a: number, b: number): readonly Stretch[] {
    const [from, to] = [this.placeOf(a), this.placeOf(b)];
    const across = shortest(to.plane - from.plane, this.planes);
    const along = shortest(to.slot - from.slot, this.slots);
    const there = { plane: from.plane + across, slot: from.slot + along };
    if (there.plane === to.plane && there.slot === to.slot) return [[from, to]];
    const back = { plane: to.plane - across, slot: to.slot - along };
    return [
      [from, there],
      [back, to],
    ];
  }

  /** Whether a link runs over the seam. */
  crosses(a: number, b: number): boolean {
    if (!this.seam || this.planes < 3) return false;
    const [from, to] = [this.placeOf(a).plane, this.placeOf(b).plane];
    return Math.abs(from - to) === this.planes - 1;
  }
}

/** The signed way from one to another of `count` in a ring; half way round it is the one without an edge. */
function shortest(by: number, count: number): number {
  if (Math.abs(by) * 2 <= count) return by;
  return by > 0 ? by - count : by + count;
}

function modulo(value: number, count: number): number {
  return ((value % count) + count) % count;
}
