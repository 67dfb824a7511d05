//! Terminals that traces drive: when packets leave, how long they take, what is lost, whichever satellite there is.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::recording::{HopRow, LinkChange, Outcome};
use skywindow_world::{Cause, HappeningCode, World};

/// Quito and the satellite over it, in the preset with three satellites.
const QUITO: u16 = 3;
const OVERHEAD: u16 = 0;

/// The preset with `traces` of its first station, and whatever else `more` says.
fn traced(id: &str, traces: Value, more: impl FnOnce(&mut Value)) -> Scenario {
    let mut document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    document["duration_s"] = json!(20);
    document["constellations"][0]["gsl"]["ber"] = json!(0);
    document["stations"][0]["traces"] = traces;
    more(&mut document);
    Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn world(scenario: &Scenario) -> World {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn hash(scenario: &Scenario, budget: u64) -> Value {
    let mut world = World::new(scenario).expect("a world");
    while !world.advance(SimTime::MAX, budget).finished {
        world.recording().discard();
    }
    world.summary()["hash"].clone()
}

fn hops(run: &mut World, from: u16, to: u16) -> Vec<HopRow> {
    run.recording().hops.waiting().iter().filter(|hop| (hop.from, hop.to) == (from, to)).copied().collect()
}

#[test]
fn packets_climb_at_the_opportunities_of_a_trace_and_the_way_is_that_of_the_geometry() {
    // 3 opportunities of 1500 bytes in 40 ms are 900 kbit/s.
    let scenario =
        traced("geo-bent-pipe", json!([{ "trace": "8\n20\n40\n", "direction": "uplink" }]), |_| ());
    let mut run = world(&scenario);
    let climbs = hops(&mut run, QUITO, OVERHEAD);
    assert!(climbs.len() > 500, "{}", climbs.len());
    for hop in &climbs {
        let ns = hop.start.as_nanos();
        assert!(ns % 1_000_000 == 0 && [0, 8, 20].contains(&(ns / 1_000_000 % 40)), "{:?}", hop.start);
        // To 35,786 km and back down light takes a quarter of a second.
        let ms = hop.end.since(hop.start).as_millis_f64();
        assert!((119.0..160.0).contains(&ms), "{ms} ms");
    }
    let rows = run.recording().conditions.waiting();
    let own: Vec<f64> = rows.iter().filter(|row| row.from == QUITO).map(|row| row.rate_bps).collect();
    assert!(own.len() > 20, "the rate of every interval: {own:?}");
    assert!(own.iter().all(|rate| (rate / 900e3 - 1.0).abs() < 0.35), "{own:?}");
    assert!(
        rows.iter().all(|row| row.from != OVERHEAD || row.rate_bps == -1.0),
        "no rate of its own on the way down"
    );
    let changed = HappeningCode::DelayChanged as u16..=HappeningCode::LinkUp as u16;
    assert!(run.recording().events.waiting().iter().all(|row| !changed.contains(&row.code)));
    assert_eq!(hash(&scenario, 1), hash(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn a_pair_gives_opportunities_and_a_delay_of_every_10_ms_in_place_of_the_way_through_space() {
    let own = json!([{ "trace": "3\n7\n10\n", "delays": "20\n35\n" }]);
    let scenario = traced("iridium", own, |_| ());
    let mut run = world(&scenario);
    let quito = 66;
    let mut both = 0;
    let rows = run.recording().hops.waiting().to_vec();
    for hop in rows.iter().filter(|hop| hop.from == quito || hop.to == quito) {
        // What has room in one opportunity leaves within two of them, 4 ms or less apart.
        let left = |ms: u64| {
            let Some(leaves) = hop.end.as_nanos().checked_sub(ms * 1_000_000) else { return false };
            let delays = if leaves / 10_000_000 % 2 == 0 { 20 } else { 35 };
            (hop.start.as_nanos()..=hop.start.as_nanos() + 4_000_000).contains(&leaves) && ms == delays
        };
        assert!(left(20) || left(35), "{:?} to {:?}", hop.start, hop.end);
        both += usize::from(left(35) && hop.from == quito);
    }
    assert!(both > 20, "{both} with the greater delay on the way up");
    assert_eq!(hash(&scenario, 1), hash(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn a_probe_that_was_lost_loses_what_leaves_until_the_next_on_its_way() {
    let lines: String = (0..200_u64)
        .map(|number| match number {
            // From 5 s to 6 s on the way up.
            50..60 => format!("{},0,-1,0\n", number * 100_000_000),
            _ => format!("{},500,250,250\n", number * 100_000_000),
        })
        .collect();
    let trace = format!("timestamp,rtt,uplink,downlink\n{lines}");
    let scenario = traced("geo-bent-pipe", json!([{ "trace": trace }]), |_| ());
    let mut run = world(&scenario);
    let fates = run.recording().fates.waiting().to_vec();
    let lost: Vec<_> = fates.iter().filter(|row| row.outcome == Outcome::Lost(Cause::Corruption)).collect();
    let climbs = hops(&mut run, QUITO, OVERHEAD);
    // At 2 Mbit/s a packet with its framing is sent in less than 7 ms.
    let within = |hop: &HopRow| (5.0..5.99).contains(&hop.start.as_secs_f64());
    let struck: Vec<u32> = climbs.iter().filter(|hop| within(hop)).map(|hop| hop.segment).collect();
    assert!(struck.len() > 3, "{struck:?}");
    assert!(struck.iter().all(|&segment| lost.iter().any(|row| row.segment == segment)));
    for row in &lost {
        let hop = climbs.iter().find(|hop| hop.segment == row.segment).expect("on the way up");
        assert!((4.99..6.0).contains(&hop.start.as_secs_f64()), "{:?}", hop.start);
        assert_eq!(row.t, hop.end);
    }
    // Half a round trip, each way, and at most 7 ms of sending.
    let delays = climbs.iter().map(|hop| hop.end.since(hop.start).as_millis_f64());
    assert!(delays.clone().all(|ms| (250.0..257.0).contains(&ms)), "{:?}", delays.collect::<Vec<_>>());
}

#[test]
fn the_trace_goes_on_with_the_next_satellite_and_an_interruption_comes_on_top() {
    let own = json!([{ "trace": "4\n10\n", "delays": "15\n", "via": "iridium" }]);
    let scenario = traced("iridium", own, |d| {
        d["duration_s"] = json!(1200);
        d["flows"][0]["start_s"] = json!(0);
        d["constellations"][0]["handover"]["interruption_ms"] = json!(500);
        d["measurement"] = json!({ "interval_s": 1 });
    });
    let mut run = world(&scenario);
    let quito = 66;
    let recording = run.recording();
    let up = |row: &&skywindow_world::recording::LinkChangeRow| row.b == quito && row.up == LinkChange::Up;
    let taken: Vec<(SimTime, u16)> =
        recording.topology.waiting().iter().filter(up).map(|row| (row.t, row.a)).collect();
    assert!(taken.len() > 1, "{taken:?}");
    let climbs: Vec<&HopRow> = recording.hops.waiting().iter().filter(|hop| hop.from == quito).collect();
    for &(at, satellite) in &taken[1..] {
        let first = climbs.iter().find(|hop| hop.to == satellite && hop.start >= at).expect("packets");
        let after_ms = first.start.since(at).as_millis_f64();
        assert!((500.0..1500.0).contains(&after_ms), "{after_ms} ms after the handover");
    }
    for hop in &climbs {
        assert!([0, 4].contains(&(hop.start.as_nanos() / 1_000_000 % 10)), "{:?}", hop.start);
    }
    let shown = |&(at, satellite): &(SimTime, u16)| {
        let own = |row: &&skywindow_world::recording::ConditionRow| {
            (row.t, row.from, row.to) == (at, quito, satellite)
        };
        recording.conditions.waiting().iter().any(|row| own(&row) && row.rate_bps == 2.4e6)
    };
    assert!(taken.iter().skip(1).all(shown), "the rate of the new link is there at once");
}

#[test]
fn a_terminal_without_a_file_is_as_without_traces() {
    let without = traced("iridium", json!([]), |_| ());
    let with = traced("iridium", json!([{}, { "repeats": true }]), |_| ());
    assert_eq!(hash(&with, u64::MAX), hash(&without, u64::MAX));
}
