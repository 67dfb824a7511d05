//! Two-state Markov error processes: a link is in a good or a bad state and stays in each for an exponential time
//! (Elaasar, Barbeau, Kranakis and Li 2005, their protocol XDELDROP; without delays Gilbert's and Elliott's channel in
//! continuous time).

use std::collections::BTreeMap;

use skywindow_engine::{Stream, chance_threshold};
use skywindow_units::{Duration, SimTime};

/// What one of the two states is like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateSpec {
    /// How long a stay is on average, s.
    pub mean_s: f64,
    /// The chance that a packet is lost.
    pub loss: f64,
    /// What a packet's way takes longer: one of the two, drawn for each stay.
    pub delays: [Duration; 2],
    /// The chance that a stay draws the second, 0 to 1.
    pub high_share: f64,
}

/// What a process is like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProcessSpec {
    /// The good state, in which it begins, and the bad one.
    pub states: [StateSpec; 2],
    /// Whether all links have the same states at the same time, or each pair of nodes its own.
    pub shared: bool,
    /// Whether packets on a link keep their order when the delay falls.
    pub fifo: bool,
    /// The end of the run: the stay of that instant does not end.
    pub end: SimTime,
    /// Where its random numbers begin.
    pub stream: Stream,
}

/// A stay in a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stay {
    /// Stays before it: the even ones are good.
    ordinal: u64,
    /// When it begins.
    pub from: SimTime,
    /// When the next one begins.
    pub until: SimTime,
    /// What a packet's way takes longer.
    pub delay: Duration,
    /// The chance that a packet is lost.
    pub loss: f64,
    threshold: u64,
}

impl Stay {
    /// Whether the state is the bad one.
    pub const fn is_bad(&self) -> bool {
        self.ordinal % 2 == 1
    }

    /// Whether a packet with the uniform 64-bit `draw` is lost.
    pub const fn loses(&self, draw: u64) -> bool {
        draw < self.threshold
    }
}

/// A process under way. How long stay number n is and which delay it has follow from its stream and n alone, so that
/// whatever is sent meets the same states.
#[derive(Clone, Debug)]
pub struct Process {
    spec: ProcessSpec,
    stays: Stream,
    delays: Stream,
    /// The stay that was asked for last.
    kept: Stay,
}

/// Under the stream of a process: the lengths of stays, and the choices of their delays.
const STAYS: u64 = 1;
const DELAYS: u64 = 2;

impl Process {
    fn new(spec: ProcessSpec, stream: Stream) -> Self {
        let kept = Stay {
            ordinal: 0,
            from: SimTime::ZERO,
            until: SimTime::ZERO,
            delay: Duration::ZERO,
            loss: 0.0,
            threshold: 0,
        };
        let mut process = Self { spec, stays: stream.child(STAYS), delays: stream.child(DELAYS), kept };
        process.kept = process.stay(0, SimTime::ZERO);
        process
    }

    /// What it is like.
    pub const fn spec(&self) -> &ProcessSpec {
        &self.spec
    }

    /// The stay at `time`.
    #[inline]
    pub fn at(&mut self, time: SimTime) -> Stay {
        // Queues look ahead of the clock, and the next packet looks back again.
        while time < self.kept.from {
            let before = self.kept.ordinal - 1;
            let began = self.kept.from.as_nanos() - self.length(before).as_nanos();
            self.kept = self.stay(before, SimTime::from_nanos(began));
        }
        while time >= self.kept.until && self.kept.until != SimTime::MAX {
            self.kept = self.stay(self.kept.ordinal + 1, self.kept.until);
        }
        self.kept
    }

    fn stay(&self, ordinal: u64, from: SimTime) -> Stay {
        let state = &self.spec.states[(ordinal % 2) as usize];
        let until = SimTime::from_nanos(from.as_nanos().saturating_add(self.length(ordinal).as_nanos()));
        Stay {
            ordinal,
            from,
            until: if until > self.spec.end { SimTime::MAX } else { until },
            delay: state.delays
                [usize::from(self.delays.bits(ordinal) >= chance_threshold(1.0 - state.high_share))],
            loss: state.loss,
            threshold: chance_threshold(state.loss),
        }
    }

    /// How long stay number `ordinal` is: exponential by inversion, and at least a nanosecond.
    fn length(&self, ordinal: u64) -> Duration {
        let mean_s = self.spec.states[(ordinal % 2) as usize].mean_s;
        let drawn = Duration::from_secs_f64(-mean_s * libm::log1p(-self.stays.uniform(ordinal)));
        drawn.max(Duration::from_nanos(1))
    }
}

/// The processes of a network: their kinds, and those under way.
#[derive(Clone, Debug, Default)]
pub struct Processes {
    kinds: Vec<ProcessSpec>,
    under_way: Vec<UnderWay>,
    /// Those under way by kind and, where it is not shared, by the two nodes they join.
    numbers: BTreeMap<(u16, Option<[u32; 2]>), u16>,
    /// Those that strike links, by the two nodes that these join.
    struck: BTreeMap<[u32; 2], u16>,
}

/// What a process strikes.
#[derive(Clone, Copy, Debug)]
pub struct Extent<'a> {
    /// Its kind.
    pub kind: u16,
    /// Whether all links that have the kind share it.
    pub shared: bool,
    /// The pairs of links, by the first of each.
    pub pairs: &'a [u32],
}

#[derive(Clone, Debug)]
struct UnderWay {
    kind: u16,
    process: Process,
    /// The same for who follows the clock, while `process` looks ahead to when packets leave their queues.
    now: Process,
    /// The pairs of links that it strikes, by the first of each.
    pairs: Vec<u32>,
}

impl Processes {
    /// Adds a kind, and returns its number.
    pub fn add(&mut self, spec: ProcessSpec) -> u16 {
        self.kinds.push(spec);
        self.kinds.len() as u16 - 1
    }

    /// The number of the process of `kind` for the links between two nodes; none where there is no such kind, or no
    /// number left.
    pub fn between(&mut self, kind: u16, one: u32, other: u32) -> Option<u16> {
        let spec = *self.kinds.get(usize::from(kind))?;
        let ends = (!spec.shared).then_some([one.min(other), one.max(other)]);
        if let Some(&known) = self.numbers.get(&(kind, ends)) {
            return Some(known);
        }
        let number = u16::try_from(self.under_way.len()).ok()?;
        let stream =
            ends.map_or(spec.stream, |[one, other]| spec.stream.child(one.into()).child(other.into()));
        let process = Process::new(spec, stream);
        self.under_way.push(UnderWay { kind, now: process.clone(), process, pairs: Vec::new() });
        self.numbers.insert((kind, ends), number);
        Some(number)
    }

    /// Notes that a process strikes the pair of links that begins with `first`, between two nodes.
    pub(crate) fn strikes(&mut self, number: u16, first: u32, [one, other]: [u32; 2]) {
        self.struck.insert([one.min(other), one.max(other)], number);
        if let Some(known) = self.under_way.get_mut(usize::from(number)) {
            known.pairs.push(first);
        }
    }

    /// How many are under way.
    pub fn count(&self) -> usize {
        self.under_way.len()
    }

    /// The process `number`.
    pub(crate) fn get(&mut self, number: u16) -> Option<&mut Process> {
        self.under_way.get_mut(usize::from(number)).map(|known| &mut known.process)
    }

    /// The stay in which the process `number` is at `now`.
    pub fn stay(&mut self, number: u16, now: SimTime) -> Option<Stay> {
        self.under_way.get_mut(usize::from(number)).map(|known| known.now.at(now))
    }

    /// The stay in which the links between two nodes are at `now`, if a process strikes them.
    pub fn stay_between(&mut self, one: u32, other: u32, now: SimTime) -> Option<Stay> {
        let number = *self.struck.get(&[one.min(other), one.max(other)])?;
        self.stay(number, now)
    }

    /// What the process `number` strikes.
    pub(crate) fn extent(&self, number: u16) -> Option<Extent<'_>> {
        let known = self.under_way.get(usize::from(number))?;
        Some(Extent { kind: known.kind, shared: known.process.spec.shared, pairs: &known.pairs })
    }

    /// The stay in which the packet was sent that the process `number` was asked about last.
    pub fn met(&self, number: u16) -> Option<Stay> {
        self.under_way.get(usize::from(number)).map(|known| known.process.kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn spec(good_s: f64, bad_s: f64, shared: bool) -> ProcessSpec {
        let state = |mean_s, loss| StateSpec { mean_s, loss, delays: [ms(100), ms(150)], high_share: 0.5 };
        let states = [state(good_s, 0.0), state(bad_s, 0.3)];
        ProcessSpec { states, shared, fifo: false, end: SimTime::MAX, stream: Stream::new(7) }
    }

    fn stays(process: &mut Process, count: usize) -> Vec<Stay> {
        let mut next = SimTime::ZERO;
        let stay = |_| {
            let stay = process.at(next);
            next = stay.until;
            stay
        };
        (0..count).map(stay).collect()
    }

    #[test]
    fn it_starts_in_good_and_the_states_take_turns() {
        let mut process = Process::new(spec(10.0, 1.0, true), Stream::new(1));
        let stays = stays(&mut process, 6);
        assert_eq!(
            stays.iter().map(Stay::is_bad).collect::<Vec<_>>(),
            [false, true, false, true, false, true]
        );
        assert!(stays.windows(2).all(|two| two[0].until == two[1].from));
        assert!(stays.iter().all(|stay| stay.loss == if stay.is_bad() { 0.3 } else { 0.0 }));
    }

    /// Mean and standard deviation of stays are those of an exponential law, and half of the delays are the longer one,
    /// each within five standard errors.
    #[test]
    fn stays_are_exponential_and_each_draws_its_delay() {
        let mut process = Process::new(spec(10.0, 2.0, true), Stream::new(3));
        let all = stays(&mut process, 40_000);
        for (bad, mean) in [(false, 10.0), (true, 2.0)] {
            let own: Vec<&Stay> = all.iter().filter(|stay| stay.is_bad() == bad).collect();
            let n = own.len() as f64;
            let lengths: Vec<f64> =
                own.iter().map(|stay| stay.until.since(stay.from).as_secs_f64()).collect();
            let found = lengths.iter().sum::<f64>() / n;
            assert!((found - mean).abs() < 5.0 * mean / n.sqrt(), "{found}");
            let longer = lengths.iter().filter(|&&length| length > mean).count() as f64 / n;
            assert!((longer - libm::exp(-1.0)).abs() < 5.0 * 0.5 / n.sqrt(), "{longer}");
            let high = own.iter().filter(|stay| stay.delay == ms(150)).count() as f64 / n;
            assert!((high - 0.5).abs() < 5.0 * 0.5 / n.sqrt(), "{high}");
        }
    }

    /// Each state draws by its own share, and never or always the second delay where that is 0 or 1.
    #[test]
    fn the_second_delay_has_its_share_of_the_stays() {
        for share in [0.0, 0.2, 1.0] {
            let mut spec = spec(10.0, 2.0, true);
            spec.states[1].high_share = share;
            let all = stays(&mut Process::new(spec, Stream::new(5)), 20_000);
            let high = |bad| {
                let own: Vec<&Stay> = all.iter().filter(|stay| stay.is_bad() == bad).collect();
                own.iter().filter(|stay| stay.delay == ms(150)).count() as f64 / own.len() as f64
            };
            let error = 5.0 * libm::sqrt(share * (1.0 - share) / 10_000.0);
            assert!((high(true) - share).abs() <= error, "{share}: {}", high(true));
            assert!((high(false) - 0.5).abs() < 5.0 * 0.5 / 100.0, "{}", high(false));
        }
    }

    #[test]
    fn what_is_asked_does_not_change_the_states() {
        let mut forward = Process::new(spec(1.0, 0.5, true), Stream::new(9));
        let straight = stays(&mut forward, 500);
        let mut jumping = Process::new(spec(1.0, 0.5, true), Stream::new(9));
        for stay in straight.iter().rev().chain(straight.iter().step_by(7)).chain(&straight) {
            assert_eq!(jumping.at(stay.from), *stay);
            assert_eq!(jumping.at(SimTime::from_nanos(stay.until.as_nanos() - 1)), *stay);
        }
    }

    /// Variants that differ in a mean or a chance meet the same draws, so that differences between them are paired.
    #[test]
    fn a_longer_mean_stretches_the_same_stays() {
        let [one, two] =
            [2.0, 4.0].map(|good| stays(&mut Process::new(spec(good, 1.0, true), Stream::new(5)), 100));
        for (one, two) in one.iter().zip(&two) {
            let [short, long] = [one, two].map(|stay| stay.until.since(stay.from).as_secs_f64());
            let stretch = if one.is_bad() { 1.0 } else { 2.0 };
            assert!((long - stretch * short).abs() < 1e-8 && one.delay == two.delay);
        }
    }

    #[test]
    fn nothing_changes_after_the_end_of_the_run() {
        let end = SimTime::from_millis(60_000);
        let mut process = Process::new(ProcessSpec { end, ..spec(1.0, 1.0, true) }, Stream::new(2));
        let last = process.at(end);
        assert_eq!(process.at(SimTime::MAX), last);
        assert!(last.from <= end && last.until == SimTime::MAX);
    }

    #[test]
    fn links_share_a_process_or_have_one_for_both_directions() {
        let mut shared = Processes::default();
        let kind = shared.add(spec(1.0, 1.0, true));
        assert_eq!([(1, 2), (2, 1), (5, 9)].map(|(a, b)| shared.between(kind, a, b)), [Some(0); 3]);
        let mut own = Processes::default();
        let kind = own.add(spec(1.0, 1.0, false));
        assert_eq!([(1, 2), (2, 1), (5, 9)].map(|(a, b)| own.between(kind, a, b)), [0, 0, 1].map(Some));
        let [one, other] = [0, 1].map(|number| stays(own.get(number).expect("a process"), 4));
        assert_ne!(one, other);
        assert_eq!(own.between(kind + 1, 1, 2), None);
    }
}
