//! Dated changes: within the run, of fields that can change, to values that these can have then.

use crate::edit::same_field;
use crate::{ChangeKind, DatedChange, Scenario};
use skywindow_form::{Problem, Reader, Value, show};

/// The most that all changes may make the reader read, bytes: the document is read anew with each of them.
const MOST_READ: usize = 1 << 26;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    if scenario.changes.is_empty() {
        return;
    }
    for (index, change) in scenario.changes.iter().enumerate() {
        reader.inside(&format!("changes[{index}]"), |reader| within(scenario, index, change, reader));
    }
    // What a change makes of a document that makes no sense is not asked.
    if !reader.is_clean() {
        return;
    }
    let Some(document) = scenario.changes.document() else { return };
    let bytes = length(document);
    if bytes.saturating_mul(scenario.changes.len()) > MOST_READ {
        let most = MOST_READ / bytes.max(1);
        let message =
            format!("has {} entries, and {most} is the most for a document as long", scenario.changes.len());
        reader.fail_at("changes", message);
        return;
    }
    one_by_one(scenario, document, reader);
}

/// About how long a document is, bytes.
fn length(document: &Value) -> usize {
    match document {
        Value::String(text) => text.len(),
        Value::Array(items) => items.iter().map(length).sum(),
        Value::Object(fields) => fields.iter().map(|(key, value)| key.len() + length(value)).sum(),
        _ => 8,
    }
}

fn within(scenario: &Scenario, index: usize, change: &DatedChange, reader: &mut Reader) {
    let (at_s, end_s) = (change.at_s, scenario.duration_s);
    if at_s >= end_s {
        reader.fail_at("at_s", format!("{} s is not before the end at {} s", show(at_s), show(end_s)));
    }
    match change.kind {
        ChangeKind::Set if change.path.is_empty() => {
            reader.fail_at("path", "is missing: it names the field that changes");
        }
        ChangeKind::DropNext | ChangeKind::Freeze => {
            let flows = || scenario.flows.iter().map(|flow| flow.name.as_str());
            named("flow", &change.flow, flows, reader);
        }
        ChangeKind::Rain => {
            let stations = || scenario.stations.iter().map(|station| station.name.as_str());
            named("station", &change.station, stations, reader);
        }
        _ => {}
    }
    let same = |other: &DatedChange| {
        let both = |change: &DatedChange| !change.off && change.kind == ChangeKind::Set;
        both(other) && both(change) && other.at_s == at_s && same_field(&other.path, &change.path)
    };
    if let Some(other) = scenario.changes[..index].iter().position(same) {
        let message = format!("is changed at {} s already, by changes[{other}]", show(at_s));
        reader.fail_at("path", format!("{}: {message}", change.path));
    }
}

/// Notes a name that nothing of its kind has.
fn named<'a, Names: Iterator<Item = &'a str>>(
    field: &str,
    name: &str,
    known: impl Fn() -> Names,
    reader: &mut Reader,
) {
    if name.is_empty() {
        reader.fail_at(field, format!("is missing: it names the {field}"));
    } else if !known().any(|other| other == name) {
        let near = super::suggestion(name, known(), reader);
        reader.fail_at(field, format!("there is no {field} \"{name}\"{near}"));
    }
}

/// Makes the changes one after the other; those that are switched off are looked at apart.
fn one_by_one(scenario: &Scenario, document: &Value, reader: &mut Reader) {
    let mut now = document.clone();
    let mut told = |index: usize, made: Result<Scenario, Problem>| {
        let Err(problem) = made else { return true };
        reader.fail_at(&format!("changes[{index}].{}", problem.path), problem.message);
        false
    };
    for (index, step) in scenario.dated().into_iter().filter(|(_, step)| step.begins) {
        if !told(index, step.change.make(&mut now)) {
            return;
        }
    }
    for (index, change) in scenario.changes.iter().enumerate().filter(|(_, change)| change.off) {
        told(index, change.make(&mut document.clone()));
    }
}
