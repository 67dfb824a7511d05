/** Places lines and marks given in Earth-fixed metres: as they are, or unrolled on the flat map. */
import type { Lines, Marks } from './draw/shapes';
import { EARTH_RADIUS } from './ground';
import type { Packed } from './palette';

/** A straight line in space bends on the map; it is drawn in pieces of about this angle. */
const PIECE = (5 * Math.PI) / 180;
const MAX_PIECES = 24;
const PIECE_COSINE = Math.cos(PIECE);

export class Plot {
  flat = false;
  /** The result of `place`. */
  x = 0;
  y = 0;
  z = 0;

  /** Puts the world position of an Earth-fixed one into x, y and z. */
  place(x: number, y: number, z: number): void {
    if (this.flat) {
      this.x = 0;
      this.y = Math.atan2(y, x) * EARTH_RADIUS;
      this.z = Math.atan2(z, Math.hypot(x, y)) * EARTH_RADIUS;
    } else {
      this.x = x;
      this.y = y;
      this.z = z;
    }
  }

  mark(
    batch: Marks,
    x: number,
    y: number,
    z: number,
    fill: Packed,
    ring: Packed,
    style: number,
  ): void {
    this.place(x, y, z);
    batch.add(this.x, this.y, this.z, fill, ring, style);
  }

  line(
    batch: Lines,
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    colour: Packed,
    style: number,
  ): void {
    if (!this.flat) {
      batch.add(ax, ay, az, bx, by, bz, colour, style);
      return;
    }
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine(ax, ay, az, bx, by, bz))));
    const pieces = Math.max(1, Math.min(MAX_PIECES, Math.ceil(angle / PIECE)));
    this.place(ax, ay, az);
    for (let i = 1; i <= pieces; i += 1) {
      const { y, z } = this;
      const share = i / pieces;
      this.place(ax + (bx - ax) * share, ay + (by - ay) * share, az + (bz - az) * share);
      flatPiece(batch, y, z, this.y, this.z, colour, style);
    }
  }

  /** A line on the flat map between two nodes, `xyz` of all and their `places` on it: most are one piece. */
  bend(
    batch: Lines,
    xyz: Float64Array,
    places: Float32Array,
    a: number,
    b: number,
    colour: Packed,
    style: number,
  ): void {
    const [ax, ay, az] = [xyz[3 * a] as number, xyz[3 * a + 1] as number, xyz[3 * a + 2] as number];
    const [bx, by, bz] = [xyz[3 * b] as number, xyz[3 * b + 1] as number, xyz[3 * b + 2] as number];
    if (cosine(ax, ay, az, bx, by, bz) < PIECE_COSINE) {
      this.line(batch, ax, ay, az, bx, by, bz, colour, style);
      return;
    }
    const [p, q] = [4 * a, 4 * b];
    const [py, pz] = [places[p + 1] as number, places[p + 2] as number];
    flatPiece(batch, py, pz, places[q + 1] as number, places[q + 2] as number, colour, style);
  }
}

/** Of the angle between two directions. Square roots, for this is asked of every link in every frame. */
function cosine(ax: number, ay: number, az: number, bx: number, by: number, bz: number): number {
  const lengths = Math.sqrt((ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz));
  return (ax * bx + ay * by + az * bz) / (lengths || 1);
}

const WIDTH = 2 * Math.PI * EARTH_RADIUS;

/** A piece that passes the map's edge is drawn from both sides; the shader cuts off what lies beyond. */
function flatPiece(
  batch: Lines,
  ay: number,
  az: number,
  by: number,
  bz: number,
  colour: Packed,
  style: number,
): void {
  const turn = by - ay > WIDTH / 2 ? WIDTH : by - ay < -WIDTH / 2 ? -WIDTH : 0;
  batch.add(0, ay, az, 0, by - turn, bz, colour, style);
  if (turn !== 0) batch.add(0, ay + turn, az, 0, by, bz, colour, style);
}
