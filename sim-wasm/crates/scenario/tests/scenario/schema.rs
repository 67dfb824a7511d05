//! The JSON Schema is what users' editors rely on: a change to it must be seen and meant.

use std::path::Path;

use skywindow_scenario::{json_schema, typescript};

#[test]
fn the_schema_is_the_golden_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/scenario.schema.json");
    let schema = format!("{:#}\n", json_schema());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &schema).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file can be read");
    assert!(golden == schema, "the schema has changed; if that is meant, run this test with UPDATE_GOLDEN=1");
}

#[test]
fn definitions_are_there_for_every_reference() {
    let schema = json_schema();
    let text = schema.to_string();
    for reference in text.split("#/$defs/").skip(1) {
        let name = reference.split('"').next().unwrap_or_default();
        assert_eq!(schema["$defs"][name]["type"], "object", "{name}");
    }
}

#[test]
fn numbers_carry_range_unit_and_default() {
    let streams = &json_schema()["$defs"]["Sctp"]["properties"]["streams"];
    assert_eq!(streams["minimum"], 1);
    assert_eq!(streams["maximum"], 1024);
    assert_eq!(streams["default"], 1);
    let rate = &json_schema()["$defs"]["Gsl"]["properties"]["rate_bps"];
    assert_eq!(rate["type"], serde_json::json!(["number", "string", "null"]));
    assert!(rate["description"].as_str().is_some_and(|words| words.contains("Unit: bit/s")));
}

#[test]
fn the_types_name_every_definition() {
    let (schema, types) = (json_schema(), typescript());
    for name in schema["$defs"].as_object().into_iter().flat_map(|definitions| definitions.keys()) {
        assert!(types.contains(&format!("export interface {name} {{")), "{name}");
    }
}
