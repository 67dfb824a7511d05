//! The settings of how an association shares what it sends among its paths: which path lost data take, and in concurrent
//! multipath transfer (CMT) how windows are coupled and buffers are split.

use skywindow_form::{Range, Reader, Unit, When, choices, part};

use crate::congestion::Algorithm;

choices! { "Which path data that was lost is sent again on." RetransmitOn {
    Alternate = "alternate" "Alternate path" "Every retransmission goes to another active path, if there is one.",
    AlternateOnTimeout = "alternate-on-timeout" "Alternate after a timeout" "Fast retransmissions stay on the path; after a timeout data goes to another active one.",
    Same = "same" "Same path" "Retransmissions stay on the path, as long as it is active.",
    Asap = "asap" "As soon as possible" "Each takes a path that has room in cwnd, its own first (RTX-ASAP).",
    Cwnd = "cwnd" "Largest cwnd" "Each takes the path with the largest cwnd (RTX-CWND).",
    Ssthresh = "ssthresh" "Largest ssthresh" "Each takes the path with the largest ssthresh (RTX-SSTHRESH).",
    LossRate = "loss-rate" "Least loss rate" "Each takes the path of which the smallest share was taken for lost so far (RTX-LOSSRATE).",
}}

choices! { "How the windows of the paths are coupled." Coupling {
    Independent = "independent" "Independent" "Each path grows and is cut as if it were alone: paths that share a link take as much of it as so many associations.",
    Lia = "lia" "LIA" "Linked increases: in congestion avoidance all paths together grow as one on the best of them would, and none more than by itself.",
    Olia = "olia" "OLIA" "Opportunistic linked increases: all paths together grow as one, and what they have moves from the largest windows to the best paths.",
    RpV1 = "cmt-rpv1" "CMT/RPv1" "Resource pooling: a path grows by its share of all ssthresh, and a loss takes half of all windows from that of its path.",
    RpV2 = "cmt-rpv2" "CMT/RPv2" "Resource pooling by bandwidths: a path grows by its share of all cwnd/RTT, and a loss takes half of all bandwidth from that of its path.",
}}

choices! { "How much of the buffers a path may take." BufferSplit {
    Off = "off" "As it comes" "A path may fill the buffers, also with what waits for another one.",
    Outstanding = "outstanding" "By outstanding bytes" "New data take a path only while what is in flight on it is less than its equal part of the buffers.",
    Buffered = "buffered" "By buffered bytes" "Likewise, and what was sent on it and waits for chunks of other paths counts, too.",
}}

/// Several paths carry new data at once.
const CMT: Option<When> = Some(When { field: "cmt", is: &["true"] });

part! { "How paths that carry data at once share bottlenecks and buffers." SharingSettings in Transport {
    cmt_coupling: Coupling = Coupling::Independent => {
        help: "With CMT: how the windows of the paths are coupled, so that an association takes no more of a link that they share than one on a single path; fixed when the run begins.",
        label: "Coupled congestion control", when: CMT,
        source: "RFC 6356 3; draft-khalili-mptcp-congestion-control-05; draft-tuexen-tsvwg-sctp-multipath-28 6",
    },
    cmt_buffer_split: BufferSplit = BufferSplit::Off => {
        help: "With CMT: how much of the send buffer, where it is limited, and of the receiver's buffer one path may take, so that a slow one does not fill them; each of the paths that work has an equal part.",
        label: "Buffer splitting", live: true, when: CMT,
        source: "draft-tuexen-tsvwg-sctp-multipath-28 5.1 and 5.2; Dreibholz et al. 2010, as in INET",
    },
    cmt_rescheduling_percent: u32 = 0 => {
        help: "With CMT: once so much of a buffer is taken by what a path has delivered and what waits for chunks of another path, the chunk that all wait for leaves again on it; 0 never sends one again for that.",
        label: "Chunk rescheduling from", live: true, when: CMT, unit: Unit::count("%"), range: Range::of(0.0, 100.0), slider: Some((0.0, 100.0)),
        source: "draft-tuexen-tsvwg-sctp-multipath-28 5.3; Dreibholz et al. 2010, as in INET, from 50 %",
    },
}}

impl SharingSettings {
    /// What is shared are windows that RFC 9260 rules: other controllers have growth of their own.
    pub(crate) fn check(&self, cmt: bool, controller: Algorithm, reader: &mut Reader) {
        if cmt && self.cmt_coupling != Coupling::Independent && controller != Algorithm::NewReno {
            let message = "couples windows of RFC 9260: leave controller at \"newreno\"";
            reader.fail_at("cmt_coupling", message.to_owned());
        }
    }
}
