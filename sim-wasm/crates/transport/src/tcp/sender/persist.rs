//! The persist timer: asks a peer whose window is closed when it opens.

use skywindow_units::SimTime;

use super::Sender;
use crate::api::Observer;
use crate::tcp::event::{Event, PATH};
use crate::tcp::receiver::NEVER;

impl Sender {
    /// RFC 9293 section 3.8.6.1: the window is closed, or too small. With nothing outstanding the persist timer asks
    /// when it opens.
    pub(super) fn watch_window(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.window_full && self.kept_back() {
            self.window_full = true;
            let needed = self.left.min(u64::from(self.rules.unit)) as u32;
            let (peer_rwnd, flight, cwnd) = (self.peer_rwnd(), self.board.pipe(), self.cwnd());
            obs.note(now, PATH, Event::WindowFull { peer_rwnd, needed, flight, cwnd });
        }
        if self.must_watch() {
            self.probes = 0;
            self.persist_due = now + self.rto.current();
        }
    }

    pub(super) fn note_probe(&mut self, now: SimTime, seq: u64, obs: &mut impl Observer<Event>) {
        let (peer_rwnd, next) = (self.peer_rwnd(), self.persist_due.since(now));
        obs.note(now, PATH, Event::ZeroWindowProbe { seq: seq as u32, peer_rwnd, next });
    }

    /// The persist timer expired: a probe may go, and the next one waits twice as long, as the retransmission timer backs
    /// off (RFC 9293 section 3.8.6.1, RFC 1122 section 4.2.2.17).
    #[cold]
    pub fn on_persist(&mut self, now: SimTime) {
        self.probes += 1;
        self.persist_due = now + self.rto.backed_off(self.probes);
        self.probe_now = true;
        self.due = NEVER;
        self.board.lose_first();
    }
}
