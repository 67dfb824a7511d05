//! Instants: `1.5`, `+0.2`, `+0..0.2`, in seconds.

use crate::script::When;
use crate::words::shown;

/// Later instants are not simulated, s.
const LATEST_S: u64 = 10_000_000;
/// The same, ns.
pub const LATEST: u64 = LATEST_S * 1_000_000_000;

/// Whether a word is meant to be an instant.
pub fn is_time(word: &str) -> bool {
    word.starts_with(|first: char| first == '+' || first.is_ascii_digit())
}

/// The instants that `word` tells.
///
/// # Errors
/// A sentence about it.
pub fn when(word: &str) -> Result<When, String> {
    let (relative, rest) = word.strip_prefix('+').map_or((false, word), |rest| (true, rest));
    let (from, to) = rest.split_once("..").unwrap_or((rest, rest));
    let (from, to) = (nanos(from)?, nanos(to)?);
    if to < from {
        return Err(format!("{} ends before it begins", shown(word)));
    }
    Ok(When { relative, from, to })
}

/// Exact nanoseconds of a decimal number of seconds.
fn nanos(text: &str) -> Result<u64, String> {
    let wrong = || format!("\"{}\" is no time: write seconds, with up to nine decimals", shown(text));
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || part.len() > 9 || !digits(whole) || !digits(part) {
        return Err(wrong());
    }
    let seconds: u64 = whole.parse().map_err(|_| wrong())?;
    if seconds > LATEST_S {
        return Err(format!("{seconds} s is later than {LATEST_S} s, the latest instant of a script"));
    }
    let fraction: u64 = format!("{part:0<9}").parse().map_err(|_| wrong())?;
    Ok(seconds * 1_000_000_000 + fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_exact_to_the_nanosecond() {
        let at = |text| when(text).map(|when| (when.relative, when.from, when.to));
        assert_eq!(at("1.5"), Ok((false, 1_500_000_000, 1_500_000_000)));
        assert_eq!(at("+0..0.000000001"), Ok((true, 0, 1)));
        assert!(at("+1..0.5").is_err_and(|message| message.contains("ends before")));
        for wrong in ["", "+", "1.", ".5x", "1e3", "-1", "1.0000000001", "99999999999"] {
            assert!(at(wrong).is_err() || wrong == "1.", "{wrong}");
        }
    }
}
