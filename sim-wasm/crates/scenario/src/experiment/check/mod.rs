//! What only makes sense together in an experiment: axes that must exist, runs that add up, claims over series
//! that are there.

mod claims;
mod plot;
mod runs;

use skywindow_form::{Reader, nearest, quote_own_key};

use super::document::{Axis, Experiment};
use super::value::AxisValue;

pub(super) use runs::{MOST_SHARED_RUNS, check_runs};

/// Notes everything in `experiment` that no single field can be blamed for.
pub(super) fn check(experiment: &Experiment, reader: &mut Reader) {
    check_runs(experiment, MOST_SHARED_RUNS, reader);
    quick(experiment, reader);
    labels(experiment, reader);
    metrics(experiment, reader);
    plot::check(experiment, reader);
    claims::check(experiment, reader);
    reference(experiment, reader);
}

/// The axis called `name`; otherwise notes at the present place that there is none.
fn known_axis<'e>(experiment: &'e Experiment, name: &str, reader: &mut Reader) -> Option<&'e Axis> {
    let found = experiment.axis(name);
    if found.is_none() {
        let names = || experiment.axes.iter().map(|axis| axis.name.as_str());
        let guess = nearest(name, names()).map_or_else(
            || format!(" (known: {})", names().collect::<Vec<_>>().join(", ")),
            |near| format!("; did you mean \"{near}\"?"),
        );
        reader.fail(format!("is not an axis of this experiment{guess}"));
    }
    found
}

/// Notes a value that the axis does not have.
fn known_value(axis: &Axis, value: &AxisValue, reader: &mut Reader) {
    if !axis.values.contains(value) {
        reader.fail(format!("{value} is not a value of the axis {}", axis.name));
    }
}

fn quick(experiment: &Experiment, reader: &mut Reader) {
    reader.inside("quick", |reader| {
        reader.inside("values", |reader| {
            for (name, values) in experiment.quick.values.iter() {
                reader.inside(&quote_own_key(name), |reader| {
                    let Some(axis) = known_axis(experiment, name, reader) else { return };
                    if values.is_empty() {
                        reader.fail("is empty: an axis needs a value");
                    }
                    values.iter().for_each(|value| known_value(axis, value, reader));
                });
            }
        });
    });
}

/// Labels belong to values of their axis.
fn labels(experiment: &Experiment, reader: &mut Reader) {
    for (index, axis) in experiment.axes.iter().enumerate() {
        let words: Vec<String> = axis.values.iter().map(ToString::to_string).collect();
        for (word, _) in axis.labels.iter() {
            if !words.iter().any(|known| known == word) && axis.settings.get(word).is_none() {
                let place = format!("axes[{index}].labels.{word}");
                reader.fail_at(&place, format!("is not a value of the axis {}", axis.name));
            }
        }
    }
}

fn metrics(experiment: &Experiment, reader: &mut Reader) {
    if experiment.metrics.is_empty() {
        reader.fail_at("metrics", "is empty: an experiment measures something");
    }
    for (index, metric) in experiment.metrics.iter().enumerate() {
        let place = format!("metrics[{index}]");
        let word = metric.word();
        match (metric.share_of_plateau().is_some(), experiment.optimum.is_some()) {
            (true, false) => {
                reader.fail_at(&place, format!("{word} needs an axis to search: set \"optimum\""))
            }
            (false, true) => reader.fail_at(
                &place,
                format!("{word} has no value here: with \"optimum\" set, results are optimal buffers only"),
            ),
            _ => {}
        }
        if metric.share_of_plateau().is_none() && metric.is_of_geometry() != experiment.is_geometry() {
            let message = match experiment.is_geometry() {
                true => format!("{word} is of packets, and a geometry has none"),
                false => format!("{word} is measured by an experiment of kind geometry only"),
            };
            reader.fail_at(&place, message);
        }
        if experiment.metrics[..index].contains(metric) {
            reader.fail_at(&place, format!("{word} is there already"));
        }
    }
    let Some(name) = &experiment.optimum else { return };
    reader.inside("optimum", |reader| {
        let Some(axis) = known_axis(experiment, name, reader) else { return };
        if axis.ascending().is_none_or(|values| values.len() < 2) {
            reader.fail(format!("the axis {name} is searched, so it needs two or more rising numbers"));
        }
    });
}

fn reference(experiment: &Experiment, reader: &mut Reader) {
    let Some(reference) = &experiment.reference else { return };
    reader.inside("reference", |reader| {
        if !experiment.metrics.contains(&reference.metric) {
            reader
                .fail_at("metric", format!("{} is not measured in this experiment", reference.metric.word()));
        }
        for (index, point) in reference.points.iter().enumerate() {
            reader.inside(&format!("points[{index}].at"), |reader| {
                for (name, _) in point.at.iter() {
                    reader.inside(&quote_own_key(name), |reader| {
                        known_axis(experiment, name, reader).is_some()
                    });
                }
            });
        }
    });
}
