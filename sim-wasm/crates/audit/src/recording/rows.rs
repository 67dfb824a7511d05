//! The rows that the checks look at, and the numbers in them that mean something.

use std::collections::BTreeMap;

use skywindow_units::SimTime;

/// A packet went from the data sender to the data receiver.
pub const FORWARD: u8 = 0;
/// A packet went from the data receiver to the data sender.
pub const REVERSE: u8 = 1;
/// The kind of a packet that acknowledges and carries no data.
pub const ACKNOWLEDGEMENT: u8 = 1;
/// The kind of an ICMP message that a packet was too big (RFC 792).
pub const TOO_BIG_REPORT: u8 = 4;
/// The kind of a packet that reports unasked what is missing.
pub const REPORT: u8 = 6;
/// The data of a packet were not sent before.
pub const RETRANSMITTED_NOT: u8 = 0;
/// The packet came to its destination.
pub const DELIVERED: u8 = 1;
/// It was larger than a link carries.
pub const TOO_BIG: u8 = 6;
/// It came to its destination with a congestion mark (RFC 3168).
pub const MARKED: u8 = 7;
/// The link that it was on, or waited for, was cut.
pub const LOST_TO_OUTAGE: u8 = 10;
/// It was dropped as it was to leave a queue, after too long a wait.
pub const LOST_TO_STANDING_QUEUE: u8 = 13;
/// The queue was full.
pub const LOST_TO_FULL_QUEUE: u8 = 3;
/// Another frame was on the radio channel.
pub const LOST_TO_COLLISION: u8 = 12;
/// Bit errors had damaged it, and a checksum at its end found that.
pub const FOUND_DAMAGED: u8 = 16;
/// A station waits for a radio channel.
pub const WAITS: u8 = 0;
/// A block of numbers that have come.
pub const GAP: u8 = 0;
/// A block of numbers that have come and will not be given back.
pub const PROMISE: u8 = 5;
/// Everything up to a number counts as come, for what is missing was given up (RFC 3758 3.6).
pub const FORWARD_TO: u8 = 4;
/// The flow of a row that belongs to none.
pub const NO_FLOW: u16 = u16::MAX;

/// A value that a cell can hold.
pub(super) trait Cell: Sized {
    /// What the number of a cell means; none if it can mean nothing of the kind.
    fn of(number: f64) -> Option<Self>;
}

macro_rules! whole {
    ($($type:ty),*) => {
        $(impl Cell for $type {
            fn of(number: f64) -> Option<Self> {
                let value = number as Self;
                (value as f64 == number).then_some(value)
            }
        })*
    };
}
whole!(u8, u16, u32, u64);

impl Cell for f64 {
    fn of(number: f64) -> Option<Self> {
        number.is_finite().then_some(number)
    }
}

impl Cell for SimTime {
    fn of(number: f64) -> Option<Self> {
        (number.is_finite() && number >= 0.0).then(|| Self::from_secs_f64(number))
    }
}

/// Takes the cells of a row, in the order of the columns asked for; fails with the place of one that is wrong.
pub(super) type Take = fn(&mut Rows, &[f64]) -> Result<(), usize>;

/// Declares rows: which columns of which table they are made of.
macro_rules! tables {
    ($($help:literal $field:ident: $row:ident in $table:literal {
        $($column:ident: $type:ty = $meaning:literal,)*
    })*) => {
        $(
            #[doc = $help]
            #[derive(Clone, Copy, Debug, PartialEq)]
            pub struct $row {
                $(#[doc = $meaning] pub $column: $type,)*
            }
        )*

        /// The rows of a recording.
        #[derive(Clone, Debug, Default)]
        pub struct Rows {
            $(#[doc = $help] pub $field: Vec<$row>,)*
            /// The instants of the rows of every table that has any, by its name.
            pub clocks: BTreeMap<&'static str, Vec<SimTime>>,
        }

        impl Rows {
            /// The columns that are read of a table, and who takes them; none if nothing of it is.
            pub(super) fn wanted(table: &str) -> Option<(&'static [&'static str], Take)> {
                match table {
                    $($table => Some((
                        &[$(stringify!($column)),*],
                        |rows, cells| {
                            let mut place = 0;
                            rows.$field.push($row {
                                $($column: {
                                    place += 1;
                                    let cell = cells.get(place - 1).copied();
                                    cell.and_then(<$type>::of).ok_or(place - 1)?
                                },)*
                            });
                            Ok(())
                        },
                    )),)*
                    _ => None,
                }
            }
        }
    };
}

tables! {
    "What a sender's window was from an instant on." windows: Window in "windows" {
        t: SimTime = "When.",
        flow: u16 = "The flow.",
        path: u8 = "The path of the association.",
        cwnd: u32 = "Congestion window, bytes.",
        flight: u32 = "Outstanding data, bytes.",
        srtt_ms: f64 = "Smoothed round trip, ms; 0 if none was measured.",
    }
    "What a receiver had from an instant on." receivers: Received in "receivers" {
        t: SimTime = "When.",
        flow: u16 = "The flow.",
        cumulative_tsn: u32 = "The number up to which everything has come.",
    }
    "A packet that was handed to the network." segments: Segment in "segments" {
        t: SimTime = "When.",
        flow: u16 = "The flow.",
        path: u8 = "The path of the association.",
        direction: u8 = "[`FORWARD`] or [`REVERSE`].",
        kind: u8 = "What it is.",
        retransmit: u8 = "Why it carries data that was sent before.",
        tsn: u32 = "The first number of its data, or the number that it acknowledges.",
        chunks: u16 = "Pieces of data.",
        bytes: u16 = "Size with all headers, bytes; the largest stands for all above.",
    }
    "What became of a packet." fates: Fate in "fates" {
        t: SimTime = "When.",
        segment: u32 = "The packet.",
        outcome: u8 = "What became of it.",
        node: u16 = "Where.",
    }
    "A link that a packet crossed." hops: Hop in "hops" {
        start: SimTime = "Its transmission begins.",
        end: SimTime = "Its last bit arrives.",
        segment: u32 = "The packet.",
        from: u16 = "The node that it left.",
        to: u16 = "The node that it came to.",
    }
    "Something that happened." events: Event in "events" {
        t: SimTime = "When.",
        flow: u16 = "The flow, or [`NO_FLOW`].",
    }
    "The route of a path, from an instant on." routes: Route in "routes" {
        t: SimTime = "When.",
        flow: u16 = "The flow.",
        path: u8 = "The path of the association.",
        direction: u8 = "[`FORWARD`] or [`REVERSE`].",
        delay_ms: f64 = "How long a signal is on its way, ms; negative without a route.",
        links: u16 = "Links.",
        first: u64 = "The first of its rows of nodes.",
    }
    "A node of a route." route_nodes: RouteNode in "route_nodes" {
        node: u16 = "The node.",
    }
    "A link that came up or went down." topology: TopologyChange in "topology" {
        t: SimTime = "When.",
        a: u16 = "One end, the lower node.",
        b: u16 = "The other end.",
        kind: u8 = "What it joins.",
        up: u8 = "1 if it came up.",
    }
    "What became of a piece of data at the receiver." chunks: Chunk in "chunks" {
        t: SimTime = "When.",
        flow: u16 = "The flow.",
        fate: u8 = "1 if the application has it.",
        tsn: u32 = "Its number.",
    }
    "What a packet says beyond its row." blocks: Block in "blocks" {
        segment: u32 = "The packet.",
        kind: u8 = "What is reported.",
        first: u32 = "First number.",
        last: u32 = "Last number.",
    }
    "A further piece of data in a packet." bundles: Bundle in "bundles" {
        segment: u32 = "The packet.",
        tsn: u32 = "The number of the data.",
    }
    "What a link was like from an instant on." conditions: Condition in "conditions" {
        t: SimTime = "When.",
        from: u16 = "The node that it leaves.",
        to: u16 = "The node that it leads to.",
        up: u8 = "1 if it carries packets.",
    }
    "What a station does with a radio channel." radio: OnAir in "radio" {
        t: SimTime = "It ends.",
        start: SimTime = "It begins.",
        node: u16 = "The station.",
        used: u8 = "[`WAITS`], or else that it sends.",
    }
    "A message or object that an application has got whole." messages: Message in "messages" {
        t: SimTime = "When.",
        offered: SimTime = "When the other application offered it.",
        flow: u16 = "The flow.",
        application: u16 = "The application, by its place in the flow.",
        number: u32 = "Its number among those of the application.",
        stream: u16 = "The stream that carried it.",
        bytes: u64 = "User data, bytes.",
    }
    "A packet that waited at a gateway for what was sent before it." resequenced: Resequenced in "resequenced" {
        t: SimTime = "It goes on.",
        since: SimTime = "It came.",
        segment: u32 = "The packet.",
        node: u16 = "The gateway.",
    }
    "A packet that somebody else sent in the name of an end." forged: Forged in "forged" {
        segment: u32 = "The packet.",
        node: u16 = "Where it was sent.",
    }
}

impl Segment {
    /// Whether it carries data.
    pub const fn has_data(&self) -> bool {
        self.chunks > 0
    }
}

impl Fate {
    /// Whether the packet came to its destination.
    pub const fn is_delivered(&self) -> bool {
        matches!(self.outcome, DELIVERED | MARKED)
    }
}

/// The rows of `list` that belong to a packet, of a table that is in the order of packets.
fn of_packet<T>(list: &[T], segment: u32, of: impl Fn(&T) -> u32) -> &[T] {
    let first = list.partition_point(|row| of(row) < segment);
    let after = list.partition_point(|row| of(row) <= segment);
    &list[first..after.max(first)]
}

impl Rows {
    /// The numbers of the data that a packet carries.
    pub fn data_of(&self, segment: u32) -> impl Iterator<Item = u32> {
        let own = self.segments.get(segment as usize).filter(|own| own.has_data()).map(|own| own.tsn);
        let bundled = of_packet(&self.bundles, segment, |row| row.segment);
        own.into_iter().chain(bundled.iter().map(|row| row.tsn))
    }

    /// The number up to which a packet says that everything counts as come.
    pub fn forward_of(&self, segment: u32) -> Option<u32> {
        let own = of_packet(&self.blocks, segment, |row| row.segment);
        own.iter().find(|block| block.kind == FORWARD_TO).map(|block| block.last)
    }

    /// The blocks of numbers that a packet says have come, be they promised or not.
    pub fn gaps_of(&self, segment: u32) -> impl Iterator<Item = &Block> {
        let own = of_packet(&self.blocks, segment, |row| row.segment);
        own.iter().filter(|block| matches!(block.kind, GAP | PROMISE))
    }

    /// Those of them that the receiver promises never to give back.
    pub fn promises_of(&self, segment: u32) -> impl Iterator<Item = &Block> {
        of_packet(&self.blocks, segment, |row| row.segment).iter().filter(|block| block.kind == PROMISE)
    }
}
