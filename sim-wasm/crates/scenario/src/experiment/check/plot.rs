//! Whether the plot draws what is measured.

use skywindow_form::{Reader, nearest, quote_own_key};

use super::super::document::{Experiment, ExperimentKind, LinkEnds, PlotKind};
use super::{known_axis, known_value};

/// Notes what the plot cannot draw.
pub(super) fn check(experiment: &Experiment, reader: &mut Reader) {
    let plot = &experiment.plot;
    reader.inside("plot", |reader| {
        if let Some(name) = &plot.x {
            reader.inside("x", |reader| not_searched(experiment, name, reader));
        }
        for (index, name) in plot.series.iter().enumerate() {
            reader.inside(&format!("series[{index}]"), |reader| not_searched(experiment, name, reader));
        }
        for (index, metric) in plot.y.iter().enumerate() {
            if !experiment.metrics.contains(metric) {
                reader.fail_at(
                    &format!("y[{index}]"),
                    format!("{} is not measured in this experiment", metric.word()),
                );
            }
        }
        match plot.kind {
            PlotKind::Lines if plot.x.is_none() => reader.fail_at("x", "is missing: lines need an axis"),
            PlotKind::Lines if plot.y.is_empty() => reader.fail_at("y", "is empty: lines need a metric"),
            PlotKind::TimeSeries if plot.curves.is_empty() => {
                reader.fail_at("curves", "is empty: a time series needs a column");
            }
            PlotKind::Lines
            | PlotKind::TimeSeries
            | PlotKind::Path
            | PlotKind::Altitudes
            | PlotKind::Nothing => {}
        }
        for (index, name) in plot.flows.iter().enumerate() {
            reader.inside(&format!("flows[{index}]"), |reader| known_flow(experiment, name, reader));
            if plot.flows[..index].contains(name) {
                reader.fail_at(&format!("flows[{index}]"), format!("\"{name}\" is there already"));
            }
        }
        for (index, drawn) in plot.drawn.iter().enumerate() {
            for (name, values) in drawn.iter() {
                reader.inside(&format!("drawn[{index}].{}", quote_own_key(name)), |reader| {
                    if let Some(axis) = known_axis(experiment, name, reader) {
                        values.iter().for_each(|value| known_value(axis, value, reader));
                    }
                });
            }
        }
        if let Some(link) = &plot.link {
            reader.inside("link", |reader| known_ends(experiment, link, reader));
        }
        let scene = experiment.kind == ExperimentKind::Scene;
        if scene != (plot.kind == PlotKind::Nothing) {
            reader.fail_at("kind", "must be \"nothing\" for a scene, and only for a scene");
        }
        let of_geometry = matches!(plot.kind, PlotKind::Path | PlotKind::Altitudes);
        if experiment.is_geometry() && plot.kind == PlotKind::TimeSeries {
            reader.fail_at("kind", "must be \"path\", \"altitudes\" or \"lines\" for a geometry");
        } else if of_geometry && !experiment.is_geometry() {
            reader.fail_at("kind", "must not be \"path\" or \"altitudes\" but for a geometry");
        }
    });
}

/// Notes at the present place that the scenario of the first point has no flow called `name`, nor one of which that is
/// a leg at some point.
pub(super) fn known_flow(experiment: &Experiment, name: &str, reader: &mut Reader) {
    let Some(scenario) = experiment.first_scenario() else { return };
    let known = || scenario.flows.iter().map(|flow| flow.name.as_str());
    let is_leg_of = |flow: &str| {
        let number = name.strip_prefix(flow).and_then(|rest| rest.strip_prefix(", leg "));
        number.and_then(|number| number.parse::<u32>().ok()).is_some_and(|number| number > 0)
    };
    if !known().any(|flow| flow == name || is_leg_of(flow)) {
        reader.fail(format!("there is no flow \"{name}\"{}", guess(name, known())));
    }
}

/// Notes ends of a link that are no station or router.
fn known_ends(experiment: &Experiment, link: &LinkEnds, reader: &mut Reader) {
    let Some(scenario) = experiment.first_scenario() else { return };
    let stations = scenario.stations.iter().map(|station| station.name.as_str());
    let known = || stations.clone().chain(scenario.routers.iter().map(|router| router.name.as_str()));
    for (field, name) in [("from", &link.from), ("to", &link.to)] {
        if !known().any(|node| node == name) {
            let guess = guess(name, known());
            reader.fail_at(field, format!("there is no station or router \"{name}\"{guess}"));
        }
    }
}

/// "; did you mean ..?" if a known name is near, else nothing.
fn guess<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"))
}

fn not_searched(experiment: &Experiment, name: &str, reader: &mut Reader) {
    if known_axis(experiment, name, reader).is_some() && experiment.optimum.as_deref() == Some(name) {
        reader.fail("is the axis that is searched, so results have no values of it");
    }
}
