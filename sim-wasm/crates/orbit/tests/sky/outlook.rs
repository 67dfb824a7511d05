//! The outlook from a terminal: what passes over it, and what its policy will do, told before it happens.

use skywindow_orbit::{
    Because, Check, ConstellationSpec, Ends, HandoverPolicy, Outlook, Pass, ReconfigurationSpec, Sky,
    SkySpec, TerminalSpec, Turn, geometry,
};
use skywindow_units::{Duration, SimTime, Work};

use crate::fixtures::{LONDON, QUITO, geo3, iridium, spaceway_ngso, teledesic_cross_seam, with};

const POLICIES: [HandoverPolicy; 5] = [
    HandoverPolicy::Hold,
    HandoverPolicy::HighestElevation,
    HandoverPolicy::Nearest,
    HandoverPolicy::LongestVisible,
    HandoverPolicy::Ideal,
];

fn at(s: f64) -> SimTime {
    SimTime::from_secs_f64(s)
}

/// Two constellations, the second of which is looked at, and two terminals of it at each place.
fn sky(constellation: ConstellationSpec, frozen_at: Option<SimTime>) -> Sky {
    let mut terminals = vec![TerminalSpec::new(10.0, 20.0, 0)];
    for (latitude_deg, longitude_deg) in [QUITO, LONDON] {
        let terminal = TerminalSpec::new(latitude_deg, longitude_deg, 1);
        let avoids = Some(terminals.len() as u32);
        terminals.extend([terminal, TerminalSpec { avoids, ..terminal }]);
    }
    let constellations = vec![geo3(), constellation];
    Sky::new(&SkySpec { constellations, terminals, frozen_at, ..SkySpec::default() }).unwrap()
}

fn looked(sky: &Sky, terminal: u32, from: f64, until: f64) -> Outlook {
    let mut outlook = Outlook::new(sky, terminal).expect("a terminal");
    assert!(outlook.look(at(from), at(until), &mut Work::unlimited()));
    outlook
}

#[test]
fn the_choices_told_beforehand_are_those_that_the_whole_sky_makes() {
    for policy in POLICIES {
        for check in [Check::Interval { seconds: 10.0 }, Check::Exact] {
            let sky = sky(with(iridium(), policy, check), None);
            for terminal in 1..5 {
                let outlook = looked(&sky, terminal, 0.0, 7200.0);
                let made = geometry::handovers(&sky, terminal, Duration::from_secs(7200));
                assert!(made.len() > 5, "{policy:?}");
                for row in made.iter().filter(|row| row.t > SimTime::ZERO) {
                    let [holds, _] = outlook.choices_at(row.t);
                    let holds = holds.expect("a choice");
                    assert_eq!((holds.at, holds.satellite), (row.t, row.to), "{policy:?} {check:?}");
                    let [before, next] = outlook.choices_at(at(row.t.as_secs_f64() - 1e-6));
                    assert_eq!(before.and_then(|before| before.satellite), row.from);
                    assert_eq!(next, Some(holds), "the next choice is told a moment before");
                }
            }
        }
    }
}

#[test]
fn found_in_parts_or_at_once_the_outlook_is_the_same() {
    let sky = sky(with(iridium(), HandoverPolicy::LongestVisible, Check::Exact), None);
    let whole = looked(&sky, 2, 600.0, 3000.0);
    let mut parts = Outlook::new(&sky, 2).expect("a terminal");
    let mut calls = 0;
    while !parts.look(at(600.0), at(3000.0), &mut Work::of(500)) {
        calls += 1;
    }
    assert!(calls > 20, "{calls}");
    assert_eq!(parts.passes(), whole.passes());
    assert_eq!(parts.uses(), whole.uses());
    assert!(looked(&sky, 2, 0.0, 100.0).passes() != whole.passes());
}

/// Whether a pass agrees with the sky second by second.
fn agrees(sky: &Sky, terminal: u32, pass: &Pass, mask_deg: f64) {
    let elevation = |s: f64| sky.elevation_deg(terminal, pass.satellite, at(s));
    let [rises, sets] = [pass.rises, pass.sets].map(SimTime::as_secs_f64);
    let mut s = rises + 1.0;
    while s < sets - 1.0 {
        assert!(elevation(s) > mask_deg && elevation(s) <= pass.highest_deg + 1e-9, "{pass:?} at {s}");
        s += 10.0;
    }
    assert!((elevation(pass.culminates.as_secs_f64()) - pass.highest_deg).abs() < 1e-9);
    assert!(elevation(sets + 1.0) < mask_deg, "{pass:?} has set");
    if pass.rises > SimTime::ZERO {
        assert!(elevation(rises - 1.0) < mask_deg, "{pass:?} has not risen");
        assert!((elevation(rises) - mask_deg).abs() < 1e-3 && (elevation(sets) - mask_deg).abs() < 1e-3);
    }
}

#[test]
fn passes_are_the_times_above_the_mask_also_those_that_began_before() {
    for (constellation, mask_deg) in [(iridium(), 8.2), (spaceway_ngso(), 10.0)] {
        let constellation = ConstellationSpec { elevation_mask_deg: mask_deg, ..constellation };
        let sky = sky(constellation, None);
        let (from, until) = (20_000.0, 26_000.0);
        let outlook = looked(&sky, 1, from, until);
        for pass in outlook.passes() {
            agrees(&sky, 1, pass, mask_deg);
            assert!(pass.sets > at(from) && pass.rises < at(until));
        }
        for step in 0..60 {
            let now = at(from + 100.0 * f64::from(step));
            let mut up: Vec<u32> = outlook
                .passes()
                .iter()
                .filter(|pass| (pass.rises..pass.sets).contains(&now))
                .map(|pass| pass.satellite)
                .collect();
            up.sort_unstable();
            assert_eq!(up, sky.visible(1, now), "at {now}");
        }
    }
}

#[test]
fn what_stands_still_is_in_view_for_good_and_no_handover_is_to_come() {
    let outlook = looked(&sky(iridium(), None), 0, 500.0, 900.0);
    assert!(outlook.stands_still() && !outlook.shares());
    assert!(!outlook.passes().is_empty());
    assert!(outlook.passes().iter().all(|pass| pass.rises == SimTime::ZERO && pass.sets == SimTime::MAX));
    assert_eq!(outlook.choices_at(at(700.0))[1], None);

    let frozen = sky(with(iridium(), HandoverPolicy::HighestElevation, Check::Exact), Some(at(4321.0)));
    let outlook = looked(&frozen, 3, 0.0, 900.0);
    let seen: Vec<u32> = outlook.passes().iter().map(|pass| pass.satellite).collect();
    assert_eq!(seen, frozen.visible(3, at(4321.0)));
    let [now, next] = outlook.choices_at(at(10.0));
    assert!(now.is_some_and(|now| now.at == SimTime::ZERO) && next.is_none());
}

#[test]
fn a_choice_says_what_became_of_the_one_before_and_what_speaks_for_the_next() {
    let reasons = |policy, check, reconfiguration| {
        let mut constellation = with(teledesic_cross_seam(), policy, check);
        constellation.handover.reconfiguration = reconfiguration;
        let sky = sky(constellation, None);
        let outlook = looked(&sky, 1, 0.0, 7200.0);
        assert!(outlook.shares());
        let mut reasons = Vec::new();
        let mut now = SimTime::ZERO;
        while let [_, Some(next)] = outlook.choices_at(now) {
            now = next.at;
            if next.satellite.is_some() && !reasons.contains(&(next.ends, next.because)) {
                reasons.push((next.ends, next.because));
            }
        }
        reasons
    };
    let every_minute = Some(ReconfigurationSpec { first_s: 0.0, every_s: 60.0 });
    let holds = reasons(HandoverPolicy::Hold, Check::Exact, None);
    assert!(holds.contains(&(Ends::Sets, Because::Follows)), "{holds:?}");
    let highest = reasons(HandoverPolicy::HighestElevation, Check::Exact, None);
    assert!(highest.contains(&(Ends::Surpassed, Because::Best)), "{highest:?}");
    let longest = reasons(HandoverPolicy::LongestVisible, Check::Exact, None);
    assert!(longest.contains(&(Ends::Sets, Because::Best)), "{longest:?}");
    let anew = reasons(HandoverPolicy::LongestVisible, Check::Exact, every_minute);
    assert!(anew.contains(&(Ends::Anew, Because::Best)), "{anew:?}");
}

#[test]
fn a_direction_is_an_azimuth_from_north_by_east() {
    let terminals = vec![TerminalSpec::new(0.0, 0.0, 0), TerminalSpec::new(40.0, 0.0, 0)];
    let constellations = vec![geo3()];
    let sky = Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).unwrap();
    for satellite in sky.visible(0, SimTime::ZERO) {
        let east = sky.look(satellite, SimTime::ZERO).longitude_deg;
        let expected = if east > 0.0 { 90.0 } else { 270.0 };
        assert!((sky.azimuth_deg(0, satellite, at(9999.0)) - expected).abs() < 1e-9, "{east}");
    }
    // From 40 degrees north the equator's satellites stand south, those to the east of it south-east.
    for satellite in sky.visible(1, SimTime::ZERO) {
        let east = sky.look(satellite, SimTime::ZERO).longitude_deg;
        let south =
            180.0 - libm::atan2(libm::tan(east.to_radians()), libm::sin(40f64.to_radians())).to_degrees();
        assert!((sky.azimuth_deg(1, satellite, SimTime::ZERO) - south).abs() < 1e-6, "{east}: {south}");
    }
}

#[test]
fn the_mask_and_what_has_failed_are_those_of_the_constellation_that_is_looked_at() {
    let sky = sky(ConstellationSpec { elevation_mask_deg: 12.5, ..iridium() }, None);
    // The three satellites of the first constellation come before.
    let turn = Turn { at: at(5.0), failed: vec![(None, 3 + 10)], policy: HandoverPolicy::Hold };
    let mut outlook = Outlook::new(&sky, 1).expect("a terminal").with_turns(vec![turn]);
    assert_eq!(outlook.mask_deg(), 12.5);
    assert!(outlook.look(at(0.0), at(60.0), &mut Work::unlimited()));
    let failed: Vec<u32> = (3..69).filter(|&satellite| outlook.has_failed(satellite)).collect();
    assert_eq!(failed, [13]);
    let first = looked(&sky, 0, 0.0, 60.0);
    assert!(!(0..3).any(|satellite| first.has_failed(satellite)));
}
