/** What nodes, networks and paths of a run are called. */
import type { RunMeta } from '../protocol/runMeta';
import { say } from '../words/say';
import { constellationName } from './names';

/** Name of any node: satellite, station or router. */
export function nodeName(meta: RunMeta, node: number): string {
  const satellites = meta.satellites.name.length;
  const terminal = meta.terminals[node - satellites];
  const router = meta.routers[node - satellites - meta.terminals.length];
  return meta.satellites.name[node] ?? terminal?.station ?? router?.name ?? say('an unknown node');
}

/** The satellite network that a path of a flow goes by, by its proper name; empty for a wired path. */
export function networkOf(meta: RunMeta, flow: number, path: number): string {
  const ends = meta.flows[flow]?.paths[path];
  if (!ends) return '';
  const terminal = [ends.from_node, ends.to_node]
    .map((node) => meta.terminals[node - meta.satellites.name.length])
    .find((one) => one !== undefined);
  const network = terminal && meta.constellations[terminal.constellation];
  return network ? constellationName(network) : '';
}

/** "Primary, Iridium"; "Path 1". */
export function pathWords(meta: RunMeta, flow: number, path: number): string {
  const name = path === 0 ? say('Primary') : say`Path ${path}`;
  const network = networkOf(meta, flow, path);
  return network ? `${name}, ${network}` : name;
}
