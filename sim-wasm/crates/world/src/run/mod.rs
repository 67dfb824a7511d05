//! A run under way: the world, its queue of events, and packets from end to end.

pub(crate) mod assemble;
pub(crate) mod association;
pub(crate) mod channels;
pub(crate) mod checkpoints;
pub(crate) mod damaged;
pub(crate) mod delivery;
pub(crate) mod evaluation;
pub(crate) mod event;
pub(crate) mod gateways;
pub(crate) mod keeping;
pub(crate) mod offering;
pub(crate) mod pending;
pub(crate) mod radio;
pub(crate) mod relaying;
pub(crate) mod repeating;
pub(crate) mod resequencing;
pub(crate) mod sending;
pub(crate) mod specs;
pub(crate) mod streams;
pub(crate) mod task;
pub(crate) mod world;
