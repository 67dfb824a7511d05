//! What is in force of concurrent multipath transfer, and whose turn it is.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::outstanding::{ABANDONED, ACKED, Sent};
use super::settings::Sctp;
use super::sharing::{BufferSplit, Coupling};
use crate::api::MAX_PATHS;

/// What is in force, and where the sender is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cmt {
    pub on: bool,
    /// Only chunks of the same path tell that one is missing.
    pub split_fast_retransmit: bool,
    /// Each path has a cumulative TSN of its own.
    pub cwnd_update: bool,
    /// The path whose turn it is.
    pub turn: u8,
    /// The path of the last SACK, and when it came.
    pub last_sack: (u8, SimTime),
    /// For how many packets the SACK that is being looked at stands, at least.
    pub reports: u8,
    /// Whether the chunks that it acknowledges were sent by more than one path.
    pub mixed: bool,
    /// The path that is kept back by what the receiver holds, and since when.
    pub blocked: Option<(u8, SimTime)>,
    /// How the windows of the paths are coupled.
    pub coupling: Coupling,
    /// How much of the buffers a path may take.
    pub split: BufferSplit,
    /// Once so much of a buffer waits for a chunk of another path that leaves again, in percent; 0 for never.
    pub rescheduling: u32,
    /// What gap blocks have reported of each path, bytes.
    pub held: [u32; MAX_PATHS],
    /// The chunk that is to leave again by another path, and that path.
    pub moves: Option<(u64, u8)>,
    /// The last one that has.
    pub moved: u64,
}

impl Cmt {
    pub fn new(rules: &Sctp) -> Self {
        Self {
            on: rules.cmt,
            split_fast_retransmit: rules.cmt_sfr,
            cwnd_update: rules.cmt && rules.cmt_cuc,
            turn: 0,
            last_sack: (0, SimTime::ZERO),
            reports: 1,
            mixed: false,
            blocked: None,
            coupling: rules.coupling(),
            split: if rules.cmt { rules.sharing.cmt_buffer_split } else { BufferSplit::Off },
            rescheduling: if rules.cmt { rules.sharing.cmt_rescheduling_percent } else { 0 },
            held: [0; MAX_PATHS],
            moves: None,
            moved: 0,
        }
    }

    /// A gap block reports a chunk: it waits for others at the receiver.
    #[inline]
    pub fn hold(&mut self, chunk: Sent) {
        if self.on {
            cold_path();
            self.held[usize::from(chunk.path)] += chunk.size();
        }
    }

    /// A chunk waits no longer, if it did: what was given up never counted.
    pub fn release(&mut self, chunk: Sent) {
        if self.on && chunk.is(ACKED) && !chunk.is(ABANDONED) {
            self.held[usize::from(chunk.path)] -= chunk.size();
        }
    }

    /// From now on it follows other rules; whether it is on, and windows are coupled, stays, as fast recovery of what has been
    /// sent does.
    pub fn follow(&mut self, rules: &Sctp) {
        let Self { split_fast_retransmit, cwnd_update, split, rescheduling, .. } = Self::new(rules);
        (self.split_fast_retransmit, self.cwnd_update) = (split_fast_retransmit, cwnd_update);
        (self.split, self.rescheduling) = (split, rescheduling);
    }
}
