//! What LeoCC tells besides what BBR tells.

use skywindow_units::{BitRate, Duration};

use super::super::reasons::model;
use crate::events::reasons;
use crate::words::{rate, time};

reasons! {
    /// What LeoCC tells.
    LeoCcReason;

    /// Answers stayed away: the path was reconfigured.
    248 LeoAnswersLate {
        /// How long no probe was answered.
        gap: Duration,
        /// How long that may be.
        threshold: Duration,
    } => {
        kind: Hint,
        title: format!("A reconfiguration: no answer for {}", time(gap)),
        detail: format!(
            "With probes every 10 ms none would have been answered for {}, and {} show that the path was reconfigured: what was measured of it no longer holds.",
            time(gap),
            time(threshold)
        ),
        rule: "Lai et al. 2025 (LeoCC), monitor_ping.c",
    }
    /// The schedule has a reconfiguration.
    249 LeoScheduled {
        /// From one to the next.
        period: Duration,
    } => {
        kind: Hint,
        title: "A reconfiguration by the schedule".into(),
        detail: format!(
            "Every {} the path is reconfigured, within the next 100 ms: what was measured of it no longer holds.",
            time(period)
        ),
        rule: "Lai et al. 2025 (LeoCC), leocc.c of the simulation: PERIOD, offset",
    }
    /// PROBE_RTT of LeoCC.
    250 LeoProbeRtt {
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
        detail: format!(
            "With part of what the path held in flight no queue stands, and the last round trip is the shortest one from then on. {}",
            model(bandwidth, min_rtt, pacing, cwnd)
        ),
        rule: "Lai et al. 2025 (LeoCC), leocc.c: leocc_update_min_rtt, leocc_probe_rtt_cwnd_gain",
    }
    /// The phase of the cycle that probes, with a gain of 21/20 for there is a queue.
    251 LeoProbeUp {
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
        title: format!("Probing gently for bandwidth at {}", rate(pacing)),
        detail: format!(
            "Round trips show a queue: data leave a twentieth faster and not a quarter. {}",
            model(bandwidth, min_rtt, pacing, cwnd)
        ),
        rule: "Lai et al. 2025 (LeoCC), leocc.c: leocc_main, leocc_pacing_gain",
    }
    /// Round trips show a queue: the Kalman filter's bandwidth holds.
    252 LeoFiltered {
        /// The estimate of the filter.
        bandwidth: BitRate,
        /// The largest rate of ten round trips.
        most: BitRate,
        /// The filtered round trip.
        rtt: Duration,
        /// The shortest one.
        min_rtt: Duration,
    } => {
        kind: Window,
        title: format!("Filtered bandwidth: {}", rate(bandwidth)),
        detail: format!(
            "Round trips of {} are longer than the shortest one, {}, by more than they swing: a Kalman filter over the rates of round trips gives {}, where the largest of ten was {}.",
            time(rtt),
            time(min_rtt),
            rate(bandwidth),
            rate(most)
        ),
        rule: "Lai et al. 2025 (LeoCC), leocc.c: leocc_main, bw_hat_post, min_rtt_fluctuation",
    }
    /// Round trips show no queue, or a reconfiguration begins: the largest bandwidth holds.
    253 LeoLargest {
        /// The largest rate of ten round trips.
        most: BitRate,
        /// The filtered round trip.
        rtt: Duration,
    } => {
        kind: Window,
        title: format!("Largest bandwidth: {}", rate(most)),
        detail: format!("Round trips are {}: the largest rate of ten round trips holds again.", time(rtt)),
        rule: "Lai et al. 2025 (LeoCC), leocc.c: leocc_main, use_max_filter",
    }
}
