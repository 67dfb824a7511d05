//! Experiments against their references, and what sweeps do. One program, which links once.

mod fa_reference;
mod geometry;
mod ms_reference;
mod rt_reference;
mod sweeps;
mod xs_reference;
