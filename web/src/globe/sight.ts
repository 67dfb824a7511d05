/** Where all nodes are on the screen, projected once for everything that is asked about one instant. */
import type { Bodies } from './bodies';
import type { Plot } from './mapping';
import type { Screen } from './screen';

/** What says where things are on the screen. */
export interface Projection {
  readonly bodies: Bodies;
  readonly plot: Plot;
  readonly screen: Screen;
}

/** How a node is to the camera. */
const BEHIND = 0;
const HIDDEN = 1;
const SEEN = 2;

export class Sight {
  private x = new Float32Array(0);
  private y = new Float32Array(0);
  private state = new Uint8Array(0);

  /** Takes over the moment and the camera of this frame. */
  update({ bodies: { xyz }, plot, screen }: Projection): void {
    const nodes = xyz.length / 3;
    if (this.x.length !== nodes) {
      this.x = new Float32Array(nodes);
      this.y = new Float32Array(nodes);
      this.state = new Uint8Array(nodes);
    }
    for (let node = 0; node < nodes; node += 1) {
      plot.place(xyz[3 * node] as number, xyz[3 * node + 1] as number, xyz[3 * node + 2] as number);
      // What is behind the camera leaves it alone.
      screen.x = Number.NaN;
      const seen = screen.project(plot.x, plot.y, plot.z);
      this.state[node] = seen ? SEEN : Number.isNaN(screen.x) ? BEHIND : HIDDEN;
      this.x[node] = screen.x;
      this.y[node] = screen.y;
    }
  }

  /** The distance of a node from x, y in pixels; infinite if it is not seen. */
  distance(node: number, x: number, y: number): number {
    if (this.state[node] !== SEEN) return Number.POSITIVE_INFINITY;
    return Math.hypot((this.x[node] as number) - x, (this.y[node] as number) - y);
  }

  /**
   * False if no point of the straight way between two nodes can be within `reach` of x, y: in space it is drawn between
   * its ends; on the flat map, where it bends, it is so from west to east, unless it passes the map's edge.
   */
  mayPass({ plot, screen }: Projection, a: number, b: number, x: number, y: number, reach: number) {
    if (this.state[a] === BEHIND || this.state[b] === BEHIND) return true;
    const ax = this.x[a] as number;
    const bx = this.x[b] as number;
    if (plot.flat && Math.abs(ax - bx) > screen.width / 2) return true;
    if (outside(x, ax, bx, reach)) return false;
    return plot.flat || !outside(y, this.y[a] as number, this.y[b] as number, reach);
  }
}

function outside(value: number, one: number, other: number, reach: number): boolean {
  return one < other
    ? value < one - reach || value > other + reach
    : value < other - reach || value > one + reach;
}
