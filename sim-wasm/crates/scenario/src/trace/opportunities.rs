//! The format of link emulators (mahimahi): a line for every opportunity to deliver 1500 bytes, in whole
//! milliseconds. Bytes that are not there when it comes are wasted; at the instant of its last line it begins anew.

use super::{lines, quoted};

/// The instants of a trace, in whole milliseconds, in order; its last is how long it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opportunities(Vec<u64>);

/// Thirty days, as a run may take.
const LONGEST_MS: u64 = 2_592_000_000;

impl Opportunities {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut instants: Vec<u64> = Vec::new();
        for (number, line) in lines(text) {
            let ms = line.parse::<u64>().ok().filter(|&ms| ms <= LONGEST_MS);
            let ms = ms.ok_or_else(|| {
                format!(
                    "line {number}: {} is not a whole number of milliseconds from 0 to {LONGEST_MS}",
                    quoted(line)
                )
            })?;
            if let Some(&before) = instants.last().filter(|&&before| ms < before) {
                return Err(format!(
                    "line {number}: {ms} ms is before {before} ms, the line before: time goes backwards"
                ));
            }
            instants.push(ms);
        }
        match instants.last() {
            None => Err("is empty: it needs a line for every opportunity, in milliseconds".into()),
            Some(0) => Err("takes no time: its last line must be above 0 ms".into()),
            Some(_) => Ok(Self(instants)),
        }
    }

    /// The instants, in milliseconds.
    pub fn instants_ms(&self) -> &[u64] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_an_opportunity() {
        let read = Opportunities::read("1\n3\r\n3\n\n10\n").map(|read| read.instants_ms().to_vec());
        assert_eq!(read, Ok(vec![1, 3, 3, 10]));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let error = |text| Opportunities::read(text).unwrap_err();
        assert_eq!(error("1\n5\n4"), "line 3: 4 ms is before 5 ms, the line before: time goes backwards");
        assert_eq!(
            error("1\n\n-4"),
            "line 3: \"-4\" is not a whole number of milliseconds from 0 to 2592000000"
        );
        assert_eq!(
            error("1\n2.5"),
            "line 2: \"2.5\" is not a whole number of milliseconds from 0 to 2592000000"
        );
        assert_eq!(
            error("1\nNaN"),
            "line 2: \"NaN\" is not a whole number of milliseconds from 0 to 2592000000"
        );
        assert_eq!(error("0\n0"), "takes no time: its last line must be above 0 ms");
    }
}
