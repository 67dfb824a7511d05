//! The documents a user writes: what they may hold, how they are read, checked, changed and described.
//!
//! A document's form is declared once ([`document`](Scenario)); reading, writing, JSON Schema, controls and
//! TypeScript types are all derived from that declaration, so they cannot disagree.

mod check;
mod cities;
mod controls;
mod dated;
mod document;
mod edit;
mod experiment;
mod idle;
mod json;
mod presets;
mod read;
mod real;
mod schema;
mod trace;
mod typescript;
mod workload;

pub use cities::{City, cities};
pub use controls::{Control, Dependence, Field, FieldKind, controls, fields};
pub use dated::Step as DatedStep;
pub use document::{
    Application, Arq, Background, ChangeKind, ChangedDirection, Changes, ChosenLoss, Constellation,
    ConstellationKind, Damaged, DatedChange, Direction, Earth, Elements, Ellipse, ErrorProcess, ErrorReading,
    ErrorState, Errors, Flow, FlowEnd, FlowPath, ForgedPacket, Gateway, Gsl, Handover, HandoverCheck,
    HeaderCompression, HiddenPair, InFlight, Incident, IncidentKind, Isl, IslRule, Link, LinkChange,
    Measurement, Metric, NextPacket, Orbit, Pair, Phasing, Places, ProcessScope, RadioChannel,
    Reconfiguration, Record, Relay, Resequencing, Router, Routing, Scenario, Shape, Sky, Station, StreamAsk,
    StreamChange, TerminalChange, TerminalDirection, TerminalTrace, undated,
};
pub use edit::{Difference, apply, diff, differences, set_path, settle_kinds};
pub use experiment::{
    Axis, AxisValue, Base, BuiltIn, Claim, ClaimKind, Curve, Experiment, ExperimentKind, LinkEnds,
    MetricName, Named, Paper, Plot, PlotKind, PlotScale, Quick, Reference, ReferencePoint, Sampling, Test,
    TestKind, Trend, experiment, experiment_ids, experiment_schema, experiments, told,
};
pub use idle::idle;
pub use presets::{Preset, PresetTitle, preset, presets};
pub use read::{MAX_DOCUMENT_BYTES, read_json};
pub use real::{ElementsRead, read_elements, with_elements, with_elements_alone};
pub use schema::json_schema;
pub use skywindow_form::{Choice, FieldSpec, Group, Kind, PartSpec, Problem, Range, Scale, Unit};
pub use skywindow_network::{QueueSettings, Strategy};
pub use skywindow_orbit::HandoverPolicy;
pub use trace::{Delays, Driven, Opportunities, RoundTrip, RoundTrips, Step, Steps, Trace, Way};
pub use typescript::typescript;
pub use workload::{Arrivals, Bulk, Messages, Objects, Offer, OnOff, Workload, WorkloadKind};
