//! The nearest of many places: a tree of boxes that each hold half of the places of the one above (J. H. Friedman,
//! J. L. Bentley and R. A. Finkel, An algorithm for finding best matches in logarithmic expected time, 1977).

use skywindow_units::Work;

use crate::vector::{Vec3, length, sub};

/// A box of so few places is not divided.
const LEAF: usize = 8;

/// Steps of work to put a place into one box of the tree, to look at a box, and at a place.
pub(super) const STEPS_PER_SORTED: u64 = 2;
pub(super) const STEPS_PER_BOX: u64 = 2;
pub(super) const STEPS_PER_PLACE: u64 = 1;

/// A satellite that may be linked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Satellite {
    pub number: u32,
    /// In km.
    pub at: Vec3,
    /// How far it is to the point where a line from it touches the sphere that links stay clear of, in km.
    pub reach_km: f64,
}

/// Whom a satellite may be linked with, and how many of these are asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub most: usize,
    pub range_km: f64,
}

/// A satellite that was found, and how far away it is. The nearer is the lesser one; of two that are the same number of
/// metres away, which rounding alone tells apart in an even constellation, the one with the lower number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Found {
    metres: u64,
    pub number: u32,
}

impl Found {
    fn new(km: f64, number: u32) -> Self {
        Self { metres: (km * 1e3).round() as u64, number }
    }
}

/// The box round some of the satellites.
#[derive(Clone, Copy, Debug)]
struct Node {
    low: Vec3,
    high: Vec3,
    /// The least number of its satellites.
    least: u32,
    /// Its satellites in the order of the tree.
    start: usize,
    end: usize,
    /// The node of the second half, if it is divided; the first half is the next node.
    second: Option<usize>,
}

/// A part of the satellites that waits for its node, the second half of the node named.
#[derive(Clone, Copy, Debug)]
struct Part {
    start: usize,
    end: usize,
    second_of: Option<usize>,
}

/// The tree of the satellites of one instant. It keeps its memory from instant to instant.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    satellites: Vec<Satellite>,
    nodes: Vec<Node>,
    waiting: Vec<Part>,
    farthest_reach_km: f64,
}

impl Tree {
    /// Forgets all satellites.
    pub fn clear(&mut self) {
        self.satellites.clear();
        self.nodes.clear();
        self.farthest_reach_km = 0.0;
    }

    /// Adds a satellite to those that are built in next.
    pub fn add(&mut self, satellite: Satellite) {
        self.farthest_reach_km = self.farthest_reach_km.max(satellite.reach_km);
        self.satellites.push(satellite);
    }

    /// Begins to build.
    pub fn begin(&mut self) {
        self.waiting.clear();
        let end = self.satellites.len();
        if end > 0 {
            self.waiting.push(Part { start: 0, end, second_of: None });
        }
    }

    /// Goes on building as long as there is work left; whether the tree stands.
    pub fn build(&mut self, work: &mut Work) -> bool {
        while work.remains() {
            let Some(part) = self.waiting.pop() else { return true };
            work.spend(STEPS_PER_SORTED * (part.end - part.start) as u64);
            self.add_node(part);
        }
        false
    }

    fn add_node(&mut self, Part { start, end, second_of }: Part) {
        let index = self.nodes.len();
        if let Some(first) = second_of {
            self.nodes[first].second = Some(index);
        }
        let part = &mut self.satellites[start..end];
        let node = Node::around(part, start);
        self.nodes.push(node);
        if part.len() > LEAF {
            let widths = sub(node.high, node.low);
            let wider = |one: usize, other: usize| if widths[other] > widths[one] { other } else { one };
            let axis = wider(wider(0, 1), 2);
            let half = part.len() / 2;
            part.select_nth_unstable_by(half, |one, other| {
                one.at[axis].total_cmp(&other.at[axis]).then(one.number.cmp(&other.number))
            });
            let middle = start + half;
            // The first half is the next one to be taken.
            self.waiting.push(Part { start: middle, end, second_of: Some(index) });
            self.waiting.push(Part { start, end: middle, second_of: None });
        }
    }

    /// All satellites, in the order of the tree.
    pub fn satellites(&self) -> &[Satellite] {
        &self.satellites
    }

    /// Writes the satellites nearest to one of them to `found`, in order.
    pub fn nearest(&self, me: &Satellite, wanted: Wanted, found: &mut Vec<Found>, work: &mut Work) {
        found.clear();
        let sight_km = me.reach_km + self.farthest_reach_km;
        let farthest = Found { number: u32::MAX, ..Found::new(wanted.range_km.min(sight_km), 0) };
        let mut search = Search { tree: self, me, wanted, farthest, found, work };
        if !self.nodes.is_empty() {
            search.look(0);
        }
    }
}

impl Node {
    fn around(part: &[Satellite], start: usize) -> Self {
        let mut node = Self {
            low: [f64::INFINITY; 3],
            high: [f64::NEG_INFINITY; 3],
            least: u32::MAX,
            start,
            end: start + part.len(),
            second: None,
        };
        for satellite in part {
            node.least = node.least.min(satellite.number);
            for (axis, &at) in satellite.at.iter().enumerate() {
                node.low[axis] = node.low[axis].min(at);
                node.high[axis] = node.high[axis].max(at);
            }
        }
        node
    }

    /// What none of its satellites comes before, as seen from a place.
    fn first(&self, from: Vec3) -> Found {
        let outside = |axis: usize| (self.low[axis] - from[axis]).max(from[axis] - self.high[axis]).max(0.0);
        Found::new(length([outside(0), outside(1), outside(2)]), self.least)
    }
}

/// A search under way.
struct Search<'a> {
    tree: &'a Tree,
    me: &'a Satellite,
    wanted: Wanted,
    farthest: Found,
    found: &'a mut Vec<Found>,
    work: &'a mut Work,
}

impl Search<'_> {
    /// Looks at what is below a node, the nearer half first.
    fn look(&mut self, index: usize) {
        let node = &self.tree.nodes[index];
        self.work.spend(STEPS_PER_BOX);
        let Some(second) = node.second else {
            self.work.spend(STEPS_PER_PLACE * (node.end - node.start) as u64);
            for satellite in &self.tree.satellites[node.start..node.end] {
                self.meet(satellite);
            }
            return;
        };
        let mut halves = [index + 1, second].map(|half| (self.tree.nodes[half].first(self.me.at), half));
        halves.sort_unstable();
        for (first, half) in halves {
            if first < self.limit() {
                self.look(half);
            }
        }
    }

    /// What comes before this is still wanted.
    fn limit(&self) -> Found {
        let full = self.found.len() == self.wanted.most;
        self.found.last().copied().filter(|_| full).unwrap_or(self.farthest)
    }

    fn meet(&mut self, other: &Satellite) {
        if other.number == self.me.number {
            return;
        }
        let km = length(sub(other.at, self.me.at));
        let found = Found::new(km, other.number);
        // A line that touches the sphere is as long as both its ends reach, a longer one goes through it.
        let seen = km <= self.wanted.range_km && km <= self.me.reach_km + other.reach_km;
        if seen && found < self.limit() {
            let place = self.found.partition_point(|nearer| *nearer < found);
            if self.found.len() == self.wanted.most {
                self.found.pop();
            }
            self.found.insert(place, found);
        }
    }
}
