//! What a packet must be for an association to take it: verification tags (RFC 9260 section 8.5) and their exceptions,
//! packets out of the blue (section 8.4), and chunks of types that nobody knows (section 3.2).

use skywindow_units::SimTime;

use super::cause::Cause;
use super::control::{Control, UnknownChunk, Unrecognized};
use super::encode::asconf_unknown;
use super::endpoint::Endpoint;
use super::event::{Discarded, Event, NO_PATH, Observer};
use super::packet::Packet;
use super::phase::Phase;

/// Whether what follows a chunk in its packet is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    GoOn,
    Stop,
}

impl Endpoint {
    /// Takes the control chunks of a packet, or says why it takes nothing of it. Returns whether the rest of the packet
    /// is of the association.
    #[cold]
    pub(crate) fn admit(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let tag = packet.verification_tag;
        if let Some(Control::Init(init)) = &packet.control {
            // Section 8.5.1 A: a tag of 0, and an INIT alone.
            match (tag, is_alone(packet)) {
                (0, true) => self.on_init(now, path, init, obs),
                (0, false) => self.discard(now, packet, Discarded::InitNotAlone, obs),
                _ => self.discard(now, packet, Discarded::WrongTag, obs),
            }
            return false;
        }
        if matches!(self.phase, Phase::Off(_)) {
            return false;
        }
        if tag == 0 {
            self.discard(now, packet, Discarded::WrongTag, obs);
            return false;
        }
        if let Some(Control::CookieEcho(cookie)) = &packet.control {
            // Section 8.5.1 D: sections 5.1.5 and 5.2.4 say what becomes of it.
            let key = self.association_key();
            if !self.on_cookie_echo(now, path, packet, cookie, obs) {
                return false;
            }
            if key != self.association_key() {
                self.take_behind_cookie(now, path, packet, obs);
                return false;
            }
        } else if self.phase.is_over() {
            self.answer_out_of_the_blue(now, path, packet, obs);
            return false;
        } else if !self.has_its_tag(packet) {
            self.on_wrong_tag(now, path, packet, obs);
            return false;
        } else if let Some(control) = &packet.control
            && self.on_control(now, path, packet, control, obs) == Then::Stop
        {
            return false;
        }
        let mut rest = packet.more.iter();
        rest.all(|control| {
            !self.phase.is_over() && self.on_control(now, path, packet, control, obs) == Then::GoOn
        }) && tag == self.identity.own_tag
    }

    /// Sections 8.5 and 8.5.1 B and C: the own tag, or with the T bit the peer's.
    fn has_its_tag(&self, packet: &Packet) -> bool {
        let reflected = match packet.control {
            Some(Control::Abort { reflected, .. } | Control::ShutdownComplete { reflected }) => reflected,
            _ => false,
        };
        let expected = if reflected { self.identity.peer_tag } else { self.identity.own_tag };
        packet.verification_tag == expected
    }

    /// A packet with a tag that is not of the association.
    fn on_wrong_tag(&mut self, now: SimTime, path: u8, packet: &Packet, obs: &mut impl Observer<Event>) {
        let waits = matches!(self.phase, Phase::CookieWait(_) | Phase::CookieEchoed(..));
        if waits && matches!(packet.first_control(), Some(Control::ShutdownAck)) {
            self.answer_out_of_the_blue(now, path, packet, obs); // Section 8.5.1 E.
        } else {
            self.discard(now, packet, Discarded::WrongTag, obs);
        }
    }

    pub(crate) fn discard(
        &self,
        now: SimTime,
        packet: &Packet,
        why: Discarded,
        obs: &mut impl Observer<Event>,
    ) {
        let (chunk, tag) = (packet.first_type(), packet.verification_tag);
        obs.note(now, NO_PATH, Event::PacketDiscarded { chunk, why, tag, expected: self.identity.own_tag });
    }

    /// Section 8.4: a packet that no association is there for. INIT and COOKIE ECHO have been looked at.
    pub(crate) fn answer_out_of_the_blue(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        let has = |is: fn(&Control) -> bool| packet.control.iter().chain(&packet.more).any(is);
        let stale = |cause: &Cause| matches!(cause, Cause::StaleCookie { .. });
        let answer = if has(|control| matches!(control, Control::Abort { .. } | Control::PktDrop(_))) {
            None // Rule 2; and a report of damage is never answered (usrsctp's sctp_handle_ootb).
        } else if matches!(packet.first_control(), Some(Control::ShutdownAck)) {
            Some(Control::ShutdownComplete { reflected: true }) // Rule 5.
        } else if has(|control| matches!(control, Control::ShutdownComplete { .. } | Control::CookieAck))
            || matches!(packet.first_control(), Some(Control::Error(causes)) if causes.iter().any(stale))
        {
            None // Rules 6 and 7.
        } else {
            Some(Control::Abort { reflected: true, causes: [].into() }) // Rule 8.
        };
        let (chunk, tag) = (packet.first_type(), packet.verification_tag);
        let sent = answer.as_ref().map_or(0, Control::chunk_type);
        obs.note(now, NO_PATH, Event::OutOfTheBlue { chunk, tag, answer: sent });
        if let Some(answer) = answer {
            self.controls.push_tagged(answer, path, tag);
        }
    }

    /// A control chunk of the association.
    fn on_control(
        &mut self,
        now: SimTime,
        from: u8,
        packet: &Packet,
        control: &Control,
        obs: &mut impl Observer<Event>,
    ) -> Then {
        match control {
            // Section 4.3 of the RFC's bundling rules: these share no packet, so they come first or not at all.
            Control::Init(_) | Control::CookieEcho(_) => return Then::Stop,
            Control::InitAck(ack) => {
                if is_alone(packet) {
                    self.on_init_ack(now, from, ack, obs);
                } else {
                    self.discard(now, packet, Discarded::InitNotAlone, obs);
                }
                return Then::Stop;
            }
            Control::CookieAck => self.on_cookie_ack(now, obs),
            &Control::Shutdown { cumulative_tsn } => self.on_shutdown(now, from, cumulative_tsn, obs),
            Control::ShutdownAck => self.on_shutdown_ack(now, from, packet, obs),
            Control::ShutdownComplete { .. } => {
                // Section 6.10: like INIT and INIT ACK it shares no packet.
                if is_alone(packet) {
                    self.on_shutdown_complete(now, obs);
                } else {
                    self.discard(now, packet, Discarded::InitNotAlone, obs);
                }
                return Then::Stop;
            }
            // RFC 5061 section 5.3, F1 and F4: nothing is answered from an address that is no source.
            Control::Heartbeat { .. } | Control::OtherHeartbeat(_) if !self.is_source(from) => {}
            &Control::Heartbeat { path, sent } => {
                self.controls.push_back((Control::HeartbeatAck { path, sent }, from));
            }
            &Control::HeartbeatAck { path, sent } => self.on_heartbeat_ack(now, path, sent, obs),
            Control::OtherHeartbeat(info) => {
                self.controls.push_back((Control::OtherHeartbeatAck(info.clone()), from));
            }
            Control::OtherHeartbeatAck(_) => {}
            Control::Abort { .. } if self.is_being_deleted(now, from) => {
                // RFC 5061 section 5.3, F4, and section 5.3.1.
                self.answer_out_of_the_blue(now, from, packet, obs);
                return Then::Stop;
            }
            Control::Abort { causes, .. } => {
                self.on_abort(now, causes, obs);
                return Then::Stop;
            }
            Control::Error(causes) => self.on_error(now, from, causes, obs),
            Control::ForwardTsn(forward) => return self.on_forward_tsn(now, from, packet, forward, obs),
            Control::ReConfig(own) => self.on_re_config(now, from, own, obs),
            // Its type says that nothing behind it is looked at where it is not known (RFC 4895 section 5).
            Control::Auth(_) => return Then::Stop,
            Control::Asconf(own) if self.addressing.is_none() => {
                return self.on_unknown(now, from, &asconf_unknown(own), obs);
            }
            Control::Asconf(own) => self.on_asconf(now, from, own, obs),
            Control::AsconfAck(own) => self.on_asconf_ack(now, from, own, obs),
            // Its type says that it is skipped where it is not known, and nobody is told (RFC 9260 section 3.2).
            Control::PktDrop(report) => {
                if self.drop_reports {
                    self.on_drop_report(now, from, report, obs);
                }
            }
            Control::Unknown(chunk) => return self.on_unknown(now, from, chunk, obs),
        }
        Then::GoOn
    }

    /// Section 3.2: the two high bits of its type say what is done about a chunk that is not known.
    pub(crate) fn on_unknown(
        &mut self,
        now: SimTime,
        from: u8,
        chunk: &UnknownChunk,
        obs: &mut impl Observer<Event>,
    ) -> Then {
        let Unrecognized { stop, report } = chunk.unrecognized();
        if report {
            self.tell_error(now, from, Cause::UnrecognizedChunk { chunk: chunk.clone() }, obs);
        }
        if stop { Then::Stop } else { Then::GoOn }
    }
}

/// Whether nothing shares the packet with its first control chunk.
fn is_alone(packet: &Packet) -> bool {
    let Packet { more, sack, data, ecne, cwr, .. } = packet;
    more.is_empty() && sack.is_none() && data.is_empty() && ecne.is_none() && cwr.is_none()
}
