//! The sizes of options and windows on the wire.

/// Bytes of the timestamps option in every segment, with padding (RFC 7323 appendix A).
pub const TIMESTAMP_BYTES: u32 = 12;

/// Bytes of the option of a probe, with padding: an experimental option with its identifier (RFC 6994 section 3), what the
/// segment is, and its number. Tsaoussidis and Badr 2000 have an option; its bytes are assumed.
pub const PROBE_BYTES: u32 = 8;

/// The largest window without scaling (RFC 9293 section 3.1).
pub const PLAIN_WINDOW: u32 = 65_535;

/// The largest shift of a window (RFC 7323 section 2.3).
pub const MAX_SCALE: u8 = 14;
