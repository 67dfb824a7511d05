//! The scenarios of an experiment: the base, and the base with a value of every axis.

use serde_json::{Map, Value};

use crate::Scenario;
use crate::cities::place;
use crate::edit::{get_path, set_path};
use crate::presets::{preset, presets};
use crate::read::read_json;
use skywindow_form::{Problem, nearest, show, to_json};

use super::document::{Axis, Experiment, ExperimentKind};
use super::value::{AxisValue, Named};

impl Experiment {
    /// The axis called `name`.
    pub fn axis(&self, name: &str) -> Option<&Axis> {
        self.axes.iter().find(|axis| axis.name == name)
    }

    /// The axis called `name`, or a phrase about what it was probably meant to be.
    ///
    /// # Errors
    /// The phrase, if there is no such axis.
    pub fn known_axis(&self, name: &str) -> Result<&Axis, String> {
        self.axis(name).ok_or_else(|| {
            let names: Vec<&str> = self.axes.iter().map(|axis| axis.name.as_str()).collect();
            let guess = near(name, &names);
            format!("is not an axis of {} (known: {}){guess}", self.id, names.join(", "))
        })
    }

    /// Points: every combination of the axes' values; saturating.
    pub fn points(&self) -> usize {
        self.axes.iter().fold(1, |points: usize, axis| points.saturating_mul(axis.values.len()))
    }

    /// Whether it looks at the sky alone; nothing is random then.
    pub fn is_geometry(&self) -> bool {
        self.kind == ExperimentKind::Geometry
    }

    /// Runs of every point: one, where nothing is random.
    pub fn replications(&self) -> u32 {
        if self.is_geometry() { 1 } else { self.replications }
    }

    /// Runs: points times replications; saturating.
    pub fn runs(&self) -> usize {
        self.points().saturating_mul(self.replications() as usize)
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

    /// The scenario that the axes change, as a document. It is called as the experiment is: the title and the
    /// description of the preset are about something else.
    ///
    /// # Errors
    /// An unknown preset, or a change that leads nowhere, with its path in the experiment.
    pub fn base_document(&self) -> Result<Value, Problem> {
        let mut document = match &self.base.preset {
            Some(id) => read_json(preset(id).ok_or_else(|| unknown_preset(id))?)?,
            None => Value::Object(Map::new()),
        };
        if let Value::Object(fields) = &mut document {
            fields.insert("title".to_owned(), self.title.clone().into());
            fields.insert("description".to_owned(), self.description().into());
        }
        for (path, value) in self.base.set.iter() {
            set_path(&mut document, path, &value.to_string())
                .map_err(|problem| Problem::new("base.set", problem.to_string()))?;
        }
        if let (Value::Object(fields), Some(duration)) = (&mut document, self.duration_s) {
            fields.insert("duration_s".to_owned(), to_json(duration));
        }
        Ok(document)
    }
}

impl Experiment {
    /// The scenario of the first point; none if it is not valid, which is told elsewhere.
    pub(super) fn first_scenario(&self) -> Option<Scenario> {
        let mut document = self.base_document().ok()?;
        for axis in &self.axes {
            axis.write(axis.values.first()?, &mut document).ok()?;
        }
        Scenario::from_json(&document).ok()
    }

    /// What a scenario of one point says of itself.
    fn description(&self) -> String {
        let figure = if self.figure.is_empty() { String::new() } else { format!(" ({})", self.figure) };
        format!("One point of the experiment \"{}\"{figure}.", self.title)
    }
}

fn unknown_preset(id: &str) -> Problem {
    Problem::new("base.preset", no_preset(id))
}

fn no_preset(id: &str) -> String {
    let ids: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
    format!("\"{id}\" is no built-in scenario{}", near(id, &ids))
}

/// Writes to `path` what the built-in scenario called `value` has there.
fn copied(value: &AxisValue, path: &str, document: &mut Value) -> Result<(), Problem> {
    let id = value.to_string();
    let text = preset(&id).ok_or_else(|| Problem::new("", no_preset(&id)))?;
    let field = get_path(&read_json(text)?, path).cloned();
    let field = field.ok_or_else(|| Problem::new(path, format!("is not in the built-in scenario {id}")))?;
    set_path(document, path, &field.to_string())
}

/// Moves the station at `path` to the place that `value` names.
fn placed(value: &AxisValue, path: &str, document: &mut Value) -> Result<(), Problem> {
    let name = value.to_string();
    let [latitude, longitude] = place(&name).map_err(|phrase| Problem::new("", phrase))?;
    set_path(document, &format!("{path}.name"), &Value::from(name).to_string())?;
    set_path(document, &format!("{path}.latitude_deg"), &latitude.to_string())?;
    set_path(document, &format!("{path}.longitude_deg"), &longitude.to_string())
}

/// A number as people read it: 15,000; 0.05; 1e-6.
fn grouped(number: f64) -> String {
    if number != 0.0 && number.abs() < 1e-3 {
        return format!("{number:e}");
    }
    let digits = number.to_string();
    let (sign, rest) = digits.split_at(usize::from(number < 0.0));
    let (whole, fraction) = rest.split_at(rest.find('.').unwrap_or(rest.len()));
    let mut text = sign.to_owned();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + fraction
}

/// `; did you mean "..."?`, if one of the names is near.
fn near(name: &str, names: &[&str]) -> String {
    nearest(name, names.iter().copied())
        .map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"))
}

impl Axis {
    /// The fields that `value` sets by name; none if the axis has no settings, or has paths for the values without.
    ///
    /// # Errors
    /// A phrase, if the axis has nothing but settings and none for this value.
    pub fn settings_of(&self, value: &AxisValue) -> Result<Option<&Named<Value>>, String> {
        if self.settings.0.is_empty() {
            return Ok(None);
        }
        let word = value.to_string();
        let known = self.settings.get(&word);
        if known.is_none() && !self.paths.is_empty() {
            return Ok(None);
        }
        known.map(Some).ok_or_else(|| {
            let words: Vec<&str> = self.settings.iter().map(|(word, _)| word).collect();
            let guess = near(&word, &words);
            format!(
                "\"{word}\" has no settings on the axis {} (known: {}){guess}",
                self.name,
                words.join(", ")
            )
        })
    }

    /// A number of the axis as it is shown, without the last digits that a multiplication leaves: 0.07 times 100 is 7.
    pub fn shown_number(&self, number: f64) -> f64 {
        let shown = number * self.shown_factor;
        format!("{shown:.11e}").parse().unwrap_or(shown)
    }

    /// `value` as people read it: its label, or a number with its unit: "5 %", "15,000 bytes", "hold".
    pub fn shown(&self, value: &AxisValue) -> String {
        match (self.labels.get(&value.to_string()), value.number()) {
            (Some(label), _) => label.clone(),
            (None, None) => value.to_string(),
            (None, Some(number)) if self.unit.is_empty() => grouped(self.shown_number(number)),
            (None, Some(number)) => format!("{} {}", grouped(self.shown_number(number)), self.unit),
        }
    }

    /// `value` with the name of its axis: "Receiver buffer 40 segments", "Packet error rate 1 %". A word with a label
    /// speaks for itself.
    pub fn in_words(&self, value: &AxisValue) -> String {
        let shown = self.shown(value);
        let speaks = value.number().is_none() && self.labels.get(&value.to_string()).is_some();
        if speaks { shown } else { format!("{} {shown}", self.label) }
    }

    /// Every path that the axis writes to, for whatever value.
    pub fn written(&self) -> impl Iterator<Item = &str> {
        let set = self.settings.iter().flat_map(|(_, fields)| fields.iter().map(|(path, _)| path));
        let whole = self.paths.iter().chain(&self.copies).chain(&self.places);
        whole.map(String::as_str).chain(set)
    }

    /// Writes `value` to the fields of the axis, and what it sets besides; a value whose settings are empty leaves all
    /// fields as they are.
    ///
    /// # Errors
    /// A path that leads nowhere or a value that the field cannot have, with the path in the scenario; a value without
    /// settings on an axis that has them.
    pub fn write(&self, value: &AxisValue, document: &mut Value) -> Result<(), Problem> {
        let settings = self.settings_of(value).map_err(|phrase| Problem::new("", phrase))?;
        if settings.is_some_and(|fields| fields.0.is_empty()) {
            return Ok(());
        }
        for (path, field) in settings.into_iter().flat_map(Named::iter) {
            set_path(document, path, &field.to_string())?;
        }
        self.copies.iter().try_for_each(|path| copied(value, path, document))?;
        self.places.iter().try_for_each(|path| placed(value, path, document))?;
        let written = match value {
            AxisValue::Number(number) if self.scales() => to_json(self.scaled(*number, document)?),
            other => other.to_json(),
        };
        self.paths.iter().try_for_each(|path| set_path(document, path, &written.to_string()))
    }

    fn scales(&self) -> bool {
        self.factor != 1.0 || self.odds_against || self.times.is_some()
    }

    /// `number`, or the odds against it, times the factor of the axis and the field that it names.
    fn scaled(&self, number: f64, document: &Value) -> Result<f64, Problem> {
        let problem = |message| Err(Problem::new(self.paths.join(", "), message));
        if self.odds_against && !(number > 0.0 && number < 1.0) {
            return problem(format!("{} is no share of the time between 0 and 1", show(number)));
        }
        let turned = if self.odds_against { (1.0 - number) / number } else { number };
        let field = match &self.times {
            Some(path) => get_path(document, path).and_then(Value::as_f64).unwrap_or(f64::NAN),
            None => 1.0,
        };
        let product = turned * self.factor * field;
        if product.is_finite() {
            return Ok(product);
        }
        problem(format!("{} times the factor {} is no number", show(number), show(self.factor * field)))
    }

    /// The values as numbers, if all are and each is greater than the one before.
    pub fn ascending(&self) -> Option<Vec<f64>> {
        let numbers: Option<Vec<f64>> = self.values.iter().map(AxisValue::number).collect();
        numbers.filter(|numbers| numbers.windows(2).all(|pair| pair[0] < pair[1]))
    }
}
