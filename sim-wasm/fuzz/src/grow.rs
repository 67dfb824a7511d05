//! Documents that grow from their schema: field by field and element by element, each step valid.

use serde_json::{Value, json};

use crate::draws::Draws;
use crate::generate::Maker;
use crate::places::{places, put};

/// How often a step is tried that may make no sense.
const TRIED: usize = 6;

/// Lets `document`, which has the form `schema`, grow by so many steps at most; `valid` says what it may become.
pub(crate) fn grow(
    document: &mut Value,
    schema: &Value,
    steps: usize,
    draws: &mut Draws,
    valid: fn(&Value) -> bool,
) {
    for _ in 0..steps {
        let mut maker = Maker::new(schema, document);
        maker.strict = true;
        let found = places(schema, document);
        for _ in 0..TRIED {
            let Some(place) = found.get(draws.below(found.len())) else { return };
            let mut tried = document.clone();
            let mut value = maker.value(place.schema, draws, 0);
            // A list grows: what others refer to stays.
            let kept = tried.pointer(&place.pointer).and_then(Value::as_array);
            if let (Some(kept), Some(more)) = (kept, value.as_array()) {
                value = json!([&kept[..], more].concat());
            }
            put(&mut tried, &place.pointer, value);
            if valid(&tried) {
                *document = tried;
                break;
            }
        }
    }
}
