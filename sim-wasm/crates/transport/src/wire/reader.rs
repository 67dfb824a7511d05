//! Reads bytes field by field, and notes each if someone wants to know.

use std::fmt;

use super::field::{Bit, Field, Note};

/// Why bytes are no packet of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The byte at which it shows.
    pub at: usize,
    /// What is wrong there.
    pub what: &'static str,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Byte {}: {}.", self.at, self.what)
    }
}

/// A place in the bytes of a packet.
#[derive(Debug)]
pub struct Reader<'a, 'n> {
    bytes: &'a [u8],
    at: usize,
    /// Where the region ends that is being read.
    end: usize,
    depth: u8,
    /// The note of that region.
    region: usize,
    notes: Option<&'n mut Vec<Note>>,
}

impl<'a, 'n> Reader<'a, 'n> {
    /// At the start of `bytes`, noting nothing.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, end: bytes.len(), depth: 0, region: 0, notes: None }
    }

    /// At the start of `bytes`, noting every field in `notes`.
    pub const fn noting(bytes: &'a [u8], notes: &'n mut Vec<Note>) -> Self {
        Self { bytes, at: 0, end: bytes.len(), depth: 0, region: 0, notes: Some(notes) }
    }

    /// Bytes left in the region.
    pub const fn left(&self) -> usize {
        self.end - self.at
    }

    /// The place of the next byte.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// All bytes of the region that are left; they stay unread.
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..self.end]
    }

    /// What is wrong here.
    pub const fn malformed(&self, what: &'static str) -> Malformed {
        Malformed { at: self.at, what }
    }

    /// Ends the region after `length` more bytes, if it is longer.
    pub fn limit(&mut self, length: usize) {
        self.end = self.end.min(self.at + length);
    }

    fn note(&mut self, field: &'static Field, length: usize, mask: u8, value: impl FnOnce() -> String) {
        let (depth, start) = (self.depth, self.at);
        if let Some(notes) = &mut self.notes {
            notes.push(Note { depth, field, start, length, mask, value: value() });
        }
    }

    fn number<const N: usize>(&mut self, field: &'static Field) -> Result<u64, Malformed> {
        let bytes = self.rest().get(..N).ok_or(self.malformed("it ends in the middle of a field"))?;
        let number = bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
        self.note(field, N, 0, || match field.hex {
            true => format!("0x{number:0width$x}", width = 2 * N),
            false => number.to_string(),
        });
        self.at += N;
        Ok(number)
    }

    /// The next byte.
    ///
    /// # Errors
    /// There is none.
    pub fn u8(&mut self, field: &'static Field) -> Result<u8, Malformed> {
        self.number::<1>(field).map(|number| number as u8)
    }

    /// The next two bytes, the most significant first.
    ///
    /// # Errors
    /// There are fewer.
    pub fn u16(&mut self, field: &'static Field) -> Result<u16, Malformed> {
        self.number::<2>(field).map(|number| number as u16)
    }

    /// The next four bytes.
    ///
    /// # Errors
    /// There are fewer.
    pub fn u32(&mut self, field: &'static Field) -> Result<u32, Malformed> {
        self.number::<4>(field).map(|number| number as u32)
    }

    /// The next eight bytes.
    ///
    /// # Errors
    /// There are fewer.
    pub fn u64(&mut self, field: &'static Field) -> Result<u64, Malformed> {
        self.number::<8>(field)
    }

    /// The next `length` bytes.
    ///
    /// # Errors
    /// There are fewer.
    pub fn bytes(&mut self, field: &'static Field, length: usize) -> Result<&'a [u8], Malformed> {
        let bytes = self.rest().get(..length).ok_or(self.malformed("it ends in the middle of a field"))?;
        if length > 0 {
            self.note(field, length, 0, || {
                if length == 1 { "1 byte".into() } else { format!("{length} bytes") }
            });
        }
        self.at += length;
        Ok(bytes)
    }

    /// The next `N` bytes as an array.
    ///
    /// # Errors
    /// There are fewer.
    pub fn array<const N: usize>(&mut self, field: &'static Field) -> Result<[u8; N], Malformed> {
        let what = self.malformed("it ends in the middle of a field");
        self.bytes(field, N)?.try_into().map_err(|_| what)
    }

    /// All bytes that are left.
    ///
    /// # Errors
    /// Never.
    pub fn all(&mut self, field: &'static Field) -> Result<&'a [u8], Malformed> {
        self.bytes(field, self.left())
    }

    /// Says the value of the field before in other words.
    pub fn say(&mut self, words: impl FnOnce() -> String) {
        if let Some(note) = self.notes.as_mut().and_then(|notes| notes.last_mut()) {
            note.value = words();
        }
    }

    /// Says beside the checksum before whether it is the one of these bytes.
    pub fn judge(&mut self, right: bool) {
        if let Some(note) = self.notes.as_mut().and_then(|notes| notes.last_mut()) {
            note.value.push_str(if right { " (correct)" } else { " (incorrect)" });
        }
    }

    /// Notes the bits of the byte before.
    pub fn bits(&mut self, bits: &'static [Bit]) {
        let Some(&byte) = self.at.checked_sub(1).and_then(|at| self.bytes.get(at)) else { return };
        (self.at, self.depth) = (self.at - 1, self.depth + 1);
        for Bit { mask, field } in bits {
            let number = (byte & mask) >> mask.trailing_zeros();
            self.note(field, 1, *mask, || match (mask.count_ones(), number) {
                (1, 0) => "not set".into(),
                (1, _) => "set".into(),
                _ => number.to_string(),
            });
        }
        (self.at, self.depth) = (self.at + 1, self.depth - 1);
    }

    /// Reads the next `length` bytes as a region of their own; what `read` leaves of them is passed over.
    ///
    /// # Errors
    /// There are fewer, or what `read` says.
    pub fn region<T>(
        &mut self,
        field: &'static Field,
        length: usize,
        read: impl FnOnce(&mut Self) -> Result<T, Malformed>,
    ) -> Result<T, Malformed> {
        if length > self.left() {
            return Err(self.malformed("its length reaches beyond what there is"));
        }
        self.note(field, length, 0, String::new);
        let (outer, region, end) = (self.end, self.region, self.at + length);
        self.region = self.notes.as_ref().map_or(0, |notes| notes.len().saturating_sub(1));
        (self.end, self.depth) = (end, self.depth + 1);
        let result = read(self);
        (self.end, self.depth, self.region) = (outer, self.depth - 1, region);
        self.at = end;
        result
    }

    /// Says what the region is that is being read.
    pub fn title(&mut self, words: impl FnOnce() -> String) {
        let region = self.region;
        if let Some(note) = self.notes.as_mut().and_then(|notes| notes.get_mut(region)) {
            note.value = words();
        }
    }

    /// Whether someone wants to know of every field.
    pub const fn is_noting(&self) -> bool {
        self.notes.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBER: Field = Field::new("number", "A number.", "nowhere");
    const TAG: Field = Field::hex("tag", "A tag.", "nowhere");
    const PART: Field = Field::new("part", "A part.", "nowhere");
    const BITS: &[Bit] = &[Bit::new(1, "one", "", ""), Bit::new(6, "two", "", "")];

    #[test]
    fn every_field_is_noted_where_it_lies() {
        let mut notes = Vec::new();
        let mut reader = Reader::noting(&[5, 1, 2, 0, 0, 0, 9, 7], &mut notes);
        assert_eq!(reader.u8(&NUMBER), Ok(5));
        reader.bits(BITS);
        let inner = reader.region(&PART, 6, |part| {
            part.title(|| "six".into());
            assert_eq!(part.u16(&TAG), Ok(0x0102));
            let four = part.u32(&NUMBER);
            assert_eq!(part.u8(&NUMBER), Err(Malformed { at: 7, what: "it ends in the middle of a field" }));
            four
        });
        assert_eq!((inner, reader.left()), (Ok(9), 1));
        let seen: Vec<_> = notes
            .iter()
            .map(|n| (n.depth, n.field.name, n.start, n.length, n.mask, n.value.as_str()))
            .collect();
        let expected = [
            (0, "number", 0, 1, 0, "5"),
            (1, "one", 0, 1, 1, "set"),
            (1, "two", 0, 1, 6, "2"),
            (0, "part", 1, 6, 0, "six"),
            (1, "tag", 1, 2, 0, "0x0102"),
            (1, "number", 3, 4, 0, "9"),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn a_region_that_is_not_there_is_malformed() {
        let mut reader = Reader::new(&[1, 2]);
        let said = reader.region(&PART, 3, |part| part.u8(&NUMBER));
        let said = said.map_err(|malformed| malformed.to_string());
        assert_eq!(said, Err("Byte 0: its length reaches beyond what there is.".into()));
    }
}
