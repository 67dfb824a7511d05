/** Probing cycles as spans of time: when each began, and when and how it ended. */
import { type Ending, READINGS } from '../families';
import type { EventCode } from '../protocol/codes.gen';
import type { RowIndex } from './rowIndex';
import type { RecordingSource } from './source';

const PROBING = READINGS.flatMap(({ probing }) => probing ?? []);
const STARTS: ReadonlySet<EventCode | undefined> = new Set(PROBING.map(({ started }) => started));
const ENDINGS: ReadonlyMap<EventCode, Ending> = new Map(
  PROBING.flatMap(({ endings }) => [...endings]),
);

/** The ending that an event is, if it is one. */
export function endingOf(code: EventCode | undefined): Ending | null {
  return (code !== undefined && ENDINGS.get(code)) || null;
}

/** A cycle, or as much of it as is recorded. */
export interface ProbingSpan {
  readonly from_s: number;
  readonly to_s: number;
  /** Null while it lasts. */
  readonly ending: Ending | null;
}

/** The cycles among the rows of one flow, in order; one that goes on reaches to `until_s`. */
export function probingSpans(
  { events }: RecordingSource,
  { rows, count }: RowIndex,
  until_s: number,
): ProbingSpan[] {
  const spans: ProbingSpan[] = [];
  let from_s: number | null = null;
  for (let position = 0; position < count; position += 1) {
    const row = rows[position] ?? 0;
    const [code, t] = [events.code[row], events.t[row] ?? 0];
    const ending = endingOf(code);
    if (STARTS.has(code)) from_s = t;
    else if (ending && from_s !== null) {
      spans.push({ from_s, to_s: t, ending });
      from_s = null;
    }
  }
  if (from_s !== null) spans.push({ from_s, to_s: Math.max(from_s, until_s), ending: null });
  return spans;
}
