//! OMM in JSON: a list of objects or one, numbers as numbers or as strings.

use serde_json::{Map, Value};
use skywindow_form::Problem;

use crate::omm::{Message, element_set};
use crate::reading::Reading;

/// An object with the text of its members.
struct Object {
    place: String,
    texts: Vec<(String, String)>,
}

impl Object {
    fn new(place: String, members: &Map<String, Value>) -> Self {
        let text = |value: &Value| match value {
            Value::String(text) => Some(text.trim().to_owned()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        };
        let texts = members.iter().filter_map(|(key, value)| Some((key.clone(), text(value)?))).collect();
        Self { place, texts }
    }
}

impl Message for Object {
    fn text(&self, keyword: &str) -> Option<&str> {
        let found = self.texts.iter().find(|(key, _)| key == keyword);
        found.map(|(_, text)| text.as_str()).filter(|text| !text.is_empty())
    }

    fn place(&self) -> String {
        self.place.clone()
    }

    fn place_of(&self, keyword: &str) -> String {
        if self.place.is_empty() { keyword.to_owned() } else { format!("{}.{keyword}", self.place) }
    }
}

pub(crate) fn read(text: &str, reading: &mut Reading) {
    let items = match serde_json::from_str(text) {
        Ok(Value::Array(items)) => items,
        Ok(object @ Value::Object(_)) => return one(&object, String::new(), reading),
        Ok(_) => {
            return reading.refuse(Problem::new("", "is neither a list of element sets nor one of them"));
        }
        Err(error) => {
            let place = format!("line {}", error.line());
            return reading.refuse(Problem::new(place, format!("the JSON breaks off: {error}")));
        }
    };
    for (index, item) in items.iter().enumerate() {
        one(item, format!("[{index}]"), reading);
    }
}

fn one(item: &Value, place: String, reading: &mut Reading) {
    match item {
        Value::Object(members) => reading.take(place.clone(), element_set(&Object::new(place, members))),
        _ => reading.refuse(Problem::new(place, "is no object with the members of an element set")),
    }
}
