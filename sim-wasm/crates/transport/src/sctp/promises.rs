//! What the receiver has promised not to give back, as the sender keeps it (draft-natarajan-tsvwg-sctp-nrsack).

use super::outstanding::Outstanding;
use super::packet::Packet;
use super::ranges::{Range, drop_up_to, union};

/// What the sender keeps of promises, where both ends understand NR-SACK.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// What will not be given back, beyond the cumulative TSN, and needs no room any more.
    pub(super) promised: Vec<Range>,
    /// User data of it, bytes.
    pub(super) freed: u64,
    /// Space for the blocks of an NR-SACK, and for what they say together with what was promised before.
    pub(super) said: Vec<Range>,
    pub(super) all: Vec<Range>,
    pub(super) gaps: Vec<(u16, u16)>,
}

impl Promises {
    /// User data that are outstanding and need no room, bytes.
    pub const fn freed(&self) -> u64 {
        self.freed
    }

    /// Everything up to a TSN is about to be forgotten.
    #[cold]
    pub fn settle(&mut self, cumulative: u64, outstanding: &Outstanding) {
        for &(from, to) in &self.promised {
            if from > cumulative {
                break;
            }
            let gone = from..=to.min(cumulative);
            self.freed -= gone.map(|tsn| u64::from(outstanding.at(tsn).bytes)).sum::<u64>();
        }
        drop_up_to(&mut self.promised, cumulative);
    }

    /// The blocks of a SACK up to `cumulative`, with those that are promised now or were before, as offsets: to the rest of
    /// the sender they are one list. Returns the TSN that they count from: up to where everything has come for good.
    pub(super) fn with_promises(&mut self, cumulative: u64, packet: &Packet, next: u64) -> u64 {
        self.said.clear();
        blocks_of(cumulative, &packet.nr_gaps, next, &mut self.said);
        self.all.clear();
        self.all.extend(&self.promised);
        drop_up_to(&mut self.all, cumulative);
        self.all.extend(&self.said);
        blocks_of(cumulative, &packet.gaps, next, &mut self.all);
        union(&mut self.all);
        // Only what was promised before can follow the cumulative TSN at once; no receiver that keeps its word sends that.
        let follows = self.all.first().filter(|first| first.0 == cumulative + 1);
        let cumulative = follows.map_or(cumulative, |first| first.1);
        drop_up_to(&mut self.all, cumulative);
        drop_up_to(&mut self.said, cumulative);
        self.gaps.clear();
        let offset = |tsn: u64| u16::try_from(tsn - cumulative).ok();
        self.gaps.extend(self.all.iter().filter_map(|&(from, to)| offset(from).zip(offset(to))));
        cumulative
    }
}

/// Adds the blocks beyond `cumulative` that can be meant: they begin behind a gap, rise, and are of what was sent.
fn blocks_of(cumulative: u64, offsets: &[(u16, u16)], next: u64, blocks: &mut Vec<Range>) {
    let mut last = cumulative + 1;
    for &(from, to) in offsets {
        let block = (cumulative + u64::from(from), cumulative + u64::from(to));
        if block.0 > last && block.0 <= block.1 && block.1 < next {
            blocks.push(block);
            last = block.1;
        }
    }
}
