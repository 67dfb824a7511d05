//! Chunks that must be authenticated: signed when they leave, and refused when they come without a good signature (RFC 4895
//! section 6).

use skywindow_units::SimTime;

use super::auth::{AUTH, Offer, association_key};
use super::cause::{Cause, UNSUPPORTED_HMAC};
use super::control::{CWR, Control, ECNE, Init, NR_SACK};
use super::endpoint::Endpoint;
use super::event::{Discarded, Event, NO_PATH, Observer};
use super::packet::Packet;
use super::phase::Phase;
use super::signing::{Authentication, SACK, of_data, of_sack, seal_with};
use super::ticket::Ticket;
use crate::api::Endpoint as _;

impl Endpoint {
    /// What this end says of AUTH beside the tag `own_tag`.
    pub(crate) fn own_offer(&self, own_tag: u32) -> Option<Offer> {
        let addresses = &self.rules.addresses;
        addresses.is_on().then(|| Offer {
            random: self.identity.random_of(own_tag).into(),
            chunks: addresses.required(self.rules.promises()).to_vec(),
            hmacs: addresses.hmac.announced(),
        })
    }

    /// RFC 5061 section 6: whether who has sent an INIT or INIT ACK understands ASCONF and not AUTH. There is no association
    /// with it.
    pub(crate) fn lacks_auth(&self, peer: &Init) -> bool {
        let understands = |offer: &Offer| offer.is_good();
        self.rules.addresses.is_on() && peer.asconf && !peer.auth.as_deref().is_some_and(understands)
    }

    /// RFC 4895 section 6.1: whether the random number of an INIT or INIT ACK has another length than it must have.
    pub(crate) fn has_wrong_random(&self, peer: &Init) -> bool {
        self.rules.addresses.is_on() && peer.auth.as_deref().is_some_and(Offer::has_wrong_random)
    }

    /// Both ends have said what they understand of AUTH and ASCONF.
    pub(crate) fn use_authentication(&mut self, peer: &Ticket) {
        self.authentication = self.agree(peer);
        let asconf = peer.asconf && self.authentication.is_some();
        self.use_asconf(asconf.then_some((peer.peer_tsn, peer.paths)));
    }

    fn agree(&self, peer: &Ticket) -> Option<Box<Authentication>> {
        let (own, theirs) = (self.own_offer(peer.own_tag)?, peer.auth.as_deref()?);
        let (shared, key) = self.rules.addresses.key();
        Some(Box::new(Authentication {
            key: association_key(key, &own, theirs),
            shared,
            hmac: theirs.hmac()?,
            announced: own.hmacs,
            asked: theirs.chunks.clone(),
            required: self.rules.addresses.required(self.rules.promises()),
        }))
    }

    /// The key of the association, if AUTH is used.
    pub(crate) fn association_key(&self) -> Option<Box<[u8]>> {
        self.authentication.as_ref().map(|own| own.key.clone())
    }

    /// Signs a packet that leaves, if something in it must be authenticated, and says how large it is.
    #[cold]
    pub(crate) fn seal(&self, packet: &mut Packet) {
        if let Some(own) = &self.authentication {
            seal_with(own, &own.key, packet);
        }
        packet.size = self.rules.header() + packet.chunk_bytes();
    }

    /// The same of a chunk whose packet has a tag of its own: an ABORT that ends the association needs a signature, an
    /// answer to a stranger has none.
    #[cold]
    pub(crate) fn seal_alone(&self, packet: &mut Packet) {
        if self.phase == Phase::Aborted
            && matches!(packet.control, Some(Control::Abort { reflected: false, .. }))
        {
            self.seal(packet);
        } else {
            packet.size = self.rules.header() + packet.chunk_bytes();
        }
    }

    /// Signs a packet as somebody does who has seen everything but the shared key.
    pub(crate) fn seal_without_secret(&self, packet: &mut Packet) {
        let Some(own) = &self.authentication else { return };
        let (_, shared) = self.rules.addresses.key();
        seal_with(own, &own.key[shared.len().min(own.key.len())..], packet);
    }

    /// RFC 4895 section 6.3: what may be taken of a packet; nothing if nothing may, as where it comes by way of an address that
    /// is no part of the association. A packet of another association is looked at later.
    #[cold]
    pub(crate) fn opened(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<Box<Packet>> {
        if self.is_from_outside(path, packet) {
            self.answer_out_of_the_blue(now, path, packet, obs);
            return None;
        }
        let mut rest = Box::new(packet.clone());
        if packet.verification_tag == 0 || !self.identity.tags().contains(&packet.verification_tag) {
            return Some(rest);
        }
        let own = self.authentication.as_ref()?;
        let controls: Vec<Control> = rest.control.take().into_iter().chain(rest.more.drain(..)).collect();
        let (mut proved, mut refused, mut broken, mut over) = (false, None, None, false);
        let mut kept = Vec::with_capacity(controls.len());
        for control in controls {
            match control {
                Control::Auth(auth) if proved => broken = Some((Discarded::WrongMac, auth.hmac)),
                Control::Auth(auth) => match own.check(&auth, packet) {
                    Ok(()) => proved = true,
                    Err(why) => broken = Some((why, auth.hmac)),
                },
                other if !proved && own.required.contains(&other.chunk_type()) => {
                    refused = refused.or(Some(other.chunk_type()));
                    over = matches!(other, Control::Asconf(_)); // RFC 5061 section 5.2, D5: and so is the rest.
                }
                other => kept.push(other),
            }
            over |= broken.is_some();
            if over {
                break; // Nothing behind it is looked at.
            }
        }
        let lacks = |chunk: u8| over || (!proved && own.required.contains(&chunk));
        let others = [of_sack(&rest), rest.ecne.map(|_| ECNE), rest.cwr.map(|_| CWR), of_data(&rest)];
        for chunk in others.into_iter().flatten().filter(|&chunk| lacks(chunk)) {
            refused = refused.or(Some(chunk));
            match chunk {
                SACK | NR_SACK => {
                    rest.sack = None;
                    rest.nr_sack = false;
                    rest.gaps.clear();
                    rest.nr_gaps.clear();
                    rest.duplicates.clear();
                }
                ECNE => rest.ecne = None,
                CWR => rest.cwr = None,
                _ => {
                    rest.data.clear();
                    rest.fragments.clear();
                }
            }
        }
        let mut kept = kept.into_iter();
        rest.control = kept.next();
        rest.more.extend(kept);
        let announced = broken.is_some_and(|(_, hmac)| own.announced.contains(&hmac));
        let (tag, expected) = (packet.verification_tag, self.identity.own_tag);
        if let Some((why, hmac)) = broken {
            let chunk = AUTH;
            obs.note(now, NO_PATH, Event::PacketDiscarded { chunk, why, tag, expected });
            if why == Discarded::UnknownKey && !announced {
                let value = hmac.to_be_bytes().into();
                self.tell_error(now, path, Cause::Unknown { code: UNSUPPORTED_HMAC, value }, obs);
            }
        } else if let Some(chunk) = refused {
            let why = Discarded::NotAuthenticated;
            obs.note(now, NO_PATH, Event::PacketDiscarded { chunk, why, tag, expected });
        }
        let Packet { control, sack, ecne, cwr, data, .. } = &*rest;
        let left = control.is_some() || sack.is_some() || ecne.is_some() || cwr.is_some() || !data.is_empty();
        left.then_some(rest)
    }

    /// What shares the packet of a cookie that has made the key is looked at with it.
    #[cold]
    pub(crate) fn take_behind_cookie(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        let mut rest = packet.clone();
        rest.control = if rest.more.is_empty() { None } else { Some(rest.more.remove(0)) };
        if rest.control.is_some() || rest.sack.is_some() || !rest.data.is_empty() {
            self.on_packet(now, path, &rest, false, obs);
        }
    }
}
