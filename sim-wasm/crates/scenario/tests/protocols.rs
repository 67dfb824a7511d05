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

fn tcp(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut document = lab();
    document["flows"][0]["protocol"] = json!("tcp");
    document["flows"][0]["sctp"] = Value::Null;
    document["flows"][0]["tcp"] = json!({});
    change(&mut document["flows"][0]);
    problems(&document)
}

#[test]
fn a_flow_speaks_tcp_with_the_settings_of_tcp_alone() {
    assert_eq!(tcp(|_| ()), [""; 0]);
    assert_eq!(
        tcp(|flow| flow["sctp"] = json!({ "streams": 4 })),
        ["flows[0].sctp: holds settings of SCTP, but the protocol is \"tcp\""]
    );
    assert_eq!(
        tcp(|flow| flow["protocol"] = json!("sctp")),
        ["flows[0].tcp: holds settings of TCP, but the protocol is \"sctp\""]
    );
}

#[test]
fn thresholds_windows_and_buffers_of_zero_and_shifts_beyond_rfc_7323_are_refused() {
    for (field, value, said) in [
        ("dupack_threshold", 0, "0 is below 1"),
        ("dupack_threshold", 21, "21 is above 20"),
        ("initial_window_segments", 0, "0 is below 1"),
        ("receiver_buffer_bytes", 0, "0 is below 1 bytes"),
        ("mss_bytes", 0, "0 is below 1 bytes"),
        ("sack_blocks", 5, "5 is above 4"),
        ("window_scale", 15, "15 is above 14"),
        ("window_scale", 14, "windows in steps of 16384 bytes are too coarse for a buffer of 20000 bytes"),
    ] {
        let found = tcp(|flow| {
            flow["tcp"] = json!({ "receiver_buffer_bytes": 20_000 });
            flow["tcp"][field] = json!(value);
        });
        assert_eq!(found, [format!("flows[0].tcp.{field}: {said}")]);
    }
    let off = tcp(|flow| flow["tcp"] = json!({ "window_scale": 2, "window_scaling": false }));
    assert_eq!(off, ["flows[0].tcp.window_scale: 2 bits mean nothing while window_scaling is off"]);
}

#[test]
fn a_tcp_connection_takes_one_path() {
    let several = json!([{}, { "to": "router" }]);
    let said = tcp(|flow| flow["paths"] = several.clone());
    assert!(
        said.contains(&"flows[0].paths: 2 paths, and 1 is the most that TCP takes".to_owned()),
        "{said:?}"
    );
}
