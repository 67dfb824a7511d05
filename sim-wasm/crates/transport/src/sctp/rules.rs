//! The rules that follow from the settings of an SCTP association and its profile.

use skywindow_form::Reader;
use skywindow_units::Duration;

use super::carriage::{Encapsulation, UDP_HEADER_BYTES};
use super::messages::{NrSack, Reliability, Scheduler, StreamReset};
use super::settings::{BackOff, BurstRule, CwndUnit, FastRecovery, Profile, Sctp};
use super::sharing::{Coupling, RetransmitOn};
use super::sizes::{COMMON_HEADER_BYTES, DATA_HEADER_BYTES, charged, chunk_bytes};
use super::ticks::Ticks;
use crate::congestion::{Edition, PartialBytes, Rules};
use crate::rto::RtoLimits;

impl Sctp {
    /// Today's rules: RFC 9260 with the values of its section 16.
    pub fn rfc9260() -> Self {
        Self::default()
    }

    /// The rules of 2000: RFC 2960 with the corrections of the Implementer's Guide (RFC 4460).
    pub fn rfc2960() -> Self {
        Self { profile: Profile::Rfc2960, ..Self::default() }
    }

    /// The rules of ns-2.35, which the papers' experiments are compared with.
    pub fn ns2() -> Self {
        Self { profile: Profile::Ns2, ..Self::default() }
    }

    /// What FreeBSD's stack does as shipped (usrsctp 0.9.5).
    pub fn freebsd() -> Self {
        Self { profile: Profile::Freebsd, ..Self::default() }
    }

    /// What the kernel of Linux 6.12 does (lksctp).
    pub fn lksctp() -> Self {
        Self { profile: Profile::Lksctp, ..Self::default() }
    }

    /// What the data channels of browsers do (dcSCTP 0.1.16).
    pub fn dcsctp() -> Self {
        Self { profile: Profile::Dcsctp, ..Self::default() }
    }

    pub(super) fn is(&self, profile: Profile) -> bool {
        self.profile == profile
    }

    /// What the profile says: the second under RFC 2960, else the first.
    const fn either<T: Copy>(&self, today: T, then: T) -> T {
        match self.profile {
            Profile::Rfc2960 => then,
            _ => today,
        }
    }

    /// What the profile says: the second where the papers' figures need it, else the first.
    const fn unless_papers<T: Copy>(&self, today: T, papers: T) -> T {
        match self.profile {
            Profile::Rfc2960 | Profile::Ns2 => papers,
            _ => today,
        }
    }

    /// Which path lost data is sent again on (RFC 9260 section 6.4).
    pub(crate) fn retransmit_on(&self) -> RetransmitOn {
        let profile = if self.cmt {
            RetransmitOn::Ssthresh
        } else {
            self.unless_papers(RetransmitOn::AlternateOnTimeout, RetransmitOn::Alternate)
        };
        self.retransmit_on.unwrap_or(profile)
    }

    /// How the windows of the paths are coupled.
    pub(crate) fn coupling(&self) -> Coupling {
        if self.cmt { self.sharing.cmt_coupling } else { Coupling::Independent }
    }

    /// The most packets of a burst; 0 sets no limit.
    pub(crate) fn max_burst(&self) -> u32 {
        self.max_burst.unwrap_or(if self.is(Profile::Lksctp) { 0 } else { 4 })
    }

    /// What Max.Burst limits (section 6.1 rule D).
    pub(crate) fn burst_rule(&self) -> BurstRule {
        self.burst_rule.unwrap_or(match self.profile {
            Profile::Rfc9260 | Profile::Lksctp => BurstRule::Always,
            Profile::Dcsctp => BurstRule::Messages,
            Profile::Rfc2960 | Profile::Ns2 => BurstRule::AfterRecovery,
            Profile::Freebsd => BurstRule::Cwnd,
        })
    }

    /// Whether the packet that fills the last gap is acknowledged at once (section 6.2).
    pub(crate) fn sack_on_filled_gap(&self) -> bool {
        self.sack_on_filled_gap.unwrap_or(self.unless_papers(!self.is(Profile::Dcsctp), false))
    }

    /// Whether SACKs are delayed across gaps and say for how many packets they stand (DAC).
    pub(crate) fn counts_packets(&self) -> bool {
        self.cmt && self.cmt_dac
    }

    /// The clock of T3-rtx and the delayed SACK.
    pub(crate) fn ticks(&self) -> Ticks {
        let profile = Duration::from_millis(u64::from(self.is(Profile::Freebsd)));
        Ticks::new(self.timer_tick.unwrap_or(profile))
    }

    /// What the round trip is measured and smoothed in, if not exactly.
    pub(crate) fn rtt_tick(&self) -> Option<Duration> {
        self.rtt_tick.or(self.is(Profile::Freebsd).then_some(Duration::from_millis(1)))
    }

    /// Whether cwnd grows only with a SACK that advances the cumulative TSN, as RFC 4960 had it; the cwnd update for CMT
    /// asks for that of the path.
    pub(crate) fn growth_on_advance(&self) -> bool {
        (self.cmt && self.cmt_cuc) || self.growth_on_advance.unwrap_or(!self.is(Profile::Rfc9260))
    }

    /// Whether new data go back to the primary once it is active again (sections 6.4 and 8.2); in ns-2.35 a heartbeat that
    /// is answered makes it active and changes nothing else.
    pub(crate) fn return_to_primary(&self) -> bool {
        self.return_to_primary.unwrap_or(!self.is(Profile::Ns2))
    }

    /// Whether messages may be given up, which both ends must understand (RFC 3758).
    pub(crate) fn gives_up(&self) -> bool {
        self.messages.partial_reliability != Reliability::All
    }

    /// Whether streams take turns in another way than by the order of messages.
    pub(crate) fn schedules(&self) -> bool {
        self.messages.interleaving || self.messages.scheduler != Scheduler::FirstCome
    }

    /// Whether it understands RE-CONFIG.
    pub(crate) fn resets(&self) -> bool {
        self.messages.stream_reset != StreamReset::Off
    }

    /// How many streams an association is set up with.
    pub(crate) fn first_streams(&self) -> u16 {
        self.messages.initial_streams.unwrap_or(self.streams)
    }

    /// Whether it understands NR-SACK.
    pub(crate) fn promises(&self) -> bool {
        self.messages.nr_sack != NrSack::Off
    }

    /// What a chunk has beside the header of DATA, bytes.
    const fn chunk_extra(&self) -> u32 {
        if self.messages.0.interleaving { 4 } else { 0 }
    }

    /// The length of a chunk of so much user data, as both ends agree on it where they have these settings, bytes.
    pub(crate) fn chunk_of(&self, user: u16) -> u32 {
        chunk_bytes(user) + self.chunk_extra()
    }

    /// Whether chunks that were received twice count towards partial_bytes_acked (section 7.2.2).
    pub(crate) fn duplicates_count(&self) -> bool {
        self.is(Profile::Rfc9260)
    }

    /// Below which cwnd, bytes, data ask for a SACK at once (RFC 7053).
    pub(crate) fn sack_asked_below(&self) -> u32 {
        let profile = if self.is(Profile::Dcsctp) { 10 } else { 0 };
        self.sack_asked_below_segments.unwrap_or(profile).saturating_mul(self.cwnd_unit_bytes(self.unit()))
    }

    /// What of its buffer the receiver announces at most, bytes: enough for a chunk, as the buffer itself is.
    pub(crate) fn advertised_buffer(&self) -> u32 {
        let percent = self.advertised_percent.unwrap_or(if self.is(Profile::Dcsctp) { 90 } else { 100 });
        let part = (u64::from(self.receiver_buffer_bytes) * u64::from(percent.min(100)) / 100) as u32;
        part.max(self.chunk_of(self.payload())).min(self.receiver_buffer_bytes)
    }

    /// Whether a chunk is taken whole as long as anything is left of what the receiver announces.
    pub(crate) fn takes_beyond_a_rwnd(&self) -> bool {
        self.takes_beyond_a_rwnd.unwrap_or(self.is(Profile::Dcsctp))
    }

    /// The most gap blocks of one SACK.
    pub(crate) fn gap_blocks_a_sack(&self) -> usize {
        match self.gap_block_limit.unwrap_or(if self.is(Profile::Dcsctp) { 20 } else { 0 }) {
            0 => usize::MAX,
            limit => limit.into(),
        }
    }

    /// So many chunks wait at the receiver for others at most.
    pub(crate) fn held_chunks_at_most(&self) -> u32 {
        match self.held_chunk_limit.unwrap_or(if self.is(Profile::Freebsd) { 512 } else { 0 }) {
            0 => u32::MAX,
            limit => limit,
        }
    }

    /// Whether a SACK tells the window as it was before what it answers was read.
    pub(crate) fn a_rwnd_before_reading(&self) -> bool {
        let stack = self.is(Profile::Freebsd) || self.is(Profile::Dcsctp);
        self.a_rwnd_before_reading.unwrap_or(stack)
    }

    /// What a chunk takes of the buffer beside its length with header and padding, bytes.
    pub(crate) fn chunk_overhead(&self) -> i32 {
        let profile = match self.profile {
            Profile::Freebsd => DATA_HEADER_BYTES + 256,
            Profile::Dcsctp | Profile::Lksctp => 0,
            _ => DATA_HEADER_BYTES,
        };
        self.chunk_overhead_bytes.unwrap_or(profile).cast_signed() - DATA_HEADER_BYTES.cast_signed()
    }

    /// What a chunk that waits at the receiver takes of the buffer beside its length with header and padding, bytes.
    pub(crate) fn held_overhead(&self) -> i32 {
        let profile = if self.is(Profile::Freebsd) { Some(256) } else { None };
        let held = self.held_overhead_bytes.or(profile.filter(|_| self.chunk_overhead_bytes.is_none()));
        held.map_or(self.chunk_overhead(), |bytes| bytes.cast_signed() - DATA_HEADER_BYTES.cast_signed())
    }

    /// Whether a message is split where a window ends.
    pub(crate) fn split_to_fill_cwnd(&self) -> bool {
        self.split_to_fill_cwnd.unwrap_or(self.is(Profile::Dcsctp))
    }

    /// When T3-rtx is backed off, and until when (sections 6.3.1 C5 and 6.3.3 E2).
    pub(crate) fn back_off(&self) -> BackOff {
        let profile = match self.profile {
            Profile::Freebsd => BackOff::UntilAdvance,
            Profile::Dcsctp => BackOff::InARow,
            _ => BackOff::UntilMeasured,
        };
        self.back_off.unwrap_or(profile)
    }

    /// Whether every SACK without gaps measures the round trip (section 6.3.1 C4 has one measurement a round trip).
    pub(crate) fn rtt_by_sack(&self) -> bool {
        self.rtt_by_sack.unwrap_or(self.is(Profile::Dcsctp))
    }

    /// Whether what is sent again waits until cwnd holds it whole.
    pub(crate) fn retransmit_within_cwnd(&self) -> bool {
        self.retransmit_within_cwnd.unwrap_or(self.is(Profile::Dcsctp))
    }

    fn cwnd_unit(&self) -> CwndUnit {
        self.cwnd_unit.unwrap_or(match self.profile {
            Profile::Freebsd | Profile::Lksctp => CwndUnit::Mtu,
            Profile::Dcsctp => CwndUnit::Packet,
            _ => CwndUnit::Chunk,
        })
    }

    /// The unit of cwnd where the largest DATA chunk of a packet has `chunk` bytes.
    pub(crate) fn cwnd_unit_bytes(&self, chunk: u32) -> u32 {
        match self.cwnd_unit() {
            CwndUnit::Chunk => chunk,
            CwndUnit::Packet => chunk + COMMON_HEADER_BYTES.min(self.header_bytes),
            CwndUnit::Mtu => chunk + self.header_bytes,
        }
    }

    /// What of each unit the initial cwnd lacks, bytes: the common header, where the MTU is the unit (usrsctp
    /// sctp_set_initial_cc_param).
    fn left_out_of_first_cwnd(&self) -> u32 {
        if self.cwnd_unit() == CwndUnit::Mtu && !self.is(Profile::Lksctp) {
            COMMON_HEADER_BYTES.min(self.header_bytes)
        } else {
            0
        }
    }

    /// Whether what was fast-retransmitted may be again (section 7.2.4 rule 5 forbids it).
    pub(crate) fn fast_retransmit_repeats(&self) -> bool {
        self.fast_retransmit_repeats.unwrap_or(self.is(Profile::Dcsctp) || self.is(Profile::Freebsd))
    }

    /// Whether it may be only for data that were new when it was marked.
    pub(crate) fn repeats_after_new(&self) -> bool {
        self.repeats_after_new.unwrap_or(self.is(Profile::Freebsd))
    }

    /// Whether all that is fast-retransmitted leaves at once.
    pub(crate) fn fast_retransmit_ignores_cwnd(&self) -> bool {
        self.fast_retransmit_ignores_cwnd.unwrap_or(self.is(Profile::Freebsd))
    }

    /// Whether what is sent again waits for the peer's window.
    pub(crate) fn retransmit_within_rwnd(&self) -> bool {
        self.retransmit_within_rwnd.unwrap_or(self.is(Profile::Freebsd))
    }

    /// Whether chunks are taken from the application a packet at a time.
    pub(crate) fn bundle_taken(&self) -> bool {
        self.bundle_taken.unwrap_or(self.is(Profile::Freebsd))
    }

    /// How long T1 runs at first, if not as long as the RTO of the path.
    pub(crate) fn t1_initial(&self) -> Option<Duration> {
        self.t1_initial.or(self.is(Profile::Dcsctp).then_some(Duration::from_secs(1)))
    }

    /// Whether the round trip of what sets the association up is measured: of the INIT, or else of the COOKIE ECHO. ns-2.35
    /// measures that of the COOKIE ECHO alone.
    pub(crate) fn measures_set_up(&self, init: bool) -> bool {
        let profile = !self.is(Profile::Dcsctp) && (!init || self.unless_papers(true, false));
        self.rtt_at_set_up.unwrap_or(profile)
    }

    /// Smallest slow start threshold after a fast retransmit, units (section 7.2.3).
    pub(crate) fn fast_retransmit_floor(&self) -> u32 {
        let profile = if self.is(Profile::Freebsd) { 2 } else { self.floor_segments() };
        self.fast_retransmit_floor_segments.unwrap_or(profile).max(1)
    }

    /// Whether T3-rtx starts anew when the earliest outstanding TSN is acknowledged (section 6.3.2 rule R3).
    pub(crate) fn t3_restarts(&self) -> bool {
        self.t3_restarts.unwrap_or(!self.is(Profile::Freebsd))
    }

    /// Whether T3-rtx marks only what was sent longer ago than SRTT and four times RTTVAR.
    pub(crate) fn t3_spares_recent(&self) -> bool {
        self.t3_spares_recent.unwrap_or(self.is(Profile::Freebsd))
    }

    /// Whether T3-rtx ends fast recovery, so that losses of data sent before it cut cwnd again.
    pub(crate) fn t3_ends_recovery(&self) -> bool {
        self.t3_ends_recovery.unwrap_or(self.is(Profile::Freebsd) || self.is(Profile::Lksctp))
    }

    /// What reading frees of the buffer before a SACK tells of it, bytes; nothing if no SACK does so by itself.
    pub(crate) fn window_update(&self) -> Option<u32> {
        let profile = if self.is(Profile::Freebsd) { 8 } else { 0 };
        self.window_update_divisor
            .or(Some(profile))
            .filter(|&divisor| divisor > 0)
            .map(|divisor| (self.receiver_buffer_bytes / divisor).max(1))
    }

    /// Whether every timeout leaves cwnd while the peer's window is shut.
    pub(crate) fn shut_window_keeps_cwnd(&self) -> bool {
        self.shut_window_keeps_cwnd.unwrap_or(false)
    }

    /// What losses reported during fast recovery do (section 7.2.4).
    pub(crate) fn fast_recovery(&self) -> FastRecovery {
        self.fast_recovery.unwrap_or(self.unless_papers(FastRecovery::Once, FastRecovery::ByTsn))
    }

    /// Smallest slow start threshold, units (RFC 9260 section 7.2.3).
    pub(crate) const fn floor_segments(&self) -> u32 {
        self.either(4, 2)
    }

    /// What a congestion controller needs, where the peer has so large a window.
    pub(crate) fn window_rules(&self, peer_a_rwnd: u32) -> Rules {
        Rules {
            unit: self.cwnd_unit_bytes(self.unit()),
            initial_window: self.first_cwnd(),
            initial_ssthresh: self.initial_ssthresh_bytes.unwrap_or(peer_a_rwnd),
            floor_units: self.floor_segments(),
            byte_counting_limit: self.byte_counting_limit(),
            by_delivery: false,
            whole_units: false,
            hystart: false,
            largest_window: u32::MAX,
            edition: Edition {
                cut_floor_units: self.fast_retransmit_floor(),
                partial_bytes: self.partial_bytes(),
                growth_on_advance: self.growth_on_advance(),
            },
            as_linux: false,
            own: self.own.clone(),
            hints: self.hints.0.clone(),
            resume: self.resume.0.clone(),
        }
    }

    /// Which bytes count in congestion avoidance.
    pub(crate) const fn partial_bytes(&self) -> PartialBytes {
        match self.profile {
            Profile::Rfc9260 | Profile::Ns2 | Profile::Lksctp => PartialBytes::EverySack,
            Profile::Rfc2960 => PartialBytes::OnAdvance,
            Profile::Freebsd | Profile::Dcsctp => PartialBytes::AllOnAdvance,
        }
    }

    /// Whether a timeout of a path whose cwnd is one unit already keeps ssthresh, as TCP does for a segment
    /// that timed out before (RFC 5681 section 3.1). RFC 9260 section 7.2.3 sets it to the floor.
    pub(crate) const fn repeated_timeout_keeps_ssthresh(&self) -> bool {
        self.either(false, true)
    }

    /// Missing reports that start a fast retransmit (RFC 9260 section 7.2.4).
    pub(crate) fn missing_reports(&self) -> u8 {
        self.missing_reports.unwrap_or(self.either(3, 4)).max(1)
    }

    /// Growth in slow start for one SACK, units (the L of RFC 9260 section 7.2.1).
    pub(crate) fn byte_counting_limit(&self) -> u32 {
        self.byte_counting_limit.unwrap_or(if self.is(Profile::Freebsd) { 2 } else { 1 }).max(1)
    }

    /// Limits of the retransmission timeout (RFC 9260 section 16).
    pub(crate) fn rto(&self) -> RtoLimits {
        let initial = match self.profile {
            Profile::Rfc2960 | Profile::Freebsd | Profile::Lksctp => Duration::from_secs(3),
            Profile::Dcsctp => Duration::from_millis(500),
            _ => Duration::from_secs(1),
        };
        let min = self.least_rto();
        RtoLimits {
            initial: self.rto_initial.unwrap_or(initial),
            min,
            max: self.rto_max.max(min),
            granularity: self.clock_granularity(),
        }
    }

    /// RTO.Min, from the settings or the profile.
    pub(crate) fn least_rto(&self) -> Duration {
        self.rto_min.unwrap_or(Duration::from_millis(if self.is(Profile::Dcsctp) { 400 } else { 1000 }))
    }

    /// Least variation of the round-trip time (rule G1 of section 6.3.1).
    fn clock_granularity(&self) -> Duration {
        self.clock_granularity.unwrap_or(match self.profile {
            Profile::Rfc9260 | Profile::Lksctp => Duration::from_millis(1),
            Profile::Freebsd => Duration::from_nanos(250_000),
            Profile::Rfc2960 | Profile::Ns2 => Duration::ZERO,
            Profile::Dcsctp => Duration::from_nanos(27_500_000),
        })
    }

    /// HB.Interval: how long a path is idle, besides one RTO, before a HEARTBEAT tries it (section 8.3).
    /// With one path it tells an idle association that its peer is gone; the papers' simulations had none then.
    pub(crate) fn heartbeat(&self, paths: usize) -> Option<Duration> {
        let beats =
            self.heartbeat_interval > Duration::ZERO && (paths > 1 || self.unless_papers(true, false));
        beats.then_some(self.heartbeat_interval)
    }

    /// Whether packets travel in UDP.
    pub(crate) const fn is_encapsulated(&self) -> bool {
        matches!(self.carriage.0.encapsulation, Encapsulation::Udp)
    }

    /// What UDP adds to a packet, bytes.
    pub(crate) const fn udp_bytes(&self) -> u32 {
        if self.is_encapsulated() { UDP_HEADER_BYTES } else { 0 }
    }

    /// All headers of a packet, bytes.
    pub(crate) const fn header(&self) -> u32 {
        self.header_bytes + self.udp_bytes()
    }

    /// What streams can do beside each other, and how many there are at first.
    pub(super) fn check_streams(&self, reader: &mut Reader) {
        if self.resets() && (self.gives_up() || self.schedules()) {
            let message = "streams cannot begin anew where messages are given up, interleaved or scheduled";
            reader.fail_at("stream_reset", message.to_owned());
        }
        let streams = self.streams;
        if self.messages.initial_streams.is_some_and(|first| first > streams) {
            reader.fail_at(
                "initial_streams",
                format!("the flow has {streams} streams: it begins with no more"),
            );
        }
    }

    /// RFC 6951 section 5.5: of a packet in UDP a router quotes the header of UDP, which has no verification tag.
    pub(super) fn check_carriage(&self, reader: &mut Reader) {
        if self.is_encapsulated() && self.pmtu_discovery {
            let message = "reports of packets that were too big say nothing of SCTP in UDP, and the path MTU is not found";
            reader.fail_at("pmtu_discovery", message.to_owned());
        }
    }

    /// User data of a DATA chunk, from the settings or the profile, bytes.
    pub(crate) fn user_bytes(&self) -> u16 {
        let extra = (self.chunk_extra() + self.addresses.bytes_a_packet()) as u16;
        let full = 1452 - self.udp_bytes() as u16; // RFC 6951 section 5.6.
        self.payload_bytes.unwrap_or(if self.is(Profile::Dcsctp) { 1160 } else { full } - extra)
    }

    /// What every packet has beside its chunks of data, bytes: headers, and AUTH where all chunks are authenticated.
    pub(crate) fn taken_bytes(&self) -> u32 {
        self.header() + self.addresses.bytes_a_packet()
    }

    /// Largest packet, bytes: of the local interface, when the path MTU is looked for.
    pub(crate) fn mtu(&self) -> u32 {
        let full = self.taken_bytes() + self.chunk_of(self.user_bytes());
        match self.mtu_bytes {
            Some(mtu) if self.pmtu_discovery => mtu.max(self.taken_bytes() + self.chunk_of(4)),
            Some(mtu) => mtu.max(full),
            None => full,
        }
    }

    /// The unit of congestion control: the largest DATA chunk a packet carries (PMDCS of RFC 9260).
    pub(crate) fn unit(&self) -> u32 {
        self.mtu() - self.taken_bytes()
    }

    /// Largest user data of a chunk at the start, bytes.
    pub(crate) fn payload(&self) -> u16 {
        if self.pmtu_discovery { self.payload_within(self.mtu()) } else { self.user_bytes().max(1) }
    }

    /// User data of a chunk that fills a packet of `mtu` bytes; no more than half of the receiver's buffer, so that
    /// a message of one chunk can still be reassembled when it has to be cut into smaller ones.
    pub(crate) fn payload_within(&self, mtu: u32) -> u16 {
        let room = mtu.saturating_sub(self.taken_bytes() + self.chunk_of(0));
        let room = room.min(self.receiver_buffer_bytes / 2) / 4 * 4;
        room.clamp(1, u32::from(u16::MAX) / 4 * 4) as u16
    }

    /// User bytes of a message, at least one and no more than the receiver can reassemble.
    pub(crate) fn message(&self) -> u32 {
        let payload = u32::from(self.payload());
        self.message_bytes.map_or(payload, |message| message.min(self.longest_message()))
    }

    /// User bytes of a message of half the receiver's buffer; of fewer where so many small chunks, which count with
    /// what they are charged, would not all fit into what is announced of it.
    pub(crate) fn longest_message(&self) -> u32 {
        let (buffer, payload) = (self.advertised_buffer(), self.payload());
        let half = (self.receiver_buffer_bytes / 2).max(payload.into());
        let charge = |user| u64::from(charged(self.chunk_of(user), 1, self.chunk_overhead()));
        let (chunks, rest) = (half / u32::from(payload), (half % u32::from(payload)) as u16);
        let held = u64::from(chunks) * charge(payload) + if rest > 0 { charge(rest) } else { 0 };
        let fit = u64::from(buffer) / charge(payload).max(1);
        if held <= buffer.into() { half } else { fit.max(1) as u32 * u32::from(payload) }
    }

    /// Congestion window at the start, bytes (RFC 9260 section 7.2.1).
    pub(crate) fn first_cwnd(&self) -> u32 {
        let unit = self.cwnd_unit_bytes(self.unit()) - self.left_out_of_first_cwnd();
        let profile = match self.profile {
            Profile::Rfc9260 | Profile::Ns2 | Profile::Lksctp => None,
            Profile::Rfc2960 => Some(2),
            Profile::Freebsd => Some(3),
            Profile::Dcsctp => Some(10),
        };
        match self.initial_cwnd_segments.or(profile) {
            None => (4 * unit).min((2 * unit).max(4404)),
            Some(segments) => segments.max(1).saturating_mul(unit),
        }
    }
}

#[cfg(test)]
mod tests;
