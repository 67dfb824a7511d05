//! Settings that do nothing in their document are named, each with what it needs; none that does something is.

use serde_json::{Map, Value, json};
use skywindow_scenario::{Control, FieldSpec, Kind, Scenario, controls, idle, preset, presets, read_json};

/// A built-in scenario as a document.
fn document(id: &str) -> Value {
    read_json(preset(id).unwrap()).unwrap()
}

/// The first place of `path` in a document, with what is missing on the way.
fn place<'a>(document: &'a mut Value, path: &str) -> &'a mut Value {
    path.split('.').fold(document, |at, step| {
        if step == "*" {
            if at.is_null() {
                *at = json!([{}]);
            }
            return &mut at[0];
        }
        if at.is_null() {
            *at = Value::Object(Map::new());
        }
        &mut at[step]
    })
}

/// The path as sentences have it.
fn first(path: &str) -> String {
    path.replace(".*", "[0]")
}

/// A value that is not the usual one.
fn unusual(spec: &FieldSpec) -> Option<Value> {
    let usual = spec.default.map_or(Value::Null, |default| default());
    let range = spec.range;
    Some(match spec.kind.solid() {
        Kind::Flag => json!(usual != json!(true)),
        Kind::Choice(choices) => choices.iter().map(|one| json!(one.value)).find(|one| *one != usual)?,
        Kind::Integer | Kind::Number => {
            let low = spec.slider.map_or(range.min, |(low, _)| low);
            let high = spec.slider.map_or(range.max, |(_, high)| high);
            json!(if usual.as_f64() == Some(low) { high } else { low })
        }
        Kind::Text => json!("0b0b"),
        _ => return None,
    })
}

/// Words of the choice that leave the setting without effect, and one that gives it some.
fn words(control: &Control, all: &[Control]) -> Option<(Vec<Value>, Value)> {
    let when = control.when.as_ref()?;
    let choice = all.iter().find(|one| one.path == when.path)?;
    let every: Vec<Value> = match choice.spec.kind.solid() {
        Kind::Flag => vec![json!(true), json!(false)],
        Kind::Choice(choices) => choices.iter().map(|one| json!(one.value)).collect(),
        _ => return None,
    };
    let said = |one: &Value| one.as_str().map_or_else(|| one.to_string(), ToOwned::to_owned);
    let (on, off): (Vec<Value>, Vec<Value>) =
        every.into_iter().partition(|one| when.is.contains(&said(one).as_str()));
    Some((off, on.first()?.clone()))
}

#[test]
fn every_setting_that_depends_on_a_choice_is_named_where_that_is_another_one() {
    let all = controls();
    let mut named = Vec::new();
    for control in all.iter().filter(|one| one.path.starts_with("flows.*.") && one.when.is_some()) {
        let Some((off, on)) = words(control, &all) else { continue };
        let Some(value) = unusual(control.spec) else { continue };
        let when = control.when.as_ref().unwrap();
        let family = control.path.split('.').nth(2).unwrap_or_default();
        let with = |choice: &Value| {
            let mut document = document("two-links");
            if ["sctp", "tcp", "xstp"].contains(&family) {
                *place(&mut document, "flows.*.protocol") = json!(family);
            }
            *place(&mut document, &control.path) = value.clone();
            *place(&mut document, &when.path) = choice.clone();
            Scenario::from_json(&document).map(|scenario| idle(&scenario))
        };
        for choice in &off {
            // What cannot be together at all is refused.
            let Ok(told) = with(choice) else { continue };
            let path = first(&control.path);
            let one = told.iter().find(|one| one.path == path);
            let one = one.unwrap_or_else(|| panic!("{path} with {choice}: {told:?}"));
            assert!(one.message.starts_with("has no effect: "), "{one}");
            assert!(when.is.iter().all(|word| one.message.contains(word)), "{one}");
            named.push(control.path.clone());
        }
        if let Ok(told) = with(&on) {
            let path = first(&control.path);
            assert!(told.iter().all(|one| one.path != path), "{path} with {on}: {told:?}");
        }
    }
    for path in [
        "sctp.hmac",
        "sctp.shared_key",
        "sctp.udp_source_port",
        "sctp.message_lifetime_ms",
        "sctp.message_retransmissions",
        "sctp.reset_interval_ms",
        "sctp.cmt_coupling",
        "sctp.cmt_buffer_split",
        "sctp.cmt_rescheduling_percent",
        "sctp.tail_loss_probe",
    ] {
        assert!(named.contains(&format!("flows.*.{path}")), "{path} is not among {named:?}");
    }
}

#[test]
fn a_sentence_says_what_is_chosen_and_what_is_needed() {
    let mut document = document("two-links");
    *place(&mut document, "flows.*.sctp.reset_interval_ms") = json!(2000);
    let told = idle(&Scenario::from_json(&document).unwrap());
    let told: Vec<String> = told.iter().map(ToString::to_string).collect();
    let expected =
        "flows[0].sctp.reset_interval_ms: has no effect: stream_reset is off, and it needs periodic";
    assert_eq!(told, [expected]);
}

#[test]
fn no_built_in_scenario_has_any() {
    for one in presets() {
        let scenario = Scenario::from_json(&document(one.id)).unwrap();
        assert_eq!(idle(&scenario), [], "{}", one.id);
    }
}
