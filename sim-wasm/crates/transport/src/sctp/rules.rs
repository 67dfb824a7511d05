//! Every rule of an SCTP endpoint as a parameter, and the two profiles that set them together.

use skywindow_units::{BitRate, Duration};

use super::mtu::payload;
use crate::rto::RtoLimits;

/// Bytes of a DATA chunk before its user data (RFC 9260 section 3.3.1).
pub const DATA_HEADER_BYTES: u32 = 16;

/// What Max.Burst limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BurstRule {
    /// Every opportunity to send: an arriving SACK or a timer (RFC 9260 section 6.1, rule D).
    Always,
    /// The opportunity after a SACK has acknowledged a chunk that was fast-retransmitted, when a gap closes
    /// and much is acknowledged at once; one limited burst, then no limit until the next such SACK (the
    /// reason the Implementer's Guide, RFC 4460 section 2.8, gives for the limit).
    AfterRecovery,
}

/// Which acknowledged bytes count towards partial_bytes_acked in congestion avoidance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartialBytes {
    /// Those of a SACK that advances the cumulative TSN; those the cumulative TSN covers only if cwnd was
    /// fully used (RFC 2960 section 7.2.2 with the Implementer's Guide).
    OnAdvance,
    /// Those of every SACK; what exceeds cwnd is dropped while cwnd is not fully used (RFC 9260 section
    /// 7.2.2).
    EverySack,
}

/// The congestion window at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialCwnd {
    /// min(4 units, max(2 units, 4404 bytes)) (RFC 9260 section 7.2.1).
    Rfc9260,
    /// So many units.
    Segments(u32),
}

/// Where chunks that must be sent again go when there are several paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetransmissionPath {
    /// To another active path, whatever told of the loss (RFC 9260 section 6.4.1).
    Alternate,
    /// To another active path after T3-rtx expired; after missing reports to the path that lost them.
    AlternateOnTimeout,
    /// To the path that lost them, while it is active.
    Same,
}

/// What a loss means that no congestion mark announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossReading {
    /// A full queue: the window is cut (RFC 9260 section 7.2.3).
    Congestion,
    /// Corruption, if ECN is in use: missing reports leave cwnd and ssthresh as they are, and T3-rtx leaves
    /// ssthresh.
    Corruption,
}

/// The parameters of one endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Outbound streams, 1 to 65,535. A bulk source feeds them round-robin.
    pub streams: u16,
    /// Largest user data of a DATA chunk, bytes, at least 1.
    pub payload_bytes: u16,
    /// User bytes of a message; 0 means one chunk. A longer message is fragmented (section 6.9). No longer
    /// than half of `receiver_buffer_bytes`, so that the peer can reassemble it.
    pub message_bytes: u32,
    /// Whether messages keep their order within a stream.
    pub ordered: bool,
    /// IP header and SCTP common header, bytes.
    pub header_bytes: u32,
    /// Largest packet, bytes; 0 means just large enough for one full DATA chunk.
    pub mtu_bytes: u32,
    /// Receiver buffer, bytes. Chunks count with their header and padding.
    pub receiver_buffer_bytes: u32,
    /// Rate at which the receiving application reads; `None` reads at once.
    pub read_rate: Option<BitRate>,
    /// Congestion window at the start.
    pub initial_cwnd: InitialCwnd,
    /// Slow start threshold at the start, bytes; `None` is the peer's first a_rwnd.
    pub initial_ssthresh_bytes: Option<u32>,
    /// Smallest slow start threshold, units: 4 (RFC 9260 section 7.2.3) or 2 (RFC 2960).
    pub floor_segments: u32,
    /// Growth in slow start for one SACK, units (the L of RFC 9260 section 7.2.1).
    pub byte_counting_limit: u32,
    /// Which bytes count in congestion avoidance.
    pub partial_bytes: PartialBytes,
    /// Packets of a burst (Max.Burst); 0 means no limit.
    pub max_burst: u32,
    /// What Max.Burst limits.
    pub burst_rule: BurstRule,
    /// Longest delay of a SACK; zero acknowledges every packet.
    pub sack_delay: Duration,
    /// Packets that a SACK may wait for, at least 1.
    pub sack_every: u32,
    /// Most gap blocks in a SACK; 0 means as many as fit into a packet.
    pub gap_block_limit: u16,
    /// Missing reports that start a fast retransmit: 3 (RFC 9260 section 7.2.4) or 4 (RFC 2960).
    pub missing_reports: u8,
    /// Whether a timeout of a path whose cwnd is one unit already keeps ssthresh, as TCP does for a segment
    /// that timed out before (RFC 5681 section 3.1). RFC 9260 section 7.2.3 sets it to the floor.
    pub repeated_timeout_keeps_ssthresh: bool,
    /// Limits of the retransmission timeout.
    pub rto: RtoLimits,
    /// Path.Max.Retrans: errors in a row after which a path is inactive.
    pub path_max_retrans: u32,
    /// Association.Max.Retrans: errors in a row after which the association fails.
    pub association_max_retrans: u32,
    /// Max.Init.Retransmits: INIT or COOKIE ECHO sent again before the association fails.
    pub init_max_retrans: u32,
    /// Where retransmissions go when there are several paths.
    pub retransmission: RetransmissionPath,
    /// HB.Interval: how long a path is idle, besides one RTO, before a HEARTBEAT tries it (section 8.3). `None`
    /// sends none. With one path none is sent either: there is nothing to choose between.
    pub heartbeat: Option<Duration>,
    /// Seed of the heartbeats' jitter of half an RTO in either direction.
    pub heartbeat_seed: u64,
    /// Whether new data return to the primary path when it is active again.
    pub return_to_primary: bool,
    /// Whether congestion marks are offered to the peer, and used if it offers them too (RFC 9260 appendix A).
    pub ecn: bool,
    /// What a loss means that no mark announced.
    pub unmarked_loss: LossReading,
    /// Whether the path MTU is looked for (RFC 1191, RFC 9260 section 7.3). Packets with data then leave with
    /// "don't fragment", and chunks fill the path MTU, which starts at `mtu_bytes`, instead of
    /// `payload_bytes`.
    pub pmtu_discovery: bool,
}

impl Config {
    /// Today's rules: RFC 9260 with the values of its section 16.
    pub fn rfc9260() -> Self {
        Self {
            streams: 1,
            payload_bytes: 1452,
            message_bytes: 0,
            ordered: true,
            header_bytes: 32,
            mtu_bytes: 0,
            receiver_buffer_bytes: 65_536,
            read_rate: None,
            initial_cwnd: InitialCwnd::Rfc9260,
            initial_ssthresh_bytes: None,
            floor_segments: 4,
            byte_counting_limit: 1,
            partial_bytes: PartialBytes::EverySack,
            max_burst: 4,
            burst_rule: BurstRule::AfterRecovery,
            sack_delay: Duration::from_millis(200),
            sack_every: 2,
            gap_block_limit: 0,
            missing_reports: 3,
            repeated_timeout_keeps_ssthresh: false,
            rto: RtoLimits {
                initial: Duration::from_secs(1),
                min: Duration::from_secs(1),
                max: Duration::from_secs(60),
            },
            path_max_retrans: 5,
            association_max_retrans: 10,
            init_max_retrans: 8,
            retransmission: RetransmissionPath::Alternate,
            heartbeat: Some(Duration::from_secs(30)),
            heartbeat_seed: 0,
            return_to_primary: true,
            ecn: false,
            unmarked_loss: LossReading::Congestion,
            pmtu_discovery: false,
        }
    }

    /// The rules of 2000: RFC 2960 with the corrections of the Implementer's Guide (RFC 4460).
    pub fn rfc2960() -> Self {
        let today = Self::rfc9260();
        Self {
            initial_cwnd: InitialCwnd::Segments(2),
            floor_segments: 2,
            partial_bytes: PartialBytes::OnAdvance,
            missing_reports: 4,
            repeated_timeout_keeps_ssthresh: true,
            rto: RtoLimits { initial: Duration::from_secs(3), ..today.rto },
            ..today
        }
    }

    /// Largest packet, bytes: of the local interface, when the path MTU is looked for.
    pub(crate) fn mtu(&self) -> u32 {
        if self.pmtu_discovery && self.mtu_bytes > 0 {
            return self.mtu_bytes.max(self.header_bytes + DATA_HEADER_BYTES + 4);
        }
        let least = self.header_bytes + chunk_bytes(self.payload_bytes);
        self.mtu_bytes.max(least)
    }

    /// The unit of congestion control: the largest DATA chunk a packet carries (PMDCS of RFC 9260).
    pub(crate) fn unit(&self) -> u32 {
        self.mtu() - self.header_bytes
    }

    /// Largest user data of a chunk at the start, bytes.
    pub(crate) fn payload(&self) -> u16 {
        if self.pmtu_discovery { payload(self, self.mtu()) } else { self.payload_bytes.max(1) }
    }

    /// User bytes of a message, at least one and no more than the receiver can reassemble.
    pub(crate) fn message(&self) -> u32 {
        let payload = u32::from(self.payload());
        if self.message_bytes == 0 {
            payload
        } else {
            self.message_bytes.min((self.receiver_buffer_bytes / 2).max(payload))
        }
    }

    /// Congestion window at the start, bytes.
    pub(crate) fn first_cwnd(&self) -> u32 {
        let unit = self.unit();
        match self.initial_cwnd {
            InitialCwnd::Rfc9260 => (4 * unit).min((2 * unit).max(4404)),
            InitialCwnd::Segments(segments) => segments.max(1).saturating_mul(unit),
        }
    }
}

/// The length of a DATA chunk with its header and padding, bytes.
pub(crate) fn chunk_bytes(payload: u16) -> u32 {
    DATA_HEADER_BYTES + u32::from(payload).div_ceil(4) * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_is_the_largest_data_chunk_of_a_packet() {
        let config = Config::rfc9260();
        assert_eq!((config.mtu(), config.unit()), (1500, 1468));
        let bundled = Config { payload_bytes: 536, mtu_bytes: 1500, ..config };
        assert_eq!((bundled.mtu(), bundled.unit()), (1500, 1468));
    }

    #[test]
    fn section_7_2_1_initial_window() {
        // 3 chunks of 1468 bytes are 4404 bytes; small chunks start with 4.
        assert_eq!(Config::rfc9260().first_cwnd(), 4404);
        assert_eq!(Config { payload_bytes: 512, ..Config::rfc9260() }.first_cwnd(), 4 * 528);
        assert_eq!(Config { payload_bytes: 8952, ..Config::rfc9260() }.first_cwnd(), 2 * 8968);
        assert_eq!(Config::rfc2960().first_cwnd(), 2 * 1468);
    }

    #[test]
    fn the_largest_packet_holds_a_full_chunk_or_is_what_the_interface_takes() {
        let config = |pmtu_discovery, mtu_bytes| Config { pmtu_discovery, mtu_bytes, ..Config::rfc9260() };
        assert_eq!([0, 1000, 9000].map(|mtu| config(false, mtu).mtu()), [1500, 1500, 9000]);
        // IP and SCTP header, DATA header, and four bytes of user data are the least.
        assert_eq!([0, 1000, 9000, 10].map(|mtu| config(true, mtu).mtu()), [1500, 1000, 9000, 52]);
    }

    #[test]
    fn with_discovery_a_chunk_fills_the_packet_but_no_more_than_half_of_the_buffer() {
        let payload = |mtu_bytes, receiver_buffer_bytes| {
            let config =
                Config { pmtu_discovery: true, mtu_bytes, receiver_buffer_bytes, ..Config::rfc9260() };
            config.payload()
        };
        assert_eq!([1500, 1003, 52].map(|mtu| payload(mtu, 65_536)), [1452, 952, 4]);
        assert_eq!([3000, 2007].map(|buffer| payload(9000, buffer)), [1500, 1000]);
        assert_eq!(payload(70_000, 1 << 20), 65_532, "the length of a chunk has 16 bits");
        assert_eq!(Config { payload_bytes: 0, ..Config::rfc9260() }.payload(), 1);
    }

    #[test]
    fn a_message_is_one_chunk_or_what_the_peer_can_reassemble() {
        let message = |message_bytes, receiver_buffer_bytes| {
            Config { message_bytes, receiver_buffer_bytes, ..Config::rfc9260() }.message()
        };
        assert_eq!([0, 10_000, 40_000].map(|bytes| message(bytes, 65_536)), [1452, 10_000, 32_768]);
        assert_eq!(message(40_000, 1000), 1452, "a full chunk in any case");
    }

    #[test]
    fn the_initial_window_in_units_is_at_least_one() {
        let first = |n| Config { initial_cwnd: InitialCwnd::Segments(n), ..Config::rfc9260() }.first_cwnd();
        assert_eq!([0, 1, 3, u32::MAX].map(first), [1468, 1468, 3 * 1468, u32::MAX]);
    }

    #[test]
    fn the_rules_of_2000_are_todays_but_for_six() {
        let today = Config::rfc9260();
        let old = Config {
            initial_cwnd: InitialCwnd::Segments(2), // RFC 2960 section 7.2.1
            floor_segments: 2,                      // section 7.2.3
            partial_bytes: PartialBytes::OnAdvance, // section 7.2.2
            missing_reports: 4,                     // section 7.2.4
            repeated_timeout_keeps_ssthresh: true,
            rto: RtoLimits {
                initial: Duration::from_secs(3), // section 14
                min: Duration::from_secs(1),
                max: Duration::from_secs(60),
            },
            ..today.clone()
        };
        assert_eq!(Config::rfc2960(), old);
        assert_eq!(
            (today.repeated_timeout_keeps_ssthresh, today.partial_bytes),
            (false, PartialBytes::EverySack)
        );
    }

    #[test]
    fn chunks_are_padded_to_four_bytes() {
        assert_eq!([chunk_bytes(1), chunk_bytes(4), chunk_bytes(1451)], [20, 20, 1468]);
    }
}
