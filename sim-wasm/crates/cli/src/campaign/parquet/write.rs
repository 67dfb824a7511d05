//! A shard as Parquet, being written.

use std::io::{Error, Result, Write};

use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use skywindow_study::hash::Fnv;

use super::super::seal::seal;
use super::super::share::Share;
use super::{SEAL, columns};
use skywindow_study::campaign::{Row, Rows};

/// So many rows become columns at a time.
const AT_A_TIME: usize = 8_192;

/// So many rows are a group, which memory holds until it is whole.
const GROUP: usize = 65_536;

/// A shard that is being written.
pub struct Writer<W: Write + Send> {
    out: ArrowWriter<W>,
    schema: SchemaRef,
    waiting: Vec<Row>,
}

impl<W: Write + Send> Writer<W> {
    /// No row yet.
    pub fn new(rows: &Rows, out: W) -> Result<Self> {
        let schema = columns::schema(rows);
        let properties = WriterProperties::builder().set_max_row_group_row_count(Some(GROUP)).build();
        let out = ArrowWriter::try_new(out, schema.clone(), Some(properties)).map_err(plain)?;
        Ok(Self { out, schema, waiting: Vec::with_capacity(AT_A_TIME) })
    }

    /// Adds the next row.
    pub fn row(&mut self, rows: &Rows, row: &Row) -> Result<()> {
        self.waiting.push(row.clone());
        if self.waiting.len() < AT_A_TIME { Ok(()) } else { self.put(rows) }
    }

    /// Adds what the file says of itself.
    pub fn finish(mut self, rows: &Rows, share: Share, hash: Fnv) -> Result<W> {
        self.put(rows)?;
        self.out.append_key_value_metadata(KeyValue::new(SEAL.to_owned(), seal(rows, share, hash)));
        self.out.into_inner().map_err(plain)
    }

    fn put(&mut self, rows: &Rows) -> Result<()> {
        let batch = columns::batch(rows, &self.schema, &self.waiting).map_err(Error::other)?;
        self.waiting.clear();
        self.out.write(&batch).map_err(plain)
    }
}

/// The error of the disk, where that is one.
fn plain(error: ParquetError) -> Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<Error>() {
            Ok(error) => *error,
            Err(other) => Error::other(other),
        },
        other => Error::other(other),
    }
}
