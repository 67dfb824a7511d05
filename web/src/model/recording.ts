/**
 * The recording of a run: columns that only the worker's blocks extend, and the look-ups that the screen needs.
 * Everything shown is read from here at the playhead.
 */
import { readBlock } from './block';
import { Journeys } from './journeys';
import { NONE } from './lists';
import { rowsBefore, rowsBelow } from './search';
import { type AnyArray, type Columns, makeTable, type TableName } from './table';
import {
  foldToLast,
  ROW_LIMITS,
  routeKey,
  rowsFrom,
  thinByExtremes,
  thinCommon,
  thinRoutes,
} from './thinning';

export { NONE } from './lists';
export { rowsBefore, rowsBelow, rowsOf } from './search';

/** Rows of one event code that a thinned half keeps. */
const EVENTS_OF_A_KIND = 5_000;

/** The tables about single packets: when one is full, all of them lose the older half of the packets. */
const PACKET_TABLES = ['segments', 'hops', 'fates', 'chunks', 'blocks', 'bundles'] as const;
/** Those of them whose rows belong to a segment each. */
const OF_SEGMENTS = ['hops', 'fates', 'blocks', 'bundles'] as const;

type RowLimits = Readonly<Record<keyof typeof ROW_LIMITS, number>>;

export class RecordingStore {
  private readonly tables = {
    windows: makeTable('windows'),
    receivers: makeTable('receivers'),
    segments: makeTable('segments'),
    fates: makeTable('fates'),
    hops: makeTable('hops'),
    events: makeTable('events'),
    routes: makeTable('routes'),
    route_nodes: makeTable('route_nodes'),
    topology: makeTable('topology'),
    rates: makeTable('rates'),
    queues: makeTable('queues'),
    chunks: makeTable('chunks'),
    blocks: makeTable('blocks'),
    bundles: makeTable('bundles'),
  };
  private readonly journeys = new Journeys();
  private readonly limits: RowLimits;
  /** Segments and route nodes already dropped: what to subtract from the worker's row numbers. */
  private droppedSegments = 0;
  private droppedNodes = 0;

  /** Grows with every append and clear. */
  version = 0;
  /** Grows when rows were removed, so that row numbers kept elsewhere no longer hold. */
  generation = 0;
  /** Everything before this time has been simulated. */
  simulated_s = 0;
  finished = false;
  /** Single packets are known from this time on. */
  packetsSince_s = 0;
  /** From this time on no table has been thinned. */
  detailSince_s = 0;

  constructor(limits: RowLimits = ROW_LIMITS) {
    this.limits = limits;
  }

  get windows(): Columns<'windows'> {
    return this.tables.windows.view;
  }
  get receivers(): Columns<'receivers'> {
    return this.tables.receivers.view;
  }
  get segments(): Columns<'segments'> {
    return this.tables.segments.view;
  }
  get fates(): Columns<'fates'> {
    return this.tables.fates.view;
  }
  get hops(): Columns<'hops'> {
    return this.tables.hops.view;
  }
  get events(): Columns<'events'> {
    return this.tables.events.view;
  }
  get routes(): Columns<'routes'> {
    return this.tables.routes.view;
  }
  get route_nodes(): Columns<'route_nodes'> {
    return this.tables.route_nodes.view;
  }
  get topology(): Columns<'topology'> {
    return this.tables.topology.view;
  }
  get rates(): Columns<'rates'> {
    return this.tables.rates.view;
  }
  get queues(): Columns<'queues'> {
    return this.tables.queues.view;
  }
  get chunks(): Columns<'chunks'> {
    return this.tables.chunks.view;
  }
  get blocks(): Columns<'blocks'> {
    return this.tables.blocks.view;
  }
  get bundles(): Columns<'bundles'> {
    return this.tables.bundles.view;
  }

  /** Bytes that columns and indexes hold. */
  get bytes(): number {
    const { bytes } = this.journeys;
    return Object.values(this.tables).reduce((sum, table) => sum + table.bytes, bytes);
  }

  /** How near the packets are to the limit at which the older half of them is dropped, 0 to 1. */
  get packetsFull(): number {
    return Math.max(...PACKET_TABLES.map((name) => this.tables[name].rows / this.limits[name]));
  }

  /** The time before which packets would be dropped next. */
  get packetsMiddle_s(): number {
    return this.segments.t[this.tables.segments.rows >>> 1] ?? 0;
  }

  /** Adds one block of the worker; throws, and adds nothing more, if it is damaged. */
  append(buffer: ArrayBuffer, simulated_s = this.simulated_s, finished = false): void {
    const read: [TableName, AnyArray[], number][] = [];
    readBlock(buffer, (name, columns, rows) => read.push([name, columns, rows]));
    for (const [name, columns, rows] of read) this.add(name, columns, rows);
    this.simulated_s = Math.max(this.simulated_s, simulated_s);
    this.finished = finished;
    this.bound();
    this.version += 1;
  }

  /** Forgets everything: a new run begins. */
  clear(): void {
    for (const table of Object.values(this.tables)) table.clear();
    this.journeys.clear();
    this.droppedSegments = 0;
    this.droppedNodes = 0;
    this.simulated_s = 0;
    this.finished = false;
    this.packetsSince_s = 0;
    this.detailSince_s = 0;
    this.version += 1;
    this.generation += 1;
  }

  /** First hop row of a segment, or NONE. */
  firstHop(segment: number): number {
    return this.journeys.firstHop(segment);
  }

  /** The hop row after `hop` of the same segment, or NONE. */
  nextHop(hop: number): number {
    return this.journeys.nextHop(hop);
  }

  /** Row of the fate of a segment, or NONE while it travels. */
  fateOf(segment: number): number {
    return this.journeys.fateOf(segment);
  }

  /** The latest route row of a flow at time `t`, or NONE. */
  routeAt(flow: number, t: number, direction = 0, path = 0): number {
    const routes = this.routes;
    for (let row = rowsBefore(routes.t, t) - 1; row >= 0; row -= 1) {
      if (
        routes.flow[row] === flow &&
        routes.direction[row] === direction &&
        routes.path[row] === path
      ) {
        return row;
      }
    }
    return NONE;
  }

  /** The nodes of a route, in the order a packet visits them. */
  routeNodes(row: number): Uint16Array {
    const first = this.routes.first[row];
    const links = this.routes.links[row];
    const unreachable = (this.routes.delay_ms[row] ?? -1) < 0;
    if (first === undefined || links === undefined || unreachable) return new Uint16Array();
    return this.route_nodes.node.subarray(first, first + links + 1);
  }

  private add(name: TableName, columns: AnyArray[], rows: number): void {
    const { tables, journeys } = this;
    if (name === 'hops') columns[2] = shifted(columns[2], this.droppedSegments);
    if (name === 'fates') columns[1] = shifted(columns[1], this.droppedSegments);
    if (name === 'blocks' || name === 'bundles') {
      columns[0] = shifted(columns[0], this.droppedSegments);
    }
    if (name === 'routes') columns[6] = shifted(columns[6], this.droppedNodes);
    const before = tables[name].rows;
    tables[name].append(columns, rows);
    if (name === 'segments') journeys.addSegments(rows);
    if (name === 'hops') journeys.addHops(tables.hops.view.segment, before);
    if (name === 'fates') journeys.addFates(tables.fates.view.segment, before);
  }

  /** Removes rows from the older half of every table past its limit. */
  private bound(): void {
    const { tables, limits } = this;
    if (this.packetsFull > 1) this.dropPackets();
    this.thin('windows', (among) => {
      const { flow, path, cwnd } = tables.windows.view;
      return thinByExtremes(
        among,
        (row) => (flow[row] ?? 0) * 256 + (path[row] ?? 0),
        (row) => cwnd[row] ?? 0,
      );
    });
    this.thin('receivers', (among) => {
      const { flow, a_rwnd } = tables.receivers.view;
      return thinByExtremes(
        among,
        (row) => flow[row] ?? 0,
        (row) => a_rwnd[row] ?? 0,
      );
    });
    this.thin('rates', (among) => {
      const { flow, delivered_bytes } = tables.rates.view;
      return thinByExtremes(
        among,
        (row) => flow[row] ?? 0,
        (row) => delivered_bytes[row] ?? 0,
      );
    });
    this.thin('queues', (among) => {
      const { from, to, packets } = tables.queues.view;
      return thinByExtremes(
        among,
        (row) => (from[row] ?? 0) * 65536 + (to[row] ?? 0),
        (row) => packets[row] ?? 0,
      );
    });
    this.thin('events', (among) => {
      const { code } = tables.events.view;
      return thinCommon(among, (row) => code[row] ?? 0, EVENTS_OF_A_KIND);
    });
    this.thin('topology', (among) => {
      const { a, b } = tables.topology.view;
      return foldToLast(among, (row) => (a[row] ?? 0) * 65536 + (b[row] ?? 0));
    });
    if (tables.routes.rows > limits.routes) this.thinRoutes();
  }

  private thin(
    name: 'windows' | 'receivers' | 'rates' | 'queues' | 'events' | 'topology',
    choose: (among: number) => Uint32Array,
  ): void {
    const table = this.tables[name];
    if (table.rows <= this.limits[name]) return;
    const among = table.rows >>> 1;
    this.detailSince_s = Math.max(this.detailSince_s, table.view.t[among] ?? 0);
    table.keep(choose(among), among);
    this.generation += 1;
  }

  /** Forgets the older half of the packets with all that is known of them, and renumbers the rest. */
  private dropPackets(): void {
    const { segments, hops, fates, chunks } = this.tables;
    const dropped = segments.rows >>> 1;
    this.packetsSince_s = segments.view.t[dropped] ?? this.packetsSince_s;
    this.detailSince_s = Math.max(this.detailSince_s, this.packetsSince_s);
    for (const name of OF_SEGMENTS) {
      const table = this.tables[name];
      const owner = table.view.segment;
      const kept = rowsFrom(0, owner.length).filter((row) => (owner[row] ?? 0) >= dropped);
      table.keep(kept, owner.length);
      const left = table.view.segment;
      for (let row = 0; row < left.length; row += 1) left[row] = (left[row] ?? 0) - dropped;
    }
    segments.keep(new Uint32Array(), dropped);
    chunks.keep(new Uint32Array(), rowsBelow(chunks.view.t, this.packetsSince_s));
    this.droppedSegments += dropped;
    this.generation += 1;
    this.journeys.clear();
    this.journeys.addSegments(segments.rows);
    this.journeys.addHops(hops.view.segment, 0);
    this.journeys.addFates(fates.view.segment, 0);
  }

  /** Thins the older half of the routes and drops the nodes that no route left needs. */
  private thinRoutes(): void {
    const { routes, route_nodes } = this.tables;
    const among = routes.rows >>> 1;
    const nodesBefore = route_nodes.rows;
    routes.keep(thinRoutes(routes.view, route_nodes.view.node, among), among);
    const used = new Uint8Array(nodesBefore);
    const { first, links } = routes.view;
    for (let row = 0; row < routes.rows; row += 1) {
      const from = first[row] ?? 0;
      used.fill(1, from, from + (links[row] ?? 0) + 1);
    }
    const kept = rowsFrom(0, nodesBefore).filter((row) => used[row] === 1);
    for (let row = 0; row < routes.rows; row += 1) {
      first[row] = rowsBelow(kept, first[row] ?? 0);
    }
    route_nodes.keep(kept, nodesBefore);
    this.droppedNodes += nodesBefore - kept.length;
    this.generation += 1;
  }
}

/** Rows of a routes key at each time: flow, path and direction as one number. */
export { routeKey };

function shifted(column: AnyArray | undefined, by: number): Uint32Array {
  const rows = Uint32Array.from(column ?? []);
  if (by > 0) for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) - by;
  return rows;
}
