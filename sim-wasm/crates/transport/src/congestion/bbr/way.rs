//! What BBR and what is made of it do differently: constants, and how PROBE_RTT measures the path.

use skywindow_units::Duration;

use super::{BbrHint, BbrSettings, ONE};

/// So many hundredths, as a gain.
pub(super) fn gain(percent: u32) -> u64 {
    u64::from(percent) * ONE / 100
}

/// Constants of BBR, or of LeoCC.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub min_rtt_window: Duration,
    pub probe_rtt: Duration,
    pub bandwidth_rounds: u64,
    pub cwnd_gain: u64,
    pub policer: bool,
    pub hint: BbrHint,
    /// What the PROBE_RTT of another path leaves in flight, of what the last one held.
    pub anew_gain: u64,
    /// Every PROBE_RTT is as that of another path, comes in PROBE_BW alone, and its last round trip is the shortest one from
    /// then on.
    pub leo: bool,
}

impl Way {
    pub fn of(settings: &BbrSettings) -> Self {
        Self {
            min_rtt_window: settings.bbr_min_rtt_window,
            probe_rtt: settings.bbr_probe_rtt,
            bandwidth_rounds: settings.bbr_bandwidth_rounds.into(),
            cwnd_gain: gain(settings.bbr_cwnd_percent),
            policer: settings.bbr_policer,
            hint: settings.bbr_hint,
            anew_gain: ONE / 2,
            leo: false,
        }
    }
}
