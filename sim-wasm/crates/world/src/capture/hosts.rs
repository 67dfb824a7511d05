//! The addresses and ports of a capture: those that are kept for documentation (RFC 5737, RFC 3849).

use std::collections::BTreeMap;

use skywindow_transport::wire::ip::Address;

use crate::run::world::World;

/// The first of the ports that nobody has registered (RFC 6335 section 6): each flow has one of its own.
const FIRST_PORT: u16 = 49_152;
/// The port of the receiver: it discards what comes (RFC 863).
const DISCARD: u16 = 9;

/// Where the packets of the flows come from and go to.
#[derive(Clone, Debug, Default)]
pub struct Hosts {
    flows: Vec<[End; 2]>,
}

/// The addresses of an end, one a path, of IPv4 and of IPv6.
#[derive(Clone, Debug)]
struct End {
    four: Vec<Address>,
    six: Vec<Address>,
}

/// Those of the flows of `world`: senders are in 192.0.2.0/24, receivers in 198.51.100.0/24, one address a node. Where
/// a net has too few, several nodes have the same; the port of the sender tells their flows apart.
pub fn hosts(world: &World) -> Hosts {
    let mut known: BTreeMap<u32, [u8; 4]> = BTreeMap::new();
    let mut counts = [0_u32; 2];
    let mut address = |end: usize, node: u32| {
        *known.entry(node).or_insert_with(|| {
            let last = (counts[end] % 254 + 1) as u8;
            counts[end] += 1;
            if end == 0 { [192, 0, 2, last] } else { [198, 51, 100, last] }
        })
    };
    let flows = world.flows.iter().map(|flow| {
        [0, 1].map(|end| {
            let nodes = flow.ends[end].ports.iter().map(|port| port.node);
            End {
                four: nodes.clone().map(|node| Address::V4(address(end, node))).collect(),
                six: nodes.map(v6).collect(),
            }
        })
    });
    Hosts { flows: flows.collect() }
}

impl Hosts {
    /// The addresses of an end of `flow`, one a path.
    pub fn of(&self, flow: u16, end: u8, six: bool) -> &[Address] {
        let ends = self.flows.get(usize::from(flow)).and_then(|ends| ends.get(usize::from(end)));
        ends.map_or(&[], |end| if six { &end.six } else { &end.four })
    }

    /// The ports of a packet of `flow` that the end `from` sends.
    pub const fn ports(flow: u16, from: u8) -> [u16; 2] {
        let own = FIRST_PORT.wrapping_add(flow % (u16::MAX - FIRST_PORT));
        if from == 0 { [own, DISCARD] } else { [DISCARD, own] }
    }

    /// The address of a router.
    pub fn router(node: u32, six: bool) -> Address {
        if six { v6(node) } else { Address::V4([203, 0, 113, (node % 254 + 1) as u8]) }
    }
}

/// In 2001:db8::/32 every node has an address of its own.
fn v6(node: u32) -> Address {
    let [a, b, c, d] = (node + 1).to_be_bytes();
    Address::V6([0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, a, b, c, d])
}
