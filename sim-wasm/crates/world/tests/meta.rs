//! What the page is told of a run is what is declared of it.

use skywindow_form::Reply;
use skywindow_scenario::{Scenario, preset, presets};
use skywindow_world::{RunMeta, run_meta};

#[test]
fn every_run_is_described_in_the_declared_shape() {
    for known in presets() {
        let scenario = Scenario::parse(preset(known.id).expect("it is built in")).expect("it can be read");
        let told = run_meta(&scenario).expect("it can run").to_json();
        assert_eq!(RunMeta::SHAPE.misfit(&told, known.id), None);
    }
}
