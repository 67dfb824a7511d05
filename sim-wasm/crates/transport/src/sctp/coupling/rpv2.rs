//! Resource pooling by bandwidths, CMT/RPv2 (Dreibholz et al. 2011, 2012): as version 1, for paths whose round trips differ.
//!
//! The rules are taken from two programs of its authors, for the papers were not at hand: `SctpCcFunctions.cc` of INET, and
//! `sctp_cc_functions.c` of usrsctp for the floor of four MTU times the share.

use super::Member;
use crate::congestion::{Cut, Share};

/// Slow start and congestion avoidance add the share that the path's cwnd/RTT has of all; a loss takes half of the bandwidth
/// of all paths from that of its own, at least half of its window, down to its share of the least threshold.
pub(super) fn share(members: &[Member], own: usize) -> Share {
    let rates: f64 = members.iter().map(Member::rate).sum();
    let ratio = members[own].rate() / rates;
    let part = (0.5 / ratio).clamp(0.5, 1.0);
    Share { start: ratio, step: ratio, cut: Some(Cut { bytes: 0.0, part, floor: ratio }) }
}
