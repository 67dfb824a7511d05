//! A bundle as a ZIP archive: written entry by entry, and its rows read again.

use std::fs::File;
use std::io::{Read, Result, Write};
use std::path::Path;

use skywindow_study::campaign::{Gathered, Rows};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::lines::{self, ENDING, Lines};
use super::manifest;
use super::share::Share;
use super::whole::Whole;
use crate::failure::Failure;

/// The name of the rows in it: those of a sweep in one shard.
pub fn rows_name() -> String {
    format!("{}.{ENDING}", Share::ALL.name())
}

/// Writes the entries and the rows.
///
/// # Errors
/// If they cannot be written.
pub fn write(entries: &[(&str, String)], rows: &Rows, gathered: &Gathered, file: &mut Whole) -> Result<()> {
    let mut archive = ZipWriter::new(file);
    // Entries have no time of their own, so that the same rows are the same archive; rows may be longer than 4 GB.
    let form = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated).large_file(true);
    for (name, text) in entries {
        archive.start_file(*name, form)?;
        archive.write_all(text.as_bytes())?;
    }
    archive.start_file(rows_name(), form)?;
    let mut out = Lines::new(&mut archive);
    gathered.rows().try_for_each(|row| out.row(rows, &row))?;
    out.finish(rows, Share::ALL, gathered.hash(rows))?;
    archive.finish()?;
    Ok(())
}

/// The plan and the rows of a bundle.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn read(path: &Path) -> std::result::Result<(Rows, Gathered), Failure> {
    let named = |phrase: String| Failure::File(format!("{} {phrase}", path.display()));
    let no_bundle = |error: &dyn std::fmt::Display| named(format!("is no bundle: {error}"));
    let file = File::open(path).map_err(|error| named(format!("cannot be read: {error}")))?;
    let mut archive = ZipArchive::new(file).map_err(|error| no_bundle(&error))?;
    let plan = archive.by_name(manifest::NAME).map_err(|error| no_bundle(&error))?;
    let mut text = String::new();
    // As in a folder: an archive can say little and unpack to anything.
    let most = skywindow_scenario::MAX_DOCUMENT_BYTES as u64 + 1;
    plan.take(most).read_to_string(&mut text).map_err(|error| no_bundle(&error))?;
    let rows = manifest::rows_of(&text, &format!("{}: {}", path.display(), manifest::NAME))?;
    let mut gathered = Gathered::new(&rows);
    let kept = archive.by_name(&rows_name()).map_err(|error| no_bundle(&error))?;
    lines::read(&rows, Share::ALL, kept, |row| gathered.take(row))
        .map_err(|phrase| Failure::File(format!("{}: {} {phrase}", path.display(), rows_name())))?;
    Ok((rows, gathered))
}
