/** What a long recording keeps: how many rows of which tables, and which of them where there are more. */
import { numberOf } from '../protocol/codes.gen';
import { TABLES, type Tables } from '../protocol/recording.gen';
import { ROW_COLUMNS, type TableName } from './table';
import { ROW_LIMITS, type Stretch, thinByExtremes, thinCommon } from './thinning';

/** Of the events of one code a thinned stretch keeps at most one in so many. */
const EVENTS_OF_A_KIND = 25;

/** Most rows of each table that has a limit. */
export type RowLimits = Readonly<Record<keyof typeof ROW_LIMITS, number>>;
type LimitedTable = keyof RowLimits;

/** The tables whose rows belong to single packets, by the column that numbers these. */
export const OF_PACKETS: readonly { readonly name: TableName; readonly column: string }[] =
  TABLES.flatMap(({ name, columns }) =>
    ROW_COLUMNS[name].flatMap(({ at, of }) =>
      of === 'segments' ? { name, column: columns[at]?.name ?? '' } : [],
    ),
  );

type PacketTable = Exclude<LimitedTable, keyof typeof KEPT_ROWS | 'topology' | 'routes'>;

/** The tables about single packets: when one is full, all of them lose the older half of the packets. */
export const PACKET_TABLES = [
  'segments',
  'chunks',
  ...OF_PACKETS.flatMap(({ name }) => (name in ROW_LIMITS ? (name as PacketTable) : [])),
] as const satisfies readonly LimitedTable[];

/** Which rows of a stretch are kept of a table that is thinned. */
export const KEPT_ROWS = {
  windows: (tables, stretch) => {
    const { flow, path, cwnd } = tables.windows;
    return thinByExtremes(
      stretch,
      (row) => (flow[row] ?? 0) * 256 + (path[row] ?? 0),
      (row) => cwnd[row] ?? 0,
    );
  },
  receivers: (tables, stretch) => {
    const { flow, a_rwnd } = tables.receivers;
    return thinByExtremes(
      stretch,
      (row) => flow[row] ?? 0,
      (row) => a_rwnd[row] ?? 0,
    );
  },
  rates: (tables, stretch) => {
    const { flow, delivered_bytes } = tables.rates;
    return thinByExtremes(
      stretch,
      (row) => flow[row] ?? 0,
      (row) => delivered_bytes[row] ?? 0,
    );
  },
  queues: (tables, stretch) => {
    const { from, to, packets } = tables.queues;
    return thinByExtremes(
      stretch,
      (row) => (from[row] ?? 0) * 65536 + (to[row] ?? 0),
      (row) => packets[row] ?? 0,
    );
  },
  conditions: (tables, stretch) => {
    const { from, to, rate_bps } = tables.conditions;
    return thinByExtremes(
      stretch,
      (row) => (from[row] ?? 0) * 65536 + (to[row] ?? 0),
      (row) => rate_bps[row] ?? 0,
    );
  },
  reordered: (tables, stretch) => {
    const { flow, direction, extent } = tables.reordered;
    return thinByExtremes(
      stretch,
      (row) => (flow[row] ?? 0) * 2 + numberOf(direction[row]),
      (row) => extent[row] ?? 0,
    );
  },
  messages: (tables, stretch) => {
    const { flow, stream, t, offered } = tables.messages;
    return thinByExtremes(
      stretch,
      (row) => (flow[row] ?? 0) * 65536 + (stream[row] ?? 0),
      (row) => (t[row] ?? 0) - (offered[row] ?? 0),
    );
  },
  events: (tables, stretch) => {
    const { code } = tables.events;
    const most = Math.ceil((stretch.to - stretch.from) / EVENTS_OF_A_KIND);
    return thinCommon(stretch, (row) => numberOf(code[row]), most);
  },
} as const satisfies Partial<
  Record<LimitedTable, (tables: Tables, stretch: Stretch) => Uint32Array>
>;
export type ThinnedTable = keyof typeof KEPT_ROWS;

/** All tables that are not about single packets and have a limit. */
export const BOUND_TABLES = [
  ...(Object.keys(KEPT_ROWS) as ThinnedTable[]),
  'topology',
  'routes',
] as const satisfies readonly LimitedTable[];
export type BoundTable = (typeof BOUND_TABLES)[number];
