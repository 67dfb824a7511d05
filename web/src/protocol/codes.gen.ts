/** The enums that a recording keeps as numbers. Generated from the Rust types by `npm run generate`; do not edit. */

import { translated } from '../words/say';

declare const meaning: unique symbol;

/** A number that stands for a value of an enum, whose values alone it can be compared with. */
export interface Code<Name extends string> {
  readonly [meaning]: Name;
}

/** Which event it is. */
export type EventCode = Code<'Event'>;

/** A column of codes. */
export interface CodeColumn<T> {
  readonly length: number;
  readonly [row: number]: T;
}

/** Numbers that are sums of codes. */
export interface Sum<T> {
  readonly [meaning]: readonly T[];
}

/** What the values of an enum are called in a sentence. */
export interface Words<T> {
  readonly [meaning]: (code: T) => string;
}

/** What a code is called, in the language of the page; nothing if there is no code. */
export function wordsOf<T>(words: Words<T>, code: T | undefined): string {
  return translated((words as unknown as Record<number, string>)[code as unknown as number] ?? '');
}

/** The number of a code, for keys and for what is kept outside; none if there is no code. */
export function numberOf(code: Code<string> | undefined): number {
  return (code as unknown as number | undefined) ?? Number.NaN;
}

/** The value of an enum whose number that is; none if it is no number of the enum's. */
export function readCode<T>(values: Readonly<Record<string, T>>, number: unknown): T | undefined {
  return Object.values(values).find((value: unknown) => value === number);
}

/** Whether a sum holds a code. */
export function holds<T>(sum: Sum<T> | undefined, code: T): boolean {
  return ((sum as unknown as number) & (code as unknown as number)) !== 0;
}

/** Room for so many codes, the first of which are zero. */
export function codeRoom<T>(length: number): CodeArray<T> {
  return new Uint8Array(length) as unknown as CodeArray<T>;
}

/** Twice the room, with what is there. */
export function moreRoom<T>(codes: CodeArray<T>): CodeArray<T> {
  const more = new Uint8Array(codes.length * 2);
  more.set(codes as unknown as Uint8Array);
  return more as unknown as CodeArray<T>;
}

/** A list of codes of fixed length. */
export interface CodeArray<T> extends Iterable<T> {
  readonly length: number;
  [index: number]: T;
  fill(code: T): this;
  keys(): IterableIterator<number>;
}

/** Whether a path can be used. */
export type PathUse = Code<'PathUse'>;
export const PathUse = {
  /** The peer does not answer on it. */
  inactive: 0 as unknown as PathUse,
  /** The peer answers on it. */
  active: 1 as unknown as PathUse,
  /** It is active and takes new data. */
  inUse: 2 as unknown as PathUse,
} as const;

export const PATH_USE_WORDS = {
  0: 'inactive',
  1: 'active',
  2: 'in use',
} as unknown as Words<PathUse>;

/** Which way a packet or a route goes. */
export type Direction = Code<'Direction'>;
export const Direction = {
  /** From the data sender to the data receiver. */
  forward: 0 as unknown as Direction,
  /** From the data receiver to the data sender. */
  reverse: 1 as unknown as Direction,
} as const;

export const DIRECTION_WORDS = {
  0: 'forward',
  1: 'reverse',
} as unknown as Words<Direction>;

/** What a packet is. */
export type SegmentKind = Code<'SegmentKind'>;
export const SegmentKind = {
  /** Carries user data. */
  data: 0 as unknown as SegmentKind,
  /** Acknowledges and carries no data. */
  sack: 1 as unknown as SegmentKind,
  /** Sets the flow up or shuts it down. */
  control: 2 as unknown as SegmentKind,
  /** Probes a path. */
  heartbeat: 3 as unknown as SegmentKind,
  /** An ICMP message: a packet was too big (RFC 792, RFC 1191). */
  icmp: 4 as unknown as SegmentKind,
  /** Asks for a report. */
  poll: 5 as unknown as SegmentKind,
  /** Reports unasked what is missing. */
  report: 6 as unknown as SegmentKind,
} as const;

export const SEGMENT_KIND_WORDS = {
  0: 'data',
  1: 'acknowledgement',
  2: 'control',
  3: 'heartbeat',
  4: 'report of a packet that was too big',
  5: 'poll',
  6: 'unasked report',
} as unknown as Words<SegmentKind>;

/** Why a packet carries data that was sent before. */
export type Retransmit = Code<'Retransmit'>;
export const Retransmit = {
  /** It does not. */
  first: 0 as unknown as Retransmit,
  /** Reported missing often enough. */
  fast: 1 as unknown as Retransmit,
  /** The retransmission timer expired. */
  timeout: 2 as unknown as Retransmit,
  /** A router said that the packet was too big (RFC 1191); it may be fragmented now. */
  tooBig: 3 as unknown as Retransmit,
  /** The receiver reported that its packet came damaged. */
  damaged: 4 as unknown as Retransmit,
} as const;

export const RETRANSMIT_WORDS = {
  0: 'sent',
  1: 'sent again by fast retransmit',
  2: 'sent again after a timeout',
  3: 'sent again because it was too big',
  4: 'sent again because it came damaged',
} as unknown as Words<Retransmit>;

/** What a packet says of congestion marks (RFC 3168). */
export type EcnFlag = Code<'EcnFlag'>;
export const EcnFlag = {
  /** Its IP header says that a mark is understood. */
  capable: 1 as unknown as EcnFlag,
  /** It tells the sender of a mark. */
  echo: 2 as unknown as EcnFlag,
  /** It says that the sender has answered the mark. */
  reduced: 4 as unknown as EcnFlag,
} as const;

export const ECN_FLAG_WORDS = {
  1: 'ECN-capable',
  2: 'tells of a mark',
  4: 'answers a mark',
} as unknown as Words<EcnFlag>;

/** What became of a segment. */
export type Outcome = Code<'Outcome'>;
export const Outcome = {
  /** Handed to the receiving endpoint. */
  delivered: 1 as unknown as Outcome,
  /** Bit or packet errors on a link. */
  corruption: 2 as unknown as Outcome,
  /** The queue of a link was full. */
  queueFull: 3 as unknown as Outcome,
  /** The ground-to-satellite link it was on went away. */
  handover: 4 as unknown as Outcome,
  /** No route led to its destination. */
  noRoute: 5 as unknown as Outcome,
  /** Larger than the link carries, and not to be fragmented. */
  tooBig: 6 as unknown as Outcome,
  /** Handed to the receiving endpoint with a congestion mark (RFC 3168). */
  marked: 7 as unknown as Outcome,
  /** Dropped by RED before the queue was full. */
  earlyDrop: 8 as unknown as Outcome,
  /** The scenario chose it to be lost. */
  chosen: 9 as unknown as Outcome,
  /** The link that it was on, or waited for, was cut. */
  outage: 10 as unknown as Outcome,
  /** The error process of a link lost it. */
  state: 11 as unknown as Outcome,
  /** Another frame was on the radio channel at the same time. */
  collision: 12 as unknown as Outcome,
  /** Dropped by CoDel as it was to leave, because every packet has waited too long for an interval. */
  standingQueue: 13 as unknown as Outcome,
  /** Dropped by PIE as it came, by the chance that the queueing delay calls for. */
  proportional: 14 as unknown as Outcome,
  /** Its compressed header could not be decompressed, for a packet before it was lost on the link. */
  headerContext: 15 as unknown as Outcome,
  /** Bit errors had damaged it on its way, over links that hand on what is damaged, and its end found that. */
  checksum: 16 as unknown as Outcome,
} as const;

export const OUTCOME_WORDS = {
  1: 'delivered to',
  2: 'lost to corruption on the link to',
  3: 'lost to a full queue at',
  4: 'lost in a handover before',
  5: 'lost without a route at',
  6: 'too big for a link at',
  7: 'delivered with a congestion mark to',
  8: 'dropped early by RED at',
  9: 'lost, as the scenario chose, at',
  10: 'lost in an outage before',
  11: 'lost in the state of the link to',
  12: 'lost in a collision before',
  13: 'dropped by CoDel, after too long a wait, at',
  14: 'dropped early by PIE at',
  15: 'lost with the context of its header on the link to',
  16: 'found damaged at',
} as unknown as Words<Outcome>;

/** Where an event happened. */
export type End = Code<'End'>;
export const End = {
  /** The end that sends the data. */
  sender: 0 as unknown as End,
  /** The end that receives the data. */
  receiver: 1 as unknown as End,
  /** None of the two. */
  neither: 255 as unknown as End,
} as const;

export const END_WORDS = {
  0: 'data sender',
  1: 'data receiver',
  255: 'neither',
} as unknown as Words<End>;

/** What a radio link joins. */
export type LinkKind = Code<'LinkKind'>;
export const LinkKind = {
  /** Two satellites of one plane. */
  intraplane: 0 as unknown as LinkKind,
  /** Satellites of two planes that move the same way. */
  interplane: 1 as unknown as LinkKind,
  /** Satellites of the first and the last plane of a Walker star, which move in opposite directions. */
  crossSeam: 2 as unknown as LinkKind,
  /** A terminal and a satellite. */
  gsl: 3 as unknown as LinkKind,
  /** Two satellites that are each among the nearest of the other. */
  nearest: 4 as unknown as LinkKind,
} as const;

export const LINK_KIND_WORDS = {
  0: 'Intraplane ISL',
  1: 'Interplane ISL',
  2: 'Cross-seam ISL',
  3: 'GSL',
  4: 'Nearest-neighbour ISL',
} as unknown as Words<LinkKind>;

/** What a link does. */
export type LinkChange = Code<'LinkChange'>;
export const LinkChange = {
  /** It goes down. */
  down: 0 as unknown as LinkChange,
  /** It comes up. */
  up: 1 as unknown as LinkChange,
} as const;

export const LINK_CHANGE_WORDS = {
  0: 'down',
  1: 'up',
} as unknown as Words<LinkChange>;

/** What became of a piece of data at the receiver. */
export type ChunkFate = Code<'ChunkFate'>;
export const ChunkFate = {
  /** It waits for an earlier one of its stream, for the rest of its message, or to be read. */
  held: 0 as unknown as ChunkFate,
  /** The application has it. */
  delivered: 1 as unknown as ChunkFate,
  /** The buffer had no room for it. */
  refused: 2 as unknown as ChunkFate,
  /** Its sender has given it up, or the rest of its message. */
  skipped: 3 as unknown as ChunkFate,
} as const;

export const CHUNK_FATE_WORDS = {
  0: 'held by the receiver',
  1: 'delivered',
  2: 'refused for want of room',
  3: 'given up',
} as unknown as Words<ChunkFate>;

/** What a piece of data is of its message. */
export type ChunkFlag = Code<'ChunkFlag'>;
export const ChunkFlag = {
  /** The last of its message. */
  last: 1 as unknown as ChunkFlag,
  /** The first of its message. */
  first: 2 as unknown as ChunkFlag,
  /** It waits for no other. */
  unordered: 4 as unknown as ChunkFlag,
  /** Its sender wants to hear of it at once. */
  immediate: 8 as unknown as ChunkFlag,
  /** Pieces of other messages may come between those of its message (I-DATA). */
  interleaved: 16 as unknown as ChunkFlag,
} as const;

export const CHUNK_FLAG_WORDS = {
  1: 'last',
  2: 'first',
  4: 'unordered',
  8: 'acknowledged at once',
  16: 'interleaved',
} as unknown as Words<ChunkFlag>;

/** What a packet says beyond its row. */
export type BlockKind = Code<'BlockKind'>;
export const BlockKind = {
  /** These numbers have come. */
  gap: 0 as unknown as BlockKind,
  /** This number has come twice. */
  duplicate: 1 as unknown as BlockKind,
  /** These numbers are missing. */
  missing: 2 as unknown as BlockKind,
  /** It asks for a report besides, and names the next number that will be sent. */
  poll: 3 as unknown as BlockKind,
  /** Everything up to this number counts as if it had come, for what is missing was given up. */
  forward: 4 as unknown as BlockKind,
  /** These numbers have come and will not be given back. */
  promise: 5 as unknown as BlockKind,
} as const;

export const BLOCK_KIND_WORDS = {
  0: 'gap ack block',
  1: 'duplicate TSN',
  2: 'gap',
  3: 'poll',
  4: 'FORWARD TSN',
  5: 'NR gap ack block',
} as unknown as Words<BlockKind>;

/** The state of an error process. */
export type ChannelState = Code<'ChannelState'>;
export const ChannelState = {
  /** The state in which it begins. */
  good: 0 as unknown as ChannelState,
  /** The other state. */
  bad: 1 as unknown as ChannelState,
} as const;

export const CHANNEL_STATE_WORDS = {
  0: 'good',
  1: 'bad',
} as unknown as Words<ChannelState>;

/** What a station does with a radio channel. */
export type RadioUse = Code<'RadioUse'>;
export const RadioUse = {
  /** It finds the channel clear, and has drawn to wait. */
  idleSlot: 0 as unknown as RadioUse,
  /** It keys its transmitter and sends a frame, which its receiver makes out. */
  frame: 1 as unknown as RadioUse,
  /** It sends a frame that its receiver cannot make out, since another one is on the air. */
  collision: 2 as unknown as RadioUse,
} as const;

export const RADIO_USE_WORDS = {
  0: 'waits a slot',
  1: 'sends',
  2: 'collides',
} as unknown as Words<RadioUse>;

/** What ends a phase of careful resume, as its log names it. */
export type ResumeTrigger = Code<'ResumeTrigger'>;
export const ResumeTrigger = {
  /** The window that was tried is used up: last_unvalidated_packet_sent. */
  lastSent: 0 as unknown as ResumeTrigger,
  /** first_unvalidated_packet_acknowledged. */
  firstAcknowledged: 1 as unknown as ResumeTrigger,
  /** rtt_exceeded. */
  roundTripOver: 2 as unknown as ResumeTrigger,
  /** rate_limited. */
  rateLimited: 3 as unknown as ResumeTrigger,
  /** last_unvalidated_packet_acknowledged, or exit_recovery. */
  lastAcknowledged: 4 as unknown as ResumeTrigger,
  /** packet_loss. */
  packetLoss: 5 as unknown as ResumeTrigger,
  /** ECN_CE. */
  marked: 6 as unknown as ResumeTrigger,
  /** Persistent congestion. */
  timeout: 7 as unknown as ResumeTrigger,
  /** rtt_not_validated. */
  rttNotValidated: 8 as unknown as ResumeTrigger,
  /** path_changed. */
  pathChanged: 9 as unknown as ResumeTrigger,
  /** Half of the saved window is no more than the window there is. */
  nothingToGain: 10 as unknown as ResumeTrigger,
} as const;

export const RESUME_TRIGGER_WORDS = {
  0: 'the window is full',
  1: 'the first of the unvalidated data are acknowledged',
  2: 'a round trip is over',
  3: 'too little was sent to need it',
  4: 'all unvalidated data are acknowledged',
  5: 'a loss',
  6: 'a congestion mark',
  7: 'a timeout',
  8: 'the round trip is not the saved one',
  9: 'another path',
  10: 'cwnd is as large already',
} as unknown as Words<ResumeTrigger>;

/** The state of an association (RFC 9260 section 4). */
export type SctpState = Code<'SctpState'>;
export const SctpState = {
  /** Nothing has happened; an INIT is answered. */
  closed: 0 as unknown as SctpState,
  /** INIT sent. */
  cookieWait: 1 as unknown as SctpState,
  /** COOKIE ECHO sent. */
  cookieEchoed: 2 as unknown as SctpState,
  /** Data flows. */
  established: 3 as unknown as SctpState,
  /** The application has no more data; what was sent is still being acknowledged. */
  shutdownPending: 4 as unknown as SctpState,
  /** SHUTDOWN sent. */
  shutdownSent: 5 as unknown as SctpState,
  /** SHUTDOWN received; own data are still being acknowledged. */
  shutdownReceived: 6 as unknown as SctpState,
  /** SHUTDOWN ACK sent. */
  shutdownAckSent: 7 as unknown as SctpState,
  /** Ended by a shutdown. */
  ended: 8 as unknown as SctpState,
  /** Given up after too many errors. */
  failed: 9 as unknown as SctpState,
  /** Ended at once by an ABORT. */
  aborted: 10 as unknown as SctpState,
  /** The host is off and remembers nothing. */
  off: 11 as unknown as SctpState,
} as const;

export const SCTP_STATE_WORDS = {
  0: 'closed',
  1: 'waiting for INIT ACK',
  2: 'waiting for COOKIE ACK',
  3: 'established',
  4: 'waiting for the last acknowledgement',
  5: 'waiting for SHUTDOWN ACK',
  6: 'asked to shut down',
  7: 'waiting for SHUTDOWN COMPLETE',
  8: 'over',
  9: 'given up',
  10: 'aborted',
  11: 'off',
} as unknown as Words<SctpState>;

/** Why a packet drop report is not believed. */
export type SctpDisbelief = Code<'SctpDisbelief'>;
export const SctpDisbelief = {
  /** It says that the packet was cut, and is as long as the packet. */
  length: 0 as unknown as SctpDisbelief,
  /** The packet that it returns has another verification tag than those that were sent. */
  tag: 1 as unknown as SctpDisbelief,
  /** The data that it returns differ from those that were sent under their TSN: the damage is there, or somebody has made them up. */
  data: 2 as unknown as SctpDisbelief,
} as const;

export const SCTP_DISBELIEF_WORDS = {
  0: 'it says that it returns less than it does',
  1: 'it returns a packet with another verification tag',
  2: 'the data that it returns are not those that were sent',
} as unknown as Words<SctpDisbelief>;

/** By which rule windows of several paths are coupled. */
export type SctpCoupledBy = Code<'SctpCoupledBy'>;
export const SctpCoupledBy = {
  /** Linked increases. */
  lia: 0 as unknown as SctpCoupledBy,
  /** Opportunistic linked increases. */
  olia: 1 as unknown as SctpCoupledBy,
  /** Resource pooling by slow start thresholds. */
  rpV1: 2 as unknown as SctpCoupledBy,
  /** Resource pooling by bandwidths. */
  rpV2: 3 as unknown as SctpCoupledBy,
} as const;

export const SCTP_COUPLED_BY_WORDS = {
  0: 'linked increases (LIA)',
  1: 'opportunistic linked increases (OLIA)',
  2: 'resource pooling by ssthresh (CMT/RPv1)',
  3: 'resource pooling by bandwidths (CMT/RPv2)',
} as unknown as Words<SctpCoupledBy>;

/** What is asked for an address. */
export type SctpChange = Code<'SctpChange'>;
export const SctpChange = {
  /** The association gains the address. */
  add: 1 as unknown as SctpChange,
  /** The association loses it. */
  delete: 2 as unknown as SctpChange,
  /** The peer sends to it from now on. */
  setPrimary: 4 as unknown as SctpChange,
} as const;

export const SCTP_CHANGE_WORDS = {
  1: 'added',
  2: 'deleted',
  4: 'made the primary',
} as unknown as Words<SctpChange>;

/** Why a message is given up. */
export type SctpGivenUp = Code<'SctpGivenUp'>;
export const SctpGivenUp = {
  /** Its lifetime is over. */
  lifetime: 0 as unknown as SctpGivenUp,
  /** One of its chunks was sent again as often as it may be. */
  retransmissions: 1 as unknown as SctpGivenUp,
  /** The send buffer needs its room for more important messages. */
  priority: 2 as unknown as SctpGivenUp,
} as const;

export const SCTP_GIVEN_UP_WORDS = {
  0: 'its lifetime is over',
  1: 'it was sent again as often as it may be',
  2: 'more important messages need its room',
} as unknown as Words<SctpGivenUp>;

/** What becomes of a request for streams to begin anew. */
export type SctpResetResult = Code<'SctpResetResult'>;
export const SctpResetResult = {
  /** There was nothing to do. */
  nothing: 0 as unknown as SctpResetResult,
  /** It is done. */
  performed: 1 as unknown as SctpResetResult,
  /** It is denied. */
  denied: 2 as unknown as SctpResetResult,
  /** There is no such stream. */
  wrongStream: 3 as unknown as SctpResetResult,
  /** Another request is in progress. */
  busy: 4 as unknown as SctpResetResult,
  /** It has a bad sequence number. */
  badNumber: 5 as unknown as SctpResetResult,
  /** Data before it are still missing. */
  inProgress: 6 as unknown as SctpResetResult,
} as const;

export const SCTP_RESET_RESULT_WORDS = {
  0: 'there was nothing to do',
  1: 'it is done',
  2: 'it is denied',
  3: 'there is no such stream',
  4: 'another request is in progress',
  5: 'it has a bad sequence number',
  6: 'it is in progress',
} as unknown as Words<SctpResetResult>;

/** What a request asks for besides streams of its sender that begin anew. */
export type SctpAskedStreams = Code<'SctpAskedStreams'>;
export const SctpAskedStreams = {
  /** Streams on which the peer sends begin anew. */
  resetIncoming: 0 as unknown as SctpAskedStreams,
  /** Its sender sends on more streams. */
  addOutgoing: 1 as unknown as SctpAskedStreams,
  /** The peer sends on more streams. */
  addIncoming: 2 as unknown as SctpAskedStreams,
} as const;

export const SCTP_ASKED_STREAMS_WORDS = {
  0: 'The peer is to begin streams anew',
  1: 'More streams are asked for',
  2: 'The peer is to have more streams',
} as unknown as Words<SctpAskedStreams>;

/** Why new data take another path. */
export type SctpPathChange = Code<'SctpPathChange'>;
export const SctpPathChange = {
  /** The one before is inactive. */
  failure: 0 as unknown as SctpPathChange,
  /** The primary is active again. */
  return: 1 as unknown as SctpPathChange,
  /** The peer is known to be reached by the primary only now. */
  confirmation: 2 as unknown as SctpPathChange,
  /** Another path has become the primary, or the address of the one before was deleted. */
  primary: 3 as unknown as SctpPathChange,
} as const;

export const SCTP_PATH_CHANGE_WORDS = {
  0: 'inactive',
  1: 'the primary is active again',
  2: 'not known to reach the peer',
  3: 'another path is the primary',
} as unknown as Words<SctpPathChange>;

/** Why a packet is discarded. */
export type SctpDiscarded = Code<'SctpDiscarded'>;
export const SctpDiscarded = {
  /** Its verification tag is not that of the association. */
  wrongTag: 0 as unknown as SctpDiscarded,
  /** INIT and INIT ACK share their packet with nothing. */
  initNotAlone: 1 as unknown as SctpDiscarded,
  /** The message authentication code of its cookie is wrong. */
  forgedCookie: 2 as unknown as SctpDiscarded,
  /** Its cookie belongs to no attempt that is still under way. */
  lateCookie: 3 as unknown as SctpDiscarded,
  /** Its cookie is good, but nobody listens any more. */
  nobodyListens: 4 as unknown as SctpDiscarded,
  /** Its chunk must be authenticated, and is not. */
  notAuthenticated: 5 as unknown as SctpDiscarded,
  /** Somebody has signed it who does not have the key. */
  wrongMac: 6 as unknown as SctpDiscarded,
  /** The key or the hash of its AUTH chunk is not known. */
  unknownKey: 7 as unknown as SctpDiscarded,
  /** Its checksum is zero and not its CRC32c, which was not agreed on or is not allowed here. */
  wrongChecksum: 8 as unknown as SctpDiscarded,
  /** It came in UDP, at a host that takes SCTP in IP alone. */
  noUdp: 9 as unknown as SctpDiscarded,
} as const;

export const SCTP_DISCARDED_WORDS = {
  0: 'its verification tag is another one',
  1: 'other chunks share its packet',
  2: 'its cookie was not signed by this host',
  3: 'its cookie is of another attempt to set up the association',
  4: 'nobody waits for an association any more',
  5: 'it is taken only behind an AUTH chunk',
  6: 'the code of its AUTH chunk is wrong',
  7: 'its AUTH chunk names another key or hash',
  8: 'its checksum is zero, which its sender may not leave out',
  9: 'nobody takes SCTP out of UDP here',
} as unknown as Words<SctpDiscarded>;

/** What a cookie does that comes while there is an association. */
export type SctpCookieAction = Code<'SctpCookieAction'>;
export const SctpCookieAction = {
  /** Both tags are new and the tie-tags are those of the association. */
  restart: 0 as unknown as SctpCookieAction,
  /** The peer has another tag than it had told. */
  collision: 1 as unknown as SctpCookieAction,
  /** Both tags are those of the association. */
  duplicate: 2 as unknown as SctpCookieAction,
} as const;

export const SCTP_COOKIE_ACTION_WORDS = {
  0: 'the peer has started anew',
  1: 'both ends have called each other',
  2: 'it has come before',
} as unknown as Words<SctpCookieAction>;

/** The state of a connection (RFC 9293 section 3.3.2). */
export type TcpState = Code<'TcpState'>;
export const TcpState = {
  /** Nothing has happened; a SYN is answered. */
  closed: 0 as unknown as TcpState,
  /** SYN sent. */
  synSent: 1 as unknown as TcpState,
  /** SYN received and answered. */
  synReceived: 2 as unknown as TcpState,
  /** Data flow. */
  established: 3 as unknown as TcpState,
  /** FIN sent. */
  finWait1: 4 as unknown as TcpState,
  /** FIN sent and acknowledged. */
  finWait2: 5 as unknown as TcpState,
  /** FIN received; nothing more will come. */
  closeWait: 6 as unknown as TcpState,
  /** Both ends have sent a FIN at once. */
  closing: 7 as unknown as TcpState,
  /** FIN received and sent. */
  lastAck: 8 as unknown as TcpState,
  /** Both FINs are acknowledged; the last acknowledgement may have to be repeated. */
  timeWait: 9 as unknown as TcpState,
  /** Over. */
  ended: 10 as unknown as TcpState,
  /** Given up after too many timeouts. */
  failed: 11 as unknown as TcpState,
  /** Ended by a RST, its own or the peer's. */
  reset: 12 as unknown as TcpState,
} as const;

export const TCP_STATE_WORDS = {
  0: 'CLOSED',
  1: 'SYN-SENT',
  2: 'SYN-RECEIVED',
  3: 'ESTABLISHED',
  4: 'FIN-WAIT-1',
  5: 'FIN-WAIT-2',
  6: 'CLOSE-WAIT',
  7: 'CLOSING',
  8: 'LAST-ACK',
  9: 'TIME-WAIT',
  10: 'over',
  11: 'given up',
  12: 'reset',
} as unknown as Words<TcpState>;

/** Why a segment is sent again. */
export type TcpRetransmit = Code<'TcpRetransmit'>;
export const TcpRetransmit = {
  /** It is not. */
  first: 0 as unknown as TcpRetransmit,
  /** Duplicate acknowledgements or the receiver's blocks tell that it is lost (RFC 5681 section 3.2). */
  fast: 1 as unknown as TcpRetransmit,
  /** The retransmission timer expired (RFC 6298 section 5). */
  timeout: 2 as unknown as TcpRetransmit,
  /** Nothing else may be sent, and perhaps it is lost (RFC 6675 section 4, rules 3 and 4 of NextSeg). */
  rescue: 3 as unknown as TcpRetransmit,
  /** It probes a closed window (RFC 9293 section 3.8.6.1). */
  probe: 4 as unknown as TcpRetransmit,
  /** It is the last of a flight of which nothing was heard for two round trips (RFC 8985 section 7). */
  tail: 5 as unknown as TcpRetransmit,
} as const;

export const TCP_RETRANSMIT_WORDS = {
  0: 'sent',
  1: 'held to be lost',
  2: 'timeout',
  3: 'rescue',
  4: 'window probe',
  5: 'tail loss probe',
} as unknown as Words<TcpRetransmit>;

/** What shows that nothing was lost. */
export type TcpProof = Code<'TcpProof'>;
export const TcpProof = {
  /** An acknowledgement answers what left before anything was sent again (RFC 3522). */
  timestamps: 0 as unknown as TcpProof,
  /** All that was sent again has come twice (RFC 3708). */
  duplicates: 1 as unknown as TcpProof,
  /** What was sent once has arrived after the timeout (RFC 5682). */
  forward: 2 as unknown as TcpProof,
} as const;

export const TCP_PROOF_WORDS = {
  0: 'timestamps',
  1: 'duplicates',
  2: 'F-RTO',
} as unknown as Words<TcpProof>;

/** What begins a probe cycle. */
export type TcpTrigger = Code<'TcpTrigger'>;
export const TcpTrigger = {
  /** Duplicate acknowledgements or blocks report a loss. */
  duplicates: 0 as unknown as TcpTrigger,
  /** The retransmission timer expired. */
  timeout: 1 as unknown as TcpTrigger,
} as const;

export const TCP_TRIGGER_WORDS = {
  0: 'duplicate acknowledgements',
  1: 'a timeout',
} as unknown as Words<TcpTrigger>;

/** What a segment is in a probe cycle (Tsaoussidis and Badr 2000). */
export type TcpExchange = Code<'TcpExchange'>;
export const TcpExchange = {
  /** The first probe. */
  probe1: 1 as unknown as TcpExchange,
  /** The answer to it. */
  answer1: 2 as unknown as TcpExchange,
  /** The second probe. */
  probe2: 3 as unknown as TcpExchange,
  /** The answer to it. */
  answer2: 4 as unknown as TcpExchange,
} as const;

export const TCP_EXCHANGE_WORDS = {
  1: 'PROBE1',
  2: 'PR1_ACK',
  3: 'PROBE2',
  4: 'PR2_ACK',
} as unknown as Words<TcpExchange>;

/** A segment that sets a session up or ends it. */
export type XstpControl = Code<'XstpControl'>;
export const XstpControl = {
  /** Asks for a session. */
  bgn: 0 as unknown as XstpControl,
  /** Accepts it. */
  bgnAck: 1 as unknown as XstpControl,
  /** Closes the sender's half of the session. */
  end: 2 as unknown as XstpControl,
  /** Accepts that. */
  endAck: 3 as unknown as XstpControl,
  /** Drops the session. */
  rst: 4 as unknown as XstpControl,
} as const;

export const XSTP_CONTROL_WORDS = {
  0: 'BGN',
  1: 'BGNAK',
  2: 'END',
  3: 'ENDAK',
  4: 'RST',
} as unknown as Words<XstpControl>;

/** Why the sender does nothing about a report. */
export type XstpIgnored = Code<'XstpIgnored'>;
export const XstpIgnored = {
  /** Nothing that it names is worth sending again yet. */
  notWorthy: 0 as unknown as XstpIgnored,
  /** A USTAT while probing. */
  unasked: 1 as unknown as XstpIgnored,
  /** The probing map no longer has its POLL. */
  notInMap: 2 as unknown as XstpIgnored,
} as const;

export const XSTP_IGNORED_WORDS = {
  0: 'none of what it names has been under way for a round trip',
  1: 'it came unasked while probing',
  2: 'its POLL is not in the probing map',
} as unknown as Words<XstpIgnored>;

/** What begins a probing cycle. */
export type XstpTrigger = Code<'XstpTrigger'>;
export const XstpTrigger = {
  /** No STAT came between two POLLs. */
  earlyTimeout: 0 as unknown as XstpTrigger,
  /** A report names segments that would be sent again. */
  explicit: 1 as unknown as XstpTrigger,
} as const;

export const XSTP_TRIGGER_WORDS = {
  0: 'no STAT came between two POLLs',
  1: 'a report would make the sender send again',
} as unknown as Words<XstpTrigger>;

/** The state of a session: each end closes its own half. */
export type XstpState = Code<'XstpState'>;
export const XstpState = {
  /** Nothing has happened; a BGN is answered. */
  closed: 0 as unknown as XstpState,
  /** BGN sent. */
  opening: 1 as unknown as XstpState,
  /** Data flow. */
  established: 2 as unknown as XstpState,
  /** Everything is acknowledged and END is sent. */
  ending: 3 as unknown as XstpState,
  /** The own half is closed, the peer's is not. */
  halfClosed: 4 as unknown as XstpState,
  /** The peer's half is closed, the own is not. */
  peerEnded: 5 as unknown as XstpState,
  /** The peer's half is closed and END is sent. */
  lastEnd: 6 as unknown as XstpState,
  /** Both halves are closed. */
  ended: 7 as unknown as XstpState,
  /** Nothing has come of it for too long. */
  failed: 8 as unknown as XstpState,
  /** The peer has dropped it. */
  dropped: 9 as unknown as XstpState,
} as const;

export const XSTP_STATE_WORDS = {
  0: 'closed',
  1: 'opening',
  2: 'established',
  3: 'ending',
  4: 'half closed',
  5: 'closed by the peer',
  6: 'ending last',
  7: 'over',
  8: 'given up',
  9: 'dropped',
} as unknown as Words<XstpState>;
