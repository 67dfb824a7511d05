//! The events of the paths of an association, with those that other modules declare.

/// Declares the events of SCTP: these and its own, as [`of_association!`](super::association::of_association) has them.
macro_rules! of_paths {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::sctp::event::association::of_association! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// More than Path.Max.Retrans errors in a row on a path.
            4 PathInactive {
                /// Path.
                path: u8,
                /// Errors in a row.
                errors: u32 ["errors"],
                /// Errors allowed.
                limit: u32 ["errors"],
            } => {
                kind: Path,
                names_path: true,
                title: format!("Path {} is inactive", n(path)),
                detail: format!("{} in a row, {} allowed.", plural(errors, "error", "errors"), n(limit)),
                rule: "RFC 9260 8.2",
            }
            /// An inactive path has delivered again.
            5 PathActive {
                /// Path.
                path: u8,
            } => {
                kind: Path,
                names_path: true,
                title: format!("Path {} is active again", n(path)),
                detail: "Data or a HEARTBEAT sent on it were acknowledged.".into(),
                rule: "RFC 9260 8.2",
            }
            /// A HEARTBEAT has shown that the peer is reached by a path.
            6 PathConfirmed {
                /// Path.
                path: u8,
            } => {
                kind: Path,
                names_path: true,
                title: format!("Path {} reaches the peer", n(path)),
                detail: "The HEARTBEAT that tried it was answered.".into(),
                rule: "RFC 9260 5.4",
            }
            /// New data take another path.
            7 NewDataPath {
                /// Path before.
                from: u8,
                /// Path now.
                to: u8,
                /// Why.
                why: PathChange,
            } => {
                kind: Failover,
                counts: (why == PathChange::Failure).then_some(Counter::Failover),
                names_path: true,
                title: format!("New data take path {}", n(to)),
                detail: match PathChange::of(why as u8) {
                    Some(PathChange::Failure) => format!("Path {} is inactive.", n(from)),
                    Some(PathChange::Primary) => format!("It is the primary now; before, they took path {}.", n(from)),
                    Some(PathChange::Return) => format!("It is the primary and active again; before, they took path {}.", n(from)),
                    _ => format!("Path {} is not known to reach the peer.", n(from)),
                    },
                rule: "RFC 9260 6.4",
            }
            /// A HEARTBEAT tries a path that nothing was sent on.
            8 HeartbeatSent {
                /// How long nothing was sent that measures its round trip.
                idle: Duration,
                /// How long the answer may take.
                rto: Duration,
            } => {
                kind: Heartbeat,
                title: "HEARTBEAT sent".into(),
                detail: if idle == 0.0 {
                    format!("It is not known whether the path reaches the peer; the answer may take {}.", time(rto))
                    } else {
                    format!(
                        "Nothing that measures the path was sent for {}; the answer may take {}.",
                        time(idle),
                        time(rto)
                    )
                    },
                rule: "RFC 9260 8.3",
            }
            /// A HEARTBEAT was not answered in time; the timeout of its path doubles.
            9 HeartbeatLost {
                /// Errors in a row on the path.
                errors: u32 ["errors"],
                /// Errors allowed.
                limit: u32 ["errors"],
                /// Timeout before.
                from: Duration,
                /// Timeout now.
                rto: Duration,
            } => {
                kind: Heartbeat,
                role: Unanswered,
                title: "HEARTBEAT not answered".into(),
                detail: format!(
                    "{} in a row, {} allowed: timeout {} to {}.",
                    plural(errors, "error", "errors"),
                    n(limit),
                    time(from),
                    time(rto)
                ),
                rule: "RFC 9260 8.3",
            }
            /// A router said that packets are too big for a link of the path.
            22 PathMtuLowered {
                /// Path MTU before.
                from: u32 ["bytes"],
                /// Path MTU after.
                to: u32 ["bytes"],
                /// Chunks that are sent again.
                chunks: u32 ["chunks"],
            } => {
                kind: PacketSize,
                title: format!("Path MTU lowered to {} bytes", n(to)),
                detail: format!(
                    "A router could not pass on more: {} to {} bytes, {} sent again and may be fragmented.",
                    n(from),
                    n(to),
                    plural(chunks, "chunk is", "chunks are")
                ),
                rule: "RFC 1191 and RFC 9260 7.3",
            }
            /// The path MTU was believed long enough: a larger one is tried.
            23 PathMtuRaised {
                /// Path MTU before.
                from: u32 ["bytes"],
                /// Path MTU after.
                to: u32 ["bytes"],
            } => {
                kind: PacketSize,
                title: format!("Path MTU raised to {} bytes", n(to)),
                detail: format!("{} bytes held for 10 minutes: the route may be another one by now.", n(from)),
                rule: "RFC 1191 6.3",
            }
        }
    };
}

pub(super) use of_paths;
