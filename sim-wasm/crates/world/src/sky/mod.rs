//! What the sky does to a run, and what can be said of it without packets.

pub(crate) mod forecast;
pub(crate) mod orbits;
mod passage;
pub(crate) mod routes;
pub(crate) mod scene;
pub(crate) mod shown;
pub(crate) mod still;
pub(crate) mod survey;
pub(crate) mod terrain;
pub(crate) mod why;
