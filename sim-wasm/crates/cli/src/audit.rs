//! `skywindow audit`: "ok", or a sentence for everything in a recording that cannot have been.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde_json::Value;
use skywindow_audit::{Event, Lines, Rows};
use skywindow_scenario::Scenario;
use skywindow_units::{RecordingShape, SimTime, TableShape};
use skywindow_world::recording;

use crate::failure::Failure;
use crate::{input, output};

/// The events alone, where no table was asked for.
const EVENTS: &str = "events.jsonl";

/// Audits the recording in a folder that `run --out` has made, or in that of one of its files.
///
/// # Errors
/// What cannot be read, with file and line, and how much cannot have been.
pub fn audit(recording: &Path) -> Result<(), Failure> {
    let folder = if recording.is_file() { recording.parent().unwrap_or(recording) } else { recording };
    let path = folder.join("scenario.json");
    let scenario = Scenario::parse(&input::open_path(&path)?).map_err(|problems| {
        Failure::Input(problems.iter().map(|problem| format!("{}: {problem}", path.display())).collect())
    })?;
    let shape = recording::shape();
    let mut rows = Rows::default();
    let has_tables = shape.tables.iter().any(|table| file_of(folder, table).exists());
    if !has_tables && folder.join(EVENTS).exists() {
        read_events(&folder.join(EVENTS), &mut rows)?;
        output::aside(
            "Only events are recorded here, so that no packet can be followed; --record csv writes the rest.",
        );
    } else {
        shape.tables.iter().try_for_each(|table| read_table(folder, &shape, table, &mut rows))?;
    }
    let findings = skywindow_audit::audit(&scenario, &rows, None)?;
    for finding in &findings {
        if !output::told(&format!("{finding}\n"))? {
            return Ok(());
        }
    }
    match findings.len() {
        0 => output::text("ok\n"),
        1 => Err(Failure::input("1 thing in this recording cannot have been")),
        many => Err(Failure::input(format!("{many} things in this recording cannot have been"))),
    }
}

fn file_of(folder: &Path, table: &TableShape) -> PathBuf {
    folder.join(format!("{}.csv", table.name))
}

fn read_table(
    folder: &Path,
    shape: &RecordingShape,
    table: &TableShape,
    rows: &mut Rows,
) -> Result<(), Failure> {
    let path = file_of(folder, table);
    let mut lines: Option<Lines> = None;
    each_line(&path, |line| match &lines {
        Some(lines) => lines.line(line, rows),
        None => Lines::new(shape, table.name, line).map(|begun| lines = Some(begun)),
    })?;
    match lines {
        Some(_) => Ok(()),
        None => Err(Failure::input(format!("{} is empty: it has not even a header", path.display()))),
    }
}

fn read_events(path: &Path, rows: &mut Rows) -> Result<(), Failure> {
    each_line(path, |line| {
        let event: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let t = event["t"].as_f64().filter(|&t| t >= 0.0).ok_or("t is not an instant")?;
        let flow = event["flow"].as_u64().and_then(|flow| u16::try_from(flow).ok());
        let event =
            Event { t: SimTime::from_secs_f64(t), flow: flow.ok_or("flow is not the number of one")? };
        rows.clocks.entry("events").or_default().push(event.t);
        rows.events.push(event);
        Ok(())
    })
}

/// Hands every line of a file to `take`, whose complaints are told with their place.
fn each_line(path: &Path, mut take: impl FnMut(&str) -> Result<(), String>) -> Result<(), Failure> {
    let unreadable = |error| Failure::File(format!("{} cannot be read: {error}", path.display()));
    let lines = BufReader::new(File::open(path).map_err(unreadable)?).lines();
    for (number, line) in (1..).zip(lines) {
        take(&line.map_err(unreadable)?)
            .map_err(|why| Failure::input(format!("{}:{number}: {why}", path.display())))?;
    }
    Ok(())
}
