//! The events of packets that come damaged, with those that other modules declare.

use crate::events::coded;

skywindow_units::codes! { "Why a packet drop report is not believed." Disbelief {
    Length = 0 "it says that it returns less than it does" "It says that the packet was cut, and is as long as the packet.",
    Tag = 1 "it returns a packet with another verification tag" "The packet that it returns has another verification tag than those that were sent.",
    Data = 2 "the data that it returns are not those that were sent" "The data that it returns differ from those that were sent under their TSN: the damage is there, or somebody has made them up.",
}}

coded!(Disbelief);

/// What packet drop reports go by.
pub(super) const DRAFT: &str = "draft-stewart-sctp-pktdrprep; usrsctp";

/// Why a report is not believed.
pub(super) fn disbelief(code: f64) -> &'static str {
    Disbelief::of(code as u8).unwrap_or(Disbelief::Data).words()
}

/// Declares the events of SCTP: these and its own, as [`of_sharing!`](super::sharing::of_sharing) has them.
macro_rules! of_damage {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::sctp::event::sharing::of_sharing! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// A packet of the association has come with a wrong checksum, and is returned to its sender.
            63 DamageFound {
                /// Type of its first chunk.
                chunk: u8,
                /// Bytes of it that are returned.
                bytes: u32 ["bytes"],
                /// Its bytes.
                whole: u32 ["bytes"],
            } => {
                kind: Receiver,
                title: format!("Damaged packet with {} reported", chunk_words(chunk)),
                detail: if bytes < whole {
                    format!("Its checksum is wrong: the first {} of {} bytes return to its sender.", n(bytes), n(whole))
                } else {
                    format!("Its checksum is wrong: all of it, {}, returns to its sender.", plural(whole, "byte", "bytes"))
                },
                rule: DRAFT,
            }
            /// A packet drop report is not believed.
            61 DropReportIgnored {
                /// Why.
                why: Disbelief,
                /// The TSN that it is about; 0 if it is about none.
                tsn: u32,
            } => {
                kind: Retransmission,
                title: "Packet drop report ignored".into(),
                detail: if tsn == 0.0 {
                    format!("Nothing is sent again, for {}.", disbelief(why))
                } else {
                    format!("TSN {tsn} is not sent again, for {}.", disbelief(why))
                },
                rule: DRAFT,
            }
            /// The receiver has got a control chunk in a packet with a wrong checksum: it is said once more.
            33 ControlReported {
                /// Type of the chunk.
                chunk: u8,
            } => {
                kind: Retransmission,
                title: format!("{} came damaged", chunk_words(chunk)),
                detail: "The receiver returned it with a wrong checksum: it is said once more at once.".into(),
                rule: DRAFT,
            }
        }
    };
}

pub(super) use of_damage;
