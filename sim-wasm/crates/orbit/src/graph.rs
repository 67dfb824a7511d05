//! Shortest-path trees by delay over an undirected graph, without allocation once the buffers have grown.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

/// Stands for "no node" in [`Tree::next_hop`].
pub const NO_NODE: u32 = u32::MAX;

/// No path: the delay of a node that cannot reach the destination.
pub const UNREACHABLE: u64 = u64::MAX;

/// An undirected graph whose edges have a delay. Fill it, then ask for trees.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: usize,
    edges: Vec<(u32, u32, u64)>,
    /// Nodes that paths may begin or end at but never cross.
    closed: Vec<bool>,
    starts: Vec<u32>,
    arcs: Vec<(u32, u64)>,
    ready: bool,
    heap: BinaryHeap<Reverse<Entry>>,
}

/// Order in which nodes are settled: delay, then links, then node number.
type Entry = (u64, u32, u32);

/// The shortest paths of all nodes to one destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Where the paths lead.
    pub dest: u32,
    /// For each node the next one on its path; [`NO_NODE`] at the destination and where there is no path.
    pub next_hop: Vec<u32>,
    /// For each node the delay of its path in ns; [`UNREACHABLE`] where there is none.
    pub delay_ns: Vec<u64>,
    /// For each node the number of links on its path.
    pub links: Vec<u32>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { dest: NO_NODE, next_hop: Vec::new(), delay_ns: Vec::new(), links: Vec::new() }
    }
}

impl Tree {
    /// The nodes from `source` to the destination, both included; nothing if there is no path.
    pub fn path(&self, source: u32) -> Path<'_> {
        let reaches = self.delay_ns.get(source as usize).is_some_and(|&delay| delay != UNREACHABLE);
        Path { tree: self, at: if reaches { source } else { NO_NODE } }
    }
}

/// The nodes of a path, in order.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    tree: &'a Tree,
    at: u32,
}

impl Iterator for Path<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let here = self.at;
        self.at = *self.tree.next_hop.get(here as usize)?;
        Some(here)
    }
}

impl Graph {
    /// A graph without nodes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins again with `nodes` nodes and no edge, keeping the buffers.
    pub fn clear(&mut self, nodes: u32) {
        self.nodes = nodes as usize;
        self.edges.clear();
        self.closed.clear();
        self.closed.resize(self.nodes, false);
        self.ready = false;
    }

    /// Number of nodes.
    pub fn nodes(&self) -> u32 {
        self.nodes as u32
    }

    /// Joins `a` and `b` in both directions. An edge to a node that does not exist is ignored.
    pub fn add_edge(&mut self, a: u32, b: u32, delay_ns: u64) {
        if (a as usize) < self.nodes && (b as usize) < self.nodes {
            self.edges.push((a, b, delay_ns));
            self.ready = false;
        }
    }

    /// Forbids paths to cross `node`: they may only begin or end there.
    pub fn close(&mut self, node: u32) {
        if let Some(closed) = self.closed.get_mut(node as usize) {
            *closed = true;
        }
    }

    /// Writes the shortest paths of all nodes to `dest`.
    ///
    /// Among paths of equal delay the one with fewer links wins, then the one whose next node has the lower
    /// number, so the tree depends on the set of edges only, not on their order.
    pub fn tree(&mut self, dest: u32, out: &mut Tree) {
        self.build();
        out.dest = dest;
        reset(&mut out.next_hop, self.nodes, NO_NODE);
        reset(&mut out.delay_ns, self.nodes, UNREACHABLE);
        reset(&mut out.links, self.nodes, 0);
        if dest as usize >= self.nodes {
            return;
        }
        out.delay_ns[dest as usize] = 0;
        self.heap.clear();
        self.heap.push(Reverse((0, 0, dest)));
        while let Some(Reverse((delay, links, node))) = self.heap.pop() {
            let settled = (out.delay_ns[node as usize], out.links[node as usize]) != (delay, links);
            if settled || (self.closed[node as usize] && node != dest) {
                continue;
            }
            self.relax(delay, links, node, out);
        }
    }

    fn relax(&mut self, delay: u64, links: u32, node: u32, out: &mut Tree) {
        let (from, to) = (self.starts[node as usize] as usize, self.starts[node as usize + 1] as usize);
        for &(peer, length) in &self.arcs[from..to] {
            let index = peer as usize;
            // One below the mark for "unreachable", so that absurd sums still count as a path.
            let (new_delay, new_links) = (delay.saturating_add(length).min(UNREACHABLE - 1), links + 1);
            let known = (out.delay_ns[index], out.links[index]);
            if (new_delay, new_links) < known {
                out.delay_ns[index] = new_delay;
                out.links[index] = new_links;
                out.next_hop[index] = node;
                self.heap.push(Reverse((new_delay, new_links, peer)));
            } else if (new_delay, new_links) == known && node < out.next_hop[index] && peer != out.dest {
                out.next_hop[index] = node;
            }
        }
    }

    /// Sorts the edges into the arcs of each node (compressed sparse rows).
    fn build(&mut self) {
        if self.ready {
            return;
        }
        reset(&mut self.starts, self.nodes + 1, 0);
        for &(a, b, _) in &self.edges {
            self.starts[a as usize + 1] += 1;
            self.starts[b as usize + 1] += 1;
        }
        for node in 0..self.nodes {
            self.starts[node + 1] += self.starts[node];
        }
        reset(&mut self.arcs, self.edges.len() * 2, (0, 0));
        // Filling moves each start to the end of its row, that is to the next row's start …
        for &(a, b, delay) in &self.edges {
            for (from, to) in [(a, b), (b, a)] {
                let slot = &mut self.starts[from as usize];
                self.arcs[*slot as usize] = (to, delay);
                *slot += 1;
            }
        }
        // … so the rows are shifted back by one.
        self.starts.copy_within(0..self.nodes, 1);
        self.starts[0] = 0;
        self.ready = true;
    }
}

fn reset<T: Clone>(buffer: &mut Vec<T>, length: usize, value: T) {
    buffer.clear();
    buffer.resize(length, value);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(graph: &mut Graph, dest: u32) -> Tree {
        let mut tree = Tree::default();
        graph.tree(dest, &mut tree);
        tree
    }

    fn graph(nodes: u32, edges: &[(u32, u32, u64)]) -> Graph {
        let mut graph = Graph::new();
        graph.clear(nodes);
        for &(a, b, delay) in edges {
            graph.add_edge(a, b, delay);
        }
        graph
    }

    #[test]
    fn the_path_of_least_delay_wins_over_the_one_of_fewest_links() {
        let mut graph = graph(4, &[(0, 3, 100), (0, 1, 10), (1, 2, 10), (2, 3, 10)]);
        let tree = tree(&mut graph, 3);
        assert_eq!(tree.path(0).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!((tree.delay_ns[0], tree.links[0]), (30, 3));
        assert_eq!(tree.next_hop[3], NO_NODE);
    }

    #[test]
    fn ties_go_to_fewer_links_then_to_the_lower_neighbour() {
        let edges = [(0, 4, 20), (0, 2, 10), (0, 1, 10), (2, 4, 10), (1, 4, 10), (0, 3, 5), (3, 1, 5)];
        let fewer = tree(&mut graph(5, &edges), 4);
        assert_eq!(fewer.path(0).collect::<Vec<_>>(), [0, 4]);
        let lower = tree(&mut graph(5, &edges[1..]), 4);
        assert_eq!(lower.path(0).collect::<Vec<_>>(), [0, 1, 4]);
    }

    #[test]
    fn the_order_of_edges_does_not_matter() {
        let edges = [(0, 1, 5), (1, 3, 5), (0, 2, 5), (2, 3, 5), (3, 4, 0), (4, 5, 0), (3, 5, 0)];
        let forward = tree(&mut graph(6, &edges), 5);
        let reversed: Vec<_> = edges.iter().rev().map(|&(a, b, delay)| (b, a, delay)).collect();
        assert_eq!(tree(&mut graph(6, &reversed), 5), forward);
    }

    #[test]
    fn a_closed_node_ends_paths_but_carries_none() {
        let mut graph = graph(4, &[(0, 1, 1), (1, 2, 1), (0, 3, 10), (3, 2, 10)]);
        graph.close(1);
        let to_two = tree(&mut graph, 2);
        assert_eq!(to_two.path(0).collect::<Vec<_>>(), [0, 3, 2]);
        assert_eq!(to_two.path(1).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(tree(&mut graph, 1).path(0).collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn what_cannot_be_reached_has_no_path() {
        let mut graph = graph(3, &[(0, 1, 7), (1, 9, 1)]);
        let alone = tree(&mut graph, 2);
        assert_eq!(alone.delay_ns, [UNREACHABLE, UNREACHABLE, 0]);
        assert_eq!(alone.path(0).next(), None);
        assert_eq!(tree(&mut graph, 9).path(0).next(), None);
    }
}
