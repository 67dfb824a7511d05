//! What the core tells the page as JSON, as types.

use std::fmt::Write as _;

use skywindow_form::{ReplySpec, Shape};

use super::HEAD;

/// The module of what is told in `shapes` and every part of it, headed by `title`.
pub fn typescript(title: &str, shapes: &[Shape]) -> String {
    let mut parts = Vec::new();
    for shape in shapes {
        gather(shape, &mut parts);
    }
    let mut out = format!("/** {title}. {HEAD} */\n");
    for part in parts {
        let _ = write!(out, "\n/** {} */\nexport interface {} {{\n", part.help, part.name);
        for field in part.fields {
            let _ = write!(
                out,
                "  /** {} */\n  readonly {}: {};\n",
                field.help,
                field.name,
                type_name(&field.shape)
            );
        }
        out.push_str("}\n");
    }
    out
}

/// Every part of `shape`, each once, in the order of the fields.
fn gather(shape: &Shape, parts: &mut Vec<&'static ReplySpec>) {
    match *shape {
        Shape::List(inner) | Shape::Map(inner) | Shape::Nullable(inner) => gather(inner, parts),
        Shape::Part(part) if !parts.iter().any(|known| known.name == part.name) => {
            parts.push(part);
            for field in part.fields {
                gather(&field.shape, parts);
            }
        }
        Shape::Part(_) | Shape::Number | Shape::Flag | Shape::Text | Shape::Scalar | Shape::Words(_) => {}
    }
}

fn type_name(shape: &Shape) -> String {
    match *shape {
        Shape::Number => "number".to_owned(),
        Shape::Flag => "boolean".to_owned(),
        Shape::Text => "string".to_owned(),
        Shape::Scalar => "number | string | boolean".to_owned(),
        Shape::Words(words) => words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | "),
        Shape::List(inner @ (Shape::Scalar | Shape::Words(_) | Shape::Nullable(_))) => {
            format!("readonly ({})[]", type_name(inner))
        }
        Shape::List(inner) => format!("readonly {}[]", type_name(inner)),
        Shape::Map(inner) => format!("Readonly<Record<string, {}>>", type_name(inner)),
        Shape::Nullable(inner) => format!("{} | null", type_name(inner)),
        Shape::Part(part) => part.name.to_owned(),
    }
}
