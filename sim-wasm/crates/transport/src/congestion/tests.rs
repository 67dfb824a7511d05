//! What holds for every controller, and what the tests of each of them share.

use proptest::prelude::*;
use skywindow_units::{Duration, SimTime};

use super::kept::Said;
use super::pipe::{Pipe, UNIT};
use super::*;

/// Rules that the tests of each controller change.
pub(super) fn plain() -> Rules {
    Rules {
        unit: 1000,
        initial_window: 10_000,
        initial_ssthresh: 10_000,
        floor_units: 2,
        byte_counting_limit: 1,
        by_delivery: false,
        whole_units: false,
        hystart: false,
        largest_window: u32::MAX,
        edition: Edition::default(),
        as_linux: false,
        own: Own::default(),
        hints: HintSettings::default(),
        resume: ResumeSettings::default(),
    }
}

/// Every controller is told of so many things.
const TOLD: u64 = 20_000;

const LOSS: Loss = Loss { flight: 9000, window: 10_000 };

/// An acknowledgement of so many bytes that the window held back.
pub(super) fn acked(bytes: u32) -> Acked {
    Acked { bytes, limited: true, advanced: true, srtt: Duration::from_millis(100), ..Acked::default() }
}

/// The same for senders that are told of their path, freeze after it and begin with a saved window.
fn knowing() -> Rules {
    let hint_freeze = Duration::from_millis(500);
    Rules {
        hints: HintSettings { path_hint: Hints::Terminal, hint_freeze, ..HintSettings::default() },
        resume: ResumeSettings {
            careful_resume: CarefulResume::On,
            saved_cwnd: Some(200_000),
            saved_rtt: Some(Duration::from_millis(200)),
        },
        ..plain()
    }
}

/// Every controller there is, also with what may stand around it.
fn every() -> impl Iterator<Item = Congestion> {
    let chosen = Algorithm::ALL.iter().map(|&algorithm| Congestion::new(algorithm, plain()));
    let aware = Algorithm::ALL.iter().map(|&algorithm| Congestion::new(algorithm, knowing()));
    chosen.chain(aware).chain([Congestion::of(Rfc9260::new(&plain())), Congestion::of(Stp::new(&plain()))])
}

#[test]
fn reno_counts_bytes_towards_its_next_growth_and_cubic_none() {
    for (algorithm, partial) in [(Algorithm::NewReno, 700), (Algorithm::Cubic, 0)] {
        let mut controller = Congestion::new(algorithm, plain());
        controller.on_ack(&acked(700));
        assert_eq!(controller.partial(), partial, "{algorithm:?}");
    }
}

#[test]
fn what_is_kept_is_what_the_law_says_after_every_change_and_a_new_size_of_segments_leaves_it() {
    type Change = fn(&mut Congestion);
    let changes: [(&str, Change); 9] = [
        ("nothing", |_| ()),
        ("on_ack", |controller| {
            let rate = RateSample {
                delivered: 10_000,
                interval: Duration::from_millis(100),
                ..RateSample::default()
            };
            controller.on_ack(&Acked { rate: Some(rate), ..acked(10_000) });
        }),
        ("on_duplicates", |controller| controller.on_duplicates(3000)),
        ("on_loss", |controller| controller.on_loss(&LOSS)),
        ("on_mark", |controller| controller.on_mark(&LOSS)),
        ("on_burst_limit", |controller| controller.on_burst_limit(3000)),
        ("on_all_acknowledged", Congestion::on_all_acknowledged),
        ("on_idle", |controller| controller.on_idle(2000)),
        ("on_timeout", |controller| controller.on_timeout(&LOSS, false)),
    ];
    for mut controller in every() {
        for (name, change) in changes {
            change(&mut controller);
            assert_eq!(controller.kept(), controller.asked(), "{controller:?} after {name}");
        }
        let before = controller.kept();
        controller.set_unit(700);
        assert_eq!(controller.kept(), before, "{controller:?}");
    }
}

#[test]
fn a_mark_is_answered_like_a_loss() {
    for controller in every() {
        let [mut lost, mut marked] = [controller.clone(), controller];
        lost.on_loss(&LOSS);
        marked.on_mark(&LOSS);
        assert_eq!(lost.kept(), marked.kept());
    }
}

#[test]
fn no_window_that_losses_cut_grows_while_they_are_repaired() {
    for mut controller in
        [Algorithm::NewReno, Algorithm::Cubic, Algorithm::Hybla, Algorithm::Vegas, Algorithm::Westwood]
            .map(|chosen| Congestion::new(chosen, plain()))
    {
        let outcome = controller.on_ack(&Acked { recovering: true, ..acked(10_000) });
        assert_eq!((outcome, controller.cwnd()), (Outcome::default(), 10_000));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Over any path: data go on arriving, at least a segment is let go and at some rate, no more is in flight than the window
    /// let go, and what left has arrived, was lost or is in flight.
    #[test]
    fn no_controller_stands_still_or_leaves_its_bounds_over_any_path(
        rate in 20_000_u64..2_000_000, rtt_ms in 5_u64..700, queue in 1500_u64..300_000, loss in 0_u64..80_000, seed in any::<u64>(),
    ) {
        for algorithm in Algorithm::ALL.iter().copied() {
            let rules = Rules { initial_ssthresh: 1 << 24, ..plain() };
            let mut controller = Congestion::new(algorithm, rules);
            controller.on_established(SimTime::ZERO, Some(Duration::from_millis(rtt_ms)), seed);
            let mut pipe = Pipe::new(rate, rtt_ms, queue);
            pipe.loss = loss;
            let mut most = 0;
            for second in [10, 20, 30] {
                let before = pipe.delivered;
                pipe.run(&mut controller, SimTime::from_millis(1000 * second), |pipe, controller| {
                    assert!(controller.cwnd() >= UNIT, "{algorithm:?}");
                    assert!(controller.pacing_rate().is_none_or(|rate| rate.as_bps() > 0), "{algorithm:?}");
                    most = most.max(controller.cwnd());
                    assert!(pipe.flight() <= most, "{algorithm:?}");
                });
                prop_assert!(pipe.delivered > before, "{algorithm:?} stands still before {second} s");
            }
            let left = pipe.delivered + pipe.lost + u64::from(pipe.flight());
            prop_assert_eq!(left, pipe.sent(), "{:?}", algorithm);
        }
    }
}

/// A number below `most`, of a stream of its own (Knuth's linear congruential generator).
fn draw(state: &mut u64, most: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % most
}

/// Tells the controller of something, at random but in order.
fn tell(controller: &mut Congestion, state: &mut u64, at: u64) {
    let now = SimTime::from_millis(10 * at);
    let rtt = Duration::from_millis(1 + draw(state, 600));
    let flight = draw(state, 200_000) as u32;
    let loss = Loss { flight, window: controller.cwnd() };
    match draw(state, 40) {
        0 => controller.on_loss(&loss),
        1 => controller.on_mark(&loss),
        2 => controller.on_timeout(&loss, draw(state, 2) == 0),
        3 => controller.on_idle(1000 + draw(state, 20_000) as u32),
        4 => controller.on_recovered(),
        5 => controller.on_path_change(),
        6 => controller.on_spurious(),
        7 => controller.on_all_acknowledged(),
        8 => controller.on_established(now, Some(rtt), at),
        9 => {
            let bytes = 1000;
            controller.on_sent(&Departure { now, bytes, flight: bytes + flight, app_limited: false });
        }
        10 => controller.on_path_hint(&PathHint { now, from: None, to: (draw(state, 4) > 0).then_some(rtt) }),
        11 => controller.on_round_trip(now, rtt),
        12 => controller.on_time(now),
        _ => {
            let bytes = draw(state, 4000) as u32;
            let (recovering, limited) = (draw(state, 10) == 0, draw(state, 5) > 0);
            let (up_to, next) = (at, at + 20);
            let told = Acked {
                now,
                rtt: Some(rtt),
                srtt: rtt,
                recovering,
                limited,
                up_to,
                next,
                flight,
                ..acked(bytes)
            };
            controller.on_ack(&told);
        }
    }
    while controller.tell().is_some() {}
}

/// Whatever it is told, a segment may leave; and no window is beyond what was acknowledged and what its own rules give: the
/// 65,535 segments of Hybla, and of the others a window that a few bytes of acknowledgements each let grow.
#[test]
fn no_controller_ever_stands_still_or_grows_without_bound() {
    for mut controller in every() {
        let mut state = 1;
        for at in 0..TOLD {
            tell(&mut controller, &mut state, at);
            let Said { cwnd, .. } = controller.kept();
            assert!((1000..=65_535_000).contains(&cwnd), "{cwnd} bytes: {controller:?}");
            assert_eq!(controller.kept(), controller.asked(), "{controller:?}");
        }
    }
}
