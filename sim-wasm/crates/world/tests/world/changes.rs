//! Dated changes: forked or straight through, the same recording; what a change does, and what it leaves alone.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset, set_path};
use skywindow_units::SimTime;
use skywindow_world::{Run, World};

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
                ("links[1].queue_packets", json!(2)),
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
            assert_ne!(expected.0, straight(&plain, u64::MAX).0, "{id}: {path} changes something");
            assert_eq!(straight(&changed, 13), expected, "{id}: {path} whatever the budget");
            let mut run = Run::new(plain.clone()).unwrap();
            go_on(&mut run, SimTime::from_millis(31_000), 700);
            let fork = run.fork(changed).unwrap().expect("a copy before the change");
            assert!(fork.at < SimTime::from_secs_f64(at_s), "{id}: {path}");
            assert_eq!(go_on(&mut run, SimTime::MAX, 500), expected, "{id}: {path} forked");
        }
    }
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
    assert!((6..=24).contains(&run.copies()), "{} copies", run.copies());
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
