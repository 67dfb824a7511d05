//! Blocks, as a core hands them over: a magic word, the number of tables, then for each table its number, its rows and
//! its columns, each padded to eight bytes.

use skywindow_units::SimTime;

use super::rows::Rows;
use skywindow_units::{ColumnShape, RecordingShape, TableShape};

/// First word of a block: "SWB1".
const MAGIC: u32 = 0x5357_4231;

/// What is left of a block.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// The next `bytes`, and the padding after them.
    fn take(&mut self, bytes: usize) -> Result<&'a [u8], String> {
        let padded = bytes.next_multiple_of(8);
        let (taken, rest) = self.0.split_at_checked(padded).ok_or("the block ends too soon")?;
        self.0 = rest;
        Ok(&taken[..bytes])
    }

    fn head(&mut self) -> Result<[u32; 2], String> {
        let words = self.take(8)?;
        Ok([0, 4].map(|at| u32::from_le_bytes([words[at], words[at + 1], words[at + 2], words[at + 3]])))
    }
}

/// The values of a column.
struct Values<'a> {
    kind: &'static str,
    width: usize,
    bytes: &'a [u8],
}

impl<'a> Values<'a> {
    fn read(column: &ColumnShape, rows: usize, reader: &mut Reader<'a>) -> Result<Self, String> {
        let width = column.bytes().ok_or_else(|| format!("{} is of no known type", column.name))?;
        Ok(Self { kind: column.kind, width, bytes: reader.take(rows * width)? })
    }

    fn at(&self, row: usize) -> f64 {
        let bytes = &self.bytes[row * self.width..][..self.width];
        let mut word = [0; 8];
        word[..self.width].copy_from_slice(bytes);
        let whole = u64::from_le_bytes(word);
        match self.kind {
            "f64" => f64::from_bits(whole),
            "f32" => f64::from(f32::from_bits(whole as u32)),
            _ => whole as f64,
        }
    }
}

impl Rows {
    /// Takes the rows of a block that has the shape `shape`.
    ///
    /// # Errors
    /// A sentence: it is no block, or not of that shape.
    pub fn take_block(&mut self, shape: &RecordingShape, block: &[u8]) -> Result<(), String> {
        let mut reader = Reader(block);
        let [magic, tables] = reader.head()?;
        if magic != MAGIC {
            return Err("this is no block of a recording".to_owned());
        }
        for _ in 0..tables {
            let [id, rows] = reader.head()?;
            let table = shape.tables.iter().find(|table| table.id == id);
            let table = table.ok_or_else(|| format!("the block has a table {id}, which is unknown"))?;
            self.take_table(table, rows as usize, &mut reader)?;
        }
        Ok(())
    }

    fn take_table(&mut self, table: &TableShape, rows: usize, reader: &mut Reader) -> Result<(), String> {
        let values = table.columns.iter().map(|column| Values::read(column, rows, reader));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        let place = |name: &str| table.columns.iter().position(|column| column.name == name);
        if let Some(t) = place("t") {
            let clock = self.clocks.entry(table.name).or_default();
            clock.extend((0..rows).map(|row| SimTime::from_secs_f64(values[t].at(row))));
        }
        let Some((wanted, take)) = Self::wanted(table.name) else { return Ok(()) };
        let places = wanted.iter().map(|name| place(name).ok_or_else(|| missing(table.name, name)));
        let places = places.collect::<Result<Vec<_>, _>>()?;
        let mut cells = vec![0.0; places.len()];
        for row in 0..rows {
            for (cell, &place) in cells.iter_mut().zip(&places) {
                *cell = values[place].at(row);
            }
            take(self, &cells).map_err(|at| {
                format!("{}, row {row}: {} is {}, which means nothing", table.name, wanted[at], cells[at])
            })?;
        }
        Ok(())
    }
}

pub(super) fn missing(table: &str, column: &str) -> String {
    format!("{table} has no column {column}")
}
