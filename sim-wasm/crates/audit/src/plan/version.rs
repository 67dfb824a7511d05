//! What all links are like while the document stays as it is.

use std::collections::BTreeMap;

use skywindow_scenario::{
    ChangedDirection, Constellation, Driven, HandoverCheck, HeaderCompression, InFlight, IslRule,
    Link as Wire, LinkChange, QueueSettings, Relay, Scenario, Station, Step, TerminalChange,
    TerminalDirection,
};
use skywindow_units::{BitRate, Duration, SimTime};

use super::course::{Change, Conditions, Course, Gate};
use super::links::{Link, Managed, Sender, Way};
use super::nodes::{Nodes, Terminal};

/// Links of one kind: what each is made of.
#[derive(Clone, Debug)]
struct Stuff {
    course: Course,
    room: usize,
    managed: Option<Managed>,
    mtu: u32,
    struck: bool,
    /// The most bytes by which headers are compressed.
    saved: u32,
}

/// The radio links of a constellation.
#[derive(Clone, Debug)]
struct Radio {
    isl: Stuff,
    downlink: Stuff,
    uplink: Stuff,
    overhead: u32,
    bent_pipe: bool,
    shared_downlink: bool,
    /// Packets on a link that is given up are lost.
    loses: bool,
    /// Terminals use all satellites in view.
    uses_all: bool,
    /// How often links are looked at; none where that is exact.
    checked: Option<Duration>,
}

/// A radio channel that stations share.
#[derive(Clone, Debug)]
struct Channel {
    stuff: Stuff,
    overhead: u32,
    txdelay: Duration,
    stations: Vec<u32>,
    pairs: Vec<[u32; 2]>,
}

/// The way down of a terminal, or the way up.
#[derive(Clone, Debug)]
struct TerminalWay {
    course: Course,
    /// How its delay is found: as the conditions say, where a trace does.
    way: Way,
}

/// All of them.
#[derive(Clone, Debug)]
pub(crate) struct Version {
    /// The directions of wires by their ends; several where wires lie side by side.
    wires: BTreeMap<(u32, u32), Vec<(usize, Stuff)>>,
    radios: Vec<Radio>,
    channels: Vec<Channel>,
    /// The ways down and up of terminals that change or that traces drive.
    terminals: BTreeMap<u32, [TerminalWay; 2]>,
}

impl Version {
    pub(super) fn new(scenario: &Scenario, nodes: &Nodes) -> Self {
        let mut wires: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (number, wire) in scenario.links.iter().enumerate() {
            let (Some(from), Some(to)) = (nodes.node_of(&wire.from), nodes.node_of(&wire.to)) else {
                continue;
            };
            for (ends, way) in
                [((from, to), ChangedDirection::Forward), ((to, from), ChangedDirection::Backward)]
            {
                wires.entry(ends).or_default().push((number, self::wire(wire, way)));
            }
        }
        let changing = (nodes.sky()..)
            .zip(&nodes.terminals)
            .filter_map(|(node, terminal)| Some((node, terminal_ways(scenario, terminal)?)));
        Self {
            wires,
            radios: scenario.constellations.iter().map(radio).collect(),
            channels: scenario.radio_channels.iter().map(|channel| self::channel(channel, nodes)).collect(),
            terminals: changing.collect(),
        }
    }

    pub(super) fn holds(&self) -> bool {
        self.wires.values().flatten().any(|(_, stuff)| stuff.course.holds())
            || self.terminals.values().flatten().any(|way| way.course.holds())
    }

    pub(super) fn is_radio_station(&self, node: u32) -> bool {
        self.channels.iter().any(|channel| channel.stations.contains(&node))
    }

    /// The managed queues of a node.
    pub fn managed(&self, nodes: &Nodes, node: u32) -> Vec<Managed> {
        let wires = self.wires.range((node, 0)..=(node, u32::MAX)).flat_map(|(_, wires)| wires);
        let wired = wires.filter_map(|(_, stuff)| stuff.managed);
        let of = nodes.constellation_of(node).or(nodes.terminal(node).map(|own| own.constellation));
        let radio = of.and_then(|index| self.radios.get(index));
        let own = radio.into_iter().flat_map(|radio| [radio.uplink.managed, radio.isl.managed]).flatten();
        wired.chain(own).collect()
    }

    /// Whether one station of a radio channel hears another.
    pub fn hears(&self, one: u32, other: u32) -> bool {
        self.channels.iter().any(|channel| channel.joins(one, other))
    }

    /// Whether a constellation loses what is on the links that its terminals give up.
    pub fn loses_in_flight(&self, constellation: usize) -> bool {
        self.radios.get(constellation).is_some_and(|radio| radio.loses)
    }

    /// Whether the terminals of a constellation use all satellites in view.
    pub fn uses_all(&self, constellation: usize) -> bool {
        self.radios.get(constellation).is_some_and(|radio| radio.uses_all)
    }

    /// How often a constellation looks at its links, where it does not do so at the very instant.
    pub fn check_interval(&self, constellation: usize) -> Option<Duration> {
        self.radios.get(constellation)?.checked
    }

    /// The links from one node to another that there may be: several only where wires lie side by side.
    pub fn links<'a>(&'a self, nodes: &Nodes, from: u32, to: u32) -> Vec<Link<'a>> {
        if from < nodes.sky() || to < nodes.sky() {
            return self.in_space(nodes, from, to).into_iter().collect();
        }
        let wires = self.wires.get(&(from, to)).into_iter().flatten();
        let wires = wires.map(|(number, stuff)| stuff.link(Sender::Wire(*number, from), Way::Wire, 0));
        let channels = self.channels.iter().filter(|channel| channel.joins(from, to));
        let channels = channels.map(|channel| {
            let way = Way::Channel { txdelay: channel.txdelay };
            channel.stuff.link(Sender::Station(from), way, channel.overhead)
        });
        wires.chain(channels).collect()
    }

    /// The link between two satellites of a constellation, or between one of them and a terminal for it.
    fn in_space<'a>(&'a self, nodes: &Nodes, from: u32, to: u32) -> Option<Link<'a>> {
        let of = |node| nodes.constellation_of(node).or(nodes.terminal(node).map(|own| own.constellation));
        let index = of(from).filter(|&index| of(to) == Some(index))?;
        let radio = self.radios.get(index)?;
        let up = from >= nodes.sky();
        if !up && to < nodes.sky() {
            return Some(radio.isl.link(Sender::Between(from, to), Way::Space, radio.overhead));
        }
        let sender = match (up, radio.bent_pipe, radio.shared_downlink) {
            (true, ..) => Sender::Node(from),
            (false, true, _) => Sender::Repeats,
            (false, false, true) => Sender::Node(from),
            (false, false, false) => Sender::Between(from, to),
        };
        let own = self.terminals.get(if up { &from } else { &to });
        let stuff = if up { &radio.uplink } else { &radio.downlink };
        let link = stuff.link(sender, Way::Space, radio.overhead);
        Some(match own.map(|ways| &ways[usize::from(up)]) {
            Some(own) => Link { course: &own.course, way: own.way, ..link },
            None => link,
        })
    }
}

impl Channel {
    /// Whether two of its stations hear each other.
    fn joins(&self, one: u32, other: u32) -> bool {
        self.pairs.contains(&[one, other]) || self.pairs.contains(&[other, one])
    }
}

impl Stuff {
    const fn link(&self, sender: Sender, way: Way, overhead: u32) -> Link<'_> {
        let Self { course, room, managed, mtu, struck, saved } = self;
        let (room, managed, mtu, struck, saved) = (*room, *managed, *mtu, *struck, *saved);
        Link { sender, way, course, room, managed, overhead, mtu, struck, saved }
    }
}

fn rate(bps: f64) -> BitRate {
    BitRate::from_bps(bps.round() as u64)
}

fn ms(ms: f64) -> Duration {
    Duration::from_secs_f64(ms / 1e3)
}

fn steady(delay: Duration, rate_bps: f64) -> Conditions {
    Conditions { delay, rate: rate(rate_bps), gate: Gate::Open }
}

const fn gate(up: bool) -> Gate {
    if up { Gate::Open } else { Gate::Cut }
}

/// How a queue is managed as packets leave, if it is.
fn managed(settings: &QueueSettings) -> Option<Managed> {
    let target = match settings {
        QueueSettings::DropTail | QueueSettings::Red(_) => return None,
        QueueSettings::Pie(_) => None,
        QueueSettings::Codel(own) => Some(ms(own.target_ms)),
        QueueSettings::FqCodel(own) => Some(ms(own.target_ms)),
    };
    Some(Managed { target })
}

fn radio(one: &Constellation) -> Radio {
    let (isl, gsl, handover) = (&one.isl, &one.gsl, &one.handover);
    let between = Stuff {
        course: Course::of_changes(steady(Duration::ZERO, isl.rate_bps), Vec::new()),
        room: isl.queue_packets as usize,
        managed: managed(&isl.queue.settings()),
        mtu: isl.mtu_bytes.unwrap_or(u32::MAX),
        struck: isl.error_process.is_some() || isl.arq.is_some(),
        saved: saved(isl.header_compression.as_ref()),
    };
    let ground = |rate_bps| Stuff {
        course: Course::of_changes(steady(Duration::ZERO, rate_bps), Vec::new()),
        room: gsl.queue_packets as usize,
        managed: managed(&gsl.queue.settings()),
        mtu: gsl.mtu_bytes.unwrap_or(u32::MAX),
        struck: gsl.error_process.is_some() || gsl.arq.is_some(),
        saved: saved(gsl.header_compression.as_ref()),
    };
    Radio {
        isl: between,
        downlink: ground(gsl.rate_bps),
        uplink: ground(gsl.steady_uplink_bps()),
        overhead: gsl.frame_overhead_bytes,
        bent_pipe: gsl.relay == Relay::BentPipe,
        shared_downlink: gsl.shared_downlink,
        uses_all: handover.policy.uses_all(),
        loses: handover.in_flight == InFlight::Lost && !handover.make_before_break,
        checked: (handover.check == HandoverCheck::Interval || one.isl.rule == IslRule::Nearest)
            .then(|| Duration::from_secs_f64(handover.interval_s)),
    }
}

fn channel(one: &skywindow_scenario::RadioChannel, nodes: &Nodes) -> Channel {
    let node = |name: &str| nodes.node_of(name);
    Channel {
        stuff: Stuff {
            course: Course::of_changes(steady(ms(one.delay_ms), one.rate_bps), Vec::new()),
            room: one.queue_packets as usize,
            managed: None,
            mtu: one.frame_bytes.saturating_sub(one.frame_overhead_bytes),
            struck: false,
            saved: 0,
        },
        overhead: one.frame_overhead_bytes,
        txdelay: ms(one.txdelay_ms),
        stations: one.stations.iter().filter_map(|name| node(name)).collect(),
        pairs: one.pairs().filter_map(|[one, other]| Some([node(one)?, node(other)?])).collect(),
    }
}

/// The most bytes that compressed headers save.
fn saved(headers: Option<&HeaderCompression>) -> u32 {
    headers.map_or(0, |own| own.header_bytes.saturating_sub(own.compressed_bytes))
}

fn wire(wire: &Wire, way: ChangedDirection) -> Stuff {
    Stuff {
        course: wire_course(wire, way),
        room: wire.queue_packets as usize,
        managed: managed(&wire.queue.settings()),
        mtu: wire.mtu_bytes.unwrap_or(u32::MAX),
        struck: wire.error_process.is_some() || wire.arq.is_some(),
        saved: saved(wire.header_compression.as_ref()),
    }
}

fn wire_course(wire: &Wire, way: ChangedDirection) -> Course {
    let takes = |direction| direction == ChangedDirection::Both || direction == way;
    let first = steady(ms(wire.delay_ms), wire.steady_rate_bps(way));
    if let Some(driven) = wire.driven(way) {
        return traced(first, &driven, true);
    }
    let change = |change: &LinkChange| Change {
        at: SimTime::from_secs_f64(change.at_s),
        every: change.every_s.map(Duration::from_secs_f64),
        lasts: change.for_s.map(Duration::from_secs_f64),
        delay: change.delay_ms.map(ms),
        rate: change.rate_bps.map(rate),
        gate: change.up.map(gate),
    };
    let own = wire.changes.iter().filter(|change| takes(change.direction));
    Course::of_changes(first, own.map(change).collect())
}

/// The course of a direction that traces drive; `first` is what they do not say. What sends nothing of its own has no rate.
fn traced(first: Conditions, driven: &Driven, sends: bool) -> Course {
    let step = |step: &Step| {
        let rate_bps = step.rate_bps.filter(|_| sends);
        let conditions = Conditions {
            delay: step.delay_ms.map_or(first.delay, ms),
            rate: rate_bps.map_or(first.rate, rate),
            gate: if rate_bps == Some(0.0) { Gate::Held } else { Gate::Open },
        };
        (SimTime::from_secs_f64(step.time_s), conditions)
    };
    let period = driven.period_s.map(Duration::from_secs_f64);
    let course = Course::of_steps(first, driven.steps.iter().map(step).collect(), period);
    match driven.opportunities.as_ref().filter(|_| sends) {
        Some(trace) => course.at_opportunities(trace.instants_ms().to_vec()),
        None => course,
    }
}

/// The ways down and up of a terminal, if its station changes them or traces drive them. Those that serve the background alone stay.
fn terminal_ways(scenario: &Scenario, terminal: &Terminal) -> Option<[TerminalWay; 2]> {
    let of = |station: &&Station| station.name == terminal.station && !terminal.background;
    let station = scenario.stations.iter().find(of)?;
    let constellation = scenario.constellations.get(terminal.constellation)?;
    let strikes = |change: &&TerminalChange| change.via.as_ref().is_none_or(|via| *via == constellation.id);
    let own: Vec<_> = station.changes.iter().filter(strikes).collect();
    if own.is_empty() && !station.is_traced(constellation) {
        return None;
    }
    let gsl = &constellation.gsl;
    let way = |way: TerminalDirection| {
        let rate_bps = if way == TerminalDirection::Uplink { gsl.steady_uplink_bps() } else { gsl.rate_bps };
        let first = steady(Duration::ZERO, rate_bps);
        // A bent pipe has no rate of its own on the way down.
        let sends = way == TerminalDirection::Uplink || gsl.relay == Relay::OnBoard;
        if let Some(driven) = station.driven(constellation, way) {
            let found = if driven.has_delays() { Way::Wire } else { Way::Space };
            return TerminalWay { course: traced(first, &driven, sends), way: found };
        }
        let change = |change: &TerminalChange| Change {
            at: SimTime::from_secs_f64(change.at_s),
            every: change.every_s.map(Duration::from_secs_f64),
            lasts: change.for_s.map(Duration::from_secs_f64),
            delay: change.added_delay_ms.map(ms),
            rate: change.rate_bps.filter(|_| sends).map(rate),
            gate: change.up.map(gate),
        };
        let takes = |change: &&&TerminalChange| {
            change.direction == TerminalDirection::Both || change.direction == way
        };
        let own = own.iter().filter(takes).map(|one| change(one));
        TerminalWay { course: Course::of_changes(first, own.collect()), way: Way::Space }
    };
    Some([TerminalDirection::Downlink, TerminalDirection::Uplink].map(way))
}
