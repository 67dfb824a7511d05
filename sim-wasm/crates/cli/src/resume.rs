//! The file of finished runs: a JSON object a line, appended as runs end, so that a sweep that was interrupted goes on
//! where it stopped.
//!
//! A run is known by its scenario and the core that made it, whatever experiment it was made for; a file may serve
//! several sweeps. A last line that was cut off is dropped.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use skywindow_study::{Plan, Results, Run, Values};

use crate::failure::Failure;

/// The core, by its version and a hash of its sources.
const CORE: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("SKYWINDOW_CORE"));
/// How every line begins.
const START: &[u8] = b"{\"core\"";

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
        let failed =
            |error: std::io::Error| Failure::File(format!("{} cannot be used: {error}", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole == 0 && !bytes.starts_with(START) && !START.starts_with(&bytes) {
            return Err(stranger(path, 1));
        }
        let known = read(path, &bytes[..whole])?;
        file.set_len(whole as u64).map_err(failed)?;
        if !known.is_empty() {
            for number in 0..plan.runs() {
                let run = plan.run(number);
                if let Some(values) = known.get(&key(plan, run)?) {
                    results.insert(run, *values);
                }
            }
        }
        Ok(Self { path: path.to_owned(), file })
    }

    /// Appends a run.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, plan: &Plan, run: Run, values: &Values) -> Result<(), Failure> {
        let axes = plan.experiment().axes.iter().map(|axis| axis.name.clone());
        let point: Map<String, Value> =
            axes.zip(plan.values(run.point).into_iter().map(|value| value.to_json())).collect();
        let line = json!({
            "core": CORE,
            "experiment": plan.experiment().id,
            "point": point,
            "seed": run.seed,
            "key": key(plan, run)?,
            "metrics": values.to_json(),
        });
        self.file
            .write_all(format!("{line}\n").as_bytes())
            .map_err(|error| Failure::File(format!("{} cannot be written: {error}", self.path.display())))
    }
}

fn stranger(path: &Path, line: usize) -> Failure {
    Failure::File(format!(
        "{}: line {line} is not a finished run, so nothing is written to it",
        path.display()
    ))
}

/// The runs of this core, by key.
fn read(path: &Path, bytes: &[u8]) -> Result<BTreeMap<String, Values>, Failure> {
    let mut known = BTreeMap::new();
    let lines = bytes.split(|byte| *byte == b'\n').enumerate().filter(|(_, line)| !line.is_empty());
    for (index, line) in lines {
        let value: Value = serde_json::from_slice(line).map_err(|_| stranger(path, index + 1))?;
        let (Some(core), Some(key)) = (value["core"].as_str(), value["key"].as_str()) else {
            return Err(stranger(path, index + 1));
        };
        if core == CORE
            && let Some(values) = Values::from_json(&value["metrics"])
        {
            known.insert(key.to_owned(), values);
        }
    }
    Ok(known)
}

/// A hash of the run's scenario: FNV-1a, 64 bits.
fn key(plan: &Plan, run: Run) -> Result<String, Failure> {
    let text = plan.document(run)?.to_string();
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Ok(format!("{hash:016x}"))
}
