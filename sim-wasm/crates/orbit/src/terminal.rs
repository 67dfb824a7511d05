//! How a terminal chooses its satellite, and until when its choice is sure to stand.

use skywindow_units::{Duration, SimTime, Work};

use crate::crossing::{Margin, Search, next_change};
use crate::isl_plan::follower;
use crate::shell::{Moving, Shell};
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::spec::HandoverPolicy;
use crate::vector::{Vec3, dot, sub};
use crate::visibility::{each_visible, highest, mask_margin, plane_hidden_for};

/// A choice is looked at again after this long, even if nothing can have changed.
const LOOK_AHEAD: Duration = Duration::from_secs(600);

/// Satellites whose directions never differ by more than this are together: a step from a bound that holds for any
/// two would be far too short for them.
const TOGETHER: f64 = 1e-3;
/// Directions that never differ by more than this are one and the same.
const SAME: f64 = 1e-9;

/// Steps of work to find how long a plane stays out of view, and how long a satellite keeps its state.
const STEPS_PER_PLANE: u64 = 3;
const STEPS_PER_SATELLITE: u64 = 16;

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
        next.serving = match self.policy {
            HandoverPolicy::Hold => self.hold(snapshot, up, before),
            HandoverPolicy::HighestElevation | HandoverPolicy::Nearest => {
                highest(self.shell, snapshot, up, |satellite| self.may_use(satellite))
            }
            HandoverPolicy::LongestVisible => self.longest(snapshot, up, before),
            HandoverPolicy::Ideal => {
                each_visible(self.shell, snapshot, up, |satellite, _| next.seen.push(satellite));
                // Terminals that avoid each other take the satellites in view in turn.
                next.usable.extend(next.seen.iter().skip(self.share.place).step_by(self.share.of));
                let own = &next.usable;
                next.serving =
                    highest(self.shell, snapshot, up, |satellite| own.binary_search(&satellite).is_ok());
                return;
            }
        };
        next.usable.extend(next.serving);
    }

    fn may_use(&self, satellite: u32) -> bool {
        !self.avoided.contains(&satellite)
    }

    fn sees(&self, snapshot: &mut Snapshot, up: Vec3, satellite: u32) -> bool {
        dot(snapshot.direction(self.shell, satellite), up) > self.shell.cos_mask
    }

    fn hold(&self, snapshot: &mut Snapshot, up: Vec3, before: Option<u32>) -> Option<u32> {
        if let Some(satellite) = before {
            // No satellite follows one that stands still.
            let follower = (!self.shell.is_fixed()).then(|| follower(self.shell, satellite));
            for candidate in [Some(satellite), follower].into_iter().flatten() {
                if self.may_use(candidate) && self.sees(snapshot, up, candidate) {
                    return Some(candidate);
                }
            }
        }
        highest(self.shell, snapshot, up, |satellite| self.may_use(satellite))
    }

    fn longest(&self, snapshot: &mut Snapshot, up: Vec3, before: Option<u32>) -> Option<u32> {
        let keeps = |&satellite: &u32| self.may_use(satellite) && self.sees(snapshot, up, satellite);
        if let Some(satellite) = before.filter(keeps) {
            return Some(satellite);
        }
        let now = SimTime::from_secs_f64(snapshot.seconds());
        let mut best = None;
        let mut best_key = (SimTime::ZERO, f64::NEG_INFINITY);
        let mut looks = 0;
        each_visible(self.shell, snapshot, up, |satellite, cosine| {
            let key = (self.sets_at(satellite, now, &mut looks), cosine);
            if self.may_use(satellite) && key > best_key {
                (best, best_key) = (Some(satellite), key);
            }
        });
        snapshot.steps += STEPS_PER_SATELLITE * looks;
        best
    }

    /// When a satellite in view sinks to the mask, looking ahead for one turn of it. Counts how often it looks.
    fn sets_at(&self, satellite: u32, now: SimTime, looks: &mut u64) -> SimTime {
        if self.shell.is_fixed() {
            return SimTime::MAX;
        }
        let horizon = now + Duration::from_secs_f64(core::f64::consts::TAU / self.shell.rate);
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
    pub fn go_on(&self, search: &mut Search, choice: &Choice, work: &mut Work) -> Option<SimTime> {
        search.run(work, |t, work| self.lasts(t, choice, work))
    }

    /// Seconds from `t` for which `choice` stays what the policy wants; negative if it is not.
    fn lasts(&self, t: f64, choice: &Choice, work: &mut Work) -> f64 {
        work.spend(STEPS_PER_SATELLITE);
        let up = self.moving_up(t);
        let view = |satellite| self.view_lasts(satellite, t, up, choice);
        match (self.policy, choice.serving) {
            (_, None) => self.over_planes(up, work, view),
            (HandoverPolicy::Hold | HandoverPolicy::LongestVisible, Some(serving)) => {
                self.mask(serving, t, up).holds_for()
            }
            (HandoverPolicy::HighestElevation | HandoverPolicy::Nearest, Some(serving)) => {
                let best = self.mask(serving, t, up);
                let leads = |rival| self.lead_lasts((serving, best), rival, t, up);
                best.holds_for().min(self.over_planes(up, work, leads))
            }
            (HandoverPolicy::Ideal, Some(serving)) => {
                let best = self.mask(serving, t, up);
                self.over_planes(up, work, |satellite| {
                    let others = self.share.of > 1 && choice.usable.binary_search(&satellite).is_err();
                    let leads = || self.lead_lasts((serving, best), satellite, t, up);
                    view(satellite).min(if others { f64::INFINITY } else { leads() })
                })
            }
        }
    }

    /// Seconds for which `rival` stays below the serving satellite, whose margin above the mask is `best`; negative if
    /// it is above.
    fn lead_lasts(&self, (serving, best): (u32, Margin), rival: u32, t: f64, up: Moving) -> f64 {
        if rival == serving || !self.may_use(rival) {
            return f64::INFINITY;
        }
        let other = self.mask(rival, t, up);
        let (value, rate) = (best.value - other.value, best.rate - other.rate);
        let mut bend = best.bend + other.bend;
        if value.abs() < TOGETHER {
            let apart = self.farthest_apart(serving, rival, t);
            if apart <= SAME {
                return f64::INFINITY;
            }
            if apart <= TOGETHER {
                // The lead is the upward part of their difference, which is never larger and turns no faster.
                bend = apart * best.bend;
            }
        }
        Margin { value, rate, bend }.holds_for()
    }

    /// A bound on how far the directions of two satellites of the shell ever are apart, found at `t`: the difference
    /// of two even turns at one rate is an even turn on an ellipse, whose half axes place and speed span.
    fn farthest_apart(&self, one: u32, other: u32, t: f64) -> f64 {
        let shell = self.shell;
        let [one, other] = [one, other].map(|satellite| shell.moving(satellite - shell.first, t));
        let (place, speed) = (sub(one.at, other.at), sub(one.rate, other.rate));
        (dot(place, place) + dot(speed, speed) / (shell.rate * shell.rate)).sqrt()
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

    /// The least of `lasts` over all satellites of planes that may be in view, and of the times for which
    /// the other planes cannot be.
    fn over_planes(&self, up: Moving, work: &mut Work, lasts: impl Fn(u32) -> f64) -> f64 {
        let shell = self.shell;
        work.spend(STEPS_PER_PLANE * shell.planes.len() as u64);
        let mut least = f64::INFINITY;
        for (plane, first) in shell.planes.iter().zip((shell.first..).step_by(shell.slots as usize)) {
            let hidden = plane_hidden_for(shell, plane, up, self.sky.turning_rate());
            let time = if hidden >= 0.0 {
                hidden
            } else {
                work.spend(STEPS_PER_SATELLITE * u64::from(shell.slots));
                (first..first + shell.slots).map(&lasts).fold(f64::INFINITY, f64::min)
            };
            least = least.min(time);
            if least < 0.0 {
                break;
            }
        }
        least
    }

    fn mask(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        let moving = self.shell.moving(satellite - self.shell.first, t);
        mask_margin(self.shell, moving, up, self.sky.turning_rate())
    }

    fn moving_up(&self, t: f64) -> Moving {
        let at = self.sky.ground_direction(self.terminal, t);
        let turning = self.sky.turning_rate();
        Moving { at, rate: [-turning * at[1], turning * at[0], 0.0] }
    }
}
