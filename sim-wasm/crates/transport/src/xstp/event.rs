//! What an endpoint reports: every change of a window, a step of probing, a retransmission or its state, with the
//! numbers that led to it, in words and by which rule.

use skywindow_units::Duration;

use super::packet::Control;
use crate::api::Counter;
use crate::events::coded;
use crate::shared_events::{Rules, Terms, common};
use crate::words::{n, plural, time};

skywindow_units::codes! { #[derive(Default)] "The state of a session: each end closes its own half." State {
    #[default]
    Closed = 0 "closed" "Nothing has happened; a BGN is answered.",
    Opening = 1 "opening" "BGN sent.",
    Established = 2 "established" "Data flow.",
    Ending = 3 "ending" "Everything is acknowledged and END is sent.",
    HalfClosed = 4 "half closed" "The own half is closed, the peer's is not.",
    PeerEnded = 5 "closed by the peer" "The peer's half is closed, the own is not.",
    LastEnd = 6 "ending last" "The peer's half is closed and END is sent.",
    Ended = 7 "over" "Both halves are closed.",
    Failed = 8 "given up" "Nothing has come of it for too long.",
    Dropped = 9 "dropped" "The peer has dropped it.",
}}

skywindow_units::codes! { "What begins a probing cycle." Trigger {
    EarlyTimeout = 0 "no STAT came between two POLLs" "No STAT came between two POLLs.",
    Explicit = 1 "a report would make the sender send again" "A report names segments that would be sent again.",
}}

skywindow_units::codes! { "Why the sender does nothing about a report." Ignored {
    NotWorthy = 0 "none of what it names has been under way for a round trip" "Nothing that it names is worth sending again yet.",
    Unasked = 1 "it came unasked while probing" "A USTAT while probing.",
    NotInMap = 2 "its POLL is not in the probing map" "The probing map no longer has its POLL.",
}}

coded!(State, Trigger, Ignored, Control);

/// How XSTP speaks of what other families have, too.
const TERMS: Terms = Terms {
    connection: "Session",
    piece: "segment",
    grows_where: " as segments",
    completed: "are acknowledged",
    rules: Rules {
        states: "Elaasar et al. 2005, after SSCOP",
        slow_start: "Elaasar et al. 2005, after STP",
        window_full: "Elaasar et al. 2005: persistence",
        window_opened: "Elaasar et al. 2005: persistence",
        application_limited: "Elaasar et al. 2005: send timer",
        complete: "Elaasar et al. 2005",
    },
};

common! {
    /// A change inside an endpoint. Windows and sizes are bytes; segments count from 1.
    Event; TERMS;

    /// A BGN or END was not answered in time: it is sent again.
    2 RequestTimeout {
        /// What was sent.
        what: Control,
        /// How often it was not answered.
        attempt: u32 ["attempts"],
        /// How long the next one waits.
        wait: Duration,
    } => {
        kind: Association,
        title: format!("{} timed out", control(what)),
        detail: format!("Attempt {} was not answered: it is sent again and waits {}.", n(attempt), time(wait)),
        rule: "assumed: doubling as STP's",
    }
    /// Nothing has come of the session for too long.
    3 SessionFailed {
        /// For how long.
        silence: Duration,
        /// How long is allowed.
        limit: Duration,
    } => {
        kind: Association,
        title: "Session failed".into(),
        detail: format!("Nothing has come of it for {}; {} are allowed.", time(silence), time(limit)),
        rule: "assumed",
    }
    /// cwnd grew in congestion avoidance.
    11 CongestionAvoidance {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Bytes newly acknowledged.
        acked: u32 ["bytes"],
        /// What the last loss left of cwnd.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: format!("Congestion avoidance: cwnd {} bytes", n(to)),
        detail: format!(
            "{} newly acknowledged: cwnd {} to {} bytes, one segment a round trip.",
            plural(acked, "byte", "bytes"),
            n(from),
            n(to)
        ),
        rule: "Elaasar et al. 2005, after STP",
    }
    /// No data left for long: cwnd starts again.
    16 IdleRestart {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// For how long no data left.
        idle: Duration,
    } => {
        kind: Window,
        phase: "slow start",
        title: format!("Idle: cwnd restarts at {} bytes", n(to)),
        detail: format!("No data left for {}: cwnd {} to {} bytes.", time(idle), n(from), n(to)),
        rule: "Elaasar et al. 2005",
    }
    /// A round trip was measured.
    20 RttMeasured {
        /// Measurement.
        rtt: Duration,
        /// Smoothed round-trip time.
        srtt: Duration,
        /// Its variation.
        rttvar: Duration,
    } => {
        kind: RoundTrip,
        title: format!("Round trip of {}", time(rtt)),
        detail: format!("Smoothed {}, variation {}.", time(srtt), time(rttvar)),
        rule: "Elaasar et al. 2005: timestamps of POLLs",
    }
    /// A segment was sent again.
    30 Retransmitted {
        /// It.
        seq: u32,
        /// How often it has been sent now.
        transmissions: u32,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Retransmission,
        role: Resends,
        counts: Some(Counter::FastRetransmitted),
        title: format!("Segment {seq} sent again"),
        detail: format!("Transmission {}, because a report names it; cwnd is {} bytes.", n(transmissions), n(cwnd)),
        rule: "Elaasar et al. 2005",
    }
    /// Nothing has left for a timeout, and no report names what is missing at the end: the last segment was sent again.
    36 LastSentAgain {
        /// It.
        seq: u32,
        /// How often it has been sent now.
        transmissions: u32,
        /// The timeout.
        timeout: Duration,
    } => {
        kind: Retransmission,
        role: Resends,
        title: format!("Segment {seq}, the last one, sent again"),
        detail: format!(
            "Transmission {}: nothing has left for {}, and no report names what is missing at the end.",
            n(transmissions),
            time(timeout)
        ),
        rule: "assumed, after RFC 9002 6.2.1",
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
        window: u32 ["segments"],
    } => {
        kind: Receiver,
        title: "Data wait for an earlier segment".into(),
        detail: format!("Segment {seq} came, segment {missing} is missing; the window is {}.", plural(window, "segment", "segments")),
        rule: "Elaasar et al. 2005, after SSCOP",
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
        window: u32 ["segments"],
    } => {
        kind: Receiver,
        title: format!("Segment {seq} fills a gap"),
        detail: format!(
            "{} with {} delivered at once; the window is {}.",
            plural(segments, "segment", "segments"),
            plural(bytes, "byte", "bytes"),
            plural(window, "segment", "segments")
        ),
        rule: "Elaasar et al. 2005, after SSCOP",
    }
    /// A segment lies beyond the advertised window and was dropped.
    42 BeyondWindow {
        /// The segment.
        seq: u32,
        /// Advertised window.
        window: u32 ["segments"],
    } => {
        kind: Receiver,
        title: format!("Segment {seq} lies beyond the window"),
        detail: format!("It is dropped; the window is {}.", plural(window, "segment", "segments")),
        rule: "Elaasar et al. 2005, after SSCOP",
    }
    /// A segment came twice.
    43 Duplicate {
        /// The segment.
        seq: u32,
        /// Next segment expected.
        next: u32,
    } => {
        kind: Receiver,
        title: format!("Segment {seq} received again"),
        detail: format!("It is ignored; segment {next} is expected."),
        rule: "Elaasar et al. 2005, after SSCOP",
    }
    /// A report names what is lost: it is sent again and cwnd is halved.
    60 Halved {
        /// The first segment held to be lost.
        seq: u32,
        /// Segments that are sent again.
        segments: u32 ["segments"],
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
    } => {
        kind: FastRetransmit,
        role: Repairs,
        phase: "congestion avoidance",
        counts: Some(Counter::FastRetransmit),
        title: format!("Loss reported from segment {seq} on: cwnd {} bytes", n(to)),
        detail: format!(
            "{} sent again; taken for congestion: cwnd {} to {} bytes, once for a window of data.",
            plural(segments, "segment is", "segments are"),
            n(from),
            n(to)
        ),
        rule: "Elaasar et al. 2005, after STP",
    }
    /// The sender does nothing about a report that names missing segments.
    61 ReportIgnored {
        /// The first segment it names.
        seq: u32,
        /// Why.
        why: Ignored,
    } => {
        kind: Retransmission,
        title: "Report without effect".into(),
        detail: format!("Segment {seq} is reported missing, but {}.", ignored(why)),
        rule: "Elaasar et al. 2005",
    }
    /// No STAT for long: POLLs go less often.
    62 PollsBackedOff {
        /// For how long none has come.
        silence: Duration,
        /// The time between two POLLs in parts of the usual one, now.
        times: u32 ["times"],
        /// The time between two POLLs now.
        interval: Duration,
    } => {
        kind: RoundTrip,
        title: format!("POLLs every {}", time(interval)),
        detail: format!("No STAT for {}: {} times the usual time between two POLLs.", time(silence), n(times)),
        rule: "assumed: exponential backoff",
    }
    /// The receiver reports a gap unasked.
    63 GapReported {
        /// Its first segment.
        first: u32,
        /// Its last segment.
        last: u32,
        /// Segments that have come above it.
        above: u32 ["segments"],
    } => {
        kind: Receiver,
        title: format!("USTAT for segment {first}"),
        detail: format!(
            "The gap from {first} to {last} is reported unasked, with {} above it.",
            plural(above, "segment", "segments")
        ),
        rule: "Elaasar et al. 2005: USTAT",
    }
    /// An idle session is asked whether its peer is there.
    64 KeptAlive {
        /// For how long nothing has come.
        silence: Duration,
    } => {
        kind: Heartbeat,
        title: "Keep-alive".into(),
        detail: format!("The session is idle, and nothing has come for {}: a POLL asks.", time(silence)),
        rule: "Elaasar et al. 2005: keep-alive",
    }
    /// A probing cycle begins: new data wait.
    70 ProbingStarted {
        /// The first segment in doubt.
        seq: u32,
        /// Why.
        trigger: Trigger,
        /// The smoothed round trip before the loss.
        rtt: Duration,
        /// The longest round trip of a probe that does not mean congestion.
        limit: Duration,
    } => {
        kind: Probing,
        role: Repairs,
        phase: "probing",
        counts: Some(if trigger == Trigger::Explicit { Counter::ExplicitTrigger } else { Counter::EarlyTimeout }),
        title: format!("Probing begins: {}", triggered(trigger).0),
        detail: format!(
            "Because {}, new data wait from segment {seq} on; POLLs go once a round trip. It was {}, and {} would still mean no congestion.",
            triggered(trigger).1,
            time(rtt),
            time(limit)
        ),
        rule: "Elaasar et al. 2005: probing mode",
    }
    /// A probe is sent and has a place in the probing map.
    71 ProbeSent {
        /// Which of its cycle, from 1.
        probe: u32,
        /// Entries of the map now.
        entries: u32,
        /// The oldest entry of the map now; 0 is the one reserved for POLLs sent before the cycle.
        oldest: u32,
    } => {
        kind: RoundTrip,
        counts: Some(Counter::Probe),
        title: format!("Probe {probe}"),
        detail: format!(
            "A POLL of its own: the probing map has {}, the oldest of them {}.",
            plural(entries, "entry", "entries"),
            entry(oldest)
        ),
        rule: "Elaasar et al. 2005: probing map",
    }
    /// A STAT that names losses fills an entry of the probing map.
    72 ProbeAnswered {
        /// The entry: a probe from 1, or 0 for the one reserved for POLLs sent before the cycle.
        probe: u32,
        /// Its round trip.
        rtt: Duration,
        /// Entries filled in a row, this among them.
        row: u32,
        /// How many in a row end the cycle.
        needed: u32,
    } => {
        kind: RoundTrip,
        title: format!("Answer for {}: {}", entry(probe), time(rtt)),
        detail: format!("{} in a row filled, {} end the cycle.", plural(row, "entry", "entries"), n(needed)),
        rule: "Elaasar et al. 2005: probing map",
    }
    /// A STAT says that nothing is missing: the probing cycle is aborted.
    73 ProbingAborted {
        /// How long the cycle lasted.
        lasted: Duration,
        /// Probes sent.
        probes: u32,
        /// cwnd, unchanged.
        cwnd: u32 ["bytes"],
    } => {
        kind: Probing,
        phase: "probing over",
        counts: Some(Counter::ProbingAborted),
        title: "Probing aborted: nothing is missing".into(),
        detail: format!(
            "A STAT without gaps came after {} and {}: cwnd stays at {} bytes and new data go on.",
            time(lasted),
            plural(probes, "probe", "probes"),
            n(cwnd)
        ),
        rule: "Elaasar et al. 2005: abort",
    }
    /// Round trips are as before the loss: what is lost is sent again, and cwnd stays.
    74 ImmediateRecovery {
        /// The first segment held to be lost.
        seq: u32,
        /// The longest round trip of the entries that decided.
        rtt: Duration,
        /// The longest that does not mean congestion.
        limit: Duration,
        /// cwnd, unchanged.
        cwnd: u32 ["bytes"],
    } => {
        kind: Probing,
        role: Repairs,
        phase: "probing over",
        counts: Some(Counter::ImmediateRecovery),
        title: "Immediate Recovery: no congestion".into(),
        detail: format!(
            "The longest round trip was {}, and {} would mean no congestion: from segment {seq} on what is missing is sent again, cwnd stays at {} bytes.",
            time(rtt),
            time(limit),
            n(cwnd)
        ),
        rule: "Elaasar et al. 2005: Immediate Recovery",
    }
    /// Round trips are longer than before the loss: what is lost is sent again, and cwnd is reduced.
    75 CongestionFound {
        /// The first segment held to be lost.
        seq: u32,
        /// The longest round trip of the entries that decided.
        rtt: Duration,
        /// The longest that does not mean congestion.
        limit: Duration,
        /// cwnd after.
        cwnd: u32 ["bytes"],
    } => {
        kind: Probing,
        role: Repairs,
        phase: "congestion avoidance",
        counts: Some(Counter::CongestionFound),
        title: format!("Congestion found: cwnd {} bytes", n(cwnd)),
        detail: format!(
            "A round trip of {} is longer than {}: from segment {seq} on what is missing is sent again, and cwnd is {} bytes.",
            time(rtt),
            time(limit),
            n(cwnd)
        ),
        rule: "Elaasar et al. 2005: congestion control after probing",
    }
    /// The session fails or is reset in a probing cycle.
    76 ProbingCut {
        /// How long the cycle lasted.
        lasted: Duration,
        /// Probes sent.
        probes: u32,
    } => {
        kind: Probing,
        phase: "probing over",
        counts: Some(Counter::ProbingCut),
        title: "Probing cut short: the session ends".into(),
        detail: format!(
            "After {} and {} no decision was reached.",
            time(lasted),
            plural(probes, "probe", "probes")
        ),
        rule: "assumed: a session without peer needs no decision",
    }
}

/// The only path.
pub(crate) const PATH: u8 = 0;

/// The name of a state.
fn state(code: f64) -> &'static str {
    State::of(code as u8).map_or("unknown", State::words)
}

fn control(code: f64) -> &'static str {
    Control::of(code as u8).map_or("A request", Control::words)
}

fn ignored(code: f64) -> &'static str {
    Ignored::of(code as u8).map_or("it means nothing", Ignored::words)
}

/// A trigger in two words, and as a reason.
fn triggered(code: f64) -> (&'static str, &'static str) {
    match Trigger::of(code as u8) {
        Some(Trigger::Explicit) => ("a loss is reported", Trigger::Explicit.words()),
        _ => ("a STAT is missing", Trigger::EarlyTimeout.words()),
    }
}

/// An entry of the probing map.
fn entry(probe: f64) -> String {
    if probe == 0.0 { "the entry of earlier POLLs".into() } else { format!("probe {probe}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Event as _;

    #[test]
    fn a_decision_says_what_it_compared() {
        let ms = Duration::from_millis;
        let event = Event::CongestionFound { seq: 17, rtt: ms(300), limit: ms(230), cwnd: 8000 };
        let words = Event::explain(event.code(), 0, 1, event.numbers());
        assert_eq!(words.title, "Congestion found: cwnd 8,000 bytes");
        assert_eq!(
            words.detail,
            "A round trip of 300.0 ms is longer than 230.0 ms: from segment 17 on what is missing is sent again, and cwnd is 8,000 bytes."
        );
    }

    #[test]
    fn the_trigger_of_a_cycle_is_counted_as_what_it_is() {
        let started = |trigger| {
            let event = Event::ProbingStarted { seq: 1, trigger, rtt: Duration::ZERO, limit: Duration::ZERO };
            (event.counter(), Event::explain(event.code(), 0, 1, event.numbers()).title)
        };
        assert_eq!(
            started(Trigger::EarlyTimeout),
            (Some(Counter::EarlyTimeout), "Probing begins: a STAT is missing".into())
        );
        assert_eq!(
            started(Trigger::Explicit),
            (Some(Counter::ExplicitTrigger), "Probing begins: a loss is reported".into())
        );
    }

    #[test]
    fn every_code_has_words_and_an_unknown_one_says_so() {
        for info in Event::TABLE {
            assert_ne!(Event::explain(info.code, 0, 1, [1.0; 4]).rule, "", "{}", info.name);
        }
        assert_eq!(Event::explain(999, 0, 1, [0.0; 4]).title, "Event 999");
    }
}
