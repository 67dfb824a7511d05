//! The events of an association that is refused, broken off or begun anew, with those that other modules declare.

/// Declares the events of SCTP: these and its own, as [`timed!`](crate::shared_events::timed) has them.
macro_rules! of_association {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::shared_events::timed! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// A packet is discarded: it is not of the association.
            52 PacketDiscarded {
                /// Type of its first chunk.
                chunk: u8,
                /// Why.
                why: Discarded,
                /// Its verification tag.
                tag: u32,
                /// The tag that packets of the association have; 0 if there is none.
                expected: u32,
            } => {
                kind: Association,
                names_path: true,
                title: format!("{} discarded", chunk_words(chunk)),
                detail: if expected == 0.0 {
                    format!("Its tag is {}: {}.", hex(tag), discarded(why).0)
                } else {
                    format!("Its tag is {}, that of the association {}: {}.", hex(tag), hex(expected), discarded(why).0)
                },
                rule: discarded(why).1,
            }
            /// The association is ended at once.
            53 AbortSent {
                /// Cause code.
                cause: u16,
            } => {
                kind: Association,
                title: format!("ABORT sent: {}", cause_words(cause)),
                detail: "What is under way is lost; the peer is told once and answers nothing.".into(),
                rule: "RFC 9260 9.1, 3.3.7",
            }
            /// The peer has ended the association at once.
            54 AbortReceived {
                /// Cause code; 0 if it says none.
                cause: u16,
                /// User data that was not acknowledged.
                unacknowledged: u64 ["bytes"],
            } => {
                kind: Association,
                title: "ABORT received".into(),
                detail: format!(
                    "It names {}; {} of user data were not acknowledged.",
                    if cause == 0.0 { "no cause" } else { cause_words(cause) },
                    plural(unacknowledged, "byte", "bytes")
                ),
                rule: "RFC 9260 9.1, 8.5.1 B",
            }
            /// The peer is told of an error that ends nothing.
            55 ErrorSent {
                /// Cause code.
                cause: u16,
                /// What it is about: stream, staleness in ms or type of chunk.
                value: u32,
            } => {
                kind: Association,
                title: format!("ERROR sent: {}", cause_words(cause)),
                detail: about(cause, value),
                rule: if cause == 3.0 { "RFC 9260 5.1.5, 3.3.10.3" } else { "RFC 9260 3.3.10" },
            }
            /// The peer tells of an error that ends nothing.
            56 ErrorReceived {
                /// Cause code.
                cause: u16,
                /// What it is about: stream, staleness in ms or type of chunk.
                value: u32,
            } => {
                kind: Association,
                title: format!("ERROR received: {}", cause_words(cause)),
                detail: about(cause, value),
                rule: if cause == 3.0 { "RFC 9260 5.2.6" } else { "RFC 9260 3.3.10" },
            }
            /// A packet came that no association is there for.
            57 OutOfTheBlue {
                /// Type of its first chunk.
                chunk: u8,
                /// Its verification tag.
                tag: u32,
                /// Type of the chunk that answers it; 0 if none does.
                answer: u8,
            } => {
                kind: Association,
                names_path: true,
                title: format!("{} out of the blue", chunk_words(chunk)),
                detail: if answer == 0.0 {
                    format!("There is no association with the tag {}; it is not answered.", hex(tag))
                } else {
                    format!("There is no association with the tag {}; {} with this tag and the T bit answers it.", hex(tag), chunk_words(answer))
                },
                rule: "RFC 9260 8.4",
            }
            /// A cookie has come while there was an association already.
            58 CookieTaken {
                /// What it does.
                action: CookieAction,
                /// The peer's tag from now on.
                tag: u32,
            } => {
                kind: Association,
                title: format!("COOKIE ECHO: {}", action_words(action).0),
                detail: format!("Packets to the peer have the tag {} from now on.", hex(tag)),
                rule: action_words(action).1,
            }
            /// The peer has lost all memory of the association and set it up again.
            59 PeerRestarted {
                /// User data that was not acknowledged and goes again.
                unacknowledged: u64 ["bytes"],
                /// User data that it had delivered.
                delivered: u64 ["bytes"],
            } => {
                kind: Association,
                title: "The peer has restarted".into(),
                detail: format!(
                    "Windows, TSNs and streams begin again; received from it: {}, sent again: {}.",
                    plural(delivered, "byte", "bytes"),
                    plural(unacknowledged, "byte", "bytes")
                ),
                rule: "RFC 9260 5.2.4.1",
            }
            /// The host fails, and remembers nothing when it is back.
            65 HostRebooted {
                /// How long it is off.
                off: Duration,
            } => {
                kind: Incident,
                title: "The host reboots".into(),
                detail: format!("It is off for {} and has then forgotten tags, windows and data.", time(off)),
                rule: "RFC 9260 5.2.4.1",
            }
            /// Packets to the peer have no checksum from now on.
            96 ChecksumsLeftOut {
                /// The error detection method.
                method: u32,
            } => {
                kind: Association,
                title: "Checksums are left out".into(),
                detail: format!("The peer takes packets with a checksum of zero, for method {}, DTLS below SCTP, finds damaged ones; those with INIT or COOKIE ECHO keep it.", n(method)),
                rule: "RFC 9653 5.2",
            }
            /// The peer's packets come from another port of UDP than before.
            97 UdpPortLearned {
                /// The port before; 0 without UDP.
                from: u16,
                /// The port from now on; 0 without UDP.
                to: u16,
            } => {
                kind: Association,
                title: if to == 0.0 { "Packets leave without UDP".into() } else { format!("Packets go to UDP port {to}") },
                detail: format!("The last packet with the right tag came {}; the port before was {from}.", if to == 0.0 { "without UDP" } else { "from it" }),
                rule: "RFC 6951 5.4",
            }
            /// T5-shutdown-guard expired: the association is ended at once.
            66 ShutdownGuardExpired {
                /// State in which it expired.
                during: State,
            } => {
                kind: Association,
                title: "T5-shutdown-guard expired".into(),
                detail: format!("The association was {} for five times RTO.Max.", state(during)),
                rule: "RFC 9260 9.2",
            }
        }
    };
}

pub(super) use of_association;
