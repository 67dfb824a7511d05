/** Ground stations: bright and ringed where a flow in the foreground ends, small otherwise. */
import type { Moment } from '../moment';
import { globeColours, pack } from '../palette';
import { type Station, stationsOf } from '../stations';
import { type Brushes, type Marks, markStyle } from './shapes';

const fill = pack('#ffffff');
const quiet = pack(globeColours.station, 0.7);
const gap = pack(globeColours.background, 0.9);
const ring = pack('#ffffff', 0.85);
const clear = pack('#ffffff', 0);
const dot = markStyle(7, 2);
const outer = markStyle(13, 1.25);
const small = markStyle(4, 1);

export class Stations {
  readonly batch: Marks;
  stations: readonly Station[] = [];

  constructor(brushes: Brushes) {
    this.batch = brushes.marks(64);
  }

  setRun(moment: Moment): void {
    this.stations = stationsOf(moment.run.meta);
  }

  draw({ plot, bodies: { xyz } }: Moment): void {
    this.batch.clear();
    for (const station of this.stations) {
      const at = 3 * station.node;
      const x = xyz[at] as number;
      const y = xyz[at + 1] as number;
      const z = xyz[at + 2] as number;
      if (station.foreground) {
        plot.mark(this.batch, x, y, z, fill, gap, dot);
        plot.mark(this.batch, x, y, z, clear, ring, outer);
      } else {
        plot.mark(this.batch, x, y, z, quiet, gap, small);
      }
    }
  }
}
