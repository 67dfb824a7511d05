//! Error processes: what loses packets on a link, each in a file of its own.

mod chosen;
mod random;

pub use chosen::ChosenLosses;
pub use random::{LossModel, LossTable};
