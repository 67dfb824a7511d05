//! The sending half: its windows, round trips and data. When bursts and POLLs are due is in `transmission`, how data
//! leave in `departures`, what reports do in `report`, probing in `probing`.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::cache::Cache;
use super::cycle::Cycle;
use super::event::{Event, PATH};
use super::packet::Out;
use super::settings::{FIRST, Xstp};
use crate::api::{Observer, Source};
use crate::congestion::{Congestion, Controller, Sampler};
use crate::pacing::Pacer;
use crate::supply::Supply;

/// No timer runs.
pub(crate) const NEVER: SimTime = SimTime::MAX;

/// The round trip before one was measured.
const UNKNOWN_RTT: Duration = Duration::from_secs(1);

/// Round trips: smoothed, and by how much they vary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoundTrip {
    pub srtt: Duration,
    pub rttvar: Duration,
}

/// POLLs, while they go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Polling {
    /// When the next one is due.
    pub next: SimTime,
    /// Since when they go.
    pub since: SimTime,
    /// Segments that have left since the last one.
    pub segments: u64,
    /// A STAT has come since the last one.
    pub answered: bool,
    /// A STAT has come that answers a POLL sent since they go.
    pub armed: bool,
    /// When the last STAT came, or POLLs were last backed off.
    pub quiet_since: SimTime,
}

/// A burst of new data that is leaving.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burst {
    /// Segments that have not left.
    pub left: u64,
    /// When it was due.
    pub began: SimTime,
}

/// The sending half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    pub(super) rules: Xstp,
    pub(super) window_limit: u64,
    /// User data in all, bytes, if that is known; and the number after the last segment.
    total: Option<u64>,
    end: u64,
    /// Whether the session may carry data.
    pub open: bool,
    pub(super) cache: Cache,
    pub(super) congestion: Congestion,
    /// Measures how fast data arrive, if the controller needs it.
    pub(super) sampler: Option<Box<Sampler>>,
    /// Losses of what was sent before this number are answered.
    pub(super) recover: u64,
    /// What the peer has room for beyond what is acknowledged, segments.
    pub(super) rwnd: u64,
    pub(super) round_trip: Option<RoundTrip>,
    /// POLLs go so many times less often.
    pub(super) backoff: u32,
    /// When the next burst is due, and what lies between two.
    pub(super) next_data: SimTime,
    pub(super) interval: Duration,
    pub(super) pacer: Pacer,
    /// New data of which pacing holds a part back.
    pub(super) burst: Option<Burst>,
    /// What is to be sent again, until pacing has let it go.
    pub(super) repairs: VecDeque<u64>,
    pub(super) polling: Option<Polling>,
    /// When data last left.
    pub(super) last_data: Option<SimTime>,
    pub(super) cycle: Option<Cycle>,
    /// What a report names and is worth sending again.
    pub(super) worthy: Vec<u64>,
    /// The peer's window was found closed, and that was told.
    pub(super) persisting: bool,
    /// Whether the application has data.
    pub(super) supply: Supply,
    /// When something last came of the session.
    pub progress: SimTime,
    /// Segments looked at one by one, since that was last asked.
    pub(super) looked: u64,
}

impl Sender {
    pub fn new(rules: &Xstp, source: Source) -> Self {
        let total = match source {
            Source::None => Some(0),
            Source::Endless | Source::Written | Source::Relayed { .. } => None,
            Source::Finite(bytes) => Some(bytes),
        };
        let mss = u64::from(rules.mss_bytes.max(1));
        let congestion = rules.congestion();
        Self {
            window_limit: rules.window_limit().into(),
            end: total.map_or(u64::MAX, |bytes| FIRST + bytes.div_ceil(mss)),
            total,
            open: false,
            cache: Cache::new(),
            sampler: congestion.sampler(),
            congestion,
            recover: 0,
            rwnd: 0,
            round_trip: None,
            backoff: 1,
            next_data: NEVER,
            interval: Duration::ZERO,
            pacer: Pacer::new(&rules.pace()),
            burst: None,
            repairs: VecDeque::new(),
            polling: None,
            last_data: None,
            cycle: None,
            worthy: Vec::new(),
            persisting: false,
            supply: Supply::default(),
            progress: SimTime::ZERO,
            looked: 0,
            rules: rules.clone(),
        }
    }

    /// It follows other settings from now on.
    pub fn follow(&mut self, rules: &Xstp) {
        self.rules = rules.clone();
        self.pacer.follow(&rules.pace());
    }

    /// Segments looked at one by one since the last call.
    pub fn take_looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// Full segments' payload, bytes.
    pub fn mss(&self) -> u32 {
        self.rules.mss_bytes.into()
    }

    /// User data of a segment: the last one may be smaller.
    #[inline]
    pub fn bytes_of(&self, seq: u64) -> u16 {
        let mss = self.rules.mss_bytes;
        match self.total {
            Some(total) if seq + 1 == self.end => (total - (seq - FIRST) * u64::from(mss)) as u16,
            _ => mss,
        }
    }

    /// The number of the next new segment.
    pub fn next_new(&self) -> u64 {
        self.cache.nxt()
    }

    /// New segments that the application still has.
    #[inline]
    pub(super) fn left(&self) -> u64 {
        self.end - self.cache.nxt()
    }

    /// Whether all data that there will ever be are acknowledged.
    pub fn is_done(&self) -> bool {
        self.total.is_some() && self.cache.una() == self.end
    }

    /// All user data, bytes.
    pub fn total(&self) -> u64 {
        self.total.unwrap_or(0)
    }

    /// User data sent and not acknowledged, bytes.
    pub fn outstanding_bytes(&self) -> u64 {
        let (una, nxt) = (self.cache.una(), self.cache.nxt());
        self.bytes_before(nxt) - self.bytes_before(una)
    }

    /// User data acknowledged, bytes.
    pub fn acknowledged_bytes(&self) -> u64 {
        self.bytes_before(self.cache.una())
    }

    /// User data of all segments before `seq`, bytes.
    fn bytes_before(&self, seq: u64) -> u64 {
        let bytes = (seq - FIRST) * u64::from(self.rules.mss_bytes);
        self.total.map_or(bytes, |total| bytes.min(total))
    }

    /// cwnd, bytes.
    pub fn cwnd_bytes(&self) -> u32 {
        self.congestion.cwnd()
    }

    /// What the last loss left of cwnd, bytes; the send buffer where there was none.
    pub fn threshold_bytes(&self) -> u32 {
        self.congestion.ssthresh()
    }

    /// Bytes acknowledged towards the next growth of cwnd.
    pub fn partial(&self) -> u32 {
        self.congestion.partial()
    }

    /// Outstanding segments, bytes.
    pub(super) fn flight(&self) -> u32 {
        self.outstanding_bytes() as u32
    }

    /// What the sender believes is left of the peer's window, bytes.
    pub fn peer_rwnd(&self) -> u32 {
        let left = self.rwnd.saturating_sub(self.cache.outstanding());
        (left * u64::from(self.rules.mss_bytes)).min(u32::MAX.into()) as u32
    }

    /// The smoothed round trip.
    #[inline]
    pub fn rtt(&self) -> Duration {
        self.round_trip.map_or(UNKNOWN_RTT, |known| known.srtt)
    }

    /// What is known of round trips.
    pub const fn round_trip(&self) -> Option<RoundTrip> {
        self.round_trip
    }

    /// How many times less often POLLs go.
    pub const fn backoff(&self) -> u32 {
        self.backoff
    }

    /// A round trip was measured by a timestamp that came back.
    pub fn measure(&mut self, now: SimTime, stamp: SimTime, obs: &mut impl Observer<Event>) {
        let rtt = now.since(stamp);
        let known = match self.round_trip {
            None => RoundTrip { srtt: rtt, rttvar: Duration::from_nanos(rtt.as_nanos() / 2) },
            Some(RoundTrip { srtt, rttvar }) => {
                let off = (rtt - srtt) + (srtt - rtt);
                RoundTrip {
                    srtt: towards(srtt, rtt, self.rules.rtt_weight),
                    rttvar: towards(rttvar, off, 0.25),
                }
            }
        };
        self.round_trip = Some(known);
        let RoundTrip { srtt, rttvar } = known;
        obs.note(now, PATH, Event::RttMeasured { rtt, srtt, rttvar });
    }

    /// The peer's window as it was told with the acknowledgement of everything before `ack`: an older report that is
    /// overtaken says nothing.
    pub fn hear_window(&mut self, ack: u64, window: u32) {
        if ack >= self.cache.una() {
            self.rwnd = window.into();
        }
    }

    /// The session carries data from now on.
    pub fn begin(&mut self, now: SimTime) {
        self.open = true;
        self.progress = now;
        self.resume(now);
    }

    /// The session carries data no longer.
    pub fn stop(&mut self) {
        self.open = false;
        self.suspend();
        self.polling = None;
        self.cycle = None;
    }

    /// When a burst or a POLL is due.
    #[inline]
    pub fn due(&self) -> SimTime {
        self.next_data.min(self.polling.map_or(NEVER, |polling| polling.next))
    }

    /// Whether something must come of the session: data are outstanding, or wait for the peer's window.
    pub const fn waits(&self) -> bool {
        self.polling.is_some()
    }

    /// The send timer.
    pub fn on_timer(&mut self, now: SimTime, out: &mut VecDeque<Out>, obs: &mut impl Observer<Event>) {
        if self.next_data <= now {
            self.send_data(now, out, obs);
        }
        if self.polling.is_some_and(|polling| polling.next <= now) {
            self.poll_alone(now, out, obs);
        }
    }
}

/// A share of the way from one time to another.
fn towards(from: Duration, to: Duration, share: f64) -> Duration {
    let (a, b) = (from.as_nanos() as f64, to.as_nanos() as f64);
    Duration::from_nanos((a + (b - a) * share).round() as u64)
}
