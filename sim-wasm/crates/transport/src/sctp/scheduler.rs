//! Stream schedulers: of which stream a chunk leaves next (RFC 8260 section 3).

mod wheel;

use std::collections::VecDeque;

use skywindow_units::{SimTime, sort_seldom};

use super::messages::Scheduler;
use super::packet::{FLAG_END, FLAG_IMMEDIATE, FLAG_UNORDERED};
use super::queued::{Queued, Terms};
use super::ready::Ready;
use super::stack_messages::Turns;
use super::ticks::NEVER;
use wheel::Wheel;

/// What a byte of a stream of weight 1 counts; weights divide it.
const SHARE: u64 = 65_536;

/// A message that is being sent.
#[derive(Clone, Copy, Debug)]
struct Sending {
    left: u32,
    order_flag: u8,
    end_flags: u8,
    terms: Terms,
    /// When it came, among all messages.
    arrival: u64,
    mid: u32,
    fsn: u32,
}

/// What waits on a stream.
#[derive(Clone, Debug, Default)]
struct Lane {
    waiting: VecDeque<(u64, Queued)>,
    sending: Option<Sending>,
    /// User data of both, bytes.
    unsent: u64,
    /// Nothing that waits is given up for its time before this.
    due: SimTime,
    /// The next message identifiers: of ordered messages, and of those that are not.
    mids: [u32; 2],
    /// How much it has had, by its weight; on a wheel of fair bandwidth when its turn is, by how far that has turned.
    served: u64,
    priority: u16,
    weight: u16,
}

impl Lane {
    fn has_data(&self) -> bool {
        self.sending.is_some() || !self.waiting.is_empty()
    }

    /// User data left of the message that goes next on it, bytes.
    fn left(&self) -> u32 {
        let first = self.waiting.front().map_or(0, |(_, queued)| queued.message.bytes);
        self.sending.map_or(first, |sending| sending.left)
    }

    /// When what goes next on it came.
    fn arrival(&self) -> u64 {
        let first = self.waiting.front().map(|(arrival, _)| *arrival);
        self.sending.map(|sending| sending.arrival).or(first).unwrap_or(u64::MAX)
    }
}

/// A chunk as the sender takes it next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub stream: u16,
    /// User data left of its message, bytes.
    pub left: u32,
    /// Nothing of the message has left.
    pub begins: bool,
    pub order_flag: u8,
    pub end_flags: u8,
    pub terms: Terms,
    pub mid: u32,
    pub fsn: u32,
}

/// Takes those out of a queue of which the time is over, into `dropped`; returns when that of another one is.
pub(crate) fn drop_due<T>(
    queue: &mut VecDeque<T>,
    now: SimTime,
    due: impl Fn(Terms) -> SimTime,
    queued: impl Fn(&T) -> &Queued,
    dropped: &mut Vec<Queued>,
) -> SimTime {
    let mut next = NEVER;
    queue.retain(|one| {
        let (queued, due) = (queued(one), due(queued(one).terms));
        if due <= now {
            dropped.push(*queued);
        } else {
            next = next.min(due);
        }
        due > now
    });
    next
}

/// The messages of all streams, and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Queues {
    scheduler: Scheduler,
    /// Messages of different streams may be interleaved.
    interleaves: bool,
    lanes: Vec<Lane>,
    /// The lanes that have data, by what decides between them.
    ready: Ready,
    /// User data of a full chunk, bytes.
    chunk: u16,
    arrivals: u64,
    /// The stream that was served last.
    last: usize,
    /// It has had a chunk of the packet that is being filled.
    in_packet: bool,
    /// Turns by virtual time, as dcSCTP has them (stream_scheduler.rs): how much the stream that was served last has had.
    virtual_time: Option<u64>,
    /// Turns on a wheel, as usrsctp has them.
    wheel: Option<Wheel>,
}

impl Queues {
    pub fn new(scheduler: Scheduler, streams: usize, chunk: u16, turns: Turns) -> Self {
        let last = streams.saturating_sub(1);
        let shares = matches!(scheduler, Scheduler::RoundRobin | Scheduler::WeightedFair);
        Self {
            virtual_time: (turns == Turns::VirtualTime && shares).then_some(0),
            scheduler,
            interleaves: false,
            lanes: vec![Lane::default(); streams],
            ready: Ready::new(streams),
            chunk,
            arrivals: 0,
            last,
            in_packet: false,
            wheel: (turns == Turns::Wheel && scheduler != Scheduler::WeightedFair)
                .then(|| Wheel::new(scheduler)),
        }
    }

    /// The peer takes data on so many streams at most: what waits on others takes the last one, in the order in which it came.
    pub fn limit_streams(&mut self, streams: usize) {
        let most = self.lanes.len().min(streams.max(1));
        let mut moved: Vec<(u64, Queued)> = self.lanes.drain(most..).flat_map(|lane| lane.waiting).collect();
        self.last = most - 1;
        self.wheel.iter_mut().for_each(Wheel::begin_anew);
        if let Some(last) = self.lanes.last_mut()
            && !moved.is_empty()
        {
            moved.extend(last.waiting.drain(..));
            sort_seldom(&mut moved, |one, other| one.0 < other.0);
            if let Some((_, newest)) = moved.last() {
                (last.priority, last.weight) = (newest.terms.priority, newest.terms.weight.max(1));
            }
            last.waiting = moved.into();
            last.due = SimTime::ZERO;
            last.unsent = last.waiting.iter().map(|(_, queued)| u64::from(queued.message.bytes)).sum();
        }
        self.look_again();
    }

    /// Both ends have said whether messages of different streams may be interleaved.
    pub fn interleave(&mut self, on: bool) {
        self.interleaves = on;
        self.look_again();
    }

    /// New chunks carry up to so many user bytes.
    pub fn set_chunk(&mut self, bytes: u16) {
        self.chunk = bytes;
        self.look_again();
    }

    /// Which lanes have data, and their keys, after more than one may have changed.
    fn look_again(&mut self) {
        self.ready = Ready::new(self.lanes.len());
        self.rest();
        (0..self.lanes.len()).for_each(|at| self.note(at));
    }

    /// The lane `at` has changed.
    fn note(&mut self, at: usize) {
        let lane = &self.lanes[at];
        self.ready.set(at, lane.has_data().then(|| self.key(lane)));
    }

    /// What decides when a lane with data has its turn: the least goes first, and of equal ones the next after the last.
    fn key(&self, lane: &Lane) -> u64 {
        if !self.interleaves && lane.sending.is_some() {
            return 0; // No other before its message is whole.
        }
        1 + match self.scheduler {
            _ if self.virtual_time.is_some() => lane.served + self.cost(lane),
            _ if self.turns_by_rest() => lane.served,
            Scheduler::FirstCome => lane.arrival(),
            Scheduler::RoundRobin | Scheduler::RoundRobinPacket => 0,
            Scheduler::Priority => lane.priority.into(),
            Scheduler::FairBandwidth | Scheduler::WeightedFair => lane.served + self.cost(lane),
        }
    }

    /// A message waits from now on.
    pub fn push(&mut self, queued: Queued) {
        let most = self.lanes.len() - 1;
        let stream = usize::from(queued.message.stream).min(most);
        if let Some(now) = self.virtual_time.filter(|_| !self.lanes[stream].has_data()) {
            self.lanes[stream].served = now;
        } else if let Some(wheel) = &self.wheel
            && self.scheduler == Scheduler::FairBandwidth
            && !self.lanes[stream].has_data()
        {
            self.lanes[stream].served = wheel.turn_of(queued.message.bytes);
        } else if self.is_fair() && !self.lanes[stream].has_data() {
            let least = self.lanes.iter().filter(|lane| lane.has_data()).map(|lane| lane.served).min();
            let lane = &mut self.lanes[stream];
            lane.served = lane.served.max(least.unwrap_or(lane.served)); // What it did not use is gone.
        }
        let lane = &mut self.lanes[stream];
        (lane.priority, lane.weight) = (queued.terms.priority, queued.terms.weight.max(1));
        lane.unsent += u64::from(queued.message.bytes);
        lane.due = SimTime::ZERO; // It is looked at when that is asked next.
        lane.waiting.push_back((self.arrivals, queued));
        self.arrivals += 1;
        self.note(stream);
    }

    /// A packet is filled from here on.
    pub fn begin_packet(&mut self) {
        self.in_packet = false;
        if let Some(wheel) = &mut self.wheel {
            wheel.begin_packet(self.ready.first(0));
        }
    }

    /// Where turns go by virtual time it begins anew when nothing waits.
    fn rest(&mut self) {
        if self.virtual_time.is_some() && !self.lanes.iter().any(Lane::has_data) {
            self.virtual_time = Some(0);
        }
    }

    /// The lane `at` was served: virtual time is what it has had, or begins anew where its message was whole and no other lane
    /// has data.
    fn pass_time(&mut self, at: usize) {
        let lane = &self.lanes[at];
        let (whole, served) = (lane.sending.is_none(), lane.served);
        let alone = (0..).zip(&self.lanes).all(|(other, lane)| other == at || !lane.has_data());
        let now = if whole && alone { 0 } else { served };
        self.lanes[at].served = now;
        self.virtual_time = Some(now);
    }

    /// Whether what each stream has had counts.
    fn is_fair(&self) -> bool {
        matches!(self.scheduler, Scheduler::FairBandwidth | Scheduler::WeightedFair)
    }

    /// The stream whose turn it is.
    fn turn(&self) -> Option<usize> {
        if self.virtual_time.is_some() {
            return self.ready.first(0);
        }
        let stays = self.scheduler == Scheduler::RoundRobinPacket && self.in_packet;
        if let Some(wheel) = &self.wheel {
            return self.turn_on(wheel, stays);
        }
        // In turn from the stream after the last one, or from that one until the packet is full.
        self.ready.first(if stays { self.last } else { (self.last + 1) % self.lanes.len() })
    }

    /// What a stream will have had more once what goes next on it has left: who is done first goes first, as weighted fair
    /// queueing has it (Demers, Keshav and Shenker, Analysis and Simulation of a Fair Queueing Algorithm, 1989). Where
    /// messages are not interleaved that is a message.
    fn cost(&self, lane: &Lane) -> u64 {
        let left = lane.left();
        self.share(
            lane,
            if self.interleaves || self.virtual_time.is_some() { left.min(self.chunk.into()) } else { left },
        )
    }

    /// What so many bytes of a stream count.
    fn share(&self, lane: &Lane, bytes: u32) -> u64 {
        if self.virtual_time.is_some() && self.scheduler == Scheduler::RoundRobin {
            return 1; // A chunk counts, whatever it carries.
        }
        let by_weight = self.scheduler == Scheduler::WeightedFair;
        u64::from(bytes) * SHARE / u64::from(if by_weight { lane.weight.max(1) } else { 1 })
    }

    /// What goes next.
    pub fn head(&self) -> Option<Head> {
        self.head_of(self.turn()?)
    }

    /// What goes next on the stream `at`.
    fn head_of(&self, at: usize) -> Option<Head> {
        let lane = &self.lanes[at];
        let stream = at as u16;
        if let Some(Sending { left, order_flag, end_flags, terms, mid, fsn, .. }) = lane.sending {
            return Some(Head { stream, left, begins: false, order_flag, end_flags, terms, mid, fsn });
        }
        let (_, Queued { message, terms, .. }) = *lane.waiting.front()?;
        let order_flag = if message.unordered { FLAG_UNORDERED } else { 0 };
        let end_flags = FLAG_END | if message.immediate { FLAG_IMMEDIATE } else { 0 };
        let mid = lane.mids[usize::from(message.unordered)];
        Some(Head { stream, left: message.bytes, begins: true, order_flag, end_flags, terms, mid, fsn: 0 })
    }

    /// So many bytes of the head leave.
    pub fn take(&mut self, bytes: u16) {
        let Some(at) = self.turn() else { return };
        let Some(head) = self.head_of(at) else { return };
        let share = self.share(&self.lanes[at], bytes.into());
        let lane = &mut self.lanes[at];
        let arrival = lane.arrival();
        if head.begins {
            lane.waiting.pop_front();
            lane.mids[usize::from(head.order_flag != 0)] = head.mid.wrapping_add(1);
        }
        let left = head.left - u32::from(bytes);
        let Head { order_flag, end_flags, terms, mid, fsn, .. } = head;
        let next = Sending { left, order_flag, end_flags, terms, arrival, mid, fsn: fsn + 1 };
        lane.sending = (left > 0).then_some(next);
        lane.unsent -= u64::from(bytes);
        if self.turns_by_rest() {
            self.turn_wheel(at);
        } else {
            self.lanes[at].served += share;
        }
        if self.virtual_time.is_some() {
            self.pass_time(at);
        }
        self.note(at);
        (self.last, self.in_packet) = (at, true);
        if let Some(wheel) = &mut self.wheel {
            wheel.served(!self.interleaves && self.lanes[at].sending.is_some());
        }
    }

    /// User data that wait on a stream, bytes.
    pub fn unsent_on(&self, stream: u16) -> u64 {
        self.lanes.get(usize::from(stream)).map_or(0, |lane| lane.unsent)
    }

    /// The messages that wait, of which nothing has left.
    pub fn queued(&self) -> impl Iterator<Item = &Queued> {
        self.lanes.iter().flat_map(|lane| lane.waiting.iter().map(|(_, queued)| queued))
    }

    /// Takes away those that wait and whose time, which `due` says, is over: only those lanes are read on which there may be one.
    pub fn drop_due(&mut self, now: SimTime, due: impl Fn(Terms) -> SimTime) -> Vec<Queued> {
        let mut dropped = Vec::new();
        for lane in self.lanes.iter_mut().filter(|lane| lane.due <= now) {
            lane.due = drop_due(&mut lane.waiting, now, &due, |(_, queued)| queued, &mut dropped);
            lane.unsent = lane.waiting.iter().map(|(_, queued)| u64::from(queued.message.bytes)).sum::<u64>()
                + lane.sending.map_or(0, |sending| sending.left.into());
        }
        if !dropped.is_empty() {
            self.look_again();
        }
        dropped
    }

    /// Takes away the first that waits and is such.
    pub fn drop_first(&mut self, is: impl Fn(&Queued) -> bool) -> Option<Queued> {
        let first = |lane: &Lane| lane.waiting.iter().position(|(_, queued)| is(queued));
        let (at, place) = (0..).zip(&self.lanes).find_map(|(at, lane)| Some((at, first(lane)?)))?;
        let lane = &mut self.lanes[at];
        let (_, dropped) = lane.waiting.remove(place)?;
        lane.unsent -= u64::from(dropped.message.bytes);
        self.rest();
        self.note(at);
        Some(dropped)
    }

    /// The messages that are being sent.
    pub fn amid(&self) -> impl Iterator<Item = Head> {
        (0..).zip(&self.lanes).filter_map(|(stream, lane)| {
            let Sending { left, order_flag, end_flags, terms, mid, fsn, .. } = lane.sending?;
            Some(Head { stream, left, begins: false, order_flag, end_flags, terms, mid, fsn })
        })
    }

    /// The rest of the message that is being sent on a stream never leaves; how much that is, bytes.
    pub fn skip_rest(&mut self, stream: u16) -> u32 {
        let at = usize::from(stream);
        let Some(lane) = self.lanes.get_mut(at) else { return 0 };
        let left = lane.sending.take().map_or(0, |sending| sending.left);
        lane.unsent -= u64::from(left);
        self.rest();
        self.note(at);
        left
    }
}

#[cfg(test)]
mod tests;
