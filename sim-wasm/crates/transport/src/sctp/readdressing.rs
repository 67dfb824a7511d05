//! ASCONF: addresses that an end gains and loses while an association goes on (RFC 5061 section 5).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::address_requests::{Addressing, MOST_WANTED, Pending};
use super::cause::{
    Cause, DELETE_LAST_ADDRESS, DELETE_SOURCE_ADDRESS, ILLEGAL_ASCONF_ACK, NO_ROOM_FOR_ADDRESS,
    UNRECOGNIZED_PARAMETERS,
};
use super::control::{ASCONF, Control};
use super::endpoint::{Endpoint, FIRST_TSN};
use super::event::{Event, Observer};
use super::extension::{UnknownChunk, Unrecognized};
use super::misunderstood::Misunderstood;
use super::path::Path;
use super::phase::Phase;
use super::ticks::NEVER;
use super::wire::asconf::{Address, Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request};

/// A cause of RFC 9260 that answers use, too.
const UNRESOLVABLE_ADDRESS: u16 = 5;

/// Where `serial` is ahead of `other` (RFC 5061 section 3).
const fn is_ahead(serial: u32, other: u32) -> bool {
    (serial.wrapping_sub(other) as i32) > 0
}

impl Endpoint {
    /// How many of its interfaces it lists when an association is set up: those from the first on that have an address.
    pub(crate) fn listed_paths(&self) -> u8 {
        let present = self.paths.iter().take_while(|path| !path.absent).count();
        present.max(1) as u8
    }

    /// The serial number that its next ASCONF will have.
    pub(crate) fn next_serial(&self) -> u32 {
        self.addressing.as_ref().map_or(FIRST_TSN as u32, |own| own.next)
    }

    /// Both ends have said whether they understand ASCONF, and if so what the first TSN of the peer is and how many addresses
    /// it has listed.
    pub(crate) fn use_asconf(&mut self, peer: Option<(u32, u8)>) {
        self.readdress_due = NEVER;
        self.addressing = peer.map(|(tsn, _)| {
            Box::new(Addressing {
                next: FIRST_TSN as u32, // RFC 5061 section 5.1, A2: like TSNs.
                expected: tsn,
                correlation: 1,
                wanted: VecDeque::new(),
                misunderstood: Misunderstood::default(),
                pending: None,
                answered: None,
                let_go: Vec::new(),
            })
        });
        let Some((_, listed)) = peer else { return };
        for path in self.paths.iter_mut().filter(|path| path.id >= listed.max(1)) {
            (path.absent, path.active) = (true, false);
        }
    }

    /// The interface of a path has an address from now on, or none any more.
    pub(crate) fn readdress(
        &mut self,
        now: SimTime,
        path: u8,
        present: bool,
        obs: &mut impl Observer<Event>,
    ) {
        let Some(own) = self.paths.get_mut(usize::from(path)) else { return };
        match self.phase {
            Phase::Closed | Phase::Off(_) => {
                (own.absent, own.active) = (!present, present); // The set-up lists what there is.
                return;
            }
            Phase::CookieWait(_) | Phase::CookieEchoed(..) => {
                self.early_changes.truncate(MOST_WANTED - 1);
                self.early_changes.push((path, present)); // It has listed them already.
                return;
            }
            _ => {}
        }
        let Some(addressing) = &mut self.addressing else { return };
        if addressing.wanted.len() < MOST_WANTED {
            addressing.wanted.push_back((path, if present { Change::Add } else { Change::Delete }));
        }
        self.ask_for_address(now, obs);
    }

    /// The association is there: what has changed while it was set up is asked for.
    pub(crate) fn readdress_late(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        for (path, present) in std::mem::take(&mut self.early_changes) {
            self.readdress(now, path, present, obs);
        }
    }

    /// RFC 5061 section 5.1.1: one ASCONF at a time.
    fn ask_for_address(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.sends_data() && !self.takes_data() {
            return;
        }
        loop {
            let Some(own) = self.addressing.as_mut().filter(|own| own.pending.is_none()) else { return };
            if own.misunderstood.changes {
                own.wanted.clear(); // Section 5.1, A9, and section 5.3, F3a.
            }
            let Some((about, change)) = own.wanted.pop_front() else { return };
            if self.paths[usize::from(about)].absent != (change == Change::Add) {
                continue; // It is so already.
            }
            if let Some(path) = self.way_around(about, change) {
                self.send_asconf(now, about, change, path, obs);
                return;
            }
        }
    }

    /// The path by which a change of the address of `about` is asked for: not by that address, if it can be (RFC 5061 section
    /// 5.3, F1 and F6). None if it is the last one, which cannot be deleted (F5).
    fn way_around(&self, about: u8, change: Change) -> Option<u8> {
        let others = || self.paths.iter().filter(|path| path.id != about && !path.absent);
        let in_use = others().find(|path| path.id == self.sender.route.data && path.usable());
        let other = in_use.or(others().find(|path| path.usable())).map(|path| path.id);
        match change {
            Change::Delete => other.or(others().next().map(|path| path.id)),
            _ => Some(other.unwrap_or(about)),
        }
    }

    fn send_asconf(
        &mut self,
        now: SimTime,
        about: u8,
        change: Change,
        path: u8,
        obs: &mut impl Observer<Event>,
    ) {
        let address = Address::Interface;
        let mut asked = match change {
            Change::Delete if self.sender.route.primary == about => {
                vec![(Change::SetPrimary, path), (Change::Delete, about)]
            }
            Change::Delete => vec![(Change::Delete, about)],
            _ => vec![(Change::Add, about), (Change::SetPrimary, about)],
        };
        let stays = |one: &&Path| !one.absent && (change != Change::Delete || one.id != about);
        let known = self.paths.iter().find(stays).map_or(path, |one| one.id);
        let Some(own) = &mut self.addressing else { return };
        if own.misunderstood.primary {
            asked.retain(|&(change, _)| change != Change::SetPrimary); // Section 5.3, F3b.
        }
        let (serial, first) = (own.next, own.correlation);
        own.next = serial.wrapping_add(1);
        own.correlation = first.wrapping_add(asked.len() as u32);
        let requests = (first..).zip(asked.drain(..)).map(|(correlation, (change, of))| Request::Change {
            change,
            correlation,
            address: address(of),
        });
        let chunk = Asconf { serial, address: address(known), requests: requests.collect() };
        self.controls.push_back((Control::Asconf(Box::new(chunk.clone())), path));
        own.pending = Some(Pending { chunk, about, change, path, attempts: 0 });
        self.readdress_due = now + self.paths[usize::from(path)].rto.current();
        obs.note(now, path, Event::AddressRequested { serial, path: about, change });
        if change == Change::Delete {
            // RFC 5061 section 5.3, F4: an address that is to go is no source any more.
            self.leave(now, about, path, obs);
        }
    }

    /// Nothing is sent by a path any more; another one takes its place if it is the primary.
    fn leave(&mut self, now: SimTime, path: u8, instead: u8, obs: &mut impl Observer<Event>) {
        let own = &mut self.paths[usize::from(path)];
        (own.absent, own.active) = (true, false);
        (own.beat.due, own.beat.answer_by) = (NEVER, NEVER);
        own.plan();
        if self.sender.route.primary == path {
            self.sender.route.primary = instead;
        }
        if self.reply_path == path {
            self.reply_path = instead;
        }
        self.reroute(now, obs);
        if self.sender.route.data == path {
            self.sender.route.data = instead; // No path is known to work: one that has its addresses.
        }
    }

    /// A path has both its addresses: a HEARTBEAT verifies it before it is used, also where there are none else (RFC 5061
    /// section 5.3, F1 and F14; RFC 9260 section 5.4).
    pub(crate) fn join(&mut self, now: SimTime, path: u8) {
        let own = &mut self.paths[usize::from(path)];
        (own.absent, own.active, own.errors) = (false, true, 0);
        own.confirmed = false;
        own.used_for_new(now);
        own.beat.due = now;
        own.plan();
    }

    fn prefer(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) {
        self.sender.route.primary = path;
        obs.note(now, path, Event::AddressChanged { path, change: Change::SetPrimary });
        self.reroute(now, obs);
    }

    /// T-4 RTO has expired: the same chunk is sent again, by another path if there is one (RFC 5061 section 5.1).
    #[cold]
    pub(crate) fn on_readdress_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.readdress_due = NEVER;
        let Some(pending) = self.addressing.as_mut().and_then(|own| own.pending.as_mut()) else { return };
        pending.attempts += 1;
        let tried = usize::from(pending.path);
        self.paths[tried].rto.back_off();
        // B1 and B2: an error of the path and of the association; of an inactive path they are not counted any more.
        self.paths[tried].errors += u32::from(self.paths[tried].active);
        self.sender.errors += 1;
        let may = |path: u8| {
            let own = &self.paths[usize::from(path)];
            !own.absent || (pending.change == Change::Add && path == pending.about)
        };
        let count = self.paths.len() as u8;
        let next = (1..count).map(|step| (pending.path + step) % count).find(|&path| may(path));
        pending.path = next.unwrap_or(pending.path);
        let (attempt, path, serial) = (pending.attempts, pending.path, pending.chunk.serial);
        let rto = self.paths[usize::from(path)].rto.current();
        self.controls.push_back((Control::Asconf(Box::new(pending.chunk.clone())), path));
        self.readdress_due = now + rto;
        obs.note(now, path, Event::AddressTimeout { serial, attempt, rto });
        self.after_error(now, tried, obs);
    }

    /// RFC 5061 section 5.2: what the peer asks. An end that has not agreed on it does not know the chunk.
    #[cold]
    pub(crate) fn on_asconf(
        &mut self,
        now: SimTime,
        from: u8,
        asconf: &Asconf,
        obs: &mut impl Observer<Event>,
    ) {
        let (takes, serial) = (self.takes_data() || self.sends_data(), asconf.serial);
        let Some(own) = self.addressing.as_mut().filter(|_| takes) else { return };
        if serial != own.expected {
            // Rule E2: the answer to one that comes again is sent again, and what is neither is a guess.
            let kept = own.answered.as_ref().filter(|answer| answer.serial == serial).cloned();
            if let Some(answer) = kept {
                self.controls.push_back((Control::AsconfAck(Box::new(answer)), from));
            }
            return;
        }
        own.expected = serial.wrapping_add(1);
        let (mut outcomes, mut failed, mut fails) = (Vec::new(), false, false);
        for request in &asconf.requests {
            // RFC 5061 section 5.3, F11: behind one that failed every request to add or delete fails.
            let changes = matches!(request, Request::Change { change: Change::Add | Change::Delete, .. });
            let granted = match request {
                &Request::Change { correlation, .. } if changes && fails => {
                    let about = Quoted::Request(Box::new(request.clone()));
                    Err((correlation, Refusal { code: NO_ROOM_FOR_ADDRESS, about }))
                }
                _ => self.grant(now, from, request, obs),
            };
            fails |= changes && granted.is_err();
            match granted {
                Ok(correlation) if failed => {
                    outcomes.extend(correlation.map(|correlation| Outcome::Success { correlation }));
                }
                Ok(_) => {}
                Err((correlation, refusal)) => {
                    failed = true;
                    let ends = matches!(request, Request::Other { kind, .. } if of(*kind).stop);
                    obs.note(now, from, Event::AddressRefused { cause: refusal.code, serial });
                    outcomes.push(Outcome::Failed { correlation, causes: vec![refusal] });
                    if ends {
                        break;
                    }
                }
            }
        }
        let answer = AsconfAck { serial, outcomes };
        if let Some(own) = &mut self.addressing {
            own.answered = Some(answer.clone());
        }
        self.controls.push_back((Control::AsconfAck(Box::new(answer)), from));
    }

    /// Does what is asked for, or says why not; with the number of the request.
    fn grant(
        &mut self,
        now: SimTime,
        from: u8,
        request: &Request,
        obs: &mut impl Observer<Event>,
    ) -> Result<Option<u32>, (u32, Refusal)> {
        let &Request::Change { change, correlation, address } = request else {
            let Request::Other { kind, .. } = request else { return Ok(None) };
            let about = Quoted::Request(Box::new(request.clone()));
            let refusal = Refusal { code: UNRECOGNIZED_PARAMETERS, about };
            return if of(*kind).report { Err((0, refusal)) } else { Ok(None) };
        };
        let quoted = |code| {
            let about = Quoted::Request(Box::new(request.clone()));
            Err((correlation, Refusal { code, about }))
        };
        let unresolvable =
            || Err((correlation, Refusal { code: UNRESOLVABLE_ADDRESS, about: Quoted::Address(address) }));
        let named = if address.is_any() { Some(from) } else { address.interface() };
        let path = named.filter(|&path| usize::from(path) < self.paths.len());
        let is_there = path.is_some_and(|path| !self.paths[usize::from(path)].absent);
        match (change, path) {
            (Change::Add, None) => return quoted(NO_ROOM_FOR_ADDRESS),
            (Change::Add, Some(path)) if !is_there => {
                self.join(now, path);
                obs.note(now, from, Event::AddressChanged { path, change });
            }
            (Change::Add, _) => {}
            (Change::Delete, _) if address.is_any() => {
                // RFC 5061 section 4.2.2: all but the source of the packet.
                for path in (0..self.paths.len() as u8).filter(|&path| path != from) {
                    if !self.paths[usize::from(path)].absent && is_there {
                        self.lose_address(now, path, obs);
                    }
                }
            }
            (_, Some(path)) if is_there && change == Change::SetPrimary => self.prefer(now, path, obs),
            (Change::Delete, Some(path)) if is_there => {
                // RFC 5061 section 5.3, F7 and F8.
                if self.paths.iter().filter(|path| !path.absent).count() == 1 {
                    return quoted(DELETE_LAST_ADDRESS);
                }
                if path == from {
                    return quoted(DELETE_SOURCE_ADDRESS);
                }
                self.lose_address(now, path, obs);
            }
            _ => return unresolvable(),
        }
        Ok(Some(correlation))
    }

    fn lose_address(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) {
        let others = || self.paths.iter().filter(|other| other.id != path && !other.absent);
        let instead = others().find(|other| other.usable()).or(others().next()).map_or(0, |other| other.id);
        obs.note(now, path, Event::AddressChanged { path, change: Change::Delete });
        self.leave(now, path, instead, obs);
    }

    /// RFC 5061 section 5.1: the peer has answered.
    #[cold]
    pub(crate) fn on_asconf_ack(
        &mut self,
        now: SimTime,
        from: u8,
        ack: &AsconfAck,
        obs: &mut impl Observer<Event>,
    ) {
        let Some(own) = &mut self.addressing else { return };
        if !is_ahead(own.next, ack.serial) {
            // RFC 5061 section 5.3, F0: it answers what was never asked: somebody else sends in the name of the peer.
            self.break_off(now, from, Cause::Unknown { code: ILLEGAL_ASCONF_ACK, value: [].into() }, obs);
            return;
        }
        let Some(pending) = own.pending.take_if(|pending| pending.chunk.serial == ack.serial) else { return };
        self.readdress_due = NEVER;
        let cause = first_cause(ack);
        let (serial, attempts) = (ack.serial, pending.attempts);
        obs.note(now, from, Event::AddressAnswered { serial, cause, attempts });
        own.misunderstood.learn(ack, &pending.chunk);
        // A5: the errors of the association and of the path that it left by last are cleared.
        (self.sender.errors, self.paths[usize::from(pending.path)].errors) = (0, 0);
        for request in &pending.chunk.requests {
            let &Request::Change { change, correlation, address } = request else { continue };
            let Some(path) = address.interface() else { continue };
            let succeeded = has_succeeded(ack, &pending.chunk, correlation);
            match change {
                Change::Add if succeeded => {
                    self.join(now, path);
                    obs.note(now, path, Event::AddressChanged { path, change });
                }
                Change::SetPrimary if succeeded => self.prefer(now, path, obs),
                Change::Delete if succeeded => {
                    self.let_go(now, path);
                    obs.note(now, path, Event::AddressChanged { path, change });
                }
                Change::Delete => self.join(now, path),
                Change::Add | Change::SetPrimary => {}
            }
        }
        self.ask_for_address(now, obs);
    }

    /// RFC 5061 section 5.1, A9: the peer reports a chunk that it does not know. If that is ASCONF, T-4 stops and no further
    /// one leaves; an address that was to go is one of the association as before.
    pub(crate) fn on_unknown_reported(&mut self, now: SimTime, chunk: &UnknownChunk) {
        let Some(own) = self.addressing.as_mut().filter(|_| chunk.chunk_type == ASCONF) else { return };
        own.misunderstood.changes = true;
        own.wanted.clear();
        self.readdress_due = NEVER;
        if let Some(pending) = own.pending.take()
            && pending.change == Change::Delete
        {
            self.join(now, pending.about);
        }
    }
}

/// What the high bits of the type of a parameter say (RFC 9260 section 3.2.1).
const fn of(kind: u16) -> Unrecognized {
    Unrecognized::of((kind >> 14) as u8)
}

/// The first cause that an answer names; 0 if none.
fn first_cause(ack: &AsconfAck) -> u16 {
    let causes = ack.outcomes.iter().find_map(|outcome| match outcome {
        Outcome::Failed { causes, .. } => Some(causes.first().map_or(u16::MAX, |cause| cause.code)),
        _ => None,
    });
    causes.unwrap_or(0)
}

/// RFC 5061 section 5.1: what is not named has succeeded, but for what stands behind the last request that failed.
fn has_succeeded(ack: &AsconfAck, asked: &Asconf, correlation: u32) -> bool {
    let place = |number: u32| {
        asked
            .requests
            .iter()
            .position(|one| matches!(one, Request::Change { correlation, .. } if *correlation == number))
    };
    let mut last = None;
    for outcome in &ack.outcomes {
        match *outcome {
            Outcome::Success { correlation: one } if one == correlation => return true,
            Outcome::Failed { correlation: one, .. } if one == correlation => return false,
            Outcome::Failed { correlation: one, .. } => last = last.max(place(one)),
            _ => {}
        }
    }
    last.is_none() || place(correlation) < last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(count: u32) -> Asconf {
        let request = |correlation| Request::Change {
            change: Change::Add,
            correlation,
            address: Address::Interface(correlation as u8),
        };
        Asconf { serial: 1, address: Address::Interface(0), requests: (1..=count).map(request).collect() }
    }

    fn failed(correlation: u32) -> Outcome {
        let refusal = Refusal { code: 0xa1, about: Quoted::Bytes([].into()) };
        Outcome::Failed { correlation, causes: vec![refusal] }
    }

    #[test]
    fn rfc_5061_5_1_what_stands_behind_a_request_that_failed_has_failed_unless_it_is_said() {
        let succeed = |outcomes: Vec<Outcome>| {
            let ack = AsconfAck { serial: 1, outcomes };
            [1, 2, 3].map(|number| has_succeeded(&ack, &asked(3), number))
        };
        assert_eq!(succeed(vec![]), [true; 3]);
        assert_eq!(succeed(vec![failed(2)]), [true, false, false]);
        assert_eq!(succeed(vec![failed(2), Outcome::Success { correlation: 3 }]), [true, false, true]);
        assert_eq!(succeed(vec![failed(1), failed(3)]), [false, true, false]);
    }

    #[test]
    fn rfc_5061_3_serial_numbers_wrap_around() {
        assert!(is_ahead(1, 0) && is_ahead(0, u32::MAX) && !is_ahead(5, 5) && !is_ahead(4, 5));
    }
}
