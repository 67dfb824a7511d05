//! Tahoe (Jacobson 1988): every loss, also one that acknowledgements report, is answered by slow start from one segment.

use super::newreno::NewReno;
use super::{Acked, Controller, Loss, Outcome, Reason, Rules};
use crate::events::reasons;
use crate::words::n;

reasons! {
    /// What Tahoe tells.
    TahoeReason;

    /// A loss was reported, and slow start begins anew.
    238 TahoeRestart {
        /// cwnd from now on.
        cwnd: u32 ["bytes"],
        /// Where slow start ends.
        ssthresh: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "slow start",
        title: "Slow start after a loss".into(),
        detail: format!("Tahoe knows no fast recovery: cwnd {} bytes, ssthresh {}.", n(cwnd), n(ssthresh)),
        rule: "Jacobson 1988",
    }
}

/// The window of Tahoe: Reno's, but for what a reported loss leaves of it.
#[derive(Clone, Debug)]
pub struct Tahoe {
    reno: NewReno,
    told: Option<Reason>,
}

impl Tahoe {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self { reno: NewReno::new(rules), told: None }
    }
}

impl Controller for Tahoe {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.reno.cwnd()
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.reno.ssthresh()
    }

    fn partial(&self) -> u32 {
        self.reno.partial()
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().or_else(|| self.reno.tell())
    }

    /// Slow start goes on while losses are repaired.
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.reno.on_ack(&Acked { recovering: false, limited: acked.limited || acked.recovering, ..*acked })
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.reno.on_timeout(loss, false);
        let (cwnd, ssthresh) = (self.cwnd(), self.ssthresh());
        self.told = Some(TahoeReason::TahoeRestart { cwnd, ssthresh }.into());
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.reno.on_timeout(loss, again);
    }

    fn on_idle(&mut self, restart: u32) {
        self.reno.on_idle(restart);
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.reno.place_window(cwnd, ssthresh);
    }

    fn set_unit(&mut self, unit: u32) {
        self.reno.set_unit(unit);
    }

    fn follow(&mut self, rules: &Rules) {
        self.reno.follow(rules);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{acked, plain};
    use super::*;

    #[test]
    fn a_reported_loss_leaves_one_segment_and_slow_start_leads_back_to_half() {
        let mut tahoe = Tahoe::new(plain());
        tahoe.on_loss(&Loss { flight: 10_000, window: 10_000 });
        assert_eq!((tahoe.cwnd(), tahoe.ssthresh()), (1000, 5000));
        assert_eq!(tahoe.tell(), Some(TahoeReason::TahoeRestart { cwnd: 1000, ssthresh: 5000 }.into()));
        let windows = [(); 5].map(|()| {
            tahoe.on_ack(&Acked { recovering: true, ..acked(1000) });
            tahoe.cwnd()
        });
        assert_eq!(windows, [2000, 3000, 4000, 5000, 5000], "also while losses are repaired");
    }
}
