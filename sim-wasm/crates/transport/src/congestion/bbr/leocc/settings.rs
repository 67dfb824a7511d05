//! The settings of LeoCC: how it finds reconfigurations, and the constants of its kernel module.

use skywindow_form::{Range, Reader, Unit, When, choices, part};
use skywindow_units::Duration;

use super::super::super::Hints;

/// LeoCC is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["leocc"] });
/// It goes by a schedule.
const SCHEDULED: Option<When> = Some(When { field: "leocc_detection", is: &["schedule"] });

choices! { "How LeoCC finds out that its path was reconfigured." Detection {
    Answers = "answers" "By answers that stay away" "Acknowledgements say when probes every 10 ms would be answered; one that comes later than the threshold shows a reconfiguration.",
    Schedule = "schedule" "By a schedule" "Reconfigurations come at the same instant of every period, as they do in Starlink every 15 s.",
    Hints = "hints" "By path hints alone" "It is told, or guesses, as “Path hint” says.",
}}

part! { "The settings of LeoCC." LeoCcSettings in Transport {
    leocc_detection: Detection = Detection::Answers => {
        help: "How it finds out that its path was reconfigured; path hints tell it besides.",
        label: "Reconfigurations", when: CHOSEN,
        source: "Lai et al. 2025 (LeoCC): monitor_ping.c, and leocc.c of the simulation",
    },
    leocc_threshold as "leocc_threshold_ms": Duration = Duration::from_millis(45) => {
        help: "Answers further apart show a reconfiguration, and a round trip in PROBE_RTT that is shorter by so much shows that it is over.",
        label: "Threshold of a reconfiguration", unit: Unit::MS, range: Range::of(10.0, 10_000.0), slider: Some((15.0, 200.0)),
        when: CHOSEN,
        source: "LeoCC monitor_ping.c THRESHOLD; leocc.c delta_thresh",
    },
    leocc_period as "leocc_period_ms": Duration = Duration::from_secs(15) => {
        help: "The time from one reconfiguration to the next.",
        label: "Period of reconfigurations", unit: Unit::MS, range: Range::of(500.0, 3_600_000.0), slider: Some((1_000.0, 60_000.0)),
        when: SCHEDULED,
        source: "LeoCC leocc.c PERIOD",
    },
    leocc_offset as "leocc_offset_ms": Duration = Duration::from_secs(12) => {
        help: "When in a period the reconfiguration comes, counted from the start of the simulation; LeoCC begins 100 ms before.",
        label: "Offset of reconfigurations", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 60_000.0)),
        when: SCHEDULED,
        source: "LeoCC leocc.c offset",
    },
    leocc_fluctuation as "leocc_fluctuation_ms": Option<Duration> = Some(Duration::from_millis(10)) => {
        help: "Round trips that are longer than the shortest one by more show a queue: then a Kalman filter gives the bandwidth, below the largest one.",
        label: "Swing of round trips", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 50.0)),
        null: "measured after each reconfiguration: 5th to 95th percentile of 100 round trips", when: CHOSEN,
        source: "LeoCC leocc.c min_rtt_fluctuation; netlink.h mpf",
    },
    leocc_min_rtt_window as "leocc_min_rtt_window_ms": Duration = Duration::from_secs(20) => {
        help: "How long the shortest round trip holds without a reconfiguration before PROBE_RTT measures it anew.",
        label: "RTprop window", unit: Unit::MS, range: Range::of(100.0, 600_000.0), slider: Some((1_000.0, 60_000.0)),
        when: CHOSEN,
        source: "LeoCC leocc.c leocc_min_rtt_win_sec",
    },
    leocc_probe_rtt_percent: u32 = 50 => {
        help: "What PROBE_RTT leaves in flight, of what the path held.",
        label: "Window in PROBE_RTT", unit: Unit::count("%"), range: Range::of(1.0, 100.0), slider: Some((10.0, 100.0)),
        when: CHOSEN,
        source: "LeoCC leocc.c leocc_probe_rtt_cwnd_gain",
    },
}}

impl LeoCcSettings {
    /// What only makes sense together.
    pub(crate) fn check(&self, hints: Hints, reader: &mut Reader) {
        if self.leocc_detection == Detection::Hints && hints == Hints::None {
            reader.fail_at(
                "leocc_detection",
                "\"hints\" alone tells of no reconfiguration where there is no path hint",
            );
        }
        if self.leocc_detection == Detection::Schedule && self.leocc_offset >= self.leocc_period {
            let [offset, period] = [self.leocc_offset, self.leocc_period].map(Duration::as_millis_f64);
            reader.fail_at(
                "leocc_offset_ms",
                format!("{offset} ms are not within a period of {period} ms (leocc_period_ms)"),
            );
        }
    }
}
