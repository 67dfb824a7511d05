/** Where all nodes are on the screen, projected once for everything that is asked about one instant. */
import type { Plot } from './mapping';
import type { Places } from './places';
import type { Screen } from './screen';

/** What says where things are on the screen. */
export interface Projection {
  readonly places: Places;
  readonly plot: Plot;
  readonly screen: Screen;
}

export class Sight {
  /** Not a number behind the camera. */
  private x = new Float32Array(0);
  private y = new Float32Array(0);

  /** Takes over the moment and the camera of this frame. */
  update({ places, screen }: Projection, nodes: number): void {
    if (this.x.length !== nodes) {
      this.x = new Float32Array(nodes);
      this.y = new Float32Array(nodes);
    }
    screen.projectAll(places.at, this.x, this.y);
  }

  /** The distance of a node from x, y in pixels; infinite if it is not seen, or not nearer than `reach`. */
  distance({ places, screen }: Projection, node: number, x: number, y: number, reach: number) {
    const dx = (this.x[node] as number) - x;
    const dy = (this.y[node] as number) - y;
    // What is behind the camera is near nothing.
    if (!(dx * dx + dy * dy < reach * reach)) return Number.POSITIVE_INFINITY;
    const { at } = places;
    const first = 4 * node;
    const [px, py, pz] = [at[first] as number, at[first + 1] as number, at[first + 2] as number];
    return screen.hides(px, py, pz) ? Number.POSITIVE_INFINITY : Math.hypot(dx, dy);
  }

  /**
   * False if no point of the straight way between two nodes can be within `reach` of x, y: in space it is drawn between
   * its ends; on the flat map, where it bends, it is so from west to east, unless it passes the map's edge.
   */
  mayPass({ plot, screen }: Projection, a: number, b: number, x: number, y: number, reach: number) {
    const ax = this.x[a] as number;
    const bx = this.x[b] as number;
    if (plot.flat && Math.abs(ax - bx) > screen.width / 2) return true;
    // An end behind the camera has no place, so that nothing is outside.
    if (outside(x, ax, bx, reach)) return false;
    return plot.flat || !outside(y, this.y[a] as number, this.y[b] as number, reach);
  }
}

function outside(value: number, one: number, other: number, reach: number): boolean {
  return Math.max(one, other) + reach < value || Math.min(one, other) - reach > value;
}
