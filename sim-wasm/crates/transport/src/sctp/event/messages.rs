//! The events of messages that are given up, with those that other modules declare.

use crate::events::coded;

skywindow_units::codes! { "Why a message is given up." GivenUp {
    Lifetime = 0 "its lifetime is over" "Its lifetime is over.",
    Retransmissions = 1 "it was sent again as often as it may be" "One of its chunks was sent again as often as it may be.",
    Priority = 2 "more important messages need its room" "The send buffer needs its room for more important messages.",
}}

coded!(GivenUp);

/// Why a message is given up, and by which rule.
pub(super) fn given_up(code: f64) -> (&'static str, &'static str) {
    let why = GivenUp::of(code as u8).unwrap_or(GivenUp::Lifetime);
    let rule = match why {
        GivenUp::Lifetime => "RFC 3758 4.1",
        GivenUp::Retransmissions => "RFC 7496 3.1",
        GivenUp::Priority => "RFC 7496 3.3",
    };
    (why.words(), rule)
}

/// Declares the events of SCTP: these and its own, as [`of_paths!`](super::paths::of_paths) has them.
macro_rules! of_messages {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::sctp::event::paths::of_paths! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// A message that has left, or part of it, is given up: it counts as acknowledged.
            80 MessageAbandoned {
                /// The first of its TSNs that are outstanding.
                tsn: u32,
                /// Stream.
                stream: u16,
                /// How many these are.
                chunks: u32 ["chunks"],
                /// Why.
                why: GivenUp,
            } => {
                kind: Abandonment,
                counts: Some(Counter::GivenUp),
                title: format!("Message of TSN {tsn} given up"),
                detail: format!(
                    "Of stream {stream}, {}: {}.",
                    plural(chunks, "chunk", "chunks"),
                    given_up(why).0
                ),
                rule: given_up(why).1,
            }
            /// A message is given up of which nothing has left.
            81 MessageDropped {
                /// Stream.
                stream: u16,
                /// User data.
                bytes: u32 ["bytes"],
                /// How long it has waited.
                waited: Duration,
                /// Why.
                why: GivenUp,
            } => {
                kind: Abandonment,
                counts: Some(Counter::GivenUp),
                title: format!("A message of stream {stream} given up before it left"),
                detail: format!("{} waited for {}: {}.", plural(bytes, "byte", "bytes"), time(waited), given_up(why).0),
                rule: given_up(why).1,
            }
            /// The receiver is told to wait no longer for what was given up.
            82 ForwardTsnSent {
                /// Advanced.Peer.Ack.Point.
                new_cumulative_tsn: u32,
                /// Cumulative TSN of the peer.
                cumulative_tsn: u32,
                /// Streams that it lists.
                streams: u32 ["streams"],
            } => {
                kind: Abandonment,
                title: format!("FORWARD TSN up to {new_cumulative_tsn} sent"),
                detail: format!(
                    "The peer has everything up to TSN {cumulative_tsn}; what follows up to there is given up, of {}.",
                    plural(streams, "ordered stream", "ordered streams")
                ),
                rule: "RFC 3758 3.5 C3",
            }
            /// The sender has given up what is missing.
            83 ForwardTsnReceived {
                /// The new cumulative TSN.
                new_cumulative_tsn: u32,
                /// TSNs up to there that have not come.
                missing: u32 ["chunks"],
                /// Chunks that waited for them, and are delivered.
                chunks: u32 ["chunks"],
                /// Chunks of messages that will never be whole.
                lost: u32 ["chunks"],
            } => {
                kind: Abandonment,
                title: format!("Everything up to TSN {new_cumulative_tsn} counts as received"),
                detail: format!(
                    "{} will never come; {} delivered, {} given up.",
                    plural(missing, "chunk", "chunks"),
                    plural(chunks, "chunk that waited is", "chunks that waited are"),
                    plural(lost, "chunk of a message that lacks others is", "chunks of messages that lack others are")
                ),
                rule: "RFC 3758 3.6",
            }
        }
    };
}

pub(super) use of_messages;
