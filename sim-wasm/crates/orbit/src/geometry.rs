//! The path between two places and the handovers of a place over time, without any traffic.

use skywindow_units::{Duration, SimTime};

use crate::graph::{Graph, Tree};
use crate::link::Change;
use crate::sky::Sky;
use crate::spec::HandoverPolicy;
use crate::topology::Topology;

/// What to trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceRequest {
    /// Index of the terminal where the path begins.
    pub from: u32,
    /// Index of the terminal where it ends.
    pub to: u32,
    /// The first sampling instant.
    pub start: SimTime,
    /// Time between samples; 0 takes one sample only.
    pub step: Duration,
    /// Samples are taken at start + k × step up to and including start + duration.
    pub duration: Duration,
    /// A policy for all terminals in place of the constellations' own.
    pub policy: Option<HandoverPolicy>,
}

/// The shortest path at one instant.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceRow {
    /// The sampling instant.
    pub t: SimTime,
    /// Sum of the delays along the path as it stands at `t`; none without a path.
    pub delay: Option<Duration>,
    /// Number of links on the path, 0 without one.
    pub links: u32,
    /// The nodes of the path, both terminals included; empty without one.
    pub path: Vec<u32>,
    /// The serving satellite of the first terminal; under the ideal policy the one the path uses.
    pub from_satellite: Option<u32>,
    /// The same of the last terminal.
    pub to_satellite: Option<u32>,
}

/// A change of the satellite that serves a terminal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandoverRow {
    /// When it happened.
    pub t: SimTime,
    /// The satellite before; none after a time without service.
    pub from: Option<u32>,
    /// The satellite now; none where no satellite is in view.
    pub to: Option<u32>,
    /// Elevation of the satellite now, in degrees.
    pub elevation_deg: Option<f64>,
}

/// The shortest paths by delay between two terminals, one row a sampling instant.
///
/// Links are those of the last evaluation at or before the instant; under the ideal policy a terminal can
/// use every satellite above the mask at the instant itself. No path crosses a third terminal.
pub fn trace<'a>(sky: &'a Sky, request: &'a TraceRequest) -> impl Iterator<Item = TraceRow> + 'a {
    let mut tracer = Tracer {
        sky,
        request,
        topology: Topology::with_policy(sky, request.policy),
        graph: Graph::new(),
        tree: Tree::default(),
    };
    let end = request.start + request.duration;
    let mut next = Some(request.start);
    std::iter::from_fn(move || {
        let t = next?;
        next = Some(t + request.step).filter(|&after| request.step > Duration::ZERO && after <= end);
        Some(tracer.row(t))
    })
}

/// The handovers of a terminal from time 0 up to and including `duration`. The first acquisition counts as
/// a handover from the first satellite of the constellation, unless that is the one acquired.
pub fn handovers(sky: &Sky, terminal: u32, duration: Duration) -> Vec<HandoverRow> {
    let mut topology = Topology::new(sky);
    let mut rows = Vec::new();
    let end = SimTime::ZERO + duration;
    let first = sky.terminal(terminal).map(|spec| sky.satellites_of(spec.constellation).start);
    while topology.next_evaluation() <= end && topology.next_evaluation() != SimTime::MAX {
        let t = topology.next_evaluation();
        for change in topology.evaluate(sky, t) {
            let Change::Handover { terminal: whose, from, to, elevation_deg } = *change else { continue };
            let from = if t == SimTime::ZERO { first } else { from };
            if whose == terminal && from != to {
                rows.push(HandoverRow { t, from, to, elevation_deg: to.map(|_| elevation_deg) });
            }
        }
    }
    rows
}

struct Tracer<'a> {
    sky: &'a Sky,
    request: &'a TraceRequest,
    topology: Topology,
    graph: Graph,
    tree: Tree,
}

impl Tracer<'_> {
    fn row(&mut self, t: SimTime) -> TraceRow {
        self.topology.evaluate(self.sky, t);
        self.fill(t);
        let (from, to) = (self.sky.terminal_node(self.request.from), self.sky.terminal_node(self.request.to));
        self.graph.tree(to, &mut self.tree);
        let path: Vec<u32> = self.tree.path(from).collect();
        let found = !path.is_empty();
        TraceRow {
            t,
            delay: found.then(|| Duration::from_nanos(self.tree.delay_ns[from as usize])),
            links: if found { self.tree.links[from as usize] } else { 0 },
            from_satellite: self.satellite(self.request.from, path.get(1)),
            to_satellite: self.satellite(self.request.to, path.iter().rev().nth(1)),
            path,
        }
    }

    fn satellite(&self, terminal: u32, on_path: Option<&u32>) -> Option<u32> {
        if self.is_ideal(terminal) { on_path.copied() } else { self.topology.serving(terminal) }
    }

    fn is_ideal(&self, terminal: u32) -> bool {
        let own = self.sky.terminal(terminal).and_then(|spec| self.sky.constellation(spec.constellation));
        let policy = self.request.policy.or(own.map(|spec| spec.handover.policy));
        policy == Some(HandoverPolicy::Ideal)
    }

    fn fill(&mut self, t: SimTime) {
        self.graph.clear(self.sky.nodes());
        for isl in self.topology.isls().iter().filter(|isl| isl.up) {
            self.graph.add_edge(isl.a, isl.b, self.sky.delay(isl.a, isl.b, t).as_nanos());
        }
        for terminal in [self.request.from, self.request.to] {
            let node = self.sky.terminal_node(terminal);
            let satellites = if self.is_ideal(terminal) {
                self.sky.visible(terminal, t)
            } else {
                self.topology.usable(terminal).to_vec()
            };
            for satellite in satellites {
                self.graph.add_edge(node, satellite, self.sky.delay(node, satellite, t).as_nanos());
            }
        }
    }
}
