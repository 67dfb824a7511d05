//! Two-line element sets, with a line for the name before them or without.
//!
//! Columns as in T. S. Kelso, Frequently asked questions: two-line element set format. A catalogue number above
//! 99,999 begins with a letter (Alpha-5). Lines that begin with # and what stands after column 69, as the published
//! verification set has them, are left aside.

use skywindow_form::Problem;

use crate::element_set::{
    DRAG, ECCENTRICITY, ElementSet, INCLINATION, MEAN_ANOMALY, MEAN_MOTION, NODE, Number, PERIGEE,
    catalogue_number,
};
use crate::epoch::Epoch;
use crate::reading::Reading;

/// Columns of a line, the last for the checksum.
const WIDTH: usize = 69;
/// Blank columns, from 0.
const BLANKS: [&[usize]; 2] = [&[1, 8, 17, 32, 43, 52, 61, 63], &[1, 7, 16, 25, 33, 42, 51]];

#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    fn begins(self, digit: &str) -> bool {
        self.text.strip_prefix(digit).is_some_and(|rest| rest.starts_with(' '))
    }

    fn problem(self, why: impl Into<String>) -> Problem {
        Problem::new(self.place(), why)
    }

    fn place(self) -> String {
        format!("line {}", self.number)
    }

    /// The text in some columns, from 0, without blanks around it. Only for lines that passed [`well_formed`].
    fn columns(self, columns: std::ops::Range<usize>) -> &'a str {
        self.text.get(columns).unwrap_or("").trim()
    }

    fn number(self, kind: &Number, text: &str) -> Result<f64, Problem> {
        kind.parse(text).map_err(|why| self.problem(why))
    }
}

pub(crate) fn read(text: &str, reading: &mut Reading) {
    let mut lines = (1..)
        .zip(text.lines())
        .map(|(number, text)| Line { number, text: text.trim_end() })
        .filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
        .peekable();
    let mut name: Option<Line<'_>> = None;
    while let Some(line) = lines.next() {
        // A name may begin like a line of elements; then a first line follows it.
        let first_follows = lines.peek().is_some_and(|next| next.begins("1"));
        if line.begins("1") && !first_follows {
            match lines.next_if(|next| next.begins("2")) {
                Some(second) => {
                    let read = pair(name, line, second).map_err(|problem| vec![problem]);
                    reading.take(line.place(), read);
                }
                None => reading.refuse(line.problem("its second line does not follow")),
            }
            name = None;
        } else if line.begins("2") && !first_follows {
            reading.refuse(line.problem("its first line does not stand before it"));
            name = None;
        } else {
            if let Some(lone) = name.replace(line) {
                reading.refuse(lone.problem("no element set follows this name"));
            }
        }
    }
    if let Some(lone) = name {
        reading.refuse(lone.problem("no element set follows this name"));
    }
}

fn pair(name: Option<Line<'_>>, first: Line<'_>, second: Line<'_>) -> Result<ElementSet, Problem> {
    for (line, blanks) in [first, second].into_iter().zip(BLANKS) {
        well_formed(line, blanks).map_err(|why| line.problem(why))?;
    }
    let catalogue_number = alpha5(first.columns(2..7)).map_err(|why| first.problem(why))?;
    if alpha5(second.columns(2..7)).map_err(|why| second.problem(why))? != catalogue_number {
        return Err(
            second.problem(format!("it is not of satellite {catalogue_number}, as the line before it"))
        );
    }
    if first.columns(62..63) == "4" {
        return Err(first.problem("the elements are of SGP4-XP, and only those of SGP4 can be used"));
    }
    let set = ElementSet {
        name: name.map_or_else(|| catalogue_number.to_string(), |line| satellite_name(line.text)),
        catalogue_number,
        epoch: epoch(first.columns(18..32)).map_err(|why| first.problem(why))?,
        drag: first.number(&DRAG, &with_exponent(first.columns(53..61)))?,
        inclination_deg: second.number(&INCLINATION, second.columns(8..16))?,
        node_deg: second.number(&NODE, second.columns(17..25))?,
        eccentricity: second.number(&ECCENTRICITY, &format!("0.{}", second.columns(26..33)))?,
        perigee_deg: second.number(&PERIGEE, second.columns(34..42))?,
        mean_anomaly_deg: second.number(&MEAN_ANOMALY, second.columns(43..51))?,
        mean_motion_rev_day: second.number(&MEAN_MOTION, second.columns(52..63))?,
    };
    set.flies_at(set.epoch).map_err(|why| first.problem(why))?;
    Ok(set)
}

/// Length, blanks between the fields, and the checksum: digits add up as they are, a minus sign as one.
fn well_formed(line: Line<'_>, blanks: &[usize]) -> Result<(), String> {
    let (bytes, rest) = line.text.as_bytes().split_at_checked(WIDTH).ok_or_else(|| {
        format!("the line has {} columns, and a line of elements has {WIDTH}", line.text.chars().count())
    })?;
    if !bytes.is_ascii() {
        return Err("the line has a character that no line of elements has".to_owned());
    }
    if rest.first().is_some_and(|&next| next != b' ') {
        return Err(format!("the line has more than {WIDTH} columns"));
    }
    if let Some(column) = blanks.iter().find(|&&column| bytes[column] != b' ') {
        return Err(format!("column {} should be blank", column + 1));
    }
    let sum: u32 = bytes[..WIDTH - 1].iter().map(|&byte| worth(byte)).sum();
    let given = char::from(bytes[WIDTH - 1]);
    if given.to_digit(10) == Some(sum % 10) {
        Ok(())
    } else {
        Err(format!("the checksum is `{given}`, but the line adds up to {}", sum % 10))
    }
}

fn worth(byte: u8) -> u32 {
    match byte {
        b'0'..=b'9' => u32::from(byte - b'0'),
        b'-' => 1,
        _ => 0,
    }
}

/// The name without the 0 that some write before it.
fn satellite_name(text: &str) -> String {
    text.strip_prefix("0 ").unwrap_or(text).trim().to_owned()
}

/// A catalogue number of five digits, or of a letter for ten and more and four digits; I and O are left out.
fn alpha5(text: &str) -> Result<u32, String> {
    let (letter, rest) = match text.as_bytes() {
        [letter @ b'A'..=b'Z', rest @ ..] => (*letter, rest),
        _ => return catalogue_number(text),
    };
    let tens = match letter {
        b'A'..=b'H' => u32::from(letter - b'A') + 10,
        b'J'..=b'N' => u32::from(letter - b'J') + 18,
        b'P'..=b'Z' => u32::from(letter - b'P') + 23,
        _ => {
            return Err(format!(
                "the catalogue number `{text}` begins with {}, which none does",
                char::from(letter)
            ));
        }
    };
    if rest.len() != 4 || !rest.iter().all(u8::is_ascii_digit) {
        return Err(format!("the catalogue number `{text}` is not a letter and four digits"));
    }
    Ok(rest.iter().fold(tens, |number, digit| 10 * number + u32::from(digit - b'0')))
}

/// Two digits of the year, 57 to 56 for 1957 to 2056, and the day of the year.
fn epoch(text: &str) -> Result<Epoch, String> {
    let parse = || {
        let (year, day) = text.split_at_checked(2)?;
        let year: i64 = year.trim().parse().ok()?;
        let (day, fraction) = day.split_once('.')?;
        let (day, fraction) = (day.trim(), fraction.get(..8.min(fraction.len()))?);
        let digits = day.bytes().chain(fraction.bytes()).all(|byte| byte.is_ascii_digit());
        let day_e8 = format!("{day}{fraction:0<8}").parse().ok().filter(|_| digits)?;
        Epoch::from_day_of_year(if year < 57 { 2000 + year } else { 1900 + year }, day_e8)
    };
    parse().ok_or_else(|| format!("the epoch `{text}` is no year with its day"))
}

/// `-12345-4` as a number that can be read: a decimal point before the digits, an e before the exponent.
fn with_exponent(text: &str) -> String {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    match digits.find(['-', '+']) {
        Some(exponent) => format!("{sign}0.{}e{}", digits[..exponent].trim(), &digits[exponent..]),
        None => format!("{sign}0.{digits}"),
    }
}
