//! The courses of what the scenario changes or drives by a trace: wired links, and terminals with whatever satellite.

use std::collections::BTreeMap;

use skywindow_network::{
    Change, Changes, Conditions, Course, Gate, LossModel, Network, Opportunities, Propagation, Steps,
};
use skywindow_scenario as scenario;
use skywindow_scenario::{
    ChangedDirection, Constellation, Direction, Driven, Relay, Scenario, Station, Step, TerminalChange,
    TerminalDirection,
};
use skywindow_units::{Duration, SimTime, one_by_one};

use crate::layout::{Layout, Terminal};
use crate::run::specs::rate;

/// The courses of a terminal's two directions, by their numbers in the network.
#[derive(Clone, Copy, Debug)]
pub struct TerminalCourses {
    /// From the satellite, without a rate where that is a bent pipe.
    pub down: u32,
    /// To the satellite.
    pub up: u32,
    /// Whether the delay of the way down, and of that up, takes the place of that of the way through space.
    pub whole: [bool; 2],
    /// When one of them becomes another next, as it is awaited.
    pub due: SimTime,
}

impl TerminalCourses {
    /// How the delay of the way down is found, and that of the way up.
    pub const fn propagation(self) -> [Propagation; 2] {
        [Self::way(self.down, self.whole[0]), Self::way(self.up, self.whole[1])]
    }

    const fn way(course: u32, whole: bool) -> Propagation {
        if whole { Propagation::Planned(course) } else { Propagation::Disturbed(course) }
    }

    /// Whether one of them follows a trace.
    pub fn is_traced(self, network: &mut Network) -> bool {
        [self.down, self.up]
            .into_iter()
            .any(|course| network.course(course).is_some_and(|own| own.is_traced()))
    }
}

/// Whether the direction `way` of a wired link loses packets to errors.
fn errs(wire: &scenario::Link, way: ChangedDirection) -> bool {
    wire.errors == Direction::Both || way == ChangedDirection::Forward
}

/// The steady errors of a direction of a wired link.
pub fn errors(wire: &scenario::Link, way: ChangedDirection) -> LossModel {
    if errs(wire, way) { LossModel { ber: wire.ber, per: wire.per } } else { LossModel::default() }
}

/// How the delay of a direction of a wired link is found, with a course if its conditions change.
pub fn propagation(network: &mut Network, wire: &scenario::Link, way: ChangedDirection) -> Propagation {
    match wire_course(wire, way) {
        Some(course) => Propagation::Planned(network.add_course(course)),
        None => Propagation::Fixed(wire_delay(wire)),
    }
}

/// The delay of a wired link, where nothing says otherwise.
pub fn wire_delay(wire: &scenario::Link) -> Duration {
    Duration::from_secs_f64(wire.delay_ms / 1e3)
}

/// What a direction of a wired link is like, where nothing says otherwise.
pub fn wire_conditions(wire: &scenario::Link, way: ChangedDirection) -> Conditions {
    let (delay, rate) = (wire_delay(wire), rate(wire.steady_rate_bps(way)));
    Conditions { delay, rate, errors: errors(wire, way), gate: Gate::Open }
}

/// The course of a direction of a wired link; none if its conditions stay.
pub fn wire_course(wire: &scenario::Link, way: ChangedDirection) -> Option<Course> {
    let first = wire_conditions(wire, way);
    if let Some(driven) = wire.driven(way) {
        return traced(first, &driven, errs(wire, way));
    }
    if wire.changes.is_empty() && !wire.is_traced() {
        return None;
    }
    let change = |change: &scenario::LinkChange| Change {
        at: SimTime::from_secs_f64(change.at_s),
        every: change.every_s.map(Duration::from_secs_f64),
        lasts: change.for_s.map(Duration::from_secs_f64),
        delay: change.delay_ms.map(|ms| Duration::from_secs_f64(ms / 1e3)),
        rate: change.rate_bps.map(rate),
        per: change.per.filter(|_| errs(wire, way)),
        ber: change.ber.filter(|_| errs(wire, way)),
        gate: change.up.map(gate),
    };
    let own = wire.changes.iter().filter(|change| takes(change.direction, way));
    Some(Course::of_changes(Changes::new(first, own.map(change).collect())))
}

/// Whether what is said of `direction` is said of `way`.
fn takes(direction: ChangedDirection, way: ChangedDirection) -> bool {
    direction == ChangedDirection::Both || direction == way
}

/// The course of a direction of a link that traces drive, whose losses count if it `errs`; `first` is what they do not say.
fn traced(first: Conditions, driven: &scenario::Driven, errs: bool) -> Option<Course> {
    let opportunities = match &driven.opportunities {
        Some(trace) => Some(Opportunities::new(trace.instants_ms().to_vec())?),
        None => None,
    };
    let first = Conditions { rate: opportunities.as_ref().map_or(first.rate, Opportunities::rate), ..first };
    let conditions = |step: &scenario::Step| Conditions {
        delay: step.delay_ms.map_or(first.delay, |ms| Duration::from_secs_f64(ms / 1e3)),
        rate: step.rate_bps.map_or(first.rate, rate),
        errors: match step.loss.filter(|_| errs) {
            Some(per) => LossModel { per, ..first.errors },
            None => first.errors,
        },
        gate: if step.rate_bps == Some(0.0) { Gate::Held } else { Gate::Open },
    };
    let course = if driven.steps.is_empty() {
        Course::of_changes(Changes::new(first, Vec::new()))
    } else {
        let steps = driven.steps.iter().map(|step| (SimTime::from_secs_f64(step.time_s), conditions(step)));
        let period = driven.period_s.map(Duration::from_secs_f64);
        Course::of_steps(Steps::new(first, steps.collect(), period))
    };
    Some(match opportunities {
        Some(opportunities) => course.with_opportunities(opportunities),
        None => course,
    })
}

/// The station that the document gives a terminal to; those that serve background traffic have none.
fn station_of<'a>(scenario: &'a Scenario, terminal: &Terminal) -> Option<&'a Station> {
    let station = scenario.stations.iter().find(|station| station.name == terminal.station);
    station.filter(|_| !terminal.background)
}

/// The constellation of a terminal that a trace drives; none of others.
fn traced_by<'a>(scenario: &'a Scenario, terminal: &Terminal) -> Option<(&'a Station, &'a Constellation)> {
    let constellation = scenario.constellations.get(terminal.constellation)?;
    let station = station_of(scenario, terminal)?;
    station.is_traced(constellation).then_some((station, constellation))
}

/// The changes of the document that strike a terminal; those of a station strike none of the terminals that serve
/// background traffic.
fn changes_of<'a>(
    scenario: &'a Scenario,
    terminal: &'a Terminal,
) -> impl Iterator<Item = &'a TerminalChange> {
    let via = scenario.constellations.get(terminal.constellation).map(|one| &one.id);
    let all = station_of(scenario, terminal).into_iter().flat_map(|station| &station.changes);
    all.filter(move |change| change.via.is_none() || change.via.as_ref() == via)
}

/// The terminals that change or that traces drive, by their nodes.
pub fn changing_terminals<'a>(
    scenario: &'a Scenario,
    layout: &'a Layout,
) -> impl Iterator<Item = (u32, &'a Terminal)> {
    let terminals = (layout.satellites()..).zip(&layout.terminals);
    terminals.filter(|(_, terminal)| {
        changes_of(scenario, terminal).next().is_some() || traced_by(scenario, terminal).is_some()
    })
}

/// Whether uplink and downlink of a terminal change apart.
pub fn changes_apart(scenario: &Scenario, terminal: &Terminal) -> bool {
    let constellation = scenario.constellations.get(terminal.constellation);
    let differ = constellation.is_some_and(|own| own.gsl.uplink_rate_bps.is_some());
    changes_of(scenario, terminal)
        .any(|change| change.direction != TerminalDirection::Both || (differ && change.rate_bps.is_some()))
}

/// Adds the courses of all terminals that change, by their nodes.
pub fn add_terminals(
    network: &mut Network,
    scenario: &Scenario,
    layout: &Layout,
) -> BTreeMap<u32, TerminalCourses> {
    let add = |(node, terminal): (u32, &Terminal)| {
        let [down, up] = courses_of(scenario, terminal)?.map(|course| network.add_course(course));
        let whole = replaces(scenario, terminal);
        Some((node, TerminalCourses { down, up, whole, due: SimTime::MAX }))
    };
    one_by_one(changing_terminals(scenario, layout).filter_map(add))
}

/// The courses of a terminal's way down and of its way up.
pub fn courses_of(scenario: &Scenario, terminal: &Terminal) -> Option<[Course; 2]> {
    let constellation = scenario.constellations.get(terminal.constellation)?;
    let course = |way| terminal_course(scenario, terminal, constellation, way);
    Some([TerminalDirection::Downlink, TerminalDirection::Uplink].map(course))
}

/// Whether a trace says how long the way down of a terminal takes, and the way up.
pub fn replaces(scenario: &Scenario, terminal: &Terminal) -> [bool; 2] {
    let Some((station, constellation)) = traced_by(scenario, terminal) else { return [false; 2] };
    [TerminalDirection::Downlink, TerminalDirection::Uplink]
        .map(|way| station.driven(constellation, way).is_some_and(|driven| driven.has_delays()))
}

/// What a direction between a terminal and its satellite is like, where nothing changes it.
pub fn terminal_conditions(constellation: &Constellation, way: TerminalDirection) -> Conditions {
    let gsl = &constellation.gsl;
    let rate_bps = if way == TerminalDirection::Uplink { gsl.steady_uplink_bps() } else { gsl.rate_bps };
    let errors = LossModel { ber: gsl.ber, per: 0.0 };
    Conditions { delay: Duration::ZERO, rate: rate(rate_bps), errors, gate: Gate::Open }
}

fn terminal_course(
    scenario: &Scenario,
    terminal: &Terminal,
    constellation: &Constellation,
    way: TerminalDirection,
) -> Course {
    let repeats = way == TerminalDirection::Downlink && constellation.gsl.relay == Relay::BentPipe;
    let first = terminal_conditions(constellation, way);
    let driven = traced_by(scenario, terminal).and_then(|(station, _)| station.driven(constellation, way));
    if let Some(course) = driven.and_then(|driven| traced(first, &without_rate(driven, repeats), true)) {
        return course;
    }
    let change = |change: &TerminalChange| Change {
        at: SimTime::from_secs_f64(change.at_s),
        every: change.every_s.map(Duration::from_secs_f64),
        lasts: change.for_s.map(Duration::from_secs_f64),
        delay: change.added_delay_ms.map(|ms| Duration::from_secs_f64(ms / 1e3)),
        rate: change.rate_bps.filter(|_| !repeats).map(rate),
        per: change.per,
        ber: change.ber,
        gate: change.up.map(gate),
    };
    let own = changes_of(scenario, terminal)
        .filter(|change| change.direction == TerminalDirection::Both || change.direction == way);
    Course::of_changes(Changes::new(first, own.map(change).collect()))
}

/// What only `repeats` what comes has no rate of its own.
fn without_rate(driven: Driven, repeats: bool) -> Driven {
    if !repeats {
        return driven;
    }
    let steps = driven.steps.into_iter().map(|step| Step { rate_bps: None, ..step });
    Driven { opportunities: None, steps: steps.collect(), ..driven }
}

const fn gate(up: bool) -> Gate {
    if up { Gate::Open } else { Gate::Cut }
}
