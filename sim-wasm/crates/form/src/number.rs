//! Numbers as documents and sentences show them.

use serde_json::Value;

/// The largest whole number a JSON document holds exactly, in every reader of JSON.
pub const MAX_EXACT: f64 = 9_007_199_254_740_991.0;

/// A number as a sentence shows it: plain digits where they are few, an exponent where not.
pub fn show(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 || (1e-4..1e15).contains(&size) { format!("{value}") } else { format!("{value:e}") }
}

/// A number as a document holds it: whole numbers without a decimal point.
pub fn to_json(value: f64) -> Value {
    if value.fract() == 0.0 && value.abs() <= MAX_EXACT {
        Value::from(value as i64)
    } else {
        Value::from(value)
    }
}

/// Takes off the last digit or two, which a change of unit leaves behind (1.1 ms is 1.1, not
/// 1.1000000000000001).
pub fn tidy(value: f64) -> f64 {
    format!("{value:.14e}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_show_short_numbers() {
        assert_eq!(show(0.0), "0");
        assert_eq!(show(1e-6), "1e-6");
        assert_eq!(show(25e6), "25000000");
        assert_eq!(show(-1e300), "-1e300");
        assert_eq!(show(-0.22), "-0.22");
    }

    #[test]
    fn documents_hold_whole_numbers_without_a_point() {
        assert_eq!(to_json(25e6).to_string(), "25000000");
        assert_eq!(to_json(0.1).to_string(), "0.1");
        assert_eq!(to_json(-0.0).to_string(), "0");
    }

    #[test]
    fn a_change_of_unit_leaves_no_crumbs() {
        assert_eq!(tidy(0.0011 * 1000.0), 1.1);
        assert_eq!(tidy(0.0), 0.0);
    }
}
