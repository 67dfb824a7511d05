//! Error processes: what loses packets on a link, each in a file of its own.

mod chosen;
mod process;
mod random;

pub use chosen::ChosenLosses;
pub use process::{Extent, Process, ProcessSpec, Processes, StateSpec, Stay};
pub use random::{LossModel, LossTable};
