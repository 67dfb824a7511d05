//! Trees from a guess: the ways of an earlier tree give each node a path, and only what is not the best of them is searched.
//!
//! Delays change little from one renewal of routes to the next, and few paths with them. Along the old ways every node has
//! a path whose delay is a bound; comparing each with those by way of its neighbours finds the nodes that have a better
//! one, from which the usual search goes on. What results are the shortest paths whatever the guess was.

use core::cmp::Reverse;

use super::{Graph, Key, NO_WAY, Tree, UNREACHABLE, longer};

/// Stands for the number of links of a node whose guessed way has been tried and leads nowhere, or in a ring.
const TRIED: u32 = u32::MAX;

impl Graph {
    /// Gives the nodes the delays of their guessed ways, as far as these lead to a node that has one, and of equal paths
    /// the one that [`Graph::tree`] chooses. Nodes with a better path wait in the queue.
    pub(super) fn follow_guess(&mut self, out: &mut Tree) {
        let mut stack = core::mem::take(&mut self.stack);
        for node in 0..self.nodes as u32 {
            self.follow(node, &mut stack, out);
        }
        self.stack = stack;
        for node in 0..self.nodes as u32 {
            self.compare(node, out);
        }
        self.steps += (self.nodes + self.arcs.len()) as u64;
    }

    /// Follows the guess from `node` to the next node whose delay is known, and comes back with the sums.
    fn follow(&self, node: u32, stack: &mut Vec<u32>, out: &mut Tree) {
        let mut here = node;
        while out.delay_ns[here as usize] == UNREACHABLE && out.links[here as usize] != TRIED {
            let Some((peer, _)) = self.guessed(here, out) else { break };
            out.links[here as usize] = TRIED;
            stack.push(here);
            here = peer;
        }
        if out.delay_ns[here as usize] == UNREACHABLE {
            stack.clear();
        }
        while let Some(before) = stack.pop() {
            let Some((peer, delay)) = self.guessed(before, out) else { continue };
            out.delay_ns[before as usize] = longer(out.delay_ns[peer as usize], delay);
            out.links[before as usize] = out.links[peer as usize] + 1;
            out.next_hop[before as usize] = peer;
        }
    }

    /// The node that the guessed way leads to, and its delay; none if it is no way from `node`.
    fn guessed(&self, node: u32, out: &Tree) -> Option<(u32, u64)> {
        let way = out.way[node as usize];
        let &(a, b, delay) = self.edges.get(way as usize / 2)?;
        let (from, to) = if way & 1 == 0 { (a, b) } else { (b, a) };
        (from == node).then_some((to, delay))
    }

    /// Takes the best of the paths by way of the neighbours, unless the node has a better one.
    fn compare(&mut self, node: u32, out: &mut Tree) {
        let index = node as usize;
        if out.delay_ns[index] == UNREACHABLE {
            (out.links[index], out.way[index]) = (0, NO_WAY);
        }
        let known = (out.delay_ns[index], out.links[index], out.next_hop[index], out.way[index]);
        let mut best = known;
        for arc in &self.arcs[self.starts[index] as usize..self.starts[index + 1] as usize] {
            let beyond = out.delay_ns[arc.peer as usize];
            let delay = longer(beyond, arc.delay);
            if delay <= best.0 && beyond != UNREACHABLE {
                best = best.min((delay, out.links[arc.peer as usize] + 1, arc.peer, arc.way ^ 1));
            }
        }
        if best != known {
            (out.delay_ns[index], out.links[index], out.next_hop[index], out.way[index]) = best;
            if (best.0, best.1) != (known.0, known.1) {
                self.heap.push(Reverse(Key::new(best.0, best.1, node)));
            }
        }
    }
}
