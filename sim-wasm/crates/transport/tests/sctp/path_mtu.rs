//! The path MTU: RFC 1191 and RFC 9260 section 7.3.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Event, Packet, Retransmit, RetransmitOn, Sctp, Source, State};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair, seconds};

fn wires(paths: usize) -> Vec<Vec<Link>> {
    vec![vec![Link::new(10_000_000, 100)]; paths]
}

fn discovering(mtu_bytes: u32) -> Sctp {
    Sctp {
        pmtu_discovery: true,
        mtu_bytes: Some(mtu_bytes),
        receiver_buffer_bytes: 262_144,
        ..Sctp::rfc9260()
    }
}

/// A link takes packets of `mtu` bytes; larger ones pass in fragments if they may be fragmented.
fn narrow(packet: &Packet, mtu: u32, says: u32) -> Fate {
    if packet.size > mtu && packet.dont_fragment { Fate::TooBig(says) } else { Fate::Arrives }
}

fn lowered(diary: &Diary) -> Vec<(u32, u32)> {
    let pick = |event: &Event| match *event {
        Event::PathMtuLowered { from, to, .. } => Some((from, to)),
        _ => None,
    };
    diary.only(pick).into_iter().map(|(_, _, change)| change).collect()
}

#[test]
fn chunks_fill_the_mtu_of_the_interface_and_forbid_fragments() {
    for mtu in [9180, 1500, 576] {
        let mut largest = 0;
        let fate = |crossing: &Crossing<'_>| {
            assert_eq!(crossing.packet.dont_fragment, !crossing.packet.data.is_empty());
            largest = largest.max(crossing.packet.size);
            Fate::Arrives
        };
        let mut pair =
            Pair::<_, Diary>::with_paths(&discovering(mtu), wires(1), Source::Finite(200_000), fate);
        pair.run(seconds(20));
        assert_eq!(pair.ends[B].receiver().delivered_bytes, 200_000);
        drop(pair);
        assert_eq!(largest, mtu);
    }
}

#[test]
fn without_discovery_nothing_forbids_fragments_and_too_big_means_nothing() {
    let fate = |crossing: &Crossing<'_>| {
        assert!(!crossing.packet.dont_fragment);
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(1), Source::Finite(20_000), fate);
    pair.run(seconds(1));
    pair.ends[A].on_too_big(seconds(1), 0, 576, &mut Diary::default());
    assert_eq!(pair.ends[A].path_state(0).mtu_bytes, 1500);
}

#[test]
fn what_was_too_big_leaves_again_at_once_may_be_fragmented_and_costs_no_window() {
    let mut fragmented = 0;
    let fate = |crossing: &Crossing<'_>| {
        fragmented += u32::from(crossing.packet.size > 1500);
        narrow(crossing.packet, 1500, 1500)
    };
    let mut pair = Pair::<_, Diary>::with_paths(&discovering(9180), wires(1), Source::Finite(300_000), fate);
    pair.run(seconds(60));
    let diary = &pair.observers[A];
    assert_eq!(lowered(diary), [(9180, 1500)]);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 300_000);
    let reasons = diary.only(|event| match *event {
        Event::Retransmitted { tsn, reason, .. } => Some((tsn, reason)),
        Event::Timeout { .. } | Event::FastRetransmit { .. } => Some((0, Retransmit::Timeout)),
        _ => None,
    });
    // The initial window: two chunks of 9132 bytes, as large as the interface takes.
    assert_eq!(
        reasons.into_iter().map(|(_, _, again)| again).collect::<Vec<_>>(),
        [(1, Retransmit::TooBig), (2, Retransmit::TooBig)]
    );
    let state = pair.ends[A].path_state(0);
    assert_eq!((state.mtu_bytes, pair.ends[A].state()), (1500, State::Ended));
    assert_eq!(pair.ends[B].receiver().duplicates, 0);
    drop(pair);
    assert_eq!(fragmented, 4, "both chunks twice");
}

#[test]
fn rfc_1191_section_5_a_router_that_does_not_say_is_met_with_576_bytes() {
    let fate = |crossing: &Crossing<'_>| narrow(crossing.packet, 1100, 0);
    let mut pair = Pair::<_, Diary>::with_paths(&discovering(4352), wires(1), Source::Finite(300_000), fate);
    pair.run(seconds(60));
    assert_eq!(lowered(&pair.observers[A]), [(4352, 576)]);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 300_000);
}

#[test]
fn an_implausible_mtu_is_not_believed() {
    let mut pair =
        Pair::<_, Diary>::with_paths(&discovering(1500), wires(1), Source::Endless, |_: &Crossing<'_>| {
            Fate::Arrives
        });
    pair.run(seconds(2));
    let mut diary = Diary::default();
    pair.ends[A].on_too_big(seconds(2), 0, 9000, &mut diary);
    assert_eq!(pair.ends[A].path_state(0).mtu_bytes, 1500);
    pair.ends[A].on_too_big(seconds(2), 0, 20, &mut diary);
    assert_eq!(pair.ends[A].path_state(0).mtu_bytes, 68);
    pair.ends[A].on_too_big(seconds(2), 9, 100, &mut diary);
    assert_eq!(lowered(&diary), [(1500, 68)]);
}

#[test]
fn rfc_1191_section_6_3_a_larger_mtu_is_tried_after_ten_minutes() {
    // The narrow link is gone after 300 s.
    let fate = |crossing: &Crossing<'_>| {
        if crossing.now < seconds(300) { narrow(crossing.packet, 1006, 1006) } else { Fate::Arrives }
    };
    let config = Sctp { receiver_buffer_bytes: 8192, ..discovering(1500) };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(1), Source::Endless, fate);
    pair.run(seconds(700));
    let diary = &pair.observers[A];
    let raised = diary.only(|event| match *event {
        Event::PathMtuRaised { from, to } => Some((from, to)),
        _ => None,
    });
    let fell = diary.only(|event| matches!(event, Event::PathMtuLowered { .. }).then_some(()))[0].0;
    let [(at, 0, (1006, 1500))] = raised[..] else { panic!("{raised:?}") };
    assert_eq!(at.as_nanos() - fell.as_nanos(), 600_000_000_000);
    assert_eq!(lowered(diary).len(), 1);
    assert_eq!(pair.ends[A].path_state(0).mtu_bytes, 1500);
}

#[test]
fn section_7_3_chunks_fit_every_active_path_and_each_window_has_its_unit() {
    // The alternate is narrow, which the first retransmission finds out.
    let mut largest_after = 0;
    let fate = |crossing: &Crossing<'_>| {
        if crossing.now > seconds(5) {
            largest_after = largest_after.max(crossing.packet.size);
        }
        let chunk = crossing.packet.data.first().map(|chunk| chunk.tsn);
        match (crossing.path, chunk) {
            (0, Some(40)) => Fate::Lost,
            (1, _) => narrow(crossing.packet, 576, 576),
            _ => Fate::Arrives,
        }
    };
    let config = Sctp { retransmit_on: Some(RetransmitOn::Alternate), ..discovering(1500) };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(2), Source::Endless, fate);
    pair.run(seconds(10));
    let state = [0, 1].map(|path| pair.ends[A].path_state(path).mtu_bytes);
    assert_eq!(state, [1500, 576]);
    let again = pair.observers[A].only(|event| match *event {
        Event::Retransmitted { tsn, reason, .. } => Some((tsn, reason)),
        _ => None,
    });
    let again: Vec<_> = again.into_iter().map(|(_, path, what)| (path, what)).collect();
    assert_eq!(again, [(1, (40, Retransmit::Fast)), (1, (40, Retransmit::TooBig))]);
    drop(pair);
    // Two chunks of 528 user bytes share a packet of the wider path.
    assert_eq!(largest_after, 32 + 2 * 544);
}

#[test]
fn a_message_fits_the_buffer_also_in_the_smallest_chunks() {
    let config =
        Sctp { message_bytes: Some(2761), receiver_buffer_bytes: 3000, ordered: false, ..discovering(2812) };
    let fate = |crossing: &Crossing<'_>| narrow(crossing.packet, 200, 200);
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(1), Source::Finite(20_000), fate);
    pair.run(seconds(600));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 20_000);
}

#[test]
fn chunks_that_shared_a_packet_that_was_too_big_leave_again_though_each_alone_would_fit() {
    // Messages of 400 bytes, three to a packet, and a link of 1006 bytes, which takes no more than two.
    let config = Sctp { message_bytes: Some(400), ..discovering(1500) };
    let mut turned_back = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        let packet = crossing.packet;
        let fate = if packet.control.is_some() { Fate::Arrives } else { narrow(packet, 1006, 1006) };
        if fate != Fate::Arrives {
            assert_eq!(packet.data.len(), 3);
            turned_back.extend(packet.data.iter().map(|chunk| chunk.tsn));
        }
        fate
    };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(1), Source::Finite(20_000), fate);
    pair.run(seconds(20));
    let again = pair.observers[A].only(|event| match *event {
        Event::Retransmitted { tsn, reason, .. } => Some((tsn, reason)),
        _ => None,
    });
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 20_000);
    assert_eq!(pair.ends[B].receiver().duplicates, 0);
    drop(pair);
    let at_once: Vec<_> = turned_back.into_iter().map(|tsn| (tsn, Retransmit::TooBig)).collect();
    assert_eq!(again.into_iter().map(|(_, _, what)| what).collect::<Vec<_>>(), at_once);
    assert!(at_once.len() >= 6, "several packets were turned back: {at_once:?}");
}

#[test]
fn a_chunk_alone_in_its_packet_that_fits_the_smaller_mtu_does_not_leave_again() {
    let config = Sctp { message_bytes: Some(800), ..discovering(1500) };
    let mut pair =
        Pair::<_, Diary>::with_paths(&config, wires(1), Source::Endless, |_: &Crossing<'_>| Fate::Arrives);
    pair.run(seconds(2));
    assert!(pair.ends[A].path_state(0).flight > 0);
    let mut diary = Diary::default();
    pair.ends[A].on_too_big(seconds(2), 0, 1006, &mut diary);
    assert!(matches!(diary.events[..], [(_, 0, Event::PathMtuLowered { chunks: 0, .. })]));
}
