//! A controller that only listens: the tests of each protocol see by it what controllers are told.

use skywindow_units::BitRate;

use super::hystart::HyStartReason;
use super::{Acked, Controller, Departure, Loss, Outcome, Reason};

/// What it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Sent(Departure),
    Acked(Acked),
    Lost,
    Marked,
    TimedOut,
    Idle,
    Spurious,
    PathChanged,
}

/// All that it was told, in order, and it tells as often that it was. Its window is large, and it needs rates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listener {
    pub heard: Vec<Heard>,
    /// What it has to tell.
    pub told: u32,
    /// What it says of pacing.
    pub rate: Option<BitRate>,
}

impl Listener {
    /// What it tells.
    pub const REASON: Reason = Reason::HyStart(HyStartReason::SlowStartLeft { cwnd: 1_000_000 });

    fn hear(&mut self, heard: Heard) {
        self.heard.push(heard);
        self.told += 1;
    }
}

impl Controller for Listener {
    fn cwnd(&self) -> u32 {
        1_000_000
    }

    fn ssthresh(&self) -> u32 {
        1_000_000
    }

    fn pacing_rate(&self) -> Option<BitRate> {
        self.rate
    }

    fn needs_rates(&self) -> bool {
        true
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told = self.told.checked_sub(1)?;
        Some(Self::REASON)
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.hear(Heard::Acked(*acked));
        Outcome { growth: None, told: true }
    }

    fn on_loss(&mut self, _loss: &Loss) {
        self.hear(Heard::Lost);
    }

    fn on_mark(&mut self, _mark: &Loss) {
        self.hear(Heard::Marked);
    }

    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {
        self.hear(Heard::TimedOut);
    }

    fn on_idle(&mut self, _restart: u32) {
        self.hear(Heard::Idle);
    }

    fn on_sent(&mut self, sent: &Departure) -> bool {
        self.hear(Heard::Sent(*sent));
        true
    }

    fn on_spurious(&mut self) {
        self.hear(Heard::Spurious);
    }

    fn on_path_change(&mut self) {
        self.hear(Heard::PathChanged);
    }

    fn set_unit(&mut self, _unit: u32) {}
}
