//! Linked increases (RFC 6356 section 3): together the paths grow as one on the best of them would.

use super::Member;
use crate::congestion::Share;

/// Equation 2: how aggressive the whole is, so that it gets what a single path would on the best one.
///
/// alpha = cwnd_total * MAX(cwnd_i / rtt_i^2) / (SUM(cwnd_i / rtt_i))^2
pub(super) fn alpha(members: &[Member]) -> f64 {
    let total: f64 = members.iter().map(|member| f64::from(member.cwnd)).sum();
    let rates: f64 = members.iter().map(Member::rate).sum();
    let best = members.iter().map(|member| member.rate() / member.srtt as f64).fold(0.0, f64::max);
    total * best / (rates * rates)
}

/// Equation 1: for each acknowledgement a window grows by the smaller of
/// alpha * bytes_acked * MSS / cwnd_total and bytes_acked * MSS / cwnd. For a whole window, as RFC 9260 section 7.2.2 counts,
/// that is alpha * MSS * cwnd / cwnd_total and a whole MSS. Slow start and cuts are those of a single path.
pub(super) fn share(members: &[Member], own: usize) -> Share {
    let total: f64 = members.iter().map(|member| f64::from(member.cwnd)).sum();
    let step = alpha(members) * f64::from(members[own].cwnd) / total;
    Share { step: step.min(1.0), ..Share::default() }
}
