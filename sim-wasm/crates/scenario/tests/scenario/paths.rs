//! Paths, queues and packet sizes that make no sense together are refused with a sentence.

use serde_json::{Value, json};
use skywindow_network::{QueueSettings, RedSettings};
use skywindow_scenario::{Problem, Scenario, preset};
use skywindow_transport::sctp::Sctp;

/// The problems of the preset after `change`.
fn after(id: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut document = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    change(&mut document);
    Scenario::from_json(&document).err().unwrap_or_default().iter().map(Problem::to_string).collect()
}

fn with_paths(id: &str, paths: Value) -> Vec<String> {
    after(id, move |d| d["flows"][0]["paths"] = paths)
}

#[test]
fn paths_lead_over_constellations_that_exist() {
    assert_eq!(
        with_paths("iridium-geo", json!([{ "via": "iridum" }])),
        ["flows[0].paths[0].via: there is no constellation \"iridum\"; did you mean \"iridium\"?"]
    );
    for good in [json!(["iridium", "geo"]), json!(["iridium", "iridium", "iridium"]), json!(["geo"])] {
        let paths = good.as_array().expect("a list").iter().map(|id| json!({ "via": id })).collect();
        assert_eq!(with_paths("iridium-geo", paths), [""; 0], "{good}");
    }
}

#[test]
fn an_association_has_at_most_eight_paths() {
    let many = |count: usize| Value::from(vec![json!({ "via": "iridium" }); count]);
    assert!(with_paths("iridium", many(8)).is_empty());
    assert_eq!(with_paths("iridium", many(9)), ["flows[0].paths: has 9 entries, and 8 is the most"]);
}

#[test]
fn interfaces_exist_and_have_a_way_to_each_other() {
    assert_eq!(
        with_paths("iridium", json!([{ "from": "Bostn" }])),
        ["flows[0].paths[0].from: there is no station or router \"Bostn\"; did you mean \"Boston\"?"]
    );
    assert_eq!(
        with_paths("iridium", json!([{ "from": "London" }])),
        ["flows[0].paths[0]: begins and ends at London"]
    );
    let island = after("two-links", |d| {
        d["routers"].as_array_mut().expect("a list").push(json!({ "name": "island" }));
        d["flows"][0]["paths"] = json!([{}, { "to": "island" }]);
    });
    assert_eq!(
        island,
        [
            "flows[0].paths[1]: no way leads from source to island: they share no constellation, and no links join them"
        ]
    );
    let router = after("iridium", |d| {
        d["routers"] = json!([{ "name": "hub" }]);
        d["flows"][0]["paths"] = json!([{ "via": "iridium" }, { "via": "iridium", "to": "hub" }]);
    });
    assert_eq!(router, ["flows[0].paths[1].via: hub is a router, which has no terminals"]);
}

/// What an unknown name would lead to is not told besides.
#[test]
fn of_a_path_with_an_unknown_name_that_name_alone_is_told() {
    assert_eq!(
        with_paths("iridium", json!([{ "via": "iridum", "from": "London" }])),
        ["flows[0].paths[0].via: there is no constellation \"iridum\"; did you mean \"iridium\"?"]
    );
    let nobody = after("two-links", |d| {
        d["flows"][0]["to"] = json!("snk");
        d["flows"][0]["paths"] = json!([{}, { "from": "router" }]);
    });
    assert_eq!(nobody, ["flows[0].to: there is no station or router \"snk\"; did you mean \"sink\"?"]);
}

#[test]
fn two_interfaces_are_joined_by_one_path() {
    assert_eq!(
        with_paths("two-links", json!([{}, { "to": "sink" }])),
        ["flows[0].paths[1]: is the path from source to sink once more"]
    );
}

#[test]
fn the_background_has_paths_over_constellations_only() {
    let background = |paths: Value| {
        after("iridium-geo", move |d| d["background"] = json!({ "associations": 3, "paths": paths }))
    };
    assert!(background(json!([{ "via": "iridium" }, { "via": "geo" }])).is_empty());
    assert_eq!(
        background(json!([{ "from": "Quito" }])),
        [
            "background.paths[0].from: places in the background have no stations: leave it out",
            "background.paths[0].via: is missing: a path in the background leads over a constellation",
        ]
    );
}

#[test]
fn pairs_of_places_lie_on_the_earth() {
    let place = |latitude: f64| json!({ "from_latitude_deg": latitude, "from_longitude_deg": 0, "to_latitude_deg": 1, "to_longitude_deg": 2 });
    let pairs = |pair: Value| after("iridium", move |d| d["background"] = json!({ "pairs": [pair] }));
    assert!(pairs(place(-33.0)).is_empty());
    assert_eq!(pairs(place(91.0)), ["background.pairs[0].from_latitude_deg: 91 is above 90°"]);
    assert_eq!(pairs(json!({ "from_latitude_deg": 1 })).len(), 3, "every missing coordinate is named");
}

#[test]
fn red_needs_room_between_its_thresholds() {
    let red = json!({ "min_packets": 20, "max_packets": 20 });
    let found = after("iridium", |d| {
        d["constellations"][0]["gsl"]["red"] = red.clone();
        d["constellations"][0]["isl"]["red"] = red.clone();
    });
    assert_eq!(
        found,
        [
            "constellations[0].gsl.red.min_packets: 20 is not below max_packets, 20",
            "constellations[0].isl.red.min_packets: 20 is not below max_packets, 20",
        ]
    );
    let wired = after("two-links", |d| d["links"][1]["red"] = json!({ "max_packets": 4 }));
    assert_eq!(wired, ["links[1].red.min_packets: 5 is not below max_packets, 4"]);
    assert!(after("two-links", |d| d["links"][1]["red"] = json!({})).is_empty());
}

/// The queue of the first link in a document that says this of it.
fn queue(own: Value) -> Result<QueueSettings, Vec<String>> {
    let mut document: Value = serde_json::from_str(preset("two-links").expect("a preset")).expect("JSON");
    for (name, value) in own.as_object().into_iter().flatten() {
        document["links"][0][name] = value.clone();
    }
    let read = Scenario::from_json(&document).map_err(|found| found.iter().map(Problem::to_string).collect());
    read.map(|scenario| {
        let again = Scenario::from_json(&scenario.to_json()).expect("what is written can be read");
        assert_eq!(again.links[0].queue, scenario.links[0].queue);
        scenario.links[0].queue.settings()
    })
}

#[test]
fn the_settings_of_a_discipline_choose_it_and_so_does_its_word() {
    let short = || RedSettings { max_packets: 9.0, ..RedSettings::default() };
    assert_eq!(queue(json!({})), Ok(QueueSettings::DropTail));
    assert_eq!(queue(json!({ "red": { "max_packets": 9 } })), Ok(QueueSettings::Red(short())));
    assert_eq!(queue(json!({ "queue_discipline": "red" })), Ok(QueueSettings::Red(RedSettings::default())));
    let both = json!({ "queue_discipline": "red", "red": { "max_packets": 9 } });
    assert_eq!(queue(both), Ok(QueueSettings::Red(short())));
    assert_eq!(queue(json!({ "queue_discipline": "drop-tail" })), Ok(QueueSettings::DropTail));
}

#[test]
fn settings_of_another_discipline_than_the_chosen_one_are_refused() {
    assert_eq!(
        queue(json!({ "queue_discipline": "drop-tail", "red": {} })),
        Err(vec![
            "links[0].red: holds settings of RED, but the queue discipline is \"drop-tail\"".to_owned()
        ])
    );
    let unknown = queue(json!({ "queue_discipline": "blue" })).expect_err("no such discipline");
    assert!(unknown[0].starts_with("links[0].queue_discipline: \"blue\" is not one of "), "{unknown:?}");
}

#[test]
fn the_mtu_holds_a_full_chunk() {
    let mtu = |bytes: u32| after("two-links", move |d| d["flows"][0]["sctp"]["mtu_bytes"] = json!(bytes));
    assert!(mtu(1500).is_empty());
    assert_eq!(
        mtu(1499),
        ["flows[0].sctp.mtu_bytes: 1499 bytes are less than the 1500 of a packet with one full chunk"]
    );
}

/// A document from before there were paths means what it meant.
#[test]
fn what_is_not_said_is_one_path_without_ecn_or_discovery() {
    let scenario = Scenario::parse(preset("iridium").expect("a preset")).expect("valid");
    let flow = &scenario.flows[0];
    assert!(flow.paths.is_empty() && scenario.background.pairs.is_empty());
    let sctp = flow.transport.get::<Sctp>().unwrap();
    assert!(!sctp.ecn && !sctp.pmtu_discovery);
    assert_eq!((sctp.mtu_bytes, sctp.message_bytes), (None, None));
    assert_eq!(scenario.constellations[0].gsl.queue.settings(), QueueSettings::DropTail);
}
