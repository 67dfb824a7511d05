//! The events of messages that are given up, with those that other modules declare.

use crate::events::coded;
use crate::words::plural;

skywindow_units::codes! { "Why a message is given up." GivenUp {
    Lifetime = 0 "its lifetime is over" "Its lifetime is over.",
    Retransmissions = 1 "it was sent again as often as it may be" "One of its chunks was sent again as often as it may be.",
    Priority = 2 "more important messages need its room" "The send buffer needs its room for more important messages.",
}}

skywindow_units::codes! { "What becomes of a request for streams to begin anew." ResetResult {
    Nothing = 0 "there was nothing to do" "There was nothing to do.",
    Performed = 1 "it is done" "It is done.",
    Denied = 2 "it is denied" "It is denied.",
    WrongStream = 3 "there is no such stream" "There is no such stream.",
    Busy = 4 "another request is in progress" "Another request is in progress.",
    BadNumber = 5 "it has a bad sequence number" "It has a bad sequence number.",
    InProgress = 6 "it is in progress" "Data before it are still missing.",
}}

skywindow_units::codes! { "What a request asks for besides streams of its sender that begin anew." AskedStreams {
    ResetIncoming = 0 "The peer is to begin streams anew" "Streams on which the peer sends begin anew.",
    AddOutgoing = 1 "More streams are asked for" "Its sender sends on more streams.",
    AddIncoming = 2 "The peer is to have more streams" "The peer sends on more streams.",
}}

coded!(GivenUp, ResetResult, AskedStreams);

/// What a request asks for, how much of it, and by which rule.
pub(super) fn asked_streams(code: f64, streams: f64) -> (&'static str, String, &'static str) {
    let what = AskedStreams::of(code as u8).unwrap_or(AskedStreams::AddOutgoing);
    let (of, rule) = match what {
        AskedStreams::ResetIncoming => (streams_of(streams), "RFC 6525 5.1.3"),
        AskedStreams::AddOutgoing => (plural(streams, "stream", "streams"), "RFC 6525 5.1.5"),
        AskedStreams::AddIncoming => (plural(streams, "stream", "streams"), "RFC 6525 5.1.6"),
    };
    (what.words(), of, rule)
}

/// The streams of a request that lists so many.
pub(super) fn streams_of(listed: f64) -> String {
    if listed > 0.0 { plural(listed, "stream", "streams") } else { "All streams".into() }
}

/// What became of a request.
pub(super) fn reset_result(code: f64) -> &'static str {
    ResetResult::of(code as u8).unwrap_or(ResetResult::Denied).words()
}

/// Why a message is given up, and by which rule.
pub(super) fn given_up(code: f64) -> (&'static str, &'static str) {
    let why = GivenUp::of(code as u8).unwrap_or(GivenUp::Lifetime);
    let rule = match why {
        GivenUp::Lifetime => "RFC 3758 4.1",
        GivenUp::Retransmissions => "RFC 7496 3.1",
        GivenUp::Priority => "RFC 7496 3.2",
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
            /// The sender asks for its streams to begin anew, and begins no message until that is answered.
            84 ResetRequested {
                /// Number of the request.
                request: u32,
                /// The last TSN with the old numbers.
                last_tsn: u32,
                /// Streams that it lists; 0 for all.
                streams: u32 ["streams"],
            } => {
                kind: Association,
                title: "Streams are to begin anew".into(),
                detail: format!(
                    "Request {request}. {} after TSN {last_tsn}; no message begins before the answer.",
                    if streams > 0.0 { plural(streams, "stream closes", "streams close") } else { "All streams close".into() }
                ),
                rule: "RFC 6525 5.1.2",
            }
            /// The receiver has everything before, and counts the messages of streams from 0 again.
            85 StreamsReset {
                /// Number of the request.
                request: u32,
                /// Streams that it lists; 0 for all.
                streams: u32 ["streams"],
            } => {
                kind: Association,
                title: "Streams begin anew".into(),
                detail: format!("Request {request}. {} expect message 0 next.", streams_of(streams)),
                rule: "RFC 6525 5.2.2 E3",
            }
            /// A request for streams to begin anew was answered.
            86 ResetAnswered {
                /// Number of the request.
                request: u32,
                /// What became of it.
                result: ResetResult,
                /// How often it was sent again.
                attempts: u32 ["attempts"],
            } => {
                kind: Association,
                title: format!("Request {request} answered"),
                detail: format!("The peer says: {}.", reset_result(result)),
                rule: "RFC 6525 5.2.7",
            }
            /// The re-configuration timer expired: the request is sent again.
            87 ReconfigurationTimeout {
                /// Number of the request.
                request: u32,
                /// How often it was not answered in a row.
                attempt: u32 ["attempts"],
                /// The next timeout.
                rto: Duration,
            } => {
                kind: Association,
                title: format!("Request {request} timed out"),
                detail: format!("Attempt {} was not answered: it is sent again and waits {}.", n(attempt), time(rto)),
                rule: "RFC 6525 5.1.1",
            }
            /// An end asks for more streams, or the peer to begin streams anew.
            51 StreamsRequested {
                /// Number of the request.
                request: u32,
                /// What is asked for.
                what: AskedStreams,
                /// How many streams; 0 for all.
                streams: u32 ["streams"],
            } => {
                kind: Association,
                title: asked_streams(what, streams).0.into(),
                detail: format!("Request {request}, {}.", asked_streams(what, streams).1),
                rule: asked_streams(what, streams).2,
            }
            /// The receiver takes data on more streams.
            92 StreamsAdded {
                /// Number of the request.
                request: u32,
                /// How many more.
                added: u32 ["streams"],
                /// How many there are now.
                streams: u32 ["streams"],
            } => {
                kind: Receiver,
                title: format!("{} more", plural(added, "stream", "streams")),
                detail: format!("Request {request}. Data may come on {} from now on.", plural(streams, "stream", "streams")),
                rule: "RFC 6525 5.2.5",
            }
            /// The receiver promises never to give back what it has beyond a gap: the send buffer has room for other data.
            37 SendBufferFreed {
                /// User data that need no room any more.
                bytes: u32 ["bytes"],
                /// Their chunks.
                chunks: u32 ["chunks"],
                /// User data left in the send buffer.
                buffered: u64 ["bytes"],
                /// Cumulative TSN of the NR-SACK.
                cumulative_tsn: u32,
            } => {
                kind: Window,
                title: format!("Send buffer freed of {}", plural(bytes, "byte", "bytes")),
                detail: format!(
                    "{} beyond TSN {cumulative_tsn} will not be given back by the receiver; left in the send buffer: {}.",
                    plural(chunks, "chunk", "chunks"),
                    plural(buffered, "byte", "bytes")
                ),
                rule: "draft-natarajan-tsvwg-sctp-nrsack",
            }
        }
    };
}

pub(super) use of_messages;
