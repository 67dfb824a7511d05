//! What endpoints exchange: what a packet says of itself, to the network, to recordings and on the wire.

use crate::wire::ip::{Address, Carried};
use crate::wire::{Malformed, Reader};

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

    /// The port of UDP at which its packets are taken out of UDP, if they may travel in it.
    const UDP_PORT: Option<u16> = None;

    /// The number by which IP knows what it carries: the protocol, or UDP around it.
    fn protocol(&self) -> u8 {
        Self::PROTOCOL
    }

    /// Whether an acknowledgement names the next number that is expected, as TCP's do (RFC 9293 3.4), and not the last
    /// that has come with all before it, as SCTP's do (RFC 9260 3.3.4).
    const ACKNOWLEDGES_NEXT: bool = false;

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
    Damaged = 4 "sent again because it came damaged" "The receiver reported that its packet came damaged.",
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
    Interleaved = 16 "interleaved" "Pieces of other messages may come between those of its message (I-DATA).",
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
    /// It reports that these numbers have come, and promises never to give them back.
    Promise {
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
    /// It says that everything up to this number counts as if it had come.
    Forward(u32),
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
    /// User data, bytes.
    pub bytes: u16,
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
    Skipped = 3 "given up" "Its sender has given it up, or the rest of its message.",
}}
