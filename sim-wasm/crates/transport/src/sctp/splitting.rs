//! Buffer splitting for concurrent multipath transfer (draft-tuexen-tsvwg-sctp-multipath-28 sections 5.1 and 5.2): new data
//! take a path only while it has less than its equal part of the send buffer and of the receiver's.
//!
//! The draft leaves the rule to papers (Dreibholz et al. 2010, 2011) that were not at hand; it is taken from the simulation
//! model of its authors, `SctpAssociationSendAll.cc` of INET. There a part is that of all paths, here of those that work; and
//! where what waits counts, it is one of what the receiver has room for with all that waits, as that model has it for chunk
//! rescheduling.

use std::hint::cold_path;

use super::path::Path;
use super::sender::Sender;
use super::sharing::BufferSplit;

impl Sender {
    /// Whether a path has its part of the buffers. One that has nothing in them never has, or nothing might leave again.
    #[inline]
    pub fn has_its_part(&self, paths: &[Path], path: &Path) -> bool {
        if self.cmt.split == BufferSplit::Off {
            return false;
        }
        cold_path();
        let waits = |path| if self.cmt.split == BufferSplit::Buffered { self.waits_of(path) } else { 0 };
        let taken = path.flight + waits(path);
        // What the receiver has room for, with all that counts of what it keeps.
        let receiver = self.a_rwnd.saturating_add(paths.iter().map(waits).sum());
        let [send, receive] = [self.rules.send_buffer, receiver].map(|buffer| buffer / self.parts(paths));
        // The receiver's part may be exceeded by a packet (INET: "allow overbooking by up to 1 MTU").
        taken > 0 && (taken.saturating_add(path.window.unit()) > send || taken > receive)
    }

    /// In how many parts the buffers are split.
    pub(super) fn parts(&self, paths: &[Path]) -> u32 {
        let split = self.cmt.split != BufferSplit::Off;
        if split { (paths.iter().filter(|path| path.usable()).count() as u32).max(1) } else { 1 }
    }

    /// What was sent on a path and is neither in flight nor below the cumulative TSN, bytes: it has been reported in gap
    /// blocks, or waits to be sent again.
    pub(super) fn waits_of(&self, path: &Path) -> u32 {
        self.cmt.held[usize::from(path.id)] + path.marked
    }
}

#[cfg(test)]
mod tests;
