//! What an endpoint reports: every change of a window, a timeout, a retransmission or its state, with the
//! numbers that led to it, in words and by which rule.

use skywindow_units::Duration;

use super::packet::Retransmit;
use super::reasons::{about, action_words, cause_words, chunk_words, discarded, hex};
use super::state::{control, state};
use super::wire::asconf::Change;
use crate::events::coded;
use crate::shared_events::{Rules, Terms, TimerTerms};
use crate::words::{n, plural, time};

mod addresses;
mod association;
mod damage;
mod messages;
mod paths;
mod sharing;

use addresses::asked;
use damage::{DRAFT, disbelief, of_damage};
use messages::{asked_streams, given_up, reset_result, streams_of};
use sharing::coupled_by;

pub use super::reasons::{CookieAction, Discarded};
pub use super::state::State;
pub use crate::api::{ChunkFate, Counter, NO_PATH, Observer};
pub use damage::Disbelief;
pub use messages::{AskedStreams, GivenUp, ResetResult};
pub use sharing::CoupledBy;

skywindow_units::codes! { "Why new data take another path." PathChange {
    Failure = 0 "inactive" "The one before is inactive.",
    Return = 1 "the primary is active again" "The primary is active again.",
    Confirmation = 2 "not known to reach the peer" "The peer is known to be reached by the primary only now.",
    Primary = 3 "another path is the primary" "Another path has become the primary, or the address of the one before was deleted.",
}}

coded!(PathChange, Retransmit);

/// How SCTP speaks of what other families have, too.
const TERMS: Terms = Terms {
    connection: "Association",
    piece: "chunk",
    grows_where: " with the window fully used",
    completed: "are acknowledged: the association is shut down",
    rules: Rules {
        states: "RFC 9260 4",
        slow_start: "RFC 9260 7.2.1",
        window_full: "RFC 9260 6.1 A",
        window_opened: "RFC 9260 6.2.1",
        application_limited: "RFC 9260 7.2.1",
        complete: "RFC 9260 9.2",
    },
};

/// How it speaks of its timer and of congestion marks.
const TIMER: TimerTerms = TimerTerms {
    packet: "Packet",
    number: ["TSN", "TSN"],
    acknowledgement: "SACK",
    timer: "T3-rtx",
    answered_by: "for TSN",
    timeout: "RFC 9260 7.2.3",
    round_trip: "RFC 9260 6.3.1",
    marked: "RFC 4960 appendix A",
};

of_damage! {
    /// A change inside an endpoint. Windows and sizes are bytes.
    Event; TERMS, TIMER, tsn;

    /// T1 or T2 expired: a chunk of set-up or shutdown is sent again.
    2 ControlTimeout {
        /// State in which it expired.
        state: State,
        /// How often it has expired in a row.
        attempt: u32 ["attempts"],
        /// The next timeout.
        rto: Duration,
    } => {
        kind: Association,
        title: format!("{} timed out", control(state)),
        detail: format!("Attempt {} was not answered: it is sent again and waits {}.", n(attempt), time(rto)),
        rule: if state <= f64::from(State::CookieEchoed as u8) { "RFC 9260 5.1" } else { "RFC 9260 9.2" },
    }
    /// Too many errors in a row.
    3 AssociationFailed {
        /// Errors in a row.
        errors: u32 ["errors"],
        /// Errors allowed.
        limit: u32 ["errors"],
    } => {
        kind: Association,
        title: "Association failed".into(),
        detail: format!("{} in a row, {} allowed.", plural(errors, "error", "errors"), n(limit)),
        rule: "RFC 9260 8.1",
    }
    /// cwnd grew in congestion avoidance.
    11 CongestionAvoidance {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// partial_bytes_acked that reached cwnd.
        partial: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: format!("Congestion avoidance: cwnd {} bytes", n(to)),
        detail: format!(
            "partial_bytes_acked of {} bytes reached cwnd: cwnd {} to {} bytes, ssthresh {} bytes.",
            n(partial),
            n(from),
            n(to),
            n(ssthresh)
        ),
        rule: "RFC 9260 7.2.2",
    }
    /// A TSN was reported missing often enough; cwnd is cut and fast recovery begins.
    12 FastRetransmit {
        /// The TSN.
        tsn: u32,
        /// Missing reports.
        reports: u32 ["reports"],
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd and ssthresh after.
        to: u32 ["bytes"],
    } => {
        kind: FastRetransmit,
        role: Repairs,
        phase: "fast recovery",
        counts: Some(Counter::FastRetransmit),
        title: format!("Fast retransmit of TSN {tsn}"),
        detail: format!(
            "{}: cwnd {} to {} bytes, ssthresh {} bytes.",
            plural(reports, "missing report", "missing reports"),
            n(from),
            n(to),
            n(to)
        ),
        rule: "RFC 9260 7.2.4",
    }
    /// A TSN was reported missing often enough in a window whose loss has already cut cwnd.
    13 FastRetransmitAgain {
        /// The TSN.
        tsn: u32,
        /// Missing reports.
        reports: u32 ["reports"],
        /// cwnd, unchanged.
        cwnd: u32 ["bytes"],
        /// Highest TSN of the window that was cut.
        exit: u32,
    } => {
        kind: FastRetransmit,
        role: Repairs,
        title: format!("Fast retransmit of TSN {tsn}"),
        detail: format!(
            "{}: cwnd stays at {} bytes, for a loss up to TSN {exit} has already been answered by a cut.",
            plural(reports, "missing report", "missing reports"),
            n(cwnd)
        ),
        rule: "RFC 9260 7.2.4",
    }
    /// A chunk that was sent later has arrived long enough ago: the first loss of a window of data cuts cwnd.
    78 LossByTime {
        /// The TSN.
        tsn: u32,
        /// The reordering window.
        window: Duration,
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd and ssthresh after.
        to: u32 ["bytes"],
    } => {
        kind: FastRetransmit,
        role: Repairs,
        phase: "fast recovery",
        counts: Some(Counter::FastRetransmit),
        title: format!("TSN {tsn} is overdue"),
        detail: format!(
            "What was sent later has arrived, and the reordering window of {} is over: cwnd {} to {} bytes.",
            time(window),
            n(from),
            n(to)
        ),
        rule: "RFC 8985 6.2; RFC 9260 7.2.3",
    }
    /// So has one in a window whose loss has already cut cwnd, or that is read as corruption.
    79 LossByTimeAgain {
        /// The TSN.
        tsn: u32,
        /// The reordering window.
        window: Duration,
        /// cwnd, unchanged.
        cwnd: u32 ["bytes"],
        /// Highest TSN of the window that was cut.
        exit: u32,
    } => {
        kind: FastRetransmit,
        role: Repairs,
        title: format!("TSN {tsn} is overdue"),
        detail: format!(
            "What was sent later has arrived, and the reordering window of {} is over: cwnd stays at {} bytes, for a loss up to TSN {exit} has already been answered by a cut.",
            time(window),
            n(cwnd)
        ),
        rule: "RFC 8985 6.2; RFC 9260 7.2.4",
    }
    /// Everything sent before the loss is acknowledged.
    14 RecoveryEnded {
        /// Highest TSN of the window that was cut.
        exit: u32,
        /// cwnd.
        cwnd: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "recovery ended",
        title: "Fast recovery ends".into(),
        detail: format!(
            "Everything up to TSN {exit} is acknowledged: cwnd {} bytes, ssthresh {} bytes.",
            n(cwnd),
            n(ssthresh)
        ),
        rule: "RFC 9260 7.2.4",
    }
    /// Nothing was sent for one timeout: cwnd decays.
    16 IdleDecay {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Slow start threshold after.
        ssthresh: u32 ["bytes"],
        /// How long nothing was sent.
        idle: Duration,
    } => {
        kind: Window,
        title: format!("Idle: cwnd decays to {} bytes", n(to)),
        detail: format!(
            "Nothing was sent for {}: cwnd {} to {} bytes, ssthresh {} bytes.",
            time(idle),
            n(from),
            n(to),
            n(ssthresh)
        ),
        rule: "RFC 9260 7.2.1",
    }
    /// The receiver told of a congestion mark; cwnd is cut.
    17 CongestionNotified {
        /// Lowest TSN of the marked packet.
        tsn: u32,
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd and ssthresh after.
        to: u32 ["bytes"],
        /// Highest TSN of the window that was cut.
        exit: u32,
    } => {
        kind: Congestion,
        phase: "window reduced",
        title: format!("Congestion mark: cwnd {} bytes", n(to)),
        detail: format!(
            "The packet with TSN {tsn} was marked: cwnd {} to {} bytes, ssthresh {} bytes, once for everything up to TSN {exit}.",
            n(from),
            n(to),
            n(to)
        ),
        rule: "RFC 4960 appendix A",
    }
    /// A loss without a congestion mark, or of a packet that the receiver returned damaged, is read as corruption.
    18 LossUnmarked {
        /// The TSN.
        tsn: u32,
        /// Missing reports; 0 if T3-rtx expired, and -1 if the receiver returned its packet with a wrong checksum.
        reports: Option<u32> ["reports"],
        /// cwnd.
        cwnd: u32 ["bytes"],
        /// Slow start threshold, unchanged.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Congestion,
        role: Corruption,
        title: format!("Loss of TSN {tsn} read as corruption"),
        detail: format!(
            "{}: {} and ssthresh stays at {} bytes.",
            if reports < 0.0 {
                "The receiver returned its packet with a wrong checksum".into()
            } else if reports == 0.0 {
                "T3-rtx expired and no congestion mark".into()
            } else {
                format!("{} and no congestion mark", plural(reports, "missing report", "missing reports"))
            },
            if reports == 0.0 {
                format!("cwnd is {} bytes", n(cwnd))
            } else {
                format!("cwnd stays at {} bytes", n(cwnd))
            },
            n(ssthresh)
        ),
        rule: if reports < 0.0 { DRAFT } else { "Sender option; RFC 9260 7.2.4 would cut the window" },
    }
    /// The timeout of a path was doubled.
    21 RtoDoubled {
        /// Path.
        path: u8,
        /// Timeout before.
        from: Duration,
        /// Timeout after.
        to: Duration,
        /// Errors in a row on the path.
        errors: u32 ["errors"],
    } => {
        kind: RoundTrip,
        names_path: true,
        title: format!("Timeout doubled to {}", time(to)),
        detail: format!("Path {}: from {}, after {} in a row.", n(path), time(from), plural(errors, "error", "errors")),
        rule: "RFC 9260 6.3.3 E2",
    }
    /// A TSN was sent again.
    30 Retransmitted {
        /// The TSN.
        tsn: u32,
        /// Why.
        reason: Retransmit,
        /// How often it has been sent now.
        transmissions: u32 ["times"],
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Retransmission,
        role: Resends,
        counts: (reason == Retransmit::Fast).then_some(Counter::FastRetransmitted),
        title: format!("TSN {tsn} sent again"),
        detail: format!(
            "Transmission {}, because {}; cwnd is {} bytes.",
            n(transmissions),
            repeat(reason).0,
            n(cwnd)
        ),
        rule: repeat(reason).1,
    }
    /// Nothing was heard for long: the last chunk in flight leaves once more.
    88 ChunkProbe {
        /// The TSN.
        tsn: u32,
        /// Bytes in flight.
        flight: u32 ["bytes"],
        /// Smoothed round-trip time.
        srtt: Duration,
    } => {
        kind: Retransmission,
        role: Resends,
        title: format!("Tail loss probe: TSN {tsn}"),
        detail: format!(
            "Nothing was heard for two round trips of {}: the last chunk once more shows what is missing; {} in flight.",
            time(srtt),
            plural(flight, "byte is", "bytes are")
        ),
        rule: "RFC 8985 7.3, with TSNs",
    }
    /// The probe had to repair a loss: cwnd is cut.
    89 ChunkProbeRepaired {
        /// The TSN.
        tsn: u32,
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("The probe repaired a loss: cwnd {} bytes", n(to)),
        detail: format!("TSN {tsn} is acknowledged by the probe alone: cwnd {} to {} bytes.", n(from), n(to)),
        rule: "RFC 8985 7.4; RFC 9260 7.2.3",
    }
    /// A SACK no longer reports a TSN that an earlier one reported.
    31 Reneged {
        /// The TSN.
        tsn: u32,
        /// Cumulative TSN of the SACK.
        cumulative_tsn: u32,
    } => {
        kind: Retransmission,
        title: format!("TSN {tsn} counts as missing again"),
        detail: format!("The SACK up to TSN {cumulative_tsn} no longer reports it."),
        rule: "RFC 9260 6.2.1 D",
    }
    /// Max.Burst held back what cwnd would have allowed.
    32 BurstLimited {
        /// Packets sent.
        packets: u32 ["packets"],
        /// Bytes in flight.
        flight: u32 ["bytes"],
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: "Max.Burst holds data back".into(),
        detail: format!(
            "{} sent at once; {} in flight and cwnd is {} bytes.",
            plural(packets, "packet was", "packets were"),
            plural(flight, "byte is", "bytes are"),
            n(cwnd)
        ),
        rule: "RFC 9260 6.1 D",
    }
    /// A chunk has come that must wait for an earlier one of its stream.
    40 StreamBlocked {
        /// Stream.
        stream: u16,
        /// Stream sequence number it waits for.
        missing: u16,
        /// The TSN that waits.
        tsn: u32,
        /// Receiver window left.
        a_rwnd: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("Stream {stream} is blocked"),
        detail: format!(
            "TSN {tsn} waits for message {missing} of its stream; {} of the buffer are free.",
            plural(a_rwnd, "byte", "bytes")
        ),
        rule: "RFC 9260 6.6",
    }
    /// The chunk a stream waited for has come.
    41 StreamReleased {
        /// Stream.
        stream: u16,
        /// Chunks delivered at once.
        chunks: u32 ["chunks"],
        /// Their user data.
        bytes: u32 ["bytes"],
        /// Receiver window after.
        a_rwnd: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("Stream {stream} flows again"),
        detail: format!(
            "{} with {} delivered at once; {} of the buffer free.",
            plural(chunks, "chunk", "chunks"),
            plural(bytes, "byte", "bytes"),
            plural(a_rwnd, "byte", "bytes")
        ),
        rule: "RFC 9260 6.6",
    }
    /// A chunk did not fit into the receiver buffer, or so many wait there that no more may, and was dropped.
    42 BufferFull {
        /// The TSN.
        tsn: u32,
        /// Its length.
        bytes: u32 ["bytes"],
        /// Free buffer.
        a_rwnd: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("TSN {tsn} dropped by the receiver"),
        detail: {
            let why = if bytes > a_rwnd { "" } else { ", but as many chunks wait as may" };
            format!("It takes {}, {} free{why}.", plural(bytes, "byte", "bytes"), plural(a_rwnd, "byte is", "bytes are"))
        },
        rule: "RFC 9260 6.2",
    }
    /// A chunk that was held for reordering was dropped, for one below it that the buffer had no room for.
    69 HeldDropped {
        /// The TSN.
        tsn: u32,
        /// Its length.
        bytes: u32 ["bytes"],
        /// The TSN that takes its room.
        for_tsn: u32,
    } => {
        kind: Receiver,
        title: format!("TSN {tsn} given up for TSN {for_tsn}"),
        detail: format!("The buffer was full; the {} of the largest TSN held make room for one below it.", plural(bytes, "byte", "bytes")),
        rule: "RFC 9260 6.2",
    }
    /// A TSN came twice.
    43 Duplicate {
        /// The TSN.
        tsn: u32,
        /// Cumulative TSN of the receiver.
        cumulative_tsn: u32,
    } => {
        kind: Receiver,
        title: format!("TSN {tsn} received again"),
        detail: format!("The SACK up to TSN {cumulative_tsn} reports the duplicate."),
        rule: "RFC 9260 6.2",
    }
    /// New data of a path wait for room in the receiver's buffer, which holds what overtook a chunk of another path.
    67 ReceiveBufferBlocked {
        /// The TSN that the receiver waits for.
        tsn: u32,
        /// The path that it was sent on last.
        awaits: u8,
        /// What the receiver holds beyond it.
        held: u32 ["bytes"],
        /// Room in cwnd that is not used.
        room: u32 ["bytes"],
    } => {
        kind: Blocking,
        phase: "receive-buffer blocking",
        counts: Some(Counter::BufferBlocked),
        names_path: true,
        title: format!("Receive-buffer blocking: data wait for TSN {tsn} of path {}", n(awaits)),
        detail: format!(
            "The receiver holds {} that came before it, and its window is full; cwnd has room for {} more.",
            plural(held, "byte", "bytes"),
            plural(room, "byte", "bytes")
        ),
        rule: "RFC 9260 6.1 A; Iyengar, Amer and Stewart 2007",
    }
    /// The receiver's buffer has room again.
    68 ReceiveBufferFreed {
        /// How long data waited.
        lasted: Duration,
        /// What the sender believes is left of the peer's window.
        peer_rwnd: u32 ["bytes"],
    } => {
        kind: Blocking,
        phase: "receiver has room",
        counts: Some(Counter::BufferFreed),
        title: "Receive-buffer blocking ends".into(),
        detail: format!(
            "After {} the peer's window has room again: {}.",
            time(lasted),
            plural(peer_rwnd, "byte", "bytes")
        ),
        rule: "RFC 9260 6.2.1",
    }
    /// One chunk is sent beyond the peer's window, to learn when it opens.
    46 ZeroWindowProbe {
        /// The TSN.
        tsn: u32,
        /// What the sender believes is left of the peer's window.
        peer_rwnd: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("TSN {tsn} probes the closed window"),
        detail: format!(
            "Nothing is outstanding and {} left in the peer's window.",
            plural(peer_rwnd, "byte is", "bytes are")
        ),
        rule: "RFC 9260 6.1 A",
    }
    /// The application has read enough for a SACK that only reports the larger window.
    47 WindowUpdate {
        /// Receiver window.
        a_rwnd: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: "Window update".into(),
        detail: format!("The application has read: {} free.", plural(a_rwnd, "byte is", "bytes are")),
        rule: "RFC 9260 6.2",
    }
}

/// Why a TSN is sent again, and by which rule.
fn repeat(code: f64) -> (&'static str, &'static str) {
    match Retransmit::of(code as u8) {
        Some(Retransmit::Fast) => ("it was reported missing", "RFC 9260 7.2.4"),
        Some(Retransmit::Damaged) => ("it was reported damaged", DRAFT),
        Some(Retransmit::TooBig) => ("its packet was too big for the path", "RFC 1191 6.2"),
        _ => ("T3-rtx expired", "RFC 9260 6.3.3 E3"),
    }
}

#[cfg(test)]
mod tests;
