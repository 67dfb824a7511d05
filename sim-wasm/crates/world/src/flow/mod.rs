//! A flow: two endpoints of an association, what they have counted, and what was last recorded of them.

pub(crate) mod applications;
pub(crate) mod blackouts;
pub(crate) mod chosen;
pub(crate) mod incident;
pub(crate) mod item;
pub(crate) mod latency;
pub(crate) mod relay;
pub(crate) mod reordering;
pub(crate) mod stream_requests;
pub(crate) mod tally;
pub(crate) mod transfer;

use std::hint::cold_path;

use skywindow_engine::Stream;
use skywindow_transport::api::{
    Chunk, ChunkFate, Counter, Event, EventRole, NO_PATH, Observer, PathState, ReceiverState, StreamRequest,
};
use skywindow_transport::{Endpoint, Family, Protocol};
use skywindow_units::SimTime;

use crate::flow::applications::Applications;
use crate::flow::chosen::Chosen;
use crate::flow::incident::Strike;
use crate::flow::relay::Relay;
use crate::flow::tally::Tally;
use crate::layout::Leg;
use crate::recording::{ChunkRow, EventRow, PathUse, ReceiverRow, Recording, WindowRow};
use crate::sky::shown::ShownRoute;

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

/// What one path is at one end.
#[derive(Clone, Copy, Debug)]
pub struct Port {
    /// The own interface: a terminal or wired node.
    pub node: u32,
    /// The peer's interface.
    pub peer: u32,
}

/// One end of an association: number 0 sends the data, number 1 receives it.
#[derive(Clone)]
pub struct End {
    /// The protocol.
    pub endpoint: Endpoint,
    /// Its interfaces, one a path, the primary's first; at least one.
    pub ports: Vec<Port>,
    /// Whether it is at a gateway, which has another connection.
    pub at_gateway: bool,
    /// When its timer event is due; `SimTime::MAX` when none waits.
    pub timer: SimTime,
    /// The random numbers of its packets.
    pub fates: Stream,
    /// Packets sent so far.
    pub sent: u64,
}

impl End {
    /// The interface of `path`; that of the primary if there is no such path.
    pub fn port(&self, path: u8) -> Option<Port> {
        self.ports.get(usize::from(path)).or(self.ports.first()).copied()
    }
}

/// An association and its bookkeeping.
#[derive(Clone)]
pub struct Flow {
    /// Its name in the document.
    pub name: String,
    /// Which part of a split flow it is; those of one follow each other.
    pub leg: Option<Leg>,
    /// What the gateway at its beginning has done, if there is one.
    pub relay: Relay,
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
    /// What a full packet adds to the data outstanding, bytes.
    pub outstanding: u32,
    /// Buffer of the data receiver, bytes.
    pub receiver_buffer: u32,
    /// Data sender and data receiver.
    pub ends: [End; 2],
    /// The packets that the scenario has chosen to lose, if any.
    pub chosen: Option<Box<Chosen>>,
    /// The applications that share it, where they offer data as time goes on.
    pub applications: Option<Box<Applications>>,
    /// What befalls it.
    pub incidents: Vec<Strike>,
    /// When interfaces of its sender get their addresses, and when they lose them, by their paths.
    pub addresses: Vec<(SimTime, u8, bool)>,
    /// When its ends ask for other streams: 0 the sender, 1 the receiver.
    pub stream_requests: Vec<(SimTime, u8, StreamRequest)>,
    /// What it counted.
    pub tally: Tally,
    /// What was last recorded.
    pub shown: Shown,
    /// The constellation of each path, by index; none where it is wired.
    pub vias: Vec<Option<usize>>,
    /// The last recorded route of each path.
    pub routes: Vec<ShownRoute>,
}

/// The state last written to the recording, to write changes only.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Congestion state of each path, and the sender's view of the receiver window beside it.
    pub windows: Vec<Option<(PathState, u32)>>,
    /// Receiver state.
    pub receiver: Option<ReceiverState>,
    /// Totals at the end of the last measurement interval: sent, delivered, retransmitted bytes, those on
    /// other paths than the primary.
    pub rates: [u64; 4],
}

/// The rule behind a change of the windows: the code of the event, 0 for none, and its path.
#[derive(Clone, Copy, Debug)]
pub struct Reason {
    /// Code of the event.
    pub code: u8,
    /// Path it is about, [`NO_PATH`] for all.
    pub path: u8,
}

impl Reason {
    /// No rule changed anything.
    pub const NONE: Self = Self { code: 0, path: NO_PATH };

    const fn on(self, path: u8) -> u8 {
        if self.path == path || self.path == NO_PATH { self.code } else { 0 }
    }
}

/// Writes an endpoint's events to the tally and, if the flow is recorded, to the recording.
pub struct Watcher<'a> {
    /// Flow number.
    pub flow: u16,
    /// Which end is watched.
    pub end: u8,
    /// How much is recorded.
    pub detail: Detail,
    /// Counts.
    pub tally: &'a mut Tally,
    /// What its applications wait for.
    pub applications: Option<&'a mut Applications>,
    /// Rows.
    pub recording: &'a mut Recording,
    /// The last reason for a change of the windows.
    pub reason: Reason,
}

/// What the event `code` means to who looks for causes and effects.
#[cold]
fn role<E: Event>(code: u16) -> Option<EventRole> {
    E::TABLE.iter().find(|info| info.code == code)?.role
}

impl Watcher<'_> {
    /// An application has got a chunk.
    #[cold]
    fn hand_on(&mut self, now: SimTime, chunk: &Chunk) {
        let Some(applications) = &mut self.applications else { return };
        let (flow, recorded) = (self.flow, self.detail >= Detail::Windows);
        let recording = &mut *self.recording;
        applications.deliver(now, chunk, |item| {
            if recorded {
                item.show(now, flow, recording);
            }
        });
    }
}

impl<E: Event> Observer<E> for Watcher<'_> {
    fn note(&mut self, now: SimTime, path: u8, event: E) {
        match event.counter() {
            Some(Counter::Timeout) => {
                cold_path();
                self.tally.timeouts += 1;
                if let Some(own) = self.tally.paths.get_mut(usize::from(path)) {
                    own.timeouts += 1;
                }
            }
            Some(Counter::FastRetransmit) => self.tally.fast_retransmits += 1,
            Some(Counter::FastRetransmitted) => self.tally.fast_retransmitted += 1,
            // What the receiver of the data would use for data of its own concerns nobody.
            Some(Counter::GivenUp) => self.tally.given_up += 1,
            Some(Counter::Failover) => self.tally.failovers += u64::from(self.end == 0),
            Some(Counter::TransferComplete) => {
                self.tally.acknowledged.get_or_insert(now);
            }
            Some(Counter::BufferBlocked) => self.tally.buffer_blocked.set(now, true),
            Some(Counter::BufferFreed) => self.tally.buffer_blocked.set(now, false),
            Some(step) => self.tally.probing.count(now, step),
            None => {}
        }
        let code = event.code();
        self.reason = Reason { code: code as u8, path };
        if self.end == 0 && self.tally.blackouts.is_unnoticed() && role::<E>(code) == Some(EventRole::Repairs)
        {
            cold_path();
            self.tally.blackouts.notice(now);
        }
        if self.detail >= Detail::Windows {
            let [a, b, c, d] = event.numbers();
            let (flow, end) = (self.flow, self.end);
            let row = EventRow { t: now, code, flow, path, end, a, b, c, d };
            self.recording.events.push(row);
            if let Some(tap) = self.recording.tap() {
                cold_path();
                tap.note(role::<E>(code), row);
            }
        }
    }

    #[inline]
    fn chunk(&mut self, now: SimTime, chunk: Chunk, fate: ChunkFate) {
        if self.detail == Detail::Full {
            let Chunk { tsn, stream, ssn, flags, .. } = chunk;
            let flow = self.flow;
            self.recording.chunks.push(ChunkRow { t: now, flow, fate, flags, tsn, stream, ssn });
        }
        if fate == ChunkFate::Delivered && self.end == 1 && self.applications.is_some() {
            self.hand_on(now, &chunk);
        }
    }
}

impl Flow {
    /// The family it is of.
    #[inline]
    pub const fn protocol(&self) -> Protocol {
        self.ends[0].endpoint.protocol()
    }

    /// Where packets of its family wait to be used again.
    #[inline]
    pub const fn shelf(&self) -> usize {
        self.protocol() as usize
    }

    /// One of its ends: 0 sends the data, 1 receives them.
    #[inline(always)]
    pub const fn end_mut(&mut self, end: u8) -> &mut End {
        &mut self.ends[(end & 1) as usize]
    }

    /// About how much memory it takes, bytes: most of it is what its ends hold for the other one.
    pub fn bytes(&self) -> usize {
        let held = self.ends.iter().map(|end| {
            let receiver = end.endpoint.receiver();
            let pieces = (receiver.buffered_bytes / self.payload.max(1)).max(receiver.blocked_chunks);
            64 * pieces as usize + 64 * (end.endpoint.path_state(0).flight / self.payload.max(1)) as usize
        });
        let applications = self.applications.as_ref().map_or(0, |own| own.memory());
        size_of::<Self>() + held.sum::<usize>() + applications
    }

    /// Whether neither end has anything to send or waits for a timer, nor an application for its time.
    pub fn rests(&self) -> bool {
        let silent = self.applications.as_ref().is_none_or(|own| own.is_silent());
        silent && self.ends.iter().all(|end| end.endpoint.rests() && end.endpoint.next_timeout().is_none())
    }

    /// Writes the sender's windows that changed, with `reason`, and follows the time shares.
    pub fn show_windows<F: Family>(
        &mut self,
        now: SimTime,
        number: u16,
        reason: Reason,
        recording: &mut Recording,
    ) {
        let Some(sender) = F::of(&self.ends[0].endpoint) else { return };
        let peer_rwnd = sender.peer_rwnd();
        let mut leads = true;
        for path in 0..self.shown.windows.len() as u8 {
            let Some(sender) = F::of(&self.ends[0].endpoint) else { return };
            let state = sender.path_state(path);
            let leading = state.in_use && leads;
            leads &= !state.in_use;
            let shown = &mut self.shown.windows[usize::from(path)];
            // The receiver's window belongs to all paths: one row for it is enough.
            let known =
                shown.is_some_and(|(before, rwnd)| before == state && (rwnd == peer_rwnd || !state.in_use));
            if known {
                continue;
            }
            *shown = Some((state, peer_rwnd));
            let tally = &mut self.tally;
            tally.peak_cwnd = tally.peak_cwnd.max(state.cwnd);
            tally.peak_flight = tally.peak_flight.max(state.flight);
            if leading {
                self.follow_shares(now, state.cwnd, state.ssthresh, state.flight, peer_rwnd);
            }
            if self.detail >= Detail::Windows {
                recording.windows.push(WindowRow {
                    t: now,
                    flow: number,
                    path,
                    reason: reason.on(path),
                    cwnd: state.cwnd,
                    ssthresh: state.ssthresh,
                    flight: state.flight,
                    pba: state.partial_bytes_acked,
                    peer_rwnd,
                    srtt_ms: state.srtt,
                    rttvar_ms: state.rttvar,
                    rto_ms: state.rto,
                    errors: state.error_count as u16,
                    state: PathUse::new(state.active, state.in_use),
                });
            }
        }
    }

    /// The time shares of the path that new data take, or of the first that they do. They are shares of the flow's time,
    /// so that what an incident does before its start counts from there. A function of its own, or all of them would be
    /// fetched before the first path.
    #[inline(never)]
    fn follow_shares(&mut self, now: SimTime, cwnd: u32, ssthresh: u32, flight: u32, peer_rwnd: u32) {
        let (now, tally) = (now.max(self.start), &mut self.tally);
        tally.slow_start.set(now, cwnd <= ssthresh);
        tally.cwnd_full.set(now, flight >= cwnd);
        tally.peer_rwnd_below_payload.set(now, peer_rwnd < self.payload);
    }

    /// Writes the receiver's buffer if it changed, and follows the time shares.
    pub fn show_receiver<F: Family>(&mut self, now: SimTime, number: u16, recording: &mut Recording) {
        let Some(receiver) = F::of(&self.ends[1].endpoint) else { return };
        let state = receiver.receiver();
        if self.shown.receiver == Some(state) {
            return;
        }
        self.shown.receiver = Some(state);
        if self.tally.completed.is_none()
            && self.bytes.is_some_and(|bytes| state.delivered_bytes - state.earlier_bytes >= bytes)
        {
            cold_path();
            self.tally.completed = Some(now);
        }
        self.tally.peak_buffered = self.tally.peak_buffered.max(state.buffered_bytes);
        let of_the_flow = now.max(self.start);
        self.tally.a_rwnd_below_payload.set(of_the_flow, state.a_rwnd < self.payload);
        self.tally.head_of_line_blocked.set(of_the_flow, state.blocked_chunks > 0);
        if self.detail >= Detail::Windows {
            recording.receivers.push(ReceiverRow {
                t: now,
                flow: number,
                a_rwnd: state.a_rwnd,
                buffered: state.buffered_bytes,
                blocked: state.blocked_chunks,
                cumulative_tsn: state.cumulative_tsn,
            });
        }
    }
}
