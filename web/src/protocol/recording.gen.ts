/** The tables of a recording. Generated from the Rust types by `npm run generate`; do not edit. */
import type {
  BlockKind,
  ChannelState,
  ChunkFate,
  ChunkFlag,
  CodeColumn,
  Direction,
  EcnFlag,
  End,
  EventCode,
  LinkChange,
  LinkKind,
  Outcome,
  PathUse,
  RadioUse,
  Retransmit,
  SegmentKind,
  Sum,
} from './codes.gen';

export interface WindowsColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** path of the association */
  readonly path: Uint8Array;
  /** event code of the rule that changed it; 0 = only the flight size moved */
  readonly reason: CodeColumn<EventCode>;
  /** congestion window, bytes */
  readonly cwnd: Uint32Array;
  /** slow start threshold, bytes */
  readonly ssthresh: Uint32Array;
  /** outstanding data, bytes */
  readonly flight: Uint32Array;
  /** partial_bytes_acked, bytes */
  readonly pba: Uint32Array;
  /** the sender's view of the receiver window, bytes */
  readonly peer_rwnd: Uint32Array;
  /** smoothed round-trip time, ms; 0 before the first sample */
  readonly srtt_ms: Float32Array;
  /** round-trip time variation, ms */
  readonly rttvar_ms: Float32Array;
  /** retransmission timeout, ms */
  readonly rto_ms: Float32Array;
  /** errors in a row on the path */
  readonly errors: Uint16Array;
  /** whether the path can be used */
  readonly state: CodeColumn<PathUse>;
}

export interface ReceiversColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** advertised receiver window, bytes */
  readonly a_rwnd: Uint32Array;
  /** data held for reordering or not yet read, bytes */
  readonly buffered: Uint32Array;
  /** chunks that wait for an earlier one of their stream */
  readonly blocked: Uint32Array;
  /** cumulative TSN */
  readonly cumulative_tsn: Uint32Array;
}

export interface SegmentsColumns {
  /** time handed to the network, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** path of the association */
  readonly path: Uint8Array;
  /** which way it goes */
  readonly direction: CodeColumn<Direction>;
  /** what it is */
  readonly kind: CodeColumn<SegmentKind>;
  /** why it carries data that was sent before */
  readonly retransmit: CodeColumn<Retransmit>;
  /** first TSN of data, cumulative TSN of a SACK, else the type of the first chunk */
  readonly tsn: Uint32Array;
  /** DATA chunks */
  readonly chunks: Uint16Array;
  /** stream of the first chunk */
  readonly stream: Uint16Array;
  /** stream sequence number of the first chunk */
  readonly ssn: Uint16Array;
  /** size with all headers, bytes */
  readonly bytes: Uint16Array;
  /** gap blocks of a SACK */
  readonly gaps: Uint16Array;
  /** what it says of congestion marks */
  readonly ecn: CodeColumn<Sum<EcnFlag>>;
}

export interface FatesColumns {
  /** time, s */
  readonly t: Float64Array;
  /** row of segments */
  readonly segment: Uint32Array;
  /** what became of it */
  readonly outcome: CodeColumn<Outcome>;
  /** where */
  readonly node: Uint16Array;
}

export interface HopsColumns {
  /** transmission begins, s */
  readonly start: Float64Array;
  /** the last bit arrives, s */
  readonly end: Float64Array;
  /** row of segments */
  readonly segment: Uint32Array;
  /** node */
  readonly from: Uint16Array;
  /** node */
  readonly to: Uint16Array;
}

export interface EventsColumns {
  /** time, s */
  readonly t: Float64Array;
  /** which event */
  readonly code: CodeColumn<EventCode>;
  /** flow, or 65535 */
  readonly flow: Uint16Array;
  /** path of the association, or 255 */
  readonly path: Uint8Array;
  /** where it happened */
  readonly end: CodeColumn<End>;
  /** first number of the kind */
  readonly a: Float64Array;
  /** second number */
  readonly b: Float64Array;
  /** third number */
  readonly c: Float64Array;
  /** fourth number */
  readonly d: Float64Array;
}

export interface RoutesColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** path of the association */
  readonly path: Uint8Array;
  /** which way it goes */
  readonly direction: CodeColumn<Direction>;
  /** one-way propagation delay, ms; negative without a route */
  readonly delay_ms: Float32Array;
  /** links traversed */
  readonly links: Uint16Array;
  /** first row of route_nodes */
  readonly first: Float64Array;
}

export interface RouteNodesColumns {
  /** node */
  readonly node: Uint16Array;
}

export interface TopologyColumns {
  /** time, s */
  readonly t: Float64Array;
  /** node */
  readonly a: Uint16Array;
  /** node */
  readonly b: Uint16Array;
  /** what it joins */
  readonly kind: CodeColumn<LinkKind>;
  /** what it does */
  readonly up: CodeColumn<LinkChange>;
}

export interface RatesColumns {
  /** end of the interval, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** sent by the data sender with all headers and retransmissions, bytes */
  readonly sent_bytes: Float64Array;
  /** user data delivered in order to the application, bytes */
  readonly delivered_bytes: Float64Array;
  /** user data sent again, bytes */
  readonly retransmitted_bytes: Float64Array;
  /** what of it went over other paths than the primary, bytes */
  readonly alternate_bytes: Float64Array;
}

export interface QueuesColumns {
  /** end of the interval, s */
  readonly t: Float64Array;
  /** node */
  readonly from: Uint16Array;
  /** node */
  readonly to: Uint16Array;
  /** packets waiting at the end of the interval */
  readonly packets: Uint32Array;
  /** carried with all headers, bytes */
  readonly sent_bytes: Float64Array;
  /** packets dropped by the queue */
  readonly dropped: Float64Array;
}

export interface ChunksColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** what became of it */
  readonly fate: CodeColumn<ChunkFate>;
  /** what it is of its message */
  readonly flags: CodeColumn<Sum<ChunkFlag>>;
  /** TSN */
  readonly tsn: Uint32Array;
  /** stream */
  readonly stream: Uint16Array;
  /** stream sequence number */
  readonly ssn: Uint16Array;
}

export interface BlocksColumns {
  /** row of segments */
  readonly segment: Uint32Array;
  /** what is reported */
  readonly kind: CodeColumn<BlockKind>;
  /** first TSN */
  readonly first: Uint32Array;
  /** last TSN */
  readonly last: Uint32Array;
}

export interface BundlesColumns {
  /** row of segments */
  readonly segment: Uint32Array;
  /** TSN */
  readonly tsn: Uint32Array;
  /** stream */
  readonly stream: Uint16Array;
  /** stream sequence number */
  readonly ssn: Uint16Array;
}

export interface ConditionsColumns {
  /** time, s */
  readonly t: Float64Array;
  /** node */
  readonly from: Uint16Array;
  /** node */
  readonly to: Uint16Array;
  /** propagation delay, ms */
  readonly delay_ms: Float32Array;
  /** rate, bit/s */
  readonly rate_bps: Float64Array;
  /** share of packets of 1500 bytes that errors lose */
  readonly loss: Float32Array;
  /** whether it carries packets */
  readonly up: CodeColumn<LinkChange>;
}

export interface ReorderedColumns {
  /** arrival, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** which way it goes */
  readonly direction: CodeColumn<Direction>;
  /** how many arrivals ago the first of the later ones came */
  readonly extent: Uint32Array;
}

export interface RouteLinksColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** path of the association */
  readonly path: Uint8Array;
  /** which way it goes */
  readonly direction: CodeColumn<Direction>;
  /** node */
  readonly from: Uint16Array;
  /** node */
  readonly to: Uint16Array;
}

export interface ErrorStatesColumns {
  /** time, s */
  readonly t: Float64Array;
  /** place of the process in the scenario */
  readonly process: Uint16Array;
  /** node, or 65535 where all links share the state */
  readonly from: Uint16Array;
  /** node, or 65535 */
  readonly to: Uint16Array;
  /** which state */
  readonly state: CodeColumn<ChannelState>;
  /** what a packet's way takes longer, ms */
  readonly delay_ms: Float32Array;
  /** chance that a packet is lost */
  readonly loss: Float32Array;
}

export interface PathStatesColumns {
  /** time, s */
  readonly t: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** path of the association */
  readonly path: Uint8Array;
  /** bad if one of its links is in the bad state */
  readonly state: CodeColumn<ChannelState>;
  /** what the states of its links add to its one-way delay, ms */
  readonly delay_ms: Float32Array;
  /** chance that they lose a packet on its way */
  readonly loss: Float32Array;
}

export interface RadioColumns {
  /** it ends, s */
  readonly t: Float64Array;
  /** it begins, s */
  readonly start: Float64Array;
  /** place of the channel in the scenario */
  readonly channel: Uint16Array;
  /** the station */
  readonly node: Uint16Array;
  /** what it does */
  readonly used: CodeColumn<RadioUse>;
}

export interface ForgedColumns {
  /** row of segments */
  readonly segment: Uint32Array;
  /** where it was sent */
  readonly node: Uint16Array;
}

export interface MessagesColumns {
  /** time, s */
  readonly t: Float64Array;
  /** when the application offered it, s */
  readonly offered: Float64Array;
  /** flow */
  readonly flow: Uint16Array;
  /** place of the application in the flow */
  readonly application: Uint16Array;
  /** its number among those of the application, from 0 */
  readonly number: Uint32Array;
  /** stream */
  readonly stream: Uint16Array;
  /** user data, bytes */
  readonly bytes: Float64Array;
}

export interface SojournsColumns {
  /** end of the interval, s */
  readonly t: Float64Array;
  /** node */
  readonly from: Uint16Array;
  /** node */
  readonly to: Uint16Array;
  /** packets whose transmission began */
  readonly packets: Uint32Array;
  /** median of their sojourn times, ms */
  readonly median_ms: Float32Array;
  /** 95th percentile of them, ms */
  readonly p95_ms: Float32Array;
}

export interface ResequencedColumns {
  /** it goes on, s */
  readonly t: Float64Array;
  /** it came, s */
  readonly since: Float64Array;
  /** row of segments */
  readonly segment: Uint32Array;
  /** the gateway */
  readonly node: Uint16Array;
}

/** The columns of each table by its name. */
export interface Tables {
  readonly windows: WindowsColumns;
  readonly receivers: ReceiversColumns;
  readonly segments: SegmentsColumns;
  readonly fates: FatesColumns;
  readonly hops: HopsColumns;
  readonly events: EventsColumns;
  readonly routes: RoutesColumns;
  readonly route_nodes: RouteNodesColumns;
  readonly topology: TopologyColumns;
  readonly rates: RatesColumns;
  readonly queues: QueuesColumns;
  readonly chunks: ChunksColumns;
  readonly blocks: BlocksColumns;
  readonly bundles: BundlesColumns;
  readonly conditions: ConditionsColumns;
  readonly reordered: ReorderedColumns;
  readonly route_links: RouteLinksColumns;
  readonly error_states: ErrorStatesColumns;
  readonly path_states: PathStatesColumns;
  readonly radio: RadioColumns;
  readonly forged: ForgedColumns;
  readonly messages: MessagesColumns;
  readonly sojourns: SojournsColumns;
  readonly resequenced: ResequencedColumns;
}

/** Each table's name, columns and number in a block; `rowOf` names the table whose rows a column numbers. */
export const TABLES = [
  {
    id: 0,
    name: "windows",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "reason", kind: "u8" },
      { name: "cwnd", kind: "u32" },
      { name: "ssthresh", kind: "u32" },
      { name: "flight", kind: "u32" },
      { name: "pba", kind: "u32" },
      { name: "peer_rwnd", kind: "u32" },
      { name: "srtt_ms", kind: "f32" },
      { name: "rttvar_ms", kind: "f32" },
      { name: "rto_ms", kind: "f32" },
      { name: "errors", kind: "u16" },
      { name: "state", kind: "u8" },
    ],
  },
  {
    id: 1,
    name: "receivers",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "a_rwnd", kind: "u32" },
      { name: "buffered", kind: "u32" },
      { name: "blocked", kind: "u32" },
      { name: "cumulative_tsn", kind: "u32" },
    ],
  },
  {
    id: 2,
    name: "segments",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "direction", kind: "u8" },
      { name: "kind", kind: "u8" },
      { name: "retransmit", kind: "u8" },
      { name: "tsn", kind: "u32" },
      { name: "chunks", kind: "u16" },
      { name: "stream", kind: "u16" },
      { name: "ssn", kind: "u16" },
      { name: "bytes", kind: "u16" },
      { name: "gaps", kind: "u16" },
      { name: "ecn", kind: "u8" },
    ],
  },
  {
    id: 3,
    name: "fates",
    columns: [
      { name: "t", kind: "f64" },
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "outcome", kind: "u8" },
      { name: "node", kind: "u16" },
    ],
  },
  {
    id: 4,
    name: "hops",
    columns: [
      { name: "start", kind: "f64" },
      { name: "end", kind: "f64" },
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
    ],
  },
  {
    id: 5,
    name: "events",
    columns: [
      { name: "t", kind: "f64" },
      { name: "code", kind: "u16" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "end", kind: "u8" },
      { name: "a", kind: "f64" },
      { name: "b", kind: "f64" },
      { name: "c", kind: "f64" },
      { name: "d", kind: "f64" },
    ],
  },
  {
    id: 6,
    name: "routes",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "direction", kind: "u8" },
      { name: "delay_ms", kind: "f32" },
      { name: "links", kind: "u16" },
      { name: "first", kind: "f64", rowOf: "route_nodes" },
    ],
  },
  {
    id: 7,
    name: "route_nodes",
    columns: [
      { name: "node", kind: "u16" },
    ],
  },
  {
    id: 8,
    name: "topology",
    columns: [
      { name: "t", kind: "f64" },
      { name: "a", kind: "u16" },
      { name: "b", kind: "u16" },
      { name: "kind", kind: "u8" },
      { name: "up", kind: "u8" },
    ],
  },
  {
    id: 9,
    name: "rates",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "sent_bytes", kind: "f64" },
      { name: "delivered_bytes", kind: "f64" },
      { name: "retransmitted_bytes", kind: "f64" },
      { name: "alternate_bytes", kind: "f64" },
    ],
  },
  {
    id: 10,
    name: "queues",
    columns: [
      { name: "t", kind: "f64" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
      { name: "packets", kind: "u32" },
      { name: "sent_bytes", kind: "f64" },
      { name: "dropped", kind: "f64" },
    ],
  },
  {
    id: 11,
    name: "chunks",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "fate", kind: "u8" },
      { name: "flags", kind: "u8" },
      { name: "tsn", kind: "u32" },
      { name: "stream", kind: "u16" },
      { name: "ssn", kind: "u16" },
    ],
  },
  {
    id: 12,
    name: "blocks",
    columns: [
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "kind", kind: "u8" },
      { name: "first", kind: "u32" },
      { name: "last", kind: "u32" },
    ],
  },
  {
    id: 13,
    name: "bundles",
    columns: [
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "tsn", kind: "u32" },
      { name: "stream", kind: "u16" },
      { name: "ssn", kind: "u16" },
    ],
  },
  {
    id: 14,
    name: "conditions",
    columns: [
      { name: "t", kind: "f64" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
      { name: "delay_ms", kind: "f32" },
      { name: "rate_bps", kind: "f64" },
      { name: "loss", kind: "f32" },
      { name: "up", kind: "u8" },
    ],
  },
  {
    id: 15,
    name: "reordered",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "direction", kind: "u8" },
      { name: "extent", kind: "u32" },
    ],
  },
  {
    id: 16,
    name: "route_links",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "direction", kind: "u8" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
    ],
  },
  {
    id: 17,
    name: "error_states",
    columns: [
      { name: "t", kind: "f64" },
      { name: "process", kind: "u16" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
      { name: "state", kind: "u8" },
      { name: "delay_ms", kind: "f32" },
      { name: "loss", kind: "f32" },
    ],
  },
  {
    id: 18,
    name: "path_states",
    columns: [
      { name: "t", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "path", kind: "u8" },
      { name: "state", kind: "u8" },
      { name: "delay_ms", kind: "f32" },
      { name: "loss", kind: "f32" },
    ],
  },
  {
    id: 19,
    name: "radio",
    columns: [
      { name: "t", kind: "f64" },
      { name: "start", kind: "f64" },
      { name: "channel", kind: "u16" },
      { name: "node", kind: "u16" },
      { name: "used", kind: "u8" },
    ],
  },
  {
    id: 20,
    name: "forged",
    columns: [
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "node", kind: "u16" },
    ],
  },
  {
    id: 21,
    name: "messages",
    columns: [
      { name: "t", kind: "f64" },
      { name: "offered", kind: "f64" },
      { name: "flow", kind: "u16" },
      { name: "application", kind: "u16" },
      { name: "number", kind: "u32" },
      { name: "stream", kind: "u16" },
      { name: "bytes", kind: "f64" },
    ],
  },
  {
    id: 22,
    name: "sojourns",
    columns: [
      { name: "t", kind: "f64" },
      { name: "from", kind: "u16" },
      { name: "to", kind: "u16" },
      { name: "packets", kind: "u32" },
      { name: "median_ms", kind: "f32" },
      { name: "p95_ms", kind: "f32" },
    ],
  },
  {
    id: 23,
    name: "resequenced",
    columns: [
      { name: "t", kind: "f64" },
      { name: "since", kind: "f64" },
      { name: "segment", kind: "u32", rowOf: "segments" },
      { name: "node", kind: "u16" },
    ],
  },
] as const;

export type ColumnKind = (typeof TABLES)[number]['columns'][number]['kind'];

/** First word of a block. */
export const BLOCK_MAGIC = 0x53574231;

/** A column of flows holds this where a row belongs to none. */
export const NO_FLOW = 65535;

/** A column of nodes holds this where a row belongs to none. */
export const NO_NODE = 65535;

/** A column of paths holds this where a row belongs to none. */
export const NO_PATH = 255;
