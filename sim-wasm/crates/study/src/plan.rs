//! Which runs an experiment has: points times replications, with the same seeds at every point.

use serde_json::{Value, json};
use skywindow_scenario::{
    AxisValue, Experiment, MetricName, Problem, Record, ReferencePoint, Scenario, set_path,
};
use skywindow_world::{Still, Survey};

use super::hash::Fnv;

/// The most runs of a plan that one process makes by itself.
const MOST_RUNS: usize = 100_000;

/// The shortest and the widest measurement interval that a scenario allows, s.
const INTERVALS: [f64; 2] = [0.001, 86_400.0];

/// What differs from the document in one sweep.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// Values in place of those of an axis, by its name.
    pub values: Vec<(String, Vec<AxisValue>)>,
    /// Fields of the base scenario: path, and value as JSON or bare text.
    pub set: Vec<(String, String)>,
    /// Runs of every point.
    pub replications: Option<u32>,
    /// Seed of the first replication.
    pub seed: Option<u64>,
    /// Whether the document's quick version is meant.
    pub quick: bool,
}

/// One run of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Number of the point, the last axis varying fastest.
    pub point: usize,
    /// Number of the replication, from 0.
    pub replication: usize,
    /// Seed of the run.
    pub seed: u64,
}

/// All runs of an experiment.
#[derive(Clone, Debug)]
pub struct Plan {
    experiment: Experiment,
    base: Value,
    /// Changes inside of what an axis copies, made after it.
    within_copies: Vec<(String, String)>,
    /// What the document says of the axes that have other values here.
    replaced: Vec<(String, Vec<AxisValue>)>,
}

impl Plan {
    /// The runs of `experiment` with `overrides`.
    ///
    /// # Errors
    /// What stands in the way of a run, with its path: an axis that is none, a value that a field cannot have, a
    /// change that leads nowhere, more than 100,000 runs.
    pub fn new(experiment: &Experiment, overrides: &Overrides) -> Result<Self, Vec<Problem>> {
        Self::of_at_most(MOST_RUNS, experiment, overrides)
    }

    /// The runs of `experiment` with `overrides`, which processes and machines share: as many as an experiment may have.
    ///
    /// # Errors
    /// As [`new`](Self::new), but for the number of runs.
    pub fn shared(experiment: &Experiment, overrides: &Overrides) -> Result<Self, Vec<Problem>> {
        Self::of_at_most(Experiment::MOST_RUNS, experiment, overrides)
    }

    fn of_at_most(most: usize, experiment: &Experiment, overrides: &Overrides) -> Result<Self, Vec<Problem>> {
        let mut planned = if overrides.quick { experiment.quick_version() } else { experiment.clone() };
        planned.replications = overrides.replications.unwrap_or(planned.replications);
        planned.seed = overrides.seed.unwrap_or(planned.seed);
        let mut replaced = Vec::new();
        for (name, values) in &overrides.values {
            let problem = |phrase: String| vec![Problem::new(format!("where.{name}"), phrase)];
            let known = experiment.known_axis(name).map_err(problem)?;
            for value in values {
                known.settings_of(value).map_err(problem)?;
            }
            replaced.push((name.clone(), known.values.clone()));
            for axis in planned.axes.iter_mut().filter(|axis| axis.name == *name) {
                axis.values.clone_from(values);
            }
        }
        if planned.replications == 0 {
            return Err(vec![Problem::new("replications", "0 is below 1")]);
        }
        planned.check_runs(most)?;
        let mut base = planned.base_document().map_err(|problem| vec![problem])?;
        let unlike_reference = overrides.quick && experiment.quick.duration_s.is_some();
        if unlike_reference || !overrides.set.is_empty() {
            planned.reference = None;
        }
        let mut within_copies = Vec::new();
        for (path, value) in &overrides.set {
            if is_within_copy(&planned, path) {
                within_copies.push((path.clone(), value.clone()));
            } else {
                change(&planned, &mut base, path, value).map_err(|problem| vec![problem])?;
            }
        }
        let plan = Self { experiment: planned, base, within_copies, replaced };
        plan.scenario(plan.run(0))?;
        Ok(plan)
    }

    /// The experiment, with the overrides in it.
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// Whether what another program gave at `point` is of the row with this value of an axis: the one that the point
    /// names. An axis that it does not name has the document's own values, for the other program knew no others.
    pub fn is_of(&self, point: &ReferencePoint, axis: &str, value: &AxisValue) -> bool {
        let own = || self.replaced.iter().find(|(name, _)| name == axis);
        match point.at.get(axis) {
            Some(named) => named == value,
            None => own().is_none_or(|(_, values)| values.contains(value)),
        }
    }

    /// What names the plan: a hash of the core `core` and of all that its runs and their claims follow from, the document
    /// with its axes and metrics, the changes and the seeds.
    pub fn hash(&self, core: &str) -> Fnv {
        let all = json!([core, self.experiment.to_json(), self.base, self.within_copies]);
        Fnv::of(&all.to_string())
    }

    /// The metrics that its results follow from, as one run gives them.
    pub fn measured(&self) -> Vec<MetricName> {
        match self.experiment.optimum {
            Some(_) => vec![MetricName::Goodput],
            None => self.experiment.metrics.clone(),
        }
    }

    /// The number of points.
    pub fn points(&self) -> usize {
        self.experiment.points()
    }

    /// Runs of every point.
    pub fn replications(&self) -> usize {
        self.experiment.replications() as usize
    }

    /// The number of runs.
    pub fn runs(&self) -> usize {
        self.experiment.runs()
    }

    /// The run with this number, from 0. Every point has its first replication before any has its second, so that
    /// whole curves show early.
    pub fn run(&self, number: usize) -> Run {
        let (point, replication) = (number % self.points(), number / self.points());
        Run { point, replication, seed: self.experiment.seed + replication as u64 }
    }

    /// The value of every axis at a point.
    pub fn values(&self, point: usize) -> Vec<&AxisValue> {
        let mut rest = point;
        let mut values: Vec<&AxisValue> = Vec::with_capacity(self.experiment.axes.len());
        for axis in self.experiment.axes.iter().rev() {
            values.extend(axis.values.get(rest % axis.values.len()));
            rest /= axis.values.len();
        }
        values.reverse();
        values
    }

    /// The scenario of a run as a document that records in full, as the lab opens it.
    ///
    /// # Errors
    /// A value that a field cannot have.
    pub fn document(&self, run: Run) -> Result<Value, Problem> {
        let mut document = self.base.clone();
        for (axis, value) in self.experiment.axes.iter().zip(self.values(run.point)) {
            axis.write(value, &mut document)?;
        }
        for (path, value) in &self.within_copies {
            set_path(&mut document, path, value)?;
        }
        if let Value::Object(fields) = &mut document {
            fields.insert("seed".to_owned(), Value::from(run.seed));
        }
        Ok(document)
    }

    /// The survey of a run of a geometry, about to begin.
    ///
    /// # Errors
    /// What stands in the way of it.
    pub fn survey(&self, run: Run) -> Result<Survey, Vec<Problem>> {
        Survey::new(&self.scenario(run)?, &self.experiment.sampling)
    }

    /// The sky of a run at an instant.
    ///
    /// # Errors
    /// What stands in the way of the run.
    pub fn still(&self, run: Run, t_s: f64) -> Result<Still, Vec<Problem>> {
        Still::new(&self.scenario(run)?, t_s)
    }

    /// The scenario of a run, which records nothing but what is counted anyway.
    ///
    /// # Errors
    /// Values that make no sense together.
    pub fn scenario(&self, run: Run) -> Result<Scenario, Vec<Problem>> {
        let mut scenario = Scenario::from_json(&self.document(run).map_err(|problem| vec![problem])?)?;
        for flow in &mut scenario.flows {
            flow.record = Record::Totals;
        }
        scenario.background.record = Record::Totals;
        scenario.background.focus = 0;
        scenario.measurement.interval_s = scenario.duration_s.clamp(INTERVALS[0], INTERVALS[1]);
        Ok(scenario)
    }
}

/// A path with dots alone.
fn plain(path: &str) -> String {
    path.trim().replace('[', ".").replace(']', "")
}

/// Whether a change is to a part of what an axis copies whole: it is made to every copy.
fn is_within_copy(experiment: &Experiment, path: &str) -> bool {
    let mut copies = experiment.axes.iter().flat_map(|axis| &axis.copies);
    copies.any(|copy| plain(path).strip_prefix(&plain(copy)).is_some_and(|rest| rest.starts_with('.')))
}

/// Makes a change to the base, unless the sweep itself decides about the field.
fn change(experiment: &Experiment, base: &mut Value, path: &str, value: &str) -> Result<(), Problem> {
    if plain(path) == "seed" {
        return Err(Problem::new("seed", "is set by the seed of the first replication, not by a change"));
    }
    let changed = plain(path);
    // What an axis writes anew at every point, whole or in part, a change to the base cannot keep.
    let covers =
        |written: &str| changed.strip_prefix(written).is_some_and(|r| r.is_empty() || r.starts_with('.'));
    let taken = experiment.axes.iter().find(|axis| axis.written().any(|other| covers(&plain(other))));
    if let Some(axis) = taken {
        let message = format!("is set by the axis {}: give its values instead", axis.name);
        return Err(Problem::new(path.trim(), message));
    }
    set_path(base, path, value)
}
