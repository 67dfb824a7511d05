/** What lies under a point of the screen, found by projecting what is drawn. */
import { LinkChange, LinkKind } from '../protocol/codes.gen';
import { FORWARD, type Route, type RouteState } from '../reading/routeState';
import type { Moment } from './moment';
import type { Station } from './stations';
import type { GlobePick } from './types';

/** How near in pixels counts as a hit, for a mouse and for a finger. */
const REACH_PX = { mouse: 9, touch: 22 } as const;
const PACKET_REACH_PX = { mouse: 6, touch: 14 } as const;
const LINK_REACH_PX = { mouse: 5, touch: 10 } as const;
/** Where a station or a packet and a satellite lie together the satellite is hit less easily: the others are rarer. */
const RARER = 0.7;
/** What is drawn more faintly than this is not hit. */
const FAINT = 0.3;
export type Pointer = keyof typeof REACH_PX;

/** What can be picked besides the ground. */
export type Thing = Exclude<GlobePick, { kind: 'place' }>;
type LinkPick = GlobePick & { readonly kind: 'link' };
type PacketPick = GlobePick & { readonly kind: 'packet' };
type FlowPick = GlobePick & { readonly kind: 'flow' };

/** The packet, station, satellite, link or flow at x, y in CSS pixels. */
export function thingAt(
  moment: Moment,
  stations: readonly Station[],
  x: number,
  y: number,
  pointer: Pointer,
): Thing | null {
  const { sight, bodies } = moment;
  sight.update(moment, bodies.xyz.length / 3);
  const reach = REACH_PX[pointer];
  let nearest: number = reach;
  let found: Thing | null = null;
  for (const { node, name } of stations) {
    const distance = sight.distance(moment, node, x, y, nearest / RARER) * RARER;
    if (distance < nearest) {
      nearest = distance;
      found = { kind: 'station', name, node };
    }
  }
  for (let node = 0; node < bodies.satellites; node += 1) {
    const distance = sight.distance(moment, node, x, y, nearest);
    if (distance < nearest && (bodies.strength[node] as number) >= FAINT) {
      nearest = distance;
      found = { kind: 'satellite', node };
    }
  }
  const packet = packetAt(moment, x, y, Math.min(nearest / RARER, PACKET_REACH_PX[pointer]));
  if (packet) return packet;
  if (found) return found;
  const near = LINK_REACH_PX[pointer];
  const link = hopAt(moment, x, y, near) ?? linkAt(moment, x, y, near);
  // A second click on the same link asks for the flow that takes it.
  if (link && !isSame(link, moment.selection)) return link;
  return flowAt(moment, x, y, near) ?? link;
}

/** The packet nearest to x, y: in flight, or lost just before. */
function packetAt(moment: Moment, x: number, y: number, reach: number): PacketPick | null {
  if (!moment.layers.packets) return null;
  const { flying, span, bodies, screen } = moment;
  let nearest = reach;
  let found: PacketPick | null = null;
  const look = (segment: number, px: number, py: number, pz: number) => {
    if (!projected(moment, px, py, pz)) return;
    const distance = Math.hypot(screen.x - x, screen.y - y);
    if (distance >= nearest) return;
    nearest = distance;
    found = { kind: 'packet', segment };
  };
  flying.each(moment, (segment) => look(segment, span.x, span.y, span.z));
  flying.eachLost(moment, (segment, node) => {
    const [px, py, pz] = bodies.xyz.subarray(3 * node, 3 * node + 3);
    look(segment, px as number, py as number, pz as number);
  });
  return found;
}

function isSame(link: LinkPick, selection: Moment['selection']): boolean {
  if (selection?.kind !== 'link') return false;
  return joins(link.a, link.b, selection.a, selection.b);
}

function joins(a: number, b: number, c: number, d: number): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The flow whose way passes x, y: the chosen one before the others. */
function flowAt(moment: Moment, x: number, y: number, reach: number): FlowPick | null {
  for (const state of moment.paths) {
    if (passes(moment, state, x, y, reach)) return { kind: 'flow', flow: state.flow };
  }
  if (!moment.layers.others) return null;
  for (const state of moment.routes.all) {
    if (state.flow === moment.flow) continue;
    if (passes(moment, state, x, y, reach)) return { kind: 'flow', flow: state.flow };
  }
  return null;
}

function passes(moment: Moment, state: RouteState, x: number, y: number, reach: number): boolean {
  return nearestHop(moment, state.current[FORWARD], x, y, reach) !== null;
}

interface Hop {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

/** The link of a way that passes nearest to x, y. */
function nearestHop(
  moment: Moment,
  { nodes, length }: Route,
  x: number,
  y: number,
  reach: number,
): Hop | null {
  let nearest: Hop | null = null;
  for (let i = 1; i < length; i += 1) {
    const a = nodes[i - 1] as number;
    const b = nodes[i] as number;
    const distance = linkDistance(moment, a, b, x, y);
    if (distance < (nearest?.distance ?? reach)) nearest = { a, b, distance };
  }
  return nearest;
}

/** A link on the chosen flow's ways, which are drawn whatever the layers are; by wire too. */
function hopAt(moment: Moment, x: number, y: number, reach: number): LinkPick | null {
  const hops = moment.paths
    .flatMap(({ current }) => current.map((way) => nearestHop(moment, way, x, y, reach)))
    .filter((hop) => hop !== null)
    .sort((one, other) => one.distance - other.distance);
  const [nearest] = hops;
  if (!nearest) return null;
  const { a, b } = nearest;
  return { kind: 'link', a, b, linkKind: kindOf(moment, a, b) };
}

/** The kind of a radio link; none between two fixed nodes, which no topology lists. */
function kindOf({ links }: Moment, a: number, b: number): LinkKind | null {
  const slot = links.find(a, b);
  return slot < 0 ? null : (links.kind[slot] as LinkKind);
}

function linkAt(moment: Moment, x: number, y: number, reach: number): LinkPick | null {
  const { links, layers, bodies, sight } = moment;
  let nearest = reach;
  let found = -1;
  for (let slot = 0; slot < links.count; slot += 1) {
    if (links.up[slot] !== LinkChange.up) continue;
    if (!(links.kind[slot] === LinkKind.gsl ? layers.gsls : layers.isls)) continue;
    const a = links.a[slot] as number;
    const b = links.b[slot] as number;
    if (!sight.mayPass(moment, a, b, x, y, nearest)) continue;
    if (Math.min(bodies.strength[a] as number, bodies.strength[b] as number) < FAINT) continue;
    const distance = linkDistance(moment, a, b, x, y);
    if (distance < nearest) {
      nearest = distance;
      found = slot;
    }
  }
  if (found < 0) return null;
  return {
    kind: 'link',
    a: links.a[found] as number,
    b: links.b[found] as number,
    linkKind: links.kind[found] as LinkKind,
  };
}

const LINK_PIECES = 8;

/** The distance to the visible part of a link, piece by piece. */
function linkDistance(moment: Moment, a: number, b: number, x: number, y: number): number {
  const { screen, span } = moment;
  let nearest = Number.POSITIVE_INFINITY;
  let before = false;
  let px = 0;
  let py = 0;
  for (let i = 0; i <= LINK_PIECES; i += 1) {
    const share = i / LINK_PIECES;
    span.at(a, b, share);
    const seen = projected(moment, span.x, span.y, span.z);
    const wrapped = moment.plot.flat && Math.abs(screen.x - px) > screen.width / 2;
    if (seen && before && !wrapped) {
      nearest = Math.min(nearest, toSegment(x, y, px, py, screen.x, screen.y));
    }
    before = seen;
    px = screen.x;
    py = screen.y;
  }
  return nearest;
}

function projected({ plot, screen }: Moment, x: number, y: number, z: number): boolean {
  plot.place(x, y, z);
  return screen.project(plot.x, plot.y, plot.z);
}

function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}
