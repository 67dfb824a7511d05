//! What a flow counts, whether or not it is recorded: the numbers of its summary.

use std::hint::cold_path;

use skywindow_network::Cause;
use skywindow_transport::api::Counter;
use skywindow_units::{Duration, SimTime};

use crate::flow::blackouts::Blackouts;
use crate::flow::reordering::Reordering;

/// A condition, for how long it has held and how often it began to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    held: Duration,
    since: Option<SimTime>,
    /// How often it began to hold.
    pub times: u64,
}

impl Share {
    /// Says whether the condition holds from `now` on.
    pub fn set(&mut self, now: SimTime, holds: bool) {
        match (self.since, holds) {
            (None, true) => {
                self.since = Some(now);
                self.times += 1;
            }
            (Some(since), false) => {
                self.held = self.held + now.since(since);
                self.since = None;
            }
            _ => {}
        }
    }

    /// For how long it has held until `now`.
    pub fn until(&self, now: SimTime) -> Duration {
        self.held + self.since.map_or(Duration::ZERO, |since| now.since(since))
    }
}

/// Cycles of probing, for families that probe before they take a loss for congestion.
#[derive(Clone, Copy, Debug, Default)]
pub struct Probing {
    /// Cycles that began because a report was missing.
    pub early: u64,
    /// Cycles that began because a report named losses.
    pub explicit: u64,
    /// Probes sent.
    pub probes: u64,
    /// Cycles that ended because nothing was missing.
    pub aborted: u64,
    /// Cycles that ended without congestion.
    pub immediate: u64,
    /// Cycles that ended in congestion control.
    pub congestion: u64,
    /// Cycles that ended with the session.
    pub cut: u64,
    /// Time in cycles.
    pub time: Share,
}

impl Probing {
    /// Counts a step; another counter says nothing.
    pub fn count(&mut self, now: SimTime, step: Counter) {
        let (count, probes) = match step {
            Counter::EarlyTimeout => (&mut self.early, Some(true)),
            Counter::ExplicitTrigger => (&mut self.explicit, Some(true)),
            Counter::Probe => (&mut self.probes, None),
            Counter::ProbingAborted => (&mut self.aborted, Some(false)),
            Counter::ImmediateRecovery => (&mut self.immediate, Some(false)),
            Counter::CongestionFound => (&mut self.congestion, Some(false)),
            Counter::ProbingCut => (&mut self.cut, Some(false)),
            Counter::FastRetransmit
            | Counter::FastRetransmitted
            | Counter::Timeout
            | Counter::Failover
            | Counter::TransferComplete
            | Counter::BufferBlocked
            | Counter::GivenUp
            | Counter::BufferFreed => return,
        };
        *count += 1;
        if let Some(probes) = probes {
            self.time.set(now, probes);
        }
    }

    /// Cycles in all.
    pub const fn cycles(&self) -> u64 {
        self.early + self.explicit
    }
}

/// How many packets were lost for each cause, by its [`place`](Cause::place).
pub type LostBy = [u64; Cause::COUNT];

/// Counts of one path of a flow, by direction where there are two numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct PathTally {
    /// Packets handed to the network.
    pub packets: [u64; 2],
    /// Their bytes.
    pub bytes: [u64; 2],
    /// Packets lost.
    pub lost: [LostBy; 2],
    /// Packets of the data sender that carried retransmitted data.
    pub retransmitted_packets: u64,
    /// Expiries of T3-rtx at the data sender.
    pub timeouts: u64,
}

/// Counts of one flow.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Counts of each path.
    pub paths: Vec<PathTally>,
    /// Packets handed to the network, by direction.
    pub packets: [u64; 2],
    /// Their bytes, by direction.
    pub bytes: [u64; 2],
    /// Of these, bytes sent on other paths than the primary, by direction.
    pub alternate_bytes: [u64; 2],
    /// Packets of the data sender that carried retransmitted data.
    pub retransmitted_packets: u64,
    /// User data sent again, bytes.
    pub retransmitted_bytes: u64,
    /// All bytes of the packets that carried it.
    pub repeating_bytes: u64,
    /// Cycles of probing of the data sender.
    pub probing: Probing,
    /// Packets lost, by direction.
    pub lost: [LostBy; 2],
    /// Packets that arrived after later ones, by direction.
    pub reordering: [Reordering; 2],
    /// What bad states of error processes did to it.
    pub blackouts: Blackouts,
    /// Expiries of T3-rtx.
    pub timeouts: u64,
    /// Entries into fast recovery by missing reports.
    pub fast_retransmits: u64,
    /// Chunks or segments that were sent again because they were reported missing.
    pub fast_retransmitted: u64,
    /// Messages that the data sender gave up.
    pub given_up: u64,
    /// How often the data sender left a path that failed for another one.
    pub failovers: u64,
    /// When the first packet with data left.
    pub first_data: Option<SimTime>,
    /// Packets with data that were sent for the first time, and their bytes.
    pub first_sent: [u64; 2],
    /// When all data of a finite transfer had been delivered.
    pub completed: Option<SimTime>,
    /// When all of them were known to be: acknowledged at the sender.
    pub acknowledged: Option<SimTime>,
    /// Handovers of the flow's terminals.
    pub handovers: u64,
    /// The largest congestion window, bytes.
    pub peak_cwnd: u32,
    /// The most data outstanding at once, bytes.
    pub peak_flight: u32,
    /// The most data at once that the receiver held, bytes.
    pub peak_buffered: u32,
    /// Time in slow start, cwnd <= ssthresh.
    pub slow_start: Share,
    /// Time with the flight size at or above cwnd.
    pub cwnd_full: Share,
    /// Time in which the window the sender sees holds less than one payload.
    pub peer_rwnd_below_payload: Share,
    /// Time in which the window the receiver would advertise holds less than one payload.
    pub a_rwnd_below_payload: Share,
    /// Time in which chunks wait at the receiver for an earlier one of their stream.
    pub head_of_line_blocked: Share,
    /// Time in which new data of a path wait for room in the receiver's buffer, while it holds what overtook a chunk of
    /// another path.
    pub buffer_blocked: Share,
    /// Delivered user data at the start of the measurement.
    pub delivered_before: u64,
    /// Distinct chunks received at the start of the measurement.
    pub received_before: u64,
    /// Bytes sent forward at the start of the measurement.
    pub sent_before: u64,
    /// Bytes sent on other paths than the primary at the start of the measurement, by direction.
    pub alternate_before: [u64; 2],
}

impl Tally {
    /// Counts a packet that an end hands to the network; returns the counts of its path.
    #[inline]
    pub fn send(&mut self, path: u8, direction: u8, bytes: u32) -> Option<&mut PathTally> {
        let direction = usize::from(direction & 1);
        self.packets[direction] += 1;
        self.bytes[direction] += u64::from(bytes);
        if path != 0 {
            cold_path();
            self.alternate_bytes[direction] += u64::from(bytes);
        }
        let own = self.paths.get_mut(usize::from(path))?;
        own.packets[direction] += 1;
        own.bytes[direction] += u64::from(bytes);
        Some(own)
    }

    /// Counts a lost packet.
    pub fn lose(&mut self, path: u8, direction: u8, cause: Cause) {
        let direction = usize::from(direction & 1);
        self.lost[direction][cause.place()] += 1;
        if let Some(own) = self.paths.get_mut(usize::from(path)) {
            own.lost[direction][cause.place()] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_adds_up_its_spells() {
        let mut share = Share::default();
        let at = SimTime::from_millis;
        share.set(at(10), true);
        share.set(at(15), true);
        share.set(at(30), false);
        share.set(at(40), false);
        share.set(at(50), true);
        assert_eq!(share.until(at(70)), Duration::from_millis(40));
    }
}
