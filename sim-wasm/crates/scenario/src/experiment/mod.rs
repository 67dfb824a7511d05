//! Experiments: a scenario, what is varied in it, what is measured, and what a paper claims about it.

mod built_in;
mod check;
mod document;
mod metric;
mod point;
mod read;
pub mod told;
mod value;

pub use built_in::{BuiltIn, experiment, experiment_ids, experiments};
pub use document::{
    Axis, Base, Claim, ClaimKind, Curve, Experiment, ExperimentKind, LinkEnds, Paper, Plot, PlotKind,
    PlotScale, Quick, Reference, ReferencePoint, Sampling, Test, TestKind, Trend,
};
pub use metric::MetricName;
pub use read::experiment_schema;
pub use value::{AxisValue, Named};
