//! Resource pooling by thresholds, CMT/RPv1 (Dreibholz et al. 2010, Applying TCP-Friendly Congestion Control to Concurrent
//! Multipath Transfer).
//!
//! The rules are taken from two programs of its authors, for the paper was not at hand: `SctpCcFunctions.cc` of INET and
//! `sctp_cc_functions.c` of usrsctp, which has the floor of four MTU times the share.

use super::Member;
use crate::congestion::{Cut, Share};

/// Slow start and congestion avoidance add the share that the path's ssthresh has of all; a loss takes half of all windows
/// from that of its path, down to its share of the least threshold.
pub(super) fn share(members: &[Member], own: usize) -> Share {
    let total: f64 = members.iter().map(|member| f64::from(member.cwnd)).sum();
    let thresholds: f64 = members.iter().map(|member| f64::from(member.ssthresh)).sum();
    let ratio = f64::from(members[own].ssthresh) / thresholds;
    Share { start: ratio, step: ratio, cut: Some(Cut { bytes: total / 2.0, part: 0.0, floor: ratio }) }
}
