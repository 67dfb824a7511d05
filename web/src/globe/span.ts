/** The way between two nodes: straight through space, or in an arc over the ground for a cable. */
import type { Bodies } from './bodies';
import type { Lines } from './draw/shapes';
import { EARTH_RADIUS } from './ground';
import type { Plot } from './mapping';
import type { Packed } from './palette';

/** Pieces of an arc, and its height in the middle as a share of its length. */
const ARC_PIECES = 24;
const ARC_HEIGHT = 0.06;

export class Span {
  /** The result of `at`, in Earth-fixed metres. */
  x = 0;
  y = 0;
  z = 0;
  private readonly bodies: Bodies;

  constructor(bodies: Bodies) {
    this.bodies = bodies;
  }

  /** Sets x, y and z to the point at `share` of the way from node `a` to node `b`. */
  at(a: number, b: number, share: number): void {
    const { xyz } = this.bodies;
    const ax = xyz[3 * a] as number;
    const ay = xyz[3 * a + 1] as number;
    const az = xyz[3 * a + 2] as number;
    this.x = ax + ((xyz[3 * b] as number) - ax) * share;
    this.y = ay + ((xyz[3 * b + 1] as number) - ay) * share;
    this.z = az + ((xyz[3 * b + 2] as number) - az) * share;
    if (this.isCable(a, b)) this.raise(a, b, share);
  }

  /** Draws the whole way. */
  draw(plot: Plot, batch: Lines, a: number, b: number, colour: Packed, style: number): void {
    const pieces = this.isCable(a, b) ? ARC_PIECES : 1;
    this.at(a, b, 0);
    for (let i = 1; i <= pieces; i += 1) {
      const { x, y, z } = this;
      this.at(a, b, i / pieces);
      plot.line(batch, x, y, z, this.x, this.y, this.z, colour, style);
    }
  }

  private isCable(a: number, b: number): boolean {
    return !this.bodies.isSatellite(a) && !this.bodies.isSatellite(b);
  }

  /** Lifts the point on the chord to the arc above it. */
  private raise(a: number, b: number, share: number): void {
    const { xyz } = this.bodies;
    const chord = Math.hypot(
      (xyz[3 * b] as number) - (xyz[3 * a] as number),
      (xyz[3 * b + 1] as number) - (xyz[3 * a + 1] as number),
      (xyz[3 * b + 2] as number) - (xyz[3 * a + 2] as number),
    );
    const wanted = EARTH_RADIUS + chord * ARC_HEIGHT * 4 * share * (1 - share);
    const factor = wanted / (Math.hypot(this.x, this.y, this.z) || 1);
    this.x *= factor;
    this.y *= factor;
    this.z *= factor;
  }
}
