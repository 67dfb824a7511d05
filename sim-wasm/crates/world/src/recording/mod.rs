//! The recording of a run: append-only columns in order of time, drained block by block, and hashed as written.
//!
//! The page, the CSV files and the tests read nothing else. The hash covers the rows, not the blocks, so it is the
//! same however often the recording is drained.

mod codes;
mod csv;
mod digest;
mod schema;
mod table;

use skywindow_units::{ColumnShape, RecordingShape, TableShape};

pub use codes::{BlockKind, ChannelState, Direction, End, LinkChange, Outcome, PathUse, RadioUse};
pub use csv::{EventWord, words};
pub use schema::{
    BLOCK_MAGIC, BlockRow, BundleRow, ChunkRow, ConditionRow, ErrorStateRow, EventRow, FateRow, ForgedRow,
    HopRow, LinkChangeRow, MessageRow, PathStateRow, QueueRow, RadioRow, RateRow, ReceiverRow, Recording,
    ReorderedRow, ResequencedRow, RouteLinkRow, RouteNodeRow, RouteRow, SegmentRow, SojournRow, TableInfo,
    WindowRow, empty_columns, schema,
};
pub use table::{Column, ColumnInfo, ColumnKind, Meaning};

/// Marks a column of flow numbers where a row belongs to no flow.
pub const NO_FLOW: u16 = u16::MAX;

/// Marks a column of nodes where a row belongs to none.
pub const NO_NODE: u16 = u16::MAX;

/// Marks a path where an event belongs to none.
pub const NO_PATH: u8 = skywindow_transport::api::NO_PATH;

pub use skywindow_orbit::LinkKind;
pub use skywindow_transport::api::{ChunkFate, ChunkFlag, EcnFlag, Retransmit, SegmentKind};

/// How recordings are written, in words that readers share which know nothing of what writes them.
pub fn shape() -> RecordingShape {
    let column = |column: &ColumnInfo| ColumnShape {
        name: column.name,
        kind: column.kind.name(),
        codes: match column.meaning {
            Meaning::Code(spec) => Some(spec),
            _ => None,
        },
    };
    let table = |table: TableInfo| TableShape {
        id: table.id,
        name: table.name,
        columns: table.columns.iter().map(column).collect(),
    };
    RecordingShape { tables: schema().map(table).into() }
}
