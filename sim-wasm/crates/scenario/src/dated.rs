//! The document as dated changes make it, one after the other.

use serde_json::{Value, json};
use skywindow_form::{Problem, show};

use crate::document::{ChangeKind, DatedChange, NextPacket, Scenario};
use crate::edit::{live_path, set_path};

/// How often rain grows tenfold until it is at its height.
const RAIN_STEPS: u32 = 4;

/// A part of it is no shorter than changes of stations may be.
const SHORTEST_SHOWER_S: f64 = 0.001;

/// An instant at which a change of the list takes effect, or is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The instant, s.
    pub at_s: f64,
    /// The change; how long it lasts is said only where that matters from its beginning.
    pub change: DatedChange,
    /// Whether it begins; else it is over.
    pub begins: bool,
}

impl Scenario {
    /// What happens, in its order: by instants, of one instant in the order of the list; with the places of the changes
    /// in it. Changes that are switched off do not.
    pub fn dated(&self) -> Vec<(usize, Step)> {
        let mut steps = Vec::new();
        for (index, change) in self.changes.iter().enumerate().filter(|(_, change)| !change.off) {
            let falls = change.kind == ChangeKind::Rain;
            let own = DatedChange { for_s: change.for_s.filter(|_| falls), ..change.clone() };
            steps.push((index, Step { at_s: change.at_s, change: own.clone(), begins: true }));
            if let Some(lasts) = change.for_s.filter(|_| !falls) {
                steps.push((index, Step { at_s: change.at_s + lasts, change: own, begins: false }));
            }
        }
        steps.sort_by(|(_, a), (_, b)| a.at_s.total_cmp(&b.at_s));
        steps
    }
}

impl DatedChange {
    /// Makes the change in a document without dated changes, and reads that; what breaks leaves it as it is.
    ///
    /// # Errors
    /// One sentence: the path leads to no field that can change, or the field cannot have the value then.
    pub fn make(&self, document: &mut Value) -> Result<Scenario, Problem> {
        let field = match self.kind {
            ChangeKind::Rain => {
                let usual = read_anew(document, "station")?;
                let usual = usual.constellations.iter().map(|one| one.gsl.ber).fold(0.0, f64::max);
                self.let_rain(document, usual);
                "station"
            }
            ChangeKind::Set => {
                change_document(document, self)?;
                "value"
            }
            _ => "kind",
        };
        read_anew(document, field)
    }

    /// Rain is a number of changes of a station: its links lose ten times as much, step by step, and then less.
    fn let_rain(&self, document: &mut Value, usual_ber: f64) {
        let ramp_s = self.ramp_s.min(self.for_s.map_or(f64::MAX, |lasts| lasts / 2.0));
        let part_s = ramp_s / f64::from(RAIN_STEPS);
        let shower = |after_s: f64, for_s: Option<f64>, ber: f64| json!({ "at_s": self.at_s + after_s, "for_s": for_s, "ber": ber.max(usual_ber) });
        let mut showers = Vec::new();
        let mut ber = self.ber;
        for step in (0..RAIN_STEPS).rev().filter(|_| part_s >= SHORTEST_SHOWER_S) {
            ber /= 10.0;
            showers.push(shower(part_s * f64::from(step), Some(part_s), ber));
            if let Some(lasts) = self.for_s {
                showers.push(shower(lasts - part_s * f64::from(step + 1), Some(part_s), ber));
            }
        }
        let height_s = self.for_s.map(|lasts| (lasts - 2.0 * ramp_s).max(SHORTEST_SHOWER_S));
        showers.push(shower(ramp_s, height_s, self.ber));
        let stations = document.get_mut("stations").and_then(Value::as_array_mut).into_iter().flatten();
        for station in
            stations.filter(|station| station.get("name").is_some_and(|name| *name == self.station))
        {
            match station.get_mut("changes").and_then(Value::as_array_mut) {
                Some(changes) => changes.append(&mut showers),
                None => station["changes"] = std::mem::take(&mut showers).into(),
            }
        }
    }
}

/// Reads a changed document; what is wrong with it is told of a field of the change.
fn read_anew(document: &Value, field: &str) -> Result<Scenario, Problem> {
    Scenario::from_json(document).map_err(|problems| {
        let first = problems.into_iter().next();
        Problem::new(field, first.map_or_else(String::new, |problem| problem.to_string()))
    })
}

impl Step {
    /// What it does, in a few words: "GSL bit error rate: 1e-5".
    pub fn in_words(&self) -> String {
        let change = &self.change;
        let over = if self.begins { "is off" } else { "is on again" };
        match change.kind {
            ChangeKind::Set => set_in_words(change),
            ChangeKind::SatelliteOff => format!("{} {over}", change.satellite),
            ChangeKind::LinkOff => format!("{} – {} {over}", change.from, change.to),
            ChangeKind::DropNext => {
                let packet = match change.packet {
                    NextPacket::Data => "data packet",
                    NextPacket::Acknowledgement => "acknowledgement",
                };
                format!("The next {packet} of {} is dropped", change.flow)
            }
            ChangeKind::Rain => format!("Rain over {}", change.station),
            ChangeKind::Freeze if self.begins => format!("The receiver of {} stops reading", change.flow),
            ChangeKind::Freeze => format!("The receiver of {} reads again", change.flow),
        }
    }
}

fn set_in_words(change: &DatedChange) -> String {
    let field = live_path(&change.path);
    let label = field.as_ref().map_or(change.path.as_str(), |spec| spec.label);
    let value = match &change.value {
        Value::Null => "its default".to_owned(),
        Value::String(text) => text.clone(),
        Value::Number(number) => number.as_f64().map_or_else(|| number.to_string(), show),
        value => value.to_string(),
    };
    let unit = field.as_ref().map_or("", |spec| spec.unit.text);
    let unit = if change.value.is_number() && !unit.is_empty() { format!(" {unit}") } else { String::new() };
    format!("{label}: {value}{unit}")
}

/// Changes a document as `change` says; the path of a problem is a field of the change.
fn change_document(document: &mut Value, change: &DatedChange) -> Result<(), Problem> {
    live_path(&change.path).map_err(|problem| Problem::new("path", problem.to_string()))?;
    let value = match &change.value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    set_path(document, &change.path, &value).map_err(|problem| {
        // What the field refuses is told of the field itself, what is not there of a list on the way to it.
        let field = change.path.rsplit('.').next().unwrap_or_default();
        let refused = problem.path.ends_with(field);
        Problem::new(if refused { "value" } else { "path" }, problem.to_string())
    })
}
