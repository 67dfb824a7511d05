//! The path between two places and the handovers of a place over time, without any traffic.

use skywindow_units::{Duration, SimTime};

use crate::graph::{Graph, Tree};
use crate::handover::HandoverPolicy;
use crate::link::Change;
use crate::sky::Sky;
use crate::topology::Topology;
use crate::vector::Vec3;

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
    /// The terminal.
    pub terminal: u32,
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
pub fn trace<'a>(sky: &'a Sky, request: &TraceRequest) -> impl Iterator<Item = TraceRow> + use<'a> {
    let mut tracer = Tracer::new(sky, request);
    std::iter::from_fn(move || tracer.row(sky))
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
                let elevation_deg = to.map(|_| elevation_deg);
                rows.push(HandoverRow { t, terminal, from, to, elevation_deg });
            }
        }
    }
    rows
}

/// A trace that is made row by row, as [`trace`] gives them, and notes what it meets on the way.
#[derive(Clone, Debug)]
pub struct Tracer {
    request: TraceRequest,
    topology: Topology,
    graph: Graph,
    tree: Tree,
    /// Where the satellites stand at the instant at hand.
    places: Vec<Vec3>,
    next: Option<SimTime>,
    handovers: Vec<HandoverRow>,
}

impl Tracer {
    /// A trace that has not begun.
    pub fn new(sky: &Sky, request: &TraceRequest) -> Self {
        Self {
            request: *request,
            topology: Topology::with_policy(sky, request.policy),
            graph: Graph::new(),
            tree: Tree::default(),
            places: Vec::new(),
            next: Some(request.start),
            handovers: Vec::new(),
        }
    }

    /// The row of the next sampling instant; none after the last one. `sky` is the one that the trace was begun with.
    pub fn row(&mut self, sky: &Sky) -> Option<TraceRow> {
        let t = self.next?;
        let (step, end) = (self.request.step, self.request.start + self.request.duration);
        self.next = Some(t + step).filter(|&after| step > Duration::ZERO && after <= end);
        self.evaluate(sky, t);
        self.fill(sky, t);
        let (from, to) = (sky.terminal_node(self.request.from), sky.terminal_node(self.request.to));
        self.graph.tree(to, &mut self.tree);
        let path: Vec<u32> = self.tree.path(from).collect();
        let found = !path.is_empty();
        Some(TraceRow {
            t,
            delay: found.then(|| Duration::from_nanos(self.tree.delay_ns[from as usize])),
            links: if found { self.tree.links[from as usize] } else { 0 },
            from_satellite: self.satellite(sky, self.request.from, path.get(1)),
            to_satellite: self.satellite(sky, self.request.to, path.iter().rev().nth(1)),
            path,
        })
    }

    /// The handovers of both terminals up to the instant of the last row, from time 0 on, in order. The choice at
    /// time 0 is none.
    pub fn handovers(&self) -> &[HandoverRow] {
        &self.handovers
    }

    /// Makes the evaluations up to `t` one by one, for each is the instant of its changes.
    fn evaluate(&mut self, sky: &Sky, t: SimTime) {
        while self.topology.next_evaluation() <= t && self.topology.next_evaluation() != SimTime::MAX {
            let at = self.topology.next_evaluation();
            for change in self.topology.evaluate(sky, at) {
                let Change::Handover { terminal, from, to, elevation_deg } = *change else { continue };
                if at > SimTime::ZERO && [self.request.from, self.request.to].contains(&terminal) {
                    let elevation_deg = to.map(|_| elevation_deg);
                    self.handovers.push(HandoverRow { t: at, terminal, from, to, elevation_deg });
                }
            }
        }
    }

    fn satellite(&self, sky: &Sky, terminal: u32, on_path: Option<&u32>) -> Option<u32> {
        let several = sky.terminal(terminal).is_some_and(|spec| spec.at_once > 1);
        if several || self.is_ideal(sky, terminal) {
            on_path.copied()
        } else {
            self.topology.serving(terminal)
        }
    }

    fn is_ideal(&self, sky: &Sky, terminal: u32) -> bool {
        let own = sky.terminal(terminal).and_then(|spec| sky.constellation(spec.constellation));
        let policy = self.request.policy.or(own.map(|spec| spec.handover.policy));
        policy.is_some_and(HandoverPolicy::uses_all)
    }

    fn fill(&mut self, sky: &Sky, t: SimTime) {
        self.graph.clear(sky.nodes());
        self.places.clear();
        self.places.extend((0..sky.satellites()).map(|satellite| sky.position(satellite, t)));
        let place = |satellite: u32| self.places[satellite as usize];
        for isl in self.topology.isls().iter().filter(|isl| isl.up) {
            self.graph.add_edge(isl.a, isl.b, sky.light_time(place(isl.a), place(isl.b)).as_nanos());
        }
        for terminal in [self.request.from, self.request.to] {
            let node = sky.terminal_node(terminal);
            let satellites = if self.is_ideal(sky, terminal) {
                sky.visible(terminal, t)
            } else {
                self.topology.usable(terminal).to_vec()
            };
            let ground = sky.position(node, t);
            for satellite in satellites {
                self.graph.add_edge(node, satellite, sky.light_time(ground, place(satellite)).as_nanos());
            }
        }
    }
}
