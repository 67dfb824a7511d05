//! The events of addresses that an association gains and loses, with those that other modules declare.

use super::super::wire::asconf::Change;
use crate::events::coded;

coded!(Change);

/// What is asked for an address.
pub(super) fn asked(change: f64) -> &'static str {
    Change::of(change as u8).unwrap_or(Change::Add).words()
}

/// Declares the events of SCTP: these and its own, as [`of_messages!`](super::messages::of_messages) has them.
macro_rules! of_addresses {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::sctp::event::messages::of_messages! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// The peer is asked to take an address in, or to do without it.
            90 AddressRequested {
                /// Serial number.
                serial: u32,
                /// The path that the address is of.
                path: u8,
                /// What is asked for.
                change: Change,
            } => {
                kind: Path,
                names_path: true,
                title: format!("ASCONF: the address of path {} is to be {}", n(path), asked(change)),
                detail: format!("Serial number {serial}; nothing else is asked for before the answer."),
                rule: "RFC 5061 5.1",
            }
            /// The peer has answered.
            91 AddressAnswered {
                /// Serial number.
                serial: u32,
                /// The cause of the first error; 0 if there is none.
                cause: u16,
                /// How often the ASCONF was sent again.
                attempts: u32 ["attempts"],
            } => {
                kind: Path,
                names_path: true,
                title: format!("ASCONF {serial} answered"),
                detail: if cause == 0.0 {
                    "The peer has done what it was asked for.".into()
                } else {
                    format!("The peer says: {}.", cause_words(cause))
                },
                rule: "RFC 5061 5.1",
            }
            /// The association has gained an address, lost one, or has another primary one.
            93 AddressChanged {
                /// The path that the address is of.
                path: u8,
                /// What has happened to it.
                change: Change,
            } => {
                kind: Path,
                names_path: true,
                title: format!("The address of path {} is {}", n(path), asked(change)),
                detail: match Change::of(change as u8) {
                    Some(Change::Delete) => "Nothing is sent by this path any more.".into(),
                    Some(Change::SetPrimary) => "New data take this path as soon as it is known to reach the peer.".into(),
                    _ => "A HEARTBEAT shows whether the peer is reached by it.".into(),
                },
                rule: "RFC 5061 5.3, 5.4",
            }
            /// The peer's request is refused.
            94 AddressRefused {
                /// Cause code.
                cause: u16,
                /// Serial number.
                serial: u32,
            } => {
                kind: Path,
                names_path: true,
                title: format!("ASCONF refused: {}", cause_words(cause)),
                detail: format!("Serial number {serial}; the addresses stay as they are."),
                rule: "RFC 5061 5.2, 5.3",
            }
            /// T-4 RTO expired: the ASCONF is sent again.
            95 AddressTimeout {
                /// Serial number.
                serial: u32,
                /// How often it was not answered in a row.
                attempt: u32 ["attempts"],
                /// The next timeout.
                rto: Duration,
            } => {
                kind: Path,
                names_path: true,
                title: format!("ASCONF {serial} timed out"),
                detail: format!("Attempt {} was not answered: it is sent again and waits {}.", n(attempt), time(rto)),
                rule: "RFC 5061 5.1",
            }
        }
    };
}

pub(super) use of_addresses;
