//! What must hold whatever the network does.

use proptest::prelude::*;
use skywindow_form::Among;
use skywindow_transport::api::{ChunkFate, Endpoint as _, Source};
use skywindow_transport::congestion::{
    Algorithm, CarefulResume, HintLosses, HintSettings, Hints, ResumeSettings,
};
use skywindow_transport::tcp::{Endpoint, ErrorControl, Recovery, State, Tcp};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Net, Quiet, seconds};
use crate::support::{fates, is_lost};

/// What becomes of a packet in a network that decides by a list.
fn fate(code: u8) -> Fate {
    match code {
        0 => Fate::Arrives,
        1 => Fate::Lost,
        late @ 2..20 => Fate::Late(Duration::from_millis(7 * u64::from(late))),
        twice => Fate::Twice(Duration::from_millis(11 * u64::from(twice - 19))),
    }
}

/// Everything that concerns sizes and windows.
fn sizes() -> impl Strategy<Value = Tcp> {
    let buffer = prop_oneof![100u32..3000, 3_000u32..70_000, 70_000u32..2_000_000];
    let scale = prop_oneof![Just(None), (0u8..15).prop_map(Some)];
    let reader = prop_oneof![3 => Just(None), 1 => (20_000u64..5_000_000).prop_map(Some)];
    (any::<bool>(), buffer, 50u16..1461, scale, reader, any::<[bool; 3]>()).prop_map(
        |(old, buffer, mss, scale, rate, [scaling, timestamps, nagle])| Tcp {
            receiver_buffer_bytes: buffer,
            mss_bytes: mss,
            window_scaling: Some(scaling),
            window_scale: scale,
            read_rate: rate.map(BitRate::from_bps),
            timestamps: Some(timestamps),
            nagle,
            max_retransmissions: 1000,
            syn_retransmissions: 1000,
            ..if old { Tcp::era2001() } else { Tcp::rfc5681() }
        },
    )
}

/// Every rule of senders and receivers.
fn configs() -> impl Strategy<Value = Tcp> {
    let recovery = prop_oneof![Just(Recovery::Reno), Just(Recovery::NewReno), Just(Recovery::Sack)];
    let controller = prop::sample::select(Algorithm::ALL);
    let receiver = (1u8..5, prop_oneof![Just(0u64), 100u64..501], 1u32..4);
    let rules = (1u32..21, 0u32..4, 1u32..12);
    let probing =
        (prop_oneof![2 => Just(false), 1 => Just(true)], prop_oneof![Just(0.0), Just(1.0), 0.0..1.0]);
    (sizes(), recovery, controller, receiver, rules, any::<[bool; 6]>(), probing).prop_map(
        |(
            base,
            recovery,
            controller,
            (blocks, delay, every),
            (threshold, counting, window),
            switches,
            probing,
        )| {
            let [limited_transmit, hystart, survives, whole, ecn, tuning] = switches;
            Tcp {
                error_control: if probing.0 { ErrorControl::Probing } else { ErrorControl::Congestion },
                rtt_tolerance: probing.1,
                recovery,
                controller,
                sack_blocks: blocks,
                delayed_ack: Some(Duration::from_millis(delay)),
                ack_every: every,
                dupack_threshold: threshold,
                byte_counting_limit: Some(counting),
                initial_window_segments: Some(window),
                limited_transmit: Some(limited_transmit),
                hystart,
                sack_after_timeout: Some(survives),
                halve_whole_segments: Some(whole),
                ecn,
                receive_buffer_tuning: tuning,
                ..base
            }
        },
    )
}

/// The same with senders that guess at their path, freeze, or begin with a saved window.
fn knowing() -> impl Strategy<Value = Tcp> {
    let guesses = (any::<bool>(), 101u32..400, 1u32..4, 0u32..400, 0u64..3000, any::<bool>());
    let saved = (any::<bool>(), 1u32..2_000_000, 1u64..1000);
    (configs(), guesses, saved).prop_map(
        |(base, (guess, percent, samples, dwell, freeze, satcp), (on, cwnd, rtt))| {
            let hints = HintSettings {
                path_hint: if guess { Hints::Guessed } else { Hints::None },
                hint_rtt_percent: percent,
                hint_samples: samples,
                hint_dwell_percent: dwell,
                hint_freeze: Duration::from_millis(freeze),
                hint_losses: if satcp { HintLosses::SaTcp } else { HintLosses::Nothing },
            };
            let resume = ResumeSettings {
                careful_resume: if on { CarefulResume::On } else { CarefulResume::Off },
                saved_cwnd: Some(cwnd),
                saved_rtt: Some(Duration::from_millis(rtt)),
            };
            Tcp { hints: Among(hints), resume: Among(resume), ..base }
        },
    )
}

/// A link that lets something through: its rate, bit/s, its delay, ms, its queue, packets, and how much it loses.
fn lossy_links() -> impl Strategy<Value = (u64, u64, usize, f64)> {
    let loss = prop_oneof![2 => Just(0.0), 1 => 0.0..0.3];
    (150_000u64..3_000_000, 1u64..300, 2usize..60, loss)
}

/// Sent = acknowledged + outstanding, delivered no more than sent, and what is in the network no more than that.
fn books_balance(ends: &[Endpoint; 2]) -> Result<(), TestCaseError> {
    let (sent, acknowledged) = (ends[A].sent_bytes(), ends[A].acknowledged_bytes());
    let delivered = ends[B].receiver().delivered_bytes;
    prop_assert_eq!(sent - acknowledged, ends[A].outstanding_bytes());
    prop_assert!(acknowledged <= delivered && delivered <= sent);
    Ok(())
}

/// Every byte reached the application once and in order; what a slow reader has read is known with later segments
/// only.
fn nothing_doubled_or_reordered(diary: &Diary, config: &Tcp, bytes: u64) -> Result<(), TestCaseError> {
    let delivered = diary.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered);
    let firsts: Vec<u32> = delivered.map(|(chunk, _)| chunk.tsn).collect();
    prop_assert!(firsts.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", firsts);
    let least = if bytes > 0 && config.read_rate.is_none() { Some(&1) } else { firsts.first() };
    prop_assert_eq!(firsts.first(), least);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_delivered_once_and_in_order_and_the_connection_ends(
        config in knowing(),
        forward in fates(),
        back in fates(),
        user_bytes in 0u64..120_000,
    ) {
        let mut sent_up_to = 1;
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            let packet = crossing.packet;
            if crossing.from == A {
                sent_up_to = sent_up_to.max(packet.seq + packet.length());
            } else {
                let highest = packet.sacks.as_slice().iter().map(|block| block.1).max().unwrap_or(0);
                assert!(packet.ack.max(highest) <= sent_up_to, "an acknowledgement of what was never sent");
            }
            // Every fourth packet arrives, lest a short list loses the same packet for ever.
            match crossing.ordinal % 4 {
                3 if packet.ecn_capable => Fate::Marked,
                3 => Fate::Arrives,
                _ => fate(list[crossing.ordinal as usize % list.len()]),
            }
        };
        let links = vec![Link::new(10_000_000, 30)];
        let mut net = Net::<_, Diary>::pair(&config, links, Source::Finite(user_bytes), network);
        for step in 1..40u64 {
            net.run(SimTime::from_millis(step * step * 50));
            books_balance(&net.flows[0].ends)?;
        }
        net.run(SimTime::from_millis(1_000_000_000));
        let ends = &net.flows[0].ends;
        books_balance(ends)?;
        prop_assert_eq!(ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(ends[A].acknowledged_bytes(), user_bytes);
        prop_assert_eq!(ends[A].path_state(0).flight, 0);
        prop_assert_eq!([A, B].map(|end| ends[end].state()), [State::Ended; 2]);
        nothing_doubled_or_reordered(&net.flows[0].observers[B], &config, user_bytes)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    /// A window that overflows the queue loses what is sent again, too: whatever is sent beyond it, the hole is filled.
    #[test]
    fn a_connection_over_a_link_that_lets_something_through_never_stops(
        config in knowing(),
        buffer in prop_oneof![1 => 3_000u32..70_000, 3 => 1_000_000u32..32_000_000],
        counting in prop_oneof![3 => 0u32..4, 1 => 4u32..1001],
        (rate, delay, queue, loss) in lossy_links(),
        seed in any::<u64>(),
    ) {
        // What probing finds to be no congestion leaves again at once, a whole window where the timer told of it.
        let probes = config.error_control == ErrorControl::Probing;
        let config = Tcp {
            receiver_buffer_bytes: if probes { buffer.min(70_000) } else { buffer },
            byte_counting_limit: Some(counting),
            window_scaling: Some(true),
            window_scale: None,
            read_rate: None,
            rto_initial: Some(Duration::from_secs(1)),
            rto_max: Duration::from_secs(2),
            ..config
        };
        let links = vec![Link::new(rate, delay).with_queue(queue)];
        let network = |crossing: &Crossing<'_>| {
            let lost = is_lost(loss, seed ^ crossing.from as u64, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut net = Net::<_, Quiet>::pair(&config, links, Source::Endless, network);
        let mut before = 0;
        for minute in 1..=3 {
            net.run(seconds(60 * minute));
            let ends = &net.flows[0].ends;
            let acknowledged = ends[A].acknowledged_bytes();
            prop_assert!(acknowledged > before, "nothing was acknowledged in minute {minute}");
            prop_assert!(ends[B].receiver().delivered_bytes >= acknowledged);
            before = acknowledged;
        }
    }
}
