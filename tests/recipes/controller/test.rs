//! AIMD(1, 0.7), chosen by its word with each protocol: another run than the default's, seven tenths after a loss, and
//! what it tells in its own words.

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_transport::api::EventInfo;
use skywindow_transport::{Protocol, congestion::Reason};
use skywindow_world::{Explainer, World};

use crate::{document, events, run};

/// The event by which each protocol tells of a cut after a loss, with cwnd before and after as its third and fourth number.
const CUTS: [(&str, u16); 3] = [("sctp", 12), ("tcp", 12), ("xstp", 60)];

fn flow(protocol: &str, own: Value) -> Value {
    document(json!({ "protocol": protocol, protocol: own }), 0.005, 60)
}

fn made(protocol: &str, own: Value) -> World {
    run(&flow(protocol, own))
}

/// What it tells, when its window is held and when it grows again.
const HELD: u16 = 200;
const RESUMED: u16 = 201;

#[test]
fn every_protocol_follows_it() {
    for (protocol, _) in CUTS {
        let hash = |own: Value| made(protocol, own).summary()["hash"].clone();
        assert_ne!(hash(json!({ "controller": "aimd" })), hash(json!({})), "{protocol}");
    }
}

#[test]
fn a_loss_cuts_the_window_to_seven_tenths_in_every_protocol() {
    for (protocol, cut) in CUTS {
        let probing = if protocol == "xstp" { json!({ "probing": false }) } else { json!({}) };
        let mut own = probing;
        own["controller"] = json!("aimd");
        let mut world = made(protocol, own);
        let cuts = events(&mut world, cut);
        assert!(cuts.len() > 3, "{protocol}: {cuts:?}");
        for [_, _, from, to] in cuts {
            // Windows are said in whole bytes, and one of less than two segments is not cut below one.
            assert!((to - 0.7 * from).abs() < 2.0 || from < 3_000.0, "{protocol}: {from} to {to}");
        }
    }
}

#[test]
fn what_it_tells_stands_in_the_recording_of_every_protocol_in_its_own_words() {
    for (protocol, _) in CUTS {
        let document = flow(protocol, json!({ "controller": "aimd" }));
        let explainer =
            Explainer::new(&Scenario::from_json(&document).expect("a valid document")).expect("a run");
        let mut world = run(&document);
        let (held, resumed) = (events(&mut world, HELD), events(&mut world, RESUMED));
        assert!(held.len() > 3 && resumed.len() > 3, "{protocol}: {held:?} {resumed:?}");
        let [from, to, ..] = held[0];
        assert!((to - 0.7 * from).abs() < 2.0, "{protocol}: {from} to {to}");
        let words = explainer.explain(HELD, 0, 0, [10_000.0, 7_000.0, 2.0, 0.0]);
        assert_eq!(
            [words.title, words.detail, words.rule],
            [
                "AIMD holds at 7,000 bytes",
                "cwnd 10,000 to 7,000 bytes, for 2 round trips.",
                "Chiu and Jain 1989"
            ]
        );
    }
}

#[test]
fn its_setting_is_read_beside_those_of_the_protocol() {
    let held = |hold_rtts: u32| {
        let mut world = made("tcp", json!({ "controller": "aimd", "hold_rtts": hold_rtts }));
        events(&mut world, RESUMED).iter().map(|[held, ..]| *held).fold(f64::INFINITY, f64::min)
    };
    let [two, twenty] = [2, 20].map(held);
    assert!((400.0..1_000.0).contains(&two) && twenty > 4_000.0, "{two} and {twenty} ms over 200 ms");
}

#[test]
fn every_protocol_declares_the_phases_that_it_names() {
    let phase = |events: &[EventInfo], code| events.iter().find(|event| event.code == code)?.phase;
    for events in Protocol::ALL.iter().map(|protocol| protocol.events()).chain([Reason::TABLE]) {
        assert_eq!(phase(events, HELD), Some("hold"));
        assert_eq!(phase(events, RESUMED), Some("additive increase"));
    }
}
