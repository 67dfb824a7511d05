//! What a packet carries: its data, and what it acknowledges.

use super::flight::Packet;
use super::json::Object;
use crate::recording::BlockKind;

/// The pieces of data of a packet: number, stream, number in the stream.
fn pieces(packet: &Packet) -> Vec<[u32; 3]> {
    let row = &packet.row;
    let first = (row.chunks > 0).then(|| [row.tsn, row.stream.into(), row.ssn.into()]);
    let more = packet.bundles.iter().map(|own| [own.tsn, own.stream.into(), own.ssn.into()]);
    first.into_iter().chain(more).collect()
}

/// What a packet carries, in the words of the protocols.
pub(super) fn own(packet: &Packet, reports: bool, object: &mut Object<'_>) {
    object.objects("data", &pieces(packet), |&[number, stream, ssn], frame| {
        frame.whole("number", number).whole("stream_id", stream).whole("ssn", ssn);
    });
    if reports {
        object.object("ack", |ack| {
            ack.whole("number", packet.row.tsn);
            let kinds = [
                ("gap_ack_blocks", BlockKind::Gap),
                ("nr_gap_ack_blocks", BlockKind::Promise),
                ("duplicates", BlockKind::Duplicate),
                ("missing", BlockKind::Missing),
            ];
            for (name, kind) in kinds {
                let ranges = packet.ranges(kind);
                if !ranges.is_empty() {
                    ack.ranges(name, &ranges);
                }
            }
        });
    }
}

/// The same in the words of QUIC, where what is acknowledged are packets.
pub(super) fn quic(packet: &Packet, acked: &[[u32; 2]], reports: bool, object: &mut Object<'_>) {
    let data = pieces(packet);
    let frames = data.len() + usize::from(reports);
    object.objects("frames", &(0..frames).collect::<Vec<_>>(), |&at, frame| match data.get(at) {
        Some(&[number, stream, _]) => {
            frame.text("frame_type", "stream").whole("stream_id", stream).whole("offset", number);
        }
        None => {
            frame.text("frame_type", "ack").ranges("acked_ranges", acked);
        }
    });
}
