//! What the profiles of stacks do with messages where no setting says it: when they look at lifetimes, whose turn it is, and
//! what becomes of what is given up.

use skywindow_units::Duration;

use super::settings::{Profile, Sctp};

/// When a lifetime is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LifetimeCheck {
    /// Before anything leaves, or leaves again (rules TR3 and TR4).
    BeforeLeaving,
    /// Once a SACK tells of data after it, or T3-rtx has expired; what waits leaves however late it is.
    WhenMissing,
    /// When its turn to leave comes, also if part of its message has left, which nothing ends then.
    AtTurn,
}

/// How streams take turns where the scheduler leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turns {
    /// As RFC 8260 section 3 has it, and no more.
    Plain,
    /// Round robin counts chunks, and a stream that begins has had as much as the one that was served last (dcSCTP
    /// stream_scheduler.rs).
    VirtualTime,
    /// Streams that have data are on a wheel: turns begin with the first one after one that has left it. Fair bandwidth counts
    /// the rest of a message; round robin by packet finds the stream of the next packet as one is full, which no other stream
    /// shares; and what no longer fits in a packet has left its stream (usrsctp 0.9.5.0, sctp_ss_functions.c, where
    /// sctp_fill_outqueue calls sctp_ss_scheduled once a stream without data has left the wheel).
    Wheel,
}

impl Sctp {
    /// When a lifetime is looked at (RFC 3758 section 4.1; usrsctp sctp_strike_gap_ack_chunks; dcSCTP send_queue.rs).
    pub(crate) fn lifetime_check(&self) -> LifetimeCheck {
        match self.profile {
            Profile::Freebsd => LifetimeCheck::WhenMissing,
            Profile::Dcsctp => LifetimeCheck::AtTurn,
            _ => LifetimeCheck::BeforeLeaving,
        }
    }

    /// How streams take turns.
    pub(crate) fn turns(&self) -> Turns {
        match self.profile {
            Profile::Dcsctp => Turns::VirtualTime,
            Profile::Freebsd => Turns::Wheel,
            _ => Turns::Plain,
        }
    }

    /// How long at most a FORWARD TSN, also of another point, waits after the last one (RFC 3758 section 3.5, the note of rule F2;
    /// dcSCTP send_buffered_packets_with).
    pub(crate) fn forward_pause(&self) -> Option<Duration> {
        self.is(Profile::Dcsctp).then_some(Duration::from_millis(200))
    }

    /// Whether what is given up lets windows grow once it is acknowledged (dcSCTP OutstandingData::ack_chunk), where RFC 3758
    /// section 3.5 A2 has it acknowledged as it is given up.
    pub(crate) fn given_up_counts(&self) -> bool {
        self.is(Profile::Dcsctp)
    }

    /// Whether messages may have no end, which a receiver bears (dcSCTP traditional_reassembly_streams.rs).
    pub(crate) fn cuts_messages_short(&self) -> bool {
        self.lifetime_check() == LifetimeCheck::AtTurn
    }

    /// Whether messages that are skipped are thrown away where they are whole, too (dcSCTP OrderedStream::erase_to), which RFC
    /// 3758 section 3.6 has delivered.
    pub(crate) fn tosses_skipped(&self) -> bool {
        self.is(Profile::Dcsctp)
    }

    /// Whether one is split beside a FORWARD TSN, too (dcSCTP send_buffered_packets_with).
    pub(crate) fn fills_packets(&self) -> bool {
        self.is(Profile::Dcsctp) && self.split_to_fill_cwnd()
    }
}
