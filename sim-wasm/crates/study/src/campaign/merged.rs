//! All rows of a plan in one file, with the plan: JSON, of which each row is a line, so that it is read as it comes.

use std::io::{self, Write};

use serde_json::{Value, json};
use skywindow_scenario::{Problem, read_json};

use super::gathered::Gathered;
use super::manifest;
use super::row::{Row, Rows};

/// What stands before the rows.
const ROWS: &str = "\"rows\": [";

/// What is in such a file.
pub struct Merged {
    /// The plan, as plan.json has it.
    pub manifest: Value,
    /// The rows of the plan.
    pub rows: Rows,
    /// Those that are there.
    pub gathered: Gathered,
    /// The day on which the last of them was made, if it is known.
    pub date: Option<String>,
}

/// Writes the file: what plan.json has, the day, how many runs were made and how many failed, the hash of the rows, and
/// the rows that are there, in the order of the plan.
///
/// # Errors
/// If it cannot be written.
pub fn write(
    manifest: &Value,
    date: Option<&str>,
    rows: &Rows,
    gathered: &Gathered,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut head = manifest.clone();
    head["date"] = json!(date);
    head["made"] = json!(gathered.results.done());
    head["failed"] = json!(gathered.errors.len());
    head["hash"] = json!(gathered.hash(rows).to_string());
    let head = format!("{head:#}");
    write!(out, "{},\n  {ROWS}", head.trim_end_matches(['}', '\n']))?;
    let (mut line, mut between) = (String::new(), "\n");
    for row in gathered.rows() {
        line.clear();
        line.push_str(between);
        rows.write(&row, &mut line);
        out.write_all(line.as_bytes())?;
        between = ",\n";
    }
    out.write_all(b"\n  ]\n}\n")
}

/// Reads such a file of at most so many runs.
///
/// # Errors
/// That it is something else, of another core, altered, cut off or too large: sentences to be read after its name.
pub fn read(text: &str, most_runs: usize) -> Result<Merged, Vec<Problem>> {
    let Some((head, body)) = text.split_once(ROWS) else {
        return Err(wrong("is no file of results that `skywindow merge DIR --out FILE.json` writes"));
    };
    let document = read_json(&format!("{}}}", head.trim_end().trim_end_matches(',')))
        .map_err(|_| wrong("is damaged: what stands before its rows is no JSON"))?;
    if !manifest::is_meant_by(&document) {
        return Err(wrong(
            "has no plan, which `skywindow merge DIR --out FILE.json` writes with the rows; what it prints has means alone",
        ));
    }
    let (mut merged, first) = (begin(document, most_runs)?, head.lines().count() + 1);
    let end = merged.take(body.lines().skip(1), first)?;
    if end.trim() != "]" {
        return Err(wrong("is cut off: it ends within its rows"));
    }
    let said = |field: &str| merged.manifest[field].clone();
    merged.proved(&said("made"), &said("hash"))?;
    Ok(merged)
}

/// Reads plan.json and the lines of one shard that has all of its runs, as a bundle has them.
///
/// # Errors
/// As [`read`].
pub fn read_bundled(
    plan: &str,
    lines: &str,
    date: Option<String>,
    most_runs: usize,
) -> Result<Merged, Vec<Problem>> {
    let document = read_json(plan).map_err(|problem| vec![problem])?;
    if !manifest::is_meant_by(&document) {
        return Err(wrong("has a plan.json that no sweep wrote"));
    }
    let mut merged = Merged { date, ..begin(document, most_runs)? };
    let last = merged.take(lines.lines(), 1)?;
    let last = read_json(last).map_err(|_| wrong("is cut off: its rows end without their last line"))?;
    merged.proved(&last["rows"], &last["hash"])?;
    Ok(merged)
}

fn begin(manifest: Value, most_runs: usize) -> Result<Merged, Vec<Problem>> {
    let rows = manifest::rows_of(&manifest)?;
    let runs = rows.plan().runs();
    if runs > most_runs {
        return Err(wrong(format!(
            "is of a plan of {runs} runs, and {most_runs} is the most that is read here"
        )));
    }
    let gathered = Gathered::new(&rows);
    let date = manifest["date"].as_str().map(str::to_owned);
    Ok(Merged { manifest, rows, gathered, date })
}

impl Merged {
    /// Takes rows up to a line that is something else, which is handed back; `first` is the number of the first line.
    fn take<'l>(
        &mut self,
        lines: impl Iterator<Item = &'l str>,
        first: usize,
    ) -> Result<&'l str, Vec<Problem>> {
        let (mut row, mut room) = (Row::default(), String::new());
        let mut next = 0;
        for (place, line) in lines.enumerate() {
            let damaged = || wrong(format!("is damaged: line {} is no row of its plan", first + place));
            let line = line.trim_end().trim_end_matches(',');
            let Some(run) = run_of(line) else { return Ok(line) };
            if !(next..self.rows.plan().runs()).contains(&run)
                || !self.rows.read(run, line, &mut row, &mut room)
            {
                return Err(damaged());
            }
            self.gathered.take(&row).map_err(|_| damaged())?;
            next = run + 1;
        }
        Ok("")
    }

    /// Compares the rows with their number and their hash.
    fn proved(&self, made: &Value, hash: &Value) -> Result<(), Vec<Problem>> {
        let here = self.gathered.results.done();
        if *made != here {
            return Err(wrong(format!("is damaged: it has {here} rows, and says {made}")));
        }
        if *hash != self.gathered.hash(&self.rows).to_string() {
            return Err(wrong("is damaged: its rows are not those that it has the hash of"));
        }
        Ok(())
    }
}

/// The number of the run of a line, if it has one.
fn run_of(line: &str) -> Option<usize> {
    let (_, rest) = line.split_once("\"run\":")?;
    rest.split_once(',')?.0.parse().ok()
}

fn wrong(phrase: impl Into<String>) -> Vec<Problem> {
    vec![Problem::new("", phrase)]
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::Experiment;

    use super::*;
    use crate::campaign::manifest::text;
    use crate::{Overrides, Plan};

    /// A plan, and rows of some of its runs, each with numbers of its own.
    fn some(which: impl Fn(usize) -> bool) -> (Value, Rows, Gathered) {
        let document = skywindow_scenario::experiment("ms-fig12").expect("a built-in");
        let experiment = Experiment::parse(document).expect("a document");
        let overrides = Overrides { replications: Some(3), ..Overrides::default() };
        let rows = Rows::new(Plan::shared(&experiment, &overrides).expect("a plan"));
        let manifest = read_json(&text(&experiment, &overrides, &rows).expect("a text")).expect("JSON");
        let mut gathered = Gathered::new(&rows);
        for run in (0..rows.plan().runs()).filter(|run| which(*run)) {
            let metrics = rows.plan().measured().iter().map(|_| Some(run as f64 / 8.0)).collect();
            let row = Row { run, recording: Some(run as u64), metrics, error: None };
            gathered.take(&if run == 4 { rows.failed(4, "it failed") } else { row }).expect("a new one");
        }
        (manifest, rows, gathered)
    }

    fn written(which: impl Fn(usize) -> bool) -> String {
        let (manifest, rows, gathered) = some(which);
        let mut file = Vec::new();
        write(&manifest, Some("2026-01-02"), &rows, &gathered, &mut file).expect("room");
        String::from_utf8(file).expect("text")
    }

    fn refusal(text: &str) -> String {
        let problems = read(text, 1000).err().expect("a refusal");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn what_is_written_is_read_again_whole_or_in_part() {
        for which in [|_| true, |run| run % 2 == 1, |_| false] {
            let text = written(which);
            assert!(read_json(&text).is_ok(), "it is JSON: {text}");
            for text in [text.clone(), text.replace('\n', "\r\n")] {
                let merged = read(&text, 1000).expect("the same");
                assert!(merged.gathered.rows().eq(some(which).2.rows()), "{text}");
                assert_eq!(merged.gathered.errors, some(which).2.errors);
                assert_eq!(merged.date.as_deref(), Some("2026-01-02"));
            }
        }
    }

    #[test]
    fn what_is_no_whole_file_is_refused_by_what_is_wrong_with_it() {
        let text = written(|_| true);
        let line = text.lines().count() - 2;
        let (head, _) = text.split_once(ROWS).expect("a head");
        for (bad, sentence) in [
            (String::new(), "is no file of results"),
            ("{\"rows\": [\n]}".to_owned(), "has no plan, which"),
            (format!("{{{ROWS}]}}"), "has no plan, which"),
            (text.replacen('{', "", 1), "no JSON"),
            (text.replace(crate::CORE, "0.0.9+ab"), "those of the core 0.0.9+ab, and this is"),
            (text.replacen("\"replications\": 3", "\"replications\": 4", 2), "has been altered"),
            (text.replace("0.625", "0.5"), "its rows are not those that it has the hash of"),
            (text.replace("\"run\":2", "\"run\":3"), &format!("line {} is no row", line - 3)),
            (text.replace("\"run\":5", "\"run\":99999999999"), &format!("line {line} is no row")),
            (text[..text.len() - 6].to_owned(), "is cut off"),
            (text[..text.len() - 40].to_owned(), &format!("line {line} is no row")),
            (format!("{head}{ROWS}\n  ]\n}}\n"), "it has 0 rows, and says 6"),
        ] {
            assert!(refusal(&bad).contains(sentence), "{sentence}: {}", refusal(&bad));
        }
        let many = read(&text, 5).err().expect("a refusal");
        assert_eq!(many[0].message, "is of a plan of 6 runs, and 5 is the most that is read here");
    }
}
