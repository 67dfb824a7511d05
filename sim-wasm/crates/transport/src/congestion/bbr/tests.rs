//! Tests of BBR by the rules of Linux.

use super::super::pipe::{Pipe, UNIT};
use super::super::tests::plain;
use super::super::{Algorithm, Congestion, Own};
use super::*;

fn rules() -> Rules {
    Rules { initial_ssthresh: 1 << 20, ..plain() }
}

fn bbr(rules: Rules, seed: u64, rtt_ms: u64) -> Congestion {
    let mut controller = Congestion::new(Algorithm::Bbr, rules);
    controller.on_established(SimTime::ZERO, Some(Duration::from_millis(rtt_ms)), seed);
    controller
}

/// The reasons that begin a phase, one after the other, with their times in ms.
fn phases(pipe: &Pipe) -> Vec<(u64, &'static str)> {
    let mut found: Vec<(u64, &'static str)> = Vec::new();
    for &(at, reason) in &pipe.told {
        let Reason::Bbr(reason) = reason else { panic!("another controller's reason") };
        let word = match reason {
            BbrReason::Startup { .. } => "startup",
            BbrReason::Drain { .. } => "drain",
            BbrReason::ProbeUp { .. } => "up",
            BbrReason::ProbeDown { .. } => "down",
            BbrReason::Cruise { .. } => "cruise",
            BbrReason::ProbeRtt { .. } => "rtt",
            BbrReason::Model { .. } | BbrReason::Policed { .. } => continue,
        };
        if found.last().is_none_or(|&(_, last)| last != word) {
            found.push((at.as_nanos() / 1_000_000, word));
        }
    }
    found
}

/// A megabyte a second over 100 ms, with room for two windows.
fn pipe() -> Pipe {
    Pipe::new(1_000_000, 100, 200_000)
}

fn at(ms: u64) -> SimTime {
    SimTime::from_millis(ms)
}

#[test]
fn the_first_rate_is_the_first_window_in_a_round_trip_by_the_gain_of_startup_less_a_percent() {
    let first = bbr(rules(), 1, 100);
    let expected = 10 * u64::from(UNIT) * 10 * HIGH_GAIN * 99 / (ONE * 100) * 8;
    assert_eq!(first.pacing_rate(), Some(BitRate::from_bps(expected)));
    assert_eq!(first.cwnd(), 10 * UNIT);
}

#[test]
fn startup_drain_and_the_cycle_follow_each_other_and_the_model_is_the_path() {
    let (mut controller, mut pipe) = (bbr(rules(), 1, 100), pipe());
    pipe.run(&mut controller, at(8000), |_, _| ());
    let phases = phases(&pipe);
    let words: Vec<_> = phases.iter().map(|&(_, word)| word).collect();
    assert_eq!(words[..2], ["startup", "drain"]);
    assert!(words[2..].windows(3).any(|phase| phase == ["up", "down", "cruise"]), "{words:?}");
    assert!(!words.contains(&"rtt"), "not within ten seconds");
    // Doubling from 100 kB/s to a megabyte takes four round trips, and three more, of up to 300 ms by then, show that the
    // pipe is full.
    assert!((1000..1700).contains(&phases[1].0), "{phases:?}");
    let Some(&(_, Reason::Bbr(BbrReason::Model { bandwidth, min_rtt, cwnd, .. }))) =
        pipe.told.iter().rev().find(|(_, told)| matches!(told, Reason::Bbr(BbrReason::Model { .. })))
    else {
        panic!("no model was told")
    };
    let off = bandwidth.as_bps().abs_diff(8_000_000);
    assert!(off < 8_000_000 / 100, "{bandwidth:?}");
    assert_eq!(min_rtt, Some(Duration::from_millis(100)), "what it took to set up");
    // Twice a window of 100 segments, three quanta of two, and what comes in heaps.
    assert!((206..=210).contains(&(cwnd / UNIT)), "{cwnd}");
    let goodput = pipe.delivered as f64 / 8e6;
    assert!(goodput > 0.9, "{goodput}");
}

#[test]
fn the_cycle_probes_for_a_round_trip_in_eight_and_begins_by_the_seed() {
    let begins = |seed| {
        let (mut controller, mut pipe) = (bbr(rules(), seed, 100), pipe());
        pipe.run(&mut controller, at(4000), |_, _| ());
        let phases = phases(&pipe);
        let ups: Vec<u64> = phases.iter().filter(|&&(_, word)| word == "up").map(|&(at, _)| at).collect();
        let period = ups[ups.len() - 1] - ups[ups.len() - 2];
        assert!((700..=900).contains(&period), "{phases:?}");
        phases
    };
    assert_eq!(begins(1), begins(1));
    let first_up =
        |phases: Vec<(u64, &str)>| phases.iter().find(|&&(_, word)| word == "up").map(|&(at, _)| at);
    let different: std::collections::BTreeSet<_> = (1..12).map(|seed| first_up(begins(seed))).collect();
    assert!(different.len() > 2, "{different:?}");
    assert!((1..12).all(|seed| begins(seed)[2].1 != "down"), "it never begins by draining");
}

#[test]
fn probe_rtt_comes_when_no_round_trip_was_as_short_for_a_window_and_keeps_four_packets_for_its_time() {
    let mut rules = rules();
    rules.own.bbr.0.bbr_min_rtt_window = Duration::from_secs(3);
    for time in [0, 200, 1000] {
        rules.own.bbr.0.bbr_probe_rtt = Duration::from_millis(time);
        // Shorter than the path is: no later round trip is as short.
        let (mut controller, mut pipe) = (bbr(rules.clone(), 1, 99), pipe());
        let mut least = u32::MAX;
        pipe.run(&mut controller, at(6000), |_, controller| least = least.min(controller.cwnd()));
        let phases = phases(&pipe);
        let Some(place) = phases.iter().position(|&(_, word)| word == "rtt") else {
            assert_eq!(time, 0, "{phases:?}");
            continue;
        };
        assert_eq!(least, 4 * UNIT);
        assert!((3000..3400).contains(&phases[place].0), "{phases:?}");
        // What is in flight must arrive first.
        let lasts = phases[place + 1].0 - phases[place].0;
        assert!((time..time + 400).contains(&lasts), "{time}: {phases:?}");
        assert!(controller.cwnd() > 150 * UNIT, "it is back");
    }
}

#[test]
fn losses_leave_the_rate_and_a_recovery_ends_with_the_window_it_began_with() {
    let (mut controller, mut pipe) = (bbr(rules(), 1, 100), pipe());
    pipe.loss = 20_000;
    pipe.run(&mut controller, at(9000), |_, _| ());
    let goodput = pipe.delivered as f64 / 9e6;
    assert!(goodput > 0.88, "{goodput}");
    assert!(pipe.lost > 100 * u64::from(UNIT));
}

#[test]
fn a_timeout_leaves_one_segment_and_when_all_is_acknowledged_the_window_is_back() {
    let (mut controller, mut pipe) = (bbr(rules(), 1, 100), pipe());
    pipe.run(&mut controller, at(3000), |_, _| ());
    let before = controller.cwnd();
    controller.on_timeout(&Loss { flight: 0, window: before }, false);
    assert_eq!(controller.cwnd(), UNIT);
    pipe.run(&mut controller, at(4000), |_, _| ());
    assert!(controller.cwnd() >= before - 4 * UNIT, "{} of {before}", controller.cwnd());
}

#[test]
fn the_window_gain_is_what_the_window_has_of_the_path() {
    let windows = [100, 200, 300].map(|percent| {
        let mut rules = rules();
        rules.own.bbr.0.bbr_cwnd_percent = percent;
        let (mut controller, mut pipe) = (bbr(rules, 1, 100), pipe());
        pipe.run(&mut controller, at(4000), |_, _| ());
        controller.cwnd() / UNIT
    });
    for (window, expected) in windows.into_iter().zip([106, 206, 306]) {
        assert!((expected..expected + 9).contains(&window), "{windows:?}");
    }
}

#[test]
fn the_bandwidth_of_before_holds_for_its_window_of_round_trips() {
    let lasts = [4, 10].map(|rounds| {
        let mut rules = rules();
        rules.own.bbr.0.bbr_bandwidth_rounds = rounds;
        let (mut controller, mut pipe) = (bbr(rules, 1, 100), pipe());
        pipe.run(&mut controller, at(4000), |_, _| ());
        pipe.rate /= 2;
        let mut fell = None;
        pipe.run(&mut controller, at(9000), |pipe, controller| {
            let low = controller.pacing_rate().is_some_and(|rate| rate.as_bps() < 4_100_000);
            if low {
                fell.get_or_insert(pipe.now);
            }
        });
        fell.map(|fell| fell.since(at(4000)))
    });
    assert!(lasts[0] < lasts[1] && lasts[0].is_some(), "{lasts:?}");
}

#[test]
fn a_policer_is_found_unless_that_is_off() {
    let found = [true, false].map(|on| {
        let mut rules = rules();
        rules.own.bbr.0.bbr_policer = on;
        let (mut controller, mut pipe) = (bbr(rules, 1, 100), pipe());
        // No queue, and three of ten are lost at one rate.
        pipe.loss = 300_000;
        pipe.run(&mut controller, at(9000), |_, _| ());
        pipe.told.iter().any(|(_, told)| matches!(told, Reason::Bbr(BbrReason::Policed { .. })))
    });
    assert_eq!(found, [true, false]);
}

#[test]
fn a_smaller_segment_makes_smaller_least_windows_and_marks_cut_nothing() {
    let mut controller = bbr(rules(), 1, 100);
    controller.on_mark(&Loss { flight: 9000, window: 10_000 });
    assert_eq!(controller.cwnd(), 10 * UNIT);
    controller.set_unit(500);
    controller.on_timeout(&Loss { flight: 9000, window: 10_000 }, false);
    assert_eq!(controller.cwnd(), 500);
    controller.on_spurious();
    assert_eq!(controller.cwnd(), 10 * UNIT, "undone");
    controller.on_idle(UNIT);
    assert_eq!(controller.cwnd(), 10 * UNIT);
}

/// One cycle of PROBE_BW: each phase with its rate, its bandwidth, its window and when it began, as the rules give them for a
/// megabyte a second over 100 ms.
#[test]
fn one_cycle_as_it_is_told() {
    let (mut controller, mut pipe) = (bbr(rules(), 1, 100), pipe());
    pipe.run(&mut controller, at(5600), |_, _| ());
    let told: Vec<String> = pipe
        .told
        .iter()
        .filter(|(when, _)| (at(4400)..at(5500)).contains(when))
        .filter_map(|&(when, reason)| {
            let words = Reason::explain(reason.code(), reason.numbers())?;
            Some(format!("{} ms: {}", when.as_nanos() / 1_000_000, words.0))
        })
        .collect();
    assert_eq!(told, CYCLE_TOLD);
}

const CYCLE_TOLD: [&str; 7] = [
    "4484 ms: Probing for bandwidth at 9.90 Mbit/s",
    "4485 ms: Model: 8.00 Mbit/s, cwnd 210,000 bytes",
    "4611 ms: Draining what was probed at 5.94 Mbit/s",
    "4710 ms: Cruising at 7.92 Mbit/s",
    "5315 ms: Probing for bandwidth at 9.90 Mbit/s",
    "5316 ms: Model: 8.00 Mbit/s, cwnd 210,000 bytes",
    "5442 ms: Draining what was probed at 5.94 Mbit/s",
];

/// The same path for five seconds; then it is twice as long, and the sender hears of it.
fn hinted(bbr_hint: BbrHint) -> (Congestion, Pipe) {
    let mut own = Own::default();
    own.bbr.0.bbr_hint = bbr_hint;
    let (mut controller, mut pipe) = (bbr(Rules { own, ..rules() }, 1, 100), pipe());
    pipe.run(&mut controller, at(5000), |_, _| ());
    pipe.rtt = Duration::from_millis(200);
    pipe.told.clear();
    let delay = Duration::from_millis;
    controller.on_path_hint(&PathHint { now: at(5000), from: Some(delay(50)), to: Some(delay(100)) });
    pipe.run(&mut controller, at(9000), |_, _| ());
    (controller, pipe)
}

/// The round trip that the model has.
fn min_rtt(pipe: &Pipe) -> Option<Duration> {
    let last = pipe.told.iter().rev().find_map(|&(_, told)| match told {
        Reason::Bbr(BbrReason::Model { min_rtt, .. }) => Some(min_rtt),
        _ => None,
    });
    last.expect("a model was told")
}

#[test]
fn leocc_a_hint_brings_probe_rtt_with_half_of_what_the_path_held_and_startup_after_it() {
    let (controller, pipe) = hinted(BbrHint::LeoCc);
    let phases = phases(&pipe);
    let words: Vec<_> = phases.iter().map(|&(_, word)| word).take(3).collect();
    assert_eq!(words, ["rtt", "startup", "drain"], "{phases:?}");
    let least = pipe.told.iter().filter_map(|&(_, told)| match told {
        Reason::Bbr(BbrReason::ProbeRtt { cwnd, .. } | BbrReason::Model { cwnd, .. }) => Some(cwnd),
        _ => None,
    });
    // Half of a megabyte a second in 100 ms: 50 segments.
    assert_eq!(least.min().map(|cwnd| cwnd / UNIT), Some(50));
    // 200 ms, and what its own half of a window has queued: nothing.
    assert_eq!(min_rtt(&pipe).map(|rtt| rtt.as_nanos() / 1_000_000), Some(201));
    assert!(controller.cwnd() > 400 * UNIT, "twice a window of 200 segments: {}", controller.cwnd());
}

#[test]
fn a_hint_may_bring_startup_at_once_and_the_first_round_trip_that_left_after_it_is_the_shortest() {
    let (_, pipe) = hinted(BbrHint::Startup);
    let phases = phases(&pipe);
    assert_eq!(phases[..2].iter().map(|&(_, word)| word).collect::<Vec<_>>(), ["startup", "drain"]);
    assert_eq!(phases[0].0, 5000, "at once");
    let rtt = min_rtt(&pipe).map(|rtt| rtt.as_nanos() / 1_000_000);
    assert!(rtt.is_some_and(|rtt| (200..300).contains(&rtt)), "{rtt:?}");
}

#[test]
fn a_model_that_keeps_what_it_has_believes_in_the_shorter_path_for_ten_seconds() {
    let (_, pipe) = hinted(BbrHint::Keep);
    assert_eq!(min_rtt(&pipe), Some(Duration::from_millis(100)));
    assert!(!phases(&pipe).iter().any(|&(_, word)| word == "startup"));
}
