//! Packets that somebody else sends in the name of an end, who has to guess the verification tag (RFC 9260 section 12.2).

use super::carriage::UDP_PORT;
use super::control::Control;
use super::endpoint::Endpoint;
use super::packet::{DataChunk, FLAG_BEGIN, FLAG_END, Packet};
use super::wire::asconf::{Address, Asconf, Change, Request};
use crate::api::{Forged, Forgery};

impl Endpoint {
    /// Fills `packet` with one that pretends to come from here. Returns whether there is anything to pretend.
    pub(crate) fn pretend(&self, forgery: Forgery, packet: &mut Packet) -> bool {
        packet.clear();
        let Forgery { what, draw, unknown_bits } = forgery;
        let unknown = u32::MAX.checked_shr(32 - u32::from(unknown_bits.min(32))).unwrap_or(0);
        packet.verification_tag = (self.identity.peer_tag & !unknown) | (draw as u32 & unknown);
        match what {
            Forged::End => packet.control = Some(Control::Abort { reflected: false, causes: [].into() }),
            Forged::Data => packet.data.push(DataChunk {
                tsn: self.sender.outstanding.next() as u32,
                stream: 0,
                ssn: 0,
                bytes: self.rules.payload(),
                flags: FLAG_BEGIN | FLAG_END,
            }),
            Forged::Open => {
                let init = self.own_init(((draw >> 32) as u32).max(1));
                packet.verification_tag = 0;
                packet.control = Some(Control::Init(Box::new(init)));
            }
            Forged::Address => {
                let change = Change::Delete;
                let request = Request::Change { change, correlation: 1, address: Address::ANY };
                let serial = self.next_serial();
                let asconf = Asconf { serial, address: Address::Interface(0), requests: vec![request] };
                packet.control = Some(Control::Asconf(Box::new(asconf)));
            }
            Forged::Replay => {
                let Some((cookie, tag)) = self.echoed.as_deref() else { return false };
                packet.verification_tag = *tag;
                packet.control = Some(Control::CookieEcho(cookie.clone()));
            }
        }
        if unknown_bits == 0 && what != Forged::Replay {
            self.seal_without_secret(packet); // Who sees all has seen the random numbers of the set-up, too.
        }
        packet.size = self.rules.header() + packet.chunk_bytes();
        packet.udp = self.rules.is_encapsulated().then_some([self.carriage.port, UDP_PORT]);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sctp::Sctp;

    #[test]
    fn of_the_verification_tag_so_many_bits_are_guessed_and_the_others_known() {
        let mut end = Endpoint::new(Sctp::rfc9260(), 1);
        end.identity.peer_tag = 0xa5a5_a5a5;
        let tag = |unknown_bits: u8| {
            let mut packet = Packet::default();
            let forgery = Forgery { what: Forged::End, draw: 0x1234_5678_0f0f_0f0f, unknown_bits };
            assert!(end.pretend(forgery, &mut packet));
            packet.verification_tag
        };
        assert_eq!([tag(0), tag(8), tag(16), tag(32)], [0xa5a5_a5a5, 0xa5a5_a50f, 0xa5a5_0f0f, 0x0f0f_0f0f]);
    }
}
