//! The tables of a recording: what each column means, and how a block of them is laid out.

use skywindow_units::{Code, Duration, SimTime};

use super::codes::{BlockKind, ChannelState, Direction, End, LinkChange, Outcome, PathUse, RadioUse};
use super::csv::{EventWord, cell};
use super::digest::Digest;
use super::table::{Column, ColumnInfo, Meaning, Room, Value, padded, table};
use super::{ChunkFate, ChunkFlag, EcnFlag, LinkKind, NO_FLOW, Retransmit, SegmentKind};
use crate::capture::Tap;

/// A table's number in a block, its name and its columns.
#[derive(Clone, Copy, Debug)]
pub struct TableInfo {
    /// Number in a block.
    pub id: u32,
    /// Name, as in file names.
    pub name: &'static str,
    /// Columns in the order of a block.
    pub columns: &'static [ColumnInfo],
}

table! {
    /// The sender's congestion state, a row whenever it changed.
    Windows of WindowRow = 0 "windows" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        path: u8, "path of the association";
        reason: u8 as Meaning::Event, "event code of the rule that changed it; 0 = only the flight size moved";
        cwnd: u32, "congestion window, bytes";
        ssthresh: u32, "slow start threshold, bytes";
        flight: u32, "outstanding data, bytes";
        pba: u32, "partial_bytes_acked, bytes";
        peer_rwnd: u32, "the sender's view of the receiver window, bytes";
        srtt_ms: Duration, "smoothed round-trip time, ms; 0 before the first sample";
        rttvar_ms: Duration, "round-trip time variation, ms";
        rto_ms: Duration, "retransmission timeout, ms";
        errors: u16, "errors in a row on the path";
        state: PathUse, "whether the path can be used";
    }
}
table! {
    /// The receiver's buffer, a row whenever it changed.
    Receivers of ReceiverRow = 1 "receivers" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        a_rwnd: u32, "advertised receiver window, bytes";
        buffered: u32, "data held for reordering or not yet read, bytes";
        blocked: u32, "chunks that wait for an earlier one of their stream";
        cumulative_tsn: u32, "cumulative TSN";
    }
}
table! {
    /// Every packet that a recorded flow handed to the network, as far as 32 bits can number them.
    Segments of SegmentRow = 2 "segments" {
        t: SimTime, "time handed to the network, s";
        flow: u16, "flow";
        path: u8, "path of the association";
        direction: Direction, "which way it goes";
        kind: SegmentKind, "what it is";
        retransmit: Retransmit, "why it carries data that was sent before";
        tsn: u32, "first TSN of data, cumulative TSN of a SACK, else the type of the first chunk";
        chunks: u16, "DATA chunks";
        stream: u16, "stream of the first chunk";
        ssn: u16, "stream sequence number of the first chunk";
        bytes: u16, "size with all headers, bytes";
        gaps: u16, "gap blocks of a SACK";
        ecn: u8 as Meaning::Sum(&EcnFlag::SPEC), "what it says of congestion marks";
    }
}
table! {
    /// What became of each segment.
    Fates of FateRow = 3 "fates" {
        t: SimTime, "time, s";
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        outcome: Outcome, "what became of it";
        node: u16, "where";
    }
}
table! {
    /// Every link that a segment crossed.
    Hops of HopRow = 4 "hops" {
        start: SimTime, "transmission begins, s";
        end: SimTime, "the last bit arrives, s";
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        from: u16, "node";
        to: u16, "node";
    }
}
table! {
    /// What happened and why.
    Events of EventRow = 5 "events" {
        t: SimTime, "time, s";
        code: u16 as Meaning::Event, "which event";
        flow: u16, "flow, or 65535";
        path: u8, "path of the association, or 255";
        end: u8 as Meaning::Code(&End::SPEC), "where it happened";
        a: f64, "first number of the kind";
        b: f64, "second number";
        c: f64, "third number";
        d: f64, "fourth number";
    }
}
table! {
    /// The path of each recorded flow: a row when it changes and one every measurement interval.
    Routes of RouteRow = 6 "routes" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        path: u8, "path of the association";
        direction: Direction, "which way it goes";
        delay_ms: f32, "one-way propagation delay, ms; negative without a route";
        links: u16, "links traversed";
        first: u64 as Meaning::RowOf("route_nodes"), "first row of route_nodes";
    }
}
table! {
    /// The nodes of paths, `links + 1` rows each.
    RouteNodes of RouteNodeRow = 7 "route_nodes" {
        node: u16, "node";
    }
}
table! {
    /// Links that came up or went down.
    Topology of LinkChangeRow = 8 "topology" {
        t: SimTime, "time, s";
        a: u16, "node";
        b: u16, "node";
        kind: LinkKind, "what it joins";
        up: LinkChange, "what it does";
    }
}
table! {
    /// What each flow sent and delivered in each measurement interval.
    Rates of RateRow = 9 "rates" {
        t: SimTime, "end of the interval, s";
        flow: u16, "flow";
        sent_bytes: u64, "sent by the data sender with all headers and retransmissions, bytes";
        delivered_bytes: u64, "user data delivered in order to the application, bytes";
        retransmitted_bytes: u64, "user data sent again, bytes";
        alternate_bytes: u64, "what of it went over other paths than the primary, bytes";
    }
}
table! {
    /// Links that carried traffic in each measurement interval.
    Queues of QueueRow = 10 "queues" {
        t: SimTime, "end of the interval, s";
        from: u16, "node";
        to: u16, "node";
        packets: u32, "packets waiting at the end of the interval";
        sent_bytes: u64, "carried with all headers, bytes";
        dropped: u64, "packets dropped by the queue";
    }
}

table! {
    /// What became of every DATA chunk at the receiver: a row when it arrives, and another when it is delivered later.
    Chunks of ChunkRow = 11 "chunks" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        fate: ChunkFate, "what became of it";
        flags: u8 as Meaning::Sum(&ChunkFlag::SPEC), "what it is of its message";
        tsn: u32, "TSN";
        stream: u16, "stream";
        ssn: u16, "stream sequence number";
    }
}
table! {
    /// What SACKs and other reports say beyond their cumulative TSN, and data beyond theirs.
    Blocks of BlockRow = 12 "blocks" {
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        kind: BlockKind, "what is reported";
        first: u32, "first TSN";
        last: u32, "last TSN";
    }
}
table! {
    /// The DATA chunks of packets that carry several, the first of each left out: `segments` has it.
    Bundles of BundleRow = 13 "bundles" {
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        tsn: u32, "TSN";
        stream: u16, "stream";
        ssn: u16, "stream sequence number";
    }
}
table! {
    /// What links are like whose conditions change: a row for each direction at the start, and whenever they change.
    Conditions of ConditionRow = 14 "conditions" {
        t: SimTime, "time, s";
        from: u16, "node";
        to: u16, "node";
        delay_ms: Duration, "propagation delay, ms";
        rate_bps: f64, "rate, bit/s";
        loss: f32, "share of packets of 1500 bytes that errors lose";
        up: LinkChange, "whether it carries packets";
    }
}
table! {
    /// Packets of recorded flows that arrived after later ones (RFC 4737).
    Reordered of ReorderedRow = 15 "reordered" {
        t: SimTime, "arrival, s";
        flow: u16, "flow";
        direction: Direction, "which way it goes";
        extent: u32, "how many arrivals ago the first of the later ones came";
    }
}
table! {
    /// The links of all paths that packets of a recorded flow may take, where the routing strategy spreads them: the
    /// rows of one instant, path and direction take the place of those before.
    RouteLinks of RouteLinkRow = 16 "route_links" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        path: u8, "path of the association";
        direction: Direction, "which way it goes";
        from: u16, "node";
        to: u16, "node";
    }
}
table! {
    /// The states of error processes: a row at the start of each stay.
    ErrorStates of ErrorStateRow = 17 "error_states" {
        t: SimTime, "time, s";
        process: u16, "place of the process in the scenario";
        from: u16, "node, or 65535 where all links share the state";
        to: u16, "node, or 65535";
        state: ChannelState, "which state";
        delay_ms: Duration, "what a packet's way takes longer, ms";
        loss: f32, "chance that a packet is lost";
    }
}
table! {
    /// What error processes make of each path of a recorded flow: a row whenever that changes.
    PathStates of PathStateRow = 18 "path_states" {
        t: SimTime, "time, s";
        flow: u16, "flow";
        path: u8, "path of the association";
        state: ChannelState, "bad if one of its links is in the bad state";
        delay_ms: Duration, "what the states of its links add to its one-way delay, ms";
        loss: f32, "chance that they lose a packet on its way";
    }
}
table! {
    /// What stations do with radio channels: frames as they have left, and slots in which they wait.
    Radio of RadioRow = 19 "radio" {
        t: SimTime, "it ends, s";
        start: SimTime, "it begins, s";
        channel: u16, "place of the channel in the scenario";
        node: u16, "the station";
        used: RadioUse, "what it does";
    }
}
table! {
    /// Packets that somebody else sent in the name of an end.
    ForgedPackets of ForgedRow = 20 "forged" {
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        node: u16, "where it was sent";
    }
}

table! {
    /// Messages and objects that the peer's application has got whole, each with the instant at which it was offered.
    Messages of MessageRow = 21 "messages" {
        t: SimTime, "time, s";
        offered: SimTime, "when the application offered it, s";
        flow: u16, "flow";
        application: u16, "place of the application in the flow";
        number: u32, "its number among those of the application, from 0";
        stream: u16, "stream";
        bytes: u64, "user data, bytes";
    }
}

table! {
    /// How long packets waited in the queues of links in each measurement interval, where that is counted.
    Sojourns of SojournRow = 22 "sojourns" {
        t: SimTime, "end of the interval, s";
        from: u16, "node";
        to: u16, "node";
        packets: u32, "packets whose transmission began";
        median_ms: Duration, "median of their sojourn times, ms";
        p95_ms: Duration, "95th percentile of them, ms";
    }
}

table! {
    /// Packets that waited at a gateway for what was sent before them, as they go on.
    Resequenced of ResequencedRow = 23 "resequenced" {
        t: SimTime, "it goes on, s";
        since: SimTime, "it came, s";
        segment: u32 as Meaning::RowOf("segments"), "row of segments";
        node: u16, "the gateway";
    }
}

/// All tables of a run.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// See [`Windows`].
    pub windows: Windows,
    /// See [`Receivers`].
    pub receivers: Receivers,
    /// See [`Segments`].
    pub segments: Segments,
    /// See [`Fates`].
    pub fates: Fates,
    /// See [`Hops`].
    pub hops: Hops,
    /// See [`Events`].
    pub events: Events,
    /// See [`Routes`].
    pub routes: Routes,
    /// See [`RouteNodes`].
    pub route_nodes: RouteNodes,
    /// See [`Topology`].
    pub topology: Topology,
    /// See [`Rates`].
    pub rates: Rates,
    /// See [`Queues`].
    pub queues: Queues,
    /// See [`Chunks`].
    pub chunks: Chunks,
    /// See [`Blocks`].
    pub blocks: Blocks,
    /// See [`Bundles`].
    pub bundles: Bundles,
    /// See [`Conditions`].
    pub conditions: Conditions,
    /// See [`Reordered`].
    pub reordered: Reordered,
    /// See [`RouteLinks`].
    pub route_links: RouteLinks,
    /// See [`ErrorStates`].
    pub error_states: ErrorStates,
    /// See [`PathStates`].
    pub path_states: PathStates,
    /// See [`Radio`].
    pub radio: Radio,
    /// See [`ForgedPackets`].
    pub forged: ForgedPackets,
    /// See [`Messages`].
    pub messages: Messages,
    /// See [`Sojourns`].
    pub sojourns: Sojourns,
    /// See [`Resequenced`].
    pub resequenced: Resequenced,
    /// Nobody will ask for the hash.
    unhashed: bool,
    /// What a capture keeps beside the rows, if there is one.
    pub(crate) tap: Option<Box<Tap>>,
}

/// Every table's description, in the order of a block.
pub const fn schema() -> [TableInfo; 24] {
    [
        Windows::INFO,
        Receivers::INFO,
        Segments::INFO,
        Fates::INFO,
        Hops::INFO,
        Events::INFO,
        Routes::INFO,
        RouteNodes::INFO,
        Topology::INFO,
        Rates::INFO,
        Queues::INFO,
        Chunks::INFO,
        Blocks::INFO,
        Bundles::INFO,
        Conditions::INFO,
        Reordered::INFO,
        RouteLinks::INFO,
        ErrorStates::INFO,
        PathStates::INFO,
        Radio::INFO,
        ForgedPackets::INFO,
        Messages::INFO,
        Sojourns::INFO,
        Resequenced::INFO,
    ]
}

/// The columns of every table without rows, in the order of the schema.
pub fn empty_columns() -> Vec<Vec<Column>> {
    let columns = |table: TableInfo| table.columns.iter().map(|column| Column::new(column.kind)).collect();
    schema().into_iter().map(columns).collect()
}

macro_rules! each_table {
    ($recording:expr, $table:ident => $body:expr) => {{
        macro_rules! visit {
            ($field:ident) => {{
                let $table = &mut $recording.$field;
                $body;
            }};
        }
        visit!(windows);
        visit!(receivers);
        visit!(segments);
        visit!(fates);
        visit!(hops);
        visit!(events);
        visit!(routes);
        visit!(route_nodes);
        visit!(topology);
        visit!(rates);
        visit!(queues);
        visit!(chunks);
        visit!(blocks);
        visit!(bundles);
        visit!(conditions);
        visit!(reordered);
        visit!(route_links);
        visit!(error_states);
        visit!(path_states);
        visit!(radio);
        visit!(forged);
        visit!(messages);
        visit!(sojourns);
        visit!(resequenced);
    }};
}

/// First word of a block: "SWB1".
pub const BLOCK_MAGIC: u32 = 0x5357_4231;

impl Recording {
    /// Moves the rows written since the last call into `out`, in place of what it held, as one block: magic, number
    /// of tables, then for each table its number, its rows and its columns, each padded to eight bytes.
    pub fn drain_block(&mut self, out: &mut Vec<u8>) {
        let mut bytes = 8;
        each_table!(self, table => bytes += table.block_bytes());
        out.resize(bytes, 0);
        let mut room = Room(out);
        room.head(BLOCK_MAGIC, schema().len() as u32);
        each_table!(self, table => {
            table.encode(&mut room);
            table.clear(!self.unhashed);
        });
    }

    /// Moves the rows written since the last call to the ends of `tables`, which begin as [`empty_columns`].
    pub fn drain_columns(&mut self, tables: &mut [Vec<Column>]) {
        let mut tables = tables.iter_mut();
        each_table!(self, table => {
            if let Some(columns) = tables.next() {
                table.append_to(columns);
            }
            table.clear(!self.unhashed);
        });
    }

    /// Hands the rows written since the last call to `write` as CSV lines without a header, table by table:
    /// codes in words, those of events as `event` has them.
    pub fn drain_csv(&mut self, event: EventWord, mut write: impl FnMut(&'static str, &str)) {
        let mut text = String::new();
        let mut names = schema().into_iter().map(|info| info.name);
        each_table!(self, table => {
            text.clear();
            table.csv_rows(event, &mut text);
            table.clear(!self.unhashed);
            write(names.next().unwrap_or_default(), &text);
        });
    }

    /// What a capture keeps, if there is one. Where captures are left out of the build so is all that they need.
    #[inline(always)]
    pub(crate) fn tap(&mut self) -> Option<&mut Tap> {
        if cfg!(feature = "capture") { self.tap.as_deref_mut() } else { None }
    }

    /// The number of the next row of `segments`; none once other tables could not name it, for `u32::MAX` is the
    /// mark of a packet that is not recorded.
    pub fn next_segment(&self) -> Option<u32> {
        u32::try_from(self.segments.rows()).ok().filter(|&number| number != u32::MAX)
    }

    /// Leaves rows unhashed from now on: those who only look at them are spared a tenth of the time.
    pub const fn leave_unhashed(&mut self) {
        self.unhashed = true;
    }

    /// Forgets the rows written so far; the hash and the row numbers go on.
    pub fn discard(&mut self) {
        each_table!(self, table => table.clear(!self.unhashed));
    }

    /// Rows ever written of the kinds that one event may write without bound.
    #[inline]
    pub(crate) const fn work_rows(&self) -> u64 {
        self.chunks.rows() + self.events.rows() + self.blocks.rows()
    }

    /// The hash of every row ever written; none if some were left unhashed.
    pub fn hash(&self) -> Option<u64> {
        if self.unhashed {
            return None;
        }
        let mut digest = Digest::new(u32::MAX);
        let tables = [
            self.windows.hash(),
            self.receivers.hash(),
            self.segments.hash(),
            self.fates.hash(),
            self.hops.hash(),
            self.events.hash(),
            self.routes.hash(),
            self.route_nodes.hash(),
            self.topology.hash(),
            self.rates.hash(),
            self.queues.hash(),
            self.chunks.hash(),
            self.blocks.hash(),
            self.bundles.hash(),
        ];
        for hash in tables {
            digest.row(hash);
        }
        // These came later: recordings without such rows keep the hash that they had.
        let late = [
            (self.conditions.hash(), self.conditions.rows()),
            (self.reordered.hash(), self.reordered.rows()),
            (self.route_links.hash(), self.route_links.rows()),
            (self.error_states.hash(), self.error_states.rows()),
            (self.path_states.hash(), self.path_states.rows()),
            (self.radio.hash(), self.radio.rows()),
            (self.forged.hash(), self.forged.rows()),
            (self.messages.hash(), self.messages.rows()),
            (self.sojourns.hash(), self.sojourns.rows()),
            (self.resequenced.hash(), self.resequenced.rows()),
        ];
        for (hash, rows) in late {
            if rows > 0 {
                digest.row(hash);
            }
        }
        Some(digest.value())
    }

    /// How many rows of each table were ever written, in the order of the schema.
    pub fn rows(&mut self) -> Vec<u64> {
        let mut rows = Vec::with_capacity(schema().len());
        each_table!(self, table => rows.push(table.rows()));
        rows
    }

    /// Rows that wait to be drained, over all tables.
    pub fn waiting(&mut self) -> usize {
        let mut total = 0;
        each_table!(self, table => total += table.waiting().len());
        total
    }
}

#[cfg(test)]
mod tests;
