//! Links that send again what their errors have lost, or compress headers: what a transport protocol makes of it, and what
//! is told.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::{Explainer, HappeningCode, World};

/// The two links with one packet in twenty lost on the second, both ways, and how that repeats them.
fn document(arq: Value) -> Value {
    let mut document: Value = serde_json::from_str(preset("two-links").expect("a preset")).expect("JSON");
    document["duration_s"] = json!(40);
    let link = &mut document["links"][1];
    (link["per"], link["errors"], link["arq"]) = (json!(0.05), json!("both"), arq);
    document
}

fn read(document: &Value) -> Scenario {
    Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn run(document: &Value) -> World {
    let mut world = World::new(&read(document)).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn arq(persistence: u32, in_order: bool) -> Value {
    json!({ "persistence": persistence, "in_order": in_order })
}

#[test]
fn what_the_link_repeats_in_order_sctp_need_not() {
    let [plain, ordered, hasty] =
        [json!(null), arq(7, true), arq(7, false)].map(|arq| run(&document(arq)).summary()["total"].clone());
    let count = |total: &Value, name: &str| total[name].as_f64().expect("a number");
    assert!(count(&ordered, "goodput_bps") > 2.0 * count(&plain, "goodput_bps"));
    assert_eq!(count(&ordered, "fast_retransmits"), 0.0);
    // RFC 3819 15: what overtakes a frame that is sent again looks like a loss.
    assert!(count(&hasty, "fast_retransmits") > 5.0, "{hasty}");
    assert_eq!(hasty["packets_lost"]["corruption"], 0);
}

#[test]
fn each_time_is_told_and_counted() {
    let document = document(arq(2, true));
    let explainer = Explainer::new(&read(&document)).expect("words");
    let mut world = run(&document);
    let rows = world.recording().events.waiting();
    let again: Vec<_> = rows.iter().filter(|row| row.code == HappeningCode::FrameResent as u16).collect();
    assert!(again.iter().any(|row| row.d == 2.0), "some are lost twice");
    let data = again.iter().find(|row| row.c > 0.0).expect("one of data");
    let words = explainer.explain(data.code, data.flow, data.path, [data.a, data.b, data.c, data.d]);
    assert_eq!(words.title, "router → sink: sent again");
    assert!(words.detail.contains(&format!("of the packet with number {}.", data.c)), "{}", words.detail);
    let told = again.len() as u64;
    let summary = world.summary();
    let links = summary["links"].as_array().expect("links");
    let counted: u64 = links.iter().filter_map(|link| link["resent"].as_u64()).sum();
    assert_eq!(counted, told);
}

#[test]
fn whatever_the_budget_the_recording_is_the_same_and_without_it_as_ever() {
    let hash = |document: &Value, budget: u64| {
        let mut world = World::new(&read(document)).expect("a world");
        while !world.advance(SimTime::MAX, budget).finished {
            world.recording().discard();
        }
        world.summary()["hash"].clone()
    };
    let repeating = document(arq(3, false));
    assert_eq!(hash(&repeating, 1), hash(&repeating, u64::MAX));
    let off = document(json!(null));
    let mut plain = off.clone();
    plain["links"][1].as_object_mut().expect("a link").remove("arq");
    assert_eq!(hash(&off, u64::MAX), hash(&plain, u64::MAX));
}

/// A header of 40 bytes, IPv4 and TCP (RFC 791 3.1, RFC 9293 3.1), sent as 6 over 1 Mbit/s: 0.272 ms less for a packet.
#[test]
fn compressed_headers_take_less_time_and_a_loss_breaks_their_context() {
    let compressed = |breaks: bool, per: f64| {
        let mut document = json!({
            "duration_s": 30,
            "routers": [{ "name": "a" }, { "name": "b" }],
            "links": [{ "from": "a", "to": "b", "rate_bps": 1e6, "delay_ms": 50, "errors": "both",
                "header_compression": { "context_loss": breaks } }],
            "flows": [{ "name": "f", "from": "a", "to": "b", "protocol": "tcp",
                "tcp": { "mss_bytes": 1460, "timestamps": false, "receiver_buffer_bytes": 65_536 } }],
        });
        document["links"][0]["per"] = json!(per);
        run(&document)
    };
    let mut whole = compressed(true, 0.0);
    let hops: Vec<_> = whole.recording().hops.waiting().iter().filter(|hop| hop.from == 0).copied().collect();
    let longest = hops.iter().map(|hop| hop.end.since(hop.start).as_millis_f64()).fold(0.0, f64::max);
    assert!(
        (longest - (50.0 + 12.0 - 0.272)).abs() < 1e-6,
        "{longest} ms: the first packet, a SYN, had the full one"
    );
    let lost = |world: &World| world.summary()["total"]["packets_lost"]["header_context"].as_u64();
    assert_eq!(lost(&whole), Some(0));
    let mut broken = compressed(true, 0.02);
    assert!(lost(&broken) > Some(10), "{:?}", lost(&broken));
    assert_eq!(lost(&compressed(false, 0.02)), Some(0));
    let rows = broken.recording().events.waiting();
    assert!(rows.iter().any(|row| row.code == skywindow_world::Cause::HeaderContext.info().event));
}

/// A managed queue is asked when its link is free, which it is not while something is sent again.
#[test]
fn a_managed_queue_lets_what_is_sent_again_go_first() {
    let mut document = document(arq(3, true));
    document["links"][1]["queue_discipline"] = json!("codel");
    document["links"][1]["rate_bps"] = json!(1e6);
    let mut world = run(&document);
    let hops = world.recording().hops.waiting();
    // 1500 bytes take 12 ms at 1 Mbit/s, twice that where the same is sent again in between.
    let mut starts: Vec<SimTime> =
        hops.iter().filter(|hop| (hop.from, hop.to) == (1, 2)).map(|hop| hop.start).collect();
    starts.sort_unstable();
    let gaps: Vec<f64> = starts.windows(2).map(|two| two[1].since(two[0]).as_millis_f64()).collect();
    let interrupted = gaps.iter().filter(|&&gap| (23.9..24.1).contains(&gap)).count();
    assert!(interrupted > 0, "{gaps:?}");
}
