//! Tests of BBRv3 by the sections of the draft, and by the examples of its appendix.

use super::super::pipe::{Pipe, UNIT};
use super::super::tests::plain;
use super::super::{Algorithm, Congestion};
use super::*;

fn rules() -> Rules {
    Rules { initial_ssthresh: 1 << 20, ..plain() }
}

fn with(change: impl FnOnce(&mut Bbr3Settings)) -> Rules {
    let mut rules = rules();
    change(&mut rules.own.bbr3.0);
    rules
}

fn bbr3(rules: Rules, seed: u64, rtt_ms: u64) -> Congestion {
    let mut controller = Congestion::new(Algorithm::Bbr3, rules);
    controller.on_established(SimTime::ZERO, Some(Duration::from_millis(rtt_ms)), seed);
    controller
}

fn at(ms: u64) -> SimTime {
    SimTime::from_millis(ms)
}

/// A megabyte a second over 100 ms, with room for two windows.
fn pipe() -> Pipe {
    Pipe::new(1_000_000, 100, 200_000)
}

fn told(pipe: &Pipe) -> impl Iterator<Item = (u64, Bbr3Reason)> {
    pipe.told.iter().map(|&(at, reason)| {
        let Reason::Bbr3(reason) = reason else { panic!("another controller's reason") };
        (at.as_nanos() / 1_000_000, reason)
    })
}

/// The reasons that begin a state, one after the other, with their times in ms.
fn states(pipe: &Pipe) -> Vec<(u64, &'static str)> {
    let mut found: Vec<(u64, &'static str)> = Vec::new();
    for (at, reason) in told(pipe) {
        let word = match reason {
            Bbr3Reason::Bbr3Startup { .. } => "startup",
            Bbr3Reason::Bbr3Drain { .. } => "drain",
            Bbr3Reason::Bbr3Down { .. } => "down",
            Bbr3Reason::Bbr3Cruise { .. } => "cruise",
            Bbr3Reason::Bbr3Refill { .. } => "refill",
            Bbr3Reason::Bbr3Up { .. } => "up",
            Bbr3Reason::Bbr3ProbeRtt { .. } => "rtt",
            _ => continue,
        };
        if found.last().is_none_or(|&(_, last)| last != word) {
            found.push((at, word));
        }
    }
    found
}

/// How long those states lasted that were followed by another.
fn lasted(states: &[(u64, &str)], word: &str) -> Vec<u64> {
    let pairs = states.windows(2).filter(|pair| pair[0].1 == word);
    pairs.map(|pair| pair[1].0 - pair[0].0).collect()
}

fn run(rules: Rules, loss: u64, ms: u64) -> Pipe {
    let (mut controller, mut pipe) = (bbr3(rules, 1, 100), pipe());
    pipe.loss = loss;
    pipe.run(&mut controller, at(ms), |_, _| ());
    pipe
}

/// One that has filled its pipe: a megabyte a second over 100 ms.
fn cruising(state: State) -> Bbr3 {
    let mut bbr = Bbr3::new(rules());
    bbr.on_established(SimTime::ZERO, Some(Duration::from_millis(100)), 1);
    bbr.max_bw = [1_000_000; 2];
    bbr.bound_bw_for_model();
    bbr.full.reached = true;
    bbr.delivered = 1_000_000;
    bbr.cwnd = 200 * UNIT;
    bbr.state = state;
    bbr.probe_wait = Duration::from_secs(2);
    bbr.cycle_began = Some(at(4000));
    bbr.probe_rtt_min_at = at(4000);
    bbr
}

/// What an acknowledgement of a segment says there, with 100 in flight.
fn sample(bbr: &mut Bbr3, ms: u64) -> Sample {
    bbr.delivered += u64::from(UNIT);
    Sample {
        now: at(ms),
        newly: UNIT.into(),
        delivered: 100_000,
        prior: bbr.delivered - 100_000,
        rate: 1_000_000,
        limited: false,
        tx_in_flight: 100_000,
        lost: 0,
        rtt: Some(Duration::from_millis(100)),
        flight: 99_000,
    }
}

fn lost(flight: u32, lost: u64, ordinal: u64) -> LostPacket {
    LostPacket { bytes: UNIT, flight, lost, app_limited: false, ordinal }
}

#[test]
fn section_5_6_2_the_first_rate_is_the_first_window_in_a_round_trip_by_the_gain_of_startup() {
    let first = bbr3(rules(), 1, 100);
    assert_eq!(first.pacing_rate(), Some(BitRate::from_bps(10 * u64::from(UNIT) * 10 * 277 / 100 * 8)));
    assert_eq!(first.cwnd(), 10 * UNIT);
}

#[test]
fn section_5_3_states_follow_each_other_and_the_model_is_the_path() {
    let pipe = run(rules(), 0, 5000);
    let states = states(&pipe);
    let words: Vec<_> = states.iter().map(|&(_, word)| word).collect();
    // Of Down right behind Drain nothing is seen: the queue is gone.
    assert_eq!(words, ["startup", "drain", "cruise", "refill", "up", "down"]);
    // Doubling from 100 kB/s takes four round trips, and three more, of up to 200 ms by then, show that the pipe is full.
    assert!((1000..1400).contains(&states[1].0), "{states:?}");
    // A round trip refills, and three without a quarter more, each with more of a queue, end the probe (5.3.1.2).
    assert_eq!(lasted(&states, "refill").iter().filter(|&&ms| (100..105).contains(&ms)).count(), 1);
    assert!(lasted(&states, "up").iter().all(|&ms| (300..450).contains(&ms)), "{states:?}");
    let Some((_, Bbr3Reason::Bbr3Down { max_bw, min_rtt, pacing, .. })) =
        told(&pipe).filter(|(_, told)| matches!(told, Bbr3Reason::Bbr3Down { .. })).last()
    else {
        panic!("it went down")
    };
    // Within 2 %, as the appendix has it.
    assert!(max_bw.as_bps().abs_diff(8_000_000) < 160_000, "{max_bw:?}");
    assert_eq!(min_rtt, Some(Duration::from_millis(100)));
    let expected = max_bw.as_bps() * 90 * 99 / 10_000;
    assert!(pacing.as_bps().abs_diff(expected) < 100, "{pacing:?}");
}

#[test]
fn section_5_3_3_8_2_a_probe_comes_after_two_to_three_seconds_by_the_seed_or_as_many_round_trips_as_segments()
{
    let period = |seed, rtt| {
        let (mut controller, mut pipe) = (
            bbr3(with(|own| own.bbr3_probe_rtt = Duration::ZERO), seed, rtt),
            Pipe::new(1_000_000, rtt, 200_000),
        );
        pipe.run(&mut controller, at(12_000), |_, _| ());
        let states = states(&pipe);
        // From Down on, which is where the clock starts.
        let downs: Vec<u64> = states.iter().filter(|state| state.1 == "down").map(|state| state.0).collect();
        let refills: Vec<u64> =
            states.iter().filter(|state| state.1 == "refill").map(|state| state.0).collect();
        let next = refills.iter().find(|&&refill| refill > downs[0]);
        next.expect("another probe") - downs[0]
    };
    let long: std::collections::BTreeSet<u64> = (1..6).map(|seed| period(seed, 100)).collect();
    assert!(long.iter().all(|ms| (2000..=3010).contains(ms)) && long.len() > 2, "{long:?}");
    // 20 segments over 20 ms: 20 round trips, or 19.
    let short = period(1, 20);
    assert!((380..=520).contains(&short), "{short}");
}

#[test]
fn section_5_3_4_probe_rtt_comes_after_its_interval_and_keeps_half_of_the_path_for_its_time() {
    for time in [0, 200, 1000] {
        let rules = with(|own| own.bbr3_probe_rtt = Duration::from_millis(time));
        // Shorter than the path is: no later round trip is as short.
        let (mut controller, mut pipe) = (bbr3(rules, 1, 100), pipe());
        let mut least = u32::MAX;
        pipe.run(&mut controller, at(8000), |pipe, controller| {
            if pipe.now > at(5000) {
                least = least.min(controller.cwnd());
            }
        });
        let states = states(&pipe);
        let Some(place) = states.iter().position(|&(_, word)| word == "rtt") else {
            assert_eq!(time, 0, "{states:?}");
            continue;
        };
        assert!((5000..5200).contains(&states[place].0), "{states:?}");
        assert!((49 * UNIT..=51 * UNIT).contains(&least), "{least}");
        let lasts = states[place + 1].0 - states[place].0;
        assert!((time..time + 400).contains(&lasts), "{time}: {states:?}");
        assert_eq!(states[place + 1].1, "cruise", "5.3.4.4");
        assert!(controller.cwnd() > 190 * UNIT, "it is back");
    }
}

#[test]
fn section_5_3_1_3_startup_ends_when_more_than_two_in_a_hundred_are_lost_in_six_places_of_a_round_trip() {
    let ends = |loss, percent| {
        let (mut controller, mut pipe) = (bbr3(with(|own| own.bbr3_loss_percent = percent), 1, 100), pipe());
        // So fast that nothing else ends it.
        (pipe.rate, pipe.loss) = (20_000_000, loss);
        pipe.run(&mut controller, at(700), |_, _| ());
        told(&pipe).find_map(|(_, told)| match told {
            Bbr3Reason::Bbr3StartupLoss { lost, flight, ranges, inflight_longterm } => {
                Some((lost, flight, ranges, inflight_longterm))
            }
            _ => None,
        })
    };
    let (lost, flight, ranges, bound) = ends(60_000, 2.0).expect("too much is lost");
    assert!(f64::from(lost) > 0.02 * f64::from(flight) && ranges >= 6 && bound > 0);
    assert_eq!(ends(5000, 2.0), None);
    assert_eq!(ends(60_000, 20.0), None, "as the setting says");
}

#[test]
fn section_5_3_1_2_samples_that_the_application_limited_show_no_full_pipe() {
    for limited in [true, false] {
        let mut bbr = cruising(State::Startup);
        bbr.full = FullPipe::default();
        for round in 0..40 {
            let told = sample(&mut bbr, 4000 + 100 * round);
            bbr.round_ends = 0;
            bbr.update(&Sample { limited, rate: 900_000, ..told });
        }
        assert_eq!(bbr.state == State::Startup, limited, "{:?}", bbr.state);
    }
}

#[test]
fn section_5_3_2_drain_ends_when_the_queue_is_gone_or_after_three_round_trips() {
    for (flight, rounds) in [(100_000, 1), (101_000, 4)] {
        let mut bbr = cruising(State::Drain);
        let mut passed = 0;
        while bbr.state == State::Drain {
            passed += 1;
            let told = sample(&mut bbr, 4000 + passed);
            bbr.round_ends = 0;
            bbr.update(&Sample { flight, ..told });
        }
        assert_eq!(passed, rounds);
    }
}

#[test]
fn section_5_3_3_1_down_ends_when_queue_and_headroom_are_free_or_when_it_is_time_to_probe() {
    let after = |flight, longterm, ms| {
        let mut bbr = cruising(State::Down);
        bbr.inflight_longterm = longterm;
        let told = sample(&mut bbr, ms);
        bbr.update(&Sample { flight, tx_in_flight: 50_000, ..told });
        bbr.state
    };
    assert_eq!(after(101_000, INFINITE, 4100), State::Down);
    assert_eq!(after(100_000, INFINITE, 4100), State::Cruise);
    // 85 % of it.
    assert_eq!(after(86_000, 100_000, 4100), State::Down);
    assert_eq!(after(85_000, 100_000, 4100), State::Cruise);
    assert_eq!(after(101_000, INFINITE, 6001), State::Refill);
}

#[test]
fn section_5_5_10_2_a_probe_that_loses_too_much_ends_and_sets_the_bound_where_losses_crossed_the_threshold() {
    let mut bbr = cruising(State::Up);
    bbr.probe_sample = true;
    bbr.on_packet_lost(&lost(120_000, 2000, 1));
    assert_eq!((bbr.state, bbr.inflight_longterm), (State::Up, INFINITE), "2 of 120 are less than 2 %");
    bbr.on_packet_lost(&lost(120_000, 3000, 2));
    assert_eq!(bbr.state, State::Down);
    // (0.02 x 119,000 - 2000) / 0.98 of the packet.
    assert_eq!(bbr.inflight_longterm, 119_000 + 387);
    bbr.on_packet_lost(&lost(110_000, 9000, 3));
    assert_eq!(bbr.inflight_longterm, 119_387, "once a probe");
    assert!(matches!(bbr.tell(), Some(Reason::Bbr3(Bbr3Reason::Bbr3TooHigh { lost: 3000, .. }))));
    // No lower than by Beta (5.5.10.2), of 100,000.
    let mut bbr = cruising(State::Refill);
    bbr.probe_sample = true;
    bbr.on_packet_lost(&lost(30_000, 3000, 1));
    assert_eq!((bbr.state, bbr.inflight_longterm), (State::Refill, 70_000));
    // Nothing of what the application limited.
    let mut bbr = cruising(State::Up);
    bbr.probe_sample = true;
    bbr.on_packet_lost(&LostPacket { app_limited: true, ..lost(30_000, 3000, 1) });
    assert_eq!((bbr.state, bbr.inflight_longterm), (State::Down, INFINITE));
}

#[test]
fn section_5_3_3_6_the_next_probe_ends_at_that_level_and_the_one_after_it_comes_at_once() {
    for precautionary in [true, false] {
        let mut bbr = cruising(State::Up);
        bbr.rules.own.bbr3.0.bbr3_precautionary = precautionary;
        (bbr.inflight_longterm, bbr.prev_probe_too_high, bbr.cwnd) = (120_000, true, 120_000);
        let told = sample(&mut bbr, 4100);
        bbr.update(&Sample { flight: 117_000, ..told });
        assert_eq!(bbr.state, State::Up, "one more segment fits");
        let told = sample(&mut bbr, 4101);
        bbr.update(&Sample { flight: 119_000, ..told });
        assert_eq!(bbr.state == State::Down, precautionary);
        if precautionary {
            let told = sample(&mut bbr, 4200);
            bbr.update(&Sample { prior: bbr.delivered - 1000, ..told });
            assert_eq!(bbr.state, State::Refill);
        }
    }
}

#[test]
fn section_5_3_3_9_the_bound_grows_by_a_segment_for_a_share_of_the_window_that_halves_each_round_trip() {
    let mut bbr = cruising(State::Up);
    (bbr.inflight_longterm, bbr.cwnd) = (160_000, 160_000);
    (bbr.probe_up_acked_per_inc, bbr.probe_up_rounds) = (160_000, 1);
    bbr.round_ends = bbr.delivered;
    for round in 1..4 {
        let per_inc = 160_000 >> (round - 1);
        (bbr.inflight_longterm, bbr.cwnd, bbr.cwnd_limited) = (160_000, 160_000, [true; 2]);
        let told = sample(&mut bbr, 4100);
        bbr.update(&Sample { newly: per_inc - 1, prior: 0, ..told });
        assert_eq!(bbr.inflight_longterm, 160_000);
        let told = sample(&mut bbr, 4100);
        bbr.update(&Sample { newly: 1, prior: bbr.round_ends, ..told });
        assert_eq!((bbr.inflight_longterm, bbr.probe_up_acked_per_inc), (161_000, 160_000 >> round));
    }
    // Not where something else holds data back.
    bbr.cwnd_limited = [false; 2];
    let told = sample(&mut bbr, 4200);
    bbr.update(&Sample { newly: 100_000, prior: 0, ..told });
    assert_eq!(bbr.inflight_longterm, 161_000);
}

#[test]
fn section_5_5_10_3_losses_bound_the_cycle_by_what_was_delivered_and_by_beta_and_refill_forgets() {
    let after = |delivered, beta| {
        let mut bbr = cruising(State::Cruise);
        bbr.rules.own.bbr3.0.bbr3_beta_percent = beta;
        bbr.on_packet_lost(&lost(100_000, 1000, 1));
        let told = sample(&mut bbr, 4100);
        bbr.update(&Sample { prior: bbr.delivered, rate: 10 * delivered, delivered, ..told });
        (bbr.bw_shortterm, bbr.inflight_shortterm, bbr)
    };
    assert_eq!(
        (after(95_000, 70).0, after(95_000, 70).1),
        (950_000, 140_000),
        "95 % of the rate, 70 % of cwnd"
    );
    assert_eq!((after(50_000, 70).0, after(50_000, 90).0), (700_000, 900_000));
    let (_, _, mut bbr) = after(50_000, 70);
    assert_eq!(bbr.bw, 700_000);
    bbr.start_refill();
    assert_eq!((bbr.bw_shortterm, bbr.inflight_shortterm), (INFINITE, INFINITE));
    // A mark does the same (3.8), and while bandwidth is probed neither does.
    for (state, bound) in [(State::Cruise, 700_000), (State::Up, INFINITE)] {
        let mut bbr = cruising(state);
        bbr.on_mark(&Loss { flight: 0, window: 0 });
        let told = sample(&mut bbr, 4100);
        bbr.update(&Sample { prior: bbr.delivered, rate: 1, delivered: 1, ..told });
        assert_eq!(bbr.bw_shortterm, bound);
    }
}

#[test]
fn section_5_5_11_2_what_was_no_loss_gives_back_window_bounds_and_state() {
    let mut bbr = cruising(State::Up);
    (bbr.probe_sample, bbr.inflight_longterm) = (true, 300_000);
    bbr.on_packet_lost(&lost(120_000, 3000, 1));
    bbr.on_loss(&Loss { flight: 120_000, window: 200_000 });
    assert_eq!(bbr.state, State::Down);
    assert!(bbr.inflight_longterm < 120_000);
    bbr.cwnd = 50 * UNIT;
    bbr.on_spurious();
    assert_eq!((bbr.state, bbr.inflight_longterm, bbr.cwnd), (State::Refill, 300_000, 200 * UNIT));
    // A timeout that was none.
    let mut bbr = cruising(State::Cruise);
    bbr.on_timeout(&Loss { flight: 0, window: 0 }, false);
    assert_eq!(bbr.cwnd, UNIT);
    bbr.on_spurious();
    assert_eq!((bbr.state, bbr.cwnd), (State::Cruise, 200 * UNIT));
    // Startup that losses ended.
    let mut bbr = cruising(State::Drain);
    bbr.undo.state = Some(State::Startup);
    bbr.on_spurious();
    assert_eq!((bbr.state, bbr.full.reached), (State::Startup, false));
}

#[test]
fn section_5_4_1_after_a_pause_data_leave_at_the_bandwidth_and_no_probe_for_the_round_trip_is_needed() {
    let mut bbr = cruising(State::Up);
    (bbr.pacing_rate, bbr.bw) = (1_237_500, 1_000_000);
    let departure = Departure { now: at(20_000), bytes: UNIT, flight: UNIT, app_limited: true };
    assert!(bbr.on_sent(&departure));
    assert_eq!((bbr.pacing_rate, bbr.cwnd), (990_000, 200 * UNIT));
    assert!(matches!(bbr.tell(), Some(Reason::Bbr3(Bbr3Reason::Bbr3Restart { .. }))));
    let told = sample(&mut bbr, 20_100);
    bbr.update(&told);
    assert_ne!(bbr.state, State::ProbeRtt);
    assert!(!bbr.idle_restart);
    // With data in flight, or without a pause of the application, it is no restart.
    for (flight, app_limited) in [(2 * UNIT, true), (UNIT, false)] {
        let mut bbr = cruising(State::Up);
        bbr.on_sent(&Departure { flight, app_limited, ..departure });
        assert!(!bbr.idle_restart);
    }
}

#[test]
fn section_5_6_4_4_a_timeout_leaves_one_segment_and_when_all_is_acknowledged_the_window_is_back() {
    let (mut controller, mut pipe) = (bbr3(rules(), 1, 100), pipe());
    pipe.run(&mut controller, at(3000), |_, _| ());
    let before = controller.cwnd();
    controller.on_timeout(&Loss { flight: 0, window: before }, false);
    assert_eq!(controller.cwnd(), UNIT);
    pipe.run(&mut controller, at(3800), |_, _| ());
    assert!(controller.cwnd() >= before - 4 * UNIT, "{} of {before}", controller.cwnd());
}

#[test]
fn section_3_1_one_in_a_hundred_lost_is_borne_and_a_tenth_is_not() {
    let goodput = |loss| run(rules(), loss, 20_000).delivered as f64 / 20e6;
    let (some, much) = (goodput(10_000), goodput(100_000));
    assert!(some > 0.75 && much < 0.5 * some, "{some} {much}");
}

#[test]
fn section_5_5_3_a_bandwidth_that_rises_tenfold_is_found_and_one_that_falls_forgotten_after_two_cycles() {
    let (mut controller, mut pipe) = (bbr3(rules(), 1, 100), pipe());
    (pipe.rate, pipe.queue) = (100_000, 20_000);
    pipe.run(&mut controller, at(6000), |_, _| ());
    (pipe.rate, pipe.queue) = (1_000_000, 200_000);
    let mut found = None;
    pipe.run(&mut controller, at(30_000), |pipe, controller| {
        if controller.pacing_rate().is_some_and(|rate| rate.as_bps() > 7_800_000) {
            found.get_or_insert(pipe.now);
        }
    });
    assert!(found.is_some_and(|found| found < at(20_000)), "{found:?}");
    (pipe.rate, pipe.queue) = (100_000, 20_000);
    pipe.run(&mut controller, at(50_000), |_, _| ());
    let rate = controller.pacing_rate().map_or(0, BitRate::as_bps);
    assert!(rate < 8 * 130_000, "{rate}");
}

#[test]
fn section_5_6_4_2_the_window_is_a_multiple_of_the_path_and_never_below_four_segments() {
    for percent in [100, 200, 300] {
        let mut bbr = cruising(State::Cruise);
        bbr.rules.own.bbr3.0.bbr3_cwnd_percent = percent;
        bbr.cwnd = 1000 * UNIT;
        let told = sample(&mut bbr, 4100);
        bbr.update(&told);
        // And the segment that came at once.
        assert_eq!(bbr.cwnd, percent * UNIT + UNIT);
    }
    let (mut controller, mut pipe) = (bbr3(rules(), 1, 100), Pipe::new(5000, 100, 20_000));
    pipe.run(&mut controller, at(20_000), |_, controller| assert!(controller.cwnd() >= 4 * UNIT));
    assert!(pipe.delivered > 80_000, "{}", pipe.delivered);
}

/// One cycle of ProbeBW: each state with its rate and its window and when it began, as the gains of section 5.6.1 give them for
/// a megabyte a second over 100 ms.
#[test]
fn one_cycle_as_it_is_told() {
    let pipe = run(rules(), 0, 9000);
    let told: Vec<String> = pipe
        .told
        .iter()
        .filter(|(when, _)| (at(4000)..at(9000)).contains(when))
        .filter(|(_, reason)| !matches!(reason, Reason::Bbr3(Bbr3Reason::Bbr3Model { .. })))
        .filter_map(|&(when, reason)| {
            let words = Reason::explain(reason.code(), reason.numbers())?;
            Some(format!("{} ms: {}", when.as_nanos() / 1_000_000, words.0))
        })
        .collect();
    assert_eq!(told, CYCLE_TOLD);
}

const CYCLE_TOLD: [&str; 7] = [
    "4346 ms: Draining what was probed at 7.13 Mbit/s",
    "5101 ms: Probing for the round trip",
    "5363 ms: Cruising at 7.92 Mbit/s",
    "7380 ms: Refilling the pipe at 7.92 Mbit/s",
    "7481 ms: Probing for bandwidth at 9.90 Mbit/s",
    "7862 ms: Draining what was probed at 7.13 Mbit/s",
    "8694 ms: Cruising at 7.92 Mbit/s",
];
