//! Shortest-path trees by delay over an undirected graph, without allocation once the buffers have grown.

mod guess;

use core::cmp::Reverse;
use std::collections::BinaryHeap;

/// Stands for "no node" in [`Tree::next_hop`].
pub const NO_NODE: u32 = u32::MAX;

/// No path: the delay of a node that cannot reach the destination.
pub const UNREACHABLE: u64 = u64::MAX;

/// Stands for "no edge" in [`Tree::way`].
pub const NO_WAY: u32 = u32::MAX;

/// An undirected graph whose edges have a delay. Fill it, then ask for trees.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: usize,
    edges: Vec<(u32, u32, u64)>,
    starts: Vec<u32>,
    arcs: Vec<Arc>,
    ready: bool,
    heap: BinaryHeap<Reverse<Key>>,
    /// Nodes on the way of a guess.
    stack: Vec<u32>,
    /// Nodes and edges looked at since [`Graph::take_steps`].
    steps: u64,
}

/// An edge as one of its ends sees it.
#[derive(Clone, Copy, Debug, Default)]
struct Arc {
    delay: u64,
    peer: u32,
    /// The way from the peer along it, as [`Tree::way`] has it.
    way: u32,
}

/// Order in which nodes are settled: delay, then links, then node number, from the highest bits to the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key(u128);

impl Key {
    const fn new(delay: u64, links: u32, node: u32) -> Self {
        Self((delay as u128) << 64 | (links as u128) << 32 | node as u128)
    }

    const fn parts(self) -> (u64, u32, u32) {
        ((self.0 >> 64) as u64, (self.0 >> 32) as u32, self.0 as u32)
    }
}

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
    /// For each node the edge to the next one, [`NO_WAY`] without one: twice its number in the order of adding, and
    /// one more if it is taken from its second end to its first.
    pub way: Vec<u32>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { dest: NO_NODE, next_hop: Vec::new(), delay_ns: Vec::new(), links: Vec::new(), way: Vec::new() }
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
        self.ready = false;
    }

    /// Nodes and edges, from each of their ends, that have been looked at since the last call.
    pub fn take_steps(&mut self) -> u64 {
        core::mem::take(&mut self.steps)
    }

    /// Joins `a` and `b` in both directions. An edge to a node that does not exist is ignored.
    pub fn add_edge(&mut self, a: u32, b: u32, delay_ns: u64) {
        if (a as usize) < self.nodes && (b as usize) < self.nodes {
            self.edges.push((a, b, delay_ns));
            self.ready = false;
        }
    }

    /// Writes the shortest paths of all nodes to `dest`.
    ///
    /// Among paths of equal delay the one with fewer links wins, then the one whose next node has the lower
    /// number, so the tree depends on the set of edges only, not on their order. If `out` is a tree to `dest`, the
    /// search begins with its ways: of an earlier instant most are still right. They change nothing but its length.
    pub fn tree(&mut self, dest: u32, out: &mut Tree) {
        let guessed = self.begin(dest, out);
        if (dest as usize) < self.nodes {
            self.seed(dest, 0, 0, out);
        }
        self.grow(guessed, out);
    }

    /// The same for a destination outside the graph, which the nodes of `doors` reach by one link of so many ns.
    ///
    /// A door from which it is nearest to leave at once has no next node.
    pub fn tree_beyond(&mut self, doors: impl Iterator<Item = (u32, u64)>, out: &mut Tree) {
        let guessed = self.begin(NO_NODE, out);
        for (node, delay) in doors {
            if (delay, 1) < (out.delay_ns[node as usize], out.links[node as usize]) {
                self.seed(node, delay, 1, out);
            }
        }
        self.grow(guessed, out);
    }

    /// The nodes that edges join to `node`, each with the way to it as [`Tree::way`] has it; none before the first tree.
    pub fn neighbours(&self, node: u32) -> impl Iterator<Item = (u32, u32)> + '_ {
        let bounds = |at: usize| self.starts.get(at).copied().unwrap_or(0) as usize;
        let arcs = self.arcs.get(bounds(node as usize)..bounds(node as usize + 1)).unwrap_or(&[]);
        arcs.iter().map(|arc| (arc.peer, arc.way ^ 1))
    }

    /// Empties the tree but for its ways, if they are a guess; whether they are.
    fn begin(&mut self, dest: u32, out: &mut Tree) -> bool {
        self.build();
        self.heap.clear();
        let guessed = out.dest == dest && out.way.len() == self.nodes;
        out.dest = dest;
        reset(&mut out.next_hop, self.nodes, NO_NODE);
        reset(&mut out.delay_ns, self.nodes, UNREACHABLE);
        reset(&mut out.links, self.nodes, 0);
        if !guessed {
            reset(&mut out.way, self.nodes, NO_WAY);
        }
        guessed
    }

    fn seed(&mut self, node: u32, delay: u64, links: u32, out: &mut Tree) {
        out.delay_ns[node as usize] = delay;
        out.links[node as usize] = links;
        out.way[node as usize] = NO_WAY;
        self.heap.push(Reverse(Key::new(delay, links, node)));
    }

    fn grow(&mut self, guessed: bool, out: &mut Tree) {
        if guessed {
            self.follow_guess(out);
        }
        while let Some(Reverse(key)) = self.heap.pop() {
            let (delay, links, node) = key.parts();
            if (out.delay_ns[node as usize], out.links[node as usize]) == (delay, links) {
                self.relax(delay, links, node, out);
            }
        }
    }

    fn relax(&mut self, delay: u64, links: u32, node: u32, out: &mut Tree) {
        let (from, to) = (self.starts[node as usize] as usize, self.starts[node as usize + 1] as usize);
        self.steps += (1 + to - from) as u64;
        for arc in &self.arcs[from..to] {
            let index = arc.peer as usize;
            let (new_delay, new_links) = (longer(delay, arc.delay), links + 1);
            let known = (out.delay_ns[index], out.links[index]);
            let better = (new_delay, new_links) < known;
            if better {
                out.delay_ns[index] = new_delay;
                out.links[index] = new_links;
                self.heap.push(Reverse(Key::new(new_delay, new_links, arc.peer)));
            }
            if better || ((new_delay, new_links) == known && node < out.next_hop[index]) {
                out.next_hop[index] = node;
                out.way[index] = arc.way;
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
        reset(&mut self.arcs, self.edges.len() * 2, Arc::default());
        // Filling moves each start to the end of its row, that is to the next row's start …
        for (edge, &(a, b, delay)) in (0u32..).zip(&self.edges) {
            for (from, peer, way) in [(a, b, 2 * edge + 1), (b, a, 2 * edge)] {
                let slot = &mut self.starts[from as usize];
                self.arcs[*slot as usize] = Arc { delay, peer, way };
                *slot += 1;
            }
        }
        // … so the rows are shifted back by one.
        self.starts.copy_within(0..self.nodes, 1);
        self.starts[0] = 0;
        self.ready = true;
    }
}

/// The delay of a path and one more edge: one below the mark for "unreachable" at most, so that absurd sums still count as
/// a path.
const fn longer(delay: u64, edge: u64) -> u64 {
    let sum = delay.saturating_add(edge);
    if sum < UNREACHABLE { sum } else { UNREACHABLE - 1 }
}

fn reset<T: Clone>(buffer: &mut Vec<T>, length: usize, value: T) {
    buffer.clear();
    buffer.resize(length, value);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

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
    fn an_edge_to_a_node_that_is_not_there_is_ignored_and_each_other_is_work_from_both_ends() {
        let mut graph = graph(3, &[(0, 1, 5), (1, 2, 5), (0, 3, 1), (3, 0, 1)]);
        assert_eq!(tree(&mut graph, 0).links, [0, 1, 2]);
        assert_eq!(graph.take_steps(), 3 + 2 * 2);
        assert_eq!(graph.take_steps(), 0);
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
        let mut backward = tree(&mut graph(6, &reversed), 5);
        // Only the edges' numbers and ends are turned round.
        backward.way.iter_mut().filter(|way| **way != NO_WAY).for_each(|way| *way = 13 - *way);
        assert_eq!(backward, forward);
    }

    #[test]
    fn the_way_is_the_shortest_of_parallel_edges_seen_from_the_node() {
        let mut graph = graph(3, &[(0, 1, 7), (1, 0, 5), (0, 1, 5), (1, 2, 1)]);
        let to_two = tree(&mut graph, 2);
        assert_eq!(to_two.way, [3, 6, NO_WAY], "edge 1 from its second end, edge 3 from its first");
        assert_eq!(tree(&mut graph, 0).way, [NO_WAY, 2, 7]);
    }

    #[test]
    fn a_destination_outside_is_left_for_by_the_nearest_door() {
        let mut graph = graph(4, &[(0, 1, 10), (1, 2, 10), (2, 3, 10)]);
        let mut tree = Tree::default();
        graph.tree_beyond([(0, 50), (3, 15)].into_iter(), &mut tree);
        assert_eq!(tree.path(0).collect::<Vec<_>>(), [0, 1, 2, 3], "45 by the other door are less than 50");
        assert_eq!((tree.delay_ns[0], tree.links[0]), (45, 4));
        assert_eq!((tree.next_hop[3], tree.delay_ns[3], tree.links[3]), (NO_NODE, 15, 1));
    }

    #[test]
    fn what_cannot_be_reached_has_no_path() {
        let mut graph = graph(3, &[(0, 1, 7), (1, 9, 1)]);
        let alone = tree(&mut graph, 2);
        assert_eq!(alone.delay_ns, [UNREACHABLE, UNREACHABLE, 0]);
        assert_eq!(alone.path(0).next(), None);
        for missing in [3, 9] {
            assert_eq!(tree(&mut graph, missing).path(0).next(), None);
        }
    }

    fn edges() -> impl Strategy<Value = Vec<(u32, u32, u64)>> {
        prop::collection::vec((0..12u32, 0..12u32, 0..4u64), 0..40)
    }

    proptest! {
        /// Few delays make many paths equal, edges join the same nodes time and again, and the second graph has other
        /// edges, in another order: nothing of the first tree need be right.
        #[test]
        fn a_tree_is_the_same_whatever_it_is_guessed_from(
            before in edges(),
            after in edges(),
            kept in 0..40usize,
            dest in 0..12u32,
            doors in prop::collection::vec((0..12u32, 0..6u64), 0..4),
        ) {
            let after = [&after[..], &before[..kept.min(before.len())]].concat();
            let (mut old, mut new) = (graph(12, &before), graph(12, &after));
            let (mut guessed, mut fresh) = (tree(&mut old, dest), Tree::default());
            new.tree(dest, &mut guessed);
            new.tree(dest, &mut fresh);
            prop_assert_eq!(&guessed, &fresh);
            old.tree_beyond(doors.iter().copied(), &mut guessed);
            fresh = Tree::default();
            new.tree_beyond(doors.iter().rev().copied(), &mut guessed);
            new.tree_beyond(doors.iter().copied(), &mut fresh);
            prop_assert_eq!(&guessed, &fresh);
        }
    }

    #[test]
    fn a_good_guess_saves_the_search() {
        let line: Vec<_> = (0..999).map(|node| (node, node + 1, 10 + u64::from(node) % 3)).collect();
        let later: Vec<_> = line.iter().map(|&(a, b, delay)| (a, b, delay + u64::from(a) % 2)).collect();
        let mut found = tree(&mut graph(1000, &line), 0);
        let mut graph = graph(1000, &later);
        graph.tree(0, &mut found);
        assert_eq!(found.delay_ns[999], later.iter().map(|edge| edge.2).sum::<u64>());
        assert_eq!(graph.take_steps(), 1000 + 2 * 999 + 2, "each node and edge once, and the root's edge");
    }
}
