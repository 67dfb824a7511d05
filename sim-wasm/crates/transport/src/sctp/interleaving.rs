//! User message interleaving: agreeing on I-DATA, and where each chunk belongs (RFC 8260 section 2).

use skywindow_units::SimTime;

use super::cause::Cause;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::{FLAG_INTERLEAVED, Packet};

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
