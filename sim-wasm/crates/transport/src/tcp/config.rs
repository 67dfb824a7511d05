//! Every rule of a TCP endpoint as a parameter, and the two profiles that set them together.

use skywindow_units::{BitRate, Duration};

use crate::congestion::{Algorithm, Rules};
use crate::rto::RtoLimits;

/// Bytes of the timestamps option in every segment, with padding (RFC 7323 appendix A).
pub const TIMESTAMP_BYTES: u32 = 12;

/// The largest window without scaling (RFC 9293 section 3.1).
pub const PLAIN_WINDOW: u32 = 65_535;

/// The largest shift of a window (RFC 7323 section 2.3).
pub const MAX_SCALE: u8 = 14;

/// How a sender repairs losses that duplicate acknowledgements report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// One loss: the next acknowledgement of new data ends fast recovery (RFC 5681 section 3.2).
    Reno,
    /// One loss each round trip: a partial acknowledgement tells of the next (RFC 6582).
    NewReno,
    /// As many as the receiver's blocks tell of, and no more in flight than the window (RFC 6675).
    Sack,
}

/// The parameters of one endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// User data of a full segment, bytes: the MSS less what options take (RFC 6691).
    pub mss_bytes: u16,
    /// IP and TCP header without options, bytes.
    pub header_bytes: u32,
    /// Whether segments carry timestamps (RFC 7323), if the peer's do.
    pub timestamps: bool,
    /// Receiver buffer, bytes.
    pub receiver_buffer_bytes: u32,
    /// Whether windows above 65,535 bytes can be told (RFC 7323), if the peer agrees.
    pub window_scaling: bool,
    /// By how many bits a window is shifted, at most 14; `None` is the least that tells of the whole buffer.
    pub window_scale: Option<u8>,
    /// Rate at which the receiving application reads; `None` reads at once.
    pub read_rate: Option<BitRate>,
    /// How losses are repaired. SACK is offered to the peer, and used if it offers it too.
    pub recovery: Recovery,
    /// What the congestion window follows.
    pub controller: Algorithm,
    /// Most blocks of an acknowledgement; with timestamps there is room for three.
    pub sack_blocks: u8,
    /// Longest delay of an acknowledgement; zero acknowledges every segment.
    pub ack_delay: Duration,
    /// Segments that an acknowledgement may wait for, at least 1 (RFC 5681 section 4.2: 2).
    pub ack_every: u32,
    /// Duplicate acknowledgements that start a fast retransmit (3 in RFC 5681).
    pub dupack_threshold: u32,
    /// Whether the duplicate acknowledgements before let new segments go (RFC 3042).
    pub limited_transmit: bool,
    /// Congestion window at the start, segments.
    pub initial_window_segments: u32,
    /// Slow start threshold at the start, bytes; `None` is the largest window the peer can tell.
    pub initial_ssthresh_bytes: Option<u32>,
    /// Growth in slow start for one acknowledgement, segments (the L of RFC 3465). 0 counts acknowledgements
    /// instead of bytes, in congestion avoidance too.
    pub byte_counting_limit: u32,
    /// Whether a loss halves whole segments of the window instead of the bytes in flight.
    pub whole_segments: bool,
    /// Whether the acknowledgement of the SYN opens the window like one of data, as stacks derived from BSD did.
    /// RFC 5681 section 3.1 forbids it.
    pub syn_opens_window: bool,
    /// Whether slow start ends when round trips grow longer (RFC 9406).
    pub hystart: bool,
    /// Whether CUBIC lowers its plateau when it loses its share (RFC 9438 section 4.7).
    pub fast_convergence: bool,
    /// Whether what the receiver reported holds after a timeout (RFC 6675 section 5.1), or is forgotten (RFC
    /// 2018 section 8).
    pub sack_survives_timeout: bool,
    /// Whether small segments wait while others are unacknowledged (RFC 9293 section 3.7.4).
    pub nagle: bool,
    /// Whether congestion marks are offered to the peer, and used if it offers them too (RFC 3168).
    pub ecn: bool,
    /// Limits of the retransmission timeout (RFC 6298).
    pub rto: RtoLimits,
    /// Timeouts in a row after which the connection is given up (R2 of RFC 9293 section 3.8.3).
    pub max_retransmissions: u32,
    /// How often a SYN is sent again.
    pub syn_retransmissions: u32,
}

impl Config {
    /// Today's rules: RFC 5681 with 6582, 6675, 6298, 3042, and the initial window of RFC 6928.
    pub fn rfc5681() -> Self {
        Self {
            mss_bytes: 1448,
            header_bytes: 40,
            timestamps: true,
            receiver_buffer_bytes: 65_535,
            window_scaling: true,
            window_scale: None,
            read_rate: None,
            recovery: Recovery::Sack,
            controller: Algorithm::NewReno,
            sack_blocks: 4,
            ack_delay: Duration::from_millis(200),
            ack_every: 2,
            dupack_threshold: 3,
            limited_transmit: true,
            initial_window_segments: 10,
            initial_ssthresh_bytes: None,
            byte_counting_limit: 1,
            whole_segments: false,
            syn_opens_window: false,
            hystart: false,
            fast_convergence: true,
            sack_survives_timeout: true,
            nagle: true,
            ecn: false,
            rto: RtoLimits {
                initial: Duration::from_secs(1),
                min: Duration::from_secs(1),
                max: Duration::from_secs(60),
            },
            max_retransmissions: 15,
            syn_retransmissions: 6,
        }
    }

    /// The rules of 2001: RFC 2581, 2582 and 2018 as stacks and simulators of the time followed them.
    pub fn era2001() -> Self {
        let today = Self::rfc5681();
        Self {
            timestamps: false,
            window_scaling: false,
            limited_transmit: false,
            initial_window_segments: 1,
            byte_counting_limit: 0,
            whole_segments: true,
            syn_opens_window: true,
            sack_survives_timeout: false,
            rto: RtoLimits { initial: Duration::from_secs(3), ..today.rto },
            ..today
        }
    }

    /// User data of a full segment, bytes, at least one.
    pub(crate) fn unit(&self) -> u32 {
        u32::from(self.mss_bytes.max(1))
    }

    /// Whether SACK is offered.
    pub(crate) fn sack(&self) -> bool {
        self.recovery == Recovery::Sack
    }

    /// The shift that is offered, if scaling is: no window is told in steps of more than half of the buffer.
    pub(crate) fn scale(&self) -> Option<u8> {
        self.window_scaling.then(|| match self.window_scale {
            Some(scale) => scale.min(MAX_SCALE).min((self.receiver_buffer_bytes / 2).max(1).ilog2() as u8),
            None => (0..MAX_SCALE)
                .find(|&scale| self.receiver_buffer_bytes <= PLAIN_WINDOW << scale)
                .unwrap_or(MAX_SCALE),
        })
    }

    /// What a congestion controller needs, with the largest window that the peer can tell.
    pub(crate) fn rules(&self, largest_window: u32) -> Rules {
        let unit = self.unit();
        Rules {
            unit,
            initial_window: self.initial_window_segments.max(1).saturating_mul(unit),
            initial_ssthresh: self.initial_ssthresh_bytes.unwrap_or(largest_window),
            floor_units: 2,
            byte_counting_limit: self.byte_counting_limit,
            whole_units: self.whole_segments,
            hystart: self.hystart,
            fast_convergence: self.fast_convergence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc_7323_the_least_shift_that_tells_of_the_whole_buffer() {
        let scale = |buffer| Config { receiver_buffer_bytes: buffer, ..Config::rfc5681() }.scale();
        assert_eq!([1000, 65_535, 65_536, 4_194_304].map(scale), [0, 0, 1, 7].map(Some));
        assert_eq!(scale(u32::MAX), Some(MAX_SCALE));
        assert_eq!(Config::era2001().scale(), None);
    }
}
