//! Where a piece of data stands in its stream, for viewers of QUIC, which know streams as bytes behind each other.

use std::collections::BTreeMap;

/// The place of each piece in its stream, in the order in which they were sent first.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// By the piece's number.
    places: BTreeMap<u32, u32>,
    /// Pieces of each stream so far.
    sent: BTreeMap<u16, u32>,
}

impl Places {
    /// A piece is sent; one that was sent before keeps its place.
    pub fn take(&mut self, number: u32, stream: u16) {
        let Self { places, sent } = self;
        places.entry(number).or_insert_with(|| {
            let count = sent.entry(stream).or_default();
            *count += 1;
            *count - 1
        });
    }

    /// The place of a piece.
    pub fn of(&self, number: u32) -> u32 {
        self.places.get(&number).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Places;

    #[test]
    fn each_stream_counts_its_own_pieces_and_what_is_sent_again_keeps_its_place() {
        let mut places = Places::default();
        for (number, stream) in [(7, 0), (8, 1), (9, 0), (8, 1), (10, 1)] {
            places.take(number, stream);
        }
        assert_eq!([7, 8, 9, 10].map(|number| places.of(number)), [0, 0, 1, 1]);
    }
}
