/** The links of all paths that the packets of a flow may take at the playhead, where routing spreads them. */
import { Direction } from '../protocol/codes.gen';
import { rowsBefore } from './search';
import type { RecordingSource } from './source';

type Recording = Pick<RecordingSource, 'route_links'>;

/** Links by their two nodes, one link after the other, and how many paths they make. */
export interface Spread {
  readonly ends: readonly number[];
  readonly paths: number;
}

const NOTHING: Spread = { ends: [], paths: 0 };

/** The forward paths of a flow at `t`; no links where packets do not spread. */
export function spreadAt({ route_links }: Recording, flow: number, path: number, t: number) {
  const rows = route_links;
  let last = rowsBefore(rows.t, t) - 1;
  const mine = (row: number) =>
    rows.flow[row] === flow && rows.path[row] === path && rows.direction[row] === Direction.forward;
  while (last >= 0 && !mine(last)) last -= 1;
  let first = last;
  while (first > 0 && rows.t[first - 1] === rows.t[last] && mine(first - 1)) first -= 1;
  const ends: number[] = [];
  for (let row = Math.max(0, first); row <= last; row += 1) {
    ends.push(rows.from[row] ?? 0, rows.to[row] ?? 0);
  }
  return ends.length === 0 ? NOTHING : { ends, paths: pathsOver(ends) };
}

/** How many ways lead over the links, which come in the order of a search from the first node. */
function pathsOver(ends: readonly number[]): number {
  const ways = new Map<number, number>([[ends[0] ?? 0, 1]]);
  const goesOn = new Set<number>();
  for (let at = 0; at < ends.length; at += 2) {
    const [from, to] = [ends[at] ?? 0, ends[at + 1] ?? 0];
    goesOn.add(from);
    ways.set(to, (ways.get(to) ?? 0) + (ways.get(from) ?? 0));
  }
  return [...ways].reduce((sum, [node, count]) => sum + (goesOn.has(node) ? 0 : count), 0);
}

/** The forward paths of one flow, looked up again only where the recording may say something new. */
export class SpreadState {
  private readonly shown = new Map<number, { row: number; spread: Spread }>();

  /** The links of a path at `t`. */
  at(recording: Recording, flow: number, path: number, t: number): Spread {
    const row = rowsBefore(recording.route_links.t, t);
    const key = flow * 256 + path;
    const known = this.shown.get(key);
    if (known?.row === row) return known.spread;
    const spread = spreadAt(recording, flow, path, t);
    this.shown.set(key, { row, spread });
    return spread;
  }
}
