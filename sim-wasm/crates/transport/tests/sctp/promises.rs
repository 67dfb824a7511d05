//! What a receiver promises never to give back (draft-natarajan-tsvwg-sctp-nrsack): it is never sent again, and frees the
//! send buffer.

use std::collections::BTreeMap;

use proptest::prelude::*;
use skywindow_transport::api::{self, Endpoint as _, Handed};
use skywindow_transport::sctp::{ChunkFate, Endpoint, Event, NrSack, Packet, Sctp, Source, State};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair};
use crate::support::fates;

fn promising(nr_sack: NrSack, base: Sctp) -> Sctp {
    let mut rules = base;
    rules.messages.0.nr_sack = nr_sack;
    rules
}

/// The TSNs that a packet promises.
fn promised(packet: &Packet) -> impl Iterator<Item = u32> + '_ {
    let base = packet.sack.map_or(0, |sack| sack.cumulative_tsn);
    packet.nr_gaps.iter().flat_map(move |&(from, to)| base + u32::from(from)..=base + u32::from(to))
}

/// What becomes of a packet in a network that decides by a list; nothing is later by more than this.
const LATEST: Duration = Duration::from_millis(250);

fn fate(code: u8) -> Fate {
    match code {
        0 => Fate::Arrives,
        1 => Fate::Lost,
        late @ 2..20 => Fate::Late(Duration::from_millis(7 * u64::from(late))),
        twice => Fate::Twice(Duration::from_millis(11 * (u64::from(twice) - 19).min(20))),
    }
}

/// Paths whose SACKs have room for every block, of 30 ms and 110 ms.
fn rules() -> impl Strategy<Value = Sctp> {
    let kind = prop_oneof![Just(NrSack::Delivered), Just(NrSack::All)];
    let sizes =
        (1u16..5, 3_000u32..40_000, prop_oneof![Just(None), (1_000u32..6_000).prop_map(Some)], 400u16..1453);
    let rules = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (kind, sizes, rules).prop_map(
        |(kind, (streams, buffer, message, payload), (ordered, cmt, dac, interleaving))| {
            let mut rules = promising(kind, Sctp::rfc9260());
            rules.messages.0.interleaving = interleaving;
            Sctp {
                streams,
                receiver_buffer_bytes: buffer,
                message_bytes: message,
                payload_bytes: Some(payload),
                ordered,
                cmt,
                cmt_dac: dac,
                association_max_retrans: 1000,
                init_max_retrans: 1000,
                ..rules
            }
        },
    )
}

/// What the network has seen of promises.
#[derive(Default)]
struct Seen {
    /// When the receiver promised each TSN first, and when its sender has surely heard that.
    told: BTreeMap<u32, SimTime>,
    heard: BTreeMap<u32, SimTime>,
    broken: Vec<(u32, SimTime)>,
}

impl Seen {
    fn look(&mut self, crossing: &Crossing<'_>, fate: Fate) {
        if crossing.from == A {
            let sent = crossing.packet.data.iter().map(|chunk| chunk.tsn);
            let heard = |tsn: &u32| self.heard.get(tsn).is_some_and(|&at| at < crossing.now);
            self.broken.extend(sent.filter(heard).map(|tsn| (tsn, crossing.now)));
            return;
        }
        for tsn in promised(crossing.packet) {
            self.told.entry(tsn).or_insert(crossing.now);
            if fate != Fate::Lost {
                // The wire back has 110 ms, and some packets before this one.
                let by = crossing.now + LATEST + Duration::from_millis(250);
                let at = self.heard.entry(tsn).or_insert(by);
                *at = by.min(*at);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn what_was_promised_is_never_sent_again_nor_dropped_and_all_is_delivered_once(
        config in rules(),
        paths in 1usize..3,
        forward in fates(),
        back in fates(),
        user_bytes in 1u64..80_000,
    ) {
        let mut seen = Seen::default();
        let network = |crossing: &Crossing<'_>| {
            let list = if crossing.from == A { &forward } else { &back };
            let fate = match (crossing.ordinal % 4, &crossing.packet.control) {
                (3, _) | (_, Some(_)) => Fate::Arrives,
                _ => fate(list[crossing.ordinal as usize % list.len()]),
            };
            seen.look(crossing, fate);
            fate
        };
        let wires = [30, 110].map(|delay_ms| vec![Link::new(10_000_000, delay_ms)]);
        let source = Source::Finite(user_bytes);
        let mut pair = Pair::<_, Diary>::with_paths(&config, wires[..paths].to_vec(), source, network);
        pair.run(SimTime::from_millis(100_000_000));
        prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
        prop_assert_eq!(pair.ends[A].acknowledged_bytes(), user_bytes);
        prop_assert_eq!(pair.ends[A].state(), State::Ended);
        let [_, receiver] = pair.observers;
        prop_assert_eq!(&seen.broken, &[][..], "sent again");
        let dropped = receiver.only(|event| match event {
            Event::HeldDropped { tsn, .. } => Some(*tsn),
            _ => None,
        });
        for (at, _, tsn) in dropped {
            prop_assert!(seen.told.get(&tsn).is_none_or(|&told| at < told), "TSN {} is dropped", tsn);
        }
        let mut delivered: Vec<u32> = receiver.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered).map(|(chunk, _)| chunk.tsn).collect();
        delivered.sort_unstable();
        let count = delivered.len() as u32;
        prop_assert_eq!(delivered, (1..=count).collect::<Vec<_>>());
    }
}

/// What a minute of an application does that always has something to send, as far as a send buffer goes: user data
/// delivered, and what the ends have reported.
fn minute(
    rules: &Sctp,
    delays_ms: &[u64],
    send_buffer: u32,
    mut lost: impl FnMut(&Crossing<'_>) -> bool,
) -> (u64, [Diary; 2]) {
    let mut rules = rules.clone();
    rules.messages.0.send_buffer_bytes = Some(send_buffer);
    let wires = delays_ms.iter().map(|&delay| vec![Link::new(1_000_000, delay)]).collect();
    let fate = |crossing: &Crossing<'_>| if lost(crossing) { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Diary>::with_paths(&rules, wires, Source::Written, fate);
    pair.open();
    let mut stream = 0;
    for ms in 0..60_000 {
        pair.run_on(SimTime::from_millis(ms));
        if pair.ends[A].state() != State::Established {
            continue;
        }
        let handed = |stream| Handed {
            stream,
            bytes: 1452,
            offered: SimTime::from_millis(ms),
            priority: 0,
            weight: 1,
            id: 0,
        };
        while Endpoint::has_room(&pair.ends[A], &handed(stream)) {
            api::Endpoint::write(&mut pair.ends[A], handed(stream));
            stream = (stream + 1) % rules.streams;
        }
        pair.flush(A);
    }
    (pair.ends[B].receiver().delivered_bytes, pair.observers)
}

/// One path of a LEO, one of a GEO.
const DELAYS_MS: [u64; 2] = [40, 260];

fn striped(nr_sack: NrSack) -> Sctp {
    promising(nr_sack, Sctp { cmt: true, streams: 16, receiver_buffer_bytes: 2_000_000, ..Sctp::rfc9260() })
}

#[test]
fn over_two_paths_with_a_small_send_buffer_what_is_promised_makes_room_for_the_faster_one() {
    for send_buffer in [32, 64] {
        let of = |kind| minute(&striped(kind), &DELAYS_MS, send_buffer * 1024, |_| false).0;
        let (off, delivered, all) = (of(NrSack::Off), of(NrSack::Delivered), of(NrSack::All));
        assert!(delivered > off && all > off, "{send_buffer} KiB: {off}, {delivered}, {all}");
    }
}

#[test]
fn with_room_for_all_and_nothing_lost_it_changes_nothing_but_the_size_of_acknowledgements() {
    let of = |kind| minute(&striped(kind), &DELAYS_MS[..1], 1 << 20, |_| false).0;
    let (off, all) = (of(NrSack::Off), of(NrSack::All));
    assert!(off.abs_diff(all) <= 2 * 1452, "{off}, {all}");
}

#[test]
fn of_a_single_stream_only_all_can_be_promised() {
    let freed = |nr_sack| {
        let rules = Sctp { streams: 1, ..striped(nr_sack) };
        let (_, [sender, _]) = minute(&rules, &DELAYS_MS, 65_536, |_| false);
        sender.only(|event| matches!(event, Event::SendBufferFreed { .. }).then_some(())).len()
    };
    assert_eq!(freed(NrSack::Delivered), 0, "what comes out of order waits at the receiver");
    assert!(freed(NrSack::All) > 100);
    assert_eq!(freed(NrSack::Off), 0);
}

#[test]
fn a_receiver_that_promises_all_takes_what_fills_a_gap_in_a_full_buffer_and_drops_nothing() {
    // The third chunk is lost, and once more: meanwhile the buffer is full of what waits for it.
    let rules = |nr_sack| promising(nr_sack, Sctp { receiver_buffer_bytes: 12_000, ..Sctp::rfc9260() });
    let run = |nr_sack| {
        let mut times = 0;
        minute(&rules(nr_sack), &DELAYS_MS[..1], 1 << 20, move |crossing| {
            let third = crossing.packet.data.first().is_some_and(|chunk| chunk.tsn == 3);
            times += u32::from(third);
            third && times < 3
        })
    };
    let (delivered, [_, receiver]) = run(NrSack::All);
    assert!(delivered > 1_000_000, "{delivered}");
    assert_eq!(receiver.only(|event| matches!(event, Event::HeldDropped { .. }).then_some(())), []);
}
