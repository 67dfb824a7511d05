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
    fn append(values: &[Self], out: &mut Vec<u8>);
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
            fn append(values: &[Self], out: &mut Vec<u8>) {
                for value in values {
                    out.extend_from_slice(&value.to_le_bytes());
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

/// Declares a table: a struct of columns with `push`, draining, hashing and a description of itself.
macro_rules! table {
    ($(#[$doc:meta])* $name:ident = $id:literal $label:literal { $($column:ident : $type:ty, $help:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name {
            digest: Digest,
            rows: u64,
            $(#[doc = $help] pub $column: Vec<$type>,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { digest: Digest::new($id), rows: 0, $($column: Vec::new(),)* }
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
                    self.$column.push($column);
                )*
                debug_assert_eq!(index, Self::INFO.columns.len());
                self.digest.row(weight);
                self.rows += 1;
            }

            /// How many rows were ever pushed, drained or not.
            pub const fn rows(&self) -> u64 {
                self.rows
            }

            pub(super) fn waiting(&self) -> usize {
                first_len!($(self.$column),*)
            }

            pub(super) const fn hash(&self) -> u64 {
                self.digest.value()
            }

            pub(super) fn encode(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&($id as u32).to_le_bytes());
                out.extend_from_slice(&(self.waiting() as u32).to_le_bytes());
                $(
                    Value::append(&self.$column, out);
                    pad(out);
                )*
            }

            pub(super) fn csv_rows(&self, out: &mut String) {
                for row in 0..self.waiting() {
                    let mut separator = "";
                    $(
                        out.push_str(separator);
                        self.$column[row].text(out);
                        separator = ",";
                    )*
                    let _ = separator;
                    out.push('\n');
                }
            }

            pub(super) fn clear(&mut self) {
                $(self.$column.clear();)*
            }
        }
    };
}
macro_rules! first_len {
    ($first:expr $(, $rest:expr)*) => {
        $first.len()
    };
}
pub(super) use {first_len, table};
