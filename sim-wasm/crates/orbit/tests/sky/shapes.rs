//! Which links each kind of constellation has, and which skies are refused.

use skywindow_orbit::{
    Change, ConstellationSpec, HandoverPolicy, IslSpec, LinkKind, OrbitSpec, Phasing, Sky, SkySpec,
    TerminalSpec, Topology, WalkerSpec,
};
use skywindow_units::SimTime;

use crate::fixtures::{
    LONDON, QUITO, TOKYO, geo3, iridium, iridium_cross_seam, sky, spaceway_ngso, teledesic_cross_seam,
};

/// The Walker orbits of the first constellation.
fn walker(spec: &mut SkySpec) -> &mut WalkerSpec {
    match &mut spec.constellations[0].orbits {
        OrbitSpec::Walker(orbits) => orbits,
        other => panic!("{other:?}"),
    }
}

fn count(constellation: ConstellationSpec, kind: LinkKind) -> usize {
    let topology = Topology::new(&sky(constellation, &[]));
    topology.isls().iter().filter(|isl| isl.kind == kind).count()
}

#[test]
fn numbers_of_links() {
    assert_eq!(count(iridium(), LinkKind::Intraplane), 66);
    assert_eq!(count(iridium(), LinkKind::Interplane), 55);
    assert_eq!(count(iridium(), LinkKind::CrossSeam), 0);
    assert_eq!(count(iridium_cross_seam(), LinkKind::CrossSeam), 11);
    assert_eq!(count(teledesic_cross_seam(), LinkKind::Intraplane), 576);
    assert_eq!(count(teledesic_cross_seam(), LinkKind::Interplane), 21 * 24);
    assert_eq!(count(spaceway_ngso(), LinkKind::Interplane), 20);
    assert_eq!(count(geo3(), LinkKind::Intraplane), 3);
}

#[test]
fn a_link_that_two_reaches_name_is_one_link() {
    let isl = IslSpec { intraplane: vec![1, 2], interplane: vec![1, 2], ..IslSpec::default() };
    let small = ConstellationSpec { isl, ..ConstellationSpec::new(WalkerSpec::delta(3, 3, 10_000.0, 50.0)) };
    assert_eq!(count(small.clone(), LinkKind::Intraplane), 9);
    assert_eq!(count(small, LinkKind::Interplane), 9);
}

#[test]
fn a_plane_is_no_neighbour_of_itself() {
    for (reach, links) in [(5, 72), (6, 0), (7, 0)] {
        let isl = IslSpec { interplane: vec![reach], ..IslSpec::default() };
        let orbits = WalkerSpec { phase_step_deg: Some(10.0), ..WalkerSpec::delta(6, 12, 1400.0, 52.0) };
        let phased = ConstellationSpec { isl, ..ConstellationSpec::new(orbits) };
        assert_eq!(count(phased, LinkKind::Interplane), links, "{reach} of 6 planes on");
    }
}

#[test]
fn where_a_phased_delta_closes_its_links_are_like_all_others() {
    let isl = IslSpec { interplane: vec![1], latitude_limit_deg: 90.0, ..IslSpec::default() };
    let orbits = WalkerSpec {
        phase_step_deg: Some(30.0),
        phasing: Some(Phasing::Cumulative),
        ..WalkerSpec::delta(6, 12, 1400.0, 52.0)
    };
    let phased = ConstellationSpec { isl, ..ConstellationSpec::new(orbits) };
    // Along a full turn the range of lengths of a link is the same for all links.
    let sky = sky(phased, &[]);
    let topology = Topology::new(&sky);
    let period = sky.period_s(0).unwrap();
    let longest = |a, b| {
        let at = |step| SimTime::from_secs_f64(period * f64::from(step) / 3600.0);
        (0..3600).map(|step| sky.distance_km(a, b, at(step))).fold(0.0, f64::max)
    };
    let first = longest(topology.isls()[0].a, topology.isls()[0].b);
    for isl in topology.isls() {
        assert!((longest(isl.a, isl.b) - first).abs() < 1.0, "{} - {}", isl.a, isl.b);
    }
}

#[test]
fn the_last_plane_meets_the_first_as_many_slots_on_as_the_phases_add_up_to() {
    // Six planes of twelve slots of 30 degrees: six steps make so many slots.
    for (step_deg, phasing, slots_on) in [
        (0.0, Phasing::Cumulative, 0),
        (10.0, Phasing::Cumulative, 2),
        (14.0, Phasing::Cumulative, 3),
        (55.0, Phasing::Cumulative, 11),
        (100.0, Phasing::Cumulative, 8),
        (10.0, Phasing::Alternate, 0),
    ] {
        let isl = IslSpec { interplane: vec![1], latitude_limit_deg: 90.0, ..IslSpec::default() };
        let orbits = WalkerSpec {
            phase_step_deg: Some(step_deg),
            phasing: Some(phasing),
            ..WalkerSpec::delta(6, 12, 1400.0, 52.0)
        };
        let phased = ConstellationSpec { isl, ..ConstellationSpec::new(orbits) };
        let topology = Topology::new(&sky(phased, &[]));
        let across = topology.isls().iter().filter(|isl| isl.a < 12 && isl.b >= 60);
        let mut met: Vec<(u32, u32)> = across.map(|isl| (isl.b - 60, isl.a)).collect();
        met.sort_unstable();
        let expected: Vec<(u32, u32)> = (0..12).map(|slot| (slot, (slot + slots_on) % 12)).collect();
        assert_eq!(met, expected, "{step_deg} degrees, {phasing:?}");
    }
}

#[test]
fn a_link_within_the_plane_does_not_go_through_the_earth() {
    let isl = IslSpec { intraplane: vec![1], ..IslSpec::default() };
    let sparse = ConstellationSpec { isl, ..ConstellationSpec::new(WalkerSpec::star(1, 3, 780.0, 86.4)) };
    let sky = sky(sparse, &[]);
    let mut topology = Topology::new(&sky);
    assert!(topology.evaluate(&sky, SimTime::ZERO).is_empty());
    assert!(topology.isls().iter().all(|isl| !isl.up));
}

#[test]
fn the_first_evaluation_reports_everything_that_comes_up() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let mut topology = Topology::new(&sky);
    assert_eq!(topology.serving(0), None);
    let changes = topology.evaluate(&sky, SimTime::ZERO).to_vec();
    let up = topology.isls().iter().filter(|isl| isl.up).count();
    let reported = changes.iter().filter(|change| matches!(change, Change::IslUp { .. })).count();
    assert_eq!(reported, up);
    assert!(changes.contains(&Change::GslUp { terminal: 1, satellite: 2 }));
    let acquired = |change: &&Change| matches!(change, Change::Handover { from: None, to: Some(_), .. });
    assert_eq!(changes.iter().filter(acquired).count(), 2);
    assert_eq!(topology.kind_between(&sky, sky.terminal_node(1), 2), Some(LinkKind::Gsl));
    assert_eq!(topology.kind_between(&sky, 1, 0), Some(LinkKind::Intraplane));
    assert_eq!(topology.kind_between(&sky, 0, 40), None);
}

#[test]
fn nearest_and_highest_are_the_same_on_a_sphere() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let mut highest = Topology::with_policy(&sky, Some(HandoverPolicy::HighestElevation));
    let mut nearest = Topology::with_policy(&sky, Some(HandoverPolicy::Nearest));
    let end = SimTime::from_millis(6_000_000);
    assert_eq!(highest.evaluate(&sky, end), nearest.evaluate(&sky, end));
    let now = highest.next_evaluation();
    highest.evaluate(&sky, now);
    let best = |terminal| {
        let visible = sky.visible(terminal, now).into_iter();
        visible.min_by(|&a, &b| {
            let range = |satellite| sky.distance_km(sky.terminal_node(terminal), satellite, now);
            range(a).total_cmp(&range(b))
        })
    };
    assert_eq!((highest.serving(0), highest.serving(1)), (best(0), best(1)));
}

#[test]
fn hold_points_at_the_nearest_of_satellites_that_stand_still() {
    const DAKAR: (f64, f64) = (14.72, -17.47);
    const DELHI: (f64, f64) = (28.61, 77.21);
    let sky = sky(geo3(), &[QUITO, DAKAR, DELHI, TOKYO]);
    let mut topology = Topology::with_policy(&sky, Some(HandoverPolicy::Hold));
    topology.evaluate(&sky, SimTime::from_millis(86_400_000));
    let serving: Vec<Option<u32>> = (0..4).map(|terminal| topology.serving(terminal)).collect();
    // Dakar also sees the first satellite, Delhi also the one before the first in the ring.
    assert_eq!(serving, [Some(0), Some(1), Some(1), Some(2)]);
}

#[test]
fn longest_visible_hands_over_less_often_than_highest() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let handovers = |policy| {
        let mut topology = Topology::with_policy(&sky, Some(policy));
        let changes = topology.evaluate(&sky, SimTime::from_millis(86_400_000));
        changes.iter().filter(|change| matches!(change, Change::Handover { .. })).count()
    };
    assert!(handovers(HandoverPolicy::LongestVisible) < handovers(HandoverPolicy::HighestElevation));
    assert!(handovers(HandoverPolicy::LongestVisible) <= handovers(HandoverPolicy::Hold));
}

#[test]
fn skies_that_cannot_be_are_refused_with_a_sentence() {
    let refusal = |change: &dyn Fn(&mut SkySpec)| {
        let place = TerminalSpec::new(0.0, 0.0, 0);
        let mut spec =
            SkySpec { constellations: vec![iridium()], terminals: vec![place], ..SkySpec::default() };
        change(&mut spec);
        Sky::new(&spec).map(|_| ()).unwrap_err()
    };
    assert!(refusal(&|spec| walker(spec).planes = 0).contains("no satellites"));
    assert!(refusal(&|spec| walker(spec).planes = u32::MAX).contains("more than 10000"));
    assert!(refusal(&|spec| walker(spec).altitude_km = f64::NAN).contains("altitude"));
    assert!(refusal(&|spec| spec.constellations[0].isl.intraplane = vec![0]).contains("reach 0"));
    assert!(refusal(&|spec| spec.earth.light_km_s = 0.0).contains("speed of light"));
    assert!(refusal(&|spec| spec.terminals[0].latitude_deg = 91.0).contains("terminal 0: latitude"));
    assert!(refusal(&|spec| spec.terminals[0].constellation = 1).contains("no constellation 1"));
    let seam_in_a_delta = |spec: &mut SkySpec| {
        spec.constellations = vec![spaceway_ngso()];
        spec.constellations[0].isl.cross_seam = iridium_cross_seam().isl.cross_seam;
    };
    assert!(refusal(&seam_in_a_delta).contains("seam"));
}

/// A sky of one constellation with a seam and one terminal, after `change`.
fn stands(change: impl FnOnce(&mut SkySpec)) -> bool {
    let terminals = vec![TerminalSpec::new(0.0, 0.0, 0)];
    let mut spec = SkySpec { constellations: vec![iridium_cross_seam()], terminals, ..SkySpec::default() };
    change(&mut spec);
    Sky::new(&spec).is_ok()
}

#[test]
fn every_number_of_a_sky_may_be_as_small_and_as_large_as_is_said_and_no_more() {
    type Set = fn(&mut SkySpec, f64);
    let numbers: [(&str, Set, f64, f64); 15] = [
        ("Earth radius", |spec, x| spec.earth.radius_km = x, 1.0, 1e6),
        ("GM", |spec, x| spec.earth.gm_km3_s2 = x, 1e-3, 1e12),
        ("sidereal day", |spec, x| spec.earth.sidereal_day_s = x, 1.0, 1e12),
        ("speed of light", |spec, x| spec.earth.light_km_s = x, 1.0, 1e9),
        ("altitude", |spec, x| walker(spec).altitude_km = x, 1.0, 1e7),
        ("inclination", |spec, x| walker(spec).inclination_deg = x, 0.0, 180.0),
        ("node spacing", |spec, x| walker(spec).node_spacing_deg = Some(x), -360.0, 360.0),
        ("first node", |spec, x| walker(spec).first_node_deg = x, -360.0, 360.0),
        ("phase step", |spec, x| walker(spec).phase_step_deg = Some(x), -360.0, 360.0),
        ("mask", |spec, x| spec.constellations[0].elevation_mask_deg = x, 0.0, 90.0),
        ("latitude limit", |spec, x| spec.constellations[0].isl.latitude_limit_deg = x, 0.0, 90.0),
        ("clearance", |spec, x| spec.constellations[0].isl.clearance_km = x, 0.0, 1e6),
        (
            "longitude across the seam",
            |spec, x| spec.constellations[0].isl.cross_seam.as_mut().unwrap().min_longitude_deg = x,
            0.0,
            180.0,
        ),
        ("latitude", |spec, x| spec.terminals[0].latitude_deg = x, -90.0, 90.0),
        ("longitude", |spec, x| spec.terminals[0].longitude_deg = x, -360.0, 360.0),
    ];
    for (name, set, low, high) in numbers {
        for x in [low, high] {
            assert!(stands(|spec| set(spec, x)), "{name} {x}");
        }
        for x in [low.next_down(), high.next_up(), f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert!(!stands(|spec| set(spec, x)), "{name} {x}");
        }
    }
}

#[test]
fn a_sky_has_at_most_so_many_satellites_terminals_and_reaches() {
    let satellites = |planes, slots| {
        stands(|spec| {
            let star = |planes, slots| ConstellationSpec::new(WalkerSpec::star(planes, slots, 780.0, 86.4));
            spec.constellations = vec![star(planes, slots), star(1, 1000)];
        })
    };
    assert!(satellites(90, 100) && !satellites(1, 9001), "10,000 in all");
    assert!(!satellites(0, 11) && !satellites(11, 0));
    let terminals = |count| stands(|spec| spec.terminals = vec![TerminalSpec::new(0.0, 0.0, 0); count]);
    assert!(terminals(50_000) && !terminals(50_001));
    let reaches = |reaches: Vec<u32>| stands(|spec| spec.constellations[0].isl.interplane = reaches);
    assert!(reaches(vec![1, 10_000]) && !reaches(vec![10_001]) && !reaches(vec![1, 0]));
    assert!(reaches(vec![1; 16]) && !reaches(vec![1; 17]));
}

#[test]
fn a_terminal_avoids_only_an_earlier_one_of_its_constellation() {
    let avoids = |terminal: usize, other: u32| {
        stands(|spec| {
            spec.constellations.push(spaceway_ngso());
            spec.terminals = [0, 1, 0].map(|index| TerminalSpec::new(0.0, 0.0, index)).to_vec();
            spec.terminals[terminal].avoids = Some(other);
        })
    };
    assert!(avoids(2, 0));
    assert!(!avoids(2, 1), "of another constellation");
    assert!(!avoids(2, 2) && !avoids(0, 2) && !avoids(2, 7));
}

#[test]
fn a_resolution_finer_than_any_phase_changes_nothing() {
    let at = |phase_resolution_deg| {
        let orbits = WalkerSpec { phase_resolution_deg, ..WalkerSpec::star(6, 11, 780.0, 86.4) };
        let sky = sky(ConstellationSpec::new(orbits), &[]);
        (0..66).map(|satellite| sky.position(satellite, SimTime::ZERO)).collect::<Vec<_>>()
    };
    let exact = at(0.0);
    for resolution in [5e-324, 1e-306, 1e-300, 1e-30] {
        assert_eq!(at(resolution), exact, "{resolution:e}");
    }
    assert_ne!(at(1.0), exact);
}
