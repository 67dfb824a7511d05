//! The sky against reference tables, and against properties every sky must have.

mod avoiding;
mod elements;
mod evaluations;
mod exact;
mod fixtures;
mod frozen;
mod kepler;
mod motion;
mod nearest;
mod outlook;
mod properties;
mod reconfiguration;
mod reference;
mod seam;
mod second;
mod several;
mod shapes;
mod snapshots;
