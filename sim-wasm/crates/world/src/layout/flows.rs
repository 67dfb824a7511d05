//! The flows of a scenario and the nodes that are the interfaces of their paths.

use skywindow_engine::Stream;
use skywindow_scenario::{Flow, Problem, Record, Scenario};
use skywindow_transport::Settings;
use skywindow_units::SimTime;

use crate::run::streams;

use super::{Layout, Leg, PlannedFlow, PlannedPath, terminals::interfaces};

/// The legs of a flow that gateways split, with their ends and settings. A gateway without a limit of its own has room
/// for what the receivers of both connections have room for: what waits and what is under way never share it.
fn legs(flow: &Flow) -> Vec<(Leg, [&str; 2], Settings)> {
    let of = flow.gateways.len() + 1;
    let onward = flow.gateways.iter().map(|gateway| gateway.transport.settings(&flow.transport));
    let settings: Vec<Settings> = std::iter::once(flow.transport.clone()).chain(onward).collect();
    let places: Vec<&str> = std::iter::once(&flow.from)
        .chain(flow.gateways.iter().map(|gateway| &gateway.at))
        .chain(std::iter::once(&flow.to))
        .map(String::as_str)
        .collect();
    let rooms: Vec<u32> = flow
        .gateways
        .iter()
        .zip(settings.windows(2))
        .map(|(gateway, both)| {
            let together = both.iter().map(Settings::receiver_buffer_bytes).fold(0, u32::saturating_add);
            gateway.buffer_bytes.unwrap_or(together)
        })
        .collect();
    let room = |gateway: Option<usize>| gateway.and_then(|number| rooms.get(number)).copied();
    places
        .windows(2)
        .zip(settings)
        .enumerate()
        .map(|(number, (ends, settings))| {
            let (begins_with, ends_with) = (room(number.checked_sub(1)), room(Some(number)));
            (Leg { number, of, begins_with, ends_with }, [ends[0], ends[1]], settings)
        })
        .collect()
}

/// What a flow draws of the stream of that name, from 0 to 1.
fn drawn(seed: u64, name: u64, flow: usize) -> f64 {
    Stream::new(seed).child(name).child(flow as u64).uniform(0)
}

impl Layout {
    pub(super) fn add_flows(&mut self, scenario: &Scenario) -> Result<(), Vec<Problem>> {
        let mut problems = Vec::new();
        for (index, flow) in scenario.flows.iter().enumerate() {
            let start_s = flow.start_s + flow.start_within_s * drawn(scenario.seed, streams::STARTS, index);
            let bytes = flow.workload.bytes(drawn(scenario.seed, streams::WORKLOADS, index));
            match self.connections(scenario, flow, start_s, bytes) {
                Some(planned) => self.flows.extend(planned),
                None => problems.push(Problem::new(
                    format!("flows[{index}]"),
                    format!("{} and {} are not stations or routers of this scenario", flow.from, flow.to),
                )),
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// The flow itself, or the connections that its gateways make of it.
    fn connections(
        &self,
        scenario: &Scenario,
        flow: &Flow,
        start_s: f64,
        bytes: Option<u64>,
    ) -> Option<Vec<PlannedFlow>> {
        let whole = PlannedFlow {
            name: flow.name.clone(),
            leg: None,
            from: flow.from.clone(),
            to: flow.to.clone(),
            paths: Vec::new(),
            background: false,
            start_s,
            bytes,
            applications: flow.offering(),
            transport: flow.transport.clone(),
            record: flow.record,
        };
        if flow.gateways.is_empty() {
            return Some(vec![PlannedFlow { paths: self.paths(scenario, flow)?, ..whole }]);
        }
        let legs = legs(flow).into_iter().map(|(leg, ends, transport)| {
            let [from, to] = ends.map(str::to_owned);
            let paths = vec![self.plain_path(ends)?];
            Some(PlannedFlow { leg: Some(leg), from, to, paths, transport, ..whole.clone() })
        });
        legs.collect()
    }

    fn paths(&self, scenario: &Scenario, flow: &Flow) -> Option<Vec<PlannedPath>> {
        let ends = [flow.from.as_str(), flow.to.as_str()];
        if flow.paths.is_empty() {
            return Some(vec![self.plain_path(ends)?]);
        }
        let planned = flow.paths.iter().enumerate().map(|(index, path)| {
            let ends = interfaces(ends, &flow.paths, index);
            let dated = |planned: PlannedPath| PlannedPath {
                up: SimTime::from_secs_f64(path.begins_s()),
                down: path.down_s.map_or(SimTime::MAX, SimTime::from_secs_f64),
                ..planned
            };
            let Some(id) = &path.via else { return self.plain_path(ends.map(|(name, _)| name)).map(dated) };
            let via = scenario.constellations.iter().position(|constellation| constellation.id == *id)?;
            let [from, to] = ends.map(|(name, ordinal)| self.terminal_number(name, via, ordinal));
            Some(dated(PlannedPath::new([from?, to?], Some(via))))
        });
        planned.collect()
    }

    /// The path over the first constellation that both have terminals for, else between the nodes themselves.
    fn plain_path(&self, [from, to]: [&str; 2]) -> Option<PlannedPath> {
        let via = self.common_constellation(from, to);
        let nodes = match via {
            Some(constellation) => {
                [self.terminal_of(from, constellation)?, self.terminal_of(to, constellation)?]
            }
            None => [self.node_of(from)?, self.node_of(to)?],
        };
        Some(PlannedPath::new(nodes, via))
    }

    pub(super) fn add_background_flows(&mut self, scenario: &Scenario, paths: Vec<Vec<PlannedPath>>) {
        let background = &scenario.background;
        let transport = background.transport.settings(scenario.flows.first().map(|flow| &flow.transport));
        for (index, paths) in paths.into_iter().enumerate() {
            let station = |end: usize| {
                let node = paths.first().map(|path| path.nodes[end] - self.satellites);
                node.and_then(|index| self.terminals.get(index as usize)).map(|t| t.station.clone())
            };
            let in_focus = index < background.focus as usize;
            let [from, to] = [station(0), station(1)].map(Option::unwrap_or_default);
            self.flows.push(PlannedFlow {
                name: format!("background {}", index + 1),
                leg: None,
                from,
                to,
                paths,
                background: !in_focus,
                start_s: background.start_s + background.spacing_s * index as f64,
                bytes: None,
                applications: Vec::new(),
                transport: transport.clone(),
                record: if in_focus { Record::Full } else { background.record },
            });
        }
    }
}
