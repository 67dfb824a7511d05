//! User message interleaving: agreeing on I-DATA, and where each chunk belongs (RFC 8260 section 2).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::cause::Cause;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::{FLAG_INTERLEAVED, Fragment, Packet};

/// The type of an I-DATA chunk.
pub(crate) const I_DATA: u8 = 64;

/// Where the outstanding chunks belong, in the order of their TSNs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fragments {
    fragments: VecDeque<Fragment>,
    /// The TSN after the last.
    end: u64,
}

impl Fragments {
    /// The chunk `tsn` belongs there.
    pub fn push(&mut self, tsn: u64, fragment: Fragment) {
        self.fragments.push_back(fragment);
        self.end = tsn + 1;
    }

    /// Where an outstanding chunk belongs.
    pub fn of(&self, tsn: u64) -> Fragment {
        let behind = (self.end - tsn) as usize;
        let at = self.fragments.len().checked_sub(behind);
        at.and_then(|at| self.fragments.get(at)).copied().unwrap_or_default()
    }

    /// What is acknowledged is forgotten.
    pub fn forget_below(&mut self, first: u64) {
        let kept = self.end.saturating_sub(first) as usize;
        let gone = self.fragments.len().saturating_sub(kept);
        self.fragments.drain(..gone);
    }
}

impl Endpoint {
    /// Both ends have said whether they understand I-DATA: then all user data leave in such chunks (section 2.2.1).
    pub(crate) fn use_interleaving(&mut self, peer: bool) {
        let on = peer && self.rules.messages.interleaving;
        self.sender.outbound.interleave(on);
        self.receiver.interleaves = on;
        if on && self.sender.fragments.is_none() {
            self.sender.fragments = Some(Box::default());
        } else if !on {
            self.sender.fragments = None;
        }
    }

    /// Section 2.2.1: where I-DATA was agreed upon DATA are a violation, and where it was not I-DATA is. Returns whether the
    /// data of the packet are of the right kind; else the association is at an end.
    #[cold]
    pub(crate) fn checks_kind(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let agreed = self.receiver.interleaves;
        let is_agreed = packet.data.iter().all(|chunk| (chunk.flags & FLAG_INTERLEAVED != 0) == agreed);
        let placed = !agreed || packet.fragments.len() == packet.data.len();
        if !is_agreed || !placed {
            self.break_off(now, path, Cause::ProtocolViolation { information: [].into() }, obs);
            return false;
        }
        self.receiver.fragments.clone_from(&packet.fragments);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_keeps_its_place_until_it_is_acknowledged() {
        let mut fragments = Fragments::default();
        for tsn in 5..10 {
            fragments.push(tsn, Fragment { mid: 1, fsn: tsn as u32 });
        }
        fragments.forget_below(7);
        assert_eq!([7, 9].map(|tsn| fragments.of(tsn).fsn), [7, 9]);
        assert_eq!(fragments.fragments.len(), 3);
    }
}
