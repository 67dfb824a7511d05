//! Why packets are not taken and what becomes of cookies, as events say it.

use super::cause::cause_name;
use super::control::chunk_name;
use crate::events::coded;
use crate::words::{n, plural};

skywindow_units::codes! { "Why a packet is discarded." Discarded {
    WrongTag = 0 "its verification tag is another one" "Its verification tag is not that of the association.",
    InitNotAlone = 1 "other chunks share its packet" "INIT and INIT ACK share their packet with nothing.",
    ForgedCookie = 2 "its cookie was not signed by this host" "The message authentication code of its cookie is wrong.",
    LateCookie = 3 "its cookie is of another attempt to set up the association" "Its cookie belongs to no attempt that is still under way.",
    NobodyListens = 4 "nobody waits for an association any more" "Its cookie is good, but nobody listens any more.",
    NotAuthenticated = 5 "it is taken only behind an AUTH chunk" "Its chunk must be authenticated, and is not.",
    WrongMac = 6 "the code of its AUTH chunk is wrong" "Somebody has signed it who does not have the key.",
    UnknownKey = 7 "its AUTH chunk names another key or hash" "The key or the hash of its AUTH chunk is not known.",
    WrongChecksum = 8 "its checksum is zero, which its sender may not leave out" "Its checksum is zero and not its CRC32c, which was not agreed on or is not allowed here.",
    NoUdp = 9 "nobody takes SCTP out of UDP here" "It came in UDP, at a host that takes SCTP in IP alone.",
}}

skywindow_units::codes! { "What a cookie does that comes while there is an association." CookieAction {
    Restart = 0 "the peer has started anew" "Both tags are new and the tie-tags are those of the association.",
    Collision = 1 "both ends have called each other" "The peer has another tag than it had told.",
    Duplicate = 2 "it has come before" "Both tags are those of the association.",
}}

coded!(Discarded, CookieAction);

/// The rule by which a packet is discarded.
pub(super) fn discarded(code: f64) -> (&'static str, &'static str) {
    match Discarded::of(code as u8) {
        Some(why @ Discarded::InitNotAlone) => (why.words(), "RFC 9260 6.10, 8.5.1 A"),
        Some(why @ (Discarded::ForgedCookie | Discarded::NobodyListens)) => (why.words(), "RFC 9260 5.1.5"),
        Some(why @ (Discarded::NotAuthenticated | Discarded::WrongMac | Discarded::UnknownKey)) => {
            (why.words(), "RFC 4895 6.3")
        }
        Some(why @ Discarded::WrongChecksum) => (why.words(), "RFC 9653 5.2, 5.3"),
        Some(why @ Discarded::NoUdp) => (why.words(), "RFC 6951 5.1"),
        Some(why @ Discarded::LateCookie) => (why.words(), "RFC 9260 5.2.4 C"),
        _ => (Discarded::WrongTag.words(), "RFC 9260 8.5"),
    }
}

/// What a cookie does, and the rule.
pub(super) fn action_words(code: f64) -> (&'static str, &'static str) {
    match CookieAction::of(code as u8) {
        Some(action @ CookieAction::Restart) => (action.words(), "RFC 9260 5.2.4 A"),
        Some(action @ CookieAction::Collision) => (action.words(), "RFC 9260 5.2.4 B"),
        _ => (CookieAction::Duplicate.words(), "RFC 9260 5.2.4 D"),
    }
}

/// The name of a chunk by the number of its type.
pub(super) fn chunk_words(code: f64) -> &'static str {
    chunk_name(code as u8)
}

/// The name of a cause.
pub(super) fn cause_words(code: f64) -> &'static str {
    cause_name(code as u16)
}

/// A cause with the number it is about.
pub(super) fn about(code: f64, value: f64) -> String {
    match code as u16 {
        1 => format!("There is no stream {}.", n(value)),
        3 => format!(
            "The cookie was good until {} before it came back.",
            plural(value, "millisecond", "milliseconds")
        ),
        6 => format!("Chunks of type {} are not known.", n(value)),
        9 => format!("TSN {value} carries no data."),
        _ => format!("The cause is: {}.", cause_words(code)),
    }
}

/// A verification tag as it is written.
pub(super) fn hex(tag: f64) -> String {
    format!("{:08x}", tag as u32)
}
