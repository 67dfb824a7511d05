/** From where all flows of a run are in sight: their ends, the orbits of their paths, and the satellites they use. */
import type { RunMeta } from '../protocol/runMeta';
import { FORWARD, REVERSE, type Route } from '../reading/routeState';
import type { Bodies } from './bodies';
import { fit, type Room, type Stand } from './fit';
import { EARTH_RADIUS, unit } from './ground';
import type { Moment } from './moment';
import type { Span } from './span';
import type { Extent, GlobeView } from './types';
import { CLEAR_OF_ORBIT, HIGH_ORBIT, VIEW_ANGLE } from './vantage';
import { dot, groundAxes, normal, type Vector } from './vector';

type FlowMeta = RunMeta['flows'][number];

/** What a run gives to framing, apart from the instant. */
export type Framed = Pick<
  Moment,
  'bodies' | 'flow' | 'others' | 'routes' | 'run' | 'span' | 'spreads' | 't'
>;

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
/** How far from the middle of the globe an end of a flow may be, for a view between it and a high satellite. */
const WIDEST = (62 * Math.PI) / 180;
/** Views tried between that over the ends and that below the high satellites. */
const TRIES = 16;
/** The latitude from which high orbits are no line, and how much farther off it may be. */
const RAISED_DEG = 18;
const HARDLY_FARTHER = 1.06;
/** Pieces of a link whose ends no panel may cover, and how many such places are looked at. */
const PIECES = 6;
const MOST_POINTS = 600;

/** Where to stand so that the ends and paths of all flows on show are in sight beside the panels. */
export function framing(moment: Framed | null, room: Room, extent: Extent = 'paths'): Stand {
  if (!moment) return { axis: START, distance: BARE / Math.sin(REACH), right: 0, above: 0 };
  const shell = shellOf(moment, extent);
  const { axis, distance } = viewOf(moment, shell / Math.sin(REACH), room);
  return fit({ axis, nearest: distance, shell, points: pointsOf(moment, extent) }, room);
}

/** From which side, and from no nearer than that, without a look at the panels. */
function viewOf(moment: Framed, least: number, room: Room): Pick<Stand, 'axis' | 'distance'> {
  const { satellites, flows } = moment.run.meta;
  const chosen = flows[moment.flow ?? -1];
  const ends = endsOf(moment, chosen ? [chosen] : flowsOf(moment));
  const middle = middleOf(ends) ?? START;
  const steepest = satellites.name.length === 0 ? WIRED_STEEPEST_DEG : STEEPEST_DEG;
  const over = levelled(middle, steepest);
  const high = highOf(moment);
  const below = middleOf(high);
  if (!below) return { axis: over, distance: least };
  let best = { axis: over, distance: Math.max(least, distanceTo(over, high, room)) };
  for (let i = 1; i <= TRIES; i += 1) {
    const axis = levelled(between(middle, below, i / TRIES), steepest);
    if (ends.some((end) => angle(axis, end) > Math.max(WIDEST, angle(over, end)))) continue;
    const distance = Math.max(least, distanceTo(axis, high, room));
    if (distance < best.distance) best = { axis, distance };
  }
  return raised(best, over, high, room);
}

/** From somewhat above the Equator, where that is hardly farther: from beside it high orbits are one line. */
function raised(
  best: Pick<Stand, 'axis' | 'distance'>,
  over: Vector,
  high: readonly Vector[],
  room: Room,
): Pick<Stand, 'axis' | 'distance'> {
  const { latitude_deg, longitude_deg } = placeOf(best.axis);
  if (Math.abs(latitude_deg) >= RAISED_DEG) return best;
  const axis = unit(over[2] < 0 ? -RAISED_DEG : RAISED_DEG, longitude_deg);
  const distance = Math.max(best.distance, distanceTo(axis, high, room));
  return distance < best.distance * HARDLY_FARTHER ? { axis, distance } : best;
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

/** The flows on show; each has its paths. */
function flowsOf({ run: { meta } }: Framed): readonly FlowMeta[] {
  return meta.flows.filter(({ background }) => !background);
}

/** The places where paths begin and end; those of everything if there are no satellites. */
function endsOf({ bodies, run }: Framed, flows: readonly FlowMeta[]): Vector[] {
  const nodes =
    run.meta.satellites.name.length === 0
      ? [...Array(run.meta.nodes).keys()]
      : flows.flatMap(({ paths }) => paths.flatMap((path) => [path.from_node, path.to_node]));
  return [...new Set(nodes)].map((node) => positionOf(bodies, node));
}

/** Radius of the sphere that has to fit: the highest of the paths' low orbits, of all low ones, or of all. */
function shellOf(moment: Framed, extent: Extent): number {
  const { meta } = moment.run;
  const radii = meta.constellations.map(({ count, altitude_km }) =>
    count > 0 ? 1000 * (meta.earth_radius_km + altitude_km) : 0,
  );
  if (extent === 'orbits') return Math.max(BARE, ...radii.map((radius) => radius * MARGIN));
  const isLow = (radius: number) => radius > 0 && radius < HIGH_ORBIT;
  const used = flowsOf(moment).flatMap(({ paths }) =>
    paths.flatMap(({ from_node, to_node }) =>
      [from_node, to_node].map((node) => meta.terminals[node - meta.satellites.name.length]),
    ),
  );
  const own = used.map((terminal) => radii[terminal?.constellation ?? -1] ?? 0).filter(isLow);
  if (own.length > 0) return Math.max(...own) * MARGIN;
  const low = radii.filter(isLow);
  return low.length > 0 && !used.some(Boolean) ? Math.min(...low) * MARGIN : BARE;
}

/** The ends of all paths on show. */
export function allEnds(moment: Framed): Vector[] {
  return endsOf(moment, flowsOf(moment));
}

/** Calls `visit` for every link that the flows on show, and those of runs beside this one, take. */
export function eachLink(moment: Framed, visit: (a: number, b: number, span: Span) => void): void {
  const along = ({ nodes, length }: Route, span: Span) => {
    for (let i = 1; i < length; i += 1) visit(nodes[i - 1] as number, nodes[i] as number, span);
  };
  const { run, routes, spreads, t } = moment;
  for (const { flow, path, current } of routes.all) {
    along(current[FORWARD], moment.span);
    along(current[REVERSE], moment.span);
    const { ends } = spreads.at(run.recording, flow, path, t);
    for (let at = 0; at < ends.length; at += 2) {
      visit(ends[at] as number, ends[at + 1] as number, moment.span);
    }
  }
  for (const { span, paths } of moment.others) {
    for (const { current } of paths) along(current[FORWARD], span);
  }
}

/** The satellites in high orbits that paths use. */
function highOf(moment: Framed): Vector[] {
  const { bodies } = moment;
  const nodes = new Set<number>();
  eachLink(moment, (a, b, span) => {
    if (span !== moment.span) return;
    for (const node of [a, b]) {
      if (bodies.isSatellite(node) && bodies.radius(node) > HIGH_ORBIT) nodes.add(node);
    }
  });
  return [...nodes].map((node) => positionOf(bodies, node));
}

/** What no panel may cover: the ends, and places along every link of the paths; with all orbits, what is in them. */
export function pointsOf(moment: Framed, extent: Extent = 'paths'): Float64Array {
  const places: number[] = allEnds(moment).flat();
  if (extent === 'orbits') places.push(...satellitesOf(moment));
  eachLink(moment, (a, b, span) => {
    for (let piece = 0; piece <= PIECES; piece += 1) {
      span.at(a, b, piece / PIECES);
      places.push(span.x, span.y, span.z);
    }
  });
  // Of very many flows some places say enough.
  const stride = Math.ceil(places.length / 3 / MOST_POINTS);
  return Float64Array.from(places.filter((_, at) => Math.floor(at / 3) % stride === 0));
}

/** Satellites of every constellation, so many as say enough: all of those in high orbits, which are few. */
function satellitesOf({ bodies, run }: Framed): number[] {
  const { name } = run.meta.satellites;
  const high = (node: number) => bodies.radius(node) > HIGH_ORBIT;
  const nodes = [...name.keys()];
  const low = nodes.filter((node) => !high(node));
  const stride = Math.ceil((2 * low.length) / MOST_POINTS);
  return [...nodes.filter(high), ...low.filter((_, at) => at % stride === 0)].flatMap((node) => [
    ...positionOf(bodies, node),
  ]);
}

/** How far off, in the direction `axis`, all points are in view and none is passed: a wide picture reaches farther aside. */
function distanceTo(axis: Vector, points: readonly Vector[], { width, height }: Room): number {
  const { east, north } = groundAxes(axis);
  const shorter = Math.min(width, height) / Math.tan(REACH);
  return Math.max(
    ...points.map((point) => {
      const aside = (Math.abs(dot(east, point)) * shorter) / width;
      const above = (Math.abs(dot(north, point)) * shorter) / height;
      const clear = Math.hypot(...point) * CLEAR_OF_ORBIT;
      return Math.max(dot(axis, point) + Math.max(aside, above), clear);
    }),
  );
}

/** Latitude and longitude of a direction, degrees. */
function placeOf([x, y, z]: Vector): { latitude_deg: number; longitude_deg: number } {
  return {
    latitude_deg: degrees(Math.atan2(z, Math.hypot(x, y))),
    longitude_deg: degrees(Math.atan2(y, x)),
  };
}

/** The same direction, but from no higher latitude than `steepest_deg`. */
function levelled(direction: Vector, steepest_deg: number): Vector {
  const { latitude_deg, longitude_deg } = placeOf(direction);
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

function angle(axis: Vector, point: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(axis, normal(point)))));
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
  const { latitude_deg, longitude_deg } = placeOf(at);
  const clear_km = (radius * CLEAR_OF_ORBIT - EARTH_RADIUS) / 1000;
  const view = { latitude_deg, longitude_deg, heading_deg: 0, pitch_deg: -90 };
  return { ...view, height_km: Math.max(height_km, clear_km) };
}
