//! The settings of an XSTP session: what the paper says, and every choice where it is silent.

use skywindow_form::{Range, Reader, Scale, Unit, When, choices, part};
use skywindow_units::{BitRate, Duration};

use crate::api::{self, Numbering};
use crate::congestion::{
    Algorithm, Congestion, Edition, HintSettings, Hints, Own, ResumeSettings, Rules, Stp,
};
use crate::pacing::{self, PacingSettings};

choices! { "How data are spread over a round trip." Pacing {
    Allowed = "allowed" "What is allowed" "What the window still allows is spread over the round trip.",
    Window = "window" "The window" "A whole window is spread over the round trip, however little of it is still allowed.",
}}

choices! { "What the congestion window counts." Growth {
    Segments = "segments" "Segments" "Every segment acknowledged counts, however few reports tell of them.",
    Reports = "reports" "Reports" "Every report that acknowledges new segments counts once.",
}}

/// Segments are paced by the window.
const APART: Option<When> = Some(When { field: "segment_pacing", is: &["window"] });

part! { "The settings of an XSTP session." Xstp in Transport {
    probing: bool = true => {
        help: "Whether the sender probes before it takes a loss for congestion; without, every reported loss halves cwnd.",
        label: "Probing", live: true, first: true,
        source: "Elaasar et al. 2005",
    },
    mss_bytes: u16 = 1_000 => {
        help: "User data in a full segment.",
        label: "MSS", unit: Unit::BYTES, range: Range::of(1.0, 8_948.0), slider: Some((64.0, 1_460.0)),
        source: "Elaasar et al. 2005",
    },
    header_bytes: u32 = 16 => {
        help: "The XSTP header of each segment.",
        label: "XSTP header", unit: Unit::BYTES, range: Range::of(8.0, 512.0), slider: Some((8.0, 64.0)),
        source: "Elaasar et al. 2005, 7",
    },
    network_header_bytes: u32 = 0 => {
        help: "The headers of the layers below, IP among them: the paper counts none.",
        label: "Network header", unit: Unit::BYTES, range: Range::of(0.0, 512.0), slider: Some((0.0, 80.0)),
        source: "assumed",
    },
    option_bytes: u32 = 8 => {
        help: "What a POLL and the echo in its STAT add to a header: a timestamp and a number.",
        label: "POLL option", unit: Unit::BYTES, range: Range::of(0.0, 64.0), slider: Some((0.0, 16.0)),
        source: "assumed",
    },
    gap_bytes: u32 = 8 => {
        help: "What each gap adds to a STAT or USTAT: its first and last number.",
        label: "Gap", unit: Unit::BYTES, range: Range::of(0.0, 64.0), slider: Some((0.0, 16.0)),
        source: "assumed",
    },
    send_buffer_bytes: u32 = 64_000 => {
        help: "The sender's buffer: cwnd and what is outstanding are no more.",
        label: "Send buffer", unit: Unit::BYTES, range: Range::of(1.0, 1_073_725_440.0),
        slider: Some((1_000.0, 4_194_304.0)), scale: Scale::Log,
        source: "Elaasar et al. 2005",
    },
    receiver_buffer_bytes: u32 = 64_000 => {
        help: "The receiver's buffer; the window that it tells is what in-order data not yet read leave of it.",
        label: "Receiver buffer", unit: Unit::BYTES, range: Range::of(1.0, 1_073_725_440.0),
        slider: Some((1_000.0, 4_194_304.0)), scale: Scale::Log,
        source: "Elaasar et al. 2005",
    },
    initial_window_segments: u32 = 1 => {
        help: "cwnd at the start.",
        label: "Initial window", unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        source: "Elaasar et al. 2005",
    },
    controller: Algorithm = Algorithm::NewReno => {
        help: "What the congestion window follows.",
        label: "Congestion control",
        source: "Elaasar et al. 2005, after STP; RFC 9438",
    },
    own: Own = Own::default() => {
        help: "The settings of the controller that is chosen.",
    },
    growth: Growth = Growth::Segments => {
        help: "What lets cwnd grow: by one in slow start, by its own fraction in congestion avoidance.",
        label: "Window growth",
        source: "assumed",
    },
    pacing: Pacing = Pacing::Allowed => {
        help: "What the send timer spreads over a round trip, burst by burst.",
        label: "Pacing", live: true,
        source: "Elaasar et al. 2005, read so",
    },
    burst_segments: u32 = 8 => {
        help: "The most segments that leave back to back.",
        label: "Burst", live: true, first: true, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 32.0)),
        source: "Elaasar et al. 2005",
    },
    segment_pacing: pacing::Pacing = pacing::Pacing::Off => {
        help: "Whether the segments of a burst, and those sent again, leave back to back, or apart.",
        label: "Pacing of segments", live: true,
        source: "assumed, after RFC 9002 7.7; the paper spreads bursts",
    },
    segment_pacing_percent: u32 = 120 => {
        help: "How fast they leave in congestion avoidance, of the window in a round trip.",
        label: "Rate of segments", live: true, unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: APART,
        source: "assumed, after Linux tcp_pacing_ca_ratio",
    },
    segment_pacing_slow_start_percent: u32 = 200 => {
        help: "How fast they leave while cwnd is below half of the threshold, of the window in a round trip.",
        label: "Rate of segments in slow start", live: true, unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: APART,
        source: "assumed, after Linux tcp_pacing_ss_ratio",
    },
    polls_per_rtt: u32 = 3 => {
        help: "How often in a round trip the sender asks for a report.",
        label: "POLLs a round trip", live: true, first: true, unit: Unit::count("POLLs"), range: Range::of(1.0, 100.0), slider: Some((1.0, 8.0)),
        source: "Elaasar et al. 2005",
    },
    poll_ahead_share: f64 = 0.25 => {
        help: "A burst carries a POLL that is due within this share of the time between two POLLs.",
        label: "POLL ahead", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        source: "assumed: a twelfth of the round trip",
    },
    poll_after_share: f64 = 0.5 => {
        help: "A burst carries a POLL when this share of the send buffer has left since the last one.",
        label: "POLL after", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        source: "assumed",
    },
    rtt_weight: f64 = 0.125 => {
        help: "How much a new round trip counts in the smoothed one.",
        label: "Weight of a round trip", range: Range::above(0.0, 1.0), slider: Some((0.01, 1.0)),
        source: "RFC 6298 2.3",
    },
    ustat_after_segments: u32 = 3 => {
        help: "So many segments above a gap make the receiver report it unasked.",
        label: "USTAT after", live: true, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        source: "Elaasar et al. 2005",
    },
    trailing_gap: bool = true => {
        help: "Whether a STAT reports as missing what the POLL says was sent beyond all that came; without, the last segment is sent again after a timeout to learn what is missing before it.",
        label: "Trailing gap",
        source: "SSCOP, Q.2110; the timeout is assumed, after RFC 9002 6.2.1",
    },
    worth_slack as "worth_slack_ms": Duration = Duration::from_millis(1) => {
        help: "A segment may be sent again so much sooner than a round trip after it last left.",
        label: "Slack of a repair", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 50.0)),
        source: "assumed",
    },
    backoff_after_polls: u32 = 4 => {
        help: "POLLs go half as often after so many times between two of them without a STAT.",
        label: "Backoff after", unit: Unit::count("POLLs"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 16.0)),
        source: "assumed: a round trip and a third",
    },
    backoff_limit: u32 = 16 => {
        help: "POLLs go no less often than this many times the usual time between them; 1 never backs off.",
        label: "Backoff limit", unit: Unit::count("times"), range: Range::of(1.0, 65_536.0), slider: Some((1.0, 64.0)),
        source: "assumed",
    },
    idle_threshold as "idle_threshold_ms": Duration = Duration::from_secs(30) => {
        help: "After a pause of the data this long cwnd starts again at one segment, and a probing cycle this long that ends in congestion does the same.",
        label: "Idle threshold", unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((1_000.0, 120_000.0)),
        scale: Scale::Log,
        source: "assumed",
    },
    probe_map: u32 = 4 => {
        help: "How many exchanges the probing map holds, the one that was under way at the start among them.",
        label: "Probing map", unit: Unit::count("exchanges"), range: Range::of(2.0, 64.0), slider: Some((2.0, 16.0)),
        source: "Elaasar et al. 2005",
    },
    probe_exchanges: u32 = 2 => {
        help: "So many exchanges in a row end a probing cycle.",
        label: "Probe exchanges", unit: Unit::count("exchanges"), range: Range::of(1.0, 63.0), slider: Some((1.0, 8.0)),
        source: "Elaasar et al. 2005",
    },
    rtt_tolerance: f64 = 0.1 => {
        help: "By which share of it a probe's round trip may be longer than the one before the loss without meaning congestion.",
        label: "Round-trip tolerance", first: true, range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        source: "Elaasar et al. 2005; its value is assumed",
    },
    rtt_slack as "rtt_slack_ms": Duration = Duration::from_millis(1) => {
        help: "So much longer besides it may be.",
        label: "Round-trip slack", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 50.0)),
        source: "assumed",
    },
    early_timeout_armed: bool = true => {
        help: "Whether a missing STAT starts probing only after one has answered a POLL since these began.",
        label: "Armed early timeout",
        source: "assumed",
    },
    abort_on_empty: bool = true => {
        help: "Whether a STAT without gaps ends a probing cycle; without, only the fourth of them does.",
        label: "Abort on an empty report",
        source: "Elaasar et al. 2005; the fourth is assumed",
    },
    request_interval as "request_interval_ms": Duration = Duration::from_secs(1) => {
        help: "How long a BGN or END waits for its answer before it is sent again; twice as long each time.",
        label: "Request interval", unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((100.0, 10_000.0)),
        scale: Scale::Log,
        source: "assumed",
    },
    request_interval_max as "request_interval_max_ms": Duration = Duration::from_secs(64) => {
        help: "The longest that it waits.",
        label: "Most request interval", unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((1_000.0, 120_000.0)),
        scale: Scale::Log,
        source: "assumed",
    },
    stay_open: bool = false => {
        help: "Whether the session stays open when all data are acknowledged, and is kept alive.",
        label: "Stay open",
        source: "Elaasar et al. 2005",
    },
    keep_alive as "keep_alive_ms": Duration = Duration::from_secs(30) => {
        help: "How often an idle session is asked whether its peer is there; 0 never asks.",
        label: "Keep-alive", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 120_000.0)),
        source: "Elaasar et al. 2005; its value is assumed",
    },
    give_up as "give_up_ms": Duration = Duration::from_secs(3_600) => {
        help: "The session fails when nothing has come of it for so long.",
        label: "Give up after", live: true, unit: Unit::MS, range: Range::of(1.0, 1e12), slider: Some((10_000.0, 86_400_000.0)),
        scale: Scale::Log,
        source: "assumed",
    },
    read_rate as "read_rate_bps": Option<BitRate> = None => {
        help: "How fast the receiving application reads from the buffer.",
        label: "Reading rate", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e8)), scale: Scale::Log,
        null: "at once",
    },
}}

impl Xstp {
    /// Segments in the send buffer: the largest window.
    pub(crate) fn window_limit(&self) -> u32 {
        (self.send_buffer_bytes / u32::from(self.mss_bytes.max(1))).max(1)
    }

    /// The controller of a session's window.
    pub(crate) fn congestion(&self) -> Congestion {
        let rules = self.window_rules();
        match self.controller {
            Algorithm::NewReno => Congestion::of(Stp::new(&rules)),
            other => Congestion::new(other, rules),
        }
    }

    /// What a congestion controller needs.
    fn window_rules(&self) -> Rules {
        let unit = u32::from(self.mss_bytes.max(1));
        let largest_window = self.window_limit() * unit;
        Rules {
            unit,
            initial_window: self.initial_window_segments.saturating_mul(unit),
            initial_ssthresh: largest_window,
            floor_units: 2,
            by_delivery: false,
            byte_counting_limit: match self.growth {
                Growth::Segments => u32::MAX,
                Growth::Reports => 0,
            },
            whole_units: false,
            hystart: false,
            largest_window,
            edition: Edition::default(),
            as_linux: false,
            own: self.own.clone(),
            hints: HintSettings::default(),
            resume: ResumeSettings::default(),
        }
    }

    /// How segments are paced.
    pub(crate) fn pace(&self) -> PacingSettings {
        PacingSettings {
            pacing: self.segment_pacing,
            pacing_percent: self.segment_pacing_percent,
            pacing_slow_start_percent: self.segment_pacing_slow_start_percent,
        }
    }

    /// Segments in the receiver's buffer.
    pub(crate) fn receiver_segments(&self) -> u32 {
        (self.receiver_buffer_bytes / u32::from(self.mss_bytes.max(1))).max(1)
    }

    /// Gaps that one report holds: it is no larger than a full segment.
    pub(crate) fn gaps_a_report(&self) -> usize {
        let room = u32::from(self.mss_bytes).saturating_sub(self.option_bytes);
        (room / self.gap_bytes.max(1)).max(1) as usize
    }
}

impl api::Settings for Xstp {
    const MOST_PATHS: usize = 1;

    fn streams(&self) -> u32 {
        1
    }

    fn payload_bytes(&self) -> u32 {
        self.mss_bytes.into()
    }

    fn receiver_buffer_bytes(&self) -> u32 {
        self.receiver_buffer_bytes
    }

    /// Segments have numbers, whole ones as well as the last, which may be smaller.
    fn numbering(&self) -> Numbering {
        Numbering { first: FIRST as u32, step: 1, acknowledges_next: true }
    }

    fn check(&self, reader: &mut Reader) {
        self.own.check(Hints::None, reader);
        let mss = self.mss_bytes;
        for (field, bytes) in [
            ("send_buffer_bytes", self.send_buffer_bytes),
            ("receiver_buffer_bytes", self.receiver_buffer_bytes),
        ] {
            if bytes < u32::from(mss) {
                reader.fail_at(field, format!("{bytes} bytes do not hold one full segment of {mss} bytes"));
            }
        }
        let (map, exchanges) = (self.probe_map, self.probe_exchanges);
        if map <= exchanges {
            let needed = exchanges + 1;
            reader.fail_at(
                "probe_map",
                format!(
                    "a map of {map} loses a probe before {exchanges} in a row are answered: it must hold at least {needed}"
                ),
            );
        }
        if self.request_interval > self.request_interval_max {
            let (first, most) =
                (self.request_interval.as_millis_f64(), self.request_interval_max.as_millis_f64());
            reader.fail_at(
                "request_interval_ms",
                format!("{first} ms is above request_interval_max_ms, {most} ms"),
            );
        }
    }
}

/// The number of the first segment, so that nothing has come while the last number that has is 0.
pub(crate) const FIRST: u64 = 1;
