//! Senders that are told of their path: when, of what, and that nothing else knows of it.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset, set_path};
use skywindow_units::SimTime;
use skywindow_world::World;

/// Code of the event by which a sender is told.
const TOLD: u16 = 203;
/// Codes of a handover, of a loss that cuts nothing, and of a timeout.
const HANDOVER: u16 = 110;
const FROZEN: u16 = 205;
const TIMEOUT: u16 = 15;
/// Codes of a timeout that leaves CUBIC its plateau, and of what LeoCC finds.
const PLATEAU_KEPT: u16 = 206;
const LATE: u16 = 248;
const SCHEDULED: u16 = 249;
/// Codes of what careful resume tells.
const RESUME: std::ops::RangeInclusive<u16> = 224..=228;

fn run(document: &Value) -> World {
    let mut world = World::new(&Scenario::from_json(document).unwrap()).unwrap();
    while !world.advance(SimTime::MAX, 1_000_000).finished {}
    world
}

/// The events with that code: when, ms, and the first two numbers.
fn events(world: &mut World, code: u16) -> Vec<(f64, f64, f64)> {
    let rows = world.recording().events.waiting().iter();
    rows.filter(|row| row.code == code).map(|row| (row.t.as_secs_f64() * 1e3, row.a, row.b)).collect()
}

/// A TCP flow over two links, of which the second has the changes.
fn wired(tcp: Value, changes: Value) -> Value {
    let mut document: Value = serde_json::from_str(preset("two-links").unwrap()).unwrap();
    document["flows"] =
        json!([{ "name": "f", "from": "source", "to": "sink", "protocol": "tcp", "tcp": tcp }]);
    document["links"][0]["delay_ms"] = json!(1);
    document["links"][1]["delay_ms"] = json!(20);
    document["links"][1]["per"] = json!(0);
    document["links"][1]["changes"] = changes;
    document["duration_s"] = json!(10);
    document
}

fn steps() -> Value {
    json!([
        { "at_s": 2, "delay_ms": 45 },
        { "at_s": 4, "rate_bps": 900_000 },
        { "at_s": 6, "for_s": 0.1, "up": false },
        { "at_s": 6, "delay_ms": 30 },
    ])
}

#[test]
fn a_sender_is_told_of_a_step_of_the_delay_and_of_an_outage_and_of_no_other_change() {
    let mut world = run(&wired(json!({ "path_hint": "terminal" }), steps()));
    let told = [(2000.0, 21.0, 46.0), (6000.0, 46.0, -1.0), (6100.0, -1.0, 31.0)];
    assert_eq!(events(&mut world, TOLD), told);
}

#[test]
fn a_sender_that_is_not_to_be_told_is_told_nothing() {
    for tcp in [json!({}), json!({ "path_hint": "guessed" })] {
        assert_eq!(events(&mut run(&wired(tcp, steps())), TOLD), []);
    }
}

#[test]
fn a_dated_change_of_the_delay_is_told_and_one_of_the_rate_is_not() {
    let mut document = wired(json!({ "path_hint": "terminal" }), json!([]));
    document["changes"] = json!([
        { "at_s": 3, "path": "links[1].rate_bps", "value": 800_000 },
        { "at_s": 5, "path": "links[1].delay_ms", "value": 60 },
    ]);
    assert_eq!(events(&mut run(&document), TOLD), [(5000.0, 21.0, 61.0)]);
}

#[test]
fn the_record_of_a_flow_changes_nothing_of_what_it_is_told() {
    let hinted = wired(json!({ "path_hint": "terminal", "controller": "bbr" }), steps());
    let summary = |record: &str| {
        let mut document = hinted.clone();
        set_path(&mut document, "flows[0].record", record).unwrap();
        run(&document).summary()["flows"][0]["delivered_bytes"].clone()
    };
    assert_eq!(summary("\"totals\""), summary("\"full\""));
}

#[test]
fn the_terminal_of_the_sender_tells_of_its_own_handovers_at_their_instants() {
    let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
    document["flows"][0]["sctp"]["path_hint"] = json!("terminal");
    document["duration_s"] = json!(900);
    set_path(&mut document, "flows[0].record", "\"windows\"").unwrap();
    let mut world = run(&document);
    let terminal = f64::from(world.node_called("Quito").unwrap());
    let handovers = events(&mut world, HANDOVER);
    let own: Vec<f64> =
        handovers.iter().filter(|&&(t, node, _)| node == terminal && t > 0.0).map(|&(t, ..)| t).collect();
    let told: Vec<f64> = events(&mut world, TOLD).iter().map(|&(t, ..)| t).collect();
    assert!(own.len() > 1, "{handovers:?}");
    assert_eq!(told, own);
}

#[test]
fn rfc_9959_sctp_resumes_on_its_primary_path_alone() {
    let mut document: Value = serde_json::from_str(preset("iridium-two").unwrap()).unwrap();
    document["constellations"][0]["gsl"]["ber"] = json!(0);
    document["flows"][0]["sctp"] = json!({
        "careful_resume": "on", "saved_cwnd_bytes": 60_000, "saved_rtt_ms": 150,
    });
    document["duration_s"] = json!(20);
    let mut world = run(&document);
    let rows = world.recording().events.waiting().iter().filter(|row| RESUME.contains(&row.code));
    let told: Vec<(u16, u8)> = rows.map(|row| (row.code, row.path)).collect();
    assert_eq!(told[..3], [(224, 0), (225, 0), (226, 0)]);
    assert!(told.iter().all(|&(_, path)| path == 0), "{told:?}");
    assert_eq!(told.last(), Some(&(228, 0)), "it is over after 20 s");
}

#[test]
fn satcp_an_outage_that_is_told_of_costs_a_frozen_sender_no_window() {
    let outage = json!([{ "at_s": 5, "for_s": 0.3, "up": false }]);
    let tcp = |freeze_ms: u32| {
        let path_hint = json!("terminal");
        json!({ "profile": "linux", "path_hint": path_hint, "hint_freeze_ms": freeze_ms })
    };
    for freeze_ms in [0, 2300] {
        let mut world = run(&wired(tcp(freeze_ms), outage.clone()));
        let frozen = events(&mut world, FROZEN).len();
        let timeouts = world.recording().events.waiting().iter().filter(|row| row.code == TIMEOUT);
        // cwnd before and after.
        let windows: Vec<(f64, f64)> = timeouts.map(|row| (row.b, row.c)).collect();
        assert!(!windows.is_empty());
        if freeze_ms == 0 {
            assert_eq!(frozen, 0);
            assert!(windows.iter().all(|&(_, to)| to == 1448.0), "{windows:?}");
        } else {
            assert!(frozen >= windows.len());
            assert!(windows.iter().all(|(from, to)| from == to), "{windows:?}");
        }
    }
}

#[test]
fn satcp_timeouts_around_an_outage_leave_the_plateau_where_that_is_chosen() {
    let outage = json!([{ "at_s": 5, "for_s": 0.6, "up": false }]);
    for (hint_losses, kept) in [("nothing", false), ("satcp", true)] {
        let tcp = json!({
            "profile": "linux", "path_hint": "terminal", "hint_freeze_ms": 2300, "hint_losses": hint_losses,
            "controller": "cubic",
        });
        let mut world = run(&wired(tcp, outage.clone()));
        assert_eq!(!events(&mut world, PLATEAU_KEPT).is_empty(), kept, "{hint_losses}");
        assert_eq!(!events(&mut world, FROZEN).is_empty(), !kept, "{hint_losses}");
    }
}

/// The delay steps by 50 ms at 5 s, which keeps answers away for longer than 45 ms, and by 10 ms at 7 s, which does not. XSTP's
/// receiver answers when it is polled, which is further apart than that.
#[test]
fn leocc_finds_a_step_of_the_delay_by_its_answers_and_a_reconfiguration_by_its_schedule() {
    let steps = json!([{ "at_s": 5, "delay_ms": 70 }, { "at_s": 7, "delay_ms": 80 }]);
    for protocol in ["tcp", "sctp", "xstp"] {
        let leocc = |settings: Value| {
            let mut document = wired(json!({}), steps.clone());
            let flow = &mut document["flows"][0];
            flow["protocol"] = json!(protocol);
            flow.as_object_mut().unwrap().remove("tcp");
            flow[protocol] = settings;
            run(&document)
        };
        let late: Vec<f64> = events(&mut leocc(json!({ "controller": "leocc" })), LATE)
            .iter()
            .map(|&(t, ..)| t)
            .filter(|&t| t > 4000.0)
            .collect();
        let found = !late.is_empty() && late.iter().all(|t| (5000.0..5600.0).contains(t));
        assert!(found || protocol == "xstp", "{protocol}: {late:?}");
        let scheduled = json!({ "controller": "leocc", "leocc_detection": "schedule", "leocc_period_ms": 3000, "leocc_offset_ms": 2000 });
        let due: Vec<f64> = events(&mut leocc(scheduled), SCHEDULED).iter().map(|&(t, ..)| t).collect();
        assert_eq!(due.len(), 3, "{protocol}: {due:?}");
        assert!(
            due.iter().zip([2000.0, 5000.0, 8000.0]).all(|(t, at)| (at - 100.0..=at).contains(t)),
            "{due:?}"
        );
    }
}
