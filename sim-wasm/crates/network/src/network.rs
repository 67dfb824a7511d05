//! The network: nodes, links with their transmitters, routes, and what becomes of a packet that is sent on.

use skywindow_orbit::{DelayCache, Graph, NO_NODE, Sky, Tree};
use skywindow_units::{Duration, SimTime};

use crate::link::{Link, LinkKind, LinkSpec, NO_TRANSMITTER, Propagation};
use crate::loss::{LossModel, LossTable};
use crate::packet::Header;
use crate::red::Verdict;
use crate::transmitter::{Departure, Transmitter};

/// The link of a node that has no route.
pub const NO_LINK: u32 = u32::MAX;

/// What a node does with a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It enters `link`, is sent from `begins` and its last bit arrives at `arrives`.
    Enters {
        /// The link.
        link: u32,
        /// The first bit leaves.
        begins: SimTime,
        /// The last bit arrives.
        arrives: SimTime,
    },
    /// The queue of the link is full.
    QueueFull,
    /// The queue of the link drops it before it is full.
    DroppedEarly,
    /// It must not be cut into fragments, and the link carries no more than so many bytes.
    TooBig {
        /// The link's MTU, bytes.
        mtu: u32,
    },
    /// No route leads to its destination.
    NoRoute,
}

/// The first of a packet's draws that decide over early detection, one a hop.
const RED_DRAWS: u64 = 256;

/// How bit error rates of radio links are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorReading {
    /// Every radio link draws by its own BER.
    EachLink,
    /// A packet draws once, on the first radio link of its way.
    WholePath,
}

/// Nodes, links and routes.
pub struct Network {
    sky: Sky,
    orbital: DelayCache,
    links: Vec<Link>,
    outgoing: Vec<Vec<u32>>,
    transmitters: Vec<Transmitter>,
    losses: Vec<LossTable>,
    reading: ErrorReading,
    /// The destinations that have routes, and for every node its place among them.
    destinations: Vec<u32>,
    place_of: Vec<u32>,
    /// For each destination and node the link to take, `NO_LINK` without one.
    next_link: Vec<u32>,
    graph: Graph,
    tree: Tree,
    /// Nodes that paths end at but never cross: terminals without wired links.
    hosts: Vec<u32>,
    delays: Vec<Duration>,
}

impl Network {
    /// A network of `nodes` nodes without links; the first of them are those of `sky`.
    pub fn new(sky: Sky, nodes: usize, reading: ErrorReading) -> Self {
        Self {
            sky,
            orbital: DelayCache::new(),
            links: Vec::new(),
            outgoing: vec![Vec::new(); nodes],
            transmitters: Vec::new(),
            losses: Vec::new(),
            reading,
            destinations: Vec::new(),
            place_of: vec![u32::MAX; nodes],
            next_link: Vec::new(),
            graph: Graph::new(),
            tree: Tree::default(),
            hosts: Vec::new(),
            delays: Vec::new(),
        }
    }

    /// The sky that gives orbital delays.
    pub const fn sky(&self) -> &Sky {
        &self.sky
    }

    /// All links, in the order they were added.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Adds a transmitter and returns its number.
    pub fn add_transmitter(&mut self, transmitter: Transmitter) -> u32 {
        self.transmitters.push(transmitter);
        (self.transmitters.len() - 1) as u32
    }

    /// The number of a loss table for `model`, shared among equal models; `None` if it loses nothing.
    pub fn loss_table(&mut self, model: LossModel) -> Option<u16> {
        if model.is_perfect() {
            return None;
        }
        let index = self.losses.iter().position(|table| table.model() == model).unwrap_or_else(|| {
            self.losses.push(LossTable::new(model));
            self.losses.len() - 1
        });
        Some(index as u16)
    }

    /// Adds a link and returns its number.
    pub fn add_link(&mut self, spec: LinkSpec, up: bool) -> u32 {
        let index = self.links.len() as u32;
        self.outgoing[spec.from as usize].push(index);
        let transmitter = self.transmitters.get(spec.transmitter as usize);
        self.links.push(Link::new(spec, up, transmitter.is_some_and(Transmitter::is_early)));
        index
    }

    /// The link from one node to another, if there is one, up or down.
    pub fn link_between(&self, from: u32, to: u32) -> Option<u32> {
        self.outgoing[from as usize].iter().copied().find(|&link| self.links[link as usize].spec.to == to)
    }

    /// Brings a link up, or takes it down; with `lose_in_flight` what is on it is lost.
    pub fn set_up(&mut self, link: u32, up: bool, lose_in_flight: bool) {
        let link = &mut self.links[link as usize];
        link.up = up;
        if !up && lose_in_flight {
            link.epoch += 1;
        }
    }

    /// Keeps the transmitter of `link` silent until `time`.
    pub fn hold_until(&mut self, link: u32, time: SimTime) {
        if let Some(transmitter) = self.transmitter(link) {
            transmitter.hold_until(time);
        }
    }

    /// Loses what enters `link` before `time`: its far end does not listen yet.
    pub fn close_until(&mut self, link: u32, time: SimTime) {
        self.links[link as usize].opens_at = time;
    }

    /// Packets that wait for `link` at `now`.
    pub fn waiting(&mut self, link: u32, now: SimTime) -> usize {
        self.transmitter(link).map_or(0, |transmitter| transmitter.waiting(now))
    }

    /// The transmitter of `link`; none if it only repeats.
    fn transmitter(&mut self, link: u32) -> Option<&mut Transmitter> {
        self.transmitters.get_mut(self.links[link as usize].spec.transmitter as usize)
    }

    /// The share of the time from 0 to `now` in which `link` was sending, 0 to 1; 0 where it only repeats.
    pub fn utilisation(&self, link: u32, now: SimTime) -> f64 {
        let link = &self.links[link as usize];
        let Some(transmitter) = self.transmitters.get(link.spec.transmitter as usize) else { return 0.0 };
        let rate = transmitter.rate().as_bps() as f64;
        let taken_s = link.carried_bytes as f64 * 8.0 / rate;
        let sending_s = (taken_s - transmitter.backlog(now).as_secs_f64()).max(0.0);
        if now == SimTime::ZERO { 0.0 } else { (sending_s / now.as_secs_f64()).min(1.0) }
    }

    /// Makes `node` a destination, so that routes to it are kept.
    pub fn add_destination(&mut self, node: u32) {
        if self.place_of[node as usize] == u32::MAX {
            self.place_of[node as usize] = self.destinations.len() as u32;
            self.destinations.push(node);
        }
    }

    /// Makes `node` a host: it sends and receives, but packets never pass through it.
    pub fn add_host(&mut self, node: u32) {
        self.hosts.push(node);
    }

    /// Finds the shortest-delay routes to every destination over the links that are up at `now`.
    pub fn compute_routes(&mut self, now: SimTime) {
        let nodes = self.outgoing.len();
        self.graph.clear(nodes as u32);
        for &host in &self.hosts {
            self.graph.close(host);
        }
        self.delays.clear();
        for index in 0..self.links.len() as u32 {
            let up = self.links[index as usize].up;
            let delay = if up { self.delay(index, now) } else { Duration::ZERO };
            let link = &self.links[index as usize];
            // Links come in pairs that are up and down together, and the graph joins both directions.
            if link.up && link.spec.from < link.spec.to {
                self.graph.add_edge(link.spec.from, link.spec.to, delay.as_nanos());
            }
            self.delays.push(delay);
        }
        self.next_link.clear();
        self.next_link.resize(nodes * self.destinations.len(), NO_LINK);
        for (place, &destination) in self.destinations.iter().enumerate() {
            self.graph.tree(destination, &mut self.tree);
            let row = &mut self.next_link[place * nodes..(place + 1) * nodes];
            for (node, slot) in row.iter_mut().enumerate() {
                *slot = best_link(&self.links, &self.outgoing[node], &self.delays, self.tree.next_hop[node]);
            }
        }
    }

    /// The link that `node` takes towards `destination`, `NO_LINK` without a route.
    pub fn route(&self, node: u32, destination: u32) -> u32 {
        let place = self.place_of[destination as usize] as usize;
        self.next_link.get(place * self.outgoing.len() + node as usize).copied().unwrap_or(NO_LINK)
    }

    /// Sends the packet of `header`, which is at `node`, one link on.
    #[inline]
    pub fn forward(&mut self, now: SimTime, node: u32, header: &mut Header) -> Passage {
        let index = self.route(node, header.destination);
        let Some(link) = self.links.get_mut(index as usize) else { return Passage::NoRoute };
        if !header.fit(link.spec.mtu) {
            return Passage::TooBig { mtu: link.spec.mtu };
        }
        let framed = header.bytes + link.spec.frame_overhead * u32::from(header.fragments);
        let departure = if link.spec.transmitter == NO_TRANSMITTER {
            Departure { begins: now, ends: now }
        } else {
            let transmitter = &mut self.transmitters[link.spec.transmitter as usize];
            let verdict = match link.early {
                // Draws 0 to 255 are those of the links' errors.
                true => {
                    transmitter.early(now, framed, header.fate.uniform(RED_DRAWS + u64::from(header.hop)))
                }
                false => Verdict::Pass,
            };
            if verdict == Verdict::Drop || (verdict == Verdict::Mark && !header.ecn_capable) {
                link.dropped += 1;
                return Passage::DroppedEarly;
            }
            let Some(departure) = transmitter.offer(now, framed) else {
                link.dropped += 1;
                return Passage::QueueFull;
            };
            if verdict == Verdict::Mark {
                link.marked += 1;
                header.congestion_experienced = true;
            }
            departure
        };
        link.carried_bytes += u64::from(framed);
        if let Some(loss) = link.spec.loss
            && (link.spec.kind == LinkKind::Wired
                || self.reading == ErrorReading::EachLink
                || !header.met_radio)
        {
            header.met_radio |= link.spec.kind != LinkKind::Wired;
            let draw = header.fate.bits(u64::from(header.hop));
            header.corrupted |= self.losses[usize::from(loss)].loses(header.bytes, draw);
        }
        header.hop = header.hop.saturating_add(1);
        // One behind: on arrival it looks as if the link had gone away meanwhile.
        let unheard = u32::from(departure.begins < link.opens_at);
        header.link_epoch = link.epoch.wrapping_sub(unheard);
        let arrives = departure.ends + self.delay(index, departure.ends);
        Passage::Enters { link: index, begins: departure.begins, arrives }
    }

    /// The propagation delay of `link` at `now`.
    #[inline]
    pub fn delay(&mut self, link: u32, now: SimTime) -> Duration {
        let spec = &self.links[link as usize].spec;
        match spec.propagation {
            Propagation::Fixed(delay) => delay,
            Propagation::Orbital => self.orbital.delay(&self.sky, link as usize, spec.from, spec.to, now),
        }
    }
}

/// Of the parallel links to `next` that are up, the one with the least delay.
fn best_link(links: &[Link], outgoing: &[u32], delays: &[Duration], next: u32) -> u32 {
    if next == NO_NODE {
        return NO_LINK;
    }
    outgoing
        .iter()
        .copied()
        .filter(|&link| links[link as usize].up && links[link as usize].spec.to == next)
        .min_by_key(|&link| delays[link as usize])
        .unwrap_or(NO_LINK)
}
