//! Real satellites in whole runs: they carry packets from one to the next.

use std::collections::BTreeSet;

use skywindow_elements::{ElementSet, Epoch, read};
use skywindow_scenario::{Scenario, with_elements_alone};
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::{LinkChange, LinkKind};

/// Invented satellites in six planes, as high as those of Iridium.
fn satellites() -> Vec<ElementSet> {
    let text = include_str!("../../../../tests/reference/SGP4-VER.TLE");
    let one = read(text).sets.into_iter().find(|set| set.catalogue_number == 28_057).expect("a set");
    let made = |index: u32| ElementSet {
        name: format!("TESTSAT {index}"),
        catalogue_number: 900_000 + index,
        epoch: Epoch::parse("2026-11-22T12:00:00").expect("an instant"),
        mean_motion_rev_day: 14.342,
        inclination_deg: 86.4,
        node_deg: 31.6 * f64::from(index / 11),
        mean_anomaly_deg: f64::from(index % 11) * 360.0 / 11.0 + f64::from(index / 11 % 2) * 16.4,
        ..one.clone()
    };
    (0..66).map(made).collect()
}

#[test]
fn a_flow_crosses_the_sky_over_links_between_nearest_satellites() {
    let mut scenario = Scenario::from_json(&with_elements_alone(&satellites())).expect("a scenario");
    scenario.duration_s = 40.0;
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let delivered: u64 = world.recording().rates.waiting().iter().map(|row| row.delivered_bytes).sum();
    assert!(delivered > 100_000, "{delivered} bytes");
    let nearest = |row: &&skywindow_world::recording::LinkChangeRow| row.kind == LinkKind::Nearest;
    let rows = world.recording().topology.waiting();
    let up = rows.iter().filter(nearest).filter(|row| row.up == LinkChange::Up && row.t == SimTime::ZERO);
    let up: BTreeSet<(u16, u16)> = up.map(|row| (row.a, row.b)).collect();
    // Eight links a satellite at most.
    assert!((132..=264).contains(&up.len()), "{}", up.len());
    assert!(rows.iter().filter(nearest).all(|row| row.a < row.b && row.b < 66));
}
