//! The TypeScript types of a document, from its description.

use crate::document::Scenario;
use skywindow_form::{Choice, FieldSpec, Kind, Part, PartSpec};

/// The types of the scenario document as a TypeScript module.
///
/// Every part is an interface. What has a default may be left out or null; a quantity is a number in the
/// unit its key ends with, or text with a unit.
pub fn typescript() -> String {
    let mut parts = Vec::new();
    gather(&<Scenario as Part>::SPEC, &mut parts);
    let mut text = String::from(
        "/** The scenario document. Generated from the Rust description of the form; do not edit. */\n\n\
         /** A number in the unit the key ends with, or text with a unit such as \"25 Mbit/s\". */\n\
         export type Quantity = number | string\n",
    );
    for part in parts {
        text.push_str(&interface(part));
    }
    text
}

/// `part` and every part below it, each once, in the order of the form.
fn gather(part: &'static PartSpec, parts: &mut Vec<&'static PartSpec>) {
    if parts.iter().any(|known| known.name == part.name) {
        return;
    }
    parts.push(part);
    for spec in part.keys() {
        if let Kind::Part(inner) | Kind::List(Kind::Part(inner)) = spec.kind.solid() {
            gather(inner, parts);
        }
    }
}

fn interface(part: &PartSpec) -> String {
    let fields: String = part.keys().into_iter().map(member).collect();
    format!("\n/** {} */\nexport interface {} {{\n{fields}}}\n", part.help, part.name)
}

fn member(spec: &FieldSpec) -> String {
    let (mark, null) = if spec.default.is_some() { ("?", " | null") } else { ("", "") };
    format!("  /** {} */\n  {}{mark}: {}{null}\n", spec.help, spec.name, type_name(spec, spec.kind.solid()))
}

fn type_name(spec: &FieldSpec, kind: &Kind) -> String {
    match kind {
        Kind::Number | Kind::Integer if spec.unit.takes_text() => "Quantity".to_owned(),
        Kind::Number | Kind::Integer => "number".to_owned(),
        Kind::Flag => "boolean".to_owned(),
        Kind::Text => "string".to_owned(),
        Kind::Choice(choices) => choices.iter().map(quoted).collect::<Vec<_>>().join(" | "),
        Kind::Scalar => "number | string | boolean".to_owned(),
        Kind::Any => "unknown".to_owned(),
        Kind::List(inner) => format!("readonly {}[]", bracketed(type_name(spec, inner.solid()))),
        Kind::Map(inner) => format!("Readonly<Record<string, {}>>", type_name(spec, inner.solid())),
        Kind::Part(part) | Kind::Inline(part) => part.name.to_owned(),
        Kind::Nullable(inner) => type_name(spec, inner),
    }
}

fn quoted(choice: &Choice) -> String {
    format!("'{}'", choice.value)
}

fn bracketed(name: String) -> String {
    if name.contains('|') { format!("({name})") } else { name }
}

#[cfg(test)]
mod tests {
    use super::typescript;

    #[test]
    fn parts_become_interfaces() {
        let text = typescript();
        for line in [
            "export interface Scenario {",
            "  constellations?: readonly Constellation[] | null",
            "  kind: 'walker-star' | 'walker-delta' | 'geostationary'",
            "  terminals?: readonly string[] | null",
            "  rate_bps?: Quantity | null",
            "  streams?: number | null",
            "  from: string",
        ] {
            assert!(text.contains(line), "no line {line:?} in\n{text}");
        }
        assert_eq!(text.matches("export interface Sctp ").count(), 1);
    }
}
