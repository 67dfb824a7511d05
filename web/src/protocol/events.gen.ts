/** The events of a recording. Generated from the Rust types by `npm run generate`; do not edit. */

export const EVENT_KINDS = [
  "loss",
  "fast-retransmit",
  "timeout",
  "failover",
  "handover",
  "route",
  "path",
  "heartbeat",
  "congestion",
  "packet-size",
  "retransmission",
  "window",
  "round-trip",
  "receiver",
  "association",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** The kinds that a chart or the timeline marks. */
export const MARKED_KINDS = [
  "loss",
  "fast-retransmit",
  "timeout",
  "failover",
  "handover",
] as const;

export type MarkedKind = (typeof MARKED_KINDS)[number];

/** What a kind is called. */
export const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  "loss": "Losses",
  "fast-retransmit": "Fast retransmits",
  "timeout": "Timeouts",
  "failover": "Failovers",
  "handover": "Handovers",
  "route": "Route changes",
  "path": "Path states",
  "heartbeat": "Heartbeats",
  "congestion": "Congestion marks",
  "packet-size": "Packet sizes",
  "retransmission": "Retransmissions",
  "window": "Window changes",
  "round-trip": "Round trips",
  "receiver": "Receiver",
  "association": "Association",
};

/** Codes by the family they are of, and by name. */
export const EVENT_CODES = {
  sctp: {
    /** The association changed its state. */
    stateChanged: 1,
    /** T1 or T2 expired: a chunk of set-up or shutdown is sent again. */
    controlTimeout: 2,
    /** Too many errors in a row. */
    associationFailed: 3,
    /** More than Path.Max.Retrans errors in a row on a path. */
    pathInactive: 4,
    /** An inactive path has delivered again. */
    pathActive: 5,
    /** A HEARTBEAT has shown that the peer is reached by a path. */
    pathConfirmed: 6,
    /** New data take another path. */
    newDataPath: 7,
    /** A HEARTBEAT tries a path that nothing was sent on. */
    heartbeatSent: 8,
    /** A HEARTBEAT was not answered in time; the timeout of its path doubles. */
    heartbeatLost: 9,
    /** cwnd grew in slow start. */
    slowStart: 10,
    /** cwnd grew in congestion avoidance. */
    congestionAvoidance: 11,
    /** A TSN was reported missing often enough; cwnd is cut and fast recovery begins. */
    fastRetransmit: 12,
    /** A TSN was reported missing often enough in a window whose loss has already cut cwnd. */
    fastRetransmitAgain: 13,
    /** Everything sent before the loss is acknowledged. */
    recoveryEnded: 14,
    /** T3-rtx expired. */
    timeout: 15,
    /** Nothing was sent for one timeout: cwnd decays. */
    idleDecay: 16,
    /** The receiver told of a congestion mark; cwnd is cut. */
    congestionNotified: 17,
    /** A loss without a congestion mark is read as corruption. */
    lossUnmarked: 18,
    /** A round trip was measured. */
    rttMeasured: 20,
    /** The timeout of a path was doubled. */
    rtoDoubled: 21,
    /** A router said that packets are too big for a link of the path. */
    pathMtuLowered: 22,
    /** The path MTU was believed long enough: a larger one is tried. */
    pathMtuRaised: 23,
    /** cwnd follows the cubic function. */
    cubicGrowth: 25,
    /** cwnd follows what an AIMD flow would have, which is more than the cubic function gives. */
    renoFriendly: 26,
    /** A TSN was sent again. */
    retransmitted: 30,
    /** A SACK no longer reports a TSN that an earlier one reported. */
    reneged: 31,
    /** Max.Burst held back what cwnd would have allowed. */
    burstLimited: 32,
    /** A chunk has come that must wait for an earlier one of its stream. */
    streamBlocked: 40,
    /** The chunk a stream waited for has come. */
    streamReleased: 41,
    /** A chunk did not fit into the receiver buffer and was dropped. */
    bufferFull: 42,
    /** A TSN came twice. */
    duplicate: 43,
    /** The peer's window holds no further chunk although cwnd allows one. */
    windowFull: 44,
    /** The peer's window holds a chunk again. */
    windowOpened: 45,
    /** One chunk is sent beyond the peer's window, to learn when it opens. */
    zeroWindowProbe: 46,
    /** The application has read enough for a SACK that only reports the larger window. */
    windowUpdate: 47,
    /** A packet came with a congestion mark: the sender is told until it answers. */
    congestionMarked: 48,
    /** The sender has answered: the congestion mark is no longer reported. */
    windowReduced: 49,
    /** Everything of a finite transfer is acknowledged. */
    transferComplete: 50,
  },
  tcp: {
    /** The connection changed its state. */
    stateChanged: 1,
    /** A SYN was not answered in time: it is sent again. */
    synTimeout: 2,
    /** Too many timeouts in a row. */
    connectionFailed: 3,
    /** cwnd grew in slow start. */
    slowStart: 10,
    /** cwnd grew in congestion avoidance, by additive increase. */
    congestionAvoidance: 11,
    /** Enough duplicate acknowledgements or blocks: cwnd is cut and fast recovery begins. */
    fastRetransmit: 12,
    /** Everything sent before the loss is acknowledged. */
    recoveryEnded: 14,
    /** The retransmission timer expired. */
    timeout: 15,
    /** Nothing was sent for one timeout: cwnd starts again. */
    idleRestart: 16,
    /** The receiver told of a congestion mark; cwnd is cut. */
    congestionNotified: 17,
    /** A partial acknowledgement in fast recovery tells of another loss. */
    partialAck: 19,
    /** A round trip was measured. */
    rttMeasured: 20,
    /** The timeout was doubled. */
    rtoDoubled: 21,
    /** An acknowledgement that acknowledges nothing new came once more. */
    duplicateAck: 24,
    /** cwnd follows the cubic function. */
    cubicGrowth: 25,
    /** cwnd follows what an AIMD flow would have, which is more than the cubic function gives. */
    renoFriendly: 26,
    /** Round trips grew longer: slow start goes on at a quarter of its speed. */
    conservativeSlowStart: 27,
    /** Round trips are short again: slow start goes on. */
    slowStartResumed: 28,
    /** Round trips stayed long: congestion avoidance begins. */
    slowStartLeft: 29,
    /** A segment was sent again. */
    retransmitted: 30,
    /** The receiver no longer has what it reported, or that is assumed. */
    reneged: 31,
    /** A duplicate acknowledgement lets a new segment go. */
    limitedTransmit: 33,
    /** A segment has come that must wait for an earlier one. */
    outOfOrder: 40,
    /** What was waited for has come. */
    gapFilled: 41,
    /** A segment lies beyond the advertised window and was dropped. */
    beyondWindow: 42,
    /** A segment came twice. */
    duplicate: 43,
    /** The peer's window holds no further segment although cwnd allows one. */
    windowFull: 44,
    /** The peer's window holds a segment again. */
    windowOpened: 45,
    /** The persist timer expired: data are sent into the closed window, to learn when it opens. */
    zeroWindowProbe: 46,
    /** The application has read enough for an acknowledgement that only reports the larger window. */
    windowUpdate: 47,
    /** A segment came with a congestion mark: the sender is told until it answers. */
    congestionMarked: 48,
    /** The sender has answered: the congestion mark is no longer reported. */
    windowReduced: 49,
    /** Everything of a finite transfer is acknowledged. */
    transferComplete: 50,
  },
  network: {
    /** A packet was lost to bit or packet errors. */
    lossCorruption: 100,
    /** A packet was refused by a full queue. */
    lossQueue: 101,
    /** A packet was lost with its ground-to-satellite link. */
    lossHandover: 102,
    /** A packet had no route. */
    lossNoRoute: 103,
    /** A packet was larger than the next link carries. */
    lossTooBig: 104,
    /** A packet was dropped by random early detection. */
    lossEarly: 105,
    /** A packet was lost because the scenario chose it. */
    lossChosen: 106,
    /** A terminal changed its satellite. */
    handover: 110,
    /** The route of a path changed. */
    routeChanged: 111,
    /** A path has no route any more. */
    routeLost: 112,
  },
} as const;

/** The kind of every code. */
export const KIND_OF_CODE: Readonly<Record<number, EventKind>> = {
  1: "association",
  2: "association",
  3: "association",
  4: "path",
  5: "path",
  6: "path",
  7: "failover",
  8: "heartbeat",
  9: "heartbeat",
  10: "window",
  11: "window",
  12: "fast-retransmit",
  13: "fast-retransmit",
  14: "window",
  15: "timeout",
  16: "window",
  17: "congestion",
  18: "congestion",
  19: "retransmission",
  20: "round-trip",
  21: "round-trip",
  22: "packet-size",
  23: "packet-size",
  24: "retransmission",
  25: "window",
  26: "window",
  27: "window",
  28: "window",
  29: "window",
  30: "retransmission",
  31: "retransmission",
  32: "window",
  33: "retransmission",
  40: "receiver",
  41: "receiver",
  42: "receiver",
  43: "receiver",
  44: "window",
  45: "window",
  46: "window",
  47: "receiver",
  48: "congestion",
  49: "congestion",
  50: "association",
  100: "loss",
  101: "loss",
  102: "loss",
  103: "loss",
  104: "loss",
  105: "loss",
  106: "loss",
  110: "handover",
  111: "route",
  112: "route",
};
