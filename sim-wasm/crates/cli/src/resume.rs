//! The file of finished runs: a JSON object a line, appended as runs end, so that a sweep that was interrupted goes on
//! where it stopped.
//!
//! A run is known by its experiment, its seed, its scenario and the core that made it; a file may serve several
//! sweeps, each of which takes its own runs. A last line that was cut off is dropped, if it is the beginning of such a
//! one, and shows it or follows others: the file is never shortened by anything else.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use skywindow_scenario::MAX_DOCUMENT_BYTES;
use skywindow_study::hash::Fnv;
use skywindow_study::{CORE, Plan, Results, Run, Values};

use crate::failure::Failure;

/// No line is longer: a point is part of a document, and metrics are few.
const LONGEST_LINE: usize = 2 * MAX_DOCUMENT_BYTES;

/// A file of finished runs, open for more.
pub struct Finished {
    path: PathBuf,
    file: File,
}

impl Finished {
    /// Opens the file, making it if it is not there, and puts the results it has for `plan` into `results`.
    ///
    /// # Errors
    /// A file that cannot be read or written, or that holds something else.
    pub fn open(path: &Path, plan: &Plan, results: &mut Results) -> Result<Self, Failure> {
        // A device or a pipe may never end, and would not give back what was written to it.
        if std::fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            let message = "finished runs are kept in a regular file, and this is none";
            return Err(Failure::File(format!("{} cannot be used: {message}", path.display())));
        }
        let failed =
            |error: std::io::Error| Failure::File(format!("{} cannot be used: {error}", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(failed)?;
        let mut lines = Lines {
            path,
            source: BufReader::new(&mut file),
            line: Vec::new(),
            number: 0,
            whole: 0,
            runs: false,
        };
        let mut known = BTreeMap::new();
        while lines.next().map_err(failed)? {
            if let Some((key, found)) = lines.run(plan)? {
                known.insert(key, found);
            }
        }
        let known_to_be = lines.runs || lines.line.is_empty() || shows_a_run(&lines.line);
        if !known_to_be || !begins_a_run(&lines.line) {
            return Err(lines.refused("is not a finished run"));
        }
        let (whole, cut) = (lines.whole, lines.line.len() as u64);
        if cut > 0 {
            if file.metadata().map_err(failed)?.len() != whole + cut {
                let message = "somebody else writes to it";
                return Err(Failure::File(format!("{} cannot be used: {message}", path.display())));
            }
            file.set_len(whole).map_err(failed)?;
        }
        let finished = Self { path: path.to_owned(), file };
        finished.take(plan, &known, results)?;
        Ok(finished)
    }

    /// Puts the runs of `plan` that are known into `results`.
    fn take(
        &self,
        plan: &Plan,
        known: &BTreeMap<String, Found>,
        results: &mut Results,
    ) -> Result<(), Failure> {
        if known.is_empty() {
            return Ok(());
        }
        for number in 0..plan.runs() {
            let run = plan.run(number);
            let Some(found) = known.get(&key(plan, run)?) else { continue };
            if found.seed != Some(run.seed) || found.point != point(plan, run) {
                return Err(refused(&self.path, found.line, "has the key of another run"));
            }
            results.insert(run, found.values);
        }
        Ok(())
    }

    /// Appends a run.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, plan: &Plan, run: Run, values: &Values) -> Result<(), Failure> {
        let line = json!({
            "core": CORE,
            "experiment": plan.experiment().id,
            "point": point(plan, run),
            "seed": run.seed,
            "key": key(plan, run)?,
            "metrics": values.to_json(),
        });
        self.file
            .write_all(format!("{line}\n").as_bytes())
            .map_err(|error| Failure::File(format!("{} cannot be written: {error}", self.path.display())))
    }
}

/// Whether a value may stand in a field.
type Fits = fn(&Value) -> bool;

/// What the fields of a line hold, in their order.
const FIELDS: [(&str, Fits); 6] = [
    ("{\"core\":", is_core),
    (",\"experiment\":", Value::is_string),
    (",\"point\":", Value::is_object),
    (",\"seed\":", Value::is_u64),
    (",\"key\":", Value::is_string),
    (",\"metrics\":", Value::is_object),
];

/// Whether a core may be called so: "0.1.0+1f2e".
fn is_core(value: &Value) -> bool {
    let (version, sources) =
        value.as_str().map_or(("?", ""), |text| text.split_once('+').unwrap_or((text, "")));
    version.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && sources.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether `text` is what [`Finished::append`] writes, or was cut off in the middle of that; nothing at all is, too.
fn begins_a_run(mut text: &[u8]) -> bool {
    for (name, fits) in FIELDS {
        let Some(rest) = text.strip_prefix(name.as_bytes()) else {
            return name.as_bytes().starts_with(text);
        };
        let mut values = serde_json::Deserializer::from_slice(rest).into_iter::<Value>();
        match values.next() {
            Some(Ok(value)) if fits(&value) => text = &rest[values.byte_offset()..],
            Some(Err(error)) if error.is_eof() => return is_cut(rest, fits),
            None => return rest.is_empty(),
            _ => return false,
        }
    }
    b"}".starts_with(text)
}

/// Whether `text`, which begins a run, shows that it is one: any file of JSON may begin with a brace or a name.
fn shows_a_run(text: &[u8]) -> bool {
    let [_, (experiment, _), ..] = FIELDS;
    text.windows(experiment.len()).any(|part| part == experiment.as_bytes())
}

/// Whether a value that was cut off is one that fits.
fn is_cut(rest: &[u8], fits: fn(&Value) -> bool) -> bool {
    // What a text has so far, or an object of which the end is missing.
    let text = rest.strip_prefix(b"\"").and_then(|text| std::str::from_utf8(text).ok());
    fits(&text.map_or_else(|| if rest.starts_with(b"{") { json!({}) } else { Value::Null }, Value::from))
}

/// A finished run of the file.
struct Found {
    line: usize,
    seed: Option<u64>,
    point: Value,
    values: Values,
}

/// The lines of the file, one at a time.
struct Lines<'a> {
    path: &'a Path,
    source: BufReader<&'a mut File>,
    /// The present line, without its end.
    line: Vec<u8>,
    number: usize,
    /// Bytes of the lines that are whole.
    whole: u64,
    /// One of them was a finished run, whoever's.
    runs: bool,
}

impl Lines<'_> {
    /// Goes to the next whole line; false at the end, where `line` is what was cut off.
    fn next(&mut self) -> std::io::Result<bool> {
        self.line.clear();
        self.number += 1;
        self.source.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut self.line)?;
        let whole = self.line.last() == Some(&b'\n');
        if whole {
            self.whole += self.line.len() as u64;
            self.line.pop();
        } else if self.line.len() == LONGEST_LINE {
            return Err(std::io::Error::other(format!("line {} does not end", self.number)));
        }
        Ok(whole)
    }

    /// The run of the line with its key, if it is one of this core and of the experiment of `plan`.
    fn run(&mut self, plan: &Plan) -> Result<Option<(String, Found)>, Failure> {
        if self.line.is_empty() {
            return Ok(None);
        }
        let stranger = || self.refused("is not a finished run");
        let mut value: Value = serde_json::from_slice(&self.line).map_err(|_| stranger())?;
        let (Some(core), Some(key)) = (value["core"].as_str(), value["key"].as_str()) else {
            return Err(stranger());
        };
        self.runs = true;
        if core != CORE || value["experiment"] != *plan.experiment().id {
            return Ok(None);
        }
        let values = Values::checked(&value["metrics"])
            .map_err(|phrase| self.refused(&format!("is not a finished run: {phrase}")))?;
        let (key, seed, line) = (key.to_owned(), value["seed"].as_u64(), self.number);
        Ok(Some((key, Found { line, seed, point: value["point"].take(), values })))
    }

    fn refused(&self, phrase: &str) -> Failure {
        refused(self.path, self.number, phrase)
    }
}

fn refused(path: &Path, line: usize, phrase: &str) -> Failure {
    Failure::File(format!("{}: line {line} {phrase}, so nothing is written to it", path.display()))
}

/// The value of every axis at the point of a run.
fn point(plan: &Plan, run: Run) -> Value {
    let axes = plan.experiment().axes.iter().map(|axis| axis.name.clone());
    Value::Object(axes.zip(plan.values(run.point).into_iter().map(|value| value.to_json())).collect())
}

/// A hash of the run's scenario.
fn key(plan: &Plan, run: Run) -> Result<String, Failure> {
    Ok(Fnv::of(&plan.document(run)?.to_string()).to_string())
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Experiment, experiments};
    use skywindow_study::Overrides;

    use super::*;

    const LINE: &str = r#"{"core":"0.1.0+1f2e","experiment":"ms-fig11","point":{"name":"é","loss":0.03},"seed":12,"key":"00ff","metrics":{"goodput_bps":1.5e6,"slow_start":0.25}}"#;

    #[test]
    fn a_line_that_was_cut_off_anywhere_is_known() {
        for cut in 0..=LINE.len() {
            let text = &LINE.as_bytes()[..cut];
            assert!(begins_a_run(text), "{:?}", String::from_utf8_lossy(text));
        }
    }

    #[test]
    fn what_no_sweep_writes_is_no_line_that_was_cut_off() {
        for text in [
            "my notes",
            r#"{"core" of the matter"#,
            r#"{"core":"my notes"#,
            r#"{"core":12"#,
            r#"{"core":"0.1.0+1f2e","experiment":"ms-fig11","seed"#,
            r#"{"core":"0.1.0+1f2e","experiment":"ms-fig11","point":[1"#,
            r#"{"core":"0.1.0+1f2e"} and more"#,
            r#" {"core":"0.1.0"#,
        ] {
            assert!(!begins_a_run(text.as_bytes()), "{text}");
        }
        assert!(!begins_a_run(format!("{LINE} and more").as_bytes()));
    }

    /// Whether a sweep takes a file that holds `text`, and what is left of it.
    fn opened(name: &str, text: &str) -> (bool, String) {
        let path = std::env::temp_dir().join(format!("skywindow-{name}-{}", std::process::id()));
        std::fs::write(&path, text).expect("a file");
        let shipped = experiments().first().and_then(|entry| serde_json::from_str(entry.json).ok());
        let experiment = Experiment::from_json(&shipped.expect("an experiment")).expect("a valid one");
        let plan = Plan::new(&experiment, &Overrides::default()).expect("a plan");
        let opened = Finished::open(&path, &plan, &mut Results::new(&plan)).is_ok();
        let left = std::fs::read_to_string(&path).expect("the file");
        std::fs::remove_file(&path).expect("to be removed");
        (opened, left)
    }

    #[test]
    fn a_file_is_shortened_only_where_it_shows_that_a_sweep_wrote_it() {
        for text in [
            "{",
            r#"{"core""#,
            r#"{"core":"0"#,
            r#"{"core":"0.1.0+1f2e""#,
            r#"{"core":"0.1.0+1f2e","experiment"#,
        ] {
            assert_eq!(opened("beginning", text), (false, text.to_owned()), "it may be anybody's");
            let whole = format!("{LINE}\n");
            assert_eq!(opened("after", &format!("{whole}{text}")), (true, whole), "it follows a run");
        }
        assert_eq!(opened("shown", r#"{"core":"0.1.0+1f2e","experiment":"ms-fig"#), (true, String::new()));
        assert_eq!(opened("empty", ""), (true, String::new()));
    }
}
