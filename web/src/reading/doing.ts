/** What the flow on show is doing at an instant: the phase of its window, or how its ends stand to each other. */
import { familyOf, type Limit } from '../families';
import type { EventCode } from '../protocol/codes.gen';
import { PhaseIndex } from './phases';
import { RowIndex } from './rowIndex';
import { rowsBefore } from './search';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** What the sender is in since the event in `row`; without an event nothing is known of the flow yet. */
export type Standing =
  | { readonly kind: 'nothing' }
  /** How an end stands to the other, as the event says, and whether all data have come. */
  | { readonly kind: 'ends'; readonly row: number; readonly complete: boolean }
  | { readonly kind: 'phase'; readonly phase: string; readonly row: number };

export interface Doing {
  readonly standing: Standing;
  /** What limits the sender instead of cwnd. */
  readonly limit: Limit | null;
  /** How many pieces the receiver holds back for an earlier one. */
  readonly waiting: number;
}

/** Rows looked back over for the receiver of the flow. */
const MOST_ROWS = 100_000;

/** Reads it anywhere in a recording that grows; rows are looked at once. */
export class DoingIndex {
  private readonly source: RecordingSource;
  private readonly flow: FlowView;
  private readonly states = new RowIndex();
  private readonly completed = new RowIndex();
  private readonly paths = new Map<number, PhaseIndex>();

  constructor(source: RecordingSource, flow: FlowView) {
    this.source = source;
    this.flow = flow;
  }

  /** What it is doing on a path at `t`. */
  at(t: number, path: number): Doing {
    const { t: times, code } = this.source.events;
    const index = this.phasesOf(path);
    index.update();
    const limited = index.limits.rowAt(times, t);
    return {
      standing: this.standing(t, index),
      limit: limited < 0 ? null : index.limit(code[limited]),
      waiting: this.waiting(t),
    };
  }

  /** What was said last stands: of the window, or of both ends. */
  private standing(t: number, index: PhaseIndex): Standing {
    const { t: times, code } = this.source.events;
    const phase = index.phases.rowAt(times, t);
    const ends = this.endsAt(t);
    if (phase < 0 && ends < 0) return { kind: 'nothing' };
    if (ends > phase)
      return { kind: 'ends', row: ends, complete: this.completed.rowAt(times, t) >= 0 };
    return { kind: 'phase', phase: index.phase(code[phase]), row: phase };
  }

  private endsAt(t: number): number {
    const { t: times, code, flow } = this.source.events;
    const { stateChanged, complete } = familyOf(this.flow.protocol).reading;
    const generation = generationOf(this.source, 'events');
    const update = (index: RowIndex, what: EventCode) =>
      index.update(
        times.length,
        generation,
        (row) => code[row] === what && flow[row] === this.flow.flow,
      );
    update(this.states, stateChanged);
    update(this.completed, complete);
    return this.states.rowAt(times, t);
  }

  private waiting(t: number): number {
    const { receivers } = this.source;
    const end = rowsBefore(receivers.t, t);
    for (let row = end - 1; row >= Math.max(0, end - MOST_ROWS); row -= 1) {
      if (receivers.flow[row] === this.flow.flow) return receivers.blocked[row] ?? 0;
    }
    return 0;
  }

  private phasesOf(path: number): PhaseIndex {
    const known = this.paths.get(path);
    if (known) return known;
    const made = new PhaseIndex(this.source, this.flow, path);
    this.paths.set(path, made);
    return made;
  }
}
