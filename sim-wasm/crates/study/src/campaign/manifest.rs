//! plan.json: what a plan is made of, kept beside its rows, so that they are all that a merge needs.

use serde_json::{Map, Value, json};
use skywindow_form::parted;
use skywindow_scenario::{AxisValue, Experiment, MAX_DOCUMENT_BYTES, Problem, read_json};

use crate::{CORE, Overrides, Plan};

use super::row::Rows;

/// The name of the file.
pub const NAME: &str = "plan.json";

/// Whether a document is such a file rather than an experiment.
pub fn is_meant_by(document: &Value) -> bool {
    document.get("plan").is_some_and(Value::is_string) && document.get("overrides").is_some()
}

/// The text for `rows`, which were planned as `experiment` with `overrides`.
///
/// # Errors
/// If it would be longer than a document may be.
pub fn text(experiment: &Experiment, overrides: &Overrides, rows: &Rows) -> Result<String, Problem> {
    let columns: Vec<Value> =
        rows.columns().iter().map(|column| json!({ "name": column.name, "unit": column.unit })).collect();
    let own: Map<String, Value> = overrides
        .values
        .iter()
        .map(|(name, values)| (name.clone(), values.iter().map(AxisValue::to_json).collect()))
        .collect();
    let plan = rows.plan();
    let document = json!({
        "plan": rows.name(),
        "core": CORE,
        "points": plan.points(),
        "replications": plan.replications(),
        "runs": plan.runs(),
        "columns": columns,
        "overrides": {
            "where": own,
            "set": overrides.set,
            "replications": overrides.replications,
            "seed": overrides.seed,
            "quick": overrides.quick,
        },
        "experiment": experiment.to_json(),
    });
    let text = format!("{document:#}\n");
    if text.len() > MAX_DOCUMENT_BYTES {
        let [long, most] = [text.len(), MAX_DOCUMENT_BYTES].map(|bytes| parted(bytes as f64));
        return Err(Problem::new(
            "",
            format!("the plan has {long} bytes as a document, and {most} is the most"),
        ));
    }
    Ok(text)
}

/// The experiment and what differs from it.
///
/// # Errors
/// What is wrong with it.
pub fn read(document: &Value) -> Result<(Experiment, Overrides), Vec<Problem>> {
    let experiment = Experiment::from_json(&document["experiment"])?;
    let wrong = |field: &str| vec![Problem::new(format!("overrides.{field}"), "is not as a sweep writes it")];
    let own = &document["overrides"];
    let values = |list: &Value| list.as_array()?.iter().map(AxisValue::from_json).collect::<Option<Vec<_>>>();
    let axes = own["where"].as_object().ok_or_else(|| wrong("where"))?;
    let values = axes.iter().map(|(name, list)| Some((name.clone(), values(list)?))).collect::<Option<_>>();
    let pair = |pair: &Value| Some((pair[0].as_str()?.to_owned(), pair[1].as_str()?.to_owned()));
    let set = own["set"].as_array().ok_or_else(|| wrong("set"))?.iter().map(pair).collect::<Option<_>>();
    let number = |field: &str| match &own[field] {
        Value::Null => Ok(None),
        number => number.as_u64().map(Some).ok_or_else(|| wrong(field)),
    };
    let replications = number("replications")?.map(u32::try_from).transpose();
    let overrides = Overrides {
        values: values.ok_or_else(|| wrong("where"))?,
        set: set.ok_or_else(|| wrong("set"))?,
        replications: replications.map_err(|_| wrong("replications"))?,
        seed: number("seed")?,
        quick: own["quick"].as_bool().ok_or_else(|| wrong("quick"))?,
    };
    Ok((experiment, overrides))
}

/// The rows of the plan of such a text.
///
/// # Errors
/// What is wrong with it, or another core that made it.
pub fn rows(text: &str) -> Result<Rows, Vec<Problem>> {
    rows_of(&read_json(text).map_err(|problem| vec![problem])?)
}

/// The same of the document that it is.
///
/// # Errors
/// As [`rows`].
pub fn rows_of(document: &Value) -> Result<Rows, Vec<Problem>> {
    let wrong = |phrase: String| vec![Problem::new("", phrase)];
    let core = document["core"].as_str().unwrap_or("no core");
    if core != CORE {
        return Err(wrong(format!(
            "its rows are those of the core {core}, and this is {CORE}, whose rows are others: read them with that version, or make the runs anew with this one"
        )));
    }
    let (experiment, overrides) = read(document)?;
    let rows = Rows::new(Plan::shared(&experiment, &overrides)?);
    if document["plan"] != *rows.name() {
        let (own, said) = (rows.name(), &document["plan"]);
        return Err(wrong(format!("has been altered, for what it says is the plan {own}, not {said}")));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::experiments;

    use super::*;

    #[test]
    fn what_is_kept_of_a_plan_gives_the_same_plan() {
        for built_in in experiments() {
            let experiment = Experiment::parse(built_in.json).expect("a built-in");
            let quick =
                Overrides { quick: true, replications: Some(2), seed: Some(7), ..Overrides::default() };
            for overrides in [Overrides::default(), quick] {
                let rows = Rows::new(Plan::shared(&experiment, &overrides).expect("a plan"));
                let text = text(&experiment, &overrides, &rows).expect("a text");
                assert_eq!(
                    rows_of(&read_json(&text).expect("JSON")).expect("the same").name(),
                    rows.name(),
                    "{}",
                    built_in.id
                );
            }
        }
    }

    #[test]
    fn another_plan_has_another_name() {
        let experiment = Experiment::parse(experiments()[0].json).expect("a built-in");
        let named = |overrides: Overrides| {
            Rows::new(Plan::shared(&experiment, &overrides).expect("a plan")).name().to_owned()
        };
        let plain = named(Overrides::default());
        assert_ne!(plain, named(Overrides { seed: Some(77), ..Overrides::default() }));
        assert_ne!(plain, named(Overrides { replications: Some(3), ..Overrides::default() }));
        let same = Overrides { replications: Some(experiment.replications), ..Overrides::default() };
        assert_eq!(plain, named(same), "said another way it is the same plan");
    }
}
