//! What a family of transport protocols gives: an endpoint, its packets, its events and its settings.
//!
//! A family is a folder that exports `Endpoint`, `Packet`, `Event` and `Settings`, each with the trait of that name
//! here. The line in `lib.rs` that registers it makes it known to documents, worlds and recordings.

mod event;
mod packet;
mod state;

use skywindow_form::Part;
use skywindow_units::{Duration, SimTime};

pub use crate::congestion::{Hints, PathHint};
pub use event::{
    CONTROLLERS, Counter, Event, EventField, EventInfo, EventKind, EventRole, Explanation, Observer,
};
pub use packet::{
    Chunk, ChunkFate, ChunkFlag, Content, Description, EcnFlag, Ip, Numbering, Packet, Place, Retransmit,
    SegmentKind, Viewer,
};
pub use state::{PathState, ReceiverState, RelayState};

/// Most paths between two endpoints.
pub const MAX_PATHS: usize = 8;

/// The path of an event that concerns all of them.
pub const NO_PATH: u8 = u8::MAX;

/// The bits of a byte that errors change.
pub const DAMAGE: u8 = 0x10;

/// What the application sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nothing, and the endpoint stays open.
    None,
    /// Data without end.
    Endless,
    /// So many user bytes; then the endpoint closes.
    Finite(u64),
    /// What applications hand over one message after the other, until they close: see [`Endpoint::write`].
    Written,
    /// What a gateway passes on between two connections (RFC 3135 section 2.4): it supplies what has come from the one
    /// side, and closes when that side has.
    Relayed {
        /// The most that it holds of what comes in at this end, bytes.
        room_bytes: u32,
    },
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

/// What the user of an end asks for its streams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamRequest {
    /// Streams on which the end sends begin anew; all if none is listed.
    ResetOutgoing(Vec<u16>),
    /// Streams on which it receives begin anew; all if none is listed.
    ResetIncoming(Vec<u16>),
    /// It is to send on so many more streams.
    AddOutgoing(u16),
    /// It is to receive on so many more streams.
    AddIncoming(u16),
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

    /// A packet has come on `path` whose checksum is wrong, and of which nothing else is to be taken: `first_byte` is the
    /// number of its first wrong byte, from its IP header on, in which [`DAMAGE`] is inverted. A family that answers such
    /// packets has this.
    fn on_damaged(
        &mut self,
        _now: SimTime,
        _path: u8,
        _packet: &Self::Packet,
        _first_byte: u32,
        _obs: &mut impl Observer<Self::Event>,
    ) {
    }

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

    /// Whoever knows the sky says that the path is another one. A family whose senders heed that has this.
    fn on_path_hint(&mut self, _path: u8, _hint: &PathHint, _obs: &mut impl Observer<Self::Event>) {}

    /// The host has an address for its interface of `path` from now on, or has none any more. A family whose ends may
    /// change their addresses has this.
    fn on_address(
        &mut self,
        _now: SimTime,
        _path: u8,
        _present: bool,
        _obs: &mut impl Observer<Self::Event>,
    ) {
    }

    /// The user asks for other streams. A family whose streams begin anew, or become more, has this.
    fn on_stream_request(
        &mut self,
        _now: SimTime,
        _request: StreamRequest,
        _obs: &mut impl Observer<Self::Event>,
    ) {
    }

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

    /// The gateway has nothing more to send than what was supplied, or the applications than what was written.
    fn close(&mut self) {}

    /// An application hands over a message. A family that takes applications has this and what follows; its senders have
    /// [`Source::Written`].
    fn write(&mut self, _handed: Handed) {}

    /// Of those not left yet what is ahead of more data of a stream, bytes.
    fn unsent_on(&self, _stream: u16) -> u64 {
        self.unsent_bytes()
    }

    /// Whether it has room for that message, where it takes messages at once.
    fn has_room(&self, _handed: &Handed) -> bool {
        true
    }

    /// The stream and the number of a message that was given up before anything of it had left, each once.
    fn next_dropped(&mut self) -> Option<(u16, u64)> {
        None
    }

    /// User data that were written and have not left, bytes.
    fn unsent_bytes(&self) -> u64 {
        0
    }

    /// The gateway ends it at once, whatever is under way, and tells the peer. Returns whether there was something to
    /// end.
    fn abort(&mut self, _now: SimTime, _obs: &mut impl Observer<Self::Event>) -> bool {
        false
    }
}

/// A message that an application hands over.
#[derive(Clone, Copy, Debug)]
pub struct Handed {
    /// Stream.
    pub stream: u16,
    /// User data, bytes, at least 1.
    pub bytes: u32,
    /// When the application had it.
    pub offered: SimTime,
    /// How important it is; 0 is most.
    pub priority: u16,
    /// Its share of what streams share.
    pub weight: u16,
    /// Its number among those of its stream.
    pub id: u64,
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
    /// That it has lost all its addresses but the one that the packet comes from.
    Address,
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

/// The settings of a family, as a document holds them and as an endpoint reads them.
pub trait Settings: Part + Default + Clone {
    /// Most paths between the ends.
    const MOST_PATHS: usize = MAX_PATHS;

    /// Whether gateways on the way may end a connection and open their own for the rest.
    const SPLITS: bool = false;

    /// Whether its hosts may reboot in the middle of a flow, and others send packets in their name.
    const INCIDENTS: bool = false;

    /// Whether its sender learns in some way that its path changes, and whether it is told.
    fn path_hint(&self) -> Hints {
        Hints::None
    }

    /// Why applications cannot hand over messages as time goes on, after the name of the protocol; none if they can.
    fn refuses_applications(&self) -> Option<&'static str> {
        Some("takes all data at once, and no messages as time goes on")
    }

    /// Whether its sender may give messages up.
    fn gives_up(&self) -> bool {
        false
    }

    /// Whether applications hand messages over as soon as they have them, and not as they can be sent.
    fn takes_messages_at_once(&self) -> bool {
        false
    }

    /// Whether addresses of its ends may come and go while a flow goes on.
    fn readdresses(&self) -> bool {
        false
    }

    /// How many of its streams are not there from the beginning; none where streams stay as they are.
    fn spare_streams(&self) -> Option<u32> {
        None
    }

    /// Streams of the data sender.
    fn streams(&self) -> u32;

    /// How many of them its peer takes data on: messages for the others take the last of these.
    fn taken_streams(&self) -> u32 {
        self.streams()
    }

    /// User data in a full packet, bytes.
    fn payload_bytes(&self) -> u32;

    /// User data of the messages into which an application without messages of its own cuts its data, bytes.
    fn message_bytes(&self) -> u32 {
        self.payload_bytes()
    }

    /// User data of the longest message that may be handed over, bytes.
    fn longest_message_bytes(&self) -> u32 {
        u32::MAX
    }

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
