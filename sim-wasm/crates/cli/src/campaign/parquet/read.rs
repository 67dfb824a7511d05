//! A shard as Parquet, read and compared with what its plan says.

use std::fs::File;
use std::sync::mpsc::{self, SyncSender};

use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReaderBuilder,
};
use serde_json::Value;

use super::super::seal::{cut_off, foreign, seal};
use super::super::share::Share;
use super::{SEAL, columns};
use crate::trap;
use skywindow_study::campaign::{Row, Rows};

/// So many rows are read at a time, and so many of these wait for whoever takes them.
const AT_A_TIME: usize = 8_192;
const WAITING: usize = 2;

/// What a thread that reads sends: rows, or what is wrong with the file.
type Part = Result<Vec<Row>, String>;

/// Hands over the rows of a shard, in order; where `take` refuses one, its sentence is the error.
///
/// # Errors
/// What is wrong with the file, to be read after its name.
pub fn read(
    rows: &Rows,
    share: Share,
    file: File,
    mut take: impl FnMut(&Row) -> Result<(), String>,
) -> Result<(), String> {
    let (sender, receiver) = mpsc::sync_channel(WAITING);
    let own = rows.clone();
    // On a thread of its own, for the library may break on a file that is damaged.
    let thread = std::thread::Builder::new().spawn(move || {
        let parts = sender.clone();
        let _guard = trap::set(move |_| {
            let _ = parts.send(Err("is damaged: it cannot be decoded".to_owned()));
        });
        if let Err(phrase) = decode(&own, share, file, &sender) {
            let _ = sender.send(Err(phrase));
        }
    });
    thread.map_err(|error| format!("cannot be read, for no thread can be started: {error}"))?;
    receiver.iter().try_for_each(|part: Part| part?.iter().try_for_each(&mut take))
}

/// Sends all rows.
fn decode(rows: &Rows, share: Share, file: File, sender: &SyncSender<Part>) -> Result<(), String> {
    let damaged = |error: &dyn std::fmt::Display| format!("is damaged: {error}");
    let metadata =
        ArrowReaderMetadata::load(&file, ArrowReaderOptions::new()).map_err(|error| damaged(&error))?;
    let told = told(rows, &metadata)?;
    let count = share.count(rows.plan().runs());
    let has = usize::try_from(metadata.metadata().file_metadata().num_rows()).unwrap_or_default();
    if has < count {
        return Err(cut_off(has, count));
    }
    let schema = columns::schema(rows);
    if metadata.schema().fields() != schema.fields() || has > count {
        return Err("is damaged: it has other columns or rows than its plan".to_owned());
    }
    let reader = ParquetRecordBatchReaderBuilder::new_with_metadata(file, metadata)
        .with_batch_size(AT_A_TIME)
        .build()
        .map_err(|error| damaged(&error))?;
    let (mut hash, mut first) = (rows.unhashed(), 0);
    for batch in reader {
        let batch = batch.map_err(|error| damaged(&error))?;
        let run = |place: usize| share.run(first + place);
        let made = columns::rows_of(rows, &schema, &batch, run).map_err(|place| {
            format!("is damaged: row {} is not that of run {}", first + place + 1, run(place))
        })?;
        first += made.len();
        made.iter().for_each(|row| rows.hash(row, &mut hash));
        if sender.send(Ok(made)).is_err() {
            return Ok(()); // Whoever takes them has refused one.
        }
    }
    if first == count && told == seal(rows, share, hash) {
        return Ok(());
    }
    Err("is damaged: its rows are not those that it has the hash of".to_owned())
}

/// What the file says of itself, if that is of this core and plan.
fn told(rows: &Rows, metadata: &ArrowReaderMetadata) -> Result<String, String> {
    let pairs = metadata.metadata().file_metadata().key_value_metadata();
    let own = pairs.into_iter().flatten().find(|pair| pair.key == SEAL);
    let text = own.and_then(|pair| pair.value.clone()).ok_or("is Parquet of something else")?;
    let told: Value = serde_json::from_str(&text).unwrap_or_default();
    match foreign(rows, &told) {
        Some(phrase) => Err(phrase),
        None => Ok(text),
    }
}
