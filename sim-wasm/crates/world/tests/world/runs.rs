//! Whole runs: what every scenario must keep to, whatever its numbers.

use serde_json::Value;
use skywindow_scenario::{Bulk, ChangedDirection, Flow, Link, LinkChange, Scenario, preset};
use skywindow_transport::sctp::Sctp;
use skywindow_units::SimTime;
use skywindow_world::recording::{Direction, Outcome};
use skywindow_world::{Cause, Explainer, HappeningCode, World};

fn scenario(id: &str, change: impl FnOnce(&mut Scenario)) -> Scenario {
    let mut scenario = Scenario::parse(preset(id).expect("a preset")).expect("a valid preset");
    change(&mut scenario);
    scenario
}

fn run(scenario: &Scenario, budget: u64) -> Value {
    let mut world = World::new(scenario).expect("a world");
    while !world.advance(SimTime::MAX, budget).finished {
        world.recording().discard();
    }
    world.summary()
}

#[test]
fn a_lossless_transfer_is_bound_by_the_window_over_the_round_trip() {
    let quiet = scenario("two-links", |s| {
        s.links[1].per = 0.0;
        s.flows[0].transport.get_mut::<Sctp>().unwrap().receiver_buffer_bytes = 30_000;
        s.flows[0].transport.get_mut::<Sctp>().unwrap().sack_every = 1;
    });
    let goodput = run(&quiet, u64::MAX)["flows"][0]["goodput_bps"].as_f64().unwrap_or_default();
    // 20 chunks of 1452 bytes fit the buffer; the round trip is 520 ms and a few transmissions.
    let bound = 20.0 * 1452.0 * 8.0 / 0.5245;
    assert!((goodput / bound - 1.0).abs() < 0.04, "{goodput} against {bound}");
}

#[test]
fn a_link_of_low_rate_is_filled() {
    let slow = scenario("two-links", |s| {
        s.links[1].per = 0.0;
        s.links[0].rate_bps = 200_000.0;
    });
    let summary = run(&slow, u64::MAX);
    let utilisation = summary["links"][0]["utilisation"].as_f64().unwrap_or_default();
    assert!(utilisation > 0.95 && utilisation <= 1.0, "{utilisation}");
}

#[test]
fn every_packet_is_delivered_lost_or_on_its_way() {
    for id in ["two-links", "iridium-geo"] {
        let lossy = scenario(id, |s| {
            s.duration_s = 60.0;
            s.background.associations = 4;
            s.background.record = s.flows[0].record;
            for constellation in &mut s.constellations {
                constellation.gsl.ber = 1e-5;
            }
        });
        let mut world = World::new(&lossy).expect("a world");
        world.advance(SimTime::MAX, u64::MAX);
        let recording = world.recording();
        let (sent, ended) = (recording.segments.rows(), recording.fates.rows());
        let lost = recording.fates.waiting().iter().filter(|fate| fate.outcome.is_loss()).count();
        assert!(sent > 500 && ended <= sent && sent - ended < 500, "{id}: {sent} sent, {ended} ended");
        assert!(lost > 5, "{id}: {lost} lost");
        let mut seen = vec![false; sent as usize];
        for fate in recording.fates.waiting() {
            let before = std::mem::replace(&mut seen[fate.segment as usize], true);
            assert!(!before, "{id}: segment {} ended twice", fate.segment);
        }
        assert!(recording.hops.waiting().iter().all(|hop| hop.end > hop.start), "{id}: a hop takes time");
    }
}

#[test]
fn the_recording_does_not_depend_on_the_step_budget() {
    let short = scenario("iridium-geo", |s| {
        // An evaluation and a measurement fall on the end itself.
        s.duration_s = 30.0;
        s.background.associations = 3;
    });
    let whole = run(&short, u64::MAX);
    for budget in [1, 7, 1000] {
        assert_eq!(run(&short, budget), whole, "budget {budget}");
    }
}

#[test]
fn a_slice_ends_when_many_rows_wait() {
    let crowd = scenario("two-links", |s| {
        s.duration_s = 20.0;
        s.measurement.interval_s = 0.01;
        let flow = s.flows[0].clone();
        s.flows = (0..200)
            .map(|n| Flow { name: format!("f{n}"), workload: Bulk { bytes: Some(1) }.into(), ..flow.clone() })
            .collect();
    });
    let mut world = World::new(&crowd).expect("a world");
    let mut most = 0;
    while !world.advance(SimTime::MAX, 50).finished {
        most = most.max(world.recording().waiting());
        world.recording().discard();
    }
    // One measurement writes rates and two routes a flow, and a few links: 50 of them would write 30,000 rows.
    assert!((200..3_000).contains(&most), "{most}");
    assert_eq!(world.summary(), run(&crowd, u64::MAX));
}

#[test]
fn variants_on_one_seed_meet_the_same_errors() {
    let first_losses = |streams| {
        let variant = scenario("two-links", |s| {
            s.duration_s = 40.0;
            s.flows[0].transport.get_mut::<Sctp>().unwrap().streams = streams;
            s.links[1].per = 0.02;
        });
        let mut world = World::new(&variant).expect("a world");
        world.advance(SimTime::MAX, u64::MAX);
        let recording = world.recording();
        let sent = recording.segments.waiting();
        let lost =
            recording.fates.waiting().iter().filter(|fate| fate.outcome == Outcome::Lost(Cause::Corruption));
        // The ordinal of the lost packet among those sent forward.
        lost.map(|fate| {
            sent[..fate.segment as usize]
                .iter()
                .filter(|segment| segment.direction == Direction::Forward)
                .count()
        })
        .take(5)
        .collect::<Vec<_>>()
    };
    let one = first_losses(1);
    assert_eq!(one.len(), 5);
    assert_eq!(one, first_losses(4));
}

#[test]
fn an_association_is_established_at_each_of_its_hosts() {
    let explainer = Explainer::new(&scenario("two-links", |_| ())).expect("words");
    let mut world = World::new(&scenario("two-links", |s| s.duration_s = 3.0)).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let rows = world.recording().events.waiting();
    let words = rows.iter().map(|row| {
        let numbers = [row.a, row.b, row.c, row.d];
        explainer.explain_at(row.end, row.code, row.flow, row.path, numbers).title
    });
    let established: Vec<String> = words.filter(|title| title.contains("established")).collect();
    assert_eq!(established.len(), 2);
    for host in ["sink", "source"] {
        assert!(established.contains(&format!("Association is established at {host}")), "{established:?}");
    }
}

#[test]
fn a_loss_says_which_chunk_went() {
    let deaf = scenario("two-links", |s| {
        s.links[1].per = 1.0;
        s.duration_s = 5.0;
    });
    let explainer = Explainer::new(&deaf).expect("words");
    let mut world = World::new(&deaf).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let titles: Vec<String> = world
        .recording()
        .events
        .waiting()
        .iter()
        .filter(|row| row.code == Cause::Corruption.info().event)
        .map(|row| explainer.explain(row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]).title)
        .collect();
    assert!(!titles.is_empty());
    assert!(titles.iter().all(|title| title == "INIT lost to corruption"), "{titles:?}");
}

/// A change that changes nothing yet.
fn from(at_s: f64) -> LinkChange {
    LinkChange {
        at_s,
        every_s: None,
        for_s: None,
        delay_ms: None,
        rate_bps: None,
        per: None,
        ber: None,
        up: None,
        direction: ChangedDirection::Both,
    }
}

/// Two nodes and a link of 50 Mbit/s whose delay is 40 ms instead of 25 from 2 to 4 s, from 6 to 8 s and so on.
fn reconfigured(duration_s: f64) -> Scenario {
    scenario("two-links", |s| {
        s.routers.retain(|router| router.name != "router");
        let change = |at_s: f64, delay_ms: f64| LinkChange {
            every_s: Some(4.0),
            delay_ms: Some(delay_ms),
            ..from(at_s)
        };
        s.links = vec![Link {
            to: "sink".into(),
            rate_bps: 50e6,
            delay_ms: 25.0,
            changes: vec![change(2.0, 40.0), change(4.0, 25.0)],
            ..s.links[0].clone()
        }];
        s.flows[0].transport.get_mut::<Sctp>().unwrap().receiver_buffer_bytes = 1 << 20;
        s.duration_s = duration_s;
        s.measurement.interval_s = 3.0;
    })
}

#[test]
fn a_delay_that_changes_is_that_of_the_packets_that_leave_from_then_on_and_is_told() {
    let mut world = World::new(&reconfigured(9.0)).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    let told = recording.events.waiting().iter().filter(|row| row.code == HappeningCode::DelayChanged as u16);
    let told: Vec<_> = told.map(|row| (row.t.as_secs_f64(), row.c, row.d)).collect();
    assert_eq!(told, [(2.0, 40.0, 25.0), (4.0, 25.0, 40.0), (6.0, 40.0, 25.0), (8.0, 25.0, 40.0)]);
    let forward = recording.routes.waiting().iter().filter(|row| row.direction == Direction::Forward);
    let delays: Vec<_> = forward.map(|row| (row.t.as_secs_f64(), row.delay_ms)).collect();
    assert!(delays.contains(&(2.0, 40.0)) && delays.contains(&(4.0, 25.0)), "{delays:?}");
    let hops = recording.hops.waiting();
    assert!(hops.len() > 1000);
    for hop in hops {
        let (start, took_ms) = (hop.start.as_secs_f64(), hop.end.since(hop.start).as_millis_f64());
        let delay_ms = if start % 4.0 < 2.0 { 25.0 } else { 40.0 };
        // A packet of 1500 bytes takes 0.24 ms to send; those that are being sent at a change may have either delay.
        let changes = start % 2.0 > 1.999;
        assert!(changes || (delay_ms..delay_ms + 0.25).contains(&took_ms), "{start} s: {took_ms} ms");
    }
    let words = Explainer::new(&reconfigured(9.0)).expect("words").explain(
        HappeningCode::DelayChanged as u16,
        0,
        0,
        [0.0, 1.0, 40.0, 25.0],
    );
    assert_eq!(words.title, "source – sink: 40 ms");
}

#[test]
fn packets_that_overtake_others_are_taken_for_losses_though_none_is_lost() {
    let summary = run(&reconfigured(20.0), u64::MAX);
    let flow = &summary["flows"][0];
    assert_eq!(flow["packets_lost"]["corruption"], 0);
    assert!(flow["fast_retransmits"].as_u64() > Some(0), "{flow}");
    assert_eq!(run(&reconfigured(20.0), 1), summary, "whatever the budget");
}

#[test]
fn cuts_and_the_chunks_they_send_again_are_counted_each() {
    let mut scenario = Scenario::parse(preset("two-links").expect("a preset")).expect("valid");
    scenario.links[1].per = 0.05;
    let flow = &run(&scenario, u64::MAX)["flows"][0];
    let count = |field: &str| flow[field].as_u64().expect("a count");
    let (cuts, chunks) = (count("fast_retransmits"), count("fast_retransmitted_chunks"));
    assert!(cuts > 0 && chunks > cuts, "several chunks of one window are lost, and cut it once: {flow}");
    assert!(count("packets_retransmitted") >= chunks, "{flow}");
}

/// The same link with other changes, and no loss.
fn changing(changes: Vec<LinkChange>) -> Scenario {
    let mut scenario = reconfigured(20.0);
    scenario.links[0] = Link { rate_bps: 4e6, changes, ..scenario.links[0].clone() };
    scenario
}

/// What is told of changes of links, in words, and when.
fn told(scenario: &Scenario) -> Vec<(f64, String)> {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let explainer = Explainer::new(scenario).expect("words");
    let rows = world.recording().events.waiting().iter();
    rows.filter(|row| {
        row.code == HappeningCode::DelayChanged as u16
            || (HappeningCode::RateChanged as u16..=HappeningCode::LinkUp as u16).contains(&row.code)
    })
    .map(|row| {
        let numbers = [row.a, row.b, row.c, row.d];
        (row.t.as_secs_f64(), explainer.explain(row.code, row.flow, row.path, numbers).title)
    })
    .collect()
}

#[test]
fn a_link_carries_its_new_rate_for_as_long_as_that_holds() {
    let step = LinkChange { rate_bps: Some(1e6), for_s: Some(10.0), ..from(5.0) };
    let mut world = World::new(&changing(vec![step])).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let queues = world.recording().queues.waiting().iter().filter(|row| row.from == 0);
    let mbps: Vec<(f64, f64)> =
        queues.map(|row| (row.t.as_secs_f64(), row.sent_bytes as f64 * 8.0 / 3e6)).collect();
    // Counted when packets are taken, which at 1 Mbit/s is when room is made: intervals of 3 s.
    for (t, rate) in mbps.iter().filter(|(t, _)| (9.0..=15.0).contains(t)) {
        assert!((0.9..1.1).contains(rate), "{t} s: {rate} Mbit/s");
    }
    assert!(mbps.iter().any(|&(t, rate)| t <= 6.0 && rate > 2.0), "{mbps:?}");
}

#[test]
fn bursts_outages_and_steps_of_one_direction_are_told_in_words() {
    let changes = vec![
        LinkChange { rate_bps: Some(1e6), for_s: Some(2.0), ..from(3.0) },
        LinkChange { per: Some(0.25), for_s: Some(1.0), ..from(8.0) },
        LinkChange { up: Some(false), for_s: Some(0.5), ..from(12.0) },
    ];
    let words = |changes: &[LinkChange]| -> Vec<(f64, String)> { told(&changing(changes.to_vec())) };
    let expected = |link: &str| {
        [
            (3.0, "1 Mbit/s"),
            (5.0, "4 Mbit/s"),
            (8.0, "25.0 % lost"),
            (9.0, "none lost"),
            (12.0, "down"),
            (12.5, "up"),
        ]
        .map(|(t, what)| (t, format!("{link}: {what}")))
    };
    assert_eq!(words(&changes), expected("source – sink"));
    let back = |change: &LinkChange| LinkChange { direction: ChangedDirection::Backward, ..change.clone() };
    let backward: Vec<LinkChange> = changes.iter().map(back).collect();
    assert_eq!(words(&backward), expected("sink → source"));
}

#[test]
fn an_outage_loses_what_is_on_the_link_and_what_comes_to_it() {
    let outage = LinkChange { up: Some(false), for_s: Some(1.0), ..from(5.0) };
    let scenario = changing(vec![outage]);
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    let lost: Vec<f64> = recording
        .fates
        .waiting()
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Lost(Cause::Outage) | Outcome::Lost(Cause::NoRoute)))
        .map(|row| row.t.as_secs_f64())
        .collect();
    assert!(lost.iter().filter(|&&t| t == 5.0).count() > 5, "{lost:?}");
    assert!(lost.iter().all(|t| (5.0..6.0).contains(t)), "{lost:?}");
    let crossing = |row: &&skywindow_world::recording::HopRow| {
        row.start.as_secs_f64() >= 5.0 && row.start.as_secs_f64() < 6.0 && row.end > row.start
    };
    assert_eq!(recording.hops.waiting().iter().find(crossing), None, "nothing crosses a link that is down");
    let states: Vec<_> =
        recording.conditions.waiting().iter().map(|row| (row.t.as_secs_f64(), row.up)).collect();
    use skywindow_world::recording::LinkChange::{Down, Up};
    assert_eq!(states, [(0.0, Up), (0.0, Up), (5.0, Down), (5.0, Down), (6.0, Up), (6.0, Up)]);
    assert_eq!(run(&scenario, 1), run(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn routes_avoid_a_link_that_is_down() {
    let detour = |s: &mut Scenario| {
        let [first, second] = [s.links[0].clone(), s.links[1].clone()];
        let straight = Link {
            to: second.to.clone(),
            delay_ms: 1.0,
            changes: vec![LinkChange { up: Some(false), for_s: Some(3.0), ..from(2.0) }],
            ..first
        };
        s.links.push(straight);
        s.links[1].per = 0.0;
        s.duration_s = 8.0;
    };
    let mut world = World::new(&scenario("two-links", detour)).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let changed = world
        .recording()
        .events
        .waiting()
        .iter()
        .filter(|row| row.code == HappeningCode::RouteChanged as u16);
    let links: Vec<_> = changed.map(|row| (row.t.as_secs_f64(), row.a)).collect();
    assert_eq!(links, [(0.0, 1.0), (2.0, 2.0), (5.0, 1.0)]);
    let told: Vec<String> =
        told(&scenario("two-links", detour)).into_iter().map(|(_, title)| title).collect();
    assert_eq!(told, ["source – sink: down", "source – sink: up"], "though no path leads over it any more");
}

/// The link of 4 Mbit/s without losses, driven by `trace`.
fn traced(trace: &str) -> Scenario {
    let mut scenario = changing(Vec::new());
    scenario.links[0] = Link { trace: Some(trace.into()), ..scenario.links[0].clone() };
    scenario
}

#[test]
fn packets_leave_exactly_at_the_opportunities_of_a_trace_and_fill_them() {
    // 3 opportunities in 10 ms are 3.6 Mbit/s.
    let scenario = traced("2\n5\n10\n");
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    let starts = recording.hops.waiting().iter().map(|hop| hop.start.as_nanos());
    let elsewhere = starts.filter(|ns| ns % 1_000_000 != 0 || ![0, 2, 5].contains(&(ns / 1_000_000 % 10)));
    assert_eq!(elsewhere.count(), 0);
    let carried = recording.queues.waiting().iter().filter(|row| row.from == 0 && row.t.as_secs_f64() > 9.0);
    for row in carried {
        let rate = row.sent_bytes as f64 * 8.0 / 3.0;
        assert!((rate / 3.6e6 - 1.0).abs() < 0.01, "{:?}: {rate} bit/s", row.t);
    }
    let (truth, rates) = (recording.conditions.waiting(), recording.rates.waiting());
    assert!(truth.iter().all(|row| row.rate_bps == 3.6e6), "{truth:?}");
    assert!(truth.len() > rates.len(), "the rate of every interval, and of both directions");
    assert_eq!(run(&scenario, 1), run(&scenario, u64::MAX), "whatever the budget");
}

#[test]
fn a_trace_of_steps_drives_rate_delay_and_loss_and_marks_none_of_them() {
    let scenario = traced("time_s,delay_ms,rate_bps,loss\n0,10,4e6,0\n5,30,1e6,0\n8,30,0,0\n9,20,4e6,0.5\n");
    assert_eq!(told(&scenario), []);
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    let forward = recording.conditions.waiting().iter().filter(|row| row.from == 0);
    let truth: Vec<_> =
        forward.map(|row| (row.t.as_secs_f64(), row.rate_bps, row.delay_ms.as_millis_f64())).collect();
    assert_eq!(truth, [(0.0, 4e6, 10.0), (5.0, 1e6, 30.0), (8.0, 0.0, 30.0), (9.0, 4e6, 20.0)]);
    let begun = |from: f64, to: f64| {
        let starts = recording.hops.waiting().iter().map(|hop| hop.start.as_secs_f64());
        starts.filter(|start| (from..to).contains(start)).count()
    };
    assert!(begun(7.0, 8.0) > 50, "{}", begun(7.0, 8.0));
    assert_eq!(begun(8.0, 9.0), 0, "nothing is sent at a rate of 0");
    let lost = recording.fates.waiting().iter().filter(|row| row.outcome == Outcome::Lost(Cause::Corruption));
    assert!(lost.clone().count() > 0 && lost.clone().all(|row| row.t.as_secs_f64() >= 9.0));
}
