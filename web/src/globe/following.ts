/** Following a satellite: the camera goes round the Earth with it, as near and as turned as it was. */
import type { Bodies } from './bodies';
import type { Camera } from './stage';
import { dot, normal, type Vector } from './vector';

/** Satellites beyond this leave the sky, metres: a decayed one is at the Earth's centre. */
const LEAST_RADIUS = 1_000_000;

export class Following {
  private readonly camera: Camera;
  private node: number | null = null;
  /** The direction in which it was seen last. */
  private seen: Vector | null = null;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  get active(): boolean {
    return this.node !== null;
  }

  /** Follows a node from now on, or none. */
  begin(node: number | null): void {
    this.node = node;
    this.seen = null;
  }

  /** Takes the camera to where the satellite has gone. */
  step({ xyz }: Pick<Bodies, 'xyz'>): void {
    const at = 3 * (this.node ?? -1);
    const place: Vector = [xyz[at] ?? 0, xyz[at + 1] ?? 0, xyz[at + 2] ?? 0];
    if (!(Math.hypot(...place) > LEAST_RADIUS)) return;
    const now = normal(place);
    if (this.seen && dot(this.seen, now) < 1) this.camera.carry(this.seen, now);
    this.seen = now;
  }
}
