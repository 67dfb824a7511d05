//! Documents with real satellites: made of a file, read, refused and settled on one instant.

use serde_json::{Value, json};
use skywindow_elements::{ElementSet, Epoch, MAX_SETS, read, to_csv};
use skywindow_scenario::{
    IslRule, MAX_DOCUMENT_BYTES, Problem, Scenario, preset, presets, read_elements, with_elements,
    with_elements_alone,
};

/// Invented satellites in six planes, as high as those of Iridium.
fn satellites(count: usize) -> Vec<ElementSet> {
    let text = include_str!("../../../../../tests/reference/SGP4-VER.TLE");
    let one = read(text).sets.into_iter().find(|set| set.catalogue_number == 28_057).expect("a set");
    let made = |index: usize| ElementSet {
        name: format!("TESTSAT {}", index + 1),
        catalogue_number: 900_000 + index as u32,
        epoch: Epoch::parse("2026-11-22T12:00:00.123456").expect("an instant"),
        mean_motion_rev_day: 14.342_169_25,
        inclination_deg: 86.3954,
        node_deg: 31.6 * (index % 6) as f64 + 0.0123,
        mean_anomaly_deg: (index as f64 * 32.7273) % 360.0,
        ..one.clone()
    };
    (0..count).map(made).collect()
}

fn said(document: &Value) -> Vec<String> {
    Scenario::from_json(document).err().unwrap_or_default().iter().map(Problem::to_string).collect()
}

#[test]
fn a_file_of_element_sets_makes_a_scenario_of_its_own() {
    let sets = satellites(66);
    let scenario = Scenario::from_json(&with_elements_alone(&sets)).expect("a scenario");
    assert_eq!(scenario.title, "66 real satellites of TESTSAT");
    let [constellation] = &scenario.constellations[..] else { panic!("one constellation") };
    assert_eq!((constellation.id.as_str(), constellation.satellites()), ("testsat", 66));
    assert_eq!(constellation.elements.sets()[..], sets);
    assert_eq!(scenario.begins(), Epoch::parse("2026-11-22T12:00:00.123456"));
}

#[test]
fn real_satellites_take_the_place_of_those_of_every_built_in_scenario() {
    let sets = satellites(66);
    for preset in presets() {
        let document: Value = serde_json::from_str(preset.json).expect("JSON");
        assert_eq!(said(&with_elements(document, &sets)), [""; 0], "{}", preset.id);
    }
}

#[test]
fn real_satellites_are_linked_with_their_nearest_as_far_as_their_orbits_are_wide() {
    let mut sets = satellites(3);
    let isl = |sets: &[ElementSet]| {
        let scenario = Scenario::from_json(&with_elements_alone(sets)).expect("a scenario");
        let isl = &scenario.constellations[0].isl;
        (isl.rule, isl.neighbours, isl.range_km)
    };
    // 14.34 turns a day are 7157 km from the Earth's centre; one turn in a sidereal day is 42,164 km.
    assert_eq!(isl(&sets), (IslRule::Nearest, 8, 8000.0));
    sets[1].mean_motion_rev_day = 1.0027;
    assert_eq!(isl(&sets).2, 43_000.0);
}

#[test]
fn as_many_satellites_as_there_may_be_fit_a_document_and_a_small_constellation_fits_a_link() {
    let all = with_elements_alone(&satellites(MAX_SETS)).to_string();
    assert!(all.len() < MAX_DOCUMENT_BYTES, "{}", all.len());
    assert_eq!(Scenario::parse(&all).map(|scenario| scenario.constellations[0].satellites()), Ok(10_000));
    // 64 KiB, and some of that is for the view.
    assert!(with_elements_alone(&satellites(80)).to_string().len() < 16 * 1024);
}

#[test]
fn what_is_wrong_with_element_sets_is_told_with_their_line() {
    let csv = to_csv(&satellites(3)).replace("TESTSAT 2,900001,2026-11-22", "TESTSAT 2,900001,2026-11-31");
    let mut document = with_elements_alone(&satellites(3));
    document["constellations"][0]["elements"] = json!(csv);
    let why = "the epoch `2026-11-31T12:00:00.123456` is no instant such as 2026-11-22T06:30:00.5";
    assert_eq!(said(&document), [format!("constellations[0].elements: line 3: {why}")]);
    for (elements, why) in [
        (json!(7), "is the number 7, but must be text"),
        (json!("who knows"), "these are no element sets: neither TLE nor OMM in JSON, CSV or XML"),
        (json!(""), "is missing: a constellation of element sets needs at least one"),
    ] {
        document["constellations"][0]["elements"] = elements;
        assert_eq!(said(&document), [format!("constellations[0].elements: {why}")]);
    }
}

#[test]
fn element_sets_have_no_place_beside_orbits_of_another_kind() {
    let mut document: Value = serde_json::from_str(preset("iridium").expect("a preset")).expect("JSON");
    document["constellations"][0]["elements"] = to_csv(&satellites(1)).into();
    assert_eq!(
        said(&document),
        ["constellations[0].elements: says nothing about a walker-star constellation: leave it out"]
    );
    let mut real = with_elements_alone(&satellites(1));
    real["constellations"][0]["altitude_km"] = json!(780);
    let why = "says nothing about an elements constellation: leave it out";
    assert_eq!(said(&real), [format!("constellations[0].altitude_km: {why}")]);
}

#[test]
fn a_run_begins_at_the_latest_epoch_or_at_the_one_that_the_document_names() {
    let mut sets = satellites(2);
    sets[0].epoch = Epoch::parse("2026-11-21T00:00:00").expect("an instant");
    let mut document = with_elements_alone(&sets);
    let begins = |document: &Value| Scenario::from_json(document).expect("a scenario").begins();
    assert_eq!(begins(&document), Some(sets[1].epoch));
    document["epoch"] = json!("2026-11-20T06:00:00Z");
    assert_eq!(begins(&document), Epoch::parse("2026-11-20T06:00:00"));
    document["epoch"] = json!("noon");
    assert_eq!(
        said(&document),
        ["epoch: is the text \"noon\", but must be an instant in UTC such as \"2026-11-22T06:30:00\""]
    );
}

#[test]
fn a_satellite_that_has_decayed_by_the_beginning_is_left_out_and_named() {
    let mut sets = satellites(2);
    sets[0].mean_motion_rev_day = 16.5;
    sets[0].drag = 0.05;
    let mut document = with_elements_alone(&sets);
    document["epoch"] = json!("2026-11-25T12:00:00");
    let [why] = &said(&document)[..] else { panic!("one sentence") };
    let begin = "constellations[0].elements: TESTSAT 1 has no orbit at 2026-11-25T12:00:00: ";
    assert!(why.starts_with(begin), "{why}");
    sets[1].epoch = Epoch::parse("2026-11-25T12:00:00").expect("an instant");
    let made = read_elements(with_elements_alone(&satellites(1)), &to_csv(&sets));
    assert_eq!(made.satellites, 1);
    assert_eq!((made.problems.len(), made.problems[0].path.as_str()), (1, "line 2"));
    let scenario = Scenario::parse(&made.scenario.expect("the other one")).expect("a scenario");
    assert_eq!(scenario.constellations[0].elements.sets()[0].name, "TESTSAT 2");
}
