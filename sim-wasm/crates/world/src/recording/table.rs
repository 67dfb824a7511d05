//! Columns and the macro that declares a table of them.

use skywindow_units::{Code, CodeSpec, Duration, SimTime};

use super::codes::{BlockKind, ChannelState, Direction, LinkChange, Outcome, PathUse, RadioUse};
use super::{ChunkFate, LinkKind, Retransmit, SegmentKind};

/// The type of a column's values in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// 64-bit float.
    F64,
    /// 32-bit float.
    F32,
    /// Unsigned 32-bit integer.
    U32,
    /// Unsigned 16-bit integer.
    U16,
    /// Unsigned 8-bit integer.
    U8,
}

impl ColumnKind {
    /// The name of the kind in lower case, as the page's generated types use it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::F64 => "f64",
            Self::F32 => "f32",
            Self::U32 => "u32",
            Self::U16 => "u16",
            Self::U8 => "u8",
        }
    }

    /// The size of a value, bytes.
    pub(super) const fn bytes(self) -> usize {
        match self {
            Self::F64 => 8,
            Self::F32 | Self::U32 => 4,
            Self::U16 => 2,
            Self::U8 => 1,
        }
    }
}

/// A column of a table: its name, type and what it holds.
#[derive(Clone, Copy, Debug)]
pub struct ColumnInfo {
    /// Name, as in CSV headers.
    pub name: &'static str,
    /// Type of the values.
    pub kind: ColumnKind,
    /// What the values are.
    pub meaning: Meaning,
    /// What the column holds, and its unit.
    pub help: &'static str,
}

/// The units that help ends with.
const UNITS: [&str; 4] = ["s", "ms", "bytes", "bit/s"];

impl ColumnInfo {
    /// The unit of its values, as its help says after the last comma of its first part; empty if they have none.
    pub fn unit(&self) -> &'static str {
        let said = self.help.split(';').next().and_then(|first| first.rsplit_once(", "));
        said.and_then(|(_, unit)| UNITS.into_iter().find(|known| *known == unit)).unwrap_or("")
    }
}

/// The values of a column, in the order of their rows.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// 64-bit floats.
    F64(Vec<f64>),
    /// 32-bit floats.
    F32(Vec<f32>),
    /// Unsigned 32-bit integers.
    U32(Vec<u32>),
    /// Unsigned 16-bit integers.
    U16(Vec<u16>),
    /// Unsigned 8-bit integers.
    U8(Vec<u8>),
}

impl Column {
    /// One without rows.
    pub const fn new(kind: ColumnKind) -> Self {
        match kind {
            ColumnKind::F64 => Self::F64(Vec::new()),
            ColumnKind::F32 => Self::F32(Vec::new()),
            ColumnKind::U32 => Self::U32(Vec::new()),
            ColumnKind::U16 => Self::U16(Vec::new()),
            ColumnKind::U8 => Self::U8(Vec::new()),
        }
    }
}

/// What the values of a column are.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// Numbers: a quantity, or which one of several.
    Number,
    /// Each the number of a value of an enum.
    Code(&'static CodeSpec),
    /// Each the sum of the numbers of such values.
    Sum(&'static CodeSpec),
    /// Codes of events.
    Event,
    /// Each the number of a row of the table of this name, or of its first of several.
    RowOf(&'static str),
}

/// A value that a column can hold.
pub(super) trait Value: Copy {
    const KIND: ColumnKind;
    const MEANING: Meaning = Meaning::Number;
    /// Its bytes in a block.
    type Laid: Copy;
    fn bits(self) -> u64;
    fn laid(self) -> Self::Laid;
    /// The next column of a block, for so many rows.
    fn column<'a>(rows: usize, out: &mut Room<'a>) -> &'a mut [Self::Laid];
    /// Appends values to a column of their kind.
    fn extend(column: &mut Column, values: impl Iterator<Item = Self>);
    /// Appends the number that is written.
    fn text(self, out: &mut String);
}

/// How a type is kept: the kind of its column, the bits that are hashed, and the number that is written.
macro_rules! value {
    ($type:ty, $kind:ident, $bits:expr, $number:expr) => {
        impl Value for $type {
            const KIND: ColumnKind = ColumnKind::$kind;
            type Laid = [u8; Self::KIND.bytes()];
            fn bits(self) -> u64 {
                let bits: fn($type) -> u64 = $bits;
                bits(self)
            }
            fn laid(self) -> Self::Laid {
                $number(self).to_le_bytes()
            }
            fn column<'a>(rows: usize, out: &mut Room<'a>) -> &'a mut [Self::Laid] {
                out.take(rows * Self::KIND.bytes()).as_chunks_mut().0
            }
            fn extend(column: &mut Column, values: impl Iterator<Item = Self>) {
                if let Column::$kind(list) = column {
                    list.extend(values.map(|value| $number(value)));
                }
            }
            fn text(self, out: &mut String) {
                out.push_str(&$number(self).to_string());
            }
        }
    };
}
value!(f64, F64, |v| v.to_bits(), f64::from);
value!(f32, F32, |v| u64::from(v.to_bits()), f32::from);
macro_rules! coded {
    ($($type:ty),*) => {
        $(impl Value for $type {
            const KIND: ColumnKind = u8::KIND;
            const MEANING: Meaning = Meaning::Code(&<$type as Code>::SPEC);
            type Laid = <u8 as Value>::Laid;
            fn bits(self) -> u64 {
                self.number().bits()
            }
            fn laid(self) -> Self::Laid {
                self.number().laid()
            }
            fn column<'a>(rows: usize, out: &mut Room<'a>) -> &'a mut [Self::Laid] {
                u8::column(rows, out)
            }
            fn extend(column: &mut Column, values: impl Iterator<Item = Self>) {
                u8::extend(column, values.map(Code::number));
            }
            fn text(self, out: &mut String) {
                self.number().text(out);
            }
        })*
    };
}
coded!(
    BlockKind,
    ChannelState,
    ChunkFate,
    Direction,
    LinkChange,
    LinkKind,
    Outcome,
    PathUse,
    RadioUse,
    Retransmit,
    SegmentKind
);
// Sums, which JavaScript reads as numbers: exact up to 2^53. The hash is over the integer, as for narrower ones.
value!(u64, F64, |v| v, |v: u64| v as f64);
value!(u32, U32, |v| u64::from(v), u32::from);
value!(u16, U16, |v| u64::from(v), u16::from);
value!(u8, U8, |v| u64::from(v), u8::from);
// Divided into seconds and milliseconds when they are drained: a packet's way through the world waits for no
// division.
value!(SimTime, F64, SimTime::as_nanos, SimTime::as_secs_f64);
value!(Duration, F32, Duration::as_nanos, |v: Duration| v.as_millis_f64() as f32);

/// Columns start on eight-byte boundaries, so that the page can view them in place.
pub(super) const fn padded(bytes: usize) -> usize {
    bytes.next_multiple_of(8)
}

/// What is left of a block that is being written, as large as it has to be: a loop that grows a block value by
/// value is twice as slow.
pub(super) struct Room<'a>(pub &'a mut [u8]);

impl<'a> Room<'a> {
    /// The next `bytes`, and zeroes after them up to the boundary.
    pub fn take(&mut self, bytes: usize) -> &'a mut [u8] {
        let (taken, rest) = std::mem::take(&mut self.0).split_at_mut(padded(bytes));
        self.0 = rest;
        // The padding is part of these: zeroes of a length that is not known are a call in WebAssembly, for each column.
        if let Some(last) = taken.last_chunk_mut::<8>() {
            *last = [0; 8];
        }
        &mut taken[..bytes]
    }

    /// Two numbers.
    pub fn head(&mut self, first: u32, second: u32) {
        u32::column(2, self).copy_from_slice(&[first.laid(), second.laid()]);
    }
}

/// Declares a table: rows of columns with `push`, draining, hashing and a description of itself. `as` says what the
/// numbers of a column mean where its type does not.
///
/// Rows are kept whole until they are drained: a push then writes one place in memory, not one a column. They are hashed
/// when they go, all in one loop, which would otherwise take room in the code that every packet runs through.
macro_rules! table {
    (@or $usual:expr) => { $usual };
    (@or $usual:expr, $said:expr) => { $said };
    (@flow $row:ident) => { NO_FLOW };
    (@flow $row:ident flow $($rest:ident)*) => { $row.flow };
    (@flow $row:ident $other:ident $($rest:ident)*) => { table!(@flow $row $($rest)*) };
    (
        $(#[$doc:meta])* $name:ident of $row:ident = $id:literal $label:literal
        { $($column:ident : $type:ty $(as $meaning:expr)?, $help:literal;)* }
    ) => {
        #[doc = concat!("A row of [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $row {
            $(#[doc = $help] pub $column: $type,)*
        }

        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name {
            /// Of the rows that have gone.
            digest: Digest,
            gone: u64,
            waiting: Vec<$row>,
        }

        impl Default for $name {
            fn default() -> Self {
                Self { digest: Digest::new($id), gone: 0, waiting: Vec::new() }
            }
        }

        impl $name {
            pub(super) const INFO: TableInfo = TableInfo {
                id: $id,
                name: $label,
                columns: &[$(ColumnInfo {
                    name: stringify!($column),
                    kind: <$type as Value>::KIND,
                    meaning: table!(@or <$type as Value>::MEANING $(, $meaning)?),
                    help: $help,
                },)*],
            };

            /// Appends a row.
            #[inline(always)]
            pub fn push(&mut self, row: $row) {
                self.waiting.push(row);
            }

            /// How many rows were ever pushed, drained or not.
            #[inline]
            pub const fn rows(&self) -> u64 {
                self.gone + self.waiting.len() as u64
            }

            /// The rows that wait to be drained.
            pub fn waiting(&self) -> &[$row] {
                &self.waiting
            }

            /// The hash of every row ever pushed, as long as all that have gone were hashed.
            pub(super) fn hash(&self) -> u64 {
                self.digested().value()
            }

            fn digested(&self) -> Digest {
                let mut digest = self.digest;
                for row in &self.waiting {
                    let mut weight = 0u64;
                    let mut index = 0;
                    $(
                        weight = weight.wrapping_add(Digest::weigh(index, row.$column.bits()));
                        index += 1;
                    )*
                    debug_assert_eq!(index, Self::INFO.columns.len());
                    digest.row(weight);
                }
                digest
            }

            /// Bytes that the waiting rows take in a block.
            pub(super) fn block_bytes(&self) -> usize {
                8 $(+ padded(self.waiting.len() * <$type as Value>::KIND.bytes()))*
            }

            pub(super) fn encode(&self, out: &mut Room) {
                let waiting = self.waiting.as_slice();
                let rows = waiting.len();
                out.head($id, rows as u32);
                if rows == 0 {
                    return;
                }
                $(let $column = &mut <$type as Value>::column(rows, out)[..rows];)*
                // All columns of a row, then the next row: a loop a column takes a sixth longer.
                for (at, row) in (0..rows).zip(waiting) {
                    $($column[at] = row.$column.laid();)*
                }
            }

            pub(super) fn append_to(&self, columns: &mut [Column]) {
                let mut columns = columns.iter_mut();
                $(if let Some(column) = columns.next() {
                    <$type as Value>::extend(column, self.waiting.iter().map(|row| row.$column));
                })*
            }

            pub(super) fn csv_rows(&self, event: EventWord, out: &mut String) {
                for row in &self.waiting {
                    let flow = table!(@flow row $($column)*);
                    $(
                        let meaning = table!(@or <$type as Value>::MEANING $(, $meaning)?);
                        cell(row.$column, meaning, flow, event, out);
                        out.push(',');
                    )*
                    out.pop();
                    out.push('\n');
                }
            }

            pub(super) fn clear(&mut self, hashed: bool) {
                if hashed {
                    self.digest = self.digested();
                }
                self.gone = self.rows();
                self.waiting.clear();
            }
        }
    };
}
pub(super) use table;
