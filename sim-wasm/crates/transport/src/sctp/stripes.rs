//! What is in force of concurrent multipath transfer, and whose turn it is.

use skywindow_units::SimTime;

use super::settings::Sctp;

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
        }
    }

    /// From now on it follows other rules; whether it is on stays, as fast recovery of what has been sent does.
    pub fn follow(&mut self, rules: &Sctp) {
        let Self { split_fast_retransmit, cwnd_update, .. } = Self::new(rules);
        (self.split_fast_retransmit, self.cwnd_update) = (split_fast_retransmit, cwnd_update);
    }
}
