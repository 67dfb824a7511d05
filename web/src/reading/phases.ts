/** What the sender's window is in from event to event, and when something else than cwnd limited the sender. */
import { familyOf, type Limit, type Protocol } from '../families';
import { End, type EventCode, numberOf } from '../protocol/codes.gen';
import { PHASES } from '../protocol/events.gen';
import { NO_PATH } from '../protocol/recording.gen';
import { kindOf } from './eventKinds';
import { RowIndex } from './rowIndex';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** What the window is in from an event on, as the core declares it; null if the event says nothing of it. */
export function phaseOf(source: RecordingSource, protocol: Protocol, row: number): string | null {
  const { code, end } = source.events;
  return end[row] === End.receiver ? null : (PHASES[protocol][numberOf(code[row])] ?? null);
}

/** After a timeout, until the window grows again. */
export const TIMEOUT = 'timeout';

/** The events of a flow that say what the window of a path is in, and those of its limit. */
export class PhaseIndex {
  /** Rows of the events that begin a phase. */
  readonly phases = new RowIndex();
  /** Rows of the events from which on something else than cwnd limits the sender, or nothing else any more. */
  readonly limits = new RowIndex();
  private readonly source: RecordingSource;
  private readonly flow: FlowView;
  private readonly path: number;

  constructor(source: RecordingSource, flow: FlowView, path: number) {
    this.source = source;
    this.flow = flow;
    this.path = path;
  }

  update(): void {
    const { source } = this;
    const { t, code } = source.events;
    const { limits, limitEnds } = familyOf(this.flow.protocol).reading;
    const generation = generationOf(source, 'events');
    this.phases.update(
      t.length,
      generation,
      (row) => this.belongs(row) && phaseOf(source, this.flow.protocol, row) !== null,
    );
    this.limits.update(t.length, generation, (row) => {
      const what = code[row];
      if (what === undefined || !(limits.has(what) || limitEnds.has(what))) return false;
      return this.belongs(row);
    });
  }

  /** What begins with an event of this code. */
  phase(code: EventCode | undefined): string {
    if (kindOf(code) === 'timeout') return TIMEOUT;
    return PHASES[this.flow.protocol][numberOf(code)] ?? '';
  }

  /** What limits the sender instead of cwnd from an event of this code on; null for nothing. */
  limit(code: EventCode | undefined): Limit | null {
    const { limits } = familyOf(this.flow.protocol).reading;
    return (code !== undefined && limits.get(code)) || null;
  }

  private belongs(row: number): boolean {
    const { flow, path } = this.source.events;
    return flow[row] === this.flow.flow && (path[row] === this.path || path[row] === NO_PATH);
  }
}
