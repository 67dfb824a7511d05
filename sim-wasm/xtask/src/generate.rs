//! Writes the TypeScript files that follow from Rust types, or checks that they are current.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

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
