//! The JSON Schema (draft 2020-12) of a document, from its description.

use serde_json::{Map, Value, json};

use crate::document::Scenario;
use skywindow_form::{FieldSpec, Kind, Part, PartSpec, to_json};

/// The JSON Schema of the scenario document.
pub fn json_schema() -> Value {
    schema_of(&<Scenario as Part>::SPEC, "Skywindow scenario")
}

/// The schema of a document whose root is `part`; other parts become definitions.
pub(crate) fn schema_of(part: &'static PartSpec, title: &str) -> Value {
    let mut definitions = Map::new();
    let root = object(part, &mut definitions);
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
    });
    if let (Value::Object(schema), Value::Object(root)) = (&mut schema, root) {
        schema.extend(root);
        schema.insert("$defs".to_owned(), Value::Object(definitions));
    }
    schema
}

fn object(part: &'static PartSpec, definitions: &mut Map<String, Value>) -> Value {
    let properties: Map<String, Value> =
        part.keys().into_iter().map(|spec| (spec.name.to_owned(), property(spec, definitions))).collect();
    let required: Vec<&str> =
        part.keys().into_iter().filter(|spec| spec.default.is_none()).map(|spec| spec.name).collect();
    json!({
        "description": part.help,
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
    })
}

fn property(spec: &'static FieldSpec, definitions: &mut Map<String, Value>) -> Value {
    let mut schema = kind_schema(spec, spec.kind.solid(), spec.default.is_some(), definitions);
    schema.insert("title".to_owned(), spec.label.into());
    schema.insert("description".to_owned(), words(spec).into());
    if let Some(default) = spec.default {
        schema.insert("default".to_owned(), default());
    }
    Value::Object(schema)
}

/// The help, with the unit, the meaning of null and the source where there are any.
fn words(spec: &FieldSpec) -> String {
    let mut words = spec.help.to_owned();
    for (before, text) in [("Unit: ", spec.unit.text), ("Null: ", spec.null), ("Source: ", spec.source)] {
        if !text.is_empty() {
            words.push_str(&format!(" {before}{text}."));
        }
    }
    words
}

fn kind_schema(
    spec: &'static FieldSpec,
    kind: &'static Kind,
    null: bool,
    definitions: &mut Map<String, Value>,
) -> Map<String, Value> {
    let mut schema = Map::new();
    match kind {
        Kind::Number | Kind::Integer => number(spec, kind, null, &mut schema),
        Kind::Flag => typed("boolean", null, &mut schema),
        Kind::Text => text(spec, null, &mut schema),
        Kind::Choice(choices) => {
            let words = choices.iter().map(|choice| Value::from(choice.value));
            let words: Vec<Value> = words.chain(null.then_some(Value::Null)).collect();
            schema.insert("enum".to_owned(), words.into());
        }
        Kind::List(inner) => {
            typed("array", null, &mut schema);
            schema.insert(
                "items".to_owned(),
                Value::Object(kind_schema(spec, inner.solid(), false, definitions)),
            );
            if spec.most < usize::MAX {
                schema.insert("maxItems".to_owned(), spec.most.into());
            }
        }
        Kind::Scalar => {
            let types = ["number", "string", "boolean"].into_iter().chain(null.then_some("null"));
            schema.insert("type".to_owned(), types.collect::<Vec<_>>().into());
        }
        Kind::Any => {}
        Kind::Map(inner) => {
            typed("object", null, &mut schema);
            schema.insert(
                "additionalProperties".to_owned(),
                Value::Object(kind_schema(spec, inner.solid(), false, definitions)),
            );
        }
        Kind::Part(part) | Kind::Inline(part) => reference(part, null, &mut schema, definitions),
        Kind::Nullable(inner) => return kind_schema(spec, inner, true, definitions),
    }
    schema
}

fn typed(name: &str, null: bool, schema: &mut Map<String, Value>) {
    let value = if null { json!([name, "null"]) } else { name.into() };
    schema.insert("type".to_owned(), value);
}

fn number(spec: &FieldSpec, kind: &Kind, null: bool, schema: &mut Map<String, Value>) {
    let name = if matches!(kind, Kind::Integer) { "integer" } else { "number" };
    let mut types = vec![name];
    types.extend(spec.unit.takes_text().then_some("string"));
    types.extend(null.then_some("null"));
    schema.insert("type".to_owned(), if types.len() == 1 { name.into() } else { types.into() });
    let least = if spec.range.above { "exclusiveMinimum" } else { "minimum" };
    schema.insert(least.to_owned(), to_json(spec.range.min));
    schema.insert("maximum".to_owned(), to_json(spec.range.max));
}

fn text(spec: &FieldSpec, null: bool, schema: &mut Map<String, Value>) {
    typed("string", null, schema);
    if spec.is_ranged() {
        schema.insert("minLength".to_owned(), to_json(spec.range.min));
        schema.insert("maxLength".to_owned(), to_json(spec.range.max));
    }
}

fn reference(
    part: &'static PartSpec,
    null: bool,
    schema: &mut Map<String, Value>,
    definitions: &mut Map<String, Value>,
) {
    if !definitions.contains_key(part.name) {
        // The place is taken first, so that definitions stand in the order of the form.
        definitions.insert(part.name.to_owned(), Value::Null);
        let definition = object(part, definitions);
        definitions.insert(part.name.to_owned(), definition);
    }
    let place = json!({ "$ref": format!("#/$defs/{}", part.name) });
    if null {
        schema.insert("anyOf".to_owned(), json!([place, { "type": "null" }]));
    } else {
        schema.insert("$ref".to_owned(), place["$ref"].clone());
    }
}
