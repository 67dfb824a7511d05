//! What endpoints exchange: nine kinds of segments; user data are counted, not carried.

use skywindow_units::SimTime;

use super::settings::Xstp;

skywindow_units::codes! { "A segment that sets a session up or ends it." Control {
    Bgn = 0 "BGN" "Asks for a session.",
    BgnAck = 1 "BGNAK" "Accepts it.",
    End = 2 "END" "Closes the sender's half of the session.",
    EndAck = 3 "ENDAK" "Accepts that.",
    Rst = 4 "RST" "Drops the session.",
}}

/// A question for a report (POLL), alone or riding on data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poll {
    /// When it was sent: what names it.
    pub stamp: SimTime,
    /// The next new segment to be sent, N(S) of SSCOP: all before it have left.
    pub next: u64,
}

/// What a segment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Sets up or ends; a BGN is stamped, and its BGNAK echoes the stamp.
    Control {
        /// Which.
        what: Control,
        /// When the BGN was sent that it is or answers.
        stamp: SimTime,
    },
    /// SD: user data, perhaps with a POLL.
    Data {
        /// Number of the segment.
        seq: u64,
        /// User data, bytes.
        bytes: u16,
        /// Whether it was sent before.
        again: bool,
        /// The POLL that rides on it.
        poll: Option<Poll>,
    },
    /// A POLL alone.
    Poll(Poll),
    /// STAT: answers a POLL with everything that is missing.
    Stat {
        /// The stamp of the POLL.
        echo: SimTime,
        /// Next segment expected.
        ack: u64,
    },
    /// USTAT: reports one gap unasked.
    Ustat {
        /// Next segment expected.
        ack: u64,
    },
}

/// A segment that is to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Out {
    Control { what: Control, stamp: SimTime },
    Data { seq: u64, again: bool, asks: bool },
    Poll,
    Stat { echo: SimTime, sent_up_to: u64 },
    Ustat { first: u64, last: u64 },
}

/// A segment on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packet {
    /// Bytes on the wire with all headers.
    pub size: u32,
    /// What it is for.
    pub kind: Kind,
    /// Room for in-order data at the end that sends it, segments.
    pub window: u32,
    /// What is missing: first and last number of each gap.
    pub gaps: Vec<(u64, u64)>,
}

impl Default for Packet {
    fn default() -> Self {
        let kind = Kind::Control { what: Control::Bgn, stamp: SimTime::ZERO };
        Self { size: 0, kind, window: 0, gaps: Vec::new() }
    }
}

impl Packet {
    /// Its size by the rules, bytes.
    pub(crate) fn bytes(&self, rules: &Xstp) -> u32 {
        let own = match self.kind {
            Kind::Control { .. } => 0,
            Kind::Data { bytes, poll, .. } => {
                u32::from(bytes) + if poll.is_some() { rules.option_bytes } else { 0 }
            }
            Kind::Poll(_) => rules.option_bytes,
            Kind::Stat { .. } | Kind::Ustat { .. } => {
                rules.option_bytes + rules.gap_bytes * self.gaps.len() as u32
            }
        };
        rules.network_header_bytes + rules.header_bytes + own
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_segment_has_the_size_of_its_kind() {
        let rules = Xstp::default();
        let poll = Poll { stamp: SimTime::ZERO, next: 1 };
        let size = |kind, gaps: &[(u64, u64)]| {
            Packet { kind, gaps: gaps.to_vec(), ..Packet::default() }.bytes(&rules)
        };
        let data = |poll| Kind::Data { seq: 1, bytes: 1000, again: false, poll };
        assert_eq!([size(data(None), &[]), size(data(Some(poll)), &[])], [1016, 1024]);
        assert_eq!(size(Kind::Poll(poll), &[]), 24);
        assert_eq!(size(Kind::Stat { echo: SimTime::ZERO, ack: 1 }, &[(1, 2), (4, 4)]), 40);
        assert_eq!(size(Kind::Ustat { ack: 1 }, &[(1, 2)]), 32);
        assert_eq!(size(Kind::Control { what: Control::Bgn, stamp: SimTime::ZERO }, &[]), 16);
    }
}
