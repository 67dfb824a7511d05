//! The sky of a scenario, for drawing: positions in bulk, orbits, sub-satellite points, and events in words.

use skywindow_form::Reply;
use skywindow_orbit::{Frame, Sky};
use skywindow_scenario::{Problem, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{End, NO_FLOW, NO_PATH};
use skywindow_world::{Explainer, Layout, Satellites, run_meta};
use wasm_bindgen::prelude::*;

use crate::failure::refuse;
use crate::outlook_view::OutlookView;

/// Satellites and terminals in motion, and the names of a scenario.
#[wasm_bindgen]
pub struct SkyView {
    sky: Sky,
    explainer: Explainer,
    meta: String,
    satellites: Satellites,
}

/// The satellites of a sky in the order of their nodes, as columns.
#[wasm_bindgen(getter_with_clone)]
pub struct SatelliteColumns {
    /// What each is called.
    pub name: Vec<String>,
    /// Its constellation.
    pub constellation: Vec<u16>,
    /// Its orbital plane, from 0.
    pub plane: Vec<u32>,
    /// Its place in the plane, from 0.
    pub slot: Vec<u32>,
    /// Its number in the catalogue; 0 where it is not a real one.
    pub catalogue_number: Vec<u32>,
}

const fn frame(inertial: bool) -> Frame {
    if inertial { Frame::Inertial } else { Frame::EarthFixed }
}

#[wasm_bindgen]
impl SkyView {
    /// The sky of a scenario, given as JSON text.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario, a sentence a line.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario_json: &str) -> Result<SkyView, JsError> {
        let build = || -> Result<SkyView, Vec<Problem>> {
            let scenario = Scenario::parse(scenario_json)?;
            let layout = Layout::new(&scenario)?;
            let sky =
                Sky::new(&layout.sky).map_err(|message| vec![Problem::new("constellations", message)])?;
            Ok(Self {
                sky,
                explainer: Explainer::planned(&scenario, &layout),
                meta: run_meta(&scenario, &layout).to_json().to_string(),
                satellites: Satellites::new(&scenario, &layout),
            })
        };
        build().map_err(|problems| refuse(&problems))
    }

    /// What a run of the scenario is made of, as JSON, but for the satellites.
    pub fn meta(&self) -> String {
        self.meta.clone()
    }

    /// The satellites.
    pub fn satellites(&self) -> SatelliteColumns {
        let Satellites { constellation, plane, slot, catalogue_number } = self.satellites.clone();
        let name = self.explainer.names().satellites().to_vec();
        SatelliteColumns { name, constellation, plane, slot, catalogue_number }
    }

    /// Positions of all satellites, then all terminals: x, y, z in metres, inertial or Earth-fixed.
    pub fn positions(&self, t_s: f64, inertial: bool) -> Vec<f32> {
        let mut out = vec![0.0; 3 * self.sky.nodes() as usize];
        self.sky.positions(SimTime::from_secs_f64(t_s), frame(inertial), &mut out);
        out
    }

    /// `points` points of the orbit of `satellite`, the first where it is: x, y, z in metres.
    pub fn orbit(&self, satellite: u32, t_s: f64, inertial: bool, points: u32) -> Vec<f32> {
        let mut out = vec![0.0; 3 * points as usize];
        self.sky.orbit(satellite, SimTime::from_secs_f64(t_s), frame(inertial), &mut out);
        out
    }

    /// Latitude and longitude in degrees below `satellite`, and its height in km.
    pub fn look(&self, satellite: u32, t_s: f64) -> Vec<f64> {
        let place = self.sky.look(satellite, SimTime::from_secs_f64(t_s));
        vec![place.latitude_deg, place.longitude_deg, place.altitude_km]
    }

    /// Degrees at which `satellite` stands above the horizon of the terminal number `terminal`.
    pub fn elevation(&self, terminal: u32, satellite: u32, t_s: f64) -> f64 {
        self.sky.elevation_deg(terminal, satellite, SimTime::from_secs_f64(t_s))
    }

    /// What passes over the terminal number `terminal`, and what its policy chooses.
    ///
    /// # Errors
    /// There is no such terminal.
    pub fn outlook(&self, terminal: u32) -> Result<OutlookView, JsError> {
        let node = self.sky.terminal_node(terminal);
        OutlookView::new(&self.sky, terminal, self.explainer.names().policy_rule(f64::from(node)))
    }

    /// For each seam of a constellation the longitude in degrees at which it crosses the equator; it crosses once more
    /// half a turn further.
    pub fn seams_deg(&self, t_s: f64) -> Vec<f64> {
        let t = SimTime::from_secs_f64(t_s);
        (0..self.sky.constellations()).filter_map(|index| self.sky.seam_deg(index, t)).collect()
    }

    /// The angle in radians by which the Earth has turned.
    pub fn earth_angle(&self, t_s: f64) -> f64 {
        self.sky.earth_angle(SimTime::from_secs_f64(t_s))
    }

    /// An event in words. With its flow and path the words name the path where
    /// there are several, with its end the host where it is needed.
    pub fn explain(
        &self,
        code: u16,
        a: f64,
        b: f64,
        c: f64,
        d: f64,
        flow: Option<u16>,
        path: Option<u8>,
        end: Option<u8>,
    ) -> String {
        let (flow, path) = (flow.unwrap_or(NO_FLOW), path.unwrap_or(NO_PATH));
        let end = end.unwrap_or(End::Neither as u8);
        self.explainer.explain_at(end, code, flow, path, [a, b, c, d]).to_json().to_string()
    }

    /// What a packet of a flow is called, of the kind and with the number that the recording has.
    pub fn packet(&self, flow: u16, kind: u8, number: u32) -> String {
        self.explainer.packet(flow, kind, number)
    }
}
