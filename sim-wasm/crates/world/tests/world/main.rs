//! Whole runs: what a scenario comes to, from the document to the recording. One program, which links once.

mod applications;
mod asymmetry;
mod changes;
mod extremes;
mod fa_trace;
mod incidents;
mod ir_reference;
mod linux_aqm;
mod live;
mod meta;
mod ns2_reference;
mod paths;
mod presets;
mod radio;
mod real;
mod repeating;
mod resequencing;
mod routing;
mod runs;
mod split;
mod starts;
mod states;
mod terminals;
mod traced;
mod transfers;
mod work;
