//! How a recording is written: its tables with their columns, as whoever wrote it declares them.

use crate::code::CodeSpec;

/// A column: what it is called, how it lies in a block, and what its words stand for.
#[derive(Clone, Copy, Debug)]
pub struct ColumnShape {
    /// Its name, as in the header of a file.
    pub name: &'static str,
    /// The type of its values in a block: "f64", "f32", "u32", "u16" or "u8".
    pub kind: &'static str,
    /// The numbers of its words, where files have words.
    pub codes: Option<&'static CodeSpec>,
}

/// A table.
#[derive(Clone, Debug)]
pub struct TableShape {
    /// Its number in a block.
    pub id: u32,
    /// Its name, as in the name of a file.
    pub name: &'static str,
    /// Its columns, in the order of a block.
    pub columns: Vec<ColumnShape>,
}

/// All tables.
#[derive(Clone, Debug)]
pub struct RecordingShape {
    /// In any order.
    pub tables: Vec<TableShape>,
}

impl RecordingShape {
    /// The table `name`, if there is one.
    pub fn table(&self, name: &str) -> Option<&TableShape> {
        self.tables.iter().find(|table| table.name == name)
    }
}

impl ColumnShape {
    /// The size of a value in a block, bytes; none of a type that is unknown.
    pub fn bytes(&self) -> Option<usize> {
        match self.kind {
            "f64" => Some(8),
            "f32" | "u32" => Some(4),
            "u16" => Some(2),
            "u8" => Some(1),
            _ => None,
        }
    }

    /// The number that a cell of a file stands for; none if it is neither a number nor a word of the column.
    pub fn number(&self, cell: &str) -> Option<f64> {
        let word = |spec: &CodeSpec| spec.values.iter().find(|value| value.words == cell);
        self.codes.and_then(word).map_or_else(|| cell.parse().ok(), |value| Some(f64::from(value.number)))
    }
}
