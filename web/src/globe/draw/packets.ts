/** Packets in flight as a function of the simulated time, and where packets were lost the shapes of the causes. */
import { Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { forgedAt } from '../../reading/forged';
import { NONE } from '../../reading/lists';
import type { Moment } from '../moment';
import { fade, globeColours, type Packed, pack } from '../palette';
import type { Recording } from '../types';
import {
  BOW,
  type Brushes,
  DIAMOND,
  DISC,
  lossShape,
  type Marks,
  markStyle,
  SQUARE,
  TRIANGLE,
} from './shapes';

/** How far a lost packet falls. */
const FALL_PX = 30;
/** Flows other than the chosen one stay in the back. */
const OTHERS = 0.4;

interface Look {
  readonly fill: Packed;
  readonly ring: Packed;
  readonly style: number;
}

const edge = pack(globeColours.background, 0.8);
const looks = {
  data: { fill: pack(globeColours.data), ring: edge, style: markStyle(6, 1) },
  fast: {
    fill: pack(globeColours.data),
    ring: pack('#ffffff'),
    style: markStyle(8, 1.25, TRIANGLE),
  },
  timeout: {
    fill: pack(globeColours.data),
    ring: pack('#ffffff'),
    style: markStyle(8, 1.25, DIAMOND),
  },
  smaller: {
    fill: pack(globeColours.data),
    ring: pack('#ffffff'),
    style: markStyle(8, 1.25, SQUARE),
  },
  sack: {
    fill: pack(globeColours.background, 0.55),
    ring: pack(globeColours.acknowledgement),
    style: markStyle(4, 1.25),
  },
  heartbeat: {
    fill: pack(globeColours.background, 0.55),
    ring: pack(globeColours.path),
    style: markStyle(6, 1.5, DIAMOND),
  },
  forged: {
    fill: pack(globeColours.forged),
    ring: pack('#ffffff'),
    style: markStyle(10, 1.25, BOW),
  },
  control: { fill: pack(globeColours.acknowledgement), ring: edge, style: markStyle(4, 1, DISC) },
} satisfies Record<string, Look>;
const lost = pack(globeColours.lost);

export class Packets {
  readonly batch: Marks;

  constructor(brushes: Brushes) {
    this.batch = brushes.marks(256);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (!moment.layers.packets) return;
    this.flying(moment);
    this.falling(moment);
  }

  private flying(moment: Moment): void {
    const { plot, span, run } = moment;
    const { recording } = run;
    const { segments } = recording;
    moment.flying.each(moment, (segment) => {
      const look = lookOf(recording, segment);
      const own = segments.flow[segment] === moment.flow;
      plot.mark(
        this.batch,
        span.x,
        span.y,
        span.z,
        own ? look.fill : fade(look.fill, OTHERS),
        own ? look.ring : fade(look.ring, OTHERS),
        look.style,
      );
    });
  }

  private falling(moment: Moment): void {
    const { plot, bodies, run } = moment;
    const { segments } = run.recording;
    moment.flying.eachLost(moment, (segment, node, age, mark) => {
      const own = segments.flow[segment] === moment.flow;
      const colour = fade(lost, (own ? 1 : OTHERS) * (1 - age * age));
      const at = 3 * node;
      plot.mark(
        this.batch,
        bodies.xyz[at] as number,
        bodies.xyz[at + 1] as number,
        bodies.xyz[at + 2] as number,
        colour,
        fade(edge, 1 - age),
        markStyle(own ? 14 : 10, 1, lossShape(mark), FALL_PX * age * age),
      );
    });
  }
}

const again: ReadonlyMap<Retransmit, Look> = new Map([
  [Retransmit.fast, looks.fast],
  [Retransmit.timeout, looks.timeout],
  [Retransmit.tooBig, looks.smaller],
  [Retransmit.damaged, looks.fast],
]);
const others: ReadonlyMap<SegmentKind, Look> = new Map([
  [SegmentKind.sack, looks.sack],
  [SegmentKind.report, looks.sack],
  [SegmentKind.poll, looks.heartbeat],
  [SegmentKind.heartbeat, looks.heartbeat],
]);

/** How a packet looks, by who sent it, by what it is and by why it was sent again. */
export function lookOf(
  recording: Pick<Recording, 'forged'> & {
    readonly segments: Pick<Recording['segments'], 'kind' | 'retransmit'>;
  },
  row: number,
): Look {
  if (forgedAt(recording, row) !== NONE) return looks.forged;
  const { segments } = recording;
  const kind = segments.kind[row] as SegmentKind;
  if (kind !== SegmentKind.data) return others.get(kind) ?? looks.control;
  return again.get(segments.retransmit[row] as Retransmit) ?? looks.data;
}
