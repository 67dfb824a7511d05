//! The protocol of a flow: its word, and the settings of its family beside it.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, fields, preset, set_path};
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
        let of = fields().into_iter().filter(|field| field.path.starts_with(&own)).collect::<Vec<_>>();
        assert!(!of.is_empty(), "{own}");
        for field in of {
            let when = field.when.0.unwrap_or_else(|| panic!("{} has a place in every flow", field.path));
            // What another setting of the family lets in stands beside that.
            assert!(when.is == family.alone() || when.path.starts_with(&own), "{}", field.path);
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

/// Two flows of the preset, the second over TCP.
fn mixed() -> Value {
    let mut document = lab();
    let mut second = document["flows"][0].clone();
    second["name"] = json!("over TCP");
    second["protocol"] = json!("tcp");
    second.as_object_mut().expect("an object").remove("sctp");
    document["flows"].as_array_mut().expect("a list").push(second);
    document
}

#[test]
fn settings_of_another_family_than_the_protocols_are_refused() {
    let mut document = mixed();
    assert_eq!(problems(&document), Vec::<String>::new());
    document["flows"][1]["sctp"] = json!({ "streams": 2 });
    document["flows"][0]["tcp"] = json!({});
    assert_eq!(
        problems(&document),
        [
            "flows[0].tcp: holds settings of TCP, but the protocol is \"sctp\"",
            "flows[1].sctp: holds settings of SCTP, but the protocol is \"tcp\"",
        ]
    );
}

#[test]
fn a_background_may_name_its_protocol_by_its_settings_alone_but_not_two() {
    let mut document = lab();
    document["background"] = json!({ "tcp": {} });
    let read = Scenario::from_json(&document).expect("valid");
    let first = &read.flows[0].transport;
    assert_eq!(read.background.transport.settings(Some(first)).protocol().word(), "tcp");
    assert_eq!(Scenario::from_json(&read.to_json()), Ok(read.clone()));
    assert_eq!(Scenario::from_json(&read.to_json_full()), Ok(read));
    document["background"] = json!({ "tcp": {}, "sctp": {} });
    assert_eq!(problems(&document).len(), 1, "{:?}", problems(&document));
    document["background"] = json!({ "protocol": "tcp", "sctp": { "streams": 4 } });
    assert_eq!(problems(&document), ["background.sctp: holds settings of SCTP, but the protocol is \"tcp\""]);
}

#[test]
fn choosing_another_protocol_drops_the_settings_of_the_one_before() {
    let mut document = lab();
    set_path(&mut document, "flows.*.sctp.streams", "4").expect("a path");
    set_path(&mut document, "flows.*.protocol", "tcp").expect("a path");
    assert_eq!(document["flows"][0].get("sctp"), None);
    assert_eq!(problems(&document), Vec::<String>::new());
    set_path(&mut document, "flows.*.protocol", "null").expect("a path");
    assert_eq!(problems(&document), Vec::<String>::new());
}

#[test]
fn what_is_set_for_every_flow_passes_by_those_of_another_protocol() {
    let mut document = mixed();
    set_path(&mut document, "flows.*.sctp.streams", "4").expect("a path");
    assert_eq!(document["flows"][0]["sctp"]["streams"], 4);
    assert_eq!(document["flows"][1].get("sctp"), None);
    assert_eq!(problems(&document), Vec::<String>::new());
    // Where no flow speaks it, the document says so.
    let mut document = lab();
    set_path(&mut document, "flows.*.protocol", "tcp").expect("a path");
    set_path(&mut document, "flows.*.sctp.streams", "4").expect("a path");
    assert_eq!(problems(&document), ["flows[0].sctp: holds settings of SCTP, but the protocol is \"tcp\""]);
}

/// A flow of TCP from a host over two nodes to a server, after `change`.
fn split(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let link = |from: &str, to: &str| json!({ "from": from, "to": to, "rate_bps": 1e6, "delay_ms": 1 });
    let routers = ["host", "gateway", "teleport", "server", "island"].map(|name| json!({ "name": name }));
    let mut document = json!({
        "routers": routers,
        "links": [link("host", "gateway"), link("gateway", "teleport"), link("teleport", "server")],
        "flows": [{
            "name": "web", "from": "host", "to": "server", "protocol": "tcp", "gateways": [{ "at": "gateway" }],
        }],
    });
    change(&mut document["flows"][0]);
    problems(&document)
}

#[test]
fn gateways_split_a_flow_of_tcp_where_there_is_one_on_its_way() {
    let at = |places: &'static [&'static str]| {
        split(move |flow| flow["gateways"] = places.iter().map(|at| json!({ "at": at })).collect())
    };
    assert_eq!(at(&["gateway"]), [""; 0]);
    assert_eq!(at(&["gateway", "teleport"]), [""; 0]);
    assert_eq!(
        at(&["gatway"]),
        ["flows[0].gateways[0].at: there is no station or router \"gatway\"; did you mean \"gateway\"?"]
    );
    assert_eq!(at(&["host"]), ["flows[0].gateways[0].at: host is the sender of the flow itself"]);
    assert_eq!(at(&["server"]), ["flows[0].gateways[0].at: server is the receiver of the flow itself"]);
    assert_eq!(
        at(&["gateway", "gateway"]),
        ["flows[0].gateways[1].at: gateway is a gateway of the flow already"]
    );
    assert_eq!(
        at(&["island"]),
        [
            "flows[0].gateways[0].at: no way leads from host to island: they share no constellation, and no links join them"
        ]
    );
    assert_eq!(split(|flow| flow["gateways"] = json!([{}])), ["flows[0].gateways[0].at: is missing"]);
}

#[test]
fn gateways_split_no_sctp_and_no_flow_with_paths_of_its_own() {
    let sctp = split(|flow| flow["protocol"] = json!("sctp"));
    assert_eq!(sctp, ["flows[0].gateways: gateways split TCP, and the flow speaks SCTP: leave them out"]);
    let paths = split(|flow| flow["paths"] = json!([{ "from": "host" }]));
    assert_eq!(
        paths,
        [
            "flows[0].gateways: the connections of a split flow take the routes of the network: leave paths out"
        ]
    );
    let settings = split(|flow| flow["gateways"][0]["sctp"] = json!({}));
    assert!(settings[0].starts_with("flows[0].gateways[0].sctp: is not a field here"), "{settings:?}");
}

#[test]
fn the_settings_of_a_gateway_are_read_as_those_of_a_flow() {
    let own = split(|flow| {
        flow["gateways"][0] =
            json!({ "at": "gateway", "buffer_bytes": "64 KiB", "tcp": { "controller": "cubic" } });
    });
    assert_eq!(own, [""; 0]);
    let wrong = split(|flow| flow["gateways"][0]["tcp"] = json!({ "mss_bytes": 0 }));
    assert_eq!(wrong, ["flows[0].gateways[0].tcp.mss_bytes: 0 is below 1 bytes"]);
    let together = split(|flow| {
        flow["gateways"][0]["tcp"] = json!({ "window_scaling": false, "window_scale": 3 });
    });
    assert_eq!(
        together,
        ["flows[0].gateways[0].tcp.window_scale: 3 bits mean nothing while window_scaling is off"]
    );
}

#[test]
fn incidents_befall_flows_that_can_bear_them_and_come_from_places_that_are_there() {
    let told = |protocol: &str, incident: Value| {
        let link = json!({ "from": "a", "to": "b", "rate_bps": 1e6, "delay_ms": 1 });
        let flow = json!({
            "name": "f", "from": "a", "to": "b", "protocol": protocol, "incidents": [incident],
        });
        let routers = ["a", "b", "far"].map(|name| json!({ "name": name }));
        let document = json!({ "routers": routers, "links": [link], "flows": [flow] });
        problems(&document)
    };
    let forged = |from: &str| json!({ "kind": "forged-packets", "at_s": 1, "from": from });
    assert_eq!(told("sctp", forged("a")), Vec::<String>::new());
    assert_eq!(
        told("tcp", forged("a")),
        ["flows[0].incidents: incidents befall SCTP, and the flow speaks TCP: leave them out"]
    );
    assert_eq!(
        told("sctp", forged("c")),
        ["flows[0].incidents[0].from: there is no station or router \"c\""]
    );
    assert_eq!(
        told("sctp", forged("far")),
        [
            "flows[0].incidents[0].from: no way leads from far to b: they share no constellation, and no links join them"
        ]
    );
    let late = json!({ "kind": "reboot", "at_s": -1 });
    assert_eq!(told("sctp", late).len(), 1);
}

#[test]
fn streams_change_in_flows_that_can_bear_it_and_no_more_are_asked_for_than_there_may_be() {
    let told = |transport: Value, asked: Value| {
        let link = json!({ "from": "a", "to": "b", "rate_bps": 1e6, "delay_ms": 1 });
        let mut flow = json!({ "name": "f", "from": "a", "to": "b", "stream_requests": asked });
        for (field, value) in transport.as_object().into_iter().flatten() {
            flow[field] = value.clone();
        }
        let routers = ["a", "b", "g"].map(|name| json!({ "name": name }));
        problems(&json!({ "routers": routers, "links": [link], "flows": [flow] }))
    };
    let sctp = |streams: u32, first: Option<u32>| json!({ "sctp": { "streams": streams, "initial_streams": first, "stream_reset": "answered" } });
    let reset =
        |streams: &[u32]| json!([{ "ask": "reset", "at_s": 1, "end": "receiver", "streams": streams }]);
    let add = json!([{ "ask": "add", "at_s": 1, "more": 2 }, { "ask": "add", "at_s": 2 }]);
    assert_eq!(told(sctp(4, None), reset(&[])), [""; 0]);
    assert_eq!(told(sctp(4, Some(1)), add.clone()), [""; 0]);
    let unable = "flows[0].stream_requests: streams change by RE-CONFIG: give the flow SCTP with \"stream_reset\", or leave this out";
    assert_eq!(told(json!({ "protocol": "tcp" }), reset(&[])), [unable]);
    assert_eq!(told(json!({ "sctp": { "streams": 4 } }), reset(&[])), [unable]);
    assert_eq!(
        told(sctp(4, None), reset(&[3, 4])),
        ["flows[0].stream_requests[0].streams: the flow has the streams 0 to 3, and none is 4"]
    );
    assert_eq!(
        told(sctp(4, Some(2)), add.clone()),
        [
            "flows[0].stream_requests[1].more: the flow has 4 streams, and all but 2 are there from the beginning: raise \"streams\", or lower \"initial_streams\""
        ]
    );
    assert_eq!(
        told(sctp(4, Some(5)), json!([])),
        ["flows[0].sctp.initial_streams: the flow has 4 streams: it begins with no more"]
    );
}
