//! The recording of every built-in scenario, pinned by its hash. `UPDATE_GOLDEN=1 cargo test` writes the hashes
//! anew: say in the commit what changed them.

use std::path::PathBuf;

use skywindow_scenario::{Scenario, presets};
use skywindow_units::SimTime;
use skywindow_world::World;

/// Name, simulated seconds, packets sent and hash of a run.
fn line(id: &str, document: &str) -> String {
    let mut scenario = Scenario::parse(document).expect("a valid preset");
    scenario.duration_s = scenario.duration_s.min(60.0);
    let mut world = World::new(&scenario).expect("a world");
    while !world.advance(SimTime::MAX, 1 << 20).finished {
        world.recording().discard();
    }
    let summary = world.summary();
    let packets = summary["total"]["packets_sent"].as_u64().unwrap_or_default();
    let hash = summary["hash"].as_str().unwrap_or_default();
    format!("{id} {} s {packets} packets {hash}\n", scenario.duration_s)
}

#[test]
fn every_preset_gives_the_recording_it_gave() {
    let text: String = presets().iter().map(|preset| line(preset.id, preset.json)).collect();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/presets.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(text, expected, "is and should be; see the head of this file");
}
