//! Columns and the macro that declares a table of them.

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
}

/// A column of a table: its name, type and what it holds.
#[derive(Clone, Copy, Debug)]
pub struct ColumnInfo {
    /// Name, as in CSV headers.
    pub name: &'static str,
    /// Type of the values.
    pub kind: ColumnKind,
    /// Meaning and unit.
    pub help: &'static str,
}

/// A value that a column can hold.
pub(super) trait Value: Copy {
    const KIND: ColumnKind;
    fn bits(self) -> u64;
    fn append(column: impl ExactSizeIterator<Item = Self>, out: &mut Vec<u8>);
    fn text(self, out: &mut String);
}

macro_rules! value {
    ($type:ty, $kind:ident, $bits:expr) => {
        impl Value for $type {
            const KIND: ColumnKind = ColumnKind::$kind;
            fn bits(self) -> u64 {
                let bits: fn($type) -> u64 = $bits;
                bits(self)
            }
            fn append(column: impl ExactSizeIterator<Item = Self>, out: &mut Vec<u8>) {
                // Room for the whole column at once: a loop that grows the block value by value is twice as slow.
                let start = out.len();
                out.resize(start + column.len() * size_of::<$type>(), 0);
                let (places, _) = out[start..].as_chunks_mut();
                for (place, value) in places.iter_mut().zip(column) {
                    *place = value.to_le_bytes();
                }
            }
            fn text(self, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }
    };
}
value!(f64, F64, |v| v.to_bits());
value!(f32, F32, |v| u64::from(v.to_bits()));
value!(u32, U32, |v| u64::from(v));
value!(u16, U16, |v| u64::from(v));
value!(u8, U8, |v| u64::from(v));

/// Columns start on eight-byte boundaries, so that the page can view them in place.
pub(super) fn pad(out: &mut Vec<u8>) {
    out.resize(out.len().next_multiple_of(8), 0);
}

/// Declares a table: rows of columns with `push`, draining, hashing and a description of itself.
///
/// Rows are kept whole until they are drained: a push then writes one place in memory, not one a column.
macro_rules! table {
    (
        $(#[$doc:meta])* $name:ident of $row:ident = $id:literal $label:literal
        { $($column:ident : $type:ty, $help:literal;)* }
    ) => {
        #[doc = concat!("A row of [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $row {
            $(#[doc = $help] pub $column: $type,)*
        }

        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name {
            digest: Digest,
            pushed: u64,
            waiting: Vec<$row>,
        }

        impl Default for $name {
            fn default() -> Self {
                Self { digest: Digest::new($id), pushed: 0, waiting: Vec::new() }
            }
        }

        impl $name {
            pub(super) const INFO: TableInfo = TableInfo {
                id: $id,
                name: $label,
                columns: &[$(ColumnInfo { name: stringify!($column), kind: <$type as Value>::KIND, help: $help },)*],
            };

            /// Appends a row.
            #[inline]
            pub fn push(&mut self, $($column: $type),*) {
                let mut weight = 0u64;
                let mut index = 0;
                $(
                    weight = weight.wrapping_add(Digest::weigh(index, $column.bits()));
                    index += 1;
                )*
                debug_assert_eq!(index, Self::INFO.columns.len());
                self.digest.row(weight);
                self.pushed += 1;
                self.waiting.push($row { $($column),* });
            }

            /// How many rows were ever pushed, drained or not.
            pub const fn rows(&self) -> u64 {
                self.pushed
            }

            /// The rows that wait to be drained.
            pub fn waiting(&self) -> &[$row] {
                &self.waiting
            }

            pub(super) const fn hash(&self) -> u64 {
                self.digest.value()
            }

            pub(super) fn encode(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&($id as u32).to_le_bytes());
                out.extend_from_slice(&(self.waiting.len() as u32).to_le_bytes());
                const ROW_BYTES: usize = 0 $(+ size_of::<$type>())*;
                out.reserve(self.waiting.len() * ROW_BYTES + 8 * Self::INFO.columns.len());
                $(
                    Value::append(self.waiting.iter().map(|row| row.$column), out);
                    pad(out);
                )*
            }

            pub(super) fn csv_rows(&self, out: &mut String) {
                for row in &self.waiting {
                    $(
                        row.$column.text(out);
                        out.push(',');
                    )*
                    out.pop();
                    out.push('\n');
                }
            }

            pub(super) fn clear(&mut self) {
                self.waiting.clear();
            }
        }
    };
}
pub(super) use table;
