//! What drives one direction of a link, of whichever formats the texts are.

use super::{Delays, Opportunities, Step, Trace, Way};

/// What one direction of a link is driven by.
#[derive(Clone, Debug, PartialEq)]
pub struct Driven {
    /// When packets can leave, where the rate does not say; they begin anew after the last.
    pub opportunities: Option<Opportunities>,
    /// Steps in order of time, each of which holds until the next.
    pub steps: Vec<Step>,
    /// After how long the steps begin anew, s, if they do: then the first is at 0 s.
    pub period_s: Option<f64>,
}

impl Driven {
    /// What the texts of a trace, which `repeats` if it is one of steps, and of delays make of the direction `way`; none
    /// where neither is there, or can be read.
    pub(crate) fn new(trace: Option<&str>, delays: Option<&str>, repeats: bool, way: Way) -> Option<Self> {
        let trace = trace.and_then(|text| Trace::read(text).ok());
        let steps = trace.as_ref().and_then(|trace| Some((trace.steps(way)?, trace.span_s()[1])));
        let opportunities = match trace {
            Some(Trace::Opportunities(opportunities)) => Some(opportunities),
            _ => None,
        };
        if let Some((steps, ends_s)) = steps {
            return Some(Self {
                opportunities,
                steps,
                period_s: Some(ends_s).filter(|&s| repeats && s > 0.0),
            });
        }
        let delays = delays.and_then(|text| Delays::read(text).ok());
        if delays.is_none() && opportunities.is_none() {
            return None;
        }
        let period_s = delays.as_ref().map(Delays::lasts_s);
        Some(Self { opportunities, steps: delays.map_or_else(Vec::new, |delays| delays.steps()), period_s })
    }

    /// Whether it says how long the way takes.
    pub fn has_delays(&self) -> bool {
        self.steps.iter().any(|step| step.delay_ms.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_opportunities_with_a_delay_every_10_ms() {
        let pair = Driven::new(Some("5\n10\n"), Some("20\n30\n"), false, Way::Out).unwrap();
        assert_eq!(pair.opportunities.as_ref().map(Opportunities::instants_ms), Some(&[5, 10][..]));
        assert_eq!((pair.steps.len(), pair.period_s, pair.has_delays()), (2, Some(0.02), true));
    }

    #[test]
    fn what_is_not_there_drives_nothing() {
        assert_eq!(Driven::new(None, None, true, Way::Back), None);
        let alone = Driven::new(Some("5\n"), None, false, Way::Back).unwrap();
        assert_eq!((alone.steps.len(), alone.period_s, alone.has_delays()), (0, None, false));
    }

    #[test]
    fn steps_begin_anew_only_where_that_is_said() {
        let steps = Some("time_s,rate_bps\n0,1e6\n4,2e6\n");
        let period = |repeats| Driven::new(steps, None, repeats, Way::Out).unwrap().period_s;
        assert_eq!((period(true), period(false)), (Some(4.0), None));
    }
}
