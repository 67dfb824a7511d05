/** The seam of a star constellation on the ground: the circle through the poles beside which planes fly opposite ways. */
import { LineBatch, lineStyle } from '../gl/lines';
import type { ShaderFrame } from '../gl/shading';
import { EARTH_RADIUS, unit } from '../ground';
import type { Moment } from '../moment';
import { globeColours, pack } from '../palette';

const STEP_DEG = 5;
const colour = pack(globeColours.lost, 0.9);
const style = lineStyle(1.75, 12, 0.2);

export class Seam {
  readonly batch: LineBatch;

  constructor(frame: ShaderFrame) {
    this.batch = new LineBatch(frame, 128);
  }

  draw({ plot, run, layers, t }: Moment): void {
    this.batch.clear();
    if (!layers.seam) return;
    const r = EARTH_RADIUS;
    for (const seam of run.sky.seams_deg(t)) {
      for (let at = 0; at < 360; at += STEP_DEG) {
        // On from the pole the circle runs along the other meridian.
        const [ax, ay, az] = onCircle(seam, at);
        const [bx, by, bz] = onCircle(seam, at + STEP_DEG);
        plot.line(this.batch, ax * r, ay * r, az * r, bx * r, by * r, bz * r, colour, style);
      }
    }
  }
}

function onCircle(longitude_deg: number, turned_deg: number): readonly [number, number, number] {
  const [latitude, over] = turned_deg <= 180 ? [turned_deg - 90, 0] : [270 - turned_deg, 180];
  return unit(latitude, longitude_deg + over);
}
