//! What a receiver fed by hand reports.

use skywindow_units::SimTime;

use super::super::event::Event;
use super::super::packet::{DataChunk, FLAG_BEGIN, FLAG_END, Packet};
use super::super::settings::Sctp;
use super::{Observer, Receiver};

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
