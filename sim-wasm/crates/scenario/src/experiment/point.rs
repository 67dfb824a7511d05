//! The scenarios of an experiment: the base, and the base with a value of every axis.

use serde_json::{Map, Value};

use crate::edit::set_path;
use crate::form::{Problem, nearest, to_json};
use crate::presets::{preset, presets};
use crate::read::read_json;

use super::document::{Axis, Experiment};
use super::value::AxisValue;

impl Experiment {
    /// The axis called `name`.
    pub fn axis(&self, name: &str) -> Option<&Axis> {
        self.axes.iter().find(|axis| axis.name == name)
    }

    /// Points: every combination of the axes' values; saturating.
    pub fn points(&self) -> usize {
        self.axes.iter().fold(1, |points: usize, axis| points.saturating_mul(axis.values.len()))
    }

    /// Runs: points times replications; saturating.
    pub fn runs(&self) -> usize {
        self.points().saturating_mul(self.replications as usize)
    }

    /// The quick version: fewer values, replications and maybe seconds.
    #[must_use]
    pub fn quick_version(&self) -> Self {
        let mut quick = self.clone();
        quick.replications = self.quick.replications;
        quick.duration_s = self.quick.duration_s.or(self.duration_s);
        for axis in &mut quick.axes {
            if let Some(values) = self.quick.values.get(&axis.name) {
                axis.values.clone_from(values);
            }
        }
        quick
    }

    /// The scenario that the axes change, as a document.
    ///
    /// # Errors
    /// An unknown preset, or a change that leads nowhere, with its path in the experiment.
    pub fn base_document(&self) -> Result<Value, Problem> {
        let mut document = match &self.base.preset {
            Some(id) => read_json(preset(id).ok_or_else(|| unknown_preset(id))?)?,
            None => Value::Object(Map::new()),
        };
        for (path, value) in self.base.set.iter() {
            set_path(&mut document, path, &value.to_json().to_string())
                .map_err(|problem| Problem::new("base.set", problem.to_string()))?;
        }
        if let (Value::Object(fields), Some(duration)) = (&mut document, self.duration_s) {
            fields.insert("duration_s".to_owned(), to_json(duration));
        }
        Ok(document)
    }
}

fn unknown_preset(id: &str) -> Problem {
    let guess = nearest(id, presets().iter().map(|preset| preset.id))
        .map_or_else(String::new, |name| format!("; did you mean \"{name}\"?"));
    Problem::new("base.preset", format!("\"{id}\" is no built-in scenario{guess}"))
}

impl Axis {
    /// Writes `value` to the fields of the axis.
    ///
    /// # Errors
    /// A path that leads nowhere or a value that the field cannot have, with the path in the scenario.
    pub fn write(&self, value: &AxisValue, document: &mut Value) -> Result<(), Problem> {
        let written = match value {
            AxisValue::Number(number) if self.factor != 1.0 => to_json(number * self.factor),
            other => other.to_json(),
        };
        self.paths.iter().try_for_each(|path| set_path(document, path, &written.to_string()))
    }

    /// The values as numbers, if all are and each is greater than the one before.
    pub fn ascending(&self) -> Option<Vec<f64>> {
        let numbers: Option<Vec<f64>> = self.values.iter().map(AxisValue::number).collect();
        numbers.filter(|numbers| numbers.windows(2).all(|pair| pair[0] < pair[1]))
    }
}
