//! Steps as CSV: a header of `time_s` and any of `delay_ms`, `rate_bps` and `loss`, then a line for every step, which
//! holds until the next.

use super::{lines, quoted};

/// What a link is like from an instant on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Step {
    /// When it begins.
    pub time_s: f64,
    /// The one-way propagation delay, if the trace has it.
    pub delay_ms: Option<f64>,
    /// The rate, if the trace has it; 0: nothing is sent.
    pub rate_bps: Option<f64>,
    /// The packet error rate, if the trace has it.
    pub loss: Option<f64>,
}

/// The steps of a trace, in order of time.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps(Vec<Step>);

/// A column: its name, the most that it may hold, and where that goes.
struct Column {
    name: &'static str,
    most: f64,
    put: fn(&mut Step, f64),
}

const COLUMNS: [Column; 4] = [
    Column { name: "time_s", most: 2_592_000.0, put: |step, value| step.time_s = value },
    Column { name: "delay_ms", most: 3_600_000.0, put: |step, value| step.delay_ms = Some(value) },
    Column { name: "rate_bps", most: 1e12, put: |step, value| step.rate_bps = Some(value) },
    Column { name: "loss", most: 1.0, put: |step, value| step.loss = Some(value) },
];

impl Steps {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut lines = lines(text);
        let (number, header) =
            lines.next().ok_or("is empty: it needs a header such as time_s,delay_ms,rate_bps,loss")?;
        let columns = columns(header).map_err(|why| format!("line {number}: {why}"))?;
        let mut steps: Vec<Step> = Vec::new();
        for (number, line) in lines {
            let at_line = |why: String| format!("line {number}: {why}");
            let step = step(line, &columns).map_err(at_line)?;
            if let Some(before) = steps.last().filter(|before| step.time_s <= before.time_s) {
                let why = format!(
                    "{} s is not after {} s, the line before: time goes backwards or stands",
                    step.time_s, before.time_s
                );
                return Err(at_line(why));
            }
            steps.push(step);
        }
        if steps.is_empty() { Err("has a header and no line below it".into()) } else { Ok(Self(steps)) }
    }

    /// The instants of the first step and of the last, s.
    pub(super) fn span_s(&self) -> [f64; 2] {
        [self.0.first(), self.0.last()].map(|step| step.map_or(0.0, |step| step.time_s))
    }

    /// The steps.
    pub fn all(&self) -> &[Step] {
        &self.0
    }
}

fn columns(header: &str) -> Result<Vec<&'static Column>, String> {
    let known = || COLUMNS.map(|column| column.name).join(", ");
    let mut columns: Vec<&Column> = Vec::new();
    for name in header.split(',').map(str::trim) {
        let column = COLUMNS.iter().find(|column| column.name == name);
        let column =
            column.ok_or_else(|| format!("{} is no column of a trace (known: {})", quoted(name), known()))?;
        if columns.iter().any(|other| other.name == name) {
            return Err(format!("the column {name} is there twice"));
        }
        columns.push(column);
    }
    if !columns.iter().any(|column| column.name == "time_s") {
        return Err("the column time_s is missing".into());
    }
    if columns.len() < 2 { Err("beside time_s there is no column".into()) } else { Ok(columns) }
}

fn step(line: &str, columns: &[&Column]) -> Result<Step, String> {
    let cells: Vec<&str> = line.split(',').map(str::trim).collect();
    if cells.len() > columns.len() {
        return Err(format!("{} values, but the header has {} columns", cells.len(), columns.len()));
    }
    let mut step = Step::default();
    for (index, column) in columns.iter().enumerate() {
        let name = column.name;
        let cell = cells.get(index).copied().unwrap_or_default();
        if cell.is_empty() {
            return Err(format!("{name} is missing: a trace has no holes"));
        }
        let value = cell.parse::<f64>().ok().filter(|value| value.is_finite());
        let value = value.ok_or_else(|| format!("{name}: {} is not a number", quoted(cell)))?;
        if value < 0.0 || value > column.most {
            return Err(format!("{name}: {value} is not from 0 to {}", column.most));
        }
        (column.put)(&mut step, value + 0.0);
    }
    Ok(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_step_of_what_the_header_names() {
        let read = Steps::read("time_s, rate_bps,delay_ms\r\n0,5e6,20\n\n1.5, 0 ,25.5\n").map(|read| read.0);
        let step =
            |time_s, rate, delay| Step { time_s, rate_bps: Some(rate), delay_ms: Some(delay), loss: None };
        assert_eq!(read, Ok(vec![step(0.0, 5e6, 20.0), step(1.5, 0.0, 25.5)]));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let error = |rows: &str| Steps::read(&format!("time_s,delay_ms,loss\n{rows}")).unwrap_err();
        assert_eq!(
            error("0,20,0\n2,20,0\n1,20,0"),
            "line 4: 1 s is not after 2 s, the line before: time goes backwards or stands"
        );
        assert_eq!(error("0,20,0\n1,,0"), "line 3: delay_ms is missing: a trace has no holes");
        assert_eq!(error("0,20"), "line 2: loss is missing: a trace has no holes");
        assert_eq!(error("0,20,NaN"), "line 2: loss: \"NaN\" is not a number");
        assert_eq!(error("0,-20,0"), "line 2: delay_ms: -20 is not from 0 to 3600000");
        assert_eq!(error("0,20,2"), "line 2: loss: 2 is not from 0 to 1");
        assert_eq!(error("0,20,0,7"), "line 2: 4 values, but the header has 3 columns");
        assert_eq!(error(""), "has a header and no line below it");
    }

    #[test]
    fn a_header_names_known_columns_once() {
        let error = |header| Steps::read(header).unwrap_err();
        assert_eq!(
            error("time,delay_ms"),
            "line 1: \"time\" is no column of a trace (known: time_s, delay_ms, rate_bps, loss)"
        );
        assert_eq!(error("delay_ms,loss"), "line 1: the column time_s is missing");
        assert_eq!(error("time_s,loss,loss"), "line 1: the column loss is there twice");
        assert_eq!(error("time_s"), "line 1: beside time_s there is no column");
        assert_eq!(error(" \n"), "is empty: it needs a header such as time_s,delay_ms,rate_bps,loss");
    }
}
