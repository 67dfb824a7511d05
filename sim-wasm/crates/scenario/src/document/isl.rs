//! Inter-satellite links: which satellites are joined, when, and at what rate.

use skywindow_form::{Range, Scale, Unit, When, choices, part};

use skywindow_network::IslQueue;

choices! { "Which satellites of a constellation are linked." IslRule {
    Grid = "grid" "Grid" "By plane and slot: each with others of its plane and of the planes beside it. Element sets have no such grid, and get no links.",
    Nearest = "nearest" "Nearest" "Two satellites while each is among the nearest of the other, within range and in clear sight.",
}}

const GRID: Option<When> = Some(When { field: "rule", is: &["grid"] });
const NEAREST: Option<When> = Some(When { field: "rule", is: &["nearest"] });

part! { "Inter-satellite links of a constellation." Isl in Constellation {
    rule: IslRule = IslRule::Grid => {
        help: "Which satellites are linked: by plane and slot, or the nearest ones, which are looked for at every check interval, also where handovers are exact.",
        label: "ISL rule",
    },
    neighbours: u32 = 4 => {
        help: "The most links of a satellite: two are linked while each is among so many nearest of the other, of equals those with lower numbers; with few links a constellation may fall into parts.",
        label: "Nearest neighbours", unit: Unit::count("satellites"), range: Range::of(1.0, 16.0), slider: Some((1.0, 8.0)),
        when: NEAREST,
    },
    range_km: f64 = 5_000.0 => {
        help: "The greatest length of a link.",
        label: "ISL range", unit: Unit::KM, range: Range::of(1.0, 200_000.0), slider: Some((500.0, 50_000.0)),
        scale: Scale::Log, when: NEAREST,
    },
    intraplane: Vec<u32> = vec![1] => {
        help: "Links within the plane: to the satellites this many slots ahead; empty for none.",
        label: "Intraplane reach", unit: Unit::count("slots"), range: Range::of(1.0, 1_000.0), most: 8,
        source: "Iridium [1], Teledesic [1, 2]", when: GRID,
    },
    interplane: Vec<u32> = vec![1] => {
        help: "Links to the same slot of the planes this many further on; empty for none.",
        label: "Interplane reach", unit: Unit::count("planes"), range: Range::of(1.0, 1_000.0), most: 8,
        source: "Iridium [1], Teledesic [1, 2]", when: GRID,
    },
    latitude_limit_deg: f64 = 60.0 => {
        help: "Interplane links are off while an end is nearer to a pole than this latitude; 90° keeps them on.",
        label: "Interplane latitude limit", unit: Unit::DEG, range: Range::of(0.0, 90.0), slider: Some((0.0, 90.0)),
        source: "ns-2, polar constellations", when: GRID,
    },
    clearance_km: f64 = 150.0 => {
        help: "A link is off while its straight line passes lower than this above the sphere.",
        label: "ISL clearance", unit: Unit::KM, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 500.0)),
        source: "ns-2, grazing altitude of the atmosphere",
    },
    cross_seam: bool = false => {
        help: "Whether the first plane also links to the last one, across the seam where planes move in opposite directions.",
        label: "Cross-seam links",
        source: "Wood, Pavlou and Evans 2001", when: GRID,
    },
    cross_seam_first_slot: Option<u32> = None => {
        help: "The slot of the last plane that slot 0 of the first plane links to at the start; slot k starts k below it.",
        label: "First cross-seam slot", range: Range::of(0.0, 999.0), slider: Some((0.0, 40.0)),
        null: "half of the last slot, rounded down", when: GRID,
    },
    cross_seam_min_longitude_deg: f64 = 10.0 => {
        help: "A cross-seam link is off while its ends are closer in longitude than this.",
        label: "Cross-seam least longitude", unit: Unit::DEG, range: Range::of(0.0, 180.0), slider: Some((0.0, 30.0)),
        source: "ns-2: Iridium 10°, Teledesic 8°", when: GRID,
    },
    rate_bps: f64 = 25e6 => {
        help: "The rate of each inter-satellite link, in each direction.",
        label: "ISL rate", first: true, live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e5, 1e9)), scale: Scale::Log,
        group: Some(skywindow_form::Group::Links), source: "Fu, Atiquzzaman and Ivancic 2003: 25 Mbit/s",
    },
    queue_packets: u32 = 50 => {
        help: "How many packets may wait for a link; the next one is dropped.",
        label: "ISL queue", live: true, unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0), slider: Some((1.0, 1_000.0)),
        scale: Scale::Log, group: Some(skywindow_form::Group::Links), source: "Fu, Atiquzzaman and Ivancic 2003: 50 packets",
    },
    ber: f64 = 0.0 => {
        help: "The bit error rate of each inter-satellite link: a packet of L bytes is lost with 1 − (1 − BER)^(8L).",
        label: "ISL bit error rate", live: true, range: Range::of(0.0, 1.0), slider: Some((1e-9, 1e-4)), scale: Scale::Log,
        group: Some(skywindow_form::Group::Links), source: "Fu, Atiquzzaman and Ivancic 2003: 1e-9 to 1e-4",
    },
error_process: Option<String> = None => {
        help: "The error process that strikes packets on inter-satellite links, in both directions.",
        label: "ISL Error process", range: super::NAME, names_of: "error_processes", null: "none", group: Some(skywindow_form::Group::Links),
    },
    damaged: super::Damaged = super::Damaged::Discard => {
        help: "What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case.",
        label: "ISL damaged packets", group: Some(skywindow_form::Group::Links),
        source: "RFC 3819 15; draft-stewart-sctp-pktdrprep",
    },
    arq: Option<super::Arq> = None => {
        help: "Whether frames that errors lose are sent again, in both directions.",
        label: "ISL ARQ", null: "off: what errors lose is lost", group: Some(skywindow_form::Group::Links),
        source: "RFC 3366; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    header_compression: Option<super::HeaderCompression> = None => {
        help: "Whether headers are compressed on the link, in both directions.",
        label: "ISL header compression", null: "off: headers are sent as they are", group: Some(skywindow_form::Group::Links),
        source: "RFC 6846; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    mtu_bytes: Option<u32> = None => {
        help: "The largest packet the link carries: a larger one is sent as IP fragments, or reported to its sender as too big.",
        label: "ISL MTU", live: true, unit: Unit::BYTES, range: Range::of(68.0, 65_535.0), slider: Some((256.0, 9_000.0)),
        scale: Scale::Log, group: Some(skywindow_form::Group::Links), null: "any size",
        source: "RFC 791 3.2, RFC 1191",
    },
    queue: IslQueue = IslQueue::default() => {
        help: "The discipline of the queue and its settings.",
        label: "Queue",
    },
}}
