//! `skywindow why`: why a station uses a satellite at an instant, or why not, as JSON.

use serde_json::Value;
use skywindow_form::Reply;
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::{Layout, Names, Why, why as reasons};

use crate::arguments::WhyArguments;
use crate::failure::Failure;
use crate::geometry::{positive, station};
use crate::input;
use crate::output;

/// Prints the reasons, of each terminal of the station that is for the satellite's network, or of all if none is.
///
/// # Errors
/// What is wrong with the input.
pub fn why(arguments: &WhyArguments) -> Result<(), Failure> {
    let scenario = input::scenario(&arguments.scenario, arguments.elements.as_deref(), &arguments.set)?;
    output::json(&Value::Array(asked(&scenario, arguments)?.iter().map(Reply::to_json).collect()))
}

/// What [`why`] prints.
///
/// # Errors
/// What is wrong with the input.
pub fn asked(scenario: &Scenario, arguments: &WhyArguments) -> Result<Vec<Why>, Failure> {
    let layout = Layout::new(scenario)?;
    let names = Names::new(scenario, &layout);
    let station = station(&layout, &arguments.station)?;
    let wanted = &arguments.satellite;
    let mut found = names.satellites().iter().position(|name| name.eq_ignore_ascii_case(wanted));
    if found.is_none() {
        found = wanted.parse().ok().filter(|&number: &usize| number < names.satellites().len());
    }
    let Some(satellite) = found else {
        return Err(Failure::input(format!("--satellite: there is no satellite \"{wanted}\"")));
    };
    let at = SimTime::from_secs_f64(positive("at", &arguments.at, 0.0)?);
    let own = (layout.satellites()..).zip(&layout.terminals);
    let nodes = own.filter(|(_, terminal)| terminal.station == station && !terminal.background);
    let mut told = Vec::new();
    for (node, _) in nodes {
        told.push(reasons(scenario, node, satellite as u32, at)?);
    }
    let fits = |one: &Why| one.rungs.first().is_some_and(|rung| rung.holds == Some(true));
    if told.iter().any(fits) {
        told.retain(fits);
    }
    Ok(told)
}
