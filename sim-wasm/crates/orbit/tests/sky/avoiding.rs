//! Terminals at one place that leave each other's satellites alone.

use std::collections::BTreeSet;

use skywindow_orbit::{
    Change, Check, ConstellationSpec, HandoverPolicy, Sky, SkySpec, TerminalSpec, Topology,
};
use skywindow_units::{Duration, SimTime};

use crate::fixtures::{LONDON, QUITO, TOKYO, iridium, with};

const POLICIES: [HandoverPolicy; 5] = [
    HandoverPolicy::Hold,
    HandoverPolicy::HighestElevation,
    HandoverPolicy::Nearest,
    HandoverPolicy::LongestVisible,
    HandoverPolicy::Ideal,
];
const CHECKS: [Check; 2] = [Check::Interval { seconds: 10.0 }, Check::Exact];

/// `count` terminals at each place, each of which avoids the one before it.
fn crowded(policy: HandoverPolicy, check: Check, places: &[(f64, f64)], count: u32) -> Sky {
    crowd(with(iridium(), policy, check), places, count)
}

fn crowd(constellation: ConstellationSpec, places: &[(f64, f64)], count: u32) -> Sky {
    let mut terminals = Vec::new();
    for &(latitude_deg, longitude_deg) in places {
        for k in 0..count {
            let avoids = (k > 0).then(|| terminals.len() as u32 - 1);
            terminals.push(TerminalSpec { avoids, ..TerminalSpec::new(latitude_deg, longitude_deg, 0) });
        }
    }
    Sky::new(&SkySpec { constellations: vec![constellation], terminals, ..SkySpec::default() }).unwrap()
}

/// Calls `look` after every evaluation of the first hours.
fn through(sky: &Sky, hours: u64, mut look: impl FnMut(SimTime, &Topology)) {
    let mut topology = Topology::new(sky);
    let end = SimTime::from_millis(hours * 3_600_000);
    while topology.next_evaluation() <= end {
        let t = topology.next_evaluation();
        topology.evaluate(sky, t);
        look(t, &topology);
    }
}

/// No satellite serves two terminals of a place, and as many have service as there are satellites in view.
#[test]
fn a_satellite_serves_one_terminal_of_a_place() {
    for (policy, check) in POLICIES.into_iter().flat_map(|policy| CHECKS.map(|check| (policy, check))) {
        let sky = crowded(policy, check, &[QUITO, LONDON], 3);
        let mut short = 0;
        through(&sky, 4, |t, topology| {
            for first in [0, 3] {
                let terminals = first..first + 3;
                let used: Vec<u32> =
                    terminals.clone().flat_map(|terminal| topology.usable(terminal).to_vec()).collect();
                let distinct: BTreeSet<u32> = used.iter().copied().collect();
                assert_eq!(used.len(), distinct.len(), "{policy:?} {check:?} {t:?}: a satellite twice");
                let visible = sky.visible(first, t);
                assert!(used.iter().all(|satellite| visible.contains(satellite)), "{policy:?} at {t:?}");
                let served =
                    terminals.clone().filter(|&terminal| topology.serving(terminal).is_some()).count();
                assert_eq!(served, visible.len().min(3), "{policy:?} {check:?} {t:?}: service");
                // Those that come first are served first.
                assert!(terminals.take(served).all(|terminal| topology.serving(terminal).is_some()));
                short += u32::from(served < 3);
            }
        });
        assert!(short > 0, "{policy:?}: three satellites are not always in view");
    }
}

/// The first of a chain chooses as if it were alone, except where all share what is in view.
#[test]
fn the_first_takes_no_notice_of_the_others() {
    for (policy, check) in POLICIES[..4].iter().flat_map(|&policy| CHECKS.map(|check| (policy, check))) {
        let (alone, crowd) = (crowded(policy, check, &[TOKYO], 1), crowded(policy, check, &[TOKYO], 2));
        let mut other = Topology::new(&alone);
        through(&crowd, 3, |t, topology| {
            other.evaluate(&alone, t);
            assert_eq!(topology.serving(0), other.serving(0), "{policy:?} {check:?} at {t:?}");
        });
    }
}

/// Each the highest of its own, at every instant: some seconds after a change as well as just after it.
#[test]
fn terminals_of_a_place_that_use_all_satellites_in_view_take_them_in_turn() {
    let low = ConstellationSpec { elevation_mask_deg: 1.0, ..iridium() };
    let sky = crowd(with(low, HandoverPolicy::Ideal, Check::Exact), &[TOKYO], 2);
    let (mut several, mut serving) = (0, BTreeSet::new());
    let mut look = |t: SimTime, topology: &Topology| {
        let visible = sky.visible(0, t);
        for terminal in [0, 1] {
            let own: Vec<u32> = visible.iter().copied().skip(terminal as usize).step_by(2).collect();
            assert_eq!(topology.usable(terminal), own, "terminal {terminal} at {t:?}");
            let elevation = |&satellite: &u32| sky.elevation_deg(terminal, satellite, t);
            let highest = own.into_iter().max_by(|one, other| elevation(one).total_cmp(&elevation(other)));
            assert_eq!(topology.serving(terminal), highest, "terminal {terminal} at {t:?}");
            serving.insert((terminal, highest));
        }
        several += u32::from(visible.len() > 3);
    };
    through(&sky, 3, &mut look);
    let mut topology = Topology::new(&sky);
    for seconds in (0..3 * 3600).step_by(7) {
        let t = SimTime::from_millis(1000 * seconds);
        topology.evaluate(&sky, t);
        look(t, &topology);
    }
    assert!(several > 100 && serving.len() > 20, "{several} {}", serving.len());
}

/// When the first takes the satellite that the second is using, the second leaves it in the same evaluation.
#[test]
fn the_second_makes_way_at_once() {
    let sky = crowded(HandoverPolicy::Hold, CHECKS[0], &[QUITO], 2);
    let mut topology = Topology::new(&sky);
    let (mut made_way, mut t) = (0, SimTime::ZERO);
    while t < SimTime::ZERO + Duration::from_secs(86_400) {
        let held = topology.serving(1);
        let moves: Vec<(u32, Option<u32>)> = topology
            .evaluate(&sky, t)
            .iter()
            .filter_map(|change| match *change {
                Change::Handover { terminal, to, .. } => Some((terminal, to)),
                _ => None,
            })
            .collect();
        if held.is_some() && moves.iter().any(|&(terminal, to)| terminal == 0 && to == held) {
            made_way += 1;
            assert!(moves.iter().any(|&(terminal, to)| terminal == 1 && to != held), "at {t:?}");
        }
        t += Duration::from_secs(10);
    }
    assert!(made_way > 3, "{made_way}");
}

#[test]
fn only_an_earlier_terminal_of_the_same_constellation_can_be_avoided() {
    let build = |avoids| {
        let terminal = TerminalSpec::new(0.0, 0.0, 0);
        let terminals = vec![terminal, TerminalSpec { avoids: Some(avoids), ..terminal }];
        Sky::new(&SkySpec { constellations: vec![iridium()], terminals, ..SkySpec::default() })
    };
    assert!(build(0).is_ok());
    assert_eq!(build(1).unwrap_err(), "terminal 1: 1 is no earlier terminal of its constellation");
}
