/** From where all of a run's chosen flow is in sight: its ends, the orbits of its paths, and the satellites they use. */
import type { RunMeta } from '../protocol/runMeta';
import { FORWARD, REVERSE } from '../reading/routeState';
import type { Bodies } from './bodies';
import { EARTH_RADIUS, unit } from './ground';
import type { Moment } from './moment';
import type { GlobeView } from './types';
import { CLEAR_OF_ORBIT, HIGH_ORBIT, VIEW_ANGLE } from './vantage';

/** Where to look from, straight down. */
export interface Framing {
  readonly latitude_deg: number;
  readonly longitude_deg: number;
  /** Distance in metres from the Earth's centre. */
  readonly distance: number;
}

type Vector = readonly [number, number, number];

/** What a run gives to framing, apart from the instant. */
export type Framed = Pick<Moment, 'bodies' | 'paths' | 'run' | 'flow'>;

/** The share of the view's shorter side that a framed run fills. */
const FILL = 0.87;
const REACH = (VIEW_ANGLE / 2) * FILL;
const MARGIN = 1.035;
const BARE = EARTH_RADIUS * 1.16;
const START: Vector = unit(20, -30);
/** The highest latitude to look from; orbits look alike from above a pole. */
const STEEPEST_DEG = 32;
/** Without satellites the way between distant places may lead over a pole. */
const WIRED_STEEPEST_DEG = 65;
/** How far from the middle of the globe an end of the flow may be, for a view between it and a high satellite. */
const WIDEST = (62 * Math.PI) / 180;
/** Views tried between that over the ends and that below the high satellites. */
const TRIES = 16;

export function framing(moment: Framed | null): Framing {
  if (!moment) return seenFrom(START, BARE);
  const { meta } = moment.run;
  const ends = endsOf(moment);
  const middle = middleOf(ends) ?? START;
  const shell = shellOf(moment) / Math.sin(REACH);
  const steepest = meta.satellites.name.length === 0 ? WIRED_STEEPEST_DEG : STEEPEST_DEG;
  const over = levelled(middle, steepest);
  const high = highOf(moment);
  const below = middleOf(high);
  if (!below) return seenFrom(over, shell);
  let best = { axis: over, distance: Math.max(shell, distanceTo(over, high)) };
  for (let i = 1; i <= TRIES; i += 1) {
    const axis = levelled(between(middle, below, i / TRIES), steepest);
    if (ends.some((end) => angle(axis, end) > Math.max(WIDEST, angle(over, end)))) continue;
    const distance = Math.max(shell, distanceTo(axis, high));
    if (distance < best.distance) best = { axis, distance };
  }
  return seenFrom(best.axis, best.distance);
}

/** What a run has to differ in to be looked at from somewhere else: its orbits, and where its recorded flows end. */
export function placesOf({
  satellites,
  terminals,
  routers,
  constellations,
  flows,
}: RunMeta): string {
  const place = (node: number) => {
    const at = node - satellites.name.length;
    const terminal = terminals[at];
    const end = terminal ?? routers[at - terminals.length];
    return [terminal?.constellation, end?.latitude_deg, end?.longitude_deg].join(' ');
  };
  const ends = flows
    .filter(({ background }) => !background)
    .flatMap(({ paths }) => paths.flatMap(({ from_node, to_node }) => [from_node, to_node]));
  return JSON.stringify([
    constellations.map(({ count, planes, altitude_km }) => [count, planes, altitude_km]),
    [...new Set(ends.map(place))],
  ]);
}

/** The places where the flow's paths begin and end; those of everything if there are no satellites. */
function endsOf({ bodies, run: { meta }, flow }: Framed): Vector[] {
  const paths = meta.flows[flow ?? 0]?.paths ?? [];
  const nodes =
    meta.satellites.name.length === 0
      ? [...Array(meta.nodes).keys()]
      : paths.flatMap(({ from_node, to_node }) => [from_node, to_node]);
  return nodes.map((node) => positionOf(bodies, node));
}

/** Radius of the sphere that has to fit: the highest of the paths' low orbits, or of all low ones. */
function shellOf({ run: { meta }, flow }: Framed): number {
  const radii = meta.constellations.map(({ count, altitude_km }) =>
    count > 0 ? 1000 * (meta.earth_radius_km + altitude_km) : 0,
  );
  const isLow = (radius: number) => radius > 0 && radius < HIGH_ORBIT;
  const used = (meta.flows[flow ?? 0]?.paths ?? []).flatMap(({ from_node, to_node }) =>
    [from_node, to_node].map((node) => meta.terminals[node - meta.satellites.name.length]),
  );
  const own = used.map((terminal) => radii[terminal?.constellation ?? -1] ?? 0).filter(isLow);
  if (own.length > 0) return Math.max(...own) * MARGIN;
  const low = radii.filter(isLow);
  return low.length > 0 && !used.some(Boolean) ? Math.min(...low) * MARGIN : BARE;
}

/** The satellites in high orbits that the flow's paths use. */
function highOf({ bodies, paths }: Framed): Vector[] {
  const nodes = new Set<number>();
  for (const { current } of paths) {
    for (const side of [FORWARD, REVERSE] as const) {
      const { nodes: way, length } = current[side];
      for (const node of way.subarray(0, length)) {
        if (bodies.isSatellite(node) && bodies.radius(node) > HIGH_ORBIT) nodes.add(node);
      }
    }
  }
  return [...nodes].map((node) => positionOf(bodies, node));
}

/** How far off, in the direction `axis`, all points are in view and none is passed. */
function distanceTo(axis: Vector, points: readonly Vector[]): number {
  return Math.max(
    ...points.map((point) => {
      const along = dot(axis, point);
      const radius = Math.hypot(...point);
      const across = Math.sqrt(Math.max(0, radius ** 2 - along ** 2));
      return Math.max(along + across / Math.tan(REACH), radius * CLEAR_OF_ORBIT);
    }),
  );
}

function seenFrom([x, y, z]: Vector, distance: number): Framing {
  return {
    latitude_deg: degrees(Math.atan2(z, Math.hypot(x, y))),
    longitude_deg: degrees(Math.atan2(y, x)),
    distance,
  };
}

/** The same direction, but from no higher latitude than `steepest_deg`. */
function levelled(direction: Vector, steepest_deg: number): Vector {
  const { latitude_deg, longitude_deg } = seenFrom(direction, 1);
  return unit(Math.max(-steepest_deg, Math.min(steepest_deg, latitude_deg)), longitude_deg);
}

/** The direction in the middle of points; none if they lie on opposite sides of the Earth. */
function middleOf(points: readonly Vector[]): Vector | null {
  const sum: [number, number, number] = [0, 0, 0];
  for (const point of points) {
    const radius = Math.hypot(...point) || 1;
    for (const c of [0, 1, 2] as const) sum[c] += point[c] / radius;
  }
  return Math.hypot(...sum) > 0.01 ? normal(sum) : null;
}

function between(a: Vector, b: Vector, share: number): Vector {
  const mix = (c: 0 | 1 | 2) => a[c] * (1 - share) + b[c] * share;
  return normal([mix(0), mix(1), mix(2)]);
}

function normal([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function angle(axis: Vector, point: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(axis, normal(point)))));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function positionOf({ xyz }: Moment['bodies'], node: number): Vector {
  return [xyz[3 * node] ?? 0, xyz[3 * node + 1] ?? 0, xyz[3 * node + 2] ?? 0];
}

/** Looks straight down at a node, from no nearer than `height_km` and clear of its orbit. */
export function overhead(bodies: Bodies, node: number, height_km: number): Partial<GlobeView> {
  const at = positionOf(bodies, node);
  const radius = Math.hypot(...at);
  const { latitude_deg, longitude_deg } = seenFrom(at, radius);
  const clear_km = (radius * CLEAR_OF_ORBIT - EARTH_RADIUS) / 1000;
  const view = { latitude_deg, longitude_deg, heading_deg: 0, pitch_deg: -90 };
  return { ...view, height_km: Math.max(height_km, clear_km) };
}
