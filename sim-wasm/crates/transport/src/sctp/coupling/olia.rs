//! Opportunistic linked increases (draft-khalili-mptcp-congestion-control-05; Khalili et al. 2012): together the paths grow
//! as one, and the largest windows give way to the best paths.
//!
//! Which path is best is taken from its authors' code (`mptcp_olia.c` of the MPTCP kernel), for the draft was not at hand:
//! that with the largest l / rtt^2, where l are the bytes acknowledged between losses. So is what a path with the largest
//! window gives up while a better one has less.

use super::Member;
use crate::congestion::Share;

/// For each acknowledgement a window w of MSS grows by
/// w / rtt^2 / (SUM(w_p / rtt_p))^2 + epsilon / w; for a whole window by as many times w. Slow start and cuts are those of a
/// single path.
pub(super) fn share(members: &[Member], own: usize) -> Share {
    let rates: f64 = members.iter().map(Member::rate).sum();
    let part = members[own].rate() / rates;
    Share { step: (part * part + epsilon(members, own)).min(1.0), ..Share::default() }
}

/// What moves from the paths with the largest windows to the best ones that are none of these (`mptcp_get_epsilon`).
pub(super) fn epsilon(members: &[Member], own: usize) -> f64 {
    let largest = members.iter().map(|member| member.cwnd).max().unwrap_or_default();
    let is_largest = |member: &&Member| member.cwnd == largest;
    let is_collected = |member: &&Member| !is_largest(member) && is_best(members, member);
    let collected = members.iter().filter(is_collected).count();
    let own = &members[own];
    let among = |count: usize| 1.0 / (members.len() * count) as f64;
    match collected {
        0 => 0.0,
        _ if is_largest(&own) => -among(members.iter().filter(is_largest).count()),
        _ if is_collected(&own) => among(collected),
        _ => 0.0,
    }
}

/// Whether none has a larger l / rtt^2.
fn is_best(members: &[Member], one: &Member) -> bool {
    let squared = |member: &Member| u128::from(member.srtt) * u128::from(member.srtt);
    members.iter().all(|other| {
        let [own, others] = [(one, other), (other, one)].map(|(this, that)| (this.between, squared(that)));
        u128::from(own.0).saturating_mul(own.1) >= u128::from(others.0).saturating_mul(others.1)
    })
}
