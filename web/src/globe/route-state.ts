/** The chosen flow's path in both directions at the playhead, and the one before it. */
import { countUpTo } from './search';
import type { Recording } from './types';

export const FORWARD = 0;
export const REVERSE = 1;

/** Rows to walk one by one before a search is shorter. */
const LONG_JUMP = 5_000;
const NONE = -1;

export interface Route {
  readonly nodes: Uint16Array;
  /** Number of nodes used in `nodes`; 0 if there is no path. */
  length: number;
}

export class RouteState {
  readonly current: readonly [Route, Route] = [emptyRoute(), emptyRoute()];
  readonly previous: readonly [Route, Route] = [emptyRoute(), emptyRoute()];
  /** When the path last changed. */
  readonly changed: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  readonly #flow: number;
  #applied = 0;
  #generation = 0;

  constructor(flow: number) {
    this.#flow = flow;
  }

  advance(recording: Recording, t: number): void {
    const { t: times } = recording.routes;
    const target = countUpTo(times, t);
    const renumbered = recording.generation !== this.#generation;
    this.#generation = recording.generation;
    if (renumbered || target < this.#applied || target - this.#applied > LONG_JUMP) {
      this.#jump(recording, target);
    } else {
      for (let row = this.#applied; row < target; row += 1) this.#apply(recording, row);
    }
    this.#applied = target;
  }

  /** Looks backwards for the latest row of each direction. */
  #jump(recording: Recording, target: number): void {
    const { flow, path, direction } = recording.routes;
    for (let d = 0; d < 2; d += 1) {
      let row = target - 1;
      while (row >= 0 && !(flow[row] === this.#flow && path[row] === 0 && direction[row] === d)) {
        row -= 1;
      }
      this.#read(recording, row, d === FORWARD ? FORWARD : REVERSE);
      const side = d === FORWARD ? FORWARD : REVERSE;
      this.previous[side].length = 0;
      this.changed[side] = Number.NEGATIVE_INFINITY;
    }
  }

  #apply(recording: Recording, row: number): void {
    const { flow, path, direction, t, first } = recording.routes;
    if (flow[row] !== this.#flow || path[row] !== 0) return;
    const side = direction[row] === REVERSE ? REVERSE : FORWARD;
    const length = nodesOf(recording.routes, row);
    const route = this.current[side];
    if (same(route, recording.route_nodes.node, first[row] as number, length)) return;
    const before = this.previous[side];
    before.nodes.set(route.nodes);
    before.length = route.length;
    this.changed[side] = t[row] as number;
    this.#read(recording, row, side);
  }

  #read(recording: Recording, row: number, side: 0 | 1): void {
    const route = this.current[side];
    route.length = 0;
    if (row === NONE) return;
    const first = recording.routes.first[row] as number;
    const { node } = recording.route_nodes;
    const length = Math.min(nodesOf(recording.routes, row), node.length - first);
    for (let i = 0; i < length; i += 1) route.nodes[i] = node[first + i] as number;
    route.length = Math.max(0, length);
  }
}

/** The number of nodes of a row's path. */
function nodesOf({ delay_ms, links }: Recording['routes'], row: number): number {
  return (delay_ms[row] as number) < 0 ? 0 : (links[row] as number) + 1;
}

function emptyRoute(): Route {
  return { nodes: new Uint16Array(256), length: 0 };
}

function same(route: Route, nodes: Uint16Array, first: number, length: number): boolean {
  if (route.length !== length) return false;
  for (let i = 0; i < length; i += 1) {
    if (route.nodes[i] !== nodes[first + i]) return false;
  }
  return true;
}
