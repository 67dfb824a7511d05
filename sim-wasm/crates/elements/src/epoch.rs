//! Instants in UTC as whole nanoseconds, from the calendar and back.
//!
//! Days have 86,400 s: a leap second is the first second of the next day, and the time between two instants on
//! either side of one is a second short, as everywhere where element sets are propagated.

use std::fmt;

use serde_json::Value;
use skywindow_form::{Datum, FieldSpec, Kind, Reader};

const NANOS_PER_SECOND: i64 = 1_000_000_000;
const SECONDS_PER_DAY: i64 = 86_400;
const NANOS_PER_DAY: i64 = SECONDS_PER_DAY * NANOS_PER_SECOND;
/// Noon, at which the day of J2000 begins.
const NOON: i64 = NANOS_PER_DAY / 2;
/// Years that nanoseconds in 64 bits hold with room to spare, and that element sets are from.
const YEARS: std::ops::RangeInclusive<i64> = 1957..=2156;
/// Days from 1 March of the year 0 to 1 January 2000.
const DAYS_TO_2000: i64 = 730_425;

/// An instant in UTC: nanoseconds since noon of 1 January 2000 (J2000).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(i64);

impl Epoch {
    /// Noon of 1 January 2000.
    pub const J2000: Self = Self(0);

    /// The instant `day` days into the year, with 1 for the midnight in which it begins; `day` in units of 10⁻⁸
    /// days, as in the first line of a TLE.
    pub(crate) fn from_day_of_year(year: i64, day_e8: i64) -> Option<Self> {
        let days_in_year = if is_leap(year) { 366 } else { 365 };
        let day = day_e8.div_euclid(100_000_000);
        if !YEARS.contains(&year) || !(1..=days_in_year).contains(&day) {
            return None;
        }
        let within = day_e8.rem_euclid(100_000_000) * (NANOS_PER_DAY / 100_000_000);
        Some(Self((days_since_2000(year, 1, 1) + day - 1) * NANOS_PER_DAY + within - NOON))
    }

    /// Reads `2026-11-22T06:30:00.123456`, with a day of the year in place of month and day (`2026-326T..`) if so
    /// written (CCSDS 502.0-B-3, 7.5.10), with up to nine decimals of the second and a Z at the end or none.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.strip_suffix('Z').unwrap_or(text);
        let (date, time) = text.split_once('T')?;
        let days = parse_date(date)?;
        Some(Self(days * NANOS_PER_DAY + parse_time(time)? - NOON))
    }

    /// Days since J2000.
    pub fn days_since_j2000(self) -> f64 {
        let day = self.0.div_euclid(NANOS_PER_DAY);
        day as f64 + self.part_of_day()
    }

    /// The part of a day since noon, 0 to 1.
    pub(crate) fn part_of_day(self) -> f64 {
        self.0.rem_euclid(NANOS_PER_DAY) as f64 / NANOS_PER_DAY as f64
    }

    /// Seconds from `earlier` to this instant.
    pub fn seconds_since(self, earlier: Self) -> f64 {
        let nanos = self.0 - earlier.0;
        let seconds = nanos.div_euclid(NANOS_PER_SECOND);
        seconds as f64 + nanos.rem_euclid(NANOS_PER_SECOND) as f64 / 1e9
    }
}

impl fmt::Display for Epoch {
    /// As OMM writes it, with as many decimals as it takes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let since_midnight = self.0 + NOON;
        let (year, month, day) = civil(since_midnight.div_euclid(NANOS_PER_DAY));
        let nanos = since_midnight.rem_euclid(NANOS_PER_DAY);
        let (seconds, fraction) = (nanos / NANOS_PER_SECOND, nanos % NANOS_PER_SECOND);
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")?;
        if fraction == 0 {
            return Ok(());
        }
        write!(f, ".{}", format!("{fraction:09}").trim_end_matches('0'))
    }
}

impl Datum for Epoch {
    const KIND: Kind = Kind::Text;

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let instant = value.as_str().and_then(Self::parse);
        if instant.is_none() {
            reader.wrong_type(value, "an instant in UTC such as \"2026-11-22T06:30:00\"");
        }
        instant
    }

    fn write(&self, _: bool) -> Value {
        Value::from(self.to_string())
    }
}

fn parse_date(text: &str) -> Option<i64> {
    let mut parts = text.split('-');
    let year = digits(parts.next()?, 4).filter(|year| YEARS.contains(year))?;
    let second = parts.next()?;
    let Some(third) = parts.next() else {
        let day = digits(second, 3)?;
        let days_in_year = if is_leap(year) { 366 } else { 365 };
        return (1..=days_in_year).contains(&day).then(|| days_since_2000(year, 1, 1) + day - 1);
    };
    let (month, day) = (digits(second, 2)?, digits(third, 2)?);
    if parts.next().is_some() || !(1..=12).contains(&month) {
        return None;
    }
    (1..=days_in_month(year, month)).contains(&day).then(|| days_since_2000(year, month, day))
}

/// Nanoseconds since midnight.
fn parse_time(text: &str) -> Option<i64> {
    let mut parts = text.split(':');
    let hour = digits(parts.next()?, 2).filter(|&hour| hour < 24)?;
    let minute = digits(parts.next()?, 2).filter(|&minute| minute < 60)?;
    let seconds = parts.next()?;
    if parts.next().is_some() {
        return None;
    }
    let (whole, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let leap = i64::from(hour == 23 && minute == 59);
    let second = digits(whole, 2).filter(|&second| second < 60 + leap)?;
    if fraction.len() > 9 {
        return None;
    }
    let fraction = digits(&format!("{fraction:0<9}"), 9)?;
    Some(((hour * 60 + minute) * 60 + second) * NANOS_PER_SECOND + fraction)
}

/// A number of exactly so many digits.
fn digits(text: &str, count: usize) -> Option<i64> {
    (text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().ok())?
}

const fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

const fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 => 28 + is_leap(year) as i64,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days from 1 January 2000, counting years from March so that a leap day is the last of its year.
const fn days_since_2000(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1 - DAYS_TO_2000
}

/// Year, month and day of so many days after 1 January 2000.
fn civil(days: i64) -> (i64, i64, i64) {
    // An estimate that is never too large, then at most a step or two upwards.
    let mut year = 2000 + days.div_euclid(366) - i64::from(days < 0);
    while days_since_2000(year + 1, 1, 1) <= days {
        year += 1;
    }
    let mut month = 1;
    while month < 12 && days_since_2000(year, month + 1, 1) <= days {
        month += 1;
    }
    (year, month, days - days_since_2000(year, month, 1) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(text: &str) -> f64 {
        Epoch::parse(text).expect(text).days_since_j2000()
    }

    #[test]
    fn j2000_is_noon_of_the_first_of_january_2000() {
        assert_eq!(days("2000-01-01T12:00:00"), 0.0);
        assert_eq!(days("2000-01-01T00:00:00.000"), -0.5);
        // Julian dates of the Astronomical Almanac, less 2451545.
        assert_eq!(days("2026-01-01T00:00:00Z"), 2_461_041.5 - 2_451_545.0);
        assert_eq!(days("1957-10-04T00:00:00"), 2_436_115.5 - 2_451_545.0);
        assert_eq!(days("2100-03-01T00:00:00"), 2_488_128.5 - 2_451_545.0);
    }

    #[test]
    fn the_day_of_the_year_is_another_way_to_write_the_same_instant() {
        assert_eq!(Epoch::parse("2024-061T06:00:00"), Epoch::parse("2024-03-01T06:00:00"));
        assert_eq!(Epoch::parse("2023-060T06:00:00"), Epoch::parse("2023-03-01T06:00:00"));
        assert_eq!(Epoch::from_day_of_year(2024, 6_125_000_000), Epoch::parse("2024-03-01T06:00:00"));
        assert_eq!(
            Epoch::from_day_of_year(2006, 17_682_412_014).map(|epoch| epoch.to_string()).as_deref(),
            Some("2006-06-25T19:46:43.980096")
        );
    }

    #[test]
    fn an_instant_reads_back_as_it_was_written() {
        for text in [
            "1957-01-01T00:00:00",
            "1999-12-31T23:59:59.999999999",
            "2024-02-29T12:34:56.5",
            "2156-12-31T11:59:59.1",
        ] {
            assert_eq!(Epoch::parse(text).expect(text).to_string(), text);
        }
        let mut day = Epoch::parse("1960-01-01T00:00:00").expect("an epoch");
        for _ in 0..60_000 {
            assert_eq!(Epoch::parse(&day.to_string()), Some(day));
            day = Epoch(day.0 + NANOS_PER_DAY + 1);
        }
    }

    #[test]
    fn what_is_no_instant_is_none() {
        for text in [
            "",
            "T",
            "2026-11-22",
            "2026-11-22 06:30:00",
            "2026-13-01T00:00:00",
            "2026-02-29T00:00:00",
            "2026-000T00:00:00",
            "2026-366T00:00:00",
            "1956-12-31T00:00:00",
            "2157-01-01T00:00:00",
            "2026-11-22T24:00:00",
            "2026-11-22T06:60:00",
            "2026-11-22T06:30:60",
            "2026-11-22T06:30:0x",
            "2026-11-22T06:30",
            "2026-11-22T06:30:00.1234567890",
            "+026-11-22T06:30:00",
            "2026-11-22T06:30:00+01:00",
        ] {
            assert_eq!(Epoch::parse(text), None, "{text}");
        }
        assert_eq!(Epoch::from_day_of_year(2023, 36_600_000_000), None);
        assert_eq!(Epoch::from_day_of_year(2023, 99_999_999), None);
    }

    #[test]
    fn a_leap_second_is_the_first_second_of_the_next_day() {
        assert_eq!(Epoch::parse("2016-12-31T23:59:60"), Epoch::parse("2017-01-01T00:00:00"));
    }
}
