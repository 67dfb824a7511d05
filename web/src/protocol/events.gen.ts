/** The events of a recording. Generated from the Rust types by `npm run generate`; do not edit. */
import type {
  EventCode,
  Direction,
  SctpPathChange,
  SegmentKind,
} from './codes.gen';
import type { EventsColumns } from './recording.gen';

export const EVENT_KINDS = [
  "loss",
  "fast-retransmit",
  "timeout",
  "failover",
  "handover",
  "reconfiguration",
  "link",
  "incident",
  "change",
  "probing",
  "hint",
  "route",
  "path",
  "heartbeat",
  "congestion",
  "packet-size",
  "retransmission",
  "blocking",
  "abandonment",
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
  "reconfiguration",
  "link",
  "incident",
  "change",
  "probing",
  "hint",
] as const;

export type MarkedKind = (typeof MARKED_KINDS)[number];

/** What a kind is called. */
export const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  "loss": "Losses",
  "fast-retransmit": "Fast retransmits",
  "timeout": "Timeouts",
  "failover": "Failovers",
  "handover": "Handovers",
  "reconfiguration": "Reconfigurations",
  "link": "Link changes",
  "incident": "Incidents",
  "change": "Dated changes",
  "probing": "Probing cycles",
  "hint": "Path hints",
  "route": "Route changes",
  "path": "Path states",
  "heartbeat": "Heartbeats",
  "congestion": "Congestion marks",
  "packet-size": "Packet sizes",
  "retransmission": "Retransmissions",
  "blocking": "Receive-buffer blocking",
  "abandonment": "Messages given up",
  "window": "Window changes",
  "round-trip": "Round trips",
  "receiver": "Receiver",
  "association": "Association",
};

/** Codes by the family they are of, and by name. */
export const EVENT_CODES = {
  sctp: {
    /** The association or connection changed its state. */
    stateChanged: 1 as unknown as EventCode,
    /** T1 or T2 expired: a chunk of set-up or shutdown is sent again. */
    controlTimeout: 2 as unknown as EventCode,
    /** Too many errors in a row. */
    associationFailed: 3 as unknown as EventCode,
    /** More than Path.Max.Retrans errors in a row on a path. */
    pathInactive: 4 as unknown as EventCode,
    /** An inactive path has delivered again. */
    pathActive: 5 as unknown as EventCode,
    /** A HEARTBEAT has shown that the peer is reached by a path. */
    pathConfirmed: 6 as unknown as EventCode,
    /** New data take another path. */
    newDataPath: 7 as unknown as EventCode,
    /** A HEARTBEAT tries a path that nothing was sent on. */
    heartbeatSent: 8 as unknown as EventCode,
    /** A HEARTBEAT was not answered in time; the timeout of its path doubles. */
    heartbeatLost: 9 as unknown as EventCode,
    /** cwnd grew in slow start. */
    slowStart: 10 as unknown as EventCode,
    /** cwnd grew in congestion avoidance. */
    congestionAvoidance: 11 as unknown as EventCode,
    /** A TSN was reported missing often enough; cwnd is cut and fast recovery begins. */
    fastRetransmit: 12 as unknown as EventCode,
    /** A TSN was reported missing often enough in a window whose loss has already cut cwnd. */
    fastRetransmitAgain: 13 as unknown as EventCode,
    /** Everything sent before the loss is acknowledged. */
    recoveryEnded: 14 as unknown as EventCode,
    /** The retransmission timer expired. */
    timeout: 15 as unknown as EventCode,
    /** Nothing was sent for one timeout: cwnd decays. */
    idleDecay: 16 as unknown as EventCode,
    /** The receiver told of a congestion mark; cwnd is cut. */
    congestionNotified: 17 as unknown as EventCode,
    /** A loss without a congestion mark, or of a packet that the receiver returned damaged, is read as corruption. */
    lossUnmarked: 18 as unknown as EventCode,
    /** A round trip was measured. */
    rttMeasured: 20 as unknown as EventCode,
    /** The timeout of a path was doubled. */
    rtoDoubled: 21 as unknown as EventCode,
    /** A router said that packets are too big for a link of the path. */
    pathMtuLowered: 22 as unknown as EventCode,
    /** The path MTU was believed long enough: a larger one is tried. */
    pathMtuRaised: 23 as unknown as EventCode,
    /** cwnd follows the cubic function. */
    cubicGrowth: 25 as unknown as EventCode,
    /** cwnd follows what an AIMD flow would have, which is more than the cubic function gives. */
    renoFriendly: 26 as unknown as EventCode,
    /** Round trips grew longer: slow start goes on at a quarter of its speed. */
    conservativeSlowStart: 27 as unknown as EventCode,
    /** Round trips are short again: slow start goes on. */
    slowStartResumed: 28 as unknown as EventCode,
    /** Round trips stayed long: congestion avoidance begins. */
    slowStartLeft: 29 as unknown as EventCode,
    /** A TSN was sent again. */
    retransmitted: 30 as unknown as EventCode,
    /** A SACK no longer reports a TSN that an earlier one reported. */
    reneged: 31 as unknown as EventCode,
    /** Max.Burst held back what cwnd would have allowed. */
    burstLimited: 32 as unknown as EventCode,
    /** The receiver has got a control chunk in a packet with a wrong checksum: it is said once more. */
    controlReported: 33 as unknown as EventCode,
    /** All data of the application have been sent, although the windows have room: it limits the sender. */
    applicationLimited: 34 as unknown as EventCode,
    /** Data of the application wait for the windows again. */
    applicationResumed: 35 as unknown as EventCode,
    /** The receiver promises never to give back what it has beyond a gap: the send buffer has room for other data. */
    sendBufferFreed: 37 as unknown as EventCode,
    /** A chunk has come that must wait for an earlier one of its stream. */
    streamBlocked: 40 as unknown as EventCode,
    /** The chunk a stream waited for has come. */
    streamReleased: 41 as unknown as EventCode,
    /** A chunk did not fit into the receiver buffer, or so many wait there that no more may, and was dropped. */
    bufferFull: 42 as unknown as EventCode,
    /** A TSN came twice. */
    duplicate: 43 as unknown as EventCode,
    /** The peer's window holds no further chunk or segment although cwnd allows one. */
    windowFull: 44 as unknown as EventCode,
    /** The peer's window holds a chunk or segment again. */
    windowOpened: 45 as unknown as EventCode,
    /** One chunk is sent beyond the peer's window, to learn when it opens. */
    zeroWindowProbe: 46 as unknown as EventCode,
    /** The application has read enough for a SACK that only reports the larger window. */
    windowUpdate: 47 as unknown as EventCode,
    /** Data came with a congestion mark: the sender is told until it answers. */
    congestionMarked: 48 as unknown as EventCode,
    /** The sender has answered: the congestion mark is no longer reported. */
    windowReduced: 49 as unknown as EventCode,
    /** Everything of a finite transfer is acknowledged. */
    transferComplete: 50 as unknown as EventCode,
    /** An end asks for more streams, or the peer to begin streams anew. */
    streamsRequested: 51 as unknown as EventCode,
    /** A packet is discarded: it is not of the association. */
    packetDiscarded: 52 as unknown as EventCode,
    /** The association is ended at once. */
    abortSent: 53 as unknown as EventCode,
    /** The peer has ended the association at once. */
    abortReceived: 54 as unknown as EventCode,
    /** The peer is told of an error that ends nothing. */
    errorSent: 55 as unknown as EventCode,
    /** The peer tells of an error that ends nothing. */
    errorReceived: 56 as unknown as EventCode,
    /** A packet came that no association is there for. */
    outOfTheBlue: 57 as unknown as EventCode,
    /** A cookie has come while there was an association already. */
    cookieTaken: 58 as unknown as EventCode,
    /** The peer has lost all memory of the association and set it up again. */
    peerRestarted: 59 as unknown as EventCode,
    /** A packet drop report is not believed. */
    dropReportIgnored: 61 as unknown as EventCode,
    /** A packet of the association has come with a wrong checksum, and is returned to its sender. */
    damageFound: 63 as unknown as EventCode,
    /** The host fails, and remembers nothing when it is back. */
    hostRebooted: 65 as unknown as EventCode,
    /** T5-shutdown-guard expired: the association is ended at once. */
    shutdownGuardExpired: 66 as unknown as EventCode,
    /** New data of a path wait for room in the receiver's buffer, which holds what overtook a chunk of another path. */
    receiveBufferBlocked: 67 as unknown as EventCode,
    /** The receiver's buffer has room again. */
    receiveBufferFreed: 68 as unknown as EventCode,
    /** A chunk that was held for reordering was dropped, for one below it that the buffer had no room for. */
    heldDropped: 69 as unknown as EventCode,
    /** A chunk that was sent later has arrived long enough ago: the first loss of a window of data cuts cwnd. */
    lossByTime: 78 as unknown as EventCode,
    /** So has one in a window whose loss has already cut cwnd, or that is read as corruption. */
    lossByTimeAgain: 79 as unknown as EventCode,
    /** A message that has left, or part of it, is given up: it counts as acknowledged. */
    messageAbandoned: 80 as unknown as EventCode,
    /** A message is given up of which nothing has left. */
    messageDropped: 81 as unknown as EventCode,
    /** The receiver is told to wait no longer for what was given up. */
    forwardTsnSent: 82 as unknown as EventCode,
    /** The sender has given up what is missing. */
    forwardTsnReceived: 83 as unknown as EventCode,
    /** The sender asks for its streams to begin anew, and begins no message until that is answered. */
    resetRequested: 84 as unknown as EventCode,
    /** The receiver has everything before, and counts the messages of streams from 0 again. */
    streamsReset: 85 as unknown as EventCode,
    /** A request for streams to begin anew was answered. */
    resetAnswered: 86 as unknown as EventCode,
    /** The re-configuration timer expired: the request is sent again. */
    reconfigurationTimeout: 87 as unknown as EventCode,
    /** Nothing was heard for long: the last chunk in flight leaves once more. */
    chunkProbe: 88 as unknown as EventCode,
    /** The probe had to repair a loss: cwnd is cut. */
    chunkProbeRepaired: 89 as unknown as EventCode,
    /** The peer is asked to take an address in, or to do without it. */
    addressRequested: 90 as unknown as EventCode,
    /** The peer has answered. */
    addressAnswered: 91 as unknown as EventCode,
    /** The receiver takes data on more streams. */
    streamsAdded: 92 as unknown as EventCode,
    /** The association has gained an address, lost one, or has another primary one. */
    addressChanged: 93 as unknown as EventCode,
    /** The peer's request is refused. */
    addressRefused: 94 as unknown as EventCode,
    /** T-4 RTO expired: the ASCONF is sent again. */
    addressTimeout: 95 as unknown as EventCode,
    /** Packets to the peer have no checksum from now on. */
    checksumsLeftOut: 96 as unknown as EventCode,
    /** The peer's packets come from another port of UDP than before. */
    udpPortLearned: 97 as unknown as EventCode,
    /** A whole window was acknowledged in congestion avoidance: cwnd has its share of what a path by itself would add. */
    coupledAvoidance: 98 as unknown as EventCode,
    /** What a path has delivered waits for a chunk of a slower one and fills a buffer: the chunk leaves again by it. */
    chunkRescheduled: 99 as unknown as EventCode,
    /** The sender is told that its path is another one. */
    pathTold: 203 as unknown as EventCode,
    /** The sender guesses that its path is another one. */
    pathGuessed: 204 as unknown as EventCode,
    /** A loss so soon after a hint cuts nothing. */
    lossFrozen: 205 as unknown as EventCode,
    /** A timeout so soon after a hint leaves the plateau of CUBIC. */
    plateauKept: 206 as unknown as EventCode,
    /** Startup: the rate doubles each round trip until the pipe is full or too much is lost. */
    bbr3Startup: 210 as unknown as EventCode,
    /** Drain: what Startup has queued leaves again. */
    bbr3Drain: 211 as unknown as EventCode,
    /** ProbeBW_DOWN: slower than data arrive, until queue and headroom are free. */
    bbr3Down: 212 as unknown as EventCode,
    /** ProbeBW_CRUISE: as fast as data arrive. */
    bbr3Cruise: 213 as unknown as EventCode,
    /** ProbeBW_REFILL: a round trip without the bounds of the cycle. */
    bbr3Refill: 214 as unknown as EventCode,
    /** ProbeBW_UP: faster than data arrive. */
    bbr3Up: 215 as unknown as EventCode,
    /** ProbeRTT: half of what the path holds measures the round trip without a queue. */
    bbr3ProbeRtt: 216 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    bbr3Model: 217 as unknown as EventCode,
    /** A bound, or what comes in heaps, is another. */
    bbr3Bounds: 218 as unknown as EventCode,
    /** Startup lost too much. */
    bbr3StartupLoss: 219 as unknown as EventCode,
    /** A probe lost too much. */
    bbr3TooHigh: 220 as unknown as EventCode,
    /** A probe ends at the level of the last one, which lost too much. */
    bbr3Precaution: 221 as unknown as EventCode,
    /** Data leave after a pause. */
    bbr3Restart: 222 as unknown as EventCode,
    /** What was taken for lost had arrived. */
    bbr3Undone: 223 as unknown as EventCode,
    /** Reconnaissance: the initial window finds out whether the path is the saved one. */
    reconnaissance: 224 as unknown as EventCode,
    /** Unvalidated: half of the saved window, paced over a round trip. */
    unvalidated: 225 as unknown as EventCode,
    /** Validating: what was sent unvalidated is on its way. */
    validating: 226 as unknown as EventCode,
    /** Safe retreat: the jump was too much. */
    safeRetreat: 227 as unknown as EventCode,
    /** Careful resume is over. */
    ended: 228 as unknown as EventCode,
    /** Slow start by 2^rho - 1 for each acknowledgement. */
    hyblaSlowStart: 230 as unknown as EventCode,
    /** Congestion avoidance by rho^2 / cwnd for each acknowledgement. */
    hyblaAvoidance: 231 as unknown as EventCode,
    /** Few segments are in the queue: cwnd grows. */
    vegasIncrease: 232 as unknown as EventCode,
    /** Many segments are in the queue: cwnd shrinks. */
    vegasDecrease: 233 as unknown as EventCode,
    /** Segments queue: slow start ends. */
    vegasSlowStartLeft: 234 as unknown as EventCode,
    /** cwnd and ssthresh are what the measured rate fills at the shortest round trip. */
    westwoodWindow: 236 as unknown as EventCode,
    /** Acknowledgements came close together for half of a round trip. */
    ackTrain: 237 as unknown as EventCode,
    /** A loss was reported, and slow start begins anew. */
    tahoeRestart: 238 as unknown as EventCode,
    /** Round trips of this round are longer than the shortest. */
    longerRoundTrips: 239 as unknown as EventCode,
    /** STARTUP: the rate doubles each round trip until the bandwidth grows no more. */
    startup: 240 as unknown as EventCode,
    /** DRAIN: what STARTUP has queued leaves again. */
    drain: 241 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 5/4. */
    probeUp: 242 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 3/4. */
    probeDown: 243 as unknown as EventCode,
    /** PROBE_BW, the phases with a gain of 1. */
    cruise: 244 as unknown as EventCode,
    /** PROBE_RTT: four packets in flight measure the round trip without a queue. */
    probeRtt: 245 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    model: 246 as unknown as EventCode,
    /** A policer limits the rate. */
    policed: 247 as unknown as EventCode,
    /** Answers stayed away: the path was reconfigured. */
    leoAnswersLate: 248 as unknown as EventCode,
    /** The schedule has a reconfiguration. */
    leoScheduled: 249 as unknown as EventCode,
    /** PROBE_RTT of LeoCC. */
    leoProbeRtt: 250 as unknown as EventCode,
    /** The phase of the cycle that probes, with a gain of 21/20 for there is a queue. */
    leoProbeUp: 251 as unknown as EventCode,
    /** Round trips show a queue: the Kalman filter's bandwidth holds. */
    leoFiltered: 252 as unknown as EventCode,
    /** Round trips show no queue, or a reconfiguration begins: the largest bandwidth holds. */
    leoLargest: 253 as unknown as EventCode,
  },
  tcp: {
    /** The association or connection changed its state. */
    stateChanged: 1 as unknown as EventCode,
    /** A SYN was not answered in time: it is sent again. */
    synTimeout: 2 as unknown as EventCode,
    /** Too many timeouts in a row. */
    connectionFailed: 3 as unknown as EventCode,
    /** cwnd grew in slow start. */
    slowStart: 10 as unknown as EventCode,
    /** cwnd grew in congestion avoidance, by additive increase. */
    congestionAvoidance: 11 as unknown as EventCode,
    /** Enough duplicate acknowledgements or blocks: cwnd is cut and fast recovery begins. */
    fastRetransmit: 12 as unknown as EventCode,
    /** Everything sent before the loss is acknowledged. */
    recoveryEnded: 14 as unknown as EventCode,
    /** The retransmission timer expired. */
    timeout: 15 as unknown as EventCode,
    /** Nothing was sent for one timeout: cwnd starts again. */
    idleRestart: 16 as unknown as EventCode,
    /** The receiver told of a congestion mark; cwnd is cut. */
    congestionNotified: 17 as unknown as EventCode,
    /** A partial acknowledgement in fast recovery tells of another loss. */
    partialAck: 19 as unknown as EventCode,
    /** A round trip was measured. */
    rttMeasured: 20 as unknown as EventCode,
    /** The timeout was doubled. */
    rtoDoubled: 21 as unknown as EventCode,
    /** An acknowledgement that acknowledges nothing new came once more. */
    duplicateAck: 24 as unknown as EventCode,
    /** cwnd follows the cubic function. */
    cubicGrowth: 25 as unknown as EventCode,
    /** cwnd follows what an AIMD flow would have, which is more than the cubic function gives. */
    renoFriendly: 26 as unknown as EventCode,
    /** Round trips grew longer: slow start goes on at a quarter of its speed. */
    conservativeSlowStart: 27 as unknown as EventCode,
    /** Round trips are short again: slow start goes on. */
    slowStartResumed: 28 as unknown as EventCode,
    /** Round trips stayed long: congestion avoidance begins. */
    slowStartLeft: 29 as unknown as EventCode,
    /** A segment was sent again. */
    retransmitted: 30 as unknown as EventCode,
    /** The receiver no longer has what it reported, or that is assumed. */
    reneged: 31 as unknown as EventCode,
    /** Nothing had been lost: the cut is taken back. */
    cutUndone: 32 as unknown as EventCode,
    /** A duplicate acknowledgement lets a new segment go. */
    limitedTransmit: 33 as unknown as EventCode,
    /** All data of the application have been sent, although the windows have room: it limits the sender. */
    applicationLimited: 34 as unknown as EventCode,
    /** Data of the application wait for the windows again. */
    applicationResumed: 35 as unknown as EventCode,
    /** The probe had to repair a loss: cwnd is cut. */
    tailRepaired: 37 as unknown as EventCode,
    /** A segment that was sent later has arrived long enough ago: cwnd is cut and fast recovery begins. */
    lossByTime: 38 as unknown as EventCode,
    /** cwnd shrinks in proportion to what arrives. */
    proportionalReduction: 39 as unknown as EventCode,
    /** A segment has come that must wait for an earlier one. */
    outOfOrder: 40 as unknown as EventCode,
    /** What was waited for has come. */
    gapFilled: 41 as unknown as EventCode,
    /** A segment lies beyond the advertised window and was dropped. */
    beyondWindow: 42 as unknown as EventCode,
    /** A segment came twice. */
    duplicate: 43 as unknown as EventCode,
    /** The peer's window holds no further chunk or segment although cwnd allows one. */
    windowFull: 44 as unknown as EventCode,
    /** The peer's window holds a chunk or segment again. */
    windowOpened: 45 as unknown as EventCode,
    /** The persist timer expired: data are sent into the closed window, to learn when it opens. */
    zeroWindowProbe: 46 as unknown as EventCode,
    /** The application has read enough for an acknowledgement that only reports the larger window. */
    windowUpdate: 47 as unknown as EventCode,
    /** Data came with a congestion mark: the sender is told until it answers. */
    congestionMarked: 48 as unknown as EventCode,
    /** The sender has answered: the congestion mark is no longer reported. */
    windowReduced: 49 as unknown as EventCode,
    /** Everything of a finite transfer is acknowledged. */
    transferComplete: 50 as unknown as EventCode,
    /** The peer has ended the connection with a RST. */
    resetHeard: 51 as unknown as EventCode,
    /** A segment was sent before another that has come and was next: it is dropped. */
    oldTimestamp: 69 as unknown as EventCode,
    /** A probe cycle begins: data wait. */
    probingStarted: 70 as unknown as EventCode,
    /** A probe is sent, which is a segment without data. */
    probeSent: 71 as unknown as EventCode,
    /** A probe is answered. */
    probeAnswered: 72 as unknown as EventCode,
    /** What was in doubt is acknowledged: the probe cycle is aborted. */
    probingAborted: 73 as unknown as EventCode,
    /** Round trips are as before the loss: what is lost is sent again, and cwnd stays. */
    immediateRecovery: 74 as unknown as EventCode,
    /** Round trips are longer than before the loss: it cuts cwnd. */
    congestionFound: 75 as unknown as EventCode,
    /** The connection ends in a probe cycle. */
    probingCut: 76 as unknown as EventCode,
    /** Nothing was heard for two round trips: a probe leaves. */
    tailLossProbe: 77 as unknown as EventCode,
    /** The receive buffer grows by itself. */
    bufferGrown: 92 as unknown as EventCode,
    /** The sender is told that its path is another one. */
    pathTold: 203 as unknown as EventCode,
    /** The sender guesses that its path is another one. */
    pathGuessed: 204 as unknown as EventCode,
    /** A loss so soon after a hint cuts nothing. */
    lossFrozen: 205 as unknown as EventCode,
    /** A timeout so soon after a hint leaves the plateau of CUBIC. */
    plateauKept: 206 as unknown as EventCode,
    /** Startup: the rate doubles each round trip until the pipe is full or too much is lost. */
    bbr3Startup: 210 as unknown as EventCode,
    /** Drain: what Startup has queued leaves again. */
    bbr3Drain: 211 as unknown as EventCode,
    /** ProbeBW_DOWN: slower than data arrive, until queue and headroom are free. */
    bbr3Down: 212 as unknown as EventCode,
    /** ProbeBW_CRUISE: as fast as data arrive. */
    bbr3Cruise: 213 as unknown as EventCode,
    /** ProbeBW_REFILL: a round trip without the bounds of the cycle. */
    bbr3Refill: 214 as unknown as EventCode,
    /** ProbeBW_UP: faster than data arrive. */
    bbr3Up: 215 as unknown as EventCode,
    /** ProbeRTT: half of what the path holds measures the round trip without a queue. */
    bbr3ProbeRtt: 216 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    bbr3Model: 217 as unknown as EventCode,
    /** A bound, or what comes in heaps, is another. */
    bbr3Bounds: 218 as unknown as EventCode,
    /** Startup lost too much. */
    bbr3StartupLoss: 219 as unknown as EventCode,
    /** A probe lost too much. */
    bbr3TooHigh: 220 as unknown as EventCode,
    /** A probe ends at the level of the last one, which lost too much. */
    bbr3Precaution: 221 as unknown as EventCode,
    /** Data leave after a pause. */
    bbr3Restart: 222 as unknown as EventCode,
    /** What was taken for lost had arrived. */
    bbr3Undone: 223 as unknown as EventCode,
    /** Reconnaissance: the initial window finds out whether the path is the saved one. */
    reconnaissance: 224 as unknown as EventCode,
    /** Unvalidated: half of the saved window, paced over a round trip. */
    unvalidated: 225 as unknown as EventCode,
    /** Validating: what was sent unvalidated is on its way. */
    validating: 226 as unknown as EventCode,
    /** Safe retreat: the jump was too much. */
    safeRetreat: 227 as unknown as EventCode,
    /** Careful resume is over. */
    ended: 228 as unknown as EventCode,
    /** Slow start by 2^rho - 1 for each acknowledgement. */
    hyblaSlowStart: 230 as unknown as EventCode,
    /** Congestion avoidance by rho^2 / cwnd for each acknowledgement. */
    hyblaAvoidance: 231 as unknown as EventCode,
    /** Few segments are in the queue: cwnd grows. */
    vegasIncrease: 232 as unknown as EventCode,
    /** Many segments are in the queue: cwnd shrinks. */
    vegasDecrease: 233 as unknown as EventCode,
    /** Segments queue: slow start ends. */
    vegasSlowStartLeft: 234 as unknown as EventCode,
    /** cwnd and ssthresh are what the measured rate fills at the shortest round trip. */
    westwoodWindow: 236 as unknown as EventCode,
    /** Acknowledgements came close together for half of a round trip. */
    ackTrain: 237 as unknown as EventCode,
    /** A loss was reported, and slow start begins anew. */
    tahoeRestart: 238 as unknown as EventCode,
    /** Round trips of this round are longer than the shortest. */
    longerRoundTrips: 239 as unknown as EventCode,
    /** STARTUP: the rate doubles each round trip until the bandwidth grows no more. */
    startup: 240 as unknown as EventCode,
    /** DRAIN: what STARTUP has queued leaves again. */
    drain: 241 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 5/4. */
    probeUp: 242 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 3/4. */
    probeDown: 243 as unknown as EventCode,
    /** PROBE_BW, the phases with a gain of 1. */
    cruise: 244 as unknown as EventCode,
    /** PROBE_RTT: four packets in flight measure the round trip without a queue. */
    probeRtt: 245 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    model: 246 as unknown as EventCode,
    /** A policer limits the rate. */
    policed: 247 as unknown as EventCode,
    /** Answers stayed away: the path was reconfigured. */
    leoAnswersLate: 248 as unknown as EventCode,
    /** The schedule has a reconfiguration. */
    leoScheduled: 249 as unknown as EventCode,
    /** PROBE_RTT of LeoCC. */
    leoProbeRtt: 250 as unknown as EventCode,
    /** The phase of the cycle that probes, with a gain of 21/20 for there is a queue. */
    leoProbeUp: 251 as unknown as EventCode,
    /** Round trips show a queue: the Kalman filter's bandwidth holds. */
    leoFiltered: 252 as unknown as EventCode,
    /** Round trips show no queue, or a reconfiguration begins: the largest bandwidth holds. */
    leoLargest: 253 as unknown as EventCode,
  },
  xstp: {
    /** The association or connection changed its state. */
    stateChanged: 1 as unknown as EventCode,
    /** A BGN or END was not answered in time: it is sent again. */
    requestTimeout: 2 as unknown as EventCode,
    /** Nothing has come of the session for too long. */
    sessionFailed: 3 as unknown as EventCode,
    /** cwnd grew in slow start. */
    slowStart: 10 as unknown as EventCode,
    /** cwnd grew in congestion avoidance. */
    congestionAvoidance: 11 as unknown as EventCode,
    /** No data left for long: cwnd starts again. */
    idleRestart: 16 as unknown as EventCode,
    /** A round trip was measured. */
    rttMeasured: 20 as unknown as EventCode,
    /** cwnd follows the cubic function. */
    cubicGrowth: 25 as unknown as EventCode,
    /** cwnd follows what an AIMD flow would have, which is more than the cubic function gives. */
    renoFriendly: 26 as unknown as EventCode,
    /** Round trips grew longer: slow start goes on at a quarter of its speed. */
    conservativeSlowStart: 27 as unknown as EventCode,
    /** Round trips are short again: slow start goes on. */
    slowStartResumed: 28 as unknown as EventCode,
    /** Round trips stayed long: congestion avoidance begins. */
    slowStartLeft: 29 as unknown as EventCode,
    /** A segment was sent again. */
    retransmitted: 30 as unknown as EventCode,
    /** All data of the application have been sent, although the windows have room: it limits the sender. */
    applicationLimited: 34 as unknown as EventCode,
    /** Data of the application wait for the windows again. */
    applicationResumed: 35 as unknown as EventCode,
    /** Nothing has left for a timeout, and no report names what is missing at the end: the last segment was sent again. */
    lastSentAgain: 36 as unknown as EventCode,
    /** A segment has come that must wait for an earlier one. */
    outOfOrder: 40 as unknown as EventCode,
    /** What was waited for has come. */
    gapFilled: 41 as unknown as EventCode,
    /** A segment lies beyond the advertised window and was dropped. */
    beyondWindow: 42 as unknown as EventCode,
    /** A segment came twice. */
    duplicate: 43 as unknown as EventCode,
    /** The peer's window holds no further chunk or segment although cwnd allows one. */
    windowFull: 44 as unknown as EventCode,
    /** The peer's window holds a chunk or segment again. */
    windowOpened: 45 as unknown as EventCode,
    /** Everything of a finite transfer is acknowledged. */
    transferComplete: 50 as unknown as EventCode,
    /** A report names what is lost: it is sent again and cwnd is halved. */
    halved: 60 as unknown as EventCode,
    /** The sender does nothing about a report that names missing segments. */
    reportIgnored: 61 as unknown as EventCode,
    /** No STAT for long: POLLs go less often. */
    pollsBackedOff: 62 as unknown as EventCode,
    /** The receiver reports a gap unasked. */
    gapReported: 63 as unknown as EventCode,
    /** An idle session is asked whether its peer is there. */
    keptAlive: 64 as unknown as EventCode,
    /** A probing cycle begins: new data wait. */
    probingStarted: 70 as unknown as EventCode,
    /** A probe is sent and has a place in the probing map. */
    probeSent: 71 as unknown as EventCode,
    /** A STAT that names losses fills an entry of the probing map. */
    probeAnswered: 72 as unknown as EventCode,
    /** A STAT says that nothing is missing: the probing cycle is aborted. */
    probingAborted: 73 as unknown as EventCode,
    /** Round trips are as before the loss: what is lost is sent again, and cwnd stays. */
    immediateRecovery: 74 as unknown as EventCode,
    /** Round trips are longer than before the loss: what is lost is sent again, and cwnd is reduced. */
    congestionFound: 75 as unknown as EventCode,
    /** The session fails or is reset in a probing cycle. */
    probingCut: 76 as unknown as EventCode,
    /** The sender is told that its path is another one. */
    pathTold: 203 as unknown as EventCode,
    /** The sender guesses that its path is another one. */
    pathGuessed: 204 as unknown as EventCode,
    /** A loss so soon after a hint cuts nothing. */
    lossFrozen: 205 as unknown as EventCode,
    /** A timeout so soon after a hint leaves the plateau of CUBIC. */
    plateauKept: 206 as unknown as EventCode,
    /** Startup: the rate doubles each round trip until the pipe is full or too much is lost. */
    bbr3Startup: 210 as unknown as EventCode,
    /** Drain: what Startup has queued leaves again. */
    bbr3Drain: 211 as unknown as EventCode,
    /** ProbeBW_DOWN: slower than data arrive, until queue and headroom are free. */
    bbr3Down: 212 as unknown as EventCode,
    /** ProbeBW_CRUISE: as fast as data arrive. */
    bbr3Cruise: 213 as unknown as EventCode,
    /** ProbeBW_REFILL: a round trip without the bounds of the cycle. */
    bbr3Refill: 214 as unknown as EventCode,
    /** ProbeBW_UP: faster than data arrive. */
    bbr3Up: 215 as unknown as EventCode,
    /** ProbeRTT: half of what the path holds measures the round trip without a queue. */
    bbr3ProbeRtt: 216 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    bbr3Model: 217 as unknown as EventCode,
    /** A bound, or what comes in heaps, is another. */
    bbr3Bounds: 218 as unknown as EventCode,
    /** Startup lost too much. */
    bbr3StartupLoss: 219 as unknown as EventCode,
    /** A probe lost too much. */
    bbr3TooHigh: 220 as unknown as EventCode,
    /** A probe ends at the level of the last one, which lost too much. */
    bbr3Precaution: 221 as unknown as EventCode,
    /** Data leave after a pause. */
    bbr3Restart: 222 as unknown as EventCode,
    /** What was taken for lost had arrived. */
    bbr3Undone: 223 as unknown as EventCode,
    /** Reconnaissance: the initial window finds out whether the path is the saved one. */
    reconnaissance: 224 as unknown as EventCode,
    /** Unvalidated: half of the saved window, paced over a round trip. */
    unvalidated: 225 as unknown as EventCode,
    /** Validating: what was sent unvalidated is on its way. */
    validating: 226 as unknown as EventCode,
    /** Safe retreat: the jump was too much. */
    safeRetreat: 227 as unknown as EventCode,
    /** Careful resume is over. */
    ended: 228 as unknown as EventCode,
    /** Slow start by 2^rho - 1 for each acknowledgement. */
    hyblaSlowStart: 230 as unknown as EventCode,
    /** Congestion avoidance by rho^2 / cwnd for each acknowledgement. */
    hyblaAvoidance: 231 as unknown as EventCode,
    /** Few segments are in the queue: cwnd grows. */
    vegasIncrease: 232 as unknown as EventCode,
    /** Many segments are in the queue: cwnd shrinks. */
    vegasDecrease: 233 as unknown as EventCode,
    /** Segments queue: slow start ends. */
    vegasSlowStartLeft: 234 as unknown as EventCode,
    /** cwnd and ssthresh are what the measured rate fills at the shortest round trip. */
    westwoodWindow: 236 as unknown as EventCode,
    /** Acknowledgements came close together for half of a round trip. */
    ackTrain: 237 as unknown as EventCode,
    /** A loss was reported, and slow start begins anew. */
    tahoeRestart: 238 as unknown as EventCode,
    /** Round trips of this round are longer than the shortest. */
    longerRoundTrips: 239 as unknown as EventCode,
    /** STARTUP: the rate doubles each round trip until the bandwidth grows no more. */
    startup: 240 as unknown as EventCode,
    /** DRAIN: what STARTUP has queued leaves again. */
    drain: 241 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 5/4. */
    probeUp: 242 as unknown as EventCode,
    /** PROBE_BW, the phase with a gain of 3/4. */
    probeDown: 243 as unknown as EventCode,
    /** PROBE_BW, the phases with a gain of 1. */
    cruise: 244 as unknown as EventCode,
    /** PROBE_RTT: four packets in flight measure the round trip without a queue. */
    probeRtt: 245 as unknown as EventCode,
    /** The model, the rate or the window is another. */
    model: 246 as unknown as EventCode,
    /** A policer limits the rate. */
    policed: 247 as unknown as EventCode,
    /** Answers stayed away: the path was reconfigured. */
    leoAnswersLate: 248 as unknown as EventCode,
    /** The schedule has a reconfiguration. */
    leoScheduled: 249 as unknown as EventCode,
    /** PROBE_RTT of LeoCC. */
    leoProbeRtt: 250 as unknown as EventCode,
    /** The phase of the cycle that probes, with a gain of 21/20 for there is a queue. */
    leoProbeUp: 251 as unknown as EventCode,
    /** Round trips show a queue: the Kalman filter's bandwidth holds. */
    leoFiltered: 252 as unknown as EventCode,
    /** Round trips show no queue, or a reconfiguration begins: the largest bandwidth holds. */
    leoLargest: 253 as unknown as EventCode,
  },
  network: {
    /** A packet was lost to bit or packet errors. */
    lossCorruption: 100 as unknown as EventCode,
    /** A packet was refused by a full queue. */
    lossQueue: 101 as unknown as EventCode,
    /** A packet was lost with its ground-to-satellite link. */
    lossHandover: 102 as unknown as EventCode,
    /** A packet had no route. */
    lossNoRoute: 103 as unknown as EventCode,
    /** A packet was larger than the next link carries. */
    lossTooBig: 104 as unknown as EventCode,
    /** A packet was dropped by random early detection. */
    lossEarly: 105 as unknown as EventCode,
    /** A packet was lost because the scenario chose it. */
    lossChosen: 106 as unknown as EventCode,
    /** A packet was lost on a link, or waiting for it, that was cut. */
    lossOutage: 107 as unknown as EventCode,
    /** A packet was lost to the state of a link's error process. */
    lossState: 108 as unknown as EventCode,
    /** A frame was lost to another one on the same radio channel. */
    lossCollision: 109 as unknown as EventCode,
    /** A terminal changed its satellite. */
    handover: 110 as unknown as EventCode,
    /** The route of a path changed. */
    routeChanged: 111 as unknown as EventCode,
    /** A path has no route any more. */
    routeLost: 112 as unknown as EventCode,
    /** The delay of a link on the path became another one. */
    delayChanged: 113 as unknown as EventCode,
    /** A gateway opens the connection to the next hop. */
    gatewayOpens: 114 as unknown as EventCode,
    /** A gateway closes the connection to the next hop. */
    gatewayCloses: 115 as unknown as EventCode,
    /** A gateway resets the connection to the next hop, since the one before it is no more. */
    gatewayResetsOnward: 116 as unknown as EventCode,
    /** A gateway resets the connection from the hop before, since the one to the next hop is no more. */
    gatewayResetsBack: 117 as unknown as EventCode,
    /** A packet was dropped as it was to leave a queue that has stood for too long (CoDel). */
    lossStanding: 118 as unknown as EventCode,
    /** A packet was dropped by the chance that the queueing delay calls for (PIE). */
    lossProportional: 119 as unknown as EventCode,
    /** The rate of a link on the path became another one. */
    rateChanged: 120 as unknown as EventCode,
    /** The error rates of a link on the path became others. */
    lossChanged: 121 as unknown as EventCode,
    /** A link on the path was cut. */
    linkDown: 122 as unknown as EventCode,
    /** A link carries packets again. */
    linkUp: 123 as unknown as EventCode,
    /** Links on the path pass to the good state of their error process. */
    goodState: 124 as unknown as EventCode,
    /** Links on the path pass to the bad state of their error process. */
    badState: 125 as unknown as EventCode,
    /** A terminal had to choose its satellite anew. */
    reconfiguration: 126 as unknown as EventCode,
    /** A satellite has decayed, and its links are gone. */
    satelliteDecayed: 127 as unknown as EventCode,
    /** Somebody begins to send packets in the name of an end. */
    forgedPackets: 128 as unknown as EventCode,
    /** Somebody sends the cookie of an end once more. */
    oldCookie: 129 as unknown as EventCode,
    /** A dated change takes effect. */
    changed: 130 as unknown as EventCode,
    /** A gateway that puts packets back in order waits no longer for some that are missing. */
    gapGivenUp: 131 as unknown as EventCode,
    /** A packet was lost because its compressed header could not be decompressed. */
    lossHeaderContext: 132 as unknown as EventCode,
    /** A link sends again a frame that its errors have lost. */
    frameResent: 133 as unknown as EventCode,
    /** A packet that bit or packet errors had damaged on its way was found so by a checksum at its end. */
    lossChecksum: 135 as unknown as EventCode,
  },
} as const;

/** The kind of every code, by its number. */
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
  34: "window",
  35: "window",
  36: "retransmission",
  37: "window",
  38: "fast-retransmit",
  39: "window",
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
  51: "association",
  52: "association",
  53: "association",
  54: "association",
  55: "association",
  56: "association",
  57: "association",
  58: "association",
  59: "association",
  60: "fast-retransmit",
  61: "retransmission",
  62: "round-trip",
  63: "receiver",
  64: "heartbeat",
  65: "incident",
  66: "association",
  67: "blocking",
  68: "blocking",
  69: "receiver",
  70: "probing",
  71: "round-trip",
  72: "round-trip",
  73: "probing",
  74: "probing",
  75: "probing",
  76: "probing",
  77: "retransmission",
  78: "fast-retransmit",
  79: "fast-retransmit",
  80: "abandonment",
  81: "abandonment",
  82: "abandonment",
  83: "abandonment",
  84: "association",
  85: "association",
  86: "association",
  87: "association",
  88: "retransmission",
  89: "window",
  90: "path",
  91: "path",
  92: "receiver",
  93: "path",
  94: "path",
  95: "path",
  96: "association",
  97: "association",
  98: "window",
  99: "retransmission",
  100: "loss",
  101: "loss",
  102: "loss",
  103: "loss",
  104: "loss",
  105: "loss",
  106: "loss",
  107: "loss",
  108: "loss",
  109: "loss",
  110: "handover",
  111: "route",
  112: "route",
  113: "link",
  114: "association",
  115: "association",
  116: "association",
  117: "association",
  118: "loss",
  119: "loss",
  120: "link",
  121: "link",
  122: "link",
  123: "link",
  124: "link",
  125: "link",
  126: "reconfiguration",
  127: "link",
  128: "incident",
  129: "incident",
  130: "change",
  131: "link",
  132: "loss",
  133: "link",
  135: "loss",
  203: "hint",
  204: "hint",
  205: "window",
  206: "window",
  210: "window",
  211: "window",
  212: "window",
  213: "window",
  214: "window",
  215: "window",
  216: "window",
  217: "window",
  218: "window",
  219: "window",
  220: "window",
  221: "window",
  222: "window",
  223: "window",
  224: "window",
  225: "window",
  226: "window",
  227: "window",
  228: "window",
  230: "window",
  231: "window",
  232: "window",
  233: "window",
  234: "window",
  236: "window",
  237: "window",
  238: "window",
  239: "window",
  240: "window",
  241: "window",
  242: "window",
  243: "window",
  244: "window",
  245: "window",
  246: "window",
  247: "window",
  248: "hint",
  249: "hint",
  250: "window",
  251: "window",
  252: "window",
  253: "window",
};

/** What the window of a sender is in from an event on, by its family and code, where the event says so. */
export const PHASES: Readonly<Record<keyof typeof EVENT_CODES, Readonly<Record<number, string>>>> = {
  sctp: {
    10: "slow start",
    11: "congestion avoidance",
    12: "fast recovery",
    14: "recovery ended",
    15: "slow start",
    17: "window reduced",
    25: "cubic growth",
    26: "Reno-friendly growth",
    27: "conservative slow start",
    28: "slow start",
    29: "congestion avoidance",
    67: "receive-buffer blocking",
    68: "receiver has room",
    78: "fast recovery",
    98: "congestion avoidance",
    210: "Startup",
    211: "Drain",
    212: "ProbeBW down",
    213: "ProbeBW cruise",
    214: "ProbeBW refill",
    215: "ProbeBW up",
    216: "ProbeRTT",
    224: "reconnaissance",
    225: "unvalidated",
    226: "validating",
    227: "safe retreat",
    230: "Hybla slow start",
    231: "Hybla avoidance",
    232: "Vegas avoidance",
    233: "Vegas avoidance",
    234: "Vegas avoidance",
    236: "congestion avoidance",
    237: "congestion avoidance",
    238: "slow start",
    239: "congestion avoidance",
    240: "Startup",
    241: "Drain",
    242: "ProbeBW up",
    243: "ProbeBW down",
    244: "ProbeBW cruise",
    245: "ProbeRTT",
    250: "ProbeRTT",
    251: "ProbeBW up",
  },
  tcp: {
    10: "slow start",
    11: "congestion avoidance",
    12: "fast recovery",
    14: "recovery ended",
    15: "slow start",
    17: "window reduced",
    25: "cubic growth",
    26: "Reno-friendly growth",
    27: "conservative slow start",
    28: "slow start",
    29: "congestion avoidance",
    32: "recovery ended",
    38: "fast recovery",
    39: "fast recovery",
    70: "probing",
    73: "probing over",
    74: "probing over",
    75: "probing over",
    76: "probing over",
    210: "Startup",
    211: "Drain",
    212: "ProbeBW down",
    213: "ProbeBW cruise",
    214: "ProbeBW refill",
    215: "ProbeBW up",
    216: "ProbeRTT",
    224: "reconnaissance",
    225: "unvalidated",
    226: "validating",
    227: "safe retreat",
    230: "Hybla slow start",
    231: "Hybla avoidance",
    232: "Vegas avoidance",
    233: "Vegas avoidance",
    234: "Vegas avoidance",
    236: "congestion avoidance",
    237: "congestion avoidance",
    238: "slow start",
    239: "congestion avoidance",
    240: "Startup",
    241: "Drain",
    242: "ProbeBW up",
    243: "ProbeBW down",
    244: "ProbeBW cruise",
    245: "ProbeRTT",
    250: "ProbeRTT",
    251: "ProbeBW up",
  },
  xstp: {
    10: "slow start",
    11: "congestion avoidance",
    16: "slow start",
    25: "cubic growth",
    26: "Reno-friendly growth",
    27: "conservative slow start",
    28: "slow start",
    29: "congestion avoidance",
    60: "congestion avoidance",
    70: "probing",
    73: "probing over",
    74: "probing over",
    75: "congestion avoidance",
    76: "probing over",
    210: "Startup",
    211: "Drain",
    212: "ProbeBW down",
    213: "ProbeBW cruise",
    214: "ProbeBW refill",
    215: "ProbeBW up",
    216: "ProbeRTT",
    224: "reconnaissance",
    225: "unvalidated",
    226: "validating",
    227: "safe retreat",
    230: "Hybla slow start",
    231: "Hybla avoidance",
    232: "Vegas avoidance",
    233: "Vegas avoidance",
    234: "Vegas avoidance",
    236: "congestion avoidance",
    237: "congestion avoidance",
    238: "slow start",
    239: "congestion avoidance",
    240: "Startup",
    241: "Drain",
    242: "ProbeBW up",
    243: "ProbeBW down",
    244: "ProbeBW cruise",
    245: "ProbeRTT",
    250: "ProbeRTT",
    251: "ProbeBW up",
  },
  network: {
  },
};

/** The sender does something about a loss that it believes in. */
export const REPAIRS: readonly EventCode[] = [
  12 as unknown as EventCode,
  13 as unknown as EventCode,
  15 as unknown as EventCode,
  19 as unknown as EventCode,
  38 as unknown as EventCode,
  60 as unknown as EventCode,
  70 as unknown as EventCode,
  74 as unknown as EventCode,
  75 as unknown as EventCode,
  78 as unknown as EventCode,
  79 as unknown as EventCode,
];

/** Data are sent again, which may belong to an earlier repair. */
export const RESENDS: readonly EventCode[] = [
  30 as unknown as EventCode,
  36 as unknown as EventCode,
  88 as unknown as EventCode,
  99 as unknown as EventCode,
];

/** The sender takes a loss for corruption, for want of a congestion mark or by a report of its receiver. */
export const CORRUPTION: readonly EventCode[] = [
  18 as unknown as EventCode,
];

/** A probe of an idle path was not answered. */
export const UNANSWERED: readonly EventCode[] = [
  9 as unknown as EventCode,
];

/** The code with that number; none if no event has it. */
export function readEventCode(number: unknown): EventCode | undefined {
  return Object.hasOwn(KIND_OF_CODE, number as number) ? (number as EventCode) : undefined;
}

declare const field: unique symbol;

/** A column of events that holds a code. */
export interface CodeField<T> {
  readonly [field]: T;
}

/** The code among the numbers of an event. */
export function codeIn<T>(events: EventsColumns, at: CodeField<T>, row: number): T | undefined {
  return events[at as unknown as 'a'][row] as unknown as T | undefined;
}

/** The columns of the numbers of losses. */
export const LOSS_FIELDS = {
  /** The number that stands for the packet. */
  number: 'a',
  /** Where. */
  node: 'b',
  /** Kind of segment. */
  kind: 'c' as unknown as CodeField<SegmentKind>,
  /** Which way it went. */
  direction: 'd' as unknown as CodeField<Direction>,
} as const;

/** The columns of the numbers of failovers. */
export const FAILOVER_FIELDS = {
  /** Path before. */
  from: 'a',
  /** Path now. */
  to: 'b',
  /** Why. */
  why: 'c' as unknown as CodeField<SctpPathChange>,
} as const;

/** The columns of the numbers of handovers. */
export const HANDOVER_FIELDS = {
  /** Node of the terminal. */
  terminal: 'a',
  /** Satellite before, or -1. */
  from: 'b',
  /** Satellite now, or -1. */
  to: 'c',
  /** Height of the new one above the horizon. ° */
  elevation: 'd',
} as const;

/** The columns of the numbers of reconfigurations. */
export const RECONFIGURATION_FIELDS = {
  /** Node of the terminal. */
  terminal: 'a',
  /** Satellite before, or -1. */
  from: 'b',
  /** Satellite now, or -1. */
  to: 'c',
  /** Height above the horizon of the one now, or of the one before. ° */
  elevation: 'd',
} as const;

/** The columns of the numbers of dated changes. */
export const CHANGE_FIELDS = {
  /** Which of the changes that happen, in their order, from 0. */
  change: 'a',
} as const;

/** The columns of the numbers of route changes. */
export const ROUTE_FIELDS = {
  /** Links now. links */
  links: 'a',
  /** One-way propagation delay; -1 without a route. ms */
  delay: 'b',
  /** Links before. links */
  before: 'c',
} as const;
