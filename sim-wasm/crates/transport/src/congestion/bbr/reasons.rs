//! What BBR tells of its phases and of its model.

use skywindow_units::{BitRate, Duration};

use super::{Mode, ONE};
use crate::events::reasons;
use crate::words::{n, rate, time};

/// The model in words.
pub(super) fn model(bandwidth: f64, min_rtt: f64, pacing: f64, cwnd: f64) -> String {
    let rtt = if min_rtt < 0.0 { "no round trip known".into() } else { format!("RTprop {}", time(min_rtt)) };
    format!("Bandwidth {}, {rtt}: data leave at {}, cwnd {} bytes.", rate(bandwidth), rate(pacing), n(cwnd))
}

reasons! {
    /// What BBR tells.
    BbrReason;

    /// STARTUP: the rate doubles each round trip until the bandwidth grows no more.
    240 Startup {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "Startup",
        title: format!("Startup at {}", rate(pacing)),
        detail: format!("The rate doubles each round trip until the bandwidth grows no more. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, BBR_STARTUP; Cardwell et al. 2016",
    }
    /// DRAIN: what STARTUP has queued leaves again.
    241 Drain {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "Drain",
        title: format!("Drain at {}", rate(pacing)),
        detail: format!("For three rounds the bandwidth grew by less than a quarter: the pipe is full, and the queue is to go. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, bbr_check_full_bw_reached, bbr_check_drain",
    }
    /// PROBE_BW, the phase with a gain of 5/4.
    242 ProbeUp {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW up",
        title: format!("Probing for bandwidth at {}", rate(pacing)),
        detail: format!("For a round trip data leave a quarter faster, in case there is more. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, bbr_pacing_gain",
    }
    /// PROBE_BW, the phase with a gain of 3/4.
    243 ProbeDown {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW down",
        title: format!("Draining what was probed at {}", rate(pacing)),
        detail: format!("Data leave a quarter slower until what the probe has queued is gone. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, bbr_pacing_gain, bbr_is_next_cycle_phase",
    }
    /// PROBE_BW, the phases with a gain of 1.
    244 Cruise {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeBW cruise",
        title: format!("Cruising at {}", rate(pacing)),
        detail: format!("Data leave as fast as they arrive, less one percent. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, bbr_pacing_gain",
    }
    /// PROBE_RTT: four packets in flight measure the round trip without a queue.
    245 ProbeRtt {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "ProbeRTT",
        title: "Probing for the round trip".into(),
        detail: format!("No round trip was as short for a while: with four packets in flight queues drain, and what is measured is the path. {}", model(bandwidth, min_rtt, pacing, cwnd)),
        rule: "Linux tcp_bbr.c, bbr_update_min_rtt",
    }
    /// The model, the rate or the window is another.
    246 Model {
        /// Rate at which data leave.
        pacing: BitRate,
        /// Bandwidth of the model.
        bandwidth: BitRate,
        /// Shortest round trip of the model, -1 if there is none.
        min_rtt: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("Model: {}, cwnd {} bytes", rate(bandwidth), n(cwnd)),
        detail: model(bandwidth, min_rtt, pacing, cwnd),
        rule: "Linux tcp_bbr.c, bbr_update_model, bbr_set_cwnd",
    }
    /// A policer limits the rate.
    247 Policed {
        /// Its rate.
        rate: BitRate,
    } => {
        kind: Window,
        title: format!("A policer at {}", crate::words::rate(rate)),
        detail: format!("Twice in a row a fifth was lost at the same rate: {} are a policer's, and hold for 48 round trips.", crate::words::rate(rate)),
        rule: "Linux tcp_bbr.c, bbr_lt_bw_interval_done; Flach et al. 2016",
    }
}

/// What is told with each of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Standing {
    pub pacing: BitRate,
    pub bandwidth: BitRate,
    pub min_rtt: Option<Duration>,
    pub cwnd: u32,
}

impl Standing {
    /// The mode begins or goes on.
    pub fn phase(self, mode: Mode, gain: u64) -> BbrReason {
        let Self { pacing, bandwidth, min_rtt, cwnd } = self;
        match mode {
            Mode::Startup => BbrReason::Startup { pacing, bandwidth, min_rtt, cwnd },
            Mode::Drain => BbrReason::Drain { pacing, bandwidth, min_rtt, cwnd },
            Mode::ProbeBw if gain > ONE => BbrReason::ProbeUp { pacing, bandwidth, min_rtt, cwnd },
            Mode::ProbeBw if gain < ONE => BbrReason::ProbeDown { pacing, bandwidth, min_rtt, cwnd },
            Mode::ProbeBw => BbrReason::Cruise { pacing, bandwidth, min_rtt, cwnd },
            Mode::ProbeRtt => BbrReason::ProbeRtt { pacing, bandwidth, min_rtt, cwnd },
        }
    }

    /// Something of it is another.
    pub fn model(self) -> BbrReason {
        let Self { pacing, bandwidth, min_rtt, cwnd } = self;
        BbrReason::Model { pacing, bandwidth, min_rtt, cwnd }
    }
}
