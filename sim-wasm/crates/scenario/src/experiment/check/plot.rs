//! Whether the plot draws what is measured.

use skywindow_form::Reader;

use super::super::document::{Experiment, ExperimentKind, PlotKind};
use super::known_axis;

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
            PlotKind::Lines | PlotKind::TimeSeries | PlotKind::Nothing => {}
        }
        let scene = experiment.kind == ExperimentKind::Scene;
        if scene != (plot.kind == PlotKind::Nothing) {
            reader.fail_at("kind", "must be \"nothing\" for a scene, and only for a scene");
        }
    });
}

fn not_searched(experiment: &Experiment, name: &str, reader: &mut Reader) {
    if known_axis(experiment, name, reader).is_some() && experiment.optimum.as_deref() == Some(name) {
        reader.fail("is the axis that is searched, so results have no values of it");
    }
}
