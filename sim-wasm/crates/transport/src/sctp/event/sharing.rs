//! The events of paths that share bottlenecks and buffers, with those that other modules declare.

use crate::events::coded;

skywindow_units::codes! { "By which rule windows of several paths are coupled." CoupledBy {
    Lia = 0 "linked increases (LIA)" "Linked increases.",
    Olia = 1 "opportunistic linked increases (OLIA)" "Opportunistic linked increases.",
    RpV1 = 2 "resource pooling by ssthresh (CMT/RPv1)" "Resource pooling by slow start thresholds.",
    RpV2 = 3 "resource pooling by bandwidths (CMT/RPv2)" "Resource pooling by bandwidths.",
}}

coded!(CoupledBy);

/// By which rule windows are coupled, and where that is from.
pub(super) fn coupled_by(code: f64) -> (&'static str, &'static str) {
    let by = CoupledBy::of(code as u8).unwrap_or(CoupledBy::Lia);
    let rule = match by {
        CoupledBy::Lia => "RFC 6356 3; RFC 9260 7.2.2",
        CoupledBy::Olia => "draft-khalili-mptcp-congestion-control-05; RFC 9260 7.2.2",
        CoupledBy::RpV1 | CoupledBy::RpV2 => "draft-tuexen-tsvwg-sctp-multipath-28 6.3; RFC 9260 7.2.2",
    };
    (by.words(), rule)
}

/// Declares the events of SCTP: these and its own, as [`of_addresses!`](super::addresses::of_addresses) has them.
macro_rules! of_sharing {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::sctp::event::addresses::of_addresses! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// A whole window was acknowledged in congestion avoidance: cwnd has its share of what a path by itself would add.
            98 CoupledAvoidance {
                /// cwnd before.
                from: u32 ["bytes"],
                /// cwnd after.
                to: u32 ["bytes"],
                /// What cwnd would be by itself.
                alone: u32 ["bytes"],
                /// The rule.
                by: CoupledBy,
            } => {
                kind: Window,
                phase: "congestion avoidance",
                title: format!("Coupled avoidance: cwnd {} bytes", n(to)),
                detail: format!(
                    "A whole window was acknowledged: cwnd {} to {} bytes by {}; by itself it would be {} bytes.",
                    n(from),
                    n(to),
                    coupled_by(by).0,
                    n(alone)
                ),
                rule: coupled_by(by).1,
            }
            /// What a path has delivered waits for a chunk of a slower one and fills a buffer: the chunk leaves again by it.
            99 ChunkRescheduled {
                /// The TSN.
                tsn: u32,
                /// The path that it left by before.
                path: u8,
                /// What waits of the path that it takes now.
                waits: u32 ["bytes"],
                /// cwnd of the path that it left by before, now.
                cwnd: u32 ["bytes"],
            } => {
                kind: Retransmission,
                role: Resends,
                names_path: true,
                title: format!("TSN {tsn} takes another path"),
                detail: format!(
                    "It left by path {}, whose cwnd is {} bytes now; {} for it in a buffer.",
                    n(path),
                    n(cwnd),
                    plural(waits, "byte waits", "bytes wait")
                ),
                rule: "draft-tuexen-tsvwg-sctp-multipath-28 5.3",
            }
        }
    };
}

pub(super) use of_sharing;
