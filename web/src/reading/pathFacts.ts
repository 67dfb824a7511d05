/** Figures of the run at the playhead: the path, the serving satellites, the coming handovers. */
import {
  type CodeColumn,
  Direction,
  LinkChange,
  LinkKind,
  PATH_USE_WORDS,
  wordsOf,
} from '../protocol/codes.gen';
import { UNANSWERED } from '../protocol/events.gen';
import { say } from '../words/say';
import { kindOf } from './eventKinds';
import { NONE, type RecordingStore, rowsBefore } from './recordingStore';

export interface PathFacts {
  readonly delay_ms: number | null;
  readonly nodes: readonly number[];
}

/** The forward path of a flow at `t`; without a route the delay is null. */
export function pathAt(store: RecordingStore, flow: number, t: number, path = 0): PathFacts {
  const row = store.routeAt(flow, t, Direction.forward, path);
  if (row === NONE) return { delay_ms: null, nodes: [] };
  const nodes = Array.from(store.routeNodes(row));
  return { delay_ms: nodes.length > 0 ? (store.routes.delay_ms[row] ?? null) : null, nodes };
}

/** Whether packets back take another way than those there, on any path of a flow that has both. */
export function otherWayBack(store: RecordingStore, flow: number, t: number, paths: number) {
  for (let path = 0; path < paths; path += 1) {
    const [there, back] = [Direction.forward, Direction.reverse].map((direction) => {
      const row = store.routeAt(flow, t, direction, path);
      return row === NONE ? [] : Array.from(store.routeNodes(row));
    });
    if (back?.length && back.toReversed().join() !== there?.join()) return true;
  }
  return false;
}

/** Adds the codes that a column has from `row` on; gives the number of rows there are. */
export function addCodes<T>(column: CodeColumn<T>, row: number, codes: Set<T>): number {
  for (let at = row; at < column.length; at += 1) codes.add(column[at] as T);
  return column.length;
}

/** The satellite that serves a terminal at `t`, or null. */
export function servingAt(store: RecordingStore, terminal: number, t: number): number | null {
  const { a, b, kind, up } = store.topology;
  // A handover ends one link and begins another at the same instant, in either order.
  const ended = new Set<number>();
  for (let row = rowsBefore(store.topology.t, t) - 1; row >= 0; row -= 1) {
    if (kind[row] !== LinkKind.gsl) continue;
    const other = a[row] === terminal ? b[row] : b[row] === terminal ? a[row] : undefined;
    if (other === undefined || ended.has(other)) continue;
    if (up[row] === LinkChange.up) return other;
    ended.add(other);
  }
  return null;
}

/** The next time after `t` at which a terminal gets another satellite, as far as simulated, or null. */
export function nextHandover(store: RecordingStore, terminal: number, t: number): number | null {
  const { a, b, kind, up } = store.topology;
  const times = store.topology.t;
  // A link that was cut and comes back is no handover.
  const serving = servingAt(store, terminal, t);
  for (let row = rowsBefore(times, t); row < times.length; row += 1) {
    if (kind[row] !== LinkKind.gsl || up[row] !== LinkChange.up) continue;
    const other = a[row] === terminal ? b[row] : b[row] === terminal ? a[row] : undefined;
    if (other !== undefined && other !== serving) return times[row] ?? null;
  }
  return null;
}

/** Rows looked back over for the windows of a path. */
const MOST_WINDOWS = 100_000;

/** The row of `windows` that holds for a path at `t`, or NONE. */
export function windowsAt(store: RecordingStore, flow: number, path: number, t: number): number {
  const { windows } = store;
  const end = rowsBefore(windows.t, t);
  for (let row = end - 1; row >= Math.max(0, end - MOST_WINDOWS); row -= 1) {
    if (windows.flow[row] === flow && windows.path[row] === path) return row;
  }
  return NONE;
}

/** "in use", "active", "inactive", or "not known yet". */
export function stateAt(store: RecordingStore, flow: number, path: number, t: number): string {
  const row = windowsAt(store, flow, path, t);
  return row === NONE ? say('not known yet') : wordsOf(PATH_USE_WORDS, store.windows.state[row]);
}

/** How many heartbeats a path has sent by `t`, and how many were not answered. */
export function heartbeatsAt(
  store: RecordingStore,
  flow: number,
  path: number,
  t: number,
): { readonly sent: number; readonly lost: number } {
  const { events } = store;
  const end = rowsBefore(events.t, t);
  let sent = 0;
  let lost = 0;
  for (let row = 0; row < end; row += 1) {
    const code = events.code[row];
    if (kindOf(code) !== 'heartbeat') continue;
    if (events.flow[row] !== flow || events.path[row] !== path) continue;
    if (code !== undefined && UNANSWERED.includes(code)) lost += 1;
    else sent += 1;
  }
  return { sent, lost };
}
