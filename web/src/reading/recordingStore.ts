/**
 * The recording of a run: columns that only the worker's blocks extend, and the look-ups that the screen needs.
 * Everything shown is read from here at the playhead.
 */
import { Direction } from '../protocol/codes.gen';
import { TABLES, type Tables } from '../protocol/recording.gen';
import { readBlock } from './block';
import { Journeys } from './journeys';
import {
  BOUND_TABLES,
  type BoundTable,
  KEPT_ROWS,
  OF_PACKETS,
  PACKET_TABLES,
  type RowLimits,
  type ThinnedTable,
} from './keeping';
import { lowered, NONE } from './lists';
import { rowsBefore, rowsBelow } from './search';
import { type AnyArray, makeTables, ROW_COLUMNS, type TableName, type Views } from './table';
import { foldToLast, ROW_LIMITS, routeKey, thinRoutes } from './thinning';

export { NONE } from './lists';
export { rowsBefore, rowsBelow, rowsOf } from './search';

/** A table past its limit is thinned by stretches of so many rows, so that none takes longer than a frame. */
const STRETCH_ROWS = 16_000;
/** Most stretches at once, for blocks that bring more than one gives back. */
const MOST_STRETCHES = 16;
/** How much of a stretch has to go for the next one to be no longer. */
const WORTH_IT = 1 / 4;

/** Room that is worth giving back, bytes. */
const MUCH_SPARE = 500_000;

/** The columns of the tables stand in the store by the names of these. */
const Viewed = class {} as new () => Views;

export class RecordingStore extends Viewed {
  private readonly tables = makeTables(this);
  private readonly journeys = new Journeys();
  private readonly limits: RowLimits;
  private readonly stretches = new Map<ThinnedTable, { from: number; length: number }>();
  /** Rows of each table that have come from the worker at hand, and that have ever come. */
  private readonly told = new Map<TableName, number>();
  private readonly taken = new Map<TableName, number>();
  /** Rows dropped from the front of tables whose rows others number: what to subtract from the worker's numbers. */
  private readonly dropped = new Map<TableName, number>();

  /** Grows with every append and clear. */
  version = 0;
  /** Grows when rows of any table were removed. */
  generation = 0;
  /** Everything before this time has been simulated. */
  simulated_s = 0;
  finished = false;
  /** Single packets are known from this time on. */
  packetsSince_s = 0;
  /** From this time on no table has been thinned. */
  detailSince_s = 0;

  constructor(limits: RowLimits = ROW_LIMITS) {
    super();
    this.limits = limits;
  }

  /** How often rows of a table were removed, after which row numbers of it kept elsewhere no longer hold. */
  generationOf(table: TableName): number {
    return this.tables[table].generation;
  }

  /** How many rows a table ever got, those included that were removed. */
  everOf(table: TableName): number {
    return this.taken.get(table) ?? 0;
  }

  /** The number of a packet among all that the run has recorded; it stays when older ones are forgotten. */
  packetNumber(row: number): number {
    return row + this.droppedOf('segments');
  }

  /** The row of the packet with a number, or -1 where it is forgotten or still to come. */
  packetRow(number: number): number {
    const row = number - this.droppedOf('segments');
    return row >= 0 && row < this.tables.segments.rows ? row : -1;
  }

  /** Bytes that columns and indexes hold. */
  get bytes(): number {
    const { bytes } = this.journeys;
    return Object.values(this.tables).reduce((sum, table) => sum + table.bytes, bytes);
  }

  /**
   * Of a complete recording: gives back room that nothing is in, and says whether there was much of it. One table
   * a call, that with the most, so that none takes longer than a frame.
   */
  fit(): boolean {
    if (!this.finished) return false;
    const holders = [...Object.values(this.tables), this.journeys];
    const most = holders.reduce((one, other) => (other.spare > one.spare ? other : one));
    if (most.spare < MUCH_SPARE) return false;
    most.fit();
    this.version += 1;
    return true;
  }

  /** How near the packets are to the limit at which the older half of them is dropped, 0 to 1. */
  get packetsFull(): number {
    return Math.max(...PACKET_TABLES.map((name) => this.tables[name].rows / this.limits[name]));
  }

  /** The time before which packets would be dropped next. */
  get packetsMiddle_s(): number {
    return this.segments.t[this.tables.segments.rows >>> 1] ?? this.simulated_s;
  }

  /** Adds one block of the worker; throws, and adds nothing more, if it is damaged. */
  append(buffer: ArrayBuffer, simulated_s = this.simulated_s, finished = false): void {
    const read: [TableName, AnyArray[], number][] = [];
    readBlock(buffer, (name, columns, rows) => read.push([name, columns, rows]));
    for (const [name, columns, rows] of read) {
      const told = (this.told.get(name) ?? 0) + rows;
      const news = Math.min(rows, Math.max(0, told - (this.taken.get(name) ?? 0)));
      this.told.set(name, told);
      if (news === 0) continue;
      this.taken.set(name, told);
      this.add(
        name,
        columns.map((column) => column.subarray(rows - news)),
        news,
      );
    }
    this.simulated_s = Math.max(this.simulated_s, simulated_s);
    this.finished = finished;
    this.bound();
    this.version += 1;
  }

  /** The run is made once more from its beginning: rows that are here already will come again. */
  again(): void {
    this.told.clear();
  }

  /**
   * The run is another one from `at_s` on: of each table, in the order of the schema, so many of the rows that came hold.
   * False, and nothing is changed, if rows before that have been thinned so that the others cannot be told from them.
   */
  cut(at_s: number, rows: readonly number[]): boolean {
    if (this.detailSince_s > at_s) return false;
    for (const [at, { name }] of TABLES.entries()) {
      const kept = rows[at] ?? 0;
      const gone = (this.taken.get(name) ?? 0) - kept;
      if (gone <= 0) continue;
      this.taken.set(name, kept);
      this.told.set(name, kept);
      this.tables[name].cut(Math.min(gone, this.tables[name].rows));
    }
    this.journeys.clear();
    this.journeys.addSegments(this.tables.segments.rows);
    this.journeys.addHops(this.hops.segment, 0);
    this.journeys.addFates(this.fates.segment, 0);
    this.simulated_s = at_s;
    this.finished = false;
    this.version += 1;
    this.generation += 1;
    return true;
  }

  /** Forgets everything: a new run begins. */
  clear(): void {
    this.told.clear();
    this.taken.clear();
    for (const table of Object.values(this.tables)) table.clear();
    this.journeys.clear();
    this.stretches.clear();
    this.dropped.clear();
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
  routeAt(flow: number, t: number, direction: Direction = Direction.forward, path = 0): number {
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

  /** How many rows of a table are gone from its front. */
  private droppedOf(table: TableName): number {
    return this.dropped.get(table) ?? 0;
  }

  private add(name: TableName, columns: AnyArray[], rows: number): void {
    const { tables, journeys } = this;
    for (const { at, of } of ROW_COLUMNS[name]) {
      const column = columns[at];
      if (column) columns[at] = shifted(column, this.droppedOf(of));
    }
    const before = tables[name].rows;
    tables[name].append(columns, rows);
    if (name === 'segments') journeys.addSegments(rows);
    if (name === 'hops') journeys.addHops(this.hops.segment, before);
    if (name === 'fates') journeys.addFates(this.fates.segment, before);
  }

  /** Removes rows where there are too many. One table at a time: blocks come often, and none is to be felt. */
  private bound(): void {
    const { tables, limits } = this;
    if (this.packetsFull > 1) {
      this.dropPackets();
      return;
    }
    const fullness = (name: BoundTable) => tables[name].rows / limits[name];
    const fullest = BOUND_TABLES.reduce((most, name) =>
      fullness(name) > fullness(most) ? name : most,
    );
    if (fullness(fullest) <= 1) return;
    if (fullest === 'topology') this.foldTopology();
    else if (fullest === 'routes') this.thinRoutes();
    else this.thin(fullest);
  }

  /** Thins the next stretch of the older half; after the last one of it the first is the next. */
  private thin(name: ThinnedTable): void {
    const table = this.tables[name];
    let { from, length } = this.stretches.get(name) ?? { from: 0, length: STRETCH_ROWS };
    for (let count = 0; count < MOST_STRETCHES && table.rows > this.limits[name]; count += 1) {
      const half = table.rows >>> 1;
      if (from >= half) from = 0;
      const to = Math.min(half, from + length);
      const kept = KEPT_ROWS[name](this, { from, to });
      const gone = to - from - kept.length;
      // Few rows of many keys are thinned only among more.
      length = gone < (to - from) * WORTH_IT ? Math.min(length * 2, half) : STRETCH_ROWS;
      this.detailSince_s = Math.max(this.detailSince_s, this[name].t[to] ?? 0);
      table.keep(kept, from, to);
      from += kept.length;
      if (gone > 0) this.generation += 1;
    }
    this.stretches.set(name, { from, length });
  }

  /** Folds the oldest changes of links into the state that they led to. */
  private foldTopology(): void {
    const { topology } = this.tables;
    const { a, b, t } = this.topology;
    const stretch = { from: 0, to: topology.rows >>> 1 };
    this.detailSince_s = Math.max(this.detailSince_s, t[stretch.to] ?? 0);
    const kept = foldToLast(stretch, (row) => (a[row] ?? 0) * 65536 + (b[row] ?? 0));
    topology.keep(kept, stretch.from, stretch.to);
    this.generation += 1;
  }

  /** Forgets the older half of the packets with all that is known of them, and renumbers what belongs to the rest. */
  private dropPackets(): void {
    const { segments, chunks } = this.tables;
    const count = segments.rows >>> 1;
    this.packetsSince_s = this.segments.t[count] ?? this.simulated_s;
    this.detailSince_s = Math.max(this.detailSince_s, this.packetsSince_s);
    const old: Partial<Record<TableName, number>> = {};
    for (const { name, column } of OF_PACKETS) {
      // Rows come in the order of their time: what still belongs to old packets among the rest belongs to none then.
      const rows = firstOf(ownersIn(this[name], column), count);
      old[name] = rows;
      this.tables[name].drop(rows);
      lower(ownersIn(this[name], column), count);
    }
    chunks.drop(rowsBelow(this.chunks.t, this.packetsSince_s));
    segments.drop(count);
    this.journeys.drop(count, old.hops ?? 0, old.fates ?? 0);
    this.dropped.set('segments', this.droppedOf('segments') + count);
    this.generation += 1;
  }

  /** Thins the older half of the routes and drops the nodes that no route left needs. */
  private thinRoutes(): void {
    const { routes, route_nodes } = this.tables;
    const stretch = { from: 0, to: routes.rows >>> 1 };
    const nodesBefore = route_nodes.rows;
    const kept = thinRoutes(this.routes, this.route_nodes.node, stretch);
    routes.keep(kept, stretch.from, stretch.to);
    const used = new Uint8Array(nodesBefore);
    const { first, links } = this.routes;
    for (let row = 0; row < routes.rows; row += 1) {
      const from = first[row] ?? 0;
      used.fill(1, from, from + (links[row] ?? 0) + 1);
    }
    const nodes = new Uint32Array(nodesBefore);
    /** Where each node goes. */
    const places = new Uint32Array(nodesBefore);
    let left = 0;
    for (let node = 0; node < nodesBefore; node += 1) {
      places[node] = left;
      nodes[left] = node;
      left += used[node] ?? 0;
    }
    for (let row = 0; row < routes.rows; row += 1) first[row] = places[first[row] ?? 0] ?? 0;
    route_nodes.keep(nodes.subarray(0, left), 0, nodesBefore);
    this.dropped.set('route_nodes', this.droppedOf('route_nodes') + nodesBefore - left);
    this.generation += 1;
  }
}

/** Rows of a routes key at each time: flow, path and direction as one number. */
export { routeKey };

/** The first row that belongs to `segment` or a later one. */
function firstOf(owners: Uint32Array, segment: number): number {
  let row = 0;
  while (row < owners.length && (owners[row] === NONE || (owners[row] ?? 0) < segment)) row += 1;
  return row;
}

/** Owners after the first `by` segments are gone. */
function lower(owners: Uint32Array, by: number): void {
  for (let row = 0; row < owners.length; row += 1) owners[row] = lowered(owners[row] ?? NONE, by);
}

/** A copy of a column of row numbers after the first `by` rows are gone; itself while none are. */
function shifted(column: AnyArray, by: number): AnyArray {
  if (by === 0) return column;
  const rows = Uint32Array.from(column);
  lower(rows, by);
  return rows;
}

/** The column of a table that numbers packets. */
function ownersIn(table: Tables[TableName], column: string): Uint32Array {
  return (table as unknown as Readonly<Record<string, Uint32Array>>)[column] ?? new Uint32Array();
}
