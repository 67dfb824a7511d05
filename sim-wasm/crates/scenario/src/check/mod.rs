//! What only makes sense together: names that must exist, counts that add up, limits that depend on others.

mod addresses;
mod applications;
mod changes;
mod dated;
mod drops;
mod gateways;
mod hints;
mod incidents;
mod network;
mod paths;
mod processes;
mod radio;
mod sky;
mod stream_requests;
mod traces;
mod traffic;
mod ways;

use crate::Scenario;
use skywindow_form::Reader;

/// Notes everything in `scenario` that no single field can be blamed for.
pub(crate) fn check(scenario: &Scenario, reader: &mut Reader) {
    sky::check(scenario, reader);
    let ways = network::check(scenario, reader);
    traffic::check(scenario, &ways, reader);
    drops::check(scenario, reader);
    changes::check(scenario, reader);
    traces::check(scenario, reader);
    processes::check(scenario, reader);
    measurement(scenario, reader);
    dated::check(scenario, reader);
}

/// Notes what only the document with all its dated changes can be blamed for.
pub(crate) fn check_whole(scenario: &Scenario, reader: &mut Reader) {
    hints::check(scenario, reader);
}

/// The most bins of the whole run.
const MOST_BINS: f64 = 1_000_000.0;

fn measurement(scenario: &Scenario, reader: &mut Reader) {
    let measurement = &scenario.measurement;
    if measurement.from_s > 0.0 && measurement.from_s >= scenario.duration_s {
        let message = format!("{} s is not before the end at {} s", measurement.from_s, scenario.duration_s);
        reader.fail_at("measurement.from_s", message);
    }
    let bins = scenario.duration_s / measurement.interval_s;
    if bins > MOST_BINS {
        let message = format!(
            "{} s makes {bins:.0} bins of the run, and {MOST_BINS} is the most",
            measurement.interval_s
        );
        reader.fail_at("measurement.interval_s", message);
    }
}

/// Notes every name of `names` that came before; `place` gives the path of the n-th.
fn unique<'a>(names: impl Iterator<Item = &'a str>, place: impl Fn(usize) -> String, reader: &mut Reader) {
    let mut seen = std::collections::BTreeSet::new();
    for (index, name) in names.enumerate() {
        if !seen.insert(name) {
            reader.fail_at(&place(index), format!("\"{name}\" is taken already"));
        }
    }
}

/// "; did you mean ..?" if a known name is near, else nothing.
fn suggestion<'a>(name: &str, known: impl Iterator<Item = &'a str>, reader: &Reader) -> String {
    if reader.is_full() {
        return String::new();
    }
    skywindow_form::nearest(name, known).map_or(String::new(), |near| format!("; did you mean \"{near}\"?"))
}
