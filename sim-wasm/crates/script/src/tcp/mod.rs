//! TCP in scripts: what may be written, and an endpoint whose user writes, reads and closes.

mod segments;

use skywindow_transport::api::{self, Endpoint as _, PathState, Seat, Source};
use skywindow_transport::tcp::{Endpoint, Packet, Settings};
use skywindow_units::SimTime;

use crate::call::Call;
use crate::form::{Form, Language, N16, N32, Shape, YES, field};
use crate::frame::{Pattern, Seen, get};
use crate::side::{Noted, Notes, Side};
use crate::value::Value;

/// Whether `frame` is all of a segment that can arrive.
///
/// # Errors
/// A sentence about what cannot be.
pub fn complete(frame: &Seen) -> Result<(), String> {
    segments::read(frame).map(|_| ())
}

/// What may be written of TCP.
pub const LANGUAGE: Language = Language {
    word: "tcp",
    header: &[
        field("ce", YES, "Whether a router has marked the segment that arrives."),
        field("ect", YES, "Whether the segment that leaves says that marks are understood."),
        field("size", N32, "Bytes with all headers, of a segment that leaves."),
    ],
    chunks: &[Form {
        name: "segment",
        help: "Its name is the sum of its flags: SYN, SYN+ACK, FIN+ACK (RFC 9293 3.1).",
        fields: &[
            field("seq", N32, "Sequence number; the endpoint's SYN has 0."),
            field("ack", N32, "Next sequence number that is expected; 0 where it is not said."),
            field("len", N16, "User data, bytes; 0 where it is not said."),
            field("window", N16, "Window as the header has it, scaled; 65535 where it is not said."),
            field("mss", N16, "Largest segment (option of a SYN)."),
            field("wscale", Shape::Number(255), "Shift of windows (option of a SYN, RFC 7323)."),
            field("sack_permitted", YES, "Whether SACK is understood (option of a SYN, RFC 2018)."),
            field("ts_ms", N32, "Timestamp, ms (RFC 7323)."),
            field("ecr_ms", N32, "Timestamp that is echoed, ms."),
            field(
                "sack",
                Shape::Ranges,
                "What has come beyond: first byte and the one after the last (RFC 2018).",
            ),
        ],
        parts: &[],
    }],
    flags: &["SYN", "FIN", "RST", "ACK", "ECE", "CWR"],
    states: &[
        ("CLOSED", &["CLOSED", "over", "given up", "reset"]),
        ("SYN-SENT", &["SYN-SENT"]),
        ("SYN-RECEIVED", &["SYN-RECEIVED"]),
        ("ESTABLISHED", &["ESTABLISHED"]),
        ("FIN-WAIT-1", &["FIN-WAIT-1"]),
        ("FIN-WAIT-2", &["FIN-WAIT-2"]),
        ("CLOSE-WAIT", &["CLOSE-WAIT"]),
        ("CLOSING", &["CLOSING"]),
        ("LAST-ACK", &["LAST-ACK"]),
        ("TIME-WAIT", &["TIME-WAIT"]),
    ],
    single: true,
};

/// An endpoint of TCP. Its buffer holds what has come until it is read.
pub struct Tcp {
    end: Endpoint,
    notes: Notes,
    packet: Packet,
    closed: bool,
}

impl Tcp {
    /// A closed endpoint.
    pub fn new(settings: &Settings) -> Self {
        let source = Source::Relayed { room_bytes: settings.receiver_buffer_bytes };
        Self {
            end: <Endpoint as api::Endpoint>::new(settings, Seat { paths: 1, source, seed: 1 }),
            notes: Notes::default(),
            packet: Packet::default(),
            closed: false,
        }
    }
}

impl Side for Tcp {
    fn call(&mut self, now: SimTime, call: Call) -> Result<(), String> {
        let over = "there is no connection".to_owned();
        match call {
            Call::Connect => self.end.open(now, &mut self.notes),
            Call::Write { .. } | Call::Shutdown if self.end.relay_state().broken => return Err(over),
            Call::Write { .. } if self.closed => return Err("the user has closed".into()),
            Call::Write { bytes, .. } => self.end.supply(bytes.into()),
            Call::Shutdown => {
                self.closed = true;
                self.end.close();
            }
            Call::Abort if !self.end.abort(now, &mut self.notes) => return Err(over),
            Call::Read(bytes) => self.end.release(now, bytes as u32, &mut self.notes),
            Call::Address { .. } => return Err("a connection of TCP keeps its addresses".into()),
            Call::Streams(_) => return Err("a connection of TCP has no streams".into()),
            Call::TooBig { .. } => return Err("segments of TCP may be fragmented".into()),
            Call::Reboot(_) => return Err("a host with TCP does not reboot in scripts".into()),
            Call::Listen | Call::Abort => {}
        }
        Ok(())
    }

    fn inject(&mut self, now: SimTime, frame: &Seen) -> Result<(), String> {
        let packet = segments::read(frame)?;
        let marked = get(&frame.header, "ce") == Some(&Value::Number(1));
        self.end.on_packet(now, 0, &packet, marked, &mut self.notes);
        Ok(())
    }

    fn poll(&mut self, now: SimTime) -> Option<Seen> {
        self.end.poll_transmit(now, &mut self.packet, &mut self.notes)?;
        Some(segments::written(&self.packet))
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
        self.end.relay_state().arrived_bytes
    }

    fn path(&self, _path: u8) -> PathState {
        self.end.path_state(0)
    }

    fn expect(&self, pattern: &Pattern) -> Pattern {
        pattern.clone()
    }

    fn notes(&self) -> &[Noted] {
        &self.notes.0
    }
}
