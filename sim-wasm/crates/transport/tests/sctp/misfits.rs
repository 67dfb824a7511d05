//! Pieces of messages from a hostile peer: what reaches the application is whole messages, each of pieces that say the same
//! (RFC 9260 sections 3.3.1 and 6.9, RFC 8260 section 2.1).

use std::collections::BTreeMap;

use proptest::prelude::*;
use skywindow_transport::api::{Chunk, ChunkFate, Endpoint as _, Observer};
use skywindow_transport::sctp::{
    DataChunk, Endpoint, Event, FLAG_BEGIN, FLAG_END, FLAG_INTERLEAVED, FLAG_UNORDERED, Fragment, Init,
    Packet, Sctp,
};
use skywindow_units::SimTime;

use crate::peer::{init, meet};

type Piece = (DataChunk, Fragment);

/// The TSNs that the application has got, and why the association was ended.
#[derive(Default)]
struct Seen {
    delivered: Vec<u32>,
    cause: Option<u16>,
}

impl Observer<Event> for Seen {
    fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
        if let Event::AbortSent { cause } = event {
            self.cause = Some(cause);
        }
    }

    fn chunk(&mut self, _now: SimTime, chunk: Chunk, fate: ChunkFate) {
        if fate == ChunkFate::Delivered {
            self.delivered.push(chunk.tsn);
        }
    }
}

/// Messages as a peer sends them that keeps the rules: so many pieces each, ordered or not, on one of two streams.
fn messages(lengths: &[(u8, bool, u16)], interleaved: bool) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut numbers = [[0_u16; 2]; 2];
    for &(length, unordered, stream) in lengths {
        let number = &mut numbers[usize::from(unordered)][usize::from(stream)];
        for place in 0..length {
            let flags = [
                (place == 0, FLAG_BEGIN),
                (place + 1 == length, FLAG_END),
                (unordered, FLAG_UNORDERED),
                (interleaved, FLAG_INTERLEAVED),
            ];
            let flags = flags.iter().filter(|flag| flag.0).map(|flag| flag.1).sum();
            let (tsn, ssn) = (pieces.len() as u32 + 1, *number);
            let chunk = DataChunk { tsn, stream, ssn, bytes: 50, flags };
            pieces.push((chunk, Fragment { mid: ssn.into(), fsn: place.into() }));
        }
        *number += u16::from(!unordered || interleaved);
    }
    pieces
}

/// One field of a piece says something else.
fn falsify((chunk, fragment): &mut Piece, field: u8) {
    match field {
        0 => chunk.stream ^= 1,
        1 => (chunk.ssn, fragment.mid) = (chunk.ssn ^ 1, fragment.mid ^ 1),
        2 => chunk.flags ^= FLAG_BEGIN,
        3 => chunk.flags ^= FLAG_END,
        4 => chunk.flags ^= FLAG_UNORDERED,
        _ => fragment.fsn ^= 1,
    }
}

/// Whether one delivered piece may be behind another in a message.
fn continues(before: &Piece, after: &Piece) -> bool {
    let unordered = before.0.flags & FLAG_UNORDERED;
    let same = before.0.stream == after.0.stream && unordered == after.0.flags & FLAG_UNORDERED;
    let numbered = if before.0.flags & FLAG_INTERLEAVED != 0 {
        before.1.mid == after.1.mid && before.1.fsn + 1 == after.1.fsn
    } else {
        before.0.tsn + 1 == after.0.tsn && (unordered != 0 || before.0.ssn == after.0.ssn)
    };
    same && numbered && after.0.flags & FLAG_BEGIN == 0
}

/// What becomes of pieces that come one after the other, each in a packet.
fn arrive(pieces: &[Piece], interleaved: bool) -> Seen {
    let mut rules = Sctp::rfc9260();
    rules.messages.0.interleaving = interleaved;
    let (now, mut seen) = (SimTime::from_millis(1), Seen::default());
    let mut end = Endpoint::new(rules, 1);
    let tag = meet(&mut end, now, 0, Init { interleaving: interleaved, ..init(2) });
    for &(chunk, fragment) in pieces {
        let fragments = if interleaved { vec![fragment] } else { Vec::new() };
        let packet = Packet { verification_tag: tag, data: vec![chunk], fragments, ..Packet::default() };
        end.on_packet(now, 0, &packet, false, &mut seen);
    }
    seen
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_reaches_the_application_is_whole_messages_of_pieces_that_say_the_same(
        lengths in prop::collection::vec((1u8..5, any::<bool>(), 0u16..2), 1..8),
        keys in prop::collection::vec(0u8..8, 40),
        wrong in prop::collection::vec((any::<prop::sample::Index>(), 0u8..6), 0..3),
        interleaved in any::<bool>(),
    ) {
        let mut pieces = messages(&lengths, interleaved);
        for (at, field) in &wrong {
            let at = at.index(pieces.len());
            falsify(&mut pieces[at], *field);
        }
        let by_tsn: BTreeMap<u32, Piece> = pieces.iter().map(|piece| (piece.0.tsn, *piece)).collect();
        let count = pieces.len();
        pieces.sort_by_key(|piece| keys[piece.0.tsn as usize]);
        let seen = arrive(&pieces, interleaved);
        let delivered: Vec<Piece> = seen.delivered.iter().map(|tsn| by_tsn[tsn]).collect();
        let mut before: Option<&Piece> = None;
        for piece in &delivered {
            let fits = match before {
                Some(before) => continues(before, piece),
                None => piece.0.flags & FLAG_BEGIN != 0,
            };
            prop_assert!(fits, "{piece:?} behind {before:?}");
            before = (piece.0.flags & FLAG_END == 0).then_some(piece);
        }
        prop_assert!(before.is_none(), "{before:?} has no end");
        match seen.cause {
            Some(cause) => prop_assert!(cause == 13 && !wrong.is_empty(), "cause {cause}"),
            None => prop_assert!(delivered.len() == count || !wrong.is_empty(), "some are missing"),
        }
    }
}
