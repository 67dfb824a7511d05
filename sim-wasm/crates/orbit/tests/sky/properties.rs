//! What is true of every sky, whatever its constellation, places and constants.

use proptest::prelude::*;
use skywindow_orbit::geometry::{TraceRequest, trace};
use skywindow_orbit::{
    Check, ConstellationSpec, CrossSeamSpec, DelayCache, EarthSpec, Frame, HandoverPolicy, HandoverSpec, Isl,
    IslSpec, LinkKind, NearestSpec, OrbitSpec, Phasing, ReconfigurationSpec, Sky, SkySpec, TerminalSpec,
    Topology, WalkerSpec,
};
use skywindow_units::{Duration, SimTime};

fn policy() -> impl Strategy<Value = HandoverPolicy> {
    prop_oneof![
        Just(HandoverPolicy::Hold),
        Just(HandoverPolicy::HighestElevation),
        Just(HandoverPolicy::Nearest),
        Just(HandoverPolicy::LongestVisible),
        Just(HandoverPolicy::Ideal),
    ]
}

fn check() -> impl Strategy<Value = Check> {
    prop_oneof![(1.0..60.0).prop_map(|seconds| Check::Interval { seconds }), Just(Check::Exact)]
}

/// One constellation in four has links to nearest satellites.
fn nearest() -> impl Strategy<Value = Option<NearestSpec>> {
    let some = (1u32..9, 500.0..20_000.0f64, 1.0..60.0f64);
    let some =
        some.prop_map(|(neighbours, range_km, interval_s)| NearestSpec { neighbours, range_km, interval_s });
    proptest::option::weighted(0.25, some)
}

fn reconfiguration() -> impl Strategy<Value = Option<ReconfigurationSpec>> {
    let every = (0.0..40.0f64, 1.0..60.0f64);
    prop::option::of(every.prop_map(|(first_s, every_s)| ReconfigurationSpec { first_s, every_s }))
}

fn constellation() -> impl Strategy<Value = ConstellationSpec> {
    let shape = (any::<bool>(), 1u32..9, 1u32..12, 300.0..12_000.0f64, 0.0..180.0f64);
    let links = (any::<bool>(), 0.0..90.0f64, 0.0..500.0f64, -5i32..20, 0.0..60.0f64);
    let rest = (0.0..60.0f64, policy(), check(), reconfiguration(), any::<bool>(), 0.0..30.0f64);
    (shape, links, nearest(), rest).prop_map(|(shape, links, nearest, rest)| {
        let (star, planes, slots, altitude_km, inclination_deg) = shape;
        let (crosses, latitude_limit_deg, clearance_km, first_slot, min_longitude_deg) = links;
        let (elevation_mask_deg, policy, check, reconfiguration, alternate, phase) = rest;
        let cross_seam = (star && crosses).then_some(CrossSeamSpec { first_slot, min_longitude_deg });
        let orbits = WalkerSpec {
            star,
            phase_step_deg: Some(phase),
            phasing: Some(if alternate { Phasing::Alternate } else { Phasing::Cumulative }),
            ..WalkerSpec::star(planes, slots, altitude_km, inclination_deg)
        };
        ConstellationSpec {
            elevation_mask_deg,
            isl: IslSpec {
                nearest,
                intraplane: vec![1, 2],
                interplane: vec![1, 2],
                latitude_limit_deg,
                clearance_km,
                cross_seam,
            },
            handover: HandoverSpec { policy, check, reconfiguration },
            ..ConstellationSpec::new(orbits)
        }
    })
}

/// The Walker orbits of a satellite.
fn walker(sky: &Sky, satellite: u32) -> &WalkerSpec {
    match &sky.constellation(sky.constellation_of(satellite).unwrap()).unwrap().orbits {
        OrbitSpec::Walker(orbits) => orbits,
        other => panic!("{other:?}"),
    }
}

fn earth() -> impl Strategy<Value = EarthSpec> {
    (6300.0..6400.0f64, 39e4..40e4f64, 8e4..9e4f64, 29e4..30e4f64).prop_map(
        |(radius_km, gm_km3_s2, sidereal_day_s, light_km_s)| EarthSpec {
            radius_km,
            gm_km3_s2,
            sidereal_day_s,
            light_km_s,
        },
    )
}

fn any_sky() -> impl Strategy<Value = Sky> {
    let places = proptest::collection::vec((-90.0..90.0f64, -180.0..180.0f64, 0usize..2), 2..5);
    (earth(), constellation(), constellation(), places).prop_map(|(earth, one, other, places)| {
        let terminal = |(latitude_deg, longitude_deg, constellation)| {
            TerminalSpec::new(latitude_deg, longitude_deg, constellation)
        };
        let terminals = places.into_iter().map(terminal).collect();
        Sky::new(&SkySpec { earth, constellations: vec![one, other], terminals, frozen_at: None }).unwrap()
    })
}

fn instant() -> impl Strategy<Value = SimTime> {
    (0.0..200_000.0f64).prop_map(SimTime::from_secs_f64)
}

fn length(a: [f64; 3]) -> f64 {
    a.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn state(sky: &Sky, topology: &Topology) -> (Vec<skywindow_orbit::Isl>, Vec<Vec<u32>>, Vec<Option<u32>>) {
    let usable = (0..sky.terminals()).map(|terminal| topology.usable(terminal).to_vec()).collect();
    let serving = (0..sky.terminals()).map(|terminal| topology.serving(terminal)).collect();
    (topology.isls().to_vec(), usable, serving)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn satellites_keep_their_height_and_terminals_their_place(sky in any_sky(), t in instant()) {
        for satellite in 0..sky.satellites() {
            let spec = walker(&sky, satellite);
            let radius = length(sky.position(satellite, t));
            prop_assert!((radius - sky.earth().radius_km - spec.altitude_km).abs() < 1e-6);
            let place = sky.look(satellite, t);
            let highest = spec.inclination_deg.min(180.0 - spec.inclination_deg);
            prop_assert!(place.latitude_deg.abs() <= highest + 1e-6);
        }
        let mut fixed = vec![0.0; sky.nodes() as usize * 3];
        let mut start = fixed.clone();
        sky.positions(t, Frame::EarthFixed, &mut fixed);
        sky.positions(SimTime::ZERO, Frame::Inertial, &mut start);
        let grounds = sky.satellites() as usize * 3;
        for (now, then) in fixed[grounds..].iter().zip(&start[grounds..]) {
            prop_assert!((now - then).abs() <= 1.0, "{} {}", now, then);
        }
    }

    #[test]
    fn a_turn_later_a_satellite_is_where_it_was(sky in any_sky(), t in instant()) {
        let later = t + Duration::from_secs_f64(sky.period_s(0).unwrap());
        let (before, after) = (sky.position(0, t), sky.position(0, later));
        prop_assert!((0..3).all(|axis| (before[axis] - after[axis]).abs() < 1e-3));
    }

    #[test]
    fn delays_are_symmetric_and_no_shorter_than_the_altitude(sky in any_sky(), t in instant()) {
        for terminal in 0..sky.terminals() {
            let node = sky.terminal_node(terminal);
            for satellite in sky.visible(terminal, t) {
                let spec = walker(&sky, satellite);
                let delay = sky.delay(node, satellite, t);
                prop_assert_eq!(delay, sky.delay(satellite, node, t));
                prop_assert!(delay.as_secs_f64() * sky.earth().light_km_s >= spec.altitude_km - 1e-3);
            }
        }
    }

    #[test]
    fn a_satellite_is_visible_exactly_while_it_is_above_the_mask(sky in any_sky(), t in instant()) {
        for terminal in 0..sky.terminals() {
            let visible = sky.visible(terminal, t);
            let constellation = sky.terminal(terminal).unwrap().constellation;
            let mask = sky.constellation(constellation).unwrap().elevation_mask_deg;
            for satellite in sky.satellites_of(constellation) {
                let above = sky.elevation_deg(terminal, satellite, t) - mask;
                prop_assert!(above.abs() < 1e-6 || visible.contains(&satellite) == (above > 0.0));
            }
        }
    }

    #[test]
    fn large_steps_and_small_steps_end_in_the_same_state(sky in any_sky(), end in 0.0..400.0f64) {
        let end = SimTime::from_secs_f64(end);
        let (mut small, mut large) = (Topology::new(&sky), Topology::new(&sky));
        let mut changes = Vec::new();
        while small.next_evaluation() <= end {
            let t = small.next_evaluation();
            changes.extend_from_slice(small.evaluate(&sky, t));
            prop_assert!(small.next_evaluation() > t);
        }
        prop_assert_eq!(&changes, large.evaluate(&sky, end));
        prop_assert_eq!(state(&sky, &small), state(&sky, &large));
    }

    #[test]
    fn links_in_use_obey_their_rules(sky in any_sky(), t in 0.0..400.0f64) {
        let mut topology = Topology::new(&sky);
        let t = SimTime::from_secs_f64(t);
        while topology.next_evaluation() <= t {
            let now = topology.next_evaluation();
            topology.evaluate(&sky, now);
            let used = |isl: &&Isl| isl.kind != LinkKind::Nearest || isl.b != isl.a;
            for (index, isl) in topology.isls().iter().enumerate().filter(|(_, isl)| used(isl)) {
                prop_assert!(isl.a < isl.b);
                prop_assert_eq!(sky.constellation_of(isl.a), sky.constellation_of(isl.b));
                let between = topology.isl_between(isl.b, isl.a);
                let twin = between.map(|link| topology.isls()[link as usize]);
                prop_assert!(between == Some(index as u32) || twin.is_some_and(|twin| twin.b == isl.b));
            }
            for terminal in 0..sky.terminals() {
                let usable = topology.usable(terminal);
                prop_assert_eq!(topology.serving(terminal).is_some(), !usable.is_empty());
                prop_assert!(usable.is_sorted());
            }
        }
    }

    #[test]
    fn a_path_is_connected_and_its_delay_is_the_sum(sky in any_sky(), start in 0.0..300.0f64) {
        let request = TraceRequest {
            from: 0,
            to: 1,
            start: SimTime::from_secs_f64(start),
            step: Duration::from_secs(7),
            duration: Duration::from_secs(35),
            policy: None,
        };
        let rows: Vec<_> = trace(&sky, &request).collect();
        prop_assert_eq!(rows.len(), 6);
        for row in rows {
            let Some(delay) = row.delay else {
                prop_assert!(row.path.is_empty() && row.links == 0);
                continue;
            };
            prop_assert_eq!(row.path.len(), row.links as usize + 1);
            prop_assert_eq!(row.path[0], sky.terminal_node(0));
            prop_assert_eq!(row.path[row.path.len() - 1], sky.terminal_node(1));
            let lengths = row.path.windows(2).map(|ends| sky.delay(ends[0], ends[1], row.t).as_nanos());
            prop_assert_eq!(lengths.sum::<u64>(), delay.as_nanos());
            prop_assert_eq!(row.from_satellite, Some(row.path[1]));
        }
    }

    #[test]
    fn remembered_delays_are_within_their_bound(sky in any_sky(), t in instant(), step in 0.0..3.0f64) {
        let mut cache = DelayCache::new();
        let mut t = t;
        for _ in 0..8 {
            for terminal in 0..sky.terminals() {
                for satellite in sky.visible(terminal, t) {
                    let node = sky.terminal_node(terminal);
                    let link = terminal as usize;
                    let remembered = cache.delay(&sky, link, node, satellite, t).as_nanos();
                    let exact = sky.delay(node, satellite, t).as_nanos();
                    prop_assert!(remembered.abs_diff(exact) < 100, "{} {}", remembered, exact);
                    let mut fresh = DelayCache::new();
                    prop_assert_eq!(remembered, fresh.delay(&sky, 0, node, satellite, t).as_nanos());
                }
            }
            t += Duration::from_secs_f64(step);
        }
    }
}
