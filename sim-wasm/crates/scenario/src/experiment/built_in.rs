//! The experiments that come with the program.

/// An experiment that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The name used by links and the command line.
    pub id: &'static str,
    /// The title in its document.
    pub title: &'static str,
    /// Its document, as JSON text.
    pub json: &'static str,
}

macro_rules! built_in {
    ($($id:literal $title:literal,)*) => {
        static EXPERIMENTS: &[BuiltIn] = &[$(BuiltIn {
            id: $id,
            title: $title,
            json: include_str!(concat!("../../../../../public/experiments/", $id, ".json")),
        },)*];
        // Apart, so that who asks for names alone does not carry the documents with it.
        static IDS: &[&str] = &[$($id,)*];
    };
}

built_in! {
    "ms-fig04" "Goodput against receiver buffer without loss",
    "ms-fig05" "Sequence numbers without loss: a burst every round trip",
    "ms-fig06" "Goodput against receiver buffer with loss, four streams",
    "ms-fig07" "cwnd and a_rwnd with a buffer of 15 KB",
    "ms-fig08" "cwnd and a_rwnd with a buffer of 35 KB",
    "ms-fig09" "Packets sent and SACKs received with a buffer of 35 KB",
    "ms-fig10" "Goodput against receiver buffer, one stream and four",
    "ms-fig11" "Goodput against packet loss, one stream and four",
    "ms-fig12" "a_rwnd against time, one stream and four",
    "ms-fig13" "Optimal receiver buffer against packet loss",
    "ir-fig05" "cwnd in slow start with byte counting limits of 1 and 2 PMTU: two worked examples",
    "ir-fig08" "Iridium and GEO with 30 associations: the globe",
    "ir-fig09" "Goodput of three multihomed configurations against the error rate",
    "ir-fig10" "Bandwidth that a GEO backup needs",
    "ir-fig11" "Goodput over Iridium against the receiver's buffer, one stream and four",
    "ir-fig12" "Goodput over GEO against the receiver's buffer, one stream and four",
    "ir-fig13" "Goodput over Iridium against the error rate, one stream and four",
    "ir-fig14" "Goodput over GEO against the error rate, one stream and four",
    "ir-ecn" "Congestion told apart from corruption by ECN",
    "ir-gaps" "Goodput when a SACK reports 3, 4 or all gaps: nothing differs with the standard sender",
    "ir-icw" "Start-up time with an initial cwnd of 1, 2 and 10 segments",
    "ir-rwnd" "Goodput over a DS1 channel by GEO with receiver windows of 64 KB and beyond",
    "ir-pmtu" "Goodput with path MTU discovery against packets of 512 bytes",
    "ir-bias" "How associations of different round trips share a link",
    "ir-advice" "Features that are recommended over satellites, each on and off",
    "ir-arq" "Goodput with link-layer ARQ below SCTP",
    "ir-headers" "Goodput with compressed headers below SCTP",
    "ir-wired" "Three multihomed configurations on wires, beside ns-2",
    "rt-fig01" "Orbits of satellite systems, to scale",
    "rt-fig02" "Three networks: links, footprints and the seam",
    "rt-fig03a" "Delay and links from Quito to London over a day",
    "rt-fig03b" "Delay and links from Quito to Tokyo over a day",
    "rt-fig04" "Progress of a file transfer over one path and over many, acknowledgements delayed by 200 ms",
    "rt-fig04-day" "What overtaking costs at 24 instants of a day, acknowledgements delayed by 200 ms",
    "rt-fig05" "Goodput over one path and over many against the delay of acknowledgements",
    "rt-fig05-day" "Goodput over one path and over many at 24 instants of a day against the delay of acknowledgements",
    "rt-acks" "Receivers that acknowledge at once over one path and over many",
    "rt-dsack" "Reports of what came twice, and needless cuts undone, over several paths",
    "rt-bursts" "Short and bursty transfers over one path and over many",
    "rt-resequence" "Round-robin over several paths, and gateways that put packets back in order",
    "rt-satellites" "Terminals with several satellites at once: over the shortest path and round-robin from the first hop",
    "rt-longitude" "Disruption of paths against the difference of longitude",
    "rt-latitude" "How far from the equator routing by delay leads",
    "rt-rosette" "Paths between satellites that ascend and satellites that descend",
    "rt-asymmetry" "Goodput of TCP over a link that is slower on the way back",
    "fa-fig03" "Sequence numbers of the TCP source on a lossy GEO bottleneck",
    "fa-fig04" "Sequence numbers of the SCTP source on a lossy GEO bottleneck",
    "fa-segments" "Segments of TCP and of SCTP from 50 to 150 s on a lossy GEO bottleneck",
    "fa-fig05" "Total throughput on a lossy GEO bottleneck",
    "fa-trace" "A loss in slow start: TCP and SCTP each lose segment 8",
    "fa-table2" "Gain of SCTP over TCP, utilisation and fairness on a GEO bottleneck",
    "fa-table3" "Gain of SCTP over TCP, utilisation and fairness on a slow GEO bottleneck",
    "fa-cwnd" "cwnd of TCP and SCTP after a loss in slow start",
    "xs-fig06" "Effective throughput under bit corruption, without and with probing",
    "xs-fig07" "Overhead under bit corruption, without and with probing",
    "xs-fig08" "Throughput over overhead under bit corruption, without and with probing",
    "xs-fig09" "Effective throughput under handoffs of 0.5 s, without and with probing",
    "xs-fig10" "Effective throughput under handoffs of 1 s beside those of 0.5 s, without and with probing",
    "xs-fig11" "Overhead under handoffs of 0.5 s, without and with probing",
    "xs-fig12" "Overhead under handoffs of 1 s, without and with probing",
    "xs-fig13" "Throughput over overhead under handoffs of 0.5 s, without and with probing",
    "xs-fig14" "Throughput over overhead under handoffs of 1 s, without and with probing",
    "xs-fig15" "Effective throughput under limited connectivity, without and with probing",
    "xs-fig16" "Overhead under limited connectivity, without and with probing",
    "xs-fig17" "Throughput over overhead under limited connectivity, without and with probing",
    "xs-fig19" "Latency of files over packet radio",
    "xs-table1" "Throughput of files over packet radio",
    "xs-table2" "Normalised throughput of files over packet radio",
    "xs-congestion" "How much probing gains when more or less of the bad states is congestion",
    "xs-probing" "Probing in XSTP and in TCP under bit corruption",
    "xs-sensitivity" "How much the choices that the paper leaves open matter",
    "sctp-stacks" "Goodput of SCTP as FreeBSD and browsers do it",
    "sctp-rack" "What RACK is worth to SCTP under loss, by congestion control",
    "cmt-buffer" "Concurrent multipath transfer over Iridium and GEO against the receiver's buffer",
    "cmt-split" "Concurrent multipath transfer over Iridium and GEO with split buffers and rescheduled chunks",
    "cmt-share" "Concurrent multipath transfer beside a flow on one path: who gets how much of a link that paths share, by coupled congestion control",
    "sctp-streams" "How late messages and objects come: eight streams of SCTP, one, and TCP",
    "pr-late" "Late is lost: the age of telemetry that arrives, and what is given up for it",
    "interleave" "Short messages beside a file: DATA and I-DATA under six stream schedulers",
    "cc-loss" "Goodput against random loss, by congestion control, as Linux does it",
    "cc-start" "How long files take by their size, by congestion control, as Linux does it",
    "cc-worth" "What each mechanism of Linux's TCP is worth under loss",
    "cc-steps" "A delay that steps every 15 seconds, without and with outages, by congestion control, as Linux does it",
    "cc-share" "Two flows share a link: who gets how much, and how long packets wait, by congestion control",
    "cc-hint" "What a hint of another path is worth: steps of the delay, outages and handovers",
    "cc-resume" "How long a transfer takes that begins with what an earlier one has saved",
    "aqm" "Latency and goodput under each queue discipline, over low orbits and a geostationary satellite",
    "tcp-loss" "Goodput of TCP against random loss: NewReno, SACK and CUBIC",
    "tcp-share" "How TCP flows share a long link: NewReno, CUBIC and one of each",
    "tcp-reconfiguration" "A path that is configured anew every 15 seconds: NewReno, CUBIC and SCTP",
    "tcp-split" "Goodput of TCP with and without a gateway before the satellite",
}

/// All built-in experiments, by paper and figure.
pub fn experiments() -> &'static [BuiltIn] {
    EXPERIMENTS
}

/// Their names, in the same order.
pub fn experiment_ids() -> &'static [&'static str] {
    IDS
}

/// The JSON text of the experiment with this id.
pub fn experiment(id: &str) -> Option<&'static str> {
    EXPERIMENTS.iter().find(|experiment| experiment.id == id).map(|experiment| experiment.json)
}
