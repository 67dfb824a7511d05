//! Captures: the packets of a run as they pass a point, in the form that Wireshark opens.
//!
//! A run that is captured has a [`Tap`], which makes bytes of the packets of flows that are recorded in full; a run
//! without one makes none. The same scenario gives the same packets, so that a capture can be made of a run that is
//! over, by running it once more.

mod hosts;
mod pcapng;
mod point;
mod qlog;
mod tap;
mod told;

use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::api::{EventKind, Retransmit};
use skywindow_units::SimTime;

pub use point::{POINTS, points};
pub use qlog::{Dialect, Qlog};
pub(crate) use tap::Tap;
pub use told::{FieldTold, PacketTold};

use crate::happenings::{EVENTS, Explainer};
use crate::recording::EventRow;
use crate::run::world::World;
use pcapng::Packet;
use tap::{Record, Watched};

/// Writes a capture of a run.
#[derive(Debug)]
pub struct Capture {
    explainer: Explainer,
    packets: u64,
}

impl Capture {
    /// Begins a capture at `point` of `world`, a run of `scenario` that has not begun, and writes the head of the file
    /// to `out`.
    ///
    /// # Errors
    /// The point is none of the run, or nothing there is recorded in full.
    pub fn begin(
        world: &mut World,
        scenario: &Scenario,
        point: &str,
        out: &mut Vec<u8>,
    ) -> Result<Self, Vec<Problem>> {
        let explainer = Explainer::new(scenario)?;
        let place = point::find(world, point).map_err(|problem| vec![problem])?;
        let seed = format!("{}, seed {}, captured at: {point}", scenario.title, scenario.seed);
        pcapng::section(&seed, out);
        for interface in &place.interfaces {
            pcapng::interface(&interface.name, &interface.description, out);
        }
        world.recording.tap = Some(Box::new(Tap::new(place.watched, hosts::hosts(world))));
        Ok(Self { explainer, packets: 0 })
    }

    /// Writes the packets that are known by now to `out`; all that are left once the run is over or is not gone on with.
    pub fn drain(&mut self, world: &mut World, over: bool, out: &mut Vec<u8>) {
        let limit = if over { SimTime::MAX } else { world.reached };
        let Some(tap) = &mut world.recording.tap else { return };
        while let Some(record) = tap.next(limit, over) {
            for fragment in 0..record.fragments() {
                let comments = if fragment == 0 { self.comments(&record) } else { Vec::new() };
                let Record { time, interface, outbound, .. } = record;
                let packet = Packet { time, interface, outbound, comments };
                pcapng::packet(&packet, out, |out| record.frame(fragment, out));
            }
            self.packets += 1;
        }
    }

    /// The packets written so far; the fragments of one are one.
    pub const fn packets(&self) -> u64 {
        self.packets
    }

    /// Why the packet was sent again, what its coming changed, and what becomes of it.
    fn comments(&self, record: &Record) -> Vec<String> {
        let told: Vec<_> = record.notes.iter().filter_map(|row| Some((kind_told(row)?, row))).collect();
        // Not every family tells of every retransmission by an event.
        let again = record.again();
        let silent =
            again != Retransmit::First && told.iter().all(|(kind, _)| *kind != EventKind::Retransmission);
        let repeats = silent.then(|| format!("Its data were {}.", again.words()));
        let forged = record.forged().map(forged_words);
        let told = told.into_iter().map(|(_, row)| self.words(row));
        forged.into_iter().chain(told).chain(repeats).chain(record.warning().map(str::to_owned)).collect()
    }

    fn words(&self, row: &EventRow) -> String {
        let numbers = [row.a, row.b, row.c, row.d];
        let words = self.explainer.explain_at(row.end, row.code, row.flow, row.path, numbers);
        let when = row.t.as_secs_f64();
        let rule = if words.rule.is_empty() { String::new() } else { format!(" [{}]", words.rule) };
        format!("{} at {when:.6} s. {}{rule}", words.title, words.detail)
    }
}

/// Makes `world`, a run that has not begun, keep the packet whose row is `segment`.
pub fn keep_packet(world: &mut World, segment: u32) {
    world.recording.tap = Some(Box::new(Tap::new(Watched::Packet(segment), hosts::hosts(world))));
}

/// A packet by itself, as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentPacket {
    /// Its bytes, from its IP header on.
    pub bytes: Vec<u8>,
    /// What there is to say of it besides what its bytes say, in sentences.
    pub remarks: Vec<String>,
}

/// The packet that [`keep_packet`] asked for, once it has been sent.
pub fn kept_packet(world: &mut World) -> Option<SentPacket> {
    let record = world.recording.tap.as_mut()?.next(SimTime::MAX, true)?;
    let mut bytes = Vec::new();
    record.frame(0, &mut bytes);
    let remarks = record.forged().map(forged_words).into_iter();
    Some(SentPacket { bytes, remarks: remarks.chain(record.warning().map(str::to_owned)).collect() })
}

fn forged_words(end: u8) -> String {
    let name = if end == 0 { "sender" } else { "receiver" };
    format!("Forged: somebody else sent it in the name of the {name}.")
}

/// The kind of an event that is worth a comment: retransmissions, losses, cuts of the window and what leads to them.
fn kind_told(row: &EventRow) -> Option<EventKind> {
    let family = skywindow_transport::Protocol::ALL.iter().flat_map(|protocol| protocol.events());
    let info = EVENTS.iter().chain(family).find(|info| info.code == row.code)?;
    let told = match info.kind {
        EventKind::Loss
        | EventKind::FastRetransmit
        | EventKind::Timeout
        | EventKind::Failover
        | EventKind::Probing
        | EventKind::Path
        | EventKind::Congestion
        | EventKind::PacketSize
        | EventKind::Retransmission
        | EventKind::Association => true,
        // Of the changes of a window those that make it smaller.
        EventKind::Window => {
            let number = |name| {
                let place = info.fields.iter().position(|field| field.name == name)?;
                [row.a, row.b, row.c, row.d].get(place).copied()
            };
            number("from").zip(number("to")).is_some_and(|(from, to)| to < from)
        }
        _ => false,
    };
    told.then_some(info.kind)
}

#[cfg(all(test, feature = "capture"))]
mod tests;
