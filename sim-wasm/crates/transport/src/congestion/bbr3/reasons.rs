//! What BBRv3 tells: its states, its model, its bounds, and why it leaves a state early.

use skywindow_units::{BitRate, Duration};

use super::State;
use crate::events::reasons;
use crate::words::{n, plural, rate, time};

/// The model in words.
fn model(max_bw: f64, min_rtt: f64, pacing: f64, cwnd: f64) -> String {
    let rtt = if min_rtt < 0.0 { "no round trip known".into() } else { format!("min_rtt {}", time(min_rtt)) };
    format!("max_bw {}, {rtt}: data leave at {}, cwnd {} bytes.", rate(max_bw), rate(pacing), n(cwnd))
}

/// What data in flight are bounded by over cycles, in words.
fn longterm(value: f64) -> String {
    if value < 0.0 { "no inflight_longterm".into() } else { format!("inflight_longterm {}", bytes(value)) }
}

/// What losses of this cycle left of data in flight, in words.
fn shortterm(value: f64) -> String {
    if value < 0.0 { "no inflight_shortterm".into() } else { format!("inflight_shortterm {}", bytes(value)) }
}

/// What losses of this cycle left of the bandwidth, in words.
fn shortterm_bandwidth(value: f64) -> String {
    if value < 0.0 { "no bw_shortterm".into() } else { format!("bw_shortterm {}", rate(value)) }
}

/// So many bytes.
fn bytes(value: f64) -> String {
    format!("{} bytes", n(value))
}

/// The share that was lost, in words.
fn share(lost: f64, flight: f64) -> String {
    format!("{:.1} %", 100.0 * lost / flight.max(1.0))
}

reasons! {
    /// What BBRv3 tells.
    Bbr3Reason;

    /// Startup: the rate doubles each round trip until the pipe is full or too much is lost.
    210 Bbr3Startup {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "Startup",
        title: format!("Startup at {}", rate(pacing)),
        detail: format!("The rate doubles each round trip until the bandwidth grows no more or too much is lost. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.1",
    }
    /// Drain: what Startup has queued leaves again.
    211 Bbr3Drain {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "Drain",
        title: format!("Drain at {}", rate(pacing)),
        detail: format!("The pipe is full: at half of the bandwidth, until no more is in flight than the path holds. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.2",
    }
    /// ProbeBW_DOWN: slower than data arrive, until queue and headroom are free.
    212 Bbr3Down {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW down",
        title: format!("Draining what was probed at {}", rate(pacing)),
        detail: format!("Data leave a tenth slower than they arrive, until the queue is gone and some room is left for others. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.3.1",
    }
    /// ProbeBW_CRUISE: as fast as data arrive.
    213 Bbr3Cruise {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW cruise",
        title: format!("Cruising at {}", rate(pacing)),
        detail: format!("Data leave as fast as they arrive, less one percent; what is lost bounds rate and window until the next probe. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.3.2",
    }
    /// ProbeBW_REFILL: a round trip without the bounds of the cycle.
    214 Bbr3Refill {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW refill",
        title: format!("Refilling the pipe at {}", rate(pacing)),
        detail: format!("For a round trip the bounds that losses of this cycle set are forgotten, so that the probe begins with a full pipe. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.3.3",
    }
    /// ProbeBW_UP: faster than data arrive.
    215 Bbr3Up {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW up",
        title: format!("Probing for bandwidth at {}", rate(pacing)),
        detail: format!("Data leave a quarter faster, until the bandwidth grows no more, too much is lost, or a level is met that was too high before. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.3.5",
    }
    /// ProbeRTT: half of what the path holds measures the round trip without a queue.
    216 Bbr3ProbeRtt {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeRTT",
        title: "Probing for the round trip".into(),
        detail: format!("No round trip was shorter for a while: with half of what the path holds in flight queues drain, and what is measured is the path. {}", model(max_bw, min_rtt, pacing, cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.3.4",
    }
    /// The model, the rate or the window is another.
    217 Bbr3Model {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Largest bandwidth of this cycle and the one before.
        max_bw: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Model: {}, cwnd {} bytes", rate(max_bw), n(cwnd)),
        detail: model(max_bw, min_rtt, pacing, cwnd),
        rule: "draft-ietf-ccwg-bbr-06 5.5, 5.6",
    }
    /// A bound, or what comes in heaps, is another.
    218 Bbr3Bounds {
        /// Bandwidth that losses of this cycle left, -1 if they set no bound.
        bw_shortterm: Option<BitRate>,
        /// Data in flight that losses of this cycle left, -1 if they set no bound.
        inflight_shortterm: Option<u32> ["bytes"],
        /// The most in flight that lost no more than may be, -1 if that is not known.
        inflight_longterm: Option<u32> ["bytes"],
        /// What was acknowledged beyond expectation at once.
        extra_acked: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Bounds: {}", longterm(inflight_longterm)),
        detail: format!(
            "{}, {}, {}; extra_acked {}.",
            longterm(inflight_longterm),
            shortterm(inflight_shortterm),
            shortterm_bandwidth(bw_shortterm),
            bytes(extra_acked)
        ),
        rule: "draft-ietf-ccwg-bbr-06 5.5.9, 5.5.10",
    }
    /// Startup lost too much.
    219 Bbr3StartupLoss {
        /// Lost in the round trip.
        lost: u32 ["bytes"],
        /// In flight then.
        flight: u32 ["bytes"],
        /// In so many places.
        ranges: u32,
        /// The bound from now on.
        inflight_longterm: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Startup lost {}", share(lost, flight)),
        detail: format!(
            "{} of {} bytes were lost in a round trip of recovery, in {}: the pipe is full. inflight_longterm is {}.",
            n(lost), n(flight), plural(ranges, "place", "places"), bytes(inflight_longterm)
        ),
        rule: "draft-ietf-ccwg-bbr-06 5.3.1.3",
    }
    /// A probe lost too much.
    220 Bbr3TooHigh {
        /// Lost since the packet left.
        lost: u32 ["bytes"],
        /// In flight when it left.
        flight: u32 ["bytes"],
        /// The bound from now on, -1 if there is none.
        inflight_longterm: Option<u32> ["bytes"],
    } => {
        kind: Window,
        title: format!("The probe lost {}", share(lost, flight)),
        detail: format!(
            "{} of {} bytes in flight were lost, more than may be: {}.",
            n(lost), n(flight), longterm(inflight_longterm)
        ),
        rule: "draft-ietf-ccwg-bbr-06 5.5.10.2",
    }
    /// A probe ends at the level of the last one, which lost too much.
    221 Bbr3Precaution {
        /// In flight.
        flight: u32 ["bytes"],
        /// The bound that is met.
        inflight_longterm: u32 ["bytes"],
    } => {
        kind: Window,
        title: "The probe ends as a precaution".into(),
        detail: format!(
            "{} bytes in flight meet the {} at which the last probe lost too much. If a round trip without such losses follows, it probes again at once.",
            n(flight), n(inflight_longterm)
        ),
        rule: "draft-ietf-ccwg-bbr-06 5.3.3.6",
    }
    /// Data leave after a pause.
    222 Bbr3Restart {
        /// Rate at which they leave.
        pacing: BitRate,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Restart after a pause at {}", rate(pacing)),
        detail: format!("Nothing was in flight for want of data: they leave at the bandwidth, and the window of {} stays.", bytes(cwnd)),
        rule: "draft-ietf-ccwg-bbr-06 5.4.1",
    }
    /// What was taken for lost had arrived.
    223 Bbr3Undone {
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Losses undone: cwnd {} bytes", n(cwnd)),
        detail: "What was taken for lost had arrived: window, bounds and the probe that they ended are back.".into(),
        rule: "draft-ietf-ccwg-bbr-06 5.5.11.2",
    }
}

/// What is told with each state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Standing {
    pub pacing: BitRate,
    pub max_bw: BitRate,
    pub min_rtt: Option<Duration>,
    pub cwnd: u32,
}

impl Standing {
    /// The state begins or goes on.
    pub fn phase(self, state: State) -> Bbr3Reason {
        let Self { pacing, max_bw, min_rtt, cwnd } = self;
        match state {
            State::Startup => Bbr3Reason::Bbr3Startup { pacing, max_bw, min_rtt, cwnd },
            State::Drain => Bbr3Reason::Bbr3Drain { pacing, max_bw, min_rtt, cwnd },
            State::Down => Bbr3Reason::Bbr3Down { pacing, max_bw, min_rtt, cwnd },
            State::Cruise => Bbr3Reason::Bbr3Cruise { pacing, max_bw, min_rtt, cwnd },
            State::Refill => Bbr3Reason::Bbr3Refill { pacing, max_bw, min_rtt, cwnd },
            State::Up => Bbr3Reason::Bbr3Up { pacing, max_bw, min_rtt, cwnd },
            State::ProbeRtt => Bbr3Reason::Bbr3ProbeRtt { pacing, max_bw, min_rtt, cwnd },
        }
    }

    /// Something of it is another.
    pub fn model(self) -> Bbr3Reason {
        let Self { pacing, max_bw, min_rtt, cwnd } = self;
        Bbr3Reason::Bbr3Model { pacing, max_bw, min_rtt, cwnd }
    }
}

/// The bounds, and what comes in heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    pub bw_shortterm: Option<BitRate>,
    pub inflight_shortterm: Option<u32>,
    pub inflight_longterm: Option<u32>,
    pub extra_acked: u32,
}

impl Bounds {
    pub fn reason(self) -> Bbr3Reason {
        let Self { bw_shortterm, inflight_shortterm, inflight_longterm, extra_acked } = self;
        Bbr3Reason::Bbr3Bounds { bw_shortterm, inflight_shortterm, inflight_longterm, extra_acked }
    }
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn what_was_lost_is_told_as_a_share_of_what_was_in_flight() {
        assert_eq!(share(5000.0, 200_000.0), "2.5 %");
        assert_eq!(share(0.0, 0.0), "0.0 %");
    }
}
