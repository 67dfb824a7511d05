/** What the sender's window is in from event to event, and when the peer's window held it back. */
import type { Protocol } from '../families';
import { End, type EventCode, numberOf } from '../protocol/codes.gen';
import { EVENT_CODES, PHASES } from '../protocol/events.gen';
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
  /** Rows of the events with which the peer's window gets full, and has room again. */
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
    const { windowFull, windowOpened } = EVENT_CODES[this.flow.protocol];
    const generation = generationOf(source, 'events');
    this.phases.update(
      t.length,
      generation,
      (row) => this.belongs(row) && phaseOf(source, this.flow.protocol, row) !== null,
    );
    this.limits.update(
      t.length,
      generation,
      (row) => (code[row] === windowFull || code[row] === windowOpened) && this.belongs(row),
    );
  }

  /** What begins with an event of this code. */
  phase(code: EventCode | undefined): string {
    if (kindOf(code) === 'timeout') return TIMEOUT;
    return PHASES[this.flow.protocol][numberOf(code)] ?? '';
  }

  /** Whether the peer's window is full from an event of this code on. */
  full(code: EventCode | undefined): boolean {
    return code === EVENT_CODES[this.flow.protocol].windowFull;
  }

  private belongs(row: number): boolean {
    const { flow, path } = this.source.events;
    return flow[row] === this.flow.flow && (path[row] === this.path || path[row] === NO_PATH);
  }
}
