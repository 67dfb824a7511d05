//! What befalls flows: a host that reboots, somebody who forges packets, a cookie that is too old.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::{Explainer, Values, World};

fn document() -> Value {
    serde_json::from_str(preset("incidents").expect("a preset")).expect("JSON")
}

fn world(document: &Value) -> (World, Explainer) {
    let scenario = Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::from_secs_f64(scenario.duration_s), u64::MAX);
    (world, Explainer::new(&scenario).expect("words"))
}

/// When what happened to a flow, in words.
fn story(document: &Value, flow: u16) -> Vec<(f64, String)> {
    let (mut world, words) = world(document);
    let rows = world.recording().events.waiting().iter();
    rows.filter(|row| row.flow == flow)
        .map(|row| {
            let said = words.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]);
            (row.t.as_secs_f64(), said.title)
        })
        .collect()
}

fn at(story: &[(f64, String)], title: &str) -> f64 {
    let found = story.iter().find(|(_, said)| said.contains(title));
    found.unwrap_or_else(|| panic!("nothing like {title:?}")).0
}

fn count(story: &[(f64, String)], title: &str) -> usize {
    story.iter().filter(|(_, said)| said.contains(title)).count()
}

#[test]
fn a_host_that_reboots_opens_the_association_anew_and_the_transfer_begins_again() {
    let document = document();
    let story = story(&document, 0);
    assert_eq!(at(&story, "The host reboots"), 6.0);
    // Off for three seconds; the cookie is at London one and a half round trips later.
    let restarted = at(&story, "The peer has restarted");
    assert!((9.39..9.41).contains(&restarted), "{restarted}");
    let complete = at(&story, "Transfer complete");
    let (world, _) = world(&document);
    let flow = &world.summary()["flows"][0];
    let delivered = flow["delivered_bytes"].as_u64().expect("a number");
    assert!(delivered > 4_500_000, "what came before the reboot came, too: {delivered}");
    let done = flow["completed_s"].as_f64().expect("it is complete");
    assert!(done > 20.0 && done < complete, "{done} {complete}");
}

#[test]
fn a_receiver_that_reboots_answers_data_out_of_the_blue_with_an_abort() {
    let mut document = document();
    document["flows"][0]["incidents"][0]["end"] = json!("receiver");
    let story = story(&document, 0);
    let asked = at(&story, "DATA out of the blue at London");
    let aborted = at(&story, "ABORT received at Boston");
    assert!(asked >= 9.0 && aborted - asked > 0.129 && aborted - asked < 0.2, "{asked} {aborted}");
    assert_eq!(count(&story, "Association is aborted at Boston"), 1);
}

#[test]
fn a_blind_attacker_is_discarded_and_one_who_knows_most_of_the_tag_ends_the_association() {
    let story = story(&document(), 1);
    let blind = story.iter().filter(|(t, said)| *t < 20.0 && said == "ABORT discarded at Lisbon").count();
    assert_eq!(blind, 200);
    let ended = at(&story, "ABORT received at Lisbon");
    assert!((20.0..22.1).contains(&ended), "{ended}");
    // Quito hears of it as soon as its next data come to an end without an association.
    assert!(at(&story, "ABORT received at Quito") > ended);
}

#[test]
fn the_recording_names_every_forged_packet_and_where_it_was_sent() {
    let (mut world, _) = world(&document());
    let dakar = world.node_called("Dakar").expect("a node") as u16;
    let oslo = world.node_called("Oslo").expect("a node") as u16;
    let recording = world.recording();
    let forged: Vec<_> = recording.forged.waiting().to_vec();
    let of = |flow: u16| {
        let segments = recording.segments.waiting();
        let rows = forged.iter().filter(move |row| segments[row.segment as usize].flow == flow);
        rows.map(|row| row.node).collect::<Vec<_>>()
    };
    assert_eq!(of(0), Vec::<u16>::new(), "a reboot forges nothing");
    assert_eq!(of(1), vec![dakar; 300]);
    assert_eq!(of(2), [oslo], "the old cookie");
}

#[test]
fn a_flow_whose_sender_is_off_when_it_should_start_begins_when_the_host_is_back() {
    // Off from 1 s to 3 s, and failing once more at 2.5 s until 4 s.
    for (incidents, back) in [
        (json!([{ "kind": "reboot", "at_s": 1, "end": "sender", "off_s": 2 }]), 3.0),
        (
            json!([
                { "kind": "reboot", "at_s": 1, "end": "sender", "off_s": 2 },
                { "kind": "reboot", "at_s": 2.5, "end": "sender", "off_s": 1.5 }
            ]),
            4.0,
        ),
    ] {
        let mut document = document();
        document["flows"][0]["start_s"] = json!(2);
        document["flows"][0]["incidents"] = incidents;
        let established = at(&story(&document, 0), "Association is established at Boston");
        // INIT and INIT ACK, COOKIE ECHO and COOKIE ACK: two round trips of 260 ms.
        assert!((back + 0.52..back + 0.53).contains(&established), "{established}");
        let flow = &world(&document).0.summary()["flows"][0];
        assert_eq!(flow["delivered_bytes"], 4_000_000);
    }
}

#[test]
fn a_flow_that_has_not_started_does_not_begin_because_its_host_reboots() {
    let mut document = document();
    document["flows"][0]["start_s"] = json!(10);
    document["flows"][0]["incidents"][0] =
        json!({ "kind": "reboot", "at_s": 1, "end": "sender", "off_s": 2 });
    let established = at(&story(&document, 0), "Association is established at Boston");
    assert!((10.52..10.53).contains(&established), "{established}");
}

#[test]
fn what_befalls_a_flow_before_its_start_leaves_its_shares_of_time_at_most_one() {
    let reboots = json!([{ "kind": "reboot", "at_s": 1, "end": "sender", "off_s": 2 }]);
    let at_the_receiver = json!([{ "kind": "reboot", "at_s": 1, "end": "receiver", "off_s": 2 }]);
    let forged = |end: &str, packet: &str| {
        let incident = json!({ "kind": "forged-packets", "at_s": 1, "end": end, "packet": packet,
            "packets": 100, "unknown_bits": 0 });
        json!([incident])
    };
    let lists = ["abort", "data", "open"]
        .iter()
        .flat_map(|packet| ["sender", "receiver"].map(|end| forged(end, packet)));
    for incidents in lists.chain([reboots, at_the_receiver]) {
        for start in [50, 99] {
            let mut document = document();
            document["flows"][0]["start_s"] = json!(start);
            // A window of less than a packet, and one that is full for ever, so that every share is long.
            document["flows"][0]["sctp"] = json!({ "receiver_buffer_bytes": 1500 });
            document["flows"][0]["incidents"] = incidents.clone();
            let (world, _) = world(&document);
            let summary = world.summary();
            let shares = summary["flows"][0]["time_fractions"].as_object().expect("shares");
            for (name, share) in shares {
                let share = share.as_f64().expect("a number");
                assert!((0.0..=1.0).contains(&share), "{incidents} {start} {name} {share}");
            }
            let values = world.metrics().to_json();
            Values::checked(&values).unwrap_or_else(|fault| panic!("{incidents} {start} {fault}"));
        }
    }
}

#[test]
fn what_is_sent_before_a_flow_starts_is_no_throughput_of_it() {
    let mut document = document();
    document["flows"][0]["start_s"] = json!(99);
    document["flows"][0]["incidents"] = json!([{ "kind": "forged-packets", "at_s": 1, "end": "sender",
        "packet": "open", "packets": 9000, "interval_ms": 10 }]);
    let calm = {
        let mut document = document.clone();
        document["flows"][0]["incidents"] = json!([]);
        world(&document).0.summary()["flows"][0]["throughput_bps"].clone()
    };
    assert_eq!(world(&document).0.summary()["flows"][0]["throughput_bps"], calm);
}

#[test]
fn forged_data_with_a_wrong_tag_change_nothing_of_a_run() {
    let calm = {
        let mut document = document();
        document["flows"][1]["incidents"] = json!([]);
        world(&document).0.summary()["flows"][1].clone()
    };
    for packet in ["data", "open", "abort"] {
        let mut document = document();
        document["flows"][1]["incidents"].as_array_mut().expect("a list").truncate(1);
        document["flows"][1]["incidents"][0]["packet"] = json!(packet);
        let flow = world(&document).0.summary()["flows"][1].clone();
        for figure in ["delivered_bytes", "packets_retransmitted", "timeouts"] {
            assert_eq!(flow[figure], calm[figure], "{packet} {figure}");
        }
    }
}

#[test]
fn a_cookie_that_comes_back_too_late_is_refused_and_one_with_a_longer_life_taken() {
    let story = story(&document(), 2);
    let refused = at(&story, "ERROR sent: Stale Cookie at Rome");
    let heard = at(&story, "ERROR received: Stale Cookie at Oslo");
    assert!(refused > 60.0 && heard - refused > 0.129, "{refused} {heard}");
    let established = at(&story, "Association is established at Oslo");
    assert!(established > heard && established < heard + 0.6, "{established}");
    assert_eq!(at(&story, "An old cookie is sent again from Oslo"), 90.0);
    assert_eq!(count(&story, "Association is established at Rome"), 1, "it comes twice and changes nothing");
}
