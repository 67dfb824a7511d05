//! The state of an association, and what it is called.

use crate::events::coded;

skywindow_units::codes! { #[derive(Default)] "The state of an association (RFC 9260 section 4)." State {
    #[default]
    Closed = 0 "closed" "Nothing has happened; an INIT is answered.",
    CookieWait = 1 "waiting for INIT ACK" "INIT sent.",
    CookieEchoed = 2 "waiting for COOKIE ACK" "COOKIE ECHO sent.",
    Established = 3 "established" "Data flows.",
    ShutdownPending = 4 "waiting for the last acknowledgement" "The application has no more data; what was sent is still being acknowledged.",
    ShutdownSent = 5 "waiting for SHUTDOWN ACK" "SHUTDOWN sent.",
    ShutdownReceived = 6 "asked to shut down" "SHUTDOWN received; own data are still being acknowledged.",
    ShutdownAckSent = 7 "waiting for SHUTDOWN COMPLETE" "SHUTDOWN ACK sent.",
    Ended = 8 "over" "Ended by a shutdown.",
    Failed = 9 "given up" "Given up after too many errors.",
    Aborted = 10 "aborted" "Ended at once by an ABORT.",
    Off = 11 "off" "The host is off and remembers nothing.",
}}

coded!(State);

/// The name of a state.
pub(super) fn state(code: f64) -> &'static str {
    State::of(code as u8).map_or("unknown", State::words)
}

/// The chunk that a state sends and watches.
pub(super) fn control(code: f64) -> &'static str {
    match State::of(code as u8) {
        Some(State::CookieWait) => "INIT",
        Some(State::CookieEchoed) => "COOKIE ECHO",
        Some(State::ShutdownSent) => "SHUTDOWN",
        Some(State::ShutdownAckSent) => "SHUTDOWN ACK",
        _ => "Control chunk",
    }
}
