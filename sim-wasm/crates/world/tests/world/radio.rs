//! Whole runs over a radio channel that stations share.

use serde_json::Value;
use skywindow_scenario::{MetricName, Problem, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{Outcome, RadioRow, RadioUse};
use skywindow_world::{Cause, World};

/// Three stations; `flows` go over the channel.
fn channel(rest: &str, flows: &str) -> Result<Scenario, Vec<Problem>> {
    Scenario::parse(&format!(
        r#"{{
            "duration_s": 900, "routers": [{{"name": "a"}}, {{"name": "b"}}, {{"name": "c"}}],
            "radio_channels": [{{"name": "vhf", "stations": ["a", "b", "c"], "rate_bps": 9600 {rest}}}],
            "flows": [{flows}]
        }}"#
    ))
}

fn flow(name: &str, from: &str, to: &str) -> String {
    format!(
        r#"{{"name": "{name}", "from": "{from}", "to": "{to}", "bytes": 4000, "protocol": "tcp", "tcp": {{"mss_bytes": 150, "timestamps": false, "receiver_buffer_bytes": 600}}}}"#
    )
}

fn run(scenario: &Scenario, budget: u64) -> World {
    let mut world = World::new(scenario).expect("a world");
    while !world.advance(SimTime::MAX, budget).finished {}
    world
}

fn uses(world: &mut World, used: RadioUse) -> Vec<RadioRow> {
    world.recording().radio.waiting().iter().filter(|row| row.used == used).copied().collect()
}

#[test]
fn stations_that_hear_each_other_send_one_at_a_time() {
    let flows = format!("{}, {}", flow("f", "a", "b"), flow("g", "c", "b"));
    let mut world = run(&channel("", &flows).expect("a scenario"), u64::MAX);
    let summary = world.summary();
    for number in 0..2 {
        assert_eq!(summary["flows"][number]["delivered_bytes"], 4000, "{summary}");
    }
    let frames = uses(&mut world, RadioUse::Frame);
    assert!(frames.len() > 100, "{}", frames.len());
    assert!(frames.windows(2).all(|two| two[0].t <= two[1].start), "two frames overlap");
    let collided = uses(&mut world, RadioUse::Collision);
    // Two that found the channel busy draw at the same instant, so that 1/16 of such contests collide.
    assert!(!collided.is_empty() && collided.len() < frames.len() / 2, "{}", collided.len());
    assert!(uses(&mut world, RadioUse::IdleSlot).len() > frames.len());
    let lost = |world: &mut World| {
        world
            .recording()
            .fates
            .waiting()
            .iter()
            .filter(|fate| fate.outcome == Outcome::Lost(Cause::Collision))
            .count()
    };
    assert_eq!(lost(&mut world), collided.len());
}

#[test]
fn hidden_stations_collide_far_more_often() {
    let flows = format!("{}, {}", flow("f", "a", "b"), flow("g", "c", "b"));
    let share = |rest: &str| {
        let mut world = run(&channel(rest, &flows).expect("a scenario"), u64::MAX);
        let [collided, frames] =
            [RadioUse::Collision, RadioUse::Frame].map(|used| uses(&mut world, used).len());
        collided as f64 / (collided + frames) as f64
    };
    let (heard, hidden) = (share(""), share(r#", "hidden": [{"one": "a", "other": "c"}]"#));
    assert!(hidden > 2.0 * heard, "{hidden} against {heard}");
}

#[test]
fn a_packet_between_hidden_stations_goes_by_one_that_both_hear() {
    let hidden = r#", "hidden": [{"one": "a", "other": "c"}]"#;
    let mut world = run(&channel(hidden, &flow("f", "a", "c")).expect("a scenario"), u64::MAX);
    assert_eq!(world.summary()["flows"][0]["delivered_bytes"], 4000);
    let nodes: std::collections::BTreeSet<u16> =
        uses(&mut world, RadioUse::Frame).iter().map(|row| row.node).collect();
    assert_eq!(nodes.len(), 3);
}

#[test]
fn a_run_over_radio_does_not_depend_on_the_budget() {
    let scenario =
        channel("", &format!("{}, {}", flow("f", "a", "b"), flow("g", "c", "b"))).expect("a scenario");
    let whole: Value = run(&scenario, u64::MAX).summary();
    assert_eq!(run(&scenario, 2).summary(), whole);
}

#[test]
fn what_cannot_be_a_channel_is_refused_with_a_sentence() {
    let of = |rest: &str| {
        let problems = channel(rest, "").expect_err("a problem");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        of(r#", "frame_bytes": 60"#),
        "radio_channels[0].frame_bytes: 60 bytes are too few for a header of 17 bytes and a packet of 68: it must be at least 85"
    );
    assert!(
        of(r#", "hidden": [{"one": "a", "other": "z"}]"#)
            .contains("radio_channels[0].hidden[0].other: \"z\" is not on the channel")
    );
    assert!(of(r#", "persistence": 0"#).contains("radio_channels[0].persistence"));
    let alone = Scenario::parse(
        r#"{"routers": [{"name": "a"}], "radio_channels": [{"name": "x", "stations": ["a"]}]}"#,
    );
    let alone = alone.expect_err("a problem")[0].to_string();
    assert_eq!(alone, "radio_channels[0].stations: a channel joins at least two stations");
}

/// One segment from one station to the other and back its STAT: the time of the data is that until the sender knows.
#[test]
fn the_time_of_the_data_ends_with_their_acknowledgement() {
    let xstp = r#"{"name": "f", "from": "a", "to": "b", "bytes": 157, "protocol": "xstp",
        "xstp": {"mss_bytes": 157, "network_header_bytes": 65, "option_bytes": 0, "request_interval_ms": 10000,
                 "polls_per_rtt": 1, "probing": false}}"#;
    let calm = r#", "persistence": 1, "txdelay_ms": 500"#;
    let world = run(&channel(calm, xstp).expect("a scenario"), u64::MAX);
    let metrics = world.metrics();
    let [time, bps] =
        [MetricName::DataTime, MetricName::FrameThroughput].map(|metric| metrics.get(metric).expect("known"));
    // TXDELAY each way, and 255 and 17 + 65 + 16 bytes at 9600 bit/s.
    let bits = 8.0 * (255.0 + 98.0);
    assert!((time - 1.0 - bits / 9600.0).abs() < 1e-6, "{time}");
    assert!((bps - 8.0 * 255.0 / time).abs() < 1e-6, "{bps}");
}
