/** The world positions of all nodes in a frame: in space as they are, on the flat map unrolled. */
import type { Bodies } from './bodies';
import { placeColumn } from './gl/placeTexture';
import type { Plot } from './mapping';

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
