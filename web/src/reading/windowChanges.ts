/** The events that changed a sender's window, as the rows of windows name them. */
import { rowsBefore, rowsBelow, rowsOf } from './search';
import type { RecordingSource } from './source';

/** The row of the first event after `t`, or the last one before it, that changed the window of a flow, of any if that is null; -1 for none. */
export function windowChange(
  source: RecordingSource,
  flow: number | null,
  t: number,
  forward: boolean,
): number {
  const { windows } = source;
  const by = forward ? 1 : -1;
  let row = forward ? rowsBefore(windows.t, t) : rowsBelow(windows.t, t) - 1;
  for (; row >= 0 && row < windows.t.length; row += by) {
    if (flow !== null && windows.flow[row] !== flow) continue;
    const event = eventOf(source, row);
    if (event >= 0) return event;
  }
  return -1;
}

/** The event behind a row of windows; -1 if none changed them, or it is no longer recorded. */
function eventOf({ windows, events }: RecordingSource, row: number): number {
  const [first, end] = rowsOf(events.t, windows.t[row] ?? Number.NaN);
  for (let event = first; event < end; event += 1) {
    if (events.code[event] === windows.reason[row] && events.flow[event] === windows.flow[row]) {
      return event;
    }
  }
  return -1;
}
