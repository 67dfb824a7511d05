/** The columns of a recording. Generated from the Rust types by `npm run generate`; do not edit. */

export interface WindowsColumns {
  /** time, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** path of the association */
  path: Uint8Array;
  /** event code of the rule that changed it; 0 = only the flight size moved */
  reason: Uint8Array;
  /** congestion window, bytes */
  cwnd: Uint32Array;
  /** slow start threshold, bytes */
  ssthresh: Uint32Array;
  /** outstanding data, bytes */
  flight: Uint32Array;
  /** partial_bytes_acked, bytes */
  pba: Uint32Array;
  /** the sender's view of the receiver window, bytes */
  peer_rwnd: Uint32Array;
  /** smoothed round-trip time, ms; 0 before the first sample */
  srtt_ms: Float32Array;
  /** round-trip time variation, ms */
  rttvar_ms: Float32Array;
  /** retransmission timeout, ms */
  rto_ms: Float32Array;
  /** errors in a row on the path */
  errors: Uint16Array;
  /** 0 inactive, 1 active, 2 active and used for new data */
  state: Uint8Array;
}

export interface ReceiversColumns {
  /** time, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** advertised receiver window, bytes */
  a_rwnd: Uint32Array;
  /** data held for reordering or not yet read, bytes */
  buffered: Uint32Array;
  /** chunks that wait for an earlier one of their stream */
  blocked: Uint32Array;
  /** cumulative TSN */
  cumulative_tsn: Uint32Array;
}

export interface SegmentsColumns {
  /** time handed to the network, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** path of the association */
  path: Uint8Array;
  /** 0 forward, 1 reverse */
  direction: Uint8Array;
  /** 0 data, 1 SACK, 2 control, 3 heartbeat, 4 ICMP: packet too big */
  kind: Uint8Array;
  /** 0 first transmission, 1 fast retransmit, 2 after a timeout */
  retransmit: Uint8Array;
  /** first TSN of data, cumulative TSN of a SACK, else the type of the first chunk */
  tsn: Uint32Array;
  /** DATA chunks */
  chunks: Uint16Array;
  /** stream of the first chunk */
  stream: Uint16Array;
  /** stream sequence number of the first chunk */
  ssn: Uint16Array;
  /** size with all headers, bytes */
  bytes: Uint16Array;
  /** gap blocks of a SACK */
  gaps: Uint16Array;
  /** sum of: 1 ECN-capable transport, 2 ECNE chunk, 4 CWR chunk */
  ecn: Uint8Array;
}

export interface FatesColumns {
  /** time, s */
  t: Float64Array;
  /** row of segments */
  segment: Uint32Array;
  /** 1 delivered, 2 corruption, 3 queue full, 4 handover, 5 no route, 6 too big, 7 delivered with a congestion mark, 8 dropped early by RED, 9 chosen by the scenario */
  outcome: Uint8Array;
  /** where */
  node: Uint16Array;
}

export interface HopsColumns {
  /** transmission begins, s */
  start: Float64Array;
  /** the last bit arrives, s */
  end: Float64Array;
  /** row of segments */
  segment: Uint32Array;
  /** node */
  from: Uint16Array;
  /** node */
  to: Uint16Array;
}

export interface EventsColumns {
  /** time, s */
  t: Float64Array;
  /** kind of event */
  code: Uint16Array;
  /** flow, or 65535 */
  flow: Uint16Array;
  /** path of the association, or 255 */
  path: Uint8Array;
  /** 0 the data sender, 1 the data receiver, 255 neither */
  end: Uint8Array;
  /** first number of the kind */
  a: Float64Array;
  /** second number */
  b: Float64Array;
  /** third number */
  c: Float64Array;
  /** fourth number */
  d: Float64Array;
}

export interface RoutesColumns {
  /** time, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** path of the association */
  path: Uint8Array;
  /** 0 forward, 1 reverse */
  direction: Uint8Array;
  /** one-way propagation delay, ms; negative without a route */
  delay_ms: Float32Array;
  /** links traversed */
  links: Uint16Array;
  /** first row of route_nodes */
  first: Float64Array;
}

export interface RouteNodesColumns {
  /** node */
  node: Uint16Array;
}

export interface TopologyColumns {
  /** time, s */
  t: Float64Array;
  /** node */
  a: Uint16Array;
  /** node */
  b: Uint16Array;
  /** 0 intraplane, 1 interplane, 2 cross-seam, 3 ground-to-satellite */
  kind: Uint8Array;
  /** 1 up, 0 down */
  up: Uint8Array;
}

export interface RatesColumns {
  /** end of the interval, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** bytes sent by the data sender, all headers and retransmissions */
  sent_bytes: Float64Array;
  /** user data delivered in order to the application, bytes */
  delivered_bytes: Float64Array;
  /** user data sent again, bytes */
  retransmitted_bytes: Float64Array;
  /** of the bytes sent, those on other paths than the primary */
  alternate_bytes: Float64Array;
}

export interface QueuesColumns {
  /** end of the interval, s */
  t: Float64Array;
  /** node */
  from: Uint16Array;
  /** node */
  to: Uint16Array;
  /** packets waiting at the end of the interval */
  packets: Uint32Array;
  /** bytes carried */
  sent_bytes: Float64Array;
  /** packets dropped by the queue */
  dropped: Float64Array;
}

export interface ChunksColumns {
  /** time, s */
  t: Float64Array;
  /** flow */
  flow: Uint16Array;
  /** 0 held for an earlier chunk or a reader, 1 delivered, 2 refused for want of room */
  fate: Uint8Array;
  /** sum of: 1 last of its message, 2 first of its message, 4 unordered */
  flags: Uint8Array;
  /** TSN */
  tsn: Uint32Array;
  /** stream */
  stream: Uint16Array;
  /** stream sequence number */
  ssn: Uint16Array;
}

export interface BlocksColumns {
  /** row of segments */
  segment: Uint32Array;
  /** 0 gap ack block, 1 duplicate TSN */
  kind: Uint8Array;
  /** first TSN */
  first: Uint32Array;
  /** last TSN */
  last: Uint32Array;
}

export interface BundlesColumns {
  /** row of segments */
  segment: Uint32Array;
  /** TSN */
  tsn: Uint32Array;
  /** stream */
  stream: Uint16Array;
  /** stream sequence number */
  ssn: Uint16Array;
}

export type ColumnKind = "f64" | "f32" | "u32" | "u16" | "u8";

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
      { name: "segment", kind: "u32" },
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
      { name: "segment", kind: "u32" },
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
      { name: "first", kind: "f64" },
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
      { name: "segment", kind: "u32" },
      { name: "kind", kind: "u8" },
      { name: "first", kind: "u32" },
      { name: "last", kind: "u32" },
    ],
  },
  {
    id: 13,
    name: "bundles",
    columns: [
      { name: "segment", kind: "u32" },
      { name: "tsn", kind: "u32" },
      { name: "stream", kind: "u16" },
      { name: "ssn", kind: "u16" },
    ],
  },
] as const;
