/** The stations of a run: terminals at one place make one station; routers with a place count too. */
import type { RunMeta } from '../protocol/runMeta';

export interface Station {
  readonly name: string;
  /** A node that stands for the station: its first terminal, or the router. */
  readonly node: number;
  readonly terminals: readonly number[];
  /** Whether a flow in the foreground begins or ends here. */
  readonly foreground: boolean;
}

export function stationsOf(meta: RunMeta): Station[] {
  const ends = new Set<string>();
  for (const flow of meta.flows) {
    if (!flow.background) ends.add(flow.from).add(flow.to);
  }
  const byName = new Map<string, { node: number; terminals: number[] }>();
  meta.terminals.forEach((terminal, index) => {
    const node = meta.satellites.name.length + index;
    const known = byName.get(terminal.station);
    if (known) known.terminals.push(node);
    else byName.set(terminal.station, { node, terminals: [node] });
  });
  meta.routers.forEach((router, index) => {
    const node = meta.satellites.name.length + meta.terminals.length + index;
    if (!byName.has(router.name)) byName.set(router.name, { node, terminals: [node] });
  });
  return [...byName].map(([name, place]) => ({ name, ...place, foreground: ends.has(name) }));
}
