//! When the topology is evaluated, what that costs, and who is chosen of equals.

use skywindow_orbit::{
    Change, Check, ConstellationSpec, HandoverPolicy, Sky, SkySpec, TerminalSpec, Topology, WalkerSpec,
};
use skywindow_units::{SimTime, Work};

use crate::fixtures::{QUITO, TOKYO, iridium, sky, with};

#[test]
fn each_constellation_is_evaluated_at_its_own_interval() {
    let every = |seconds| with(iridium(), HandoverPolicy::HighestElevation, Check::Interval { seconds });
    let terminals = (0..2).map(|constellation| TerminalSpec::new(TOKYO.0, TOKYO.1, constellation)).collect();
    let spec = SkySpec { constellations: vec![every(7.0), every(60.0)], terminals, ..SkySpec::default() };
    let sky = Sky::new(&spec).unwrap();
    let (mut topology, mut handovers) = (Topology::new(&sky), [0, 0]);
    while topology.next_evaluation() <= SimTime::from_millis(3_600_000) {
        let t = topology.next_evaluation();
        for change in topology.evaluate(&sky, t) {
            if let Change::Handover { terminal, .. } = *change {
                handovers[terminal as usize] += 1;
                let interval = [7_000_000_000, 60_000_000_000][terminal as usize];
                assert_eq!(t.as_nanos() % interval, 0, "terminal {terminal} at {t}");
            }
        }
    }
    assert!(handovers.iter().all(|&count| count > 5), "{handovers:?}");
}

/// A call does so much work and no more: what it looks at is counted.
#[test]
fn a_terminal_costs_its_choice_and_the_satellites_it_looks_at() {
    let cost = |policy, places: &[(f64, f64)]| {
        let sky = sky(with(iridium(), policy, Check::Interval { seconds: 10.0 }), places);
        let mut work = Work::unlimited();
        assert!(Topology::new(&sky).evaluate_part(&sky, SimTime::ZERO, &mut work));
        work.done()
    };
    let terminal = |policy| cost(policy, &[QUITO]) - cost(policy, &[]);
    // A turn and a choice; six planes, and twice the eleven satellites of those that may be in view.
    let highest = terminal(HandoverPolicy::HighestElevation);
    assert!((1..=6).any(|planes| highest == 1 + 30 + 6 + 22 * planes), "{highest}");
    let longest = terminal(HandoverPolicy::LongestVisible);
    assert!(longest >= highest + 5 * 16, "{longest}: several looks ahead for each satellite in view");
}

#[test]
fn of_satellites_that_stay_in_view_equally_long_the_lower_number_is_taken() {
    // Two planes that are one: every satellite has a twin.
    let orbits = WalkerSpec {
        node_spacing_deg: Some(0.0),
        phase_step_deg: Some(0.0),
        ..WalkerSpec::star(2, 12, 1400.0, 80.0)
    };
    let check = Check::Interval { seconds: 60.0 };
    let twins = with(ConstellationSpec::new(orbits), HandoverPolicy::LongestVisible, check);
    let sky = sky(twins, &[QUITO]);
    let (mut topology, mut served) = (Topology::new(&sky), 0);
    while topology.next_evaluation() <= SimTime::from_millis(20 * 3_600_000) {
        let t = topology.next_evaluation();
        topology.evaluate(&sky, t);
        served += u32::from(topology.serving(0).is_some());
        assert!(topology.serving(0).is_none_or(|satellite| satellite < 12), "at {t}");
    }
    assert!(served > 100, "{served}");
}

/// Who serves a terminal follows from the instant alone under the policy of the highest elevation.
#[test]
fn another_policy_is_followed_at_once_where_checks_are_exact_and_from_the_next_check_on_elsewhere() {
    let at = |s: u64| SimTime::from_millis(1000 * s);
    let served = |topology: &mut Topology, sky: &Sky, s: u64| {
        topology.evaluate(sky, at(s));
        topology.serving(0)
    };
    for (check, wait_s) in [(Check::Exact, 0), (Check::Interval { seconds: 10.0 }, 5)] {
        let under = |policy| sky(with(iridium(), policy, check), &[QUITO]);
        let (holding, highest) = (under(HandoverPolicy::Hold), under(HandoverPolicy::HighestElevation));
        let (mut changed, mut expected) = (Topology::new(&holding), Topology::new(&highest));
        let differ = |&s: &u64| served(&mut changed, &holding, s) != served(&mut expected, &highest, s);
        let s = (5..3600).step_by(10).find(differ).expect("an instant at which the policies differ");
        changed.set_policy(0, HandoverPolicy::HighestElevation, at(s));
        assert!(changed.next_evaluation() <= at(s + wait_s), "{check:?}");
        let [one, other] = [(&mut changed, &holding), (&mut expected, &highest)]
            .map(|(topology, sky)| served(topology, sky, s + wait_s));
        assert_eq!(one, other, "{check:?}");
    }
}
