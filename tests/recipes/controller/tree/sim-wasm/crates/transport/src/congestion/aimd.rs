//! AIMD(1, 0.7): one segment more for each window acknowledged, seven tenths after a loss (Chiu and Jain 1989). It holds
//! its window for some round trips after a loss before it grows again.

use skywindow_form::{Range, Unit, When, part};
use skywindow_units::{Duration, SimTime};

use super::{Acked, Controller, Loss, Outcome, Reason, Rule, Rules};
use crate::events::reasons;
use crate::words::{n, plural, time};

part! { "The settings of AIMD." AimdSettings in Transport {
    hold_rtts: u32 = 2 => {
        help: "For how many round trips the window stays as it is after a loss.",
        label: "Hold", unit: Unit::count("round trips"), range: Range::of(0.0, 100.0),
        when: Some(When { field: "controller", is: &["aimd"] }),
        source: "assumed",
    },
}}

reasons! {
    /// What AIMD tells.
    AimdReason;

    /// The window was cut to seven tenths and is held.
    200 AimdHeld {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// For how many round trips it is held.
        rounds: u32 ["round trips"],
    } => {
        kind: Window,
        phase: "hold",
        title: format!("AIMD holds at {} bytes", n(to)),
        detail: format!("cwnd {} to {} bytes, for {}.", n(from), n(to), plural(rounds, "round trip", "round trips")),
        rule: "Chiu and Jain 1989",
    }
    /// The window grows again.
    201 AimdResumed {
        /// For how long it was held.
        held: Duration,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "additive increase",
        title: "AIMD grows again".into(),
        detail: format!("It was held at {} bytes for {}.", n(cwnd), time(held)),
        rule: "Chiu and Jain 1989",
    }
}

/// The window, bytes.
#[derive(Clone, Copy, Debug)]
pub struct Aimd {
    unit: u32,
    largest: u32,
    rounds: u32,
    cwnd: f64,
    ssthresh: u32,
    /// A cut that has not been answered by an acknowledgement yet, and since when the window is held.
    cut: bool,
    held: Option<SimTime>,
    told: Option<AimdReason>,
}

impl Aimd {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            unit: rules.unit,
            largest: rules.largest_window,
            rounds: rules.own.aimd.hold_rtts,
            cwnd: f64::from(rules.initial_window),
            ssthresh: rules.initial_window,
            cut: false,
            held: None,
            told: None,
        }
    }

    fn cut(&mut self) {
        let from = self.cwnd();
        self.cwnd = (self.cwnd * 0.7).max(f64::from(self.unit));
        self.ssthresh = self.cwnd as u32;
        self.cut = true;
        self.told = Some(AimdReason::AimdHeld { from, to: self.cwnd(), rounds: self.rounds });
    }

    /// Whether the window is held still, at an acknowledgement.
    fn holds(&mut self, acked: &Acked) -> bool {
        if self.cut {
            (self.cut, self.held) = (false, Some(acked.now));
        }
        let Some(since) = self.held else { return false };
        let held = acked.now.since(since);
        if held < acked.srtt * u64::from(self.rounds) {
            return true;
        }
        self.held = None;
        self.told = Some(AimdReason::AimdResumed { held, cwnd: self.cwnd() });
        false
    }
}

impl Controller for Aimd {
    fn cwnd(&self) -> u32 {
        self.cwnd as u32
    }

    fn ssthresh(&self) -> u32 {
        self.ssthresh
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().map(Reason::Aimd)
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        if acked.recovering || !acked.limited || self.holds(acked) {
            return Outcome::default();
        }
        let from = self.cwnd();
        let grown = self.cwnd + f64::from(self.unit) * f64::from(acked.bytes) / self.cwnd;
        self.cwnd = grown.min(f64::from(self.largest));
        let grown = Outcome::grown(from, self.cwnd(), Rule::Additive { acked: acked.bytes });
        let growth = grown.growth.filter(|growth| growth.from < growth.to);
        Outcome { growth, told: self.told.is_some() }
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
