/** An event named by what it is, not by its row: rows are renumbered when a long recording is thinned. */
import type { CodeColumn, EventCode } from '../protocol/codes.gen';
import { readEventCode } from '../protocol/events.gen';
import { rowsOf } from './search';

export interface EventMark {
  /** When it happened, seconds. */
  readonly t: number;
  readonly code: EventCode;
  /** Which of those of its code at that instant, counted from 0. */
  readonly n: number;
}

/** The columns of the events table that name an event. */
export interface MarkedEvents {
  readonly t: Float64Array;
  readonly code: CodeColumn<EventCode>;
}

/** The name of the event in a row, or null if there is no such row. */
export function markOf({ t, code }: MarkedEvents, row: number): EventMark | null {
  const [when, what] = [t[row], code[row]];
  if (when === undefined || what === undefined) return null;
  const [first] = rowsOf(t, when);
  let n = 0;
  for (let other = first; other < row; other += 1) if (code[other] === what) n += 1;
  return { t: when, code: what, n };
}

/** The row of a named event, or -1 if there is none in what is recorded. */
export function rowOfMark({ t, code }: MarkedEvents, mark: EventMark): number {
  const [first, end] = rowsOf(t, mark.t);
  let n = mark.n;
  for (let row = first; row < end; row += 1) {
    if (code[row] !== mark.code) continue;
    if (n === 0) return row;
    n -= 1;
  }
  return -1;
}

/** A name read from a link; anything else is none. */
export function readEventMark(value: unknown): EventMark | null {
  const { t, code, n } = (value ?? {}) as Record<string, unknown>;
  if (typeof t !== 'number' || !(t >= 0) || !Number.isFinite(t)) return null;
  const known = readEventCode(code);
  if (known === undefined || !Number.isInteger(n) || (n as number) < 0) return null;
  return { t, code: known, n: n as number };
}
