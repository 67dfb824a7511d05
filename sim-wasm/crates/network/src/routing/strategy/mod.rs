//! Routing strategies: what makes a path short, and which of the equally short ones a packet takes.
//!
//! A strategy is a file here with the trait [`Rule`], and its line in `strategies!` below.

mod least_loaded;
mod min_hop;
mod per_flow;
mod round_robin;
mod shortest_delay;

use skywindow_units::Duration;

/// A packet at a node that has several ways to its destination.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    /// The node it is at.
    pub node: u32,
    /// The node it is for.
    pub destination: u32,
    /// Its flow.
    pub flow: u16,
    /// The path of its association.
    pub path: u8,
    /// 0 forward, 1 reverse.
    pub direction: u8,
}

/// A link to take, and the node it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Way {
    /// The node.
    pub node: u32,
    /// The link.
    pub link: u32,
}

/// What a strategy decides.
trait Rule {
    /// Whether packets choose among all paths of the fewest links; else they follow the shortest one.
    const SPREADS: bool;

    /// What a link of `delay` ns adds to the length of a path: the shortest one wins.
    fn length(delay: u64) -> u64;

    /// The link that a packet takes of the several that lead to its destination by the fewest links, in the order of
    /// the nodes they lead to: where packets spread. `backlog` is how long a link still sends what it has taken.
    fn choose(&mut self, ways: &[Way], _asking: &Asking, _backlog: impl FnMut(u32) -> Duration) -> u32 {
        ways[0].link
    }
}

/// Makes a strategy of each line: `Name in module "word" "label" "one line of help"`.
macro_rules! strategies {
    ($($name:ident in $module:ident $word:literal $label:literal $help:literal,)*) => {
        skywindow_form::choices! { "Which path a packet takes." Strategy {
            $($name = $word $label $help,)*
        }}

        impl Strategy {
            /// Whether packets choose among all paths of the fewest links; else they follow the shortest one.
            pub(crate) const fn spreads(self) -> bool {
                match self {
                    $(Self::$name => $module::$name::SPREADS,)*
                }
            }

            /// What a link of `delay` ns adds to the length of a path.
            pub(crate) fn length(self, delay: u64) -> u64 {
                match self {
                    $(Self::$name => $module::$name::length(delay),)*
                }
            }

            /// Its rule, which has chosen nothing yet.
            pub(crate) fn chooser(self) -> Chooser {
                match self {
                    $(Self::$name => Chooser::$name($module::$name::default()),)*
                }
            }
        }

        /// A strategy and what it remembers.
        #[derive(Clone, Debug)]
        pub(crate) enum Chooser {
            $($name($module::$name),)*
        }

        impl Chooser {
            /// The link that a packet takes of several.
            pub(crate) fn choose(
                &mut self,
                ways: &[Way],
                asking: &Asking,
                backlog: impl FnMut(u32) -> Duration,
            ) -> u32 {
                match self {
                    $(Self::$name(rule) => rule.choose(ways, asking, backlog),)*
                }
            }
        }
    };
}

strategies! {
    ShortestDelay in shortest_delay "shortest-delay" "Shortest delay" "The path of the least delay, whatever its number of links.",
    MinHop in min_hop "min-hop" "Fewest links" "The path of the fewest links; of several the one of the least delay.",
    RoundRobin in round_robin "min-hop-round-robin" "Round-robin" "All paths of the fewest links: every node sends its packets to a destination over them in turn, so that they overtake each other.",
    PerFlow in per_flow "min-hop-per-flow" "One path a flow" "All paths of the fewest links, but every node keeps the packets of a flow on one of them, chosen by a hash.",
    LeastLoaded in least_loaded "least-loaded" "Least loaded" "All paths of the fewest links: every node takes the link that is free first; of equals that to the lowest number.",
}
