//! Values for a field, by its schema: mostly ones it may have, at its bounds above all, and some it may not.

use serde_json::{Map, Value, json};

use crate::draws::Draws;
use crate::places::{resolved, texts};
use crate::traces;

/// Numbers at which floats and integers give way.
const EDGES: [f64; 22] = [
    0.0,
    -0.0,
    5e-324,
    -5e-324,
    2.3e-308,
    1e-306,
    1e-30,
    1e-9,
    1e-3,
    0.5,
    1.0,
    1.5,
    2.0,
    -1.0,
    255.0,
    256.0,
    65_535.0,
    65_536.0,
    4_294_967_295.0,
    4_294_967_296.0,
    9_007_199_254_740_993.0,
    1.7e308,
];
/// How long texts are that are files, in letters.
const LONG: u64 = 100_000;
const WORDS: [&str; 16] = [
    "",
    " ",
    "a",
    "Quito",
    "nowhere",
    "25 Mbit/s",
    "1e400 s",
    "-3 ms",
    "0.1 µs",
    "5",
    "null",
    "__proto__",
    "\u{0}",
    "a\nb",
    "𝔘𝔫𝔦",
    "12 KiB",
];

/// What values are made from: the schema, and the texts of the document.
pub(crate) struct Maker<'s> {
    root: &'s Value,
    texts: Vec<String>,
    /// Whether it makes only what the schema allows.
    pub strict: bool,
}

impl<'s> Maker<'s> {
    /// For a document of the form `root`.
    pub fn new(root: &'s Value, document: &Value) -> Self {
        let mut found = Vec::new();
        texts(document, &mut found);
        Self { root, texts: found, strict: false }
    }

    /// A value for a field of this schema.
    pub fn value(&self, schema: &Value, draws: &mut Draws, depth: usize) -> Value {
        if !self.strict && (draws.one_in(25) || depth > 6) {
            return self.anything(draws, depth);
        }
        let nullable = is(schema, "null") || schema.get("anyOf").is_some();
        if nullable && draws.one_in(6) {
            return Value::Null;
        }
        let schema = resolved(self.root, schema);
        if let Some(words) = schema.get("enum").and_then(Value::as_array) {
            return draws.pick(words).unwrap_or_default();
        }
        match () {
            () if is(schema, "object") => self.object(schema, draws, depth),
            () if is(schema, "array") => self.list(schema, draws, depth),
            () if is(schema, "integer") => whole(self.number(schema, draws)),
            () if is(schema, "number") => json!(self.number(schema, draws)),
            () if is(schema, "boolean") => json!(draws.one_in(2)),
            () if is(schema, "string") && is_long(schema) => traces::trace(draws).into(),
            () if is(schema, "string") => self.text(draws),
            () => self.anything(draws, depth),
        }
    }

    fn text(&self, draws: &mut Draws) -> Value {
        match draws.below(8) {
            0 if !self.strict => draws.pick(&WORDS).unwrap_or_default().into(),
            1 => format!("n{}", draws.below(4)).into(),
            _ => draws.pick(&self.texts).unwrap_or_default().into(),
        }
    }

    fn object(&self, schema: &Value, draws: &mut Draws, depth: usize) -> Value {
        let needed = schema.get("required").and_then(Value::as_array);
        let mut map = Map::new();
        for (name, field) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
            if needed.is_some_and(|names| names.contains(&json!(name))) || draws.one_in(5) {
                map.insert(name.clone(), self.value(field, draws, depth + 1));
            }
        }
        if !self.strict && draws.one_in(40) {
            map.insert(draws.pick(&WORDS).unwrap_or_default().to_owned(), Value::Null);
        }
        Value::Object(map)
    }

    fn list(&self, schema: &Value, draws: &mut Draws, depth: usize) -> Value {
        let length = draws.below(4);
        let item = schema.get("items").unwrap_or(&Value::Null);
        (0..length).map(|_| self.value(item, draws, depth + 1)).collect()
    }

    fn number(&self, schema: &Value, draws: &mut Draws) -> f64 {
        let number = any_number(schema, draws);
        let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
        let (least, most) = (bound("minimum").unwrap_or(f64::MIN), bound("maximum").unwrap_or(f64::MAX));
        if self.strict { number.max(least).min(most) } else { number }
    }

    /// A value of any type.
    pub fn anything(&self, draws: &mut Draws, depth: usize) -> Value {
        match draws.below(if depth > 6 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => json!(draws.one_in(2)),
            2 => json!(draws.pick(&EDGES)),
            3 => json!(draws.bits()),
            4 => draws.pick(&WORDS).unwrap_or_default().into(),
            5 => (0..draws.below(4)).map(|_| self.anything(draws, depth + 1)).collect(),
            _ => json!({ draws.pick(&WORDS).unwrap_or_default(): self.anything(draws, depth + 1) }),
        }
    }
}

/// Whether the schema has this type, alone or among others.
fn is(schema: &Value, name: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == name,
        Some(Value::Array(many)) => many.iter().any(|one| one == name),
        _ => false,
    }
}

/// Whether a text may be so long as only traces are.
fn is_long(schema: &Value) -> bool {
    schema.get("maxLength").and_then(Value::as_u64).is_some_and(|most| most >= LONG)
}

fn any_number(schema: &Value, draws: &mut Draws) -> f64 {
    let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
    let least = bound("minimum").or(bound("exclusiveMinimum")).unwrap_or(-1e9);
    let most = bound("maximum").unwrap_or(1e9);
    let usual = schema.get("default").and_then(Value::as_f64).unwrap_or(least);
    match draws.below(16) {
        0 => least,
        1 => most,
        2 => least + f64::MIN_POSITIVE,
        3 => draws.pick(&EDGES).unwrap_or_default(),
        4 => usual * (0.5 + draws.uniform()),
        5 => least - 1.0,
        6 => draws.below(4) as f64,
        7 => least + draws.uniform() * (most - least),
        // By factors, from the least number that says something, so that small ones are as frequent as large ones.
        _ => {
            let (low, high) = (least.max(1e-6), most.max(2e-6));
            step(low, high, draws.below(8)) * (1.0 + draws.uniform())
        }
    }
}

/// `from` times a whole number of eighths of the way to `to`, by factors.
fn step(from: f64, to: f64, eighths: usize) -> f64 {
    let eighth = (to / from).sqrt().sqrt().sqrt();
    (0..eighths).fold(from, |number, _| number * eighth)
}

fn whole(number: f64) -> Value {
    let rounded = number.round();
    if rounded.abs() < 9e15 { json!(rounded as i64) } else { json!(number) }
}
