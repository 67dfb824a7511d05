//! What leaves and what is kept back, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK};
use super::super::event::Event;
use super::super::packet::{FLAG_IMMEDIATE, Packet};
use super::super::settings::{BurstRule, Sctp};
use super::super::ticks::NEVER;
use crate::api::Source;

fn bench() -> Bench {
    Bench::new(&Sctp::rfc9260(), 1)
}

#[test]
fn section_6_1_b_data_leave_while_less_than_cwnd_is_in_flight() {
    let mut bench = bench();
    bench.paths[0].window.place(2 * CHUNK + 1);
    bench.send(0, 3);
    assert_eq!(bench.poll(), None);
    bench.paths[0].window.place(3 * CHUNK);
    assert_eq!(bench.poll(), None, "cwnd is full to the byte");
    bench.paths[0].window.place(3 * CHUNK + 1);
    assert_eq!(bench.poll(), Some((0, vec![4])));
}

#[test]
fn section_6_1_a_the_peers_window_is_used_to_the_byte_and_then_probed_when_nothing_is_outstanding() {
    let mut bench = bench();
    bench.sender.a_rwnd = 2 * CHUNK;
    bench.send(0, 2);
    assert!(!bench.sender.probing() && !bench.sender.rests(&bench.paths), "the window was not asked yet");
    assert_eq!(bench.poll(), None);
    assert!(matches!(bench.notes.0[..], [(0, Event::WindowFull { peer_rwnd: 0, needed: CHUNK, .. })]));
    assert!(bench.sender.rests(&bench.paths), "it waits for a SACK");
    assert_eq!(bench.poll(), None);
    assert_eq!(bench.notes.0.len(), 1, "said once");
    let events = bench.sack_with(2, &[], CHUNK - 1);
    assert!(!events.iter().any(|(_, event)| matches!(event, Event::WindowOpened { .. })));
    assert_eq!(bench.poll(), None, "not before one RTO");
    let rto = bench.paths[0].rto.current();
    assert_eq!(bench.sender.probe_due, bench.now + rto);
    bench.sender.probe_ready = true;
    assert!(!bench.sender.rests(&bench.paths), "a probe may go");
    assert_eq!(bench.poll(), Some((0, vec![3])));
    let probe = Event::ZeroWindowProbe { tsn: 3, peer_rwnd: CHUNK - 1 };
    assert_eq!(bench.notes.0.last(), Some(&(0, probe)));
    assert_eq!(bench.poll(), None, "one");
    assert!(bench.sender.rests(&bench.paths));
    let events = bench.sack_with(3, &[], CHUNK);
    assert_eq!(events.last(), Some(&(0, Event::WindowOpened { peer_rwnd: CHUNK, flight: 0 })));
    assert_eq!(bench.poll(), Some((0, vec![4])));
    assert!(!bench.sender.probing());
    assert_eq!(bench.poll(), None);
    bench.sender.a_rwnd = 2 * CHUNK;
    assert!(bench.sender.probing() && !bench.sender.rests(&bench.paths), "there is room to the byte");
}

#[test]
fn section_6_1_a_each_probe_that_finds_the_window_closed_doubles_the_wait_for_the_next() {
    let mut bench = bench();
    bench.sender.a_rwnd = 0;
    let rto = bench.paths[0].rto.current();
    let waits: Vec<Duration> = (1..=8)
        .map(|tsn| {
            bench.sender.probe_due = NEVER;
            assert_eq!(bench.poll(), None);
            let wait = bench.sender.probe_due.since(bench.now);
            bench.sender.probe_ready = true;
            assert_eq!(bench.poll(), Some((0, vec![tsn])));
            bench.sack_with(tsn, &[], 0);
            wait
        })
        .collect();
    let longest = Duration::from_secs(60);
    assert_eq!(waits, (0..8).map(|n| (rto * (1 << n)).min(longest)).collect::<Vec<_>>());
    bench.sack_with(8, &[], 1 << 20);
    assert_eq!((bench.sender.probe_due, bench.poll()), (NEVER, Some((0, vec![9]))));
}

#[test]
fn where_messages_are_split_data_fill_cwnd_and_the_peers_window_and_never_exceed_them() {
    let splits = Sctp { split_to_fill_cwnd: Some(true), ..Sctp::rfc9260() };
    for (cwnd, a_rwnd) in [(2 * CHUNK + 500, 1 << 20), (100 * CHUNK, 2 * CHUNK + 500)] {
        let mut bench = Bench::new(&splits, 1);
        bench.paths[0].window.place(cwnd);
        bench.sender.a_rwnd = a_rwnd;
        bench.send(0, 3);
        assert_eq!(bench.paths[0].flight, 2 * CHUNK + 500);
        assert_eq!(bench.poll(), None);
        assert_eq!(bench.sender.outstanding.get(3).bytes, 484);
        bench.sack(3, &[]);
        bench.paths[0].window.place(100 * CHUNK);
        // The rest of the message and the beginning of the next share a packet.
        assert_eq!(bench.poll(), Some((0, vec![4, 5])));
        let sizes = [4, 5].map(|tsn| bench.sender.outstanding.get(tsn).bytes);
        assert_eq!(sizes, [1452 - 484, 1468 - 16 - 984]);
    }
}

#[test]
fn data_ask_for_a_sack_at_once_while_cwnd_is_small() {
    let asks = Sctp { sack_asked_below_segments: Some(10), ..Sctp::rfc9260() };
    for (cwnd, asked) in [(10 * CHUNK - 1, true), (10 * CHUNK, false)] {
        let mut bench = Bench::new(&asks, 1);
        bench.paths[0].window.place(cwnd);
        bench.send(0, 1);
        assert_eq!(bench.sender.outstanding.get(1).flags & FLAG_IMMEDIATE != 0, asked);
    }
}

#[test]
fn what_a_chunk_is_charged_beside_its_data_makes_the_peers_window_smaller() {
    for (chunk_overhead_bytes, chunks) in [(Some(0), 4), (None, 3), (Some(500), 2)] {
        let mut bench = Bench::new(&Sctp { chunk_overhead_bytes, ..Sctp::rfc9260() }, 1);
        bench.sender.a_rwnd = 4 * 1452;
        bench.send(0, chunks);
        assert_eq!(bench.poll(), None, "{chunk_overhead_bytes:?}");
    }
}

#[test]
fn section_6_10_chunks_share_a_packet_as_far_as_packet_and_window_go() {
    let small = Sctp { payload_bytes: Some(484), mtu_bytes: Some(1532), ..Sctp::rfc9260() };
    // Three chunks of 500 bytes fill the packet to the byte.
    for (a_rwnd, expected) in
        [(1 << 20, vec![1, 2, 3]), (1499, vec![1, 2]), (1500, vec![1, 2, 3]), (500, vec![1])]
    {
        let mut bench = Bench::new(&small, 1);
        bench.sender.a_rwnd = a_rwnd;
        assert_eq!(bench.poll(), Some((0, expected)), "a window of {a_rwnd}");
    }
    let mut bench = Bench::new(&Sctp { mtu_bytes: Some(1531), ..small }, 1);
    assert_eq!(bench.poll(), Some((0, vec![1, 2])));
}

#[test]
fn a_packet_that_is_bound_for_another_path_or_has_no_room_takes_no_data() {
    let mut bench = Bench::new(&Sctp::rfc9260(), 2);
    for (bound, size, goes) in [(Some(1), 32, false), (Some(0), 33, false), (Some(0), 32, true)] {
        let mut packet = Packet { size, ..Packet::default() };
        let path = bench.sender.write_data(bench.now, &mut bench.paths, bound, &mut packet, &mut bench.notes);
        assert_eq!(path, goes.then_some(0), "{bound:?} with {size} bytes");
        assert_eq!(packet.data.len(), usize::from(goes));
    }
}

#[test]
fn section_6_1_d_a_burst_ends_after_max_burst_packets_until_the_next_sack() {
    let mut bench =
        Bench::new(&Sctp { max_burst: Some(3), burst_rule: Some(BurstRule::Always), ..Sctp::rfc9260() }, 1);
    bench.send(0, 3);
    assert_eq!(bench.poll(), None);
    let limited = Event::BurstLimited { packets: 3, flight: 3 * CHUNK, cwnd: 100 * CHUNK };
    assert_eq!(bench.notes.0.last(), Some(&(0, limited)));
    bench.poll();
    assert_eq!(bench.notes.0.len(), 1, "said once");
    bench.sack(1, &[]);
    bench.send(0, 3);
    assert_eq!(bench.poll(), None);
}

#[test]
fn section_6_3_2_r1_t3_starts_with_data_if_it_does_not_run() {
    let mut bench = bench();
    bench.send(0, 1);
    let started = bench.paths[0].t3;
    assert_eq!(started, bench.now + bench.paths[0].rto.current());
    bench.wait(100);
    bench.send(0, 1);
    assert_eq!(bench.paths[0].t3, started);
}

#[test]
fn where_a_message_begins_a_burst_max_burst_limits_only_what_is_sent_again() {
    let rules = Sctp { burst_rule: Some(BurstRule::Messages), ..Sctp::rfc9260() };
    let mut bench = Bench::new(&rules, 1);
    for _ in 0..3 {
        bench.send(0, 4);
    }
    bench.expire(0);
    bench.send_again();
    bench.sack(1, &[]);
    bench.paths[0].window.place(12 * CHUNK);
    let sent: Vec<u32> = (0..20).map_while(|_| bench.poll()).flat_map(|(_, tsns)| tsns).collect();
    assert_eq!(sent, [2, 3, 4, 5]);
}

#[test]
fn rfc_7053_section_5_1_data_ask_for_a_sack_where_nothing_more_may_go_or_nothing_more_waits() {
    let asks = |rules: Sctp, source: Source, cwnd: u32, a_rwnd: u32| -> Vec<bool> {
        let mut bench = Bench::new(&rules, 1);
        bench.sender.set_source(source);
        bench.sender.a_rwnd = a_rwnd * CHUNK;
        bench.paths[0].window.place(cwnd * CHUNK);
        let next = || bench.poll().map(|(_, tsns)| u64::from(tsns[0]));
        let sent: Vec<u64> = std::iter::from_fn(next).collect();
        sent.iter().map(|&tsn| bench.sender.outstanding.get(tsn).flags & FLAG_IMMEDIATE != 0).collect()
    };
    let full = || Sctp { sack_asked_when_full: true, ..Sctp::rfc9260() };
    let at_end = || Sctp { sack_asked_at_end: true, ..Sctp::rfc9260() };
    let three = || Source::Finite(3 * 1452);
    assert_eq!(asks(full(), Source::Endless, 3, 100), [false, false, true], "cwnd is full");
    assert_eq!(asks(full(), Source::Endless, 100, 3), [false, false, true], "the peer's window is");
    assert_eq!(asks(full(), three(), 100, 100), [false; 3]);
    assert_eq!(asks(full(), three(), 3, 100), [false, false, true]);
    assert_eq!(asks(at_end(), three(), 100, 100), [false, false, true], "the last data");
    assert_eq!(asks(at_end(), Source::Endless, 3, 3), [false; 3]);
    assert_eq!(asks(Sctp::rfc9260(), three(), 3, 3), [false; 3], "unless a setting says so");
}

#[test]
fn section_6_5_at_most_65535_ordered_messages_of_a_stream_are_in_the_send_window() {
    let most = u32::from(u16::MAX);
    for (streams, ordered) in [(1, true), (3, true), (1, false)] {
        let rules = Sctp { streams, ordered, payload_bytes: Some(1), ..Sctp::rfc9260() };
        let mut bench = Bench::new(&rules, 1);
        bench.paths[0].window.place(1 << 30);
        bench.sender.a_rwnd = 1 << 30;
        let all = most * u32::from(streams);
        bench.send(0, all);
        if !ordered {
            bench.send(0, 1);
            continue;
        }
        assert_eq!(bench.poll(), None, "the number {most} later is that of another message");
        // Messages in gap blocks are in the window as well.
        bench.sack_with(0, &[(3, 9)], 1 << 30);
        assert_eq!(bench.poll(), None);
        bench.sack_with(1, &[(2, 8)], 1 << 30);
        bench.send(0, 1);
        assert_eq!(bench.poll(), None);
        bench.sack_with(all + 1, &[], 1 << 30);
        bench.send(0, all);
    }
}
