//! A flow: two endpoints of an association, what they have counted, and what was last recorded of them.

use skywindow_engine::Stream;
use skywindow_transport::sctp::{Endpoint, Event, EventKind, Observer, PathState, ReceiverState};
use skywindow_units::SimTime;

use crate::recording::{NEITHER, Recording};
use crate::tally::Tally;

/// How much of a flow is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Rates only.
    Totals,
    /// Windows and events besides.
    Windows,
    /// Segments, their hops and fates besides.
    Full,
}

/// One end of an association: number 0 sends the data, number 1 receives it.
pub struct End {
    /// The protocol.
    pub endpoint: Endpoint,
    /// Its terminal or wired node.
    pub node: u32,
    /// The node it sends to.
    pub peer: u32,
    /// When its timer event is due; `SimTime::MAX` when none waits.
    pub timer: SimTime,
    /// The random numbers of its packets.
    pub fates: Stream,
    /// Packets sent so far.
    pub sent: u64,
}

/// An association and its bookkeeping.
pub struct Flow {
    /// Its name in summaries.
    pub name: String,
    /// Whether it is background traffic.
    pub background: bool,
    /// How much of it is recorded.
    pub detail: Detail,
    /// When it opens.
    pub start: SimTime,
    /// User data of a finite transfer, bytes.
    pub bytes: Option<u64>,
    /// User data in a full packet, bytes.
    pub payload: u32,
    /// Buffer of the data receiver, bytes.
    pub receiver_buffer: u32,
    /// Data sender and data receiver.
    pub ends: [End; 2],
    /// What it counted.
    pub tally: Tally,
    /// What was last recorded.
    pub shown: Shown,
    /// Nodes of the last recorded path, by direction.
    pub paths: [Vec<u16>; 2],
    /// Where their nodes begin in the recording, by direction.
    pub first_nodes: [u32; 2],
}

/// The state last written to the recording, to write changes only.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Congestion state and the sender's view of the receiver window.
    pub windows: Option<(PathState, u32)>,
    /// Receiver state.
    pub receiver: Option<ReceiverState>,
    /// Totals at the end of the last measurement interval: sent, delivered, retransmitted bytes.
    pub rates: [u64; 3],
}

/// Writes an endpoint's events to the tally and, if the flow is recorded, to the recording.
pub struct Watcher<'a> {
    /// Flow number.
    pub flow: u16,
    /// How much is recorded.
    pub detail: Detail,
    /// Counts.
    pub tally: &'a mut Tally,
    /// Rows.
    pub recording: &'a mut Recording,
    /// The last reason for a change of the windows.
    pub reason: u8,
}

impl Observer for Watcher<'_> {
    fn note(&mut self, now: SimTime, _path: u8, event: Event) {
        self.tally.failovers += u64::from(matches!(event, Event::PathInactive { .. }));
        match event.kind() {
            EventKind::Timeout => self.tally.timeouts += 1,
            EventKind::FastRetransmit => self.tally.fast_retransmits += 1,
            EventKind::Other => {}
        }
        let code = event.code();
        self.reason = code as u8;
        if self.detail >= Detail::Windows {
            let [a, b, c, d] = event.numbers();
            self.recording.events.push(now.as_secs_f64(), code, self.flow, NEITHER, NEITHER, a, b, c, d);
        }
    }
}

impl Flow {
    /// Writes the sender's windows if they changed, with `reason`, and follows the time shares.
    pub fn show_windows(&mut self, now: SimTime, number: u16, reason: u8, recording: &mut Recording) {
        let sender = &self.ends[0].endpoint;
        let (state, peer_rwnd) = (sender.path_state(0), sender.peer_rwnd());
        if self.shown.windows == Some((state, peer_rwnd)) {
            return;
        }
        self.shown.windows = Some((state, peer_rwnd));
        self.tally.peak_cwnd = self.tally.peak_cwnd.max(state.cwnd);
        self.tally.peak_flight = self.tally.peak_flight.max(state.flight);
        self.tally.slow_start.set(now, state.cwnd <= state.ssthresh);
        self.tally.cwnd_full.set(now, state.flight >= state.cwnd);
        self.tally.peer_rwnd_below_payload.set(now, peer_rwnd < self.payload);
        if self.detail >= Detail::Windows {
            recording.windows.push(
                now.as_secs_f64(),
                number,
                0,
                reason,
                state.cwnd,
                state.ssthresh,
                state.flight,
                state.partial_bytes_acked,
                peer_rwnd,
                state.srtt.as_millis_f64() as f32,
                state.rttvar.as_millis_f64() as f32,
                state.rto.as_millis_f64() as f32,
                state.error_count.min(255) as u8,
                if state.active { 2 } else { 0 },
            );
        }
    }

    /// Writes the receiver's buffer if it changed, and follows the time shares.
    pub fn show_receiver(&mut self, now: SimTime, number: u16, recording: &mut Recording) {
        let state = self.ends[1].endpoint.receiver();
        if self.shown.receiver == Some(state) {
            return;
        }
        self.shown.receiver = Some(state);
        if self.tally.completed.is_none() && self.bytes.is_some_and(|bytes| state.delivered_bytes >= bytes) {
            self.tally.completed = Some(now);
        }
        self.tally.a_rwnd_below_payload.set(now, state.a_rwnd < self.payload);
        self.tally.head_of_line_blocked.set(now, state.blocked_chunks > 0);
        if self.detail >= Detail::Windows {
            recording.receivers.push(
                now.as_secs_f64(),
                number,
                state.a_rwnd,
                state.buffered_bytes,
                state.blocked_chunks,
                state.cumulative_tsn,
            );
        }
    }
}
