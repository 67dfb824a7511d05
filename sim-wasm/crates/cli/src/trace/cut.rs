//! A part of a trace as a trace of its own, whose time begins at 0, short enough for a document.

use std::fmt::Write as _;

use skywindow_scenario::{Delays, Opportunities, RoundTrips, Step, Steps};

/// The part of a trace from one instant to another, s after its start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Where it begins.
    pub from_s: f64,
    /// Where it ends.
    pub until_s: f64,
}

impl Part {
    /// Opportunities within it; what carries none at its end is left out, for the last of them ends a turn.
    pub fn opportunities(self, trace: &Opportunities) -> String {
        let [from, until] = [self.from_s, self.until_s].map(|s| (s * 1e3).round() as u64);
        let own = trace.instants_ms().iter().filter(|&&ms| from < ms && ms <= until);
        own.fold(String::new(), |mut text, ms| {
            let _ = writeln!(text, "{}", ms - from);
            text
        })
    }

    /// The delays of every 10 ms within it.
    pub fn delays(self, trace: &Delays) -> String {
        let [from, until] = [self.from_s, self.until_s].map(|s| (s * 100.0).round() as usize);
        let all = trace.all_ms();
        let own = &all[from.min(all.len())..until.clamp(from.min(all.len()), all.len())];
        own.iter().fold(String::new(), |mut text, ms| {
            let _ = writeln!(text, "{ms}");
            text
        })
    }

    /// Steps within it, the first of them what holds at its beginning.
    pub fn steps(self, trace: &Steps) -> String {
        let all = trace.all();
        let first = all.partition_point(|step| step.time_s <= self.from_s).saturating_sub(1);
        let own = all[first..].iter().take_while(|step| step.time_s <= self.until_s);
        let mut text = String::from("time_s");
        let columns = |step: &Step| {
            [("delay_ms", step.delay_ms), ("rate_bps", step.rate_bps), ("loss", step.loss)]
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
        };
        all.iter().take(1).flat_map(columns).for_each(|(name, _)| {
            let _ = write!(text, ",{name}");
        });
        for step in own {
            let after_ns = ((step.time_s - self.from_s).max(0.0) * 1e9).round();
            let _ = write!(text, "\n{}", after_ns / 1e9);
            columns(step).for_each(|(_, value)| {
                let _ = write!(text, ",{value}");
            });
        }
        text + "\n"
    }

    /// Probes within it, with the timestamps that they have: the first is where the part begins.
    pub fn round_trips(self, trace: &RoundTrips) -> String {
        let mut text = String::from("timestamp,rtt,uplink,downlink\n");
        let began = trace.all().first().map_or(0, |first| first.at_ns);
        for trip in trace.all() {
            let after_s = (trip.at_ns - began) as f64 / 1e9;
            if after_s < self.from_s || after_s > self.until_s {
                continue;
            }
            let lost = |lost: bool| if lost { "-1" } else { "0" };
            let _ = match (trip.rtt_ms, trip.lost) {
                // The clocks at both ends are not known to agree: half of it is for each way.
                (Some(rtt), _) => writeln!(text, "{},{rtt},{1},{1}", trip.at_ns, rtt / 2.0),
                (None, [true, true]) => writeln!(text, "{},-1,0,0", trip.at_ns),
                (None, [out, back]) => writeln!(text, "{},0,{},{}", trip.at_ns, lost(out), lost(back)),
            };
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::Trace;

    use super::*;

    const PART: Part = Part { from_s: 0.01, until_s: 0.03 };

    #[test]
    fn a_part_is_a_trace_that_begins_at_0() {
        let Ok(Trace::Opportunities(opportunities)) = Trace::read("2\n10\n11\n11\n30\n31\n") else {
            panic!()
        };
        assert_eq!(PART.opportunities(&opportunities), "1\n1\n20\n");
        let delays = Delays::read("20\n21.5\n22\n23\n").expect("delays");
        assert_eq!(PART.delays(&delays), "21.5\n22\n");
        let Ok(Trace::Steps(steps)) =
            Trace::read("time_s,rate_bps,delay_ms\n0,5,7\n0.02,6,8\n0.03,7,9\n0.04,8,9\n")
        else {
            panic!()
        };
        assert_eq!(PART.steps(&steps), "time_s,delay_ms,rate_bps\n0,7,5\n0.01,8,6\n0.02,9,7\n");
    }

    #[test]
    fn a_part_of_round_trips_keeps_losses_and_their_ways() {
        let text = "timestamp,rtt,uplink,downlink\n0,40,1,1\n10000000,-1,0,0\n20000000,50,1,1\n30000000,0,0,-1\n40000000,1,1,1\n";
        let Ok(Trace::RoundTrips(trips)) = Trace::read(text) else { panic!() };
        assert_eq!(
            PART.round_trips(&trips),
            "timestamp,rtt,uplink,downlink\n10000000,-1,0,0\n20000000,50,25,25\n30000000,0,0,-1\n"
        );
    }
}
