//! The work of one call: bounded whatever the document asks for, and of no effect on what is computed.

use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;

/// A Walker delta constellation evaluated exactly unless said otherwise, with many associations.
fn many(constellation: &str, background: &str, duration_s: f64) -> Scenario {
    let text = format!(
        r#"{{
            "version": 1, "title": "Work", "duration_s": {duration_s},
            "constellations": [{{
                "id": "c", "kind": "walker-delta", "altitude_km": 550, "inclination_deg": 53,
                "isl": {{ "rate_bps": 1e8 }}, "gsl": {{ "rate_bps": 1e6 }}, {constellation}
            }}],
            "stations": [
                {{ "name": "Quito", "latitude_deg": -0.22, "longitude_deg": -78.51 }},
                {{ "name": "London", "latitude_deg": 51.51, "longitude_deg": -0.13 }}
            ],
            "flows": [{{ "name": "Quito to London", "from": "Quito", "to": "London" }}],
            "background": {{ {background} }}
        }}"#
    );
    Scenario::parse(&text).unwrap_or_else(|problems| panic!("{problems:?}"))
}

const EXACT: &str = r#""handover": { "policy": "highest-elevation", "check": "exact" }"#;

/// The hash of a whole run, and the most work that a call did beyond its budget.
fn run(scenario: &Scenario, mut budget: impl FnMut() -> u64) -> (Option<u64>, u64) {
    let mut world = World::new(scenario).expect("a world");
    let mut beyond = 0;
    loop {
        let most = budget();
        let progress = world.advance(SimTime::MAX, most);
        beyond = beyond.max(progress.work.saturating_sub(most));
        world.recording().discard();
        if progress.finished {
            return (world.recording().hash(), beyond);
        }
    }
}

#[test]
fn a_cut_within_an_evaluation_changes_no_bit_of_the_recording() {
    let shape = |policy: &str| {
        format!(
            r#""planes": 12, "satellites_per_plane": 12, "elevation_mask_deg": 15,
            "handover": {{ "policy": "{policy}", "check": "exact" }}"#
        )
    };
    let background = r#""associations": 6, "record": "windows", "paths": [{ "via": "c" }, { "via": "c" }]"#;
    for policy in ["highest-elevation", "ideal", "longest-visible"] {
        let scenario = many(&shape(policy), background, 6.0);
        let (whole, _) = run(&scenario, || u64::MAX);
        for budget in [1, 7, 500] {
            assert_eq!(run(&scenario, || budget).0, whole, "{policy}, at most {budget} a call");
        }
        let mut growing = 0;
        let uneven = run(&scenario, || {
            growing = growing * 3 % 1009 + 1;
            growing
        });
        assert_eq!(uneven.0, whole, "{policy}, uneven calls");
    }
}

#[test]
fn no_call_goes_far_beyond_its_budget_with_ten_thousand_satellites_and_eight_paths_an_association() {
    let shape = r#""planes": 100, "satellites_per_plane": 100, "elevation_mask_deg": 25"#;
    let via = [r#"{ "via": "c" }"#; 8].join(", ");
    let background = format!(r#""associations": 990, "record": "windows", "paths": [{via}]"#);
    let exact = many(&format!("{shape}, {EXACT}"), &background, 60.0);
    let mut world = World::new(&exact).expect("a world");
    for call in 0..60 {
        let progress = world.advance(SimTime::MAX, 20_000);
        // What cannot be divided is one look at all satellites, or one tree.
        assert!(progress.work < 60_000, "call {call}: {} units of work", progress.work);
    }
    let every_ten_seconds = many(shape, &background, 60.0);
    let mut world = World::new(&every_ten_seconds).expect("a world");
    for call in 0..200 {
        let progress = world.advance(SimTime::MAX, 20_000);
        assert!(progress.work < 60_000, "call {call}: {} units of work", progress.work);
        world.recording().discard();
    }
}

#[test]
fn coincident_satellites_cost_a_run_no_more_than_others() {
    let shape = r#""planes": 20, "satellites_per_plane": 20, "elevation_mask_deg": 15, "phase_step_deg": 0"#;
    let work = |spacing: f64| {
        let constellation = format!(r#"{shape}, "node_spacing_deg": {spacing}, {EXACT}"#);
        let scenario = many(&constellation, r#""associations": 5"#, 60.0);
        World::new(&scenario).expect("a world").advance(SimTime::MAX, u64::MAX).work
    };
    let (together, apart) = (work(0.0), work(18.0));
    assert!(together < 2 * apart, "{together} against {apart}");
    let nearly = work(1e-6);
    assert!(nearly < 2 * apart, "{nearly} against {apart}");
}

#[test]
fn a_station_at_the_pole_sees_satellites_of_one_phase_as_equals_and_a_run_goes_on() {
    let shape = r#""planes": 20, "satellites_per_plane": 20, "elevation_mask_deg": 15, "phase_step_deg": 0"#;
    let background = r#""associations": 1,
        "pairs": [{ "from_latitude_deg": 90, "from_longitude_deg": 0, "to_latitude_deg": -90, "to_longitude_deg": 0 }]"#;
    let mut scenario = many(&format!("{shape}, {EXACT}"), background, 60.0);
    scenario.constellations[0].inclination_deg = Some(90.0);
    let work = World::new(&scenario).expect("a world").advance(SimTime::MAX, u64::MAX).work;
    assert!(work < 20_000_000, "{work}");
}
