/** The SACKs of a flow: which one counts at an instant, and what it says. */
import { BlockKind, Direction, SegmentKind } from '../protocol/codes.gen';
import type { Numbering } from '../protocol/runMeta.gen';
import { isLoss } from './fates';
import { NONE } from './lists';
import { type RecordingStore, rowsOf } from './recordingStore';
import { RowIndex } from './rowIndex';

/** Whose moment counts: that of the end that got a SACK or of the one that sent it. */
export type SackEnd = 'received' | 'sent';

export interface Gap {
  readonly first: number;
  readonly last: number;
}

/** One SACK in full. */
export interface Sack {
  /** Row of segments. */
  readonly segment: number;
  /** When it was sent, and when it arrived or was lost; null while it travels. */
  readonly sent_s: number;
  readonly ended_s: number | null;
  readonly lost: boolean;
  /** The last number up to which everything has come. */
  readonly cumulative: number;
  /** The receiver's window as it was when the SACK was sent, bytes; null if not recorded. */
  readonly a_rwnd: number | null;
  readonly gaps: readonly Gap[];
  /** What it tells is missing. */
  readonly missing: readonly Gap[];
  readonly duplicates: readonly number[];
  readonly path: number;
}

export class SackIndex {
  private readonly store: RecordingStore;
  private readonly flow: number;
  private readonly numbering: Numbering;
  private readonly sent = new RowIndex();
  private readonly received = new RowIndex();
  private readonly receivers = new RowIndex();

  constructor(store: RecordingStore, flow: number, numbering: Numbering) {
    this.store = store;
    this.flow = flow;
    this.numbering = numbering;
  }

  update(): void {
    const { segments, fates, receivers } = this.store;
    const generation = this.store.generationOf('segments');
    const ours = (row: number) =>
      segments.flow[row] === this.flow &&
      segments.kind[row] === SegmentKind.sack &&
      segments.direction[row] === Direction.reverse;
    this.sent.update(segments.t.length, generation, ours);
    this.received.update(
      fates.t.length,
      generation,
      (row) => !isLoss(fates.outcome[row]) && ours(fates.segment[row] ?? NONE),
    );
    this.receivers.update(
      receivers.t.length,
      this.store.generationOf('receivers'),
      (row) => receivers.flow[row] === this.flow,
    );
  }

  /** The last SACK at `t`, or null before the first. */
  at(end: SackEnd, t: number): Sack | null {
    const row = this.index(end).rowAt(this.times(end), t);
    return row < 0 ? null : this.read(end === 'sent' ? row : (this.store.fates.segment[row] ?? 0));
  }

  /** When the next or the previous SACK came, seen from `t`; null if there is none. */
  step(end: SackEnd, t: number, forward: boolean): number | null {
    const index = this.index(end);
    const times = this.times(end);
    const near = 1e-9;
    const at = forward ? index.at(times, t + near) : index.at(times, t - near) - 1;
    if (at < 0 || at >= index.count) return null;
    return times[index.rows[at] ?? 0] ?? null;
  }

  private index(end: SackEnd): RowIndex {
    return end === 'sent' ? this.sent : this.received;
  }

  private times(end: SackEnd): Float64Array {
    return end === 'sent' ? this.store.segments.t : this.store.fates.t;
  }

  private read(segment: number): Sack {
    const { segments, fates, blocks, receivers } = this.store;
    const fate = this.store.fateOf(segment);
    const sent_s = segments.t[segment] ?? 0;
    const gaps: Gap[] = [];
    const named: Gap[] = [];
    const duplicates: number[] = [];
    const [first, end] = rowsOf(blocks.segment, segment);
    for (let row = first; row < end; row += 1) {
      const from = blocks.first[row] ?? 0;
      const range = { first: from, last: blocks.last[row] ?? from };
      if (blocks.kind[row] === BlockKind.gap || blocks.kind[row] === BlockKind.promise)
        gaps.push(range);
      else if (blocks.kind[row] === BlockKind.missing) named.push(range);
      else duplicates.push(from);
    }
    const cumulative = (segments.tsn[segment] ?? 0) - (this.numbering.acknowledges_next ? 1 : 0);
    // A family reports what has come beyond the cumulative number, or what has not: the one tells the other.
    const come = named.length > 0 ? between(cumulative, named) : inOrder(gaps);
    const window = this.receivers.rowAt(receivers.t, sent_s);
    return {
      segment,
      sent_s,
      ended_s: fate === NONE ? null : (fates.t[fate] ?? null),
      lost: fate !== NONE && isLoss(fates.outcome[fate]),
      cumulative,
      a_rwnd: window < 0 ? null : (receivers.a_rwnd[window] ?? null),
      gaps: come,
      missing: named.length > 0 ? inOrder(named) : between(cumulative, come),
      duplicates,
      path: segments.path[segment] ?? 0,
    };
  }
}

function inOrder(ranges: readonly Gap[]): Gap[] {
  return ranges.toSorted((a, b) => a.first - b.first);
}

/** What lies between a cumulative number and the last of some ranges, and in none of them. */
export function between(cumulative: number, ranges: readonly Gap[]): Gap[] {
  const others: Gap[] = [];
  let next = cumulative + 1;
  for (const { first, last } of inOrder(ranges)) {
    if (first > next) others.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  return others;
}
