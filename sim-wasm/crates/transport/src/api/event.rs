//! What an endpoint reports: its events, what is known of each before it happens, and who listens.

use std::ops::RangeInclusive;

use skywindow_units::{CodeSpec, SimTime};

use super::packet::{Chunk, ChunkFate};

/// Something that happened in an endpoint, with its reason: see `shared_events` for how a family declares its own.
pub trait Event: Copy {
    /// What is known of every event.
    const TABLE: &'static [EventInfo];

    /// A stable number within the family, 1 to 99 or [one of a controller](CONTROLLERS). What means the same in several
    /// families has the same number, and the same number has the same kind in all.
    fn code(&self) -> u16;

    /// Its numbers in the order of its fields; durations are milliseconds, states and reasons their codes.
    fn numbers(&self) -> [f64; 4];

    /// What a tally adds up for it.
    fn counter(&self) -> Option<Counter>;

    /// The words for the event `code` of `path`, one of `paths`, with the numbers of [`numbers`](Self::numbers).
    fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> Explanation;
}

/// The numbers of what congestion controllers tell in their own words, but for some below that are older than this;
/// those between are the network's. Recordings keep the number of the last reason in a byte.
pub const CONTROLLERS: RangeInclusive<u16> = 200..=255;

/// What is known of an event before it happens.
#[derive(Clone, Copy, Debug)]
pub struct EventInfo {
    /// Its number in recordings.
    pub code: u16,
    /// Its name, each word with a capital.
    pub name: &'static str,
    /// What it means.
    pub help: &'static str,
    /// Where it belongs among others.
    pub kind: EventKind,
    /// What it means besides.
    pub role: Option<EventRole>,
    /// What the sender's window is in from then on, in the words of the field, where the event says so.
    pub phase: Option<&'static str>,
    /// Its numbers, in order.
    pub fields: &'static [EventField],
}

impl EventInfo {
    /// Of no event.
    pub(crate) const BLANK: Self =
        Self { code: 0, name: "", help: "", kind: EventKind::Window, role: None, phase: None, fields: &[] };
}

/// A number of an event.
#[derive(Clone, Copy, Debug)]
pub struct EventField {
    /// Its name.
    pub name: &'static str,
    /// Its unit; empty for a plain number or a code.
    pub unit: &'static str,
    /// What it means.
    pub help: &'static str,
    /// What its values mean, where it is a code.
    pub codes: Option<&'static CodeSpec>,
}

skywindow_form::choices! { "What an event means to who looks for causes and effects, whatever its family calls it." EventRole {
    Repairs = "repairs" "Repairs" "The sender does something about a loss that it believes in.",
    Resends = "resends" "Resends" "Data are sent again, which may belong to an earlier repair.",
    Corruption = "corruption" "Corruption" "The sender takes a loss for corruption, for want of a congestion mark or by a report of its receiver.",
    Unanswered = "unanswered" "Unanswered" "A probe of an idle path was not answered.",
}}

/// What a tally adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Fast recovery begins.
    FastRetransmit,
    /// A chunk or segment that was reported missing is sent again.
    FastRetransmitted,
    /// The retransmission timer expired.
    Timeout,
    /// New data leave a path that failed for another one.
    Failover,
    /// Probing begins because a report is missing.
    EarlyTimeout,
    /// Probing begins because a report names losses.
    ExplicitTrigger,
    /// A probe is sent.
    Probe,
    /// Probing ends: nothing is missing.
    ProbingAborted,
    /// Probing ends: no congestion.
    ImmediateRecovery,
    /// Probing ends: congestion.
    CongestionFound,
    /// Probing ends with the session.
    ProbingCut,
    /// Everything of a finite transfer is acknowledged.
    TransferComplete,
    /// New data of a path wait for room in the receiver's buffer.
    BufferBlocked,
    /// The receiver's buffer has room again.
    BufferFreed,
    /// A message is given up.
    GivenUp,
}

skywindow_form::choices! { "The kinds that timeline, charts and list tell apart; the first ones have a mark of their own." EventKind {
    Loss = "loss" "Losses" "A packet is lost on its way.",
    FastRetransmit = "fast-retransmit" "Fast retransmits" "A loss is repaired before the timer expires.",
    Timeout = "timeout" "Timeouts" "The retransmission timer expires.",
    Failover = "failover" "Failovers" "New data take another path.",
    Handover = "handover" "Handovers" "A terminal changes its satellite.",
    Reconfiguration = "reconfiguration" "Reconfigurations" "A terminal must choose its satellite anew.",
    Link = "link" "Link changes" "The delay, rate, losses or state of a link changes.",
    Incident = "incident" "Incidents" "A host reboots, or somebody sends packets in the name of another.",
    Change = "change" "Dated changes" "Something becomes different because the scenario says so.",
    Probing = "probing" "Probing cycles" "The sender probes whether a loss means congestion.",
    Hint = "hint" "Path hints" "The sender is told, or guesses, that its path has changed.",
    Route = "route" "Route changes" "The route of a path changes.",
    Path = "path" "Path states" "A path fails, works again or is known to.",
    Heartbeat = "heartbeat" "Heartbeats" "An idle path is probed.",
    Congestion = "congestion" "Congestion marks" "A router marks packets, and the sender hears of it.",
    PacketSize = "packet-size" "Packet sizes" "The path MTU changes.",
    Retransmission = "retransmission" "Retransmissions" "Data are sent again.",
    Blocking = "blocking" "Receive-buffer blocking" "Data wait because the receiver's buffer is full of what overtook others.",
    Abandonment = "abandonment" "Messages given up" "A message is given up, or the receiver is told of it.",
    Window = "window" "Window changes" "cwnd or the peer's window changes.",
    RoundTrip = "round-trip" "Round trips" "A round trip is measured, or its timeout changes.",
    Receiver = "receiver" "Receiver" "Data wait at the receiver, come twice or find no room.",
    Association = "association" "Association" "The association is set up, shut down or given up.",
}}

impl EventKind {
    /// Whether charts and timeline mark it.
    pub const fn is_marked(self) -> bool {
        (self as u8) <= Self::Hint as u8
    }
}

skywindow_form::reply! { #[derive(Default, Eq)] "An event in words." Explanation {
    title: String => "What happened.",
    detail: String => "Why, with its numbers.",
    rule: String => "The rule it follows and where it is written; empty if none.",
}}

/// Whoever wants to know what an endpoint does and why.
pub trait Observer<E> {
    /// `event` happened at `now` on `path`, or on none in particular ([`NO_PATH`](super::NO_PATH)).
    fn note(&mut self, now: SimTime, path: u8, event: E);

    /// `chunk` has arrived for the first time, or was held until `now`; the default looks away. A chunk that
    /// was refused may come again.
    fn chunk(&mut self, _now: SimTime, _chunk: Chunk, _fate: ChunkFate) {}
}

/// Looks away.
impl<E> Observer<E> for () {
    fn note(&mut self, _now: SimTime, _path: u8, _event: E) {}
}

/// Writes every event down, without its path.
impl<E> Observer<E> for Vec<(SimTime, E)> {
    fn note(&mut self, now: SimTime, _path: u8, event: E) {
        self.push((now, event));
    }
}
