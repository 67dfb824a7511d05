//! The fields as a list of controls: what a page needs to show each one, and to explain it.

use serde_json::Value;

use crate::document::Scenario;
use skywindow_form::{Choice, FieldSpec, Kind, Part, PartSpec, Plain, Scale, Where, choices, reply};

/// One field of the scenario that has a control: where it is, and what is said about it.
#[derive(Clone, Debug)]
pub struct Control {
    /// Where it is, with `*` for every element of a list: `flows.*.bytes`.
    pub path: String,
    /// The heading it belongs under.
    pub group: &'static str,
    /// The choice that it depends on.
    pub when: Option<Dependence>,
    /// The choice that the part which it is in depends on, if it depends on one itself.
    pub within: Option<Dependence>,
    /// Everything else that is said about it.
    pub spec: &'static FieldSpec,
}

choices! { "What a field holds." FieldKind {
    Number = "number" "Number" "A number.",
    Integer = "integer" "Whole number" "A whole number.",
    Flag = "flag" "Flag" "True or false.",
    Text = "text" "Text" "Text.",
    Choice = "choice" "Choice" "One of a few words.",
    Scalar = "scalar" "Value" "A number, text, true or false.",
    Any = "any" "Anything" "Any JSON at all.",
    List = "list" "List" "A list.",
    Map = "map" "Names and values" "Values by name.",
    Part = "part" "Part" "An object with fields of its own.",
}}

reply! { "One control: where it writes, in which unit and range, and where its meaning comes from." Field {
    path: String => "Where it is, with `*` for every element of a list: `flows.*.bytes`.",
    group: &'static str => "The heading it belongs under.",
    label: &'static str => "The name beside the control.",
    kind: FieldKind => "What it holds.",
    nullable: bool => "Whether null has a meaning of its own.",
    required: bool => "Whether the document must have it.",
    default: Value => "The value when it is absent.",
    help: &'static str => "One line of help.",
    unit: Where<&'static str> => "The unit of its number, where it has one.",
    null: Where<&'static str> => "What null means, in words.",
    source: Where<&'static str> => "Where it comes from: an RFC's section, a paper.",
    first: Where<bool> => "That it is shown before one asks for more.",
    live: Where<bool> => "That a dated change may give it another value while the run goes on.",
    when: Where<Dependence> => "The choice without which it has no place.",
    within: Where<Dependence> => "The choice without which the part that it is in has no place, if it depends on one itself.",
    min: Where<Plain> => "The lower bound.",
    max: Where<Plain> => "The upper bound, itself allowed.",
    above: Where<bool> => "Whether the lower bound itself is refused.",
    slider: Where<[Plain; 2]> => "The ends of its slider.",
    scale: Where<Scale> => "How its slider spreads its values.",
    choices: Where<Vec<Choice>> => "The words that it may hold.",
    names_of: Where<&'static str> => "The list of the document whose elements' names it may hold.",
    fresh: Where<Value> => "What an element begins with that is added to the list.",
}}

reply! { "A choice that fields depend on." Dependence {
    path: String => "Where the choice is made.",
    is: &'static [&'static str] => "The words without one of which the fields have no place.",
    default: Value => "What is chosen where nothing is said.",
}}

/// Every field that holds a value of its own, in the order of the form; of the parts only those that may be null,
/// before their fields; of the lists in a list themselves and their fields.
pub fn controls() -> Vec<Control> {
    let mut found = Vec::new();
    collect(&<Scenario as Part>::SPEC, "", &[], &mut found);
    found
}

/// Adds the fields of a part, which has a place where its choice, the first of these, is made.
fn collect(part: &'static PartSpec, place: &str, outer: &[Dependence], found: &mut Vec<Control>) {
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
        let when: Vec<Dependence> = own.into_iter().chain(outer.iter().cloned()).collect();
        match spec.kind.solid() {
            Kind::Part(inner) => {
                if matches!(spec.kind, Kind::Nullable(_)) {
                    found.push(control(part, spec, path.clone(), &when));
                }
                collect(inner, &path, &when, found);
            }
            Kind::List(Kind::Part(inner)) => {
                // Lists inside parts are edited as a whole, too: paths, pairs of places, gateways.
                if !is_top(&path) {
                    found.push(control(part, spec, path.clone(), &when));
                }
                collect(inner, &format!("{path}.*"), &when, found);
            }
            _ => found.push(control(part, spec, path, &when)),
        }
    }
}

fn is_top(path: &str) -> bool {
    !path.contains('.')
}

fn control(part: &PartSpec, spec: &'static FieldSpec, path: String, when: &[Dependence]) -> Control {
    let group = match spec.group {
        Some(group) => group,
        None => part.group,
    };
    Control { path, group: group.title(), when: when.first().cloned(), within: when.get(1).cloned(), spec }
}

/// The same list for the page.
pub fn fields() -> Vec<Field> {
    controls().into_iter().map(Control::told).collect()
}

impl Control {
    /// What the page is told of it: what says nothing is left out.
    fn told(self) -> Field {
        let Self { path, group, when, within, spec } = self;
        let kind = spec.kind.solid();
        let said = |text: &'static str| Where((!text.is_empty()).then_some(text));
        let number = |of: f64, told: bool| Where(told.then_some(Plain(of)));
        let (low, high) = spec.slider.unwrap_or((spec.range.min, spec.range.max));
        Field {
            path,
            group,
            label: spec.label,
            kind: kind_of(kind),
            nullable: matches!(spec.kind, Kind::Nullable(_)),
            required: spec.default.is_none(),
            default: spec.default.map_or(Value::Null, |default| default()),
            help: spec.help,
            unit: said(spec.unit.text),
            null: said(spec.null),
            source: said(spec.source),
            first: Where(spec.first.then_some(true)),
            live: Where(spec.live.then_some(true)),
            when: Where(when),
            within: Where(within),
            min: number(spec.range.min, spec.is_ranged()),
            max: number(spec.range.max, spec.is_ranged()),
            above: Where(is_number(kind).then_some(spec.range.above)),
            slider: Where(is_number(kind).then_some([Plain(low), Plain(high)])),
            scale: Where(is_number(kind).then_some(spec.scale)),
            choices: Where(match kind {
                Kind::Choice(choices) => Some(choices.to_vec()),
                _ => None,
            }),
            names_of: said(spec.names_of),
            fresh: Where(serde_json::from_str(spec.fresh).ok()),
        }
    }
}

fn is_number(kind: &Kind) -> bool {
    matches!(kind, Kind::Number | Kind::Integer)
}

fn kind_of(kind: &Kind) -> FieldKind {
    match kind {
        Kind::Number => FieldKind::Number,
        Kind::Integer => FieldKind::Integer,
        Kind::Flag => FieldKind::Flag,
        Kind::Text => FieldKind::Text,
        Kind::Choice(_) => FieldKind::Choice,
        Kind::Scalar => FieldKind::Scalar,
        Kind::Any => FieldKind::Any,
        Kind::List(_) => FieldKind::List,
        Kind::Map(_) => FieldKind::Map,
        Kind::Part(_) | Kind::Inline(_) => FieldKind::Part,
        Kind::Nullable(inner) => kind_of(inner),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use skywindow_form::Reply;

    use super::*;

    fn field(path: &str) -> Control {
        controls().into_iter().find(|field| field.path == path).unwrap_or_else(|| panic!("no field {path}"))
    }

    #[test]
    fn paths_go_through_parts_and_lists() {
        assert_eq!(field("flows.*.sctp.streams").group, "Transport");
        assert_eq!(field("constellations.*.isl.ber").group, "Links and errors");
        assert_eq!(field("background.sctp.streams").spec.label, "Streams");
        assert_eq!(field("seed").group, "Run");
        assert_eq!(field("flows.*.gateways.*.buffer_bytes").spec.label, "Gateway buffer");
        assert_eq!(field("flows.*.gateways.*.tcp.controller").group, "Transport");
    }

    #[test]
    fn every_field_is_described_and_every_number_fits_its_slider() {
        for Control { path, spec, .. } in controls() {
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
        for Control { path, spec, .. } in controls() {
            for (unit, ending) in endings {
                assert!(spec.unit.text != unit || path.ends_with(ending), "{path} is in {unit}");
            }
            assert!(spec.unit.text != "bytes" || path.ends_with("bytes"), "{path} is in bytes");
        }
    }

    #[test]
    fn a_control_says_what_the_page_shows() {
        let control = field("flows.*.sctp.streams").told().to_json();
        assert_eq!(control["min"], 1);
        assert_eq!(control["max"], 1024);
        assert_eq!(control["default"], 1);
        assert_eq!(control["scale"], "linear");
        assert_eq!(control["when"], json!({ "path": "flows.*.protocol", "is": ["sctp"], "default": "sctp" }));
        let policy = field("constellations.*.handover.policy").told().to_json();
        assert_eq!(policy["choices"][0]["value"], "hold");
        assert_eq!(policy["default"], "hold");
    }

    #[test]
    fn of_queues_those_to_the_ground_are_shown_at_once_with_the_settings_of_every_discipline() {
        for control in controls() {
            let Some((of, name)) = control.path.rsplit_once('.') else { continue };
            let chooses =
                control.when.as_ref().is_some_and(|choice| choice.path.ends_with("queue_discipline"));
            if chooses || name == "queue_discipline" {
                assert_eq!(control.spec.first, of.ends_with(".gsl"), "{}", control.path);
            }
        }
        assert!(field("constellations.*.gsl.red").spec.first);
    }

    #[test]
    fn what_the_page_is_told_of_every_control_has_the_declared_shape() {
        assert_eq!(<Vec<Field>>::SHAPE.misfit(&fields().to_json(), "fields"), None);
    }
}
