//! PIE (RFC 8033): drops or marks packets at random as they come, with a chance that a controller moves with the queueing
//! delay and its trend; details that the RFC leaves open as Linux has them (`net/sched/sch_pie.c`).

use skywindow_form::{Range, Scale, Unit, choices, part};
use skywindow_units::{Duration, SimTime};

use super::keeping::{Fifo, Keeper, Kept, Refused};
use super::{DiscSettings, QueueDisc};
use crate::cause::Cause;

choices! { "How PIE knows the queueing delay." PieEstimate {
    Timestamps = "timestamps" "By timestamps" "How long the last packet that left had waited.",
    DepartureRate = "departure-rate" "By the departure rate" "The bytes that wait, over the rate at which 16 kB and more have left.",
}}

part! { "A queue with a proportional integral controller (PIE)." PieSettings in Links {
    target_ms: f64 = 15.0 => {
        help: "The queueing delay that the controller aims at.",
        label: "PIE target", unit: Unit::MS, range: Range::of(0.01, 10_000.0), slider: Some((1.0, 500.0)), scale: Scale::Log,
        source: "RFC 8033 4: QDELAY_REF, 15 ms",
    },
    update_ms: f64 = 15.0 => {
        help: "How often the chance of a drop is renewed.",
        label: "PIE update", unit: Unit::MS, range: Range::of(1.0, 10_000.0), slider: Some((1.0, 500.0)), scale: Scale::Log,
        source: "RFC 8033 4.2: T_UPDATE, 15 ms",
    },
    burst_ms: f64 = 150.0 => {
        help: "A burst of so long passes unharmed after the queue was short.",
        label: "PIE burst allowance", unit: Unit::MS, range: Range::of(0.0, 100_000.0), slider: Some((0.0, 1_000.0)),
        source: "RFC 8033 4.2: MAX_BURST, 150 ms",
    },
    alpha: f64 = 0.125 => {
        help: "By how much the chance grows in an update for each second of delay above the target.",
        label: "PIE alpha", unit: Unit::count("1/s"), range: Range::of(0.0, 32.0), slider: Some((0.0, 2.0)),
        source: "RFC 8033 4.2: 1/8 Hz",
    },
    beta: f64 = 1.25 => {
        help: "By how much the chance grows in an update for each second by which the delay has grown since the last.",
        label: "PIE beta", unit: Unit::count("1/s"), range: Range::of(0.0, 32.0), slider: Some((0.0, 10.0)),
        source: "RFC 8033 4.2: 1 1/4 Hz",
    },
    autotune: bool = true => {
        help: "Whether alpha and beta are scaled down while the chance is small, so that the controller stays stable.",
        label: "PIE autotune",
        source: "RFC 8033 5.2",
    },
    estimate: PieEstimate = PieEstimate::Timestamps => {
        help: "How it knows the queueing delay.",
        label: "PIE delay estimate",
        source: "RFC 8033 5.3; timestamps are Linux's default since 5.5",
    },
    ecn: bool = true => {
        help: "Whether it marks packets that can carry a mark while the chance is at most 0.1, instead of dropping them.",
        label: "PIE marks",
        source: "RFC 8033 5.1: at most 0.1",
    },
}}

impl DiscSettings for PieSettings {}

/// An Ethernet frame (`MEAN_PKTSIZE` in RFC 8033 A, which has 1024; Linux has that of the link).
const LARGEST_PACKET: u64 = 1514;
/// From so many bytes on the departure rate is measured (RFC 8033 5.3, `DQ_THRESHOLD`).
const MEASURED_BYTES: u64 = 16_384;
/// Above this chance packets are dropped, mark or no mark (RFC 8033 5.1).
const MARKED_UP_TO: f64 = 0.1;
/// Above this delay the chance grows by 2 points an update (RFC 8033 5.5).
const EXCESSIVE_S: f64 = 0.25;

const EARLY: Cause = Cause::Proportional;

/// The controller and its queue.
#[derive(Clone, Debug)]
struct Controller {
    settings: PieSettings,
    fifo: Fifo,
    chance: f64,
    /// The chances of the packets since the last drop, added up: drops lie apart, but not too far (RFC 8033 5.4).
    accumulated: f64,
    delay_s: f64,
    delay_before_s: f64,
    burst_s: f64,
    next_update: SimTime,
    rate: DepartureRate,
}

/// The rate at which packets leave while there is enough to be sent (RFC 8033 4.3).
#[derive(Clone, Copy, Debug, Default)]
struct DepartureRate {
    bytes_per_s: f64,
    /// Since when, and how much has left; none while too little waits.
    cycle: Option<(SimTime, u64)>,
}

impl DepartureRate {
    fn leave(&mut self, now: SimTime, bytes: u32, left: u64) {
        if left >= MEASURED_BYTES && self.cycle.is_none() {
            self.cycle = Some((now, 0));
        }
        let Some((since, before)) = self.cycle else { return };
        let counted = before + u64::from(bytes);
        self.cycle = Some((since, counted));
        let took_s = now.since(since).as_secs_f64();
        if counted < MEASURED_BYTES || took_s == 0.0 {
            return;
        }
        let rate = counted as f64 / took_s;
        // The new one counts for an eighth, as in Linux; RFC 8033 4.3 has a half.
        self.bytes_per_s =
            if self.bytes_per_s == 0.0 { rate } else { self.bytes_per_s + (rate - self.bytes_per_s) / 8.0 };
        self.cycle = (left >= MEASURED_BYTES).then_some((now, 0));
    }
}

/// PIE.
#[derive(Clone, Debug)]
pub(crate) struct Pie(Box<Controller>);

impl Pie {
    /// An empty queue.
    pub fn new(settings: &PieSettings) -> Self {
        Self(Box::new(Controller {
            settings: settings.clone(),
            fifo: Fifo::default(),
            chance: 0.0,
            accumulated: 0.0,
            delay_s: 0.0,
            delay_before_s: 0.0,
            burst_s: settings.burst_ms / 1e3,
            next_update: SimTime::ZERO,
            rate: DepartureRate::default(),
        }))
    }
}

impl Controller {
    /// Makes the updates that were due by `now`: between packets nothing else changes. A queue that has come to rest stays
    /// so, and long idle spells cost nothing.
    fn catch_up(&mut self, now: SimTime) {
        let step = Duration::from_secs_f64(self.settings.update_ms / 1e3);
        while self.next_update <= now {
            if self.update() {
                let missed = now.since(self.next_update).as_nanos() / step.as_nanos();
                self.next_update += step * missed;
            }
            self.next_update += step;
        }
    }

    /// Renews the chance (RFC 8033 4.2); whether everything is at rest.
    fn update(&mut self) -> bool {
        let PieSettings { target_ms, burst_ms, alpha, beta, estimate, update_ms, .. } = self.settings;
        let (target_s, waiting) = (target_ms / 1e3, self.fifo.bytes());
        if estimate == PieEstimate::DepartureRate {
            self.delay_before_s = self.delay_s;
            let rate = self.rate.bytes_per_s;
            self.delay_s = if rate > 0.0 { waiting as f64 / rate } else { 0.0 };
        }
        let (delay_s, before_s) = (self.delay_s, self.delay_before_s);
        let scale = if self.settings.autotune { scale(self.chance) } else { 1.0 };
        let mut change = scale * (alpha * (delay_s - target_s) + beta * (delay_s - before_s));
        if self.chance >= 0.1 {
            change = change.min(0.02);
        }
        if delay_s > EXCESSIVE_S {
            change += 0.02;
        }
        self.chance = (self.chance + change).clamp(0.0, 1.0);
        if delay_s == 0.0 && before_s == 0.0 && waiting == 0 {
            // RFC 8033 4.2 has 0.98, Linux 63/64.
            self.chance *= 63.0 / 64.0;
        }
        self.burst_s = (self.burst_s - update_ms / 1e3).max(0.0);
        let is_short = delay_s < target_s / 2.0 && before_s < target_s / 2.0;
        if is_short && self.chance == 0.0 {
            self.burst_s = burst_ms / 1e3;
            self.accumulated = 0.0;
            if self.rate.bytes_per_s > 0.0 && estimate == PieEstimate::DepartureRate {
                self.rate = DepartureRate::default();
            }
        }
        if estimate == PieEstimate::Timestamps {
            self.delay_before_s = delay_s;
        }
        waiting == 0 && self.chance == 0.0 && delay_s == 0.0 && before_s == 0.0
    }

    /// Whether a packet is picked that comes (RFC 8033 4.1 and 5.4).
    fn picks(&mut self, draw: f64) -> bool {
        let low = self.delay_s < self.settings.target_ms / 2e3 && self.chance < 0.2;
        if self.burst_s > 0.0 || low || self.fifo.bytes() < 2 * LARGEST_PACKET {
            return false;
        }
        self.accumulated = if self.chance == 0.0 { 0.0 } else { self.accumulated + self.chance };
        let picked = self.accumulated >= 0.85 && (self.accumulated >= 8.5 || draw < self.chance);
        if picked {
            self.accumulated = 0.0;
        }
        picked
    }

    fn leave(&mut self, now: SimTime, kept: &Kept) {
        match self.settings.estimate {
            PieEstimate::Timestamps if self.fifo.bytes() == 0 => self.delay_s = 0.0,
            PieEstimate::Timestamps => self.delay_s = kept.sojourn(now).as_secs_f64(),
            PieEstimate::DepartureRate => self.rate.leave(now, kept.bytes, self.fifo.bytes()),
        }
    }
}

/// What alpha and beta are multiplied by, the less the smaller the chance is (RFC 8033 5.2): 1/2 below 0.1, and a quarter of
/// that for each further power of ten, down to one in a million.
fn scale(chance: f64) -> f64 {
    if chance >= 0.1 {
        return 1.0;
    }
    let (mut scale, mut below) = (0.5, 0.01);
    while chance < below && below > 0.9e-6 {
        (scale, below) = (scale / 4.0, below / 10.0);
    }
    scale
}

impl QueueDisc for Pie {
    fn keeper(&mut self) -> Option<&mut dyn Keeper> {
        Some(self)
    }

    fn kept(&self) -> Option<&dyn Keeper> {
        Some(self)
    }
}

impl Keeper for Pie {
    fn enqueue(&mut self, arriving: Kept, room: usize, draw: f64, refused: &mut Vec<Refused>) {
        let own = &mut *self.0;
        own.catch_up(arriving.since);
        if own.fifo.packets() >= room {
            own.accumulated = 0.0;
            refused.push(Refused { kept: arriving, cause: Cause::QueueFull });
        } else if !own.picks(draw) {
            own.fifo.push(arriving);
        } else if own.settings.ecn && arriving.ecn_capable && own.chance <= MARKED_UP_TO {
            own.fifo.push(Kept { marked: true, ..arriving });
        } else {
            refused.push(Refused { kept: arriving, cause: EARLY });
        }
    }

    fn dequeue(&mut self, now: SimTime, _: &mut Vec<Refused>) -> Option<Kept> {
        let own = &mut *self.0;
        own.catch_up(now);
        let kept = own.fifo.pop()?;
        own.leave(now, &kept);
        Some(kept)
    }

    fn drain(&mut self, goes: &dyn Fn(&Kept) -> bool, cause: Cause, refused: &mut Vec<Refused>) {
        self.0.fifo.drain(goes, cause, refused);
    }

    fn packets(&self) -> usize {
        self.0.fifo.packets()
    }

    fn bytes(&self) -> u64 {
        self.0.fifo.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::super::keeping::testing::kept;
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn controller(settings: &PieSettings) -> Controller {
        *Pie::new(settings).0
    }

    /// A controller that has seen `before_ms` and `now_ms` of delay, with 50 packets waiting.
    fn seen(settings: &PieSettings, chance: f64, [before_ms, now_ms]: [f64; 2]) -> Controller {
        let mut own = controller(settings);
        (0..50).for_each(|packet| own.fifo.push(kept(packet, 0, 1500, 0)));
        own.burst_s = 0.0;
        Controller { chance, delay_s: now_ms / 1e3, delay_before_s: before_ms / 1e3, ..own }
    }

    fn updated(settings: &PieSettings, chance: f64, delays_ms: [f64; 2]) -> f64 {
        let mut own = seen(settings, chance, delays_ms);
        own.update();
        own.chance
    }

    /// RFC 8033 4.2: p = p + alpha (qdelay - target) + beta (qdelay - old).
    #[test]
    fn the_chance_moves_with_the_delay_and_its_trend() {
        let settings = PieSettings { autotune: false, ..PieSettings::default() };
        let got = updated(&settings, 0.05, [20.0, 25.0]);
        assert!((got - (0.05 + 0.125 * 0.010 + 1.25 * 0.005)).abs() < 1e-12, "{got}");
        let fallen = updated(&settings, 0.05, [25.0, 5.0]);
        assert!((fallen - (0.05 - 0.125 * 0.010 - 1.25 * 0.020)).abs() < 1e-12, "{fallen}");
    }

    /// RFC 8033 5.2: 1/2 below 0.1, 1/8 below 0.01, and so on down to 1/2048 below one in a million.
    #[test]
    fn gains_are_scaled_down_while_the_chance_is_small() {
        let chances = [0.2, 0.1, 0.05, 5e-3, 5e-4, 5e-5, 5e-6, 5e-7, 0.0];
        let expected = [1.0, 1.0, 2.0, 8.0, 32.0, 128.0, 512.0, 2048.0, 2048.0];
        assert_eq!(chances.map(|chance| 1.0 / scale(chance)), expected);
        let tuned = updated(&PieSettings::default(), 0.05, [20.0, 25.0]);
        assert!((tuned - (0.05 + 0.5 * (0.125 * 0.010 + 1.25 * 0.005))).abs() < 1e-12, "{tuned}");
    }

    /// RFC 8033 5.5: 2 points more above 250 ms; and steps of 2 points at most above a chance of 0.1.
    #[test]
    fn excessive_delays_raise_the_chance_and_steps_are_capped() {
        let settings = PieSettings { alpha: 0.0, beta: 0.0, ..PieSettings::default() };
        assert!((updated(&settings, 0.3, [251.0, 251.0]) - 0.32).abs() < 1e-12);
        assert_eq!(updated(&settings, 0.3, [249.0, 249.0]), 0.3);
        let fast = PieSettings { alpha: 10.0, ..PieSettings::default() };
        assert!((updated(&fast, 0.3, [200.0, 200.0]) - 0.32).abs() < 1e-12);
    }

    /// RFC 8033 4.2: without delay the chance decays.
    #[test]
    fn an_empty_queue_forgets() {
        let mut own =
            Controller { chance: 0.5, ..controller(&PieSettings { alpha: 0.0, ..PieSettings::default() }) };
        own.update();
        assert!((own.chance - 0.5 * 63.0 / 64.0).abs() < 1e-12, "{}", own.chance);
    }

    /// RFC 8033 4.1 and 5.1: spared are bursts, a chance below 0.2 with half the target, and less than two packets.
    #[test]
    fn short_queues_and_bursts_are_spared() {
        let settings = PieSettings::default();
        let full = |chance, delay| Controller { accumulated: 9.0, ..seen(&settings, chance, [delay, delay]) };
        assert!(full(0.1, 20.0).picks(0.99), "chances have added up to 8.5");
        assert!(!full(0.1, 7.0).picks(0.0));
        assert!(full(0.25, 7.0).picks(0.0));
        assert!(!Controller { burst_s: 0.01, ..full(0.5, 20.0) }.picks(0.0));
        assert!(!Controller { fifo: Fifo::default(), ..full(0.5, 20.0) }.picks(0.0));
    }

    /// RFC 8033 4.4: the allowance runs out while time goes by, and is there again when the queue is short.
    #[test]
    fn the_burst_allowance_runs_out_and_comes_back() {
        let mut own = seen(&PieSettings::default(), 0.05, [20.0, 20.0]);
        own.burst_s = 0.15;
        for _ in 0..9 {
            own.update();
        }
        assert!(own.burst_s > 0.0);
        for _ in 0..2 {
            own.update();
        }
        assert_eq!(own.burst_s, 0.0);
        (own.delay_s, own.delay_before_s, own.chance) = (0.0, 0.0, 0.0);
        own.update();
        assert_eq!(own.burst_s, 0.15);
    }

    /// RFC 8033 5.4: between drops the chances of the packets add up to 0.85 at least.
    #[test]
    fn drops_lie_apart() {
        let mut own = seen(&PieSettings::default(), 0.1, [20.0, 20.0]);
        let picked: Vec<usize> = (0..100).filter(|_| own.picks(0.0)).collect();
        assert!(picked.windows(2).all(|pair| pair[1] - pair[0] == 9), "{picked:?}");
        assert_eq!((0..85).filter(|_| own.picks(0.999)).count(), 1, "and not too far");
    }

    /// Updates come every T_UPDATE also when no packet does, and an idle spell of hours costs no time.
    #[test]
    fn updates_are_caught_up_with() {
        let settings = PieSettings { update_ms: 10.0, ..PieSettings::default() };
        let mut own = seen(&settings, 0.05, [20.0, 20.0]);
        let mut one_by_one = own.clone();
        own.catch_up(at(95));
        for _ in 0..10 {
            one_by_one.update();
        }
        assert_eq!((own.chance, own.next_update), (one_by_one.chance, at(100)));
        let mut idle = controller(&settings);
        idle.catch_up(at(3_600_000_000));
        assert_eq!(idle.next_update, at(3_600_000_010));
    }

    /// RFC 8033 4.3: with 16 kB waiting the rate at which they leave gives the delay: 1500 bytes each ms, 75 kB wait 50 ms.
    #[test]
    fn the_departure_rate_gives_the_delay() {
        let settings = PieSettings { estimate: PieEstimate::DepartureRate, ..PieSettings::default() };
        let mut queue = Pie(Box::new(seen(&settings, 0.0, [0.0, 0.0])));
        for now in 0..100 {
            queue.enqueue(kept(0, 0, 1500, now), 1000, 0.99, &mut Vec::new());
            assert!(queue.dequeue(at(now), &mut Vec::new()).is_some());
        }
        assert!((queue.0.delay_s - 0.05).abs() < 0.006, "{}", queue.0.delay_s);
    }

    /// RFC 8033 5.1: marks up to a chance of 0.1, drops above.
    #[test]
    fn what_can_carry_a_mark_is_marked_while_the_chance_is_small() {
        for (chance, ecn, marked, refused) in [(0.1, true, 1, 0), (0.11, true, 0, 1), (0.1, false, 0, 1)] {
            let settings = PieSettings { ecn, ..PieSettings::default() };
            let own = Controller { accumulated: 9.0, ..seen(&settings, chance, [20.0, 20.0]) };
            let mut queue = Pie(Box::new(Controller { next_update: at(1000), ..own }));
            let mut gone = Vec::new();
            queue.enqueue(Kept { ecn_capable: true, ..kept(50, 0, 1500, 1) }, 100, 0.0, &mut gone);
            let mut left = std::iter::from_fn(|| queue.dequeue(at(2), &mut Vec::new()));
            assert_eq!((left.by_ref().filter(|one| one.marked).count(), gone.len()), (marked, refused));
        }
    }
}
