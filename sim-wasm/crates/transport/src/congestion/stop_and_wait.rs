//! Stop-and-wait: one segment, and the next when it is acknowledged.

use super::{Acked, Controller, Loss, Outcome, Rules};

/// A window of one segment, whatever happens.
#[derive(Clone, Debug)]
pub struct StopAndWait {
    unit: u32,
}

impl StopAndWait {
    /// A window with these rules.
    pub const fn new(rules: Rules) -> Self {
        Self { unit: rules.unit }
    }
}

impl Controller for StopAndWait {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.unit
    }

    fn ssthresh(&self) -> u32 {
        self.unit
    }

    fn on_ack(&mut self, _acked: &Acked) -> Outcome {
        Outcome::default()
    }

    fn on_loss(&mut self, _loss: &Loss) {}

    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {}

    fn on_idle(&mut self, _restart: u32) {}

    fn set_unit(&mut self, unit: u32) {
        self.unit = unit;
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{acked, plain};
    use super::*;

    #[test]
    fn neither_acknowledgements_nor_losses_change_it() {
        let mut window = StopAndWait::new(plain());
        assert_eq!(window.on_ack(&acked(1000)), Outcome::default());
        window.on_loss(&Loss { flight: 1000, window: 1000 });
        window.on_timeout(&Loss { flight: 1000, window: 1000 }, false);
        window.on_idle(10);
        assert_eq!((window.cwnd(), window.ssthresh()), (1000, 1000));
        window.set_unit(500);
        assert_eq!(window.cwnd(), 500);
    }
}
