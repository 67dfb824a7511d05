//! What an endpoint reports: every change of a window, a timeout, a retransmission or its state, with the
//! numbers that led to it, in words and by which rule.

use skywindow_units::Duration;

use super::packet::{Exchange, Proof, Retransmit};
use crate::events::coded;
use crate::shared_events::{Rules, Terms, TimerTerms};
use crate::words::{n, plural, time};

mod probing;

use probing::{exchanged, of_probing, triggered};

pub use crate::api::Counter;
pub use probing::Trigger;

skywindow_units::codes! { #[derive(Default)] "The state of a connection (RFC 9293 section 3.3.2)." State {
    #[default]
    Closed = 0 "CLOSED" "Nothing has happened; a SYN is answered.",
    SynSent = 1 "SYN-SENT" "SYN sent.",
    SynReceived = 2 "SYN-RECEIVED" "SYN received and answered.",
    Established = 3 "ESTABLISHED" "Data flow.",
    FinWait1 = 4 "FIN-WAIT-1" "FIN sent.",
    FinWait2 = 5 "FIN-WAIT-2" "FIN sent and acknowledged.",
    CloseWait = 6 "CLOSE-WAIT" "FIN received; nothing more will come.",
    Closing = 7 "CLOSING" "Both ends have sent a FIN at once.",
    LastAck = 8 "LAST-ACK" "FIN received and sent.",
    TimeWait = 9 "TIME-WAIT" "Both FINs are acknowledged; the last acknowledgement may have to be repeated.",
    Ended = 10 "over" "Over.",
    Failed = 11 "given up" "Given up after too many timeouts.",
    Reset = 12 "reset" "Ended by a RST, its own or the peer's.",
}}

coded!(State, Retransmit, Proof);

/// How TCP speaks of what other families have, too.
const TERMS: Terms = Terms {
    connection: "Connection",
    piece: "segment",
    grows_where: "",
    completed: "and the FIN are acknowledged",
    rules: Rules {
        states: "RFC 9293 3.3.2",
        slow_start: "RFC 5681 3.1",
        window_full: "RFC 9293 3.8.6",
        window_opened: "RFC 9293 3.8.6",
        application_limited: "RFC 7661 1",
        complete: "RFC 9293 3.6",
    },
};

/// How it speaks of its timer and of congestion marks.
const TIMER: TimerTerms = TimerTerms {
    packet: "Segment",
    number: ["Byte", "byte"],
    acknowledgement: "acknowledgement",
    timer: "Retransmission timer",
    answered_by: "in the segment with byte",
    timeout: "RFC 6298 5, RFC 5681 3.1",
    round_trip: "RFC 6298 2",
    marked: "RFC 3168 6.1.3",
};

of_probing! {
    /// A change inside an endpoint. Windows and sizes are bytes; sequence numbers count from the SYN, which has 0.
    Event; TERMS, TIMER, seq;

    /// A SYN was not answered in time: it is sent again.
    2 SynTimeout {
        /// State in which it expired.
        state: State,
        /// How often it has expired in a row.
        attempt: u32 ["attempts"],
        /// The next timeout.
        rto: Duration,
    } => {
        kind: Association,
        title: "SYN timed out".into(),
        detail: format!("Attempt {} was not answered: it is sent again and waits {}.", n(attempt), time(rto)),
        rule: "RFC 6298 5",
    }
    /// Too many timeouts in a row.
    3 ConnectionFailed {
        /// Timeouts in a row.
        timeouts: u32 ["timeouts"],
        /// Timeouts allowed.
        limit: u32 ["timeouts"],
    } => {
        kind: Association,
        title: "Connection failed".into(),
        detail: format!("{} in a row, {} allowed.", plural(timeouts, "timeout", "timeouts"), n(limit)),
        rule: "RFC 9293 3.8.3",
    }
    /// cwnd grew in congestion avoidance, by additive increase.
    11 CongestionAvoidance {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Bytes acknowledged that led to it.
        acked: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: format!("Congestion avoidance: cwnd {} bytes", n(to)),
        detail: format!(
            "{} acknowledged since the last growth: cwnd {} to {} bytes, ssthresh {} bytes.",
            plural(acked, "byte", "bytes"),
            n(from),
            n(to),
            n(ssthresh)
        ),
        rule: "RFC 5681 3.1, RFC 3465 2.1",
    }
    /// Enough duplicate acknowledgements or blocks: cwnd is cut and fast recovery begins.
    12 FastRetransmit {
        /// The segment held to be lost.
        seq: u32,
        /// Duplicate acknowledgements.
        dupacks: u32 ["acknowledgements"],
        /// cwnd before.
        from: u32 ["bytes"],
        /// Slow start threshold after.
        ssthresh: u32 ["bytes"],
    } => {
        kind: FastRetransmit,
        role: Repairs,
        phase: "fast recovery",
        counts: Some(Counter::FastRetransmit),
        title: format!("Fast retransmit of byte {seq}"),
        detail: format!(
            "{}: cwnd was {} bytes, ssthresh is {} bytes now.",
            plural(dupacks, "duplicate acknowledgement", "duplicate acknowledgements"),
            n(from),
            n(ssthresh)
        ),
        rule: "RFC 5681 3.2, RFC 6582, RFC 6675",
    }
    /// Everything sent before the loss is acknowledged.
    14 RecoveryEnded {
        /// What had been sent when fast recovery began.
        recover: u32,
        /// cwnd.
        cwnd: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "recovery ended",
        title: "Fast recovery ends".into(),
        detail: format!("Bytes below {recover} are acknowledged: cwnd {} bytes, ssthresh {} bytes.", n(cwnd), n(ssthresh)),
        rule: "RFC 5681 3.2, RFC 6582, RFC 6675",
    }
    /// Nothing was sent for one timeout: cwnd starts again.
    16 IdleRestart {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// How long nothing was sent.
        idle: Duration,
    } => {
        kind: Window,
        title: format!("Idle: cwnd restarts at {} bytes", n(to)),
        detail: format!("Nothing was sent for {}: cwnd {} to {} bytes.", time(idle), n(from), n(to)),
        rule: "RFC 5681 4.1",
    }
    /// The receiver told of a congestion mark; cwnd is cut.
    17 CongestionNotified {
        /// Next sequence number the receiver expects.
        ack: u32,
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd and ssthresh after.
        to: u32 ["bytes"],
        /// Marks up to here are answered by this cut.
        recover: u32,
    } => {
        kind: Congestion,
        phase: "window reduced",
        title: format!("Congestion mark: cwnd {} bytes", n(to)),
        detail: format!(
            "The acknowledgement of bytes below {ack} reports it: cwnd {} to {} bytes, once for everything below {recover}.",
            n(from),
            n(to)
        ),
        rule: "RFC 3168 6.1.2",
    }
    /// A partial acknowledgement in fast recovery tells of another loss.
    19 PartialAck {
        /// The segment held to be lost.
        seq: u32,
        /// Bytes it acknowledges.
        acked: u32 ["bytes"],
        /// cwnd after.
        cwnd: u32 ["bytes"],
        /// Fast recovery lasts until this is acknowledged.
        recover: u32,
    } => {
        kind: Retransmission,
        role: Repairs,
        title: format!("Partial acknowledgement: byte {seq} is missing, too"),
        detail: format!(
            "{} acknowledged, but not everything below {recover}: it leaves at once, cwnd {} bytes.",
            plural(acked, "byte", "bytes"),
            n(cwnd)
        ),
        rule: "RFC 6582 3.2",
    }
    /// The timeout was doubled.
    21 RtoDoubled {
        /// Timeout before.
        from: Duration,
        /// Timeout after.
        to: Duration,
        /// Timeouts in a row.
        timeouts: u32 ["timeouts"],
    } => {
        kind: RoundTrip,
        title: format!("Timeout doubled to {}", time(to)),
        detail: format!("From {}, after {} in a row.", time(from), plural(timeouts, "timeout", "timeouts")),
        rule: "RFC 6298 5.5",
    }
    /// An acknowledgement that acknowledges nothing new came once more.
    24 DuplicateAck {
        /// Next sequence number the receiver expects.
        ack: u32,
        /// How many have come in a row.
        count: u32 ["acknowledgements"],
        /// How many start a fast retransmit.
        threshold: u32 ["acknowledgements"],
        /// Bytes beyond it that the receiver reports.
        sacked: u32 ["bytes"],
    } => {
        kind: Retransmission,
        title: format!("Duplicate acknowledgement {}", n(count)),
        detail: format!(
            "The receiver still waits for byte {ack} and reports {} beyond; {} start a fast retransmit.",
            plural(sacked, "byte", "bytes"),
            n(threshold)
        ),
        rule: "RFC 5681 2, RFC 6675 2",
    }
    /// A segment was sent again.
    30 Retransmitted {
        /// Its first byte.
        seq: u32,
        /// Why.
        reason: Retransmit,
        /// How often it has been sent now.
        transmissions: u32,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Retransmission,
        role: Resends,
        counts: (reason == Retransmit::Fast).then_some(Counter::FastRetransmitted),
        title: format!("Byte {seq} sent again"),
        detail: format!("Transmission {}, because {}; cwnd is {} bytes.", n(transmissions), again(reason).0, n(cwnd)),
        rule: again(reason).1,
    }
    /// The receiver no longer has what it reported, or that is assumed.
    31 Reneged {
        /// Lowest segment outstanding.
        seq: u32,
        /// Bytes that count as not received.
        bytes: u32 ["bytes"],
    } => {
        kind: Retransmission,
        title: "What was reported counts as missing again".into(),
        detail: format!(
            "After a timeout for byte {seq}, {} that blocks reported are sent again.",
            plural(bytes, "byte", "bytes")
        ),
        rule: "RFC 2018 8",
    }
    /// Nothing was heard for two round trips: a probe leaves.
    77 TailLossProbe {
        /// The segment.
        seq: u32,
        /// Bytes in flight.
        flight: u32 ["bytes"],
        /// Smoothed round-trip time.
        srtt: Duration,
    } => {
        kind: Retransmission,
        title: format!("Tail loss probe: byte {seq}"),
        detail: format!(
            "Nothing was heard for two round trips of {}: one more segment shows what is missing; {} in flight.",
            time(srtt),
            plural(flight, "byte is", "bytes are")
        ),
        rule: "RFC 8985 7.3",
    }
    /// The probe had to repair a loss: cwnd is cut.
    37 TailRepaired {
        /// What is acknowledged with it.
        seq: u32,
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
    } => {
        kind: Window,
        title: format!("The probe repaired a loss: cwnd {} bytes", n(to)),
        detail: format!("Bytes below {seq} are acknowledged, the last by the probe alone: cwnd {} to {} bytes.", n(from), n(to)),
        rule: "RFC 8985 7.4",
    }
    /// A segment that was sent later has arrived long enough ago: cwnd is cut and fast recovery begins.
    38 LossByTime {
        /// The first segment held to be lost.
        seq: u32,
        /// The reordering window.
        window: Duration,
        /// cwnd before.
        from: u32 ["bytes"],
        /// Slow start threshold after.
        ssthresh: u32 ["bytes"],
    } => {
        kind: FastRetransmit,
        role: Repairs,
        phase: "fast recovery",
        counts: Some(Counter::FastRetransmit),
        title: format!("Byte {seq} is overdue"),
        detail: format!(
            "What was sent later has arrived, and the reordering window of {} is over: cwnd was {} bytes, ssthresh is {} bytes now.",
            time(window),
            n(from),
            n(ssthresh)
        ),
        rule: "RFC 8985 6.2",
    }
    /// cwnd shrinks in proportion to what arrives.
    39 ProportionalReduction {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Bytes that have arrived, as this acknowledgement says.
        delivered: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "fast recovery",
        title: format!("Proportional reduction: cwnd {} bytes", n(to)),
        detail: format!(
            "{} more arrived: cwnd {} to {} bytes, on the way to {} bytes.",
            plural(delivered, "byte", "bytes"),
            n(from),
            n(to),
            n(ssthresh)
        ),
        rule: "RFC 9937 6",
    }
    /// Nothing had been lost: the cut is taken back.
    32 CutUndone {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Slow start threshold after.
        ssthresh: u32 ["bytes"],
        /// What shows it.
        proof: Proof,
    } => {
        kind: Window,
        phase: "recovery ended",
        title: format!("Needless cut undone: cwnd {} bytes", n(to)),
        detail: format!(
            "{}: cwnd {} to {} bytes, ssthresh {} bytes.",
            shown(proof).0,
            n(from),
            n(to),
            n(ssthresh)
        ),
        rule: shown(proof).1,
    }
    /// A duplicate acknowledgement lets a new segment go.
    33 LimitedTransmit {
        /// The segment.
        seq: u32,
        /// Duplicate acknowledgements.
        dupacks: u32 ["acknowledgements"],
        /// Bytes in flight.
        flight: u32 ["bytes"],
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Retransmission,
        title: format!("Limited transmit of byte {seq}"),
        detail: format!(
            "{}: a new segment may go; {} in flight and cwnd is {} bytes.",
            plural(dupacks, "duplicate acknowledgement", "duplicate acknowledgements"),
            plural(flight, "byte is", "bytes are"),
            n(cwnd)
        ),
        rule: "RFC 3042 2",
    }
    /// The receive buffer grows by itself.
    92 BufferGrown {
        /// Bytes before.
        from: u32 ["bytes"],
        /// Bytes from now on.
        to: u32 ["bytes"],
        /// What the application read in the last round trip.
        read: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("The receive buffer grows to {} bytes", n(to)),
        detail: format!(
            "The application read {} bytes in a round trip, more than in any before: {} bytes of buffer become {}, so that the sender may double and losses be repaired.",
            n(read),
            n(from),
            n(to)
        ),
        rule: "Linux tcp_rcv_space_adjust; Fisk and Feng 2001",
    }
    /// A segment has come that must wait for an earlier one.
    40 OutOfOrder {
        /// The segment that waits.
        seq: u32,
        /// What it waits for.
        missing: u32,
        /// Bytes that wait.
        held: u32 ["bytes"],
        /// Advertised window.
        window: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: "Data wait for an earlier segment".into(),
        detail: format!("Byte {seq} came, byte {missing} is missing; the window is {} bytes.", n(window)),
        rule: "RFC 9293 3.10.7.4, RFC 5681 4.2",
    }
    /// What was waited for has come.
    41 GapFilled {
        /// It.
        seq: u32,
        /// Segments delivered at once.
        segments: u32 ["segments"],
        /// Their user data.
        bytes: u32 ["bytes"],
        /// Advertised window.
        window: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("Byte {seq} fills a gap"),
        detail: format!(
            "{} with {} delivered at once; the window is {}.",
            plural(segments, "segment", "segments"),
            plural(bytes, "byte", "bytes"),
            plural(window, "byte", "bytes")
        ),
        rule: "RFC 5681 4.2",
    }
    /// A segment lies beyond the advertised window and was dropped.
    42 BeyondWindow {
        /// The segment.
        seq: u32,
        /// Its user data.
        bytes: u32 ["bytes"],
        /// Advertised window.
        window: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: format!("Byte {seq} lies beyond the window"),
        detail: format!("{} dropped; the window is {} bytes.", plural(bytes, "byte is", "bytes are"), n(window)),
        rule: "RFC 9293 3.10.7.4",
    }
    /// A segment came twice.
    43 Duplicate {
        /// The segment.
        seq: u32,
        /// Next sequence number expected.
        next: u32,
    } => {
        kind: Receiver,
        title: format!("Byte {seq} received again"),
        detail: format!("Byte {next} is expected: that is acknowledged at once."),
        rule: "RFC 9293 3.10.7.4",
    }
    /// The persist timer expired: data are sent into the closed window, to learn when it opens.
    46 ZeroWindowProbe {
        /// Sequence number.
        seq: u32,
        /// What is left of the peer's window.
        peer_rwnd: u32 ["bytes"],
        /// When the next one goes.
        next: Duration,
    } => {
        kind: Window,
        title: format!("Byte {seq} probes the closed window"),
        detail: format!(
            "Nothing else is outstanding and {} left in the peer's window; the next probe goes in {}.",
            plural(peer_rwnd, "byte is", "bytes are"),
            time(next)
        ),
        rule: "RFC 9293 3.8.6.1",
    }
    /// The application has read enough for an acknowledgement that only reports the larger window.
    47 WindowUpdate {
        /// Advertised window.
        window: u32 ["bytes"],
    } => {
        kind: Receiver,
        title: "Window update".into(),
        detail: format!("The application has read: the window is {} bytes.", n(window)),
        rule: "RFC 9293 3.8.6.2.2",
    }
    /// The peer has ended the connection with a RST.
    51 ResetHeard {
        /// User data that were sent and not acknowledged.
        unacknowledged: u32 ["bytes"],
    } => {
        kind: Association,
        title: "RST: the peer ends the connection".into(),
        detail: match unacknowledged {
            0.0 => "Nothing that was sent here is without an acknowledgement.".into(),
            bytes => format!(
                "{} had no acknowledgement yet: nobody will say whether they came.",
                plural(bytes, "byte", "bytes")
            ),
        },
        rule: "RFC 9293 3.5.3",
    }
    /// A segment was sent before another that has come and was next: it is dropped.
    69 OldTimestamp {
        /// Its sequence number.
        seq: u32,
        /// By how much its timestamp is older.
        age: Duration,
        /// Next sequence number expected.
        next: u32,
    } => {
        kind: Receiver,
        title: format!("Byte {seq} comes with an old timestamp"),
        detail: format!(
            "Its timestamp is {} older than that of the last segment in order: it is dropped and byte {next} asked for.",
            time(age)
        ),
        rule: "RFC 7323 5.3",
    }
}

/// The only path.
pub(crate) const PATH: u8 = 0;

/// The name of a state.
fn state(code: f64) -> &'static str {
    State::of(code as u8).map_or("unknown", State::words)
}

/// Why a segment was sent again, and the rule.
fn again(reason: f64) -> (&'static str, &'static str) {
    match Retransmit::of(reason as u8) {
        Some(Retransmit::Fast) => ("it is held to be lost", "RFC 5681 3.2, RFC 6582, RFC 6675"),
        Some(Retransmit::Timeout) => ("the retransmission timer expired", "RFC 6298 5.4"),
        Some(Retransmit::Tail) => ("nothing was heard for two round trips", "RFC 8985 7.3"),
        Some(Retransmit::Rescue) => ("nothing else may be sent and it may be lost", "RFC 6675 4, NextSeg 4"),
        _ => ("the peer's window was closed", "RFC 9293 3.8.6.1"),
    }
}

/// What shows that a cut was needless, and the rule.
fn shown(proof: f64) -> (&'static str, &'static str) {
    match Proof::of(proof as u8) {
        Some(Proof::Duplicates) => ("All that was sent again has come twice", "RFC 3708 2, RFC 4015 3"),
        Some(Proof::Forward) => {
            ("What was sent once has arrived after the timeout", "RFC 5682 3, RFC 4015 3")
        }
        _ => (
            "An acknowledgement answers what left before anything was sent again",
            "RFC 3522 3.2, RFC 4015 3",
        ),
    }
}

#[cfg(test)]
mod tests;
