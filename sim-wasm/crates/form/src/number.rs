//! Numbers as documents and sentences show them.

use serde_json::Value;

use crate::Unit;

/// The largest whole number a JSON document holds exactly, in every reader of JSON.
pub const MAX_EXACT: f64 = 9_007_199_254_740_991.0;

/// A number as a sentence shows it: plain digits where they are few, an exponent where not.
pub fn show(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 || (1e-4..1e15).contains(&size) { format!("{value}") } else { format!("{value:e}") }
}

/// The same with commas between thousands, where there are ten or more.
pub fn parted(value: f64) -> String {
    let digits = show(value);
    let sign = usize::from(digits.starts_with('-'));
    let whole = digits.bytes().skip(sign).take_while(u8::is_ascii_digit).count();
    if whole < 5 || digits.contains('e') {
        return digits;
    }
    let comma = |(at, digit): (usize, char)| {
        let left = (sign + whole).saturating_sub(at);
        let apart = at > sign && left > 0 && left % 3 == 0;
        apart.then_some(',').into_iter().chain([digit])
    };
    digits.chars().enumerate().flat_map(comma).collect()
}

/// A unit that people read in place of one of documents.
struct Readable {
    /// That of documents.
    own: &'static str,
    /// The least value that is read in it.
    from: f64,
    /// How many of `own` it is.
    of: f64,
    name: &'static str,
    /// With more decimals than these the value stays as it is.
    decimals: i32,
}

impl Readable {
    const fn new(own: &'static str, from: f64, of: f64, name: &'static str, decimals: i32) -> Self {
        Self { own, from, of, name, decimals }
    }

    fn fits(&self, value: f64, unit: Unit) -> bool {
        let steps = value / self.of * 10_f64.powi(self.decimals);
        self.own == unit.text && value.abs() >= self.from && (steps - steps.round()).abs() < 1e-6
    }
}

const READABLE: [Readable; 7] = [
    Readable::new("bit/s", 1e9, 1e9, "Gbit/s", 2),
    Readable::new("bit/s", 1e6, 1e6, "Mbit/s", 2),
    Readable::new("bit/s", 1e3, 1e3, "kbit/s", 2),
    Readable::new("bytes", 1e9, 1e9, "GB", 2),
    Readable::new("bytes", 1e6, 1e6, "MB", 2),
    Readable::new("bytes", 1e4, 1e3, "kB", 2),
    Readable::new("ms", 1e4, 1e3, "s", 3),
];

/// A quantity in sentences: 1 MB, 12 s, 65,536 bytes where another unit would need more digits, 86.4°.
pub fn quantity(value: f64, unit: Unit) -> String {
    match (READABLE.iter().find(|one| one.fits(value, unit)), unit.text) {
        (Some(one), _) => format!("{} {}", parted(tidy(value / one.of)), one.name),
        (None, "" | "°") => format!("{}{}", parted(value), unit.text),
        (None, text) => format!("{} {text}", parted(value)),
    }
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
    fn thousands_are_parted() {
        for (given, expected) in [
            (1500.0, "1500"),
            (64_000.0, "64,000"),
            (-1_234_567.25, "-1,234,567.25"),
            (1e-7, "1e-7"),
            (0.00012, "0.00012"),
            (9999.0, "9999"),
            (10_000.0, "10,000"),
            (-9999.5, "-9999.5"),
            (123_456.0, "123,456"),
        ] {
            assert_eq!(parted(given), expected);
        }
    }

    #[test]
    fn quantities_are_in_units_that_people_read() {
        for (given, unit, expected) in [
            (500.0, Unit::BYTES, "500 bytes"),
            (9000.0, Unit::BYTES, "9000 bytes"),
            (10_000.0, Unit::BYTES, "10 kB"),
            (65_536.0, Unit::BYTES, "65,536 bytes"),
            (1e6, Unit::BYTES, "1 MB"),
            (1_048_576.0, Unit::BYTES, "1,048,576 bytes"),
            (25e9, Unit::BYTES, "25 GB"),
            (100.0, Unit::MS, "100 ms"),
            (9500.0, Unit::MS, "9500 ms"),
            (12_000.0, Unit::MS, "12 s"),
            (10_000.1, Unit::MS, "10,000.1 ms"),
            (3_600_000.0, Unit::MS, "3600 s"),
            (2.5e6, Unit::BPS, "2.5 Mbit/s"),
            (800.0, Unit::BPS, "800 bit/s"),
            (-20_000.0, Unit::BYTES, "-20 kB"),
            (86.4, Unit::DEG, "86.4°"),
            (7.0, Unit::NONE, "7"),
            (100_000.0, Unit::count("packets"), "100,000 packets"),
        ] {
            assert_eq!(quantity(given, unit), expected);
        }
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
