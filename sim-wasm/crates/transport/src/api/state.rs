//! What can be seen of an endpoint from outside.

use skywindow_units::Duration;

/// What a gateway sees of an end of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RelayState {
    /// The peer has been met: data may flow.
    pub established: bool,
    /// User data that came in order, bytes.
    pub arrived_bytes: u64,
    /// User data that the peer has acknowledged, bytes.
    pub acknowledged_bytes: u64,
    /// The peer has sent all that it will ever send, and that has arrived.
    pub finished: bool,
    /// It was given up or reset: nothing will come or be acknowledged any more.
    pub broken: bool,
}

/// What can be seen of a path from the end that sends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathState {
    /// Congestion window, bytes.
    pub cwnd: u32,
    /// Slow start threshold, bytes.
    pub ssthresh: u32,
    /// Bytes in flight.
    pub flight: u32,
    /// Bytes acknowledged towards the next growth in congestion avoidance.
    pub partial_bytes_acked: u32,
    /// Smoothed round-trip time; zero before the first measurement.
    pub srtt: Duration,
    /// Its variation.
    pub rttvar: Duration,
    /// Retransmission timeout.
    pub rto: Duration,
    /// Errors in a row.
    pub error_count: u32,
    /// Whether the peer can be reached by it as far as is known.
    pub active: bool,
    /// Largest packet, bytes.
    pub mtu_bytes: u32,
    /// Whether new data go there.
    pub in_use: bool,
}

/// What can be seen of the receiving half of an endpoint. A TSN is the number that a family's data are counted by, in
/// 32 bits as on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReceiverState {
    /// Free buffer, bytes.
    pub a_rwnd: u32,
    /// Buffer taken by data that wait for earlier ones or are not yet read, bytes.
    pub buffered_bytes: u32,
    /// Chunks that wait for an earlier one of their stream or for the rest of their message.
    pub blocked_chunks: u32,
    /// Highest TSN up to which everything has come.
    pub cumulative_tsn: u32,
    /// Highest TSN that has come.
    pub highest_tsn: u32,
    /// User data delivered to the application in order, bytes.
    pub delivered_bytes: u64,
    /// Of these, what came before the peer forgot the transfer and began anew, bytes.
    pub earlier_bytes: u64,
    /// Different chunks received.
    pub received_chunks: u64,
    /// Chunks received again.
    pub duplicates: u64,
    /// Chunks dropped for want of buffer.
    pub dropped: u64,
}
