//! The codes of the events of the network; 1 to 99 are the transport's own.

/// The first one: below it are the transport's own.
pub const FIRST: u16 = 100;
/// A packet lost to bit or packet errors: number as in the segments, node, kind of segment, direction.
pub const LOSS_CORRUPTION: u16 = 100;
/// A packet refused by a full queue: as above.
pub const LOSS_QUEUE: u16 = 101;
/// A packet lost with its ground-to-satellite link: as above.
pub const LOSS_HANDOVER: u16 = 102;
/// A packet without a route: as above.
pub const LOSS_NO_ROUTE: u16 = 103;
/// A packet that is larger than the next link carries and must not be fragmented: as above.
pub const LOSS_TOO_BIG: u16 = 104;
/// A packet dropped by random early detection: as above.
pub const LOSS_EARLY: u16 = 105;
/// A packet that the scenario chose to be lost: as above.
pub const LOSS_CHOSEN: u16 = 106;
/// A packet lost on a link that was cut, or waiting for it: as above.
pub const LOSS_OUTAGE: u16 = 107;
/// A packet lost to the state of a link's error process: as above.
pub const LOSS_STATE: u16 = 108;
/// A packet lost to another frame on the same radio channel: as above.
pub const LOSS_COLLISION: u16 = 109;
/// A terminal changed its satellite: terminal, old satellite or -1, new satellite or -1, elevation in degrees.
pub const HANDOVER: u16 = 110;
/// The path of a flow changed: links, delay in ms, links before.
pub const ROUTE_CHANGED: u16 = 111;
/// A flow has no path any more: 0, -1, links before.
pub const ROUTE_LOST: u16 = 112;
/// The delay of a link on the path changed: its two nodes, delay in ms, delay before.
pub const DELAY_CHANGED: u16 = 113;
/// A gateway opens the connection to the next hop: its node, and what it holds, bytes.
pub const GATEWAY_OPENS: u16 = 114;
/// A gateway closes the connection to the next hop, since the one before it is closed: as above.
pub const GATEWAY_CLOSES: u16 = 115;
/// A gateway resets the connection to the next hop, since the one before it is no more: as above.
pub const GATEWAY_RESETS_ONWARD: u16 = 116;
/// A gateway resets the connection from the hop before, since the one to the next hop is no more: as above.
pub const GATEWAY_RESETS_BACK: u16 = 117;
/// The rate of a link on the path changed: its two nodes, rate in bit/s, rate before.
pub const RATE_CHANGED: u16 = 120;
/// The error rates of a link on the path changed: its two nodes, share of packets of 1500 bytes lost, share before.
pub const LOSS_CHANGED: u16 = 121;
/// A link on the path was cut: its two nodes.
pub const LINK_DOWN: u16 = 122;
/// A link carries packets again: its two nodes.
pub const LINK_UP: u16 = 123;
/// Links on the path pass to the good state of their error process: its place in the scenario, the two nodes or -1
/// where all links share the state, what a packet's way takes longer in ms.
pub const GOOD_STATE: u16 = 124;
/// They pass to the bad state: as above.
pub const BAD_STATE: u16 = 125;
/// A terminal had to choose its satellite anew: terminal, old satellite or -1, new satellite or -1, elevation in
/// degrees.
pub const RECONFIGURATION: u16 = 126;
/// A satellite has decayed: its node.
pub const DECAYED: u16 = 127;
/// Somebody begins to send packets in the name of an end: node, packets, bits that are guessed, what they pretend.
pub const FORGED_PACKETS: u16 = 128;
/// Somebody sends the cookie of an end once more: as above.
pub const OLD_COOKIE: u16 = 129;
/// A dated change takes effect: which of those that happen, from 0.
pub const CHANGED: u16 = 130;
