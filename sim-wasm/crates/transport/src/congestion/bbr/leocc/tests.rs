//! Tests of LeoCC by the rules of its kernel module (leocc.c, monitor_ping.c, netlink.h).

use super::super::super::pipe::{Pipe, UNIT};
use super::super::super::tests::plain;
use super::super::super::{Algorithm, Congestion, Own, PathHint, Rules};
use super::*;

/// One by these settings, over a megabyte a second and 100 ms with room for two windows.
fn leocc(change: impl FnOnce(&mut LeoCcSettings)) -> (Congestion, Pipe) {
    let mut own = Own::default();
    change(&mut own.leocc.0);
    let rules = Rules { initial_ssthresh: 1 << 20, own, ..plain() };
    let mut controller = Congestion::new(Algorithm::LeoCc, rules);
    controller.on_established(SimTime::ZERO, Some(ms(100)), 1);
    (controller, Pipe::new(1_000_000, 100, 200_000))
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn at(ms: u64) -> SimTime {
    SimTime::from_millis(ms)
}

/// What was told, in a word each, with its time in ms; the model and what goes on are passed over.
fn words(pipe: &Pipe) -> Vec<(u64, &'static str)> {
    let mut found: Vec<(u64, &'static str)> = Vec::new();
    for &(when, reason) in &pipe.told {
        let word = match reason {
            Reason::Bbr(BbrReason::Startup { .. }) => "startup",
            Reason::Bbr(BbrReason::Drain { .. }) => "drain",
            Reason::Bbr(BbrReason::ProbeUp { .. }) => "up",
            Reason::Bbr(BbrReason::ProbeDown { .. }) => "down",
            Reason::Bbr(BbrReason::Cruise { .. }) => "cruise",
            Reason::LeoCc(LeoCcReason::LeoProbeRtt { .. }) => "rtt",
            Reason::LeoCc(LeoCcReason::LeoProbeUp { .. }) => "gentle",
            Reason::LeoCc(LeoCcReason::LeoAnswersLate { .. }) => "late",
            Reason::LeoCc(LeoCcReason::LeoScheduled { .. }) => "scheduled",
            Reason::LeoCc(LeoCcReason::LeoFiltered { .. }) => "filtered",
            Reason::LeoCc(LeoCcReason::LeoLargest { .. }) => "largest",
            Reason::Bbr(BbrReason::Model { .. }) => continue,
            other => panic!("{other:?}"),
        };
        if found.last().is_none_or(|&(_, last)| last != word) {
            found.push((when.as_nanos() / 1_000_000, word));
        }
    }
    found
}

fn has(pipe: &Pipe, sought: &str) -> bool {
    words(pipe).iter().any(|&(_, word)| word == sought)
}

/// The same path for five seconds; then a round trip takes so long.
fn stepped(rtt: u64, change: impl FnOnce(&mut LeoCcSettings)) -> (Congestion, Pipe) {
    let (mut controller, mut pipe) = leocc(change);
    pipe.run(&mut controller, at(5000), |_, _| ());
    pipe.rtt = ms(rtt);
    pipe.told.clear();
    pipe.run(&mut controller, at(9000), |_, _| ());
    (controller, pipe)
}

/// The round trip that the model has, ms.
fn min_rtt(pipe: &Pipe) -> u64 {
    let last = pipe.told.iter().rev().find_map(|&(_, told)| match told {
        Reason::Bbr(BbrReason::Model { min_rtt, .. }) => min_rtt,
        _ => None,
    });
    last.expect("a model was told").as_nanos() / 1_000_000
}

#[test]
fn a_step_of_the_round_trip_brings_probe_rtt_with_half_of_the_window_and_startup_after_it() {
    let (controller, pipe) = stepped(200, |_| ());
    let words = words(&pipe);
    let order: Vec<_> = words.iter().map(|&(_, word)| word).filter(|&word| word != "largest").collect();
    let late = order.iter().position(|&word| word == "late").expect("it is found");
    assert_eq!(order[late..late + 4], ["late", "rtt", "startup", "drain"], "{words:?}");
    // The first packet over the longer path comes 200 ms after it left.
    let found = words.iter().find(|&&(_, word)| word == "late").expect("it is found").0;
    assert!((5200..5210).contains(&found), "{words:?}");
    assert_eq!(min_rtt(&pipe), 201, "the last round trip of PROBE_RTT, with the packet's own millisecond");
    assert!(controller.cwnd() > 400 * UNIT, "twice a window of 200 segments: {}", controller.cwnd());
}

#[test]
fn a_path_that_stays_shows_no_reconfiguration_by_its_answers() {
    let (mut controller, mut pipe) = leocc(|_| ());
    pipe.loss = 10_000;
    pipe.run(&mut controller, at(60_000), |_, _| ());
    assert!(!has(&pipe, "late"), "{:?}", words(&pipe));
    let goodput = pipe.delivered as f64 / 60e6;
    assert!(goodput > 0.9, "one percent of losses costs little: {goodput}");
}

#[test]
fn the_threshold_says_which_steps_are_found() {
    // A step of 60 ms keeps answers away for 70 ms, with probes every 10 ms.
    let found =
        [45, 65, 75].map(|threshold| has(&stepped(160, |own| own.leocc_threshold = ms(threshold)).1, "late"));
    assert_eq!(found, [true, true, false]);
}

#[test]
fn a_schedule_brings_it_every_period_from_100_ms_before() {
    let (mut controller, mut pipe) = leocc(|own| {
        own.leocc_detection = Detection::Schedule;
        own.leocc_period = Duration::from_secs(10);
        own.leocc_offset = Duration::from_secs(4);
    });
    pipe.run(&mut controller, at(30_000), |_, _| ());
    let words = words(&pipe);
    let scheduled: Vec<u64> =
        words.iter().filter(|&&(_, word)| word == "scheduled").map(|&(when, _)| when).collect();
    assert_eq!(scheduled.len(), 3, "{words:?}");
    for (when, due) in scheduled.iter().zip([4000, 14_000, 24_000]) {
        assert!((due - 100..due - 90).contains(when), "{words:?}");
        let after = words.iter().find(|&&(at, word)| at >= *when && word == "rtt");
        assert!(after.is_some_and(|&(at, _)| at < due), "{words:?}");
    }
    assert!(!has(&stepped(200, |own| own.leocc_detection = Detection::Schedule).1, "late"));
}

#[test]
fn hints_alone_tell_it_where_that_is_chosen_and_besides_otherwise() {
    for leocc_detection in [Detection::Hints, Detection::Answers] {
        let (mut controller, mut pipe) = leocc(|own| own.leocc_detection = leocc_detection);
        pipe.run(&mut controller, at(5000), |_, _| ());
        pipe.told.clear();
        controller.on_path_hint(&PathHint { now: at(5000), from: Some(ms(50)), to: Some(ms(60)) });
        pipe.rtt = ms(120);
        pipe.run(&mut controller, at(7000), |_, _| ());
        let words = words(&pipe);
        let probes = words.iter().position(|&(_, word)| word == "rtt").expect("it probes");
        assert_eq!(words[probes + 1].1, "startup", "{words:?}");
        assert!((5000..5010).contains(&words[probes].0), "{words:?}");
    }
    assert!(!has(&stepped(200, |own| own.leocc_detection = Detection::Hints).1, "late"));
}

#[test]
fn one_that_comes_in_startup_is_over_with_startup() {
    let (mut controller, mut pipe) = leocc(|own| own.leocc_detection = Detection::Hints);
    pipe.run(&mut controller, at(300), |_, _| ());
    controller.on_path_hint(&PathHint { now: at(300), from: None, to: Some(ms(50)) });
    pipe.run(&mut controller, at(5000), |_, _| ());
    let words = words(&pipe);
    assert_eq!((words[0].1, words[1].1), ("startup", "drain"));
    assert!(!has(&pipe, "rtt"), "{words:?}");
}

#[test]
fn without_a_reconfiguration_probe_rtt_comes_after_its_window_and_the_cycle_goes_on() {
    let (mut controller, mut pipe) = leocc(|own| own.leocc_min_rtt_window = Duration::from_secs(4));
    let mut least = u32::MAX;
    pipe.run(&mut controller, at(9000), |pipe, controller| {
        if pipe.now > at(3000) {
            least = least.min(controller.cwnd());
        }
    });
    let words = words(&pipe);
    let probes = words.iter().position(|&(_, word)| word == "rtt").expect("it probes");
    assert!((4000..4300).contains(&words[probes].0), "{words:?}");
    assert_ne!(words[probes + 1].1, "startup", "{words:?}");
    assert_eq!(least / UNIT, 51, "half of a megabyte a second in 101 ms");
}

#[test]
fn a_percentage_says_what_probe_rtt_leaves_in_flight() {
    let least = [20, 50, 80].map(|percent| {
        let (mut controller, mut pipe) = leocc(|own| {
            own.leocc_probe_rtt_percent = percent;
            own.leocc_min_rtt_window = Duration::from_secs(4);
        });
        let mut least = u32::MAX;
        pipe.run(&mut controller, at(6000), |pipe, controller| {
            if pipe.now > at(3000) {
                least = least.min(controller.cwnd());
            }
        });
        least / UNIT
    });
    // A megabyte a second in 101 ms, with the millisecond that the packet takes.
    assert_eq!(least, [21, 51, 81]);
}

/// A second flow that takes half of the link stands for a queue: round trips grow, and the largest rate of ten rounds is too
/// much.
#[test]
fn while_round_trips_show_a_queue_the_filtered_bandwidth_holds_and_probes_are_gentle() {
    let crowded = |swing: Option<Duration>| {
        let (mut controller, mut pipe) = leocc(|own| own.leocc_fluctuation = swing);
        pipe.run(&mut controller, at(5000), |_, _| ());
        pipe.told.clear();
        pipe.rate /= 2;
        pipe.run(&mut controller, at(12_000), |_, _| ());
        pipe
    };
    let pipe = crowded(Some(ms(10)));
    let words = words(&pipe);
    assert!(has(&pipe, "filtered") && has(&pipe, "gentle") && has(&pipe, "largest"), "{words:?}");
    assert!(!has(&crowded(Some(Duration::from_secs(10))), "filtered"), "they may swing by ten seconds");
    assert!(!has(&crowded(None), "filtered"), "nothing was measured without a reconfiguration");
}

#[test]
fn how_far_round_trips_swing_is_measured_after_a_reconfiguration() {
    let (controller, _) = stepped(200, |own| own.leocc_fluctuation = None);
    let debug = format!("{controller:?}");
    assert!(debug.contains("measures: true, swing: Some("), "{debug}");
}

#[test]
fn startup_begins_with_the_bandwidth_of_the_sample_before_probe_rtt_saw_the_round_trip_fall() {
    // 200 ms fall to 100 ms, which is more than the threshold below the filtered round trip.
    let (mut controller, mut pipe) = leocc(|own| own.leocc_detection = Detection::Hints);
    pipe.rtt = ms(200);
    pipe.run(&mut controller, at(8000), |_, _| ());
    pipe.told.clear();
    controller.on_path_hint(&PathHint { now: at(8000), from: Some(ms(100)), to: Some(ms(50)) });
    pipe.rtt = ms(100);
    pipe.run(&mut controller, at(10_000), |_, _| ());
    let startup = pipe.told.iter().find_map(|&(_, told)| match told {
        Reason::Bbr(BbrReason::Startup { bandwidth, .. }) => Some(bandwidth.as_bps()),
        _ => None,
    });
    assert!(startup.is_some_and(|rate| rate > 1_000_000), "{startup:?}");
    let (_, pipe) = stepped(200, |_| ());
    let startup = pipe.told.iter().find_map(|&(_, told)| match told {
        Reason::Bbr(BbrReason::Startup { bandwidth, .. }) => Some(bandwidth.as_bps()),
        _ => None,
    });
    assert_eq!(startup, Some(1), "else it knows none, and a rate is never 0");
}
