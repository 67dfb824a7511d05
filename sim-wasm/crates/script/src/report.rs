//! What is said of a case that ran: a line, and what was expected and seen side by side where it failed.

use std::fmt::Write;

use crate::compare::Row;
use crate::drive::Fault;
use crate::script::Case;

/// Wider columns are not filled up, characters.
const WIDEST: usize = 60;

/// The line of `case` of the file `name`, and below it what is wrong.
pub fn report(name: &str, case: &Case, fault: Option<&Fault>) -> String {
    let mut text =
        format!("{}ok {name}:{} {}", if fault.is_some() { "not " } else { "" }, case.line, case.name);
    if !case.title.is_empty() {
        let _ = write!(text, ": {}", case.title);
    }
    text.push('\n');
    let Some(fault) = fault else { return text };
    let _ = write!(text, "  {name}:{}: {}", fault.line, fault.message);
    if let Some(line) = fault.via {
        let _ = write!(text, " (done on line {line})");
    }
    text.push('\n');
    side_by_side(&fault.rows, &mut text);
    text
}

fn side_by_side(rows: &[Row], text: &mut String) {
    if rows.is_empty() {
        return;
    }
    let width = |column: fn(&Row) -> &str, title: &str| {
        rows.iter().map(|row| column(row).chars().count()).chain([title.len()]).max().unwrap_or(0).min(WIDEST)
    };
    let (labels, expected) = (width(|row| &row.label, ""), width(|row| &row.expected, "expected"));
    let _ = writeln!(text, "    {:labels$}  {:expected$}  seen", "", "expected");
    for Row { label, expected: left, seen, agrees } in rows {
        let mark = if *agrees { "" } else { "  <" };
        let _ = writeln!(text, "    {label:labels$}  {left:expected$}  {seen}{mark}");
    }
}
