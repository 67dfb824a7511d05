//! How a terminal chooses its satellite, and until when its choice is sure to stand.

use skywindow_units::{Duration, SimTime, Work};

use crate::crossing::{Margin, Search, next_change};
use crate::handover::{HandoverPolicy, Seen, Stands, View};
use crate::motion::{Motion, Moving};
use crate::shell::Shell;
use crate::sight::{STEPS_PER_SATELLITE, Sight};
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::vector::Vec3;
use crate::watch::Watch;

/// A choice is looked at again after this long, even if nothing can have changed.
const LOOK_AHEAD: Duration = Duration::from_secs(600);

/// What a terminal is connected to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choice {
    /// The satellite in use; the highest one where several are.
    pub serving: Option<u32>,
    /// All satellites in use, ascending.
    pub usable: Vec<u32>,
    /// When it was made.
    pub made: Option<SimTime>,
    /// All satellites in view, ascending, under the policy that uses them all; else empty.
    pub seen: Vec<u32>,
}

impl Choice {
    /// The satellite in use; before the first evaluation nothing is, wherever `hold` starts from.
    pub fn in_use(&self) -> Option<u32> {
        self.usable.first().and(self.serving)
    }
}

/// A terminal's place in the chain of terminals that avoid each other's satellites.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// Number of the chain; of no meaning to a terminal on its own.
    pub chain: usize,
    /// Place in the chain, from 0.
    pub place: usize,
    /// Terminals in the chain, 1 for a terminal on its own.
    pub of: usize,
}

/// A terminal as the rules see it: its constellation, its policy and its number.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub sky: &'a Sky,
    pub shell: &'a Shell,
    pub sight: Sight<'a>,
    pub policy: HandoverPolicy,
    pub terminal: u32,
    pub share: Share,
    /// The satellites that are not for it, because terminals before it in its chain use them.
    pub avoided: &'a [u32],
}

impl Site<'_> {
    /// Writes the new choice at the instant of `snapshot`, given the one before.
    pub fn choose(&self, snapshot: &mut Snapshot, before: Option<u32>, next: &mut Choice) {
        let up = self.sky.ground_direction(self.terminal, snapshot.seconds());
        next.usable.clear();
        next.seen.clear();
        next.serving = self.policy.choose(&mut Choosing { site: self, snapshot, up, next }, before);
        if !self.policy.uses_all() {
            next.usable.extend(next.serving);
        }
    }

    fn may_use(&self, satellite: u32) -> bool {
        !self.avoided.contains(&satellite)
    }

    /// When a satellite in view at `now` sinks to the mask, looking ahead for one turn of it. Counts how often it looks.
    fn sets_at(&self, satellite: u32, now: SimTime, looks: &mut u64) -> SimTime {
        if self.shell.is_fixed() {
            return SimTime::MAX;
        }
        let horizon = now + Duration::from_secs_f64(self.shell.orbits.period_s(satellite - self.shell.first));
        let lasts = |t| {
            *looks += 1;
            self.mask(satellite, t, self.moving_up(t)).holds_for()
        };
        next_change(now, horizon, lasts).min(horizon)
    }

    /// The search for the first instant after `now` at which the choice made then may have to change; none if it
    /// never does.
    pub fn search(&self, now: SimTime) -> Option<Search> {
        (!self.shell.is_fixed()).then(|| Search::new(now, now + LOOK_AHEAD))
    }

    /// Goes on with that search as long as there is work left.
    pub fn go_on(
        &self,
        search: &mut Search,
        watch: &mut Watch,
        choice: &Choice,
        work: &mut Work,
    ) -> Option<SimTime> {
        search.run(work, |t, work| self.lasts(t, watch, choice, work))
    }

    /// Seconds from `t` for which `choice` stays what the policy wants; negative if it is not.
    fn lasts(&self, t: f64, watch: &mut Watch, choice: &Choice, work: &mut Work) -> f64 {
        work.spend(STEPS_PER_SATELLITE);
        let up = self.moving_up(t);
        let own = match (self.policy.stands(), choice.serving) {
            (Stands::Seen, Some(serving)) => return self.mask(serving, t, up).holds_for(),
            (Stands::Best, Some(serving)) => self.mask(serving, t, up).holds_for(),
            _ => f64::INFINITY,
        };
        let lasts = self.each_lasts(t, up, choice);
        own.min(match self.sight {
            Sight::Circular(sight) => sight.over_candidates(up, work, lasts),
            Sight::General(sight) => {
                let cautious = Site { sight: Sight::General(sight.cautious()), ..*self };
                let sure = cautious.each_lasts(t, up, choice);
                watch.least(t, sight.all(), work, lasts, sure)
            }
        })
    }

    /// Seconds from `t` for which a satellite changes nothing about `choice`; negative if it does.
    fn each_lasts<'b>(&'b self, t: f64, up: Moving, choice: &'b Choice) -> impl Fn(u32) -> f64 + 'b {
        let best = choice.serving.map(|serving| (serving, self.sight.standing(serving, t, up)));
        move |satellite| {
            let leads = || best.map_or(f64::INFINITY, |best| self.lead_lasts(best, satellite, t, up));
            match (self.policy.stands(), choice.serving) {
                (Stands::Best, Some(_)) => leads(),
                _ => {
                    let others = self.share.of > 1 && choice.usable.binary_search(&satellite).is_err();
                    let leads = if others { f64::INFINITY } else { leads() };
                    self.view_lasts(satellite, t, up, choice).min(leads)
                }
            }
        }
    }

    /// Seconds for which `rival` stands worse than the serving satellite, whose standing is `best`; negative if it does
    /// not, for ever if it is not for this terminal.
    fn lead_lasts(&self, (serving, best): (u32, Margin), rival: u32, t: f64, up: Moving) -> f64 {
        if rival == serving || !self.may_use(rival) {
            return f64::INFINITY;
        }
        self.sight.lead_lasts((serving, best), rival, t, up)
    }

    /// Seconds for which a satellite stays in or out of view, as `choice` has it; for ever if it is not for this
    /// terminal, which is looked at anew when that changes.
    fn view_lasts(&self, satellite: u32, t: f64, up: Moving, choice: &Choice) -> f64 {
        if !self.may_use(satellite) {
            return f64::INFINITY;
        }
        let margin = self.mask(satellite, t, up);
        if choice.seen.binary_search(&satellite).is_ok() { margin.holds_for() } else { margin.fails_for() }
    }

    fn mask(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        self.sight.mask(satellite, t, up)
    }

    fn moving_up(&self, t: f64) -> Moving {
        self.sky.moving_up(self.terminal, t)
    }
}

/// What a terminal sees at the instant of a snapshot.
struct Choosing<'a, 'b> {
    site: &'a Site<'b>,
    snapshot: &'a mut Snapshot,
    up: Vec3,
    next: &'a mut Choice,
}

impl View for Choosing<'_, '_> {
    fn has(&mut self, satellite: u32) -> bool {
        self.site.may_use(satellite) && self.site.sight.sees(self.snapshot, self.up, satellite)
    }

    fn follower(&self, satellite: u32) -> Option<u32> {
        let shell = self.site.shell;
        (!shell.is_fixed()).then(|| shell.follower(satellite))
    }

    fn best(&mut self) -> Option<u32> {
        self.site.sight.best(self.snapshot, self.up, |satellite| self.site.may_use(satellite))
    }

    fn each(&mut self, mut see: impl FnMut(Seen<'_>)) {
        let (site, now) = (self.site, SimTime::from_secs_f64(self.snapshot.seconds()));
        let mut looks = 0;
        site.sight.each_visible(self.snapshot, self.up, |satellite, stands| {
            if site.may_use(satellite) {
                let sets_at = &mut || site.sets_at(satellite, now, &mut looks);
                see(Seen { satellite, stands, sets_at });
            }
        });
        self.snapshot.steps += STEPS_PER_SATELLITE * looks;
    }

    fn use_all(&mut self) -> Option<u32> {
        let Self { site, snapshot, up, next } = self;
        site.sight.each_visible(snapshot, *up, |satellite, _| next.seen.push(satellite));
        // Terminals that avoid each other take the satellites in view in turn.
        next.usable.extend(next.seen.iter().skip(site.share.place).step_by(site.share.of));
        let own = &next.usable;
        site.sight.best(snapshot, *up, |satellite| own.binary_search(&satellite).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{KeplerElements, KeplerOrbit, KeplerSpec, WalkerSpec, spread_evenly};
    use crate::spec::{ConstellationSpec, SkySpec, TerminalSpec};

    #[test]
    fn a_terminal_moves_with_the_turning_earth() {
        let constellations = vec![ConstellationSpec::new(WalkerSpec::star(6, 11, 780.0, 86.4))];
        let terminals = vec![TerminalSpec::new(35.7, 139.7, 0)];
        let sky = Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).expect("a sky");
        let (shell, policy) = (&sky.shells()[0], HandoverPolicy::Hold);
        let share = Share { chain: 0, place: 0, of: 1 };
        let sight = Sight::new(&sky, shell, policy.nearer());
        let site = Site { sky: &sky, shell, sight, policy, terminal: 0, share, avoided: &[] };
        for t in (0..24).map(|hour| 3600.0 * f64::from(hour)) {
            let [before, after] = [t - 1.0, t + 1.0].map(|t| site.moving_up(t).at);
            for (axis, rate) in site.moving_up(t).rate.into_iter().enumerate() {
                let slope = (after[axis] - before[axis]) / 2.0;
                assert!((slope - rate).abs() < 1e-9, "axis {axis} at {t} s: {slope} and {rate}");
            }
        }
    }

    /// Some hundred satellites low and high, on circles and ellipses, among them twins at one place.
    fn many() -> Sky {
        let orbit = |plane: u32| KeplerOrbit {
            elements: KeplerElements {
                inclination_deg: 53.0 + 4.0 * f64::from(plane % 7),
                node_deg: 17.0 * f64::from(plane),
                argument_deg: 31.0 * f64::from(plane % 11),
                ..KeplerElements::between(550.0, 600.0 + 2000.0 * f64::from(plane % 3), 6378.0)
            },
            anomalies_deg: spread_evenly(14, 5.0 * f64::from(plane)),
        };
        let orbits = (0..21).map(orbit).chain([orbit(4)]).collect();
        let kepler = KeplerSpec { planes: None, orbits, j2: true };
        let constellation = ConstellationSpec { elevation_mask_deg: 10.0, ..ConstellationSpec::new(kepler) };
        let terminals = [(35.7, 139.7), (-0.2, -78.5)].map(|(north, east)| TerminalSpec::new(north, east, 0));
        let (constellations, terminals) = (vec![constellation], terminals.to_vec());
        Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).expect("a sky")
    }

    #[test]
    fn satellites_that_are_not_watched_bring_no_change_and_the_next_one_is_found_with_less_work() {
        let sky = many();
        let shell = &sky.shells()[0];
        let share = Share { chain: 0, place: 0, of: 1 };
        for policy in [HandoverPolicy::HighestElevation, HandoverPolicy::Nearest, HandoverPolicy::Ideal] {
            let (mut watched, mut all) = (Work::unlimited(), Work::unlimited());
            for terminal in 0..2 {
                let sight = Sight::new(&sky, shell, policy.nearer());
                let site = Site { sky: &sky, shell, sight, policy, terminal, share, avoided: &[] };
                let (mut snapshot, mut watch) = (Snapshot::new(sky.satellites()), Watch::default());
                let (mut choice, mut now) = (Choice::default(), SimTime::ZERO);
                while now < SimTime::from_secs_f64(400.0) {
                    snapshot.begin(now);
                    let before = choice.serving;
                    site.choose(&mut snapshot, before, &mut choice);
                    let mut search = site.search(now).expect("satellites that move");
                    watch.clear();
                    let found = site.go_on(&mut search, &mut watch, &choice, &mut watched);
                    let mut search = site.search(now).expect("satellites that move");
                    let by_all = search.run(&mut all, |t, work| site.lasts_of_all(t, &choice, work));
                    assert_eq!(found, by_all, "{policy:?} after {now:?}");
                    now = found.expect("an instant");
                }
            }
            assert!(watched.done() < all.done() / 2, "{policy:?}: {} of {}", watched.done(), all.done());
        }
    }

    impl Site<'_> {
        /// What a look at every satellite says.
        fn lasts_of_all(&self, t: f64, choice: &Choice, work: &mut Work) -> f64 {
            let up = self.moving_up(t);
            let all = 0..self.sky.satellites();
            work.spend(STEPS_PER_SATELLITE * u64::from(all.end));
            let serving = choice.serving.filter(|_| self.policy != HandoverPolicy::Ideal);
            let own = serving.map_or(f64::INFINITY, |serving| self.mask(serving, t, up).holds_for());
            all.map(self.each_lasts(t, up, choice)).fold(own, f64::min)
        }
    }
}
