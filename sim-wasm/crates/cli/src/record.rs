//! The recording as files: a CSV file a table, the events as JSON lines, the scenario and the summary beside them.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_world::recording::schema;
use skywindow_world::{Explainer, World};

use crate::arguments::Format;
use crate::failure::Failure;

/// The files of one recording.
pub struct Files {
    folder: PathBuf,
    /// A file a table, in the order of the schema; empty unless CSV was asked for.
    tables: Vec<BufWriter<File>>,
    events: Option<BufWriter<File>>,
    explainer: Explainer,
}

impl Files {
    /// Makes `folder` and the files of `formats` (CSV if none is named) in it.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn create(folder: &Path, formats: &[Format], scenario: &Scenario) -> Result<Self, Failure> {
        let explainer = Explainer::new(scenario)?;
        std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let document = serde_json::to_string_pretty(&scenario.to_json()).unwrap_or_default();
        let path = folder.join("scenario.json");
        std::fs::write(&path, document).map_err(|error| failed(&path, &error))?;
        let mut files = Self { folder: folder.to_owned(), tables: Vec::new(), events: None, explainer };
        if formats.is_empty() || formats.contains(&Format::Csv) {
            for table in schema() {
                let mut file = files.open(&format!("{}.csv", table.name))?;
                let names: Vec<&str> = table.columns.iter().map(|column| column.name).collect();
                writeln!(file, "{}", names.join(",")).map_err(|error| failed(folder, &error))?;
                files.tables.push(file);
            }
        }
        if formats.contains(&Format::Jsonl) {
            files.events = Some(files.open("events.jsonl")?);
        }
        Ok(files)
    }

    fn open(&self, name: &str) -> Result<BufWriter<File>, Failure> {
        let path = self.folder.join(name);
        File::create(&path).map(BufWriter::new).map_err(|error| failed(&path, &error))
    }

    /// Writes the rows that wait in the world's recording.
    ///
    /// # Errors
    /// A sentence that names the folder.
    pub fn write(&mut self, world: &mut World) -> Result<(), Failure> {
        self.write_events(world)?;
        if self.tables.is_empty() {
            world.recording().discard();
            return Ok(());
        }
        let mut result = Ok(());
        let mut tables = self.tables.iter_mut();
        let event = |code, flow| self.explainer.word(code, flow);
        world.recording().drain_csv(&event, |_, rows| {
            if let Some(file) = tables.next()
                && result.is_ok()
            {
                result = file.write_all(rows.as_bytes());
            }
        });
        result.map_err(|error| failed(&self.folder, &error))
    }

    fn write_events(&mut self, world: &mut World) -> Result<(), Failure> {
        let Some(file) = &mut self.events else { return Ok(()) };
        for row in world.recording().events.waiting() {
            let numbers = [row.a, row.b, row.c, row.d];
            let words = self.explainer.explain_at(row.end, row.code, row.flow, row.path, numbers);
            let line = json!({
                "t": row.t.as_secs_f64(),
                "code": row.code,
                "flow": row.flow,
                "path": row.path,
                "end": row.end,
                "numbers": numbers,
                "title": words.title,
                "detail": words.detail,
                "rule": words.rule,
            });
            writeln!(file, "{line}").map_err(|error| failed(&self.folder, &error))?;
        }
        Ok(())
    }

    /// Writes the summary and closes the files.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn finish(mut self, summary: &Value) -> Result<(), Failure> {
        let path = self.folder.join("summary.json");
        let text = serde_json::to_string_pretty(summary).unwrap_or_default();
        std::fs::write(&path, text).map_err(|error| failed(&path, &error))?;
        for file in self.tables.iter_mut().chain(&mut self.events) {
            file.flush().map_err(|error| failed(&self.folder, &error))?;
        }
        Ok(())
    }
}

/// The file or folder `path` cannot be written.
pub fn failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::File(format!("{} cannot be written: {error}", path.display()))
}
