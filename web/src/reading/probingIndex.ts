/** The probing cycles of a flow: why each began, how its map filled, how it ended, and what was truly lost then. */
import { familyOf, type ProbingEvents } from '../families';
import type { Outcome } from '../protocol/codes.gen';
import { isLoss } from './fates';
import { NONE } from './lists';
import { RowIndex } from './rowIndex';
import { rowsBelow } from './search';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** An exchange in the probing map. */
export interface ProbeEntry {
  /** Which probe of the cycle; 0 for the entry of what was sent before it, where there is one. */
  readonly probe: number;
  /** The round trip of its answer; null while none has come. */
  readonly rtt_ms: number | null;
}

/** A cycle as it is at an instant. */
export interface ProbingCycle {
  /** Which of the flow, from 1. */
  readonly number: number;
  /** Row of events that began it, and of the one that ended it; NONE while it lasts. */
  readonly began: number;
  readonly ended: number;
  readonly began_s: number;
  /** The longest round trip that does not mean congestion, ms. */
  readonly limit_ms: number;
  readonly entries: readonly ProbeEntry[];
}

/** What was lost of a flow for one cause. */
export interface TrueLoss {
  readonly outcome: Outcome;
  readonly packets: number;
}

export class ProbingIndex {
  private readonly source: RecordingSource;
  private readonly flow: number;
  /** Null where the flow's family does not probe. */
  private readonly codes: ProbingEvents | null;
  private readonly rows = new RowIndex();
  private readonly starts = new RowIndex();

  constructor(source: RecordingSource, { flow, protocol }: FlowView) {
    this.source = source;
    this.flow = flow;
    this.codes = familyOf(protocol).reading.probing;
  }

  update(): void {
    const { events } = this.source;
    const generation = generationOf(this.source, 'events');
    const ours = (row: number) => events.flow[row] === this.flow;
    this.rows.update(events.t.length, generation, (row) => ours(row) && this.matters(row));
    this.starts.update(
      events.t.length,
      generation,
      (row) => ours(row) && events.code[row] === this.codes?.started,
    );
  }

  /** Cycles known so far. */
  get count(): number {
    return this.starts.count;
  }

  /** The cycle under way at `t`, or the last one before; null before the first. */
  at(t: number): ProbingCycle | null {
    const { events } = this.source;
    const began = this.starts.rowAt(events.t, t);
    if (began < 0) return null;
    const entries = new Map<number, ProbeEntry>();
    if (this.codes?.earlier) entries.set(0, { probe: 0, rtt_ms: null });
    let ended = NONE;
    for (let position = this.rows.at(events.t, events.t[began] ?? 0); ; position += 1) {
      const row = position < this.rows.count ? (this.rows.rows[position] ?? NONE) : NONE;
      if (row === NONE || (events.t[row] ?? 0) > t) break;
      if (row <= began) continue;
      const code = events.code[row];
      if (code === this.codes?.started) break;
      const probe = events.a[row] ?? 0;
      if (code === this.codes?.sent) {
        entries.set(probe, { probe, rtt_ms: null });
        for (const known of entries.keys()) if (known < (events.c[row] ?? 0)) entries.delete(known);
      } else if (code === this.codes?.answered) {
        entries.set(probe, { probe, rtt_ms: events.b[row] ?? null });
      } else {
        ended = row;
        break;
      }
    }
    return {
      number: this.starts.at(events.t, (events.t[began] ?? 0) + 1e-9),
      began,
      ended,
      began_s: events.t[began] ?? 0,
      limit_ms: events.d[began] ?? 0,
      entries: [...entries.values()],
    };
  }

  /** When the next or the previous cycle begins, seen from `t`; null if there is none. */
  step(t: number, forward: boolean): number | null {
    const { t: times } = this.source.events;
    const position = forward
      ? this.starts.at(times, t + 1e-9)
      : this.starts.at(times, t - 1e-9) - 1;
    if (position < 0 || position >= this.starts.count) return null;
    return times[this.starts.rows[position] ?? 0] ?? null;
  }

  /** What was truly lost of the flow from one instant to another, by cause, the most first. */
  losses(from: number, to: number): TrueLoss[] {
    const { fates, segments } = this.source;
    const counts = new Map<Outcome, number>();
    for (
      let row = rowsBelow(fates.t, from);
      (fates.t[row] ?? Number.POSITIVE_INFINITY) <= to;
      row += 1
    ) {
      const outcome = fates.outcome[row];
      if (outcome === undefined || !isLoss(outcome)) continue;
      if (segments.flow[fates.segment[row] ?? NONE] !== this.flow) continue;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([outcome, packets]) => ({ outcome, packets }));
  }

  private matters(row: number): boolean {
    const code = this.source.events.code[row];
    const { codes } = this;
    if (code === undefined || codes === null) return false;
    const { started, sent, answered, endings } = codes;
    return code === started || code === sent || code === answered || endings.has(code);
  }
}
