//! The links that come and go: puts changes of the topology into effect in the network and the recording.

use std::collections::BTreeMap;

use skywindow_network::{LinkKind, LinkSpec, NO_TRANSMITTER, Network, Propagation, Tuning};
use skywindow_orbit::{Change, HandoverPolicy, LinkKind as OrbitKind, Sky, Topology};
use skywindow_units::{Duration, SimTime, Work};

use crate::flow::{Detail, Flow};
use crate::happenings::{Concerns, Happening};
use crate::recording::{LinkChange, LinkChangeRow, Recording};
use crate::run::specs::QueueSpec;
use crate::varying::conditions::{is_up, show_steps};
use crate::varying::courses::TerminalCourses;

/// What the radio links of a constellation are made of.
#[derive(Clone, Debug)]
pub struct RadioSpec {
    /// Transmitter of an inter-satellite link.
    pub isl: QueueSpec,
    /// Loss table of an inter-satellite link.
    pub isl_loss: Option<u16>,
    /// The kind of error process that strikes inter-satellite links.
    pub isl_process: Option<u16>,
    /// What the link layer of an inter-satellite link does besides, if it does anything.
    pub isl_layer: Option<u16>,
    /// Whether an inter-satellite link hands on what errors have damaged.
    pub isl_delivers_damaged: bool,
    /// Transmitter of a downlink.
    pub downlink: QueueSpec,
    /// Transmitter of an uplink.
    pub uplink: QueueSpec,
    /// Loss table of uplink and downlink.
    pub gsl_loss: Option<u16>,
    /// The kind of error process that strikes uplinks and downlinks.
    pub gsl_process: Option<u16>,
    /// The same of uplinks and downlinks.
    pub gsl_layer: Option<u16>,
    /// Whether uplinks and downlinks hand on what errors have damaged.
    pub gsl_delivers_damaged: bool,
    /// Framing of ground-to-satellite and inter-satellite links, bytes.
    pub frame_overhead: u32,
    /// Whether satellites only repeat what comes from the ground.
    pub bent_pipe: bool,
    /// Whether the terminals of a satellite share one downlink.
    pub shared_downlink: bool,
    /// Whether packets on a link that is given up are lost.
    pub lose_in_flight: bool,
    /// How long a terminal is without link at a handover.
    pub interruption: Duration,
}

impl RadioSpec {
    /// What sends from a satellite into a link, or `up` from the ground, and what it loses.
    const fn stuff(&self, ground: bool, up: bool) -> (&QueueSpec, Option<u16>) {
        match (ground, up) {
            (true, true) => (&self.uplink, self.gsl_loss),
            (true, false) => (&self.downlink, self.gsl_loss),
            (false, _) => (&self.isl, self.isl_loss),
        }
    }

    const fn tuning(&self, ground: bool, up: bool) -> Tuning {
        let (queue, loss) = self.stuff(ground, up);
        queue.tuning(loss, None, self.frame_overhead)
    }
}

/// Follows the topology.
#[derive(Clone)]
pub struct Terrain {
    topology: Topology,
    radios: Vec<RadioSpec>,
    /// The first of each pair of links made so far, by their two nodes: it leads from the lower one to the other.
    pairs: BTreeMap<(u32, u32), u32>,
    /// Transmitters by their node, and by their other node too where they are not shared.
    transmitters: BTreeMap<(u32, u32), u32>,
    /// For each node the interfaces of flows there, in their order.
    interfaces: Vec<Vec<Interface>>,
    /// The terminals that change, by their nodes.
    changing: BTreeMap<u32, TerminalCourses>,
    /// What has failed.
    faults: Vec<Fault>,
}

/// A failure of a satellite or of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// All links of a satellite.
    Satellite(u32),
    /// The links between nodes of the one and of the other list.
    Link([Vec<u32>; 2]),
}

impl Fault {
    /// Whether it strikes the links between two nodes.
    pub fn strikes(&self, a: u32, b: u32) -> bool {
        match self {
            Self::Satellite(node) => *node == a || *node == b,
            Self::Link([ones, others]) => {
                let joins = |a, b| ones.contains(&a) && others.contains(&b);
                joins(a, b) || joins(b, a)
            }
        }
    }
}

/// A failure begins, or what has failed works again.
pub fn begin_or_end(faults: &mut Vec<Fault>, fault: Fault, begins: bool) {
    if begins {
        faults.push(fault);
    } else if let Some(at) = faults.iter().position(|other| *other == fault) {
        faults.remove(at);
    }
}

/// The satellites that terminals leave alone for what has failed, each for the terminal that it names or for all.
pub fn avoided_by(faults: &[Fault], sky: &Sky) -> Vec<(Option<u32>, u32)> {
    let mut avoided = Vec::new();
    for fault in faults {
        match fault {
            Fault::Satellite(satellite) => avoided.push((None, *satellite)),
            Fault::Link([ones, others]) => {
                for (&a, &b) in ones.iter().flat_map(|a| others.iter().map(move |b| (a, b))) {
                    let (low, high) = (a.min(b), a.max(b));
                    avoided.extend(sky.terminal_of_node(high).map(|terminal| (Some(terminal), low)));
                }
            }
        }
    }
    avoided
}

/// An end of a flow's path.
#[derive(Clone, Copy, Debug)]
struct Interface {
    flow: u16,
    end: u8,
    path: u8,
}

/// Steps of work to put a change into effect.
const STEPS_PER_CHANGE: u64 = 50;

impl Terrain {
    /// Begins with every link down.
    pub fn new(
        sky: &Sky,
        nodes: usize,
        radios: Vec<RadioSpec>,
        changing: BTreeMap<u32, TerminalCourses>,
        flows: &[Flow],
    ) -> Self {
        let mut interfaces = vec![Vec::new(); nodes];
        for (number, flow) in flows.iter().enumerate() {
            for (end, state) in flow.ends.iter().enumerate() {
                for (path, port) in state.ports.iter().enumerate() {
                    let interface = Interface { flow: number as u16, end: end as u8, path: path as u8 };
                    interfaces[port.node as usize].push(interface);
                }
            }
        }
        Self {
            topology: Topology::new(sky),
            radios,
            pairs: BTreeMap::new(),
            transmitters: BTreeMap::new(),
            interfaces,
            changing,
            faults: Vec::new(),
        }
    }

    /// What the radio links of a constellation are made of.
    pub fn radio_of(&self, constellation: usize) -> Option<RadioSpec> {
        self.radios.get(constellation).cloned()
    }

    /// Makes the radio links of a constellation of other stuff, those that are there and those that will be.
    pub fn retune(&mut self, constellation: usize, radio: RadioSpec, network: &mut Network) {
        let Some(own) = self.radios.get_mut(constellation) else { return };
        own.clone_from(&radio);
        let mut tuned = Vec::new();
        for (&(lower, _), &pair) in &self.pairs {
            if network.sky().constellation_of(lower) == Some(constellation) {
                let ground = network.links()[pair as usize].spec.kind == LinkKind::Gsl;
                tuned.extend(
                    [(pair, false), (pair + 1, true)].map(|(link, up)| (link, radio.tuning(ground, up))),
                );
            }
        }
        network.retune(&tuned);
    }

    /// Terminals of a constellation choose by another policy.
    pub fn set_policy(&mut self, constellation: usize, policy: HandoverPolicy, now: SimTime) {
        self.topology.set_policy(constellation, policy, now);
    }

    /// What has failed.
    pub const fn faults(&mut self) -> &mut Vec<Fault> {
        &mut self.faults
    }

    /// Brings the radio links to what has failed, and lets terminals avoid it.
    pub fn follow_faults(&mut self, now: SimTime, network: &mut Network, recording: &mut Recording) {
        for (&(a, b), &pair) in &self.pairs {
            let failed = self.faults.iter().any(|fault| fault.strikes(a, b));
            if failed == network.links()[pair as usize].failed {
                continue;
            }
            if network.set_failed(pair, failed) {
                let kind = orbit_kind(network.links()[pair as usize].spec.kind);
                let up = if failed { LinkChange::Down } else { LinkChange::Up };
                recording.topology.push(LinkChangeRow { t: now, a: a as u16, b: b as u16, kind, up });
            }
            for link in [pair, pair + 1].into_iter().filter(|_| failed) {
                let own = self.has_own_queue(network, link) || self.faults.contains(&Fault::Satellite(a));
                if own && !self.sends_elsewhere(network, link) {
                    network.flush(link, now);
                }
            }
        }
        self.topology.set_failed(avoided_by(&self.faults, network.sky()), now);
    }

    /// The courses of a terminal that changes, to be awaited anew.
    pub fn courses(&mut self, node: u32) -> Option<&mut TerminalCourses> {
        self.changing.get_mut(&node)
    }

    /// Gives a terminal courses that it had not: its links, those that are there and those that will be, follow them.
    pub fn disturb(&mut self, node: u32, courses: TerminalCourses, network: &mut Network) {
        self.changing.insert(node, courses);
        for (&(_, _), &pair) in self.pairs.iter().filter(|((_, upper), _)| *upper == node) {
            network.disturb(pair, courses.down);
            network.disturb(pair + 1, courses.up);
        }
    }

    /// When links are to be looked at next; `None` if they never change again.
    pub fn next_evaluation(&self) -> Option<SimTime> {
        let next = self.topology.next_evaluation();
        (next != SimTime::MAX).then_some(next)
    }

    /// Finds what changes at `now`, as long as there is work left; whether all has been found.
    pub fn evaluate(&mut self, now: SimTime, sky: &Sky, work: &mut Work) -> bool {
        self.topology.evaluate_part(sky, now, work)
    }

    /// Whether the last evaluation found a change.
    pub fn has_changed(&self) -> bool {
        !self.topology.changes().is_empty()
    }

    /// The nodes of the terminals that the last evaluation gave another satellite, or took theirs.
    pub fn handed_over(&self, sky: &Sky) -> Vec<u32> {
        let changes = self.topology.changes().iter();
        changes
            .filter_map(|change| match *change {
                Change::Handover { terminal, .. } => Some(sky.terminal_node(terminal)),
                _ => None,
            })
            .collect()
    }

    /// Puts what it found into effect, from change `next` on, as long as there is work left. Returns where to go on, or
    /// none if that was all.
    pub fn apply(
        &mut self,
        now: SimTime,
        mut next: usize,
        network: &mut Network,
        recording: &mut Recording,
        flows: &mut [Flow],
        work: &mut Work,
    ) -> Option<usize> {
        while let Some(&change) = self.topology.changes().get(next) {
            if !work.remains() {
                return Some(next);
            }
            work.spend(STEPS_PER_CHANGE);
            next += 1;
            match change {
                Change::IslUp { a, b, kind, .. } => self.set(now, network, recording, [a, b], kind, true),
                Change::IslDown { a, b, kind, .. } => self.set(now, network, recording, [a, b], kind, false),
                Change::GslUp { terminal, satellite } => {
                    let node = network.sky().terminal_node(terminal);
                    self.set(now, network, recording, [satellite, node], OrbitKind::Gsl, true);
                }
                Change::GslDown { terminal, satellite } => {
                    let node = network.sky().terminal_node(terminal);
                    self.set(now, network, recording, [satellite, node], OrbitKind::Gsl, false);
                }
                Change::Reconfiguration { terminal, from, to } => {
                    let node = network.sky().terminal_node(terminal);
                    let seen = to.or(from).map(|seen| network.sky().elevation_deg(terminal, seen, now));
                    let elevation = seen.unwrap_or(0.0);
                    let happening = Happening::Reconfiguration { terminal: node, from, to, elevation };
                    self.show(now, recording, flows, node, &happening, work);
                }
                Change::Handover { terminal, from, to, elevation_deg } => {
                    let node = network.sky().terminal_node(terminal);
                    self.interrupt(now, network, node, from, to);
                    if from.is_some() {
                        for interface in &self.interfaces[node as usize] {
                            flows[usize::from(interface.flow)].tally.handovers += 1;
                        }
                    }
                    let happening =
                        Happening::Handover { terminal: node, from, to, elevation: elevation_deg };
                    self.show(now, recording, flows, node, &happening, work);
                }
            }
        }
        None
    }

    /// Whether the terminal at `node` is at an end of a flow and has never had a satellite.
    pub fn is_unserved_end(&self, node: u32) -> bool {
        let is_end = self.interfaces.get(node as usize).is_some_and(|interfaces| !interfaces.is_empty());
        is_end && !self.pairs.keys().any(|&(_, upper)| upper == node)
    }

    /// The terminals that change, by their nodes.
    pub const fn changing(&self) -> &BTreeMap<u32, TerminalCourses> {
        &self.changing
    }

    /// The pairs of links between the terminal at `node` and the satellites that it can use, by their first.
    pub fn pairs_in_use(&self, node: u32, sky: &Sky) -> Vec<u32> {
        let usable = sky.terminal_of_node(node).map_or(&[][..], |terminal| self.topology.usable(terminal));
        usable.iter().filter_map(|&satellite| self.pairs.get(&(satellite, node)).copied()).collect()
    }

    /// Whether what waits for `link` waits for no other link: downlinks of a satellite may share a queue.
    pub fn has_own_queue(&self, network: &Network, link: u32) -> bool {
        let from = network.links()[link as usize].spec.from;
        self.radio(network.sky(), from).is_none_or(|radio| !radio.shared_downlink)
    }

    /// Whether what sends into `link`, which has failed, goes on to send into others: a terminal has one uplink for all
    /// satellites that it may use, and what waits there for others still goes.
    fn sends_elsewhere(&self, network: &Network, link: u32) -> bool {
        let spec = network.links()[link as usize].spec;
        let pairs = self.pairs.values().flat_map(|&pair| [pair, pair + 1]);
        let mut up = pairs.map(|other| network.links()[other as usize]).filter(|other| other.up);
        !self.faults.contains(&Fault::Satellite(spec.from))
            && up.any(|other| other.spec.transmitter == spec.transmitter)
    }

    fn radio(&self, sky: &Sky, satellite: u32) -> Option<RadioSpec> {
        self.radios.get(sky.constellation_of(satellite)?).cloned()
    }

    /// Brings the link between a lower and an upper node up or down, both ways.
    fn set(
        &mut self,
        now: SimTime,
        network: &mut Network,
        recording: &mut Recording,
        [a, b]: [u32; 2],
        kind: OrbitKind,
        up: bool,
    ) {
        let Some(radio) = self.radio(network.sky(), a) else { return };
        let pair = match self.pairs.get(&(a, b)) {
            Some(&pair) => pair,
            None => self.make(network, &radio, a, b, kind),
        };
        let conditions = self.changing.get(&b).and_then(|courses| courses.conditions(network, now));
        let way = Way { pair, kind, lose_in_flight: radio.lose_in_flight && kind == OrbitKind::Gsl };
        bring(now, network, recording, way, up && conditions.is_none_or(is_up));
        if let Some(conditions) = conditions.filter(|_| up) {
            show_steps(now, pair, conditions, network, recording);
        }
    }

    fn make(&mut self, network: &mut Network, radio: &RadioSpec, a: u32, b: u32, kind: OrbitKind) -> u32 {
        let ground = kind == OrbitKind::Gsl;
        let struck = if ground { radio.gsl_process } else { radio.isl_process };
        let process = struck.and_then(|kind| network.processes().between(kind, a, b));
        let changing = self.changing.get(&b).copied();
        let directed = |(from, to, owner): (u32, u32, (u32, u32))| {
            let (queue, loss) = radio.stuff(ground, from == b);
            let transmitter = if ground && radio.bent_pipe && from == a {
                NO_TRANSMITTER
            } else {
                let made = self.transmitters.entry(owner);
                *made.or_insert_with(|| network.add_transmitter(queue.transmitter()))
            };
            LinkSpec {
                from,
                to,
                kind: network_kind(kind),
                transmitter,
                propagation: match changing {
                    Some(courses) => courses.propagation()[usize::from(from != a)],
                    None => Propagation::Orbital,
                },
                loss,
                process,
                radio: None,
                layer: if ground { radio.gsl_layer } else { radio.isl_layer },
                delivers_damaged: if ground {
                    radio.gsl_delivers_damaged
                } else {
                    radio.isl_delivers_damaged
                },
                frame_overhead: radio.frame_overhead,
                mtu: queue.mtu,
            }
        };
        // A terminal has one uplink whatever satellite it is for; a satellite may have one downlink for all.
        let (down, up) = match (ground, radio.shared_downlink) {
            (true, true) => ((a, a), (b, b)),
            (true, false) => ((a, b), (b, b)),
            (false, _) => ((a, b), (b, a)),
        };
        let specs = [(a, b, down), (b, a, up)].map(directed);
        let pair = network.add_pair(specs, false);
        self.pairs.insert((a, b), pair);
        if self.faults.iter().any(|fault| fault.strikes(a, b)) {
            network.set_failed(pair, true);
        }
        pair
    }

    /// Writes what a terminal has chosen, once for each path of a recorded flow that has an interface there, and once for
    /// none if no flow has.
    fn show(
        &self,
        now: SimTime,
        recording: &mut Recording,
        flows: &[Flow],
        terminal: u32,
        happening: &Happening,
        work: &mut Work,
    ) {
        let interfaces = &self.interfaces[terminal as usize];
        work.spend(interfaces.len() as u64);
        let mut write = |concerns| recording.events.push(happening.row(now, concerns));
        for &Interface { flow, end, path } in interfaces {
            if flows[usize::from(flow)].detail >= Detail::Windows {
                write(Concerns { flow, path, end });
            }
        }
        if interfaces.is_empty() {
            write(Concerns::ALL);
        }
    }

    /// Keeps the terminal's new link silent for the interruption of its constellation.
    fn interrupt(&self, now: SimTime, network: &mut Network, node: u32, from: Option<u32>, to: Option<u32>) {
        let (Some(_), Some(to)) = (from, to) else { return };
        let Some(radio) = self.radio(network.sky(), to) else { return };
        if radio.interruption == Duration::ZERO {
            return;
        }
        if let Some(&down) = self.pairs.get(&(to, node)) {
            let until = now + radio.interruption;
            network.hold_until(down + 1, until);
            network.close_until(down, until);
        }
    }
}

/// A pair of links by its first, what it joins, and whether what is on it is lost when it goes down.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub pair: u32,
    pub kind: OrbitKind,
    pub lose_in_flight: bool,
}

/// Brings a pair of links up or down, if it is not so already.
pub fn bring(now: SimTime, network: &mut Network, recording: &mut Recording, way: Way, up: bool) {
    let link = network.links()[way.pair as usize];
    if link.wanted == up {
        return;
    }
    network.set_up(way.pair, up, way.lose_in_flight);
    if link.failed {
        return;
    }
    let up = if up { LinkChange::Up } else { LinkChange::Down };
    let (a, b) = (link.spec.from as u16, link.spec.to as u16);
    recording.topology.push(LinkChangeRow { t: now, a, b, kind: way.kind, up });
}

const fn network_kind(kind: OrbitKind) -> LinkKind {
    match kind {
        OrbitKind::Intraplane => LinkKind::Intraplane,
        OrbitKind::Interplane => LinkKind::Interplane,
        OrbitKind::CrossSeam => LinkKind::CrossSeam,
        OrbitKind::Gsl => LinkKind::Gsl,
        OrbitKind::Nearest => LinkKind::Nearest,
    }
}

const fn orbit_kind(kind: LinkKind) -> OrbitKind {
    match kind {
        LinkKind::Intraplane => OrbitKind::Intraplane,
        LinkKind::Interplane => OrbitKind::Interplane,
        LinkKind::CrossSeam => OrbitKind::CrossSeam,
        LinkKind::Nearest => OrbitKind::Nearest,
        LinkKind::Gsl | LinkKind::Wired => OrbitKind::Gsl,
    }
}

/// Writes that a satellite has decayed, which concerns every flow.
pub fn show_decay(now: SimTime, recording: &mut Recording, satellite: u32) {
    recording.events.push(Happening::SatelliteDecayed { satellite }.row(now, Concerns::ALL));
}
