//! What the core tells the page as JSON, as types.

use std::fmt::Write as _;

use skywindow_form::{ReplySpec, Shape, WordsSpec};

use super::HEAD;

/// More words than these have a type of their own.
const FEW: usize = 4;

/// A type of the module.
#[derive(Clone, Copy)]
enum Named {
    Part(&'static ReplySpec),
    Words(&'static WordsSpec),
}

impl Named {
    const fn name(self) -> &'static str {
        match self {
            Self::Part(part) => part.name,
            Self::Words(words) => words.name,
        }
    }
}

/// The module of what is told in `shapes` and every part of it, headed by `title`.
pub fn typescript(title: &str, shapes: &[Shape]) -> String {
    let mut types = Vec::new();
    for shape in shapes {
        match *shape {
            Shape::Words(words) => add(Named::Words(words), &mut types),
            _ => gather(shape, &mut types),
        }
    }
    let mut out = format!("/** {title}. {HEAD} */\n");
    for each in types {
        match each {
            Named::Part(part) => interface(part, &mut out),
            Named::Words(words) => union(words, &mut out),
        }
    }
    out
}

fn interface(part: &ReplySpec, out: &mut String) {
    let _ = write!(out, "\n/** {} */\nexport interface {} {{\n", part.help, part.name);
    for field in part.fields {
        let mark = if matches!(field.shape, Shape::Optional(_)) { "?" } else { "" };
        let _ = write!(
            out,
            "  /** {} */\n  readonly {}{mark}: {};\n",
            field.help,
            field.name,
            type_name(&field.shape)
        );
    }
    out.push_str("}\n");
}

fn union(spec: &WordsSpec, out: &mut String) {
    let _ = write!(out, "\n/** {} */\nexport type {} =", spec.help, spec.name);
    for word in spec.words {
        let _ = write!(out, "\n  | '{word}'");
    }
    out.push_str(";\n");
}

fn add(new: Named, types: &mut Vec<Named>) {
    if types.iter().any(|known| known.name() == new.name()) {
        return;
    }
    types.push(new);
    if let Named::Part(part) = new {
        for field in part.fields {
            gather(&field.shape, types);
        }
    }
}

/// Every type that `shape` needs, each once, in the order of the fields.
fn gather(shape: &Shape, types: &mut Vec<Named>) {
    match *shape {
        Shape::List(inner)
        | Shape::Pair(inner)
        | Shape::Map(inner)
        | Shape::Nullable(inner)
        | Shape::Optional(inner) => gather(inner, types),
        Shape::Part(part) => add(Named::Part(part), types),
        Shape::Words(words) if words.words.len() > FEW => add(Named::Words(words), types),
        Shape::Words(_) | Shape::Number | Shape::Flag | Shape::Text | Shape::Scalar | Shape::Any => {}
    }
}

fn type_name(shape: &Shape) -> String {
    match *shape {
        Shape::Number => "number".to_owned(),
        Shape::Flag => "boolean".to_owned(),
        Shape::Text => "string".to_owned(),
        Shape::Scalar => "number | string | boolean".to_owned(),
        Shape::Any => "unknown".to_owned(),
        Shape::Words(spec) if spec.words.len() > FEW => spec.name.to_owned(),
        Shape::Words(spec) => {
            spec.words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
        }
        Shape::List(inner) => match type_name(inner) {
            several if several.contains('|') => format!("readonly ({several})[]"),
            one => format!("readonly {one}[]"),
        },
        Shape::Pair(inner) => format!("readonly [{0}, {0}]", type_name(inner)),
        Shape::Optional(inner) => type_name(inner),
        Shape::Map(inner) => format!("Readonly<Record<string, {}>>", type_name(inner)),
        Shape::Nullable(inner) => format!("{} | null", type_name(inner)),
        Shape::Part(part) => part.name.to_owned(),
    }
}
