//! Giving messages up: agreeing on it, telling the peer, and hearing of what the peer has given up (RFC 3758, RFC 8260).

use skywindow_units::SimTime;

use super::arrival::Then;
use super::cause::Cause;
use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::forward::Forward;
use super::packet::Packet;

impl Endpoint {
    /// Gives up what is due for it, and tells the peer of what was.
    #[cold]
    pub(crate) fn move_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.sends_data() {
            return;
        }
        if let Some(forward) = self.sender.move_on(now, &mut self.paths, obs) {
            self.controls.push_back((Control::ForwardTsn(Box::new(forward)), self.sender.route.data));
        }
        // What was given up may have been the last.
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    /// Both ends have said whether they understand FORWARD TSN.
    pub(crate) fn use_forward_tsn(&mut self, peer: bool) {
        self.sender.use_forward_tsn(&self.rules, peer && self.rules.gives_up());
    }

    /// RFC 3758 section 3.6; an end that has not agreed on it does not know the chunk (section 3.3.1).
    #[cold]
    pub(crate) fn on_forward_tsn(
        &mut self,
        now: SimTime,
        from: u8,
        packet: &Packet,
        forward: &Forward,
        obs: &mut impl Observer<Event>,
    ) -> Then {
        if self.sender.partial.is_none() {
            return self.on_unknown(now, from, &forward.unknown(), obs);
        }
        if forward.interleaved != self.receiver.interleaves {
            // RFC 8260 section 2.3.1: the one takes the place of the other.
            self.break_off(now, from, Cause::ProtocolViolation { information: [].into() }, obs);
            return Then::Stop;
        }
        if self.takes_data() {
            self.reply_path = from;
            self.receiver.on_forward(now, from, forward, !packet.data.is_empty(), obs);
            if self.receiver.has_faults() {
                self.on_faults(now, from, obs);
            }
            self.after_data(now);
        }
        Then::GoOn
    }
}
