//! A sender and its paths, fed by hand: what the tests of the sending half stand on.

use skywindow_units::{Duration, SimTime};

use super::burst::Burst;
use super::event::{Event, Observer};
use super::packet::{Packet, SackHead};
use super::path::Path;
use super::sender::Sender;
use super::settings::Sctp;
use crate::api::Source;

/// A full DATA chunk, bytes.
pub(crate) const CHUNK: u32 = 1468;

/// What was reported, with its path.
#[derive(Default)]
pub(crate) struct Notes(pub Vec<(u8, Event)>);

impl Observer<Event> for Notes {
    fn note(&mut self, _now: SimTime, path: u8, event: Event) {
        self.0.push((path, event));
    }
}

pub(crate) struct Bench {
    pub sender: Sender,
    pub paths: Vec<Path>,
    pub now: SimTime,
    pub notes: Notes,
    /// TSNs that the next SACKs report to have come twice.
    pub duplicates: Vec<u32>,
}

impl Bench {
    /// Data without end, windows of 100 chunks on every path and a peer with room for all; no limit to bursts unless
    /// the rules say which.
    pub fn new(rules: &Sctp, paths: u8) -> Self {
        let mut sender = Sender::new(rules, 1);
        if rules.burst_rule.is_none() {
            let unlimited = Burst::new(&Sctp { max_burst: Some(0), ..rules.clone() });
            sender.domains.for_each(|domain| domain.burst = unlimited);
        }
        sender.set_source(Source::Endless);
        sender.a_rwnd = 1 << 20;
        let mut paths: Vec<Path> = (0..paths).map(|id| Path::new(id, rules, 1 << 20)).collect();
        paths.iter_mut().for_each(|path| path.window.place(100 * CHUNK));
        Self {
            sender,
            paths,
            now: SimTime::from_millis(1000),
            notes: Notes::default(),
            duplicates: Vec::new(),
        }
    }

    pub fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
    }

    /// Sends so many new chunks by `path`, each in a packet of its own.
    pub fn send(&mut self, path: u8, chunks: u32) {
        self.sender.route.data = path;
        for _ in 0..chunks {
            assert_eq!(self.poll().map(|(to, _)| to), Some(path));
        }
    }

    /// Sends a packet of what was marked.
    pub fn send_again(&mut self) {
        assert!(self.sender.marked > 0 && self.poll().is_some());
    }

    /// The next packet: its path and its TSNs.
    pub fn poll(&mut self) -> Option<(u8, Vec<u32>)> {
        let mut packet = Packet { size: self.sender.rules.header, ..Packet::default() };
        let path = self.sender.write_data(self.now, &mut self.paths, None, &mut packet, &mut self.notes)?;
        Some((path, packet.data.iter().map(|chunk| chunk.tsn).collect()))
    }

    /// What a SACK of the TSNs up to `cumulative` and of these blocks, as TSNs too, makes the sender report.
    pub fn sack(&mut self, cumulative: u32, blocks: &[(u32, u32)]) -> Vec<(u8, Event)> {
        let offset = |tsn: u32| (tsn - cumulative) as u16;
        let gaps: Vec<_> = blocks.iter().map(|&(from, to)| (offset(from), offset(to))).collect();
        self.sack_with(cumulative, &gaps, 1 << 20)
    }

    /// The same with blocks as on the wire, and with a window.
    pub fn sack_with(&mut self, cumulative_tsn: u32, gaps: &[(u16, u16)], a_rwnd: u32) -> Vec<(u8, Event)> {
        self.notes.0.clear();
        let head = SackHead { cumulative_tsn, a_rwnd, packets: 0 };
        self.sender.on_sack(self.now, &mut self.paths, 0, head, gaps, false, &mut self.notes);
        if self.sender.rules.probes {
            self.sender.settle_tails(self.now, &mut self.paths, &self.duplicates, &mut self.notes);
        }
        self.notes.0.clone()
    }

    /// T3-rtx of `path` expires.
    pub fn expire(&mut self, path: u8) {
        self.sender.on_t3(self.now, &mut self.paths, usize::from(path), &mut self.notes);
    }

    /// How often `tsn` has been reported missing.
    pub fn misses(&mut self, tsn: u64) -> u8 {
        self.sender.outstanding.get(tsn).misses
    }
}

/// The paths whose windows were cut by reports of missing chunks, and the TSNs that were reported.
pub(crate) fn cuts(events: &[(u8, Event)]) -> Vec<(u8, u32)> {
    let cut = |&(path, event): &(u8, Event)| match event {
        Event::FastRetransmit { tsn, .. } => Some((path, tsn)),
        _ => None,
    };
    events.iter().filter_map(cut).collect()
}
