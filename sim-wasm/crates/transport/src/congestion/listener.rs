//! A controller that only listens: the tests of each protocol see by it what controllers are told.

use skywindow_units::BitRate;

use super::{Acked, Controller, Departure, Loss, Outcome};

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

/// All that it was told, in order. Its window is large, and it needs rates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listener {
    pub heard: Vec<Heard>,
    /// What it says of pacing.
    pub rate: Option<BitRate>,
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

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.heard.push(Heard::Acked(*acked));
        Outcome::default()
    }

    fn on_loss(&mut self, _loss: &Loss) {
        self.heard.push(Heard::Lost);
    }

    fn on_mark(&mut self, _mark: &Loss) {
        self.heard.push(Heard::Marked);
    }

    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {
        self.heard.push(Heard::TimedOut);
    }

    fn on_idle(&mut self, _restart: u32) {
        self.heard.push(Heard::Idle);
    }

    fn on_sent(&mut self, sent: &Departure) -> bool {
        self.heard.push(Heard::Sent(*sent));
        false
    }

    fn on_spurious(&mut self) {
        self.heard.push(Heard::Spurious);
    }

    fn on_path_change(&mut self) {
        self.heard.push(Heard::PathChanged);
    }

    fn set_unit(&mut self, _unit: u32) {}
}
