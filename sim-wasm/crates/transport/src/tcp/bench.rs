//! A sender fed by hand: what the tests of the sending half stand on.

use skywindow_units::{Duration, SimTime};

use super::event::Event;
use super::packet::{FLAG_ACK, Packet, Retransmit};
use super::sender::Sender;
use super::settings::Tcp;
use super::sizes::MAX_SCALE;
use crate::api::{Observer, Source};
use crate::congestion::Congestion;

/// A full segment, bytes.
pub(crate) const UNIT: u32 = 1000;

/// What was reported.
#[derive(Default)]
pub(crate) struct Notes(pub Vec<Event>);

impl Observer<Event> for Notes {
    fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
        self.0.push(event);
    }
}

pub(crate) struct Bench {
    pub sender: Sender,
    pub now: SimTime,
    pub notes: Notes,
}

impl Bench {
    /// Data without end, a window of 100 segments and a peer with room for all.
    pub fn new(rules: &Tcp) -> Self {
        let rules = Tcp { mss_bytes: UNIT as u16, initial_window_segments: Some(100), ..rules.clone() };
        let mut sender = Sender::new(&rules, 1);
        sender.agree(&rules, MAX_SCALE, true);
        sender.set_source(Source::Endless);
        let (now, mut notes) = (SimTime::from_millis(1000), Notes::default());
        sender.take_window(now, 1 << 20, &mut notes);
        Self { sender, now, notes }
    }

    /// The same with a controller that listens.
    pub fn listening(rules: &Tcp) -> Self {
        let mut bench = Self::new(rules);
        bench.sender.congestion = Congestion::listening();
        bench.sender.sampler = bench.sender.congestion.sampler();
        bench.sender.board.watched = true;
        bench
    }

    pub fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
    }

    /// The next segment.
    pub fn poll(&mut self) -> Option<Packet> {
        let mut packet = Packet::default();
        self.sender.write(self.now, &mut packet, &mut self.notes).then_some(packet)
    }

    /// The number of the next segment, from 1, and why it leaves.
    pub fn next(&mut self) -> Option<(u32, Retransmit)> {
        self.poll().map(|packet| ((packet.seq - 1) / UNIT + 1, packet.retransmit))
    }

    /// Sends so many new segments.
    pub fn send(&mut self, segments: u32) {
        for _ in 0..segments {
            assert_eq!(self.poll().map(|packet| packet.retransmit), Some(Retransmit::First));
        }
    }

    /// What an acknowledgement of everything before segment `next`, and of these segments in blocks, makes the sender
    /// report.
    pub fn ack(&mut self, next: u32, blocks: &[(u32, u32)]) -> Vec<Event> {
        self.ack_with(1 + (next - 1) * UNIT, blocks, 1 << 20)
    }

    /// The same with the acknowledgement number itself, and with a window.
    pub fn ack_with(&mut self, ack: u32, blocks: &[(u32, u32)], window: u32) -> Vec<Event> {
        let mut packet = Packet { flags: FLAG_ACK, ack, ..Packet::default() };
        blocks.iter().for_each(|&(from, to)| packet.sacks.push((1 + (from - 1) * UNIT, 1 + to * UNIT)));
        self.notes.0.clear();
        self.sender.on_ack(self.now, &packet, window, &mut self.notes);
        self.notes.0.clone()
    }

    /// The retransmission timer expires.
    pub fn expire(&mut self) -> Vec<Event> {
        self.notes.0.clear();
        self.now = self.sender.due;
        self.sender.on_timeout(self.now, &mut self.notes);
        self.notes.0.clone()
    }
}
