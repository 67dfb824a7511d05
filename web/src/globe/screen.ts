/** Where world positions are on the screen, in CSS pixels, and whether the Earth hides them. */
import { EARTH_RADIUS } from './ground';
import { VIEW_ANGLE } from './vantage';
import type { Vector } from './vector';

/** Four columns of four. */
type Sixteen = [...Four, ...Four, ...Four, ...Four];
type Four = [number, number, number, number];

/** From where a picture is seen, and how large it is. */
export interface Aim {
  /** Takes world positions into the picture, column by column. */
  readonly matrix: ArrayLike<number>;
  readonly eye: Vector;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly flat: boolean;
}

export class Screen {
  width = 1;
  height = 1;
  /** The result of `project`. */
  x = 0;
  y = 0;
  /** Distance of the camera from the Earth's centre in metres. */
  distance = 1;
  /** The matrix column by column. */
  private readonly m: Sixteen = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  private eye: Vector = [0, 0, 0];
  private flat = false;

  /** Takes over the camera of this frame. */
  update({ matrix, eye, width, height, flat }: Aim): void {
    for (let at = 0; at < this.m.length; at += 1) this.m[at] = matrix[at] as number;
    this.eye = eye;
    this.distance = Math.hypot(...eye);
    this.width = width;
    this.height = height;
    this.flat = flat;
  }

  /** Size of all marks; below 1 where the whole Earth is small. */
  get markScale(): number {
    return this.flat ? 1 : markScale(this.distance, this.width, this.height);
  }

  /** Sets x and y; false if the position is behind the camera, or behind the Earth. */
  project(px: number, py: number, pz: number): boolean {
    const m = this.m;
    const w = m[3] * px + m[7] * py + m[11] * pz + m[15];
    if (w <= 0) return false;
    const cx = (m[0] * px + m[4] * py + m[8] * pz + m[12]) / w;
    const cy = (m[1] * px + m[5] * py + m[9] * pz + m[13]) / w;
    this.x = (cx * 0.5 + 0.5) * this.width;
    this.y = (0.5 - cy * 0.5) * this.height;
    return !this.hides(px, py, pz);
  }

  /** The same for many at once, four numbers each, whether or not the Earth hides them: NaN behind the camera. */
  projectAll(places: Float32Array, x: Float32Array, y: Float32Array): void {
    const [m0, m1, , m3, m4, m5, , m7, m8, m9, , m11, m12, m13, , m15] = this.m;
    const { width, height } = this;
    for (let node = 0, at = 0; node < x.length; node += 1, at += 4) {
      const px = places[at] as number;
      const py = places[at + 1] as number;
      const pz = places[at + 2] as number;
      const w = m3 * px + m7 * py + m11 * pz + m15;
      const before = w > 0 ? w : Number.NaN;
      x[node] = (((m0 * px + m4 * py + m8 * pz + m12) / before) * 0.5 + 0.5) * width;
      y[node] = (0.5 - ((m1 * px + m5 * py + m9 * pz + m13) / before) * 0.5) * height;
    }
  }

  /** Metres of the flat map in a pixel. */
  get mapScale(): number {
    return 1 / Math.hypot((this.m[4] * this.width) / 2, (this.m[5] * this.height) / 2);
  }

  /** The rule of the shaders: the line of sight passes below the surface before it gets there. */
  hides(px: number, py: number, pz: number): boolean {
    if (this.flat) return false;
    const dx = px - this.eye[0];
    const dy = py - this.eye[1];
    const dz = pz - this.eye[2];
    const along = (px * dx + py * dy + pz * dz) / Math.hypot(dx, dy, dz);
    if (along <= 0) return false;
    return px * px + py * py + pz * pz - along * along < EARTH_RADIUS * EARTH_RADIUS;
  }
}

/** Marks keep their size until the Earth's radius on screen falls below this many pixels. */
const FULL_SIZE_PX = 150;
const SMALLEST_SCALE = 0.55;

function markScale(distance: number, width: number, height: number): number {
  const focal = Math.min(width, height) / 2 / Math.tan(VIEW_ANGLE / 2);
  const radius = (EARTH_RADIUS / distance) * focal;
  return Math.max(SMALLEST_SCALE, Math.min(1, radius / FULL_SIZE_PX));
}
