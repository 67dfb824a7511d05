/** The world positions of all nodes in a frame: in space as they are, on the flat map unrolled. */
import type { Bodies } from './bodies';
import type { Plot } from './mapping';

/** A node is four numbers; the places of so many are a row of the texture that holds them. */
export const ROW = 256;
export const CHANNELS = 4;

/** Room for the places of so many nodes: x, y, z and one more for each, in whole rows. */
export function placeColumn(nodes: number): Float32Array {
  return new Float32Array(Math.max(1, Math.ceil(nodes / ROW)) * ROW * CHANNELS);
}

export class Places {
  /** Four numbers for each node: x, y, z and nothing, as the shaders read them. */
  readonly at: Float32Array;

  constructor(nodes: number) {
    this.at = placeColumn(nodes);
  }

  update({ xyz }: Pick<Bodies, 'xyz'>, plot: Plot): void {
    const { at } = this;
    for (let from = 0, to = 0; from < xyz.length; from += 3, to += 4) {
      plot.place(xyz[from] as number, xyz[from + 1] as number, xyz[from + 2] as number);
      at[to] = plot.x;
      at[to + 1] = plot.y;
      at[to + 2] = plot.z;
    }
  }
}
