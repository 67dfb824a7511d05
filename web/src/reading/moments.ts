/** What is worth seeing of a flow: every incident, the first of each other kind of thing that happens to it, and the longest wait. */
import { type FamilyReading, familyOf, READINGS } from '../families';
import { type EventCode, LinkKind } from '../protocol/codes.gen';
import { EVENT_CODES, HANDOVER_FIELDS } from '../protocol/events.gen';
import type { RunMeta } from '../protocol/runMeta';
import { EventIndex } from './eventIndex';
import { type EventKind, kindOf } from './eventKinds';
import { type EventMark, markOf } from './eventMark';
import { rowsOf } from './search';
import type { FlowView, RecordingSource } from './source';
import { isDataLoss } from './truth';
import { Waits } from './waits';

/** What can happen to flows of every family. */
export const COMMON_MOMENTS = [
  'slow-start',
  'loss',
  'fast-retransmit',
  'timeout',
  'probing',
  'window-closed',
  'application-limited',
  'buffer-full',
  'buffer-blocking',
  'queue-full',
  'longest-wait',
  'handover',
  'seam',
  'path-hint',
  'failover',
  'incident',
] as const;
export type CommonMoment = (typeof COMMON_MOMENTS)[number];

/** One of these, or one that a family has of its own. */
export type MomentKind = CommonMoment | (string & {});

export function isCommon(kind: MomentKind): kind is CommonMoment {
  return COMMON_MOMENTS.some((one) => one === kind);
}

/** In the order in which those of one instant are told. */
const ORDER: readonly MomentKind[] = [
  ...COMMON_MOMENTS,
  ...READINGS.flatMap(({ ownMoments }) => ownMoments.map(({ kind }) => kind)),
];

/** A link between two nodes that the path takes now and did not take before. */
export interface LinkTaken {
  readonly from: number;
  readonly to: number;
}

export interface Moment {
  /** Its own among the moments of a flow. */
  readonly id: string;
  readonly kind: MomentKind;
  /** When it happens, seconds, and until when it lasts. */
  readonly t: number;
  readonly until: number;
  /** The event that it is, or that it begins with; null if no event says it. */
  readonly mark: EventMark | null;
  /** The terminal at which it happens, or null. */
  readonly terminal: number | null;
  /** Most pieces that wait at once. */
  readonly most?: number;
  readonly link?: LinkTaken;
}

/** What is read of a run beside its recording. */
export type MomentMeta = Pick<RunMeta, 'satellites' | 'constellations'>;

/** Kinds of event that are moments whatever their code. */
const BY_KIND: Readonly<Partial<Record<EventKind, readonly MomentKind[]>>> = {
  'fast-retransmit': ['fast-retransmit'],
  timeout: ['timeout'],
  failover: ['failover'],
  probing: ['probing'],
  blocking: ['buffer-blocking'],
  incident: ['incident'],
  hint: ['path-hint'],
};
const NOTHING: readonly MomentKind[] = [];
const QUEUE_FULL: readonly MomentKind[] = ['queue-full'];
const LOSS: readonly MomentKind[] = ['loss'];
const LOSS_AT_QUEUE: readonly MomentKind[] = ['loss', 'queue-full'];
const HANDOVER: readonly MomentKind[] = ['handover'];
const HANDOVER_AT_SEAM: readonly MomentKind[] = ['handover', 'seam'];

/** A Walker star of fewer planes has its seam on both sides of each. */
const LEAST_PLANES = 3;

/** The moments of a flow, found as its recording grows; every row is looked at once. */
export class MomentIndex {
  private readonly source: RecordingSource;
  private readonly flow: FlowView;
  private readonly meta: MomentMeta;
  private readonly events: EventIndex;
  /** What the events of the flow's family are, by their code. */
  private readonly own: OwnCodes;
  private readonly waits: Waits;
  private readonly found = new Map<string, Moment>();
  private readonly across = new Set<number>();
  private version = -1;
  private generation = -1;
  private eventsSeen = 0;
  private topologySeen = 0;
  private routesSeen = 0;

  constructor(source: RecordingSource, flow: FlowView, meta: MomentMeta) {
    this.source = source;
    this.flow = flow;
    this.meta = meta;
    this.events = new EventIndex(source, flow);
    this.own = ownCodes(familyOf(flow.protocol).reading);
    this.waits = new Waits(source, flow);
  }

  /** Takes in what was recorded since the last call. */
  update(): void {
    const { source } = this;
    if (source.version === this.version) return;
    this.version = source.version;
    const { generation } = source;
    // What was found stays found: only rows not yet seen have other numbers now.
    if (generation !== this.generation) {
      this.generation = generation;
      this.eventsSeen = 0;
      this.topologySeen = 0;
      this.routesSeen = 0;
    }
    this.readEvents();
    this.readRoutes();
    this.readWaits();
  }

  /** All moments in order of time. */
  get list(): readonly Moment[] {
    const place = ({ kind }: Moment) => ORDER.indexOf(kind);
    return [...this.found.values()].sort((a, b) => a.t - b.t || place(a) - place(b));
  }

  private readEvents(): void {
    const { events } = this.source;
    for (let row = this.eventsSeen; row < events.t.length; row += 1) {
      for (const kind of this.kindsAt(row)) {
        const mark = markOf(events, row);
        const id = kind === 'incident' && mark ? `${kind} ${mark.code} ${mark.t}` : kind;
        if (this.found.has(id) || !this.events.belongs(row)) continue;
        const terminal = kind === 'handover' || kind === 'seam' ? (events.a[row] ?? null) : null;
        this.add(kind, events.t[row] ?? 0, { id, mark, terminal });
      }
    }
    this.eventsSeen = events.t.length;
  }

  /** What an event may be the first of. */
  private kindsAt(row: number): readonly MomentKind[] {
    const kind = kindOf(this.source.events.code[row]);
    if (kind === 'handover') return this.handover(row);
    if (kind === 'loss') return this.loss(row);
    return BY_KIND[kind] ?? this.ofFamily(row);
  }

  /** What it is by the meaning that its family gives it. */
  private ofFamily(row: number): readonly MomentKind[] {
    const { code, a } = this.source.events;
    const what = code[row];
    if (what === undefined) return NOTHING;
    return (
      this.own.get(what)?.find(({ a: first }) => first === undefined || first === a[row])?.kinds ??
      NOTHING
    );
  }

  private loss(row: number): readonly MomentKind[] {
    const full = this.source.events.code[row] === EVENT_CODES.network.lossQueue;
    if (!isDataLoss(this.source, row)) return full ? QUEUE_FULL : NOTHING;
    return full ? LOSS_AT_QUEUE : LOSS;
  }

  /** A terminal that gets its first satellite, or has none for a while, is handed over by none. */
  private handover(row: number): readonly MomentKind[] {
    const { events } = this.source;
    const from = events[HANDOVER_FIELDS.from][row] ?? -1;
    const to = events[HANDOVER_FIELDS.to][row] ?? -1;
    if (from < 0 || to < 0) return NOTHING;
    return this.acrossSeam(from, to) ? HANDOVER_AT_SEAM : HANDOVER;
  }

  /** Whether one of two satellites flies in the first plane of a star and the other in its last. */
  private acrossSeam(one: number, other: number): boolean {
    const { satellites, constellations } = this.meta;
    const number = satellites.constellation[one];
    const star = constellations[number ?? -1];
    if (number !== satellites.constellation[other] || star?.kind !== 'walker-star') return false;
    const planes = [one, other].map((node) => satellites.plane[node] ?? -1).sort((a, b) => a - b);
    return star.planes >= LEAST_PLANES && planes[0] === 0 && planes[1] === star.planes - 1;
  }

  /** The first path over a link across the seam. */
  private readRoutes(): void {
    const { topology, routes } = this.source;
    for (let row = this.topologySeen; row < topology.t.length; row += 1) {
      if (topology.kind[row] !== LinkKind.crossSeam) continue;
      this.across.add(pair(topology.a[row] ?? 0, topology.b[row] ?? 0));
    }
    this.topologySeen = topology.t.length;
    if (this.across.size === 0) return;
    for (let row = this.routesSeen; row < routes.t.length; row += 1) {
      if (this.found.has('seam')) break;
      if (routes.flow[row] === this.flow.flow) this.readRoute(row);
    }
    this.routesSeen = routes.t.length;
  }

  private readRoute(row: number): void {
    const { routes, route_nodes } = this.source;
    if ((routes.delay_ms[row] ?? -1) < 0) return;
    const first = routes.first[row] ?? 0;
    const links = routes.links[row] ?? 0;
    for (let at = first; at < first + links; at += 1) {
      const [from, to] = [route_nodes.node[at] ?? 0, route_nodes.node[at + 1] ?? 0];
      if (!this.across.has(pair(from, to))) continue;
      this.add('seam', routes.t[row] ?? 0, { link: { from, to } });
      return;
    }
  }

  private readWaits(): void {
    this.waits.update();
    const { longest } = this.waits;
    if (longest === null) return;
    this.found.set('longest-wait', {
      id: 'longest-wait',
      kind: 'longest-wait',
      t: longest.from,
      until: longest.to,
      mark: this.waitingEvent(longest.from),
      terminal: null,
      most: longest.most,
    });
  }

  /** The event by which the receiver says that something waits. */
  private waitingEvent(t: number): EventMark | null {
    const { events } = this.source;
    const [first, end] = rowsOf(events.t, t);
    for (let row = first; row < end; row += 1) {
      if (events.flow[row] === this.flow.flow && kindOf(events.code[row]) === 'receiver') {
        return markOf(events, row);
      }
    }
    return null;
  }

  private add(kind: MomentKind, t: number, more: Partial<Moment>): void {
    const moment = { id: kind, kind, t, until: t, mark: null, terminal: null, ...more };
    if (!this.found.has(moment.id)) this.found.set(moment.id, moment);
  }
}

type OwnCodes = ReadonlyMap<
  EventCode,
  readonly { readonly a: number | undefined; readonly kinds: readonly MomentKind[] }[]
>;

/** The moments that events of a family are, by their code; `a` is the first number of such an event where that tells. */
function ownCodes({ moments, ownMoments }: FamilyReading): OwnCodes {
  const found = new Map<
    EventCode,
    OwnCodes extends ReadonlyMap<EventCode, infer Of> ? Of : never
  >();
  const add = (code: EventCode, kind: MomentKind, a?: number) =>
    found.set(code, [...(found.get(code) ?? []), { a, kinds: [kind] }]);
  for (const [code, kind] of moments) add(code, kind);
  for (const { code, kind, a } of ownMoments) add(code, kind, a);
  return found;
}

/** A link in either direction as one number. */
function pair(a: number, b: number): number {
  return Math.min(a, b) * 65_536 + Math.max(a, b);
}
