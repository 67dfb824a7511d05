//! Ending an association: RFC 9260 section 9.2.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, NO_PATH, Observer};
use super::packet::{Packet, SackHead};
use super::path::Path;
use super::phase::{Phase, Watch};

impl Endpoint {
    /// Data have left: perhaps the last.
    #[inline]
    pub(crate) fn after_send(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if matches!(self.phase, Phase::Established) && self.sender.outbound.exhausted() {
            cold_path();
            self.enter(now, Phase::ShutdownPending, obs);
        }
    }

    /// Something was acknowledged: perhaps everything.
    #[inline]
    pub(crate) fn after_sack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !matches!(self.phase, Phase::Established | Phase::CookieEchoed(..)) && self.sender.idle() {
            cold_path();
            self.all_acknowledged(now, obs);
        }
    }

    fn all_acknowledged(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match self.phase {
            Phase::ShutdownPending if !self.sender.outbound.has_more() => {
                obs.note(now, NO_PATH, Event::TransferComplete { bytes: self.sender.acknowledged });
                self.rest();
                let watch = self.guarded(now, self.sender.route.data);
                self.watch(now, Phase::ShutdownSent(watch), obs);
            }
            Phase::ShutdownReceived if !self.sender.outbound.has_more() => {
                self.rest();
                let watch = Watch::new(now, self.sender.route.data);
                self.watch(now, Phase::ShutdownAckSent(watch), obs);
            }
            _ => {}
        }
    }

    /// A SHUTDOWN, and T5-shutdown-guard with the value that section 9.2 recommends, which its sender alone has.
    fn guarded(&self, now: SimTime, path: u8) -> Watch {
        let limit = Duration::from_nanos(self.rules.rto().max.as_nanos().saturating_mul(5));
        Watch { guard: now + limit, ..Watch::new(now, path) }
    }

    /// No more data leave: the paths need no timers.
    fn rest(&mut self) {
        self.paths.iter_mut().for_each(Path::rest);
    }

    /// Data came after our SHUTDOWN: it goes again, with the SACK, and T2 starts anew.
    #[inline]
    pub(crate) fn after_data(&mut self, now: SimTime) {
        if let Phase::ShutdownSent(watch) = &mut self.phase {
            cold_path();
            *watch = Watch { guard: watch.guard, ..Watch::new(now, self.reply_path) };
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
            Phase::Established | Phase::ShutdownPending | Phase::ShutdownReceived => {
                self.sender.outbound.stop();
                let head = SackHead { cumulative_tsn, a_rwnd: self.sender.a_rwnd, packets: 0 };
                self.sender.on_any_sack(now, &mut self.paths, path, head, &Packet::default(), false, obs);
                self.after_acknowledgement(now, obs);
                self.enter(now, Phase::ShutdownReceived, obs);
                self.after_sack(now, obs);
            }
            Phase::ShutdownSent(Watch { guard, .. }) => {
                let watch = Watch { guard, ..Watch::new(now, path) };
                self.watch(now, Phase::ShutdownAckSent(watch), obs);
            }
            Phase::ShutdownAckSent(_) => self.controls.push_back((Control::ShutdownAck, path)),
            _ => {}
        }
    }

    /// Section 9.2: the peer has nothing more to send either. What comes in another state is answered in none but those of
    /// section 8.4, or not looked at.
    pub(crate) fn on_shutdown_ack(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        match self.phase {
            Phase::ShutdownSent(_) | Phase::ShutdownAckSent(_) => {
                let tag = self.identity.peer_tag;
                self.finish(now, Phase::Ended, obs);
                self.controls.push_tagged(Control::ShutdownComplete { reflected: false }, path, tag);
            }
            Phase::CookieWait(_) | Phase::CookieEchoed(..) => {
                self.answer_out_of_the_blue(now, path, packet, obs);
            }
            _ => {}
        }
    }

    pub(crate) fn on_shutdown_complete(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if matches!(self.phase, Phase::ShutdownAckSent(_)) {
            self.finish(now, Phase::Ended, obs);
        }
    }
}
