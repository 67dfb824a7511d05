/** Meridians and parallels every 15 degrees as hairlines on the ground. */
import { EARTH_RADIUS, unit } from '../ground';
import type { Plot } from '../mapping';
import { globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const SPACING_DEG = 15;
const STEP_DEG = 5;
const LAST_PARALLEL_DEG = 75;
const colour = pack(globeColours.graticule, 0.15);
const style = lineStyle(0.75);

export class Graticule {
  readonly batch: Lines;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(2048);
  }

  /** Draws it anew, for the globe or for the flat map. */
  rebuild(plot: Plot): void {
    this.batch.clear();
    for (let fixed = -180; fixed < 180; fixed += SPACING_DEG) {
      for (let at = -LAST_PARALLEL_DEG; at < LAST_PARALLEL_DEG; at += STEP_DEG) {
        this.piece(plot, at, fixed, at + STEP_DEG, fixed);
      }
    }
    for (let fixed = -LAST_PARALLEL_DEG; fixed <= LAST_PARALLEL_DEG; fixed += SPACING_DEG) {
      for (let at = -180; at < 180; at += STEP_DEG) {
        this.piece(plot, fixed, at, fixed, at + STEP_DEG);
      }
    }
  }

  private piece(plot: Plot, lat1: number, lon1: number, lat2: number, lon2: number): void {
    const [ax, ay, az] = unit(lat1, lon1);
    const [bx, by, bz] = unit(lat2, lon2);
    const r = EARTH_RADIUS;
    plot.line(this.batch, ax * r, ay * r, az * r, bx * r, by * r, bz * r, colour, style);
  }
}
