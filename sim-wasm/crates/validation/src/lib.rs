//! What tests compare with others' measurements: one rule, and the figures in `docs/validation/` that the page shows.
//!
//! A test gives a [`Check`] the figures of both sides. Those that are too far apart fail it, and so do those that are not
//! in the file: what the page shows is what the tests measured. `npm run validation` makes the tests write the files anew,
//! with every setting where a usual run takes a sample ([`whole`]). What runs and words came to is compared with files, too
//! ([`golden`]).

pub mod golden;
pub mod mutation;

use std::fmt::Write as _;
use std::path::PathBuf;

/// The variable that makes tests write the figures.
const WRITES: &str = "SKYWINDOW_VALIDATION";

/// Whether the figures are written anew, of every setting.
pub fn whole() -> bool {
    std::env::var_os(WRITES).is_some()
}

/// A value, and the standard error of it: 0 for one that nothing random is in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// In the unit of the quantity.
    pub value: f64,
    /// In the same unit.
    pub error: f64,
}

impl Measured {
    /// A value without a spread.
    pub const fn exact(value: f64) -> Self {
        Self { value, error: 0.0 }
    }

    /// The mean of runs; one run tells nothing of its spread.
    ///
    /// # Panics
    /// Without runs.
    pub fn of(runs: &[f64]) -> Self {
        assert!(!runs.is_empty(), "no runs");
        let n = runs.len() as f64;
        let value = runs.iter().sum::<f64>() / n;
        let squares: f64 = runs.iter().map(|run| (run - value) * (run - value)).sum();
        Self { value, error: if runs.len() > 1 { (squares / (n - 1.0) / n).sqrt() } else { 0.0 } }
    }

    /// Both in another unit.
    pub fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, error: self.error * factor }
    }
}

/// What is compared, and in which unit.
#[derive(Clone, Copy, Debug)]
pub struct Quantity(pub &'static str, pub &'static str);

/// One comparison with a source, setting by setting.
pub struct Check {
    id: &'static str,
    lines: Vec<Vec<String>>,
    apart: Vec<String>,
}

/// Three standard errors of the difference or `least`, whichever is more.
fn tolerance(reference: Measured, measured: Measured, least: f64) -> f64 {
    (3.0 * reference.error.hypot(measured.error)).max(least)
}

const HEAD: [&str; 8] = [
    "setting",
    "quantity",
    "unit",
    "reference",
    "reference_error",
    "measured",
    "measured_error",
    "tolerance",
];

impl Check {
    /// The one with this name, which is that of its file.
    pub fn new(id: &'static str) -> Self {
        Self { id, lines: Vec::new(), apart: Vec::new() }
    }

    /// Compares within three standard errors of the difference or `least`, in the unit, whichever is more.
    pub fn compare(
        &mut self,
        setting: &str,
        Quantity(quantity, unit): Quantity,
        reference: Measured,
        measured: Measured,
        least: f64,
    ) {
        let tolerance = tolerance(reference, measured, least);
        let numbers =
            [reference.value, reference.error, measured.value, measured.error, tolerance].map(digits);
        let off = (measured.value - reference.value).abs();
        // What is no number is not within anything.
        if off.is_nan() || off > tolerance {
            let [theirs, _, ours, _, most] = &numbers;
            self.apart.push(format!(
                "{setting}, {quantity}: {ours} instead of {theirs} {unit}, at most {most} apart"
            ));
        }
        let words = [setting, quantity, unit].map(str::to_owned);
        self.lines.push(words.into_iter().chain(numbers).collect());
    }

    /// Asks of a figure that is known to be further apart than `compare` allows that it still is, so that none is
    /// left out that agrees.
    pub fn known_apart(
        &mut self,
        setting: &str,
        Quantity(quantity, unit): Quantity,
        reference: Measured,
        measured: Measured,
        least: f64,
    ) {
        let most = tolerance(reference, measured, least);
        let off = (measured.value - reference.value).abs();
        if off.is_nan() || off <= most {
            self.apart.push(format!(
                "{setting}, {quantity}: {} agrees with {} {unit}, and is said not to",
                digits(measured.value),
                digits(reference.value)
            ));
        }
    }

    /// Ends the comparison: of `sample` settings and quantities, or of however many all are where the file is written.
    ///
    /// # Panics
    /// Where one is too far apart, or said to be and is not, the number is another, or the file says something else.
    pub fn finish(self, sample: usize) {
        assert!(self.apart.is_empty(), "{}: {:#?}", self.id, self.apart);
        if whole() {
            let file = self.file();
            std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            std::fs::write(&file, self.text()).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            return;
        }
        assert_eq!(self.lines.len(), sample, "{}: so many were compared", self.id);
        let stale = self.stale(&self.written());
        assert!(
            stale.is_empty(),
            "docs/validation/{}.csv says something else; `npm run validation` writes it anew: {stale:#?}",
            self.id
        );
    }

    fn file(&self) -> PathBuf {
        let name = format!("{}.csv", self.id);
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../docs/validation").join(name)
    }

    fn written(&self) -> Vec<Vec<String>> {
        let file = self.file();
        let mut reader =
            csv::Reader::from_path(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let records = reader.records().map(|record| record.expect("a row"));
        records.map(|record| record.iter().map(str::to_owned).collect()).collect()
    }

    /// What was compared and is not in these lines.
    fn stale<'a>(&'a self, written: &[Vec<String>]) -> Vec<&'a Vec<String>> {
        self.lines.iter().filter(|line| !written.contains(line)).collect()
    }

    fn text(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(HEAD).expect("written");
        for line in &self.lines {
            writer.write_record(line).expect("written");
        }
        String::from_utf8(writer.into_inner().expect("written")).expect("text")
    }
}

/// Six significant digits, more than any of the spreads is worth.
fn digits(value: f64) -> String {
    let mut text = format!("{value:.5e}");
    let rounded: f64 = text.parse().unwrap_or(f64::NAN);
    text.clear();
    write!(text, "{rounded}").expect("written");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOODPUT: Quantity = Quantity("goodput", "kbit/s");

    fn check(reference: Measured, measured: Measured, least: f64) -> Check {
        let mut check = Check::new("example");
        check.compare("1 % loss", GOODPUT, reference, measured, least);
        check
    }

    #[test]
    fn a_mean_has_the_standard_error_of_its_runs() {
        assert_eq!(Measured::of(&[1.0, 3.0]), Measured { value: 2.0, error: 1.0 });
        assert_eq!(Measured::of(&[5.0]), Measured::exact(5.0));
        assert_eq!(Measured::of(&[1.0, 3.0]).times(10.0), Measured { value: 20.0, error: 10.0 });
    }

    #[test]
    fn three_standard_errors_of_the_difference_or_the_least_whichever_is_more() {
        let theirs = Measured { value: 100.0, error: 3.0 };
        let ours = |value| Measured { value, error: 4.0 };
        assert!(check(theirs, ours(115.0), 3.0).apart.is_empty());
        assert_eq!(
            check(theirs, ours(115.1), 3.0).apart,
            ["1 % loss, goodput: 115.1 instead of 100 kbit/s, at most 15 apart"]
        );
        assert!(check(theirs, ours(120.0), 20.0).apart.is_empty());
        assert_eq!(check(theirs, ours(79.9), 20.0).apart.len(), 1);
        assert_eq!(check(theirs, ours(f64::NAN), 20.0).apart.len(), 1);
    }

    #[test]
    fn what_is_known_to_be_apart_fails_once_it_agrees() {
        let apart = |measured: f64| {
            let mut check = Check::new("example");
            let theirs = Measured { value: 100.0, error: 3.0 };
            check.known_apart("1 % loss", GOODPUT, theirs, Measured { value: measured, error: 4.0 }, 3.0);
            check.apart
        };
        assert!(apart(115.1).is_empty());
        assert_eq!(apart(114.9), ["1 % loss, goodput: 114.9 agrees with 100 kbit/s, and is said not to"]);
        assert_eq!(apart(f64::NAN).len(), 1);
    }

    #[test]
    fn what_the_file_does_not_say_is_stale() {
        let check = check(Measured::exact(100.0), Measured::exact(100.5), 3.0);
        let line =
            ["1 % loss", "goodput", "kbit/s", "100", "0", "100.5", "0", "3"].map(str::to_owned).to_vec();
        assert_eq!(check.text(), format!("{}\n{}\n", HEAD.join(","), line.join(",")));
        assert!(check.stale(std::slice::from_ref(&line)).is_empty());
        let mut other = line;
        other[5] = "100.4".to_owned();
        assert_eq!(check.stale(&[other]), [&check.lines[0]]);
    }

    #[test]
    fn numbers_have_six_digits() {
        assert_eq!(
            [0.0, 1.0 / 3.0, 1234567.8, 2.5e-7].map(digits),
            ["0", "0.333333", "1234570", "0.00000025"]
        );
    }
}
