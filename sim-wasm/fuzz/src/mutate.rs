//! Changes to a document: fields by their schema, lists, keys, and the letters of its text.

use serde_json::{Map, Value};

use crate::draws::Draws;
use crate::generate::Maker;
use crate::places::{places, put};

/// Changes `document`, which has the form `schema`, in one to four places.
pub(crate) fn mutate(document: &mut Value, schema: &Value, draws: &mut Draws) {
    for _ in 0..=draws.below(4) {
        let maker = Maker::new(schema, document);
        let found = places(schema, document);
        let Some(place) = found.get(draws.below(found.len())) else { return };
        let at = &place.pointer;
        match draws.below(12) {
            0 => take(document, at),
            1 => repeat(document, at),
            2 => add(document, at, &maker, draws),
            3 => put(document, at, maker.anything(draws, 0)),
            _ => put(document, at, maker.value(place.schema, draws, 0)),
        }
    }
}

/// Takes the value at `pointer` away.
fn take(document: &mut Value, pointer: &str) {
    let Some((parent, name)) = pointer.rsplit_once('/') else { return };
    match document.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.shift_remove(name)),
        Some(Value::Array(items)) => {
            if let Some(index) = name.parse().ok().filter(|&index| index < items.len()) {
                items.remove(index);
            }
        }
        _ => {}
    }
}

/// Repeats the value at `pointer` in its list, or the last one of the list there.
fn repeat(document: &mut Value, pointer: &str) {
    if let Some(Value::Array(items)) = document.pointer_mut(pointer) {
        let last = items.last().cloned();
        items.extend(last);
    } else if let Some(value) = document.pointer(pointer).cloned()
        && let Some((parent, _)) = pointer.rsplit_once('/')
        && let Some(Value::Array(items)) = document.pointer_mut(parent)
    {
        items.push(value);
    }
}

/// Adds a key that may be none of the form beside the value at `pointer`.
fn add(document: &mut Value, pointer: &str, maker: &Maker, draws: &mut Draws) {
    let Some((parent, _)) = pointer.rsplit_once('/') else { return };
    let fields: Option<&mut Map<String, Value>> = document.pointer_mut(parent).and_then(Value::as_object_mut);
    if let (Some(fields), Value::String(key)) = (fields, maker.anything(draws, 9)) {
        fields.insert(key, maker.anything(draws, 0));
    }
}

/// Changes a few letters of a text.
pub(crate) fn garble(text: &str, draws: &mut Draws) -> String {
    const LETTERS: [&str; 14] = ["{", "}", "[", "]", ",", ":", "\"", "\\", "-", "e", "9", "\u{0}", "é", "\n"];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=draws.below(3) {
        let at = draws.below(letters.len());
        match draws.below(4) {
            0 => letters.truncate(at),
            1 if !letters.is_empty() => drop(letters.remove(at)),
            2 => {
                let (from, to) = (at, (at + draws.below(40)).min(letters.len()));
                let piece = letters[from..to].to_vec();
                letters.splice(at..at, piece);
            }
            _ => {
                let new = draws.pick(&LETTERS).unwrap_or_default().chars();
                letters.splice(at..at, new);
            }
        }
    }
    letters.into_iter().collect()
}
