//! SCTP in scripts: what may be written, and an endpoint with what goes without saying.

mod addresses;
mod bytes;
mod causes;
mod fields;
mod forms;
#[cfg(test)]
mod live;
mod parameters;
mod reading;
mod reconfigurations;
mod writing;

use skywindow_transport::api::{self, Endpoint as _, PathState, Seat, Source};
use skywindow_transport::sctp::{Control, Endpoint, Message, Offer, Packet, Settings, association_key};
use skywindow_units::{Duration, SimTime};

use crate::call::Call;
use crate::frame::{Pattern, Raw, Seen, get};
use crate::side::{Noted, Notes, Side};
use crate::value::{Term, Value};

pub use forms::LANGUAGE;

/// Where the endpoint's random numbers begin.
const SEED: u64 = 1;

/// What packets have before their common header, as settings charge it where scripts leave it.
const IP_HEADER_BYTES: u32 = 20;

/// Whether `frame` is all of a packet that can arrive.
///
/// # Errors
/// A sentence about what is missing, or cannot be.
pub fn complete(frame: &Seen) -> Result<(), String> {
    if frame.raw.is_some() { Ok(()) } else { reading::packet(frame, &Known::default()).map(|_| ()) }
}

/// What the two ends have told each other.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The tag that the endpoint has told last.
    own_tag: u32,
    /// The tag that the script has told last.
    peer_tag: u32,
    /// The cookie that the endpoint has told last.
    cookie: Vec<u8>,
    /// HEARTBEATs of the endpoint: the information as it is shown, and the chunk that returns it.
    heartbeats: Vec<(Vec<u8>, Control)>,
    /// What the endpoint has said of AUTH last, and what the script has.
    offers: [Option<Box<Offer>>; 2],
    /// The key that both share, and its identifier.
    secret: Vec<u8>,
    shared: u16,
}

/// HEARTBEATs of the endpoint that can be answered.
const MOST_HEARTBEATS: usize = 64;

impl Known {
    /// The hash that the endpoint prefers.
    fn hmac(&self) -> u16 {
        self.offers[0].as_ref().and_then(|offer| offer.hmacs.first().copied()).unwrap_or(3)
    }

    /// The key of the association; the shared one alone before it is set up.
    fn key(&self) -> Vec<u8> {
        match &self.offers {
            [Some(own), Some(peer)] => association_key(&self.secret, own, peer).to_vec(),
            _ => self.secret.clone(),
        }
    }

    /// A packet has left.
    fn learn(&mut self, packet: &Packet) {
        for control in packet.control.iter().chain(&packet.more) {
            match control {
                Control::Init(init) => {
                    self.own_tag = init.initiate_tag;
                    self.offers[0].clone_from(&init.auth);
                }
                Control::InitAck(ack) => {
                    self.own_tag = ack.init.initiate_tag;
                    self.offers[0].clone_from(&ack.init.auth);
                    self.cookie = ack.cookie.as_ref().map_or_else(Vec::new, |cookie| cookie.0.to_vec());
                }
                &Control::Heartbeat { path, sent } => {
                    if self.heartbeats.len() >= MOST_HEARTBEATS {
                        self.heartbeats.remove(0);
                    }
                    self.heartbeats
                        .push((writing::heartbeat(path, sent), Control::HeartbeatAck { path, sent }));
                }
                _ => {}
            }
        }
    }

    /// A packet has come.
    fn hear(&mut self, packet: &Packet) {
        match &packet.control {
            Some(Control::Init(init)) => {
                self.peer_tag = init.initiate_tag;
                self.offers[1].clone_from(&init.auth);
            }
            Some(Control::InitAck(ack)) => {
                self.peer_tag = ack.init.initiate_tag;
                self.offers[1].clone_from(&ack.init.auth);
            }
            _ => {}
        }
    }
}

/// An endpoint of SCTP.
pub struct Sctp {
    end: Endpoint,
    notes: Notes,
    known: Known,
    packet: Packet,
}

impl Sctp {
    /// A closed endpoint.
    pub fn new(settings: &Settings, paths: usize) -> Self {
        let seat = Seat { paths, source: Source::None, seed: SEED };
        Self {
            end: <Endpoint as api::Endpoint>::new(settings, seat),
            notes: Notes::default(),
            known: Known {
                secret: settings.addresses.shared_key.clone().unwrap_or_default().into_bytes(),
                shared: settings.addresses.shared_key.is_some().into(),
                ..Known::default()
            },
            packet: Packet::default(),
        }
    }
}

impl Side for Sctp {
    fn call(&mut self, now: SimTime, call: Call) -> Result<(), String> {
        let refused = |refused: skywindow_transport::sctp::Refused| refused.words().to_owned();
        match call {
            Call::Connect => self.end.open(now, &mut self.notes),
            Call::Write { bytes, stream, unordered, immediate, priority, limit } => {
                let message = Message { bytes, stream, unordered, immediate, priority, limit };
                return self.end.write(now, message).map_err(refused);
            }
            Call::Shutdown => return self.end.shutdown(now, &mut self.notes).map_err(refused),
            Call::Abort if !self.end.abort(now, &mut self.notes) => {
                return Err("there is no association".into());
            }
            Call::Reboot(off) => self.end.reboot(now, Duration::from_nanos(off), &mut self.notes),
            Call::Address { path, present } => self.end.on_address(now, path, present, &mut self.notes),
            Call::Streams(request) => return self.end.ask(request).map_err(refused),
            Call::TooBig { mtu, path } => self.end.on_too_big(now, path, mtu, &mut self.notes),
            Call::Listen | Call::Read(_) | Call::Abort => {}
        }
        Ok(())
    }

    fn inject(&mut self, now: SimTime, frame: &Seen) -> Result<(), String> {
        let packet = match &frame.raw {
            Some(Raw::Packet(bytes)) => bytes::packet(bytes),
            Some(Raw::Chunks(chunks)) => {
                bytes::packet(&bytes::around(chunks, reading::tag(frame, &self.known)))
            }
            None => Some(reading::packet(frame, &self.known)?),
        };
        let Some(mut packet) = packet else { return Ok(()) };
        reading::carriage(frame, &mut packet);
        let number = |name| match get(&frame.header, name) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        };
        let path = number("path") as u8;
        if get(&frame.header, "damaged").is_some() {
            let first_byte = IP_HEADER_BYTES + number("damaged") as u32;
            self.end.on_damaged(now, path, &packet, first_byte, &mut self.notes);
            return Ok(());
        }
        self.end.on_packet(now, path, &packet, number("ce") == 1, &mut self.notes);
        self.known.hear(&packet);
        Ok(())
    }

    fn poll(&mut self, now: SimTime) -> Option<Seen> {
        let path = self.end.poll_transmit(now, &mut self.packet, &mut self.notes)?;
        self.known.learn(&self.packet);
        Some(writing::frame(&self.packet, path))
    }

    fn on_timer(&mut self, now: SimTime) {
        self.end.on_timer(now, &mut self.notes);
    }

    fn next_timeout(&self) -> Option<SimTime> {
        self.end.next_timeout()
    }

    fn state(&self) -> &'static str {
        self.end.state().words()
    }

    fn arrived(&self) -> u64 {
        self.end.receiver().delivered_bytes
    }

    fn path(&self, path: u8) -> PathState {
        self.end.path_state(path)
    }

    /// Every packet has the tag that the script has told last, and an INIT has 0.
    fn expect(&self, pattern: &Pattern) -> Pattern {
        let mut pattern = pattern.clone();
        if get(&pattern.header, "tag").is_none() {
            let is_init = pattern.nodes.first().is_some_and(|node| node.name == "INIT");
            let tag = if is_init { 0 } else { self.known.peer_tag };
            pattern.header.insert(0, ("tag", Term::Given(Value::Number(tag.into()))));
        }
        pattern
    }

    fn notes(&self) -> &[Noted] {
        &self.notes.0
    }
}
