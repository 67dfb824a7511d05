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
    Scenario::from_changed(document).map_err(|problems| {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preset;

    /// What the one change does in a scenario whose links to satellites have a bit error rate of 1e-7.
    fn changed(change: Value) -> (Value, Step) {
        let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
        document["constellations"][0]["gsl"]["ber"] = json!(1e-7);
        let mut with = document.clone();
        with["changes"] = json!([change]);
        let (_, step) = Scenario::from_json(&with).unwrap().dated().remove(0);
        step.change.make(&mut document).unwrap();
        (document, step)
    }

    /// The showers over London: when after 20 s each begins, how long it lasts, and the bit error rate.
    fn showers(rain: Value) -> Vec<[f64; 3]> {
        let mut rain = rain;
        for (key, value) in [("kind", json!("rain")), ("station", json!("London")), ("at_s", json!(20))] {
            rain[key] = value;
        }
        let (document, _) = changed(rain);
        let of = |station: &str| {
            let stations = document["stations"].as_array().unwrap();
            let own = stations.iter().find(|one| one["name"] == station).unwrap();
            own["changes"].as_array().cloned().unwrap_or_default()
        };
        assert!(of("Quito").is_empty(), "it rains over London alone");
        let number = |shower: &Value, key: &str| shower[key].as_f64().unwrap_or(f64::INFINITY);
        let row = |one: &Value| [number(one, "at_s") - 20.0, number(one, "for_s"), number(one, "ber")];
        let mut rows: Vec<_> = of("London").iter().map(row).collect();
        rows.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
        rows
    }

    fn are_near(found: &[[f64; 3]], expected: &[[f64; 3]]) {
        let near = |a: f64, b: f64| a == b || (a - b).abs() < 1e-9 * b.abs().max(1e-9);
        let same = found.iter().zip(expected).all(|(a, b)| a.iter().zip(b).all(|(&a, &b)| near(a, b)));
        assert!(same && found.len() == expected.len(), "{found:?}");
    }

    #[test]
    fn rain_makes_links_ten_times_worse_in_four_steps_and_better_again_but_never_better_than_usual() {
        are_near(
            &showers(json!({ "for_s": 60, "ramp_s": 8, "ber": 1e-4 })),
            &[
                [0.0, 2.0, 1e-7],
                [2.0, 2.0, 1e-7],
                [4.0, 2.0, 1e-6],
                [6.0, 2.0, 1e-5],
                [8.0, 44.0, 1e-4],
                [52.0, 2.0, 1e-5],
                [54.0, 2.0, 1e-6],
                [56.0, 2.0, 1e-7],
                [58.0, 2.0, 1e-7],
            ],
        );
    }

    #[test]
    fn rain_for_good_does_not_leave_and_without_a_ramp_is_at_its_height_at_once() {
        let good = f64::INFINITY;
        are_near(
            &showers(json!({ "ramp_s": 4, "ber": 1e-2 })),
            &[[0.0, 1.0, 1e-6], [1.0, 1.0, 1e-5], [2.0, 1.0, 1e-4], [3.0, 1.0, 1e-3], [4.0, good, 1e-2]],
        );
        are_near(&showers(json!({ "for_s": 6, "ramp_s": 0, "ber": 1e-4 })), &[[0.0, 6.0, 1e-4]]);
    }

    #[test]
    fn a_short_rain_only_comes_and_goes() {
        let rows = showers(json!({ "for_s": 4, "ramp_s": 30, "ber": 1e-3 }));
        assert_eq!(rows.len(), 9);
        are_near(&rows[3..6], &[[1.5, 0.5, 1e-4], [2.0, 0.001, 1e-3], [2.0, 0.5, 1e-4]]);
    }

    #[test]
    fn what_lasts_begins_and_is_over_in_the_order_of_instants() {
        let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
        document["changes"] = json!([
            { "at_s": 9, "kind": "satellite-off", "satellite": "P3 S5", "for_s": 30 },
            { "at_s": 5, "kind": "rain", "station": "London", "for_s": 60 },
            { "at_s": 7, "kind": "satellite-off", "satellite": "P1 S1", "off": true },
        ]);
        let steps = Scenario::from_json(&document).unwrap().dated();
        let told: Vec<_> = steps.iter().map(|(index, step)| (*index, step.at_s, step.begins)).collect();
        assert_eq!(told, [(1, 5.0, true), (0, 9.0, true), (0, 39.0, false)]);
        assert_eq!(steps[0].1.change.for_s, Some(60.0), "a rain must know when it begins to leave");
    }

    #[test]
    fn what_happens_is_said_in_a_few_words() {
        for (change, words) in [
            (json!({ "path": "constellations.*.gsl.ber", "value": 1e-5 }), "GSL bit error rate: 1e-5"),
            (json!({ "path": "constellations.*.gsl.rate_bps", "value": 64000 }), "GSL rate: 64000 bit/s"),
            (json!({ "path": "constellations.*.gsl.rate_bps", "value": "2 Mbit/s" }), "GSL rate: 2 Mbit/s"),
            (json!({ "path": "constellations.*.gsl.ber", "value": null }), "GSL bit error rate: its default"),
            (json!({ "kind": "satellite-off", "satellite": "P3 S5" }), "P3 S5 is off"),
            (json!({ "kind": "link-off", "from": "P3 S5", "to": "P3 S6" }), "P3 S5 – P3 S6 is off"),
            (json!({ "kind": "rain", "station": "London" }), "Rain over London"),
        ] {
            let mut change = change;
            change["at_s"] = json!(1);
            let (_, step) = changed(change);
            assert_eq!(step.in_words(), words);
            let over = Step { begins: false, ..step };
            assert_eq!(over.in_words(), words.replace("is off", "is on again"));
        }
    }
}
