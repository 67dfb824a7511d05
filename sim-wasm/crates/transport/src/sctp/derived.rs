//! What the two halves of an endpoint ask of its settings for every packet, derived in one place: when the association
//! is made, and when its settings become others.

use skywindow_units::Duration;

use super::settings::{BackOff, FastRecovery, LossDetection, Sctp};

/// What the sender asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SenderRules {
    /// Losses reported during fast recovery let a packet go at once, and cut by their TSN.
    pub losses_by_tsn: bool,
    /// A chunk that was fast-retransmitted may be again.
    pub fast_repeats: bool,
    /// And only for data that were new when it was marked.
    pub repeats_after_new: bool,
    /// Whether reports of some chunks that are missing wait for what was new when they left again.
    pub awaits_new: bool,
    /// Whether the peer may report chunks that came damaged.
    pub drop_reports: bool,
    /// All that is fast-retransmitted leaves whatever cwnd says, up to so many packets at an opportunity.
    pub fast_burst: Option<u32>,
    /// What is sent again waits for the peer's window.
    pub retransmits_in_rwnd: bool,
    /// A packet's worth is taken from the application at once.
    pub bundles_taken: bool,
    /// Every timeout leaves cwnd while the peer's window is shut.
    pub shut_keeps_cwnd: bool,
    /// T3-rtx starts anew when the earliest outstanding TSN is acknowledged.
    pub t3_restarts: bool,
    /// What is sent again waits until cwnd holds it whole.
    pub retransmits_within: bool,
    /// The first expiry in a row repeats the timeout, and an advance of the cumulative TSN ends the doubling.
    pub back_off_late: bool,
    /// An advance of the cumulative TSN past a chunk that was sent once ends the doubling of the timeout.
    pub advance_ends_back_off: bool,
    /// Every SACK without gaps measures the round trip.
    pub rtt_by_sack: bool,
    /// T3-rtx ends fast recovery.
    pub t3_ends_recovery: bool,
    /// T3-rtx marks only what was sent some time ago.
    pub t3_spares_recent: bool,
    /// What each takes of the peer's window beside its length.
    pub chunk_overhead: i32,
    /// Messages are split where a window ends.
    pub splits: bool,
    /// And where a packet ends that has something else in it.
    pub fills_packets: bool,
    /// Below this cwnd data ask for a SACK at once.
    pub sack_asked_below: u32,
    /// Data ask for a SACK at once where nothing more may go.
    pub asks_when_full: bool,
    /// Data ask for it where nothing more waits.
    pub asks_at_end: bool,
    /// So many reports make a chunk missing.
    pub missing_reports: u8,
    /// IP and common header of a packet, and its AUTH chunk where every packet has one, bytes.
    pub header: u32,
    /// The path MTU is looked for.
    pub discovery: bool,
    /// Time tells what is lost, and not missing reports.
    pub by_time: bool,
    /// The last chunk of a flight leaves once more as a probe.
    pub probes: bool,
    /// So much may wait or be outstanding before applications have to wait, bytes.
    pub send_buffer: u32,
}

impl SenderRules {
    /// By these settings.
    pub fn of(rules: &Sctp) -> Self {
        Self {
            losses_by_tsn: rules.fast_recovery() == FastRecovery::ByTsn,
            fast_repeats: rules.fast_retransmit_repeats(),
            repeats_after_new: rules.repeats_after_new(),
            awaits_new: rules.repeats_after_new() || rules.carriage.packet_drop_reports,
            drop_reports: rules.carriage.packet_drop_reports,
            fast_burst: rules.fast_retransmit_ignores_cwnd().then_some(if rules.max_burst() == 0 {
                u32::MAX
            } else {
                rules.max_burst()
            }),
            retransmits_in_rwnd: rules.retransmit_within_rwnd(),
            bundles_taken: rules.bundle_taken(),
            shut_keeps_cwnd: rules.shut_window_keeps_cwnd(),
            t3_restarts: rules.t3_restarts(),
            retransmits_within: rules.retransmit_within_cwnd(),
            back_off_late: rules.back_off() == BackOff::InARow,
            advance_ends_back_off: rules.back_off() == BackOff::UntilAdvance,
            rtt_by_sack: rules.rtt_by_sack(),
            t3_ends_recovery: rules.t3_ends_recovery(),
            t3_spares_recent: rules.t3_spares_recent(),
            chunk_overhead: rules.chunk_overhead(),
            splits: rules.split_to_fill_cwnd(),
            fills_packets: rules.fills_packets(),
            sack_asked_below: rules.sack_asked_below(),
            asks_when_full: rules.sack_asked_when_full,
            asks_at_end: rules.sack_asked_at_end,
            missing_reports: rules.missing_reports(),
            header: rules.taken_bytes(),
            discovery: rules.pmtu_discovery,
            by_time: rules.loss_detection == LossDetection::Rack,
            probes: rules.loss_detection == LossDetection::Rack && rules.tail_loss_probe,
            send_buffer: rules.messages.send_buffer_bytes.unwrap_or(u32::MAX),
        }
    }
}

/// What the receiver asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReceiverRules {
    /// The buffer, or what of it is announced at most.
    pub buffer: u32,
    /// What a chunk that waits takes of it beside its length.
    pub overhead: i32,
    /// What a chunk that was just read took beside its user data.
    pub read_overhead: i32,
    /// A chunk is taken whole as long as anything is left of what was announced.
    pub takes_beyond: bool,
    /// Pieces are taken whatever lies beside them: a message may have no end.
    pub takes_any_piece: bool,
    /// What is skipped is thrown away, also where it is whole.
    pub tosses_skipped: bool,
    /// So many chunks may wait for others.
    pub held_limit: u32,
    /// A SACK tells the window as it was before what it answers was read.
    pub before_reading: bool,
    /// What has to be read before a SACK tells of it.
    pub window_update: Option<u32>,
    /// A SACK leaves for every so many packets.
    pub every: u32,
    /// How long one may wait.
    pub delay: Duration,
    /// The most blocks in one.
    pub gap_limit: usize,
    /// Gaps do not hurry a SACK, and it says for how many packets it stands: delayed acknowledgement for CMT.
    pub counts_packets: bool,
    /// A SACK leaves at once when the last gap is filled.
    pub sack_on_filled_gap: bool,
    /// The largest DATA chunk, bytes.
    pub unit: u32,
}

impl ReceiverRules {
    /// By these settings.
    pub fn of(rules: &Sctp) -> Self {
        Self {
            buffer: rules.advertised_buffer(),
            overhead: rules.held_overhead(),
            read_overhead: rules.chunk_overhead().max(0),
            takes_beyond: rules.takes_beyond_a_rwnd(),
            takes_any_piece: rules.cuts_messages_short(),
            tosses_skipped: rules.tosses_skipped(),
            held_limit: rules.held_chunks_at_most(),
            before_reading: rules.a_rwnd_before_reading(),
            window_update: rules.window_update(),
            every: if rules.sack_delay == Duration::ZERO { 1 } else { rules.sack_every.max(1) },
            delay: rules.sack_delay,
            gap_limit: rules.gap_blocks_a_sack(),
            counts_packets: rules.counts_packets(),
            sack_on_filled_gap: rules.sack_on_filled_gap(),
            unit: rules.unit(),
        }
    }
}
