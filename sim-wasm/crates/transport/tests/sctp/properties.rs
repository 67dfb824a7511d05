//! What must hold whatever the network does.

use proptest::prelude::*;
use skywindow_form::Among;
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{
    Authentication, BufferSplit, CarriageSettings, ChunkFate, Control, Coupling, Encapsulation, Endpoint,
    FLAG_BEGIN, FLAG_END, RetransmitOn, Sctp, SharingSettings, Source, State, UnmarkedLoss,
};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Log, Pair, highest_tsn};
use crate::support::fates;

/// What becomes of a packet in a network that decides by a list.
fn fate(code: u8) -> Fate {
    match code {
        0 => Fate::Arrives,
        1 => Fate::Lost,
        late @ 2..20 => Fate::Late(Duration::from_millis(7 * u64::from(late))),
        twice => Fate::Twice(Duration::from_millis(11 * u64::from(twice - 19))),
    }
}

/// The same, but that what answers with ERROR (Stale Cookie), and that answer, come once: a second one sets up anew an
/// association that the peer has just established, whose cookies then fit no row of RFC 9260 5.2.4, so that they are
/// discarded until Max.Init.Retransmits ends it. Every other packet that is lost comes damaged.
fn crossing_fate(crossing: &Crossing<'_>, code: u8) -> Fate {
    let Crossing { packet, ordinal, .. } = *crossing;
    match (fate(code), &packet.control) {
        (Fate::Twice(_), Some(Control::CookieEcho(_) | Control::Error(_))) => Fate::Arrives,
        (Fate::Lost, _) if ordinal % 2 == 1 => Fate::Damaged((37 * ordinal) as u32 % packet.size),
        (fate, _) => fate,
    }
}

fn configs() -> impl Strategy<Value = Sctp> {
    let sizes =
        (1u16..5, 3_000u32..70_000, prop_oneof![Just(None), (1_000u32..6_000).prop_map(Some)], 100u16..1453);
    let rules = (any::<bool>(), any::<bool>(), 0u16..4, 0u32..5);
    (sizes, rules).prop_map(|((streams, buffer, message, payload), (ordered, old, gap_limit, burst))| {
        let base = if old { Sctp::rfc2960() } else { Sctp::rfc9260() };
        Sctp {
            streams,
            receiver_buffer_bytes: buffer,
            message_bytes: message,
            payload_bytes: Some(payload),
            ordered,
            gap_block_limit: Some(gap_limit),
            max_burst: Some(burst),
            association_max_retrans: 1000,
            init_max_retrans: 1000,
            ..base
        }
    })
}

/// How paths share bottlenecks and buffers.
fn sharing() -> impl Strategy<Value = SharingSettings> {
    let coupling = prop::sample::select(&[
        Coupling::Independent,
        Coupling::Lia,
        Coupling::Olia,
        Coupling::RpV1,
        Coupling::RpV2,
    ]);
    let split = prop::sample::select(&[BufferSplit::Off, BufferSplit::Outstanding, BufferSplit::Buffered]);
    (coupling, split, prop_oneof![Just(0u32), 1u32..101]).prop_map(
        |(cmt_coupling, cmt_buffer_split, cmt_rescheduling_percent)| SharingSettings {
            cmt_coupling,
            cmt_buffer_split,
            cmt_rescheduling_percent,
        },
    )
}

/// Every rule that concerns paths, marks and sizes.
fn path_rules() -> impl Strategy<Value = Sctp> {
    let policy = prop_oneof![
        Just(None),
        Just(Some(RetransmitOn::Alternate)),
        Just(Some(RetransmitOn::AlternateOnTimeout)),
        Just(Some(RetransmitOn::Same)),
        Just(Some(RetransmitOn::Asap)),
        Just(Some(RetransmitOn::Cwnd)),
        Just(Some(RetransmitOn::Ssthresh)),
        Just(Some(RetransmitOn::LossRate)),
    ];
    let beats = prop_oneof![Just(Duration::ZERO), (1u64..40).prop_map(Duration::from_secs)];
    let marks = (any::<bool>(), any::<bool>());
    let sizes = (any::<bool>(), 300u32..3000);
    let cmt = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    let zero = prop_oneof![4 => Just(false), 1 => Just(true)];
    let carriage = (zero, any::<bool>(), any::<bool>(), 1u16..);
    (configs(), policy, beats, marks, sizes, 0u32..6, any::<bool>(), (cmt, sharing()), carriage).prop_map(
        |(
            base,
            retransmit_on,
            heartbeat_interval,
            (ecn, corruption),
            (pmtu_discovery, mtu),
            limit,
            returns,
            ((cmt, cmt_sfr, cmt_cuc, cmt_dac), sharing),
            (zero_checksum, packet_drop_reports, udp, udp_source_port),
        )| Sctp {
            carriage: Among(CarriageSettings {
                zero_checksum,
                packet_drop_reports,
                encapsulation: if udp { Encapsulation::Udp } else { Encapsulation::None },
                udp_source_port,
            }),
            cmt,
            cmt_sfr,
            cmt_cuc,
            cmt_dac,
            sharing: Among(sharing),
            retransmit_on,
            heartbeat_interval,
            ecn,
            unmarked_loss: if corruption { UnmarkedLoss::Corruption } else { UnmarkedLoss::Congestion },
            pmtu_discovery,
            mtu_bytes: pmtu_discovery.then_some(mtu),
            path_max_retrans: limit,
            return_to_primary: Some(returns),
            ..base
        },
    )
}

/// Each path works and is broken in turn, for so many half seconds each; then it works.
fn flapping() -> impl Strategy<Value = Vec<Vec<u64>>> {
    prop::collection::vec(prop::collection::vec(1u64..40, 0..8), 1..4)
}

fn works(flaps: &[u64], now: SimTime) -> bool {
    let mut left = now.as_nanos() / 500_000_000;
    for (index, &length) in flaps.iter().enumerate() {
        if left < length {
            return index % 2 == 0;
        }
        left -= length;
    }
    true
}

/// Every chunk reached the application once; in the order of its stream, or whole message by message.
fn nothing_lost_doubled_or_reordered(diary: &Diary, config: &Sctp) -> Result<(), TestCaseError> {
    let delivered = diary.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered);
    let mut tsns: Vec<u32> = Vec::new();
    let mut last = vec![None; usize::from(config.streams)];
    for (chunk, _) in delivered {
        tsns.push(chunk.tsn);
        let before = last[usize::from(chunk.stream)].replace(*chunk);
        let begins = chunk.flags & FLAG_BEGIN != 0;
        prop_assert_eq!(begins, before.is_none_or(|b| b.flags & FLAG_END != 0), "a message in pieces");
        if config.ordered {
            let expected = before.map_or(0, |b| b.ssn.wrapping_add(u16::from(begins)));
            prop_assert_eq!(chunk.ssn, expected);
        }
    }
    let count = tsns.len() as u32;
    tsns.sort_unstable();
    prop_assert_eq!(tsns, (1..=count).collect::<Vec<_>>());
    Ok(())
}

/// The sender has shut down. What the receiver has sent before it may come after that, and is then answered with an ABORT
/// (RFC 9260 section 8.4), which may be quicker than the rest of the shutdown.
fn has_ended(ends: &[Endpoint; 2]) -> Result<(), TestCaseError> {
    prop_assert_eq!(ends[A].state(), State::Ended);
    prop_assert!(matches!(ends[B].state(), State::Ended | State::Aborted), "{:?}", ends[B].state());
    Ok(())
}

/// Sent = acknowledged + outstanding, and the receiver knows no more than was sent.
fn books_balance(ends: &[Endpoint; 2]) -> Result<(), TestCaseError> {
    let (sent, acknowledged) = (ends[A].sent_bytes(), ends[A].acknowledged_bytes());
    let receiver = ends[B].receiver();
    prop_assert!(acknowledged <= sent);
    prop_assert!(receiver.delivered_bytes <= sent);
    prop_assert!(receiver.highest_tsn >= receiver.cumulative_tsn);
    prop_assert_eq!(sent - acknowledged, ends[A].outstanding_bytes());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_delivered_exactly_once_and_the_association_ends(
        config in configs(),
        forward in fates(),
        back in fates(),
        user_bytes in 1u64..120_000,
    ) {
        let mut sent_up_to = 0;
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            for chunk in &crossing.packet.data {
                sent_up_to = sent_up_to.max(chunk.tsn);
            }
            if let Some(sack) = crossing.packet.sack {
                let highest = crossing.packet.gaps.last().map_or(0, |gap| u32::from(gap.1));
                assert!(sack.cumulative_tsn + highest <= sent_up_to, "a SACK of what was never sent");
            }
            // Every fourth packet arrives, lest a short list loses the same packet for ever.
            if crossing.ordinal % 4 == 3 { Fate::Arrives } else { crossing_fate(crossing, list[crossing.ordinal as usize % list.len()]) }
        };
        let mut pair = Pair::<_, Log>::new(&config, 30, Source::Finite(user_bytes), network);
        pair.open();
        for step in 1..40u64 {
            pair.run_on(SimTime::from_millis(step * step * 50));
            books_balance(&pair.ends)?;
        }
        pair.run_on(SimTime::from_millis(100_000_000));
        books_balance(&pair.ends)?;
        prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(pair.ends[A].acknowledged_bytes(), user_bytes);
        prop_assert_eq!(pair.ends[A].path_state(0).flight, 0);
        has_ended(&pair.ends)?;
    }

    #[test]
    fn whatever_paths_do_nothing_is_lost_doubled_or_reordered(
        config in path_rules(),
        flaps in flapping(),
        forward in fates(),
        back in fates(),
        narrow in prop_oneof![Just(u32::MAX), 200u32..1500],
        user_bytes in 1u64..80_000,
    ) {
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            let packet = crossing.packet;
            if !works(&flaps[usize::from(crossing.path)], crossing.now) {
                return Fate::Lost;
            }
            if packet.dont_fragment && packet.size > narrow && crossing.path != 1 {
                return Fate::TooBig(narrow);
            }
            let marked = packet.ecn_capable && crossing.ordinal % 11 == 10;
            match crossing.ordinal % 4 {
                3 if marked => Fate::Marked,
                3 => Fate::Arrives,
                _ => crossing_fate(crossing, list[crossing.ordinal as usize % list.len()]),
            }
        };
        let wires = flaps.iter().enumerate().map(|(i, _)| vec![Link::new(10_000_000, 30 + 120 * i as u64)]);
        let source = Source::Finite(user_bytes);
        let mut pair = Pair::<_, Diary>::with_paths(&config, wires.collect(), source, network);
        pair.open();
        for step in 1..40u64 {
            pair.run_on(SimTime::from_millis(step * step * 50));
            books_balance(&pair.ends)?;
        }
        pair.run_on(SimTime::from_millis(100_000_000));
        books_balance(&pair.ends)?;
        prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(pair.ends[A].acknowledged_bytes(), user_bytes);
        prop_assert!((0..flaps.len() as u8).all(|path| pair.ends[A].path_state(path).flight == 0));
        has_ended(&pair.ends)?;
        nothing_lost_doubled_or_reordered(&pair.observers[B], &config)?;
    }

    /// Whenever the sender's host gets or loses an address, and whatever becomes of the ASCONFs.
    #[test]
    fn while_addresses_come_and_go_nothing_is_lost_doubled_or_reordered(
        config in path_rules(),
        all in any::<bool>(),
        listed in 1u8..4,
        changes in prop::collection::vec((1u64..38, 0u8..3, any::<bool>()), 0..10),
        forward in fates(),
        back in fates(),
        user_bytes in 1u64..80_000,
    ) {
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            match crossing.ordinal % 4 {
                3 => Fate::Arrives,
                _ => crossing_fate(crossing, list[crossing.ordinal as usize % list.len()]),
            }
        };
        let mut config = Sctp { ecn: false, ..config };
        config.addresses.0.authentication = if all { Authentication::All } else { Authentication::Addresses };
        let wires = [30, 80, 150].map(|delay_ms| vec![Link::new(10_000_000, delay_ms)]);
        let source = Source::Finite(user_bytes);
        let mut pair = Pair::<_, Diary>::with_paths(&config, wires.to_vec(), source, network);
        let readdress = |end: &mut Endpoint, now: SimTime, path: u8, present: bool, diary: &mut Diary| {
            Endpoint::on_address(end, now, path, present, diary);
        };
        for path in listed..3 {
            readdress(&mut pair.ends[A], SimTime::ZERO, path, false, &mut pair.observers[A]);
        }
        pair.open();
        for step in 1..40u64 {
            pair.run_on(SimTime::from_millis(step * step * 50));
            for &(_, path, present) in changes.iter().filter(|&&(at, ..)| at == step) {
                let now = pair.now();
                readdress(&mut pair.ends[A], now, path, present, &mut pair.observers[A]);
                pair.flush(A);
            }
            books_balance(&pair.ends)?;
        }
        pair.run_on(SimTime::from_millis(100_000_000));
        books_balance(&pair.ends)?;
        prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(pair.ends[A].acknowledged_bytes(), user_bytes);
        prop_assert!((0..3).all(|path| pair.ends[A].path_state(path).flight == 0));
        has_ended(&pair.ends)?;
        nothing_lost_doubled_or_reordered(&pair.observers[B], &config)?;
    }

    #[test]
    fn streams_change_nothing_when_nothing_is_lost(streams in 1u16..100, buffer in 3_000u32..100_000) {
        let one = Sctp { receiver_buffer_bytes: buffer, ..Sctp::rfc9260() };
        let many = Sctp { streams, ..one.clone() };
        prop_assert_eq!(highest_tsn(&one, 0.0, 1, 5), highest_tsn(&many, 0.0, 1, 5));
    }
}
