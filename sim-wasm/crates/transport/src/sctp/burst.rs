//! Max.Burst: how many packets may leave at one opportunity (RFC 9260 section 6.1, rule D).

use std::hint::cold_path;

use super::settings::{BurstRule, Sctp};

/// The limit, and what has been sent of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burst {
    limit: u32,
    always: bool,
    /// It lowers cwnd instead of stopping packets.
    lowers_cwnd: bool,
    /// New data begin another burst, for the application hands over more.
    renews: bool,
    /// New data were sent in this one.
    renewed: bool,
    /// Whether the limit holds.
    armed: bool,
    /// Packets sent at this opportunity.
    pub sent: u32,
    /// The limit was reached at this opportunity.
    stopped: bool,
}

/// What the limit says to another packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Go,
    /// The limit is reached with this packet.
    Stop,
    /// It was reached before.
    Stopped,
}

impl Burst {
    pub fn new(rules: &Sctp) -> Self {
        let limit = if rules.max_burst() == 0 { u32::MAX } else { rules.max_burst() };
        let renews = rules.burst_rule() == BurstRule::Messages;
        let always = renews || rules.burst_rule() == BurstRule::Always;
        let lowers_cwnd = rules.burst_rule() == BurstRule::Cwnd && rules.max_burst() > 0;
        Self { limit, always, lowers_cwnd, renews, renewed: false, armed: always, sent: 0, stopped: false }
    }

    /// Whether the limit lowers cwnd instead of stopping packets.
    #[inline]
    pub const fn lowers_cwnd(&self) -> bool {
        self.lowers_cwnd
    }

    /// The most that cwnd may be where the limit lowers it.
    pub fn most_cwnd(&self, flight: u32, unit: u32) -> u32 {
        if self.lowers_cwnd { flight.saturating_add(self.limit.saturating_mul(unit)) } else { u32::MAX }
    }

    /// A SACK or a timer gives a new opportunity to send.
    #[inline]
    pub fn restart(&mut self) {
        self.sent = 0;
        self.stopped = false;
        self.renewed = false;
    }

    /// New data leave; where the application does not hand them over one by one it does so for each that leaves.
    #[inline]
    pub fn new_data(&mut self, handed: bool) {
        self.renewed = self.renews && !handed;
    }

    /// The application hands over a message.
    pub fn message(&mut self) {
        if self.renews {
            self.restart();
        }
    }

    /// A SACK has acknowledged what had been fast-retransmitted.
    #[inline]
    pub fn arm(&mut self) {
        self.armed = !self.lowers_cwnd;
    }

    /// Whether another packet may go.
    #[inline]
    pub fn judge(&mut self) -> Verdict {
        if self.stopped {
            cold_path();
            return Verdict::Stopped;
        }
        if self.armed && self.sent >= self.limit {
            cold_path();
            if std::mem::take(&mut self.renewed) {
                self.sent = 0;
                return Verdict::Go;
            }
            self.stopped = true;
            self.armed = self.always;
            return Verdict::Stop;
        }
        Verdict::Go
    }
}
