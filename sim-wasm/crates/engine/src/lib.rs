//! The event queue, random streams and slab under the simulation.

mod queue;
mod random;
mod slab;

pub use queue::EventQueue;
pub use random::{Stream, chance_threshold};
pub use slab::Slab;
