//! The settings of an SCTP association: every rule where the RFCs and the papers differ.

use skywindow_form::{Among, Range, Reader, Scale, Unit, When, choices, part};
use skywindow_units::{BitRate, Duration};

use super::addresses::AddressSettings;
use super::carriage::CarriageSettings;
use super::messages::MessageSettings;
use super::sharing::{RetransmitOn, SharingSettings};
use super::sizes::DATA_HEADER_BYTES;
use crate::api::{self, Numbering};
use crate::congestion::{Algorithm, HintSettings, Hints, Own, ResumeSettings};
use crate::pacing::PacingSettings;
use crate::rto::check_limits;

choices! { "Which edition of the protocol the defaults follow." Profile {
    Rfc9260 = "rfc9260" "RFC 9260 (2022)" "Today's rules: 3 missing reports, ssthresh at least 4 segments, initial RTO 1 s.",
    Rfc2960 = "rfc2960" "RFC 2960 (2000)" "The rules of the papers' time: 4 missing reports, initial cwnd and least ssthresh of 2 segments, initial RTO 3 s.",
    Ns2 = "ns2" "ns-2.35" "The papers' simulator: the windows of RFC 9260 with the choices of its Agent/SCTP, that of the paths among them.",
    Freebsd = "freebsd" "FreeBSD (usrsctp)" "What FreeBSD's stack does as shipped, in the kernel and as a library: two segments a SACK in slow start, timers that are not restarted, 256 bytes charged beside each chunk.",
    Lksctp = "lksctp" "Linux (lksctp)" "What the kernel of Linux 6.12 does: cwnd counted in MTU, no limit of bursts, T3-rtx ends fast recovery, nothing charged beside user data, initial RTO 3 s.",
    Dcsctp = "dcsctp" "dcSCTP (WebRTC)" "What the data channels of browsers do: initial cwnd of 10 segments, RTO.Min 400 ms, messages split to fill cwnd, 90 % of the buffer announced.",
}}

choices! { "What a loss means to a sender with ECN when no congestion was reported." UnmarkedLoss {
    Congestion = "congestion" "Congestion" "Every loss halves the window.",
    Corruption = "corruption" "Corruption" "Only a reported mark halves the window; other losses are just repaired.",
}}

choices! { "What Max.Burst limits." BurstRule {
    AfterRecovery = "after-recovery" "The burst after a recovery" "The opportunity to send after a SACK has acknowledged a chunk that was fast-retransmitted; one limited burst, then no limit until the next such SACK.",
    Always = "always" "Every burst" "Every opportunity to send: an arriving SACK or a timer.",
    Messages = "messages" "Bursts between messages" "Every opportunity to send; a message of the application is one, too, and it hands over another for each that leaves, so that only what is sent again is limited for long.",
    Cwnd = "cwnd" "cwnd" "cwnd falls for good to what is in flight and the packets of one burst, and ssthresh rises to what it was.",
}}

choices! { "What tells that a chunk is lost." LossDetection {
    Reports = "reports" "Missing reports" "So many SACKs that report it missing while they report later chunks; a retransmission that is lost again waits for T3-rtx.",
    Rack = "rack" "Time (RACK)" "A round trip and a reordering window after it left, once a chunk that left later on its path was acknowledged; a retransmission that is lost again is found as well.",
}}

/// Missing reports are chosen.
const REPORTED: Option<When> = Some(When { field: "loss_detection", is: &["reports"] });

/// Time is chosen.
const BY_TIME: Option<When> = Some(When { field: "loss_detection", is: &["rack"] });

choices! { "What the congestion window is counted in." CwndUnit {
    Chunk = "chunk" "Largest DATA chunk" "The largest DATA chunk that a packet carries, with its header (PMDCS).",
    Packet = "packet" "SCTP packet" "That and the common header of SCTP.",
    Mtu = "mtu" "MTU" "That and the header of IP; the initial cwnd leaves out the common header.",
}}

choices! { "When the timeout is doubled, and until when." BackOff {
    UntilMeasured = "until-measured" "At each expiry, until measured" "Every expiry doubles RTO; the next measured round trip sets it anew.",
    UntilAdvance = "until-advance" "At each expiry, until an advance" "Every expiry doubles RTO; a SACK that advances the cumulative TSN past a chunk that was sent once sets it anew, as a measured round trip does.",
    InARow = "in-a-row" "From the second expiry in a row" "An expiry after an advance repeats RTO, the next ones double it; a SACK that advances the cumulative TSN ends that.",
}}

choices! { "What losses that are reported during fast recovery do." FastRecovery {
    Once = "once" "Only resent" "They leave as cwnd allows and cut nothing, until everything sent when fast recovery began is acknowledged.",
    ByTsn = "by-tsn" "By their TSN" "Each report lets a packet leave at once, and a loss of data sent since the cut cuts again.",
}}

part! { "The settings of an SCTP association." Sctp in Transport {
    profile: Profile = Profile::Rfc9260 => {
        help: "The edition of the protocol that settings left open follow.",
        label: "SCTP profile", first: true,
        source: "RFC 9260, RFC 2960",
    },
    streams: u16 = 1 => {
        help: "Chunks go to the streams in turn; a missing chunk holds back only its own stream.",
        label: "Streams", first: true, unit: Unit::count("streams"), range: Range::of(1.0, 1_024.0), slider: Some((1.0, 16.0)),
        source: "RFC 9260 6.5; Atiquzzaman and Ivancic 2003",
    },
    payload_bytes: Option<u16> = None => {
        help: "User data in each DATA chunk.",
        label: "Payload", unit: Unit::BYTES, range: Range::of(1.0, 8_952.0), slider: Some((64.0, 1_452.0)),
        null: "by the profile: 1,452 bytes, or 1,160 in dcSCTP, whose packets have 1,191 without IP, UDP and DTLS; 4 fewer where messages are interleaved",
        source: "RFC 9260 3.3.1; dcSCTP options",
    },
    header_bytes: u32 = 32 => {
        help: "IP and SCTP common header of each packet; a DATA chunk adds 16 bytes and its padding.",
        label: "Packet header", unit: Unit::BYTES, range: Range::of(12.0, 512.0), slider: Some((32.0, 80.0)),
        source: "RFC 9260 3.1",
    },
    message_bytes: Option<u32> = None => {
        help: "The size of the messages the application sends; a larger one than the payload is cut into several chunks.",
        label: "Message size", unit: Unit::BYTES, range: Range::of(1.0, 16_777_216.0), slider: Some((64.0, 65_536.0)),
        scale: Scale::Log,
        null: "one chunk",
        source: "RFC 9260 6.9",
    },
    mtu_bytes: Option<u32> = None => {
        help: "The largest packet an end sends before anything is known of the paths; small chunks share a packet up to it.",
        label: "MTU", unit: Unit::BYTES, range: Range::of(68.0, 65_535.0), slider: Some((256.0, 9_000.0)),
        scale: Scale::Log,
        null: "one full chunk",
        source: "RFC 9260 6.10, 7.3",
    },
    pmtu_discovery: bool = false => {
        help: "Whether packets must not be fragmented on their way, so that routers report the MTU of links that are too small.",
        label: "Path MTU discovery",
        source: "RFC 9260 7.3, RFC 1191",
    },
    receiver_buffer_bytes: u32 = 65_536 => {
        help: "The receiver's buffer; a_rwnd is what is left of it.",
        label: "Receiver buffer", live: true, first: true, unit: Unit::BYTES, range: Range::of(1_500.0, 1_073_741_824.0),
        slider: Some((1_500.0, 1_048_576.0)), scale: Scale::Log,
        source: "RFC 9260 6.2",
    },
    initial_cwnd_segments: Option<u32> = None => {
        help: "cwnd at the start and after a long idle time.",
        label: "Initial cwnd", first: true, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        null: "by the profile: 2 to 4 segments by their size, 2 in RFC 2960, 3 in FreeBSD, or 10 in dcSCTP",
        source: "RFC 9260 7.2.1; usrsctp sctp_sysctl.h; dcSCTP options",
    },
    initial_ssthresh_bytes: Option<u32> = None => {
        help: "ssthresh at the start: slow start ends there.",
        label: "Initial ssthresh", first: true, unit: Unit::BYTES, range: Range::of(1.0, 1_073_741_824.0),
        slider: Some((1_500.0, 1_048_576.0)), scale: Scale::Log,
        null: "a_rwnd: what the peer announces",
        source: "RFC 9260 7.2.1",
    },
    sack_delay as "sack_delay_ms": Duration = Duration::from_millis(200) => {
        help: "How long a SACK may wait for a second packet; 0 acknowledges every packet at once.",
        label: "SACK delay", live: true, first: true, unit: Unit::MS, range: Range::of(0.0, 500.0), slider: Some((0.0, 500.0)),
        source: "RFC 9260 6.2",
    },
    sack_every: u32 = 2 => {
        help: "A SACK is sent at the latest for every so many packets.",
        label: "SACK every", live: true, unit: Unit::count("packets"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 8.0)),
        source: "RFC 9260 6.2",
    },
    sack_on_filled_gap: Option<bool> = None => {
        help: "Whether the packet that fills the last gap is acknowledged at once, or like any other.",
        label: "SACK when a gap is filled", live: true,
        null: "by the profile: at once, or like any other in RFC 2960, ns-2 and dcSCTP",
        source: "RFC 9260 6.2, RFC 5681 4.2; dcSCTP data_tracker",
    },
    sack_asked_below_segments: Option<u32> = None => {
        help: "While cwnd is below this, data ask for a SACK without delay (the I bit); 0 never asks.",
        label: "SACK at once below", unit: Unit::count("segments"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 20.0)),
        null: "by the profile: never, or 10 in dcSCTP",
        source: "RFC 9260 6.1, RFC 7053; dcSCTP immediate_sack_under_cwnd_mtus",
    },
    sack_asked_when_full: bool = false => {
        help: "Whether data after which cwnd or the peer's window lets nothing more go ask for a SACK without delay (the I bit).",
        label: "SACK at once when full",
        source: "RFC 9260 3.3.1, RFC 7053 5.1",
    },
    sack_asked_at_end: bool = false => {
        help: "Whether the last data of what the application has handed over ask for a SACK without delay (the I bit).",
        label: "SACK at once at the end",
        source: "RFC 9260 3.3.1, RFC 7053 5.1",
    },
    advertised_percent: Option<u32> = None => {
        help: "The share of its buffer that the receiver announces.",
        label: "Announced buffer", unit: Unit::count("%"), range: Range::of(1.0, 100.0), slider: Some((50.0, 100.0)),
        null: "by the profile: 100 %, or 90 % in dcSCTP",
        source: "RFC 9260 6.2; dcSCTP reassembly_queue",
    },
    takes_beyond_a_rwnd: Option<bool> = None => {
        help: "Whether the receiver takes a chunk whole as long as anything is left of the buffer that it announces, or only where all of it fits.",
        label: "Take beyond the window",
        null: "by the profile: no, or yes in dcSCTP, which announces 90 % and takes more up to the whole buffer",
        source: "RFC 9260 6.2; dcSCTP reassembly_queue",
    },
    held_chunk_limit: Option<u32> = None => {
        help: "So many chunks wait at the receiver for others at most: one beyond all that it has had is refused then, though the window says nothing of it; 0 sets no limit.",
        label: "Chunks held at most", unit: Unit::count("chunks"), range: Range::of(0.0, 1_000_000.0), slider: Some((0.0, 2_048.0)),
        null: "by the profile: no limit, or 512 in FreeBSD",
        source: "RFC 9260 6.2; usrsctp sctp_max_chunks_on_queue",
    },
    a_rwnd_before_reading: Option<bool> = None => {
        help: "Whether a SACK tells the window as it was before the application has read what came in the packet it answers.",
        label: "Window before reading",
        null: "by the profile: no, or yes in FreeBSD and dcSCTP",
        source: "RFC 9260 6.2; usrsctp sctp_calc_rwnd; dcSCTP socket",
    },
    window_update_divisor: Option<u32> = None => {
        help: "Where a SACK tells the window before reading, another one follows for each such part of the buffer that is read; 0 sends none, 8 one for each eighth.",
        label: "Window updates per buffer", unit: Unit::count("updates"), range: Range::of(0.0, 64.0), slider: Some((0.0, 16.0)),
        null: "by the profile: none, or 8 in FreeBSD",
        source: "RFC 9260 6.2; usrsctp SCTP_RWND_HIWAT_SHIFT",
    },
    chunk_overhead_bytes: Option<u32> = None => {
        help: "What each chunk takes of the receiver's buffer beside its user data, in the view of both ends.",
        label: "Overhead of a chunk", unit: Unit::BYTES, range: Range::of(0.0, 4_096.0), slider: Some((0.0, 512.0)),
        null: "by the profile: its header of 16 bytes, 256 bytes more in FreeBSD, or nothing in dcSCTP and Linux",
        source: "RFC 9260 6.2; usrsctp sctp_peer_chunk_oh, MSIZE; dcSCTP retransmission_queue",
    },
    held_overhead_bytes: Option<u32> = None => {
        help: "What a chunk that waits at the receiver takes of its buffer beside its user data, where that differs from what the sender charges.",
        label: "Overhead of a held chunk", unit: Unit::BYTES, range: Range::of(0.0, 4_096.0), slider: Some((0.0, 512.0)),
        null: "as the overhead of a chunk, or 256 bytes in FreeBSD, which leaves out the header there",
        source: "RFC 9260 6.2; usrsctp sctp_calc_rwnd",
    },
    bundle_taken: Option<bool> = None => {
        help: "Whether chunks are taken from the application a packet at a time, the last of them even where it does not fit any more, so that it leaves alone in the next packet, or as they fit.",
        label: "Bundle what was taken",
        null: "by the profile: as they fit, or a packet at a time in FreeBSD",
        source: "RFC 9260 6.10; usrsctp sctp_fill_outqueue",
    },
    split_to_fill_cwnd: Option<bool> = None => {
        help: "Whether a message is split where cwnd or the peer's window ends, or sent whole beyond cwnd.",
        label: "Split messages to fill cwnd",
        null: "by the profile: no, or yes in dcSCTP",
        source: "RFC 9260 6.1 B; dcSCTP retransmission_queue",
    },
    retransmit_within_cwnd: Option<bool> = None => {
        help: "Whether what is sent again waits until cwnd and the peer's window hold it whole, while smaller chunks and new data fill what is left, or leaves, up to a packet, as soon as cwnd is not full.",
        label: "Retransmit within cwnd",
        null: "by the profile: no, or yes in dcSCTP",
        source: "RFC 9260 6.1 B and C; dcSCTP retransmission_queue",
    },
    retransmit_within_rwnd: Option<bool> = None => {
        help: "Whether what is sent again, but for the earliest TSN, waits while other data are in flight and the peer's window does not hold a full chunk, or leaves whatever that window says.",
        label: "Retransmit within a_rwnd",
        null: "by the profile: no, or yes in FreeBSD",
        source: "RFC 9260 6.1 A; usrsctp sctp_chunk_retransmission",
    },
    cwnd_unit: Option<CwndUnit> = None => {
        help: "What the initial cwnd, its growth and its least values are counted in.",
        label: "Unit of cwnd",
        null: "by the profile: the largest DATA chunk, the MTU in FreeBSD and Linux, or the packet without IP in dcSCTP",
        source: "RFC 9260 1.2 and 7.2; usrsctp sctp_cc_functions.c; dcSCTP retransmission_queue",
    },
    byte_counting_limit: Option<u32> = None => {
        help: "How many PMTU cwnd may grow by for one SACK in slow start.",
        label: "Byte counting limit", live: true, first: true, unit: Unit::count("PMTU"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 4.0)),
        null: "by the profile: 1 PMTU, or 2 in FreeBSD",
        source: "RFC 9260 7.2.1; Fu, Atiquzzaman and Ivancic 2003 propose 2; usrsctp sctp_L2_abc_variable",
    },
    growth_on_advance: Option<bool> = None => {
        help: "Whether cwnd grows only with a SACK that advances the cumulative TSN, or also with one that reports more in gap blocks.",
        label: "Growth needs an advance", live: true,
        null: "by the profile: no in RFC 9260, else yes",
        source: "RFC 9260 7.2.1 and 7.2.2; RFC 4960 7.2.1; usrsctp, dcSCTP",
    },
    controller: Algorithm = Algorithm::NewReno => {
        help: "What the congestion window follows.",
        label: "Congestion control",
        source: "RFC 9260 7.2, RFC 9438",
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
    max_burst: Option<u32> = None => {
        help: "The most packets one SACK may release at once; 0 sets no limit.",
        label: "Max.Burst", live: true, unit: Unit::count("packets"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 16.0)),
        null: "by the profile: 4 packets, or no limit in Linux",
        source: "RFC 9260 6.1",
    },
    burst_rule: Option<BurstRule> = None => {
        help: "Which packets Max.Burst limits.",
        label: "Max.Burst limits", live: true,
        null: "by the profile: every burst, the one after a recovery in RFC 2960 and ns-2, cwnd in FreeBSD, or bursts between messages in dcSCTP",
        source: "RFC 9260 6.1 D; RFC 4460 2.8; dcSCTP context; usrsctp sctp_use_cwnd_based_maxburst",
    },
    gap_block_limit: Option<u16> = None => {
        help: "The most gap ack blocks in one SACK; 0 reports all that fit.",
        label: "Gap ack blocks", live: true, unit: Unit::count("blocks"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 24.0)),
        null: "by the profile: all that fit, or 20 in dcSCTP",
        source: "RFC 9260 3.3.4; TCP has 3 or 4 by RFC 2018; dcSCTP data_tracker",
    },
    missing_reports: Option<u8> = None => {
        help: "So many SACKs must report a TSN missing before it is fast-retransmitted.",
        label: "Missing reports", live: true, unit: Unit::count("reports"), range: Range::of(1.0, 100.0), slider: Some((1.0, 10.0)),
        null: "by the profile: 3, or 4 in RFC 2960",
        source: "RFC 9260 7.2.4",
    },
    fast_recovery: Option<FastRecovery> = None => {
        help: "What losses that are reported during fast recovery do.",
        label: "Losses in fast recovery", live: true,
        null: "by the profile: only resent, or by their TSN in RFC 2960 and ns-2",
        source: "RFC 9260 7.2.4; ns-2.35",
    },
    loss_detection: LossDetection = LossDetection::Reports => {
        help: "What tells that a chunk is lost.",
        label: "Loss detection", first: true,
        source: "RFC 9260 7.2.4; RFC 8985 6, with TSNs and for each path, no RFC has it for SCTP",
    },
    tail_loss_probe: bool = false => {
        help: "Whether the last chunk of a flight leaves once more as a probe two round trips later, before T3-rtx expires.",
        label: "Tail loss probe", when: BY_TIME,
        source: "RFC 8985 7, with TSNs and for each path, no RFC has it for SCTP",
    },
    fast_retransmit_repeats: Option<bool> = None => {
        help: "Whether a chunk that was fast-retransmitted and is reported missing as often again leaves again, or waits for T3-rtx.",
        label: "Repeated fast retransmits", when: REPORTED,
        null: "by the profile: no, or yes in FreeBSD and dcSCTP",
        source: "RFC 9260 7.2.4; usrsctp sctp_strike_gap_ack_chunks; dcSCTP outstanding_data",
    },
    repeats_after_new: Option<bool> = None => {
        help: "Where fast retransmits are repeated: whether a chunk that left so counts as missing again only when data are reported that were new after it was marked, or, in fast recovery, when the cumulative TSN advances, or by every report.",
        label: "Repeats wait for new data", when: REPORTED,
        null: "by the profile: no, or yes in FreeBSD",
        source: "RFC 9260 7.2.4; usrsctp sctp_strike_gap_ack_chunks",
    },
    fast_retransmit_ignores_cwnd: Option<bool> = None => {
        help: "Whether everything that is fast-retransmitted leaves at once whatever cwnd says, up to Max.Burst packets for a SACK, or the first packet of a fast recovery alone.",
        label: "Fast retransmits ignore cwnd",
        null: "by the profile: the first packet, or everything in FreeBSD",
        source: "RFC 9260 7.2.4; usrsctp sctp_chunk_retransmission, sctp_fr_max_burst",
    },
    fast_retransmit_floor_segments: Option<u32> = None => {
        help: "ssthresh and cwnd are never less than this after a fast retransmit.",
        label: "Least cwnd after a loss", unit: Unit::count("segments"), range: Range::of(1.0, 100.0), slider: Some((1.0, 8.0)),
        null: "by the profile: 4 segments, or 2 in RFC 2960 and FreeBSD",
        source: "RFC 9260 7.2.3; usrsctp sctp_cwnd_update_after_fr",
    },
    t3_restarts: Option<bool> = None => {
        help: "Whether T3-rtx starts anew when the earliest outstanding TSN is acknowledged, or runs on while data are outstanding.",
        label: "T3-rtx starts anew",
        null: "by the profile: yes, or no in FreeBSD",
        source: "RFC 9260 6.3.2 R3; usrsctp sctp_indata.c",
    },
    t3_spares_recent: Option<bool> = None => {
        help: "Whether T3-rtx marks all chunks, or only those sent longer ago than SRTT and four times RTTVAR, which then wait until cwnd has room, and leaves cwnd if there are none.",
        label: "T3-rtx spares recent chunks",
        null: "by the profile: no, or yes in FreeBSD",
        source: "RFC 9260 6.3.3 E3; usrsctp sctp_timer.c",
    },
    t3_ends_recovery: Option<bool> = None => {
        help: "Whether T3-rtx ends fast recovery, so that a loss of data that were sent before it cuts cwnd once more.",
        label: "T3-rtx ends recovery",
        null: "by the profile: no, or yes in FreeBSD and Linux",
        source: "RFC 9260 7.2.4; usrsctp sctp_timer.c; Linux sctp_transport_lower_cwnd",
    },
    shut_window_keeps_cwnd: Option<bool> = None => {
        help: "Whether every timeout leaves cwnd while the peer's window is shut, or only that of a window probe.",
        label: "Shut window keeps cwnd",
        null: "only that of a probe",
        source: "RFC 9260 6.1 A",
    },
    rto_initial as "rto_initial_ms": Option<Duration> = None => {
        help: "The retransmission timeout before a round trip was measured.",
        label: "RTO.Initial", unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((100.0, 10_000.0)),
        scale: Scale::Log,
        null: "by the profile: 1 s, 3 s in RFC 2960, FreeBSD and Linux, or 0.5 s in dcSCTP",
        source: "RFC 9260 16; usrsctp sctp_sysctl.h; dcSCTP options",
    },
    t1_initial as "t1_initial_ms": Option<Duration> = None => {
        help: "How long an INIT and a COOKIE ECHO wait for their answer at first.",
        label: "T1", unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((100.0, 10_000.0)),
        scale: Scale::Log,
        null: "by the profile: the RTO, or 1 s in dcSCTP",
        source: "RFC 9260 5.1; dcSCTP options",
    },
    rtt_at_set_up: Option<bool> = None => {
        help: "Whether the INIT and the COOKIE ECHO measure the round trip, or the first data do.",
        label: "Measure the set-up",
        null: "by the profile: both, the COOKIE ECHO alone in RFC 2960 and ns-2, or neither in dcSCTP",
        source: "RFC 9260 6.3.1; usrsctp sctp_input.c; dcSCTP retransmission_timeout",
    },
    rto_min as "rto_min_ms": Option<Duration> = None => {
        help: "The retransmission timeout is never less than this.",
        label: "RTO.Min", live: true, unit: Unit::MS, range: Range::of(1.0, 600_000.0), slider: Some((10.0, 10_000.0)),
        scale: Scale::Log,
        null: "by the profile: 1 s, or 0.4 s in dcSCTP",
        source: "RFC 9260 6.3.1 C6, 16; dcSCTP options",
    },
    rto_max as "rto_max_ms": Duration = Duration::from_secs(60) => {
        help: "The retransmission timeout doubles at each expiry, up to this.",
        label: "RTO.Max", live: true, unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((1_000.0, 120_000.0)),
        scale: Scale::Log,
        source: "RFC 9260 6.3.1 C7, 16",
    },
    clock_granularity as "clock_granularity_ms": Option<Duration> = None => {
        help: "The variation of the round-trip time never counts as less than this.",
        label: "Clock granularity", unit: Unit::MS, range: Range::of(0.0, 500.0), slider: Some((0.0, 100.0)),
        null: "by the profile: 1 ms, 0.25 ms in FreeBSD, 0 in RFC 2960 and ns-2, or 27.5 ms in dcSCTP",
        source: "RFC 9260 6.3.1 G1; usrsctp SCTP_CLOCK_GRANULARITY; dcSCTP min_rtt_variance",
    },
    timer_tick as "timer_tick_ms": Option<Duration> = None => {
        help: "T3-rtx and the delayed SACK expire at whole multiples of this, counted from the one before they were set; 0 lets them expire exactly.",
        label: "Timer tick", unit: Unit::MS, range: Range::of(0.0, 500.0), slider: Some((0.0, 100.0)),
        null: "by the profile: exactly, or 1 ms in FreeBSD",
        source: "usrsctp sctp_callout.c",
    },
    rtt_tick as "rtt_tick_ms": Option<Duration> = None => {
        help: "The round trip is measured in whole ticks of this, and smoothed with whole eighths of one; 0 measures it exactly.",
        label: "Tick of the round trip", unit: Unit::MS, range: Range::of(0.0, 500.0), slider: Some((0.0, 100.0)),
        null: "by the profile: exactly, or 1 ms in FreeBSD",
        source: "RFC 9260 6.3.1; Jacobson 1988, appendix A; usrsctp sctp_calculate_rto",
    },
    back_off: Option<BackOff> = None => {
        help: "When an expiry of T3-rtx doubles the timeout, and until when.",
        label: "RTO doubles",
        null: "by the profile: at each expiry until measured, until an advance in FreeBSD, or from the second in a row in dcSCTP",
        source: "RFC 9260 6.3.1 C5, 6.3.3 E2; usrsctp sctp_indata.c; dcSCTP timer",
    },
    rtt_by_sack: Option<bool> = None => {
        help: "Whether every SACK without gaps measures the round trip of the last chunk it acknowledges, or one chunk a round trip is measured.",
        label: "Measure by every SACK",
        null: "by the profile: one a round trip, or every SACK in dcSCTP",
        source: "RFC 9260 6.3.1 C4; dcSCTP outstanding_data",
    },
    path_max_retrans: u32 = 5 => {
        help: "A path fails after more expiries in a row than this.",
        label: "Path.Max.Retrans", live: true, unit: Unit::count("attempts"), range: Range::of(0.0, 1_000.0), slider: Some((0.0, 20.0)),
        source: "RFC 9260 8.2",
    },
    association_max_retrans: u32 = 10 => {
        help: "The association fails after more expiries in a row than this.",
        label: "Association.Max.Retrans", live: true, unit: Unit::count("attempts"), range: Range::of(0.0, 1_000.0),
        slider: Some((0.0, 40.0)),
        source: "RFC 9260 8.1",
    },
    init_max_retrans: u32 = 8 => {
        help: "An association that cannot be set up fails after more expiries in a row than this.",
        label: "Max.Init.Retransmits", unit: Unit::count("attempts"), range: Range::of(0.0, 1_000.0),
        slider: Some((0.0, 20.0)),
        source: "RFC 9260 5.1, 16",
    },
    max_inbound_streams: u16 = 2_048 => {
        help: "The most streams an end receives on (MIS): its peer sends on no more, and DATA for others is reported as an error.",
        label: "Inbound streams", unit: Unit::count("streams"), range: Range::of(1.0, 65_535.0), slider: Some((1.0, 16.0)),
        source: "RFC 9260 5.1.1",
    },
    cookie_life as "cookie_life_ms": Duration = Duration::from_secs(60) => {
        help: "How long a state cookie is good; one that comes back later is refused as stale, and a new one is asked for.",
        label: "Valid.Cookie.Life", unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((1_000.0, 120_000.0)),
        scale: Scale::Log,
        source: "RFC 9260 5.1.3, 5.2.6, 16",
    },
    retransmit_on: Option<RetransmitOn> = None => {
        help: "Which path lost data is sent again on, where the association has several.",
        label: "Retransmission path", live: true, first: true,
        null: "by the profile: another path after a timeout only, or always in RFC 2960 and ns-2; with CMT that with the largest ssthresh",
        source: "RFC 9260 6.4; RFC 2960 6.4; Iyengar, Amer and Stewart 2006",
    },
    cmt: bool = false => {
        help: "Whether new data take every path that works at once (CMT), or the primary alone; on an only path nothing changes, and it is fixed when the run begins, for paths that recover from losses together cannot be parted in the middle of it.",
        label: "Concurrent multipath transfer", first: true,
        source: "Iyengar, Amer and Stewart 2006",
    },
    cmt_sfr: bool = true => {
        help: "With CMT: whether only later chunks of its own path tell that a chunk is missing, or those of all paths.",
        label: "Split fast retransmit (SFR)", live: true,
        source: "Iyengar, Amer and Stewart 2006, algorithm SFR",
    },
    cmt_cuc: bool = true => {
        help: "With CMT: whether each path's cwnd grows with the earliest TSN of that path, or as without CMT; where growth needs an advance, that is with the cumulative TSN of the association.",
        label: "Cwnd update (CUC)", live: true,
        source: "Iyengar, Amer and Stewart 2006, algorithm CUC version 2",
    },
    cmt_dac: bool = true => {
        help: "With CMT: whether SACKs are delayed across gaps, too, and say for how many packets they stand, or leave at once while there is a gap.",
        label: "Delayed ack (DAC)", live: true,
        source: "Iyengar, Amer and Stewart 2006, algorithm DAC",
    },
    sharing: Among<SharingSettings> = Among::default() => {
        help: "How paths that carry data at once share bottlenecks and buffers.",
    },
    heartbeat_interval as "heartbeat_interval_ms": Duration = Duration::from_secs(30) => {
        help: "An idle path is probed this long, and an RTO with jitter, after it was last used; 0 sends no heartbeats, and the profiles of RFC 2960 and ns-2 send none on an only path.",
        label: "Heartbeat interval", first: true, unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 60_000.0)),
        source: "RFC 9260 8.3, 16",
    },
    heartbeat_max_burst: u32 = 1 => {
        help: "The most heartbeats within one RTO to paths that are not known to reach the peer yet.",
        label: "HB.Max.Burst", unit: Unit::count("packets"), range: Range::of(1.0, 64.0), slider: Some((1.0, 8.0)),
        source: "RFC 9260 5.4, 16",
    },
    return_to_primary: Option<bool> = None => {
        help: "Whether new data goes back to the primary path once it is active again, or stays on the path that it fled to.",
        label: "Return to the primary", live: true,
        null: "by the profile: yes, or no in ns-2",
        source: "RFC 9260 6.4, 8.2; ns-2: sctp.cc of ns-2.35",
    },
    ecn: bool = false => {
        help: "Whether the ends agree on explicit congestion notification: routers with RED then mark packets instead of dropping them.",
        label: "ECN", first: true,
        source: "RFC 4960 appendix A, RFC 3168",
    },
    unmarked_loss: UnmarkedLoss = UnmarkedLoss::Congestion => {
        help: "What a sender with ECN takes a loss for when no mark was reported.",
        label: "Loss without a mark", live: true,
        source: "Fu, Atiquzzaman and Ivancic 2003 propose corruption",
    },
    ordered: bool = true => {
        help: "Whether data is delivered in order within each stream, or as it comes.",
        label: "Ordered delivery",
        source: "RFC 9260 6.6",
    },
    messages: Among<MessageSettings> = Among::default() => {
        help: "How long messages are sent, in which order, and how many may wait.",
    },
    addresses: Among<AddressSettings> = Among::default() => {
        help: "How ends prove that chunks are theirs, and whether their addresses may change.",
    },
    carriage: Among<CarriageSettings> = Among::default() => {
        help: "How packets are checked and carried.",
    },
    read_rate as "read_rate_bps": Option<BitRate> = None => {
        help: "How fast the receiving application reads from the buffer.",
        label: "Reading rate", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e8)), scale: Scale::Log,
        null: "at once",
    },
}}

impl api::Settings for Sctp {
    const INCIDENTS: bool = true;

    fn streams(&self) -> u32 {
        self.streams.into()
    }

    /// Both ends have the same settings (RFC 9260 section 5.1.1).
    fn taken_streams(&self) -> u32 {
        self.streams.min(self.max_inbound_streams).into()
    }

    fn payload_bytes(&self) -> u32 {
        self.user_bytes().into()
    }

    fn gives_up(&self) -> bool {
        self.gives_up()
    }

    fn readdresses(&self) -> bool {
        self.addresses.is_on()
    }

    fn spare_streams(&self) -> Option<u32> {
        self.resets().then(|| self.streams.saturating_sub(self.first_streams()).into())
    }

    fn takes_messages_at_once(&self) -> bool {
        self.gives_up() || self.schedules() || self.messages.send_buffer_bytes.is_some()
    }

    fn path_hint(&self) -> Hints {
        self.hints.path_hint
    }

    /// What is not in the order of its stream cannot be told from the messages before it.
    fn refuses_applications(&self) -> Option<&'static str> {
        (!self.ordered).then_some("tells messages by the order of their stream: leave ordered as it is")
    }

    fn message_bytes(&self) -> u32 {
        self.message()
    }

    /// Of what its receiver cannot hold it would have to be given a part.
    fn longest_message_bytes(&self) -> u32 {
        self.longest_message()
    }

    /// A DATA chunk counts with its header.
    fn outstanding_bytes(&self) -> u32 {
        self.payload_bytes() + DATA_HEADER_BYTES
    }

    fn receiver_buffer_bytes(&self) -> u32 {
        self.receiver_buffer_bytes
    }

    /// Chunks have numbers (RFC 9260 section 3.3.1).
    fn numbering(&self) -> Numbering {
        Numbering { first: 1, step: 1, acknowledges_next: false }
    }

    fn check(&self, reader: &mut Reader) {
        self.own.check(self.hints.path_hint, reader);
        self.hints.check(self.controller, reader);
        self.resume.check(self.controller, reader);
        let (buffer, payload) = (self.receiver_buffer_bytes, self.user_bytes());
        let chunk = self.chunk_of(payload);
        if buffer < chunk {
            let message = format!(
                "{buffer} bytes do not hold one full chunk: {payload} bytes of payload are {chunk} with header and padding"
            );
            reader.fail_at("receiver_buffer_bytes", message);
        }
        let packet = self.taken_bytes() + chunk;
        if let Some(mtu) = self.mtu_bytes.filter(|&mtu| mtu < packet) {
            let message = format!("{mtu} bytes are less than the {packet} of a packet with one full chunk");
            reader.fail_at("mtu_bytes", message);
        }
        self.check_streams(reader);
        self.sharing.check(self.cmt, self.controller, reader);
        self.check_carriage(reader);
        check_limits(self.rto_initial, self.least_rto(), self.rto_max, reader);
    }
}
