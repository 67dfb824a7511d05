//! What a run shows to stand in its scenario's way.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::World;

/// The remarks on Iridium from Quito to London after two seconds, by its elevation mask.
fn remarks(mask_deg: f64) -> Vec<String> {
    let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
    document["constellations"][0]["elevation_mask_deg"] = json!(mask_deg);
    let mut world = World::new(&Scenario::from_json(&document).unwrap()).unwrap();
    world.advance(SimTime::from_millis(2000), u64::MAX);
    world.remarks()
}

#[test]
fn terminals_that_see_no_satellite_are_named_and_those_that_do_are_not() {
    assert_eq!(remarks(8.2), Vec::<String>::new());
    let told = remarks(89.9);
    let mask = "constellations[0].elevation_mask_deg: in 2 s no satellite stood 89.9° above the horizon of ";
    assert!(told[0].starts_with(mask), "{told:?}");
    assert!(told[0].contains("Quito") && told[0].contains("London"), "{told:?}");
    // Why nothing gets through is said: that nothing does is not said again.
    assert_eq!(told.len(), 1, "{told:?}");
}
