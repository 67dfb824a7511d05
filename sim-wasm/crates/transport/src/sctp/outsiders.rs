//! Packets by way of an address that is no part of the association, or is about to be none (RFC 5061 section 5.3).

use skywindow_units::SimTime;

use super::address_requests::Pending;
use super::control::Control;
use super::endpoint::Endpoint;
use super::packet::Packet;
use super::wire::asconf::Change;

impl Endpoint {
    /// Section 5.3, F13: whether a packet comes by way of an address that is no part of the association, and so is out of the
    /// blue (RFC 9260 section 8.4). An address that is asked for, or asked to go, takes packets until the answer is there
    /// (F4); INIT and COOKIE ECHO say for themselves what they belong to.
    pub(crate) fn is_from_outside(&self, path: u8, packet: &Packet) -> bool {
        let Some(own) = &self.addressing else { return false };
        let here = |path: u8| self.paths.get(usize::from(path)).is_some_and(|path| !path.absent);
        if here(path) || own.pending.as_ref().is_some_and(|pending| pending.about == path) {
            return false;
        }
        // Section 5.2, D2: an ASCONF finds its association by the address that it names.
        let finds = |control: &Control| match control {
            Control::Asconf(asconf) => {
                asconf.address.is_any() || asconf.address.interface().is_some_and(here)
            }
            _ => false,
        };
        let opens = matches!(packet.control, Some(Control::Init(_) | Control::CookieEcho(_)));
        !opens && !packet.control.iter().chain(&packet.more).any(finds)
    }

    /// Section 5.3, F4: whether this end has asked that the address be deleted and has no answer yet; or has it, and had the
    /// address lately. Data that were late on their way from an address that is gone are out of the blue to the peer, whose
    /// ABORT can come when the address is there again.
    pub(crate) fn is_being_deleted(&self, now: SimTime, path: u8) -> bool {
        let Some(own) = &self.addressing else { return false };
        let asked = |pending: &Pending| pending.change == Change::Delete && pending.about == path;
        own.pending.as_ref().is_some_and(asked)
            || own.let_go.iter().any(|&(gone, until)| gone == path && now < until)
    }

    /// An own address has been deleted: what left by it is under way for two RTO at most (section 5.3, F4).
    pub(crate) fn let_go(&mut self, now: SimTime, path: u8) {
        let until = now + self.paths[usize::from(path)].rto.current() * 2;
        if let Some(own) = &mut self.addressing {
            own.let_go.retain(|&(gone, until)| gone != path && now < until);
            own.let_go.push((path, until));
        }
    }

    /// Section 5.3, F1 and F4: whether a path's address may be a source of packets.
    pub(crate) fn is_source(&self, path: u8) -> bool {
        self.addressing.is_none() || !self.paths[usize::from(path)].absent
    }

    /// What has come by way of an address that is no source is acknowledged by way of another one.
    #[cold]
    pub(crate) fn reply_by_source(&mut self) {
        if !self.is_source(self.reply_path) {
            self.reply_path = self.sender.route.data;
        }
    }
}
