//! F-RTO (RFC 5682 section 3, the one with SACK): after a timeout new data tell whether the others were lost at all.

use skywindow_units::SimTime;

use super::ack::News;
use super::event::Event;
use super::packet::Proof;
use super::sender::{Move, Sender};
use crate::api::Observer;

impl Sender {
    /// Steps 2 and 3: what the acknowledgement of `news` says of the timeout.
    pub(super) fn judge_timeout(&mut self, now: SimTime, news: &News, obs: &mut impl Observer<Event>) {
        let Some(high) = self.forward.high else { return };
        self.forward.ahead = false;
        let una = self.board.una();
        if news.original.is_some_and(|end| end <= high) {
            self.forward.end(); // Step 3.b: what was sent once has arrived, so it was not lost.
            self.take_back(now, Proof::Forward, obs);
        } else if una >= high {
            self.forward.end();
        } else if self.board.nxt() > high {
            if news.reported > 0 || news.bytes == 0 {
                self.forward.end(); // Step 3.a: the loss was real.
            }
        } else if news.bytes > 0 {
            self.forward.ahead = self.new_piece().is_some(); // Step 2.b.
        }
    }

    /// New data that leave before what is to be sent again; nothing leaves once they have.
    #[inline]
    pub(super) fn ahead(&self) -> Option<Option<Move>> {
        let high = self.forward.high.filter(|_| self.forward.ahead)?;
        let piece = self.new_piece();
        if piece.is_none() && self.board.nxt() == high {
            return None;
        }
        let fits = |&(bytes, _): &(u16, bool)| self.board.pipe() + u32::from(bytes) <= self.cwnd();
        Some(piece.filter(fits).map(|(bytes, fin)| Move::New { bytes, fin }))
    }
}
