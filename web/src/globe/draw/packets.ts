/** Packets in flight as a function of the simulated time, and crosses where packets were lost. */

import { Retransmit, SegmentKind } from '../../protocol/codes.gen';
import { isLoss } from '../../reading/fates';
import { NONE } from '../../reading/lists';
import { rowsBelow } from '../../reading/search';
import { CROSS, DIAMOND, DISC, MarkBatch, markStyle, SQUARE, TRIANGLE } from '../gl/marks';
import type { ShaderFrame } from '../gl/shading';
import type { Moment } from '../moment';
import { fade, globeColours, type Packed, pack } from '../palette';
import type { Recording } from '../types';

/** More packets than this at once cannot be told apart. */
const MOST = 3_000;
/** A lost packet falls and fades for this long, in simulated seconds at normal speed. */
const FALL_S = 0.6;
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
  control: { fill: pack(globeColours.acknowledgement), ring: edge, style: markStyle(4, 1, DISC) },
} satisfies Record<string, Look>;
const lost = pack(globeColours.lost);

export class Packets {
  readonly batch: MarkBatch;
  /** The longest hop so far, and the most by which a row begins before an earlier one. */
  private longest = 0;
  private disorder = 0;
  private latest = Number.NEGATIVE_INFINITY;
  private measured = 0;
  private generation = 0;

  constructor(frame: ShaderFrame) {
    this.batch = new MarkBatch(frame, 256);
  }

  setRun(): void {
    this.longest = 0;
    this.disorder = 0;
    this.latest = Number.NEGATIVE_INFINITY;
    this.measured = 0;
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (!moment.layers.packets) return;
    if (moment.run.recording.generation !== this.generation) {
      this.generation = moment.run.recording.generation;
      this.setRun();
    }
    this.measure(moment.run.recording.hops);
    this.flying(moment);
    this.falling(moment);
  }

  /**
   * A hop is written when it is known, which with a queue is before it begins, so the rows are only
   * nearly in order of `start`. The bounds say how far around a time the search has to look.
   */
  private measure({ start, end }: Recording['hops']): void {
    for (let row = this.measured; row < start.length; row += 1) {
      const begins = start[row] as number;
      this.longest = Math.max(this.longest, (end[row] as number) - begins);
      if (begins > this.latest) this.latest = begins;
      else this.disorder = Math.max(this.disorder, this.latest - begins);
    }
    this.measured = start.length;
  }

  private flying(moment: Moment): void {
    const { t, plot, span, run } = moment;
    const { hops, segments } = run.recording;
    const stop = t + this.disorder;
    let row = rowsBelow(hops.start, t - this.longest - this.disorder);
    for (; row < hops.start.length && this.batch.length < MOST; row += 1) {
      const start = hops.start[row] as number;
      if (start > stop) break;
      const end = hops.end[row] as number;
      if (start > t || end <= t) continue;
      const segment = hops.segment[row] as number;
      if (segment === NONE) continue;
      const look = lookOf(segments, segment);
      const own = segments.flow[segment] === moment.flow;
      const share = (t - start) / (end - start);
      span.at(hops.from[row] as number, hops.to[row] as number, share);
      plot.mark(
        this.batch,
        span.x,
        span.y,
        span.z,
        own ? look.fill : fade(look.fill, OTHERS),
        own ? look.ring : fade(look.ring, OTHERS),
        look.style,
      );
    }
  }

  private falling(moment: Moment): void {
    const { t, plot, bodies, run } = moment;
    const { fates, segments } = run.recording;
    const span = FALL_S * Math.min(1.5, Math.max(0.05, moment.pace));
    for (let row = rowsBelow(fates.t, t - span); row < fates.t.length; row += 1) {
      const when = fates.t[row] as number;
      if (when > t) break;
      if (!isLoss(fates.outcome[row]) || fates.segment[row] === NONE) continue;
      const age = moment.reduced ? 0 : (t - when) / span;
      const own = segments.flow[fates.segment[row] as number] === moment.flow;
      const colour = fade(lost, (own ? 1 : OTHERS) * (1 - age * age));
      const at = 3 * (fates.node[row] as number);
      plot.mark(
        this.batch,
        bodies.xyz[at] as number,
        bodies.xyz[at + 1] as number,
        bodies.xyz[at + 2] as number,
        colour,
        fade(edge, 1 - age),
        markStyle(own ? 13 : 9, 1, CROSS, FALL_PX * age * age),
      );
    }
  }
}

const again: ReadonlyMap<Retransmit, Look> = new Map([
  [Retransmit.fast, looks.fast],
  [Retransmit.timeout, looks.timeout],
  [Retransmit.tooBig, looks.smaller],
]);
const others: ReadonlyMap<SegmentKind, Look> = new Map([
  [SegmentKind.sack, looks.sack],
  [SegmentKind.report, looks.sack],
  [SegmentKind.poll, looks.heartbeat],
  [SegmentKind.heartbeat, looks.heartbeat],
]);

/** How a packet looks, by what it is and by why it was sent again. */
export function lookOf(
  segments: Pick<Recording['segments'], 'kind' | 'retransmit'>,
  row: number,
): Look {
  const kind = segments.kind[row] as SegmentKind;
  if (kind !== SegmentKind.data) return others.get(kind) ?? looks.control;
  return again.get(segments.retransmit[row] as Retransmit) ?? looks.data;
}
