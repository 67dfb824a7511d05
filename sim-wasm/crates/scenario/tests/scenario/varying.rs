//! Links and terminals that change, lose and follow traces: what makes no sense is said, with its path.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, TerminalDirection, preset};

use crate::sense::after;

#[test]
fn a_path_hint_needs_a_path_that_changes() {
    let hinted = |hint: &'static str, change: fn(&mut Value)| {
        after("two-links", move |d| {
            d["flows"] = json!([{
                "name": "f", "from": "source", "to": "sink", "protocol": "tcp", "tcp": { "path_hint": hint }
            }]);
            change(d);
        })
    };
    let still = "flows[0].tcp.path_hint: no path ever changes here: there are no satellites that move, and neither links nor stations have changes";
    for hint in ["terminal", "guessed"] {
        assert_eq!(hinted(hint, |_| ()), [still]);
        let steps = |d: &mut Value| d["links"][1]["changes"] = json!([{ "at_s": 15, "delay_ms": 50 }]);
        assert!(hinted(hint, steps).is_empty());
        let dated = |d: &mut Value| {
            d["changes"] = json!([
                { "at_s": 3, "path": "links[1].delay_ms", "value": 7 },
                { "at_s": 5, "path": "links[1].delay_ms", "value": 9 },
            ]);
        };
        assert_eq!(hinted(hint, dated), [""; 0]);
    }
    assert!(hinted("none", |_| ()).is_empty());
    let over = |frozen: Value| {
        after("iridium", |d| {
            d["sky"] = json!({ "frozen_at_s": frozen });
            d["flows"][0]["protocol"] = json!("sctp");
            d["flows"][0]["sctp"]["path_hint"] = json!("terminal");
        })
    };
    assert!(over(Value::Null).is_empty());
    assert_eq!(over(json!(0)), [still.replace("tcp", "sctp")]);
}

/// What is said of a TCP flow with these settings over a link whose delay steps.
fn stepping(protocol: &'static str, settings: Value) -> Vec<String> {
    after("two-links", move |d| {
        d["flows"] = json!([{ "name": "f", "from": "source", "to": "sink", "protocol": protocol, protocol: settings }]);
        d["links"][1]["changes"] = json!([{ "at_s": 15, "delay_ms": 50 }]);
    })
}

#[test]
fn leocc_needs_something_that_tells_it_of_reconfigurations_within_their_period() {
    let leocc = |protocol, detection: &str, more: Value| {
        let mut settings = json!({ "controller": "leocc", "leocc_detection": detection });
        settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        stepping(protocol, settings)
    };
    let deaf = "leocc_detection: \"hints\" alone tells of no reconfiguration where there is no path hint";
    for protocol in ["tcp", "sctp", "xstp"] {
        assert_eq!(leocc(protocol, "hints", json!({})), [format!("flows[0].{protocol}.{deaf}")]);
        assert_eq!(leocc(protocol, "answers", json!({})), [""; 0]);
        assert_eq!(leocc(protocol, "schedule", json!({ "leocc_offset_ms": 14_999 })), [""; 0]);
        assert_eq!(
            leocc(protocol, "schedule", json!({ "leocc_offset_ms": 15_000 })),
            [format!(
                "flows[0].{protocol}.leocc_offset_ms: 15000 ms are not within a period of 15000 ms (leocc_period_ms)"
            )]
        );
    }
    assert_eq!(leocc("tcp", "hints", json!({ "path_hint": "terminal" })), [""; 0]);
}

#[test]
fn satcp_is_of_cubic_and_lasts_for_the_time_after_a_hint() {
    let satcp = |controller: &str, freeze_ms: u32| {
        let path_hint = "terminal";
        stepping(
            "tcp",
            json!({ "controller": controller, "path_hint": path_hint, "hint_freeze_ms": freeze_ms, "hint_losses": "satcp" }),
        )
    };
    assert_eq!(satcp("cubic", 2300), [""; 0]);
    assert_eq!(
        satcp("bbr", 2300),
        ["flows[0].tcp.hint_losses: \"satcp\" is a change of CUBIC, and the controller is \"bbr\""]
    );
    assert_eq!(
        satcp("cubic", 0),
        ["flows[0].tcp.hint_losses: \"satcp\" lasts for hint_freeze_ms, which is 0"]
    );
}

#[test]
fn chosen_losses_name_packets_that_there_are_and_each_once() {
    let drops = |drops: Value| after("dumbbell", move |d| d["links"][2]["drops"] = drops);
    assert_eq!(
        drops(json!([{ "flow": "TCP1", "number": 8 }])),
        ["links[2].drops[0].flow: there is no flow \"TCP1\"; did you mean \"TCP 1\"?"]
    );
    assert_eq!(drops(json!([{ "flow": "TCP 1", "number": 0 }])), ["links[2].drops[0].number: 0 is below 1"]);
    assert_eq!(
        drops(json!([{ "flow": "TCP 1", "number": 8, "transmission": 0 }])),
        ["links[2].drops[0].transmission: 0 is below 1"]
    );
    assert_eq!(drops(json!([{ "flow": "TCP 1" }])), ["links[2].drops[0].number: is missing"]);
    assert_eq!(
        drops(json!([
            { "flow": "TCP 1", "number": 8 },
            { "flow": "SCTP 1", "number": 8 },
            { "flow": "TCP 1", "number": 8, "transmission": 2 },
            { "flow": "TCP 1", "number": 8, "transmission": 1 },
        ])),
        ["links[2].drops[3]: transmission 1 of number 8 of TCP 1 is there already"]
    );
    let many = |count: u32| (0..count).map(|n| json!({ "flow": "TCP 1", "number": n + 1 })).collect();
    assert_eq!(drops(many(10_001)), ["links[2].drops: has 10001 entries, and 10000 is the most"]);
    assert!(drops(many(10_000)).is_empty());
    let together = after("dumbbell", |d| {
        d["links"][1]["drops"] = many(6_000);
        d["links"][2]["drops"] = many(4_001);
    });
    assert_eq!(together, ["links: 10001 chosen losses together, and 10000 is the most"]);
}

#[test]
fn a_link_changes_at_an_instant_and_not_too_often() {
    let changes = |changes: Value| after("two-links", move |d| d["links"][0]["changes"] = changes);
    assert!(
        changes(json!([{ "at_s": 15, "every_s": 30, "delay_ms": 40 }, { "at_s": 7, "delay_ms": 0 }]))
            .is_empty()
    );
    assert_eq!(changes(json!([{ "delay_ms": 40 }])), ["links[0].changes[0].at_s: is missing"]);
    assert_eq!(
        changes(json!([{ "at_s": 15 }, { "at_s": 15, "up": false }])),
        ["links[0].changes[0]: changes nothing: give it delay_ms, rate_bps, per, ber or up"]
    );
    assert_eq!(
        changes(json!([{ "at_s": 15, "every_s": 30, "for_s": 30, "per": 1, "rate_bps": 0 }])),
        ["links[0].changes[0].rate_bps: 0 is below 1 bit/s"]
    );
    assert_eq!(
        changes(json!([{ "at_s": 15, "every_s": 30, "for_s": 30, "per": 1, "rate_bps": "5 Mbit/s" }])),
        ["links[0].changes[0].for_s: 30 s is not shorter than every_s, 30 s"]
    );
    assert_eq!(
        changes(json!([{ "at_s": -1, "every_s": 0, "delay_ms": -2 }])),
        [
            "links[0].changes[0].at_s: -1 is below 0 s",
            "links[0].changes[0].every_s: 0 is below 0.01 s",
            "links[0].changes[0].delay_ms: -2 is below 0 ms",
        ]
    );
    let many: Value = (0..10_000).map(|s| json!({ "at_s": s, "delay_ms": 5 })).collect();
    assert!(changes(many).is_empty(), "as many as a document has room for");
}

#[test]
fn a_terminal_changes_as_a_link_does_and_is_one_that_the_station_has() {
    let changes =
        |id: &'static str, changes: Value| after(id, move |d| d["stations"][0]["changes"] = changes);
    let leo = |of: Value| changes("iridium-geo", of);
    let fine = json!([
        { "at_s": 0, "rate_bps": "500 kbit/s", "via": "iridium" },
        { "at_s": 1e6, "every_s": 30, "for_s": 5, "up": false, "direction": "uplink" },
        { "at_s": 1e6, "added_delay_ms": 0 },
    ]);
    assert!(leo(fine).is_empty());
    let many: Value = (0..10_000).map(|s| json!({ "at_s": s, "per": 0.1 })).collect();
    assert!(leo(many).is_empty(), "as many as a document has room for");
    assert_eq!(
        leo(json!([{ "at_s": 1, "direction": "downlink" }])),
        ["stations[0].changes[0]: changes nothing: give it rate_bps, per, ber, added_delay_ms or up"]
    );
    assert_eq!(
        leo(json!([{ "at_s": 1, "every_s": 5, "for_s": 5, "per": 0.5 }])),
        ["stations[0].changes[0].for_s: 5 s is not shorter than every_s, 5 s"]
    );
    assert_eq!(
        leo(json!([{ "at_s": -1, "every_s": 0, "per": 2 }, { "at_s": 1, "every_s": -15, "up": false }])),
        [
            "stations[0].changes[0].at_s: -1 is below 0 s",
            "stations[0].changes[0].every_s: 0 is below 0.01 s",
            "stations[0].changes[0].per: 2 is above 1",
            "stations[0].changes[1].every_s: -15 is below 0.01 s",
        ]
    );
    assert_eq!(
        leo(json!([{ "at_s": 1, "up": false, "via": "iridum" }])),
        ["stations[0].changes[0].via: Quito has no terminal for \"iridum\"; did you mean \"iridium\"?"]
    );
    let wired = after("iridium", |d| {
        let station = json!({
            "name": "hut", "latitude_deg": 0, "longitude_deg": 0, "terminals": [],
            "changes": [{ "at_s": 1, "up": false }],
        });
        d["stations"].as_array_mut().expect("stations").push(station);
    });
    assert_eq!(wired, ["stations[4].changes[0]: strikes nothing: the station has no terminal"]);
}

#[test]
fn the_downlink_of_a_bent_pipe_has_no_rate_of_its_own() {
    let change =
        |change: Value| after("geo-bent-pipe", move |d| d["stations"][0]["changes"] = json!([change]));
    assert_eq!(
        change(json!({ "at_s": 1, "rate_bps": 1e6, "direction": "downlink" })),
        [
            "stations[0].changes[0].rate_bps: says nothing about the downlink of a bent pipe, which repeats what comes at the rate of the uplink: leave it out"
        ]
    );
    assert!(change(json!({ "at_s": 1, "rate_bps": 1e6 })).is_empty(), "the uplink has one");
    assert!(change(json!({ "at_s": 1, "per": 0.5, "direction": "downlink" })).is_empty());
}

#[test]
fn a_link_that_finds_damaged_frames_hands_none_on() {
    for (field, value) in [("arq", json!({})), ("header_compression", json!({}))] {
        let why = format!(
            "damaged: has no place beside {field}, by which the link finds damaged frames: leave one of them out"
        );
        for place in ["constellations[0].gsl", "constellations[0].isl", "links[0]"] {
            let value = value.clone();
            let problems = after(if place == "links[0]" { "two-links" } else { "iridium" }, move |d| {
                let own = match place {
                    "links[0]" => &mut d["links"][0],
                    "constellations[0].gsl" => &mut d["constellations"][0]["gsl"],
                    _ => &mut d["constellations"][0]["isl"],
                };
                (own["damaged"], own[field]) = (json!("deliver"), value);
            });
            assert_eq!(problems, [format!("{place}.{why}")]);
        }
    }
}

#[test]
fn a_bent_pipe_has_no_rate_and_no_link_layer_of_its_own() {
    let gsl = |field: &str, value: Value| {
        let field = field.to_owned();
        after("geo-bent-pipe", move |d| d["constellations"][0]["gsl"][&field] = value)
    };
    for (field, value) in
        [("uplink_rate_bps", json!(56_000)), ("arq", json!({})), ("header_compression", json!({}))]
    {
        let problems = gsl(field, value);
        assert_eq!(problems.len(), 1, "{problems:?}");
        let place = format!("constellations[0].gsl.{field}: has no place with a bent pipe, which ");
        assert!(problems[0].starts_with(&place), "{problems:?}");
    }
    assert!(gsl("relay", json!("on-board")).is_empty());
}

#[test]
fn compressed_headers_are_shorter_and_broken_contexts_are_mended() {
    let link = |own: Value| after("two-links", move |d| d["links"][0]["header_compression"] = own);
    assert!(link(json!({})).is_empty());
    assert_eq!(
        link(json!({ "header_bytes": 32, "compressed_bytes": 32 })),
        ["links[0].header_compression.compressed_bytes: 32 bytes are no fewer than header_bytes, 32"]
    );
    assert_eq!(
        link(json!({ "feedback": false })),
        [
            "links[0].header_compression.feedback: has no end: without feedback and refresh_packets a context that is broken stays so"
        ]
    );
    assert!(link(json!({ "feedback": false, "refresh_packets": 20 })).is_empty());
    assert!(link(json!({ "feedback": false, "context_loss": false })).is_empty());
}

#[test]
fn a_trace_is_refused_with_its_line() {
    let link = |more: Value| {
        after("two-links", move |d| {
            for (key, value) in more.as_object().expect("fields") {
                d["links"][0][key] = value.clone();
            }
        })
    };
    let trace = |text: &str| link(json!({ "trace": text }));
    assert!(trace("1\n2\n2\n").is_empty());
    assert!(trace("\u{feff}time_s,rate_bps\r\n0,5e6\r\n1,4e6\r\n").is_empty());
    assert_eq!(
        trace("3\n2\n"),
        ["links[0].trace: line 2: 2 ms is before 3 ms, the line before: time goes backwards"]
    );
    assert_eq!(
        trace("time_s,rate_bps\n0,5e6\n1,\n"),
        ["links[0].trace: line 3: rate_bps is missing: a trace has no holes"]
    );
    assert_eq!(
        link(json!({ "trace": "1\n2\n", "arq": {} })),
        [
            "links[0].arq: has no place beside a trace of opportunities to deliver: what such a link has lost it does not send again"
        ]
    );
    assert!(link(json!({ "trace": "time_s,rate_bps\n0,5e6\n", "arq": {} })).is_empty());
    assert_eq!(
        link(json!({ "trace": "5\n", "changes": [{ "at_s": 1, "up": false }] })),
        ["links[0].trace: stands beside changes: a link has a trace or changes"]
    );
    for trace in ["time_s,loss\n1,0\n2,0\n", "time_s,loss\n0,0\n", "time_s,loss\n0,0\n1e-9,0\n"] {
        assert_eq!(
            link(json!({ "trace": trace, "trace_repeats": true })),
            ["links[0].trace_repeats: needs a trace that begins at 0 s and ends at 0.01 s or later"]
        );
    }
    assert!(link(json!({ "trace": "time_s,loss\n0,0\n0.01,0\n", "trace_repeats": true })).is_empty());
    assert_eq!(trace(&"1\n".repeat(100_001)), ["links[0].trace: has 100001 lines, and 100000 is the most"]);
    assert_eq!(trace(&"1".repeat(500_001)), ["links[0].trace: has more than 500000 characters"]);
}

#[test]
fn error_processes_are_named_by_links_and_by_both_kinds_of_radio_links() {
    let state = |mean_s: f64| json!({ "mean_s": mean_s });
    let process = |name: &str| json!({ "name": name, "good": state(9.0), "bad": state(1.0) });
    let named = |wire: &str, isl: &str, gsl: &str| {
        let wires = after("two-links", |d| {
            d["error_processes"] = json!([process("handoff"), process("rain")]);
            d["links"][0]["error_process"] = json!(wire);
        });
        let radio = after("iridium", |d| {
            d["error_processes"] = json!([process("handoff"), process("rain")]);
            d["constellations"][0]["isl"]["error_process"] = json!(isl);
            d["constellations"][0]["gsl"]["error_process"] = json!(gsl);
        });
        [wires, radio].concat()
    };
    assert_eq!(named("rain", "handoff", "rain"), [] as [&str; 0]);
    let unknown = "there is no error process \"rian\"; did you mean \"rain\"?";
    assert_eq!(
        named("rian", "rian", "rian"),
        [
            format!("links[0].error_process: {unknown}"),
            format!("constellations[0].isl.error_process: {unknown}"),
            format!("constellations[0].gsl.error_process: {unknown}"),
        ]
    );
}

#[test]
fn an_error_process_has_at_most_200_000_stays_and_a_share_only_of_two_delays() {
    let with = |mean_s: f64, bad: Value| {
        after("two-links", |d| {
            d["duration_s"] = json!(200);
            d["error_processes"] = json!([{ "name": "p", "good": { "mean_s": mean_s }, "bad": bad }]);
        })
    };
    // 200 s hold 200,000 stays of 1 ms.
    assert_eq!(with(0.001, json!({ "mean_s": 0.001 })), [] as [&str; 0]);
    let mut longer = with(0.001, json!({ "mean_s": 0.0009 }));
    assert!(longer.remove(0).starts_with("error_processes[0].bad.mean_s: 0.0009 is below 0.001"));
    let twice = after("two-links", |d| {
        d["duration_s"] = json!(400);
        d["error_processes"] =
            json!([{ "name": "p", "good": { "mean_s": 0.001 }, "bad": { "mean_s": 0.001 } }]);
    });
    assert_eq!(
        twice,
        [
            "error_processes[0]: two stays of 0.002 s on average make 400000 of the run, and 200000 is the most"
        ]
    );
    let share = json!({ "mean_s": 1, "delay_low_ms": 100, "delay_high_share": 0.5 });
    assert_eq!(
        with(1.0, share),
        [
            "error_processes[0].bad.delay_high_share: has no place without delay_high_ms: there is one delay to draw"
        ]
    );
    let both = json!({ "mean_s": 1, "delay_low_ms": 100, "delay_high_ms": 150, "delay_high_share": 0.5 });
    assert_eq!(with(1.0, both), [] as [&str; 0]);
}

#[test]
fn traces_of_a_terminal_say_each_thing_once_and_are_refused_with_their_line() {
    let traced = |id: &str, traces: Value, more: fn(&mut Value)| {
        after(id, move |d| {
            d["stations"][0]["traces"] = traces;
            more(d);
        })
    };
    let own = |traces: Value| traced("iridium", traces, |_| ());
    let trips = "timestamp,rtt\n0,40\n10000000,-1\n20000000,42\n";
    assert_eq!(
        own(json!([{}, { "trace": trips, "repeats": true }, { "trace": "5\n", "delays": "20\n" }])),
        [] as [&str; 0]
    );
    assert_eq!(
        own(json!([{ "trace": "timestamp,rtt\n5,40\n3,40\n" }])),
        [
            "stations[0].traces[0].trace: line 3: its timestamp is before that of the line before: time goes backwards"
        ]
    );
    assert_eq!(
        own(json!([{ "delays": "20\n\n20\n" }])),
        ["stations[0].traces[0].delays: line 2: is empty: a trace has no holes"]
    );
    assert_eq!(
        own(json!([{ "trace": trips, "delays": "20\n" }])),
        ["stations[0].traces[0].delays: stands beside a trace that is CSV: a delay is a column there"]
    );
    assert_eq!(
        own(json!([{ "trace": "time_s,rate_bps\n1,5e6\n2,5e6\n", "repeats": true }])),
        ["stations[0].traces[0].repeats: needs a trace that begins at 0 s and ends at 0.01 s or later"]
    );
    assert_eq!(
        own(json!([{ "trace": "5\n", "via": "iridum" }])),
        ["stations[0].traces[0].via: Quito has no terminal for \"iridum\"; did you mean \"iridium\"?"]
    );
    assert_eq!(
        traced("iridium", json!([{ "trace": "5\n" }]), |d| d["stations"][0]["changes"] =
            json!([{ "at_s": 1, "up": false }])),
        [
            "stations[0].traces[0]: stands beside changes of the terminal for \"iridium\": it has a trace or changes"
        ]
    );
    assert_eq!(
        traced("iridium", json!([{ "delays": "20\n" }]), |d| {
            d["changes"] = json!([{ "at_s": 12, "kind": "rain", "station": "Quito" }]);
        }),
        [
            "changes[0].station: stations[0].traces[0]: stands beside changes of the terminal for \"iridium\": it has a trace or changes"
        ]
    );
    assert_eq!(
        traced("iridium", json!([{ "trace": "5\n" }]), |d| d["constellations"][0]["gsl"]["arq"] = json!({})),
        [
            "constellations[0].gsl.arq: has no place beside a trace of opportunities to deliver: what such a link has lost it does not send again"
        ]
    );
    let bent = "has a rate, and the downlink of a bent pipe has none of its own: it repeats what comes, so that the trace belongs to the uplink of the station that sends";
    assert_eq!(
        traced("geo-bent-pipe", json!([{ "trace": "5\n", "direction": "downlink" }]), |_| ()),
        [format!("stations[0].traces[0].trace: {bent}")]
    );
    assert!(traced("geo-bent-pipe", json!([{ "trace": trips, "direction": "downlink" }]), |_| ()).is_empty());
    let wire = |more: Value| {
        after("two-links", move |d| {
            for (key, value) in more.as_object().expect("fields") {
                d["links"][0][key] = value.clone();
            }
        })
    };
    assert!(wire(json!({ "trace": "5\n", "trace_delays": "20\n30\n" })).is_empty());
    assert_eq!(
        wire(json!({ "trace_delays": "20\nx\n" })),
        ["links[0].trace_delays: line 2: \"x\" is not a delay from 0 to 3600000 ms"]
    );
    assert_eq!(
        wire(json!({ "trace_delays": "20\n", "changes": [{ "at_s": 1, "up": false }] })),
        ["links[0].trace_delays: stands beside changes: a link has a trace or changes"]
    );
}

#[test]
fn each_way_of_a_terminal_is_driven_by_its_own_trace_and_both_by_one_for_both() {
    let driven = |traces: Value| {
        let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
        document["stations"][0]["traces"] = traces;
        let scenario = Scenario::from_json(&document).unwrap();
        [TerminalDirection::Uplink, TerminalDirection::Downlink].map(|way| {
            let driven = scenario.stations[0].driven(&scenario.constellations[0], way);
            driven.and_then(|driven| driven.steps[0].delay_ms)
        })
    };
    let trace =
        |ms: u32, way: &str| json!({ "trace": format!("time_s,delay_ms\n0,{ms}\n"), "direction": way });
    assert_eq!(driven(json!([trace(10, "uplink")])), [Some(10.0), None]);
    assert_eq!(driven(json!([trace(30, "downlink")])), [None, Some(30.0)]);
    assert_eq!(driven(json!([trace(10, "uplink"), trace(30, "downlink")])), [Some(10.0), Some(30.0)]);
    assert_eq!(driven(json!([trace(20, "both")])), [Some(20.0); 2]);
}
