//! Writes the TypeScript files that follow from Rust types, or checks that they are current.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use skywindow_form::{Datum, Kind};
use skywindow_transport::Protocol;
use skywindow_transport::api::{EventInfo, EventKind};
use skywindow_world::EVENTS;
use skywindow_world::recording::{ColumnKind, schema};

/// Writes every generated file.
///
/// # Errors
/// A sentence naming the file that could not be written.
pub fn write(workspace: &Path) -> Result<(), String> {
    for (path, text) in files(workspace) {
        std::fs::write(&path, text)
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(())
}

/// Compares every generated file with what the Rust types give.
///
/// # Errors
/// A sentence naming the file that differs.
pub fn check(workspace: &Path) -> Result<(), String> {
    for (path, text) in files(workspace) {
        if std::fs::read_to_string(&path).unwrap_or_default() != text {
            return Err(format!("{} is not current: run `npm run generate`", path.display()));
        }
    }
    Ok(())
}

fn files(workspace: &Path) -> Vec<(PathBuf, String)> {
    let protocol = workspace.join("../web/src/protocol");
    vec![
        (protocol.join("scenario.gen.ts"), skywindow_scenario::typescript()),
        (protocol.join("recording.gen.ts"), recording_types()),
        (protocol.join("events.gen.ts"), events()),
    ]
}

const HEAD: &str = "Generated from the Rust types by `npm run generate`; do not edit.";

fn recording_types() -> String {
    let mut out = format!("/** The columns of a recording. {HEAD} */\n");
    for table in schema() {
        let _ = write!(out, "\nexport interface {}Columns {{\n", pascal(table.name));
        for column in table.columns {
            let _ =
                write!(out, "  /** {} */\n  {}: {};\n", column.help, column.name, array_type(column.kind));
        }
        out.push_str("}\n");
    }
    out.push_str("\nexport type ColumnKind = \"f64\" | \"f32\" | \"u32\" | \"u16\" | \"u8\";\n");
    out.push_str("\nexport const TABLES = [\n");
    for table in schema() {
        let _ = write!(out, "  {{\n    id: {},\n    name: \"{}\",\n    columns: [\n", table.id, table.name);
        for column in table.columns {
            let _ = writeln!(out, "      {{ name: \"{}\", kind: \"{}\" }},", column.name, column.kind.name());
        }
        out.push_str("    ],\n  },\n");
    }
    out.push_str("] as const;\n");
    out
}

/// The kinds of events, and every code with its name and kind.
fn events() -> String {
    let mut out = format!("/** The events of a recording. {HEAD} */\n\nexport const EVENT_KINDS = [\n");
    let Kind::Choice(kinds) = EventKind::KIND else { return out };
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
    out.push_str(
        "};\n\n/** Codes by the family they are of, and by name. */\nexport const EVENT_CODES = {\n",
    );
    let families = Protocol::ALL.iter().map(|family| (family.word(), family.events()));
    let all: Vec<(&str, &[EventInfo])> = families.chain([("network", EVENTS)]).collect();
    for (word, events) in &all {
        let _ = writeln!(out, "  {word}: {{");
        for event in *events {
            let _ =
                writeln!(out, "    /** {} */\n    {}: {},", event.help.trim(), camel(event.name), event.code);
        }
        out.push_str("  },\n");
    }
    let kinds: BTreeMap<u16, &str> = all
        .iter()
        .flat_map(|(_, events)| events.iter())
        .map(|event| (event.code, event.kind.word()))
        .collect();
    out.push_str("} as const;\n\n/** The kind of every code. */\nexport const KIND_OF_CODE: Readonly<Record<number, EventKind>> = {\n");
    for (code, kind) in kinds {
        let _ = writeln!(out, "  {code}: \"{kind}\",");
    }
    out.push_str("};\n");
    out
}

fn camel(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}

const fn array_type(kind: ColumnKind) -> &'static str {
    match kind {
        ColumnKind::F64 => "Float64Array",
        ColumnKind::F32 => "Float32Array",
        ColumnKind::U32 => "Uint32Array",
        ColumnKind::U16 => "Uint16Array",
        ColumnKind::U8 => "Uint8Array",
    }
}

fn pascal(name: &str) -> String {
    name.split('_')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect()
}
