//! What a field of a packet is called, what it means and where that is written.

/// A field of a header, chunk, parameter or option.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, as the standard has it.
    pub name: &'static str,
    /// What it means, a sentence.
    pub help: &'static str,
    /// Where it is written.
    pub source: &'static str,
    /// Whether its number is shown in base 16.
    pub hex: bool,
}

impl Field {
    /// A field whose number is shown in base 10.
    pub const fn new(name: &'static str, help: &'static str, source: &'static str) -> Self {
        Self { name, help, source, hex: false }
    }

    /// A field whose number is shown in base 16.
    pub const fn hex(name: &'static str, help: &'static str, source: &'static str) -> Self {
        Self { name, help, source, hex: true }
    }
}

/// One bit or several of a byte.
#[derive(Debug, PartialEq, Eq)]
pub struct Bit {
    /// Which bits.
    pub mask: u8,
    /// What they are.
    pub field: Field,
}

impl Bit {
    /// The bits of `mask`.
    pub const fn new(mask: u8, name: &'static str, help: &'static str, source: &'static str) -> Self {
        Self { mask, field: Field::new(name, help, source) }
    }
}

/// A field as a packet has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How deep it lies: a field of a chunk is one deeper than the chunk.
    pub depth: u8,
    /// What it is.
    pub field: &'static Field,
    /// Its first byte.
    pub start: usize,
    /// How many bytes it has.
    pub length: usize,
    /// Which bits of its byte it is; 0 for whole bytes.
    pub mask: u8,
    /// Its value in words.
    pub value: String,
}
