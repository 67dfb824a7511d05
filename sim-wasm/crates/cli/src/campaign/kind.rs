//! The kinds of files that a shard can be: lines of JSON, and Parquet where the build has it.

use std::fs::File;
use std::io::Result;
use std::path::Path;

use skywindow_study::hash::Fnv;

use super::lines::{self, Lines};
use super::parquet;
use super::share::Share;
use super::whole::Whole;
use crate::arguments::RowFormat;
use crate::failure::Failure;
use skywindow_study::campaign::{Row, Rows};

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A row a line.
    Lines,
    /// Columns in pages.
    Parquet,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Lines, Self::Parquet];

    /// What the names of such files end with.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Lines => lines::ENDING,
            Self::Parquet => "parquet",
        }
    }

    /// The kind with this ending.
    pub fn of(ending: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.ending() == ending)
    }

    /// The kind that is asked for by `--format`.
    ///
    /// # Errors
    /// A sentence if no shard is so, or not in this build.
    pub fn asked(format: RowFormat) -> std::result::Result<Self, Failure> {
        match format {
            RowFormat::Json => Ok(Self::Lines),
            RowFormat::Parquet => present().map(|()| Self::Parquet),
            RowFormat::Csv => Err(Failure::input(
                "--format: a shard is lines of JSON, or Parquet; merge writes other forms",
            )),
        }
    }

    /// Hands over the rows of a shard, in order; where `take` refuses one, its sentence is the error.
    ///
    /// # Errors
    /// What is wrong with the file, to be read after its name.
    pub fn read(
        self,
        rows: &Rows,
        share: Share,
        file: File,
        take: impl FnMut(&Row) -> std::result::Result<(), String>,
    ) -> std::result::Result<(), String> {
        match self {
            Self::Lines => lines::read(rows, share, file, take),
            Self::Parquet => parquet::read(rows, share, file, take),
        }
    }
}

/// Nothing if this build has Parquet.
///
/// # Errors
/// A sentence that says which have.
pub fn present() -> std::result::Result<(), Failure> {
    if cfg!(feature = "parquet") {
        Ok(())
    } else {
        Err(Failure::input(format!("--format parquet: {LACKING}")))
    }
}

/// What is said by a build without it.
pub const LACKING: &str =
    "this build cannot read or write Parquet; the command of the Python package can (npm run wheel)";

/// A shard that is being written.
pub enum Writer {
    /// As lines.
    Lines(Lines<Whole>),
    /// As Parquet.
    Parquet(Box<parquet::Writer<Whole>>),
}

impl Writer {
    /// Begins the file `path`, with no row yet.
    pub fn begin(kind: Kind, rows: &Rows, path: &Path) -> Result<Self> {
        let file = Whole::begin(path)?;
        Ok(match kind {
            Kind::Lines => Self::Lines(Lines::new(file)),
            Kind::Parquet => Self::Parquet(Box::new(parquet::Writer::new(rows, file)?)),
        })
    }

    /// Adds the next row.
    pub fn row(&mut self, rows: &Rows, row: &Row) -> Result<()> {
        match self {
            Self::Lines(lines) => lines.row(rows, row),
            Self::Parquet(columns) => columns.row(rows, row),
        }
    }

    /// Gives the file its name, once it has all rows.
    pub fn finish(self, rows: &Rows, share: Share, hash: Fnv) -> Result<()> {
        match self {
            Self::Lines(lines) => lines.finish(rows, share, hash),
            Self::Parquet(columns) => columns.finish(rows, share, hash),
        }
        .and_then(Whole::finish)
    }
}
