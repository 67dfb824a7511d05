//! What the two halves of an endpoint ask of its settings for every segment, derived in one place: when the connection
//! is made, and when its settings become others.

use skywindow_units::Duration;

use super::cycle::Probing;
use super::settings::{IdleRestart, RtoRule, Tcp};
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
    /// Whether the last segment is probed for.
    pub probes: bool,
    /// The least retransmission timeout.
    pub least_rto: Duration,
    /// Whether cwnd shrinks in proportion to what arrives.
    pub reduces_slowly: bool,
    /// Whether new data tell if a timeout was needless.
    pub forward_rto: bool,
    /// Whether needless cuts are taken back.
    pub undoes: bool,
    /// Whether cwnd grows by all that is reported for the first time.
    pub grows_by_delivery: bool,
    /// Whether a cut is one of cwnd, once for all data sent before it.
    pub cuts_cwnd: bool,
    /// Whether each timeout of an idle time halves cwnd.
    pub decays: bool,
    /// How probing tells congestion from other losses, if losses are probed.
    pub probing: Option<Probing>,
    /// Whether echoed timestamps tell controllers and RACK the round trips of what was sent again.
    pub echoes: bool,
    /// Whether any of these asks more of an acknowledgement than how much it covers.
    pub looks: bool,
}

impl SenderRules {
    /// By these settings.
    pub fn of(settings: &Tcp) -> Self {
        let by_delivery = settings.growth_by_delivery() || settings.proportional_reduction();
        let by_time = settings.rack() || settings.tail_loss_probe() || settings.rto_rule() == RtoRule::Linux;
        Self {
            looks: by_delivery
                || by_time
                || settings.forward_rto()
                || settings.undo()
                || settings.probes()
                || settings.echo_round_trips(),
            echoes: settings.echo_round_trips(),
            probing: settings
                .probes()
                .then_some(Probing { slack: settings.rtt_slack, tolerance: settings.rtt_tolerance }),
            unit: settings.unit(),
            threshold: settings.dupack_threshold.max(1),
            limited_transmit: settings.limited_transmit(),
            nagle: settings.nagle,
            restart_window: settings.window_rules(PLAIN_WINDOW).initial_window,
            enters_by_blocks: settings.recovery_by_blocks(),
            keeps_reports: settings.sack_after_timeout(),
            probes: settings.tail_loss_probe(),
            least_rto: settings.least_rto(),
            reduces_slowly: settings.proportional_reduction(),
            forward_rto: settings.forward_rto(),
            undoes: settings.undo(),
            grows_by_delivery: settings.growth_by_delivery(),
            cuts_cwnd: settings.cuts_cwnd(),
            decays: settings.idle_restart() == IdleRestart::Decay,
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
    /// The edge of the window moves by so much at least, bytes: by a segment or half of the buffer (RFC 9293 section
    /// 3.8.6.2.2).
    pub step: u32,
    /// The least window for whose sake an acknowledgement leaves, bytes: two segments or half of the buffer (RFC 1122
    /// section 4.2.3.3).
    pub worth_telling: u32,
    /// So many segments are acknowledged together.
    pub every: u32,
    /// How long an acknowledgement may wait for them.
    pub delay: Duration,
    /// So many acknowledgements are not delayed at first.
    pub quick: u32,
    /// What fills a gap is acknowledged at once.
    pub fills_at_once: bool,
    /// What came twice is reported.
    pub tells_twice: bool,
}

impl ReceiverRules {
    /// By these settings.
    pub fn of(rules: &Tcp) -> Self {
        let (unit, half) = (rules.unit(), rules.receiver_buffer_bytes / 2);
        Self {
            buffer: rules.receiver_buffer_bytes,
            unit,
            step: unit.min(half).max(1),
            worth_telling: (2 * unit).min(half).max(1),
            every: rules.segments_an_ack(),
            delay: rules.ack_delay(),
            quick: rules.quick_acks(),
            fills_at_once: rules.ack_on_filled_gap,
            tells_twice: rules.duplicate_blocks(),
        }
    }
}
