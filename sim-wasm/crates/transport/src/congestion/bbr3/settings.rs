//! The settings of BBRv3: constants of the draft's section 2, and what its last edition added.

use skywindow_form::{Range, Unit, When, part};
use skywindow_units::Duration;

/// BBRv3 is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["bbr3"] });

part! { "The settings of BBRv3." Bbr3Settings in Transport {
    bbr3_loss_percent: f64 = 2.0 => {
        help: "How much of what is in flight may be lost in a round trip while bandwidth is probed; more ends the probe.",
        label: "Loss threshold", unit: Unit::count("%"), range: Range::of(0.0, 50.0), slider: Some((0.0, 10.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.7, BBR.LossThresh",
    },
    bbr3_beta_percent: u32 = 70 => {
        help: "What a round trip with losses leaves at least of the bounds on rate and data in flight.",
        label: "Cut by losses", unit: Unit::count("%"), range: Range::of(1.0, 100.0), slider: Some((50.0, 100.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.7, BBR.Beta",
    },
    bbr3_headroom_percent: u32 = 15 => {
        help: "What is left free below the most that a probe found fit to be in flight, for others.",
        label: "Headroom", unit: Unit::count("%"), range: Range::of(0.0, 90.0), slider: Some((0.0, 50.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.7, BBR.Headroom",
    },
    bbr3_cwnd_percent: u32 = 200 => {
        help: "cwnd of what bandwidth and shortest round trip hold; an eighth more while bandwidth is probed.",
        label: "Window gain", unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.5, BBR.DefaultCwndGain",
    },
    bbr3_offload_quanta: u32 = 3 => {
        help: "So many send quanta are in flight at least: 1 ms of the rate each, or two segments; hosts that leave segments to their network cards hold three.",
        label: "Offload budget", unit: Unit::count("quanta"), range: Range::of(0.0, 100.0), slider: Some((0.0, 10.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 5.5.8, BBR.offload_budget",
    },
    bbr3_probe_wait as "bbr3_probe_wait_ms": Duration = Duration::from_secs(2) => {
        help: "How long bandwidth is not probed at most, and up to a second more by chance; over short ways 63 round trips are less.",
        label: "Time between probes", unit: Unit::MS, range: Range::of(0.0, 600_000.0), slider: Some((500.0, 10_000.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 5.3.3.8.2, T_bbr",
    },
    bbr3_precautionary: bool = true => {
        help: "Whether the probe after one that lost too much ends at the same level, and goes on only if that is safe now.",
        label: "Precautionary probes", when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 5.3.3.6",
    },
    bbr3_min_rtt_window as "bbr3_min_rtt_window_ms": Duration = Duration::from_secs(10) => {
        help: "How long the shortest round trip holds.",
        label: "min_rtt window", unit: Unit::MS, range: Range::of(100.0, 600_000.0), slider: Some((1_000.0, 60_000.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.15.1, BBR.MinRTTFilterLen",
    },
    bbr3_probe_rtt_interval as "bbr3_probe_rtt_interval_ms": Duration = Duration::from_secs(5) => {
        help: "When no round trip was shorter for so long, ProbeRTT measures anew.",
        label: "ProbeRTT interval", unit: Unit::MS, range: Range::of(100.0, 600_000.0), slider: Some((1_000.0, 60_000.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.15.2, BBR.ProbeRTTInterval",
    },
    bbr3_probe_rtt as "bbr3_probe_rtt_ms": Duration = Duration::from_millis(200) => {
        help: "How long ProbeRTT keeps half of the path’s data in flight, and a round trip at least; 0 never does.",
        label: "ProbeRTT time", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 1_000.0)),
        when: CHOSEN,
        source: "draft-ietf-ccwg-bbr-06 2.15.2, BBR.ProbeRTTDuration",
    },
}}
