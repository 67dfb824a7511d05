//! What an auditor reads: rows of tables, out of blocks or out of files.

mod block;
mod csv;
mod rows;

pub use csv::Lines;
pub use rows::{
    ACKNOWLEDGEMENT, Block, Bundle, Chunk, Condition, DELIVERED, Event, FORWARD, FOUND_DAMAGED, Fate, Forged,
    GAP, Hop, LOST_TO_COLLISION, LOST_TO_FULL_QUEUE, LOST_TO_OUTAGE, LOST_TO_STANDING_QUEUE, MARKED, NO_FLOW,
    OnAir, REPORT, RETRANSMITTED_NOT, REVERSE, Received, Route, RouteNode, Rows, Segment, TOO_BIG,
    TOO_BIG_REPORT, TopologyChange, WAITS, Window,
};
