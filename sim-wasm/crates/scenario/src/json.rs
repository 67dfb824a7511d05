//! JSON text to a value, with the place of what is wrong: a mistake in the text, or a field given twice.

use std::fmt;

use serde_core::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};

use skywindow_form::{Problem, quote_key};

/// Paths longer than this say nothing to a reader: the text nests too deep.
const LONGEST_PATH: usize = 120;

/// Reads JSON text, which may begin with a byte order mark.
///
/// # Errors
/// One problem, with the path to where the text stops being JSON or says a thing twice.
pub(crate) fn parse(text: &str) -> Result<Value, Problem> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut path = String::new();
    let mut source = serde_json::Deserializer::from_str(text);
    Place { path: &mut path }
        .deserialize(&mut source)
        .and_then(|value| source.end().map(|()| value))
        .map_err(|error| problem(path, &error))
}

fn problem(path: String, error: &serde_json::Error) -> Problem {
    let path = if path.len() > LONGEST_PATH { String::new() } else { path };
    match (error.classify(), path.is_empty()) {
        (Category::Data, _) => Problem::new(path, error.to_string()),
        (_, true) => Problem::new(path, format!("the document is not JSON: {error}")),
        (_, false) => Problem::new(path, format!("is not JSON: {error}")),
    }
}

/// A place of the document that is being read. After an error its path is left as it was there.
struct Place<'p> {
    path: &'p mut String,
}

impl<'de> DeserializeSeed<'de> for Place<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Place<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut source: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        let length = self.path.len();
        loop {
            self.path.push_str(&format!("[{}]", items.len()));
            let item = source.next_element_seed(Place { path: &mut *self.path })?;
            self.path.truncate(length);
            match item {
                Some(item) => items.push(item),
                None => return Ok(Value::Array(items)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut source: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        let length = self.path.len();
        while let Some(key) = source.next_key::<String>()? {
            if length > 0 {
                self.path.push('.');
            }
            self.path.push_str(&quote_key(&key));
            if map.contains_key(&key) {
                return Err(de::Error::custom("is given twice, which leaves open what it is"));
            }
            let value = source.next_value_seed(Place { path: &mut *self.path })?;
            self.path.truncate(length);
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn said(text: &str) -> String {
        parse(text).err().map(|problem| problem.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_field_given_twice_is_refused_where_it_is() {
        let message = "is given twice, which leaves open what it is at line 1 column";
        assert_eq!(said(r#"{"seed":1,"seed":2}"#), format!("seed: {message} 16"));
        let deep = r#"{"flows":[{},{"sctp":{"streams":1,"streams":1}}]}"#;
        assert_eq!(said(deep), format!("flows[1].sctp.streams: {message} 43"));
        assert_eq!(parse(r#"{"a":{"b":1},"b":[{"b":1},{"b":1}]}"#).err(), None);
    }

    #[test]
    fn mistakes_of_the_text_are_named_with_their_place() {
        assert!(said(r#"{"links":[{"per":NaN}]}"#).starts_with("links[0].per: is not JSON: expected value"));
        assert!(said(r#"{"duration_s":1e999}"#).starts_with("duration_s: is not JSON: number out of range"));
        assert!(said("{} x").starts_with("the document is not JSON: trailing characters"));
        assert!(said(&"[".repeat(500)).starts_with("the document is not JSON: recursion limit"));
        assert!(said(&r#"{"a":"#.repeat(500)).starts_with("the document is not JSON: recursion limit"));
    }

    #[test]
    fn a_byte_order_mark_is_no_mistake() {
        assert_eq!(parse("\u{feff}{\"seed\":1}"), Ok(json!({ "seed": 1 })));
    }

    proptest! {
        #[test]
        fn values_are_those_of_the_library(text in r#"[\[\]{}:, "\\a-c0-9.eE+-]{0,40}"#) {
            if let Ok(value) = parse(&text) {
                prop_assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(value));
            }
        }
    }

    #[test]
    fn presets_read_as_the_library_reads_them() {
        for preset in crate::presets() {
            assert_eq!(parse(preset.json).ok(), serde_json::from_str::<Value>(preset.json).ok());
        }
    }
}
