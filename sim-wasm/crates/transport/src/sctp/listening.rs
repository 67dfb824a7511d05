//! INIT and COOKIE ECHO, whether there is an association already or not: RFC 9260 sections 5.1, 5.1.5 and 5.2.

use skywindow_units::SimTime;

use super::cause::Cause;
use super::control::{Control, Cookie, Init, InitAck, Parameter, Unrecognized};
use super::endpoint::Endpoint;
use super::event::{CookieAction, Discarded, Event, NO_PATH, Observer};
use super::packet::Packet;
use super::phase::Phase;
use super::ticket::Ticket;

/// The least window that an end may announce, bytes (section 3.3.2).
pub(crate) const LEAST_A_RWND: u32 = 1500;

/// What is wrong with the fixed part of an INIT or INIT ACK (sections 3.3.2 and 3.3.3).
pub(crate) const fn invalid(init: &Init) -> bool {
    init.outbound_streams == 0 || init.inbound_streams == 0 || init.a_rwnd < LEAST_A_RWND
}

/// What becomes of the parameters that are not known: those to report, and whether one of them ends the reading
/// (section 3.2.1). An end without `forward_tsn` does not know that parameter (RFC 3758 section 3.3.2).
pub(crate) fn unrecognized(init: &Init, forward_tsn: bool) -> (Vec<Parameter>, bool) {
    const KNOWN: [u16; 3] =
        [Parameter::IPV4_ADDRESS, Parameter::IPV6_ADDRESS, Parameter::SUPPORTED_ADDRESS_TYPES];
    let mut reported = Vec::new();
    if init.forward_tsn && !forward_tsn {
        reported.push(Parameter { parameter_type: Parameter::FORWARD_TSN_SUPPORTED, value: [].into() });
    }
    for parameter in init.parameters.iter().filter(|parameter| !KNOWN.contains(&parameter.parameter_type)) {
        let Unrecognized { stop, report } = parameter.unrecognized();
        if report {
            reported.push(parameter.clone());
        }
        if stop {
            return (reported, true);
        }
    }
    (reported, false)
}

/// A host name, which RFC 9260 no longer allows (section 3.3.2.1.4).
pub(crate) fn host_name(init: &Init) -> Option<&Parameter> {
    init.parameters.iter().find(|parameter| parameter.parameter_type == Parameter::HOST_NAME)
}

impl Endpoint {
    /// Sections 5.1 B, 5.2.1 and 5.2.2: an INIT changes nothing; the cookie remembers it.
    pub(crate) fn on_init(&mut self, now: SimTime, from: u8, peer: &Init, obs: &mut impl Observer<Event>) {
        if peer.initiate_tag == 0 || matches!(self.phase, Phase::Off(_)) {
            return;
        }
        if matches!(self.phase, Phase::ShutdownAckSent(_)) {
            self.controls.push_back((Control::ShutdownAck, from)); // Section 9.2: its answer was lost.
            return;
        }
        if let Some(cause) = self.refusal(peer) {
            self.refuse(now, from, cause, peer.initiate_tag, obs); // Section 8.4, rule 3: the INIT says the tag.
            return;
        }
        let (own_tag, tie_tags) = match self.phase {
            // Section 5.2.1: what the own INIT has said.
            Phase::CookieWait(_) => (self.identity.own_tag, [0; 2]),
            Phase::CookieEchoed(..) => (self.identity.own_tag, self.identity.tags()),
            // Section 5.2.2: a new tag, and which association there was.
            _ => (self.identity.draw_tag(), self.identity.tags()),
        };
        let mut ticket = self.ticket(now, own_tag, peer);
        ticket.tie_tags = tie_tags;
        let (unrecognized, _) = unrecognized(peer, self.rules.gives_up());
        let cookie = Some(ticket.seal(self.identity.key()));
        let mut init = self.own_init(own_tag);
        // Section 3.3.3: no more streams than the INIT allows.
        init.outbound_streams = init.outbound_streams.min(peer.inbound_streams);
        let ack = InitAck { init, cookie, unrecognized };
        self.controls.push_tagged(Control::InitAck(Box::new(ack)), from, peer.initiate_tag);
    }

    /// Why an INIT is answered with an ABORT.
    fn refusal(&self, peer: &Init) -> Option<Cause> {
        if self.phase.is_over() && self.phase != Phase::Closed {
            return Some(Cause::OutOfResource); // Nobody listens any more.
        }
        if invalid(peer) {
            return Some(Cause::InvalidMandatoryParameter);
        }
        if let Some(address) = host_name(peer) {
            return Some(Cause::UnresolvableAddress { address: address.clone() });
        }
        if self.has_wrong_random(peer) || self.lacks_auth(peer) {
            return Some(Cause::ProtocolViolation { information: [].into() }); // RFC 4895 6.1; RFC 5061 6.
        }
        // Section 5.2.1: in COOKIE-WAIT the peer's addresses are not known yet, so none is new.
        let knows = !self.phase.is_over() && !matches!(self.phase, Phase::CookieWait(_));
        let addresses = self.new_addresses(peer);
        (knows && !addresses.is_empty())
            .then(|| Cause::RestartWithNewAddresses { addresses: addresses.into() })
    }

    /// The addresses that `peer` lists and the association does not have. Interfaces beyond those of its paths have
    /// addresses of a prefix for documentation (RFC 5737).
    fn new_addresses(&self, peer: &Init) -> Vec<Parameter> {
        let is_address = |kind| [Parameter::IPV4_ADDRESS, Parameter::IPV6_ADDRESS].contains(&kind);
        let listed = peer.parameters.iter().filter(|parameter| is_address(parameter.parameter_type)).cloned();
        let interface = |number: u8| Parameter {
            parameter_type: Parameter::IPV4_ADDRESS,
            value: [192, 0, 2, number].into(),
        };
        (self.paths.len() as u8..peer.paths).map(interface).chain(listed).collect()
    }

    /// What is to be remembered of an association with the end that `peer` is from.
    pub(crate) fn ticket(&self, now: SimTime, own_tag: u32, peer: &Init) -> Ticket {
        let life = self.rules.cookie_life;
        // Section 5.2.6: the life may be longer if the peer asks for it, here up to twice as long.
        let longer = u64::from(peer.cookie_preservative.unwrap_or(0)).min(life.as_nanos() / 1_000_000);
        Ticket {
            created: now,
            life_ms: (life.as_nanos() / 1_000_000 + longer) as u32,
            own_tag,
            peer_tag: peer.initiate_tag,
            tie_tags: [0; 2],
            peer_tsn: peer.initial_tsn,
            a_rwnd: peer.a_rwnd,
            // Section 5.1.1: neither end sends on more streams than the other allows.
            streams: [
                self.rules.first_streams().min(peer.inbound_streams),
                peer.outbound_streams.min(self.rules.max_inbound_streams),
            ],
            paths: peer.paths,
            ecn: peer.ecn,
            forward_tsn: peer.forward_tsn,
            interleaving: peer.interleaving,
            nr_sack: peer.nr_sack,
            packet_drop: peer.packet_drop,
            re_config: peer.re_config,
            asconf: peer.asconf,
            auth: peer.auth.clone().filter(|offer| offer.is_good() && self.rules.addresses.is_on()),
            zero_checksum: peer.zero_checksum,
        }
    }

    /// Sections 5.1.5 and 5.2.4: a cookie has come back. Returns whether what follows it is of the association.
    pub(crate) fn on_cookie_echo(
        &mut self,
        now: SimTime,
        from: u8,
        packet: &Packet,
        cookie: &Cookie,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let Some(ticket) = Ticket::open(cookie, self.identity.key()) else {
            self.discard(now, packet, Discarded::ForgedCookie, obs);
            return false;
        };
        if packet.verification_tag != ticket.own_tag {
            self.discard(now, packet, Discarded::WrongTag, obs);
            return false;
        }
        let known = [ticket.own_tag, ticket.peer_tag] == self.identity.tags();
        if let Some(late) = ticket.staleness(now).filter(|_| !known) {
            let staleness_us = (late.as_nanos() / 1000).min(u32::MAX.into()) as u32;
            self.tell_error_to(now, from, ticket.peer_tag, Cause::StaleCookie { staleness_us }, obs);
            return false;
        }
        match self.phase {
            Phase::Closed => {
                self.meet_peer(&ticket);
                self.confirm_only(from);
                self.establish(now, obs);
                self.controls.push_back((Control::CookieAck, from));
                true
            }
            _ if self.phase.is_over() => {
                self.discard(now, packet, Discarded::NobodyListens, obs);
                false
            }
            _ => self.compare_cookie(now, from, packet, &ticket, obs),
        }
    }

    /// Section 5.2.4 with its table of actions: the cookie may be of a peer that was started anew, of two ends that have
    /// called each other, or come once more.
    fn compare_cookie(
        &mut self,
        now: SimTime,
        from: u8,
        packet: &Packet,
        ticket: &Ticket,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let own = ticket.own_tag == self.identity.own_tag;
        let peer = ticket.peer_tag == self.identity.peer_tag;
        let tied = ticket.tie_tags == self.identity.tags();
        let action = match (own, peer) {
            (false, false) if tied => CookieAction::Restart,
            (true, false) => CookieAction::Collision,
            (true, true) => CookieAction::Duplicate,
            _ => {
                // Action C, and what the table does not show.
                self.discard(now, packet, Discarded::LateCookie, obs);
                return false;
            }
        };
        if action == CookieAction::Restart && matches!(self.phase, Phase::ShutdownAckSent(_)) {
            self.controls.push_back((Control::ShutdownAck, from));
            self.tell_error(now, from, Cause::CookieWhileShuttingDown, obs);
            return false;
        }
        let established = !matches!(self.phase, Phase::CookieWait(_) | Phase::CookieEchoed(..));
        match action {
            CookieAction::Restart => self.restart(now, ticket, obs),
            CookieAction::Collision if established => self.identity.peer_tag = ticket.peer_tag,
            CookieAction::Collision => self.meet_peer(ticket),
            CookieAction::Duplicate => {}
        }
        if !established || action == CookieAction::Restart {
            obs.note(now, NO_PATH, Event::CookieTaken { action, tag: ticket.peer_tag });
            self.establish(now, obs);
        }
        self.controls.push_back((Control::CookieAck, from));
        true
    }
}
