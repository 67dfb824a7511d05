//! Traces of wired links and of terminals: they can be read, say each thing once, and stand beside nothing that says
//! otherwise.

use super::network::served_by;
use crate::trace::{Delays, Trace};
use crate::{
    ChangedDirection, Constellation, Link, Relay, Scenario, Station, TerminalDirection, TerminalTrace,
};
use skywindow_form::Reader;

/// A trace that repeats takes at least this long, as a change that does.
const SHORTEST_TURN_S: f64 = 0.01;

/// Why such a link has no ARQ.
const NO_ARQ: &str = "has no place beside a trace of opportunities to deliver: what such a link has lost it does not send again";

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    for (index, link) in scenario.links.iter().enumerate() {
        reader.inside(&format!("links[{index}]"), |reader| of_link(link, reader));
    }
    for (index, station) in scenario.stations.iter().enumerate() {
        for (number, own) in station.traces.iter().enumerate() {
            reader.inside(&format!("stations[{index}].traces[{number}]"), |reader| {
                of_terminal(scenario, station, own, reader);
            });
        }
    }
    for (index, constellation) in scenario.constellations.iter().enumerate() {
        let by_opportunities = |station: &Station| {
            [TerminalDirection::Uplink, TerminalDirection::Downlink].into_iter().any(|way| {
                station.driven(constellation, way).is_some_and(|driven| driven.opportunities.is_some())
            })
        };
        if constellation.gsl.arq.is_some() && scenario.stations.iter().any(by_opportunities) {
            reader.fail_at(&format!("constellations[{index}].gsl.arq"), NO_ARQ);
        }
    }
}

fn of_link(link: &Link, reader: &mut Reader) {
    let first = if link.trace.is_some() { "trace" } else { "trace_delays" };
    if link.is_traced() && !link.changes.is_empty() {
        reader.fail_at(first, "stands beside changes: a link has a trace or changes");
    }
    read(
        ["trace", "trace_delays", "trace_repeats"],
        [&link.trace, &link.trace_delays],
        link.trace_repeats,
        reader,
    );
    let ways = [ChangedDirection::Forward, ChangedDirection::Backward];
    let driven = |way| link.driven(way).is_some_and(|driven| driven.opportunities.is_some());
    if link.arq.is_some() && ways.into_iter().any(driven) {
        reader.fail_at("arq", NO_ARQ);
    }
}

/// What each of the two texts holds by itself and beside the other; `fields` are theirs and that of repetition.
fn read(fields: [&str; 3], texts: [&Option<String>; 2], repeats: bool, reader: &mut Reader) -> Option<Trace> {
    let [text, delays] = texts.map(Option::as_deref);
    let trace = match text.map(Trace::read) {
        Some(Err(why)) => {
            reader.fail_at(fields[0], why);
            None
        }
        Some(Ok(trace)) => Some(trace),
        None => None,
    };
    if let Some(Err(why)) = delays.map(Delays::read) {
        reader.fail_at(fields[1], why);
    }
    if let Some(trace) = trace.as_ref().filter(|trace| !matches!(trace, Trace::Opportunities(_))) {
        if delays.is_some() {
            let why = format!("stands beside a {} that is CSV: a delay is a column there", fields[0]);
            reader.fail_at(fields[1], why);
        }
        let [begins_s, ends_s] = trace.span_s();
        if repeats && (begins_s != 0.0 || ends_s < SHORTEST_TURN_S) {
            let why = format!("needs a trace that begins at 0 s and ends at {SHORTEST_TURN_S} s or later");
            reader.fail_at(fields[2], why);
        }
    }
    trace
}

fn of_terminal(scenario: &Scenario, station: &Station, own: &TerminalTrace, reader: &mut Reader) {
    let trace = read(["trace", "delays", "repeats"], [&own.trace, &own.delays], own.repeats, reader);
    let served: Vec<&Constellation> =
        served_by(scenario, station).map(|index| &scenario.constellations[index]).collect();
    let meant: Vec<&Constellation> =
        served.iter().copied().filter(|one| own.via.as_ref().is_none_or(|via| *via == one.id)).collect();
    match &own.via {
        _ if served.is_empty() => reader.fail("drives nothing: the station has no terminal"),
        Some(via) if meant.is_empty() => {
            let near = super::suggestion(via, served.iter().map(|one| one.id.as_str()), reader);
            reader.fail_at("via", format!("{} has no terminal for \"{via}\"{near}", station.name));
        }
        _ => {}
    }
    let driven: Vec<&Constellation> = meant.into_iter().filter(|one| own.drives(&one.id)).collect();
    let strikes = |one: &&Constellation| {
        station.changes.iter().any(|change| change.via.as_ref().is_none_or(|via| *via == one.id))
    };
    if let Some(one) = driven.iter().find(|one| strikes(one)) {
        let why =
            format!("stands beside changes of the terminal for \"{}\": it has a trace or changes", one.id);
        reader.fail(why);
    }
    let rates = match &trace {
        Some(Trace::Opportunities(_)) => true,
        Some(Trace::Steps(steps)) => steps.all().iter().any(|step| step.rate_bps.is_some()),
        _ => false,
    };
    let bent = !driven.is_empty() && driven.iter().all(|one| one.gsl.relay == Relay::BentPipe);
    if rates && bent && own.direction == TerminalDirection::Downlink {
        let why = "has a rate, and the downlink of a bent pipe has none of its own: it repeats what comes, so that the trace belongs to the uplink of the station that sends";
        reader.fail_at("trace", why);
    }
}
