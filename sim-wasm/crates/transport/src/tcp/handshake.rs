//! Setting up a connection: RFC 9293 section 3.5, with the options that both ends must offer to use them.

use skywindow_units::SimTime;

use super::endpoint::{Endpoint, FIRST};
use super::event::{Event, PATH, State};
use super::packet::{FLAG_ACK, FLAG_CWR, FLAG_ECE, FLAG_SYN, Packet, SynOptions};
use super::receiver::NEVER;
use super::sizes::TIMESTAMP_BYTES;
use crate::api::Observer;
use crate::congestion::Controller;

impl Endpoint {
    pub(crate) fn send_syn(&mut self, now: SimTime) {
        self.syn_now = true;
        self.control_sent = now;
        self.control_attempts = 0;
        self.control_due = now + self.sender.rto.current();
    }

    /// A SYN, or the SYN that answers one: it offers only what the other offered.
    pub(crate) fn write_syn(&mut self, packet: &mut Packet) {
        let answers = self.state == State::SynReceived;
        packet.flags = FLAG_SYN;
        packet.seq = FIRST as u32 - 1;
        let scale = self.rules.scale().filter(|_| !answers || self.scaled);
        packet.syn = Some(SynOptions {
            mss: self.rules.mss_bytes.saturating_add(if self.rules.timestamps() {
                TIMESTAMP_BYTES as u16
            } else {
                0
            }),
            window_scale: scale,
            sack_permitted: self.rules.sack() && (!answers || self.receiver.sack),
        });
        packet.flags |= match (answers, self.rules.ecn) {
            (false, true) => FLAG_ECE | FLAG_CWR, // RFC 3168 section 6.1.1.
            (true, true) if self.sender.ecn => FLAG_ECE,
            _ => 0,
        };
    }

    /// The SYN was not answered in time.
    #[cold]
    pub(crate) fn on_control_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.control_due = NEVER;
        if self.state == State::TimeWait {
            self.enter(now, State::Ended, obs);
            return;
        }
        self.control_attempts += 1;
        self.sender.rto.back_off();
        let (attempt, rto, state) = (self.control_attempts, self.sender.rto.current(), self.state);
        obs.note(now, PATH, Event::SynTimeout { state, attempt, rto });
        if attempt > self.rules.syn_retransmissions {
            self.give_up(now, attempt, self.rules.syn_retransmissions, obs);
            return;
        }
        self.syn_now = true;
        self.control_due = now + rto;
    }

    /// A SYN, with or without an acknowledgement.
    #[cold]
    pub(crate) fn on_syn(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        let answers = packet.has(FLAG_ACK);
        match self.state {
            State::Closed if !answers => {
                self.meet_peer(packet);
                self.enter(now, State::SynReceived, obs);
                self.send_syn(now);
            }
            State::SynSent if answers => {
                self.meet_peer(packet);
                self.establish(now, packet, obs);
                self.receiver.ack_now = true;
            }
            // Both ends have opened at once.
            State::SynSent => {
                self.meet_peer(packet);
                self.enter(now, State::SynReceived, obs);
                self.syn_now = true;
            }
            // The answer was lost.
            State::SynReceived if !answers => self.syn_now = true,
            State::SynReceived => self.on_handshake_done(now, packet, obs),
            State::Ended | State::Closed => {}
            // Our acknowledgement of it was lost.
            _ => self.receiver.ack_now = true,
        }
    }

    /// The peer's window and what both ends understand are known.
    fn meet_peer(&mut self, packet: &Packet) {
        let options = packet.syn.unwrap_or_default();
        let (own, peer) = self.agree_on_scale(options.window_scale);
        self.scaled = self.rules.window_scaling() && options.window_scale.is_some();
        self.peer_scale = peer;
        self.timestamps = self.rules.timestamps() && packet.timestamps.is_some();
        let sack = self.rules.sack() && options.sack_permitted;
        self.receiver.agree(own, sack, self.timestamps);
        self.sender.agree(&self.rules, peer, sack);
        self.sender.ecn = self.rules.ecn && packet.has(FLAG_ECE);
        self.sender.window = u32::from(packet.window);
        if let Some(stamps) = packet.timestamps {
            self.receiver.recent = stamps.value;
        }
    }

    /// The SYN was acknowledged.
    pub(crate) fn on_handshake_done(
        &mut self,
        now: SimTime,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        if packet.ack as u64 >= FIRST {
            self.establish(now, packet, obs);
        }
    }

    fn establish(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        self.control_due = NEVER;
        self.syn_now = false;
        self.enter(now, State::Established, obs);
        let rtt = (self.control_attempts == 0).then(|| now.since(self.control_sent));
        self.sender.congestion.on_established(now, rtt, self.seed);
        if let Some(rtt) = rtt {
            self.sender.take_round_trip(now, rtt, obs);
        } else {
            self.sender.forget_syn_timeouts(self.rules.rto());
        }
        self.sender.measured_at = now;
        self.receiver.quick.pause = self.sender.rto.current();
        if packet.syn.is_some() {
            // Never scaled (RFC 7323 section 2.2).
            self.sender.take_window(now, u32::from(packet.window), obs);
            if self.rules.syn_opens_window() {
                self.sender.grow_for_syn(now, obs);
            }
        }
    }
}
