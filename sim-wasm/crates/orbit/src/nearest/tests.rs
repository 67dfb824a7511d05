//! The nearest of each satellite are those that a look at every pair finds.

use skywindow_units::{SimTime, Work};

use super::*;
use crate::kinds::{KeplerElements, KeplerOrbit, KeplerSpec, WalkerSpec, spread_evenly};
use crate::sky::Sky;
use crate::spec::{ConstellationSpec, IslSpec, SkySpec};
use crate::vector::{Vec3, length, mix, sub};

const CLEARANCE_KM: f64 = 80.0;

fn sky(constellation: ConstellationSpec, nearest: NearestSpec) -> Sky {
    let isl = IslSpec { nearest: Some(nearest), clearance_km: CLEARANCE_KM, ..IslSpec::default() };
    let constellations = vec![ConstellationSpec { isl, ..constellation }];
    Sky::new(&SkySpec { constellations, ..SkySpec::default() }).expect("a sky")
}

const fn nearest(neighbours: u32, range_km: f64) -> NearestSpec {
    NearestSpec { neighbours, range_km, interval_s: 10.0 }
}

/// All pairs that the rule links at `t`, looked for in pieces of so many steps of work, and the steps of all.
fn pairs(sky: &Sky, t: f64, steps: u64) -> (Vec<(u32, u32)>, u64) {
    let shell = &sky.shells()[0];
    let mut rule = Nearest::new(shell, sky.earth()).expect("a rule");
    let mut snapshot = Snapshot::new(sky.satellites());
    snapshot.begin(SimTime::from_secs_f64(t));
    let mut done = 0;
    loop {
        let mut work = Work::of(steps);
        let found = rule.look(shell, &mut snapshot, &mut work);
        done += work.done();
        if found {
            break;
        }
    }
    let of = |a: u32| rule.above(a).map(move |b| (a, b)).collect::<Vec<_>>();
    ((0..sky.satellites()).flat_map(of).collect(), done)
}

/// The same by the words of the rule, from every pair.
fn by_every_pair(sky: &Sky, t: f64, spec: NearestSpec) -> Vec<(u32, u32)> {
    let at = |number: u32| sky.position(number, SimTime::from_secs_f64(t));
    let metres = |a: Vec3, b: Vec3| (1e3 * length(sub(a, b))).round() as u64;
    let lowest_km = |a: Vec3, b: Vec3| {
        (0..=1000).map(|step| length(mix(a, b, f64::from(step) / 1000.0))).fold(f64::INFINITY, f64::min)
    };
    let clear_km = sky.earth().radius_km + CLEARANCE_KM;
    let near = |a: u32| -> Vec<u32> {
        let mut all: Vec<(u64, u32)> = (0..sky.satellites())
            .filter(|&b| b != a)
            .map(|b| (metres(at(a), at(b)), b))
            .filter(|&(far, b)| far as f64 <= 1e3 * spec.range_km && lowest_km(at(a), at(b)) >= clear_km)
            .collect();
        all.sort_unstable();
        all.truncate(spec.neighbours as usize);
        all.into_iter().map(|(_, b)| b).collect()
    };
    let all: Vec<Vec<u32>> = (0..sky.satellites()).map(near).collect();
    let pair = |a: u32, b: u32| all[a as usize].contains(&b) && all[b as usize].contains(&a);
    (0..sky.satellites())
        .flat_map(|a| (a + 1..sky.satellites()).map(move |b| (a, b)))
        .filter(|&(a, b)| pair(a, b))
        .collect()
}

/// Low circles, and ellipses between 500 km and the height of geostationary satellites.
fn shells() -> [ConstellationSpec; 3] {
    let orbit = |plane: u32, apogee_km: f64| KeplerOrbit {
        elements: KeplerElements {
            inclination_deg: 17.0 * f64::from(plane),
            node_deg: 41.0 * f64::from(plane),
            argument_deg: 45.0 * f64::from(plane),
            ..KeplerElements::between(500.0, apogee_km, 6378.0)
        },
        anomalies_deg: spread_evenly(9, 7.0 * f64::from(plane)),
    };
    let orbits = (0..8).map(|plane| orbit(plane, if plane < 4 { 900.0 } else { 35_786.0 })).collect();
    [
        ConstellationSpec::new(WalkerSpec::star(6, 11, 780.0, 86.4)),
        ConstellationSpec::new(WalkerSpec::delta(9, 12, 1400.0, 52.0)),
        ConstellationSpec::new(KeplerSpec { planes: None, orbits, j2: true }),
    ]
}

#[test]
fn the_nearest_in_range_and_sight_are_those_of_every_pair() {
    let mut links = 0;
    for shell in shells() {
        for spec in [nearest(1, 4000.0), nearest(4, 5000.0), nearest(3, 1e6), nearest(16, 9000.0)] {
            let sky = sky(shell.clone(), spec);
            for t in [0.0, 100.0, 5000.5] {
                let (found, _) = pairs(&sky, t, u64::MAX);
                assert_eq!(found, by_every_pair(&sky, t, spec), "{spec:?} at {t} s");
                links += found.len();
            }
        }
    }
    assert!(links > 3000, "{links}");
}

#[test]
fn a_search_in_pieces_finds_what_one_in_one_go_does() {
    for shell in shells() {
        let sky = sky(shell, nearest(4, 6000.0));
        let whole = pairs(&sky, 77.0, u64::MAX);
        assert_eq!(pairs(&sky, 77.0, 1), whole);
        assert_eq!(pairs(&sky, 77.0, 333), whole);
    }
}

#[test]
fn satellites_at_one_place_are_linked_by_their_numbers_and_a_search_among_them_is_short() {
    let one = KeplerElements::between(700.0, 800.0, 6378.0);
    let orbit = KeplerOrbit { elements: one, anomalies_deg: vec![30.0; 1000] };
    let orbits = KeplerSpec { planes: None, orbits: vec![orbit], j2: true };
    let sky = sky(ConstellationSpec::new(orbits), nearest(2, 100.0));
    let (found, steps) = pairs(&sky, 12.0, u64::MAX);
    // The nearest two of every satellite are 0 and 1; those of 0 are 1 and 2, of 1 they are 0 and 2.
    assert_eq!(found, [(0, 1), (0, 2), (1, 2)]);
    assert!(steps < 1000 * 200, "{steps}");
}

#[test]
fn the_work_of_a_search_hardly_grows_faster_than_the_satellites_do() {
    let steps = |planes: u32| {
        let walker = WalkerSpec::delta(planes, 50, 550.0, 53.0);
        pairs(&sky(ConstellationSpec::new(walker), nearest(4, 5000.0)), 0.0, u64::MAX).1
    };
    let (few, many) = (steps(20), steps(200));
    assert!(many < 15 * few, "{many} and {few}");
    assert!(many < 10_000 * 400, "{many}");
}

/// Three satellites are one box of the tree, all of which is looked at for each of them.
#[test]
fn the_work_of_a_search_is_a_box_and_what_is_in_it() {
    let sky = sky(ConstellationSpec::new(WalkerSpec::star(1, 3, 9000.0, 86.4)), nearest(2, 40_000.0));
    let (places, sorting) = (3 * STEPS_PER_PLACE, 3 * tree::STEPS_PER_SORTED);
    let searches = 3 * (tree::STEPS_PER_BOX + 3 * tree::STEPS_PER_PLACE);
    assert_eq!(pairs(&sky, 0.0, 100_000).1, places + sorting + searches);
}

#[test]
fn a_satellite_just_as_far_away_as_links_reach_is_found() {
    let at = |number: u32, km: f64| Satellite { number, at: [km, 0.0, 0.0], reach_km: 1000.0 };
    let mut tree = Tree::default();
    for satellite in [at(0, 0.0), at(1, 100.0), at(2, 100.1)] {
        tree.add(satellite);
    }
    tree.begin();
    assert!(tree.build(&mut Work::of(u64::MAX)));
    let mut found = Vec::new();
    let wanted = Wanted { most: 2, range_km: 100.0 };
    tree.nearest(&at(0, 0.0), wanted, &mut found, &mut Work::of(u64::MAX));
    assert_eq!(found.iter().map(|one| one.number).collect::<Vec<_>>(), [1]);
}
