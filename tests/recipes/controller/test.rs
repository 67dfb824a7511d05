//! AIMD(1, 0.7), chosen by its word with each protocol: another run than the default's, and seven tenths after a loss.

use serde_json::{Value, json};
use skywindow_world::World;

use crate::{document, events, run};

/// The event by which each protocol tells of a cut after a loss, with cwnd before and after as its third and fourth number.
const CUTS: [(&str, u16); 3] = [("sctp", 12), ("tcp", 12), ("xstp", 60)];

fn made(protocol: &str, own: Value) -> World {
    run(&document(json!({ "protocol": protocol, protocol: own }), 0.005, 60))
}

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
