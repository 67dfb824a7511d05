//! What the two halves of an endpoint ask of its settings for every segment, derived in one place: when the connection
//! is made, and when its settings become others.

use skywindow_units::Duration;

use super::settings::Tcp;
use super::sizes::PLAIN_WINDOW;

/// What the sender asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SenderRules {
    /// User data of a full segment, bytes.
    pub unit: u32,
    /// So many duplicate acknowledgements start a fast retransmit.
    pub threshold: u32,
    /// Those before let new segments go.
    pub limited_transmit: bool,
    /// A small segment waits while others are unacknowledged.
    pub nagle: bool,
    /// cwnd is no larger after a long idle time, bytes.
    pub restart_window: u32,
    /// Whether blocks start fast recovery, too.
    pub enters_by_blocks: bool,
    /// Whether what was reported holds after a timeout.
    pub keeps_reports: bool,
}

impl SenderRules {
    /// By these settings.
    pub fn of(settings: &Tcp) -> Self {
        Self {
            unit: settings.unit(),
            threshold: settings.dupack_threshold.max(1),
            limited_transmit: settings.limited_transmit(),
            nagle: settings.nagle,
            restart_window: settings.window_rules(PLAIN_WINDOW).initial_window,
            enters_by_blocks: settings.recovery_by_blocks(),
            keeps_reports: settings.sack_after_timeout(),
        }
    }
}

/// What the receiver asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReceiverRules {
    /// The largest window.
    pub buffer: u32,
    /// User data of a full segment, bytes.
    pub unit: u32,
    /// So many segments are acknowledged together.
    pub every: u32,
    /// How long an acknowledgement may wait for them.
    pub delay: Duration,
}

impl ReceiverRules {
    /// By these settings.
    pub fn of(rules: &Tcp) -> Self {
        Self {
            buffer: rules.receiver_buffer_bytes,
            unit: rules.unit(),
            every: rules.segments_an_ack(),
            delay: rules.delayed_ack,
        }
    }
}
