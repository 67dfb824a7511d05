//! What an endpoint reports: what families have in common, and nothing of its own.

use crate::events::coded;
use crate::shared_events::{Rules, Terms, TimerTerms, timed};

skywindow_units::codes! { #[derive(Default)] "The state of an end." State {
    #[default]
    Closed = 0 "closed" "Nothing has happened.",
    Open = 1 "open" "Data flow.",
    Done = 2 "done" "Everything is acknowledged.",
}}

coded!(State);

const RULE: &str = "Tanenbaum 2011, 3.3";

const TERMS: Terms = Terms {
    connection: "Exchange",
    piece: "packet",
    grows_where: "",
    completed: "are acknowledged",
    rules: Rules {
        states: RULE,
        slow_start: RULE,
        window_full: RULE,
        window_opened: RULE,
        application_limited: RULE,
        complete: RULE,
    },
};

const TIMER: TimerTerms = TimerTerms {
    packet: "A packet",
    number: ["Packet", "packet"],
    acknowledgement: "acknowledgement",
    timer: "The timer",
    answered_by: "on packet",
    timeout: RULE,
    round_trip: RULE,
    marked: RULE,
};

timed! {
    /// A change inside an endpoint.
    Event; TERMS, TIMER, number;
}

/// The name of a state.
fn state(code: f64) -> &'static str {
    State::of(code as u8).map_or("unknown", State::words)
}
