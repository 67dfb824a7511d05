//! What is wrong with a document is said with the path to the field and one clear sentence.

use serde_json::{Value, json};
use skywindow_scenario::{HandoverPolicy, MAX_DOCUMENT_BYTES, Phasing, Problem, Scenario, preset};
use skywindow_transport::sctp::Sctp;

fn base(id: &str) -> Value {
    serde_json::from_str(preset(id).expect("a preset")).expect("JSON")
}

fn problems(document: &Value) -> Vec<String> {
    Scenario::from_json(document).err().unwrap_or_default().iter().map(Problem::to_string).collect()
}

/// The problems of the preset with one field replaced, by JSON pointer.
fn with(id: &str, pointer: &str, value: Value) -> Vec<String> {
    let mut document = base(id);
    *document.pointer_mut(pointer).expect("a field of the preset") = value;
    problems(&document)
}

/// The problems of the preset with fields merged into an object.
fn adding(id: &str, pointer: &str, fields: Value) -> Vec<String> {
    let mut document = base(id);
    let object =
        document.pointer_mut(pointer).and_then(Value::as_object_mut).expect("an object of the preset");
    object.extend(fields.as_object().expect("fields").clone());
    problems(&document)
}

#[test]
fn the_empty_scenario_is_all_defaults() {
    let scenario = Scenario::parse("{}").expect("an empty document is valid");
    assert_eq!(scenario, Scenario::default());
    assert_eq!(scenario.duration_s, 600.0);
    assert_eq!(scenario.earth.radius_km, 6378.0);
    assert_eq!(scenario.background.latitude_max_deg, 70.0);
    assert_eq!(Sctp::default().receiver_buffer_bytes, 65_536);
    assert_eq!(scenario.to_json(), json!({}));
}

#[test]
fn numbers_out_of_range() {
    assert_eq!(with("two-links", "/flows/0/sctp/streams", json!(0)), ["flows[0].sctp.streams: 0 is below 1"]);
    assert_eq!(
        with("two-links", "/flows/0/sctp/streams", json!(1.5)),
        ["flows[0].sctp.streams: 1.5 is not a whole number"]
    );
    assert_eq!(with("two-links", "/duration_s", json!(0)), ["duration_s: 0 s is not above 0 s"]);
    assert_eq!(
        with("two-links", "/duration_s", json!(2_592_001)),
        ["duration_s: 2,592,001 is above 2,592,000 s"]
    );
    assert_eq!(with("two-links", "/links/1/per", json!(1.01)), ["links[1].per: 1.01 is above 1"]);
    assert_eq!(with("two-links", "/seed", json!(-1)), ["seed: -1 is below 0"]);
    assert_eq!(
        with("iridium", "/stations/1/latitude_deg", json!(90.5)),
        ["stations[1].latitude_deg: 90.5 is above 90°"]
    );
}

#[test]
fn whole_numbers_may_be_written_with_a_point() {
    assert!(with("two-links", "/flows/0/sctp/streams", json!(4.0)).is_empty());
    assert!(with("two-links", "/flows/0/sctp/receiver_buffer_bytes", json!(1.5e4)).is_empty());
}

#[test]
fn text_with_a_unit_becomes_the_keys_unit() {
    let mut document = base("two-links");
    document["links"][0]["rate_bps"] = json!("1.5 Mbit/s");
    document["links"][0]["delay_ms"] = json!("0.13 s");
    document["flows"][0]["sctp"]["receiver_buffer_bytes"] = json!("35 KB");
    document["duration_s"] = json!("2 h");
    let scenario = Scenario::from_json(&document).expect("a valid scenario");
    assert_eq!(scenario.links[0].rate_bps, 1.5e6);
    assert_eq!(scenario.links[0].delay_ms, 130.0);
    assert_eq!(scenario.flows[0].transport.get::<Sctp>().unwrap().receiver_buffer_bytes, 35_000);
    assert_eq!(scenario.duration_s, 7200.0);
}

#[test]
fn text_that_is_no_quantity() {
    let rate = |text: &str| with("two-links", "/links/0/rate_bps", json!(text)).join("; ");
    assert!(rate("5 MB").starts_with("links[0].rate_bps: \"5 MB\" has no known unit"));
    assert!(rate("5").contains("has no known unit"));
    assert!(rate("NaN bit/s").contains("does not begin with a number"));
    assert!(rate("1e999 bit/s").contains("not a finite number"));
    assert!(rate("inf").contains("does not begin with a number"));
    assert!(rate(&"9".repeat(1000)).len() < 300, "a long text is not repeated in full");
    assert_eq!(
        with("two-links", "/flows/0/sctp/streams", json!("4")),
        ["flows[0].sctp.streams: is the text \"4\", but must be a number of streams"]
    );
}

#[test]
fn wrong_types() {
    assert_eq!(with("two-links", "/links", json!({})), ["links: is an object, but must be a list"]);
    assert_eq!(with("two-links", "/flows/0", json!(7)), ["flows[0]: is the number 7, but must be an object"]);
    assert_eq!(with("two-links", "/title", json!(7)), ["title: is the number 7, but must be text"]);
    assert_eq!(
        adding("iridium", "/constellations/0/isl", json!({ "cross_seam": 1 })),
        ["constellations[0].isl.cross_seam: is the number 1, but must be true or false"]
    );
    assert_eq!(problems(&json!([])), ["the document is a list, but must be an object"]);
}

#[test]
fn unknown_fields_with_the_nearest_known_one() {
    assert_eq!(
        adding("two-links", "/flows/0/sctp", json!({ "strems": 4 })),
        ["flows[0].sctp.strems: is not a field here; did you mean \"streams\"?"]
    );
    assert_eq!(
        adding("two-links", "/links/0", json!({ "rate": 4 })),
        ["links[0].rate: is not a field here; did you mean \"rate_bps\"?"]
    );
    let strange = adding("two-links", "/links/0", json!({ "velocity": 4 })).join("");
    assert!(strange.starts_with("links[0].velocity: is not a field here (known: from, to, rate_bps,"));
    let of_many = adding("two-links", "/flows/0/sctp", json!({ "velocity": 4 })).join("");
    assert!(of_many.contains("(known: profile, streams, ") && of_many.ends_with(" more)"), "{of_many}");
}

#[test]
fn a_field_without_a_name_is_refused_where_it_stands() {
    let found = adding("two-links", "/flows/0", json!({ "": 1, "  ": 2 }));
    assert_eq!(found.len(), 2);
    assert!(found[0].starts_with("flows[0].\"\": is not a field here"), "{}", found[0]);
    assert!(found[1].starts_with("flows[0].\"  \": is not a field here"), "{}", found[1]);
    assert!(problems(&json!({ "": 1 }))[0].starts_with("\"\": is not a field here"));
    let twice = Scenario::parse(r#"{"":1,"":2}"#).unwrap_err();
    assert!(twice[0].to_string().starts_with("\"\": is given twice"), "{}", twice[0]);
}

#[test]
fn a_zero_below_zero_is_zero() {
    let mut document = base("two-links");
    document["flows"][0]["start_s"] = json!(-0.0);
    let scenario = Scenario::from_json(&document).expect("a valid document");
    assert!(scenario.flows[0].start_s.is_sign_positive());
}

#[test]
fn words_that_are_no_choice() {
    assert_eq!(
        with("iridium", "/constellations/0/handover/policy", json!("holt")),
        [
            "constellations[0].handover.policy: \"holt\" is not one of hold, highest-elevation, nearest, longest-visible, ideal; did you mean \"hold\"?"
        ]
    );
    assert_eq!(
        with("two-links", "/flows/0/sctp/profile", json!(9260)),
        [
            "flows[0].sctp.profile: is the number 9260, but must be one of rfc9260, rfc2960, ns2, freebsd, lksctp, dcsctp"
        ]
    );
}

#[test]
fn missing_fields_and_null() {
    let mut document = base("two-links");
    document["links"][1] = json!({ "from": "router", "to": "sink", "rate_bps": null });
    assert_eq!(problems(&document), ["links[1].rate_bps: is missing", "links[1].delay_ms: is missing"]);
    let defaults = json!({ "seed": null, "errors": null, "links": null, "measurement": { "from_s": null } });
    assert_eq!(Scenario::from_json(&defaults), Ok(Scenario::default()));
}

#[test]
fn all_problems_are_found_at_once() {
    let mut document = base("two-links");
    document["seed"] = json!("one");
    document["links"][0]["delay_ms"] = json!(-1);
    document["flows"][0]["too"] = json!("sink");
    document["flows"][0]["sctp"]["streams"] = json!(2000);
    let found = problems(&document);
    let paths: Vec<&str> = found.iter().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!(paths, ["seed", "links[0].delay_ms", "flows[0].too", "flows[0].sctp.streams"]);
}

#[test]
fn a_newer_version_is_named_as_the_reason() {
    let newer = json!({ "version": 2, "anything": "else" });
    assert_eq!(problems(&newer), ["version: 2 is newer than 1, the newest version known here"]);
}

#[test]
fn text_that_is_no_document() {
    let said = |text: &str| Scenario::parse(text).err().unwrap_or_default()[0].to_string();
    assert!(said("{").starts_with("the document is not JSON"));
    assert!(said("").starts_with("the document is not JSON"));
    assert!(said(&"[".repeat(10_000)).contains("recursion limit"));
    assert!(said(r#"{ "seed": 1e999 }"#).starts_with("seed: is not JSON: number out of range"));
    assert!(said(r#"{ "seed": 1, "seed": 1 }"#).starts_with("seed: is given twice"));
    let long = format!("\"{}\"", "x".repeat(MAX_DOCUMENT_BYTES));
    assert_eq!(said(&long), "the document has 2,097,154 bytes, and 2,097,152 is the most");
}

#[test]
fn names_are_short_lines_of_text() {
    assert!(with("two-links", "/flows/0/name", json!("")).join("").contains("is empty"));
    assert!(with("two-links", "/flows/0/name", json!(" a")).join("").contains("begins or ends with a space"));
    assert!(with("two-links", "/flows/0/name", json!("a\u{7}b")).join("").contains("control character"));
    assert_eq!(
        with("two-links", "/flows/0/name", json!("a\nb")),
        ["flows[0].name: holds a control character"]
    );
    assert_eq!(with("two-links", "/title", json!("a\nb")), ["title: holds a control character"]);
    assert!(with("two-links", "/description", json!("a\nb")).is_empty());
    assert_eq!(
        with("two-links", "/flows/0/name", json!("é".repeat(81))),
        ["flows[0].name: has more than 80 characters"]
    );
}

#[test]
fn every_handover_policy_has_its_word() {
    for &policy in HandoverPolicy::ALL {
        let mut document = base("iridium");
        document["constellations"][0]["handover"]["policy"] = json!(policy.word());
        assert_eq!(Scenario::from_json(&document).map(|s| s.constellations[0].handover.policy), Ok(policy));
    }
}

#[test]
fn a_constellations_shape_has_its_defaults_filled_in() {
    let shape = |id: &str| {
        let scenario = Scenario::parse(preset(id).unwrap_or_default()).expect("a preset");
        scenario.constellations[0].shape().expect("circles")
    };
    let iridium = shape("iridium");
    assert_eq!(iridium.phasing, Phasing::Alternate);
    assert!((iridium.phase_step_deg - 180.0 / 11.0).abs() < 1e-12);
    let spaceway = shape("spaceway-ngso");
    assert_eq!((spaceway.node_spacing_deg, spaceway.phase_step_deg), (90.0, 0.0));
    let geo = shape("geo3");
    assert_eq!((geo.planes, geo.satellites_per_plane, geo.altitude_km), (1, 3, 35_786.0));
}

#[test]
fn the_first_cross_seam_slot_is_the_middle_one_unless_given() {
    let mut document = base("teledesic");
    let slot = |document: &Value| {
        Scenario::from_json(document).expect("valid").constellations[0].cross_seam_first_slot()
    };
    assert_eq!(slot(&document), 11);
    document["constellations"][0]["isl"]["cross_seam_first_slot"] = Value::Null;
    assert_eq!(slot(&document), 11);
    document["constellations"][0]["isl"]["cross_seam_first_slot"] = json!(3);
    assert_eq!(slot(&document), 3);
}
