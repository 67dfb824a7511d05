//! The few points by which the line of a long table is drawn.

use std::collections::BTreeMap;

use arrow_array::cast::AsArray;
use arrow_array::types::{Float32Type, Float64Type, UInt8Type, UInt16Type, UInt32Type};
use arrow_array::{Array, ArrayRef};

/// An instant and a value.
pub type Point = (f64, f64);

/// The line of `values` over `times` in the rows that `taken` says: of each of `spans` equal parts of the time its
/// first, least, greatest and last point, by which the line covers the same pixels as all of its points would (M4:
/// Jugel et al., VLDB 2014). Points are in the order of the rows, which is that of time.
pub fn thinned(times: &[f64], values: &[f64], taken: impl Fn(usize) -> bool, spans: usize) -> Vec<Point> {
    let (Some(first), Some(last)) = (times.first(), times.last()) else { return Vec::new() };
    let length = (last - first).max(f64::MIN_POSITIVE);
    let mut parts: BTreeMap<usize, Span> = BTreeMap::new();
    for (row, (time, value)) in times.iter().zip(values).enumerate().filter(|(row, _)| taken(*row)) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to the number of parts"
        )]
        let part = ((time - first) / length * spans as f64) as usize;
        let span = parts.entry(part).or_insert_with(|| Span { rows: [row; 4], values: [*value; 2] });
        span.take(row, *value);
    }
    let mut rows: Vec<usize> = parts.into_values().flat_map(|span| span.rows).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.into_iter().filter_map(|row| Some((*times.get(row)?, *values.get(row)?))).collect()
}

/// What of a part of the time is drawn.
struct Span {
    /// The rows of its first, least, greatest and last point.
    rows: [usize; 4],
    /// The least and the greatest value.
    values: [f64; 2],
}

impl Span {
    fn take(&mut self, row: usize, value: f64) {
        let [_, least, greatest, last] = &mut self.rows;
        let [low, high] = &mut self.values;
        *last = row;
        if value < *low {
            (*least, *low) = (row, value);
        }
        if value > *high {
            (*greatest, *high) = (row, value);
        }
    }
}

/// The values of a column of numbers; none of one of words.
pub fn numbers(array: &ArrayRef) -> Option<Vec<f64>> {
    macro_rules! of {
        ($($kind:ty),*) => {
            $(if let Some(values) = array.as_primitive_opt::<$kind>() {
                return Some(values.values().iter().map(|value| f64::from(*value)).collect());
            })*
        };
    }
    if array.null_count() > 0 {
        return None;
    }
    of!(Float64Type, Float32Type, UInt32Type, UInt16Type, UInt8Type);
    None
}
