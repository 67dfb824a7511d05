//! Coupled congestion control for concurrent multipath transfer: what of growth and cuts is left to the window of each path
//! (draft-tuexen-tsvwg-sctp-multipath-28 section 6, which leaves the rules to papers; RFC 6356).
//!
//! Each rule is a file that says from the windows of all paths what share one has. It counts for the next acknowledgement
//! and the next loss.

mod lia;
mod olia;
mod rpv1;
mod rpv2;
#[cfg(test)]
mod tests;

use super::path::Path;
use super::sender::Sender;
use super::sharing::Coupling;
use crate::api::MAX_PATHS;
use crate::congestion::Share;

/// What the rules know of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Member {
    /// Congestion window and slow start threshold, bytes.
    pub cwnd: u32,
    pub ssthresh: u32,
    /// Smoothed round-trip time, ns.
    pub srtt: u64,
    /// Bytes acknowledged between losses: the larger of those since the last one and those between the last two.
    pub between: u64,
}

impl Member {
    /// What it carries, bytes a nanosecond.
    fn rate(&self) -> f64 {
        f64::from(self.cwnd) / self.srtt as f64
    }

    fn of(path: &Path) -> Self {
        Self {
            cwnd: path.window.cwnd(),
            ssthresh: path.window.ssthresh(),
            srtt: path.rto.srtt().as_nanos(),
            between: path.window.between_losses(),
        }
    }
}

/// The share of the member `own`.
fn share(coupling: Coupling, members: &[Member], own: usize) -> Share {
    match coupling {
        Coupling::Independent => Share::default(),
        // With one path alone each rule would come to the same.
        _ if members.len() < 2 => Share::default(),
        Coupling::Lia => lia::share(members, own),
        Coupling::Olia => olia::share(members, own),
        Coupling::RpV1 => rpv1::share(members, own),
        Coupling::RpV2 => rpv2::share(members, own),
    }
}

impl Sender {
    /// Tells every window its share. Paths that do not work, or of which no round trip is known, are no part of it (as
    /// `mptcp_ccc_sk_can_send` of the MPTCP kernel has it).
    #[cold]
    pub fn couple(&self, paths: &mut [Path]) {
        let mut members = [Member::default(); MAX_PATHS];
        let counts = |path: &Path| path.usable() && path.rto.srtt().as_nanos() > 0;
        let mut count = 0;
        for (path, member) in paths.iter().filter(|path| counts(path)).zip(&mut members) {
            *member = Member::of(path);
            count += 1;
        }
        let mut own = 0;
        for path in paths {
            if counts(path) {
                path.window.set_share(&share(self.cmt.coupling, &members[..count], own));
                own += 1;
            } else {
                path.window.set_share(&Share::default());
            }
        }
    }
}
