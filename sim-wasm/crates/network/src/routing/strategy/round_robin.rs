//! Every packet of a node to a destination takes the link after the one that the packet before it took.
//!
//! As the multipath classifier of ns-2 does: one counter for each node and destination, which goes on where it was when
//! the links to choose from change.

use skywindow_units::Duration;

use super::{Asking, Rule, Way, min_hop};

#[derive(Clone, Debug, Default)]
pub(crate) struct RoundRobin {
    /// Whose turn it is: for each destination that has been asked for, by node.
    turns: Vec<Vec<u16>>,
}

impl Rule for RoundRobin {
    const SPREADS: bool = true;

    fn length(delay: u64) -> u64 {
        min_hop::length(delay)
    }

    fn choose(&mut self, ways: &[Way], asking: &Asking, _: impl FnMut(u32) -> Duration) -> u32 {
        let turn = self.turn(asking.node as usize, asking.destination as usize);
        let place = usize::from(*turn) % ways.len();
        *turn = place as u16 + 1;
        ways[place].link
    }
}

impl RoundRobin {
    /// The counter of a node for a destination. Room is made when one is first asked for, and never again.
    fn turn(&mut self, node: usize, destination: usize) -> &mut u16 {
        if self.turns.len() <= destination {
            self.turns.resize(destination + 1, Vec::new());
        }
        let turns = &mut self.turns[destination];
        if turns.len() <= node {
            turns.resize(node + 1, 0);
        }
        &mut turns[node]
    }
}
