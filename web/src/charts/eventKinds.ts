/** The kinds of event that timeline, charts and list tell apart, by the codes of the recording. */

/** Kinds with a mark of their own come first. */
export const EVENT_KINDS = [
  'loss',
  'fast-retransmit',
  'timeout',
  'failover',
  'handover',
  'route',
  'path',
  'heartbeat',
  'congestion',
  'packet-size',
  'retransmission',
  'window',
  'round-trip',
  'receiver',
  'association',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** The kinds that a chart or the timeline marks. */
export const MARKED_KINDS = ['loss', 'fast-retransmit', 'timeout', 'failover', 'handover'] as const;
export type MarkedKind = (typeof MARKED_KINDS)[number];

/** What a kind is called. */
export const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  loss: 'Losses',
  'fast-retransmit': 'Fast retransmits',
  timeout: 'Timeouts',
  failover: 'Failovers',
  handover: 'Handovers',
  route: 'Route changes',
  path: 'Path states',
  heartbeat: 'Heartbeats',
  congestion: 'Congestion marks',
  'packet-size': 'Packet sizes',
  retransmission: 'Retransmissions',
  window: 'Window changes',
  'round-trip': 'Round trips',
  receiver: 'Receiver',
  association: 'Association',
};

/** A flow column holds this where a row belongs to no flow. */
export const NO_FLOW = 65535;

/** Inclusive ranges of codes and their kind; codes outside tell of the association or the run. */
const RANGES: readonly (readonly [first: number, last: number, kind: EventKind])[] = [
  [4, 6, 'path'],
  [7, 7, 'failover'],
  [8, 9, 'heartbeat'],
  [10, 11, 'window'],
  [12, 13, 'fast-retransmit'],
  [14, 14, 'window'],
  [15, 15, 'timeout'],
  [16, 16, 'window'],
  [17, 18, 'congestion'],
  [20, 21, 'round-trip'],
  [22, 23, 'packet-size'],
  [30, 31, 'retransmission'],
  [32, 32, 'window'],
  [40, 43, 'receiver'],
  [44, 46, 'window'],
  [47, 47, 'receiver'],
  [48, 49, 'congestion'],
  [100, 109, 'loss'],
  [110, 110, 'handover'],
  [111, 119, 'route'],
];

/** The kind of an event code. */
export function kindOf(code: number): EventKind {
  for (const [first, last, kind] of RANGES) {
    if (code >= first && code <= last) return kind;
  }
  return 'association';
}

/** Whether a kind has a mark of its own. */
export function isMarked(kind: EventKind): kind is MarkedKind {
  return (MARKED_KINDS as readonly EventKind[]).includes(kind);
}
