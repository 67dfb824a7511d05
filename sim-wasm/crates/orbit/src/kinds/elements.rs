//! Real satellites, propagated by SGP4 from their element sets.
//!
//! The inertial frame of the sky coincides with the Earth-fixed one at time 0 and turns against it at the rate of the
//! sky, so a place in TEME is turned by what is left of sidereal time: satellites stand over the right places of the
//! Earth, whatever the rate. The ground stays the sphere of the sky, without the Earth's flattening.

use std::sync::Arc;

use skywindow_elements::{ElementSet, Epoch, GM_KM3_S2, Orbit, RADIUS_KM, frame};

use super::{Kind, heights_km};
use crate::earth::EarthSpec;
use crate::motion::{Bounds, Motion, Moving};
use crate::vector::{Vec3, cross, dot, length, scale, sub, turn};

/// Element sets, and the instant at which they begin to move.
#[derive(Clone, Debug, PartialEq)]
pub struct ElementsSpec {
    /// One for each satellite.
    pub sets: Arc<[ElementSet]>,
    /// The instant that time 0 means.
    pub epoch: Epoch,
}

/// The longest time for which it is known when a satellite decays: that of the longest run.
const HORIZON_S: f64 = 30.0 * DAY_S;
const DAY_S: f64 = 86_400.0;
/// Above this perigee a satellite that still flies after the horizon has not decayed meanwhile.
const SAFE_KM: f64 = 200.0;
/// How finely the instant of a decay is looked for, s; an orbit that grazes the Earth is below it for longer.
const LOOK_S: f64 = 60.0;
/// How exactly it is found, s.
const EXACT_S: f64 = 1e-3;

/// By how much the Earth's flattening and the Sun and Moon add to the pull of a sphere, at most.
const PULL: f64 = 1.01;

/// A satellite ready for computing.
#[derive(Clone, Debug)]
struct Satellite {
    orbit: Orbit,
    /// Minutes from its epoch to time 0.
    age_min: f64,
    period_s: f64,
    /// When it leaves the sky, in s.
    lost_s: f64,
}

impl Satellite {
    fn new(set: &ElementSet, epoch: Epoch) -> Option<Self> {
        let orbit = Orbit::new(set).ok()?;
        let age_min = epoch.seconds_since(set.epoch) / 60.0;
        let mut satellite =
            Self { orbit, age_min, period_s: DAY_S / set.mean_motion_rev_day, lost_s: f64::INFINITY };
        satellite.lost_s = satellite.decay();
        Some(satellite)
    }

    /// Place and velocity in TEME at `t`, if it flies.
    fn state(&self, t: f64) -> Option<Moving> {
        let state = self.orbit.state(self.age_min + t / 60.0).ok()?;
        Some(Moving { at: state.position, rate: state.velocity })
    }

    /// The instant at which it decays; infinite if it flies on. Drag only ever lowers an orbit, so that one which is
    /// safe at an instant was so before; where it is not any more minutes are looked at one by one.
    fn decay(&self) -> f64 {
        if self.is_safe(HORIZON_S) {
            return f64::INFINITY;
        }
        let days = (0..30).map(|day| DAY_S * f64::from(day));
        let from = days.take_while(|&day| self.is_safe(day)).last().unwrap_or(0.0);
        let looks = ((HORIZON_S - from) / LOOK_S) as u32;
        let gone = (1..=looks).map(|look| from + LOOK_S * f64::from(look)).find(|&t| self.state(t).is_none());
        let Some(mut after) = gone else { return f64::INFINITY };
        let mut before = after - LOOK_S;
        while after - before > EXACT_S {
            let middle = 0.5 * (before + after);
            if self.state(middle).is_some() { before = middle } else { after = middle }
        }
        after
    }

    /// Whether it flies at `t`, on an orbit that keeps well above the ground.
    fn is_safe(&self, t: f64) -> bool {
        self.state(t).is_some_and(|state| perigee_km(state) > RADIUS_KM + SAFE_KM)
    }
}

/// The least distance from the Earth's centre on the ellipse that a place and a velocity belong to.
fn perigee_km(Moving { at, rate }: Moving) -> f64 {
    let radius = length(at);
    let axis = 1.0 / (2.0 / radius - dot(rate, rate) / GM_KM3_S2);
    let momentum = cross(at, rate);
    // The vector that points to the perigee and is as long as the ellipse is eccentric.
    let eccentricity = length(sub(scale(cross(rate, momentum), 1.0 / GM_KM3_S2), scale(at, 1.0 / radius)));
    axis * (1.0 - eccentricity)
}

/// Element sets ready for computing.
#[derive(Clone, Debug)]
pub(crate) struct Elements {
    satellites: Vec<Satellite>,
    /// Sidereal time at time 0.
    sidereal_time: f64,
    /// By how much the sky turns faster than the Earth does, radians a second.
    faster: f64,
    bounds: Bounds,
}

impl Elements {
    /// Where a satellite rests that has left the sky: deep in the Earth, out of everybody's sight, and each at a place
    /// of its own, so that no distance is 0.
    fn rest(index: u32) -> Moving {
        Moving { at: [0.0, 0.0, 1e-3 * f64::from(index + 1)], rate: [0.0; 3] }
    }

    fn flying(&self, index: u32, t: f64) -> Option<Moving> {
        let satellite = &self.satellites[index as usize];
        let Moving { at, rate } = if t < satellite.lost_s { satellite.state(t)? } else { return None };
        let (sin, cos) = libm::sincos(self.faster * t - self.sidereal_time);
        let (at, rate) = (turn(at, sin, cos), turn(rate, sin, cos));
        let carried = [-self.faster * at[1], self.faster * at[0], 0.0];
        Some(Moving { at, rate: [rate[0] + carried[0], rate[1] + carried[1], rate[2]] })
    }
}

impl Kind for ElementsSpec {
    type Ready = Elements;

    fn check(&self, _: &EarthSpec) -> Result<(), String> {
        for set in self.sets.iter() {
            set.flies_at(self.epoch)?;
        }
        Ok(())
    }

    fn satellites(&self) -> u64 {
        self.sets.len() as u64
    }

    fn planes(&self) -> Vec<u32> {
        vec![1; self.sets.len()]
    }

    fn heights_km(&self, earth: &EarthSpec) -> [f64; 2] {
        let ellipse = |set: &ElementSet| (set.semi_major_axis_km(), set.eccentricity);
        heights_km(self.sets.iter().map(ellipse), earth)
    }

    fn ready(&self, earth: &EarthSpec) -> Elements {
        Elements {
            satellites: self.sets.iter().filter_map(|set| Satellite::new(set, self.epoch)).collect(),
            sidereal_time: frame::sidereal_time(self.epoch),
            faster: earth.turning_rate() - frame::TURNING_RATE,
            bounds: bounds(&self.sets),
        }
    }
}

/// The lowest satellite is the fastest and falls fastest. Where air may pull one down to the ground the ground counts.
fn bounds(sets: &[ElementSet]) -> Bounds {
    let fastest = sets.iter().map(|set| {
        let perigee = set.semi_major_axis_km() * (1.0 - set.eccentricity);
        let lowest = if perigee < RADIUS_KM + 2000.0 { RADIUS_KM } else { 0.9 * perigee };
        let speed = (GM_KM3_S2 * (1.0 + set.eccentricity) / lowest).sqrt();
        Bounds { speed: PULL * speed, acceleration: PULL * GM_KM3_S2 / (lowest * lowest) }
    });
    fastest.fold(Bounds { speed: 0.0, acceleration: 0.0 }, |most, one| Bounds {
        speed: most.speed.max(one.speed),
        acceleration: most.acceleration.max(one.acceleration),
    })
}

impl Motion for Elements {
    fn at(&self, index: u32, t: f64) -> Vec3 {
        self.moving(index, t).at
    }

    fn moving(&self, index: u32, t: f64) -> Moving {
        self.flying(index, t).unwrap_or_else(|| Self::rest(index))
    }

    fn ahead(&self, index: u32, t: f64, share: f64) -> Vec3 {
        let Satellite { period_s, lost_s, .. } = self.satellites[index as usize];
        let at = (t + share * period_s).min(lost_s - EXACT_S);
        // The orbit as it lies at `t`: what the sky turns meanwhile is left out.
        let (sin, cos) = libm::sincos(self.faster * (t - at));
        turn(self.at(index, at), sin, cos)
    }

    fn period_s(&self, index: u32) -> f64 {
        self.satellites[index as usize].period_s
    }

    fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Neighbours in a file are none in the sky.
    fn planes_in_order(&self) -> bool {
        false
    }

    fn leaves_s(&self, index: u32) -> f64 {
        self.satellites[index as usize].lost_s
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConstellationSpec, Sky, SkySpec};
    use skywindow_elements::read;

    const VERIFICATION: &str = include_str!("../../../../../tests/reference/SGP4-VER.TLE");

    /// The satellites of the verification set with these catalogue numbers, from the epoch of the first on.
    fn ready(numbers: &[u32]) -> Elements {
        let all = read(VERIFICATION).sets;
        let sets: Arc<[ElementSet]> = numbers
            .iter()
            .map(|&number| all.iter().find(|set| set.catalogue_number == number).expect("a set").clone())
            .collect();
        let spec = ElementsSpec { epoch: sets[0].epoch, sets };
        assert_eq!(spec.check(&EarthSpec::default()), Ok(()));
        spec.ready(&EarthSpec::default())
    }

    /// Near and far, round and eccentric, drawn down and resonant.
    const FLYING: [u32; 6] = [5, 6251, 28_057, 8195, 28_129, 28_626];

    #[test]
    fn velocities_are_those_of_the_places_and_bounds_hold() {
        for number in FLYING {
            let elements = ready(&[number]);
            let (mut fastest, mut falls) = (0.0f64, 0.0f64);
            for t in (0..1440).map(|step| 60.0 * f64::from(step)) {
                let [before, now, after] = [t - 0.5, t, t + 0.5].map(|t| elements.moving(0, t));
                let slope = sub(after.at, before.at);
                // SGP4 gives the velocity of a slightly simpler orbit than that of its places.
                let off = length(sub(slope, now.rate));
                assert!(off < 2e-3, "{number} at {t} s: {off} km/s");
                fastest = fastest.max(length(slope));
                falls = falls.max(length(sub(after.rate, before.rate)));
            }
            let Bounds { speed, acceleration } = elements.bounds;
            assert!(fastest < speed && falls < acceleration, "{number}: {fastest} {falls}");
            assert!(speed < 1.3 * fastest && acceleration < 2.5 * falls, "{number}: {speed} {acceleration}");
        }
    }

    #[test]
    fn a_satellite_that_decays_leaves_at_its_last_instant_and_does_not_come_back() {
        // The published program loses these in flight: after 50 and before 55 minutes, after 420 and before 440.
        for (number, minutes) in [(28_872, 50.0..55.0), (29_141, 420.0..440.0)] {
            let elements = ready(&[number]);
            let leaves = elements.leaves_s(0);
            assert!(minutes.contains(&(leaves / 60.0)), "{number}: {leaves} s");
            assert!(length(elements.at(0, leaves - 2.0 * EXACT_S)) > RADIUS_KM);
            for t in (0..100_000).map(|step| leaves + 17.0 * f64::from(step)) {
                assert_eq!(elements.at(0, t), Elements::rest(0).at);
            }
            let drawn_last = elements.ahead(0, leaves - 60.0, 0.9);
            assert!(length(drawn_last) > RADIUS_KM, "an orbit is drawn as far as it goes");
        }
        for number in FLYING {
            assert_eq!(ready(&[number]).leaves_s(0), f64::INFINITY, "{number}");
        }
    }

    #[test]
    fn a_satellite_stays_for_what_is_left_until_it_decays() {
        let sets: Arc<[ElementSet]> =
            read(VERIFICATION).sets.into_iter().filter(|set| set.catalogue_number == 28_872).collect();
        let spec = ElementsSpec { epoch: sets[0].epoch, sets };
        let spec = SkySpec { constellations: vec![ConstellationSpec::new(spec)], ..SkySpec::default() };
        let sky = Sky::new(&spec).expect("a sky");
        let leaves = sky.shells()[0].orbits.leaves_s(0);
        let twice =
            SkySpec { constellations: [&spec.constellations[0]; 2].map(Clone::clone).to_vec(), ..spec };
        let sky = Sky::new(&twice).expect("a sky");
        for (shell, satellite) in sky.shells().iter().zip(0..) {
            assert_eq!(shell.stays_for(satellite, 100.0), leaves - 100.0);
            assert_eq!(shell.stays_for(satellite, leaves + 1.0), f64::INFINITY, "it has left for good");
        }
    }

    #[test]
    fn an_orbit_is_drawn_from_the_satellite_round_to_it() {
        for number in FLYING {
            let elements = ready(&[number]);
            for t in [0.0, 5000.0, 80_000.0] {
                let [here, round] = [0.0, 1.0].map(|share| elements.ahead(0, t, share));
                assert_eq!(here, elements.at(0, t));
                assert!(length(sub(here, round)) < 0.02 * length(here), "{number}");
            }
        }
    }

    #[test]
    fn a_part_of_the_period_leads_along_the_velocity() {
        for number in FLYING {
            let elements = ready(&[number]);
            let set = read(VERIFICATION).sets.into_iter().find(|set| set.catalogue_number == number);
            let period = DAY_S / set.expect("a set").mean_motion_rev_day;
            assert_eq!(elements.period_s(0), period);
            let (now, along) = (elements.moving(0, 1000.0), elements.ahead(0, 1000.0, 1e-3));
            let straight = length(now.rate) * 1e-3 * period;
            let off = length(sub(sub(along, now.at), now.rate.map(|rate| rate * 1e-3 * period)));
            assert!(off < 0.02 * straight, "{number}: {off} of {straight} km");
        }
    }

    #[test]
    fn an_earth_that_turns_faster_carries_the_satellites_along_with_it() {
        let sets: Arc<[ElementSet]> = read(VERIFICATION).sets.into_iter().take(1).collect();
        let earth = EarthSpec { sidereal_day_s: 20_000.0, ..EarthSpec::default() };
        let elements = ElementsSpec { epoch: sets[0].epoch, sets }.ready(&earth);
        for t in [0.0, 700.0, 5000.0] {
            let [before, now, after] = [t - 0.5, t, t + 0.5].map(|t| elements.moving(0, t));
            assert!(length(sub(sub(after.at, before.at), now.rate)) < 2e-3, "at {t} s");
        }
    }

    #[test]
    fn heights_are_those_of_the_lowest_perigee_and_the_highest_apogee() {
        let earth = EarthSpec::default();
        let sets: Arc<[ElementSet]> = read(VERIFICATION).sets.into_iter().take(2).collect();
        let spec = ElementsSpec { epoch: sets[0].epoch, sets };
        let elements = spec.ready(&earth);
        let height = |index, t| length(elements.at(index, t)) - earth.radius_km;
        let flown: Vec<f64> =
            (0..9000).flat_map(|step| [0, 1].map(|index| height(index, 10.0 * f64::from(step)))).collect();
        let [lowest, highest] = spec.heights_km(&earth);
        let flown = [f64::INFINITY, 0.0].map(|from| {
            let further = if from == 0.0 { f64::max } else { f64::min };
            flown.iter().copied().fold(from, further)
        });
        // What pulls besides the Earth's centre moves a satellite by a hundredth of its height.
        assert!((lowest / flown[0] - 1.0).abs() < 0.01, "{lowest} km, {flown:?}");
        assert!((highest / flown[1] - 1.0).abs() < 0.01, "{highest} km, {flown:?}");
    }

    #[test]
    fn satellites_that_have_decayed_are_refused_where_time_begins() {
        let new = read(VERIFICATION).sets.into_iter().filter(|set| set.catalogue_number >= 22_312);
        let sets: Arc<[ElementSet]> = new.collect();
        let epoch = Epoch::parse("2006-06-26T00:00:00").expect("an instant");
        let refused = ElementsSpec { sets, epoch }.check(&EarthSpec::default());
        let why = "its orbit has decayed: its mean elements are no ellipse any more";
        assert_eq!(refused, Err(format!("22312 has no orbit at 2006-06-26T00:00:00: {why}")));
    }
}
