//! The outlook from a terminal, for drawing: passes, satellites in use, directions, and what the policy will do.

use skywindow_form::Reply;
use skywindow_orbit::{Outlook, Sky};
use skywindow_units::{SimTime, Work};
use skywindow_world::forecast;
use wasm_bindgen::prelude::*;

/// What passes over a terminal and what its policy chooses.
#[wasm_bindgen]
pub struct OutlookView {
    outlook: Outlook,
    rule: String,
}

impl OutlookView {
    pub(crate) fn new(sky: &Sky, terminal: u32, rule: String) -> Result<Self, JsError> {
        let outlook = Outlook::new(sky, terminal);
        Ok(Self { outlook: outlook.ok_or_else(|| JsError::new("there is no such terminal"))?, rule })
    }
}

/// Infinity stands for what never comes.
fn seconds(t: SimTime) -> f64 {
    if t == SimTime::MAX { f64::INFINITY } else { t.as_secs_f64() }
}

#[wasm_bindgen]
impl OutlookView {
    /// The rule by which the terminal chooses, in words.
    pub fn rule(&self) -> String {
        self.rule.clone()
    }

    /// Looks from one instant to another, but does no more work than `budget` steps; whether all has been found.
    pub fn look(&mut self, from_s: f64, until_s: f64, budget: u32) -> bool {
        let [from, until] = [from_s, until_s].map(SimTime::from_secs_f64);
        self.outlook.look(from, until, &mut Work::of(u64::from(budget)))
    }

    /// For each pass of the last finished window: satellite, when it rises and sets, when it stands highest, s, and how
    /// high that is, degrees.
    pub fn passes(&self) -> Vec<f64> {
        let row = |pass: &skywindow_orbit::Pass| {
            let times = [pass.rises, pass.sets, pass.culminates].map(seconds);
            [f64::from(pass.satellite), times[0], times[1], times[2], pass.highest_deg]
        };
        self.outlook.passes().iter().flat_map(row).collect()
    }

    /// For each use of a satellite since time 0: satellite, from when until when, s.
    pub fn uses(&self) -> Vec<f64> {
        let row =
            |one: &skywindow_orbit::Use| [f64::from(one.satellite), seconds(one.from), seconds(one.until)];
        self.outlook.uses().iter().flat_map(row).collect()
    }

    /// Azimuth from north by east and elevation of each satellite, degrees.
    pub fn directions(&self, satellites: &[u32], t_s: f64) -> Vec<f32> {
        let t = SimTime::from_secs_f64(t_s);
        let of = |&satellite: &u32| self.outlook.direction_deg(satellite, t).map(|degrees| degrees as f32);
        satellites.iter().flat_map(of).collect()
    }

    /// The same of one satellite at `points` instants, the first and the last of which are given.
    pub fn track(&self, satellite: u32, from_s: f64, until_s: f64, points: u32) -> Vec<f32> {
        let step_s = (until_s - from_s) / f64::from(points.max(2) - 1);
        let at = |index: u32| SimTime::from_secs_f64(from_s + step_s * f64::from(index));
        let of = |index| self.outlook.direction_deg(satellite, at(index)).map(|degrees| degrees as f32);
        (0..points).flat_map(of).collect()
    }

    /// What the policy has chosen at `t_s` and what it will do next, as JSON.
    pub fn forecast(&self, t_s: f64) -> String {
        forecast(&self.outlook, SimTime::from_secs_f64(t_s)).to_json().to_string()
    }
}
