//! One path of an association: its window, its timeout, its timers and its errors.

use skywindow_units::{Duration, SimTime};

use super::config::Config;
use super::congestion::Window;
use super::event::Event;
use crate::rto::Rto;

/// No timer runs.
pub(crate) const NEVER: SimTime = SimTime::MAX;

/// A path; its number is also that of the interface its packets leave by.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub id: u8,
    pub window: Window,
    pub rto: Rto,
    /// Bytes sent on this path that are neither acknowledged nor marked for retransmission.
    pub flight: u32,
    /// When T3-rtx expires.
    pub t3: SimTime,
    /// When the window decays because nothing was sent.
    pub idle: SimTime,
    /// When data were last sent.
    pub last_sent: SimTime,
    /// Errors in a row (section 8.2).
    pub errors: u32,
    pub active: bool,
    /// Largest packet, bytes.
    pub mtu: u32,
    /// The TSN whose round trip is being measured, 0 if none (C4 of section 6.3.1: one at a time).
    pub timed_tsn: u64,
    /// When it was sent.
    pub timed_at: SimTime,
}

/// What can be seen of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathState {
    /// Congestion window, bytes.
    pub cwnd: u32,
    /// Slow start threshold, bytes.
    pub ssthresh: u32,
    /// Bytes in flight.
    pub flight: u32,
    /// Bytes acknowledged towards the next growth in congestion avoidance.
    pub partial_bytes_acked: u32,
    /// Smoothed round-trip time; zero before the first measurement.
    pub srtt: Duration,
    /// Its variation.
    pub rttvar: Duration,
    /// Retransmission timeout.
    pub rto: Duration,
    /// Errors in a row.
    pub error_count: u32,
    /// Whether the peer has been reached by it, and no more than Path.Max.Retrans errors have happened in a row.
    pub active: bool,
    /// Largest packet, bytes.
    pub mtu_bytes: u32,
    /// Whether new data go there.
    pub in_use: bool,
}

impl Path {
    pub fn new(id: u8, config: &Config, peer_a_rwnd: u32) -> Self {
        Self {
            id,
            window: Window::new(config, peer_a_rwnd),
            rto: Rto::new(config.rto),
            flight: 0,
            t3: NEVER,
            idle: NEVER,
            last_sent: SimTime::ZERO,
            errors: 0,
            active: true,
            mtu: config.mtu(),
            timed_tsn: 0,
            timed_at: SimTime::ZERO,
        }
    }

    /// The earliest of the path's timers.
    #[inline]
    pub fn next_timeout(&self) -> SimTime {
        self.t3.min(self.idle)
    }

    /// Rule R1 of section 6.3.2, and a restart.
    #[inline]
    pub fn start_t3(&mut self, now: SimTime) {
        self.t3 = now + self.rto.current();
    }

    /// Data leave by this path.
    #[inline]
    pub fn sent(&mut self, now: SimTime) {
        self.window.in_use();
        self.last_sent = now;
        self.idle = now + self.rto.current();
    }

    /// Begins to measure a round trip with the new chunk `tsn` unless one is being measured.
    #[inline]
    pub fn time(&mut self, tsn: u64, now: SimTime) {
        if self.timed_tsn == 0 {
            self.timed_tsn = tsn;
            self.timed_at = now;
        }
    }

    /// C5 of section 6.3.1, Karn: what was sent again measures nothing.
    #[inline]
    pub fn untime(&mut self) {
        self.timed_tsn = 0;
    }

    /// Takes a measured round trip.
    pub fn measure(&mut self, rtt: Duration) -> Event {
        self.rto.measure(rtt);
        let rto = &self.rto;
        Event::RttMeasured { rtt, srtt: rto.srtt(), rttvar: rto.rttvar(), rto: rto.current() }
    }

    /// What can be seen.
    pub fn state(&self) -> PathState {
        PathState {
            cwnd: self.window.cwnd,
            ssthresh: self.window.ssthresh,
            flight: self.flight,
            partial_bytes_acked: self.window.partial,
            srtt: self.rto.srtt(),
            rttvar: self.rto.rttvar(),
            rto: self.rto.current(),
            error_count: self.errors,
            active: self.active,
            mtu_bytes: self.mtu,
            in_use: false,
        }
    }
}
