//! Sight of satellites on circular orbits of one size, by the cosine of their angle from the zenith at the Earth's
//! centre: the larger, the nearer and the higher. Planes that cannot come into view are left out.

use skywindow_units::Work;

use super::{STEPS_PER_LOOK, STEPS_PER_SATELLITE};
use crate::crossing::Margin;
use crate::motion::Moving;
use crate::motion::circular::{Circular, Plane};
use crate::shell::Shell;
use crate::snapshot::Snapshot;
use crate::vector::{Vec3, dot, sub};

/// Keeps a plane that touches the edge of the view in it, whatever the rounding.
const ROUNDING: f64 = 1e-9;

/// Satellites whose directions never differ by more than this are together: a step from a bound that holds for any
/// two would be far too short for them.
const TOGETHER: f64 = 1e-3;
/// Directions that never differ by more than this are one and the same.
const SAME: f64 = 1e-9;

/// Steps of work to find how long a plane stays out of view.
const STEPS_PER_PLANE: u64 = 3;

/// The view of a constellation from the ground.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    shell: &'a Shell,
    orbits: &'a Circular,
    turning_rate: f64,
}

impl<'a> Sight<'a> {
    pub fn new(shell: &'a Shell, orbits: &'a Circular, turning_rate: f64) -> Self {
        Self { shell, orbits, turning_rate }
    }

    pub fn each_visible(&self, snapshot: &mut Snapshot, up: Vec3, mut see: impl FnMut(u32, f64)) {
        snapshot.steps += self.orbits.planes.len() as u64;
        for (plane, first) in self.planes() {
            if self.plane_margin(plane, up) > ROUNDING {
                continue;
            }
            snapshot.steps += STEPS_PER_LOOK * u64::from(self.orbits.slots);
            for satellite in first..first + self.orbits.slots {
                let cosine = dot(snapshot.at(self.shell, satellite), up);
                if cosine > self.shell.threshold {
                    see(satellite, cosine);
                }
            }
        }
    }

    pub fn sees(&self, snapshot: &mut Snapshot, up: Vec3, satellite: u32) -> bool {
        dot(snapshot.at(self.shell, satellite), up) > self.shell.threshold
    }

    pub fn mask(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        let there = self.shell.moving(satellite, t);
        let fastest = self.orbits.rate + self.turning_rate;
        Margin {
            value: dot(there.at, up.at) - self.shell.threshold,
            rate: dot(there.rate, up.at) + dot(there.at, up.rate),
            bend: fastest * fastest,
            until: f64::INFINITY,
        }
    }

    pub fn lead_lasts(&self, (serving, best): (u32, Margin), rival: u32, t: f64, up: Moving) -> f64 {
        let lead = best.less(self.mask(rival, t, up));
        if lead.value.abs() < TOGETHER {
            let apart = self.farthest_apart(serving, rival, t);
            if apart <= SAME {
                return f64::INFINITY;
            }
            if apart <= TOGETHER {
                // The lead is the upward part of their difference, which is never larger and turns no faster.
                return Margin { bend: apart * best.bend, ..lead }.holds_for();
            }
        }
        lead.holds_for()
    }

    /// The least of `lasts` over all satellites of planes that may be in view, and of the times for which
    /// the other planes cannot be.
    pub fn over_candidates(&self, up: Moving, work: &mut Work, lasts: impl Fn(u32) -> f64) -> f64 {
        work.spend(STEPS_PER_PLANE * self.orbits.planes.len() as u64);
        let mut least = f64::INFINITY;
        for (plane, first) in self.planes() {
            let hidden = self.plane_hidden_for(plane, up);
            let time = if hidden >= 0.0 {
                hidden
            } else {
                work.spend(STEPS_PER_SATELLITE * u64::from(self.orbits.slots));
                (first..first + self.orbits.slots).map(&lasts).fold(f64::INFINITY, f64::min)
            };
            least = least.min(time);
            if least < 0.0 {
                break;
            }
        }
        least
    }

    /// The planes, each with its first satellite.
    fn planes(&self) -> impl Iterator<Item = (&'a Plane, u32)> {
        self.orbits.planes.iter().zip((self.shell.first..).step_by(self.orbits.slots as usize))
    }

    /// A bound on how far the directions of two satellites ever are apart, found at `t`: the difference of two even
    /// turns at one rate is an even turn on an ellipse, whose half axes place and speed span.
    fn farthest_apart(&self, one: u32, other: u32, t: f64) -> f64 {
        let [one, other] = [one, other].map(|satellite| self.shell.moving(satellite, t));
        let (place, speed) = (sub(one.at, other.at), sub(one.rate, other.rate));
        (dot(place, place) + dot(speed, speed) / (self.orbits.rate * self.orbits.rate)).sqrt()
    }

    /// Seconds for which no satellite of `plane` can come into view; negative if one might be.
    fn plane_hidden_for(&self, plane: &Plane, up: Moving) -> f64 {
        let margin = self.moving_plane_margin(plane, up);
        Margin { value: margin.value - ROUNDING, ..margin }.holds_for()
    }

    fn moving_plane_margin(&self, plane: &Plane, up: Moving) -> Margin {
        let cosine = dot(plane.normal, up.at);
        Margin {
            value: self.plane_margin(plane, up.at),
            rate: 2.0 * cosine * dot(plane.normal, up.rate),
            bend: 4.0 * self.turning_rate * self.turning_rate,
            until: f64::INFINITY,
        }
    }

    /// Above 0 where the plane is too far from `up` for any of its satellites to be seen.
    fn plane_margin(&self, plane: &Plane, up: Vec3) -> f64 {
        let cosine = dot(plane.normal, up);
        // A mask above 0 degrees keeps satellites within a quarter turn, so the cosine is not negative.
        cosine * cosine - (1.0 - self.shell.threshold * self.shell.threshold)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossing::assert_rate_and_bend;
    use crate::earth::EarthSpec;
    use crate::kinds::WalkerSpec;
    use crate::motion::Motion;
    use crate::sky::Sky;
    use crate::spec::{ConstellationSpec, SkySpec};
    use skywindow_units::SimTime;

    const PLACES: [(f64, f64); 4] = [(0.0, 0.0), (51.5, -0.1), (-33.9, 151.2), (89.0, 10.0)];

    fn earth() -> EarthSpec {
        EarthSpec::default()
    }

    fn shells() -> [Shell; 3] {
        let masked =
            |orbits| ConstellationSpec { elevation_mask_deg: 12.0, ..ConstellationSpec::new(orbits) };
        [
            WalkerSpec::star(6, 11, 780.0, 86.4),
            WalkerSpec::delta(4, 5, 10_352.0, 55.0),
            WalkerSpec::delta(5, 4, 1400.0, 120.0),
        ]
        .map(|orbits| Shell::new(&masked(orbits), &earth(), 0))
    }

    fn sight(shell: &Shell) -> Sight<'_> {
        Sight::new(shell, shell.circular().expect("circular orbits"), earth().turning_rate())
    }

    /// The upward direction at a place on the turning Earth.
    fn up((latitude_deg, longitude_deg): (f64, f64), t: f64) -> Moving {
        let turning = earth().turning_rate();
        let (z, across) = libm::sincos(f64::to_radians(latitude_deg));
        let (sin, cos) = libm::sincos(f64::to_radians(longitude_deg) + turning * t);
        let at = [across * cos, across * sin, z];
        Moving { at, rate: [-turning * at[1], turning * at[0], 0.0] }
    }

    fn a_day() -> impl Iterator<Item = f64> {
        (1..480).map(|step| 180.0 * f64::from(step))
    }

    #[test]
    fn the_margin_above_the_mask_foretells_itself() {
        for shell in shells() {
            for place in PLACES {
                assert_rate_and_bend(4.0, a_day(), |t| sight(&shell).mask(3, t, up(place, t)));
            }
        }
    }

    #[test]
    fn the_margin_of_a_plane_foretells_itself() {
        for shell in shells() {
            let sight = sight(&shell);
            // Where the sky turns overhead; at the poles it hardly bends.
            for place in &PLACES[..3] {
                assert_rate_and_bend(100.0, a_day(), |t| {
                    sight.moving_plane_margin(&sight.orbits.planes[1], up(*place, t))
                });
            }
        }
    }

    #[test]
    fn while_a_plane_is_hidden_none_of_its_orbit_is_above_the_mask_and_else_some_is() {
        let mut hidden_ones = 0;
        for shell in shells() {
            let sight = sight(&shell);
            for (plane, first) in sight.planes() {
                for t in a_day() {
                    let at = up((35.0, 20.0), t);
                    let hidden = sight.plane_hidden_for(plane, at);
                    let highest = (0..720)
                        .map(|step| dot(sight.orbits.ahead(first, t, f64::from(step) / 720.0), at.at))
                        .fold(f64::NEG_INFINITY, f64::max);
                    assert_eq!(hidden < 0.0, highest > shell.threshold, "{hidden} s, {highest}");
                    if hidden >= 0.0 {
                        hidden_ones += 1;
                        let later = sight.plane_hidden_for(plane, up((35.0, 20.0), t + 0.999 * hidden));
                        assert!(later >= 0.0, "hidden for {hidden} s, and seen before");
                    }
                }
            }
        }
        assert!(hidden_ones > 1000, "{hidden_ones}");
    }

    #[test]
    fn two_satellites_are_never_farther_apart_than_is_said_and_once_a_turn_nearly_as_far() {
        for shell in shells() {
            let (sight, period) = (sight(&shell), shell.orbits.period_s(0));
            for other in 1..shell.count() {
                let apart = |t: f64| {
                    let line = sub(shell.at(0, t), shell.at(other, t));
                    dot(line, line).sqrt()
                };
                let most = (0..360).map(|step| apart(period * f64::from(step) / 360.0)).fold(0.0, f64::max);
                for t in [0.0, 0.1 * period, 0.7 * period] {
                    let bound = sight.farthest_apart(0, other, t);
                    assert!((most..=most * 1.5).contains(&(bound * 1.000_001)), "{bound} for {most}");
                }
            }
        }
    }

    /// A run's work is limited by what its evaluations look at.
    #[test]
    fn every_plane_is_counted_as_looked_at_and_every_satellite_of_those_that_may_be_in_view() {
        for shell in shells() {
            let sight = sight(&shell);
            let constellations = vec![shell.spec.clone()];
            let sky = Sky::new(&SkySpec { constellations, ..SkySpec::default() }).expect("a sky");
            for t in a_day() {
                let (at, mut work) = (up((35.0, 20.0), t), Work::unlimited());
                let near =
                    sight.planes().filter(|(plane, _)| sight.plane_hidden_for(plane, at) < 0.0).count();
                sight.over_candidates(at, &mut work, |_| 1.0);
                let (planes, slots) = (u64::from(shell.planes()), u64::from(shell.slots(0)));
                let satellites = near as u64 * slots;
                assert_eq!(work.done(), STEPS_PER_PLANE * planes + STEPS_PER_SATELLITE * satellites);
                let mut snapshot = Snapshot::new(sky.satellites());
                sight.each_visible(&mut snapshot, at.at, |_, _| ());
                assert_eq!(snapshot.steps, planes + STEPS_PER_LOOK * satellites);
            }
        }
    }

    #[test]
    fn of_satellites_at_the_same_height_the_lower_number_is_taken() {
        // Two planes that are one: every satellite has a twin.
        let twins = WalkerSpec {
            node_spacing_deg: Some(0.0),
            phase_step_deg: Some(0.0),
            ..WalkerSpec::star(2, 12, 1400.0, 80.0)
        };
        let constellations = vec![ConstellationSpec::new(twins)];
        let sky = Sky::new(&SkySpec { constellations, ..SkySpec::default() }).expect("a sky");
        let mut snapshot = Snapshot::new(sky.satellites());
        let sight = super::super::Sight::new(&sky, &sky.shells()[0], false);
        for t in a_day() {
            snapshot.begin(SimTime::from_secs_f64(t));
            let at = up((20.0, 30.0), t).at;
            let first = sight.best(&mut snapshot, at, |_| true);
            assert!(first.is_none_or(|satellite| satellite < 12));
            let other = sight.best(&mut snapshot, at, |satellite| Some(satellite) != first);
            assert_eq!(other, first.map(|satellite| satellite + 12), "its twin");
        }
    }

    #[test]
    fn a_satellite_at_the_mask_itself_is_out_of_view() {
        let [mut shell, ..] = shells();
        let sky = Sky::new(&SkySpec { constellations: vec![shell.spec.clone()], ..SkySpec::default() });
        let sky = sky.expect("a sky");
        let mut snapshot = Snapshot::new(sky.satellites());
        snapshot.begin(SimTime::ZERO);
        let satellite = snapshot.at(&shell, 0);
        shell.threshold = dot(satellite, satellite);
        let mut seen = Vec::new();
        sight(&shell).each_visible(&mut snapshot, satellite, |satellite, _| seen.push(satellite));
        assert_eq!(seen, [] as [u32; 0]);
    }
}
