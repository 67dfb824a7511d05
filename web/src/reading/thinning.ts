/**
 * Keeps a long recording small: a stretch in the older half of a table that has grown past its limit loses rows,
 * those that a chart of that age would not show apart.
 */
import { Direction } from '../protocol/codes.gen';
import type { Columns } from './table';

/** Most rows each table keeps: together, with their indexes, below 200 MB. */
export const ROW_LIMITS = {
  windows: 400_000,
  receivers: 400_000,
  segments: 500_000,
  fates: 500_000,
  hops: 2_000_000,
  chunks: 500_000,
  blocks: 300_000,
  bundles: 200_000,
  forged: 200_000,
  resequenced: 200_000,
  events: 250_000,
  conditions: 200_000,
  reordered: 250_000,
  messages: 250_000,
  routes: 300_000,
  topology: 400_000,
  rates: 400_000,
  queues: 400_000,
} as const;

/** Rows kept for every group: first, last, lowest and highest value of `measure`. */
const GROUP = 16;

/** Some rows of a table, from one to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Rows of one key: how many, the ends and the extremes. */
interface Group {
  rows: number;
  first: number;
  low: number;
  high: number;
  last: number;
}

/** Of a stretch of rows, per key, in groups of sixteen: the ends and the extremes. */
export function thinByExtremes(
  { from, to }: Stretch,
  keyOf: (row: number) => number,
  measure: (row: number) => number,
): Uint32Array {
  const kept = new Uint8Array(to - from);
  const groups = new Map<number, Group>();
  const close = ({ first, low, high, last }: Group) => {
    for (const row of [first, low, high, last]) kept[row - from] = 1;
  };
  for (let row = from; row < to; row += 1) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { rows: 1, first: row, low: row, high: row, last: row });
      continue;
    }
    if (group.rows === GROUP) {
      close(group);
      Object.assign(group, { rows: 0, first: row, low: row, high: row });
    }
    group.rows += 1;
    group.last = row;
    if (measure(row) < measure(group.low)) group.low = row;
    if (measure(row) > measure(group.high)) group.high = row;
  }
  for (const group of groups.values()) close(group);
  return marked(kept, from);
}

/** Of a stretch of rows the last of each key: the state that they led to. */
export function foldToLast({ from, to }: Stretch, keyOf: (row: number) => number): Uint32Array {
  const last = new Map<number, number>();
  for (let row = from; row < to; row += 1) last.set(keyOf(row), row);
  return Uint32Array.from(last.values()).sort();
}

/** Of a stretch of rows all those of a rare key, and evenly spaced ones of the others. */
export function thinCommon(
  { from, to }: Stretch,
  keyOf: (row: number) => number,
  most: number,
): Uint32Array {
  const counts = new Map<number, number>();
  for (let row = from; row < to; row += 1) {
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  }
  const seen = new Map<number, number>();
  const kept = new Uint8Array(to - from);
  for (let row = from; row < to; row += 1) {
    const key = keyOf(row);
    const at = seen.get(key) ?? 0;
    seen.set(key, at + 1);
    if (at % Math.ceil((counts.get(key) ?? 1) / most) === 0) kept[row - from] = 1;
  }
  return marked(kept, from);
}

/** Of a stretch of routes those that differ from the one before, and every second of the rest. */
export function thinRoutes(
  routes: Columns<'routes'>,
  nodes: Uint16Array,
  { from, to }: Stretch,
): Uint32Array {
  const kept = new Uint8Array(to - from);
  const before = new Map<number, number>();
  for (let row = from; row < to; row += 1) {
    const key = routeKey(routes, row);
    const last = before.get(key);
    if (last === undefined || row % 2 === 0 || !sameRoute(routes, nodes, last, row)) {
      kept[row - from] = 1;
    }
    before.set(key, row);
  }
  return marked(kept, from);
}

/** Flow, path and direction of a route as one number. */
export function routeKey(routes: Columns<'routes'>, row: number): number {
  return (
    ((routes.flow[row] ?? 0) * 256 + (routes.path[row] ?? 0)) * 2 +
    (routes.direction[row] === Direction.reverse ? 1 : 0)
  );
}

function sameRoute(
  routes: Columns<'routes'>,
  nodes: Uint16Array,
  one: number,
  other: number,
): boolean {
  const links = routes.links[one] ?? 0;
  if (links !== routes.links[other]) return false;
  const a = routes.first[one] ?? 0;
  const b = routes.first[other] ?? 0;
  for (let at = 0; at <= links; at += 1) if (nodes[a + at] !== nodes[b + at]) return false;
  return true;
}

function marked(kept: Uint8Array, from: number): Uint32Array {
  let count = 0;
  for (const mark of kept) count += mark;
  const rows = new Uint32Array(count);
  let at = 0;
  for (let row = 0; row < kept.length; row += 1) {
    if (kept[row] === 1) {
      rows[at] = from + row;
      at += 1;
    }
  }
  return rows;
}
