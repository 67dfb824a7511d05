//! The recording of a run: append-only columns in order of time, drained block by block, and hashed as written.
//!
//! The page, the CSV files and the tests read nothing else. The hash covers the rows, not the blocks, so it is the
//! same however often the recording is drained.

mod digest;
mod schema;
mod table;

pub use schema::{
    BlockRow, BundleRow, ChunkRow, EventRow, FateRow, HopRow, LinkChangeRow, QueueRow, RateRow, ReceiverRow,
    Recording, RouteNodeRow, RouteRow, SegmentRow, TableInfo, WindowRow, schema,
};
pub use table::{ColumnInfo, ColumnKind};

/// Marks a column of flow numbers where a row belongs to no flow.
pub const NO_FLOW: u16 = u16::MAX;

/// Marks a path or an end where an event belongs to none.
pub const NEITHER: u8 = u8::MAX;

/// What became of a segment: the values of `fates.outcome`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Outcome {
    /// Handed to the receiving endpoint.
    Delivered = 1,
    /// Bit or packet errors on a link.
    Corruption = 2,
    /// The queue of a link was full.
    QueueFull = 3,
    /// The ground-to-satellite link it was on went away.
    Handover = 4,
    /// No route led to its destination.
    NoRoute = 5,
    /// Larger than the link carries, and not to be fragmented.
    TooBig = 6,
    /// Handed to the receiving endpoint with a congestion mark (RFC 3168).
    Marked = 7,
    /// Dropped by RED before the queue was full.
    EarlyDrop = 8,
    /// The scenario chose it to be lost.
    Chosen = 9,
}

pub use skywindow_transport::api::SegmentKind;
