//! Delays as LeoReplayer has them beside its opportunities: line by line the one-way delay of every 10 ms.

use super::{Step, few_lines, lines, quoted};

/// How long a line holds, ms.
const EACH_MS: f64 = 10.0;

/// The longest delay, ms, as in steps.
const LONGEST_MS: f64 = 3_600_000.0;

/// The one-way delays of a trace, which begins anew after its last.
#[derive(Clone, Debug, PartialEq)]
pub struct Delays(Vec<f64>);

impl Delays {
    /// Reads `text` as a document may hold it.
    ///
    /// # Errors
    /// A sentence with the line, counted from 1.
    pub fn read(text: &str) -> Result<Self, String> {
        few_lines(text)?;
        Self::read_long(text)
    }

    /// The same of a text of any length.
    ///
    /// # Errors
    /// A sentence with the line, counted from 1.
    pub fn read_long(text: &str) -> Result<Self, String> {
        let text = text.trim_start_matches('\u{feff}').trim_end();
        if text.is_empty() {
            return Err("is empty: it needs a line for every 10 ms, a delay in milliseconds".into());
        }
        // A line left out would move all after it by 10 ms.
        if let Some(number) = text.lines().position(|line| line.trim().is_empty()) {
            return Err(format!("line {}: is empty: a trace has no holes", number + 1));
        }
        let delay = |(number, line): (usize, &str)| {
            let ms = line.parse::<f64>().ok().filter(|ms| (0.0..=LONGEST_MS).contains(ms));
            ms.map(|ms| ms + 0.0).ok_or_else(|| {
                format!("line {number}: {} is not a delay from 0 to {LONGEST_MS} ms", quoted(line))
            })
        };
        lines(text).map(delay).collect::<Result<_, _>>().map(Self)
    }

    /// The one-way delay of every 10 ms, ms.
    pub fn all_ms(&self) -> &[f64] {
        &self.0
    }

    /// How long they take, s; then they begin anew.
    pub fn lasts_s(&self) -> f64 {
        self.0.len() as f64 * EACH_MS / 1e3
    }

    /// The same as steps, one for every change.
    pub(super) fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for (number, &delay_ms) in self.0.iter().enumerate() {
            let delay_ms = Some(delay_ms);
            if steps.last().is_none_or(|step| step.delay_ms != delay_ms) {
                let time_s = number as f64 * EACH_MS / 1e3;
                steps.push(Step { time_s, delay_ms, ..Step::default() });
            }
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_the_delay_of_10_ms() {
        let delays = Delays::read("24\n18\r\n18\n24.5\n").unwrap();
        assert_eq!(delays.lasts_s(), 0.04);
        let steps: Vec<_> = delays.steps().iter().map(|step| (step.time_s, step.delay_ms)).collect();
        assert_eq!(steps, [(0.0, Some(24.0)), (0.01, Some(18.0)), (0.03, Some(24.5))]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let error = |text| Delays::read(text).unwrap_err();
        assert_eq!(error("24\n\n18"), "line 2: is empty: a trace has no holes");
        assert_eq!(error("24\n-1"), "line 2: \"-1\" is not a delay from 0 to 3600000 ms");
        assert_eq!(error("24\nNaN"), "line 2: \"NaN\" is not a delay from 0 to 3600000 ms");
        assert_eq!(error("\n "), "is empty: it needs a line for every 10 ms, a delay in milliseconds");
    }
}
