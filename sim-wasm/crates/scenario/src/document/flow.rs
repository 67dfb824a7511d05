//! Traffic: the flows in focus, and those in the background.

use skywindow_form::{Group, Range, Scale, Unit, choices, part};

use skywindow_transport::{Offer, Onward, Settings};

use super::{Application, Incident, StreamChange};
use crate::workload::Workload;

choices! { "How much of a flow is recorded." Record {
    Full = "full" "Everything" "Every segment with its hops and fate, every change of the windows.",
    Windows = "windows" "Windows" "Every change of the windows, but no segments.",
    Totals = "totals" "Totals" "Only sums over each measuring interval.",
}}

choices! { "Whose places background flows join." Places {
    Given = "given" "Given" "The given ones, in every run the same; flows beyond them draw theirs.",
    Drawn = "drawn" "Drawn" "Every flow draws the places of its two ends, anew for every seed; given ones wait.",
}}

part! { "A path of a flow: one interface at each end." FlowPath in Traffic {
    via: Option<String> = None => {
        help: "The constellation whose terminals are the interfaces; named again, it gets a further terminal, on another satellite.",
        label: "Via", range: super::NAME,
        null: "whatever joins the two ends",
    },
    from: Option<String> = None => {
        help: "The station or router that is the sender's interface.",
        label: "From", range: super::NAME,
        null: "the flow's own sender",
    },
    to: Option<String> = None => {
        help: "The station or router that is the receiver's interface.",
        label: "To", range: super::NAME,
        null: "the flow's own receiver",
    },
    up_s: Option<f64> = None => {
        help: "When the sender's interface gets its address: from then on the path belongs to the association and is its primary, by ASCONF.",
        label: "Address from", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
        null: "it is there from the beginning",
        source: "RFC 5061 4.2.1, 4.2.4",
    },
    down_s: Option<f64> = None => {
        help: "When the sender's interface loses its address: the path leaves the association, by ASCONF; its links stay as they are.",
        label: "Address until", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
        null: "it stays",
        source: "RFC 5061 4.2.2",
    },
}}

impl FlowPath {
    /// When its address comes, s.
    pub fn begins_s(&self) -> f64 {
        self.up_s.unwrap_or(0.0)
    }

    /// Whether its address comes or goes.
    pub fn is_dated(&self) -> bool {
        self.begins_s() > 0.0 || self.down_s.is_some()
    }
}

part! { "Two places on the ground." Pair in Traffic {
    from_latitude_deg: f64 => {
        help: "Latitude of the sender; north is positive.",
        label: "From latitude", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
    },
    from_longitude_deg: f64 => {
        help: "Longitude of the sender; east is positive.",
        label: "From longitude", unit: Unit::DEG, range: Range::of(-180.0, 180.0),
    },
    to_latitude_deg: f64 => {
        help: "Latitude of the receiver; north is positive.",
        label: "To latitude", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
    },
    to_longitude_deg: f64 => {
        help: "Longitude of the receiver; east is positive.",
        label: "To longitude", unit: Unit::DEG, range: Range::of(-180.0, 180.0),
    },
}}

part! { "A gateway that splits a flow: it ends the connection that comes and opens its own for the rest of the way." Gateway in Transport {
    at: String => {
        help: "The station or router that ends the connection: it acknowledges data before the receiver has them, and if it fails they are lost.",
        label: "Gateway", range: super::NAME,
        source: "RFC 3135 2.4 and 4.1",
    },
    buffer_bytes: Option<u32> = None => {
        help: "The most that the gateway holds, what it has sent on and not seen acknowledged included; as it fills, the window that it tells closes.",
        label: "Gateway buffer", unit: Unit::BYTES, range: Range::of(1.0, 2_147_483_647.0),
        slider: Some((1_500.0, 8_388_608.0)), scale: Scale::Log, first: true,
        null: "the receiver buffers of both connections together",
        source: "RFC 3135 3.1.2",
    },
    transport: Onward = Onward::default() => {
        help: "The settings of the connection that the gateway opens.",
        label: "Onward connection",
    },
}}

part! { "A transfer in one direction over one association or connection." Flow in Traffic {
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
    paths: Vec<FlowPath> = Vec::new() => {
        help: "The paths of the flow, the primary first; an empty list is one path over what joins the two ends.",
        label: "Paths", most: super::MOST_PATHS,
        source: "RFC 9260 6.4: multihoming",
    },
    start_s: f64 = 0.0 => {
        help: "When the flow is opened.",
        label: "Start", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    start_within_s: f64 = 0.0 => {
        help: "How much later than that the flow may be opened: each seed draws its own instant, so that the rounds of several flows do not always meet alike.",
        label: "Start within", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 10.0)),
    },
    workload: Workload = Workload::default() => {
        help: "What the application hands over to be sent.",
        label: "Workload",
    },
    applications: Vec<Application> = Vec::new() => {
        help: "Applications that share the flow, each with a workload and a stream of its own; an empty list is one application with the workload above, which takes all streams in turn.",
        label: "Applications", most: super::MOST_APPLICATIONS,
        fresh: r#"{"workload": "messages"}"#,
        source: "Atiquzzaman and Ivancic 2003, Figures 1 and 2",
    },
    transport: Settings = Settings::default() => {
        help: "The protocol of the flow and its settings.",
        label: "Transport",
    },
    gateways: Vec<Gateway> = Vec::new() => {
        help: "The gateways that split the flow, in the order of the way: each ends the connection that comes and, once that is established, opens the next.",
        label: "Gateways", most: super::MOST_GATEWAYS, group: Some(Group::Transport),
        source: "RFC 3135 2.4: split connections",
    },
    incidents: Vec<Incident> = Vec::new() => {
        help: "What befalls the flow: hosts that reboot, packets that others send in their name.",
        label: "Incidents", most: super::MOST_INCIDENTS, group: Some(Group::Transport),
        fresh: r#"{"kind": "reboot", "at_s": 10}"#,
        source: "RFC 9260 5.2.4, 8.4, 12.2",
    },
    stream_requests: Vec<StreamChange> = Vec::new() => {
        help: "When streams of the flow are to begin anew, or to become more, as where channels are closed and opened.",
        label: "Requests for streams", most: super::MOST_STREAM_REQUESTS, group: Some(Group::Transport),
        fresh: r#"{"ask": "reset", "at_s": 10}"#,
        source: "RFC 6525; RFC 8831 6.7",
    },
    record: Record = Record::Full => {
        help: "How much of the flow is recorded.",
        label: "Recording", group: Some(Group::Measurement),
    },
}}

impl Flow {
    /// The applications that hand over data as time goes on, those of an only workload included; none where all data of
    /// the flow wait from the beginning.
    pub fn offering(&self) -> Vec<Application> {
        if self.applications.is_empty() && self.workload.has_messages() {
            let (workload, streams) = (self.workload.clone(), self.transport.streams());
            return vec![Application { stream: Some(0), streams, workload, ..Application::default() }];
        }
        self.applications.clone()
    }
}

part! { "Flows between places of their own, besides those in focus." Background in Traffic {
    associations: u32 = 0 => {
        help: "The number of flows in the background; each joins two places, given or drawn.",
        label: "Background flows", first: true, unit: Unit::count("flows"), range: Range::of(0.0, 990.0),
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
    places: Places = Places::Given => {
        help: "Whether the given places are joined in every run, or each run draws new ones by its seed, the same ones whatever else is changed.",
        label: "Places of the background",
        source: "Fu, Atiquzzaman and Ivancic 2003: a new set in every run",
    },
    pairs: Vec<Pair> = Vec::new() => {
        help: "The places of the first flows, unless places are drawn; those that are left get random ones.",
        label: "Background places", most: super::MOST_FLOWS as usize,
    },
    paths: Vec<FlowPath> = Vec::new() => {
        help: "The paths of each flow, the primary first; an empty list is one path over the first flow's constellation.",
        label: "Background paths", most: super::MOST_PATHS,
    },
    focus: u32 = 0 => {
        help: "So many of the flows, from the first on, are recorded in full and shown as flows in focus.",
        label: "Background in focus", unit: Unit::count("flows"), range: Range::of(0.0, 990.0),
        slider: Some((0.0, 10.0)),
    },
    start_s: f64 = 1.0 => {
        help: "When the first one is opened.",
        label: "First start", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 60.0)),
    },
    spacing_s: f64 = 0.1 => {
        help: "The time from the start of one to the start of the next.",
        label: "Start spacing", unit: Unit::S, range: Range::of(0.0, 86_400.0), slider: Some((0.0, 10.0)),
    },
    transport: Offer = Offer::default() => {
        help: "The protocol of the background and its settings.",
        label: "Background transport",
    },
    record: Record = Record::Totals => {
        help: "How much of the background is recorded.",
        label: "Background recording", group: Some(Group::Measurement),
    },
}}

impl Background {
    /// The given places of background flow number `flow`; none where it draws them.
    pub fn given(&self, flow: u32) -> Option<&Pair> {
        match self.places {
            Places::Given => self.pairs.get(flow as usize),
            Places::Drawn => None,
        }
    }
}
