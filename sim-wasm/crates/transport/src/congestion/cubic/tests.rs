//! CUBIC by the sections of RFC 9438, and the choices of Linux.

use super::super::tests::{acked, plain};
use super::*;

const UNIT: u32 = 1000;

fn rules() -> Rules {
    Rules { unit: UNIT, initial_window: 100 * UNIT, initial_ssthresh: 100 * UNIT, ..plain() }
}

fn loss(segments: u32) -> Loss {
    Loss { flight: segments * UNIT, window: segments * UNIT }
}

/// Acknowledges a window of data each round trip until `until`, `covered` segments at a time. Returns the
/// window.
fn grow(cubic: &mut Cubic, from_ms: u64, until_ms: u64, rtt_ms: u64, covered: u32) -> u32 {
    let mut at = from_ms;
    while at < until_ms {
        let acks = (cubic.cwnd() / UNIT / covered).max(1);
        for i in 0..acks {
            cubic.on_ack(&Acked {
                now: SimTime::from_nanos((at * acks as u64 + rtt_ms * i as u64) * 1_000_000 / acks as u64),
                srtt: Duration::from_millis(rtt_ms),
                ..acked(covered * UNIT)
            });
        }
        at += rtt_ms;
    }
    cubic.cwnd()
}

#[test]
fn what_is_left_to_the_profile_is_linuxs_in_its_own_and_what_is_chosen_is_kept() {
    let come_to =
        |rules: &Rules| (rules.catches_up(), rules.whole_segments().is_some(), rules.train().is_some());
    let linux = Rules { as_linux: true, ..rules() };
    assert_eq!(come_to(&rules()), (true, false, false));
    assert_eq!(come_to(&linux), (false, true, true));
    for (mut chosen, on) in [(rules(), true), (linux, false)] {
        let own = &mut chosen.own.cubic.0;
        own.cubic_alpha = Some(if on { CubicAlpha::Linux } else { CubicAlpha::Rfc9438 });
        own.cubic_whole_segments = Some(on);
        own.hystart_2008 = Some(on);
        assert_eq!(come_to(&chosen), (!on, on, on));
    }
}

#[test]
fn section_4_6_a_loss_leaves_seven_tenths() {
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    assert_eq!((cubic.cwnd(), cubic.ssthresh()), (70 * UNIT, 70 * UNIT));
}

#[test]
fn section_4_6_a_loss_never_raises_the_window_however_much_has_arrived_out_of_order() {
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(200));
    assert_eq!((cubic.cwnd(), cubic.ssthresh()), (70 * UNIT, 70 * UNIT));
    cubic.on_timeout(&loss(200), false);
    assert_eq!(cubic.ssthresh(), 49 * UNIT);
}

#[test]
fn slow_start_ends_at_ssthresh_and_after_a_timeout_grows_by_a_segment_at_most() {
    let rules = Rules {
        byte_counting_limit: 100,
        initial_window: 10 * UNIT,
        initial_ssthresh: 50 * UNIT + 500,
        ..rules()
    };
    let mut cubic = Cubic::new(rules);
    cubic.on_ack(&acked(90 * UNIT));
    assert_eq!(cubic.cwnd, 50.5);
    cubic.on_timeout(&loss(40), false);
    cubic.on_ack(&acked(20 * UNIT));
    assert_eq!(cubic.cwnd, 2.0, "RFC 3465 section 2.3");
}

#[test]
fn section_4_2_the_window_is_back_after_k_seconds() {
    // K = cbrt(100 * 0.3 / 0.4) = 4.217 s; at half of it 0.4 * (K / 2)^3 = 3.75 segments are missing.
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    let half = grow(&mut cubic, 0, 2100, 100, 1);
    assert!((95 * UNIT..=98 * UNIT).contains(&half), "{half}");
    let whole = grow(&mut cubic, 2100, 4300, 100, 1);
    assert!((99 * UNIT..=101 * UNIT).contains(&whole), "{whole}");
    let beyond = grow(&mut cubic, 4300, 8500, 100, 1);
    // Convex: as much again after another K.
    assert!((126 * UNIT..=134 * UNIT).contains(&beyond), "{beyond}");
}

#[test]
fn what_it_tells_is_how_its_window_grew_in_avoidance_and_only_once() {
    let mut cubic = Cubic::new(Rules { initial_ssthresh: 0, ..rules() });
    let outcome = cubic.on_ack(&Acked { now: SimTime::from_millis(100), ..acked(150 * UNIT) });
    assert_eq!(outcome, Outcome { growth: None, told: true }, "it is no protocol's to say");
    let Some(Reason::Cubic(CubicReason::RenoFriendly { from, to, .. })) = cubic.tell() else {
        panic!("nothing was told");
    };
    assert_eq!((from, to, cubic.tell()), (100 * UNIT, cubic.cwnd(), None));
    let outcome = cubic.on_ack(&Acked { now: SimTime::from_millis(101), ..acked(1) });
    assert_eq!((outcome, cubic.tell()), (Outcome::default(), None), "not by a whole segment");
}

#[test]
fn growth_follows_time_not_acknowledgements() {
    let windows: Vec<u32> = [1, 2, 4]
        .map(|covered| {
            let mut cubic = Cubic::new(rules());
            cubic.on_loss(&loss(100));
            grow(&mut cubic, 0, 6000, 100, covered)
        })
        .into();
    assert!(windows.iter().all(|window| window.abs_diff(windows[0]) <= 2 * UNIT), "{windows:?}");
}

#[test]
fn section_4_3_with_short_round_trips_it_is_as_fast_as_an_aimd_flow() {
    // 10 ms: Reno would add 0.529 segments each round trip, the cubic function far less.
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    let window = grow(&mut cubic, 0, 300, 10, 1);
    let aimd = 70.0 + 30.0 * ALPHA;
    assert!((f64::from(window) / f64::from(UNIT) - aimd).abs() < 2.0, "{window}");
}

#[test]
fn section_4_7_a_flow_that_lost_its_share_lowers_its_plateau() {
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    cubic.on_loss(&loss(70));
    assert_eq!(cubic.w_max, Some(70.0 * 0.85));
    cubic.cwnd = 70.0 * 0.85;
    cubic.on_loss(&loss(59));
    assert_eq!(cubic.w_max, Some(70.0 * 0.85), "it has come back to its plateau and lost nothing");
    let mut rules = rules();
    rules.own.cubic.0.fast_convergence = false;
    let mut plain = Cubic::new(rules);
    plain.on_loss(&loss(100));
    plain.on_loss(&loss(70));
    assert_eq!(plain.w_max, Some(70.0));
}

#[test]
fn section_4_8_after_a_timeout_the_plateau_is_where_slow_start_ended() {
    let mut cubic = Cubic::new(rules());
    cubic.on_timeout(&loss(100), false);
    assert_eq!((cubic.cwnd(), cubic.ssthresh()), (UNIT, 70 * UNIT));
    grow(&mut cubic, 0, 1000, 100, 1);
    let epoch = cubic.epoch.unwrap();
    assert_eq!(epoch.k, 0.0);
    assert!((70.0..=71.0).contains(&epoch.w_max), "{}", epoch.w_max);
}

#[test]
fn section_5_8_an_idle_sender_does_not_age() {
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    grow(&mut cubic, 0, 1000, 100, 1);
    let start = cubic.epoch.unwrap().start;
    let idle = Acked { now: SimTime::from_millis(61_000), limited: false, ..acked(UNIT) };
    let before = cubic.cwnd();
    cubic.on_ack(&idle);
    assert_eq!(cubic.cwnd(), before);
    assert!(cubic.epoch.unwrap().start.since(start) >= Duration::from_secs(60));
}

#[test]
fn rfc_5681_section_4_1_after_a_pause_a_larger_window_is_the_restart_window_and_a_new_stage_begins() {
    for (restart, left) in [(10, 10), (200, 70)] {
        let mut cubic = Cubic::new(rules());
        cubic.on_loss(&loss(100));
        cubic.on_ack(&Acked { now: SimTime::from_millis(100), srtt: Duration::ZERO, ..acked(0) });
        assert!(cubic.epoch.is_some());
        cubic.on_idle(restart * UNIT);
        assert_eq!((cubic.cwnd(), cubic.epoch.is_some()), (left * UNIT, false));
    }
}

#[test]
fn a_window_in_bytes_stays_when_the_path_mtu_falls_and_a_timeout_leaves_one_smaller_segment() {
    let mut cubic = Cubic::new(rules());
    cubic.set_unit(UNIT / 2);
    assert_eq!((cubic.cwnd(), cubic.ssthresh(), cubic.partial()), (100 * UNIT, 100 * UNIT, 0));
    cubic.on_timeout(&loss(100), false);
    assert_eq!(cubic.cwnd(), UNIT / 2);
}

#[test]
fn a_plateau_in_bytes_stays_when_the_path_mtu_falls() {
    let mut cubic = Cubic::new(rules());
    cubic.on_loss(&loss(100));
    cubic.set_unit(UNIT / 2);
    assert_eq!((cubic.w_max, cubic.prior), (Some(200.0), 200.0));
}

#[test]
fn the_shortest_round_trip_is_that_of_the_path_and_forgotten_on_another() {
    let mut cubic = Cubic::new(rules());
    cubic.shortest = Some(Duration::from_millis(40));
    cubic.on_path_change();
    assert_eq!(cubic.shortest, None);
}
