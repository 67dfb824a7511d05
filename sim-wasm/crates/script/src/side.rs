//! The endpoint of a script, whatever its family.

use skywindow_transport::api::{self, Observer, PathState};
use skywindow_units::SimTime;

use crate::call::Call;
use crate::form::{FieldForm, N32, YES, field};
use crate::frame::{Pattern, Seen};
use crate::value::Value;

/// What an endpoint has reported.
#[derive(Clone, Copy, Debug)]
pub struct Noted {
    /// When.
    pub at: SimTime,
    /// The event.
    pub code: u16,
    /// Its numbers.
    pub numbers: [f64; 4],
}

/// Events at most that are kept of a case.
const MOST_EVENTS: usize = 100_000;

/// Writes down what an endpoint reports.
#[derive(Debug, Default)]
pub struct Notes(pub Vec<Noted>);

impl<E: api::Event> Observer<E> for Notes {
    fn note(&mut self, at: SimTime, _path: u8, event: E) {
        if self.0.len() < MOST_EVENTS {
            self.0.push(Noted { at, code: event.code(), numbers: event.numbers() });
        }
    }
}

/// An endpoint that a script drives.
pub trait Side {
    /// The user calls.
    ///
    /// # Errors
    /// Why it is refused.
    fn call(&mut self, now: SimTime, call: Call) -> Result<(), String>;

    /// A packet arrives; what it leaves open is that of the association.
    ///
    /// # Errors
    /// Why there is no such packet.
    fn inject(&mut self, now: SimTime, frame: &Seen) -> Result<(), String>;

    /// The next packet that leaves.
    fn poll(&mut self, now: SimTime) -> Option<Seen>;

    /// A timer may have expired.
    fn on_timer(&mut self, now: SimTime);

    /// When the next one does.
    fn next_timeout(&self) -> Option<SimTime>;

    /// The words of its state.
    fn state(&self) -> &'static str;

    /// User data that has come in order, bytes.
    fn arrived(&self) -> u64;

    /// What can be seen of a path.
    fn path(&self, path: u8) -> PathState;

    /// Adds to a packet that is expected what goes without saying.
    fn expect(&self, pattern: &Pattern) -> Pattern;

    /// What it has reported.
    fn notes(&self) -> &[Noted];
}

/// What can be seen of a path.
pub const PATH_FIELDS: [FieldForm; 10] = [
    field("cwnd", N32, "Congestion window, bytes."),
    field("ssthresh", N32, "Slow start threshold, bytes."),
    field("flight", N32, "Bytes in flight."),
    field("partial", N32, "Bytes acknowledged towards the next growth in congestion avoidance."),
    field("srtt_ms", N32, "Smoothed round-trip time, rounded."),
    field("rttvar_ms", N32, "Its variation, rounded."),
    field("rto_ms", N32, "Retransmission timeout, rounded."),
    field("errors", N32, "Errors in a row."),
    field("active", YES, "Whether the peer can be reached by it as far as is known."),
    field("mtu", N32, "Largest packet, bytes."),
];

/// The field of [`PATH_FIELDS`] of that name.
pub fn path_field(path: &PathState, name: &str) -> Value {
    let number = match name {
        "cwnd" => path.cwnd,
        "ssthresh" => path.ssthresh,
        "flight" => path.flight,
        "partial" => path.partial_bytes_acked,
        "srtt_ms" => path.srtt.as_millis_f64().round() as u32,
        "rttvar_ms" => path.rttvar.as_millis_f64().round() as u32,
        "rto_ms" => path.rto.as_millis_f64().round() as u32,
        "errors" => path.error_count,
        "active" => path.active.into(),
        _ => path.mtu_bytes,
    };
    Value::Number(number.into())
}
