//! The tables of a recording: their columns with types, and their layout in a block.

use std::fmt::Write as _;

use skywindow_world::recording::{
    BLOCK_MAGIC, ColumnInfo, ColumnKind, Meaning, NO_FLOW, NO_NODE, NO_PATH, schema,
};

use super::codes::Codes;
use super::{HEAD, pascal};

/// The module of the tables.
pub fn typescript(codes: &Codes) -> String {
    let mut out = format!("/** The tables of a recording. {HEAD} */\nimport type {{\n");
    let mut names = vec!["CodeColumn", "EventCode", "Sum"];
    for column in schema().iter().flat_map(|table| table.columns) {
        if let Meaning::Code(spec) | Meaning::Sum(spec) = column.meaning {
            names.push(codes.name(spec));
        }
    }
    names.sort_unstable();
    names.dedup();
    for name in names {
        let _ = writeln!(out, "  {name},");
    }
    out.push_str("} from './codes.gen';\n");
    for table in schema() {
        let _ = write!(out, "\nexport interface {}Columns {{\n", pascal(table.name));
        for column in table.columns {
            let _ = write!(
                out,
                "  /** {} */\n  readonly {}: {};\n",
                column.help,
                column.name,
                column_type(column, codes)
            );
        }
        out.push_str("}\n");
    }
    out.push_str("\n/** The columns of each table by its name. */\nexport interface Tables {\n");
    for table in schema() {
        let _ = writeln!(out, "  readonly {}: {}Columns;", table.name, pascal(table.name));
    }
    out.push_str("}\n\n/** Each table's name, columns and number in a block; `rowOf` names the table whose rows a column numbers. */\nexport const TABLES = [\n");
    for table in schema() {
        let _ = write!(out, "  {{\n    id: {},\n    name: \"{}\",\n    columns: [\n", table.id, table.name);
        for column in table.columns {
            let row_of = match column.meaning {
                Meaning::RowOf(other) => format!(", rowOf: \"{other}\""),
                _ => String::new(),
            };
            let _ = writeln!(
                out,
                "      {{ name: \"{}\", kind: \"{}\"{row_of} }},",
                column.name,
                column.kind.name()
            );
        }
        out.push_str("    ],\n  },\n");
    }
    out.push_str(
        "] as const;\n\nexport type ColumnKind = (typeof TABLES)[number]['columns'][number]['kind'];\n",
    );
    let _ = write!(
        out,
        "\n/** First word of a block. */\nexport const BLOCK_MAGIC = {BLOCK_MAGIC:#x};\n\n\
         /** A column of flows holds this where a row belongs to none. */\nexport const NO_FLOW = {NO_FLOW};\n\n\
         /** A column of nodes holds this where a row belongs to none. */\nexport const NO_NODE = {NO_NODE};\n\n\
         /** A column of paths holds this where a row belongs to none. */\nexport const NO_PATH = {NO_PATH};\n"
    );
    out
}

fn column_type(column: &ColumnInfo, codes: &Codes) -> String {
    match column.meaning {
        Meaning::Number | Meaning::RowOf(_) => array_type(column.kind).to_owned(),
        Meaning::Code(spec) => format!("CodeColumn<{}>", codes.name(spec)),
        Meaning::Sum(spec) => format!("CodeColumn<Sum<{}>>", codes.name(spec)),
        Meaning::Event => "CodeColumn<EventCode>".to_owned(),
    }
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
