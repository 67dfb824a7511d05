//! The scenarios that come with the program.

/// A scenario that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name used by links and the command line.
    pub id: &'static str,
    /// The title in its document.
    pub title: &'static str,
    /// Its document, as JSON text.
    pub json: &'static str,
}

macro_rules! built_in {
    ($($id:literal $title:literal,)*) => {
        [$(Preset {
            id: $id,
            title: $title,
            json: include_str!(concat!("../../../../public/presets/", $id, ".json")),
        },)*]
    };
}

static PRESETS: [Preset; 46] = built_in! {
    "iridium-geo" "Iridium and GEO: one association among many",
    "opening" "A first look at Iridium: slow start, losses and a handover",
    "iridium-geo-multihomed" "Iridium with GEO as backup: a path fails and comes back",
    "moving-address" "Moving address: a transfer goes from Iridium to GEO",
    "cmt" "Concurrent multipath transfer: Iridium and GEO at once",
    "iridium-two" "Iridium twice: two satellites at each end",
    "ir-thirty" "Thirty associations over Iridium and GEO",
    "geo-bent-pipe" "One geostationary satellite as a bent pipe",
    "bottleneck" "A bottleneck that marks packets: ECN over a long link",
    "ir-wired" "Iridium and GEO by wire: the same delays and rates without orbits",
    "geo-only" "GEO only: a double hop over geostationary satellites",
    "two-links" "Two links: an error-prone satellite channel",
    "page-of-objects" "A page of objects over an error-prone channel",
    "bbr-geo" "BBR beside CUBIC over GEO: one packet in a hundred is lost",
    "sctp-bbr" "SCTP with BBR over GEO: one packet in a hundred is lost",
    "sctp-rack" "SCTP with RACK over GEO: retransmissions that are lost again",
    "telemetry" "Telemetry over GEO: late is lost",
    "elephants-and-mice" "Elephants and mice: a file and messages in one association",
    "channels" "Channels: a page closes its streams and opens them again",
    "why-bbr" "Why BBR: a deep buffer before a satellite",
    "bufferbloat" "Bufferbloat: a deep queue before a bent pipe",
    "dumbbell" "Dumbbell: TCP and SCTP share a geostationary link",
    "reconfiguration" "Reconfigurations: NewReno, CUBIC and SCTP on a path configured anew every 15 s",
    "blackouts" "Blackouts: XSTP, TCP and SCTP meet the same handoffs",
    "cubesat-pass" "CubeSat pass: packet radio with a hidden station",
    "split-tcp" "Split TCP: a gateway before the satellite",
    "incidents" "Incidents: a host that reboots, a blind attacker, an old cookie",
    "iridium" "Iridium",
    "iridium-cross-seam" "Iridium with links across the seam",
    "geo3" "Three geostationary satellites in a ring",
    "teledesic" "Teledesic",
    "teledesic-no-cross-seam" "Teledesic without links across the seam",
    "spaceway-ngso" "Spaceway NGSO",
    "globalstar" "Globalstar: bent pipes and gateways",
    "orbcomm" "Orbcomm: messages by small satellites",
    "skybridge" "SkyBridge: eighty bent pipes",
    "ico" "ICO: ten satellites in middle orbit",
    "gps" "GPS: 24 slots in six planes",
    "glonass" "GLONASS: 24 satellites in three planes",
    "ellipso" "Ellipso: ellipses that follow the Sun",
    "pentriad" "Pentriad: high over the north",
    "oneweb" "OneWeb: 720 satellites and their gateways",
    "kuiper" "Kuiper: three shells",
    "starlink" "Starlink: 1,584 satellites with laser links",
    "starlink-reconfiguration" "Starlink: terminals configured anew every 15 s, and a shower",
    "teledesic-round-robin" "Teledesic, packets in turn over many paths",
};

skywindow_form::reply! { #[derive(Copy, Eq)] "What lists show of a preset." PresetTitle {
    id: &'static str => "The name used by links and the command line.",
    title: &'static str => "The title in its document.",
}}

impl From<&Preset> for PresetTitle {
    fn from(&Preset { id, title, .. }: &Preset) -> Self {
        Self { id, title }
    }
}

/// All presets, first the one that links which cannot be read give way to.
pub fn presets() -> &'static [Preset] {
    &PRESETS
}

/// The JSON text of the preset with this id.
pub fn preset(id: &str) -> Option<&'static str> {
    PRESETS.iter().find(|preset| preset.id == id).map(|preset| preset.json)
}
