//! What is in flight, and when it left.

use skywindow_units::SimTime;

use super::path::Path;

/// The last transmission of a chunk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sending {
    /// When it was.
    pub at: SimTime,
    /// The TSN that was new when the chunk was marked for it.
    pub new_tsn: u64,
}

/// What is in flight on all paths.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct InFlight {
    pub chunks: u32,
    pub bytes: u32,
}

impl InFlight {
    /// A chunk of so many bytes leaves by `path`.
    #[inline]
    pub fn add(&mut self, path: &mut Path, bytes: u32) {
        self.chunks += 1;
        self.bytes += bytes;
        path.flight += bytes;
    }

    /// A chunk of so many bytes is in flight on `path` no longer.
    #[inline]
    pub fn take(&mut self, path: &mut Path, bytes: u32) {
        self.chunks -= 1;
        self.bytes -= bytes;
        path.flight -= bytes;
    }
}
