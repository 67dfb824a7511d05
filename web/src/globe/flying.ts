/** Which packets are in flight at a moment, and which were lost just before. */
import type { LossMark } from '../protocol/losses.gen';
import { causeOf } from '../reading/fates';
import { NONE } from '../reading/lists';
import { rowsBelow } from '../reading/search';
import type { Span } from './span';
import type { GlobeRun, Recording } from './types';

/** More packets than this at once cannot be told apart. */
const MOST = 3_000;
/** A lost packet falls and fades for this long, in simulated seconds at normal speed. */
const FALL_S = 0.6;

/** What of a moment says which packets there are. */
interface Flight {
  readonly run: GlobeRun;
  readonly span: Span;
  readonly t: number;
  readonly pace: number;
  readonly reduced: boolean;
}

export class Flying {
  /** The longest hop so far, and the most by which a row begins before an earlier one. */
  private longest = 0;
  private disorder = 0;
  private latest = Number.NEGATIVE_INFINITY;
  private measured = 0;
  private generation = 0;

  /** Calls `visit` for the packets in flight, each by its row, with its place in `span`. */
  each({ t, span, run }: Flight, visit: (segment: number) => void): void {
    const { hops } = run.recording;
    this.measure(run.recording);
    const stop = t + this.disorder;
    let row = rowsBelow(hops.start, t - this.longest - this.disorder);
    for (let count = 0; row < hops.start.length && count < MOST; row += 1) {
      const start = hops.start[row] as number;
      if (start > stop) break;
      const end = hops.end[row] as number;
      if (start > t || end <= t) continue;
      const segment = hops.segment[row] as number;
      if (segment === NONE) continue;
      span.at(hops.from[row] as number, hops.to[row] as number, (t - start) / (end - start));
      count += 1;
      visit(segment);
    }
  }

  /** Calls `visit` for the packets that fall because they were lost, each with where, how far it has fallen and by which shape. */
  eachLost(
    { t, pace, reduced, run }: Flight,
    visit: (segment: number, node: number, age: number, mark: LossMark) => void,
  ): void {
    const { fates } = run.recording;
    const span = FALL_S * Math.min(1.5, Math.max(0.05, pace));
    for (let row = rowsBelow(fates.t, t - span); row < fates.t.length; row += 1) {
      const when = fates.t[row] as number;
      if (when > t) break;
      const segment = fates.segment[row] as number;
      const cause = causeOf(fates.outcome[row]);
      if (cause === null || segment === NONE) continue;
      const age = reduced ? 0 : (t - when) / span;
      visit(segment, fates.node[row] as number, age, cause.mark);
    }
  }

  /**
   * A hop is written when it is known, which with a queue is before it begins, so the rows are only
   * nearly in order of `start`. The bounds say how far around a time the search has to look.
   */
  private measure({ generation, hops: { start, end } }: Recording): void {
    if (generation !== this.generation) {
      this.generation = generation;
      this.longest = 0;
      this.disorder = 0;
      this.latest = Number.NEGATIVE_INFINITY;
      this.measured = 0;
    }
    for (let row = this.measured; row < start.length; row += 1) {
      const begins = start[row] as number;
      this.longest = Math.max(this.longest, (end[row] as number) - begins);
      if (begins > this.latest) this.latest = begins;
      else this.disorder = Math.max(this.disorder, this.latest - begins);
    }
    this.measured = start.length;
  }
}
