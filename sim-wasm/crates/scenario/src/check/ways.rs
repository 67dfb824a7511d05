//! Which stations and routers have a way to each other.

use std::collections::BTreeMap;

use skywindow_form::Reader;

/// Which nodes are joined by constellations and wired links.
///
/// A constellation counts as one place that all its terminals reach: whether its satellites really have a
/// way at every instant is what a run finds out.
pub(super) struct Ways<'a> {
    nodes: BTreeMap<&'a str, usize>,
    parents: Vec<usize>,
}

impl<'a> Ways<'a> {
    /// No ways yet, between so many constellations and stations and routers with these names.
    pub(super) fn new(constellations: usize, names: impl Iterator<Item = &'a str>) -> Self {
        let mut nodes = BTreeMap::new();
        let mut total = constellations;
        for name in names {
            nodes.entry(name).or_insert(total);
            total += 1;
        }
        Self { nodes, parents: (0..total).collect() }
    }

    /// Whether a station or router has this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.nodes.contains_key(name)
    }

    /// The names of all stations and routers.
    pub(super) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.nodes.keys().copied()
    }

    /// Whether a way leads from one to the other.
    pub(super) fn joined(&self, one: &str, other: &str) -> bool {
        match (self.nodes.get(one), self.nodes.get(other)) {
            (Some(&one), Some(&other)) => self.root(one) == self.root(other),
            _ => false,
        }
    }

    /// Notes that a way leads from one to the other, if there are such.
    pub(super) fn join_names(&mut self, [one, other]: [&str; 2]) {
        if let (Some(&one), Some(&other)) = (self.nodes.get(one), self.nodes.get(other)) {
            self.join(one, other);
        }
    }

    fn root(&self, mut node: usize) -> usize {
        while self.parents[node] != node {
            node = self.parents[node];
        }
        node
    }

    /// Notes a way between two of the places, constellations first.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        self.parents[one.max(other)] = one.min(other);
    }

    /// Notes ends that are no station or router, or the same one.
    pub(super) fn check_ends(&self, from: &str, to: &str, reader: &mut Reader) {
        for (field, name) in [("from", from), ("to", to)] {
            if !self.has(name) {
                let near = super::suggestion(name, self.names(), reader);
                reader.fail_at(field, format!("there is no station or router \"{name}\"{near}"));
            }
        }
        if from == to {
            reader.fail_at("to", format!("\"{to}\" is the other end as well"));
        }
    }
}
