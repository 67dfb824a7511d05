//! Which path something takes: new data and retransmissions (RFC 9260 section 6.4), and control chunks that were not
//! answered.

use std::cmp::Reverse;

use super::outstanding::{MARKED_DAMAGED, MARKED_FAST, MARKED_TOO_BIG, Sent};
use super::path::Path;
use super::settings::Sctp;
use super::sharing::RetransmitOn;

/// The rules, and the path that new data take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route {
    /// Where new data go.
    pub data: u8,
    /// The primary path.
    pub primary: u8,
    retransmission: RetransmitOn,
    return_to_primary: bool,
}

impl Route {
    pub fn new(rules: &Sctp) -> Self {
        Self {
            data: 0,
            primary: 0,
            retransmission: rules.retransmit_on(),
            return_to_primary: rules.return_to_primary(),
        }
    }

    /// By other rules from now on: new data go on as they do.
    pub fn follow(&mut self, rules: &Sctp) {
        *self = Self { data: self.data, primary: self.primary, ..Self::new(rules) };
    }

    /// Section 6.4: the primary while it is active, else the path in use while that is, else the active
    /// alternate with the fewest errors. If no path is active, everything stays where it is.
    pub fn for_data(&self, paths: &[Path]) -> u8 {
        let in_use = usable(paths, self.data);
        if usable(paths, self.primary) && (self.return_to_primary || !in_use) {
            return self.primary;
        }
        if in_use { self.data } else { alternate(paths, self.data).unwrap_or(self.data) }
    }

    /// Section 6.4: where a marked chunk goes. What was only too big for its path keeps it, for nothing
    /// speaks against the path.
    #[inline]
    pub fn for_marked(&self, paths: &[Path], chunk: Sent) -> usize {
        if paths.len() == 1 {
            return 0;
        }
        let works = usable(paths, chunk.path);
        let best = match self.retransmission {
            _ if works && chunk.is(MARKED_TOO_BIG) => Some(chunk.path),
            RetransmitOn::Alternate => None,
            RetransmitOn::AlternateOnTimeout => {
                Some(chunk.path).filter(|_| works && chunk.is(MARKED_FAST | MARKED_DAMAGED))
            }
            RetransmitOn::Same => Some(chunk.path).filter(|_| works),
            RetransmitOn::Asap => best(paths, chunk.path, |path| u64::from(path.flight < path.window.cwnd())),
            RetransmitOn::Cwnd => best(paths, chunk.path, |path| path.window.cwnd().into()),
            RetransmitOn::Ssthresh => best(paths, chunk.path, |path| path.window.ssthresh().into()),
            RetransmitOn::LossRate => best(paths, chunk.path, share_that_arrived),
        };
        let otherwise = if works { chunk.path } else { self.data };
        usize::from(best.or_else(|| alternate(paths, chunk.path)).unwrap_or(otherwise))
    }
}

/// The active path with the largest `merit`; among equals that with the fewest errors, for what has timed out leaves by
/// another path where it can (section 6.4.1), then `path` itself, else the lowest number.
fn best(paths: &[Path], path: u8, merit: impl Fn(&Path) -> u64) -> Option<u8> {
    let active = paths.iter().filter(|path| path.usable());
    let found = active.max_by_key(|one| (merit(one), Reverse(one.errors), one.id == path, Reverse(one.id)));
    found.map(|path| path.id)
}

/// Of the chunks sent on a path those not taken for lost, in millionths.
fn share_that_arrived(path: &Path) -> u64 {
    let (sent, lost) = (u128::from(path.transmitted.max(1)), u128::from(path.lost));
    1_000_000 - (lost * 1_000_000 / sent).min(1_000_000) as u64
}

fn usable(paths: &[Path], path: u8) -> bool {
    paths.get(usize::from(path)).is_some_and(Path::usable)
}

/// The active path with the fewest errors other than `path`, the lowest number among equals.
fn alternate(paths: &[Path], path: u8) -> Option<u8> {
    let others = paths.iter().filter(|other| other.id != path && other.usable());
    others.min_by_key(|other| (other.errors, other.id)).map(|other| other.id)
}

/// The path after `path` for a control chunk that was not answered: the next active one, or else the next that has an
/// address (RFC 5061 section 5.3).
pub(crate) fn after(paths: &[Path], path: u8) -> u8 {
    let count = paths.len() as u8;
    let others = || (1..=count).map(|step| (path + step) % count);
    let active = others().find(|&next| next != path && usable(paths, next));
    let next = active.or_else(|| others().find(|&next| !paths[usize::from(next)].absent));
    next.unwrap_or((path + 1) % count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_that_arrived_is_that_of_the_chunks_sent_which_were_not_lost() {
        let share = |transmitted: u64, lost: u64| {
            let mut path = Path::new(0, &Sctp::rfc9260(), 65_536);
            (path.transmitted, path.lost) = (transmitted, lost);
            share_that_arrived(&path)
        };
        assert_eq!(
            [share(0, 0), share(7, 0), share(200, 50), share(3, 3)],
            [1_000_000, 1_000_000, 750_000, 0]
        );
    }

    #[test]
    fn a_control_chunk_that_was_not_answered_goes_to_the_next_path_that_works_or_just_the_next() {
        let mut paths: Vec<Path> = (0..3).map(|id| Path::new(id, &Sctp::rfc9260(), 65_536)).collect();
        assert_eq!([0, 1, 2].map(|path| after(&paths, path)), [1, 2, 0]);
        paths[1].active = false;
        assert_eq!([0, 1, 2].map(|path| after(&paths, path)), [2, 2, 0]);
        paths.iter_mut().for_each(|path| path.active = false);
        assert_eq!([0, 1, 2].map(|path| after(&paths, path)), [1, 2, 0]);
        paths[1].absent = true;
        assert_eq!([0, 1, 2].map(|path| after(&paths, path)), [2, 2, 0]);
        (paths[0].absent, paths[1].absent) = (true, true);
        assert_eq!([0, 1, 2].map(|path| after(&paths, path)), [2, 2, 2], "no other has an address");
    }
}
