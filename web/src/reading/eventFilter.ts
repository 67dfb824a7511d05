/** The events that a list shows: those of chosen kinds, of one flow or of all. */
import { EventIndex } from './eventIndex';
import { type EventKind, kindOf } from './eventKinds';
import { RowIndex } from './rowIndex';
import type { FlowView, RecordingSource } from './source';

export class EventFilter {
  /** Rows of the events table that pass, in order of time. */
  readonly rows = new RowIndex();
  private readonly source: RecordingSource;
  private readonly kinds: ReadonlySet<EventKind>;
  private readonly belongs: (row: number) => boolean;

  constructor(source: RecordingSource, flow: FlowView | null, kinds: ReadonlySet<EventKind>) {
    const index = new EventIndex(source, flow);
    this.source = source;
    this.kinds = kinds;
    this.belongs = (row) => index.belongs(row);
  }

  /** Takes in events recorded since the last call. */
  update(): void {
    const { events, generation } = this.source;
    const { code, t } = events;
    this.rows.update(
      t.length,
      generation,
      (row) => this.kinds.has(kindOf(code[row])) && this.belongs(row),
    );
  }

  /** The position of the last event not after `t`, or -1. */
  positionAt(t: number): number {
    const { events } = this.source;
    const position = this.rows.at(events.t, t);
    const exact = events.t[this.rows.rows[position] ?? -1] === t && position < this.rows.count;
    if (!exact) return position - 1;
    let last = position;
    while (last + 1 < this.rows.count && events.t[this.rows.rows[last + 1] ?? 0] === t) last += 1;
    return last;
  }

  /** The position of a row of the events table, or of the next one that passes. */
  positionOf(row: number): number {
    let low = 0;
    let high = this.rows.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows.rows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
