/** The borders of countries as dark hairlines on the land; fetched when they are first asked for. */
import { EARTH_RADIUS, unit } from '../ground';
import type { Plot } from '../mapping';
import { globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

type Chains = readonly (readonly number[])[];

const colour = pack(globeColours.border, 0.75);
const style = lineStyle(1);

export class Borders {
  readonly batch: Lines;
  private readonly arrived: () => void;
  private lines: Chains | null = null;
  private perDegree = 1;
  private asked = false;
  private plot: Plot | null = null;

  /** Calls `arrived` when they can be drawn. */
  constructor(brushes: Brushes, arrived: () => void) {
    this.batch = brushes.lines(2048);
    this.batch.show = false;
    this.arrived = arrived;
  }

  show(shown: boolean): void {
    this.batch.show = shown;
    if (shown && !this.asked) void this.fetch();
  }

  /** Draws them anew, for the globe or for the flat map. */
  rebuild(plot: Plot): void {
    this.plot = plot;
    this.batch.clear();
    const r = EARTH_RADIUS;
    for (const line of this.lines ?? []) {
      let [longitude, latitude] = [line[0] as number, line[1] as number];
      let [ax, ay, az] = this.direction(longitude, latitude);
      for (let at = 2; at < line.length; at += 2) {
        longitude += line[at] as number;
        latitude += line[at + 1] as number;
        const [bx, by, bz] = this.direction(longitude, latitude);
        plot.line(this.batch, ax * r, ay * r, az * r, bx * r, by * r, bz * r, colour, style);
        [ax, ay, az] = [bx, by, bz];
      }
    }
  }

  private direction(longitude: number, latitude: number): [number, number, number] {
    return unit(latitude / this.perDegree, longitude / this.perDegree);
  }

  private async fetch(): Promise<void> {
    this.asked = true;
    try {
      const { BORDERS, PER_DEGREE } = await import('../borders.gen');
      this.lines = BORDERS;
      this.perDegree = PER_DEGREE;
    } catch {
      // Offline, say: they are asked for again with the next switch.
      this.asked = false;
      return;
    }
    if (this.plot) this.rebuild(this.plot);
    this.arrived();
  }
}
