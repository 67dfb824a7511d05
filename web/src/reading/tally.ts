/** What became of a run's flows so far, at any instant: counted as blocks come, before old packets are dropped. */
import { Direction, Retransmit, SegmentKind } from '../protocol/codes.gen';
import { kindOf } from './eventKinds';
import { isLoss } from './fates';
import { rowsBefore } from './search';
import type { RecordingSource } from './source';

/** Tables that are counted. */
type Counted = 'rates' | 'segments' | 'fates' | 'events';

/** A recording that tells how many rows of a table there ever were, also of those that it has forgotten. */
export interface TallySource extends Pick<RecordingSource, Counted> {
  everOf(table: Counted): number;
}

/** What is counted of a flow. */
interface Counts {
  /** User data delivered in order by the end of each measurement interval, bytes. */
  readonly delivered: Sums;
  /** Packets with data that were lost, for whatever reason. */
  readonly lost: Sums;
  /** Packets with data that was sent before. */
  readonly again: Sums;
  readonly timeouts: Sums;
}

/** The counts of a flow at an instant. */
export interface Tallied extends Readonly<Record<keyof Counts, number>> {
  /** The end of the last whole measurement interval, s: of what was delivered no more is known. */
  readonly measured_s: number;
}

const FIRST_CAPACITY = 64;
/** More entries than this keep every other one: of a million losses none is seen apart. */
const MOST_ENTRIES = 1 << 20;

export class Tally {
  private readonly source: TallySource;
  private readonly flows = new Map<number, Counts>();
  private readonly seen: Record<Counted, number> = { rates: 0, segments: 0, fates: 0, events: 0 };

  constructor(source: TallySource) {
    this.source = source;
  }

  /** Takes in what was recorded since the last call. */
  update(): void {
    const { rates, segments, fates, events } = this.source;
    this.news('rates', (row) => {
      this.of(rates.flow[row]).delivered.add(rates.t[row], rates.delivered_bytes[row]);
    });
    this.news('segments', (row) => {
      if (!this.isData(row) || segments.retransmit[row] === Retransmit.first) return;
      this.of(segments.flow[row]).again.add(segments.t[row], 1);
    });
    this.news('fates', (row) => {
      const segment = fates.segment[row] ?? -1;
      if (!isLoss(fates.outcome[row]) || !this.isData(segment)) return;
      this.of(segments.flow[segment]).lost.add(fates.t[row], 1);
    });
    this.news('events', (row) => {
      if (kindOf(events.code[row]) !== 'timeout') return;
      this.of(events.flow[row]).timeouts.add(events.t[row], 1);
    });
  }

  /** What became of a flow by `t`. */
  at(flow: number, t: number): Tallied {
    const { delivered, lost, again, timeouts } = this.of(flow);
    return {
      delivered: delivered.at(t),
      measured_s: delivered.lastBefore(t),
      lost: lost.at(t),
      again: again.at(t),
      timeouts: timeouts.at(t),
    };
  }

  private of(flow = 0): Counts {
    let counts = this.flows.get(flow);
    if (!counts) {
      counts = {
        delivered: new Sums(),
        lost: new Sums(),
        again: new Sums(),
        timeouts: new Sums(),
      };
      this.flows.set(flow, counts);
    }
    return counts;
  }

  private isData(segment: number): boolean {
    const { kind, direction } = this.source.segments;
    return kind[segment] === SegmentKind.data && direction[segment] === Direction.forward;
  }

  /** Tells the rows of a table that have come: they are its last, for only older ones are ever removed. */
  private news(table: Counted, take: (row: number) => void): void {
    const ever = this.source.everOf(table);
    const { length } = this.source[table].t;
    for (let row = Math.max(0, length - (ever - this.seen[table])); row < length; row += 1) {
      take(row);
    }
    this.seen[table] = ever;
  }
}

/** A sum that grows, and how large it was when. */
class Sums {
  private times = new Float64Array(FIRST_CAPACITY);
  private sums = new Float64Array(FIRST_CAPACITY);
  private count = 0;

  add(t = 0, by = 0): void {
    if (this.count === this.times.length) this.makeRoom();
    this.times[this.count] = t;
    this.sums[this.count] = (this.sums[this.count - 1] ?? 0) + by;
    this.count += 1;
  }

  at(t: number): number {
    return this.sums[this.rowsBy(t) - 1] ?? 0;
  }

  /** When the sum last grew by `t`; 0 if it never did. */
  lastBefore(t: number): number {
    return this.times[this.rowsBy(t) - 1] ?? 0;
  }

  private rowsBy(t: number): number {
    return rowsBefore(this.times.subarray(0, this.count), t);
  }

  private makeRoom(): void {
    if (this.count < MOST_ENTRIES) {
      this.times = grown(this.times);
      this.sums = grown(this.sums);
      return;
    }
    // The later of two entries has the sum of both.
    this.count >>>= 1;
    for (let at = 0; at < this.count; at += 1) {
      this.times[at] = this.times[2 * at + 1] ?? 0;
      this.sums[at] = this.sums[2 * at + 1] ?? 0;
    }
  }
}

function grown(column: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * column.length);
  larger.set(column);
  return larger;
}
