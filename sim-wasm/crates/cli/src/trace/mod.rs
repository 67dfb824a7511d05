//! `skywindow trace`: what a trace of a link holds, and a part of it as a trace of its own.

mod cut;
mod reconfigurations;

use serde_json::{Map, Value, json};
use skywindow_scenario::{Delays, Opportunities, RoundTrips, Step, Steps, Trace};

use crate::arguments::TraceArguments;
use crate::failure::Failure;
use crate::{input, output};
use cut::Part;
use reconfigurations::{Found, LEAST_SCORE, Sample, Sign};

/// The quantiles that are told.
const QUANTILES: [(&str, f64); 5] = [("p5", 0.05), ("p25", 0.25), ("p50", 0.5), ("p75", 0.75), ("p95", 0.95)];

/// Delays of steps are looked at so often, s, and at no more instants than that.
const SAMPLED_S: f64 = 0.01;
const MOST_SAMPLES: f64 = 1e6;

/// Prints what was asked for.
///
/// # Errors
/// What is wrong with the input.
pub fn trace(arguments: &TraceArguments) -> Result<(), Failure> {
    let named = |name: &str, why: String| Failure::input(format!("{name}: {why}"));
    let read = |name: &String| Trace::read_long(&input::trace(name)?).map_err(|why| named(name, why));
    let read_delays = |name: &String| Delays::read_long(&input::trace(name)?).map_err(|why| named(name, why));
    let trace = arguments.file.as_ref().map(read).transpose()?;
    let delays = arguments.delays.as_ref().map(read_delays).transpose()?;
    let ends_s = [trace.as_ref().map(|trace| trace.span_s()[1]), delays.as_ref().map(Delays::lasts_s)];
    let ends_s = ends_s.into_iter().flatten().fold(0.0, f64::max);
    if let Some(part) = part(arguments, ends_s)? {
        return match (trace, delays) {
            (Some(_), Some(_)) => {
                Err(Failure::input("--start and --duration print a part of one file at a time"))
            }
            (Some(trace), None) => output::text(&text_of(&trace, part)),
            (None, delays) => output::text(&delays.map_or_else(String::new, |delays| part.delays(&delays))),
        };
    }
    if trace.as_ref().is_some_and(|trace| !matches!(trace, Trace::Opportunities(_))) && delays.is_some() {
        return Err(Failure::input("--delays stand beside opportunities alone: CSV has its own"));
    }
    let mut told = Map::new();
    if let Some(trace) = &trace {
        about(trace, &mut told);
    }
    if let Some(delays) = &delays {
        about_delays(delays, trace.is_none(), &mut told);
    }
    output::json(&Value::Object(told))
}

/// The part that is wanted, if one is.
fn part(arguments: &TraceArguments, ends_s: f64) -> Result<Option<Part>, Failure> {
    let seconds = |option: &str, text: &Option<String>| {
        let text = text.as_ref().map(|text| input::seconds(option, text)).transpose()?;
        match text.filter(|&s| s < 0.0) {
            Some(s) => Err(Failure::input(format!("--{option}: {s} is below 0"))),
            None => Ok(text),
        }
    };
    let [start, duration] = [seconds("start", &arguments.start)?, seconds("duration", &arguments.duration)?];
    if start.is_none() && duration.is_none() {
        return Ok(None);
    }
    let from_s = start.unwrap_or(0.0);
    if from_s >= ends_s {
        return Err(Failure::input(format!(
            "--start: {from_s} s is not before the end of the trace, {ends_s} s"
        )));
    }
    Ok(Some(Part { from_s, until_s: duration.map_or(ends_s, |duration_s| from_s + duration_s) }))
}

fn text_of(trace: &Trace, part: Part) -> String {
    match trace {
        Trace::Opportunities(trace) => part.opportunities(trace),
        Trace::Steps(trace) => part.steps(trace),
        Trace::RoundTrips(trace) => part.round_trips(trace),
    }
}

fn about(trace: &Trace, told: &mut Map<String, Value>) {
    let [begins_s, ends_s] = trace.span_s();
    told.insert("span_s".into(), json!(ends_s - begins_s));
    match trace {
        Trace::Opportunities(trace) => about_opportunities(trace, told),
        Trace::Steps(trace) => about_steps(trace, told),
        Trace::RoundTrips(trace) => about_round_trips(trace, told),
    }
}

fn about_opportunities(trace: &Opportunities, told: &mut Map<String, Value>) {
    told.insert("format".into(), json!("opportunities"));
    let instants = trace.instants_ms();
    let turn_ms = instants.last().copied().unwrap_or(1).max(1);
    // Of whole seconds; of a turn that is shorter there is its own.
    let each_ms = turn_ms.min(1000);
    let mut counts = vec![0_u32; (turn_ms / each_ms) as usize];
    for &ms in instants {
        // What comes at the end of a second has had it to wait.
        if let Some(count) = counts.get_mut((ms.saturating_sub(1) / each_ms) as usize) {
            *count += 1;
        }
    }
    let bits = |count: f64| count * 12_000.0 * 1e3;
    let rates = counts.iter().map(|&count| (bits(f64::from(count)) / each_ms as f64, 1.0)).collect();
    let mean = bits(instants.len() as f64) / turn_ms as f64;
    told.insert("opportunities".into(), json!(instants.len()));
    told.insert("rate_bps".into(), quantiles(rates, Some(mean)));
}

fn about_delays(delays: &Delays, alone: bool, told: &mut Map<String, Value>) {
    let all = delays.all_ms();
    if alone {
        told.insert("format".into(), json!("delays"));
        told.insert("span_s".into(), json!(delays.lasts_s()));
    } else {
        told.insert("delays_span_s".into(), json!(delays.lasts_s()));
    }
    told.insert("delay_ms".into(), quantiles(all.iter().map(|&ms| (ms, 1.0)).collect(), None));
    let samples: Vec<Sample> =
        (0..).zip(all).map(|(number, &ms)| (f64::from(number) * SAMPLED_S, ms)).collect();
    told.insert("reconfigurations".into(), reconfigurations(&samples, 1.0, None));
}

fn about_steps(trace: &Steps, told: &mut Map<String, Value>) {
    let steps = trace.all();
    told.insert("format".into(), json!("steps"));
    told.insert("steps".into(), json!(steps.len()));
    let weighed = |value: fn(&Step) -> Option<f64>| -> Vec<(f64, f64)> {
        let own =
            steps.windows(2).filter_map(|pair| Some((value(&pair[0])?, pair[1].time_s - pair[0].time_s)));
        let own: Vec<_> = own.collect();
        let only = steps.first().and_then(value).filter(|_| own.is_empty()).map(|value| (value, 1.0));
        own.into_iter().chain(only).collect()
    };
    let (rates, delays, losses) =
        (weighed(|step| step.rate_bps), weighed(|step| step.delay_ms), weighed(|step| step.loss));
    if !rates.is_empty() {
        told.insert("rate_bps".into(), quantiles(rates, None));
    }
    if !losses.is_empty() {
        told.insert("loss".into(), json!(mean(&losses)));
    }
    if !delays.is_empty() {
        told.insert("delay_ms".into(), quantiles(delays, None));
        told.insert("reconfigurations".into(), reconfigurations(&sampled(steps), 1.0, None));
    }
}

/// The delays of steps at instants that are as far apart as those of other traces.
fn sampled(steps: &[Step]) -> Vec<Sample> {
    let [begins_s, ends_s] = [steps.first(), steps.last()].map(|step| step.map_or(0.0, |step| step.time_s));
    let each_s = SAMPLED_S.max((ends_s - begins_s) / MOST_SAMPLES);
    let count = ((ends_s - begins_s) / each_s) as usize;
    let mut at = 0;
    let sample = |number: usize| {
        let after_s = number as f64 * each_s;
        while steps.get(at + 1).is_some_and(|next| next.time_s <= begins_s + after_s) {
            at += 1;
        }
        Some((after_s, steps[at].delay_ms?))
    };
    (0..count).filter_map(sample).collect()
}

fn about_round_trips(trace: &RoundTrips, told: &mut Map<String, Value>) {
    let trips = trace.all();
    let began_ns = trips.first().map_or(0, |first| first.at_ns);
    told.insert("format".into(), json!("round-trips"));
    let count =
        |lost: [bool; 2]| trips.iter().filter(|trip| trip.rtt_ms.is_none() && trip.lost == lost).count();
    let [up, down, unknown] = [[true, false], [false, true], [true, true]].map(count);
    let lost = up + down + unknown;
    told.insert("probes".into(), json!(trips.len()));
    told.insert(
        "losses".into(),
        json!({ "share": lost as f64 / trips.len() as f64, "uplink": up, "downlink": down, "unknown": unknown }),
    );
    let own = || trips.iter().filter_map(|trip| Some((trip.at_ns, trip.rtt_ms?)));
    told.insert("rtt_ms".into(), quantiles(own().map(|(_, ms)| (ms, 1.0)).collect(), None));
    let samples: Vec<Sample> = own().map(|(at, ms)| ((at - began_ns) as f64 / 1e9, ms / 2.0)).collect();
    told.insert("reconfigurations".into(), reconfigurations(&samples, 2.0, Some(began_ns)));
}

/// What was found in one-way delays; of round trips, which change by as much `times` two, with the seconds of the minute.
fn reconfigurations(samples: &[Sample], times: f64, began_ns: Option<u64>) -> Value {
    let tenth = |value: f64| (value * 10.0).round() / 10.0;
    let Some(found) = reconfigurations::find(samples) else {
        return json!({ "verdict": "none found", "why": "the trace is too short: four turns of five seconds are the least" });
    };
    let Found { sign, period_s, offset_s, instants, change_ms, usual_ms, score } = found;
    let sign = match sign {
        Sign::Level => "level",
        Sign::Moment => "moment",
    };
    let score = tenth(score.max(0.0));
    if found.score < LEAST_SCORE {
        return json!({ "verdict": "none found", "score": score, "least_score": LEAST_SCORE });
    }
    let first_s = samples.first().map_or(0.0, |first| first.0) + offset_s;
    let mut told = json!({
        "verdict": "found", "period_s": period_s, "offset_s": tenth(first_s), "instants": instants, "sign": sign,
        "change_ms": change_ms * times, "usual_change_ms": usual_ms * times,
        "score": score, "least_score": LEAST_SCORE,
    });
    if let Some(began_ns) = began_ns.filter(|_| 60.0 % period_s == 0.0) {
        let into_s = (began_ns % 60_000_000_000) as f64 / 1e9 + first_s;
        let seconds: Vec<f64> = (0..(60.0 / period_s) as u32)
            .map(|turn| tenth(into_s % period_s + f64::from(turn) * period_s))
            .collect();
        told["seconds_of_minute"] = json!(seconds);
    }
    told
}

/// Quantiles of values with their weights, and the mean, or `own` instead of it.
fn quantiles(mut values: Vec<(f64, f64)>, own: Option<f64>) -> Value {
    values.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let all: f64 = values.iter().map(|(_, weight)| weight).sum();
    let quantile = |share: f64| {
        let mut below = 0.0;
        let found = values.iter().find(|(_, weight)| {
            below += weight;
            below >= share * all
        });
        found.or(values.last()).map_or(0.0, |(value, _)| *value)
    };
    let mut told = Map::new();
    told.insert("mean".into(), json!(own.unwrap_or_else(|| mean(&values))));
    for (name, share) in QUANTILES {
        told.insert(name.into(), json!(quantile(share)));
    }
    Value::Object(told)
}

fn mean(values: &[(f64, f64)]) -> f64 {
    let all: f64 = values.iter().map(|(_, weight)| weight).sum();
    values.iter().map(|(value, weight)| value * weight).sum::<f64>() / all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Map<String, Value> {
        let mut told = Map::new();
        about(&Trace::read_long(text).expect("a trace"), &mut told);
        told
    }

    #[test]
    fn opportunities_are_rates_of_whole_seconds() {
        // 100 in the first second and 300 in the second: 1.2 and 3.6 Mbit/s.
        let lines = |from: u64, each: u64, count: u64| (1..=count).map(move |at| from + at * each);
        let text: Vec<String> =
            lines(0, 10, 100).chain(lines(1000, 3, 299)).chain([2000]).map(|ms| ms.to_string()).collect();
        let told = told(&text.join("\n"));
        assert_eq!((&told["span_s"], &told["opportunities"]), (&json!(2.0), &json!(400)));
        let rates = &told["rate_bps"];
        assert_eq!(
            (&rates["p25"], &rates["p75"], &rates["mean"]),
            (&json!(1.2e6), &json!(3.6e6), &json!(2.4e6))
        );
    }

    #[test]
    fn steps_count_for_as_long_as_they_hold() {
        let told = told("time_s,rate_bps,loss\n0,1e6,0\n1,4e6,0.5\n4,9e6,1\n");
        assert_eq!(told["rate_bps"]["mean"], json!(3.25e6));
        assert_eq!((&told["rate_bps"]["p25"], &told["rate_bps"]["p50"]), (&json!(1e6), &json!(4e6)));
        assert_eq!((&told["loss"], told.get("reconfigurations")), (&json!(0.375), None));
    }

    #[test]
    fn probes_that_are_lost_are_counted_by_their_way_and_reconfigurations_by_the_second_of_the_minute() {
        // From 7 s into a minute on: a probe every 50 ms, and another level at seconds 12, 27, 42 and 57.
        let began: u64 = 1_700_000_040_000_000_000 / 60_000_000_000 * 60_000_000_000 + 7_000_000_000;
        let levels = [40, 49, 43, 55, 38, 47, 60, 41, 52, 44, 57, 39, 50];
        let line = |number: u64| {
            let at = began + number * 50_000_000;
            let level =
                levels[((number * 50 + 10_000) / 15_000) as usize] as f64 + (number * 7 % 11) as f64 / 10.0;
            match number {
                3 => format!("{at},-1,0,0\n"),
                5 => format!("{at},0,-1,0\n"),
                7 | 8 => format!("{at},0,0,-1\n"),
                _ => format!("{at},{level},{},{}\n", level / 2.0, level / 2.0),
            }
        };
        let text: String = (0..3600).map(line).collect();
        let told = told(&format!("timestamp,rtt,uplink,downlink\n{text}"));
        assert_eq!(
            told["losses"],
            json!({ "share": 4.0 / 3600.0, "uplink": 1, "downlink": 2, "unknown": 1 })
        );
        let found = &told["reconfigurations"];
        assert_eq!((&found["verdict"], &found["period_s"]), (&json!("found"), &json!(15.0)), "{found}");
        assert_eq!(
            (&found["offset_s"], &found["seconds_of_minute"]),
            (&json!(5.0), &json!([12.0, 27.0, 42.0, 57.0]))
        );
    }
}
