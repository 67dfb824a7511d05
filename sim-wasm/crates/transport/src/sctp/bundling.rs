//! What shares a packet: control chunks, a SACK and data, as far as they take the same path (RFC 9260 section 6.10).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::{ECN_CHUNK_BYTES, Packet, sack_bytes};
use super::sender::Sender;

impl Endpoint {
    /// Adds ERRORs that wait behind another chunk for the same path: a COOKIE ECHO comes first in its packet (section 5.1).
    #[cold]
    pub(crate) fn bundle_errors(&mut self, path: u8, packet: &mut Packet) {
        while let Some(error) = self.controls.next_error(path) {
            packet.size += error.bytes();
            packet.more.push(error);
        }
    }

    /// Adds a SACK, a CWR and data, as far as they take the same path.
    #[inline]
    pub(crate) fn bundle(
        &mut self,
        now: SimTime,
        mut bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let free = |bound: Option<u8>, path: u8| bound.is_none_or(|bound| bound == path);
        if self.receiver.wants_sack() && free(bound, self.reply_path) {
            let room = Sender::room(&self.paths[usize::from(self.reply_path)], packet);
            self.receiver.write_sack(now, room, packet);
            bound = Some(self.reply_path);
        }
        if let Some((tsn, path)) = self.reduced
            && free(bound, path)
        {
            cold_path();
            self.reduced = None;
            packet.cwr = Some(tsn);
            packet.size += ECN_CHUNK_BYTES;
            bound = Some(path);
        }
        let with_cookie = matches!(packet.control, Some(Control::CookieEcho(_)));
        if (self.sends_data() || with_cookie)
            && let Some(path) = self.sender.write_data(now, &mut self.paths, bound, packet, obs)
        {
            bound = Some(path);
            if self.receiver.owes_sack() && path == self.reply_path {
                cold_path();
                self.bundle_sack(now, packet);
            }
            self.after_send(now, obs);
        }
        bound
    }

    /// Section 6.1: what has not been acknowledged yet is, in the packet that takes data back, if there is room.
    fn bundle_sack(&mut self, now: SimTime, packet: &mut Packet) {
        let room = Sender::room(&self.paths[usize::from(self.reply_path)], packet);
        if room >= sack_bytes(0, 0) + self.receiver.promising.header_bytes() {
            self.receiver.write_sack(now, room, packet);
        }
    }
}
