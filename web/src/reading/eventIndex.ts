/** The events of a flow by kind, and the next or the previous one from any instant. */
import { NO_FLOW } from '../protocol/recording.gen';
import { EVENT_KINDS, type EventKind, kindOf } from './eventKinds';
import { lowerBound, RowIndex } from './rowIndex';
import { type FlowView, generationOf, type RecordingSource } from './source';
import { windowChange } from './windowChanges';

/** Two instants closer than this are one: a playhead set to an event stands on it. */
const SAME_S = 1e-9;

/** Row numbers of the events table, all together and by kind; `null` as the flow keeps those of every flow. */
export class EventIndex {
  readonly all = new RowIndex();
  private readonly kinds = new Map<EventKind, RowIndex>(
    EVENT_KINDS.map((kind) => [kind, new RowIndex()]),
  );
  private seen = -1;
  private readonly source: RecordingSource;
  private readonly flow: FlowView | null;

  constructor(source: RecordingSource, flow: FlowView | null) {
    this.source = source;
    this.flow = flow;
  }

  /** Takes in the events recorded since the last call; returns whether there were any. */
  update(): boolean {
    if (this.source.version === this.seen) return false;
    this.seen = this.source.version;
    const before = this.all.count;
    const epoch = this.all.epoch;
    const { events } = this.source;
    const generation = generationOf(this.source, 'events');
    this.all.update(events.t.length, generation, (row) => this.belongs(row));
    const restarted = this.all.epoch !== epoch;
    if (restarted) for (const index of this.kinds.values()) index.clear();
    this.sort(restarted ? 0 : before);
    return restarted || this.all.count !== before;
  }

  /** Files the events from a position of `all` on under their kinds. */
  private sort(first: number): void {
    const { code } = this.source.events;
    for (let position = first; position < this.all.count; position += 1) {
      const row = this.all.rows[position] ?? 0;
      this.of(kindOf(code[row])).push(row);
    }
  }

  of(kind: EventKind): RowIndex {
    return this.kinds.get(kind) ?? this.all;
  }

  /** The first event after `t` of the kinds, or -1. */
  after(t: number, kinds: readonly EventKind[]): number {
    const times = this.source.events.t;
    let best = -1;
    for (const kind of kinds) {
      const index = this.of(kind);
      const position = lowerBound(times, index.rows, index.count, t + SAME_S);
      if (position >= index.count) continue;
      const row = index.rows[position] ?? 0;
      if (best < 0 || row < best) best = row;
    }
    return best;
  }

  /** The last event before `t` of the kinds, or -1. */
  before(t: number, kinds: readonly EventKind[]): number {
    const times = this.source.events.t;
    let best = -1;
    for (const kind of kinds) {
      const index = this.of(kind);
      const position = lowerBound(times, index.rows, index.count, t - SAME_S);
      if (position > 0) best = Math.max(best, index.rows[position - 1] ?? 0);
    }
    return best;
  }

  /** The first event after `t`, or the last one before it, that changed a window, or -1. */
  windowChange(t: number, forward: boolean): number {
    const from = forward ? t + SAME_S : t - SAME_S;
    return windowChange(this.source, this.flow?.flow ?? null, from, forward);
  }

  /** Whether an event is the flow's, or concerns every flow. */
  belongs(row: number): boolean {
    if (!this.flow) return true;
    const { flow, code, a } = this.source.events;
    if (flow[row] !== NO_FLOW) return flow[row] === this.flow.flow;
    const kind = kindOf(code[row]);
    if (kind !== 'handover' && kind !== 'reconfiguration') return true;
    return this.flow.terminals.includes(a[row] ?? -1);
  }
}
