//! A shard as Parquet: columns with their units, which every library for tables reads, and what lines say last as metadata.

mod columns;
mod read;
mod write;

pub use read::read;
pub use write::Writer;

/// The key of the metadata under which a file has its [`seal`](super::seal::seal).
const SEAL: &str = "skywindow";
