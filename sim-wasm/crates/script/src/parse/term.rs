//! The value of a field: `12`, `0x0c`, `0102ff`, `"text"`, `BE`, `[1,2]`, `[2:3]`, `$name`, `$name+1`, `!$name`, `_`.

use crate::form::Shape;
use crate::value::{Term, Value};
use crate::words::shown;

/// The longest list.
const MOST_ITEMS: usize = 2_000;

/// What `text` says of a field of `shape`.
///
/// # Errors
/// What is wrong with it, without the name of the field.
pub fn term(text: &str, shape: Shape) -> Result<Term, String> {
    if text == "_" {
        return Ok(Term::Open);
    }
    if let Some(name) = text.strip_prefix('$') {
        return named(name);
    }
    if let Some(name) = text.strip_prefix("!$") {
        return match named(name)? {
            Term::Named { name, plus: 0 } => Ok(Term::Other(name)),
            _ => Err(format!("\"{}\" adds to a name that is to differ", shown(text))),
        };
    }
    value(text, shape).map(Term::Given)
}

fn named(text: &str) -> Result<Term, String> {
    let end = text.find(['+', '-']).unwrap_or(text.len());
    let (name, shift) = text.split_at(end);
    let is_name = |name: &str| {
        !name.is_empty() && name.len() <= 40 && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    if !is_name(name) {
        return Err(format!("\"${}\" is no name: write letters and digits after the $", shown(name)));
    }
    let plus = if shift.is_empty() { Some(0) } else { shift.parse::<i64>().ok() };
    match plus {
        Some(plus) if plus.unsigned_abs() <= u32::MAX.into() => {
            Ok(Term::Named { name: name.to_owned(), plus })
        }
        _ => Err(format!("\"{}\" is no number to add to ${name}", shown(shift))),
    }
}

/// A number, decimal or with 0x.
pub fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) if digits.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            u64::from_str_radix(digits, 16).ok()
        }
        Some(_) => None,
        None if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok(),
        None => None,
    }
}

/// The same of what numbers a `what`, as large as that may be.
///
/// # Errors
/// It is none.
pub fn small<T: TryFrom<u64>>(text: &str, what: &str) -> Result<T, String> {
    let value = number(text).and_then(|value| T::try_from(value).ok());
    value.ok_or_else(|| format!("\"{}\" is no number of a {what}", shown(text)))
}

fn value(text: &str, shape: Shape) -> Result<Value, String> {
    let quote = shown(text);
    match shape {
        Shape::Number(max) => match number(text) {
            Some(number) if number <= max => Ok(Value::Number(number)),
            Some(number) => Err(format!("{number} is above {max}")),
            None => Err(format!("\"{quote}\" is no number")),
        },
        Shape::Bytes => bytes(text).map(Value::Bytes).ok_or_else(|| {
            format!("\"{quote}\" is neither pairs of hexadecimal digits nor text in quotation marks")
        }),
        Shape::Flags(known) => flags(text, known)
            .map(Value::Flags)
            .ok_or_else(|| format!("\"{quote}\" is none of the flags {known}, or - for none")),
        Shape::Numbers => list(text, number)
            .map(Value::Numbers)
            .ok_or_else(|| format!("\"{quote}\" is no list of numbers such as [1,2]")),
        Shape::Ranges => list(text, range)
            .map(Value::Ranges)
            .ok_or_else(|| format!("\"{quote}\" is no list of ranges such as [2:3,5:5]")),
    }
}

fn range(text: &str) -> Option<(u64, u64)> {
    let (first, last) = text.split_once(':')?;
    Some((number(first.trim())?, number(last.trim())?))
}

/// The items of `[a,b]`.
fn list<T>(text: &str, item: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    if inner.is_empty() {
        return Some(Vec::new());
    }
    if inner.split(',').count() > MOST_ITEMS {
        return None;
    }
    inner.split(',').map(|word| item(word.trim())).collect()
}

/// Pairs of hexadecimal digits, or text in quotation marks.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    if let Some(quoted) = text.strip_prefix('"') {
        return quoted.strip_suffix('"').map(|text| text.as_bytes().to_vec());
    }
    let digits = text.strip_prefix("0x").unwrap_or(text).as_bytes();
    let nibble = |digit: u8| (digit as char).to_digit(16).map(|value| value as u8);
    if digits.is_empty() {
        return None;
    }
    digits
        .chunks(2)
        .map(|pair| if let [a, b] = pair { Some(nibble(*a)? << 4 | nibble(*b)?) } else { None })
        .collect()
}

/// Letters of `known` in their order.
fn flags(text: &str, known: &str) -> Option<String> {
    if text == "-" {
        return Some(String::new());
    }
    let all_known = !text.is_empty() && text.chars().all(|letter| known.contains(letter));
    all_known.then(|| known.chars().filter(|&letter| text.contains(letter)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::{N8, N32};

    #[test]
    fn every_shape_has_its_way_of_writing() {
        let given = |text, shape| match term(text, shape) {
            Ok(Term::Given(value)) => value.to_string(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(given("0xff", N8), "255");
        assert_eq!(given("00ff", Shape::Bytes), "00ff");
        assert_eq!(given("\"a.b\"", Shape::Bytes), "612e62");
        assert_eq!(given("EB", Shape::Flags("UBE")), "BE");
        assert_eq!(given("-", Shape::Flags("T")), "-");
        assert_eq!(given("[1, 2]", Shape::Numbers), "[1,2]");
        assert_eq!(given("[2:3,5:5]", Shape::Ranges), "[2:3,5:5]");
        assert_eq!(given("[]", Shape::Ranges), "[]");
        let next = Term::Named { name: "tsn".into(), plus: 1 };
        assert_eq!((term("$tsn+1", N32), term("_", N8)), (Ok(next), Ok(Term::Open)));
    }

    #[test]
    fn what_is_no_value_of_the_shape_is_said_to_be_none() {
        for (text, shape) in [
            ("256", N8),
            ("0xg", N8),
            ("+1", N8),
            ("", N8),
            ("123", Shape::Bytes),
            ("é", Shape::Bytes),
            ("X", Shape::Flags("T")),
            ("", Shape::Flags("T")),
            ("[1;2]", Shape::Numbers),
            ("[1]", Shape::Ranges),
            ("$", N8),
            ("$a+x", N8),
            ("$a+99999999999", N8),
        ] {
            assert!(term(text, shape).is_err(), "{text}");
        }
    }
}
