//! A controller that hears of another path, from its terminal or by a guess: it is told so, and losses are not answered for a
//! while where that is asked for (SaTCP).

use skywindow_units::{BitRate, Duration, SimTime};

use super::super::{Acked, Controller, Departure, Law, Loss, LostPacket, Outcome, Reason, Rules, Share};
use super::jump::{Detector, Jump};
use super::{HintLosses, HintSettings, Hints, PathHint, passed_on};
use crate::events::reasons;
use crate::words::{n, time};

/// A one-way delay in words; below 0 there is none.
fn delay(ms: f64) -> String {
    if ms < 0.0 { "no path".into() } else { time(ms) }
}

reasons! {
    /// What a sender tells of hints.
    AwareReason;

    /// The sender is told that its path is another one.
    203 PathTold {
        /// One-way propagation delay before, -1 if there was no path.
        from: Option<Duration>,
        /// One-way propagation delay now, -1 if there is no path.
        to: Option<Duration>,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Hint,
        title: if to < 0.0 { "Told: no path for now".into() } else { format!("Told of another path: {}", delay(to)) },
        detail: format!(
            "The sender's side knows the sky and tells at once: {} one way, {} before. cwnd is {} bytes.",
            delay(to),
            delay(from),
            n(cwnd)
        ),
        rule: "draft-lai-ccwg-lsncc-01, path phase boundaries; Lai et al. 2025 (LeoCC)",
    }
    /// The sender guesses that its path is another one.
    204 PathGuessed {
        /// The shortest round trip before.
        from: Duration,
        /// The round trip now.
        to: Duration,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Hint,
        title: format!("Another path is guessed: round trip {}", time(to)),
        detail: format!(
            "Round trips stay far above the shortest one, {}: the sender takes that for another path, though it may be a queue. cwnd is {} bytes.",
            time(from),
            n(cwnd)
        ),
        rule: "quiche bbr2 rtt_jump_detector, GlobalMinDetector",
    }
    /// A loss so soon after a hint cuts nothing.
    205 LossFrozen {
        /// cwnd, which stays.
        cwnd: u32 ["bytes"],
        /// How long losses are still taken for those of the change.
        left: Duration,
    } => {
        kind: Window,
        title: format!("No cut so soon after a hint: cwnd {} bytes", n(cwnd)),
        detail: format!(
            "What is lost while the path changes is no sign of congestion. For {} more nothing cuts cwnd of {} bytes.",
            time(left),
            n(cwnd)
        ),
        rule: "Cao and Zhang 2023 (SaTCP)",
    }
    /// A timeout so soon after a hint leaves the plateau of CUBIC.
    206 PlateauKept {
        /// cwnd before the timeout.
        cwnd: u32 ["bytes"],
        /// How long losses are still taken for those of the change.
        left: Duration,
    } => {
        kind: Window,
        title: "A timeout so soon after a hint leaves the plateau".into(),
        detail: format!(
            "What is lost while the path changes is no sign of congestion: the cubic function still leads back towards {} bytes, and for {} more a stage that begins takes a ninth of its time.",
            n(cwnd),
            time(left)
        ),
        rule: "Cao and Zhang 2023 (SaTCP), satcp.patch: bictcp_state, bictcp_update",
    }
}

/// A controller that hears of its path.
#[derive(Clone, Debug)]
pub struct Aware {
    pub(super) inner: Box<Law>,
    told_by_terminal: bool,
    detector: Option<Detector>,
    freeze: Duration,
    /// CUBIC goes back to its plateau sooner, and losses cut as ever.
    satcp: bool,
    /// Losses are those of the change until then.
    frozen_until: SimTime,
    now: SimTime,
    /// What is to be told: of the path, and of a loss that cut nothing.
    hint: Option<AwareReason>,
    frozen: Option<AwareReason>,
}

impl Aware {
    /// Around another controller.
    pub fn new(inner: Law, settings: &HintSettings) -> Self {
        Self {
            inner: Box::new(inner),
            told_by_terminal: settings.path_hint == Hints::Terminal,
            detector: (settings.path_hint == Hints::Guessed).then(|| Detector::new(settings)),
            freeze: settings.hint_freeze,
            satcp: settings.hint_losses == HintLosses::SaTcp,
            frozen_until: SimTime::ZERO,
            now: SimTime::ZERO,
            hint: None,
            frozen: None,
        }
    }

    fn is_frozen(&self) -> bool {
        self.now < self.frozen_until
    }

    /// So late it is.
    fn see(&mut self, now: SimTime) {
        let frozen = self.is_frozen();
        self.now = now;
        if self.satcp && self.is_frozen() != frozen {
            self.inner.on_disruption(self.is_frozen());
        }
    }

    /// The path is another one.
    fn heed(&mut self, hint: &PathHint) {
        self.now = self.now.max(hint.now);
        if self.freeze > Duration::ZERO {
            self.frozen_until = self.now + self.freeze;
            if self.satcp {
                self.inner.on_disruption(true);
            }
        }
        if hint.to.is_some() {
            self.inner.on_path_hint(hint);
        }
    }

    /// Whether a loss cuts nothing now, and that is to be told.
    fn spares(&mut self) -> bool {
        let frozen = self.is_frozen() && !self.satcp;
        if frozen {
            let left = self.frozen_until.since(self.now);
            self.frozen = Some(AwareReason::LossFrozen { cwnd: self.cwnd(), left });
        }
        frozen
    }
}

impl Controller for Aware {
    fn cwnd(&self) -> u32 {
        self.inner.said().cwnd
    }

    fn ssthresh(&self) -> u32 {
        self.inner.said().ssthresh
    }

    fn partial(&self) -> u32 {
        self.inner.said().partial
    }

    fn pacing_rate(&self) -> Option<BitRate> {
        self.inner.pacing_rate()
    }

    fn needs_rates(&self) -> bool {
        self.inner.needs_rates()
    }

    /// No proportional reduction shrinks a window that nothing has cut.
    fn rules_recovery(&self) -> bool {
        self.is_frozen() && !self.satcp || self.inner.rules_recovery()
    }

    fn whole_units(&self, unit: u32) -> u32 {
        self.inner.whole_units(unit)
    }

    fn tell(&mut self) -> Option<Reason> {
        let own = self.hint.take().or_else(|| self.frozen.take());
        own.map(Reason::from).or_else(|| self.inner.tell())
    }

    fn on_time(&mut self, now: SimTime) {
        self.see(now);
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.see(acked.now);
        let outcome = self.inner.acknowledged(|| *acked).0;
        Outcome { told: outcome.told || self.hint.is_some(), ..outcome }
    }

    fn on_loss(&mut self, loss: &Loss) {
        if !self.spares() {
            self.inner.on_loss(loss);
        }
    }

    fn on_mark(&mut self, mark: &Loss) {
        if !self.spares() {
            self.inner.on_mark(mark);
        }
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        if self.satcp && self.is_frozen() {
            let left = self.frozen_until.since(self.now);
            self.frozen = Some(AwareReason::PlateauKept { cwnd: self.cwnd(), left });
        }
        if !self.spares() {
            self.inner.on_timeout(loss, again);
        }
    }

    fn on_round_trip(&mut self, now: SimTime, rtt: Duration) {
        self.see(now);
        self.inner.on_round_trip(now, rtt);
        let said = self.inner.said();
        let full = said.cwnd >= said.ssthresh;
        let Some(detector) = &mut self.detector else { return };
        if let Some(Jump { baseline, rtt }) = detector.on_round_trip(now, rtt, full) {
            self.heed(&PathHint { now, from: None, to: Some(Duration::from_nanos(rtt.as_nanos() / 2)) });
            self.hint = Some(AwareReason::PathGuessed { from: baseline, to: rtt, cwnd: self.cwnd() });
        }
    }

    fn on_path_hint(&mut self, hint: &PathHint) {
        if self.told_by_terminal {
            self.heed(hint);
            self.hint = Some(AwareReason::PathTold { from: hint.from, to: hint.to, cwnd: self.cwnd() });
        }
    }

    fn on_path_change(&mut self) {
        if let Some(detector) = &mut self.detector {
            detector.forget();
        }
        self.inner.on_path_change();
    }

    passed_on! {
        on_established(now: SimTime, rtt: Option<Duration>, seed: u64);
        on_packet_lost(lost: &LostPacket);
        on_idle(restart: u32);
        on_sent(sent: &Departure) -> bool;
        on_recovered();
        on_spurious();
        on_all_acknowledged();
        on_duplicates(bytes: u32);
        on_burst_limit(most: u32);
        on_share(share: &Share);
        place_window(cwnd: u32, ssthresh: u32);
        set_unit(unit: u32);
        follow(rules: &Rules);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::{acked, plain};
    use super::super::super::{Algorithm, Congestion};
    use super::*;

    const LOSS: Loss = Loss { flight: 10_000, window: 10_000 };

    #[test]
    fn only_a_delay_below_zero_says_that_there_is_no_path() {
        assert_eq!(delay(-1.0), "no path");
        assert_eq!([delay(0.0), delay(20.0)], [time(0.0), time(20.0)]);
    }

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn hint(ms: u64) -> PathHint {
        let delay = Duration::from_millis;
        PathHint { now: at(ms), from: Some(delay(20)), to: Some(delay(45)) }
    }

    fn told(path_hint: Hints, freeze_ms: u64) -> Congestion {
        let hint_freeze = Duration::from_millis(freeze_ms);
        let hints = HintSettings { path_hint, hint_freeze, ..HintSettings::default() };
        Congestion::new(Algorithm::NewReno, Rules { hints, ..plain() })
    }

    fn reasons(controller: &mut Congestion) -> Vec<AwareReason> {
        let told = std::iter::from_fn(|| controller.tell());
        told.filter_map(|reason| if let Reason::Aware(reason) = reason { Some(reason) } else { None })
            .collect()
    }

    #[test]
    fn a_sender_is_told_by_its_terminal_where_that_is_chosen() {
        let mut heard = told(Hints::Terminal, 0);
        heard.on_path_hint(&hint(100));
        let PathHint { from, to, .. } = hint(100);
        assert_eq!(reasons(&mut heard), [AwareReason::PathTold { from, to, cwnd: 10_000 }]);
        let mut deaf = told(Hints::Guessed, 0);
        deaf.on_path_hint(&hint(100));
        assert_eq!(reasons(&mut deaf), []);
    }

    #[test]
    fn satcp_losses_marks_and_timeouts_soon_after_a_hint_cut_nothing() {
        let mut controller = told(Hints::Terminal, 2300);
        controller.on_path_hint(&hint(1000));
        reasons(&mut controller);
        controller.on_time(at(2000));
        controller.on_loss(&LOSS);
        let left = Duration::from_millis(1300);
        assert_eq!(reasons(&mut controller), [AwareReason::LossFrozen { cwnd: 10_000, left }]);
        assert!(controller.rules_recovery(), "nor does a proportional reduction");
        controller.on_time(at(3299));
        controller.on_mark(&LOSS);
        controller.on_timeout(&LOSS, false);
        assert_eq!((controller.cwnd(), controller.ssthresh()), (10_000, 10_000));
        controller.on_time(at(3300));
        controller.on_loss(&LOSS);
        assert_eq!(controller.cwnd(), 5000, "from then on they do");
        assert!(!controller.rules_recovery());
    }

    /// Whether a timeout leaves CUBIC its plateau, and how long the way back takes, s; a hint came 1 s after the start if `told`.
    fn way_back(hint_losses: HintLosses, whole: bool, told: bool) -> (bool, f64) {
        let hint_freeze = Duration::from_millis(2300);
        let hints =
            HintSettings { path_hint: Hints::Terminal, hint_freeze, hint_losses, ..HintSettings::default() };
        let mut rules = Rules { hints, initial_window: 100_000, initial_ssthresh: 100_000, ..plain() };
        rules.own.cubic.0.cubic_whole_segments = Some(whole);
        let mut controller = Congestion::new(Algorithm::Cubic, rules);
        if told {
            controller.on_path_hint(&hint(1000));
        }
        controller.on_time(at(1500));
        controller.on_timeout(&Loss { flight: 100_000, window: 100_000 }, false);
        let kept =
            reasons(&mut controller).iter().any(|told| matches!(told, AwareReason::PlateauKept { .. }));
        for ms in 1600..60_000 {
            controller.on_ack(&Acked { now: at(ms), limited: true, ..acked(1000) });
            if controller.cwnd() >= 99_000 {
                return (kept, (ms - 1600) as f64 / 1e3);
            }
        }
        panic!("it never came back")
    }

    /// Behind a timeout that leaves 70 of 100 segments K = cbrt(30 / 0.4) = 4.2 s; a ninth of it are 0.5 s.
    #[test]
    fn satcp_a_timeout_soon_after_a_hint_leaves_cubic_its_plateau_and_a_ninth_of_the_way() {
        for whole in [false, true] {
            let (kept, back) = way_back(HintLosses::SaTcp, whole, true);
            assert!(kept && back < 0.8, "{back} s");
            let (kept, later) = way_back(HintLosses::SaTcp, whole, false);
            assert!(!kept && later > 1.5 * back, "{later} s without a hint, {back} s with");
        }
        let mut spared = told(Hints::Terminal, 2300);
        spared.on_path_hint(&hint(1000));
        spared.on_time(at(1500));
        spared.on_timeout(&LOSS, false);
        assert_eq!(spared.cwnd(), 10_000, "the other way cuts nothing");
    }

    #[test]
    fn satcp_losses_cut_as_ever_and_are_repaired_as_ever() {
        let hint_freeze = Duration::from_millis(2300);
        let hints = HintSettings {
            path_hint: Hints::Terminal,
            hint_freeze,
            hint_losses: HintLosses::SaTcp,
            ..HintSettings::default()
        };
        let mut controller = Congestion::new(Algorithm::Cubic, Rules { hints, ..plain() });
        controller.on_path_hint(&hint(1000));
        controller.on_time(at(1500));
        assert!(!controller.rules_recovery());
        controller.on_loss(&LOSS);
        assert_eq!(controller.cwnd(), 7000);
    }

    #[test]
    fn an_outage_freezes_and_the_model_begins_anew_when_there_is_a_path() {
        let mut controller = told(Hints::Terminal, 500);
        controller.on_path_hint(&PathHint { to: None, ..hint(1000) });
        controller.on_time(at(1400));
        controller.on_timeout(&LOSS, false);
        assert_eq!(controller.cwnd(), 10_000);
    }

    #[test]
    fn a_guess_is_told_with_the_acknowledgement_that_it_rests_on() {
        let mut controller = told(Hints::Guessed, 0);
        let rtt = Duration::from_millis;
        controller.on_round_trip(at(0), rtt(50));
        for ms in [200, 400, 600] {
            controller.on_round_trip(at(ms), rtt(200));
        }
        assert!(controller.on_ack(&acked(1000)).told);
        let guessed = AwareReason::PathGuessed { from: rtt(50), to: rtt(200), cwnd: controller.cwnd() };
        assert_eq!(reasons(&mut controller), [guessed]);
        assert!(!controller.on_ack(&acked(1000)).told);
    }

    #[test]
    fn what_the_controller_tells_itself_is_passed_on() {
        let hints = HintSettings { path_hint: Hints::Terminal, ..HintSettings::default() };
        let mut aware = Congestion::new(Algorithm::Cubic, Rules { hints, ..plain() });
        let mut alone = Congestion::new(Algorithm::Cubic, plain());
        let mut growths = 0;
        for ms in 0..400 {
            let acked = Acked { now: at(10 * ms), ..acked(1000) };
            assert_eq!(aware.on_ack(&acked), alone.on_ack(&acked));
            let [one, other] = [&mut aware, &mut alone].map(|controller| controller.tell());
            assert_eq!(one, other);
            growths += u32::from(one.is_some());
        }
        assert!(growths > 3, "{growths}");
    }
}
