//! Ending a connection at once, and what hears of that: RFC 9293 sections 3.5.2, 3.5.3 and 3.10.5, with the check of
//! RFC 5961 section 3.2 that a RST belongs to the connection.

use skywindow_units::SimTime;

use super::endpoint::{Endpoint, Reset};
use super::event::{Event, PATH, State};
use super::packet::{FLAG_ACK, FLAG_RST, Packet};
use crate::api::Observer;

impl Endpoint {
    pub(crate) fn break_off(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.sender.cut_cycle(now, obs);
        self.rest();
        self.receiver.close();
        self.enter(now, State::Reset, obs);
    }

    /// A RST, or any segment to a connection that is no more.
    #[cold]
    pub(crate) fn on_reset(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        if self.is_broken() {
            if !packet.has(FLAG_RST) {
                self.reset = Some(answer(packet));
            }
            return;
        }
        let next = self.receiver.next() as u32;
        let ends = match self.state {
            State::Closed | State::Ended | State::TimeWait => return,
            // Only what answers the SYN can be from the peer.
            State::SynSent => packet.has(FLAG_ACK) && packet.ack == self.sender.board.nxt() as u32,
            _ => packet.seq == next,
        };
        if ends {
            let unacknowledged = self.sender.board.user_bytes() as u32;
            obs.note(now, PATH, Event::ResetHeard { unacknowledged });
            self.break_off(now, obs);
        } else if self.state != State::SynSent && packet.seq.wrapping_sub(next) < self.receiver.window() {
            // RFC 5961 section 3.2: the peer, if it was it, answers with the number that is expected.
            self.receiver.ack_now = true;
        }
    }

    pub(crate) fn write_reset(&self, Reset { seq, ack }: Reset, packet: &mut Packet) {
        packet.flags = FLAG_RST | if ack.is_some() { FLAG_ACK } else { 0 };
        (packet.seq, packet.ack) = (seq, ack.unwrap_or(0));
        packet.size = self.rules.header_bytes;
    }
}

/// What answers a segment where there is no connection (RFC 9293 section 3.5.2, group 1).
fn answer(packet: &Packet) -> Reset {
    match packet.has(FLAG_ACK) {
        true => Reset { seq: packet.ack, ack: None },
        false => Reset { seq: 0, ack: Some(packet.seq.wrapping_add(packet.length())) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{Endpoint as _, Source};
    use crate::tcp::Tcp;

    /// The next segment that an end sends, if it sends one.
    fn sent(end: &mut Endpoint, now: SimTime) -> Option<Packet> {
        let mut packet = Packet::default();
        end.poll_transmit(now, &mut packet, &mut ()).map(|_| packet)
    }

    fn ms(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// Two ends of an established connection; the first sends without end.
    fn established() -> [Endpoint; 2] {
        let [mut one, mut other] = [(); 2].map(|()| Endpoint::new(Tcp::rfc5681()));
        one.set_source(Source::Endless);
        one.open(ms(0), &mut ());
        let syn = sent(&mut one, ms(0)).expect("a SYN");
        other.on_packet(ms(1), 0, &syn, false, &mut ());
        let answer = sent(&mut other, ms(1)).expect("its answer");
        one.on_packet(ms(2), 0, &answer, false, &mut ());
        let first = sent(&mut one, ms(2)).expect("data");
        other.on_packet(ms(3), 0, &first, false, &mut ());
        [one, other]
    }

    #[test]
    fn an_abort_is_heard_by_a_peer_that_has_all() {
        let [mut one, mut other] = established();
        other.abort(ms(4), &mut ());
        let reset = sent(&mut other, ms(4)).expect("a RST");
        assert_eq!((reset.flags, reset.seq, reset.bytes), (FLAG_RST, 1, 0));
        one.on_packet(ms(5), 0, &reset, false, &mut ());
        assert_eq!([one.state(), other.state()], [State::Reset; 2]);
        assert_eq!([one.next_timeout(), other.next_timeout()], [None; 2], "no timer runs");
        assert_eq!([sent(&mut one, ms(6)), sent(&mut other, ms(6))], [None; 2]);
    }

    #[test]
    fn a_reset_beyond_what_has_come_is_asked_about_and_heard_then() {
        let [mut one, mut other] = established();
        let lost = sent(&mut one, ms(4)).expect("more data");
        one.abort(ms(5), &mut ());
        let reset = sent(&mut one, ms(5)).expect("a RST");
        assert_eq!(reset.seq, lost.seq + u32::from(lost.bytes));
        other.on_packet(ms(6), 0, &reset, false, &mut ());
        assert_eq!(other.state(), State::Established);
        let challenge = sent(&mut other, ms(6)).expect("a challenge ACK");
        one.on_packet(ms(7), 0, &challenge, false, &mut ());
        let exact = sent(&mut one, ms(7)).expect("another RST");
        assert_eq!((exact.flags, exact.seq), (FLAG_RST, challenge.ack));
        other.on_packet(ms(8), 0, &exact, false, &mut ());
        assert_eq!(other.state(), State::Reset);
    }

    #[test]
    fn a_reset_that_is_of_no_part_of_the_window_is_not_heard() {
        let [mut one, _] = established();
        let forged = Packet { flags: FLAG_RST, seq: 3_000_000_000, ..Packet::default() };
        one.on_packet(ms(4), 0, &forged, false, &mut ());
        assert_eq!(one.state(), State::Established);
    }

    #[test]
    fn a_syn_to_a_connection_that_is_no_more_is_refused() {
        let [_, mut gone] = established();
        gone.abort(ms(4), &mut ());
        sent(&mut gone, ms(4)).expect("a RST");
        let mut late = Endpoint::new(Tcp::rfc5681());
        late.open(ms(5), &mut ());
        let syn = sent(&mut late, ms(5)).expect("a SYN");
        gone.on_packet(ms(6), 0, &syn, false, &mut ());
        let refusal = sent(&mut gone, ms(6)).expect("a RST");
        assert_eq!((refusal.flags, refusal.seq, refusal.ack), (FLAG_RST | FLAG_ACK, 0, 1));
        late.on_packet(ms(7), 0, &refusal, false, &mut ());
        assert_eq!(late.state(), State::Reset);
    }

    #[test]
    fn before_the_peer_is_met_nobody_is_told() {
        let mut end = Endpoint::new(Tcp::rfc5681());
        end.open(ms(0), &mut ());
        end.abort(ms(1), &mut ());
        assert_eq!((end.state(), sent(&mut end, ms(1))), (State::Reset, None));
    }
}
