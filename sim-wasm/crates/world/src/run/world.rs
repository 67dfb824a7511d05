//! The world: the queue of events, the network and the flows, and what ties them together.

use std::collections::BTreeSet;
use std::hint::cold_path;

use skywindow_engine::{EventQueue, Slab};
use skywindow_network::{Network, Packet};
use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::{Endpoint, Packet as Body, Protocol};
use skywindow_units::{SimTime, Work};

use crate::flow::incident::Strike;
use crate::flow::{Flow, Reason, Watcher};
use crate::recording::Recording;
use crate::results::link_mark::LinkMark;
use crate::run::assemble;
use crate::run::event::{Event, Packed};
use crate::run::gateways::Gateways;
use crate::run::pending::Pending;
use crate::run::task::Task;
use crate::sky::shown::RouteKey;
use crate::sky::terrain::{Terrain, show_decay};
use crate::varying::dated::Dated;
use crate::varying::hinting::Hinting;
use crate::words::meta::Names;

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Everything up to this instant is in the recording.
    pub reached: SimTime,
    /// Whether the run is over.
    pub finished: bool,
    /// What the call has done, as its budget counts it: more than that only by a piece that cannot be divided.
    pub work: u64,
}

/// Steps of work that the budget of a call counts as one, and those of an event.
const STEPS_PER_UNIT: u64 = 16;
const STEPS_PER_EVENT: u64 = 16;

/// A run of a scenario.
#[derive(Clone)]
pub struct World {
    pub(crate) scenario: Scenario,
    pub(crate) end: SimTime,
    pub(crate) reached: SimTime,
    /// Whether every event up to the end has been handled.
    finished: bool,
    /// What the present call may still do, and what the one before left to do.
    pub(crate) work: Work,
    pub(crate) task: Option<Task>,
    /// Rows of the recording that have been counted as work.
    rows_counted: u64,
    pub(crate) queue: EventQueue<Packed>,
    pub(crate) network: Network,
    pub(crate) terrain: Terrain,
    pub(crate) gateways: Gateways,
    pub(crate) flows: Vec<Flow>,
    pub(crate) recording: Recording,
    pub(crate) names: Names,
    pub(crate) marks: Vec<LinkMark>,
    /// The links, by their ends, whose two directions change apart.
    pub(crate) changing_one_way: BTreeSet<(u32, u32)>,
    /// When the topology is looked at next.
    pub(crate) evaluates_at: SimTime,
    /// Who is told of paths that change.
    pub(crate) hinting: Hinting,
    /// What becomes different while the run goes on.
    pub(crate) dated: Dated,
    /// The first of each pair of wired links, in the order of the document.
    pub(crate) wires: Vec<Option<u32>>,
    /// How many error processes have been seen to be under way.
    pub(crate) processes_followed: usize,
    /// What links are to send again.
    pub(crate) pending: Pending,
    pub(crate) packets: Slab<Packet<Body>, { Protocol::ALL.len() }>,
}

impl World {
    /// Builds the world of a scenario, at time zero.
    ///
    /// # Errors
    /// What a valid document can still get wrong, such as a constellation without satellites.
    #[inline] // For size in the page: see `Run`.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        let (dated, first) = Dated::new(scenario)?;
        let parts = assemble::assemble(&first)?;
        let mut world = Self {
            scenario: first,
            end: SimTime::from_secs_f64(scenario.duration_s),
            reached: SimTime::ZERO,
            finished: false,
            work: Work::unlimited(),
            task: None,
            rows_counted: 0,
            queue: EventQueue::new(),
            network: parts.network,
            terrain: parts.terrain,
            gateways: parts.gateways,
            flows: parts.flows,
            recording: Recording::default(),
            names: parts.names,
            marks: Vec::new(),
            changing_one_way: parts.changing_one_way,
            evaluates_at: SimTime::ZERO,
            hinting: parts.hinting,
            dated,
            wires: parts.wires,
            processes_followed: 0,
            pending: Pending::default(),
            packets: Slab::default(),
        };
        world.begin();
        Ok(world)
    }

    fn begin(&mut self) {
        self.note_first_changes();
        for link in (0..self.network.links().len() as u32).step_by(2) {
            self.follow_conditions(link);
        }
        self.follow_processes(SimTime::ZERO);
        self.follow_terminals();
        self.queue.schedule(SimTime::ZERO, Event::Evaluate.into());
        let opened = |flow: &Flow| flow.leg.is_none_or(|leg| leg.number == 0);
        for (number, flow) in self.flows.iter().enumerate().filter(|(_, flow)| opened(flow)) {
            self.queue.schedule(flow.start, Event::Open { flow: number as u16 }.into());
        }
        for (number, flow) in self.flows.iter().enumerate() {
            for (index, at) in (0..).zip(flow.incidents.iter().map(Strike::begins)) {
                self.queue.schedule(at, Event::Incident { flow: number as u16, index }.into());
            }
        }
        for (number, flow) in self.flows.iter().enumerate() {
            for (index, &(at, ..)) in (0..).zip(&flow.addresses) {
                self.queue.schedule(at, Event::Address { flow: number as u16, index }.into());
            }
        }
        for (number, flow) in self.flows.iter().enumerate() {
            for (index, &(at, ..)) in (0..).zip(&flow.stream_requests) {
                self.queue.schedule(at, Event::Streams { flow: number as u16, index }.into());
            }
        }
        let sky = self.network.sky();
        for (satellite, at) in (0..sky.satellites()).filter_map(|one| Some((one, sky.leaves(one)?))) {
            self.queue.schedule(at, Event::Decay { satellite }.into());
        }
        let measurement = &self.scenario.measurement;
        self.queue.schedule(SimTime::from_secs_f64(measurement.from_s), Event::Begin.into());
        self.queue.schedule(SimTime::from_secs_f64(measurement.interval_s), Event::Measure.into());
    }

    /// Simulates up to `until`, but does no more work than `budget`: about as many events as it says, fewer where
    /// they are dear, and part of the work of one where that is much. The recording does not depend on it.
    pub fn advance(&mut self, until: SimTime, budget: u64) -> Progress {
        self.work = Work::of(budget.saturating_mul(STEPS_PER_UNIT));
        self.queue.tune();
        while self.work.remains() {
            let limit = until.min(self.end);
            if self.task.is_some() {
                cold_path();
                self.go_on(self.reached);
                continue;
            }
            let Some((now, event)) = self.queue.pop_until(limit.min(self.dated.before())) else {
                cold_path();
                if self.dated.at() <= limit {
                    self.make_change();
                    continue;
                }
                self.reached = self.reached.max(limit);
                // Several events may fall on the end itself: only an empty queue says that all are done.
                self.finished = limit == self.end;
                break;
            };
            self.reached = now;
            self.handle(now, event.into());
            self.work.spend(STEPS_PER_EVENT + self.network.take_steps());
        }
        let work = self.work.done().div_ceil(STEPS_PER_UNIT);
        Progress { reached: self.reached, finished: self.finished(), work }
    }

    /// Counts the rows that have been written since the last call, of the kinds that one event may write without bound.
    #[inline]
    pub(crate) const fn count_rows(&mut self) {
        let written = self.recording.work_rows();
        self.work.spend(written - self.rows_counted);
        self.rows_counted = written;
    }

    /// Whether the run has come to its end.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// Everything up to this instant has happened.
    pub(crate) const fn reached(&self) -> SimTime {
        self.reached
    }

    /// Whether nothing of the present instant was left to do by the last call.
    pub(crate) const fn rests(&self) -> bool {
        self.task.is_none()
    }

    /// Takes the dated changes of another run, of which as much has happened.
    pub(crate) fn take_over(&mut self, dated: Dated) {
        self.dated.take_over(dated);
    }

    /// About how much memory it takes, bytes.
    pub(crate) fn bytes(&self) -> usize {
        let flows: usize = self.flows.iter().map(Flow::bytes).sum();
        self.network.bytes() + self.queue.bytes() + self.packets.bytes() + self.gateways.bytes() + flows
    }

    /// The rows of the run.
    pub const fn recording(&mut self) -> &mut Recording {
        &mut self.recording
    }

    /// Packets that wait in queues whose discipline keeps them: no hop shows them before they leave.
    pub fn kept(&mut self) -> usize {
        self.network.kept()
    }

    /// The node called `name`, the first if several are.
    pub fn node_called(&self, name: &str) -> Option<u32> {
        self.names.node_called(name)
    }

    /// The two ends of the link that was sending for the largest share of the time so far; none if nothing was sent.
    pub fn busiest_link(&self) -> Option<(u32, u32)> {
        let spec = self.network.links()[self.busiest()? as usize].spec;
        Some((spec.from, spec.to))
    }

    /// That link by its number.
    pub(crate) fn busiest(&self) -> Option<u32> {
        let share = |link| self.network.utilisation(link, self.reached);
        let links = (0..self.network.links().len() as u32).filter(|&link| share(link) > 0.0);
        // Of equals the first.
        links.rev().max_by(|&a, &b| share(a).total_cmp(&share(b)))
    }

    fn handle(&mut self, now: SimTime, event: Event) {
        match event {
            Event::Arrive { link, packet } => self.arrive(now, link, packet),
            Event::Local { packet } => self.deliver(now, packet),
            Event::Timer { flow, end } => self.timer(now, flow, end),
            Event::Open { flow } => self.open(now, flow),
            // Another instant has been planned since.
            Event::Evaluate if now != self.evaluates_at => {}
            Event::Evaluate => self.task = Some(Task::Topology),
            Event::Measure => self.task = Some(Task::MeasuredPaths(RouteKey::FIRST)),
            Event::Begin => self.begin_measurement(),
            Event::Change { link } => self.change(now, link),
            Event::Radio { channel, station } => self.wake_radio(now, channel, station),
            Event::Serve { link } => self.serve(now, link),
            Event::Release { exit } => self.release(now, exit),
            Event::GiveUp { exit } => self.give_up(now, exit),
            Event::Resend { number } => self.resend(now, number),
            Event::Turn { process } => self.turn(now, process),
            Event::TerminalChange { node } => self.change_terminal(now, node),
            Event::Decay { satellite } => show_decay(now, &mut self.recording, satellite),
            Event::Wake { flow, end } => self.transmit(now, flow, end, Reason::NONE),
            Event::Incident { flow, index } => self.strike(now, flow, index),
            Event::Address { flow, index } => self.readdress(now, flow, index),
            Event::Streams { flow, index } => self.ask_for_streams(now, flow, index),
            Event::Offer { flow, application } => self.offer(now, flow, application),
        }
    }

    #[cold]
    fn open(&mut self, now: SimTime, number: u16) {
        let flow = &mut self.flows[usize::from(number)];
        flow.begin_measurement(now, SimTime::from_secs_f64(self.scenario.measurement.from_s));
        let (endpoint, mut watcher) = watch(flow, number, 0, &mut self.recording);
        endpoint.open(now, &mut watcher);
        self.begin_applications(now, number);
        self.transmit(now, number, 0, Reason::NONE);
    }

    /// An interface of the sender gets its address, or loses it.
    #[cold]
    fn readdress(&mut self, now: SimTime, number: u16, index: u16) {
        let flow = &mut self.flows[usize::from(number)];
        let Some(&(_, path, present)) = flow.addresses.get(usize::from(index)) else { return };
        let (endpoint, mut watcher) = watch(flow, number, 0, &mut self.recording);
        endpoint.on_address(now, path, present, &mut watcher);
        let reason = watcher.reason;
        self.transmit(now, number, 0, reason);
    }

    /// An end of a flow asks for other streams.
    #[cold]
    fn ask_for_streams(&mut self, now: SimTime, number: u16, index: u16) {
        let flow = &mut self.flows[usize::from(number)];
        let Some((_, end, request)) = flow.stream_requests.get(usize::from(index)).cloned() else { return };
        let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
        endpoint.on_stream_request(now, request, &mut watcher);
        let reason = watcher.reason;
        self.transmit(now, number, end, reason);
    }

    #[inline(never)]
    fn timer(&mut self, now: SimTime, number: u16, end: u8) {
        let flow = &mut self.flows[usize::from(number)];
        let state = &mut flow.ends[usize::from(end)];
        if state.timer != now {
            return; // An earlier deadline has replaced this one.
        }
        state.timer = SimTime::MAX;
        let mut reason = Reason::NONE;
        let due = state.endpoint.next_timeout();
        if let Some(due) = due.filter(|&due| due > now) {
            // It has been put off, and so nothing has happened.
            state.timer = due;
            self.queue.schedule(due, Event::Timer { flow: number, end }.into());
            return;
        }
        if due.is_some() {
            let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
            endpoint.on_timer(now, &mut watcher);
            reason = watcher.reason;
            self.work.spend(endpoint.take_looked());
            if flow.ends[usize::from(end)].at_gateway {
                cold_path();
                self.relay(now, number, end);
            }
        }
        self.transmit(now, number, end, reason);
    }

    /// Ends the run at `now` if all flows have been opened, and nothing of them is left to do or on its way.
    #[cold]
    pub(crate) fn end_if_done(&mut self, now: SimTime) {
        let opened = |flow: &Flow| flow.ends[0].sent > 0 && flow.start <= now;
        if self.flows.iter().all(|flow| opened(flow) && flow.rests()) && self.packets.all_rest() {
            self.end = now;
        }
    }
}

/// An end's endpoint, and the watcher of what it does.
pub(crate) fn watch<'a>(
    flow: &'a mut Flow,
    number: u16,
    end: u8,
    recording: &'a mut Recording,
) -> (&'a mut Endpoint, Watcher<'a>) {
    let Flow { detail, ref mut tally, ref mut applications, .. } = *flow;
    let applications = applications.as_deref_mut();
    let watcher = Watcher { flow: number, end, detail, tally, applications, recording, reason: Reason::NONE };
    (&mut flow.ends[usize::from(end)].endpoint, watcher)
}
