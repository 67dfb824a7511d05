//! Documents as they are read, refused, described and built in. One program, which links once.

mod changes;
mod elements;
mod experiments;
mod fields;
mod hostile;
mod idle;
mod paths;
mod presets;
mod protocols;
mod reading;
mod schema;
mod sense;
mod varying;
