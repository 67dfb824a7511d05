//! What an endpoint reports: every change of a window, a timeout, a retransmission or its state, with the
//! numbers that led to it.

use skywindow_units::{Duration, SimTime};

use super::packet::{DataChunk, Retransmit};

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
    /// Everything of a finite transfer is acknowledged.
    TransferComplete {
        /// User data.
        bytes: u64,
    },
}

/// What a counter distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// Fast recovery begins.
    FastRetransmit,
    /// T3-rtx expired.
    Timeout,
    /// Anything else.
    Other,
}

impl Event {
    /// A stable number, 1 to 99.
    pub fn code(&self) -> u16 {
        match self {
            Self::StateChanged { .. } => 1,
            Self::ControlTimeout { .. } => 2,
            Self::AssociationFailed { .. } => 3,
            Self::PathInactive { .. } => 4,
            Self::PathActive { .. } => 5,
            Self::SlowStart { .. } => 10,
            Self::CongestionAvoidance { .. } => 11,
            Self::FastRetransmit { .. } => 12,
            Self::FastRetransmitAgain { .. } => 13,
            Self::RecoveryEnded { .. } => 14,
            Self::Timeout { .. } => 15,
            Self::IdleDecay { .. } => 16,
            Self::RttMeasured { .. } => 20,
            Self::RtoDoubled { .. } => 21,
            Self::Retransmitted { .. } => 30,
            Self::Reneged { .. } => 31,
            Self::BurstLimited { .. } => 32,
            Self::StreamBlocked { .. } => 40,
            Self::StreamReleased { .. } => 41,
            Self::BufferFull { .. } => 42,
            Self::Duplicate { .. } => 43,
            Self::WindowFull { .. } => 44,
            Self::WindowOpened { .. } => 45,
            Self::ZeroWindowProbe { .. } => 46,
            Self::WindowUpdate { .. } => 47,
            Self::TransferComplete { .. } => 50,
        }
    }

    /// Its numbers in the order of its fields; durations are milliseconds, states and reasons their codes.
    pub fn numbers(&self) -> [f64; 4] {
        fn n(value: impl Into<f64>) -> f64 {
            value.into()
        }
        let ms = Duration::as_millis_f64;
        match *self {
            Self::StateChanged { from, to } => [n(from as u8), n(to as u8), 0.0, 0.0],
            Self::ControlTimeout { state, attempt, rto } => [n(state as u8), n(attempt), ms(rto), 0.0],
            Self::AssociationFailed { errors, limit } => [n(errors), n(limit), 0.0, 0.0],
            Self::PathInactive { path, errors, limit } => [n(path), n(errors), n(limit), 0.0],
            Self::PathActive { path } => [n(path), 0.0, 0.0, 0.0],
            Self::SlowStart { from, to, acked, ssthresh } => [from, to, acked, ssthresh].map(n),
            Self::CongestionAvoidance { from, to, partial, ssthresh } => [from, to, partial, ssthresh].map(n),
            Self::FastRetransmit { tsn, reports, from, to } => [tsn, reports, from, to].map(n),
            Self::FastRetransmitAgain { tsn, reports, cwnd, exit } => [tsn, reports, cwnd, exit].map(n),
            Self::RecoveryEnded { exit, cwnd, ssthresh } => [exit, cwnd, ssthresh, 0].map(n),
            Self::Timeout { tsn, from, to, ssthresh } => [tsn, from, to, ssthresh].map(n),
            Self::IdleDecay { from, to, ssthresh, idle } => [n(from), n(to), n(ssthresh), ms(idle)],
            Self::RttMeasured { rtt, srtt, rttvar, rto } => [rtt, srtt, rttvar, rto].map(ms),
            Self::RtoDoubled { path, from, to, errors } => [n(path), ms(from), ms(to), n(errors)],
            Self::Retransmitted { tsn, reason, transmissions, cwnd } => {
                [tsn, reason as u32, transmissions, cwnd].map(n)
            }
            Self::Reneged { tsn, cumulative_tsn } => [tsn, cumulative_tsn, 0, 0].map(n),
            Self::BurstLimited { packets, flight, cwnd } => [packets, flight, cwnd, 0].map(n),
            Self::StreamBlocked { stream, missing, tsn, a_rwnd } => {
                [u32::from(stream), u32::from(missing), tsn, a_rwnd].map(n)
            }
            Self::StreamReleased { stream, chunks, bytes, a_rwnd } => {
                [u32::from(stream), chunks, bytes, a_rwnd].map(n)
            }
            Self::BufferFull { tsn, bytes, a_rwnd } => [tsn, bytes, a_rwnd, 0].map(n),
            Self::Duplicate { tsn, cumulative_tsn } => [tsn, cumulative_tsn, 0, 0].map(n),
            Self::WindowFull { peer_rwnd, needed, flight, cwnd } => [peer_rwnd, needed, flight, cwnd].map(n),
            Self::WindowOpened { peer_rwnd, flight } => [peer_rwnd, flight, 0, 0].map(n),
            Self::ZeroWindowProbe { tsn, peer_rwnd } => [tsn, peer_rwnd, 0, 0].map(n),
            Self::WindowUpdate { a_rwnd } => [n(a_rwnd), 0.0, 0.0, 0.0],
            Self::TransferComplete { bytes } => [bytes as f64, 0.0, 0.0, 0.0],
        }
    }

    /// What a counter needs to know of it.
    pub fn kind(&self) -> EventKind {
        match self {
            Self::FastRetransmit { .. } => EventKind::FastRetransmit,
            Self::Timeout { .. } => EventKind::Timeout,
            _ => EventKind::Other,
        }
    }
}

/// The path of an event that concerns the whole association.
pub const NO_PATH: u8 = u8::MAX;

/// What became of a DATA chunk at the receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ChunkFate {
    /// It waits for an earlier chunk of its stream, for the rest of its message, or to be read.
    Held = 0,
    /// The application has it.
    Delivered = 1,
    /// The buffer had no room for it.
    Refused = 2,
}

/// Whoever wants to know what an endpoint does and why.
pub trait Observer {
    /// `event` happened at `now` on `path`, or to the whole association ([`NO_PATH`]).
    fn note(&mut self, now: SimTime, path: u8, event: Event);

    /// `chunk` has arrived for the first time, or was held until `now`; the default looks away. A chunk that
    /// was refused may come again.
    fn chunk(&mut self, now: SimTime, chunk: DataChunk, fate: ChunkFate) {
        let _ = (now, chunk, fate);
    }
}

/// Looks away.
impl Observer for () {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}
}

/// Writes every event down, without its path.
impl Observer for Vec<(SimTime, Event)> {
    fn note(&mut self, now: SimTime, _path: u8, event: Event) {
        self.push((now, event));
    }
}
