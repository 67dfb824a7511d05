//! The scenario itself and its small parts: Earth, error reading, routing metric, measurement.

use skywindow_elements::Epoch;
use skywindow_form::{Group, Range, Scale, Unit, choices, part};
use skywindow_network::Strategy;

use super::{
    Background, Changes, Constellation, ErrorProcess, Flow, Link, MOST_DATED, MOST_FLOWS, RadioChannel,
    Router, Station,
};

part! { "A scenario: everything a run depends on." Scenario in Run {
    version: u32 = 1 => {
        help: "The version of the document's form.",
        label: "Version", range: Range::of(1.0, 1.0), slider: Some((1.0, 1.0)),
    },
    title: String = String::new() => {
        help: "The name of the scenario.",
        label: "Title", range: Range::of(0.0, 200.0),
    },
    description: String = String::new() => {
        help: "What the scenario shows, in a few sentences.",
        label: "Description", range: Range::of(0.0, 4000.0),
    },
    seed: u64 = 1 => {
        help: "The number all random draws follow from: the same seed gives the same run, bit for bit.",
        label: "Seed", first: true, range: Range::of(0.0, 9_007_199_254_740_991.0), slider: Some((0.0, 100.0)),
    },
    duration_s: f64 = 600.0 => {
        help: "How much time is simulated; at most 30 days.",
        label: "Duration", first: true, unit: Unit::S, range: Range::above(0.0, 2_592_000.0), slider: Some((10.0, 86_400.0)),
        scale: Scale::Log,
    },
    ends_when_done: bool = false => {
        help: "Whether the run ends before that, once its transfers are over and neither end of a flow has anything left to do.",
        label: "Ends when done",
    },
    epoch: Option<Epoch> = None => {
        help: "The instant in UTC at which a run with element sets begins, such as 2026-11-22T06:30:00.",
        label: "Epoch", null: "the latest epoch of the element sets",
    },
    earth: Earth = Earth::default() => {
        help: "The Earth: a turning sphere.",
        label: "Earth",
    },
    sky: Sky = Sky::default() => {
        help: "Whether the sky moves.",
        label: "Sky",
    },
    constellations: Vec<Constellation> = Vec::new() => {
        help: "The satellite systems in the sky; at most 8, with 10,000 satellites together.",
        label: "Constellations", most: 8,
    },
    stations: Vec<Station> = Vec::new() => {
        help: "The ground stations, each with a terminal for every constellation it uses.",
        label: "Ground stations", most: 2_000,
    },
    routers: Vec<Router> = Vec::new() => {
        help: "Nodes that only have wired links.",
        label: "Routers", most: 2_000,
    },
    links: Vec<Link> = Vec::new() => {
        help: "Wired links between stations and routers.",
        label: "Wired links", most: 5_000,
    },
    radio_channels: Vec<RadioChannel> = Vec::new() => {
        help: "Half-duplex radio channels that several stations share, as in packet radio.",
        label: "Radio channels", most: 20, group: Some(Group::Links),
        source: "Elaasar et al. 2005, 7",
    },
    error_processes: Vec<ErrorProcess> = Vec::new() => {
        help: "Links that are in turn in a good and in a bad state, as behind trees, in handoffs or with little connectivity.",
        label: "Error processes", most: 100, group: Some(Group::Links),
        fresh: r#"{"name": "states", "good": {"mean_s": 10}, "bad": {"mean_s": 1, "drop_probability": 1}}"#,
        source: "Elaasar et al. 2005; Gilbert 1960, Elliott 1963",
    },
    errors: Errors = Errors::default() => {
        help: "How bit error rates become lost packets.",
        label: "Errors",
    },
    routing: Routing = Routing::default() => {
        help: "How routes are chosen.",
        label: "Routing",
    },
    flows: Vec<Flow> = Vec::new() => {
        help: "The transfers in focus; with the background at most 1,000.",
        label: "Flows", most: MOST_FLOWS as usize,
    },
    background: Background = Background::default() => {
        help: "Flows between random places that share the satellites with the flows in focus.",
        label: "Background",
    },
    measurement: Measurement = Measurement::default() => {
        help: "From when and how finely results are measured.",
        label: "Measurement",
    },
    changes: Changes = Changes::default() => {
        help: "What becomes different while the run goes on; those of one instant happen in the order of the list.",
        label: "Changes", most: MOST_DATED,
    },
}}

part! { "The Earth as a sphere that turns evenly." Earth in Constellation {
    radius_km: f64 = 6378.0 => {
        help: "The radius of the sphere that stations stand on.",
        label: "Earth radius", unit: Unit::KM, range: Range::of(100.0, 100_000.0), slider: Some((6_000.0, 7_000.0)),
        source: "equatorial radius, rounded as in ns-2",
    },
    gm_km3_s2: f64 = 398_601.2 => {
        help: "The gravitational parameter: it sets the orbital period at each altitude.",
        label: "Gravitational parameter", unit: Unit::count("km³/s²"), range: Range::of(1.0, 1e9),
        slider: Some((398_000.0, 399_000.0)),
        source: "value used by ns-2",
    },
    sidereal_day_s: f64 = 86_164.0 => {
        help: "The time the Earth takes to turn once against the stars.",
        label: "Sidereal day", unit: Unit::S, range: Range::of(1_000.0, 10_000_000.0),
        slider: Some((80_000.0, 90_000.0)),
        source: "value used by ns-2",
    },
    light_km_s: f64 = 299_793.0 => {
        help: "The speed of light: delay is distance divided by it.",
        label: "Speed of light", unit: Unit::count("km/s"), range: Range::of(1_000.0, 10_000_000.0),
        slider: Some((290_000.0, 310_000.0)),
        source: "value used by ns-2",
    },
}}

part! { "Whether the sky moves." Sky in Constellation {
    frozen_at_s: Option<f64> = None => {
        help: "The instant at which satellites and Earth stand still for the whole run: links, delays and routes never change, and no handover comes.",
        label: "Sky frozen at", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 86_400.0)),
        null: "moving, from time 0 on",
    },
}}

choices! { "Where along a path bit errors strike." ErrorReading {
    Link = "link" "Every link" "Each link draws for every packet by its own BER.",
    Path = "path" "Once a path" "One draw for each one-way path, with the BER of the first GSL.",
}}

part! { "How bit error rates are read." Errors in Links {
    reading: ErrorReading = ErrorReading::Link => {
        help: "Whether every link draws by its own BER, or each one-way path once, whatever its number of links.",
        label: "BER reading", live: true,
        source: "Fu, Atiquzzaman and Ivancic 2003 leave it open",
    },
}}

choices! { "What a route keeps small." Metric {
    Delay = "delay" "Propagation delay" "The route with the least propagation delay.",
}}

part! { "How routes are chosen." Routing in Routing {
    strategy: Strategy = Strategy::ShortestDelay => {
        help: "Which path packets take; routes are computed anew at every change of the topology.",
        label: "Routing strategy", live: true, first: true,
        source: "Wood, Pavlou and Evans 2001",
    },
    metric: Metric = Metric::Delay => {
        help: "What the shortest route is short in; between paths of equally many links it decides which one is the shortest.",
        label: "Route metric",
        source: "Wood, Pavlou and Evans 2001",
    },
}}

part! { "When and how finely results are measured." Measurement in Measurement {
    interval_s: f64 = 1.0 => {
        help: "The width of the bins of throughput, goodput and load.",
        label: "Measuring interval", first: true, unit: Unit::S, range: Range::of(0.001, 86_400.0), slider: Some((0.1, 60.0)),
        scale: Scale::Log,
    },
    from_s: f64 = 0.0 => {
        help: "When the steady state begins: averages leave out what came before.",
        label: "Measure from", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    sojourn_times: bool = false => {
        help: "Whether it is counted how long packets wait in each queue, for its chart, table and metrics.",
        label: "Sojourn times",
        source: "RFC 8289 3.1",
    },
}}

impl Scenario {
    /// The instant that time 0 means; none where no satellite is real and nothing is said.
    pub fn begins(&self) -> Option<Epoch> {
        let sets = self.constellations.iter().flat_map(|constellation| constellation.elements.sets().iter());
        self.epoch.or_else(|| sets.map(|set| set.epoch).max())
    }
}
