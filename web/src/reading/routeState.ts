/** The way of every path of every recorded flow at the playhead, and the one before it. */
import { rowsBefore, rowsBelow } from './search';
import type { RecordingSource } from './source';

/** What is read of a recording. */
type Recording = Pick<RecordingSource, 'routes' | 'route_nodes' | 'generation'>;

import { Direction } from '../protocol/codes.gen';

export const FORWARD = 0;
export const REVERSE = 1;

/** Rows to walk one by one before a search is shorter. */
const LONG_JUMP = 5_000;
const NONE = -1;
/** Changes this long before the playhead may still be fading, seconds. */
const FADING_S = 12;

export interface Route {
  readonly nodes: Uint16Array;
  /** Number of nodes used in `nodes`; 0 if there is no path. */
  length: number;
}

/** The way of one path of one flow, in both directions. */
export class RouteState {
  readonly flow: number;
  /** 0 is the primary. */
  readonly path: number;
  readonly current: readonly [Route, Route] = [emptyRoute(), emptyRoute()];
  readonly previous: readonly [Route, Route] = [emptyRoute(), emptyRoute()];
  /** When the way last changed. */
  readonly changed: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  constructor(flow: number, path = 0) {
    this.flow = flow;
    this.path = path;
  }

  /** Takes over a row as the way that was there before anything was seen to change. */
  start(recording: Recording, row: number, side: 0 | 1): void {
    this.previous[side].length = 0;
    this.changed[side] = Number.NEGATIVE_INFINITY;
    this.read(recording, row, side);
  }

  /** Follows a row that is later than those before. */
  apply(recording: Recording, row: number, side: 0 | 1): void {
    const { t, first } = recording.routes;
    const length = nodesOf(recording.routes, row);
    const route = this.current[side];
    if (same(route, recording.route_nodes.node, first[row] as number, length)) return;
    const before = this.previous[side];
    before.nodes.set(route.nodes);
    before.length = route.length;
    this.changed[side] = t[row] as number;
    this.read(recording, row, side);
  }

  private read(recording: Recording, row: number, side: 0 | 1): void {
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

/** The ways of all flows, each row of the recording looked at once. */
export class Routes {
  readonly all: readonly RouteState[];
  private readonly slots = new Map<number, RouteState>();
  private applied = 0;
  private generation = 0;

  /** `paths[flow]` is how many paths a flow has; none for flows that are not recorded. */
  constructor(paths: readonly number[]) {
    this.all = paths.flatMap((count, flow) =>
      Array.from({ length: count }, (_, path) => new RouteState(flow, path)),
    );
    for (const state of this.all) this.slots.set(slotOf(state.flow, state.path), state);
  }

  /** The paths of a flow, the primary first. */
  of(flow: number | null): readonly RouteState[] {
    return this.all.filter((state) => state.flow === flow);
  }

  advance(recording: Recording, t: number): void {
    const { t: times } = recording.routes;
    const target = rowsBefore(times, t);
    const renumbered = recording.generation !== this.generation;
    this.generation = recording.generation;
    if (renumbered || target < this.applied || target - this.applied > LONG_JUMP) {
      this.applied = this.jump(recording, Math.min(target, rowsBelow(times, t - FADING_S)));
    }
    for (let row = this.applied; row < target; row += 1) this.apply(recording, row);
    this.applied = target;
  }

  private apply(recording: Recording, row: number): void {
    const { flow, path, direction } = recording.routes;
    const state = this.slots.get(slotOf(flow[row] as number, path[row] as number));
    state?.apply(recording, row, direction[row] === Direction.reverse ? REVERSE : FORWARD);
  }

  /** Looks backwards from row `target` for the latest row of each path and direction. */
  private jump(recording: Recording, target: number): number {
    const { flow, path, direction } = recording.routes;
    const open = new Set<number>();
    for (const state of this.all) {
      const slot = slotOf(state.flow, state.path);
      open.add(slot * 2).add(slot * 2 + 1);
      for (const side of [FORWARD, REVERSE] as const) state.start(recording, NONE, side);
    }
    for (let row = target - 1; row >= 0 && open.size > 0; row -= 1) {
      const slot = slotOf(flow[row] as number, path[row] as number);
      const side = direction[row] === Direction.reverse ? REVERSE : FORWARD;
      if (!open.delete(slot * 2 + side)) continue;
      this.slots.get(slot)?.start(recording, row, side);
    }
    return target;
  }
}

/** A path of a flow as one number. */
function slotOf(flow: number, path: number): number {
  return flow * 256 + path;
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
