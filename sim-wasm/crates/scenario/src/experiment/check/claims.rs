//! Whether claims speak of series that are there.

use skywindow_form::{Reader, quote_own_key};

use super::super::document::{Claim, ClaimKind, Experiment, Test};
use super::{known_axis, known_value};

/// Notes what claims cannot be tested on.
pub(super) fn check(experiment: &Experiment, reader: &mut Reader) {
    for (index, claim) in experiment.claims.iter().enumerate() {
        reader.inside(&format!("claims[{index}]"), |reader| {
            if experiment.claims[..index].iter().any(|other| other.id == claim.id) {
                reader.fail_at("id", format!("\"{}\" is the id of two claims", claim.id));
            }
            reader.inside("test", |reader| test(experiment, claim, reader));
        });
    }
}

fn test(experiment: &Experiment, claim: &Claim, reader: &mut Reader) {
    let test = &claim.test;
    if !experiment.metrics.contains(&test.metric) {
        reader.fail_at("metric", format!("{} is not measured in this experiment", test.metric.word()));
    }
    series(experiment, test, reader);
    match test.kind {
        ClaimKind::Value | ClaimKind::Difference | ClaimKind::Ratio => range(test, reader),
        ClaimKind::Monotone | ClaimKind::Flat => along(experiment, test, reader),
    }
    if matches!(test.kind, ClaimKind::Difference | ClaimKind::Ratio) {
        compared(test, reader);
    } else if !test.against.0.is_empty() {
        reader.fail_at("against", format!("has no meaning in a test of kind {}", test.kind.word()));
    }
}

/// Every axis and value that the test names.
fn series(experiment: &Experiment, test: &Test, reader: &mut Reader) {
    let one = [("of", &test.of), ("against", &test.against)];
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
