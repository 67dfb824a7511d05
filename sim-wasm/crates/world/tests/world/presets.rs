//! The recording of every built-in scenario, pinned by its hash. `UPDATE_GOLDEN=1 cargo test` writes the hashes
//! anew: say in the commit what changed them.

use skywindow_scenario::{Scenario, presets};
use skywindow_units::SimTime;
use skywindow_world::World;

use crate::golden::compare;

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
    compare("presets.txt", &text);
}
