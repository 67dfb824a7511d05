//! AIMD(1, 0.7): one segment more for each window acknowledged, seven tenths after a loss (Chiu and Jain 1989).

use super::{Acked, Controller, Growth, Loss, Outcome, Rule, Rules};

/// The window, bytes.
#[derive(Clone, Copy, Debug)]
pub struct Aimd {
    unit: u32,
    largest: u32,
    cwnd: f64,
    ssthresh: u32,
}

impl Aimd {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            unit: rules.unit,
            largest: rules.largest_window,
            cwnd: f64::from(rules.initial_window),
            ssthresh: rules.initial_window,
        }
    }

    fn cut(&mut self) {
        self.cwnd = (self.cwnd * 0.7).max(f64::from(self.unit));
        self.ssthresh = self.cwnd as u32;
    }
}

impl Controller for Aimd {
    fn cwnd(&self) -> u32 {
        self.cwnd as u32
    }

    fn ssthresh(&self) -> u32 {
        self.ssthresh
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        if acked.recovering || !acked.limited {
            return Outcome::default();
        }
        let from = self.cwnd();
        let grown = self.cwnd + f64::from(self.unit) * f64::from(acked.bytes) / self.cwnd;
        self.cwnd = grown.min(f64::from(self.largest));
        let rule = Rule::Additive { acked: acked.bytes };
        let growth = Growth { from, to: self.cwnd(), rule };
        Outcome { growth: (growth.from < growth.to).then_some(growth), phase: None }
    }

    fn on_loss(&mut self, _loss: &Loss) {
        self.cut();
    }

    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {
        self.cut();
    }

    fn on_idle(&mut self, restart: u32) {
        self.cwnd = self.cwnd.min(f64::from(restart));
    }

    fn set_unit(&mut self, unit: u32) {
        self.unit = unit;
    }
}
