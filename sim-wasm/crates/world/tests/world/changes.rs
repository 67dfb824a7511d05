//! Dated changes: forked or straight through, the same recording; what a change does, and what it leaves alone.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset, set_path};
use skywindow_units::{BitRate, SimTime};
use skywindow_world::recording::{Direction, HopRow, Outcome, RouteRow};
use skywindow_world::{Cause, Run, World};

fn document(id: &str, settings: &[(&str, &str)]) -> Value {
    let mut document: Value = serde_json::from_str(preset(id).unwrap()).unwrap();
    for (path, value) in settings {
        set_path(&mut document, path, value).unwrap();
    }
    document
}

fn with_changes(document: &Value, changes: &[(f64, &str, Value)]) -> Value {
    let mut document = document.clone();
    let change =
        |(at_s, path, value): &(f64, &str, Value)| json!({ "at_s": at_s, "path": path, "value": value });
    document["changes"] = changes.iter().map(change).collect();
    document
}

/// The hash and the summary of a run straight through.
fn straight(document: &Value, budget: u64) -> (Option<u64>, Value) {
    let mut world = World::new(&Scenario::from_json(document).unwrap()).unwrap();
    while !world.advance(SimTime::MAX, budget).finished {
        world.recording().discard();
    }
    (world.recording().hash(), world.summary())
}

fn go_on(run: &mut Run, until: SimTime, budget: u64) -> (Option<u64>, Value) {
    loop {
        let progress = run.advance(until, budget);
        run.world().recording().discard();
        if progress.finished || progress.reached >= until {
            break;
        }
    }
    (run.world().recording().hash(), run.world().summary())
}

/// The changes that are tried, of every kind of field that can change.
fn tried() -> Vec<(&'static str, Vec<(&'static str, Value)>)> {
    vec![
        (
            "two-links",
            vec![
                ("links[0].rate_bps", json!(300_000)),
                ("links[1].per", json!(0.2)),
                ("links[0].delay_ms", json!(90)),
                ("links[0].queue_packets", json!(2)),
                ("flows.*.sctp.sack_every", json!(1)),
                ("flows[0].sctp.receiver_buffer_bytes", json!(9000)),
                ("flows[0].sctp.read_rate_bps", json!(100_000)),
            ],
        ),
        (
            "iridium-geo",
            vec![
                ("constellations.*.gsl.ber", json!(2e-5)),
                ("constellations[0].gsl.rate_bps", json!(400_000)),
                ("constellations[0].isl.ber", json!(1e-5)),
                ("constellations[0].handover.policy", json!("highest-elevation")),
                ("routing.strategy", json!("min-hop-round-robin")),
                ("flows.*.sctp.rto_min_ms", json!(200)),
            ],
        ),
        (
            "cmt",
            vec![
                ("flows.*.sctp.cmt_sfr", json!(false)),
                ("flows.*.sctp.cmt_cuc", json!(false)),
                ("flows.*.sctp.cmt_dac", json!(false)),
            ],
        ),
        (
            "dumbbell",
            vec![
                ("flows.*.tcp.delayed_ack_ms", json!(0)),
                ("flows[0].tcp.receiver_buffer_bytes", json!(20_000)),
                ("links[0].mtu_bytes", json!(900)),
                ("errors.reading", json!("path")),
            ],
        ),
    ]
}

#[test]
fn a_run_that_forks_records_what_one_straight_through_does() {
    for (id, fields) in tried() {
        let document = document(id, &[("measurement.from_s", "0"), ("duration_s", "40")]);
        let plain = with_changes(&document, &[]);
        let fields = fields.into_iter().filter(|(path, value)| {
            let mut changed = document.clone();
            set_path(&mut changed, path, &value.to_string()).is_ok() && Scenario::from_json(&changed).is_ok()
        });
        for (number, (path, value)) in fields.enumerate() {
            let at_s = [12.0, 20.5, 7.25][number % 3];
            let changed = with_changes(&document, &[(at_s, path, value)]);
            let expected = straight(&changed, u64::MAX);
            assert_eq!(straight(&changed, 13), expected, "{id}: {path} whatever the budget");
            let mut run = Run::new(plain.clone()).unwrap();
            go_on(&mut run, SimTime::from_millis(31_000), 700);
            let fork = run.fork(changed).unwrap().expect("a copy before the change");
            assert!(fork.at < SimTime::from_secs_f64(at_s), "{id}: {path}");
            assert_eq!(go_on(&mut run, SimTime::MAX, 500), expected, "{id}: {path} forked");
        }
    }
}

/// A change to what is so already is told of as well, and does nothing else.
#[test]
fn errors_are_read_otherwise_from_the_instant_on() {
    let document = document("iridium-geo", &[("measurement.from_s", "0"), ("duration_s", "60")]);
    let read = |reading: &str| {
        straight(&with_changes(&document, &[(12.0, "errors.reading", json!(reading))]), u64::MAX).0
    };
    assert_ne!(read("path"), read("link"));
}

#[test]
fn changes_are_edited_moved_and_taken_back_and_the_run_forks_each_time() {
    let document = document("two-links", &[("duration_s", "60")]);
    let slower = |at_s| (at_s, "links[0].rate_bps", json!(200_000));
    let lossy = (35.0, "links[1].per", json!(0.05));
    let mut run = Run::new(with_changes(&document, &[])).unwrap();
    go_on(&mut run, SimTime::from_millis(50_000), 300);
    let steps = [
        vec![slower(20.0)],
        vec![slower(20.0), lossy.clone()],
        vec![slower(28.0), lossy.clone()],
        vec![lossy.clone()],
        vec![],
    ];
    for changes in steps {
        let scenario = with_changes(&document, &changes);
        assert!(run.fork(scenario.clone()).unwrap().is_some(), "{changes:?}");
        assert_eq!(go_on(&mut run, SimTime::MAX, 300), straight(&scenario, u64::MAX), "{changes:?}");
    }
}

#[test]
fn a_run_of_another_document_is_no_fork() {
    let one = document("two-links", &[]);
    let other = document("two-links", &[("seed", "2")]);
    let mut run = Run::new(with_changes(&one, &[])).unwrap();
    go_on(&mut run, SimTime::from_millis(5_000), 300);
    assert_eq!(run.fork(with_changes(&other, &[])).unwrap(), None);
}

#[test]
fn copies_stay_few_and_small_however_long_the_run() {
    let scenario = with_changes(&document("iridium-geo", &[]), &[]);
    let mut run = Run::new(scenario).unwrap();
    go_on(&mut run, SimTime::MAX, 2_000);
    assert!((12..=48).contains(&run.copies()), "{} copies", run.copies());
    assert!(run.bytes() <= 64 << 20, "{} bytes", run.bytes());
}

#[test]
fn what_waits_for_a_link_when_its_rate_changes_goes_as_it_was_to_and_later_packets_at_the_new_rate() {
    let document = document("two-links", &[("duration_s", "20"), ("links[1].per", "0")]);
    let changed = with_changes(&document, &[(10.0, "links[0].rate_bps", json!(100_000))]);
    let mut world = World::new(&Scenario::from_json(&changed).unwrap()).unwrap();
    world.advance(SimTime::MAX, u64::MAX);
    let at = SimTime::from_millis(10_000);
    // 1500 bytes take 2.4 ms at 5 Mbit/s and 120 ms at 100 kbit/s; the way takes 130 ms.
    let sent: Vec<SimTime> = world.recording().segments.waiting().iter().map(|row| row.t).collect();
    let mut lasted = [Vec::new(), Vec::new()];
    for hop in world.recording().hops.waiting().iter().filter(|hop| (hop.from, hop.to) == (0, 1)) {
        let later = usize::from(sent[hop.segment as usize] >= at);
        lasted[later].push(hop.end.since(hop.start).as_millis_f64() - 130.0);
    }
    let longest = |of: &[f64]| of.iter().copied().fold(0.0, f64::max);
    let [before, after] = lasted.map(|of| longest(&of));
    assert!((2.0..2.5).contains(&before), "{before} ms");
    assert!((119.0..121.0).contains(&after), "{after} ms");
}

/// What a run of `document` with these changes records.
fn recorded(document: &Value, changes: &Value) -> World {
    let mut world = World::new(&Scenario::from_json(&with(document, changes)).unwrap()).unwrap();
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn with(document: &Value, changes: &Value) -> Value {
    let mut document = document.clone();
    document["changes"] = changes.clone();
    document
}

fn outcomes(world: &mut World) -> Vec<Outcome> {
    world.recording().fates.waiting().iter().map(|fate| fate.outcome).collect()
}

/// What breaks, for a while where it lasts.
fn broken(serving: &str) -> Vec<(&'static str, Value)> {
    let quito = json!("Quito to London");
    vec![
        ("iridium-geo", json!({ "kind": "satellite-off", "satellite": serving, "for_s": 9.5 })),
        ("iridium-geo", json!({ "kind": "link-off", "from": "Quito", "to": serving, "for_s": 9.5 })),
        ("iridium-geo", json!({ "kind": "rain", "station": "Quito", "for_s": 9.5, "ramp_s": 2 })),
        ("iridium-geo", json!({ "kind": "rain", "station": "London", "ber": 1e-5 })),
        ("iridium-geo", json!({ "kind": "freeze", "flow": quito, "for_s": 9.5 })),
        ("iridium-geo", json!({ "kind": "drop-next", "flow": quito })),
        ("two-links", json!({ "kind": "link-off", "from": "source", "to": "router", "for_s": 2 })),
        ("two-links", json!({ "kind": "drop-next", "flow": "source to sink", "packet": "acknowledgement" })),
        ("dumbbell", json!({ "kind": "freeze", "flow": "TCP 1", "for_s": 3 })),
        ("dumbbell", json!({ "kind": "drop-next", "flow": "TCP 1" })),
    ]
}

fn at(change: &Value, at_s: f64) -> Value {
    let mut change = change.clone();
    change["at_s"] = json!(at_s);
    change
}

/// The nodes of the paths from the receiver to the sender, each from the instant at which it begins.
fn ways_back(world: &mut World) -> Vec<(f64, Vec<u16>)> {
    let recording = world.recording();
    let nodes: Vec<u16> = recording.route_nodes.waiting().iter().map(|row| row.node).collect();
    let back = |row: &&RouteRow| row.direction == Direction::Reverse && row.delay_ms >= 0.0;
    let way =
        |row: &RouteRow| nodes[row.first as usize..=row.first as usize + usize::from(row.links)].to_vec();
    recording.routes.waiting().iter().filter(back).map(|row| (row.t.as_secs_f64(), way(row))).collect()
}

/// The satellites over the receiver and over the sender at 12 s, each by its number and its name.
fn serving(document: &Value) -> [(u16, String); 2] {
    let ways = ways_back(&mut recorded(document, &json!([])));
    let (_, way) = ways.iter().rfind(|(t, _)| *t < 12.0).unwrap();
    [way[1], way[way.len() - 2]]
        .map(|satellite| (satellite, format!("P{} S{}", satellite / 11, satellite % 11)))
}

fn short(id: &str) -> Value {
    document(id, &[("measurement.from_s", "0"), ("duration_s", "40")])
}

#[test]
fn what_breaks_breaks_forked_as_straight_through_and_the_run_is_another_one() {
    let [_, (_, serving)] = serving(&short("iridium-geo"));
    for (id, change) in broken(&serving) {
        let plain = short(id);
        let changed = with(&plain, &json!([at(&change, 12.0)]));
        let expected = straight(&changed, u64::MAX);
        // Not by the hash, which the announcement of what breaks changes by itself.
        assert_ne!(expected.1, straight(&plain, u64::MAX).1, "{id}: {change} changes something");
        assert_eq!(straight(&changed, 13), expected, "{id}: {change} whatever the budget");
        let mut run = Run::new(plain.clone()).unwrap();
        go_on(&mut run, SimTime::from_millis(31_000), 700);
        run.fork(changed).unwrap().expect("a copy before the change");
        assert_eq!(go_on(&mut run, SimTime::MAX, 500), expected, "{id}: {change} forked");
        let first = with(&plain, &json!([at(&change, 0.0)]));
        assert_eq!(straight(&first, 13), straight(&first, u64::MAX), "{id}: {change} at the very beginning");
    }
}

#[test]
fn a_satellite_that_is_off_carries_nothing_until_it_is_on_again() {
    let mut document = short("iridium-geo");
    // From London another one is in sight.
    set_path(&mut document, "constellations[0].elevation_mask_deg", "0").unwrap();
    let [(number, name), _] = serving(&document);
    let change = json!({ "kind": "satellite-off", "at_s": 12, "satellite": name, "for_s": 15 });
    let mut world = recorded(&document, &json!([change]));
    let off = |t: f64| (12.0..27.0).contains(&t);
    let ways = ways_back(&mut world);
    assert!(ways.iter().any(|(t, way)| off(*t) && way.len() > 2), "another one takes its place: {ways:?}");
    assert!(ways.iter().all(|(t, way)| !off(*t) || !way.contains(&number)), "{ways:?}");
    let hops = world.recording().hops.waiting();
    let lost = hops.iter().filter(|hop| hop.from == number && off(hop.start.as_secs_f64())).count();
    assert_eq!(lost, 0, "it sends nothing");
    assert!(outcomes(&mut world).contains(&Outcome::Lost(Cause::Outage)), "what was on its links is lost");
}

/// A terminal that may use every satellite above its mask has one uplink for all of them.
#[test]
fn a_satellite_that_fails_leaves_an_uplink_to_others_busy() {
    let mut document = document("globalstar", &[("measurement.from_s", "0"), ("duration_s", "2")]);
    document["changes"] = json!([{ "kind": "satellite-off", "satellite": "P6 S1", "at_s": 0.84 }]);
    let mut world = World::new(&Scenario::from_json(&document).unwrap()).unwrap();
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    let (segments, hops) = (recording.segments.waiting(), recording.hops.waiting());
    let uplink = |hop: &&HopRow| hop.from == hops[0].from;
    let sent: Vec<&HopRow> = hops.iter().filter(uplink).collect();
    assert!(sent.iter().any(|hop| hop.start.as_secs_f64() > 0.84), "it goes on to send");
    for pair in sent.windows(2) {
        // At 1 Mbit/s, with 16 bytes of framing.
        let bytes = u32::from(segments[pair[0].segment as usize].bytes) + 16;
        let sends_until = pair[0].start + BitRate::from_bps(1_000_000).transmission_time(bytes);
        assert!(pair[1].start >= sends_until, "{pair:?}");
    }
}

#[test]
fn the_next_packet_is_dropped_and_no_other() {
    let plain = document("two-links", &[("duration_s", "20"), ("links[1].per", "0")]);
    for (packet, direction) in [("data", Direction::Forward), ("acknowledgement", Direction::Reverse)] {
        let change = json!({ "kind": "drop-next", "at_s": 12, "flow": "source to sink", "packet": packet });
        let mut world = recorded(&plain, &json!([change]));
        let segments = world.recording().segments.waiting();
        let at = SimTime::from_millis(12_000);
        let next = segments.iter().position(|row| row.t >= at && row.direction == direction).unwrap();
        let fates = world.recording().fates.waiting().iter();
        let chosen: Vec<u32> = fates
            .filter(|fate| fate.outcome == Outcome::Lost(Cause::Chosen))
            .map(|fate| fate.segment)
            .collect();
        assert_eq!(chosen, [next as u32], "{packet}");
    }
}

#[test]
fn what_breaks_at_the_instant_of_a_packet_breaks_before_it() {
    let plain = document("two-links", &[("duration_s", "20"), ("links[1].per", "0")]);
    let mut world = recorded(&plain, &json!([]));
    let segments = world.recording().segments.waiting();
    let later = |t: SimTime| t >= SimTime::from_millis(12_000);
    let sent = segments.iter().position(|row| later(row.t) && row.direction == Direction::Forward).unwrap();
    let at_s = segments[sent].t.as_secs_f64();
    let change = json!({ "kind": "drop-next", "at_s": at_s, "flow": "source to sink" });
    let mut world = recorded(&plain, &json!([change]));
    let fates = world.recording().fates.waiting().iter();
    let chosen: Vec<u32> =
        fates.filter(|fate| fate.outcome == Outcome::Lost(Cause::Chosen)).map(|fate| fate.segment).collect();
    assert_eq!(chosen, [sent as u32]);
}

#[test]
fn a_change_is_work_so_that_a_call_of_little_work_makes_one() {
    let plain = document("two-links", &[("duration_s", "20")]);
    let calls = |changes: &Value| {
        let mut world = World::new(&Scenario::from_json(&with(&plain, changes)).unwrap()).unwrap();
        (1..).find(|_| world.advance(SimTime::MAX, 40).finished).unwrap()
    };
    // All within a microsecond, and none changes what the run does.
    let none = |number: u32| json!({ "at_s": 10.0 + f64::from(number) * 1e-8, "path": "links[1].per", "value": 0.01 });
    let more = calls(&(0..60).map(none).collect()) - calls(&json!([]));
    assert!(more >= 50, "60 changes take {more} more calls");
}

#[test]
fn a_frozen_receiver_closes_its_window_and_opens_it_again() {
    for (id, flow) in [("two-links", "source to sink"), ("dumbbell", "TCP 1")] {
        let change = json!({ "kind": "freeze", "at_s": 12, "flow": flow, "for_s": 8 });
        let mut world = recorded(&short(id), &json!([change]));
        let rows = world.recording().windows.waiting();
        let most = |from: f64, to: f64| {
            let within = |t: SimTime| (from..to).contains(&t.as_secs_f64());
            rows.iter().filter(|row| row.flow == 0 && within(row.t)).map(|row| row.peer_rwnd).max().unwrap()
        };
        assert!(most(16.0, 20.0) < 1500, "{id}: {} bytes while it is frozen", most(16.0, 20.0));
        assert!(most(5.0, 12.0).min(most(30.0, 40.0)) > 3000, "{id}");
    }
}

#[test]
fn a_receiver_that_freezes_before_the_association_is_there_stays_frozen() {
    // A round trip takes half a second, and the handshake two.
    let change = json!({ "kind": "freeze", "at_s": 0.2, "flow": "source to sink", "for_s": 30 });
    let mut world = recorded(&short("two-links"), &json!([change]));
    let rows = world.recording().receivers.waiting().iter();
    let held = rows.filter(|row| row.t < SimTime::from_millis(30_000)).map(|row| row.buffered).max();
    assert!(held > Some(60_000), "{held:?} bytes wait for the application");
}

#[test]
fn rain_comes_by_factors_of_ten_and_goes() {
    let change =
        json!({ "kind": "rain", "at_s": 12, "station": "Quito", "for_s": 16, "ramp_s": 4, "ber": 1e-4 });
    let mut world = recorded(&short("iridium-geo"), &json!([change]));
    let rows = world.recording().conditions.waiting();
    let mut losses: Vec<f64> = rows.iter().map(|row| f64::from(row.loss)).collect();
    losses.dedup();
    // Of 1500 bytes, at a usual rate of 1e-7; the geostationary links have 1e-6 as it is.
    let lost = |ber: f64| 1.0 - (1.0 - ber).powi(12_000);
    let expected = [1e-6, 1e-5, 1e-4, 1e-5, 1e-6, 1e-7].map(lost);
    assert_eq!(losses.len(), expected.len(), "{losses:?}");
    assert!(losses.iter().zip(expected).all(|(is, to_be)| (is - to_be).abs() < 1e-6), "{losses:?}");
    let whole = rows.iter().filter(|row| f64::from(row.loss) > 0.5).map(|row| row.t.as_secs_f64());
    assert!(whole.clone().count() > 0 && whole.into_iter().all(|t| (16.0..24.0).contains(&t)));
}

#[test]
fn what_breaks_what_is_not_there_is_told_with_its_place() {
    let told = |change: Value| {
        let document = with(&short("iridium-geo"), &json!([at(&change, 5.0)]));
        let scenario = Scenario::from_json(&document).and_then(|scenario| World::new(&scenario).map(drop));
        scenario.unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        told(json!({ "kind": "satellite-off", "satellite": "P9 S9" })),
        ["changes[0].satellite: there is no satellite \"P9 S9\""]
    );
    assert_eq!(
        told(json!({ "kind": "link-off", "from": "Quito", "to": "Qito" })),
        ["changes[0].to: there is no satellite, station or router \"Qito\""]
    );
    assert_eq!(
        told(json!({ "kind": "freeze", "flow": "Quito" })),
        ["changes[0].flow: there is no flow \"Quito\""]
    );
    assert_eq!(told(json!({ "kind": "rain" })), ["changes[0].station: is missing: it names the station"]);
}

#[test]
fn a_change_at_the_instant_that_was_reached_breaks_what_happened_at_that_instant() {
    let plain = document("two-links", &[("duration_s", "20"), ("links[1].per", "0")]);
    let mut world = recorded(&plain, &json!([]));
    let segments = world.recording().segments.waiting();
    let later = |t: SimTime| t >= SimTime::from_millis(12_000);
    let sent = segments.iter().find(|row| later(row.t) && row.direction == Direction::Forward).unwrap().t;
    let change = json!({ "kind": "drop-next", "at_s": sent.as_secs_f64(), "flow": "source to sink" });
    let scenario = with(&plain, &json!([change]));
    let mut run = Run::new(with(&plain, &json!([]))).unwrap();
    go_on(&mut run, sent, 300);
    assert!(run.fork(scenario.clone()).unwrap().is_some());
    assert_eq!(go_on(&mut run, SimTime::MAX, 300), straight(&scenario, u64::MAX));
}
