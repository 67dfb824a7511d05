//! Terminals that use several satellites at once.

use std::collections::BTreeSet;

use skywindow_orbit::{Change, Check, HandoverPolicy, Outlook, Sky, SkySpec, TerminalSpec, Topology};
use skywindow_units::{Duration, SimTime, Work};

use crate::fixtures::{LONDON, QUITO, iridium, with};

const POLICIES: [HandoverPolicy; 4] = [
    HandoverPolicy::Hold,
    HandoverPolicy::HighestElevation,
    HandoverPolicy::Nearest,
    HandoverPolicy::LongestVisible,
];
const CHECKS: [Check; 2] = [Check::Interval { seconds: 10.0 }, Check::Exact];
const AT_ONCE: u32 = 3;

fn sky_of(policy: HandoverPolicy, check: Check, terminals: Vec<TerminalSpec>) -> Sky {
    let constellations = vec![with(iridium(), policy, check)];
    Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).expect("a sky")
}

fn terminal((latitude_deg, longitude_deg): (f64, f64)) -> TerminalSpec {
    TerminalSpec { at_once: AT_ONCE, ..TerminalSpec::new(latitude_deg, longitude_deg, 0) }
}

fn several(policy: HandoverPolicy, check: Check) -> Sky {
    sky_of(policy, check, [QUITO, LONDON].map(terminal).to_vec())
}

fn at(seconds: u64) -> SimTime {
    SimTime::from_millis(1000 * seconds)
}

/// Calls `look` after every evaluation of the first hours.
fn through(sky: &Sky, hours: u64, mut look: impl FnMut(SimTime, &Topology)) {
    let mut topology = Topology::new(sky);
    while topology.next_evaluation() <= at(hours * 3600) {
        let t = topology.next_evaluation();
        topology.evaluate(sky, t);
        look(t, &topology);
    }
}

/// Three terminals at one place, each of which leaves alone the satellites of those before it.
#[test]
fn it_has_the_satellites_of_as_many_terminals_that_leave_them_to_each_other() {
    for (policy, check) in POLICIES.into_iter().flat_map(|policy| CHECKS.map(|check| (policy, check))) {
        let alone = |avoids| TerminalSpec { at_once: 1, avoids, ..terminal(LONDON) };
        let chain = sky_of(policy, check, vec![alone(None), alone(Some(0)), alone(Some(1))]);
        let sky = several(policy, check);
        let [mut own, mut others] = [Topology::new(&sky), Topology::new(&chain)];
        let mut most = 0;
        // Exact instants are found to a microsecond, by searches that begin elsewhere.
        for seconds in (0..3 * 3600).step_by(7) {
            let t = at(seconds) + Duration::from_millis(3);
            own.evaluate(&sky, t);
            others.evaluate(&chain, t);
            let used: BTreeSet<u32> = own.usable(1).iter().copied().collect();
            let theirs: BTreeSet<u32> = (0..3).filter_map(|other| others.serving(other)).collect();
            assert_eq!(used, theirs, "{policy:?} {check:?} at {t:?}");
            assert_eq!(own.serving(1), others.serving(0), "{policy:?} {check:?} at {t:?}");
            most = most.max(used.len());
        }
        assert_eq!(most, 3, "{policy:?}");
    }
}

/// At every instant, and not only where something is looked at.
#[test]
fn the_highest_three_are_those_that_stand_highest() {
    let sky = several(HandoverPolicy::HighestElevation, Check::Exact);
    let mut topology = Topology::new(&sky);
    for seconds in (0..2 * 3600).step_by(7) {
        topology.evaluate(&sky, at(seconds));
        for terminal in [0, 1] {
            let mut seen = sky.visible(terminal, at(seconds));
            let elevation = |satellite: u32| sky.elevation_deg(terminal, satellite, at(seconds));
            seen.sort_by(|&one, &other| elevation(other).total_cmp(&elevation(one)));
            seen.truncate(3);
            assert_eq!(topology.serving(terminal), seen.first().copied(), "at {seconds} s");
            seen.sort_unstable();
            assert_eq!(topology.usable(terminal), seen, "at {seconds} s");
        }
    }
}

#[test]
fn what_changes_says_which_links_come_and_go_and_which_follows_which() {
    for policy in POLICIES {
        let mut links: [BTreeSet<u32>; 2] = Default::default();
        let mut replaced = 0;
        through(&several(policy, Check::Exact), 3, |t, topology| {
            let before = links.clone();
            for change in topology.changes() {
                match *change {
                    Change::GslUp { terminal, satellite } => {
                        assert!(links[terminal as usize].insert(satellite), "{policy:?} at {t:?}");
                    }
                    Change::GslDown { terminal, satellite } => {
                        assert!(links[terminal as usize].remove(&satellite), "{policy:?} at {t:?}");
                    }
                    Change::Handover { terminal, from, to, .. } => {
                        let [was, is] = [&before, &links].map(|links| &links[terminal as usize]);
                        assert!(from.is_none_or(|from| was.contains(&from) && !is.contains(&from)));
                        assert!(to.is_none_or(|to| !was.contains(&to) && is.contains(&to)));
                        replaced += u32::from(from.is_some() && to.is_some());
                    }
                    _ => {}
                }
            }
            for terminal in [0, 1] {
                let own: Vec<u32> = links[terminal as usize].iter().copied().collect();
                assert_eq!(topology.usable(terminal), own, "{policy:?} at {t:?}");
            }
        });
        assert!(replaced > 0, "{policy:?}: {replaced}");
    }
}

#[test]
fn a_search_that_is_broken_off_between_two_satellites_ends_as_one_in_a_piece() {
    for policy in POLICIES {
        let sky = several(policy, Check::Exact);
        let mut pieces = Topology::new(&sky);
        through(&sky, 1, |t, whole| {
            while !pieces.evaluate_part(&sky, t, &mut Work::of(100)) {}
            assert_eq!(pieces.next_evaluation(), whole.next_evaluation(), "{policy:?} at {t:?}");
            assert_eq!(pieces.changes(), whole.changes(), "{policy:?} at {t:?}");
        });
    }
}

#[test]
fn the_choices_told_beforehand_are_those_of_its_first_satellite() {
    for policy in POLICIES {
        let sky = several(policy, CHECKS[0]);
        let mut outlook = Outlook::new(&sky, 1).expect("a terminal");
        assert!(outlook.look(at(0), at(3600), &mut Work::unlimited()));
        let mut most = 0;
        through(&sky, 1, |t, topology| {
            let [now, _] = outlook.choices_at(t);
            assert_eq!(now.and_then(|now| now.satellite), topology.serving(1), "{policy:?} at {t:?}");
            let uses = outlook.uses().iter().filter(|one| one.from <= t && t < one.until);
            let mut used: Vec<u32> = uses.map(|one| one.satellite).collect();
            used.sort_unstable();
            assert_eq!(used, topology.usable(1), "{policy:?} at {t:?}");
            most = most.max(used.len());
        });
        assert!(most > 1, "{policy:?}");
    }
}

#[test]
fn no_terminal_is_for_no_satellite_or_too_many() {
    for at_once in [0, 9] {
        let terminals = vec![TerminalSpec { at_once, ..terminal(QUITO) }];
        let refused = Sky::new(&SkySpec { constellations: vec![iridium()], terminals, ..SkySpec::default() });
        assert!(refused.is_err_and(|why| why.contains("satellites at once")), "{at_once}");
    }
}
