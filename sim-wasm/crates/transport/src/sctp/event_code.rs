//! The stable number of every event, and its fields as the numbers of a recording.

use skywindow_units::Duration;

use super::event::{Event, EventKind, PathChange};

impl Event {
    /// A stable number, 1 to 99.
    pub fn code(&self) -> u16 {
        match self {
            Self::StateChanged { .. } => 1,
            Self::ControlTimeout { .. } => 2,
            Self::AssociationFailed { .. } => 3,
            Self::PathInactive { .. } => 4,
            Self::PathActive { .. } => 5,
            Self::PathConfirmed { .. } => 6,
            Self::NewDataPath { .. } => 7,
            Self::HeartbeatSent { .. } => 8,
            Self::HeartbeatLost { .. } => 9,
            Self::SlowStart { .. } => 10,
            Self::CongestionAvoidance { .. } => 11,
            Self::FastRetransmit { .. } => 12,
            Self::FastRetransmitAgain { .. } => 13,
            Self::RecoveryEnded { .. } => 14,
            Self::Timeout { .. } => 15,
            Self::IdleDecay { .. } => 16,
            Self::CongestionNotified { .. } => 17,
            Self::LossUnmarked { .. } => 18,
            Self::RttMeasured { .. } => 20,
            Self::RtoDoubled { .. } => 21,
            Self::PathMtuLowered { .. } => 22,
            Self::PathMtuRaised { .. } => 23,
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
            Self::CongestionMarked { .. } => 48,
            Self::WindowReduced { .. } => 49,
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
            Self::NewDataPath { from, to, why } => [n(from), n(to), n(why as u8), 0.0],
            Self::HeartbeatSent { idle, rto } => [ms(idle), ms(rto), 0.0, 0.0],
            Self::HeartbeatLost { errors, limit, from, rto } => [n(errors), n(limit), ms(from), ms(rto)],
            Self::CongestionNotified { tsn, from, to, exit } => [tsn, from, to, exit].map(n),
            Self::LossUnmarked { tsn, reports, cwnd, ssthresh } => [tsn, reports, cwnd, ssthresh].map(n),
            Self::CongestionMarked { tsn } | Self::WindowReduced { tsn } => [n(tsn), 0.0, 0.0, 0.0],
            Self::PathMtuLowered { from, to, chunks } => [from, to, chunks, 0].map(n),
            Self::PathMtuRaised { from, to } => [from, to, 0, 0].map(n),
            Self::PathActive { path } | Self::PathConfirmed { path } => [n(path), 0.0, 0.0, 0.0],
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
            Self::NewDataPath { why: PathChange::Failure, .. } => EventKind::Failover,
            _ => EventKind::Other,
        }
    }
}
