//! Experiment documents: those built in are sound, and what is wrong with one is said before anything runs.

use std::path::Path;

use serde_json::{Value, json};
use skywindow_scenario::{
    Axis, AxisValue, ClaimKind, Experiment, Named, Problem, Scenario, experiment, experiment_schema,
    experiments,
};
use skywindow_transport::sctp::Sctp;

fn document(id: &str) -> Value {
    serde_json::from_str(experiment(id).expect("a built-in")).expect("JSON")
}

/// The problems of `ms-fig11` with one field replaced, by JSON pointer.
fn with(pointer: &str, value: Value) -> Vec<String> {
    let mut document = document("ms-fig11");
    let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
    match document.pointer_mut(parent).expect("a place") {
        Value::Object(map) => drop(map.insert(field.to_owned(), value)),
        Value::Array(items) => items[field.parse::<usize>().expect("an index")] = value,
        _ => panic!("{parent} holds nothing"),
    }
    problems(&document)
}

fn problems(document: &Value) -> Vec<String> {
    Experiment::from_json(document).err().unwrap_or_default().iter().map(Problem::to_string).collect()
}

#[test]
fn every_experiment_is_valid_and_has_its_id_and_title() {
    for entry in experiments() {
        let experiment =
            Experiment::parse(entry.json).unwrap_or_else(|wrong| panic!("{}: {wrong:#?}", entry.id));
        assert_eq!((experiment.id.as_str(), experiment.title.as_str()), (entry.id, entry.title));
        assert!(experiment.setting.len() > 80, "{}: no setting", entry.id);
        assert!(!experiment.claims.is_empty(), "{}: no claim", entry.id);
        assert!(experiment.runs() <= 10_000, "{}: {} runs", entry.id, experiment.runs());
        // A second or two: hundreds of runs are only those of XSTP over a wire, which take some milliseconds each.
        assert!(experiment.quick_version().runs() <= 600, "{}: too much for a quick look", entry.id);
        assert_eq!(Experiment::from_json(&experiment.to_json()), Ok(experiment), "{}", entry.id);
    }
}

/// Whoever asks for another value of any axis must not find the figure of this one beside it.
#[test]
fn every_point_of_every_reference_names_every_axis_of_its_experiment() {
    let mut points = 0;
    for entry in experiments() {
        let experiment = Experiment::parse(entry.json).expect("valid");
        for (index, point) in experiment.reference.iter().flat_map(|own| own.points.iter().enumerate()) {
            for axis in &experiment.axes {
                let searched = experiment.optimum.as_ref() == Some(&axis.name);
                let named = point.at.get(&axis.name);
                assert_eq!(named.is_some(), !searched, "{}, point {index}: {}", entry.id, axis.name);
                if let Some(value) = named {
                    assert!(axis.settings_of(value).is_ok(), "{}, point {index}: {value}", entry.id);
                }
            }
            points += 1;
        }
    }
    assert!(points > 400, "{points}");
}

#[test]
fn the_quick_version_has_every_point_that_claims_name() {
    for entry in experiments() {
        let experiment = Experiment::parse(entry.json).expect("valid");
        let quick = experiment.quick_version();
        for claim in &experiment.claims {
            for (axis, values) in claim.test.at.iter() {
                let there = |value| quick.axis(axis).is_some_and(|axis| axis.values.contains(value));
                assert!(values.iter().any(there), "{}, claim {}: no point of {axis}", entry.id, claim.id);
            }
        }
    }
}

#[test]
fn a_value_that_its_factor_takes_beyond_all_numbers_is_refused() {
    let mut changed = document("ms-fig11");
    changed["axes"][1]["factor"] = json!(1e12);
    changed["axes"][1]["values"] = json!([1e300]);
    let found = problems(&changed).join("\n");
    assert!(found.contains("1e300 times the factor 1000000000000 is no number"), "{found}");
}

#[test]
fn names_of_the_writers_own_are_seen_in_paths() {
    let found = with("/quick/values", json!({ "": [1] }));
    assert_eq!(found[0].split(": ").next(), Some("quick.values.\"\""), "{found:?}");
}

#[test]
fn an_axis_writes_its_values_into_the_scenario() {
    let mut changed = document("ms-fig11");
    changed["axes"][1]["factor"] = json!(0.01);
    changed["axes"][1]["values"] = json!([0, 3]);
    for field in ["claims", "quick", "reference"] {
        changed[field] = Value::Null;
    }
    let experiment = Experiment::from_json(&changed).expect("valid");
    let mut scenario = experiment.base_document().expect("a base");
    for axis in &experiment.axes {
        axis.write(axis.values.last().expect("a value"), &mut scenario).expect("a field");
    }
    let scenario = Scenario::from_json(&scenario).expect("valid");
    assert_eq!(scenario.links[1].per, 0.03);
    assert_eq!(
        (
            scenario.flows[0].transport.get::<Sctp>().unwrap().streams,
            scenario.flows[0].transport.get::<Sctp>().unwrap().receiver_buffer_bytes
        ),
        (4, 15_000)
    );
    assert_eq!(scenario.duration_s, 200.0);
}

#[test]
fn a_scenario_of_a_point_is_called_as_its_experiment_is() {
    for known in skywindow_scenario::experiments() {
        let text = skywindow_scenario::experiment(known.id).expect("built in");
        let experiment = Experiment::parse(text).expect("valid");
        let base = experiment.base_document().expect("a base");
        assert_eq!(base["title"], experiment.title.as_str(), "{}", known.id);
        let description = base["description"].as_str().expect("a text");
        assert!(description.contains(&experiment.title) && description.contains(&experiment.figure));
    }
}

#[test]
fn the_values_of_an_axis_are_said_by_its_label_and_unit() {
    let text = skywindow_scenario::experiment("ms-fig13").expect("built in");
    let experiment = Experiment::parse(text).expect("valid");
    let said = |name: &str, at: usize| {
        let axis = experiment.axis(name).expect("an axis");
        axis.in_words(&axis.values[at])
    };
    assert_eq!(said("loss", 6), "Packet error rate 7 %");
    assert_eq!(said("buffer_bytes", 0), "Receiver buffer 4 KB");
    let bytes = Axis { label: "Size".into(), unit: "bytes".into(), ..experiment.axes[0].clone() };
    let size = |shown_factor: f64, value: f64| {
        Axis { shown_factor, ..bytes.clone() }.in_words(&AxisValue::Number(value))
    };
    assert_eq!(size(1.0, 1_234_567.5), "Size 1,234,567.5 bytes");
    assert_eq!(size(1.0, -100.0), "Size -100 bytes");
    assert_eq!(size(1e-9, 100.0), "Size 1e-7 bytes");
    let all = Named(vec![("0".to_owned(), "all".to_owned())]);
    let gaps = Axis { label: "Gaps".into(), unit: String::new(), labels: all, ..bytes.clone() };
    assert_eq!(gaps.in_words(&AxisValue::Number(0.0)), "Gaps all", "a number needs the name of its axis");
    let worded = Experiment::from_json(&worded()).expect("valid");
    let axis = &worded.axes[0];
    assert_eq!(axis.in_words(&axis.values[0]), axis.shown(&axis.values[0]));
}

#[test]
fn unknown_paths_metrics_and_presets() {
    assert_eq!(
        with("/axes/1/paths", json!(["links[1].pre"])),
        ["axes[1].paths[0]: links[1].pre: is not a field here; did you mean \"per\"?"]
    );
    assert_eq!(
        with("/axes/1/paths", json!(["links[1].per", "links[2].per"])),
        ["axes[1].paths[1]: links[2]: is not there: the list has 2 entries"]
    );
    assert_eq!(
        with("/base/preset", json!("two-link")),
        ["base.preset: \"two-link\" is no built-in scenario; did you mean \"two-links\"?"]
    );
    assert_eq!(
        with("/base/set", json!({ "links[1].delay_ms": "long" })).join(""),
        "base.set: links[1].delay_ms: \"long\" does not begin with a number"
    );
    assert!(with("/metrics/0", json!("goodput"))[0].ends_with("did you mean \"goodput_bps\"?"));
}

#[test]
fn values_that_a_field_cannot_have() {
    assert_eq!(with("/axes/1/values/3", json!(1.5))[0], "axes[1].values[3]: links[1].per: 1.5 is above 1");
    let slow = with("/axes/2/values", json!([15_000, "much"]));
    assert!(slow[0].starts_with("axes[2].values[1]: flows[*].sctp.receiver_buffer_bytes: "), "{slow:?}");
}

#[test]
fn axes_that_are_empty_or_twice_there() {
    assert_eq!(
        with("/axes/0/values", json!([]))[0],
        "axes[0].values: is empty: the axis streams needs a value"
    );
    assert_eq!(with("/axes/0/name", json!("loss"))[0], "axes[1].name: \"loss\" is the name of two axes");
    assert_eq!(with("/axes/0/values", json!([1, 1, 4]))[0], "axes[0].values[1]: 1 is there already");
    assert_eq!(
        with("/axes/0/paths", json!([]))[0],
        "axes[0].paths: is empty: the axis streams changes nothing"
    );
}

/// The routers that `two-links` needs, and more.
fn routers(more: &[&str]) -> Value {
    ["source", "router", "sink"].iter().chain(more).map(|name| json!({ "name": name })).collect()
}

/// `ms-fig11` whose streams are an axis of words that switch two fields each.
fn worded() -> Value {
    let mut changed = document("ms-fig11");
    changed["axes"][0] = json!({
        "name": "receiver",
        "label": "Receiver",
        "values": ["small", "large"],
        "labels": { "small": "A small buffer" },
        "settings": {
            "small": { "flows.*.sctp.streams": 1, "routers": routers(&[]) },
            "large": { "flows.*.sctp.streams": 4, "links[0].delay_ms": "50 ms" },
        },
    });
    for field in ["claims", "quick", "reference"] {
        changed[field] = Value::Null;
    }
    changed["plot"]["series"] = json!(["receiver"]);
    changed
}

#[test]
fn a_word_switches_several_fields_at_once() {
    let experiment = Experiment::from_json(&worded()).expect("valid");
    let axis = &experiment.axes[0];
    let scenario = |word: usize| {
        let mut document = experiment.base_document().expect("a base");
        axis.write(&axis.values[word], &mut document).expect("fields");
        Scenario::from_json(&document).expect("valid")
    };
    let (small, large) = (scenario(0), scenario(1));
    assert_eq!(
        (small.flows[0].transport.get::<Sctp>().unwrap().streams, small.links[0].delay_ms),
        (1, 130.0)
    );
    assert_eq!((large.flows[0].transport.get::<Sctp>().unwrap().streams, large.links[0].delay_ms), (4, 50.0));
    assert_eq!(axis.shown(&axis.values[0]), "A small buffer");
    assert_eq!(axis.shown(&axis.values[1]), "large");
    assert_eq!(Experiment::from_json(&experiment.to_json()), Ok(experiment));
}

#[test]
fn words_without_settings_and_settings_that_lead_nowhere() {
    let with = |pointer: &str, value: Value| {
        let mut changed = worded();
        *changed.pointer_mut(pointer).expect("a place") = value;
        problems(&changed)
    };
    assert_eq!(
        with("/axes/0/values", json!(["small", "large", "larger"])),
        [
            "axes[0].values[2]: \"larger\" has no settings on the axis receiver (known: small, large); did you mean \
             \"large\"?"
        ]
    );
    assert_eq!(
        with("/axes/0/settings/large", json!({ "flows.*.sctp.strems": 4 })),
        [
            "axes[0].settings.large.flows.*.sctp.strems: flows[*].sctp.strems: is not a field here; did you mean \
             \"streams\"?"
        ]
    );
    assert_eq!(
        with("/axes/0/settings/small/routers", json!([{ "nam": "router" }]))[0],
        "axes[0].settings.small.routers: routers[0].nam: is not a field here; did you mean \"name\"?"
    );
    assert_eq!(
        with("/axes/0/labels", json!({ "smal": "A small buffer" })),
        ["axes[0].labels.smal: is not a value of the axis receiver"]
    );
    assert_eq!(
        with("/axes/0/settings", json!({})),
        ["axes[0].paths: is empty: the axis receiver changes nothing"]
    );
}

#[test]
fn the_base_takes_lists_and_parts() {
    let mut changed = worded();
    changed["base"]["set"] = json!({
        "routers": routers(&["spare"]),
        "flows[0].sctp": { "streams": 2, "receiver_buffer_bytes": 15000 },
    });
    let base = Experiment::from_json(&changed).expect("valid").base_document().expect("a base");
    let scenario = Scenario::from_json(&base).expect("valid");
    assert_eq!((scenario.routers.len(), scenario.flows[0].transport.get::<Sctp>().unwrap().streams), (4, 2));
}

#[test]
fn a_scene_has_nothing_to_draw() {
    let mut scene = worded();
    scene["kind"] = json!("scene");
    assert_eq!(problems(&scene), ["plot.kind: must be \"nothing\" for a scene, and only for a scene"]);
    scene["plot"] = json!({ "kind": "nothing" });
    assert_eq!(problems(&scene), [] as [&str; 0]);
}

#[test]
fn too_many_runs() {
    let mut many = document("ms-fig11");
    many["replications"] = json!(5_000);
    let many = Experiment::from_json(&many).expect("no more than machines can share");
    let said = many.check_runs(100_000).expect_err("more than one makes by itself");
    assert_eq!(
        said[0].to_string(),
        "axes: 22 points with 5000 replications are 110000 runs, and 100000 is the most"
    );
    assert_eq!(
        with("/seed", json!(9_007_199_254_640_990_u64)),
        [] as [&str; 0],
        "the last seed that leaves room for all replications"
    );
    let huge: Vec<u32> = (1..=1024).collect();
    let mut document = document("ms-fig11");
    document["axes"][0]["values"] = json!(huge);
    document["axes"][1]["values"] = json!((0..1000).map(|i| f64::from(i) / 1000.0).collect::<Vec<_>>());
    document["replications"] = json!(1_000);
    assert_eq!(
        problems(&document),
        ["axes: 1024000 points with 1000 replications are 1024000000 runs, and 1000000000 is the most"]
    );
}

#[test]
fn the_last_seed_leaves_room_for_the_most_replications() {
    let mut document = document("ms-fig11");
    document["seed"] = json!(9_007_199_254_640_991_u64);
    document["replications"] = json!(100_000);
    assert_eq!(problems(&document), [] as [&str; 0]);
}

#[test]
fn a_claim_without_a_kind_is_a_check_and_what_a_paper_says_has_its_place() {
    let claim = |change: &[(&str, Value)]| {
        let mut document = document("ms-fig11");
        let claim = document["claims"][0].as_object_mut().expect("a claim");
        for field in ["kind", "place", "reason"] {
            claim.remove(field);
        }
        claim.extend(change.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        Experiment::from_json(&document).map(|experiment| experiment.claims[0].kind)
    };
    assert_eq!(claim(&[]), Ok(ClaimKind::Check));
    let figure = ("place", json!("Figure 11"));
    assert_eq!(claim(&[("kind", json!("value")), figure.clone()]), Ok(ClaimKind::Value));
    let said = |change: &[(&str, Value)]| claim(change).expect_err("a problem")[0].to_string();
    assert_eq!(
        said(&[("kind", json!("sentence"))]),
        "claims[0].place: is missing: what a paper says stands somewhere in it"
    );
    assert_eq!(
        said(&[figure]),
        "claims[0].place: has no meaning in a check of one's own: its kind is neither sentence nor value"
    );
}

#[test]
fn claims_over_series_that_do_not_exist() {
    let test = |change: Value| {
        let mut test = document("ms-fig11")["claims"][0]["test"].clone();
        test.as_object_mut().expect("a test").extend(change.as_object().expect("fields").clone());
        with("/claims/0/test", test).join("; ")
    };
    assert_eq!(
        test(json!({ "of": { "streams": 2 } })),
        "claims[0].test.of.streams: 2 is not a value of the axis streams"
    );
    assert_eq!(
        test(json!({ "at": { "los": [0.03] } })),
        "claims[0].test.at.los: is not an axis of this experiment; did you mean \"loss\"?"
    );
    assert_eq!(
        test(json!({ "metric": "jain" })),
        "claims[0].test.metric: jain is not measured in this experiment"
    );
    assert_eq!(test(json!({ "against": { "streams": 4 } })), "claims[0].test.against: is the series itself");
    assert_eq!(test(json!({ "per": { "streams": 4 } })), "claims[0].test.per: is the series itself");
    assert_eq!(
        test(json!({ "per": { "streams": 3 } })),
        "claims[0].test.per.streams: 3 is not a value of the axis streams"
    );
    let flat = json!({ "kind": "flat", "against": {}, "along": "loss", "per": { "streams": 1 } });
    assert_eq!(test(flat), "claims[0].test.per: has no meaning in a test of kind flat");
    assert!(test(json!({ "against": {} })).contains("must name the same axes as \"of\""));
    assert!(test(json!({ "min": 2 })).contains("2 is above max, 1.15"));
    assert!(test(json!({ "min": null, "max": null })).contains("a range needs a bound"));
    assert!(test(json!({ "kind": "flat", "against": {} })).contains("a flat test follows an axis"));
    assert!(
        test(json!({ "kind": "monotone", "against": {}, "along": "buffer_bytes" }))
            .contains("two or more rising")
    );
}

#[test]
fn plots_draw_what_is_measured_along_axes_that_are_there() {
    assert_eq!(
        with("/plot/x", json!("buffer")),
        ["plot.x: is not an axis of this experiment; did you mean \"buffer_bytes\"?"]
    );
    assert_eq!(with("/plot/y", json!(["jain"])), ["plot.y[0]: jain is not measured in this experiment"]);
    assert_eq!(
        with("/plot/kind", json!("time-series")),
        ["plot.curves: is empty: a time series needs a column"]
    );
}

#[test]
fn an_optimal_buffer_needs_an_axis_to_search() {
    assert_eq!(
        with("/metrics/3", json!("optimal_buffer_bytes")),
        ["metrics[3]: optimal_buffer_bytes needs an axis to search: set \"optimum\""]
    );
    let mut searched = document("ms-fig13");
    searched["metrics"] =
        json!(["optimal_buffer_bytes", "optimal_buffer_90_bytes", "optimal_buffer_98_bytes", "jain"]);
    assert!(problems(&searched)[0].contains("jain has no value here"));
    searched["metrics"][3] = json!("optimal_buffer_bytes");
    assert_eq!(problems(&searched), ["metrics[3]: optimal_buffer_bytes is there already"]);
}

#[test]
fn a_search_needs_two_rising_numbers() {
    let axis = document("ms-fig13")["optimum"].clone();
    let searched = |values: Value| {
        let mut searched = document("ms-fig13");
        for field in searched["axes"].as_array_mut().expect("axes") {
            if field["name"] == axis {
                field["values"] = values.clone();
            }
        }
        searched["quick"] = json!({});
        problems(&searched).into_iter().filter(|told| told.starts_with("optimum")).collect::<Vec<_>>()
    };
    let few = format!(
        "optimum: the axis {} is searched, so it needs two or more rising numbers",
        axis.as_str().expect("a name")
    );
    assert_eq!(searched(json!([20_000, 40_000])), [] as [&str; 0]);
    assert_eq!(searched(json!([20_000])), [few.as_str()]);
    assert_eq!(searched(json!([40_000, 20_000])), [few.as_str()]);
}

#[test]
fn values_of_the_quick_version_are_values_of_the_axis() {
    assert_eq!(
        with("/quick/values", json!({ "loss": [0.03, 0.4] })),
        ["quick.values.loss: 0.4 is not a value of the axis loss"]
    );
}

#[test]
fn experiments_are_told_from_scenarios() {
    assert!(Experiment::is_meant_by(&document("ms-fig04")));
    assert!(!Experiment::is_meant_by(&json!({ "links": [], "flows": [] })));
}

#[test]
fn hostile_documents_are_refused_with_few_words() {
    for text in ["", "[]", "{}", "{\"axes\": {}}", "{\"claims\": [[]]}", "{\"base\": {\"set\": []}}"] {
        let wrong = Experiment::parse(text).expect_err("refused");
        assert!(!wrong.is_empty() && wrong.len() < 60, "{text}: {wrong:?}");
    }
}

#[test]
fn the_schema_is_the_golden_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/experiment.schema.json");
    let schema = format!("{:#}\n", experiment_schema());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &schema).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file can be read");
    assert!(golden == schema, "the schema has changed; if that is meant, run this test with UPDATE_GOLDEN=1");
}

/// The problems of fa-trace after a change at a pointer.
fn trace_with(pointer: &str, value: Value) -> Vec<String> {
    let mut document = document("fa-trace");
    *document.pointer_mut(pointer).expect("a place") = value;
    problems(&document)
}

#[test]
fn an_instant_needs_a_curve_a_value_and_a_flow_that_there_is() {
    let test = |change: Value| {
        let mut test =
            json!({ "kind": "reached", "curve": "cwnd", "flow": "TCP 1", "value": 5792, "max": 3 });
        for (key, value) in change.as_object().expect("fields") {
            test[key] = value.clone();
        }
        trace_with("/claims/0/test", test)
    };
    assert!(test(json!({})).is_empty());
    assert_eq!(
        test(json!({ "flow": "TCP 2" })),
        ["claims[0].test.flow: there is no flow \"TCP 2\"; did you mean \"TCP 1\"?"]
    );
    assert_eq!(
        test(json!({ "curve": null })),
        ["claims[0].test.curve: is missing: an instant is that of a curve"]
    );
    assert_eq!(
        test(json!({ "value": null })),
        ["claims[0].test.value: is missing: an instant is that at which the curve comes to it"]
    );
    assert_eq!(
        test(json!({ "metric": "gain" })),
        ["claims[0].test.metric: has no meaning in a test of kind reached"]
    );
    assert_eq!(
        test(json!({ "max": null })),
        ["claims[0].test.min: is missing, and max too: a range needs a bound"]
    );
    assert_eq!(
        trace_with("/claims/0/test", json!({ "kind": "value", "value": 4, "max": 1 })),
        [
            "claims[0].test.metric: is missing: a test of kind value looks at a metric",
            "claims[0].test.value: has no meaning in a test of kind value",
        ]
    );
}

#[test]
fn a_plot_names_flows_and_links_that_there_are() {
    assert_eq!(
        trace_with("/plot/flows", json!(["TCP 1", "SCTP 2", "TCP 1"])),
        [
            "plot.flows[1]: there is no flow \"SCTP 2\"; did you mean \"SCTP 1\"?",
            "plot.flows[2]: \"TCP 1\" is there already",
        ]
    );
    let mut figure = document("fa-fig05");
    figure["plot"]["link"] = json!({ "from": "routr", "to": "destination" });
    assert_eq!(
        problems(&figure),
        ["plot.link.from: there is no station or router \"routr\"; did you mean \"router\"?"]
    );
}

/// Handoffs as shares of the time: a share of 0.2 with blackouts of 0.5 s leaves good stays of 2 s.
#[test]
fn a_share_of_the_time_becomes_the_length_of_the_rest_of_it() {
    let mut changed = document("ms-fig11");
    changed["base"]["set"] = json!({
        "error_processes": [{ "name": "p", "good": { "mean_s": 1 }, "bad": { "mean_s": 1, "drop_probability": 1 } }],
    });
    let axis = |name: &str, value: f64, path: &str| json!({ "name": name, "label": name, "paths": [path], "values": [value] });
    let mut share = axis("rate", 0.2, "error_processes[0].good.mean_s");
    share["odds_against"] = json!(true);
    share["times"] = json!("error_processes[0].bad.mean_s");
    changed["axes"] = json!([axis("stay", 0.5, "error_processes[0].bad.mean_s"), share]);
    changed["claims"] = json!([]);
    changed["reference"] = Value::Null;
    changed["plot"] = json!({ "kind": "lines", "x": "rate", "y": ["goodput_bps"] });
    changed["quick"] = json!({});
    let experiment = Experiment::from_json(&changed).expect("valid");
    let mut document = experiment.base_document().expect("a base");
    for axis in &experiment.axes {
        axis.write(&axis.values[0], &mut document).expect("written");
    }
    assert_eq!(document["error_processes"][0]["good"]["mean_s"], 2.0);
    for beyond in [0.0, 1.0, 1.5] {
        changed["axes"][1]["values"] = json!([beyond]);
        let found = problems(&changed).join("\n");
        assert!(found.contains("is no share of the time between 0 and 1"), "{beyond}: {found}");
    }
    changed["axes"][1]["values"] = json!([0.2]);
    changed["axes"][1]["times"] = json!("error_processes[3].bad.mean_s");
    assert!(!problems(&changed).is_empty());
}

/// A geometry is drawn as its path, its orbits or its numbers; what is of packets or of a geometry alone is refused.
#[test]
fn plots_fit_what_is_measured() {
    let of = |id: &str, kind: &str| {
        let mut changed = document(id);
        changed["plot"]["kind"] = json!(kind);
        changed["plot"]["x"] = changed["axes"][0]["name"].clone();
        changed["plot"]["y"] = json!([changed["metrics"][0]]);
        changed["plot"]["curves"] = json!(["cwnd"]);
        problems(&changed)
    };
    assert_eq!(of("rt-longitude", "lines"), Vec::<String>::new());
    assert_eq!(of("rt-longitude", "path"), Vec::<String>::new());
    assert!(
        of("rt-longitude", "time-series").iter().any(|problem| problem.starts_with("plot.kind: must be"))
    );
    assert!(of("ms-fig04", "path").iter().any(|problem| problem.starts_with("plot.kind: must not be")));
}
