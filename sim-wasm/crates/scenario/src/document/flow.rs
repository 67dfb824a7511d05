//! Traffic: the flows in focus, and associations in the background.

use crate::form::{Group, Range, Scale, Unit, choices, part};

use super::Sctp;

choices! { "How much of a flow is recorded." Record {
    Full = "full" "Everything" "Every segment with its hops and fate, every change of the windows.",
    Windows = "windows" "Windows" "Every change of the windows, but no segments.",
    Totals = "totals" "Totals" "Only sums over each measuring interval.",
}}

part! { "A transfer in one direction over one SCTP association." Flow in Traffic {
    name: String => {
        help: "The name of the flow.",
        label: "Flow", range: super::NAME,
    },
    from: String => {
        help: "The station or router that sends.",
        label: "From", range: super::NAME,
    },
    to: String => {
        help: "The station or router that receives.",
        label: "To", range: super::NAME,
    },
    start_s: f64 = 0.0 => {
        help: "When the association is opened.",
        label: "Start", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    bytes: Option<u64> = None => {
        help: "How much user data is sent before the association is closed.",
        label: "Transfer size", unit: Unit::BYTES, range: Range::of(1.0, 9_007_199_254_740_991.0),
        slider: Some((1e3, 1e9)), scale: Scale::Log,
        null: "endless",
    },
    sctp: Sctp = Sctp::default() => {
        help: "The settings of the association.",
        label: "SCTP",
    },
    record: Record = Record::Full => {
        help: "How much of the flow is recorded.",
        label: "Recording", group: Some(Group::Measurement),
    },
}}

part! { "Associations between random places, besides the flows in focus." Background in Traffic {
    associations: u32 = 0 => {
        help: "The number of associations in the background; each joins two random places.",
        label: "Background associations", unit: Unit::count("associations"), range: Range::of(0.0, 990.0),
        slider: Some((0.0, 40.0)),
        source: "Fu, Atiquzzaman and Ivancic 2003: 10 to 40",
    },
    latitude_min_deg: f64 = -40.0 => {
        help: "The southernmost latitude of their ends.",
        label: "Southern limit", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
        source: "Fu, Atiquzzaman and Ivancic 2003: -40°",
    },
    latitude_max_deg: f64 = 70.0 => {
        help: "The northernmost latitude of their ends.",
        label: "Northern limit", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
        source: "Fu, Atiquzzaman and Ivancic 2003: 70°",
    },
    start_s: f64 = 1.0 => {
        help: "When the first one is opened.",
        label: "First start", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 60.0)),
    },
    spacing_s: f64 = 0.1 => {
        help: "The time from the start of one to the start of the next.",
        label: "Start spacing", unit: Unit::S, range: Range::of(0.0, 86_400.0), slider: Some((0.0, 10.0)),
    },
    sctp: Option<Sctp> = None => {
        help: "The settings of the associations in the background.",
        label: "Background SCTP",
        null: "those of the first flow",
    },
    record: Record = Record::Totals => {
        help: "How much of the background is recorded.",
        label: "Background recording", group: Some(Group::Measurement),
    },
}}
