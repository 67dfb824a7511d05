//! Sweeps in shards, on any number of processes and machines, and what is made of them afterwards.
//!
//! What a plan and its rows are, the study says. All state is a folder: `DIR/<plan>/plan.json` says which runs there are,
//! `DIR/<plan>/shard-I-of-N.jsonl` or `.parquet` has every Nth of them. A file has its name only when it is whole.

mod archive;
pub mod bundle;
mod crate_metadata;
pub mod division;
pub mod folder;
pub mod gathered;
pub mod kind;
mod lines;
pub mod manifest;
pub mod merge;
#[cfg(feature = "parquet")]
mod parquet;
#[cfg(not(feature = "parquet"))]
#[path = "no_parquet.rs"]
mod parquet;
pub mod plan;
mod seal;
pub mod shard;
pub mod share;
mod table;
pub mod verify;
mod whole;
