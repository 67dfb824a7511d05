//! Explicit congestion notification: RFC 9260 appendix A.
//!
//! A router marks a packet instead of dropping it. The receiver repeats the lowest TSN of that packet in an
//! ECNE with every SACK until a CWR answers; the sender cuts its window once for every window of data and
//! answers every ECNE.

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::packet::unwrap_tsn;
use super::path::Path;
use super::sender::Sender;

impl Sender {
    /// Takes an ECNE that came on `path`. Returns whether it is about data that were sent, so that a CWR must
    /// answer it.
    pub fn on_ecne(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        path: u8,
        wire: u32,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        let tsn = unwrap_tsn(first - 1, wire);
        if tsn >= next {
            return false;
        }
        // SACKs return on the path of the data, so what is no longer outstanding was sent on this one.
        let path = if tsn >= first { self.outstanding.get(tsn).path } else { path };
        let Some(path) = paths.get_mut(usize::from(path)) else { return false };
        if tsn > path.marked_exit && tsn > self.exit {
            path.marked_exit = next - 1;
            let from = path.window.cut();
            let exit = path.marked_exit as u32;
            obs.note(now, path.id, Event::CongestionNotified { tsn: wire, from, to: path.window.cwnd, exit });
        }
        true
    }
}

/// The receiver's part: what an ECNE says until a CWR answers it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Echo {
    /// The lowest TSN of the packet that was marked first.
    pub tsn: Option<u32>,
}

impl Echo {
    /// A marked packet with data from `tsn` on. Whether this is news: later marks of the same round trip are
    /// answered by the same CWR.
    pub fn mark(&mut self, tsn: u32) -> bool {
        let news = self.tsn.is_none();
        self.tsn.get_or_insert(tsn);
        news
    }

    /// A CWR for an ECNE up to `tsn`. Whether it answers what is reported.
    pub fn answer(&mut self, tsn: u32) -> bool {
        let answered = self.tsn.is_some_and(|marked| tsn.wrapping_sub(marked) as i32 >= 0);
        if answered {
            self.tsn = None;
        }
        answered
    }
}
