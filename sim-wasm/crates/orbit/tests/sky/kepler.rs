//! Kepler orbits: what mechanics says of them, the drift by J2, and their links.

use proptest::prelude::*;
use skywindow_orbit::{
    Check, ConstellationSpec, DelayCache, EarthSpec, HandoverPolicy, IslSpec, KeplerElements, KeplerOrbit,
    KeplerPlanes, KeplerSpec, Phasing, Sky, SkySpec, Topology, WalkerSpec,
};
use skywindow_units::{Duration, SimTime};

use crate::exact::agrees;
use crate::fixtures::{BOSTON, LONDON, QUITO, TOKYO, sky, with};

const RADIUS_KM: f64 = 6378.0;

fn at(seconds: f64) -> SimTime {
    SimTime::from_secs_f64(seconds)
}

fn elements(perigee_km: f64, apogee_km: f64, inclination_deg: f64, argument_deg: f64) -> KeplerElements {
    let size = KeplerElements::between(perigee_km, apogee_km, RADIUS_KM);
    KeplerElements { inclination_deg, argument_deg, node_deg: 40.0, ..size }
}

fn one(elements: KeplerElements, j2: bool) -> Sky {
    let orbits = vec![KeplerOrbit { elements, anomalies_deg: vec![25.0] }];
    sky(ConstellationSpec::new(KeplerSpec { planes: None, orbits, j2 }), &[])
}

fn length(a: [f64; 3]) -> f64 {
    a.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Place in km and velocity in km/s, the latter from places 0.2 s apart.
fn state(sky: &Sky, t: f64) -> ([f64; 3], [f64; 3]) {
    let [before, now, after] = [t - 0.1, t, t + 0.1].map(|t| sky.position(0, at(t)));
    (now, [0, 1, 2].map(|axis| (after[axis] - before[axis]) / 0.2))
}

/// The direction of the angular momentum at `t`.
fn normal(sky: &Sky, t: f64) -> [f64; 3] {
    let (place, velocity) = state(sky, t);
    let normal = cross(place, velocity);
    normal.map(|x| x / length(normal))
}

/// Degrees of the ascending node at `t`.
fn node_deg(sky: &Sky, t: f64) -> f64 {
    let normal = normal(sky, t);
    libm::atan2(normal[0], -normal[1]).to_degrees()
}

/// The direction of the perigee: where the orbit, as it is drawn, is lowest.
fn perigee(sky: &Sky, t: f64) -> [f64; 3] {
    let mut points = vec![0.0f32; 3 * 7200];
    sky.orbit(0, at(t), skywindow_orbit::Frame::Inertial, &mut points);
    let place = |point: &[f32]| [0, 1, 2].map(|axis| f64::from(point[axis]));
    let lowest = points.chunks_exact(3).map(place).min_by(|a, b| length(*a).total_cmp(&length(*b))).unwrap();
    lowest.map(|x| x / length(lowest))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn energy_and_angular_momentum_stay(
        perigee_km in 200.0..3000.0f64,
        rise_km in 0.0..45_000.0f64,
        tilt in 0.0..180.0f64,
        argument in -360.0..360.0f64,
        t in 0.1..500_000.0f64,
    ) {
        let orbit = elements(perigee_km, perigee_km + rise_km, tilt, argument);
        let sky = one(orbit, false);
        let gm = EarthSpec::default().gm_km3_s2;
        let (place, velocity) = state(&sky, t);
        let energy = 0.5 * length(velocity).powi(2) - gm / length(place);
        let of_ellipse = -gm / (2.0 * orbit.semi_major_axis_km);
        prop_assert!((energy / of_ellipse - 1.0).abs() < 1e-5, "{energy} and {of_ellipse}");
        let momentum = length(cross(place, velocity));
        let latus = orbit.semi_major_axis_km * (1.0 - orbit.eccentricity * orbit.eccentricity);
        prop_assert!((momentum / (gm * latus).sqrt() - 1.0).abs() < 1e-6);
        let height = length(place) - RADIUS_KM;
        prop_assert!(height > perigee_km - 1e-6 && height < perigee_km + rise_km + 1e-6);
        let period = sky.period_s(0).unwrap();
        let third = core::f64::consts::TAU * (orbit.semi_major_axis_km.powi(3) / gm).sqrt();
        prop_assert!((period - third).abs() < 1e-6);
        let later = sky.position(0, at(t + period));
        prop_assert!((0..3).all(|axis| (later[axis] - place[axis]).abs() < 1e-4));
    }

    #[test]
    fn circles_are_where_walker_has_them(
        planes in 1u32..7,
        slots in 1u32..9,
        altitude_km in 300.0..20_000.0f64,
        tilt in 0.0..180.0f64,
        step in 0.0..30.0f64,
        t in 0.0..1e6f64,
    ) {
        let walker = WalkerSpec { phase_step_deg: Some(step), ..WalkerSpec::delta(planes, slots, altitude_km, tilt) };
        let size = KeplerElements::between(altitude_km, altitude_km, RADIUS_KM);
        let spread = KeplerPlanes {
            planes,
            satellites_per_plane: slots,
            first: KeplerElements { inclination_deg: tilt, ..size },
            first_anomaly_deg: 0.0,
            node_spacing_deg: None,
            phase_step_deg: step,
            phasing: Phasing::Cumulative,
        };
        let kepler = KeplerSpec { planes: Some(spread), orbits: Vec::new(), j2: false };
        let isl = IslSpec { intraplane: vec![1], interplane: vec![1], latitude_limit_deg: 70.0, ..IslSpec::default() };
        let sky_of = |spec: ConstellationSpec| {
            let masked = ConstellationSpec { elevation_mask_deg: 12.0, isl: isl.clone(), ..spec };
            sky(with(masked, HandoverPolicy::HighestElevation, Check::Interval { seconds: 100.0 }), &[QUITO, LONDON])
        };
        let (one, other) = (sky_of(ConstellationSpec::new(walker)), sky_of(ConstellationSpec::new(kepler)));
        for satellite in 0..one.satellites() {
            prop_assert_eq!(one.plane_and_slot(satellite), other.plane_and_slot(satellite));
            let apart = [0, 1, 2].map(|axis| one.position(satellite, at(t))[axis] - other.position(satellite, at(t))[axis]);
            // A nanometre, and the rounding of the angle after so long a time.
            prop_assert!(length(apart) < 1e-12 * t.max(1.0) * 10.0, "{apart:?}");
        }
        let (mut walker, mut kepler) = (Topology::new(&one), Topology::new(&other));
        prop_assert_eq!(walker.evaluate(&one, at(500.0)).len(), kepler.evaluate(&other, at(500.0)).len());
        prop_assert_eq!(walker.isls(), kepler.isls());
        prop_assert_eq!([0, 1].map(|place| walker.serving(place)), [0, 1].map(|place| kepler.serving(place)));
    }

    #[test]
    fn remembered_delays_are_within_their_bound(
        perigee_km in 150.0..2000.0f64,
        rise_km in 0.0..40_000.0f64,
        t in 0.0..100_000.0f64,
    ) {
        let elements = elements(perigee_km, perigee_km + rise_km, 60.0, 200.0);
        let against = KeplerElements { inclination_deg: 120.0, ..elements };
        let orbits = [elements, against].map(|elements| KeplerOrbit { elements, anomalies_deg: vec![0.0, 120.0, 240.0] });
        let spec = KeplerSpec { planes: None, orbits: orbits.to_vec(), j2: true };
        let sky = sky(ConstellationSpec::new(spec), &[QUITO]);
        let mut cache = DelayCache::new();
        for step in 0..40 {
            let t = at(t + 0.173 * f64::from(step));
            for (a, b) in [(6, 0), (6, 4), (0, 3), (1, 2)] {
                let remembered = cache.delay(&sky, (a + b) as usize, a, b, t).as_nanos();
                let exact = sky.delay(a, b, t).as_nanos();
                prop_assert!(remembered.abs_diff(exact) < 102, "{a}, {b}: {remembered} {exact}");
                prop_assert_eq!(remembered, DelayCache::new().delay(&sky, 0, a, b, t).as_nanos());
            }
        }
    }
}

/// They pass each other at 100 km and 13 km/s: between two instants a second apart the delay is far from straight.
#[test]
fn remembered_delays_bend_where_satellites_of_two_orbits_pass_each_other() {
    let passing = |height_km: f64, inclination_deg: f64| {
        let elements = elements(height_km, height_km, inclination_deg, 0.0);
        KeplerOrbit { elements, anomalies_deg: vec![359.97] }
    };
    let orbits = vec![passing(800.0, 60.0), passing(900.0, 120.0)];
    let sky = sky(ConstellationSpec::new(KeplerSpec { planes: None, orbits, j2: false }), &[]);
    let mut cache = DelayCache::new();
    let least = (0..100).map(|step| sky.delay(0, 1, at(0.01 * f64::from(step))).as_nanos()).min();
    assert!(least.is_some_and(|least| least < 400_000), "{least:?} ns");
    for t in (0..100).map(|step| at(0.01 * f64::from(step))) {
        let [remembered, exact] = [cache.delay(&sky, 0, 0, 1, t), sky.delay(0, 1, t)].map(Duration::as_nanos);
        assert!(remembered.abs_diff(exact) < 102, "{remembered} and {exact} ns at {t:?}");
    }
}

const DAY_S: f64 = 86_400.0;

/// At 98.6 degrees and about 800 km the node of an orbit follows the Sun: 360 degrees a year.
#[test]
fn the_node_of_a_sun_synchronous_orbit_turns_once_a_year() {
    let sky = one(elements(793.0, 793.0, 98.6, 0.0), true);
    let turned = node_deg(&sky, 10.0 * DAY_S) - node_deg(&sky, 1.0);
    let a_year = turned / 10.0 * 365.2422;
    assert!((a_year - 360.0).abs() < 3.0, "{a_year} degrees a year");
}

/// Ellipso's Borealis is sun-synchronous on an ellipse.
#[test]
fn borealis_of_ellipso_is_sun_synchronous() {
    let sky = one(elements(633.0, 7605.0, 116.57, 270.0), true);
    let a_year = (node_deg(&sky, 10.0 * DAY_S) - node_deg(&sky, 1.0)) / 10.0 * 365.2422;
    assert!((a_year - 360.0).abs() < 5.0, "{a_year} degrees a year");
}

#[test]
fn the_perigee_stands_still_at_the_critical_inclination_and_else_drifts_as_j2_says() {
    let critical = libm::asin((4.0f64 / 5.0).sqrt()).to_degrees();
    assert!((critical - 63.4349).abs() < 1e-4);
    for (tilt, stands) in [(critical, true), (180.0 - critical, true), (50.0, false), (85.0, false)] {
        let orbit = elements(600.0, 20_000.0, tilt, 270.0);
        let sky = one(orbit, true);
        let height = |t| perigee(&sky, t)[2];
        // In the plane the perigee is 270 degrees past the node: as far south as the plane goes.
        let drift = (libm::asin((height(20.0 * DAY_S) / libm::sin(tilt.to_radians())).clamp(-1.0, 1.0))
            .to_degrees()
            + 90.0)
            .abs();
        let latus = orbit.semi_major_axis_km * (1.0 - orbit.eccentricity * orbit.eccentricity);
        let rate = (EarthSpec::default().gm_km3_s2 / orbit.semi_major_axis_km.powi(3)).sqrt().to_degrees();
        let sin2 = libm::sin(tilt.to_radians()).powi(2);
        let expected =
            1.5 * 1.08263e-3 * (RADIUS_KM / latus).powi(2) * rate * (2.0 - 2.5 * sin2) * 20.0 * DAY_S;
        assert!((drift - expected.abs()).abs() < 0.3, "{tilt}: {drift} and {expected} degrees");
        assert_eq!(drift < 0.3, stands, "{tilt}: {drift}");
    }
}

#[test]
fn without_j2_node_and_perigee_stand_still() {
    let sky = one(elements(600.0, 20_000.0, 50.0, 300.0), false);
    assert!((node_deg(&sky, 1.0) - node_deg(&sky, 20.0 * DAY_S)).abs() < 1e-6);
    let (before, after) = (perigee(&sky, 1.0), perigee(&sky, 20.0 * DAY_S));
    assert!((0..3).all(|axis| (before[axis] - after[axis]).abs() < 2e-3));
}

#[test]
fn an_ellipse_is_drawn_through_its_satellite_and_its_ends() {
    let sky = one(elements(520.0, 7800.0, 116.6, 270.0), true);
    for t in [0.0, 4321.0] {
        let mut points = vec![0.0f32; 3 * 360];
        sky.orbit(0, at(t), skywindow_orbit::Frame::Inertial, &mut points);
        let heights = points
            .chunks_exact(3)
            .map(|p| length([0, 1, 2].map(|axis| f64::from(p[axis]))) / 1e3 - RADIUS_KM);
        let (low, high) = heights.fold((f64::MAX, 0.0f64), |(low, high), h| (low.min(h), high.max(h)));
        assert!((low - 520.0).abs() < 2.0 && (high - 7800.0).abs() < 2.0, "{low} to {high}");
        let place = sky.position(0, at(t));
        assert!((0..3).all(|axis| (f64::from(points[axis]) / 1e3 - place[axis]).abs() < 1e-2));
    }
}

/// Two planes of an ellipse and a circle over the equator, with links.
fn mixed() -> ConstellationSpec {
    let spread = KeplerPlanes {
        planes: 2,
        satellites_per_plane: 5,
        first: elements(520.0, 7846.0, 116.6, 270.0),
        first_anomaly_deg: 0.0,
        node_spacing_deg: Some(180.0),
        phase_step_deg: 36.0,
        phasing: Phasing::Alternate,
    };
    let equator = KeplerOrbit {
        elements: elements(8050.0, 8050.0, 0.0, 0.0),
        anomalies_deg: (0..7).map(|slot| f64::from(slot) * 51.0).collect(),
    };
    ConstellationSpec {
        elevation_mask_deg: 10.0,
        isl: IslSpec {
            intraplane: vec![1],
            interplane: vec![1],
            latitude_limit_deg: 65.0,
            ..IslSpec::default()
        },
        ..ConstellationSpec::new(KeplerSpec { planes: Some(spread), orbits: vec![equator], j2: true })
    }
}

#[test]
fn exact_instants_are_those_of_very_short_intervals() {
    for policy in [
        HandoverPolicy::Hold,
        HandoverPolicy::HighestElevation,
        HandoverPolicy::Nearest,
        HandoverPolicy::LongestVisible,
        HandoverPolicy::Ideal,
    ] {
        agrees(&mixed(), policy, 900);
    }
}

#[test]
fn planes_and_single_orbits_are_numbered_one_after_the_other() {
    let sky = sky(mixed(), &[]);
    assert_eq!(
        (sky.satellites(), sky.plane_and_slot(9), sky.plane_and_slot(10)),
        (17, Some((1, 4)), Some((2, 0)))
    );
    let topology = Topology::new(&sky);
    // Rings of 5, 5 and 7, and between neighbouring planes as many as both have.
    assert_eq!(topology.isls().len(), 5 + 5 + 7 + 5 + 5);
}

#[test]
fn a_satellite_of_an_ellipse_is_visible_exactly_while_it_is_above_the_mask() {
    let sky = sky(mixed(), &[QUITO, LONDON, TOKYO, BOSTON]);
    let mut seen = 0;
    for step in 0..200 {
        let t = at(97.0 * f64::from(step));
        for terminal in 0..4 {
            let visible = sky.visible(terminal, t);
            for satellite in 0..17 {
                let above = sky.elevation_deg(terminal, satellite, t) > 10.0;
                assert_eq!(visible.contains(&satellite), above);
                seen += u32::from(above);
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

/// Where the ranges of two satellites differ, the nearest one is not always the highest.
#[test]
fn on_ellipses_the_nearest_satellite_is_not_always_the_highest() {
    let sky = sky(mixed(), &[LONDON]);
    let policies = [HandoverPolicy::Nearest, HandoverPolicy::HighestElevation];
    let mut topologies = policies.map(|policy| Topology::with_policy(&sky, Some(policy)));
    let mut differ = 0;
    for step in 0..500 {
        let t = at(10.0 * f64::from(step));
        for topology in &mut topologies {
            topology.evaluate(&sky, t);
        }
        let [near, high] = [0, 1].map(|index| topologies[index].serving(0));
        let (Some(near), Some(high)) = (near, high) else { continue };
        let node = sky.terminal_node(0);
        assert!(sky.distance_km(node, near, t) <= sky.distance_km(node, high, t));
        assert!(sky.elevation_deg(0, near, t) <= sky.elevation_deg(0, high, t));
        differ += u32::from(near != high);
    }
    assert!(differ > 20, "{differ}");
}

#[test]
fn orbits_that_cannot_be_are_refused_with_a_sentence() {
    let refusal = |change: &dyn Fn(&mut KeplerSpec)| {
        let orbits =
            vec![KeplerOrbit { elements: elements(520.0, 7846.0, 116.6, 270.0), anomalies_deg: vec![0.0] }];
        let mut spec = KeplerSpec { planes: None, orbits, j2: true };
        change(&mut spec);
        let constellations = vec![ConstellationSpec::new(spec)];
        Sky::new(&SkySpec { constellations, ..SkySpec::default() }).map(|_| ()).unwrap_err()
    };
    type Change = fn(&mut KeplerElements);
    for (change, words) in [
        ((|one| one.eccentricity = 1.0) as Change, "orbit 0: eccentricity 1 is not between 0 and 0.99"),
        (|one| one.eccentricity = -0.1, "eccentricity"),
        (|one| one.eccentricity = f64::NAN, "eccentricity"),
        (|one| one.semi_major_axis_km = 7000.0, "perigee (km) -"),
        (|one| one.semi_major_axis_km = 1e9, "semi-major axis"),
        (|one| one.inclination_deg = 180.1, "inclination"),
        (|one| one.argument_deg = 400.0, "argument of perigee"),
    ] {
        let said = refusal(&|spec| change(&mut spec.orbits[0].elements));
        assert!(said.contains(words), "{said}");
    }
    assert!(refusal(&|spec| spec.orbits[0].anomalies_deg.clear()).contains("no satellites"));
    assert!(refusal(&|spec| spec.orbits[0].anomalies_deg[0] = 800.0).contains("mean anomaly"));
}

#[test]
fn the_same_instant_in_steps_or_at_once_is_the_same_state() {
    let sky = sky(with(mixed(), HandoverPolicy::Ideal, Check::Exact), &[QUITO, LONDON]);
    let (mut small, mut large) = (Topology::new(&sky), Topology::new(&sky));
    let end = SimTime::ZERO + Duration::from_secs(2000);
    let mut changes = Vec::new();
    while small.next_evaluation() <= end {
        let t = small.next_evaluation();
        changes.extend_from_slice(small.evaluate(&sky, t));
    }
    assert!(changes.len() > 20);
    assert_eq!(&changes, large.evaluate(&sky, end));
}
