//! Chunks that leave again by another path, by hand. Paths take turns: path 0 has the odd TSNs, path 1 the even ones.

use skywindow_form::Among;

use super::super::bench::{Bench, CHUNK, Notes};
use super::super::packet::FLAG_IMMEDIATE;
use super::super::settings::Sctp;
use super::super::sharing::{BufferSplit, SharingSettings};
use super::*;

fn rules(cmt_rescheduling_percent: u32) -> Sctp {
    let sharing = SharingSettings { cmt_rescheduling_percent, ..SharingSettings::default() };
    Sctp { cmt: true, sharing: Among(sharing), ..Sctp::rfc9260() }
}

/// TSNs 1 to 8 have left, in turn; those of path 1 have come, and so much of the receiver's buffer is left.
fn waiting(rules: &Sctp, a_rwnd: u32) -> Bench {
    let mut bench = Bench::new(rules, 2);
    for _ in 0..8 {
        bench.poll();
    }
    bench.sack_with(0, &[(2, 2), (4, 4), (6, 6), (8, 8)], a_rwnd);
    bench
}

fn moved(notes: &Notes) -> Vec<(u8, Event)> {
    notes.0.iter().copied().filter(|(_, event)| matches!(event, Event::ChunkRescheduled { .. })).collect()
}

#[test]
fn the_chunk_that_all_wait_for_leaves_again_by_the_path_that_waits_once_enough_does() {
    // Four chunks wait, of a buffer of eight: half of it.
    for (percent, moves) in [(50, true), (51, false), (0, false)] {
        let mut bench = waiting(&rules(percent), 4 * CHUNK);
        let next = bench.poll();
        assert_eq!(next == Some((1, vec![1])), moves, "{percent} %: {next:?}");
        let cwnd = if moves { 50 * CHUNK } else { 100 * CHUNK };
        assert_eq!(bench.paths[0].window.cwnd(), cwnd, "the slow path is answered like a loss of it");
        let event = Event::ChunkRescheduled { tsn: 1, path: 0, waits: 4 * CHUNK, cwnd };
        assert_eq!(moved(&bench.notes), if moves { vec![(1, event)] } else { Vec::new() });
    }
}

#[test]
fn with_split_buffers_half_as_much_is_enough() {
    let mut rules = rules(100);
    assert_eq!(
        moved(&{
            let mut bench = waiting(&rules, 4 * CHUNK);
            bench.poll();
            bench.notes
        }),
        []
    );
    rules.sharing.0.cmt_buffer_split = BufferSplit::Outstanding;
    let mut bench = waiting(&rules, 4 * CHUNK);
    assert_eq!(bench.poll(), Some((1, vec![1])));
}

#[test]
fn the_send_buffer_blocks_as_the_receivers_does() {
    let mut rules = rules(50);
    rules.messages.0.send_buffer_bytes = Some(8 * CHUNK);
    let mut bench = waiting(&rules, 100 * CHUNK);
    assert_eq!(bench.poll(), Some((1, vec![1])));
}

#[test]
fn a_chunk_moves_once_and_is_in_flight_where_it_is() {
    let mut bench = waiting(&rules(50), 4 * CHUNK);
    let flight = [bench.paths[0].flight, bench.paths[1].flight];
    let mut packet = Packet { size: bench.sender.rules.header, ..Packet::default() };
    let to = bench.sender.write_data(bench.now, &mut bench.paths, None, &mut packet, &mut bench.notes);
    assert_eq!((to, packet.data[0].tsn, packet.data.len()), (Some(1), 1, 1));
    assert!(packet.data[0].flags & FLAG_IMMEDIATE != 0, "it asks for a SACK at once");
    assert_eq!([bench.paths[0].flight, bench.paths[1].flight], [flight[0] - CHUNK, flight[1] + CHUNK]);
    assert_eq!((bench.sender.marked, bench.paths[0].marked, bench.paths[0].lost), (0, 0, 0));
    bench.sack_with(0, &[(2, 2), (4, 4), (6, 6), (8, 8)], 4 * CHUNK);
    assert_eq!(bench.sender.cmt.moves, None, "it does not move again");
    // It has come, and TSN 3 is the next to be waited for.
    bench.sack_with(2, &[(2, 2), (4, 4), (6, 6)], 3 * CHUNK);
    assert_eq!(bench.sender.cmt.moves, Some((3, 1)));
    assert_eq!(bench.poll(), Some((1, vec![3])));
    let before = bench.paths[0].window.cwnd();
    assert_eq!(before, 50 * CHUNK, "once in a window of data");
}

#[test]
fn what_is_acknowledged_marked_or_without_room_does_not_move() {
    let mut acknowledged = waiting(&rules(50), 4 * CHUNK);
    acknowledged.sender.cmt.moves = Some((2, 0));
    assert_ne!(acknowledged.poll(), Some((0, vec![2])), "a gap block reports it");
    let mut lost = waiting(&rules(50), 4 * CHUNK);
    lost.expire(0);
    lost.poll();
    assert_eq!(moved(&lost.notes), [], "it waits to be sent again already");
    let mut full = Bench::new(&rules(50), 2);
    full.paths[1].window.place(4 * CHUNK);
    for _ in 0..8 {
        full.poll();
    }
    full.sender.in_flight.add(&mut full.paths[1], 90 * CHUNK);
    full.sack_with(0, &[(2, 2), (4, 4), (6, 6), (8, 8)], 4 * CHUNK);
    assert_eq!(full.sender.cmt.moves, None, "path 1 has no room");
}

#[test]
fn losses_that_are_read_as_corruption_leave_cwnd() {
    let mut bench = Bench::new(&rules(50), 2);
    bench.sender.unmarked_is_corruption = true;
    for _ in 0..8 {
        bench.poll();
    }
    bench.sack_with(0, &[(2, 2), (4, 4), (6, 6), (8, 8)], 4 * CHUNK);
    assert_eq!(bench.poll(), Some((1, vec![1])));
    assert_eq!(bench.paths[0].window.cwnd(), 100 * CHUNK);
}
