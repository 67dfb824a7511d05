//! The parts of a scenario, each declared once with its units, ranges, words and sources.

mod application;
mod constellation;
mod dated;
mod elements;
mod flow;
mod ground;
mod incidents;
mod isl;
mod link_layer;
mod processes;
mod radio;
mod scenario;
mod stream_requests;
mod terminal_traces;
mod wires;

pub use application::Application;
pub use constellation::{Constellation, ConstellationKind, Ellipse, Orbit, Phasing, Shape};
pub use dated::{ChangeKind, Changes, DatedChange, NextPacket, undated};
pub use elements::Elements;
pub use flow::{Background, Flow, FlowPath, Gateway, Pair, Places, Record};
pub use ground::{
    Gsl, Handover, HandoverCheck, InFlight, Reconfiguration, Relay, Resequencing, Station, TerminalChange,
    TerminalDirection,
};
pub use incidents::{FlowEnd, ForgedPacket, Incident, IncidentKind};
pub use isl::{Isl, IslRule};
pub use link_layer::{Arq, Damaged, HeaderCompression};
pub use processes::{ErrorProcess, ErrorState, ProcessScope};
pub use radio::{HiddenPair, RadioChannel};
pub use scenario::{Earth, ErrorReading, Errors, Measurement, Metric, Routing, Scenario, Sky};
pub use stream_requests::{StreamAsk, StreamChange};
pub use terminal_traces::TerminalTrace;
pub use wires::{ChangedDirection, ChosenLoss, Direction, Link, LinkChange, Router};

use skywindow_form::Range;

/// How long a name may be: long enough for any place, short enough for a label.
pub(crate) const NAME: Range = Range::of(1.0, 80.0);
/// How long the text of a trace may be.
pub(crate) const TRACE: Range = Range::of(0.0, 500_000.0);
/// The most traces of the terminals of a station.
pub(crate) const MOST_TRACES: usize = 16;
/// The most flows, those in the background included.
pub(crate) const MOST_FLOWS: u64 = 1_000;
/// The most incidents of a flow.
pub(crate) const MOST_INCIDENTS: usize = 100;
/// The most requests for streams of a flow.
pub(crate) const MOST_STREAM_REQUESTS: usize = 100;
/// The most applications that share a flow.
pub(crate) const MOST_APPLICATIONS: usize = 100;
/// The most gateways that split a flow.
pub(crate) const MOST_GATEWAYS: usize = 8;
/// The most packets that the links of a scenario lose by choice.
pub(crate) const MOST_DROPS: usize = 10_000;
/// The most dated changes of a run.
pub(crate) const MOST_DATED: usize = 200;
/// The most paths of an association.
pub(crate) const MOST_PATHS: usize = skywindow_transport::api::MAX_PATHS;
