//! The kinds of events, every code with its name and kind, and which column holds which number.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use skywindow_form::{Choice, Datum, Kind};
use skywindow_transport::Protocol;
use skywindow_transport::api::{EventField, EventInfo, EventKind, EventRole};
use skywindow_world::EVENTS;

use super::codes::Codes;
use super::{HEAD, camel, shout};

/// How codes among the numbers of events are read.
const FIELDS: &str = r"
/** The code with that number; none if no event has it. */
export function readEventCode(number: unknown): EventCode | undefined {
  return Object.hasOwn(KIND_OF_CODE, number as number) ? (number as EventCode) : undefined;
}

declare const field: unique symbol;

/** A column of events that holds a code. */
export interface CodeField<T> {
  readonly [field]: T;
}

/** The code among the numbers of an event. */
export function codeIn<T>(events: EventsColumns, at: CodeField<T>, row: number): T | undefined {
  return events[at as unknown as 'a'][row] as unknown as T | undefined;
}
";

/// The module of the events.
pub fn typescript(codes: &Codes) -> String {
    let Kind::Choice(kinds) = EventKind::KIND else { return String::new() };
    let families = Protocol::ALL.iter().map(|family| (family.word(), family.events()));
    let all: Vec<(&str, &[EventInfo])> = families.chain([("network", EVENTS)]).collect();
    let fields = fields(kinds, &all, codes);
    let mut out = format!("/** The events of a recording. {HEAD} */\nimport type {{\n  EventCode,\n");
    for name in &fields.names {
        let _ = writeln!(out, "  {name},");
    }
    out.push_str("} from './codes.gen';\nimport type { EventsColumns } from './recording.gen';\n");
    kinds_of(kinds, &mut out);
    out.push_str("\n/** Codes by the family they are of, and by name. */\nexport const EVENT_CODES = {\n");
    for (word, events) in &all {
        let _ = writeln!(out, "  {word}: {{");
        for event in by_code(events) {
            let (help, name) = (event.help.trim(), camel(event.name));
            let _ = writeln!(out, "    /** {help} */\n    {name}: {} as unknown as EventCode,", event.code);
        }
        out.push_str("  },\n");
    }
    let kind_of: BTreeMap<u16, &str> = all
        .iter()
        .flat_map(|(_, events)| events.iter())
        .map(|event| (event.code, event.kind.word()))
        .collect();
    out.push_str(
        "} as const;\n\n/** The kind of every code, by its number. */\nexport const KIND_OF_CODE: Readonly<Record<number, EventKind>> = {\n",
    );
    for (code, kind) in kind_of {
        let _ = writeln!(out, "  {code}: \"{kind}\",");
    }
    out.push_str("};\n");
    phases(&all, &mut out);
    roles(&all, &mut out);
    out.push_str(FIELDS);
    out.push_str(&fields.text);
    out
}

fn by_code(events: &[EventInfo]) -> Vec<&EventInfo> {
    let mut events: Vec<&EventInfo> = events.iter().collect();
    events.sort_by_key(|event| event.code);
    events
}

/// What each event says that the window is in from then on.
fn phases(all: &[(&str, &[EventInfo])], out: &mut String) {
    out.push_str("\n/** What the window of a sender is in from an event on, by its family and code, where the event says so. */\nexport const PHASES: Readonly<Record<keyof typeof EVENT_CODES, Readonly<Record<number, string>>>> = {\n");
    for (word, events) in all {
        let _ = writeln!(out, "  {word}: {{");
        for event in by_code(events) {
            if let Some(phase) = event.phase {
                let _ = writeln!(out, "    {}: \"{phase}\",", event.code);
            }
        }
        out.push_str("  },\n");
    }
    out.push_str("};\n");
}

/// Every code that has a role, by role.
fn roles(all: &[(&str, &[EventInfo])], out: &mut String) {
    let Kind::Choice(roles) = EventRole::KIND else { return };
    for (role, choice) in EventRole::ALL.iter().zip(roles) {
        let codes: BTreeSet<u16> = all
            .iter()
            .flat_map(|(_, events)| events.iter())
            .filter(|event| event.role == Some(*role))
            .map(|event| event.code)
            .collect();
        let _ = write!(
            out,
            "\n/** {} */\nexport const {}: readonly EventCode[] = [\n",
            choice.help,
            shout(choice.label)
        );
        for code in codes {
            let _ = writeln!(out, "  {code} as unknown as EventCode,");
        }
        out.push_str("];\n");
    }
}

fn kinds_of(kinds: &[Choice], out: &mut String) {
    out.push_str("\nexport const EVENT_KINDS = [\n");
    for kind in kinds {
        let _ = writeln!(out, "  \"{}\",", kind.value);
    }
    out.push_str("] as const;\n\nexport type EventKind = (typeof EVENT_KINDS)[number];\n");
    out.push_str("\n/** The kinds that a chart or the timeline marks. */\nexport const MARKED_KINDS = [\n");
    for kind in EventKind::ALL.iter().filter(|kind| kind.is_marked()) {
        let _ = writeln!(out, "  \"{}\",", kind.word());
    }
    out.push_str("] as const;\n\nexport type MarkedKind = (typeof MARKED_KINDS)[number];\n");
    out.push_str("\n/** What a kind is called. */\nexport const KIND_LABELS: Readonly<Record<EventKind, string>> = {\n");
    for kind in kinds {
        let _ = writeln!(out, "  \"{}\": \"{}\",", kind.value, kind.label);
    }
    out.push_str("};\n");
}

/// The numbers that all events of a kind have, and the enums among them.
struct Fields {
    text: String,
    names: Vec<String>,
}

fn fields(kinds: &[Choice], all: &[(&str, &[EventInfo])], codes: &Codes) -> Fields {
    let mut fields = Fields { text: String::new(), names: Vec::new() };
    for kind in kinds {
        let mut events =
            all.iter().flat_map(|(_, events)| events.iter()).filter(|event| event.kind.word() == kind.value);
        let Some(first) = events.next() else { continue };
        if first.fields.is_empty() || !events.all(|event| alike(first.fields, event.fields)) {
            continue;
        }
        let _ = write!(
            fields.text,
            "\n/** The columns of the numbers of {}. */\nexport const {}_FIELDS = {{\n",
            kind.label.to_lowercase(),
            shout(kind.value)
        );
        for (field, column) in first.fields.iter().zip(["a", "b", "c", "d"]) {
            let unit = if field.unit.is_empty() { String::new() } else { format!(" {}", field.unit) };
            let _ = write!(fields.text, "  /** {}{unit} */\n  {}: '{column}'", field.help.trim(), field.name);
            if let Some(spec) = field.codes {
                let name = codes.name(spec);
                let _ = write!(fields.text, " as unknown as CodeField<{name}>");
                fields.names.push(name.to_owned());
            }
            fields.text.push_str(",\n");
        }
        fields.text.push_str("} as const;\n");
    }
    fields.names.sort_unstable();
    fields.names.dedup();
    fields
}

fn alike(one: &[EventField], other: &[EventField]) -> bool {
    one.iter().map(|field| field.name).eq(other.iter().map(|field| field.name))
}
