//! What the page is told of a run is what is declared of it.

use skywindow_form::Reply;
use skywindow_scenario::{Scenario, preset, presets};
use skywindow_world::{Layout, Names, RunMeta, Satellites, run_meta};

#[test]
fn every_run_is_described_in_the_declared_shape() {
    for known in presets() {
        let scenario = Scenario::parse(preset(known.id).expect("it is built in")).expect("it can be read");
        let layout = Layout::new(&scenario).expect("it can run");
        let told = run_meta(&scenario, &layout).to_json();
        assert_eq!(RunMeta::SHAPE.misfit(&told, known.id), None);
    }
}

#[test]
fn each_satellite_has_its_constellation_plane_and_slot_in_the_order_of_the_nodes() {
    let scenario = Scenario::parse(preset("iridium-geo").expect("it is built in")).expect("it can be read");
    let layout = Layout::new(&scenario).expect("it can run");
    let all = Satellites::new(&scenario, &layout);
    let names = Names::new(&scenario, &layout);
    let count = layout.satellites() as usize;
    let lengths = [all.constellation.len(), all.plane.len(), all.slot.len(), all.catalogue_number.len()];
    assert_eq!(lengths, [count; 4]);
    assert_eq!(names.satellites().len(), count);
    for (node, name) in names.satellites().iter().enumerate().take(66) {
        assert_eq!(*name, format!("P{} S{}", all.plane[node], all.slot[node]));
        assert_eq!((all.constellation[node], all.catalogue_number[node]), (0, 0));
    }
    assert_eq!((all.constellation[66], names.satellites()[66].starts_with("GEO")), (1, true));
}
