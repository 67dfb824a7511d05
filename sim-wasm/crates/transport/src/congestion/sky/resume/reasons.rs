//! What careful resume tells of its phases (RFC 9959 section 3).

use skywindow_units::{BitRate, Duration};

use crate::events::{coded, reasons};
use crate::words::{n, time};

skywindow_units::codes! { "What ends a phase of careful resume, as its log names it." ResumeTrigger {
    LastSent = 0 "the window is full" "The window that was tried is used up: last_unvalidated_packet_sent.",
    FirstAcknowledged = 1 "the first of the unvalidated data are acknowledged" "first_unvalidated_packet_acknowledged.",
    RoundTripOver = 2 "a round trip is over" "rtt_exceeded.",
    RateLimited = 3 "too little was sent to need it" "rate_limited.",
    LastAcknowledged = 4 "all unvalidated data are acknowledged" "last_unvalidated_packet_acknowledged, or exit_recovery.",
    PacketLoss = 5 "a loss" "packet_loss.",
    Marked = 6 "a congestion mark" "ECN_CE.",
    Timeout = 7 "a timeout" "Persistent congestion.",
    RttNotValidated = 8 "the round trip is not the saved one" "rtt_not_validated.",
    PathChanged = 9 "another path" "path_changed.",
    NothingToGain = 10 "cwnd is as large already" "Half of the saved window is no more than the window there is.",
}}

coded!(ResumeTrigger);

/// A trigger in words, by its number.
fn trigger_words(number: f64) -> &'static str {
    ResumeTrigger::of(number as u8).map_or("", ResumeTrigger::words)
}

reasons! {
    /// What careful resume tells.
    ResumeReason;

    /// Reconnaissance: the initial window finds out whether the path is the saved one.
    224 Reconnaissance {
        /// The saved window.
        saved_cwnd: u32 ["bytes"],
        /// The saved round trip.
        saved_rtt: Duration,
    } => {
        kind: Window,
        phase: "reconnaissance",
        title: "Careful resume: reconnaissance".into(),
        detail: format!(
            "An earlier connection had cwnd {} bytes over a round trip of {}. The initial window leaves as ever, to see whether the path is still the same.",
            n(saved_cwnd),
            time(saved_rtt)
        ),
        rule: "RFC 9959 3.2",
    }
    /// Unvalidated: half of the saved window, paced over a round trip.
    225 Unvalidated {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd that is tried.
        to: u32 ["bytes"],
        /// PipeSize, what was in flight before.
        pipe: u32 ["bytes"],
        /// Rate at which data leave.
        pacing: BitRate,
    } => {
        kind: Window,
        phase: "unvalidated",
        title: format!("Careful resume: cwnd jumps to {} bytes", n(to)),
        detail: format!(
            "The initial window is acknowledged without congestion and the round trip fits: cwnd {} to {} bytes, half of the saved one, paced at {:.2} Mbit/s. PipeSize is {} bytes.",
            n(from),
            n(to),
            pacing / 1e6,
            n(pipe)
        ),
        rule: "RFC 9959 3.3",
    }
    /// Validating: what was sent unvalidated is on its way.
    226 Validating {
        /// cwnd, what is in flight.
        cwnd: u32 ["bytes"],
        /// PipeSize.
        pipe: u32 ["bytes"],
        /// What has ended the phase before.
        trigger: ResumeTrigger,
    } => {
        kind: Window,
        phase: "validating",
        title: format!("Careful resume: validating cwnd {} bytes", n(cwnd)),
        detail: format!(
            "The jump is over, for {}: cwnd is what is in flight, {} bytes, until acknowledgements of it show whether that was too much. PipeSize is {} bytes.",
            trigger_words(trigger),
            n(cwnd),
            n(pipe)
        ),
        rule: "RFC 9959 3.4",
    }
    /// Safe retreat: the jump was too much.
    227 SafeRetreat {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd from now on.
        to: u32 ["bytes"],
        /// PipeSize.
        pipe: u32 ["bytes"],
        /// What has ended the phase before.
        trigger: ResumeTrigger,
    } => {
        kind: Window,
        phase: "safe retreat",
        title: format!("Careful resume: safe retreat to {} bytes", n(to)),
        detail: format!(
            "The jump was too much or for another path: {}. cwnd {} to {} bytes, half of PipeSize, {} bytes, and it does not grow until the unvalidated data are acknowledged.",
            trigger_words(trigger),
            n(from),
            n(to),
            n(pipe)
        ),
        rule: "RFC 9959 3.5",
    }
    /// Careful resume is over.
    228 Ended {
        /// cwnd.
        cwnd: u32 ["bytes"],
        /// Slow start threshold.
        ssthresh: u32 ["bytes"],
        /// PipeSize; 0 if nothing was tried.
        pipe: u32 ["bytes"],
        /// What has ended it.
        trigger: ResumeTrigger,
    } => {
        kind: Window,
        title: "Careful resume is over".into(),
        detail: format!(
            "What ends it: {}. The controller goes on alone with cwnd {} bytes and ssthresh {} bytes; PipeSize was {} bytes.",
            trigger_words(trigger),
            n(cwnd),
            n(ssthresh),
            n(pipe)
        ),
        rule: "RFC 9959 3.7",
    }
}
