//! A scenario in, a recording out.

pub mod capture;
mod flow;
mod happenings;
mod layout;
pub mod recording;
mod results;
mod run;
mod sky;
mod varying;
mod words;

pub use happenings::{EVENTS, Explainer, Explanation, Happening, HappeningCode};
pub use layout::{Layout, Leg, PlannedFlow, PlannedPath, Terminal, Wired};
pub use results::metrics::Values;
pub use run::checkpoints::{Fork, Run};
pub use run::world::{Progress, World};
pub use sky::forecast::{Forecast, forecast};
pub use sky::still::{Joined, Standing, Still};
pub use sky::survey::{Series, Survey};
pub use sky::why::{Rung, Why, why};
pub use skywindow_network::{Cause, CauseInfo, Mark};
pub use skywindow_transport::Pieces;
pub use words::meta::{Names, RunMeta, Satellites, run_meta};
