//! Numbers and points as sentences show them.

use skywindow_scenario::MetricName;

use super::table::{Row, Table};

/// A number with four significant digits.
pub(super) fn digits(value: f64) -> String {
    let size = value.abs();
    if !value.is_finite() {
        return "no value".to_owned();
    }
    let decimals = match size {
        _ if size == 0.0 || size >= 1_000.0 => 0,
        _ if size >= 100.0 => 1,
        _ if size >= 10.0 => 2,
        _ => 3,
    };
    format!("{value:.decimals$}")
}

/// A metric's value with its unit, rates in kbit/s.
pub(super) fn quantity(metric: MetricName, value: f64) -> String {
    match metric.unit() {
        "" => digits(value),
        "bit/s" => format!("{} kbit/s", digits(value / 1000.0)),
        unit => format!("{} {unit}", digits(value)),
    }
}

/// A point by the axes that have more than one value.
pub(super) fn point(table: &Table, row: &Row) -> String {
    let pairs = table.axes.iter().zip(&row.point).filter(|(axis, _)| axis.values.len() > 1);
    let words: Vec<String> = pairs.map(|(axis, value)| axis.in_words(value)).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_digits_are_enough() {
        assert_eq!(digits(1.234_56), "1.235");
        assert_eq!(digits(-21.874_3), "-21.87");
        assert_eq!(digits(18_432.4), "18432");
        assert_eq!(digits(0.0), "0");
        assert_eq!(digits(f64::NAN), "no value");
        assert_eq!(quantity(MetricName::Goodput, 218_729.0), "218.7 kbit/s");
        assert_eq!(quantity(MetricName::OptimalBuffer, 18_432.4), "18432 bytes");
    }
}
