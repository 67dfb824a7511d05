//! Reads quantities as people write them ("25 Mbit/s", "50 ms", "35 KB") into base units.

/// What a quantity measures, and so which units it may carry and what its base unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dimension {
    /// Base unit bit/s.
    Rate,
    /// Base unit second.
    Time,
    /// Base unit byte; K, M and G are powers of 1000, Ki, Mi and Gi of 1024.
    Size,
    /// Base unit kilometre.
    Length,
    /// Base unit degree.
    Angle,
}

impl Dimension {
    const fn units(self) -> &'static [(&'static str, f64)] {
        match self {
            Self::Rate => &[("bit/s", 1.0), ("kbit/s", 1e3), ("Mbit/s", 1e6), ("Gbit/s", 1e9)],
            Self::Time => &[
                ("ns", 1e-9),
                ("us", 1e-6),
                ("µs", 1e-6),
                ("ms", 1e-3),
                ("s", 1.0),
                ("min", 60.0),
                ("h", 3600.0),
                ("d", 86_400.0),
            ],
            Self::Size => &[
                ("B", 1.0),
                ("bytes", 1.0),
                ("KB", 1e3),
                ("kB", 1e3),
                ("MB", 1e6),
                ("GB", 1e9),
                ("KiB", 1024.0),
                ("MiB", 1_048_576.0),
                ("GiB", 1_073_741_824.0),
            ],
            Self::Length => &[("km", 1.0), ("m", 1e-3)],
            Self::Angle => &[("°", 1.0), ("deg", 1.0), ("degrees", 1.0)],
        }
    }
}

/// The value of `text` in the base unit of `dimension`.
///
/// # Errors
/// A phrase that completes "… {phrase}": what is wrong with the text and which units are known.
pub fn parse_quantity(text: &str, dimension: Dimension) -> Result<f64, String> {
    let trimmed = text.trim();
    let split = trimmed
        .char_indices()
        .find(|&(i, c)| {
            !(c.is_ascii_digit() || c == '.' || is_sign(trimmed, i, c) || is_exponent(trimmed, i, c))
        })
        .map_or(trimmed.len(), |(i, _)| i);
    let (number, unit) = (trimmed[..split].trim(), trimmed[split..].trim());
    let value: f64 = number.parse().map_err(|_| format!("\"{text}\" does not begin with a number"))?;
    let scale = dimension.units().iter().find(|(name, _)| *name == unit).map(|(_, scale)| *scale);
    match scale {
        Some(scale) if value.is_finite() => Ok(value * scale),
        Some(_) => Err(format!("\"{text}\" is not a finite number")),
        None => {
            let known: Vec<&str> = dimension.units().iter().map(|(name, _)| *name).collect();
            Err(format!("\"{text}\" has no known unit (use {})", known.join(", ")))
        }
    }
}

fn is_sign(text: &str, index: usize, c: char) -> bool {
    matches!(c, '+' | '-') && (index == 0 || matches!(text.as_bytes()[index - 1], b'e' | b'E'))
}

fn is_exponent(text: &str, index: usize, c: char) -> bool {
    // "1e-6 s" has an exponent; the e of a unit is never followed by a digit or a sign.
    matches!(c, 'e' | 'E')
        && text[index + 1..].starts_with(|next: char| next.is_ascii_digit() || matches!(next, '+' | '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_own_spellings() {
        assert_eq!(parse_quantity("25 Mbit/s", Dimension::Rate), Ok(25e6));
        assert_eq!(parse_quantity("1.5Mbit/s", Dimension::Rate), Ok(1.5e6));
        assert_eq!(parse_quantity("50 ms", Dimension::Time), Ok(0.05));
        assert_eq!(parse_quantity("2e-1 s", Dimension::Time), Ok(0.2));
        assert_eq!(parse_quantity("35 KB", Dimension::Size), Ok(35_000.0));
        assert_eq!(parse_quantity("64 KiB", Dimension::Size), Ok(65_536.0));
        assert_eq!(parse_quantity("-0.22°", Dimension::Angle), Ok(-0.22));
    }

    #[test]
    fn wrong_units_and_words_are_refused_with_a_reason() {
        assert!(parse_quantity("25 MB", Dimension::Rate).unwrap_err().contains("no known unit"));
        assert!(
            parse_quantity("fast", Dimension::Rate).unwrap_err().contains("does not begin with a number")
        );
        assert!(parse_quantity("", Dimension::Time).is_err());
        assert!(parse_quantity("1e999 s", Dimension::Time).unwrap_err().contains("not a finite number"));
    }
}
