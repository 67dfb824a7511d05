//! What must hold whatever lies between the ends.

use proptest::prelude::*;
use skywindow_transport::api::{ChunkFate, Endpoint as _, Source};
use skywindow_transport::pacing::Pacing as Apart;
use skywindow_transport::xstp::{Endpoint, Event, Growth, Pacing, State, Xstp};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Net, Quiet, TwoStates, seconds};
use crate::support::fates;

/// Everything that concerns sizes and windows.
fn sizes() -> impl Strategy<Value = Xstp> {
    let buffers = (1u32..40, 1u32..40, 20u16..1200);
    let reader = prop_oneof![3 => Just(None), 1 => (20_000u64..5_000_000).prop_map(Some)];
    (buffers, reader, 1u32..12, 0u32..40, 0u32..40).prop_map(
        |((send, receive, mss), rate, window, option, gap)| Xstp {
            mss_bytes: mss,
            send_buffer_bytes: send * u32::from(mss) + 7,
            receiver_buffer_bytes: receive * u32::from(mss) + 7,
            read_rate: rate.map(BitRate::from_bps),
            initial_window_segments: window,
            option_bytes: option,
            gap_bytes: gap,
            ..Xstp::default()
        },
    )
}

/// Every rule of senders and receivers.
fn rules() -> impl Strategy<Value = Xstp> {
    let timing = (1u32..12, 1u32..6, 0.0..1.0, 0.0..1.0, 0.01..1.0, 1u32..6);
    let patience = (0u64..20, 1u32..8, 1u32..64, 100u64..40_000);
    let probing = (2u32..8, 1u32..4, 0.0..1.0, 0u64..20);
    (sizes(), timing, patience, probing, any::<[bool; 8]>()).prop_map(
        |(base, timing, patience, probes, switches)| {
            let (burst, polls, ahead, after, weight, ustat) = timing;
            let (slack, after_polls, limit, idle) = patience;
            let (map, exchanges, tolerance, rtt_slack) = probes;
            let [probing, by_window, by_reports, armed, stays, aborts, trailing, apart] = switches;
            Xstp {
                probing,
                pacing: if by_window { Pacing::Window } else { Pacing::Allowed },
                growth: if by_reports { Growth::Reports } else { Growth::Segments },
                burst_segments: burst,
                segment_pacing: if apart { Apart::Window } else { Apart::Off },
                polls_per_rtt: polls,
                poll_ahead_share: ahead,
                poll_after_share: after,
                rtt_weight: weight,
                ustat_after_segments: ustat,
                worth_slack: Duration::from_millis(slack),
                backoff_after_polls: after_polls,
                backoff_limit: limit,
                idle_threshold: Duration::from_millis(idle),
                probe_map: map.max(exchanges + 1),
                probe_exchanges: exchanges,
                rtt_tolerance: tolerance,
                rtt_slack: Duration::from_millis(rtt_slack),
                early_timeout_armed: armed,
                stay_open: stays,
                abort_on_empty: aborts,
                trailing_gap: trailing,
                ..base
            }
        },
    )
}

/// Sent = acknowledged + outstanding, and no more is acknowledged than delivered.
fn books_balance(ends: &[Endpoint; 2], config: &Xstp) -> Result<(), TestCaseError> {
    let (acknowledged, outstanding) = (ends[A].acknowledged_bytes(), ends[A].outstanding_bytes());
    let received = ends[B].receiver();
    prop_assert!(acknowledged <= received.delivered_bytes);
    prop_assert!(received.delivered_bytes <= acknowledged + outstanding);
    prop_assert!(outstanding <= u64::from(config.send_buffer_bytes));
    prop_assert!(received.buffered_bytes <= config.receiver_buffer_bytes);
    prop_assert_eq!(received.dropped, 0, "nothing is sent beyond the window");
    Ok(())
}

/// Every segment reached the application once and in order.
fn once_and_in_order(diary: &Diary, rules: &Xstp, bytes: u64) -> Result<(), TestCaseError> {
    let delivered = diary.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered);
    let numbers: Vec<u32> = delivered.map(|(chunk, _)| chunk.tsn).collect();
    let segments = bytes.div_ceil(rules.mss_bytes.into()) as usize;
    prop_assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "{:?}", numbers);
    // What a slow reader has read last is known with later segments only.
    prop_assert!(numbers.len() == segments || rules.read_rate.is_some());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_delivered_once_and_in_order_and_the_session_ends(
        rules in rules(),
        seed in any::<u64>(),
        stays in (0.3..3.0, 0.05..2.0),
        loss in 0.0..=1.0,
        user_bytes in 0u64..60_000,
    ) {
        // However rarely anything gets through, no request is made in vain for ever.
        let rules = Xstp {
            request_interval_max: Duration::from_secs(4),
            give_up: Duration::from_secs(40_000),
            ..rules
        };
        let mut path = TwoStates::new(seed, [stays.0, stays.1], loss);
        let mut net = Net::<_, Diary>::new(&rules, Source::Finite(user_bytes), |crossing: &Crossing<'_>| {
            path.cross(crossing.now, crossing.from, crossing.ordinal)
        });
        for step in 1..40u64 {
            net.run(SimTime::from_millis(step * step * 50));
            books_balance(&net.ends, &rules)?;
        }
        net.run(seconds(40_000));
        books_balance(&net.ends, &rules)?;
        prop_assert_eq!(net.ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(net.ends[A].acknowledged_bytes(), user_bytes);
        let expected = if rules.stay_open { State::Established } else { State::Ended };
        prop_assert_eq!([A, B].map(|end| net.ends[end].state()), [expected; 2]);
        once_and_in_order(&net.observers[B], &rules, user_bytes)?;
    }

    #[test]
    fn packets_that_overtake_each_other_or_come_twice_change_nothing_of_that(
        rules in rules(),
        forward in fates(),
        back in fates(),
        user_bytes in 0u64..60_000,
    ) {
        let ms = |count: u8, each: u64| Duration::from_millis(u64::from(count) * each);
        let mut net = Net::<_, Diary>::new(&rules, Source::Finite(user_bytes), |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            // Every fourth packet arrives, lest a short list loses the same packet for ever.
            match list[crossing.ordinal as usize % list.len()] {
                1 if crossing.ordinal % 4 != 3 => Fate::Lost,
                late @ 2..20 => Fate::After(ms(30, 1) + ms(late, 7)),
                twice @ 20.. => Fate::Twice(ms(30, 1), ms(twice - 19, 11)),
                _ => Fate::After(ms(30, 1)),
            }
        });
        net.run(seconds(40_000));
        books_balance(&net.ends, &rules)?;
        prop_assert_eq!(net.ends[B].receiver().delivered_bytes, user_bytes);
        let expected = if rules.stay_open { State::Established } else { State::Ended };
        prop_assert_eq!([A, B].map(|end| net.ends[end].state()), [expected; 2]);
        once_and_in_order(&net.observers[B], &rules, user_bytes)?;
    }

    /// Whatever its buffers and rules, and however long the path is good or bad.
    #[test]
    fn a_session_over_a_path_that_lets_something_through_never_stops(
        rules in rules(),
        seed in any::<u64>(),
        stays in (0.3..3.0, 0.05..2.0),
        loss in 0.0..0.9,
    ) {
        let rules = Xstp {
            request_interval_max: Duration::from_secs(4),
            give_up: Duration::from_secs(40_000),
            read_rate: None,
            ..rules
        };
        let mut path = TwoStates::new(seed, [stays.0, stays.1], loss);
        let mut net = Net::<_, Quiet>::new(&rules, Source::Endless, |crossing: &Crossing<'_>| {
            path.cross(crossing.now, crossing.from, crossing.ordinal)
        });
        let mut before = 0;
        for part in 1..=3 {
            net.run(seconds(300 * part));
            let acknowledged = net.ends[A].acknowledged_bytes();
            prop_assert!(acknowledged > before, "nothing was acknowledged in the five minutes number {part}");
            before = acknowledged;
        }
        books_balance(&net.ends, &rules)?;
    }

    #[test]
    fn a_path_that_goes_dead_for_good_ends_in_a_reported_failure(
        rules in rules(),
        dead_s in 0.0..4.0,
        user_bytes in 200_000u64..400_000,
    ) {
        let rules = Xstp {
            give_up: Duration::from_secs(100),
            read_rate: None,
            ..rules
        };
        let dead = SimTime::from_secs_f64(dead_s);
        let mut net = Net::<_, Diary>::new(&rules, Source::Finite(user_bytes), |crossing: &Crossing<'_>| {
            (crossing.now < dead).then_some(Duration::from_millis(100))
        });
        net.run(seconds(100_000));
        if net.ends[A].acknowledged_bytes() < user_bytes {
            prop_assert_eq!(net.ends[A].state(), State::Failed);
            let failed = |event: &Event| matches!(event, Event::SessionFailed { .. });
            prop_assert!(net.observers[A].events.iter().any(|(.., event)| failed(event)));
        }
        prop_assert_eq!(net.ends[A].next_timeout(), None);
    }
}
