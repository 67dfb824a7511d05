//! Links that hand on what bit errors hit: it takes place like any other packet, is lost at its end, and may be reported.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_transport::api::Event as _;
use skywindow_transport::sctp::Event;
use skywindow_units::SimTime;
use skywindow_world::{Cause, World};

/// A satellite that only repeats what it hears, with bit errors on the way.
fn document(damaged: &str, reports: bool) -> Value {
    let mut document: Value = serde_json::from_str(preset("geo-bent-pipe").expect("a preset")).expect("JSON");
    document["duration_s"] = json!(60);
    document["measurement"]["from_s"] = json!(0);
    let gsl = &mut document["constellations"][0]["gsl"];
    (gsl["damaged"], gsl["ber"], gsl["queue_packets"]) = (json!(damaged), json!(1e-6), json!(200));
    document["flows"][0]["sctp"] =
        json!({ "receiver_buffer_bytes": 270_000, "packet_drop_reports": reports });
    document
}

fn run(document: &Value) -> World {
    let scenario = Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn lost(world: &World, cause: &str) -> u64 {
    world.summary()["total"]["packets_lost"][cause].as_u64().expect("a count")
}

#[test]
fn what_is_handed_on_is_lost_at_its_end_and_nothing_else_changes_for_who_does_not_answer() {
    let [discards, mut delivers] = ["discard", "deliver"].map(|damaged| run(&document(damaged, false)));
    assert_eq!((lost(&discards, "checksum"), lost(&delivers, "corruption")), (0, 0));
    assert!(lost(&discards, "corruption") > 10);
    assert_eq!(lost(&discards, "corruption"), lost(&delivers, "checksum"));
    let goodput = |world: &World| world.summary()["total"]["goodput_bps"].clone();
    assert_eq!(goodput(&discards), goodput(&delivers));
    let rows = delivers.recording().events.waiting();
    assert!(rows.iter().any(|row| row.code == Cause::Checksum.info().event));
}

#[test]
fn a_damaged_packet_takes_its_place_on_the_links_behind() {
    let hops = |damaged: &str| {
        let mut document: Value = serde_json::from_str(preset("two-links").expect("a preset")).expect("JSON");
        (document["duration_s"], document["measurement"]["from_s"]) = (json!(120), json!(0));
        for link in 0..2 {
            document["links"][link]["per"] = json!(if link == 0 { 0.05 } else { 0.0 });
        }
        document["links"][0]["damaged"] = json!(damaged);
        let mut world = run(&document);
        let lost = lost(&world, if damaged == "deliver" { "checksum" } else { "corruption" });
        let mut forward = |from: u16| {
            world
                .recording()
                .hops
                .waiting()
                .iter()
                .filter(|hop| (hop.from, hop.to) == (from, from + 1))
                .count() as u64
        };
        (forward(0), forward(1), lost)
    };
    let ((sent, passed, lost), (sent_whole, passed_whole, found)) = (hops("discard"), hops("deliver"));
    assert!(lost > 10 && found > 10, "{lost} {found}");
    // What is under way at the end is on one link or the other.
    assert!(
        sent - passed >= lost && sent_whole - passed_whole < found,
        "{sent} {passed} {lost}, {sent_whole} {passed_whole} {found}"
    );
}

/// The draft's purpose: a loss that is no congestion is repaired after a round trip, and no window is cut for it.
#[test]
fn reports_of_damage_spare_the_window() {
    let [without, mut with] = [false, true].map(|reports| run(&document("deliver", reports)));
    let goodput = |world: &World| world.summary()["total"]["goodput_bps"].as_f64().expect("a number");
    assert!(goodput(&with) > 3.0 * goodput(&without), "{} {}", goodput(&with), goodput(&without));
    let reported = Event::LossUnmarked { tsn: 0, reports: None, cwnd: 0, ssthresh: 0 }.code();
    let rows = with.recording().events.waiting();
    let told = rows.iter().filter(|row| row.code == reported && row.b == -1.0).count() as f64;
    assert!(told > 0.9 * lost(&run(&document("deliver", true)), "checksum") as f64);
}

#[test]
fn whatever_the_budget_the_recording_is_the_same() {
    let hash = |budget: u64| {
        let scenario = Scenario::from_json(&document("deliver", true)).expect("valid");
        let mut world = World::new(&scenario).expect("a world");
        while !world.advance(SimTime::MAX, budget).finished {
            world.recording().discard();
        }
        world.summary()["hash"].clone()
    };
    assert_eq!(hash(1), hash(u64::MAX));
}
