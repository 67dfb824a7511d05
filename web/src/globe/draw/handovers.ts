/** One pulse around the satellite that takes a terminal of the chosen flow over; a ring while time stands still. */
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { firstFading, type Moment, progress, strengthOf } from '../moment';
import { fade, globeColours, pack } from '../palette';
import { type Brushes, type Marks, markStyle } from './shapes';

const colour = pack(globeColours.handover);
const clear = pack(globeColours.handover, 0);
const SMALLEST_PX = 12;
const LARGEST_PX = 44;
/** How far the pulse has come while time stands still. */
const RING = 0.4;

export class Handovers {
  readonly batch: Marks;

  constructor(brushes: Brushes) {
    this.batch = brushes.marks(16);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    const flow = moment.flow === null ? undefined : moment.run.meta.flows[moment.flow];
    if (!flow || (moment.reduced && !moment.still)) return;
    const { links, run } = moment;
    for (let row = firstFading(moment); row < links.applied; row += 1) {
      const slot = links.slotOfRow[row] as number;
      if (links.kind[slot] !== LinkKind.gsl || links.up[slot] !== LinkChange.up) continue;
      const changed = links.changed[slot] as number;
      // A later row of the same link has the last word.
      if (changed !== run.recording.topology.t[row]) continue;
      if (strengthOf(moment, changed, false) === 0) continue;
      const share = moment.still ? RING : progress(moment, changed);
      const a = links.a[slot] as number;
      const b = links.b[slot] as number;
      const ours = flow.paths.some((path) =>
        [path.from_node, path.to_node].some((node) => node === a || node === b),
      );
      if (ours) this.pulse(moment, moment.bodies.isSatellite(a) ? a : b, share);
    }
  }

  private pulse({ plot, bodies: { xyz } }: Moment, node: number, share: number): void {
    const size = SMALLEST_PX + (LARGEST_PX - SMALLEST_PX) * (1 - (1 - share) ** 2);
    plot.mark(
      this.batch,
      xyz[3 * node] as number,
      xyz[3 * node + 1] as number,
      xyz[3 * node + 2] as number,
      clear,
      fade(colour, 1 - share),
      markStyle(size, 2),
    );
  }
}
