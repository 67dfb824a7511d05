//! Merged rows as a table: a row a run, in the order of the plan.

use skywindow_study::campaign::{Gathered, Rows};
use std::io::{Result, Write};

use super::parquet;
use super::share::Share;
use super::whole::Whole;
use crate::csv::cell;

/// Writes the rows as CSV, with the names of the columns before them.
///
/// # Errors
/// If they cannot be written.
pub fn csv(rows: &Rows, gathered: &Gathered, out: &mut impl Write) -> Result<()> {
    let names = rows.columns().into_iter().map(|column| cell(&column.name.into()));
    writeln!(out, "{}", names.collect::<Vec<_>>().join(","))?;
    gathered.rows().try_for_each(|row| {
        let cells: Vec<String> = rows.cells(&row).iter().map(cell).collect();
        writeln!(out, "{}", cells.join(","))
    })
}

/// Writes the rows as Parquet: a file like that of a sweep in one shard.
///
/// # Errors
/// If they cannot be written, or the build has no Parquet.
pub fn parquet(rows: &Rows, gathered: &Gathered, file: &mut Whole) -> Result<()> {
    let mut out = parquet::Writer::new(rows, file)?;
    gathered.rows().try_for_each(|row| out.row(rows, &row))?;
    out.finish(rows, Share::ALL, gathered.hash(rows)).map(|_| ())
}
