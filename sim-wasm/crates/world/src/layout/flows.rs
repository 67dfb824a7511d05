//! The flows of a scenario and the nodes that are the interfaces of their paths.

use skywindow_scenario::{Flow, Problem, Record, Scenario};

use super::{Layout, PlannedFlow, PlannedPath, terminals::interfaces};

impl Layout {
    pub(super) fn add_flows(&mut self, scenario: &Scenario) -> Result<(), Vec<Problem>> {
        let mut problems = Vec::new();
        for (index, flow) in scenario.flows.iter().enumerate() {
            match self.paths(scenario, flow) {
                Some(paths) => self.flows.push(PlannedFlow {
                    name: flow.name.clone(),
                    from: flow.from.clone(),
                    to: flow.to.clone(),
                    paths,
                    background: false,
                    start_s: flow.start_s,
                    bytes: flow.bytes,
                    transport: flow.transport.clone(),
                    record: flow.record,
                }),
                None => problems.push(Problem::new(
                    format!("flows[{index}]"),
                    format!("{} and {} are not stations or routers of this scenario", flow.from, flow.to),
                )),
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    fn paths(&self, scenario: &Scenario, flow: &Flow) -> Option<Vec<PlannedPath>> {
        let ends = [flow.from.as_str(), flow.to.as_str()];
        if flow.paths.is_empty() {
            return Some(vec![self.plain_path(ends)?]);
        }
        let planned = flow.paths.iter().enumerate().map(|(index, path)| {
            let ends = interfaces(ends, &flow.paths, index);
            let Some(id) = &path.via else { return self.plain_path(ends.map(|(name, _)| name)) };
            let via = scenario.constellations.iter().position(|constellation| constellation.id == *id)?;
            let [from, to] = ends.map(|(name, ordinal)| self.terminal_number(name, via, ordinal));
            Some(PlannedPath { nodes: [from?, to?], via: Some(via) })
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
        Some(PlannedPath { nodes, via })
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
                from,
                to,
                paths,
                background: !in_focus,
                start_s: background.start_s + background.spacing_s * index as f64,
                bytes: None,
                transport: transport.clone(),
                record: if in_focus { Record::Full } else { background.record },
            });
        }
    }
}
