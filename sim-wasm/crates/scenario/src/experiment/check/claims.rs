//! Whether claims speak of series that are there.

use skywindow_form::{Reader, quote_own_key};

use super::super::document::{Claim, ClaimKind, Experiment, Test, TestKind};
use super::{known_axis, known_value};

/// Notes what claims cannot be tested on.
pub(super) fn check(experiment: &Experiment, reader: &mut Reader) {
    for (index, claim) in experiment.claims.iter().enumerate() {
        reader.inside(&format!("claims[{index}]"), |reader| {
            if experiment.claims[..index].iter().any(|other| other.id == claim.id) {
                reader.fail_at("id", format!("\"{}\" is the id of two claims", claim.id));
            }
            origin(claim, reader);
            reader.inside("test", |reader| test(experiment, claim, reader));
        });
    }
}

/// What a paper says can be looked up, and nothing else has a place in one.
fn origin(claim: &Claim, reader: &mut Reader) {
    match (claim.kind, claim.place.is_empty()) {
        (ClaimKind::Sentence | ClaimKind::Value, true) => {
            reader.fail_at("place", "is missing: what a paper says stands somewhere in it");
        }
        (ClaimKind::Check, false) => {
            reader.fail_at(
                "place",
                "has no meaning in a check of one's own: its kind is neither sentence nor value",
            );
        }
        _ => {}
    }
}

fn test(experiment: &Experiment, claim: &Claim, reader: &mut Reader) {
    let test = &claim.test;
    match test.kind {
        TestKind::Reached => reached(experiment, test, reader),
        _ => measured(experiment, test, reader),
    }
    series(experiment, test, reader);
    over(test, reader);
    match test.kind {
        TestKind::Value | TestKind::Difference | TestKind::Ratio | TestKind::Reached => {
            range(test, reader);
        }
        TestKind::Monotone | TestKind::Flat => along(experiment, test, reader),
    }
    if matches!(test.kind, TestKind::Difference | TestKind::Ratio) {
        compared(test, reader);
    } else if !test.against.0.is_empty() {
        reader.fail_at("against", format!("has no meaning in a test of kind {}", test.kind.word()));
    }
}

/// What a series is taken over is another one, where series are compared at all.
fn over(test: &Test, reader: &mut Reader) {
    if test.per.0.is_empty() {
        return;
    }
    if !matches!(test.kind, TestKind::Value | TestKind::Difference | TestKind::Ratio) {
        reader.fail_at("per", format!("has no meaning in a test of kind {}", test.kind.word()));
    } else if test.per.iter().all(|(name, value)| test.of.get(name) == Some(value)) {
        reader.fail_at("per", "is the series itself");
    }
}

/// A test of a metric has one that is measured, and speaks of no curve.
fn measured(experiment: &Experiment, test: &Test, reader: &mut Reader) {
    let kind = test.kind.word();
    match test.metric {
        None => reader.fail_at("metric", format!("is missing: a test of kind {kind} looks at a metric")),
        Some(metric) if !experiment.metrics.contains(&metric) => {
            reader.fail_at("metric", format!("{} is not measured in this experiment", metric.word()));
        }
        Some(_) => {}
    }
    let given = [
        ("curve", test.curve.is_some()),
        ("flow", test.flow.is_some()),
        ("value", test.value.is_some()),
        ("after_s", test.after_s > 0.0),
        ("since", test.since.is_some()),
    ];
    for (field, _) in given.iter().filter(|(_, given)| *given) {
        reader.fail_at(field, format!("has no meaning in a test of kind {kind}"));
    }
}

/// A test of an instant has a curve, a value and a flow that there is, and no metric.
fn reached(experiment: &Experiment, test: &Test, reader: &mut Reader) {
    if test.curve.is_none() {
        reader.fail_at("curve", "is missing: an instant is that of a curve");
    }
    if test.value.is_none() {
        reader.fail_at("value", "is missing: an instant is that at which the curve comes to it");
    }
    if let Some(flow) = &test.flow {
        reader.inside("flow", |reader| super::plot::known_flow(experiment, flow, reader));
    }
    if test.metric.is_some() {
        reader.fail_at("metric", "has no meaning in a test of kind reached");
    }
    if experiment.optimum.is_some() {
        reader.fail_at("kind", "reached: results have no runs of their own where an axis is searched");
    }
}

/// Every axis and value that the test names.
fn series(experiment: &Experiment, test: &Test, reader: &mut Reader) {
    let one = [("of", &test.of), ("against", &test.against), ("per", &test.per)];
    let single =
        one.iter().flat_map(|(field, named)| named.iter().map(move |(axis, value)| (*field, axis, value)));
    let many = test.at.iter().flat_map(|(axis, values)| values.iter().map(move |value| ("at", axis, value)));
    for (field, name, value) in single.chain(many) {
        reader.inside(&format!("{field}.{}", quote_own_key(name)), |reader| {
            let Some(axis) = known_axis(experiment, name, reader) else { return };
            known_value(axis, value, reader);
            if experiment.optimum.as_deref() == Some(name) {
                reader.fail("is the axis that is searched, so results have no values of it");
            }
        });
    }
    for (name, values) in test.at.iter() {
        if values.is_empty() {
            reader.fail_at(&format!("at.{}", quote_own_key(name)), "is empty: no point is left");
        }
        if test.of.get(name).is_some() {
            reader.fail_at(&format!("at.{name}"), "is already given in \"of\"");
        }
    }
}

fn range(test: &Test, reader: &mut Reader) {
    match (test.min, test.max) {
        (None, None) => reader.fail_at("min", "is missing, and max too: a range needs a bound"),
        (Some(min), Some(max)) if min > max => reader.fail_at("min", format!("{min} is above max, {max}")),
        _ => {}
    }
}

fn along(experiment: &Experiment, test: &Test, reader: &mut Reader) {
    let Some(name) = &test.along else {
        reader.fail_at("along", format!("is missing: a {} test follows an axis", test.kind.word()));
        return;
    };
    reader.inside("along", |reader| {
        let Some(axis) = known_axis(experiment, name, reader) else { return };
        if axis.ascending().is_none_or(|values| values.len() < 2) {
            reader.fail(format!("the axis {name} does not have two or more rising numbers"));
        } else if test.of.get(name).is_some() || experiment.optimum.as_ref() == Some(name) {
            reader.fail(format!("the axis {name} is fixed or searched, so nothing goes along it"));
        } else if let (Some(from), Some(last)) = (test.from, axis.ascending().and_then(|v| v.last().copied()))
            && from >= last
        {
            reader.fail(format!("from {from} on there is no second value of the axis {name}"));
        }
    });
}

fn compared(test: &Test, reader: &mut Reader) {
    let same = test.of.iter().map(|(name, _)| name).eq(test.against.iter().map(|(name, _)| name));
    if test.of.0.is_empty() || !same {
        reader.fail_at("against", "must name the same axes as \"of\", in the same order, and at least one");
    } else if test.of == test.against {
        reader.fail_at("against", "is the series itself");
    }
}
