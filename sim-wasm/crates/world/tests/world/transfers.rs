//! Finite transfers: what they cost, and runs that end with them.

use serde_json::Value;
use skywindow_scenario::{MetricName, Scenario, Workload};
use skywindow_units::SimTime;
use skywindow_world::World;

/// A transfer over a link that is lost for some seconds now and then.
fn transfer(bytes: u64, rest: &str) -> Scenario {
    let text = format!(
        r#"{{
            "duration_s": 5000, "ends_when_done": true, "routers": [{{"name": "a"}}, {{"name": "b"}}],
            "error_processes": [{{"name": "p", "good": {{"mean_s": 4}}, "bad": {{"mean_s": 1, "drop_probability": 1}}}}],
            "links": [{{"from": "a", "to": "b", "rate_bps": 2e6, "delay_ms": 100, "error_process": "p"}}],
            "flows": [{{"name": "f", "from": "a", "to": "b", "start_s": 1, "bytes": {bytes}, {rest}}}]
        }}"#
    );
    Scenario::parse(&text).expect("a scenario")
}

fn run(scenario: &Scenario, budget: u64) -> World {
    let mut world = World::new(scenario).expect("a world");
    while !world.advance(SimTime::MAX, budget).finished {}
    world
}

fn value(world: &World, metric: MetricName) -> f64 {
    world.metrics().get(metric).unwrap_or(f64::NAN)
}

const FAMILIES: [&str; 2] = [r#""protocol": "tcp""#, r#""protocol": "sctp""#];

#[test]
fn a_run_ends_when_its_transfers_are_over_and_nothing_is_on_its_way() {
    for family in FAMILIES {
        let scenario = transfer(300_000, family);
        let mut world = run(&scenario, u64::MAX);
        let summary = world.summary();
        let reached = summary["duration_s"].as_f64().unwrap_or(0.0);
        let completed = summary["flows"][0]["completed_s"].as_f64().expect("completed");
        assert!(completed <= reached && reached < 4000.0, "{family}: {completed} {reached}");
        let (sent, ended) = (world.recording().segments.rows(), world.recording().fates.rows());
        assert_eq!(sent, ended, "{family}: something was on its way");
        assert_eq!(run(&scenario, 3).summary(), summary, "{family}: whatever the budget");
        let mut on = scenario.clone();
        on.ends_when_done = false;
        on.duration_s = 4500.0;
        let on: Value = run(&on, u64::MAX).summary();
        assert_eq!(
            on["flows"][0]["packets_sent"], summary["flows"][0]["packets_sent"],
            "{family}: all was over"
        );
    }
}

#[test]
fn a_flow_that_has_not_begun_is_waited_for_and_one_without_end_does_not_end() {
    let mut late = transfer(1000, FAMILIES[0]);
    let second = skywindow_scenario::Flow { name: "g".into(), start_s: 600.0, ..late.flows[0].clone() };
    late.flows.push(second);
    assert!(
        run(&late, u64::MAX).summary()["flows"][1]["completed_s"].as_f64().is_some_and(|end| end > 600.0)
    );
    let mut endless = transfer(1000, FAMILIES[0]);
    endless.duration_s = 100.0;
    endless.flows[0].workload = Workload::default();
    assert_eq!(run(&endless, u64::MAX).summary()["duration_s"], 100.0);
}

#[test]
fn a_transfer_is_measured_from_its_first_packet_to_its_last_byte() {
    for family in FAMILIES {
        let world = run(&transfer(300_000, family), u64::MAX);
        let summary = world.summary();
        let completed = summary["flows"][0]["completed_s"].as_f64().expect("completed");
        let effective = value(&world, MetricName::Effective);
        assert!((effective / (8.0 * 300_000.0 / (completed - 1.0)) - 1.0).abs() < 1e-9, "{family}");
        let parts =
            [MetricName::OverheadRetransmission, MetricName::OverheadForward, MetricName::OverheadReverse];
        let parts: f64 = parts.iter().map(|&part| value(&world, part)).sum();
        let overhead = value(&world, MetricName::Overhead);
        assert!((parts - overhead).abs() < 1e-12 && overhead > 0.02, "{family}: {parts} {overhead}");
        assert!((value(&world, MetricName::Ratio) * 100.0 * overhead / effective - 1.0).abs() < 1e-9);
        let sent = value(&world, MetricName::SentBytes);
        assert!((sent - 300_000.0 * (1.0 + overhead)).abs() < 1e-3, "{family}: {sent}");
        assert!(value(&world, MetricName::OverheadForward) > 0.0, "{family}");
    }
}

#[test]
fn blackouts_are_measured_by_what_they_cost_and_when_they_are_noticed() {
    let world = run(&transfer(3_000_000, FAMILIES[1]), u64::MAX);
    let told = &world.summary()["flows"][0]["blackouts"];
    let per_blackout = told["packets_lost"].as_f64().unwrap_or(0.0) / told["struck"].as_f64().unwrap_or(0.0);
    assert_eq!(value(&world, MetricName::BlackoutLosses), per_blackout);
    let noticed = value(&world, MetricName::BlackoutNoticed);
    assert!((0.2..60.0).contains(&noticed), "{noticed}");
    assert!(value(&world, MetricName::StateLosses) > 0.01);
}
