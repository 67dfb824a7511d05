//! A scenario in, a recording out.

pub mod recording;
