//! Documents whose every field is in order, but which make no sense as a whole, are refused with a sentence.

use serde_json::{Value, json};
use skywindow_scenario::{Problem, Scenario, preset};

/// The problems of the preset after `change`.
pub(crate) fn after(id: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut document = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    change(&mut document);
    Scenario::from_json(&document).err().unwrap_or_default().iter().map(Problem::to_string).collect()
}

#[test]
fn too_many_satellites() {
    let found = after("iridium", |d| {
        d["constellations"][0]["planes"] = json!(100);
        d["constellations"][0]["satellites_per_plane"] = json!(101);
    });
    assert_eq!(found, ["constellations: 10100 satellites together, and 10000 is the most"]);
    assert!(after("iridium", |d| d["constellations"][0]["planes"] = json!(900)).is_empty());
}

#[test]
fn too_many_flows() {
    let crowd = |flows: usize, background: u32| {
        after("iridium", move |d| {
            let flow = |n| json!({ "name": format!("flow {n}"), "from": "Quito", "to": "London" });
            d["flows"] = (0..flows).map(flow).collect();
            d["background"] = json!({ "associations": background });
        })
    };
    assert_eq!(crowd(1001, 0), ["flows: has 1001 entries, and 1000 is the most"]);
    assert_eq!(
        crowd(11, 990),
        ["background.associations: 1001 flows with those in focus, and 1000 is the most"]
    );
    assert!(crowd(10, 990).is_empty());
}

#[test]
fn flows_need_two_ends_that_exist() {
    let ends = |from: &'static str, to: &'static str| {
        after("iridium", move |d| d["flows"][0] = json!({ "name": "f", "from": from, "to": to }))
    };
    assert_eq!(
        ends("Quito", "Londn"),
        ["flows[0].to: there is no station or router \"Londn\"; did you mean \"London\"?"]
    );
    assert_eq!(ends("Quito", "Quito"), ["flows[0].to: \"Quito\" is the other end as well"]);
}

#[test]
fn careful_resume_needs_what_was_saved_and_a_window_that_can_be_put_somewhere() {
    let resumed = |tcp: Value| {
        after("two-links", move |d| {
            d["flows"] =
                json!([{ "name": "f", "from": "source", "to": "sink", "protocol": "tcp", "tcp": tcp }]);
        })
    };
    assert_eq!(
        resumed(json!({ "careful_resume": "on" })),
        [
            "flows[0].tcp.saved_cwnd_bytes: careful resume needs the window that an earlier connection has saved",
            "flows[0].tcp.saved_rtt_ms: careful resume needs the round trip that an earlier connection has saved",
        ]
    );
    let saved = json!({ "careful_resume": "on", "saved_cwnd_bytes": 1_000_000, "saved_rtt_ms": 600 });
    assert!(resumed(saved.clone()).is_empty());
    let mut by_bbr = saved;
    by_bbr["controller"] = json!("bbr");
    let refused = "flows[0].tcp.careful_resume: \"bbr\" has no window that a saved one could be put into";
    assert_eq!(resumed(by_bbr), [refused]);
}

#[test]
fn flows_need_a_way() {
    let no_terminal = after("iridium", |d| d["stations"][1]["terminals"] = json!([]));
    assert_eq!(
        no_terminal,
        ["flows[0]: no way leads from Quito to London: they share no constellation, and no links join them"]
    );
    let bridged = after("iridium", |d| {
        d["stations"][1]["terminals"] = json!([]);
        d["links"] = json!([{ "from": "Boston", "to": "London", "rate_bps": 1e9, "delay_ms": 30 }]);
    });
    assert!(bridged.is_empty(), "{bridged:?}");
    assert_eq!(after("two-links", |d| d["links"] = json!([])).len(), 1);
}

#[test]
fn links_need_two_ends_that_exist() {
    let found = after("two-links", |d| {
        d["links"][0]["to"] = json!("source");
        d["links"][1]["to"] = json!("drain");
    });
    assert_eq!(found[0], "links[0].to: \"source\" is the other end as well");
    assert_eq!(found[1], "links[1].to: there is no station or router \"drain\"");
}

#[test]
fn names_are_given_once() {
    assert_eq!(
        after("iridium", |d| d["stations"][2]["name"] = json!("Quito")),
        ["stations[2].name: \"Quito\" is taken already"]
    );
    let router = after("iridium", |d| d["routers"] = json!([{ "name": "Tokyo" }]));
    assert_eq!(router, ["routers[0].name: \"Tokyo\" is taken already"]);
    let twice = after("iridium-geo", |d| {
        d["constellations"][1]["id"] = json!("iridium");
        for gateway in 2..5 {
            d["stations"][gateway]["terminals"] = json!(["iridium"]);
        }
    });
    assert_eq!(twice, ["constellations[1].id: \"iridium\" is taken already"]);
}

#[test]
fn terminals_name_constellations() {
    let found = after("iridium-geo", |d| d["stations"][0]["terminals"] = json!(["iridum", "geo", "geo"]));
    assert_eq!(
        found[..2],
        [
            "stations[0].terminals[0]: there is no constellation \"iridum\"; did you mean \"iridium\"?",
            "stations[0].terminals[2]: \"geo\" is taken already"
        ]
    );
}

#[test]
fn a_walker_constellation_needs_its_shape() {
    let found = after("iridium", |d| {
        d["constellations"][0]["planes"] = Value::Null;
        d["constellations"][0]["longitudes_deg"] = json!([10]);
    });
    assert_eq!(
        found,
        [
            "constellations[0].planes: is missing: a walker-star constellation needs it",
            "constellations[0].longitudes_deg: says nothing about a walker-star constellation: leave it out"
        ]
    );
}

#[test]
fn a_geostationary_constellation_needs_longitudes_only() {
    let found = after("geo3", |d| {
        d["constellations"][0]["longitudes_deg"] = json!([]);
        d["constellations"][0]["planes"] = json!(6);
    });
    assert_eq!(
        found,
        [
            "constellations[0].longitudes_deg: is missing: a geostationary constellation needs at least one longitude",
            "constellations[0].planes: says nothing about a geostationary constellation: leave it out"
        ]
    );
}

#[test]
fn a_geostationary_constellation_may_hold_the_two_numbers_it_always_could() {
    let found = after("geo3", |d| {
        d["constellations"][0]["first_node_deg"] = json!(10);
        d["constellations"][0]["phase_resolution_deg"] = json!(0.01);
    });
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn links_reach_no_further_than_the_constellation() {
    let found = after("teledesic", |d| {
        d["constellations"][0]["isl"]["intraplane"] = json!([1, 24]);
        d["constellations"][0]["isl"]["interplane"] = json!([1, 1]);
        d["constellations"][0]["isl"]["cross_seam_first_slot"] = json!(24);
    });
    assert_eq!(
        found,
        [
            "constellations[0].isl.intraplane[1]: 24 is out of reach with 24 satellites in a plane",
            "constellations[0].isl.interplane[1]: 1 is there already",
            "constellations[0].isl.cross_seam_first_slot: 24 is not below 24, the satellites in a plane"
        ]
    );
}

#[test]
fn only_a_star_has_a_seam() {
    let found = after("spaceway-ngso", |d| d["constellations"][0]["isl"]["cross_seam"] = json!(true));
    assert_eq!(found, ["constellations[0].isl.cross_seam: only a walker-star constellation has a seam"]);
}

#[test]
fn links_go_by_the_grid_or_to_the_nearest_and_each_rule_has_its_own_settings() {
    let nearest = |more: serde_json::Value| {
        after("spaceway-ngso", move |d| {
            d["constellations"][0]["isl"] = more;
        })
    };
    assert_eq!(nearest(json!({ "rule": "nearest", "neighbours": 16, "range_km": "20000 km" })), [""; 0]);
    let found = nearest(json!({ "rule": "nearest", "intraplane": [2], "cross_seam_first_slot": 1 }));
    let why = "says nothing where the rule of links is nearest: leave it out";
    assert_eq!(
        found,
        ["intraplane", "cross_seam_first_slot"].map(|field| format!("constellations[0].isl.{field}: {why}"))
    );
    assert_eq!(
        nearest(json!({ "range_km": 4000 })),
        ["constellations[0].isl.range_km: says nothing where the rule of links is grid: leave it out"]
    );
    assert_eq!(
        nearest(json!({ "rule": "nearest", "neighbours": 17, "range_km": 0 })),
        [
            "constellations[0].isl.neighbours: 17 is above 16",
            "constellations[0].isl.range_km: 0 is below 1 km"
        ]
    );
}

#[test]
fn settings_of_an_association_fit_together() {
    let found = after("two-links", |d| {
        d["flows"][0]["sctp"]["payload_bytes"] = json!(8000);
        d["flows"][0]["sctp"]["receiver_buffer_bytes"] = json!(5000);
        d["flows"][0]["sctp"]["rto_max_ms"] = json!(500);
    });
    assert_eq!(
        found,
        [
            "flows[0].sctp.receiver_buffer_bytes: 5000 bytes do not hold one full chunk: 8000 bytes of payload are 8016 with header and padding",
            "flows[0].sctp.rto_min_ms: 1000 ms is above rto_max_ms, 500 ms",
            "flows[0].sctp.rto_initial_ms: 3000 ms is above rto_max_ms, 500 ms"
        ]
    );
}

#[test]
fn the_buffer_holds_a_full_chunk_with_its_header_and_padding() {
    let with = |payload: u32, buffer: u32| {
        after("two-links", |d| {
            d["flows"][0]["sctp"]["payload_bytes"] = json!(payload);
            d["flows"][0]["sctp"]["receiver_buffer_bytes"] = json!(buffer);
        })
    };
    for (payload, least) in [(1500, 1516), (1497, 1516), (1485, 1504), (8952, 8968)] {
        assert!(with(payload, least).is_empty(), "{payload} in {least}");
        let refused = format!(
            "flows[0].sctp.receiver_buffer_bytes: {} bytes do not hold one full chunk: {payload} bytes of payload are {least} with header and padding",
            least - 1
        );
        assert_eq!(with(payload, least - 1), [refused]);
    }
    assert!(with(1484, 1500).is_empty());
}

#[test]
fn the_background_needs_a_sky_and_a_belt() {
    let found =
        after("two-links", |d| d["background"] = json!({ "associations": 5, "latitude_min_deg": 80 }));
    assert_eq!(
        found,
        [
            "background.associations: random places need a constellation to talk over, and there is none",
            "background.latitude_min_deg: 80° is north of latitude_max_deg, 70°"
        ]
    );
}

#[test]
fn measurement_lies_within_the_run() {
    let found = after("two-links", |d| d["measurement"] = json!({ "from_s": 200, "interval_s": 0.0001 }));
    assert_eq!(found, ["measurement.interval_s: 0.0001 is below 0.001 s"]);
    let found = after("two-links", |d| d["measurement"] = json!({ "from_s": 200 }));
    assert_eq!(found, ["measurement.from_s: 200 s is not before the end at 200 s"]);
    let found = after("two-links", |d| {
        d["duration_s"] = json!(2_592_000);
        d["measurement"] = json!({ "interval_s": 0.5 });
    });
    assert_eq!(
        found,
        ["measurement.interval_s: 0.5 s makes 5184000 bins of the run, and 1000000 is the most"]
    );
}

#[test]
fn a_router_is_drawn_at_a_place_or_not_at_all() {
    let found = after("two-links", |d| d["routers"][1]["longitude_deg"] = Value::Null);
    assert_eq!(found, ["routers[1].longitude_deg: is missing beside the other coordinate"]);
}

#[test]
fn a_reconfiguration_has_an_instant_and_an_interval() {
    let every = |reconfiguration: Value| {
        after("iridium", move |d| d["constellations"][0]["handover"]["reconfiguration"] = reconfiguration)
    };
    assert!(every(json!({})).is_empty(), "15 s and 12 s of its own");
    assert!(every(Value::Null).is_empty(), "off");
    assert_eq!(
        every(json!({ "every_s": 0, "at_s": -3 })),
        [
            "constellations[0].handover.reconfiguration.at_s: -3 is below 0 s",
            "constellations[0].handover.reconfiguration.every_s: 0 is below 0.1 s",
        ]
    );
}

#[test]
fn a_kepler_orbit_is_given_by_its_heights_or_by_its_axis_and_clears_the_ground() {
    let orbit = |change: &dyn Fn(&mut Value)| {
        after("pentriad", |d| {
            let one = &mut d["constellations"][0];
            (one["perigee_km"], one["apogee_km"]) = (json!(null), json!(null));
            (one["semi_major_axis_km"], one["eccentricity"]) = (json!(26_562), json!(0.737));
            change(one);
        })
    };
    assert_eq!(orbit(&|_| ()), [] as [String; 0]);
    let pair = "constellations[0]: needs perigee_km and apogee_km, or semi_major_axis_km and eccentricity, and not more than one pair of them";
    assert_eq!(orbit(&|one| one["perigee_km"] = json!(600)), [pair]);
    assert_eq!(orbit(&|one| one["eccentricity"] = json!(null)), [pair]);
    assert_eq!(
        orbit(&|one| one["eccentricity"] = json!(0.8)),
        [
            "constellations[0].semi_major_axis_km: 26562 km with eccentricity 0.8 has its perigee below the ground, at a height of -1066 km; 100 km is the least"
        ]
    );
    assert_eq!(orbit(&|one| one["eccentricity"] = json!(0.757)).len(), 1, "76 km is too low");
    assert_eq!(
        orbit(&|one| one["eccentricity"] = json!(1.2)),
        ["constellations[0].eccentricity: 1.2 is above 0.99"]
    );
    assert_eq!(
        orbit(&|one| one["eccentricity"] = json!(-0.1)),
        ["constellations[0].eccentricity: -0.1 is below 0"]
    );
    assert_eq!(
        orbit(&|one| one["altitude_km"] = json!(780)),
        ["constellations[0].altitude_km: says nothing about a kepler constellation: leave it out"]
    );
    assert_eq!(
        orbit(&|one| one["planes"] = json!(null)),
        ["constellations[0].planes: is missing: a kepler constellation needs it"]
    );
    assert_eq!(
        after("ellipso", |d| d["constellations"][0]["perigee_km"] = json!(9000)),
        ["constellations[0].apogee_km: 7605 km is below the perigee at 9000 km"]
    );
    assert_eq!(
        after("iridium", |d| d["constellations"][0]["perigee_km"] = json!(500)),
        ["constellations[0].perigee_km: says nothing about a walker-star constellation: leave it out"]
    );
}

#[test]
fn single_kepler_orbits_say_what_is_wrong_with_them() {
    let orbit =
        |change: &dyn Fn(&mut Value)| after("gps", |d| change(&mut d["constellations"][0]["orbits"][2]));
    assert_eq!(
        orbit(&|one| one["satellites"] = json!(4)),
        [
            "constellations[0].orbits[2].satellites: says nothing beside anomalies_deg, which lists the satellites: leave it out"
        ]
    );
    assert_eq!(
        orbit(&|one| one["inclination_deg"] = json!(null)),
        ["constellations[0].orbits[2].inclination_deg: is missing"]
    );
    assert_eq!(
        orbit(&|one| one["semi_major_axis_km"] = json!(6000)),
        [
            "constellations[0].orbits[2].semi_major_axis_km: 6000 km with eccentricity 0 has its perigee below the ground, at a height of -378 km; 100 km is the least"
        ]
    );
    assert_eq!(
        after("gps", |d| d["constellations"][0]["inclination_deg"] = json!(55)),
        ["constellations[0].inclination_deg: says nothing without planes: give planes too, or leave it out"]
    );
    let crowd = after("gps", |d| {
        d["constellations"][0]["orbits"] = Value::Array(vec![
            json!({ "perigee_km": 500, "apogee_km": 500, "inclination_deg": 50, "satellites": 1000 });
            11
        ])
    });
    assert_eq!(crowd, ["constellations: 11000 satellites together, and 10000 is the most"]);
}

/// Places that share no satellite are no error: the flow waits for a path.
#[test]
fn places_that_never_share_a_satellite_are_a_scenario_all_the_same() {
    assert_eq!(
        after("oneweb", |d| d["constellations"][0]["elevation_mask_deg"] = json!(90)),
        [] as [String; 0]
    );
}
