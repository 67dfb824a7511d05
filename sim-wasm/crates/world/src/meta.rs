//! What the page needs to know of a run besides its recording: names, nodes and flows.

use serde_json::{Value, json};
use skywindow_scenario::{ConstellationKind, HandoverPolicy, Problem, Scenario};
use skywindow_transport::api::Numbering;

use crate::layout::{Layout, Terminal};

/// Names of the nodes, as events and panels use them.
#[derive(Clone, Debug)]
pub struct Names {
    nodes: Vec<String>,
    satellites: usize,
    policies: Vec<HandoverPolicy>,
}

impl Names {
    /// The names of the nodes of `layout`.
    pub fn new(scenario: &Scenario, layout: &Layout) -> Self {
        let satellites = satellite_names(scenario);
        let count = satellites.len();
        let policy = |index: usize| scenario.constellations.get(index).map(|c| c.handover.policy);
        Self {
            satellites: count,
            policies: layout.terminals.iter().filter_map(|t| policy(t.constellation)).collect(),
            nodes: satellites
                .into_iter()
                .chain(layout.terminals.iter().map(terminal_name))
                .chain(layout.wired.iter().map(|w| w.name.clone()))
                .collect(),
        }
    }

    /// The name of a node; "?" for a number that is none.
    pub fn node(&self, node: f64) -> &str {
        self.nodes.get(node as usize).map_or("?", String::as_str)
    }

    /// The node called `name`, the first if several are.
    pub fn node_called(&self, name: &str) -> Option<u32> {
        self.nodes.iter().position(|node| node == name).map(|node| node as u32)
    }

    /// The rule by which a terminal chooses its satellite.
    pub fn policy_rule(&self, terminal: f64) -> String {
        let index = (terminal as usize).checked_sub(self.satellites);
        let rule = match index.and_then(|index| self.policies.get(index)) {
            Some(HandoverPolicy::Hold) => "hold the satellite until it sinks below the elevation mask",
            Some(HandoverPolicy::HighestElevation) => "highest elevation",
            Some(HandoverPolicy::Nearest) => "nearest satellite",
            Some(HandoverPolicy::LongestVisible) => "longest remaining visibility",
            Some(HandoverPolicy::Ideal) => "every visible satellite",
            None => return String::new(),
        };
        format!("Handover policy: {rule}")
    }
}

/// The station of a terminal, and its number if it is not the station's first for its constellation.
fn terminal_name(terminal: &Terminal) -> String {
    match terminal.ordinal {
        0 => terminal.station.clone(),
        ordinal => format!("{}, terminal {}", terminal.station, ordinal + 1),
    }
}

fn satellite_names(scenario: &Scenario) -> Vec<String> {
    let mut names = Vec::new();
    for constellation in &scenario.constellations {
        if constellation.kind == ConstellationKind::Geostationary {
            names.extend(constellation.longitudes_deg.iter().map(|longitude| format!("GEO {longitude}°")));
            continue;
        }
        let shape = constellation.shape();
        for plane in 0..shape.planes {
            names.extend((0..shape.satellites_per_plane).map(|slot| format!("P{plane} S{slot}")));
        }
    }
    names
}

/// The description of a run of `scenario` as JSON: `satellites`, `terminals`, `routers`, `flows`, `constellations`,
/// `nodes`, `duration_s`, in the order of the node numbers.
///
/// # Errors
/// What stands in the way of a run.
pub fn run_meta(scenario: &Scenario) -> Result<Value, Vec<Problem>> {
    let layout = Layout::new(scenario)?;
    let names = Names::new(scenario, &layout);
    let mut satellites = Vec::new();
    let mut constellations = Vec::new();
    for (index, constellation) in scenario.constellations.iter().enumerate() {
        let shape = constellation.shape();
        let first = satellites.len();
        for satellite in 0..shape.planes * shape.satellites_per_plane {
            let node = first + satellite as usize;
            satellites.push(json!({
                "constellation": index,
                "plane": satellite / shape.satellites_per_plane,
                "slot": satellite % shape.satellites_per_plane,
                "name": names.node(node as f64),
            }));
        }
        constellations.push(json!({
            "id": constellation.id,
            "kind": constellation.kind.word(),
            "first": first,
            "count": satellites.len() - first,
            "planes": shape.planes,
            "satellites_per_plane": shape.satellites_per_plane,
            "altitude_km": shape.altitude_km,
            "inclination_deg": shape.inclination_deg,
            "elevation_mask_deg": constellation.elevation_mask_deg,
            "isl_rate_bps": constellation.isl.rate_bps,
            "gsl_rate_bps": constellation.gsl.rate_bps,
        }));
    }
    let terminals: Vec<Value> = layout
        .terminals
        .iter()
        .map(|t| {
            json!({
                "station": t.station,
                "constellation": t.constellation,
                "latitude_deg": t.latitude_deg,
                "longitude_deg": t.longitude_deg,
                "background": t.background,
                "ordinal": t.ordinal,
            })
        })
        .collect();
    let routers: Vec<Value> = layout
        .wired
        .iter()
        .map(|w| json!({ "name": w.name, "latitude_deg": w.place.map(|p| p.0), "longitude_deg": w.place.map(|p| p.1) }))
        .collect();
    let flows: Vec<Value> = layout
        .flows
        .iter()
        .map(|f| {
            let Numbering { first, step, acknowledges_next } = f.transport.numbering();
            json!({
                "name": f.name,
                "from": f.from,
                "to": f.to,
                "background": f.background,
                "record": f.record.word(),
                "protocol": f.transport.protocol().word(),
                "payload_bytes": f.transport.payload_bytes(),
                "streams": f.transport.streams(),
                "numbering": { "first": first, "step": step, "acknowledges_next": acknowledges_next },
                "paths": f.paths.iter().map(|path| json!({
                    "from_node": path.nodes[0],
                    "to_node": path.nodes[1],
                    "via": path.via.and_then(|via| scenario.constellations.get(via)).map(|via| &via.id),
                })).collect::<Vec<_>>(),
            })
        })
        .collect();
    Ok(json!({
        "nodes": layout.nodes(),
        "satellites": satellites,
        "terminals": terminals,
        "routers": routers,
        "flows": flows,
        "constellations": constellations,
        "duration_s": scenario.duration_s,
        "earth_radius_km": scenario.earth.radius_km,
    }))
}
