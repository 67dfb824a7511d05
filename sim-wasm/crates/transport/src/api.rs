//! What a family of transport protocols gives: an endpoint, its packets, its events and its settings.
//!
//! A family is a folder that exports `Endpoint`, `Packet`, `Event` and `Settings`, each with the trait of that name
//! here. The line in `lib.rs` that registers it makes it known to documents, worlds and recordings.

use skywindow_form::Part;
use skywindow_units::{CodeSpec, Duration, SimTime};

use crate::wire::ip::{Address, Carried};
use crate::wire::{Malformed, Reader};

/// Most paths between two endpoints.
pub const MAX_PATHS: usize = 8;

/// The path of an event that concerns all of them.
pub const NO_PATH: u8 = u8::MAX;

/// What the application sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nothing, and the endpoint stays open.
    None,
    /// Data without end.
    Endless,
    /// So many user bytes; then the endpoint closes.
    Finite(u64),
    /// What a gateway passes on between two connections (RFC 3135 section 2.4): it supplies what has come from the one
    /// side, and closes when that side has.
    Relayed {
        /// The most that it holds of what comes in at this end, bytes.
        room_bytes: u32,
    },
}

/// What a gateway sees of an end of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RelayState {
    /// The peer has been met: data may flow.
    pub established: bool,
    /// User data that came in order, bytes.
    pub arrived_bytes: u64,
    /// User data that the peer has acknowledged, bytes.
    pub acknowledged_bytes: u64,
    /// The peer has sent all that it will ever send, and that has arrived.
    pub finished: bool,
    /// It was given up or reset: nothing will come or be acknowledged any more.
    pub broken: bool,
}

/// The place of an endpoint in a run: all that its settings do not say.
#[derive(Clone, Copy, Debug)]
pub struct Seat {
    /// How many paths lead to the peer, 1 to [`MAX_PATHS`]. Path i leaves by the host's interface i and leads to the
    /// peer's interface i; path 0 is the primary.
    pub paths: usize,
    /// What the application sends.
    pub source: Source,
    /// Where its random numbers begin.
    pub seed: u64,
}

/// One end of a flow: a state machine without clock or wire.
///
/// After every call of [`open`](Self::open), [`on_packet`](Self::on_packet), [`on_too_big`](Self::on_too_big) and
/// [`on_timer`](Self::on_timer) the caller calls [`poll_transmit`](Self::poll_transmit) until it returns nothing, and
/// then [`next_timeout`](Self::next_timeout).
pub trait Endpoint: Sized {
    /// What it exchanges with its peer.
    type Packet: Packet;
    /// What it reports.
    type Event: Event;
    /// The rules it follows.
    type Settings: Settings;

    /// A closed endpoint, which answers when the peer opens.
    fn new(settings: &Self::Settings, seat: Seat) -> Self;

    /// Begins the exchange that sets the flow up.
    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Self::Event>);

    /// Takes a packet that came on `path`, with or without a congestion mark in its IP header.
    fn on_packet(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Self::Packet,
        congestion_experienced: bool,
        obs: &mut impl Observer<Self::Event>,
    );

    /// A router says that a packet sent on `path` was too big for a link of `mtu_bytes`; 0 if it does not say the size.
    fn on_too_big(&mut self, now: SimTime, path: u8, mtu_bytes: u32, obs: &mut impl Observer<Self::Event>);

    /// A timer may have expired.
    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Self::Event>);

    /// Whether there is surely nothing to send: then [`poll_transmit`](Self::poll_transmit) need not be asked.
    fn rests(&self) -> bool;

    /// Fills `packet`, whatever it held, with the next packet to send and returns the path it leaves by.
    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Self::Packet,
        obs: &mut impl Observer<Self::Event>,
    ) -> Option<u8>;

    /// When [`on_timer`](Self::on_timer) must be called at the latest; nothing if no timer runs.
    fn next_timeout(&self) -> Option<SimTime>;

    /// What can be seen of a path; of the primary if there is no such path.
    fn path_state(&self, path: u8) -> PathState;

    /// What the sender believes is left of the peer's window, bytes.
    fn peer_rwnd(&self) -> u32;

    /// Data looked at one by one since the last call: what packets and timers have cost beyond their usual work.
    fn take_looked(&mut self) -> u64;

    /// What can be seen of the receiving half.
    fn receiver(&self) -> ReceiverState;

    /// From `now` on it follows other settings, as far as they may change while a flow goes on.
    fn adopt(&mut self, now: SimTime, settings: &Self::Settings, obs: &mut impl Observer<Self::Event>);

    /// The application stops reading what comes, or goes on.
    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Self::Event>);

    /// What a gateway sees of it. A family that gateways split has this and what follows; its ends at gateways have
    /// [`Source::Relayed`].
    fn relay_state(&self) -> RelayState {
        RelayState::default()
    }

    /// The host fails and comes back after `off`, with no memory of anything. A family that takes incidents has this and
    /// what follows.
    fn reboot(&mut self, _now: SimTime, _off: Duration, _obs: &mut impl Observer<Self::Event>) {}

    /// Fills `packet` with one that somebody else sends in the name of this end. Returns whether there is anything to
    /// pretend.
    fn forge(&self, _forgery: Forgery, _packet: &mut Self::Packet) -> bool {
        false
    }

    /// The gateway has so much more to send.
    fn supply(&mut self, _bytes: u64) {}

    /// The gateway needs so much less room for what came in.
    fn release(&mut self, _now: SimTime, _bytes: u32, _obs: &mut impl Observer<Self::Event>) {}

    /// The gateway has nothing more to send than what was supplied.
    fn close(&mut self) {}

    /// The gateway ends it at once, whatever is under way, and tells the peer. Returns whether there was something to
    /// end.
    fn abort(&mut self, _now: SimTime, _obs: &mut impl Observer<Self::Event>) -> bool {
        false
    }
}

/// What a forged packet pretends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forged {
    /// That the end breaks off.
    End,
    /// That it sends data.
    Data,
    /// That it opens the flow anew.
    Open,
    /// What proved who it was when the flow was set up, once more.
    Replay,
}

/// A packet that somebody sends in the name of an end.
#[derive(Clone, Copy, Debug)]
pub struct Forgery {
    /// What it pretends.
    pub what: Forged,
    /// The guess: random bits.
    pub draw: u64,
    /// How many bits of what packets are known by must be guessed.
    pub unknown_bits: u8,
}

/// What can be seen of a path from the end that sends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathState {
    /// Congestion window, bytes.
    pub cwnd: u32,
    /// Slow start threshold, bytes.
    pub ssthresh: u32,
    /// Bytes in flight.
    pub flight: u32,
    /// Bytes acknowledged towards the next growth in congestion avoidance.
    pub partial_bytes_acked: u32,
    /// Smoothed round-trip time; zero before the first measurement.
    pub srtt: Duration,
    /// Its variation.
    pub rttvar: Duration,
    /// Retransmission timeout.
    pub rto: Duration,
    /// Errors in a row.
    pub error_count: u32,
    /// Whether the peer can be reached by it as far as is known.
    pub active: bool,
    /// Largest packet, bytes.
    pub mtu_bytes: u32,
    /// Whether new data go there.
    pub in_use: bool,
}

/// What can be seen of the receiving half of an endpoint. A TSN is the number that a family's data are counted by, in
/// 32 bits as on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReceiverState {
    /// Free buffer, bytes.
    pub a_rwnd: u32,
    /// Buffer taken by data that wait for earlier ones or are not yet read, bytes.
    pub buffered_bytes: u32,
    /// Chunks that wait for an earlier one of their stream or for the rest of their message.
    pub blocked_chunks: u32,
    /// Highest TSN up to which everything has come.
    pub cumulative_tsn: u32,
    /// Highest TSN that has come.
    pub highest_tsn: u32,
    /// User data delivered to the application in order, bytes.
    pub delivered_bytes: u64,
    /// Of these, what came before the peer forgot the transfer and began anew, bytes.
    pub earlier_bytes: u64,
    /// Different chunks received.
    pub received_chunks: u64,
    /// Chunks received again.
    pub duplicates: u64,
    /// Chunks dropped for want of buffer.
    pub dropped: u64,
}

/// What endpoints exchange. Buffers are kept when a packet is filled again, so that sending allocates nothing.
pub trait Packet: Default {
    /// What the IP header of the packet says.
    fn ip(&self) -> Ip;

    /// What the recording says of the packet.
    fn describe(&self) -> Description;

    /// The number that stands for the packet in [`Description::number`].
    fn number(&self) -> u32;

    /// What it is.
    fn kind(&self) -> SegmentKind;

    /// User data that it carries, bytes, if it was sent before; none for new data.
    fn repeated_bytes(&self) -> Option<u64>;

    /// Tells `tell` everything that the row of a packet has no room for.
    fn contents(&self, tell: impl FnMut(Content));

    /// The number by which IP knows the protocol.
    const PROTOCOL: u8;

    /// Writes it as it is on the wire, without the header of IP.
    fn write(&self, place: &Place<'_>, out: &mut Vec<u8>);

    /// Reads what a header of IP carries as a packet of the protocol, which `reader` notes field by field; whether its
    /// checksum is right.
    ///
    /// # Errors
    /// It is none.
    fn read(reader: &mut Reader<'_, '_>, carried: &Carried) -> Result<bool, Malformed>;

    /// What a packet of that kind and number is called in a sentence: "TSN 7", "COOKIE ACK".
    fn name(kind: SegmentKind, number: u32) -> String;
}

/// Between which hosts a packet goes: what its bytes need besides what it says of itself.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The addresses that its IP header has, source and destination.
    pub addresses: [Address; 2],
    /// The ports of both.
    pub ports: [u16; 2],
    /// The addresses of the end that sends it, one a path.
    pub own: &'a [Address],
    /// Those of the end that it is for.
    pub peer: &'a [Address],
}

/// Something to do with a packet, whatever its family.
pub trait Viewer {
    /// What comes of it.
    type Answer;

    /// Looks at it.
    fn view<P: Packet>(self, packet: &P) -> Self::Answer;
}

/// What the IP header of a packet says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ip {
    /// Size with all headers, bytes.
    pub bytes: u32,
    /// It forbids fragmentation (DF).
    pub dont_fragment: bool,
    /// It says that a mark is understood (ECT, RFC 3168).
    pub ecn_capable: bool,
}

skywindow_units::codes! { "What a packet is." SegmentKind {
    Data = 0 "data" "Carries user data.",
    Sack = 1 "acknowledgement" "Acknowledges and carries no data.",
    Control = 2 "control" "Sets the flow up or shuts it down.",
    Heartbeat = 3 "heartbeat" "Probes a path.",
    Icmp = 4 "report of a packet that was too big" "An ICMP message: a packet was too big (RFC 792, RFC 1191).",
    Poll = 5 "poll" "Asks for a report.",
    Report = 6 "unasked report" "Reports unasked what is missing.",
}}

skywindow_units::codes! { #[derive(Default)] "Why a packet carries data that was sent before." Retransmit {
    #[default]
    First = 0 "sent" "It does not.",
    Fast = 1 "sent again by fast retransmit" "Reported missing often enough.",
    Timeout = 2 "sent again after a timeout" "The retransmission timer expired.",
    TooBig = 3 "sent again because it was too big" "A router said that the packet was too big (RFC 1191); it may be fragmented now.",
}}

skywindow_units::codes! { "What a packet says of congestion marks (RFC 3168)." EcnFlag {
    Capable = 1 "ECN-capable" "Its IP header says that a mark is understood.",
    Echo = 2 "tells of a mark" "It tells the sender of a mark.",
    Reduced = 4 "answers a mark" "It says that the sender has answered the mark.",
}}

impl EcnFlag {
    /// The sum of those that hold.
    pub const fn sum(capable: bool, tells: bool, answers: bool) -> u8 {
        capable as u8 * Self::Capable as u8
            + tells as u8 * Self::Echo as u8
            + answers as u8 * Self::Reduced as u8
    }
}

skywindow_units::codes! { "What a piece of data is of its message." ChunkFlag {
    Last = 1 "last" "The last of its message.",
    First = 2 "first" "The first of its message.",
    Unordered = 4 "unordered" "It waits for no other.",
    Immediate = 8 "acknowledged at once" "Its sender wants to hear of it at once.",
}}

/// What a recording says of a packet in one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Description {
    /// What it is.
    pub kind: SegmentKind,
    /// Whether and why it repeats data.
    pub retransmit: Retransmit,
    /// The first number of its data, else the number up to which it acknowledges, else what it is for.
    pub number: u32,
    /// Pieces of data.
    pub chunks: u16,
    /// Stream of the first piece.
    pub stream: u16,
    /// Its number within the stream.
    pub ssn: u16,
    /// Blocks that it reports beyond the number up to which it acknowledges.
    pub gaps: u16,
    /// The sum of its [`EcnFlag`]s.
    pub ecn: u8,
}

/// What the row of a packet has no room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// It reports that these numbers have come.
    Gap {
        /// First number.
        first: u32,
        /// Last number.
        last: u32,
    },
    /// It reports that this number has come twice.
    Duplicate(u32),
    /// It reports that these numbers are missing.
    Missing {
        /// First number.
        first: u32,
        /// Last number.
        last: u32,
    },
    /// Besides what else it is, it asks for a report.
    Poll {
        /// The next number that will be sent.
        next: u32,
    },
    /// A piece of data after the first.
    Data(Chunk),
}

/// A piece of data on its way to the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Its number.
    pub tsn: u32,
    /// Stream.
    pub stream: u16,
    /// Its number within the stream.
    pub ssn: u16,
    /// The sum of its [`ChunkFlag`]s.
    pub flags: u8,
}

skywindow_form::reply! { #[derive(Copy, Eq)] "How a family numbers its data, for readers of recordings." Numbering {
    first: u32 => "The number of the first data.",
    step: u32 => "By how much the numbers of successive full pieces differ.",
    acknowledges_next: bool => "Whether an acknowledgement names the next number that is expected, not the last one that has come.",
}}

skywindow_units::codes! { "What became of a piece of data at the receiver." ChunkFate {
    Held = 0 "held by the receiver" "It waits for an earlier one of its stream, for the rest of its message, or to be read.",
    Delivered = 1 "delivered" "The application has it.",
    Refused = 2 "refused for want of room" "The buffer had no room for it.",
}}

/// Something that happened in an endpoint, with its reason: see `shared_events` for how a family declares its own.
pub trait Event: Copy {
    /// What is known of every event.
    const TABLE: &'static [EventInfo];

    /// A stable number within the family, 1 to 99. What means the same in several families has the same number, and
    /// the same number has the same kind in all.
    fn code(&self) -> u16;

    /// Its numbers in the order of its fields; durations are milliseconds, states and reasons their codes.
    fn numbers(&self) -> [f64; 4];

    /// What a tally adds up for it.
    fn counter(&self) -> Option<Counter>;

    /// The words for the event `code` of `path`, one of `paths`, with the numbers of [`numbers`](Self::numbers).
    fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> Explanation;
}

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
    Corruption = "corruption" "Corruption" "The sender takes a loss for corruption, for want of a congestion mark.",
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
    Route = "route" "Route changes" "The route of a path changes.",
    Path = "path" "Path states" "A path fails, works again or is known to.",
    Heartbeat = "heartbeat" "Heartbeats" "An idle path is probed.",
    Congestion = "congestion" "Congestion marks" "A router marks packets, and the sender hears of it.",
    PacketSize = "packet-size" "Packet sizes" "The path MTU changes.",
    Retransmission = "retransmission" "Retransmissions" "Data are sent again.",
    Blocking = "blocking" "Receive-buffer blocking" "Data wait because the receiver's buffer is full of what overtook others.",
    Window = "window" "Window changes" "cwnd or the peer's window changes.",
    RoundTrip = "round-trip" "Round trips" "A round trip is measured, or its timeout changes.",
    Receiver = "receiver" "Receiver" "Data wait at the receiver, come twice or find no room.",
    Association = "association" "Association" "The association is set up, shut down or given up.",
}}

impl EventKind {
    /// Whether charts and timeline mark it.
    pub const fn is_marked(self) -> bool {
        (self as u8) <= Self::Probing as u8
    }
}

skywindow_form::reply! { #[derive(Default, Eq)] "An event in words." Explanation {
    title: String => "What happened.",
    detail: String => "Why, with its numbers.",
    rule: String => "The rule it follows and where it is written; empty if none.",
}}

/// Whoever wants to know what an endpoint does and why.
pub trait Observer<E> {
    /// `event` happened at `now` on `path`, or on none in particular ([`NO_PATH`]).
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

/// The settings of a family, as a document holds them and as an endpoint reads them.
pub trait Settings: Part + Default + Clone {
    /// Most paths between the ends.
    const MOST_PATHS: usize = MAX_PATHS;

    /// Whether gateways on the way may end a connection and open their own for the rest.
    const SPLITS: bool = false;

    /// Whether its hosts may reboot in the middle of a flow, and others send packets in their name.
    const INCIDENTS: bool = false;

    /// Streams of the data sender.
    fn streams(&self) -> u32;

    /// User data in a full packet, bytes.
    fn payload_bytes(&self) -> u32;

    /// What a full packet adds to the data outstanding, bytes.
    fn outstanding_bytes(&self) -> u32 {
        self.payload_bytes()
    }

    /// Buffer of the data receiver, bytes.
    fn receiver_buffer_bytes(&self) -> u32;

    /// How its data are numbered.
    fn numbering(&self) -> Numbering;

    /// Notes what no single field can be blamed for.
    fn check(&self, reader: &mut skywindow_form::Reader);
}
