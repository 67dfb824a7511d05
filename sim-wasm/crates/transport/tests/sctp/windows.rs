//! Windows: growth, the peer's buffer, zero windows, bursts and bundling.

use skywindow_transport::api::{self, Endpoint as _, Handed};
use skywindow_transport::sctp::{BurstRule, Event, Sctp, Source};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Log, Pair, seconds};

fn all_arrive(_: &Crossing<'_>) -> Fate {
    Fate::Arrives
}

#[test]
fn the_initial_window_leaves_at_once() {
    for (config, packets) in [
        (Sctp::rfc9260(), 3),
        (Sctp::rfc2960(), 2),
        // Section 6.1 D: Max.Burst limits the first one, too.
        (Sctp { initial_cwnd_segments: Some(10), ..Sctp::rfc9260() }, 4),
        (Sctp { initial_cwnd_segments: Some(10), max_burst: Some(0), ..Sctp::rfc9260() }, 10),
        (Sctp { initial_cwnd_segments: Some(10), ..Sctp::ns2() }, 10),
    ] {
        let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
        pair.run(SimTime::from_millis(450));
        assert_eq!(pair.sent[A], 2 + packets);
    }
}

#[test]
fn slow_start_doubles_without_delayed_sacks_and_never_exceeds_the_buffer() {
    let config = Sctp { sack_delay: Duration::ZERO, ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.open();
    let mut windows = Vec::new();
    for round in 0..4u64 {
        pair.run_on(SimTime::from_millis(500 + 215 * round));
        windows.push(pair.ends[A].path_state(0).cwnd / 1468);
    }
    assert_eq!(windows, [3, 6, 12, 24]);
    pair.run_on(seconds(20));
    let state = pair.ends[A].path_state(0);
    assert!(state.flight <= 65_536);
    assert_eq!(pair.ends[A].peer_rwnd(), 65_536 - state.flight);
}

#[test]
fn goodput_without_loss_is_the_window_in_every_round_trip() {
    // floor(20000 / 1468) = 13 chunks each 200.05 ms and a little.
    let config = Sctp { receiver_buffer_bytes: 20_000, sack_delay: Duration::ZERO, ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(10));
    let before = pair.ends[B].receiver().delivered_bytes;
    pair.run_on(seconds(110));
    let rate = (pair.ends[B].receiver().delivered_bytes - before) as f64 / 100.0;
    let expected = 13.0 * 1452.0 / 0.2013;
    assert!((rate / expected - 1.0).abs() < 0.01, "{rate} {expected}");
}

#[test]
fn goodput_without_loss_is_the_rate_of_the_link_if_the_window_is_large() {
    let config = Sctp { receiver_buffer_bytes: 1 << 20, ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(10));
    let before = pair.ends[B].receiver().delivered_bytes;
    pair.run_on(seconds(20));
    let bits = (pair.ends[B].receiver().delivered_bytes - before) as f64 * 8.0 / 10.0;
    assert!((bits / (10e6 * 1452.0 / 1500.0) - 1.0).abs() < 0.001, "{bits}");
}

#[test]
fn a_slow_reader_sets_the_pace_and_nothing_is_lost() {
    let config = Sctp {
        receiver_buffer_bytes: 20_000,
        read_rate: Some(BitRate::from_bps(100_000)),
        ..Sctp::rfc9260()
    };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(20));
    let before = pair.ends[B].receiver().delivered_bytes;
    pair.run_on(seconds(120));
    let bits = (pair.ends[B].receiver().delivered_bytes - before) as f64 * 8.0 / 100.0;
    assert!((bits / 100_000.0 - 1.0).abs() < 0.02, "{bits}");
    assert_eq!(pair.ends[B].receiver().dropped, 0);
}

#[test]
fn section_6_1_a_a_closed_window_is_probed_and_keeps_the_association_alive() {
    // One payload an hour: the window shuts and stays shut.
    let config =
        Sctp { receiver_buffer_bytes: 3000, read_rate: Some(BitRate::from_bps(3)), ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(3000));
    let probes =
        pair.observers[A].iter().filter(|(_, event)| matches!(event, Event::ZeroWindowProbe { .. })).count();
    assert!(probes >= 1);
    assert!(pair.ends[B].receiver().dropped > 20, "the probe is repeated");
    assert_eq!(pair.ends[A].state(), skywindow_transport::sctp::State::Established);
    assert_eq!(pair.ends[A].path_state(0).rto, Duration::from_secs(60));
}

#[test]
fn section_6_1_a_a_window_that_an_update_opens_within_one_rto_is_not_probed() {
    let config = Sctp {
        receiver_buffer_bytes: 3000,
        read_rate: Some(BitRate::from_bps(1_000_000)),
        ..Sctp::rfc9260()
    };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(5));
    let at = |log: &Log, wanted: fn(&Event) -> bool| -> Vec<SimTime> {
        log.iter().filter(|(_, event)| wanted(event)).map(|&(at, _)| at).collect()
    };
    let log = &pair.observers[A];
    assert_eq!(at(log, |event| matches!(event, Event::ZeroWindowProbe { .. })), []);
    assert!(!at(log, |event| matches!(event, Event::WindowFull { .. })).is_empty());
}

#[test]
fn the_application_limits_from_its_last_data_on_and_never_while_it_has_more() {
    let limited = |source| {
        let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, source, all_arrive);
        pair.run(seconds(20));
        let log = &pair.observers[A];
        let told = |&(at, event): &(SimTime, Event)| match event {
            Event::ApplicationLimited { flight, cwnd } => Some((at, flight, cwnd)),
            Event::ApplicationResumed { .. } => panic!("a file is handed over at once"),
            _ => None,
        };
        log.iter().filter_map(told).collect::<Vec<_>>()
    };
    let found = limited(Source::Finite(100_000));
    assert_eq!(found.len(), 1);
    let (at, flight, cwnd) = found[0];
    assert!(flight > 0 && flight < cwnd, "{flight} {cwnd}");
    assert!(at > seconds(0) && at < seconds(5), "{at:?}");
    assert_eq!(limited(Source::Endless), []);
}

#[test]
fn the_application_does_not_limit_while_the_window_is_full() {
    let mut limits = 0;
    for chunks in 1..=24 {
        let config = Sctp { payload_bytes: Some(1000), ..Sctp::rfc9260() };
        let mut pair = Pair::<_, Log>::new(&config, 100, Source::Finite(1000 * chunks), all_arrive);
        pair.run(seconds(20));
        for (at, event) in &pair.observers[A] {
            let Event::ApplicationLimited { flight, cwnd } = event else { continue };
            assert!(flight < cwnd, "{chunks} chunks: {flight} of {cwnd} bytes at {at:?}");
            limits += 1;
        }
    }
    assert!(limits > 0);
}

#[test]
fn an_application_whose_next_message_leaves_at_once_limits_on() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Written, all_arrive);
    pair.open();
    for (second, bytes) in [(1, 100), (2, 4000)] {
        pair.run_on(seconds(second));
        let offered = pair.now();
        let handed = Handed { stream: 0, bytes, offered, priority: 0, weight: 1, id: second };
        api::Endpoint::write(&mut pair.ends[A], handed);
        pair.flush(A);
    }
    pair.run_on(seconds(4));
    let log = &pair.observers[A];
    assert!(log.iter().any(|(_, event)| matches!(event, Event::ApplicationLimited { .. })));
    assert!(!log.iter().any(|(_, event)| matches!(event, Event::ApplicationResumed { .. })));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 4100);
}

#[test]
fn section_6_1_a_a_probe_that_times_out_leaves_cwnd_alone() {
    let config =
        Sctp { receiver_buffer_bytes: 3000, read_rate: Some(BitRate::from_bps(3)), ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(600));
    let windows: Vec<(u32, u32)> = pair.observers[A]
        .iter()
        .filter_map(|(_, event)| match *event {
            Event::Timeout { from, to, .. } => Some((from, to)),
            _ => None,
        })
        .collect();
    assert!(windows.len() > 10 && windows.iter().all(|&(from, to)| from == to && to > 1468), "{windows:?}");
}

#[test]
fn max_burst_limits_what_a_closed_gap_sets_free() {
    // One packet is lost; its retransmission acknowledges most of a window at once.
    let burst = |config: Sctp| {
        let mut sent_at = Vec::new();
        let fate = |crossing: &Crossing<'_>| {
            if crossing.from == A {
                sent_at.push(crossing.now);
            }
            if crossing.ordinal == 150 && crossing.from == A { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, fate);
        pair.run(seconds(20));
        let closed = |note: &&(SimTime, Event)| matches!(note.1, Event::RecoveryEnded { .. });
        let closed_at = pair.observers[A].iter().find(closed).map(|note| note.0);
        drop(pair);
        sent_at.iter().filter(|&&at| Some(at) == closed_at).count()
    };
    let base = Sctp { receiver_buffer_bytes: 30_000, ..Sctp::rfc9260() };
    assert_eq!(burst(base.clone()), 4);
    assert_eq!(burst(Sctp { receiver_buffer_bytes: 30_000, ..Sctp::ns2() }), 4);
    assert_eq!(burst(Sctp { burst_rule: Some(BurstRule::Always), max_burst: Some(2), ..base.clone() }), 2);
    assert!(burst(Sctp { max_burst: Some(0), ..base }) > 4);
}

#[test]
fn small_chunks_are_bundled_into_packets_of_the_mtu() {
    // 1468 bytes hold two chunks of 552 bytes.
    let config = Sctp { payload_bytes: Some(536), mtu_bytes: Some(1500), ..Sctp::rfc9260() };
    let mut fullest = 0;
    let fate = |crossing: &Crossing<'_>| {
        fullest = fullest.max(crossing.packet.data.len());
        assert!(crossing.packet.size <= 1500);
        Fate::Arrives
    };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Finite(50_000), fate);
    pair.run(seconds(20));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 50_000);
    drop(pair);
    assert_eq!(fullest, 2);
}

#[test]
fn fragments_of_long_messages_arrive_whole() {
    let config = Sctp { message_bytes: Some(10_000), streams: 3, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| if crossing.ordinal % 9 == 8 { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Log>::new(&config, 50, Source::Finite(123_456), fate);
    pair.run(seconds(300));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 123_456);
}

#[test]
fn a_window_is_reported_full_once_until_it_opens() {
    let config = Sctp { receiver_buffer_bytes: 5000, ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Endless, all_arrive);
    pair.run(seconds(10));
    let mut full = false;
    for (_, event) in &pair.observers[A] {
        match event {
            Event::WindowFull { .. } => assert!(!std::mem::replace(&mut full, true)),
            Event::WindowOpened { .. } => assert!(std::mem::replace(&mut full, false)),
            _ => {}
        }
    }
}
