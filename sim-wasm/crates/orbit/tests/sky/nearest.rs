//! Links between nearest satellites: on every kind of orbit, few satellites or many, as time goes on.

use std::collections::BTreeSet;
use std::sync::Arc;

use skywindow_elements::read;
use skywindow_orbit::{
    Change, Check, ConstellationSpec, ElementsSpec, GeostationarySpec, HandoverPolicy, HandoverSpec, IslSpec,
    KeplerElements, KeplerOrbit, KeplerSpec, LinkKind, NearestSpec, OrbitSpec, Sky, Topology, WalkerSpec,
};
use skywindow_units::SimTime;

use crate::fixtures::{LONDON, TOKYO, sky};

fn linked(orbits: impl Into<OrbitSpec>, neighbours: u32, range_km: f64, check: Check) -> Sky {
    let nearest = Some(NearestSpec { neighbours, range_km, interval_s: 10.0 });
    let constellation = ConstellationSpec {
        isl: IslSpec { nearest, ..IslSpec::default() },
        handover: HandoverSpec { policy: HandoverPolicy::HighestElevation, check, reconfiguration: None },
        ..ConstellationSpec::new(orbits)
    };
    sky(constellation, &[LONDON, TOKYO])
}

const TEN_SECONDS: Check = Check::Interval { seconds: 10.0 };

/// The links that are up.
fn links(topology: &Topology) -> BTreeSet<(u32, u32)> {
    topology.isls().iter().filter(|isl| isl.up).map(|isl| (isl.a, isl.b)).collect()
}

fn at_start(sky: &Sky) -> BTreeSet<(u32, u32)> {
    let mut topology = Topology::new(sky);
    topology.evaluate(sky, SimTime::ZERO);
    links(&topology)
}

fn elements(numbers: &[u32]) -> ElementsSpec {
    let all = read(include_str!("../../../../../tests/reference/SGP4-VER.TLE")).sets;
    let set = |number: &u32| all.iter().find(|set| set.catalogue_number == *number).expect("a set").clone();
    let sets: Arc<[_]> = numbers.iter().map(set).collect();
    ElementsSpec { epoch: sets[0].epoch, sets }
}

/// Satellites of one round orbit, each so many degrees ahead of the first.
fn in_a_row(anomalies_deg: &[f64]) -> KeplerSpec {
    let elements = KeplerElements { inclination_deg: 50.0, ..KeplerElements::between(800.0, 800.0, 6378.0) };
    let orbit = KeplerOrbit { elements, anomalies_deg: anomalies_deg.to_vec() };
    KeplerSpec { planes: None, orbits: vec![orbit], j2: true }
}

#[test]
fn one_satellite_has_no_link_two_have_one_and_three_have_three() {
    let up = |anomalies: &[f64], neighbours| {
        at_start(&linked(in_a_row(anomalies), neighbours, 5000.0, TEN_SECONDS))
    };
    assert_eq!(up(&[0.0], 4), BTreeSet::new());
    assert_eq!(up(&[0.0, 20.0], 4), BTreeSet::from([(0, 1)]));
    assert_eq!(up(&[0.0, 20.0, 38.0], 4), BTreeSet::from([(0, 1), (0, 2), (1, 2)]));
    // Each has one: 2 is the nearest of 1, and 1 of 2.
    assert_eq!(up(&[0.0, 20.0, 38.0], 1), BTreeSet::from([(1, 2)]));
    // 40 degrees of 7178 km are 4910 km, 41 are 5028: beyond the range.
    assert_eq!(up(&[0.0, 40.0], 4), BTreeSet::from([(0, 1)]));
    assert_eq!(up(&[0.0, 41.0], 4), BTreeSet::new());
}

#[test]
fn satellites_at_the_same_place_are_linked_without_delay() {
    let sky = linked(in_a_row(&[10.0, 10.0, 10.0]), 4, 5000.0, TEN_SECONDS);
    assert_eq!(at_start(&sky), BTreeSet::from([(0, 1), (0, 2), (1, 2)]));
    assert_eq!(sky.delay(0, 1, SimTime::from_secs_f64(3.0)).as_nanos(), 0);
}

#[test]
fn a_link_is_up_only_while_its_line_clears_the_earth_and_its_air() {
    // 800 km high, a line touches the height of 150 km where its ends are 49.1 degrees apart.
    let up = |apart_deg: f64| at_start(&linked(in_a_row(&[0.0, apart_deg]), 4, 1e5, TEN_SECONDS)).len();
    assert_eq!([48.9, 49.3].map(up), [1, 0]);
}

#[test]
fn low_and_geostationary_satellites_of_one_constellation_are_linked_with_their_own_kind() {
    let geo = KeplerElements::new(42_164.0, 0.0);
    let high = KeplerOrbit { elements: geo, anomalies_deg: vec![0.0, 20.0, 40.0] };
    let KeplerSpec { orbits: low, .. } = in_a_row(&[0.0, 20.0, 40.0]);
    let mixed = KeplerSpec { planes: None, orbits: low.into_iter().chain([high]).collect(), j2: true };
    let up = at_start(&linked(mixed, 2, 50_000.0, TEN_SECONDS));
    assert_eq!(up, BTreeSet::from([(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5)]));
}

#[test]
fn two_are_linked_only_while_each_is_among_the_nearest_of_the_other() {
    let ring = GeostationarySpec::at(&[-10.0, 0.0, 10.0, 20.0, 170.0]);
    let up = at_start(&linked(ring, 2, 15_000.0, TEN_SECONDS));
    // 10 degrees are 7350 km, 20 are 14,643: the first has the third among its two nearest, which has others.
    assert_eq!(up, BTreeSet::from([(0, 1), (1, 2), (2, 3)]));
}

#[test]
fn every_change_is_told_and_no_satellite_ever_has_more_links_than_it_may() {
    let skies = [
        linked(WalkerSpec::delta(9, 12, 1400.0, 52.0), 3, 5000.0, TEN_SECONDS),
        linked(in_a_row(&[0.0, 20.0, 40.0, 60.0, 65.0]), 1, 5000.0, Check::Exact),
        linked(elements(&[5, 6251, 28_057, 8195, 28_129, 28_626]), 2, 45_000.0, Check::Exact),
    ];
    for sky in skies {
        let mut topology = Topology::new(&sky);
        let (mut known, mut changes) = (BTreeSet::new(), 0);
        while topology.next_evaluation() < SimTime::from_secs_f64(3000.0) {
            let now = topology.next_evaluation();
            for change in topology.evaluate(&sky, now) {
                match *change {
                    Change::IslUp { a, b, kind, .. } => {
                        assert!(known.insert((a, b)) && kind == LinkKind::Nearest && a < b);
                    }
                    Change::IslDown { a, b, .. } => assert!(known.remove(&(a, b))),
                    _ => continue,
                }
                // Also where handovers are exact.
                assert_eq!(now.as_nanos() % 10_000_000_000, 0);
                changes += 1;
            }
            assert_eq!(links(&topology), known);
            let most = sky
                .constellation(0)
                .and_then(|spec| spec.isl.nearest)
                .map_or(0, |nearest| nearest.neighbours);
            for satellite in 0..sky.satellites() {
                let own = known.iter().filter(|&&(a, b)| a == satellite || b == satellite);
                assert!(own.count() <= most as usize);
            }
            for &(a, b) in &known {
                assert_eq!(topology.kind_between(&sky, b, a), Some(LinkKind::Nearest));
            }
        }
        let mut large = Topology::new(&sky);
        large.evaluate(&sky, SimTime::from_secs_f64(2999.0));
        assert_eq!(links(&large), links(&topology));
        assert!(changes > 0);
    }
}

#[test]
fn a_satellite_that_has_left_the_sky_has_no_link() {
    // The last stage of a rocket, which decays after 50 minutes, and satellites near and far.
    let sky = linked(elements(&[28_872, 28_350, 28_623]), 2, 200_000.0, TEN_SECONDS);
    let mut topology = Topology::new(&sky);
    topology.evaluate(&sky, SimTime::from_secs_f64(3600.0));
    assert!(links(&topology).iter().all(|&(a, _)| a != 0), "{:?}", links(&topology));
}

#[test]
fn planes_and_slots_of_element_sets_join_nothing() {
    let constellation = ConstellationSpec {
        isl: IslSpec { intraplane: vec![1], interplane: vec![1], ..IslSpec::default() },
        ..ConstellationSpec::new(elements(&[5, 6251, 28_057]))
    };
    assert_eq!(Topology::new(&sky(constellation, &[])).isls(), []);
}
