//! Routing strategies: what makes a path short, and which of the equally short ones a packet takes.

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

/// Makes a strategy of each line: its name, and the file with its rule.
macro_rules! strategies {
    ($($(#[doc = $help:literal])* $name:ident in $file:ident,)*) => {
        /// How a network chooses routes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Strategy {
            $($(#[doc = $help])* $name,)*
        }

        impl Strategy {
            /// Whether packets choose among all paths of the fewest links; else they follow the shortest one.
            pub(crate) const fn spreads(self) -> bool {
                match self {
                    $(Self::$name => $file::$name::SPREADS,)*
                }
            }

            /// What a link of `delay` ns adds to the length of a path.
            pub(crate) fn length(self, delay: u64) -> u64 {
                match self {
                    $(Self::$name => $file::$name::length(delay),)*
                }
            }

            /// Its rule, which has chosen nothing yet.
            pub(crate) fn chooser(self) -> Chooser {
                match self {
                    $(Self::$name => Chooser::$name($file::$name::default()),)*
                }
            }
        }

        /// A strategy and what it remembers.
        #[derive(Clone, Debug)]
        pub(crate) enum Chooser {
            $($name($file::$name),)*
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
    /// One path: that of the least propagation delay.
    ShortestDelay in shortest_delay,
    /// One path: of those of the fewest links the one of the least delay.
    MinHop in min_hop,
    /// All paths of the fewest links, packet by packet in turn.
    RoundRobin in round_robin,
    /// All paths of the fewest links, each flow on one of them.
    PerFlow in per_flow,
    /// All paths of the fewest links: at each node the link that is free first.
    LeastLoaded in least_loaded,
}
