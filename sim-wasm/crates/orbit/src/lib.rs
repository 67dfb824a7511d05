//! Where satellites are, what they see, and which links and routes that gives.
//!
//! A [`Sky`] is every satellite and terminal as a function of time. A [`Topology`] moves the links of a sky
//! forward from change to change. A [`Graph`] finds the shortest paths over whatever edges it is given, and
//! a [`DelayCache`] gives the delay of a link at every packet. [`geometry`] puts them together for tables.
//!
//! The model is that of the satellite module of ns-2: a sphere that turns evenly, and delays that are the length of the
//! straight line at one instant. The kinds of orbit are in `kinds`.

mod check;
mod crossing;
mod delay_cache;
mod earth;
pub mod geometry;
mod graph;
mod group;
mod handover;
mod isl_plan;
mod kinds;
mod line;
mod link;
mod link_rule;
mod motion;
mod nearest;
mod outlook;
mod seam;
mod shell;
mod sight;
mod sky;
mod snapshot;
mod spec;
mod terminal;
mod topology;
mod vector;
mod watch;

pub use check::{MAX_SATELLITES, MAX_TERMINALS};
pub use delay_cache::DelayCache;
pub use earth::EarthSpec;
pub use graph::{Graph, NO_NODE, NO_WAY, Path, Tree, UNREACHABLE};
pub use handover::HandoverPolicy;
pub use kinds::{
    ElementsSpec, GeostationarySpec, KeplerElements, KeplerOrbit, KeplerPlanes, KeplerSpec, OrbitSpec,
    Phasing, WalkerSpec, spread_evenly,
};
pub use link::{Change, Isl, LinkKind};
pub use outlook::{Because, Chosen, Ends, Outlook, Pass, Turn, Use};
pub use sky::{Frame, Place, Sky};
pub use spec::{
    Check, ConstellationSpec, CrossSeamSpec, HandoverSpec, IslSpec, MOST_AT_ONCE, NearestSpec,
    ReconfigurationSpec, SkySpec, TerminalSpec,
};
pub use topology::Topology;
