//! The controller of a sender, and what it said last.

use std::hint::cold_path;

use skywindow_units::{BitRate, Duration, SimTime};

use super::{
    Acked, Algorithm, Controller, Departure, Law, Loss, LostPacket, Outcome, PathHint, Reason, Rules,
    Sampler, Share, sky,
};

/// The controller of a sender, chosen when it is made.
///
/// What it says is asked several times for every packet and may be made of fractions, so it is kept as whole bytes from
/// one change to the next.
#[derive(Clone, Debug)]
pub struct Congestion {
    law: Law,
    said: Said,
}

/// What a controller says of its window, bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub cwnd: u32,
    pub ssthresh: u32,
    pub partial: u32,
}

impl Said {
    #[inline(always)]
    pub fn of(law: &impl Controller) -> Self {
        Self { cwnd: law.cwnd(), ssthresh: law.ssthresh(), partial: law.partial() }
    }
}

impl Congestion {
    /// The controller `algorithm`.
    pub fn new(algorithm: Algorithm, rules: Rules) -> Self {
        let around = rules.clone();
        Self::within(Law::new(algorithm, rules), &around)
    }

    /// What a protocol's own standard has in place of one of those.
    pub(crate) fn of(law: impl Into<Law>) -> Self {
        let law = law.into();
        Self { said: law.said(), law }
    }

    /// The same with what its rules put around it.
    pub(crate) fn within(law: impl Into<Law>, rules: &Rules) -> Self {
        Self::of(sky::around(law.into(), rules))
    }

    /// What takes samples for it, if it needs them.
    pub(crate) fn sampler(&self) -> Option<Box<Sampler>> {
        self.needs_rates().then(Box::default)
    }

    /// New data were acknowledged, as [`Controller::on_ack`] is told of it. What is told is put together for the controller
    /// that there is, so that what that one leaves aside costs nothing.
    #[inline(always)]
    pub(crate) fn acknowledged(&mut self, acked: impl FnOnce() -> Acked) -> Outcome {
        let (outcome, said) = self.law.acknowledged(acked);
        self.said = said;
        outcome
    }

    #[inline]
    fn keep(&mut self) {
        self.said = self.law.said();
    }
}

impl Controller for Congestion {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.said.cwnd
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.said.ssthresh
    }

    #[inline]
    fn partial(&self) -> u32 {
        self.said.partial
    }

    #[inline]
    fn pacing_rate(&self) -> Option<BitRate> {
        self.law.pacing_rate()
    }

    #[inline]
    fn needs_rates(&self) -> bool {
        self.law.needs_rates()
    }

    fn rules_recovery(&self) -> bool {
        self.law.rules_recovery()
    }

    #[inline]
    fn whole_units(&self, unit: u32) -> u32 {
        self.law.whole_units(unit)
    }

    fn tell(&mut self) -> Option<Reason> {
        self.law.tell()
    }

    #[inline(always)]
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.acknowledged(|| *acked)
    }

    fn on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.law.on_established(now, rtt, seed);
        self.keep();
    }

    fn on_packet_lost(&mut self, lost: &LostPacket) {
        self.law.on_packet_lost(lost);
        self.keep();
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.law.on_loss(loss);
        self.keep();
    }

    fn on_mark(&mut self, mark: &Loss) {
        self.law.on_mark(mark);
        self.keep();
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.law.on_timeout(loss, again);
        self.keep();
    }

    fn on_idle(&mut self, restart: u32) {
        self.law.on_idle(restart);
        self.keep();
    }

    #[inline]
    fn on_sent(&mut self, sent: &Departure) -> bool {
        let changed = self.law.on_sent(sent);
        if changed {
            self.keep();
        }
        changed
    }

    fn on_recovered(&mut self) {
        self.law.on_recovered();
        self.keep();
    }

    fn on_spurious(&mut self) {
        self.law.on_spurious();
        self.keep();
    }

    fn on_path_change(&mut self) {
        self.law.on_path_change();
        self.keep();
    }

    fn on_path_hint(&mut self, hint: &PathHint) {
        self.law.on_path_hint(hint);
        self.keep();
    }

    fn on_disruption(&mut self, lasts: bool) {
        self.law.on_disruption(lasts);
    }

    /// Only what stands around a controller looks at it.
    #[inline]
    fn on_round_trip(&mut self, now: SimTime, rtt: Duration) {
        if matches!(self.law, Law::Aware(_) | Law::Resume(_)) {
            cold_path();
            self.law.on_round_trip(now, rtt);
            self.keep();
        }
    }

    fn on_time(&mut self, now: SimTime) {
        self.law.on_time(now);
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.law.place_window(cwnd, ssthresh);
        self.keep();
    }

    #[inline]
    fn on_all_acknowledged(&mut self) {
        self.law.on_all_acknowledged();
        self.keep();
    }

    fn on_duplicates(&mut self, bytes: u32) {
        self.law.on_duplicates(bytes);
        self.keep();
    }

    fn on_burst_limit(&mut self, most: u32) {
        self.law.on_burst_limit(most);
        self.keep();
    }

    fn on_share(&mut self, share: &Share) {
        self.law.on_share(share);
    }

    /// What is kept stays: the window is counted anew when something else changes it.
    fn set_unit(&mut self, unit: u32) {
        self.law.set_unit(unit);
    }

    fn follow(&mut self, rules: &Rules) {
        self.law.follow(rules);
    }
}

#[cfg(test)]
impl Congestion {
    /// What is kept.
    pub(super) fn kept(&self) -> Said {
        self.said
    }

    /// What the controller itself says.
    pub(super) fn asked(&self) -> Said {
        self.law.said()
    }

    /// One that has heard nothing yet.
    pub(crate) fn listening() -> Self {
        Self::of(super::Listener::default())
    }

    /// What it has heard since it was last asked: all that it had to tell of it was passed on.
    pub(crate) fn heard(&mut self) -> Vec<super::Heard> {
        let Law::Listener(law) = &mut self.law else { panic!("another controller does not listen") };
        assert_eq!(law.told, 0, "reasons after {:?} were not asked for", law.heard);
        std::mem::take(&mut law.heard)
    }

    /// Puts the windows of RFC 9260 where a test wants them.
    pub(crate) fn place(&mut self, cwnd: u32, ssthresh: u32) {
        match &mut self.law {
            Law::Rfc9260(law) => law.place(cwnd, ssthresh),
            Law::Coupled(law) => law.place(cwnd, ssthresh),
            _ => panic!("another controller's windows are its own"),
        }
        self.keep();
    }
}
