//! Error processes in whole runs: the states are those of the seed, whatever is sent.

use skywindow_scenario::{Problem, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{ChannelState, ErrorStateRow, NO_NODE, Outcome};
use skywindow_world::{Cause, Explainer, HappeningCode, World};

/// A source and a sink joined by a router, with an error process behind it.
fn wired(flow: &str, process: &str) -> Result<Scenario, Vec<Problem>> {
    Scenario::parse(&format!(
        r#"{{
            "duration_s": 120, "routers": [{{"name": "a"}}, {{"name": "r"}}, {{"name": "b"}}],
            "error_processes": [{{"name": "fading", {process}}}],
            "links": [
                {{"from": "a", "to": "r", "rate_bps": 5e6, "delay_ms": 1}},
                {{"from": "r", "to": "b", "rate_bps": 5e6, "delay_ms": 1, "error_process": "fading"}}
            ],
            "flows": [{{"name": "f", "from": "a", "to": "b", {flow}}}]
        }}"#
    ))
}

const BLACKOUTS: &str = r#""good": {"mean_s": 10, "delay_low_ms": 100, "delay_high_ms": 150},
    "bad": {"mean_s": 1, "drop_probability": 1, "delay_low_ms": 100, "delay_high_ms": 150}"#;

fn run(scenario: &Scenario) -> World {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

fn states(world: &mut World) -> Vec<ErrorStateRow> {
    world.recording().error_states.waiting().to_vec()
}

#[test]
fn tcp_sctp_and_a_silent_network_meet_the_same_states() {
    let flows = [r#""protocol": "tcp""#, r#""protocol": "sctp""#, r#""protocol": "tcp", "start_s": 119"#];
    let of = |flow: &&str| states(&mut run(&wired(flow, BLACKOUTS).expect("a scenario")));
    let [tcp, sctp, silent] = [0, 1, 2].map(|i| of(&flows[i]));
    assert!(tcp.len() > 10, "{}", tcp.len());
    assert_eq!(format!("{tcp:?}"), format!("{sctp:?}"));
    assert_eq!(format!("{tcp:?}"), format!("{silent:?}"));
    assert_eq!((tcp[0].t, tcp[0].state), (SimTime::ZERO, ChannelState::Good));
    assert!(tcp.windows(2).all(|two| two[0].state != two[1].state));
    assert!(
        tcp.iter()
            .all(|row| row.from == NO_NODE && [100, 150].contains(&(row.delay_ms.as_millis_f64() as u32)))
    );
}

/// The share of congestion changes delays and not when the states turn.
#[test]
fn congestion_has_its_share_of_the_bad_stays() {
    for (share, delay_ms) in [("0", 100.0), ("1", 150.0)] {
        let process = BLACKOUTS.replace(
            r#""drop_probability": 1,"#,
            &format!(r#""drop_probability": 1, "delay_high_share": {share},"#),
        );
        let rows = states(&mut run(&wired(r#""protocol": "tcp""#, &process).expect("a scenario")));
        let even = states(&mut run(&wired(r#""protocol": "tcp""#, BLACKOUTS).expect("a scenario")));
        assert!(rows.iter().zip(&even).all(|(row, other)| (row.t, row.state) == (other.t, other.state)));
        let bad: Vec<_> = rows.iter().filter(|row| row.state == ChannelState::Bad).collect();
        assert!(bad.len() > 4 && bad.iter().all(|row| row.delay_ms.as_millis_f64() == delay_ms), "{bad:?}");
    }
}

#[test]
fn packets_are_lost_in_blackouts_alone_and_the_run_says_how_long_the_sender_took_to_notice() {
    let mut world = run(&wired(r#""protocol": "sctp""#, BLACKOUTS).expect("a scenario"));
    let states = states(&mut world);
    let is_bad = |at: SimTime| {
        let before = states.partition_point(|row| row.t <= at);
        states[before - 1].state == ChannelState::Bad
    };
    let summary = world.summary();
    let recording = world.recording();
    let (fates, hops) = (recording.fates.waiting(), recording.hops.waiting());
    let struck: Vec<_> = fates.iter().filter(|fate| fate.outcome == Outcome::Lost(Cause::State)).collect();
    assert!(struck.len() > 20, "{}", struck.len());
    for fate in &struck {
        // Forward the second hop is the struck link; the way back begins with it.
        let sent = hops.iter().rfind(|hop| hop.segment == fate.segment).expect("a hop");
        let on_wire = skywindow_units::Duration::from_millis(3);
        assert!(is_bad(sent.start) || is_bad(sent.start + on_wire), "{:?}", sent.start);
    }
    let flow = &summary["flows"][0];
    assert_eq!(
        flow["packets_lost"]["error_state"].as_u64().unwrap_or(0)
            + flow["acknowledgements_lost"]["error_state"].as_u64().unwrap_or(0),
        struck.len() as u64
    );
    let blackouts = states.iter().filter(|row| row.state == ChannelState::Bad).count() as u64;
    let told = &flow["blackouts"];
    assert_eq!(told["packets_lost"].as_u64(), Some(struck.len() as u64));
    let [struck, noticed] = ["struck", "noticed"].map(|key| told[key].as_u64().unwrap_or(0));
    assert!(0 < noticed && noticed <= struck && struck <= blackouts, "{told}");
    let noticing_s = told["mean_noticing_s"].as_f64().unwrap_or(0.0);
    assert!((0.1..20.0).contains(&noticing_s), "{told}");
}

#[test]
fn probing_takes_no_time_any_more_when_its_session_has_failed() {
    let dead = r#""good": {"mean_s": 1}, "bad": {"mean_s": 1e6, "drop_probability": 1}"#;
    let flow = r#""protocol": "xstp", "xstp": {"give_up_ms": 20000}"#;
    // With this seed a cycle is under way when the session fails; with others none is, or none has begun.
    let scenario = Scenario { seed: 3, ..wired(flow, dead).expect("a scenario") };
    let summary = run(&scenario).summary();
    let probing = &summary["flows"][0]["probing"];
    assert_eq!(probing["cut"], 1, "{summary}");
    let time_s = probing["time_s"].as_f64().expect("a number");
    assert!((19.0..21.0).contains(&time_s), "{time_s} of the 120 s that the run takes");
}

#[test]
fn each_inter_satellite_link_has_states_of_its_own_for_both_directions_unless_all_share_them() {
    let scenario = |scope: &str| {
        let mut scenario =
            Scenario::parse(skywindow_scenario::preset("iridium").expect("a preset")).expect("valid");
        scenario.duration_s = 30.0;
        let process = format!(
            r#"{{"name": "p", "good": {{"mean_s": 5}}, "bad": {{"mean_s": 5}}, "scope": "{scope}"}}"#
        );
        let mut document = scenario.to_json();
        document["error_processes"] =
            serde_json::Value::Array(vec![serde_json::from_str(&process).expect("JSON")]);
        document["constellations"][0]["isl"]["error_process"] = "p".into();
        Scenario::from_json(&document).expect("a valid scenario")
    };
    let own = states(&mut run(&scenario("link")));
    let links: std::collections::BTreeSet<_> = own.iter().map(|row| (row.from, row.to)).collect();
    assert!(
        links.len() > 66 && links.iter().all(|&(from, to)| from != NO_NODE && !links.contains(&(to, from)))
    );
    let shared = states(&mut run(&scenario("all")));
    assert!(shared.len() < 30 && shared.iter().all(|row| row.from == NO_NODE), "{}", shared.len());
}

#[test]
fn the_state_of_a_path_is_that_of_all_its_links() {
    let mut document = wired(r#""protocol": "tcp""#, BLACKOUTS).expect("a scenario").to_json();
    document["error_processes"][0]["scope"] = "link".into();
    document["links"][0]["error_process"] = "fading".into();
    let mut world = run(&Scenario::from_json(&document).expect("a valid scenario"));
    let links = states(&mut world);
    let paths = world.recording().path_states.waiting();
    assert!(paths.len() > 10, "{}", paths.len());
    for row in paths {
        let of =
            |from: u16| links.iter().rfind(|link| link.from == from && link.t <= row.t).expect("a state");
        let both = [of(0), of(1)];
        let bad = both.iter().any(|link| link.state == ChannelState::Bad);
        assert_eq!(row.state == ChannelState::Bad, bad, "{:?}", row.t);
        assert_eq!(row.delay_ms, both[0].delay_ms + both[1].delay_ms);
        assert_eq!(row.loss, if bad { 1.0 } else { 0.0 });
    }
}

#[test]
fn a_state_is_told_of_in_words() {
    let scenario = wired(r#""protocol": "tcp""#, BLACKOUTS).expect("a scenario");
    let mut world = run(&scenario);
    let explainer = Explainer::new(&scenario).expect("words");
    let events = world.recording().events.waiting().to_vec();
    let words = events
        .iter()
        .find(|row| row.code == HappeningCode::BadState as u16)
        .map(|row| explainer.explain(row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]));
    let words = words.expect("a bad state");
    assert_eq!(words.title, "fading: bad state");
    assert!(
        words.detail.starts_with("Of the packets sent from now on all of them are lost"),
        "{}",
        words.detail
    );
    assert_eq!(words.rule, "Error process fading: stays of 1 s on average");
}

#[test]
fn what_cannot_be_an_error_process_is_refused_with_a_sentence() {
    let problem = |flow: &str, process: &str| {
        let problems = wired(flow, process).expect_err("a problem");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let flow = r#""protocol": "tcp""#;
    let of = |good: &str, bad: &str| problem(flow, &format!(r#""good": {good}, "bad": {bad}"#));
    let fine = r#"{"mean_s": 1}"#;
    assert!(
        of(r#"{"mean_s": 0}"#, fine).contains("error_processes[0].good.mean_s"),
        "{}",
        of(r#"{"mean_s": 0}"#, fine)
    );
    for chance in ["1.5", "-0.1"] {
        let bad = format!(r#"{{"mean_s": 1, "drop_probability": {chance}}}"#);
        assert!(of(fine, &bad).contains("error_processes[0].bad.drop_probability"), "{}", of(fine, &bad));
    }
    let alone = of(fine, r#"{"mean_s": 1, "delay_low_ms": 100, "delay_high_share": 0.2}"#);
    assert!(alone.starts_with("error_processes[0].bad.delay_high_share: has no place"), "{alone}");
    let tiny = r#"{"mean_s": 0.001}"#;
    let many = format!(
        r#"{{"duration_s": 86400, "error_processes": [{{"name": "p", "good": {tiny}, "bad": {tiny}}}]}}"#
    );
    let problems = Scenario::parse(&many).expect_err("a problem");
    let many = problems[0].to_string();
    assert!(many.starts_with("error_processes[0]") && many.ends_with("200000 is the most"), "{many}");
    let named = wired(
        flow,
        r#""good": {"mean_s": 1}, "bad": {"mean_s": 1}}, {"name": "fadin", "good": {"mean_s": 1}, "bad": {"mean_s": 1}"#,
    );
    let mut document = named.expect("a scenario").to_json();
    document["links"][0]["error_process"] = "fadding".into();
    let problems = Scenario::from_json(&document).expect_err("a problem");
    assert_eq!(
        problems[0].to_string(),
        "links[0].error_process: there is no error process \"fadding\"; did you mean \"fading\"?"
    );
}
