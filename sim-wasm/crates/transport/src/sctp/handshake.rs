//! Setting up an association: RFC 9260 section 5.1, with T1 and lost chunks.

use skywindow_units::{Duration, SimTime};

use super::cause::Cause;
use super::control::{Control, Init, InitAck, Parameter};
use super::endpoint::{Endpoint, FIRST_TSN};
use super::event::{Event, NO_PATH, Observer};
use super::listening::{LEAST_A_RWND, host_name, invalid, unrecognized};
use super::phase::{Phase, Watch};
use super::route;
use super::settings::BackOff;
use super::ticket::Ticket;
use super::window::Window;

impl Endpoint {
    /// Enters a phase with a chunk that is sent and watched with T1 or T2.
    pub(crate) fn watch(&mut self, now: SimTime, phase: Phase, obs: &mut impl Observer<Event>) {
        self.enter(now, phase, obs);
        self.send_watched(now);
    }

    /// Sends the chunk that the phase calls for and starts its timer.
    pub(crate) fn send_watched(&mut self, now: SimTime) {
        let chunk = match &self.phase {
            Phase::CookieWait(_) => {
                let cookie_preservative = self.preservative;
                Control::Init(Box::new(Init { cookie_preservative, ..self.own_init(self.identity.own_tag) }))
            }
            Phase::CookieEchoed(_, cookie) => Control::CookieEcho(cookie.clone()),
            Phase::ShutdownSent(_) => Control::Shutdown { cumulative_tsn: self.receiver.cumulative_tsn() },
            Phase::ShutdownAckSent(_) => Control::ShutdownAck,
            _ => return,
        };
        let own = self.own_t1();
        let Some(watch) = self.phase.watch() else { return };
        let path = watch.path;
        let wait = own.unwrap_or(self.paths[usize::from(path)].rto.current());
        watch.due = (now + wait).min(watch.guard);
        match chunk {
            // Section 8.5.1 A: the tag of an INIT is 0, and nothing shares its packet.
            Control::Init(_) => self.controls.push_tagged(chunk, path, 0),
            _ => self.controls.push_back((chunk, path)),
        }
    }

    /// How long T1 runs where it has a time of its own, which leaves the RTO of the path alone.
    fn own_t1(&mut self) -> Option<Duration> {
        let first = self.rules.t1_initial()?;
        if !matches!(self.phase, Phase::CookieWait(_) | Phase::CookieEchoed(..)) {
            return None;
        }
        let late = u32::from(self.rules.back_off() == BackOff::InARow);
        let attempts = self.phase.watch()?.attempts.saturating_sub(late);
        Some((0..attempts.min(64)).fold(first, |wait, _| (wait * 2).min(self.rules.rto().max)))
    }

    /// What INIT and INIT ACK say of this end.
    pub(crate) fn own_init(&self, initiate_tag: u32) -> Init {
        Init {
            initiate_tag,
            a_rwnd: self.own_window(),
            outbound_streams: self.rules.first_streams(),
            inbound_streams: self.rules.max_inbound_streams,
            initial_tsn: FIRST_TSN as u32,
            paths: self.listed_paths(),
            ecn: self.rules.ecn,
            forward_tsn: self.rules.gives_up(),
            interleaving: self.rules.messages.interleaving,
            nr_sack: self.rules.promises(),
            packet_drop: self.rules.carriage.packet_drop_reports,
            re_config: self.rules.resets(),
            asconf: self.rules.addresses.is_on(),
            auth: self.own_offer(initiate_tag).map(Box::new),
            zero_checksum: self.error_detection(),
            ..Init::default()
        }
    }

    fn own_window(&self) -> u32 {
        self.rules.receiver_buffer_bytes
    }

    /// T1 or T2 has expired: the chunk is sent again, by another path if there is one (sections 5.1 and 9.2,
    /// with section 6.4.1).
    #[cold]
    pub(crate) fn on_control_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let setting_up = matches!(self.phase, Phase::CookieWait(_) | Phase::CookieEchoed(..));
        let limit = if setting_up { self.rules.init_max_retrans } else { self.rules.association_max_retrans };
        if matches!(self.phase, Phase::Off(_)) {
            self.on_power(now, obs);
            return;
        }
        let own = self.own_t1().is_some();
        let Some(watch) = self.phase.watch() else { return };
        if watch.guard <= now {
            let path = watch.path;
            obs.note(now, NO_PATH, Event::ShutdownGuardExpired { during: self.phase.state() });
            self.break_off(now, path, Cause::UserInitiatedAbort { reason: [].into() }, obs);
            return;
        }
        watch.attempts += 1;
        if !own {
            self.paths[usize::from(watch.path)].rto.back_off();
        }
        watch.path = route::after(&self.paths, watch.path);
        let (attempt, path) = (watch.attempts, watch.path);
        let rto = self.own_t1().unwrap_or(self.paths[usize::from(path)].rto.current());
        obs.note(now, path, Event::ControlTimeout { state: self.phase.state(), attempt, rto });
        self.give_up_after(now, attempt, limit, obs);
        self.send_watched(now);
    }

    /// Section 5.1 C: the listener has answered.
    pub(crate) fn on_init_ack(
        &mut self,
        now: SimTime,
        from: u8,
        ack: &InitAck,
        obs: &mut impl Observer<Event>,
    ) {
        let Phase::CookieWait(watch) = self.phase else { return }; // Section 5.2.3.
        let (unrecognized, _) = unrecognized(&ack.init, self.rules.gives_up());
        let refused = match &ack.cookie {
            _ if ack.init.initiate_tag == 0 => {
                // Section 3.3.3: no tag of the peer's is known, so the ABORT returns the own one.
                let (cause, tag) = (Cause::InvalidMandatoryParameter, self.identity.own_tag);
                self.break_off_with(now, from, cause, tag, true, obs);
                return;
            }
            _ if ack.init.a_rwnd < LEAST_A_RWND => {
                // Section 3.3.3: thrown away, and the association stays as it is.
                self.refuse(now, from, Cause::InvalidMandatoryParameter, ack.init.initiate_tag, obs);
                return;
            }
            _ if invalid(&ack.init) => Some(Cause::InvalidMandatoryParameter),
            None => Some(Cause::MissingParameters { types: [Parameter::STATE_COOKIE].into() }),
            // RFC 4895 section 6.1.
            Some(_) if self.has_wrong_random(&ack.init) => {
                Some(Cause::ProtocolViolation { information: [].into() })
            }
            Some(_) if self.lacks_auth(&ack.init) => {
                // RFC 5061 section 6: the INIT ACK is thrown away, and so is the association; its sender is not told.
                self.controls.clear();
                self.finish(now, Phase::Aborted, obs);
                return;
            }
            Some(_) => {
                host_name(&ack.init).map(|address| Cause::UnresolvableAddress { address: address.clone() })
            }
        };
        self.identity.peer_tag = ack.init.initiate_tag;
        if let Some(cause) = refused {
            self.break_off(now, from, cause, obs);
        } else if let Some(cookie) = &ack.cookie {
            self.meet_peer(&self.ticket(now, self.identity.own_tag, &ack.init));
            self.measure_set_up(now, watch, obs);
            self.echoed = Some(Box::new((cookie.clone(), ack.init.initiate_tag)));
            self.watch(now, Phase::CookieEchoed(Watch::new(now, from), cookie.clone()), obs);
            if !unrecognized.is_empty() {
                let parameters = unrecognized.into();
                self.tell_error(now, from, Cause::UnrecognizedParameters { parameters }, obs);
            }
        }
    }

    /// Section 5.2.6: the cookie was too old when it came back. A new one is asked for, with a longer life.
    pub(crate) fn on_stale_cookie(
        &mut self,
        now: SimTime,
        from: u8,
        staleness_us: u32,
        obs: &mut impl Observer<Event>,
    ) {
        let Phase::CookieEchoed(Watch { attempts, .. }, _) = self.phase else { return };
        // The round trip that was measured and no more than a second beyond it: less than that is RTO at first.
        let rto = &self.paths[usize::from(from)].rto;
        let longer = rto.current().min(rto.srtt() + Duration::from_secs(1)).as_nanos() / 1_000_000;
        self.preservative = Some(staleness_us.div_ceil(1000).saturating_add(longer as u32));
        self.identity.peer_tag = 0;
        self.watch(now, Phase::CookieWait(Watch { attempts, ..Watch::new(now, from) }), obs);
    }

    /// The peer's tag, window, streams and abilities are known.
    pub(crate) fn meet_peer(&mut self, peer: &Ticket) {
        self.identity.own_tag = peer.own_tag;
        self.identity.peer_tag = peer.peer_tag;
        self.sender.a_rwnd = peer.a_rwnd;
        for path in &mut self.paths {
            path.window = Window::new(&self.rules, peer.a_rwnd, path.id);
        }
        let [outbound, inbound] = peer.streams;
        self.sender.outbound.limit_streams(outbound);
        // Full numbers begin far enough from 0 for every one to have one before it.
        self.receiver.begin(&self.rules, 1 << 32 | u64::from(peer.peer_tsn));
        self.receiver.open_streams(inbound);
        self.use_ecn(peer.ecn);
        self.use_forward_tsn(peer.forward_tsn);
        self.use_interleaving(peer.interleaving);
        self.use_nr_sack(peer.nr_sack);
        self.use_drop_reports(peer.packet_drop);
        self.use_re_config(peer.re_config, peer.peer_tsn);
        self.use_authentication(peer);
        self.use_zero_checksum(peer.zero_checksum);
    }

    /// Section 5.4: the end that was called knows only that the path works by which the cookie returned;
    /// HEARTBEATs try the others. The end that calls was told its paths by its user, so they count as known.
    pub(crate) fn confirm_only(&mut self, path: u8) {
        if self.rules.heartbeat(self.paths.len()).is_some() {
            self.paths.iter_mut().for_each(|other| other.confirmed = other.id == path);
        }
    }

    /// Data may flow, and what rode with the cookie may have been all.
    pub(crate) fn establish(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.enter(now, Phase::Established, obs);
        for path in &mut self.paths {
            let srtt = path.rto.srtt();
            path.window.established(
                now,
                (srtt > Duration::ZERO).then_some(srtt),
                self.seed ^ u64::from(path.id),
            );
        }
        self.tell_checksum(now, obs);
        self.start_heartbeats(now);
        self.plan_reset(now);
        self.readdress_late(now, obs);
        self.reroute(now, obs);
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    pub(crate) fn on_cookie_ack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let &Phase::CookieEchoed(watch, _) = &self.phase else { return };
        self.establish(now, obs);
        self.measure_set_up(now, watch, obs);
    }

    /// INIT and COOKIE ECHO measure the round trip of their path, unless it is ambiguous (C5 of section 6.3.1).
    fn measure_set_up(&mut self, now: SimTime, watch: Watch, obs: &mut impl Observer<Event>) {
        let init = matches!(self.phase, Phase::CookieWait(_));
        if watch.attempts == 0 && self.rules.measures_set_up(init) {
            let path = &mut self.paths[usize::from(watch.path)];
            let event = path.measure(now, now.since(watch.sent));
            obs.note(now, path.id, event);
        }
    }
}
