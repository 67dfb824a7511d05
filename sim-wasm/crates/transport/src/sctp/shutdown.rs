//! Ending an association: RFC 9260 section 9.2.

use skywindow_units::SimTime;

use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, NO_PATH, Observer};
use super::packet::SackHead;
use super::path::Path;
use super::phase::{Phase, Watch};

impl Endpoint {
    /// Data have left: perhaps the last.
    #[inline]
    pub(crate) fn after_send(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if matches!(self.phase, Phase::Established) && self.sender.outbound.exhausted() {
            self.enter(now, Phase::ShutdownPending, obs);
        }
    }

    /// Something was acknowledged: perhaps everything.
    #[inline]
    pub(crate) fn after_sack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !matches!(self.phase, Phase::Established | Phase::CookieEchoed(..)) && self.sender.idle() {
            self.all_acknowledged(now, obs);
        }
    }

    fn all_acknowledged(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match self.phase {
            Phase::ShutdownPending => {
                obs.note(now, NO_PATH, Event::TransferComplete { bytes: self.sender.acknowledged });
                self.rest();
                let watch = Watch::new(now, self.sender.route.data);
                self.watch(now, Phase::ShutdownSent(watch), obs);
            }
            Phase::ShutdownReceived if self.sender.outbound.next_bytes().is_none() => {
                self.rest();
                let watch = Watch::new(now, self.sender.route.data);
                self.watch(now, Phase::ShutdownAckSent(watch), obs);
            }
            _ => {}
        }
    }

    /// No more data leave: the paths need no timers.
    fn rest(&mut self) {
        self.paths.iter_mut().for_each(Path::rest);
    }

    /// Data came after our SHUTDOWN: it goes again, with the SACK, and T2 starts anew.
    #[inline]
    pub(crate) fn after_data(&mut self, now: SimTime) {
        if let Phase::ShutdownSent(watch) = &mut self.phase {
            *watch = Watch::new(now, self.reply_path);
            self.send_watched(now);
        }
    }

    pub(crate) fn on_shutdown(
        &mut self,
        now: SimTime,
        path: u8,
        cumulative_tsn: u32,
        obs: &mut impl Observer<Event>,
    ) {
        match self.phase {
            Phase::Established | Phase::ShutdownPending => {
                self.sender.outbound.stop();
                let head = SackHead { cumulative_tsn, a_rwnd: self.sender.a_rwnd };
                self.sender.on_sack(now, &mut self.paths, head, &[], false, obs);
                self.after_acknowledgement(now, obs);
                self.enter(now, Phase::ShutdownReceived, obs);
                self.after_sack(now, obs);
            }
            Phase::ShutdownSent(_) => self.watch(now, Phase::ShutdownAckSent(Watch::new(now, path)), obs),
            Phase::ShutdownAckSent(_) => self.controls.push_back((Control::ShutdownAck, path)),
            _ => {}
        }
    }

    pub(crate) fn on_shutdown_ack(
        &mut self,
        now: SimTime,
        path: u8,
        tag: u32,
        obs: &mut impl Observer<Event>,
    ) {
        if matches!(self.phase, Phase::ShutdownSent(_) | Phase::ShutdownAckSent(_)) {
            let tag = self.identity.peer_tag;
            self.finish(now, Phase::Ended, obs);
            self.controls.push_tagged(Control::ShutdownComplete { reflected: false }, path, tag);
        } else if matches!(self.phase, Phase::Ended) {
            // Section 8.4, rule 5: its sender has not heard that all is over.
            self.controls.push_tagged(Control::ShutdownComplete { reflected: true }, path, tag);
        }
    }

    pub(crate) fn on_shutdown_complete(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if matches!(self.phase, Phase::ShutdownAckSent(_)) {
            self.finish(now, Phase::Ended, obs);
        }
    }
}
