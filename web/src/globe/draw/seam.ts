/** The seam of a star constellation on the ground: the circle through the poles beside which planes fly opposite ways. */
import { EARTH_RADIUS, unit } from '../ground';
import type { Moment } from '../moment';
import { globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const STEP_DEG = 5;
/** No point is farther north or south. */
const NEAREST_DEG = 89.999;
const colour = pack(globeColours.lost, 0.9);
const style = lineStyle(1.75, 12, 0.2);

export class Seam {
  readonly batch: Lines;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(128);
  }

  draw({ plot, run, layers, t }: Moment): void {
    this.batch.clear();
    if (!layers.seam) return;
    const r = EARTH_RADIUS;
    for (const seam of run.sky.seams_deg(t)) {
      for (const meridian of [seam, seam + 180]) {
        for (let at = -90; at < 90; at += STEP_DEG) {
          const [ax, ay, az] = onMeridian(meridian, at);
          const [bx, by, bz] = onMeridian(meridian, at + STEP_DEG);
          plot.line(this.batch, ax * r, ay * r, az * r, bx * r, by * r, bz * r, colour, style);
        }
      }
    }
  }
}

/** At a pole itself the flat map would not know on which meridian it is. */
function onMeridian(longitude_deg: number, latitude_deg: number) {
  return unit(Math.max(-NEAREST_DEG, Math.min(NEAREST_DEG, latitude_deg)), longitude_deg);
}
