//! Terminals whose links change at dated or periodic instants, and reconfigurations: what packets meet, what is told.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::recording::{ConditionRow, HopRow, LinkChange, Outcome};
use skywindow_world::{Cause, Explainer, HappeningCode, World};

/// The preset with `changes` of its first or second station, and whatever else `more` says.
fn changing(id: &str, station: usize, changes: Value, more: impl FnOnce(&mut Value)) -> Scenario {
    let mut document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    document["duration_s"] = json!(40);
    document["stations"][station]["changes"] = changes;
    more(&mut document);
    Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn geo(station: usize, changes: Value) -> Scenario {
    changing("geo-bent-pipe", station, changes, |d| d["constellations"][0]["gsl"]["ber"] = json!(0))
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

/// What is told of links and reconfigurations in words, and when.
fn told(scenario: &Scenario) -> Vec<(f64, String)> {
    let explainer = Explainer::new(scenario).expect("words");
    let mut world = world(scenario);
    let rows = world.recording().events.waiting().iter();
    let changes = |code: u16| {
        code == HappeningCode::DelayChanged as u16
            || (HappeningCode::RateChanged as u16..=HappeningCode::Reconfiguration as u16).contains(&code)
    };
    rows.filter(|row| changes(row.code))
        .map(|row| {
            let numbers = [row.a, row.b, row.c, row.d];
            (row.t.as_secs_f64(), explainer.explain(row.code, row.flow, row.path, numbers).title)
        })
        .collect()
}

fn words(expected: &[(f64, &str)]) -> Vec<(f64, String)> {
    expected.iter().map(|&(t, title)| (t, title.to_owned())).collect()
}

/// The rows of truth from node to node: when, the rate, the share lost, whether up.
fn truth(rows: &[ConditionRow], from: u16, to: u16) -> Vec<(f64, f64, f32, LinkChange)> {
    let own = rows.iter().filter(|row| (row.from, row.to) == (from, to));
    own.map(|row| (row.t.as_secs_f64(), row.rate_bps, row.loss, row.up)).collect()
}

/// The nodes of Quito and of the satellite over it, where there are three.
const QUITO: u16 = 3;
const OVERHEAD: u16 = 0;

#[test]
fn rain_takes_rate_from_the_uplink_of_a_bent_pipe_and_gives_it_back() {
    let scenario = geo(0, json!([{ "at_s": 10, "for_s": 10, "rate_bps": 200_000 }]));
    let mut run = world(&scenario);
    let recording = run.recording();
    let climbs = recording.hops.waiting().iter().filter(|hop| (hop.from, hop.to) == (QUITO, OVERHEAD));
    let longest = |from: f64, until: f64| {
        let own = climbs.clone().filter(|hop| (from..until).contains(&hop.start.as_secs_f64()));
        own.map(|hop| hop.end.since(hop.start).as_millis_f64()).fold(0.0, f64::max)
    };
    // About 120 ms of propagation, and 580 bytes with their frame: 2.32 ms at 2 Mbit/s, 23.2 ms at 200 kbit/s.
    let [dry, wet, after] =
        [(0.0, 10.0), (10.0, 20.0), (21.0, 40.0)].map(|(from, until)| longest(from, until));
    assert!((wet - dry - 20.88).abs() < 0.01 && (dry - after).abs() < 0.1, "{dry} {wet} {after} ms");
    let up = LinkChange::Up;
    let rows = recording.conditions.waiting();
    assert_eq!(
        truth(rows, QUITO, OVERHEAD),
        [(0.0, 2e6, 0.0, up), (10.0, 200e3, 0.0, up), (20.0, 2e6, 0.0, up)]
    );
    assert!(
        truth(rows, OVERHEAD, QUITO).iter().all(|&(_, rate, ..)| rate == -1.0),
        "it has no rate of its own"
    );
    assert_eq!(
        told(&scenario),
        words(&[(10.0, "Quito – satellite: 200 kbit/s"), (20.0, "Quito – satellite: 2 Mbit/s")])
    );
    assert_eq!(hash(&scenario, 1), hash(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn errors_of_a_downlink_strike_though_errors_are_read_once_a_path() {
    let scenario = geo(1, json!([{ "at_s": 10, "for_s": 10, "per": 0.5, "direction": "downlink" }]));
    let mut run = world(&scenario);
    let lost =
        run.recording().fates.waiting().iter().filter(|row| row.outcome == Outcome::Lost(Cause::Corruption));
    let instants: Vec<f64> = lost.map(|row| row.t.as_secs_f64()).collect();
    assert!(instants.len() > 5 && instants.iter().all(|t| (10.0..20.3).contains(t)), "{instants:?}");
    assert_eq!(
        told(&scenario),
        words(&[(10.0, "satellite → Boston: 50.0 % lost"), (20.0, "satellite → Boston: none lost")])
    );
}

#[test]
fn an_obstacle_time_and_again_cuts_the_terminal_and_the_route_comes_back() {
    let scenario = geo(0, json!([{ "at_s": 0, "every_s": 15, "for_s": 2, "up": false }]));
    let mut run = world(&scenario);
    let recording = run.recording();
    let (up, down) = (LinkChange::Up, LinkChange::Down);
    let states: Vec<_> = truth(recording.conditions.waiting(), QUITO, OVERHEAD)
        .into_iter()
        .map(|row| (row.0, row.3))
        .collect();
    let expected = [(0.0, down), (2.0, up), (15.0, down), (17.0, up), (30.0, down), (32.0, up)];
    assert_eq!(states, expected);
    let drawn: Vec<_> = recording
        .topology
        .waiting()
        .iter()
        .filter(|row| row.b == QUITO)
        .map(|row| (row.t.as_secs_f64(), row.up))
        .collect();
    assert_eq!(drawn, expected[1..], "the globe shows no link that is cut");
    let crossing = recording.hops.waiting().iter().find(|hop| {
        let [start, end] = [hop.start, hop.end].map(SimTime::as_secs_f64);
        [0.0, 15.0, 30.0].iter().any(|&cut| start > cut && end < cut + 2.0)
            && (hop.from == QUITO || hop.to == QUITO)
    });
    assert_eq!(crossing, None, "nothing crosses it meanwhile");
    let outages = recording.fates.waiting().iter().filter(|row| row.outcome == Outcome::Lost(Cause::Outage));
    assert!(outages.count() > 0);
    assert!(run.summary()["flows"][0]["delivered_bytes"].as_u64() > Some(100_000));
    assert_eq!(hash(&scenario, 1), hash(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn of_two_changes_at_one_instant_the_last_holds_and_one_after_the_end_never_comes() {
    let changes = json!([
        { "at_s": 5, "added_delay_ms": 100 }, { "at_s": 5, "added_delay_ms": 30 }, { "at_s": 1e6, "up": false }
    ]);
    let scenario = geo(0, changes);
    assert_eq!(told(&scenario), words(&[(5.0, "Quito – satellite: 30 ms more")]));
    let mut run = world(&scenario);
    let routes = run.recording().routes.waiting().iter();
    let delays: Vec<(f64, f32)> = routes.map(|row| (row.t.as_secs_f64(), row.delay_ms)).collect();
    let at = |t: f64| delays.iter().rev().find(|row| row.0 <= t).map_or(0.0, |row| row.1);
    assert!((at(6.0) - at(4.0) - 30.0).abs() < 1e-3, "{} and {} ms", at(4.0), at(6.0));
}

#[test]
fn the_truth_follows_the_terminal_to_its_next_satellite() {
    let changes = json!([{ "at_s": 0, "ber": 1e-6, "via": "iridium" }]);
    let scenario = changing("iridium", 0, changes, |d| d["duration_s"] = json!(1200));
    let mut run = world(&scenario);
    let recording = run.recording();
    let quito = 66;
    let taken: Vec<(SimTime, u16)> = recording
        .topology
        .waiting()
        .iter()
        .filter(|row| row.b == quito && row.up == LinkChange::Up)
        .map(|row| (row.t, row.a))
        .collect();
    assert!(taken.len() > 1, "{taken:?}");
    let told: Vec<(SimTime, u16)> = recording
        .conditions
        .waiting()
        .iter()
        .filter(|row| row.to == quito)
        .map(|row| (row.t, row.from))
        .collect();
    assert_eq!(told, taken);
    assert!(recording.conditions.waiting().iter().all(|row| row.loss > 0.011 && row.loss < 0.013));
}

#[test]
fn an_outage_of_one_terminal_leaves_what_waits_for_another_on_the_shared_downlink() {
    // The satellite sends to Havana what Miami sends to it, and to Boston, whose terminal is cut for a second.
    let document = |changes: Value| {
        changing("geo-bent-pipe", 1, changes, |d| {
            d["constellations"][0]["gsl"] =
                json!({ "rate_bps": 1e6, "queue_packets": 50, "relay": "on-board" });
            let place = |name: &str| json!({ "name": name, "latitude_deg": 20, "longitude_deg": -80 });
            for name in ["Miami", "Havana"] {
                d["stations"].as_array_mut().expect("stations").push(place(name));
            }
            let flow = json!({
                "name": "beside", "from": "Miami", "to": "Havana",
                "sctp": { "receiver_buffer_bytes": 1_048_576 },
            });
            d["flows"].as_array_mut().expect("flows").push(flow);
        })
    };
    let mut run = world(&document(json!([{ "at_s": 10, "for_s": 1, "up": false }])));
    let havana = 6;
    let recording = run.recording();
    let segments = recording.segments.waiting();
    let mut sent: Vec<(u64, u64)> = recording
        .hops
        .waiting()
        .iter()
        .filter(|hop| (hop.from, hop.to) == (OVERHEAD, havana) && hop.start.as_secs_f64() > 5.0)
        .map(|hop| (hop.start.as_nanos(), 8_000 * u64::from(segments[hop.segment as usize].bytes + 16)))
        .collect();
    sent.sort_unstable();
    // At 1 Mbit/s, with 16 bytes of the link: none begins before the one before it has been sent, many just then.
    let gaps: Vec<u64> = sent.windows(2).map(|pair| pair[1].0 - pair[0].0 - pair[0].1).collect();
    assert!(gaps.iter().filter(|&&gap| gap == 0).count() > 500, "{gaps:?}");
    assert!(sent.len() > 1000, "{}", sent.len());
}

#[test]
fn what_waits_for_an_uplink_goes_on_waiting_when_the_rate_changes_and_is_gone_when_it_is_cut() {
    let climbs = |change: Value| {
        let mut run = world(&geo(0, json!([{ "at_s": 0, "rate_bps": 20_000 }, change])));
        let recording = run.recording();
        let segments = recording.segments.waiting();
        let hops = recording.hops.waiting().iter().filter(|hop| (hop.from, hop.to) == (QUITO, OVERHEAD));
        let climb = |hop: &HopRow| {
            let segment = &segments[hop.segment as usize];
            // 16 bytes of framing.
            (segment.t.as_secs_f64(), hop.start.as_secs_f64(), f64::from(8 * (u32::from(segment.bytes) + 16)))
        };
        hops.map(climb).collect::<Vec<_>>()
    };
    let faster = climbs(json!({ "at_s": 10, "rate_bps": 2_000_000 }));
    assert!(
        faster.iter().any(|&(handed, begins, _)| handed < 10.0 && begins > 10.05),
        "a queue waits at 10 s"
    );
    for pair in faster.windows(2) {
        let [(_, begins, bits), (_, next, _)] = [pair[0], pair[1]];
        let sent = begins + bits / if begins < 10.0 { 2e4 } else { 2e6 };
        assert!(next > sent - 1e-6, "{next} s is before {sent} s");
    }
    let cut = climbs(json!({ "at_s": 10, "for_s": 0.05, "up": false }));
    let first = cut.iter().find(|&&(handed, ..)| handed > 10.05).expect("it goes on");
    assert!(first.0 < 12.0 && first.1 - first.0 < 1e-6, "it waits for nobody: {first:?}");
}

#[test]
fn a_reconfiguration_is_told_beside_the_handover_it_causes() {
    let scenario = changing("iridium", 0, json!([]), |d| {
        d["duration_s"] = json!(600);
        d["constellations"][0]["handover"]["reconfiguration"] = json!({});
    });
    let mut run = world(&scenario);
    let events = run.recording().events.waiting();
    let instants = |code: u16, node: f64| -> Vec<(f64, f64, f64)> {
        let own = events.iter().filter(|row| row.code == code && row.a == node);
        own.map(|row| (row.t.as_secs_f64(), row.b, row.c)).collect()
    };
    let anew = instants(HappeningCode::Reconfiguration as u16, 66.0);
    let expected: Vec<f64> = (0..40).map(|n| 12.0 + 15.0 * f64::from(n)).collect();
    assert_eq!(anew.iter().map(|row| row.0).collect::<Vec<_>>(), expected);
    let caused: Vec<_> = anew.iter().filter(|(_, from, to)| from != to).copied().collect();
    let handovers = instants(HappeningCode::Handover as u16, 66.0);
    assert!(
        !caused.is_empty() && caused.iter().all(|one| handovers.contains(one)),
        "{caused:?} {handovers:?}"
    );
    let titles: Vec<String> = told(&scenario).into_iter().map(|(_, title)| title).collect();
    let begin = |start: &str, middle: &str| {
        titles.iter().any(|title| title.starts_with(start) && title.contains(middle))
    };
    assert!(
        begin("Reconfiguration: Quito keeps ", "P") && begin("Reconfiguration: London leaves ", " for P")
    );
    assert_eq!(hash(&scenario, 1), hash(&scenario, u64::MAX), "whatever the budget");
}
