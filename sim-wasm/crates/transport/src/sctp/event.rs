//! What an endpoint reports: every change of a window, a timeout, a retransmission or its state, with the
//! numbers that led to it.

use skywindow_units::Duration;

pub use crate::api::{ChunkFate, EventKind, NO_PATH, Observer};

use super::packet::Retransmit;

/// The state of an association (RFC 9260 section 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// Nothing has happened; an INIT is answered.
    #[default]
    Closed = 0,
    /// INIT sent.
    CookieWait = 1,
    /// COOKIE ECHO sent.
    CookieEchoed = 2,
    /// Data flows.
    Established = 3,
    /// The application has no more data; what was sent is still being acknowledged.
    ShutdownPending = 4,
    /// SHUTDOWN sent.
    ShutdownSent = 5,
    /// SHUTDOWN received; own data are still being acknowledged.
    ShutdownReceived = 6,
    /// SHUTDOWN ACK sent.
    ShutdownAckSent = 7,
    /// Ended by a shutdown.
    Ended = 8,
    /// Given up after too many errors.
    Failed = 9,
}

/// Why new data take another path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PathChange {
    /// The one before is inactive.
    Failure = 0,
    /// The primary is active again.
    Return = 1,
    /// The peer is known to be reached by the primary only now.
    Confirmation = 2,
}

/// A change inside an endpoint. Windows and sizes are bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The association changed its state.
    StateChanged {
        /// Before.
        from: State,
        /// After.
        to: State,
    },
    /// T1 or T2 expired: a chunk of set-up or shutdown is sent again.
    ControlTimeout {
        /// State in which it expired.
        state: State,
        /// How often it has expired in a row.
        attempt: u32,
        /// The next timeout.
        rto: Duration,
    },
    /// Too many errors in a row.
    AssociationFailed {
        /// Errors in a row.
        errors: u32,
        /// Errors allowed.
        limit: u32,
    },
    /// More than Path.Max.Retrans errors in a row on a path.
    PathInactive {
        /// Path.
        path: u8,
        /// Errors in a row.
        errors: u32,
        /// Errors allowed.
        limit: u32,
    },
    /// An inactive path has delivered again.
    PathActive {
        /// Path.
        path: u8,
    },
    /// A HEARTBEAT has shown that the peer is reached by a path.
    PathConfirmed {
        /// Path.
        path: u8,
    },
    /// New data take another path.
    NewDataPath {
        /// Path before.
        from: u8,
        /// Path now.
        to: u8,
        /// Why.
        why: PathChange,
    },
    /// A HEARTBEAT tries a path that nothing was sent on.
    HeartbeatSent {
        /// How long nothing was sent that measures its round trip.
        idle: Duration,
        /// How long the answer may take.
        rto: Duration,
    },
    /// A HEARTBEAT was not answered in time; the timeout of its path doubles.
    HeartbeatLost {
        /// Errors in a row on the path.
        errors: u32,
        /// Errors allowed.
        limit: u32,
        /// Timeout before.
        from: Duration,
        /// Timeout now.
        rto: Duration,
    },
    /// cwnd grew in slow start.
    SlowStart {
        /// cwnd before.
        from: u32,
        /// cwnd after.
        to: u32,
        /// Bytes newly acknowledged.
        acked: u32,
        /// Slow start threshold.
        ssthresh: u32,
    },
    /// cwnd grew in congestion avoidance.
    CongestionAvoidance {
        /// cwnd before.
        from: u32,
        /// cwnd after.
        to: u32,
        /// partial_bytes_acked that reached cwnd.
        partial: u32,
        /// Slow start threshold.
        ssthresh: u32,
    },
    /// A TSN was reported missing often enough; cwnd is cut and fast recovery begins.
    FastRetransmit {
        /// The TSN.
        tsn: u32,
        /// Missing reports.
        reports: u32,
        /// cwnd before.
        from: u32,
        /// cwnd and ssthresh after.
        to: u32,
    },
    /// A TSN was reported missing often enough in a window whose loss has already cut cwnd.
    FastRetransmitAgain {
        /// The TSN.
        tsn: u32,
        /// Missing reports.
        reports: u32,
        /// cwnd, unchanged.
        cwnd: u32,
        /// Highest TSN of the window that was cut.
        exit: u32,
    },
    /// The receiver told of a congestion mark; cwnd is cut.
    CongestionNotified {
        /// Lowest TSN of the marked packet.
        tsn: u32,
        /// cwnd before.
        from: u32,
        /// cwnd and ssthresh after.
        to: u32,
        /// Highest TSN of the window that was cut.
        exit: u32,
    },
    /// A loss without a congestion mark is read as corruption.
    LossUnmarked {
        /// The TSN.
        tsn: u32,
        /// Missing reports; 0 if T3-rtx expired.
        reports: u32,
        /// cwnd.
        cwnd: u32,
        /// Slow start threshold, unchanged.
        ssthresh: u32,
    },
    /// Everything sent before the loss is acknowledged.
    RecoveryEnded {
        /// Highest TSN of the window that was cut.
        exit: u32,
        /// cwnd.
        cwnd: u32,
        /// Slow start threshold.
        ssthresh: u32,
    },
    /// T3-rtx expired.
    Timeout {
        /// Lowest outstanding TSN.
        tsn: u32,
        /// cwnd before.
        from: u32,
        /// cwnd after.
        to: u32,
        /// Slow start threshold after.
        ssthresh: u32,
    },
    /// The timeout of a path was doubled.
    RtoDoubled {
        /// Path.
        path: u8,
        /// Timeout before.
        from: Duration,
        /// Timeout after.
        to: Duration,
        /// Errors in a row on the path.
        errors: u32,
    },
    /// A round trip was measured.
    RttMeasured {
        /// Measurement.
        rtt: Duration,
        /// Smoothed round-trip time.
        srtt: Duration,
        /// Its variation.
        rttvar: Duration,
        /// Timeout.
        rto: Duration,
    },
    /// Nothing was sent for one timeout: cwnd decays.
    IdleDecay {
        /// cwnd before.
        from: u32,
        /// cwnd after.
        to: u32,
        /// Slow start threshold after.
        ssthresh: u32,
        /// How long nothing was sent.
        idle: Duration,
    },
    /// A TSN was sent again.
    Retransmitted {
        /// The TSN.
        tsn: u32,
        /// Why.
        reason: Retransmit,
        /// How often it has been sent now.
        transmissions: u32,
        /// cwnd.
        cwnd: u32,
    },
    /// A chunk has come that must wait for an earlier one of its stream.
    StreamBlocked {
        /// Stream.
        stream: u16,
        /// Stream sequence number it waits for.
        missing: u16,
        /// The TSN that waits.
        tsn: u32,
        /// Receiver window left.
        a_rwnd: u32,
    },
    /// The chunk a stream waited for has come.
    StreamReleased {
        /// Stream.
        stream: u16,
        /// Chunks delivered at once.
        chunks: u32,
        /// Their user data.
        bytes: u32,
        /// Receiver window after.
        a_rwnd: u32,
    },
    /// A chunk did not fit into the receiver buffer and was dropped.
    BufferFull {
        /// The TSN.
        tsn: u32,
        /// Its length.
        bytes: u32,
        /// Free buffer.
        a_rwnd: u32,
    },
    /// A TSN came twice.
    Duplicate {
        /// The TSN.
        tsn: u32,
        /// Cumulative TSN of the receiver.
        cumulative_tsn: u32,
    },
    /// The peer's window holds no further chunk although cwnd allows one.
    WindowFull {
        /// What the sender believes is left of the peer's window.
        peer_rwnd: u32,
        /// The next chunk.
        needed: u32,
        /// Bytes in flight.
        flight: u32,
        /// cwnd.
        cwnd: u32,
    },
    /// The peer's window holds a chunk again.
    WindowOpened {
        /// What the sender believes is left of the peer's window.
        peer_rwnd: u32,
        /// Bytes in flight.
        flight: u32,
    },
    /// One chunk is sent beyond the peer's window, to learn when it opens.
    ZeroWindowProbe {
        /// The TSN.
        tsn: u32,
        /// What the sender believes is left of the peer's window.
        peer_rwnd: u32,
    },
    /// A SACK no longer reports a TSN that an earlier one reported.
    Reneged {
        /// The TSN.
        tsn: u32,
        /// Cumulative TSN of the SACK.
        cumulative_tsn: u32,
    },
    /// Max.Burst held back what cwnd would have allowed.
    BurstLimited {
        /// Packets sent.
        packets: u32,
        /// Bytes in flight.
        flight: u32,
        /// cwnd.
        cwnd: u32,
    },
    /// The application has read enough for a SACK that only reports the larger window.
    WindowUpdate {
        /// Receiver window.
        a_rwnd: u32,
    },
    /// A packet came with a congestion mark: the sender is told until it answers.
    CongestionMarked {
        /// Lowest TSN of the packet.
        tsn: u32,
    },
    /// The sender has answered: the congestion mark is no longer reported.
    WindowReduced {
        /// The TSN of its answer.
        tsn: u32,
    },
    /// A router said that packets are too big for a link of the path.
    PathMtuLowered {
        /// Path MTU before.
        from: u32,
        /// Path MTU after.
        to: u32,
        /// Chunks that are sent again.
        chunks: u32,
    },
    /// The path MTU was believed long enough: a larger one is tried.
    PathMtuRaised {
        /// Path MTU before.
        from: u32,
        /// Path MTU after.
        to: u32,
    },
    /// Everything of a finite transfer is acknowledged.
    TransferComplete {
        /// User data.
        bytes: u64,
    },
}
