//! The rows of a plan: a run each, with all that is known of it, as a line of JSON and as a part of a hash.
//!
//! But for the recording's hash, the metrics and the error a row follows from the number of its run. So a line is read by
//! comparing it with what it must say: what differs in a letter is no row of the plan.

use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::Value;
use skywindow_form::to_json;
use skywindow_scenario::MetricName;

use crate::hash::Fnv;
use crate::{CORE, Plan, record_run};

/// A run that has been made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Number of the run, in the order of the plan.
    pub run: usize,
    /// The hash of its recording; none of a geometry, and of a run that failed.
    pub recording: Option<u64>,
    /// What the plan measures, in its order.
    pub metrics: Vec<Option<f64>>,
    /// Why there are no metrics.
    pub error: Option<String>,
}

/// A column of the rows.
pub struct Column {
    /// Its name, unlike that of any other.
    pub name: String,
    /// Its unit, as written after a number; empty for words, counts and fractions.
    pub unit: String,
}

/// The rows of one plan.
#[derive(Clone)]
pub struct Rows {
    plan: Arc<Plan>,
    name: String,
    /// The names of the columns of the axes, as JSON writes them.
    axes: Vec<String>,
    metrics: Vec<MetricName>,
}

/// The columns of every plan: before the axes, between them and the metrics, and after these.
const COLUMNS: [&[&str]; 3] = [&["plan", "core", "run"], &["replication", "seed", "recording"], &["error"]];

impl Rows {
    /// The rows of `plan`.
    pub fn new(plan: Plan) -> Self {
        let metrics = plan.measured();
        let taken = |name: &str| {
            COLUMNS.concat().contains(&name) || metrics.iter().any(|metric| metric.word() == name)
        };
        let column = |name: &str| if taken(name) { format!("axis_{name}") } else { name.to_owned() };
        let axes = plan.experiment().axes.iter().map(|axis| Value::from(column(&axis.name)).to_string());
        Self { name: plan.hash(CORE).to_string(), axes: axes.collect(), metrics, plan: Arc::new(plan) }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What names the plan: its hash.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a row has a number of, in order.
    pub fn metrics(&self) -> &[MetricName] {
        &self.metrics
    }

    /// The columns, in order.
    pub fn columns(&self) -> Vec<Column> {
        let bare = |names: &[&str]| names.iter().map(|name| of(name, "")).collect::<Vec<_>>();
        let axes = self.plan.experiment().axes.iter().zip(&self.axes);
        // A factor by which numbers are multiplied for the plot leaves them without the plot's unit.
        let unit = |shown: f64, unit: &str| if shown == 1.0 { unit.to_owned() } else { String::new() };
        let axes = axes.map(|(axis, name)| {
            let name = serde_json::from_str(name).unwrap_or_default();
            Column { name, unit: unit(axis.shown_factor, &axis.unit) }
        });
        let metrics = self.metrics().iter().map(|metric| of(metric.word(), metric.unit()));
        bare(COLUMNS[0])
            .into_iter()
            .chain(axes)
            .chain(bare(COLUMNS[1]))
            .chain(metrics)
            .chain(bare(COLUMNS[2]))
            .collect()
    }

    /// Makes a run; one that cannot be made is a row with its error.
    pub fn make(&self, run: usize) -> Row {
        match record_run(&self.plan, self.plan.run(run)) {
            Ok(recorded) => {
                // Adding zero takes the sign off a zero, which documents do not write.
                let value = |metric: &MetricName| recorded.values.get(*metric).map(|value| value + 0.0);
                let metrics = self.metrics.iter().map(value).collect();
                Row { run, recording: recorded.hash, metrics, error: None }
            }
            Err(problems) => {
                let words: Vec<String> = problems.iter().map(ToString::to_string).collect();
                self.failed(run, &words.join("; "))
            }
        }
    }

    /// The row of a run that failed, with the line that shows it again where its shard lies.
    pub fn failed(&self, run: usize, words: &str) -> Row {
        let again = format!("{words}; again with: skywindow verify {} --run {run}", self.name);
        Row { run, recording: None, metrics: vec![None; self.metrics.len()], error: Some(again) }
    }

    /// Takes a row into a hash.
    pub fn hash(&self, row: &Row, hash: &mut Fnv) {
        let run = self.plan.run(row.run);
        [row.run as u64, run.seed, u64::from(row.recording.is_some()), row.recording.unwrap_or(0)]
            .into_iter()
            .for_each(|number| hash.number(number));
        row.metrics.iter().for_each(|value| hash.number(value.unwrap_or(f64::INFINITY).to_bits()));
        let error = row.error.as_deref().unwrap_or_default();
        hash.number(error.len() as u64);
        hash.bytes(error.as_bytes());
    }

    /// The hash of no rows yet.
    pub fn unhashed(&self) -> Fnv {
        Fnv::of(&self.name)
    }

    /// The cells of a row, as JSON, in the order of the columns.
    pub fn cells(&self, row: &Row) -> Vec<Value> {
        let run = self.plan.run(row.run);
        let axes = self.plan.values(run.point).into_iter().map(|value| value.to_json());
        let metrics = row.metrics.iter().map(|value| value.map_or(Value::Null, to_json));
        let recording = row.recording.map(|hash| format!("{hash:016x}"));
        [Value::from(self.name.as_str()), CORE.into(), row.run.into()]
            .into_iter()
            .chain(axes)
            .chain([run.replication.into(), run.seed.into(), recording.into()])
            .chain(metrics)
            .chain([Value::from(row.error.as_deref())])
            .collect()
    }

    /// Writes a row as a line without its end.
    pub fn write(&self, row: &Row, line: &mut String) {
        self.begin(row.run, line);
        match row.recording {
            Some(hash) => put(line, format_args!("\"{hash:016x}\"")),
            None => line.push_str("null"),
        }
        for (metric, value) in self.metrics.iter().zip(&row.metrics) {
            put(line, format_args!(",\"{}\":", metric.word()));
            match value {
                Some(value) => put(line, format_args!("{}", to_json(*value))),
                None => line.push_str("null"),
            }
        }
        put(line, format_args!(",\"error\":{}}}", Value::from(row.error.as_deref())));
    }

    /// Reads such a line of the run with this number into `row`; false if it is something else. `expected` is room for
    /// what it must begin with.
    pub fn read(&self, run: usize, line: &str, row: &mut Row, expected: &mut String) -> bool {
        expected.clear();
        self.begin(run, expected);
        row.run = run;
        row.metrics.clear();
        line.strip_prefix(expected.as_str()).and_then(|rest| self.read_rest(rest, row)).is_some()
    }

    fn read_rest(&self, line: &str, row: &mut Row) -> Option<()> {
        let (recording, mut line) = line.split_once(',')?;
        row.recording = match recording {
            "null" => None,
            quoted => Some(hexadecimal(quoted.strip_prefix('"')?.strip_suffix('"')?)?),
        };
        for metric in &self.metrics {
            let text = line.strip_prefix('"')?.strip_prefix(metric.word())?.strip_prefix("\":")?;
            let (number, rest) = text.split_once(',')?;
            row.metrics.push(match number {
                "null" => None,
                number => Some(number.parse().ok().filter(|number| possible(*metric, *number))?),
            });
            line = rest;
        }
        let error = line.strip_prefix("\"error\":")?.strip_suffix('}')?;
        row.error = match error {
            "null" => None,
            quoted => Some(serde_json::from_str(quoted).ok()?),
        };
        Some(())
    }

    /// What a line begins with.
    fn begin(&self, run: usize, line: &mut String) {
        put(line, format_args!("{{\"plan\":\"{}\",\"core\":\"{CORE}\",\"run\":{run}", self.name));
        let made = self.plan.run(run);
        for (name, value) in self.axes.iter().zip(self.plan.values(made.point)) {
            put(line, format_args!(",{name}:{}", value.to_json()));
        }
        put(
            line,
            format_args!(",\"replication\":{},\"seed\":{},\"recording\":", made.replication, made.seed),
        );
    }
}

fn of(name: &str, unit: &str) -> Column {
    Column { name: name.to_owned(), unit: unit.to_owned() }
}

/// A string takes whatever is written to it.
fn put(line: &mut String, words: std::fmt::Arguments<'_>) {
    let _ = line.write_fmt(words);
}

/// The number that these sixteen digits are.
pub fn hexadecimal(digits: &str) -> Option<u64> {
    let sound = digits.len() == 16 && digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    if sound { u64::from_str_radix(digits, 16).ok() } else { None }
}

/// Whether a run can have given this value.
pub fn possible(metric: MetricName, number: f64) -> bool {
    let [least, most] = metric.bounds();
    // Shares add up to 1 with the rounding of their parts.
    number >= least && number <= most * (1.0 + 1e-9)
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Experiment, experiments};

    use super::*;
    use crate::Overrides;

    fn rows() -> Rows {
        let experiment = Experiment::parse(experiments()[0].json).expect("a built-in");
        Rows::new(Plan::shared(&experiment, &Overrides::default()).expect("a plan"))
    }

    #[test]
    fn a_line_gives_its_row_again_and_no_other_line_does() {
        let rows = rows();
        let width = rows.metrics.len();
        let failed = rows.failed(1, "it says \"no\", and ends");
        let made = Row { run: 2, recording: Some(0xab), metrics: vec![Some(0.1); width], error: None };
        for row in [failed, made] {
            let (mut line, mut read, mut room) = (String::new(), Row::default(), String::new());
            rows.write(&row, &mut line);
            assert!(rows.read(row.run, &line, &mut read, &mut room), "{line}");
            assert_eq!(read, row);
            let cells: Value = serde_json::from_str(&line).expect("JSON");
            let names: Vec<String> = rows.columns().into_iter().map(|column| column.name).collect();
            let values: Vec<&Value> = names.iter().map(|name| &cells[name.as_str()]).collect();
            assert_eq!(values, rows.cells(&row).iter().collect::<Vec<_>>());
            assert!(!rows.read(row.run + 1, &line, &mut read, &mut room));
            for place in 0..line.len() {
                if line.is_char_boundary(place) {
                    assert!(!rows.read(row.run, &line[..place], &mut read, &mut room), "cut at {place}");
                }
            }
        }
    }

    #[test]
    fn every_value_counts_in_the_hash() {
        let rows = rows();
        let hash = |row: &Row| {
            let mut hash = rows.unhashed();
            rows.hash(row, &mut hash);
            hash.value()
        };
        let row =
            Row { run: 0, recording: Some(1), metrics: vec![Some(1.0); rows.metrics.len()], error: None };
        let mut others = vec![
            Row { run: 1, ..row.clone() },
            Row { recording: Some(2), ..row.clone() },
            Row { recording: None, ..row.clone() },
            Row { error: Some("no".into()), ..row.clone() },
        ];
        for place in 0..row.metrics.len() {
            for value in [None, Some(2.0)] {
                let mut other = row.clone();
                other.metrics[place] = value;
                others.push(other);
            }
        }
        others.iter().for_each(|other| assert_ne!(hash(other), hash(&row), "{other:?}"));
    }
}
