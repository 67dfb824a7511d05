//! In what two scenarios differ, in words: a line a field, with its label and both values as people read them.

use serde_json::Value;
use skywindow_form::{Choice, FieldSpec, Kind, Part, PartSpec, Unit, quantity, reply, show};

use crate::document::Scenario;

reply! { "A field in which two scenarios differ." Difference {
    path: String => "Where it is: `flows[0].sctp.streams`.",
    of: String => "The part that the field is of, where there are several or its label alone would not say; else empty.",
    label: String => "The name of the field.",
    group: &'static str => "The heading it belongs under.",
    before: String => "The value in the first scenario, with its unit.",
    after: String => "The value in the second.",
}}

/// What scenarios are called says nothing of their runs.
const NAMES: [&str; 3] = ["version", "title", "description"];

/// What changes while they run is told of by itself.
const CHANGES: &str = "changes";

/// More of a list than this is not written out.
const MOST_ITEMS: usize = 6;
/// Longer text is cut.
const MOST_LETTERS: usize = 80;

/// The fields in which `after` differs from `before`, in the order of the form. What either leaves out has its default;
/// a field that only one of them has, because of another choice, is told by that choice.
pub fn differences(before: &Scenario, after: &Scenario) -> Vec<Difference> {
    let mut found = Vec::new();
    let walk = Walk { path: "", of: "", depth: 0 };
    part(&<Scenario as Part>::SPEC, [&before.to_json_full(), &after.to_json_full()], walk, &mut found);
    found.extend(dated(before, after));
    found
}

/// In which dated changes: those that only one of them has, in words.
fn dated(before: &Scenario, after: &Scenario) -> Option<Difference> {
    let [was, is] = [before, after].map(|scenario| -> Vec<String> {
        let begun = scenario.dated().into_iter().map(|(_, step)| step).filter(|step| step.begins);
        begun.map(|step| format!("{} from {} s on", step.in_words(), show(step.at_s))).collect()
    });
    let spec = &<Scenario as Part>::SPEC;
    let field = spec.keys().into_iter().find(|field| field.name == CHANGES).filter(|_| was != is)?;
    let own = |one: &[String], other: &[String]| {
        let own: Vec<_> = one.iter().filter(|change| !other.contains(change)).cloned().collect();
        if own.is_empty() { "none".to_owned() } else { own.join("; ") }
    };
    Some(Difference {
        path: CHANGES.to_owned(),
        of: String::new(),
        label: field.label.to_owned(),
        group: field.group.unwrap_or(spec.group).title(),
        before: own(&was, &is),
        after: own(&is, &was),
    })
}

/// Where a comparison has come to.
#[derive(Clone, Copy)]
struct Walk<'a> {
    path: &'a str,
    /// The parts on the way that must be named.
    of: &'a str,
    depth: usize,
}

fn part(spec: &'static PartSpec, sides: [&Value; 2], walk: Walk<'_>, found: &mut Vec<Difference>) {
    for field in spec.keys() {
        let chosen = |side: &Value| field.when.is_none_or(|when| when.fits(&side[when.field]));
        let told = |name| name == CHANGES || NAMES.contains(&name);
        if !sides.into_iter().all(chosen) || (walk.depth == 0 && told(field.name)) {
            continue;
        }
        let [a, b] = sides.map(|side| &side[field.name]);
        if a == b {
            continue;
        }
        let path = if walk.path.is_empty() {
            field.name.to_owned()
        } else {
            format!("{}.{}", walk.path, field.name)
        };
        let group = match field.group {
            Some(group) => group,
            None => spec.group,
        };
        match (field.kind.solid(), a, b) {
            (Kind::Part(inner), Value::Object(_), Value::Object(_)) => {
                // Labels tell the fields of one part from those of another, but not of two of a kind.
                let alike = spec.keys().into_iter().filter(|other| is_part(other, inner)).count() > 1;
                let of = joined(walk.of, if alike { field.label } else { "" });
                part(inner, [a, b], Walk { path: &path, of: &of, depth: walk.depth + 1 }, found);
            }
            (Kind::List(Kind::Part(inner)), Value::Array(items), Value::Array(others))
                if items.len() == others.len() =>
            {
                for (index, (one, other)) in items.iter().zip(others).enumerate() {
                    let own =
                        if items.len() == 1 { String::new() } else { name_of(other, field.label, index) };
                    let of = joined(walk.of, &own);
                    let path = format!("{path}[{index}]");
                    part(inner, [one, other], Walk { path: &path, of: &of, depth: walk.depth + 1 }, found);
                }
            }
            _ => found.push(Difference {
                path,
                of: walk.of.to_owned(),
                label: field.label.to_owned(),
                group: group.title(),
                before: words(a, field),
                after: words(b, field),
            }),
        }
    }
}

fn is_part(field: &FieldSpec, part: &PartSpec) -> bool {
    matches!(field.kind.solid(), Kind::Part(inner) if inner.name == part.name)
}

fn joined(of: &str, inner: &str) -> String {
    match (of.is_empty(), inner.is_empty()) {
        (true, _) => inner.to_owned(),
        (_, true) => of.to_owned(),
        _ => format!("{of}, {inner}"),
    }
}

/// What an element of a list is called: by its name, or by its number.
fn name_of(element: &Value, list: &str, index: usize) -> String {
    let text = |key: &str| element[key].as_str();
    match (text("name").or(text("id")).or(text("at")), text("from"), text("to")) {
        (Some(name), ..) => name.to_owned(),
        (None, Some(from), Some(to)) => format!("{from} to {to}"),
        _ => format!("{list} {}", index + 1),
    }
}

/// A value of a field as people read it.
fn words(value: &Value, field: &FieldSpec) -> String {
    match value {
        Value::Null if !field.null.is_empty() => field.null.to_owned(),
        Value::Null => "none".to_owned(),
        Value::Array(items) => list(items, field),
        Value::Object(_) => "settings of its own".to_owned(),
        _ => scalar(value, field.kind.solid(), unit_of(field)),
    }
}

/// The unit that a value needs beside its label: that of "Streams" is none.
fn unit_of(field: &FieldSpec) -> Unit {
    if field.label.eq_ignore_ascii_case(field.unit.text) { Unit::NONE } else { field.unit }
}

fn list(items: &[Value], field: &FieldSpec) -> String {
    if items.is_empty() {
        return "none".to_owned();
    }
    if items.len() > MOST_ITEMS {
        return format!("{} in all", items.len());
    }
    let inner = match field.kind.solid() {
        Kind::List(inner) => inner,
        other => other,
    };
    let item = |(index, item): (usize, &Value)| match item {
        Value::Object(_) => name_of(item, field.label, index),
        _ => scalar(item, inner, unit_of(field)),
    };
    items.iter().enumerate().map(item).collect::<Vec<_>>().join(", ")
}

fn scalar(value: &Value, kind: &Kind, unit: Unit) -> String {
    match value {
        Value::Bool(on) => (if *on { "yes" } else { "no" }).to_owned(),
        Value::Number(number) => quantity(number.as_f64().unwrap_or_default(), unit),
        Value::String(text) => match kind.solid() {
            Kind::Choice(choices) => label_of(choices, text).to_owned(),
            _ => shortened(text),
        },
        _ => value.to_string(),
    }
}

fn label_of<'a>(choices: &[Choice], word: &'a str) -> &'a str {
    choices.iter().find(|choice| choice.value == word).map_or(word, |choice| choice.label)
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        _ if text.is_empty() => "none".to_owned(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or(text)),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{preset, read_json, set_path};

    fn document(id: &str, changes: &[(&str, &str)]) -> Scenario {
        let mut document = read_json(preset(id).unwrap()).unwrap();
        for (path, value) in changes {
            set_path(&mut document, path, value).unwrap();
        }
        Scenario::from_json(&document).unwrap()
    }

    /// Lines as the command line has them.
    fn told(changes: &[(&str, &str)]) -> Vec<String> {
        let before = document("iridium-geo", &[]);
        let after = document("iridium-geo", changes);
        let line = |one: Difference| format!("{}|{}|{}|{}", one.of, one.label, one.before, one.after);
        differences(&before, &after).into_iter().map(line).collect()
    }

    #[test]
    fn a_document_does_not_differ_from_itself_nor_from_one_that_writes_its_defaults_out() {
        let plain = document("iridium", &[]);
        let full = Scenario::from_json(&plain.to_json_full()).unwrap();
        assert!(differences(&plain, &full).is_empty());
    }

    #[test]
    fn a_changed_field_has_its_label_and_both_values_with_their_unit() {
        assert_eq!(told(&[("flows[0].sctp.streams", "1")]), ["|Streams|4|1"]);
    }

    #[test]
    fn an_element_among_others_is_named() {
        assert_eq!(
            told(&[("constellations[0].gsl.ber", "1e-5"), ("constellations[1].gsl.rate_bps", "64000")]),
            ["iridium|GSL bit error rate|1e-7|1e-5", "geo|GSL rate|2 Mbit/s|64 kbit/s",]
        );
    }

    #[test]
    fn what_follows_from_another_protocol_is_told_by_the_protocol_alone() {
        assert_eq!(told(&[("flows[0].protocol", "tcp")]), ["|Protocol|SCTP|TCP"]);
    }

    #[test]
    fn a_title_is_no_difference_and_null_means_what_the_form_says() {
        assert!(told(&[("title", "Another"), ("description", "Else")]).is_empty());
        assert_eq!(
            told(&[("flows[0].bytes", "64000"), ("ends_when_done", "true"), ("seed", "7")]),
            ["|Seed|1|7", "|Ends when done|no|yes", "|Transfer size|endless|64 kB"]
        );
    }

    #[test]
    fn lists_of_another_length_are_told_by_what_is_in_them() {
        let before = document("iridium-geo", &[]);
        let mut other = before.to_json_full();
        other["stations"]
            .as_array_mut()
            .unwrap()
            .push(json!({ "name": "Oslo", "latitude_deg": 60, "longitude_deg": 11 }));
        let after = Scenario::from_json(&other).unwrap();
        let found = differences(&before, &after);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].label, "Ground stations");
        assert!(found[0].after.ends_with("Oslo"), "{}", found[0].after);
    }

    #[test]
    fn dated_changes_are_told_by_what_they_do() {
        let with = |changes: serde_json::Value| {
            let mut document = read_json(preset("iridium-geo").unwrap()).unwrap();
            document["changes"] = changes;
            Scenario::from_json(&document).unwrap()
        };
        let rain = json!({ "at_s": 20, "kind": "rain", "station": "London", "for_s": 60 });
        let ber = json!({ "at_s": 60, "path": "constellations[0].gsl.ber", "value": 1e-5 });
        let off = json!({ "at_s": 90, "kind": "satellite-off", "satellite": "P3 S5", "off": true });
        let lines = |before, after| -> Vec<[String; 3]> {
            let found = differences(&with(before), &with(after));
            found.into_iter().map(|one| [one.label, one.before, one.after]).collect()
        };
        assert_eq!(
            lines(json!([]), json!([ber, off])),
            [["Changes", "none", "GSL bit error rate: 1e-5 from 60 s on"]]
        );
        assert_eq!(lines(json!([off]), json!([])), <[[&str; 3]; 0]>::default());
        let [[_, was, is]] = &lines(json!([rain, ber]), json!([rain]))[..] else { panic!() };
        assert_eq!([was.as_str(), is], ["GSL bit error rate: 1e-5 from 60 s on", "none"]);
    }

    #[test]
    fn text_is_cut_after_eighty_letters_and_no_text_is_none() {
        let eighty = "x".repeat(80);
        assert_eq!(
            [shortened(""), shortened("Quito"), shortened(&eighty)],
            ["none", "Quito", eighty.as_str()]
        );
        assert_eq!(shortened(&"x".repeat(81)), format!("{eighty}…"));
        assert_eq!(shortened(&"é".repeat(81)), format!("{}…", "é".repeat(80)), "letters, not bytes");
    }

    #[test]
    fn elements_are_called_by_name_by_their_ends_or_by_number() {
        let called = |element: serde_json::Value| name_of(&element, "Links", 1);
        assert_eq!(called(json!({ "name": "geo", "from": "Quito" })), "geo");
        assert_eq!(called(json!({ "id": "P3 S5" })), "P3 S5");
        assert_eq!(called(json!({ "from": "Quito", "to": "London" })), "Quito to London");
        assert_eq!(called(json!({ "from": "Quito" })), "Links 2");
    }
}
