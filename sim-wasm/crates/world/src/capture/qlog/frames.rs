//! What a packet carries: its data, and what it acknowledges.

use super::flight::Packet;
use super::json::Object;
use super::places::Places;
use crate::recording::BlockKind;

/// How many kinds of streams QUIC has; those whose number it divides carry requests and answers (RFC 9000 2.1), and
/// viewers draw no others.
const STREAM_KINDS: u32 = 4;

/// The pieces of data of a packet: number, stream, number in the stream.
pub(super) fn pieces(packet: &Packet) -> Vec<[u32; 3]> {
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

/// The same in the words of QUIC, where what is acknowledged are packets, and none is without frames.
pub(super) fn quic(
    packet: &Packet,
    places: &Places,
    acked: &[[u32; 2]],
    reports: bool,
    object: &mut Object<'_>,
) {
    let data = pieces(packet);
    let frames = (data.len() + usize::from(reports)).max(1);
    object.objects("frames", &(0..frames).collect::<Vec<_>>(), |&at, frame| match data.get(at) {
        Some(&[number, stream, _]) => {
            frame.text("frame_type", "stream").whole("stream_id", STREAM_KINDS * stream);
            frame.whole("offset", places.of(number)).whole("length", 1_u32);
        }
        None if reports => {
            frame.text("frame_type", "ack").ranges("acked_ranges", acked);
        }
        None => {
            frame.text("frame_type", "padding");
        }
    });
}
