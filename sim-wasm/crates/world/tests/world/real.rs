//! Real satellites in whole runs: they carry packets from one to the next.

use std::collections::BTreeSet;

use skywindow_elements::{ElementSet, Epoch, read};
use skywindow_scenario::{Scenario, with_elements_alone};
use skywindow_units::SimTime;
use skywindow_world::recording::{LinkChange, LinkKind};
use skywindow_world::{Explainer, HappeningCode, World};

/// Invented satellites in six planes, as high as those of Iridium.
fn satellites() -> Vec<ElementSet> {
    let text = include_str!("../../../../../tests/reference/SGP4-VER.TLE");
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

#[test]
fn a_satellite_that_decays_in_a_run_is_told_of_at_that_instant() {
    let all = read(include_str!("../../../../../tests/reference/SGP4-VER.TLE")).sets;
    // The last stage of a rocket, which the published program loses between 50 and 55 minutes, and one that flies on.
    let sets: Vec<ElementSet> = all.into_iter().filter(|set| set.catalogue_number == 28_872).collect();
    let stays = ElementSet { epoch: sets[0].epoch, ..satellites()[0].clone() };
    let mut scenario =
        Scenario::from_json(&with_elements_alone(&[stays, sets[0].clone()])).expect("a scenario");
    scenario.duration_s = 3600.0;
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let decays: Vec<(f64, f64)> = world
        .recording()
        .events
        .waiting()
        .iter()
        .filter(|row| row.code == HappeningCode::SatelliteDecayed as u16)
        .map(|row| (row.t.as_secs_f64() / 60.0, row.a))
        .collect();
    let [(minutes, satellite)] = decays[..] else { panic!("{decays:?}") };
    assert!((50.0..55.0).contains(&minutes) && satellite == 1.0, "{decays:?}");
    let words = Explainer::new(&scenario).expect("words").explain(
        HappeningCode::SatelliteDecayed as u16,
        0,
        0,
        [1.0, 0.0, 0.0, 0.0],
    );
    assert_eq!(words.title, format!("{} has decayed", sets[0].name));
    // A sky that stands still loses nobody.
    scenario.sky.frozen_at_s = Some(60.0);
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    assert!(
        world
            .recording()
            .events
            .waiting()
            .iter()
            .all(|row| row.code != HappeningCode::SatelliteDecayed as u16)
    );
}
