/** Figures of the run at the playhead: the path, the serving satellites, the coming handovers. */
import { NONE, type RecordingStore, rowsBefore } from '../../model/recording';
import type { RunMeta } from '../../protocol/messages';

const GSL = 3;

/** Name of any node: satellite, station or router. */
export function nodeName(meta: RunMeta, node: number): string {
  const satellites = meta.satellites.length;
  const terminal = meta.terminals[node - satellites];
  const router = meta.routers[node - satellites - meta.terminals.length];
  return meta.satellites[node]?.name ?? terminal?.station ?? router?.name ?? 'an unknown node';
}

export interface PathFacts {
  readonly delay_ms: number | null;
  readonly nodes: readonly number[];
}

/** The forward path of a flow at `t`; without a route the delay is null. */
export function pathAt(store: RecordingStore, flow: number, t: number): PathFacts {
  const row = store.routeAt(flow, t);
  if (row === NONE) return { delay_ms: null, nodes: [] };
  const nodes = Array.from(store.routeNodes(row));
  return { delay_ms: nodes.length > 0 ? (store.routes.delay_ms[row] ?? null) : null, nodes };
}

/** The satellite that serves a terminal at `t`, or null. */
export function servingAt(store: RecordingStore, terminal: number, t: number): number | null {
  const { a, b, kind, up } = store.topology;
  // A handover ends one link and begins another at the same instant, in either order.
  const ended = new Set<number>();
  for (let row = rowsBefore(store.topology.t, t) - 1; row >= 0; row -= 1) {
    if (kind[row] !== GSL) continue;
    const other = a[row] === terminal ? b[row] : b[row] === terminal ? a[row] : undefined;
    if (other === undefined || ended.has(other)) continue;
    if (up[row] === 1) return other;
    ended.add(other);
  }
  return null;
}

/** The next time after `t` at which a terminal gets another satellite, as far as simulated, or null. */
export function nextHandover(store: RecordingStore, terminal: number, t: number): number | null {
  const { a, b, kind, up } = store.topology;
  const times = store.topology.t;
  for (let row = rowsBefore(times, t); row < times.length; row += 1) {
    if (kind[row] === GSL && up[row] === 1 && (a[row] === terminal || b[row] === terminal)) {
      return times[row] ?? null;
    }
  }
  return null;
}
