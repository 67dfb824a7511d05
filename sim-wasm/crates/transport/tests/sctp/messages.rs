//! Messages that are given up, interleaved and scheduled: RFC 3758, RFC 7496 and RFC 8260 between two ends; streams
//! that begin anew: RFC 6525.

use std::collections::BTreeSet;

use proptest::prelude::*;
use skywindow_transport::api::{self, Endpoint as _, Handed};
use skywindow_transport::sctp::wire::re_config::Reconfiguration;
use skywindow_transport::sctp::{
    ChunkFate, Control, Event, FLAG_BEGIN, FLAG_END, FLAG_INTERLEAVED, Reliability, Scheduler, Sctp, Source,
    State, StreamReset,
};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair};
use crate::support::{fates, is_lost};

const SCHEDULERS: [Scheduler; 6] = [
    Scheduler::FirstCome,
    Scheduler::RoundRobin,
    Scheduler::RoundRobinPacket,
    Scheduler::Priority,
    Scheduler::FairBandwidth,
    Scheduler::WeightedFair,
];
const POLICIES: [Reliability; 4] =
    [Reliability::All, Reliability::Lifetime, Reliability::Retransmissions, Reliability::Priority];

/// Streams for three applications: long messages, short ones of weight 3, and others.
fn rules() -> Sctp {
    Sctp { streams: 3, receiver_buffer_bytes: 1 << 20, mtu_bytes: Some(3000), ..Sctp::rfc9260() }
}

fn message(stream: u16, bytes: u32, now: SimTime, id: u64) -> Handed {
    let (priority, weight) = [(5, 1), (1, 3), (2, 1)][usize::from(stream)];
    Handed { stream, bytes, offered: now, priority, weight, id }
}

/// The messages that an application of each stream hands over in every tenth of a second.
fn written(step: u64) -> Vec<(u16, u32)> {
    let mut all = vec![(1, 300), (2, 900 + (step % 3) as u32)];
    if step.is_multiple_of(10) {
        all.insert(0, (0, 40_000));
    }
    all
}

/// What leaves the sender and when, as one number.
fn run(rules: &Sctp) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A {
            for chunk in &crossing.packet.data {
                for part in
                    [crossing.now.as_nanos(), chunk.tsn.into(), chunk.stream.into(), chunk.bytes.into()]
                {
                    hash = (hash ^ part).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        if crossing.from == A && is_lost(0.25, 7, crossing.ordinal) { Fate::Lost } else { Fate::Arrives }
    };
    let wire = vec![Link::new(800_000, 100)];
    let mut pair = Pair::<_, Diary>::with_wires(rules, wire, Source::Written, fate);
    pair.open();
    for step in 1..80 {
        pair.run_on(SimTime::from_millis(100 * step));
        for (stream, bytes) in written(step) {
            let handed = message(stream, bytes, pair.now(), step);
            if pair.ends[A].has_room(&handed) {
                api::Endpoint::write(&mut pair.ends[A], handed);
            }
        }
        pair.flush(A);
    }
    pair.run_on(SimTime::from_millis(60_000));
    drop(pair);
    hash
}

fn with(change: impl FnOnce(&mut Sctp)) -> Sctp {
    let mut rules = rules();
    change(&mut rules);
    rules
}

#[test]
fn rfc_8260_3_every_scheduler_sends_something_else_with_and_without_interleaving() {
    let mut seen = BTreeSet::new();
    for interleaving in [false, true] {
        for scheduler in SCHEDULERS {
            let rules = with(|rules| {
                rules.messages.0.scheduler = scheduler;
                rules.messages.0.interleaving = interleaving;
            });
            assert!(seen.insert(run(&rules)), "{scheduler:?}, interleaving {interleaving}");
        }
    }
}

#[test]
fn rfc_7496_3_every_policy_sends_something_else_and_so_does_each_of_its_values() {
    let mut seen = BTreeSet::new();
    for policy in POLICIES {
        for (lifetime, retransmissions, buffer) in [(400, 0, 50_000), (1500, 2, 90_000)] {
            let rules = with(|rules| {
                rules.messages.0.partial_reliability = policy;
                rules.messages.0.message_lifetime = Duration::from_millis(lifetime);
                rules.messages.0.message_retransmissions = retransmissions;
                rules.messages.0.send_buffer_bytes = Some(buffer);
            });
            assert!(seen.insert(run(&rules)), "{policy:?}, {lifetime} ms, {retransmissions}, {buffer} bytes");
        }
    }
}

/// A short message passes a long one that has begun to leave.
#[test]
fn rfc_8260_2_a_short_message_waits_for_a_long_one_only_without_interleaving() {
    let delivered = |interleaving: bool| {
        let rules = with(|rules| {
            rules.messages.0.interleaving = interleaving;
            rules.messages.0.scheduler = Scheduler::Priority;
        });
        let wire = vec![Link::new(800_000, 100)];
        let mut pair = Pair::<_, Diary>::with_wires(&rules, wire, Source::Written, |_| Fate::Arrives);
        pair.run(SimTime::from_millis(1000));
        for (stream, bytes) in [(0, 200_000), (1, 300)] {
            let handed = message(stream, bytes, pair.now(), 1);
            api::Endpoint::write(&mut pair.ends[A], handed);
            pair.flush(A);
        }
        pair.run_on(SimTime::from_millis(20_000));
        let had = pair.observers[B].chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered);
        had.map(|(chunk, _)| chunk.stream).next()
    };
    assert_eq!([false, true].map(delivered), [Some(0), Some(1)]);
}

/// What has no end and what has one is dealt to streams in turn, whatever schedules those that applications write to.
#[test]
fn a_transfer_comes_whole_whatever_schedules_streams_and_whether_messages_are_interleaved() {
    for scheduler in SCHEDULERS {
        for interleaving in [false, true] {
            let rules = with(|rules| {
                rules.message_bytes = Some(4_000);
                rules.messages.0.scheduler = scheduler;
                rules.messages.0.interleaving = interleaving;
            });
            let lost = |crossing: &Crossing<'_>| {
                if crossing.from == A && is_lost(0.05, 3, crossing.ordinal) {
                    Fate::Lost
                } else {
                    Fate::Arrives
                }
            };
            let wire = vec![Link::new(800_000, 100)];
            let mut pair = Pair::<_, Diary>::with_wires(&rules, wire, Source::Finite(300_000), lost);
            pair.run(SimTime::from_millis(1_000_000));
            assert_eq!(pair.ends[B].receiver().delivered_bytes, 300_000, "{scheduler:?}");
            assert_eq!(pair.ends[A].state(), State::Ended);
        }
    }
}

/// Whole messages, each once, in the order of their stream.
fn whole_and_in_order(diary: &Diary) -> Result<(), TestCaseError> {
    let mut last = [None; 3];
    for (chunk, _) in diary.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered) {
        let before = last[usize::from(chunk.stream)].replace(*chunk);
        let begins = chunk.flags & FLAG_BEGIN != 0;
        prop_assert_eq!(begins, before.is_none_or(|b| b.flags & FLAG_END != 0), "a message in pieces");
        if let Some(before) = before {
            let follows = if begins { chunk.ssn > before.ssn } else { chunk.ssn == before.ssn };
            prop_assert!(follows, "{:?} after {:?}", chunk, before);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_network_does_messages_come_whole_and_once_and_the_association_ends(
        (policy, scheduler, interleaving) in (0usize..4, 0usize..6, any::<bool>()),
        (lifetime, retransmissions, buffer) in (50u64..4000, 0u8..3, 3_000u32..60_000),
        sizes in prop::collection::vec((0u16..3, 1u32..9_000), 1..60),
        forward in fates(),
        back in fates(),
    ) {
        let rules = with(|rules| {
            rules.association_max_retrans = 1000;
            rules.init_max_retrans = 1000;
            rules.messages.0.partial_reliability = POLICIES[policy];
            rules.messages.0.scheduler = SCHEDULERS[scheduler];
            rules.messages.0.interleaving = interleaving;
            rules.messages.0.message_lifetime = Duration::from_millis(lifetime);
            rules.messages.0.message_retransmissions = retransmissions;
            rules.messages.0.send_buffer_bytes = Some(buffer);
        });
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            match list[crossing.ordinal as usize % list.len()] {
                _ if crossing.ordinal % 4 == 3 || crossing.packet.control.is_some() => Fate::Arrives,
                1 => Fate::Lost,
                late @ 2..20 => Fate::Late(Duration::from_millis(7 * u64::from(late))),
                _ => Fate::Arrives,
            }
        };
        let mut pair = Pair::<_, Diary>::with_wires(&rules, vec![Link::new(2_000_000, 60)], Source::Written, network);
        pair.open();
        let (mut handed_over, mut bytes_in_all) = (0_u64, 0_u64);
        for (step, &(stream, bytes)) in (1..).zip(&sizes) {
            pair.run_on(SimTime::from_millis(40 * step));
            let handed = message(stream, bytes, pair.now(), step);
            if pair.ends[A].has_room(&handed) {
                api::Endpoint::write(&mut pair.ends[A], handed);
                handed_over += 1;
                bytes_in_all += u64::from(bytes);
            }
            pair.flush(A);
        }
        let now = pair.now();
        let _ = pair.ends[A].shutdown(now, &mut pair.observers[A]);
        pair.flush(A);
        pair.run_on(SimTime::from_millis(100_000_000));
        let diary = &pair.observers[B];
        whole_and_in_order(diary)?;
        let given_up = pair.observers[A].only(|event| match event {
            Event::MessageAbandoned { .. } | Event::MessageDropped { .. } => Some(()),
            _ => None,
        });
        let had = diary.chunks.iter().filter(|(chunk, fate)| *fate == ChunkFate::Delivered && chunk.flags & FLAG_END != 0);
        // What is given up may have come all the same, when only its SACK was lost.
        let had = had.count() as u64;
        prop_assert!(had <= handed_over && had + given_up.len() as u64 >= handed_over);
        if POLICIES[policy] == Reliability::All {
            prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, bytes_in_all);
            prop_assert_eq!(given_up.len(), 0);
        }
        let interleaved = diary.chunks.iter().all(|(chunk, fate)| {
            *fate == ChunkFate::Skipped || (chunk.flags & FLAG_INTERLEAVED != 0) == interleaving
        });
        prop_assert!(interleaved);
        prop_assert_eq!(pair.ends[B].receiver().buffered_bytes, 0);
        prop_assert_eq!(pair.ends[A].path_state(0).flight, 0);
        prop_assert_eq!(pair.ends[A].state(), State::Ended);
    }
}

/// Streams that begin anew every half second while packets are lost in both directions, and with them requests and answers:
/// each message is delivered once, each stream's in order, and numbers begin anew.
#[test]
fn rfc_6525_streams_begin_anew_and_nothing_is_lost_or_out_of_order() {
    let mut rules = rules();
    rules.messages.0.stream_reset = StreamReset::Periodic;
    rules.messages.0.reset_interval = Duration::from_millis(500);
    let mut numbers: Vec<(u32, u16, u16)> = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A {
            numbers.extend(crossing.packet.data.iter().map(|chunk| (chunk.tsn, chunk.stream, chunk.ssn)));
        }
        if is_lost(0.2, 11, crossing.ordinal) { Fate::Lost } else { Fate::Arrives }
    };
    let wire = vec![Link::new(800_000, 100)];
    let mut pair = Pair::<_, Diary>::with_wires(&rules, wire, Source::Written, fate);
    pair.open();
    let mut bytes = 0;
    for step in 1..200 {
        pair.run_on(SimTime::from_millis(100 * step));
        for stream in 0..3 {
            let handed = message(stream, 300, pair.now(), step);
            api::Endpoint::write(&mut pair.ends[A], handed);
            bytes += 300;
        }
    }
    api::Endpoint::close(&mut pair.ends[A]);
    pair.run_on(SimTime::from_millis(200_000));
    assert_eq!(pair.ends[A].state(), State::Ended);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, bytes);
    drop(pair);
    numbers.sort_unstable();
    numbers.dedup();
    let (mut next, mut resets) = ([0; 3], 0);
    for (tsn, stream, ssn) in numbers {
        let next = &mut next[usize::from(stream)];
        resets += u32::from(ssn == 0);
        assert!(ssn == *next || ssn == 0, "TSN {tsn} of stream {stream}: {ssn} in place of {next}");
        *next = ssn + 1;
    }
    assert!(resets > 15, "{resets} beginnings");
}

#[test]
fn rfc_6525_5_1_2_streams_begin_anew_between_messages_and_not_amid_one() {
    let mut rules = rules();
    rules.messages.0.stream_reset = StreamReset::Periodic;
    rules.messages.0.reset_interval = Duration::from_millis(500);
    let (mut chunks, mut asked) = (Vec::new(), Vec::new());
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A {
            chunks.extend(crossing.packet.data.iter().copied());
            if let Some(Control::ReConfig(chunk)) = &crossing.packet.control {
                asked.extend(chunk.parameters.iter().filter_map(|parameter| match parameter {
                    Reconfiguration::Outgoing { last_tsn, .. } => Some(*last_tsn),
                    _ => None,
                }));
            }
        }
        Fate::Arrives
    };
    let wire = vec![Link::new(800_000, 100)];
    let mut pair = Pair::<_, Diary>::with_wires(&rules, wire, Source::Written, fate);
    pair.open();
    pair.run_on(SimTime::from_millis(1000));
    for id in 0..20 {
        let handed = message(0, 40_000, pair.now(), id);
        api::Endpoint::write(&mut pair.ends[A], handed);
    }
    pair.flush(A);
    pair.run_on(SimTime::from_millis(60_000));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 20 * 40_000);
    drop(pair);
    assert!(asked.len() > 3, "{asked:?}");
    // Before the first TSN of all nothing is left half sent.
    for chunk in chunks.iter().filter(|chunk| asked.contains(&chunk.tsn)) {
        assert_ne!(chunk.flags & FLAG_END, 0, "TSN {} ends no message", chunk.tsn);
    }
}
