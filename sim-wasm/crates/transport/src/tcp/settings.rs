//! The settings of a TCP connection: every rule where the RFCs, stacks and papers differ.

use skywindow_form::{Among, Range, Reader, Scale, Unit, When, choices, part};
use skywindow_units::{BitRate, Duration};

use super::sizes::{MAX_SCALE, PLAIN_WINDOW};
use crate::api::{self, Numbering};
use crate::congestion::{Algorithm, HintSettings, Hints, Own, ResumeSettings};
use crate::pacing::PacingSettings;
use crate::rto::check_limits;

choices! { "Which time the defaults follow." Profile {
    Rfc5681 = "rfc5681" "RFC 5681 (today)" "Initial window of 10 segments, limited transmit, byte counting, window scaling, timestamps.",
    Era2001 = "era2001" "2001" "The rules of the papers' time: initial window of 1 segment, whole segments halved, no limited transmit, initial RTO 3 s.",
    Linux = "linux" "Linux 6.12" "What the kernel's TCP does as shipped: RACK-TLP, PRR, F-RTO, quick acks, a delayed acknowledgement of 40 ms, RTO from 200 ms on, cwnd cut in whole segments.",
}}

choices! { "How the retransmission timeout follows from round trips." RtoRule {
    Rfc6298 = "rfc6298" "RFC 6298" "SRTT and four times RTTVAR; never less than the least RTO.",
    Linux = "linux" "Linux" "SRTT and the largest variation of a round trip, which is never less than the least RTO and falls by a quarter a round trip; every acknowledgement measures.",
}}

choices! { "What becomes of cwnd after an idle time." IdleRestart {
    Initial = "initial" "Initial window" "After one timeout cwnd is no larger than at the start.",
    Decay = "decay" "Half for each timeout" "Each timeout that passes halves cwnd, down to the initial window.",
}}

choices! { "What a sender makes of a loss." ErrorControl {
    Congestion = "congestion" "Congestion" "Every loss is one: duplicate acknowledgements or a timeout cut cwnd.",
    Probing = "probing" "TCP-probing" "Data wait while two exchanges of probes measure round trips: if they are as before the loss, what is lost leaves again and cwnd stays, else it is cut.",
}}

/// Losses are probed.
const PROBING: Option<When> = Some(When { field: "error_control", is: &["probing"] });

/// Blocks of the receiver tell what is lost.
const BLOCKS: Option<When> = Some(When { field: "recovery", is: &["sack"] });

choices! { "How a sender repairs losses." Recovery {
    Sack = "sack" "SACK" "As many losses in a round trip as the receiver's blocks tell of (RFC 6675).",
    NewReno = "newreno" "NewReno" "One loss each round trip: a partial acknowledgement tells of the next (RFC 6582).",
    Reno = "reno" "Reno" "One loss: the next acknowledgement of new data ends fast recovery (RFC 5681).",
}}

part! { "The settings of a TCP connection." Tcp in Transport {
    profile: Profile = Profile::Rfc5681 => {
        help: "The time whose rules settings left open follow.",
        label: "TCP profile",
        source: "RFC 5681, RFC 2581",
    },
    mss_bytes: u16 = 1_448 => {
        help: "User data in a full segment, options taken off.",
        label: "MSS", unit: Unit::BYTES, range: Range::of(1.0, 8_948.0), slider: Some((64.0, 1_460.0)),
        source: "RFC 9293 3.7.1, RFC 6691",
    },
    header_bytes: u32 = 40 => {
        help: "IP and TCP header of each segment; options add to it, timestamps 12 bytes.",
        label: "Segment header", unit: Unit::BYTES, range: Range::of(20.0, 512.0), slider: Some((40.0, 80.0)),
        source: "RFC 9293 3.1",
    },
    receiver_buffer_bytes: u32 = 65_535 => {
        help: "The receiver's buffer; the advertised window is what is left of it.",
        label: "Receiver buffer", live: true, unit: Unit::BYTES, range: Range::of(1.0, 1_073_725_440.0),
        slider: Some((1_500.0, 4_194_304.0)), scale: Scale::Log,
        source: "RFC 9293 3.8.6",
    },
    receive_buffer_tuning: bool = false => {
        help: "Whether the receiver's buffer begins with 65,535 bytes and grows with what the application reads in a round trip, up to the receiver buffer.",
        label: "Receive buffer tuned by itself",
        source: "Fisk and Feng 2001 (dynamic right-sizing); Linux tcp_rcv_space_adjust, tcp_moderate_rcvbuf",
    },
    window_scaling: Option<bool> = None => {
        help: "Whether windows above 65,535 bytes can be told.",
        label: "Window scaling",
        null: "by the profile: on, or off in 2001",
        source: "RFC 7323 2",
    },
    window_scale: Option<u8> = None => {
        help: "By how many bits windows are shifted.",
        label: "Window shift", unit: Unit::count("bits"), range: Range::of(0.0, 14.0), slider: Some((0.0, 14.0)),
        null: "the least that tells of the whole buffer",
        source: "RFC 7323 2.3",
    },
    timestamps: Option<bool> = None => {
        help: "Whether segments carry timestamps, which measure round trips of retransmissions, too.",
        label: "Timestamps",
        null: "by the profile: on, or off in 2001",
        source: "RFC 7323 3",
    },
    echo_round_trips: Option<bool> = None => {
        help: "Whether congestion control and RACK hear of the round trips of what was sent again, by the timestamps that come back, or by Karn's rule of none.",
        label: "Round trips of retransmissions",
        null: "by the profile: off, or on in Linux",
        source: "RFC 7323 4.1, RFC 6298 3; Linux tcp_ack_update_rtt",
    },
    recovery: Recovery = Recovery::Sack => {
        help: "How losses that duplicate acknowledgements report are repaired.",
        label: "Loss recovery", first: true,
        source: "RFC 5681 3.2, RFC 6582, RFC 6675",
    },
    controller: Algorithm = Algorithm::NewReno => {
        help: "What the congestion window follows.",
        label: "Congestion control", first: true,
        source: "RFC 5681, RFC 9438",
    },
    error_control: ErrorControl = ErrorControl::Congestion => {
        help: "Whether a loss is taken for congestion, or probed for first.",
        label: "Error control",
        source: "RFC 5681 3, Tsaoussidis and Badr 2000",
    },
    rtt_tolerance: f64 = 0.1 => {
        help: "By which share of it a probe's round trip may be longer than the smoothed one before the loss without meaning congestion, as the probing of XSTP has it.",
        label: "Round-trip tolerance", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)), when: PROBING,
        source: "Elaasar et al. 2005; its value is assumed",
    },
    rtt_slack as "rtt_slack_ms": Duration = Duration::from_millis(1) => {
        help: "So much longer besides it may be.",
        label: "Round-trip slack", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 50.0)), when: PROBING,
        source: "assumed",
    },
    hystart: bool = false => {
        help: "Whether slow start ends when round trips grow longer, before a queue overflows.",
        label: "HyStart++",
        source: "RFC 9406",
    },
    own: Own = Own::default() => {
        help: "The settings of the controller that is chosen.",
    },
    pace: Among<PacingSettings> = Among::default() => {
        help: "When data leave.",
    },
    hints: Among<HintSettings> = Among::default() => {
        help: "What the sender hears of its path.",
    },
    resume: Among<ResumeSettings> = Among::default() => {
        help: "What the sender has from an earlier connection.",
    },
    delayed_ack as "delayed_ack_ms": Option<Duration> = None => {
        help: "How long an acknowledgement may wait for a second segment; 0 acknowledges every segment at once.",
        label: "Delayed acknowledgement", live: true, first: true, unit: Unit::MS, range: Range::of(0.0, 500.0),
        slider: Some((0.0, 500.0)),
        null: "by the profile: 200 ms, or 40 ms in Linux",
        source: "RFC 5681 4.2; Linux TCP_DELACK_MIN",
    },
    quick_acks: Option<u32> = None => {
        help: "So many acknowledgements leave without delay when data begin to come, when they come again after a pause of one RTO, and when some come twice.",
        label: "Quick acknowledgements", live: true, unit: Unit::count("acknowledgements"), range: Range::of(0.0, 1_000.0),
        slider: Some((0.0, 32.0)),
        null: "by the profile: none, or 16 in Linux",
        source: "Linux tcp_incr_quickack, TCP_MAX_QUICKACKS",
    },
    quick_while_growing: Option<bool> = None => {
        help: "Whether every segment is acknowledged at once as long as the receiver still learns how much of its buffer is window: two segments more with each, over the last fifth of it.",
        label: "Quick while the window grows",
        null: "by the profile: off, or on in Linux",
        source: "Linux tcp_grow_window, tcp_measure_rcv_mss",
    },
    ack_on_filled_gap: bool = true => {
        help: "Whether a segment that fills a gap is acknowledged at once, or like any other.",
        label: "Acknowledge filled gaps at once", live: true,
        source: "RFC 5681 4.2",
    },
    ack_every: u32 = 2 => {
        help: "An acknowledgement is sent at the latest for every so many segments.",
        label: "Acknowledgement every", live: true, unit: Unit::count("packets"), range: Range::of(1.0, 1_000.0),
        slider: Some((1.0, 8.0)),
        source: "RFC 5681 4.2",
    },
    sack_blocks: u8 = 4 => {
        help: "The most blocks in one acknowledgement; beside timestamps there is room for 3.",
        label: "SACK blocks", unit: Unit::count("blocks"), range: Range::of(1.0, 4.0), slider: Some((1.0, 4.0)),
        source: "RFC 2018 3",
    },
    dupack_threshold: u32 = 3 => {
        help: "So many duplicate acknowledgements start a fast retransmit.",
        label: "Duplicate acknowledgements", live: true, first: true, unit: Unit::count("acknowledgements"),
        range: Range::of(1.0, 20.0), slider: Some((1.0, 20.0)),
        source: "RFC 5681 3.2",
    },
    limited_transmit: Option<bool> = None => {
        help: "Whether the duplicate acknowledgements before that let new segments go.",
        label: "Limited transmit", live: true,
        null: "by the profile: on, or off in 2001",
        source: "RFC 3042",
    },
    initial_window_segments: Option<u32> = None => {
        help: "cwnd at the start and after a long idle time.",
        label: "Initial window", unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        null: "by the profile: 10 segments, or 1 in 2001",
        source: "RFC 5681 3.1, RFC 6928",
    },
    initial_ssthresh_bytes: Option<u32> = None => {
        help: "ssthresh at the start: slow start ends there.",
        label: "Initial ssthresh", unit: Unit::BYTES, range: Range::of(1.0, 1_073_725_440.0),
        slider: Some((1_500.0, 4_194_304.0)), scale: Scale::Log,
        null: "unlimited: the largest window that the peer can tell",
        source: "RFC 5681 3.1",
    },
    byte_counting_limit: Option<u32> = None => {
        help: "How many segments cwnd may grow by for one acknowledgement in slow start; 0 counts acknowledgements instead of bytes.",
        label: "Byte counting limit", unit: Unit::count("MSS"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 4.0)),
        null: "by the profile: 1 segment, 0 in 2001, or no limit in Linux",
        source: "RFC 3465, RFC 5681 3.1",
    },
    halve_whole_segments: Option<bool> = None => {
        help: "Whether a loss halves the whole segments of the window instead of the bytes in flight.",
        label: "Halve whole segments",
        null: "by the profile: off, or on in 2001 and Linux",
        source: "RFC 5681 3.1; Linux tcp_reno_ssthresh",
    },
    recovery_by_blocks: Option<bool> = None => {
        help: "Whether blocks that tell of as many segments above a missing one start fast recovery too, however few duplicate acknowledgements arrived.",
        label: "Recovery by blocks",
        null: "by the profile: on, or off in 2001",
        source: "RFC 6675 5 step 2, RFC 3517 5",
    },
    sack_after_timeout: Option<bool> = None => {
        help: "Whether what the receiver's blocks told holds after a timeout, or is forgotten.",
        label: "SACK after a timeout",
        null: "by the profile: on, or off in 2001",
        source: "RFC 6675 5.1, RFC 2018 8",
    },
    rack: Option<bool> = None => {
        help: "Whether time tells what is lost, a round trip and a reordering window after what was sent later has arrived, or the count of acknowledgements and blocks.",
        label: "RACK", first: true, when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 8985 6",
    },
    tail_loss_probe: Option<bool> = None => {
        help: "Whether a segment leaves as a probe two round trips after the last, before the retransmission timer expires.",
        label: "Tail loss probe", when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 8985 7",
    },
    proportional_reduction: Option<bool> = None => {
        help: "Whether cwnd shrinks to ssthresh in proportion to what arrives during fast recovery, or at once.",
        label: "Proportional rate reduction", when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 9937, RFC 6937; Linux tcp_cwnd_reduction",
    },
    forward_rto: Option<bool> = None => {
        help: "Whether new data follow the first retransmission after a timeout, to find out if the others were lost at all.",
        label: "F-RTO", when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 5682 3",
    },
    duplicate_blocks: Option<bool> = None => {
        help: "Whether the first block of an acknowledgement tells of what has come twice.",
        label: "DSACK", when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 2883",
    },
    undo: Option<bool> = None => {
        help: "Whether a cut is taken back when timestamps or blocks of what came twice show that nothing was lost.",
        label: "Undo needless cuts", when: BLOCKS,
        null: "by the profile: off, or on in Linux",
        source: "RFC 4015, RFC 3522, RFC 3708",
    },
    growth_by_delivery: Option<bool> = None => {
        help: "Whether cwnd grows by all that an acknowledgement is the first to report, or by what it acknowledges, which after a timeout is worth one segment.",
        label: "Growth by delivery",
        null: "by the profile: by what is acknowledged, or by all in Linux",
        source: "RFC 3465 2.3; Linux tcp_cong_avoid",
    },
    idle_restart: Option<IdleRestart> = None => {
        help: "What becomes of cwnd when nothing was sent for a while.",
        label: "After an idle time",
        null: "by the profile: initial window, or half for each timeout in Linux",
        source: "RFC 5681 4.1, RFC 2861; Linux tcp_cwnd_restart",
    },
    nagle: bool = true => {
        help: "Whether a small segment waits while others are unacknowledged; it matters where data come piece by piece, as messages do and what a gateway sends on.",
        label: "Nagle's algorithm",
        source: "RFC 9293 3.7.4, RFC 1122 4.2.3.4",
    },
    ecn: bool = false => {
        help: "Whether the ends agree on explicit congestion notification: routers with RED then mark segments instead of dropping them.",
        label: "ECN",
        source: "RFC 3168",
    },
    rto_initial as "rto_initial_ms": Option<Duration> = None => {
        help: "The retransmission timeout before a round trip was measured.",
        label: "Initial RTO", unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((100.0, 10_000.0)),
        scale: Scale::Log,
        null: "by the profile: 1 s, or 3 s in 2001",
        source: "RFC 6298 2.1",
    },
    rto_rule: Option<RtoRule> = None => {
        help: "How the retransmission timeout follows from round trips.",
        label: "RTO rule",
        null: "by the profile: RFC 6298, or Linux",
        source: "RFC 6298 2; Linux tcp_rtt_estimator",
    },
    rto_min as "rto_min_ms": Option<Duration> = None => {
        help: "The retransmission timeout is never less than this.",
        label: "Least RTO", live: true, unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((10.0, 10_000.0)),
        scale: Scale::Log,
        null: "by the profile: 1 s, or 0.2 s in Linux",
        source: "RFC 6298 2.4; Linux TCP_RTO_MIN",
    },
    rto_max as "rto_max_ms": Duration = Duration::from_secs(60) => {
        help: "The retransmission timeout doubles at each expiry, up to this.",
        label: "Most RTO", live: true, unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((1_000.0, 120_000.0)),
        scale: Scale::Log,
        source: "RFC 6298 2.5",
    },
    max_retransmissions: u32 = 15 => {
        help: "The connection fails after more timeouts in a row than this.",
        label: "Retransmissions", live: true, unit: Unit::count("attempts"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 30.0)),
        source: "RFC 9293 3.8.3",
    },
    syn_retransmissions: u32 = 6 => {
        help: "A SYN is sent again so many times before the connection fails.",
        label: "SYN retransmissions", unit: Unit::count("attempts"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 20.0)),
        source: "RFC 9293 3.8.3",
    },
    read_rate as "read_rate_bps": Option<BitRate> = None => {
        help: "How fast the receiving application reads from the buffer.",
        label: "Reading rate", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e8)), scale: Scale::Log,
        null: "at once",
    },
}}

impl api::Settings for Tcp {
    const MOST_PATHS: usize = 1;
    const SPLITS: bool = true;

    fn path_hint(&self) -> Hints {
        self.hints.path_hint
    }

    fn refuses_applications(&self) -> Option<&'static str> {
        None
    }

    fn streams(&self) -> u32 {
        1
    }

    fn payload_bytes(&self) -> u32 {
        self.mss_bytes.into()
    }

    fn receiver_buffer_bytes(&self) -> u32 {
        self.receiver_buffer_bytes
    }

    /// Bytes have numbers, and the SYN has 0 (RFC 9293 section 3.4). A segment is never larger than the buffer.
    fn numbering(&self) -> Numbering {
        let step = u32::from(self.mss_bytes).min(self.receiver_buffer_bytes).max(1);
        Numbering { first: 1, step, acknowledges_next: true }
    }

    fn check(&self, reader: &mut Reader) {
        self.check_windows(reader);
        self.check_probing(reader);
        self.own.check(self.hints.path_hint, reader);
        self.hints.check(self.controller, reader);
        self.resume.check(self.controller, reader);
        check_limits(self.rto_initial, self.least_rto(), self.rto_max, reader);
    }
}

impl Tcp {
    /// Probing is of senders that acknowledgements and the retransmission timer tell of losses.
    fn check_probing(&self, reader: &mut Reader) {
        for (field, own, on) in [
            ("rack", self.rack, self.rack()),
            ("tail_loss_probe", self.tail_loss_probe, self.tail_loss_probe()),
        ] {
            if self.probes() && on {
                let by = if own.is_some() { "" } else { ", by the profile" };
                reader.fail_at(
                    "error_control",
                    format!("a sender that probes has no {field}, which is on{by}"),
                );
            }
        }
    }

    fn check_windows(&self, reader: &mut Reader) {
        let Some(scale) = self.window_scale else { return };
        let (step, buffer) = (1u64 << scale.min(MAX_SCALE), self.receiver_buffer_bytes);
        if !self.window_scaling() {
            reader.fail_at("window_scale", format!("{scale} bits mean nothing while window_scaling is off"));
        } else if 2 * step > u64::from(buffer).max(2) {
            let message =
                format!("windows in steps of {step} bytes are too coarse for a buffer of {buffer} bytes");
            reader.fail_at("window_scale", message);
        }
    }
}

/// The largest buffer whose whole a window can tell.
const _: () = assert!((PLAIN_WINDOW as u64) << MAX_SCALE == 1_073_725_440);
