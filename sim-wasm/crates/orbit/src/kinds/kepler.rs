//! Kepler orbits: ellipses around the Earth's centre, which its oblateness turns slowly.
//!
//! Of the oblateness only the secular part of the term J2 is in the model: node, perigee and mean anomaly move on evenly,
//! and the size and shape of the ellipse stay (Vallado, Fundamentals of Astrodynamics and Applications, 9.6.1).

use core::f64::consts::{PI, TAU};

use super::walker::Phasing;
use super::{Kind, heights_km};
use crate::check::within;
use crate::earth::EarthSpec;
use crate::motion::{Bounds, Motion, Moving};
use crate::vector::Vec3;

/// The second zonal harmonic of the Earth's gravity, with the equatorial radius as its length (WGS 84, EGM96).
const J2: f64 = 1.082_626_68e-3;

/// Eccentricities up to this keep Kepler's equation well-conditioned.
const MOST_ECCENTRIC: f64 = 0.99;

/// Size, shape and place of an orbit at time 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeplerElements {
    /// Half the long axis in km.
    pub semi_major_axis_km: f64,
    /// 0 for a circle, below 1.
    pub eccentricity: f64,
    /// Against the equator in degrees, 0 to 180.
    pub inclination_deg: f64,
    /// Inertial longitude of the ascending node in degrees.
    pub node_deg: f64,
    /// From the ascending node to the perigee, in degrees.
    pub argument_deg: f64,
}

impl KeplerElements {
    /// Those with this size and shape, over the equator.
    pub const fn new(semi_major_axis_km: f64, eccentricity: f64) -> Self {
        Self { semi_major_axis_km, eccentricity, inclination_deg: 0.0, node_deg: 0.0, argument_deg: 0.0 }
    }

    /// The same given by the heights of perigee and apogee above a sphere of this radius, in km.
    pub fn between(perigee_km: f64, apogee_km: f64, radius_km: f64) -> Self {
        let (low, high) = (radius_km + perigee_km, radius_km + apogee_km);
        Self::new(0.5 * (low + high), (high - low) / (high + low))
    }
}

/// The mean anomalies of so many satellites spread evenly, in degrees.
pub fn spread_evenly(satellites: u32, first_deg: f64) -> Vec<f64> {
    let slot_deg = 360.0 / f64::from(satellites);
    (0..satellites).map(|slot| f64::from(slot) * slot_deg + first_deg).collect()
}

/// An orbit with its satellites: a plane.
#[derive(Clone, Debug, PartialEq)]
pub struct KeplerOrbit {
    /// The orbit.
    pub elements: KeplerElements,
    /// The mean anomaly of each satellite at time 0, in degrees.
    pub anomalies_deg: Vec<f64>,
}

/// Equal orbits in planes spread evenly.
#[derive(Clone, Debug, PartialEq)]
pub struct KeplerPlanes {
    /// Number of planes.
    pub planes: u32,
    /// Satellites in each, spread evenly in mean anomaly.
    pub satellites_per_plane: u32,
    /// The orbit of the first plane.
    pub first: KeplerElements,
    /// The mean anomaly of the first plane's first satellite at time 0, in degrees.
    pub first_anomaly_deg: f64,
    /// Degrees between the ascending nodes of neighbouring planes; absent: 360 / planes.
    pub node_spacing_deg: Option<f64>,
    /// Degrees of mean anomaly by which planes are shifted.
    pub phase_step_deg: f64,
    /// Which planes are shifted.
    pub phasing: Phasing,
}

impl KeplerPlanes {
    fn node_spacing(&self) -> f64 {
        self.node_spacing_deg.unwrap_or(360.0 / f64::from(self.planes))
    }

    fn orbit(&self, plane: u32) -> KeplerOrbit {
        let first = self.first_anomaly_deg + self.phasing.shift(self.phase_step_deg, plane);
        let node_deg = self.first.node_deg + f64::from(plane) * self.node_spacing();
        KeplerOrbit {
            elements: KeplerElements { node_deg, ..self.first },
            anomalies_deg: spread_evenly(self.satellites_per_plane, first),
        }
    }
}

/// Kepler orbits: planes spread evenly, then single orbits, each a plane.
#[derive(Clone, Debug, PartialEq)]
pub struct KeplerSpec {
    /// Planes spread evenly, if there are any.
    pub planes: Option<KeplerPlanes>,
    /// Further orbits.
    pub orbits: Vec<KeplerOrbit>,
    /// Whether the Earth's oblateness turns the orbits.
    pub j2: bool,
}

impl KeplerSpec {
    /// Every orbit, in order.
    fn orbits(&self) -> impl Iterator<Item = KeplerOrbit> {
        let spread =
            self.planes.iter().flat_map(|planes| (0..planes.planes).map(|plane| planes.orbit(plane)));
        spread.chain(self.orbits.iter().cloned())
    }
}

impl Kind for KeplerSpec {
    type Ready = Kepler;

    fn check(&self, earth: &EarthSpec) -> Result<(), String> {
        if let Some(planes) = &self.planes {
            elements(&planes.first, earth)?;
            within("first mean anomaly (degrees)", planes.first_anomaly_deg, -360.0, 360.0)?;
            within("node spacing (degrees)", planes.node_spacing(), -360.0, 360.0)?;
            within("phase step (degrees)", planes.phase_step_deg, -360.0, 360.0)?;
        }
        for (index, orbit) in self.orbits.iter().enumerate() {
            let one = |()| {
                orbit
                    .anomalies_deg
                    .iter()
                    .try_for_each(|&m| within("mean anomaly (degrees)", m, -720.0, 720.0))
            };
            elements(&orbit.elements, earth).and_then(one).map_err(|why| format!("orbit {index}: {why}"))?;
            if orbit.anomalies_deg.is_empty() {
                return Err(format!("orbit {index}: it has no satellites"));
            }
        }
        Ok(())
    }

    fn satellites(&self) -> u64 {
        let spread = self
            .planes
            .as_ref()
            .map_or(0, |spread| u64::from(spread.planes) * u64::from(spread.satellites_per_plane));
        spread + self.orbits.iter().map(|orbit| orbit.anomalies_deg.len() as u64).sum::<u64>()
    }

    fn planes(&self) -> Vec<u32> {
        self.orbits().map(|orbit| orbit.anomalies_deg.len() as u32).collect()
    }

    fn heights_km(&self, earth: &EarthSpec) -> [f64; 2] {
        let spread = self.planes.iter().map(|planes| planes.first);
        let all = spread.chain(self.orbits.iter().map(|orbit| orbit.elements));
        heights_km(all.map(|one| (one.semi_major_axis_km, one.eccentricity)), earth)
    }

    fn ready(&self, earth: &EarthSpec) -> Kepler {
        let (mut ellipses, mut satellites) = (Vec::new(), Vec::new());
        let mut bounds = Bounds { speed: 0.0, acceleration: 0.0 };
        for (number, orbit) in (0..).zip(self.orbits()) {
            let ellipse = Ellipse::new(&orbit.elements, earth, self.j2);
            bounds = bounds.or(ellipse.bounds());
            ellipses.push(ellipse);
            satellites.extend(orbit.anomalies_deg.iter().map(|anomaly| (number, anomaly.to_radians())));
        }
        let ring = self.planes.as_ref().filter(|_| self.orbits.is_empty());
        let closes =
            ring.map(|ring| ring.phasing.turn(ring.phase_step_deg, ring.planes, ring.satellites_per_plane));
        Kepler { ellipses, satellites, bounds, closes }
    }
}

fn elements(elements: &KeplerElements, earth: &EarthSpec) -> Result<(), String> {
    within("eccentricity", elements.eccentricity, 0.0, MOST_ECCENTRIC)?;
    within("semi-major axis (km)", elements.semi_major_axis_km, 1.0, 1e7)?;
    let perigee_km = elements.semi_major_axis_km * (1.0 - elements.eccentricity) - earth.radius_km;
    within("perigee (km)", perigee_km, 1.0, 1e7)?;
    within("inclination (degrees)", elements.inclination_deg, 0.0, 180.0)?;
    within("node (degrees)", elements.node_deg, -1e6, 1e6)?;
    within("argument of perigee (degrees)", elements.argument_deg, -360.0, 360.0)
}

/// An angle that moves on evenly, in radians.
#[derive(Clone, Copy, Debug)]
struct Drift {
    start: f64,
    rate: f64,
}

impl Drift {
    fn at(self, t: f64) -> f64 {
        self.start + self.rate * t
    }
}

/// An orbit ready for computing.
#[derive(Clone, Debug)]
struct Ellipse {
    eccentricity: f64,
    /// Half the long and the short axis in km.
    major: f64,
    minor: f64,
    sin_tilt: f64,
    cos_tilt: f64,
    node: Drift,
    argument: Drift,
    /// Of the mean anomaly, in radians a second.
    rate: f64,
}

impl Ellipse {
    fn new(elements: &KeplerElements, earth: &EarthSpec, j2: bool) -> Self {
        let (major, eccentricity) = (elements.semi_major_axis_km, elements.eccentricity);
        let (sin_tilt, cos_tilt) = libm::sincos(elements.inclination_deg.to_radians());
        let short = 1.0 - eccentricity * eccentricity;
        let rate = (earth.gm_km3_s2 / (major * major * major)).sqrt();
        let flat = earth.radius_km / (major * short);
        let pull = if j2 { 1.5 * J2 * flat * flat * rate } else { 0.0 };
        let sin2 = sin_tilt * sin_tilt;
        Self {
            eccentricity,
            major,
            minor: major * short.sqrt(),
            sin_tilt,
            cos_tilt,
            node: Drift { start: elements.node_deg.to_radians(), rate: -pull * cos_tilt },
            argument: Drift { start: elements.argument_deg.to_radians(), rate: pull * (2.0 - 2.5 * sin2) },
            rate: rate + pull * short.sqrt() * (1.0 - 1.5 * sin2),
        }
    }

    /// From the plane of the orbit, where the first axis points at the perigee, into the inertial frame at `t`.
    fn turned(&self, [x, y]: [f64; 2], t: f64) -> Vec3 {
        let (sin, cos) = libm::sincos(self.argument.at(t));
        let (ahead, up) = (x * cos - y * sin, x * sin + y * cos);
        let (sin, cos) = libm::sincos(self.node.at(t));
        let across = up * self.cos_tilt;
        [ahead * cos - across * sin, ahead * sin + across * cos, up * self.sin_tilt]
    }

    fn at(&self, anomaly: f64, t: f64) -> Vec3 {
        let (sin, cos) = libm::sincos(eccentric_anomaly(anomaly, self.eccentricity));
        self.turned([self.major * (cos - self.eccentricity), self.minor * sin], t)
    }

    fn moving(&self, anomaly: f64, t: f64) -> Moving {
        let (sin, cos) = libm::sincos(eccentric_anomaly(anomaly, self.eccentricity));
        let (x, y) = (self.major * (cos - self.eccentricity), self.minor * sin);
        let rate = self.rate / (1.0 - self.eccentricity * cos);
        // The plane turns under the satellite with the perigee, and about the pole with the node.
        let turning = self.argument.rate;
        let along = [-self.major * sin * rate - turning * y, self.minor * cos * rate + turning * x];
        let (at, mut velocity) = (self.turned([x, y], t), self.turned(along, t));
        velocity[0] -= self.node.rate * at[1];
        velocity[1] += self.node.rate * at[0];
        Moving { at, rate: velocity }
    }

    fn bounds(&self) -> Bounds {
        let (near, far) = (self.major * (1.0 - self.eccentricity), self.major * (1.0 + self.eccentricity));
        let turning = self.node.rate.abs() + self.argument.rate.abs();
        // Fastest and most strongly pulled at the perigee; what the turning plane adds is largest at the apogee.
        let fastest = self.rate * self.major * (far / near).sqrt();
        let pull = self.rate * self.rate * self.major * (self.major / near) * (self.major / near);
        Bounds {
            speed: fastest + turning * far,
            acceleration: pull + 2.0 * turning * fastest + turning * turning * far,
        }
    }
}

/// Kepler orbits ready for computing.
#[derive(Clone, Debug)]
pub(crate) struct Kepler {
    ellipses: Vec<Ellipse>,
    /// For each satellite its ellipse and its mean anomaly at time 0, in radians.
    satellites: Vec<(u32, f64)>,
    bounds: Bounds,
    closes: Option<u32>,
}

impl Kepler {
    /// The ellipse of a satellite and its mean anomaly at `t`.
    fn find(&self, index: u32, t: f64) -> (&Ellipse, f64) {
        let (ellipse, start) = self.satellites[index as usize];
        let ellipse = &self.ellipses[ellipse as usize];
        (ellipse, start + ellipse.rate * t)
    }
}

impl Motion for Kepler {
    fn at(&self, index: u32, t: f64) -> Vec3 {
        let (ellipse, anomaly) = self.find(index, t);
        ellipse.at(anomaly, t)
    }

    fn moving(&self, index: u32, t: f64) -> Moving {
        let (ellipse, anomaly) = self.find(index, t);
        ellipse.moving(anomaly, t)
    }

    /// A turn is shared out by the eccentric anomaly, so that points lie close where the ellipse bends.
    fn ahead(&self, index: u32, t: f64, share: f64) -> Vec3 {
        let (ellipse, anomaly) = self.find(index, t);
        let angle = eccentric_anomaly(anomaly, ellipse.eccentricity) + TAU * share;
        let (sin, cos) = libm::sincos(angle);
        ellipse.turned([ellipse.major * (cos - ellipse.eccentricity), ellipse.minor * sin], t)
    }

    /// From perigee to perigee.
    fn period_s(&self, index: u32) -> f64 {
        TAU / self.find(index, 0.0).0.rate
    }

    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn closes(&self) -> Option<u32> {
        self.closes
    }
}

/// More steps than Newton's method ever needs from its start here.
const MOST_STEPS: u32 = 30;

/// Solves Kepler's equation E − e sin E = M to the precision of its numbers.
///
/// Within half a turn from the perigee the left side is convex, and too large at M + e and at half a turn. From there
/// Newton's method comes down on the solution without passing it, until only rounding is left.
fn eccentric_anomaly(mean: f64, eccentricity: f64) -> f64 {
    let mean = libm::fmod(mean, TAU);
    let mean = if mean > PI {
        mean - TAU
    } else if mean < -PI {
        mean + TAU
    } else {
        mean
    };
    let mut angle = (mean.abs() + eccentricity).min(PI).copysign(mean);
    let mut missing = f64::INFINITY;
    for _ in 0..MOST_STEPS {
        let (sin, cos) = libm::sincos(angle);
        let error = angle - eccentricity * sin - mean;
        if error == 0.0 || error.abs() >= missing {
            break;
        }
        missing = error.abs();
        angle -= error / (1.0 - eccentricity * cos);
    }
    angle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::{dot, length, sub};

    #[test]
    fn keplers_equation_is_solved_within_half_a_turn_of_the_perigee() {
        for eccentricity in [0.0, 0.1, 0.7, 0.99] {
            for step in -400..=400 {
                let mean = TAU * f64::from(step) / 100.0;
                let angle = eccentric_anomaly(mean, eccentricity);
                assert!(angle.abs() <= PI * (1.0 + 1e-15), "{angle} for {mean}");
                let turns = (angle - eccentricity * libm::sin(angle) - mean) / TAU;
                assert!((turns - turns.round()).abs() < 1e-14, "{angle} for {mean}, e = {eccentricity}");
            }
        }
    }

    #[test]
    fn heights_are_those_of_the_lowest_perigee_and_the_highest_apogee_of_planes_and_single_orbits() {
        let earth = EarthSpec::default();
        let between =
            |perigee_km: f64, apogee_km: f64| KeplerElements::between(perigee_km, apogee_km, earth.radius_km);
        let planes = |first: KeplerElements| KeplerPlanes {
            planes: 3,
            satellites_per_plane: 4,
            first,
            first_anomaly_deg: 0.0,
            node_spacing_deg: None,
            phase_step_deg: 0.0,
            phasing: Phasing::Alternate,
        };
        let heights = |first: KeplerElements, single: KeplerElements| {
            let orbits = vec![KeplerOrbit { elements: single, anomalies_deg: vec![0.0] }];
            let spec = KeplerSpec { planes: Some(planes(first)), orbits, j2: false };
            spec.heights_km(&earth).map(|km| (km * 1e6).round() / 1e6)
        };
        assert_eq!(heights(between(500.0, 8000.0), between(700.0, 40_000.0)), [500.0, 40_000.0]);
        assert_eq!(heights(between(700.0, 40_000.0), between(500.0, 8000.0)), [500.0, 40_000.0]);
    }

    #[test]
    fn bounds_hold_all_round_the_ellipse_and_are_reached_at_the_perigee() {
        for apogee_km in [600.0, 8000.0, 40_000.0] {
            let (near, far) = (6978.0, 6378.0 + apogee_km);
            let elements = KeplerElements {
                inclination_deg: 63.4,
                argument_deg: 270.0,
                ..KeplerElements::new((near + far) / 2.0, (far - near) / (far + near))
            };
            let orbits = vec![KeplerOrbit { elements, anomalies_deg: vec![0.0] }];
            let kepler = KeplerSpec { planes: None, orbits, j2: true }.ready(&EarthSpec::default());
            let (mut fastest, mut falls) = (0.0_f64, 0.0_f64);
            for step in 0..4000 {
                let t = kepler.period_s(0) * f64::from(step) / 4000.0;
                let [before, now, after] = [t - 0.5, t, t + 0.5].map(|t| kepler.moving(0, t));
                fastest = fastest.max(length(now.rate));
                falls = falls.max(length(sub(after.rate, before.rate)));
            }
            let Bounds { speed, acceleration } = kepler.bounds;
            assert!(fastest <= speed && speed < 1.01 * fastest, "{apogee_km}: {fastest} of {speed} km/s");
            assert!(
                falls <= acceleration && acceleration < 1.01 * falls,
                "{apogee_km}: {falls} of {acceleration}"
            );
        }
    }

    #[test]
    fn an_orbit_is_drawn_from_the_satellite_on_the_way_it_goes() {
        let elements = KeplerElements { inclination_deg: 63.4, ..KeplerElements::new(20_000.0, 0.6) };
        let orbits = vec![KeplerOrbit { elements, anomalies_deg: vec![0.0, 100.0, 250.0] }];
        let kepler = KeplerSpec { planes: None, orbits, j2: true }.ready(&EarthSpec::default());
        for satellite in 0..3 {
            let now = kepler.moving(satellite, 500.0);
            let [here, along, round] = [0.0, 1e-4, 1.0].map(|share| kepler.ahead(satellite, 500.0, share));
            assert!(length(sub(here, now.at)) < 1e-6 && length(sub(round, here)) < 1e-6);
            let way = sub(along, here);
            let straight = dot(way, now.rate) / (length(way) * length(now.rate));
            assert!(straight > 0.999, "{satellite}: {straight}");
        }
    }
}
