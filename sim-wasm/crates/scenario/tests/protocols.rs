//! The protocol of a flow: its word, and the settings of its family beside it.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, controls, preset};
use skywindow_transport::Protocol;

fn lab() -> Value {
    serde_json::from_str(preset("two-links").expect("a preset")).expect("JSON")
}

fn problems(document: &Value) -> Vec<String> {
    Scenario::from_json(document)
        .map_or_else(|problems| problems.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

#[test]
fn a_document_that_names_no_protocol_speaks_the_first() {
    let said = Scenario::from_json(&lab()).expect("valid");
    let mut document = lab();
    document["flows"][0]["protocol"] = json!(Protocol::ALL[0].word());
    assert_eq!(Scenario::from_json(&document), Ok(said.clone()));
    assert_eq!(said.to_json()["flows"][0].get("protocol"), None, "what is not said is not written");
    assert_eq!(said.to_json_full()["flows"][0]["protocol"], Protocol::ALL[0].word());
}

#[test]
fn a_protocol_that_does_not_exist_is_refused_with_its_place() {
    let mut document = lab();
    document["flows"][0]["protocol"] = json!("quic");
    let said = problems(&document);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("flows[0].protocol: \"quic\" is not one of sctp"), "{said:?}");
    document = lab();
    document["background"] = json!({ "protocol": 2 });
    assert!(problems(&document)[0].starts_with("background.protocol: is the number 2"), "{document}");
}

#[test]
fn the_settings_of_every_family_are_controls_for_flows_that_speak_it() {
    for family in Protocol::ALL {
        let own = format!("flows.*.{}.", family.word());
        let of = controls().into_iter().filter(|field| field.path.starts_with(&own)).collect::<Vec<_>>();
        assert!(!of.is_empty(), "{own}");
        for field in of {
            assert_eq!(field.to_json()["when"]["is"], family.word(), "{}", field.path);
        }
    }
}
