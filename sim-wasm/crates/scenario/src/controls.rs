//! The fields as a list of controls: what a page needs to show each one, and to explain it.

use serde_json::{Value, json};

use crate::document::Scenario;
use skywindow_form::{Choice, FieldSpec, Kind, Part, PartSpec, Scale};

/// One field of the scenario as a control: where it is, and what is said about it.
#[derive(Clone, Debug)]
pub struct Field {
    /// Where it is, with `*` for every element of a list: `flows.*.bytes`.
    pub path: String,
    /// The heading it belongs under.
    pub group: &'static str,
    /// The choice that it depends on.
    pub when: Option<Dependence>,
    /// Everything else that is said about it.
    pub spec: &'static FieldSpec,
}

/// A choice that fields depend on.
#[derive(Clone, Debug, PartialEq)]
pub struct Dependence {
    /// Where the choice is made.
    path: String,
    /// The word without which the fields have no place.
    is: &'static str,
    /// What is chosen where nothing is said.
    default: Value,
}

/// Every field that holds a value of its own, in the order of the form; of the parts only those that may be null,
/// before their fields; of the lists inside parts only themselves.
pub fn controls() -> Vec<Field> {
    let mut found = Vec::new();
    collect(&<Scenario as Part>::SPEC, "", None, &mut found);
    found
}

fn collect(part: &'static PartSpec, place: &str, when: Option<&Dependence>, found: &mut Vec<Field>) {
    let inside = |name: &str| if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") };
    for spec in part.keys() {
        let path = inside(spec.name);
        let own = spec.when.map(|when| Dependence {
            path: inside(when.field),
            is: when.is,
            default: part
                .key(when.field)
                .and_then(|choice| choice.default)
                .map_or(Value::Null, |default| default()),
        });
        let when = own.as_ref().or(when);
        match spec.kind.solid() {
            Kind::Part(inner) => {
                if matches!(spec.kind, Kind::Nullable(_)) {
                    found.push(field(part, spec, path.clone(), when));
                }
                collect(inner, &path, when, found);
            }
            // Lists inside parts hold what a page edits as a whole: paths, pairs of places.
            Kind::List(Kind::Part(inner)) if is_top(&path) => {
                collect(inner, &format!("{path}.*"), when, found)
            }
            _ => found.push(field(part, spec, path, when)),
        }
    }
}

fn is_top(path: &str) -> bool {
    !path.contains('.')
}

fn field(part: &PartSpec, spec: &'static FieldSpec, path: String, when: Option<&Dependence>) -> Field {
    let group = match spec.group {
        Some(group) => group,
        None => part.group,
    };
    Field { path, group: group.title(), when: when.cloned(), spec }
}

/// The same list as JSON, for the page.
pub fn fields() -> Value {
    controls().iter().map(Field::to_json).collect()
}

impl Field {
    /// The control as JSON: `path`, `group`, `label`, `kind`, `nullable`, `default`, `help` always; `unit`,
    /// `min`, `max`, `above`, `slider`, `scale`, `choices`, `null`, `source`, `first`, `when` where they say something.
    pub fn to_json(&self) -> Value {
        let spec = self.spec;
        let mut control = json!({
            "path": self.path,
            "group": self.group,
            "label": spec.label,
            "kind": kind_name(spec.kind.solid()),
            "nullable": matches!(spec.kind, Kind::Nullable(_)),
            "required": spec.default.is_none(),
            "default": spec.default.map_or(Value::Null, |default| default()),
            "help": spec.help,
        });
        let mut say = |key: &str, value: Value| control[key] = value;
        for (key, text) in [("unit", spec.unit.text), ("null", spec.null), ("source", spec.source)] {
            if !text.is_empty() {
                say(key, text.into());
            }
        }
        if spec.first {
            say("first", true.into());
        }
        if let Some(Dependence { path, is, default }) = &self.when {
            say("when", json!({ "path": path, "is": is, "default": default }));
        }
        if spec.is_ranged() {
            say("min", skywindow_form::to_json(spec.range.min));
            say("max", skywindow_form::to_json(spec.range.max));
        }
        if is_number(spec.kind.solid()) {
            let (low, high) = spec.slider.unwrap_or((spec.range.min, spec.range.max));
            say("above", spec.range.above.into());
            say("slider", json!([skywindow_form::to_json(low), skywindow_form::to_json(high)]));
            say("scale", if spec.scale == Scale::Log { "log" } else { "linear" }.into());
        }
        if let Kind::Choice(choices) = spec.kind.solid() {
            say("choices", choices.iter().map(choice_json).collect());
        }
        control
    }
}

fn choice_json(choice: &Choice) -> Value {
    json!({ "value": choice.value, "label": choice.label, "help": choice.help })
}

fn is_number(kind: &Kind) -> bool {
    matches!(kind, Kind::Number | Kind::Integer)
}

fn kind_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Number => "number",
        Kind::Integer => "integer",
        Kind::Flag => "flag",
        Kind::Text => "text",
        Kind::Choice(_) => "choice",
        Kind::Scalar => "scalar",
        Kind::Any => "any",
        Kind::List(_) => "list",
        Kind::Map(_) => "map",
        Kind::Part(_) | Kind::Inline(_) => "part",
        Kind::Nullable(inner) => kind_name(inner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(path: &str) -> Field {
        controls().into_iter().find(|field| field.path == path).unwrap_or_else(|| panic!("no field {path}"))
    }

    #[test]
    fn paths_go_through_parts_and_lists() {
        assert_eq!(field("flows.*.sctp.streams").group, "Transport");
        assert_eq!(field("constellations.*.isl.ber").group, "Links and errors");
        assert_eq!(field("background.sctp.streams").spec.label, "Streams");
        assert_eq!(field("seed").group, "Run");
    }

    #[test]
    fn every_field_is_described_and_every_number_fits_its_slider() {
        for Field { path, spec, .. } in controls() {
            assert!(!spec.label.is_empty() && spec.help.ends_with('.'), "{path} is not described");
            assert!(!spec.help.trim_end_matches('.').contains(". "), "{path}: help is one sentence");
            if is_number(spec.kind.solid()) {
                let (low, high) = spec.slider.unwrap_or((spec.range.min, spec.range.max));
                assert!(low <= high && spec.range.min <= low && high <= spec.range.max, "{path}: slider");
                assert!(
                    spec.scale == Scale::Linear || low > 0.0,
                    "{path}: a logarithmic slider begins above 0"
                );
            }
            let nullable = matches!(spec.kind, Kind::Nullable(_));
            assert_eq!(nullable, !spec.null.is_empty(), "{path}: null needs a meaning");
        }
    }

    #[test]
    fn every_key_ends_in_its_unit() {
        let endings = [
            ("bit/s", "_bps"),
            ("s", "_s"),
            ("ms", "_ms"),
            ("°", "_deg"),
            ("km", "_km"),
            ("segments", "_segments"),
        ];
        for Field { path, spec, .. } in controls() {
            for (unit, ending) in endings {
                assert!(spec.unit.text != unit || path.ends_with(ending), "{path} is in {unit}");
            }
            assert!(spec.unit.text != "bytes" || path.ends_with("bytes"), "{path} is in bytes");
        }
    }

    #[test]
    fn a_control_says_what_the_page_shows() {
        let control = field("flows.*.sctp.streams").to_json();
        assert_eq!(control["min"], 1);
        assert_eq!(control["max"], 1024);
        assert_eq!(control["default"], 1);
        assert_eq!(control["scale"], "linear");
        assert_eq!(control["when"], json!({ "path": "flows.*.protocol", "is": "sctp", "default": "sctp" }));
        let policy = field("constellations.*.handover.policy").to_json();
        assert_eq!(policy["choices"][0]["value"], "hold");
        assert_eq!(policy["default"], "hold");
    }
}
