//! As much of CDDL (RFC 8610) as the schema of logs is written in: maps of required and optional fields, lists, pairs,
//! whole numbers, times, texts and choices of texts.

use std::collections::BTreeMap;

use serde_json::Value;

/// A field: whether it may be absent, its name and its type.
type Field = (bool, String, String);

/// The rules of a schema by their names.
pub struct Schema {
    maps: BTreeMap<String, Vec<Field>>,
    others: BTreeMap<String, String>,
}

/// The rules in the fenced block `cddl` of a page.
pub fn read(page: &str) -> Schema {
    let block = page.split("```cddl").nth(1).and_then(|rest| rest.split("```").next()).expect("a schema");
    let lines = block.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
    let (mut schema, mut open) = (Schema { maps: BTreeMap::new(), others: BTreeMap::new() }, None);
    for line in lines {
        match (line.split_once(" = "), &open) {
            (Some((name, "{")), None) => {
                schema.maps.insert(name.to_owned(), Vec::new());
                open = Some(name.to_owned());
            }
            (Some((name, kind)), None) => {
                schema.others.insert(name.to_owned(), kind.to_owned());
            }
            (None, Some(_)) if line == "}" => open = None,
            (_, Some(name)) => {
                let (field, kind) = line.split_once(": ").expect("a field");
                let (may_lack, field) =
                    field.strip_prefix("? ").map_or((false, field), |field| (true, field));
                let own = (may_lack, field.to_owned(), kind.to_owned());
                schema.maps.get_mut(name).expect("a map").push(own);
            }
            _ => panic!("not understood: {line}"),
        }
    }
    schema
}

/// The rule of the event `packet_sent` is `PacketSent`.
pub fn rule_of(event: &str) -> String {
    event.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

impl Schema {
    /// Whether a value is of a type; fields that the schema does not name are wrong here, though readers pass over them.
    pub fn check(&self, kind: &str, value: &Value) -> Result<(), String> {
        let wrong = || Err(format!("{value} is not {kind}"));
        if let Some(fields) = self.maps.get(kind) {
            let Some(map) = value.as_object() else { return wrong() };
            if let Some(name) = map.keys().find(|name| !fields.iter().any(|(_, known, _)| known == *name)) {
                return Err(format!("{kind} has no {name}"));
            }
            return fields.iter().try_for_each(|(may_lack, name, kind)| match map.get(name) {
                Some(value) => self.check(kind, value),
                None if *may_lack => Ok(()),
                None => Err(format!("{name} is missing")),
            });
        }
        if let Some(kind) = self.others.get(kind) {
            return self.check(kind, value);
        }
        if let Some(inner) = kind.strip_prefix('[').and_then(|kind| kind.strip_suffix(']')) {
            let Some(list) = value.as_array() else { return wrong() };
            if let Some(each) = inner.strip_prefix("* ") {
                return list.iter().try_for_each(|value| self.check(each, value));
            }
            let kinds: Vec<&str> = inner.split(", ").collect();
            if kinds.len() != list.len() {
                return wrong();
            }
            return kinds.iter().zip(list).try_for_each(|(kind, value)| self.check(kind, value));
        }
        let holds = match kind {
            "uint" => value.is_u64(),
            "float64" => value.is_number(),
            "text" => value.is_string(),
            _ => kind
                .split(" / ")
                .any(|text| value.as_str() == text.strip_prefix('"').and_then(|text| text.strip_suffix('"'))),
        };
        if holds { Ok(()) } else { wrong() }
    }
}
