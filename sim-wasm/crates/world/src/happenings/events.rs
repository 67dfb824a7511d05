//! The events of the network but losses, a declaration each.

use skywindow_transport::api::Explanation;
use skywindow_units::{BitRate, Duration};

use super::declare::happenings;
use super::link_words::{bit_rate, share};
use super::told::{Told, counted, forged, unsent};

happenings! { HappeningCode, told =>
    /// Something that happens in the network. Nodes and satellites are numbered as in the recording.
    Happening;

    /// A terminal changed its satellite.
    110 Handover {
        /// Node of the terminal.
        terminal: u32,
        /// Satellite before, or -1.
        from: Option<u32>,
        /// Satellite now, or -1.
        to: Option<u32>,
        /// Height of the new one above the horizon.
        elevation: f64 ["°"],
    } => {
        kind: Handover,
        words: told.handover([terminal, from, to, elevation]),
    }
    /// A terminal had to choose its satellite anew.
    126 Reconfiguration {
        /// Node of the terminal.
        terminal: u32,
        /// Satellite before, or -1.
        from: Option<u32>,
        /// Satellite now, or -1.
        to: Option<u32>,
        /// Height above the horizon of the one now, or of the one before.
        elevation: f64 ["°"],
    } => {
        kind: Reconfiguration,
        words: told.reconfiguration([terminal, from, to, elevation]),
    }
    /// The route of a path changed.
    111 RouteChanged {
        /// Links now.
        links: u32 ["links"],
        /// One-way propagation delay; -1 without a route.
        delay: Option<Duration>,
        /// Links before.
        before: u32 ["links"],
    } => {
        kind: Route,
        title: told.on_path("New path", "New route"),
        detail: {
            let links = if links == 1.0 { "1 link".into() } else { format!("{links} links") };
            if before == 0.0 {
                format!("{links}, {delay:.1} ms one way.")
            } else {
                format!("{links} instead of {before}, {delay:.1} ms one way.")
            }
        },
        rule: "Shortest delay over the links that are up",
    }
    /// A path has no route any more.
    112 RouteLost {
        /// Links now.
        links: u32 ["links"],
        /// One-way propagation delay; -1 without a route.
        delay: Option<Duration>,
        /// Links before.
        before: u32 ["links"],
    } => {
        kind: Route,
        title: told.on_path("No path any more", "No route"),
        detail: "No chain of links joins the two ends until the topology changes again.".into(),
        rule: "",
    }
    /// The delay of a link on the path became another one.
    113 DelayChanged {
        /// Node at one end of the link; -1 for whatever satellite the terminal has.
        from: Option<u32>,
        /// Node at the other; the same.
        to: Option<u32>,
        /// One-way propagation delay now; of a terminal's links what comes on top of it.
        delay: Duration,
        /// The same before.
        before: Duration,
    } => {
        kind: Link,
        words: told.delay([from, to, delay, before]),
    }
    /// The rate of a link on the path became another one.
    120 RateChanged {
        /// Node at one end of the link; -1 for whatever satellite the terminal has.
        from: Option<u32>,
        /// Node at the other; the same.
        to: Option<u32>,
        /// Rate now.
        rate: BitRate,
        /// Rate before.
        before: BitRate,
    } => {
        kind: Link,
        title: format!("{}: {}", told.link(from, to), bit_rate(rate)),
        detail: format!(
            "The rate of the link becomes {} instead of {}, as the scenario says. What is being sent is finished at the old rate.",
            bit_rate(rate),
            bit_rate(before)
        ),
        rule: "",
    }
    /// The error rates of a link on the path became others.
    121 LossChanged {
        /// Node at one end of the link; -1 for whatever satellite the terminal has.
        from: Option<u32>,
        /// Node at the other; the same.
        to: Option<u32>,
        /// Share of packets of 1500 bytes that errors lose now.
        loss: f64,
        /// Share of packets of 1500 bytes that they lost before.
        before: f64,
    } => {
        kind: Link,
        title: format!("{}: {} lost", told.link(from, to), share(loss)),
        detail: format!(
            "Errors on the link now lose {} of packets of 1500 bytes instead of {}, as the scenario says.",
            share(loss),
            share(before)
        ),
        rule: "",
    }
    /// A link on the path was cut.
    122 LinkDown {
        /// Node at one end of the link; -1 for whatever satellite the terminal has.
        from: Option<u32>,
        /// Node at the other; the same.
        to: Option<u32>,
    } => {
        kind: Link,
        title: format!("{}: down", told.link(from, to)),
        detail: "The link is cut, as the scenario says: what is on it or waits for it is lost.".into(),
        rule: "",
    }
    /// A link carries packets again.
    123 LinkUp {
        /// Node at one end of the link; -1 for whatever satellite the terminal has.
        from: Option<u32>,
        /// Node at the other; the same.
        to: Option<u32>,
    } => {
        kind: Link,
        title: format!("{}: up", told.link(from, to)),
        detail: "The link carries packets again, as the scenario says.".into(),
        rule: "",
    }
    /// A satellite has decayed, and its links are gone.
    127 SatelliteDecayed {
        /// Node of the satellite.
        satellite: u32,
    } => {
        kind: Link,
        title: format!("{} has decayed", told.node(satellite)),
        detail: "Air has drawn it down: from now on its elements give no orbit above the ground. It leaves the sky, and its links end at the next check.".into(),
        rule: "SGP4; Vallado, Crawford and Hujsak 2006",
    }
    /// Links on the path pass to the good state of their error process.
    124 GoodState {
        /// The error process, by its place in the scenario.
        process: u16,
        /// Node at one end of the link, or -1 where all links share the state.
        from: Option<u32>,
        /// Node at the other, or -1.
        to: Option<u32>,
        /// What a packet's way takes longer.
        delay: Duration,
    } => {
        kind: Link,
        words: told.state(false, [process, from, to, delay]),
    }
    /// Links on the path pass to the bad state of their error process.
    125 BadState {
        /// The error process, by its place in the scenario.
        process: u16,
        /// Node at one end of the link, or -1 where all links share the state.
        from: Option<u32>,
        /// Node at the other, or -1.
        to: Option<u32>,
        /// What a packet's way takes longer.
        delay: Duration,
    } => {
        kind: Link,
        words: told.state(true, [process, from, to, delay]),
    }
    /// A link sends again a frame that its errors have lost.
    133 FrameResent {
        /// Node that sends it.
        from: u32,
        /// Node that missed it.
        to: u32,
        /// The number of its data, of an acknowledgement 0.
        number: u64,
        /// Which time it is sent again.
        attempt: u32,
    } => {
        kind: Link,
        title: format!("{} → {}: sent again", told.node(from), told.node(to)),
        detail: format!(
            "Errors on the link have lost a frame, and its sender hears of that a round trip of the link later: retransmission {attempt} of {}. The transport protocol knows nothing of it but the delay.",
            if number > 0.0 { format!("the packet with number {number}") } else { "a packet without data".into() }
        ),
        rule: "RFC 3366",
    }
    /// A gateway opens the connection to the next hop.
    114 GatewayOpens {
        /// Node of the gateway.
        node: u32,
        /// What it has acknowledged and the next hop has not.
        held: u64 ["bytes"],
    } => {
        kind: Association,
        title: format!("{} opens the connection to {}", told.node(node), told.hops()[1]),
        detail: "The connection before it is established: the gateway accepts first, and connects then.".into(),
        rule: "RFC 3135 2.4",
    }
    /// A gateway closes the connection to the next hop.
    115 GatewayCloses {
        /// Node of the gateway.
        node: u32,
        /// What it has acknowledged and the next hop has not.
        held: u64 ["bytes"],
    } => {
        kind: Association,
        words: told.closes(node, held),
    }
    /// A gateway resets the connection to the next hop, since the one before it is no more.
    116 GatewayResetsOnward {
        /// Node of the gateway.
        node: u32,
        /// What it has acknowledged and the next hop has not.
        held: u64 ["bytes"],
    } => {
        kind: Association,
        title: format!("{} resets the connection to {}", told.node(node), told.hops()[1]),
        detail: format!("The connection before it is no more. {}", unsent(held)),
        rule: "RFC 9293 3.10.5, RFC 3135 4.1",
    }
    /// A gateway resets the connection from the hop before, since the one to the next hop is no more.
    117 GatewayResetsBack {
        /// Node of the gateway.
        node: u32,
        /// What it has acknowledged and the next hop has not.
        held: u64 ["bytes"],
    } => {
        kind: Association,
        title: format!("{} resets the connection from {}", told.node(node), told.hops()[0]),
        detail: format!("The connection to the next hop is no more. {}", unsent(held)),
        rule: "RFC 9293 3.10.5, RFC 3135 4.1",
    }
    /// A dated change takes effect.
    130 Changed {
        /// Which of the changes that happen, in their order, from 0.
        change: u32,
    } => {
        kind: Change,
        title: told.change(change),
        detail: "A dated change of the scenario takes effect. What links have taken already goes on as it was to, and timers that run keep their time.".into(),
        rule: "",
    }
    /// A gateway that puts packets back in order waits no longer for some that are missing.
    131 GapGivenUp {
        /// Node of the gateway.
        node: u32,
        /// Packets that have not come.
        missing: u32 ["packets"],
        /// Packets that waited for them and go on.
        released: u32 ["packets"],
    } => {
        kind: Link,
        title: format!("{} gives up a gap", told.node(node)),
        detail: format!(
            "{} not come in the time for which the gateway holds packets, or for which it has room: {} on without.",
            match missing { 1.0 => "1 packet has".into(), many => format!("{many} packets have") },
            match released { 1.0 => "1 that waited goes".into(), many => format!("{many} that waited go") },
        ),
        rule: "RFC 2890 2.2",
    }
    /// Somebody begins to send packets in the name of an end.
    128 ForgedPackets {
        /// Node that they come from.
        node: u32,
        /// How many.
        packets: u32 ["packets"],
        /// Bits of the verification tag that are guessed.
        bits: u8 ["bits"],
        /// What they pretend: 0 an abort, 1 data, 2 an opening, 3 a deletion of addresses.
        packet: u8,
    } => {
        kind: Incident,
        title: format!("Forged packets are sent from {}", told.node(node)),
        detail: forged(packets, bits, packet),
        rule: "RFC 9260 8.5, 12.2",
    }
    /// Somebody sends the cookie of an end once more.
    129 OldCookie {
        /// Node that they come from.
        node: u32,
        /// How many.
        packets: u32 ["packets"],
        /// Bits of the verification tag that are guessed.
        bits: u8 ["bits"],
        /// What they pretend: 0 an abort, 1 data, 2 an opening, 3 a deletion of addresses.
        packet: u8,
    } => {
        kind: Incident,
        title: format!("An old cookie is sent again from {}", told.node(node)),
        detail: format!("{} with the COOKIE ECHO that has set up the association.", counted(packets)),
        rule: "RFC 9260 5.1.5, 5.2.4",
    }
}
