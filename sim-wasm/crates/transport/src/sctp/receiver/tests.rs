//! What a receiver fed by hand reports.

use skywindow_units::{BitRate, SimTime};

use super::super::event::{ChunkFate, Event};
use super::super::packet::{DataChunk, FLAG_BEGIN, FLAG_END, FLAG_UNORDERED, Packet};
use super::super::settings::Sctp;
use super::{MAX_DUPLICATES, NEVER, Observer, Receiver, STEPS_PER_CHUNK};
use crate::api::Chunk;

struct Unseen;

impl Observer<Event> for Unseen {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}
}

fn chunk(tsn: u32) -> DataChunk {
    DataChunk { tsn, stream: 0, ssn: tsn as u16 - 1, bytes: 1000, flags: FLAG_BEGIN | FLAG_END }
}

/// A receiver that has these TSNs, each in a packet of its own, all with congestion marks or none.
fn holding(tsns: impl IntoIterator<Item = u32>, marked: bool) -> Receiver {
    let mut receiver = Receiver::new(&Sctp { receiver_buffer_bytes: 1 << 20, ..Sctp::rfc9260() }, 1);
    receiver.open_streams(1);
    for tsn in tsns {
        receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], marked, &mut Unseen);
    }
    receiver
}

/// The SACK that fits into so many bytes.
fn sack(receiver: &mut Receiver, room: u32) -> Packet {
    let mut packet = Packet::default();
    receiver.write_sack(SimTime::ZERO, room, &mut packet);
    packet
}

#[test]
fn section_3_3_4_as_many_blocks_as_the_packet_has_room_for_with_or_without_a_congestion_mark() {
    for marked in [false, true] {
        for room in [24, 28, 100, 101] {
            let packet = sack(&mut holding((1..40).map(|i| 2 * i), marked), room);
            // A SACK begins with 16 bytes and a block has 4; an ECNE chunk has 8.
            let blocks = (room - 16 - if marked { 8 } else { 0 }) / 4;
            assert_eq!(packet.gaps.len(), blocks as usize, "{room} bytes, mark {marked}");
            assert!(packet.size <= room, "{} of {room} bytes", packet.size);
            assert_eq!(packet.ecne.is_some(), marked);
        }
    }
}

#[test]
fn a_packet_of_many_tiny_chunks_counts_as_more_work_than_one_of_a_single_chunk() {
    let mut receiver = Receiver::new(&Sctp::rfc9260(), 1);
    receiver.open_streams(1);
    let mut tsn = 0;
    let mut cost_of = |count: u16| {
        let chunks: Vec<DataChunk> = (0..count)
            .map(|_| {
                tsn += 1;
                DataChunk { tsn, stream: 0, ssn: (tsn - 1) as u16, bytes: 1, flags: FLAG_BEGIN | FLAG_END }
            })
            .collect();
        receiver.on_data(SimTime::ZERO, 0, &chunks, false, &mut ());
        receiver.take_looked()
    };
    assert_eq!(cost_of(1), 0);
    assert!(cost_of(73) >= 73);
}

#[test]
fn section_3_3_4_duplicates_are_told_of_as_far_as_the_blocks_leave_room() {
    for (room, duplicates) in [(16 + 4 * 4, 1), (16 + 4 * 6, 3), (100, 5)] {
        let mut receiver = holding([2, 4, 6], false);
        let again = [2, 4, 6, 2, 4].map(chunk);
        receiver.on_data(SimTime::ZERO, 0, &again, false, &mut Unseen);
        let packet = sack(&mut receiver, room);
        assert_eq!((packet.gaps.len(), packet.duplicates.len()), (3, duplicates), "{room} bytes");
    }
}

#[test]
fn so_many_duplicates_wait_for_a_sack_and_no_more() {
    let mut receiver = holding([1], false);
    receiver.on_data(SimTime::ZERO, 0, &[chunk(1); 2 * MAX_DUPLICATES], false, &mut Unseen);
    assert_eq!(sack(&mut receiver, 1000).duplicates.len(), MAX_DUPLICATES);
    assert_eq!(receiver.state().duplicates, 2 * MAX_DUPLICATES as u64);
}

#[test]
fn dcsctp_reports_twenty_gap_blocks_where_more_would_fit() {
    let reported = |rules: &Sctp| {
        let mut receiver = Receiver::new(rules, 1);
        receiver.open_streams(1);
        let odd: Vec<DataChunk> = (1..=25).map(|nth| chunk(2 * nth)).collect();
        receiver.on_data(SimTime::ZERO, 0, &odd, false, &mut Unseen);
        sack(&mut receiver, 1000).gaps.len()
    };
    let all = Sctp { gap_block_limit: Some(0), ..Sctp::dcsctp() };
    assert_eq!([Sctp::rfc9260(), Sctp::dcsctp(), all].map(|rules| reported(&rules)), [25, 20, 25]);
}

/// A receiver with room for five chunks of 1000 bytes.
fn of_five_chunks(rules: Sctp) -> Receiver {
    let mut receiver = Receiver::new(&Sctp { receiver_buffer_bytes: 5 * 1016, ..rules }, 1);
    receiver.open_streams(2);
    receiver
}

#[test]
fn section_6_2_a_full_buffer_drops_the_largest_tsn_held_for_one_below_it() {
    let (mut receiver, mut notes) = (of_five_chunks(Sctp::rfc9260()), Notes::default());
    for tsn in [3, 5, 6, 7, 9] {
        receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut notes);
    }
    assert_eq!(receiver.a_rwnd(), 0);
    receiver.on_data(SimTime::ZERO, 0, &[chunk(10)], false, &mut notes);
    assert_eq!(receiver.state().dropped, 1, "nothing is dropped for what is larger");
    sack(&mut receiver, 1000);
    for (tsn, gaps, given_up) in [
        (2, vec![(2, 3), (5, 7)], 9),
        (4, vec![(2, 6)], 7),
        (1, vec![], 6), // 1 to 5 are delivered: there is room again.
    ] {
        notes.0.clear();
        receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut notes);
        let dropped = Event::HeldDropped { tsn: given_up, bytes: 1016, for_tsn: tsn };
        assert_eq!(notes.0.iter().filter(|&&event| event == dropped).count(), 1, "for {tsn}");
        assert!(receiver.wants_sack(), "section 6.2: it is told at once");
        let packet = sack(&mut receiver, 1000);
        assert_eq!(packet.gaps, gaps, "after {tsn}");
        assert_eq!(packet.sack.map(|head| head.cumulative_tsn), Some(if tsn == 1 { 5 } else { 0 }));
    }
    let state = receiver.state();
    assert_eq!((state.received_chunks, state.blocked_chunks, state.delivered_bytes), (5, 0, 5000));
    assert_eq!((state.dropped, state.a_rwnd), (4, 5 * 1016));
}

#[test]
fn a_receiver_that_takes_beyond_its_window_takes_a_chunk_whole_while_anything_is_left() {
    for (takes_beyond_a_rwnd, held, refused) in [(Some(true), 5, 1), (None, 4, 2)] {
        let rules = Sctp { receiver_buffer_bytes: 4 * 1016 + 100, takes_beyond_a_rwnd, ..Sctp::rfc9260() };
        let mut receiver = Receiver::new(&rules, 1);
        receiver.open_streams(1);
        for tsn in 2..=7 {
            receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut Unseen);
        }
        let state = receiver.state();
        assert_eq!((state.received_chunks, state.dropped), (held, refused));
    }
}

#[test]
fn where_so_many_chunks_wait_one_beyond_all_is_refused_and_one_that_fills_a_gap_is_taken() {
    for (held_chunk_limit, held, refused) in [(Some(3), 3, 3), (Some(0), 6, 0), (None, 6, 0)] {
        let rules = Sctp { held_chunk_limit, ..Sctp::rfc9260() };
        let mut receiver = Receiver::new(&rules, 1);
        receiver.open_streams(1);
        for tsn in 4..=9 {
            receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut Unseen);
        }
        let state = receiver.state();
        assert_eq!((state.received_chunks, state.dropped), (held, refused));
        for tsn in [2, 3, 1] {
            receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut Unseen);
        }
        assert_eq!(receiver.state().received_chunks, held + 3, "what fills a gap is taken");
    }
    assert_eq!(Sctp::freebsd().held_chunks_at_most(), 512);
}

#[test]
fn what_waits_takes_its_own_overhead_of_the_buffer_where_that_differs() {
    let taken = |rules: Sctp| {
        let mut receiver = of_five_chunks(rules);
        let before = receiver.a_rwnd();
        for tsn in [3, 5] {
            receiver.on_data(SimTime::ZERO, 0, &[chunk(tsn)], false, &mut Unseen);
        }
        before - receiver.a_rwnd()
    };
    let of = |chunk_overhead_bytes, held_overhead_bytes| {
        taken(Sctp { chunk_overhead_bytes, held_overhead_bytes, ..Sctp::rfc9260() })
    };
    assert_eq!(
        [of(None, None), of(Some(100), None), of(Some(100), Some(30))],
        [2 * 1016, 2 * 1100, 2 * 1030]
    );
    assert_eq!(taken(Sctp::freebsd()), 2 * 1256);
    assert_eq!(taken(Sctp { chunk_overhead_bytes: Some(272), ..Sctp::freebsd() }), 2 * 1272);
}

#[test]
fn what_is_read_later_makes_room_and_nothing_held_is_dropped_in_vain() {
    // 1 to 3 wait for an application that reads a byte a second; 6 waits.
    let mut receiver = of_five_chunks(Sctp { read_rate: Some(BitRate::from_bps(8)), ..Sctp::rfc9260() });
    let large = DataChunk { bytes: 1400, ..chunk(4) };
    for next in [1, 2, 3, 6].map(chunk).into_iter().chain([large]) {
        receiver.on_data(SimTime::ZERO, 0, &[next], false, &mut Unseen);
    }
    let state = receiver.state();
    assert_eq!((state.cumulative_tsn, state.blocked_chunks, state.dropped), (4, 0, 1), "6 makes room for 4");
    let mut receiver = of_five_chunks(Sctp { read_rate: Some(BitRate::from_bps(8)), ..Sctp::rfc9260() });
    let larger = DataChunk { bytes: 4000, ..chunk(4) };
    for next in [1, 2, 3, 6].map(chunk).into_iter().chain([larger]) {
        receiver.on_data(SimTime::ZERO, 0, &[next], false, &mut Unseen);
    }
    let state = receiver.state();
    assert_eq!((state.cumulative_tsn, state.blocked_chunks, state.dropped), (3, 1, 1), "6 is kept");
}

#[test]
fn section_6_9_the_application_takes_part_of_a_message_that_the_buffer_does_not_hold() {
    for unordered in [0, FLAG_UNORDERED] {
        let (mut receiver, mut notes) = (of_five_chunks(Sctp::rfc9260()), Application::default());
        // A message of twelve chunks, of which the fourth comes last but two; and one more after it.
        let piece = |tsn: u32| {
            let flags = unordered
                | if [1, 13].contains(&tsn) { FLAG_BEGIN } else { 0 }
                | if [12, 13].contains(&tsn) { FLAG_END } else { 0 };
            DataChunk { ssn: u16::from(tsn == 13), flags, ..chunk(tsn) }
        };
        for tsn in [1, 2, 3, 5, 6, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] {
            receiver.on_data(SimTime::ZERO, 0, &[piece(tsn)], false, &mut notes);
        }
        assert_eq!(notes.0, (1..=13).collect::<Vec<_>>(), "flags {unordered}");
        let state = receiver.state();
        assert_eq!((state.delivered_bytes, state.blocked_chunks, state.a_rwnd), (13_000, 0, 5 * 1016));
    }
}

/// The TSNs that the application got.
#[derive(Default)]
struct Application(Vec<u32>);

impl Observer<Event> for Application {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}

    fn chunk(&mut self, _now: SimTime, chunk: Chunk, fate: ChunkFate) {
        if fate == ChunkFate::Delivered {
            self.0.push(chunk.tsn);
        }
    }
}

#[derive(Default)]
struct Notes(Vec<Event>);

impl Observer<Event> for Notes {
    fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
        self.0.push(event);
    }
}

#[test]
fn section_6_6_a_stream_is_blocked_by_an_earlier_message_not_by_the_rest_of_its_own() {
    let piece = |tsn, ssn, flags| DataChunk { ssn, flags, ..chunk(tsn) };
    let noted = |chunks: &[DataChunk]| {
        let (mut receiver, mut notes) = (holding([], false), Notes::default());
        for chunk in chunks {
            receiver.on_data(SimTime::ZERO, 0, &[*chunk], false, &mut notes);
        }
        notes.0.iter().map(|event| matches!(event, Event::StreamReleased { .. })).collect::<Vec<_>>()
    };
    let (begin, end) = (piece(1, 0, FLAG_BEGIN), piece(2, 0, FLAG_END));
    assert_eq!(noted(&[begin, end]), [true], "released, but not blocked");
    assert_eq!(noted(&[chunk(2), chunk(1)]), [false, true]);
    assert_eq!(noted(&[chunk(3), chunk(1)]), [false], "message 2 still waits for message 1");
}

/// A run's work is limited by what its packets look at.
#[test]
fn chunks_that_are_released_or_read_one_after_the_other_are_counted() {
    let mut receiver = holding([1, 2, 3], false);
    assert_eq!(receiver.take_looked(), 0, "at once");
    let mut receiver = holding([1, 3, 4, 2], false);
    assert_eq!((receiver.take_looked(), receiver.take_looked()), (3, 0));
    let reads = Some(BitRate::from_bps(8_000_000));
    let mut receiver = Receiver::new(&Sctp { read_rate: reads, ..Sctp::rfc9260() }, 1);
    receiver.open_streams(1);
    receiver.on_data(SimTime::ZERO, 0, &[1, 2, 3].map(chunk), false, &mut Unseen);
    assert_eq!(receiver.take_looked(), 2 * STEPS_PER_CHUNK, "beside the first of a packet");
    receiver.on_data(SimTime::from_millis(2), 0, &[chunk(4)], false, &mut Unseen);
    assert_eq!(receiver.take_looked(), 2, "it has read 2000 bytes");
}

/// Three chunks of 1000 bytes wait to be read, one in a millisecond.
#[test]
fn rfc_1122_section_4_2_3_3_a_window_too_small_for_a_chunk_is_told_again_with_room_for_two_or_half_the_buffer()
 {
    for (buffer, update) in [
        (4000, Some(1000)), // 1000 are told; half of the buffer are 2000.
        (4467, Some(2233 - 1467)),
        (4468, None), // A chunk fits.
    ] {
        let read_rate = Some(BitRate::from_bps(8_000_000));
        let rules = Sctp { receiver_buffer_bytes: buffer, read_rate, ..Sctp::rfc9260() };
        let mut receiver = Receiver::new(&rules, 1);
        receiver.open_streams(1);
        receiver.on_data(SimTime::ZERO, 0, &[1, 2, 3].map(chunk), false, &mut Unseen);
        sack(&mut receiver, 1000);
        let due = update.map_or(NEVER, |missing: u64| SimTime::from_nanos(1000 * missing));
        assert_eq!(receiver.update_due, due, "{buffer} bytes");
    }
}
