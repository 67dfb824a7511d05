//! The network: nodes, links with their transmitters, routes, and what becomes of a packet that is sent on.

use std::hint::cold_path;

use skywindow_orbit::{DelayCache, Sky};
use skywindow_units::{Duration, SimTime, Work};

use crate::cause::Cause;
use crate::course::{Course, Gate};
use crate::link::{Link, LinkKind, LinkSpec, NO_TRANSMITTER, Propagation};
use crate::link_layer::{LinkLayer, LinkLayers, Pace};
use crate::loss::{ChosenLosses, Extent, LossModel, LossTable, Processes, Stay};
use crate::medium::{Channel, Offered, Woken};
use crate::packet::Header;
use crate::queue::Verdict;
use crate::resequencing::Numbering;
use crate::routing::{Asking, Routing, Strategy};
use crate::sojourn::Watch;
use crate::transmitter::{Departure, Transmitter};

use keeping::Keeping;
pub use retuning::Tuning;

/// Over a link that takes no time the clock goes on all the same, or what is sent to and fro never lets it.
const LEAST_HOP: Duration = Duration::from_nanos(1);

/// What a node does with a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It enters `link`, is sent from `begins` and its last bit arrives at `arrives`.
    Enters {
        /// The link.
        link: u32,
        /// The node it leads to.
        to: u32,
        /// The first bit leaves.
        begins: SimTime,
        /// The last bit arrives.
        arrives: SimTime,
    },
    /// It enters a link that sends it again, [so often](Network::resends); else as `Enters`.
    Repeats {
        /// The link.
        link: u32,
        /// The node it leads to.
        to: u32,
        /// The first bit leaves for the first time.
        begins: SimTime,
        /// The last bit arrives that is handed on, or that is given up.
        arrives: SimTime,
    },
    /// It is to wait in the queue of `link`, whose discipline keeps its packets.
    Waits {
        /// The link.
        link: u32,
    },
    /// It is to wait for a radio channel at its node, and goes on by `link`.
    Radio {
        /// The channel.
        channel: u16,
        /// The link.
        link: u32,
    },
    /// It must not be cut into fragments, and the link carries no more than so many bytes.
    TooBig {
        /// The link's MTU, bytes.
        mtu: u32,
    },
    /// It is lost at the node, before it has entered a link.
    Lost(Cause),
}

/// What a draw of a packet decides over.
#[derive(Clone, Copy)]
enum Draw {
    /// The errors of a link.
    Errors = 0,
    /// The discipline of its queue.
    Queue = 1,
}

/// How many draws of a kind lie side by side.
const DRAWS: u64 = 256;

/// The number of a packet's draw for its hop number `hop`: for each 256 links 256 draws of every kind.
const fn draw(kind: Draw, hop: u16) -> u64 {
    let hop = hop as u64;
    (2 * (hop / DRAWS) + kind as u64) * DRAWS + hop % DRAWS
}

/// Beyond all of these, where a packet's draws over the states of error processes begin, one for every hop.
const STATE_DRAWS: u64 = 1 << 32;

/// Beyond these, where its draws begin over what is sent again on a link: of errors and of states in turn.
const RESENT_DRAWS: u64 = 2 << 32;

/// The most retransmissions of a frame that have draws of their own.
const MOST_RESENDS: u64 = 1 << 12;

/// How bit error rates of radio links are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorReading {
    /// Every radio link draws by its own BER.
    EachLink,
    /// A packet draws once, on the first radio link of its way.
    WholePath,
}

/// Nodes, links and routes.
#[derive(Clone)]
pub struct Network {
    sky: Sky,
    orbital: DelayCache,
    /// In pairs that lead to and fro and are up and down together.
    links: Vec<Link>,
    transmitters: Vec<Transmitter>,
    keeping: Keeping,
    layers: LinkLayers,
    /// How long packets wait, where that is asked for.
    watch: Option<Watch>,
    /// Numbers of packets that enter a constellation, where gateways put them back in order.
    numbering: Option<Numbering>,
    losses: Vec<LossTable>,
    /// Conditions that change, by the number that links give.
    courses: Vec<Course>,
    processes: Processes,
    channels: Vec<Channel>,
    chosen: ChosenLosses,
    reading: ErrorReading,
    routing: Routing,
    /// The instant whose delays decide over routes.
    routed_at: SimTime,
}

impl Network {
    /// A network of nodes without links; the first of them are those of `sky`. For each of them `hosts` says whether
    /// it sends and receives, but packets never pass through it.
    pub fn new(sky: Sky, hosts: &[bool], reading: ErrorReading, strategy: Strategy) -> Self {
        Self {
            sky,
            orbital: DelayCache::new(),
            links: Vec::new(),
            transmitters: Vec::new(),
            keeping: Keeping::default(),
            layers: LinkLayers::default(),
            watch: None,
            numbering: None,
            losses: Vec::new(),
            courses: Vec::new(),
            processes: Processes::default(),
            channels: Vec::new(),
            chosen: ChosenLosses::default(),
            reading,
            routing: Routing::new(hosts, strategy),
            routed_at: SimTime::ZERO,
        }
    }

    /// About how much memory it takes, bytes.
    pub fn bytes(&self) -> usize {
        let satellites = self.sky.satellites() as usize;
        let links = self.links.len() * (size_of::<Link>() + 192) + self.transmitters.len() * 192;
        // A table of losses has a threshold for every size of packet.
        links + satellites * 512 + self.losses.len() * 16_384 + self.routing.bytes()
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

    /// The number of a link layer; none for one that does nothing.
    pub fn link_layer(&mut self, spec: LinkLayer) -> Option<u16> {
        self.layers.number(spec)
    }

    /// The losses that the scenario chooses.
    pub const fn chosen(&mut self) -> &mut ChosenLosses {
        &mut self.chosen
    }

    /// The error processes.
    pub const fn processes(&mut self) -> &mut Processes {
        &mut self.processes
    }

    /// Adds a radio channel and returns its number.
    pub fn add_channel(&mut self, channel: Channel) -> u16 {
        self.channels.push(channel);
        self.channels.len() as u16 - 1
    }

    /// The radio channel `number`.
    pub fn channel(&self, number: u16) -> Option<&Channel> {
        self.channels.get(usize::from(number))
    }

    /// Takes a packet of `bytes` at a station of a radio channel that is to go by `link`; beside what becomes of it the
    /// station.
    pub fn offer_radio(&mut self, now: SimTime, link: u32, packet: u32, bytes: u32) -> (usize, Offered) {
        let Self { links, channels, .. } = self;
        let known = links.get_mut(link as usize).and_then(|link| {
            let channel = channels.get_mut(usize::from(link.spec.radio?))?;
            Some((channel.station(link.spec.from)?, channel.station(link.spec.to)?, channel, link))
        });
        let Some((from, to, channel, own)) = known else { return (0, Offered::Refused) };
        let offered = channel.offer(now, [from, to], link, packet, bytes);
        if offered == Offered::Refused {
            own.dropped += 1;
        }
        (from, offered)
    }

    /// Wakes a station of a radio channel at the instant that it asked for.
    pub fn wake_radio(&mut self, now: SimTime, channel: u16, station: usize) -> Option<Woken> {
        let woken = self.channels.get_mut(usize::from(channel))?.wake(now, station);
        if let Some(Woken::Sends { link, bytes, until, .. }) = woken
            && let Some(link) = self.links.get_mut(link as usize)
        {
            link.carried_bytes += u64::from(bytes);
            link.sending = link.sending + until.since(now);
        }
        woken
    }

    /// What the error process `number` strikes.
    pub fn extent(&self, number: u16) -> Option<Extent<'_>> {
        self.processes.extent(number)
    }

    /// The stay of an error process in which the packet was sent that `link` has lost to its state just now.
    pub fn met(&self, link: u32) -> Option<Stay> {
        self.processes.met(self.links.get(link as usize)?.spec.process?)
    }

    /// Adds a link and the one that leads back, and returns the number of the first; that of the other is one more.
    pub fn add_pair(&mut self, pair: [LinkSpec; 2], up: bool) -> u32 {
        let first = self.links.len() as u32;
        for spec in pair {
            let transmitter = self.transmitters.get(spec.transmitter as usize);
            let asks = transmitter.is_some_and(|known| known.asks() || self.watch.is_some());
            let changing = course_in(&spec).is_some();
            self.links.push(Link::new(
                spec,
                up,
                asks || changing
                    || spec.process.is_some()
                    || spec.radio.is_some()
                    || spec.layer.is_some()
                    || self.numbers(&spec),
            ));
        }
        if let Some(process) = pair[0].process {
            self.processes.strikes(process, first, [pair[0].from, pair[0].to]);
        }
        self.routing.add_pair(first, &self.links[first as usize]);
        first
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
        if link.spec.radio.is_some() && now > SimTime::ZERO {
            return (link.sending.as_secs_f64() / now.as_secs_f64()).min(1.0);
        }
        let Some(transmitter) = self.transmitters.get(link.spec.transmitter as usize) else { return 0.0 };
        let taken_s = match course_of(link) {
            Some(_) => link.sending.as_secs_f64(),
            None => {
                let since = link.carried_bytes - link.priced_bytes;
                link.sending.as_secs_f64() + since as f64 * 8.0 / transmitter.rate().as_bps() as f64
            }
        };
        // What is sent again counts when its turn comes, and so is none of what has been taken beforehand.
        let taken = transmitter.taken(now);
        let again = self.layers.between(link.spec.transmitter, now, now + taken);
        let sending_s = (taken_s - (taken.as_secs_f64() - again.as_secs_f64())).max(0.0);
        if now == SimTime::ZERO { 0.0 } else { (sending_s / now.as_secs_f64()).min(1.0) }
    }

    /// Renews the routes by the links that are up and the delays at `now`: part `next` of it and what follows, as long
    /// as there is work left. Returns where to go on, or none if that was all; before that there are no routes.
    pub fn renew_routes(&mut self, now: SimTime, next: usize, work: &mut Work) -> Option<usize> {
        let Self { sky, orbital, courses, links, routing, routed_at, .. } = self;
        *routed_at = now;
        routing.renew(links, next, work, |link| {
            delay(sky, orbital, courses, &links[link as usize], link, now).as_nanos()
        })
    }

    /// How many times the routes have been renewed.
    pub const fn renewals(&self) -> u32 {
        self.routing.renewals()
    }

    /// The link of the shortest path from `node` to `destination` as the strategy has it, `NO_LINK` without a route.
    #[inline]
    pub fn route(&mut self, node: u32, destination: u32) -> u32 {
        if let Some(link) = self.routing.known(node, destination) {
            return link;
        }
        let Self { sky, orbital, courses, links, routing, routed_at, .. } = self;
        routing.route(node, destination, |link| {
            delay(sky, orbital, courses, &links[link as usize], link, *routed_at).as_nanos()
        })
    }

    /// All links that packets at `node` may take to `destination`: several, where the strategy spreads them.
    pub fn choices(&mut self, node: u32, destination: u32) -> impl Iterator<Item = u32> + '_ {
        let Self { sky, orbital, courses, links, routing, routed_at, .. } = self;
        routing.links_to_choose(node, destination, |link| {
            delay(sky, orbital, courses, &links[link as usize], link, *routed_at).as_nanos()
        })
    }

    /// Whether the packets of a flow may take several paths.
    pub const fn spreads(&self) -> bool {
        self.routing.spreads()
    }

    /// The link that the packet of `header` takes from `node`, `NO_LINK` without a route.
    #[inline]
    fn next_link(&mut self, now: SimTime, node: u32, header: &Header) -> u32 {
        match self.routing.known(node, header.destination) {
            Some(link) => link,
            None => {
                cold_path();
                self.choose(now, node, header)
            }
        }
    }

    #[inline(never)]
    fn choose(&mut self, now: SimTime, node: u32, header: &Header) -> u32 {
        let Header { flow, path, direction, destination, .. } = *header;
        let asking = Asking { node, destination, flow, path, direction };
        let Self { sky, orbital, courses, links, transmitters, routing, routed_at, .. } = self;
        let delay_ns =
            |link| delay(sky, orbital, courses, &links[link as usize], link, *routed_at).as_nanos();
        let backlog = |link: u32| {
            let transmitter = transmitters.get(links[link as usize].spec.transmitter as usize);
            transmitter.map_or(Duration::ZERO, |transmitter| transmitter.backlog(now))
        };
        routing.choose(&asking, delay_ns, backlog)
    }

    /// Steps of work that finding routes has taken since the last call.
    #[inline]
    pub fn take_steps(&mut self) -> u64 {
        self.routing.take_steps()
    }

    /// Sends the packet of `header`, which is at `node`, one link on.
    #[inline(always)]
    pub fn forward(&mut self, now: SimTime, node: u32, header: &mut Header) -> Passage {
        let index = self.next_link(now, node, header);
        let Self { sky, orbital, courses, links, transmitters, losses, reading, .. } = self;
        let Some(link) = links.get_mut(index as usize) else { return Passage::Lost(Cause::NoRoute) };
        if !header.fit(link.spec.mtu) {
            cold_path();
            return Passage::TooBig { mtu: link.spec.mtu };
        }
        if header.chosen != 0 && self.chosen.loses(header.chosen, index) {
            cold_path();
            return Passage::Lost(Cause::Chosen);
        }
        if link.special {
            cold_path();
            return self.forward_specially(now, index, header);
        }
        let framed = framed_bytes(&link.spec, header);
        let departure = if link.spec.transmitter == NO_TRANSMITTER {
            Departure { begins: now, ends: now }
        } else {
            let Some(departure) = transmitters[link.spec.transmitter as usize].offer(now, framed) else {
                cold_path();
                link.dropped += 1;
                return Passage::Lost(Cause::QueueFull);
            };
            departure
        };
        link.carried_bytes += u64::from(framed);
        if let Some(loss) = link.spec.loss
            && errs_on(link, *reading, header)
            && losses[usize::from(loss)].loses(header.bytes, next_error_draw(header))
        {
            header.strike(link.spec.delivers_damaged);
        }
        enter(link, departure, header);
        // Asked here, so that the usual links, wired or in orbit, call nothing.
        let delay = if let Propagation::Fixed(delay) = link.spec.propagation {
            delay
        } else if link.spec.propagation == Propagation::Orbital {
            orbital.delay(sky, index as usize, link.spec.from, link.spec.to, departure.ends)
        } else {
            delay(sky, orbital, courses, link, index, departure.ends)
        };
        let arrives = (departure.ends + delay).max(now + LEAST_HOP);
        Passage::Enters { link: index, to: link.spec.to, begins: departure.begins, arrives }
    }

    /// The same over a link whose queue discipline asks, whose conditions change, that an error process strikes, or
    /// where packets are numbered. What a packet meets is known when it is offered, for changes and states are.
    #[inline(never)]
    fn forward_specially(&mut self, now: SimTime, index: u32, header: &mut Header) -> Passage {
        let spec = &self.links[index as usize].spec;
        if self.numbers(spec)
            && let Some(numbering) = &mut self.numbering
        {
            numbering.stamp(spec.from, header);
        }
        let Self { courses, links, transmitters, layers, .. } = self;
        let link = &mut links[index as usize];
        if let Some(channel) = link.spec.radio {
            return Passage::Radio { channel, link: index };
        }
        let mut course = course_of(link).and_then(|course| courses.get_mut(course));
        let present = course.as_mut().map(|course| course.at(now));
        if present.is_some_and(|present| present.gate == Gate::Cut) {
            return Passage::Lost(Cause::Outage);
        }
        let compression = layers.spec(link.spec.layer).compression;
        header.saved = compression.map_or(0, |spec| layers.contexts.saved(index, now, spec, header));
        let framed = sent_bytes(&link.spec, header);
        let departure = match transmitters.get_mut(link.spec.transmitter as usize) {
            None => Departure { begins: now, ends: now },
            Some(transmitter) if transmitter.keeps() => return Passage::Waits { link: index },
            Some(transmitter) => {
                let rate = present.map_or(transmitter.rate(), |present| present.rate);
                let marked = match judge(transmitter, now, rate.transmission_time(framed), header) {
                    Verdict::Accept => false,
                    Verdict::Mark(_) if header.ecn_capable => true,
                    Verdict::Mark(cause) | Verdict::Drop(cause) => {
                        link.dropped += 1;
                        return Passage::Lost(cause);
                    }
                };
                let slots = layers.slots(&link.spec);
                let offered = match (course, slots) {
                    (None, None) => transmitter.offer(now, framed),
                    (Some(course), None) => transmitter.offer_by(now, framed, course),
                    (course, slots) => {
                        let rate = transmitter.rate();
                        transmitter.offer_by(now, framed, &mut Pace { course, slots, rate })
                    }
                };
                let Some(departure) = offered else {
                    transmitter.tell_full();
                    link.dropped += 1;
                    return Passage::Lost(Cause::QueueFull);
                };
                if marked {
                    link.marked += 1;
                    header.congestion_experienced = true;
                }
                departure
            }
        };
        self.cross(now, now, index, departure, header)
    }

    /// The propagation delay of `link` at `now`.
    #[inline]
    pub fn delay(&mut self, link: u32, now: SimTime) -> Duration {
        delay(&self.sky, &mut self.orbital, &mut self.courses, &self.links[link as usize], link, now)
    }
}

/// What the discipline of a queue says to a packet that takes `transmission` to be sent.
#[inline]
fn judge(transmitter: &mut Transmitter, now: SimTime, transmission: Duration, header: &Header) -> Verdict {
    if !transmitter.asks() {
        return Verdict::Accept;
    }
    transmitter.judge(now, transmission, header.fate.uniform(draw(Draw::Queue, header.hop)))
}

/// The number of the course that the conditions of `link` take.
const fn course_of(link: &Link) -> Option<usize> {
    course_in(&link.spec)
}

const fn course_in(spec: &LinkSpec) -> Option<usize> {
    match spec.propagation {
        Propagation::Planned(course) | Propagation::Disturbed(course) => Some(course as usize),
        Propagation::Fixed(_) | Propagation::Orbital => None,
    }
}

/// Bytes of a packet with the framing of each of its fragments.
#[inline(always)]
const fn framed_bytes(spec: &LinkSpec, header: &Header) -> u32 {
    header.bytes + spec.frame_overhead * header.fragments as u32
}

/// The same of what is sent, whose header may be compressed.
const fn sent_bytes(spec: &LinkSpec, header: &Header) -> u32 {
    framed_bytes(spec, header) - header.saved as u32
}

/// Whether errors of `link` can strike the packet, and notes that it has met a radio link.
#[inline(always)]
fn errs_on(link: &Link, reading: ErrorReading, header: &mut Header) -> bool {
    let wired = link.spec.kind == LinkKind::Wired;
    let strikes = wired || reading == ErrorReading::EachLink || !header.met_radio;
    header.met_radio |= strikes && !wired;
    strikes
}

#[inline(always)]
fn next_error_draw(header: &Header) -> u64 {
    header.fate.bits(draw(Draw::Errors, header.hop))
}

#[inline(always)]
fn enter(link: &Link, departure: Departure, header: &mut Header) {
    header.hop = header.hop.saturating_add(1);
    // One behind: on arrival it looks as if the link had gone away meanwhile.
    let unheard = u32::from(departure.begins < link.opens_at);
    header.link_epoch = link.epoch.wrapping_sub(unheard);
}

#[inline]
fn delay(
    sky: &Sky,
    orbital: &mut DelayCache,
    courses: &mut [Course],
    link: &Link,
    index: u32,
    now: SimTime,
) -> Duration {
    let spec = &link.spec;
    match spec.propagation {
        Propagation::Fixed(delay) => delay,
        Propagation::Planned(course) => courses[course as usize].at(now).delay,
        Propagation::Orbital => orbital.delay(sky, index as usize, spec.from, spec.to, now),
        Propagation::Disturbed(course) => {
            let added = courses[course as usize].at(now).delay;
            orbital.delay(sky, index as usize, spec.from, spec.to, now) + added
        }
    }
}

#[cfg(test)]
mod changing_tests;
mod crossing;
mod keeping;
#[cfg(test)]
mod keeping_tests;
mod layer;
#[cfg(test)]
mod layer_tests;
mod numbering;
mod retuning;
#[cfg(test)]
mod tests;
mod watching;
