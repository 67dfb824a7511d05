//! The tables of a recording as Arrow has them: numbers without a copy, words in place of the numbers of codes.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::types::UInt16Type;
use arrow_array::{
    ArrayRef, DictionaryArray, Float32Array, Float64Array, RecordBatch, StringArray, UInt8Array, UInt16Array,
    UInt32Array,
};
use arrow_buffer::NullBuffer;
use arrow_schema::ArrowError;
use skywindow_world::Explainer;
use skywindow_world::recording::{Column, Meaning, NO_FLOW, TableInfo, words};

use crate::objects::{Described, batch};

/// The table that `info` describes.
///
/// # Errors
/// Columns of unlike length, of which the recording has none.
pub fn table(
    info: &TableInfo,
    columns: Vec<Column>,
    explainer: &Explainer,
) -> Result<RecordBatch, ArrowError> {
    let flows = info.columns.iter().position(|column| column.name == "flow");
    let flows = match flows.and_then(|place| columns.get(place)) {
        Some(Column::U16(flows)) => flows.clone(),
        _ => Vec::new(),
    };
    let all = info.columns.iter().zip(columns).map(|(about, column)| Described {
        name: about.name.to_owned(),
        unit: about.unit(),
        help: about.help.to_owned(),
        values: array(about.meaning, column, &flows, explainer),
    });
    batch(all.collect())
}

fn array(meaning: Meaning, column: Column, flows: &[u16], explainer: &Explainer) -> ArrayRef {
    let named = !matches!(meaning, Meaning::Number | Meaning::RowOf(_));
    match column {
        Column::F64(values) => Arc::new(Float64Array::from(values)),
        Column::F32(values) => Arc::new(Float32Array::from(values)),
        Column::U32(values) => Arc::new(UInt32Array::from(values)),
        Column::U16(values) if named => in_words(values.into_iter(), meaning, flows, explainer),
        Column::U16(values) => Arc::new(UInt16Array::from(values)),
        Column::U8(values) if named => in_words(values.into_iter().map(u16::from), meaning, flows, explainer),
        Column::U8(values) => Arc::new(UInt8Array::from(values)),
    }
}

/// What CSV files have of such a column, each text once; null where it is empty.
fn in_words(
    numbers: impl Iterator<Item = u16>,
    meaning: Meaning,
    flows: &[u16],
    explainer: &Explainer,
) -> ArrayRef {
    let event = |code, flow| explainer.word(code, flow);
    let by_flow = matches!(meaning, Meaning::Event);
    let mut texts: Vec<String> = Vec::new();
    let mut known: BTreeMap<(u16, u16), Option<u16>> = BTreeMap::new();
    let mut last = None;
    let (mut keys, mut there) = (Vec::new(), Vec::new());
    for (row, number) in numbers.enumerate() {
        let flow = if by_flow { flows.get(row).copied().unwrap_or(NO_FLOW) } else { NO_FLOW };
        let key = match last {
            Some((same, key)) if same == (number, flow) => key,
            _ => *known.entry((number, flow)).or_insert_with(|| {
                let text = words(u64::from(number), meaning, flow, &event);
                place(&mut texts, text.map_or_else(|| number.to_string(), |text| text.into_owned()))
            }),
        };
        last = Some(((number, flow), key));
        keys.push(key.unwrap_or(0));
        there.push(key.is_some());
    }
    let nulls = there.contains(&false).then(|| NullBuffer::from(there));
    let keys = arrow_array::PrimitiveArray::<UInt16Type>::new(keys.into(), nulls);
    Arc::new(DictionaryArray::new(keys, Arc::new(StringArray::from(texts))))
}

/// The place of a text among those that there are, to which it is added; none of an empty one.
fn place(texts: &mut Vec<String>, text: String) -> Option<u16> {
    if text.is_empty() {
        return None;
    }
    let place = texts.iter().position(|known| *known == text).unwrap_or_else(|| {
        texts.push(text);
        texts.len() - 1
    });
    u16::try_from(place).ok()
}
