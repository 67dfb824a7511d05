//! What goes wrong in an association: ABORT (RFC 9260 section 9.1) and ERROR (section 3.3.10), sent and received.

use skywindow_units::SimTime;

use super::cause::Cause;
use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, NO_PATH, Observer};
use super::phase::Phase;
use super::receiver::Fault;

impl Endpoint {
    /// The user ends the association at once (section 11.1.5). Returns whether there was one.
    pub fn abort_for(&mut self, now: SimTime, reason: &[u8], obs: &mut impl Observer<Event>) -> bool {
        if self.phase.is_over() {
            return false;
        }
        self.break_off(now, self.reply_path, Cause::UserInitiatedAbort { reason: reason.into() }, obs);
        true
    }

    /// Ends the association with an ABORT for `cause`, whatever is under way. A peer that has not said its tag yet is not
    /// told.
    #[cold]
    pub(crate) fn break_off(&mut self, now: SimTime, path: u8, cause: Cause, obs: &mut impl Observer<Event>) {
        let tag = self.identity.peer_tag;
        if tag == 0 {
            self.controls.clear();
            self.finish(now, Phase::Aborted, obs);
        } else {
            self.break_off_with(now, path, cause, tag, false, obs);
        }
    }

    /// The same with an ABORT that has this tag; with the T bit if it is the own one, because the peer's is not good
    /// (section 3.3.3).
    #[cold]
    pub(crate) fn break_off_with(
        &mut self,
        now: SimTime,
        path: u8,
        cause: Cause,
        tag: u32,
        reflected: bool,
        obs: &mut impl Observer<Event>,
    ) {
        self.controls.clear();
        self.finish(now, Phase::Aborted, obs);
        obs.note(now, NO_PATH, Event::AbortSent { cause: cause.code() });
        self.controls.push_tagged(Control::Abort { reflected, causes: [cause].into() }, path, tag);
    }

    /// Refuses what asked for an association with an ABORT that has its tag; one that there is stays as it is.
    pub(crate) fn refuse(
        &mut self,
        now: SimTime,
        path: u8,
        cause: Cause,
        tag: u32,
        obs: &mut impl Observer<Event>,
    ) {
        obs.note(now, NO_PATH, Event::AbortSent { cause: cause.code() });
        self.controls.push_tagged(Control::Abort { reflected: false, causes: [cause].into() }, path, tag);
    }

    /// Section 9.1: the association is no more.
    pub(crate) fn on_abort(&mut self, now: SimTime, causes: &[Cause], obs: &mut impl Observer<Event>) {
        let unacknowledged = self.outstanding_bytes();
        let cause = causes.first().map_or(0, Cause::code);
        obs.note(now, NO_PATH, Event::AbortReceived { cause, unacknowledged });
        self.controls.clear();
        self.finish(now, Phase::Aborted, obs);
    }

    /// Tells the peer of an error that ends nothing.
    pub(crate) fn tell_error(
        &mut self,
        now: SimTime,
        path: u8,
        cause: Cause,
        obs: &mut impl Observer<Event>,
    ) {
        note_error(now, &cause, obs);
        self.controls.push_back((Control::Error([cause].into()), path));
    }

    /// Tells an end that there is no association with.
    pub(crate) fn tell_error_to(
        &mut self,
        now: SimTime,
        path: u8,
        tag: u32,
        cause: Cause,
        obs: &mut impl Observer<Event>,
    ) {
        note_error(now, &cause, obs);
        self.controls.push_tagged(Control::Error([cause].into()), path, tag);
    }

    /// The peer tells of errors.
    pub(crate) fn on_error(
        &mut self,
        now: SimTime,
        from: u8,
        causes: &[Cause],
        obs: &mut impl Observer<Event>,
    ) {
        for cause in causes {
            obs.note(now, NO_PATH, Event::ErrorReceived { cause: cause.code(), value: cause.value() });
            match cause {
                &Cause::StaleCookie { staleness_us } => self.on_stale_cookie(now, from, staleness_us, obs),
                Cause::UnrecognizedChunk { chunk } => self.on_unknown_reported(now, chunk),
                _ => {}
            }
        }
    }

    /// DATA chunks that have come were not as they must be (sections 6.2 and 6.5).
    #[cold]
    pub(crate) fn on_faults(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) {
        for fault in self.receiver.take_faults() {
            match fault {
                Fault::NoUserData { tsn } => {
                    self.break_off(now, path, Cause::NoUserData { tsn }, obs);
                    return;
                }
                Fault::Misfit => {
                    self.break_off(now, path, Cause::ProtocolViolation { information: [].into() }, obs);
                    return;
                }
                Fault::InvalidStream { stream } => {
                    self.tell_error(now, path, Cause::InvalidStream { stream }, obs);
                }
            }
        }
    }
}

fn note_error(now: SimTime, cause: &Cause, obs: &mut impl Observer<Event>) {
    obs.note(now, NO_PATH, Event::ErrorSent { cause: cause.code(), value: cause.value() });
}
