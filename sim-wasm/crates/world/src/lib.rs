//! A scenario in, a recording out.

mod assemble;
mod association;
mod changing;
mod chosen;
mod delivery;
mod evaluation;
mod event;
mod explain;
mod flow;
mod layout;
mod link_words;
mod measure;
mod meta;
mod metrics;
mod orbits;
pub mod recording;
mod relay;
mod routes;
mod scene;
mod sending;
mod still;
mod streams;
mod summary;
mod survey;
mod tally;
mod terrain;
mod transfer;
mod world;

pub use explain::{EVENTS, Explainer, Explanation, code};
pub use layout::{Layout, Leg, PlannedFlow, PlannedPath, Terminal, Wired};
pub use meta::{Names, RunMeta, run_meta};
pub use metrics::Values;
pub use skywindow_transport::Pieces;
pub use still::{Joined, Standing, Still};
pub use survey::{Series, Survey};
pub use world::{Progress, World};
