//! The event of a packet that is lost, whatever the cause.

use skywindow_network::Cause;
use skywindow_transport::api::{EventField, EventInfo, EventKind, SegmentKind};
use skywindow_transport::events::{Number, described};
use skywindow_units::{Code, CodeSpec, SimTime};

use super::Concerns;
use crate::recording::{Direction, EventRow};

/// A packet that is lost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lost {
    pub cause: Cause,
    pub number: u32,
    pub node: u32,
    pub kind: SegmentKind,
    pub direction: Direction,
}

const FIELDS: &[EventField] = &[
    described::<u32>("number", "The number that stands for the packet.", ""),
    described::<u32>("node", "Where.", ""),
    described::<SegmentKind>("kind", "Kind of segment.", ""),
    described::<Direction>("direction", "Which way it went.", ""),
];

impl Lost {
    /// Its row in a recording.
    pub fn row(self, t: SimTime, concerns: Concerns) -> EventRow {
        let Self { cause, number, node, kind, direction } = self;
        let numbers = [number.number(), node.number(), Number::number(kind), Number::number(direction)];
        concerns.row(t, cause.info().event, numbers)
    }
}

impl Number for Direction {
    const CODES: Option<&'static CodeSpec> = Some(&<Self as Code>::SPEC);
    fn number(self) -> f64 {
        f64::from(self as u8)
    }
}

/// What is known of the event that tells of losses for `cause`.
pub(super) const fn info(cause: Cause) -> EventInfo {
    let info = cause.info();
    EventInfo {
        code: info.event,
        name: info.event_name,
        help: info.event_help,
        kind: EventKind::Loss,
        role: None,
        phase: None,
        fields: FIELDS,
    }
}
