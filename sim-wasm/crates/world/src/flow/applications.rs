//! The applications that share a flow: what they have offered, what of it the transport has, and how late it came.
//!
//! Applications take turns in handing over: a message whole, of an object or a bulk as much as a packet carries. The
//! transport has little more than it can send at once, the rest waits here, so that no application waits behind what
//! another one had handed over long before (as with TCP_NOTSENT_LOWAT, by which servers of HTTP/2 do the same).

use std::collections::VecDeque;

use skywindow_engine::Stream;
use skywindow_scenario::{Application, Offer, Workload};
use skywindow_transport::api::{Chunk, ChunkFlag, Handed};
use skywindow_transport::{Endpoint, Settings};
use skywindow_units::{Duration, SimTime};

use super::item::Item;
use super::latency::Latencies;

/// While the transport has less than so many full packets that have not left, applications hand over more: it never ends a
/// packet early for want of data that wait here.
const PACKETS_AHEAD: u64 = 2;

/// What waits to be handed over.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    item: Item,
    left: u64,
    whole: bool,
}

/// An application.
#[derive(Clone, Debug)]
struct Source {
    workload: Workload,
    random: Stream,
    /// The first of its streams and how many it has, of all; how many turns they have had.
    takes: (u32, u32),
    of: u32,
    /// The last that its messages can take.
    last: u16,
    turns: u32,
    priority: u16,
    weight: u16,
    /// How long after the flow it starts.
    after: Duration,
    /// The number of its next offer, and when that is due; nothing after the last.
    next: u64,
    due: Option<SimTime>,
    waiting: VecDeque<Waiting>,
}

/// What a stream carries.
#[derive(Clone, Debug, Default)]
struct Outlet {
    /// User data handed to the transport, and delivered to the peer, bytes.
    handed: u64,
    delivered: u64,
    /// What has been handed over whole and has not been delivered yet: where it ends in the stream.
    under_way: VecDeque<(u64, Item)>,
    /// Messages handed over.
    messages: u64,
    /// Where messages may be given up: those that have not come, the number in the stream of the first of them, and the
    /// applications and numbers of what lacks a message.
    sent: VecDeque<Sent>,
    ssn: u16,
    broken: Vec<[u32; 2]>,
}

/// A message on its way that may be given up.
#[derive(Clone, Copy, Debug)]
struct Sent {
    /// Its number among those of its stream, from 1.
    id: u64,
    /// What is whole with it.
    item: Option<Item>,
    /// What it is of: the application and the number there.
    part_of: [u32; 2],
}

impl Outlet {
    /// A message will not come, and what it is of will not be whole.
    fn give_up(&mut self, message: &Sent) {
        if message.item.is_none() {
            self.broken.push(message.part_of);
        } else {
            self.broken.retain(|part_of| *part_of != message.part_of);
        }
    }
}

/// The applications of a flow.
#[derive(Clone, Debug)]
pub struct Applications {
    sources: Vec<Source>,
    /// The applications that have something to hand over, in turn.
    turns: VecDeque<u16>,
    outlets: Vec<Outlet>,
    /// User data of a piece, of the longest message, and what the transport should have at least, bytes.
    piece: u64,
    longest: u64,
    ahead: u64,
    /// Messages may be given up; messages are handed over as soon as they are there.
    gives_up: bool,
    at_once: bool,
    /// All has been handed over that ever will be.
    closed: bool,
    /// How late messages and objects came.
    pub latencies: Latencies,
}

impl Applications {
    /// Of a flow with those settings; each draws from its own child of `random`. What is offered before `from` counts for
    /// no latency.
    pub fn new(planned: &[Application], settings: &Settings, random: Stream, from: SimTime) -> Self {
        let streams = settings.streams().max(1);
        let last = (settings.taken_streams().clamp(1, streams) - 1) as u16;
        let source = |(number, planned): (u32, &Application)| Source {
            workload: planned.workload.clone(),
            random: random.child(number.into()),
            takes: planned.takes(number, streams),
            of: streams,
            last,
            turns: 0,
            priority: planned.priority,
            weight: planned.weight,
            after: Duration::from_secs_f64(planned.after_s),
            next: 0,
            due: None,
            waiting: VecDeque::new(),
        };
        let payload = u64::from(settings.payload_bytes());
        Self {
            sources: (0..).zip(planned).map(source).collect(),
            turns: VecDeque::new(),
            outlets: vec![Outlet::default(); streams as usize],
            piece: settings.message_bytes().max(1).into(),
            longest: settings.longest_message_bytes().max(1).into(),
            ahead: PACKETS_AHEAD * payload,
            gives_up: settings.gives_up(),
            at_once: settings.takes_messages_at_once(),
            closed: false,
            latencies: Latencies::new(streams, from),
        }
    }

    /// User data of all applications, bytes; none if one has no end.
    pub fn bytes(&self) -> Option<u64> {
        self.sources.iter().map(|source| source.workload.bytes(source.random.uniform(0))).sum()
    }

    /// The flow opens: when each application makes its first offer.
    pub fn open(&mut self, now: SimTime) -> impl Iterator<Item = (u16, SimTime)> {
        for source in &mut self.sources {
            source.due = source.peek().map(|offer| now + source.after + offer.after);
        }
        let due: Vec<Option<SimTime>> = self.sources.iter().map(|source| source.due).collect();
        (0..).zip(due).filter_map(|(number, due)| Some((number, due?)))
    }

    /// An application makes the offers that are due; returns when its next one is.
    pub fn offer(&mut self, now: SimTime, application: u16) -> Option<SimTime> {
        let source = self.sources.get_mut(usize::from(application))?;
        let idle = source.waiting.is_empty();
        while source.due.is_some_and(|due| due <= now) {
            let offer = source.peek()?;
            source.take(now, application, offer, &mut self.latencies);
        }
        if idle && !source.waiting.is_empty() {
            self.turns.push_back(application);
        }
        source.due
    }

    /// Hands over as much as `endpoint` should have, and closes it when there is nothing more to come.
    pub fn hand_over(&mut self, endpoint: &mut Endpoint) {
        if self.gives_up {
            self.hear_of_dropped(endpoint);
        }
        if self.at_once {
            self.fill(endpoint);
        }
        while !self.at_once && !self.turns.is_empty() && endpoint.unsent_bytes() < self.ahead {
            if let Some(handed) = self.next_piece() {
                endpoint.write(handed);
            }
        }
        if !self.closed && self.is_exhausted() {
            self.closed = true;
            endpoint.close();
        }
    }

    /// The piece of whose turn it is: its stream and user data, bytes.
    fn next_piece(&mut self) -> Option<Handed> {
        let application = self.turns.pop_front()?;
        let source = self.sources.get_mut(usize::from(application))?;
        let mut waiting = source.waiting.pop_front()?;
        let most = if waiting.whole { self.longest } else { self.piece };
        let bytes = waiting.left.min(most);
        if !source.workload.has_messages() {
            waiting.item.stream = source.turn();
        }
        let stream = waiting.item.stream;
        let outlet = self.outlets.get_mut(usize::from(stream))?;
        outlet.handed += bytes;
        outlet.messages += 1;
        let (id, item) = (outlet.messages, waiting.item);
        let whole = waiting.left == bytes && source.workload.has_messages();
        if self.gives_up {
            outlet.sent.push_back(Sent {
                id,
                item: whole.then_some(item),
                part_of: [item.application.into(), item.number],
            });
        } else if whole {
            outlet.under_way.push_back((outlet.handed, item));
        }
        if waiting.left == u64::MAX {
            source.waiting.push_back(waiting);
        } else if waiting.left > bytes {
            waiting.left -= bytes;
            if waiting.whole { source.waiting.push_front(waiting) } else { source.waiting.push_back(waiting) }
        }
        if !source.waiting.is_empty() {
            self.turns.push_back(application);
        }
        Some(Handed {
            stream,
            bytes: bytes as u32,
            offered: item.offered,
            priority: source.priority,
            weight: source.weight,
            id,
        })
    }

    /// Hands over whole messages as far as the send buffer has room for them; what is cut into pieces is handed over as it can
    /// be sent.
    #[cold]
    fn fill(&mut self, endpoint: &mut Endpoint) {
        let mut passed = 0;
        // Where there is no room for one, there is none for another that is as long and no more important.
        let mut refused = (u32::MAX, u16::MAX);
        while passed < self.turns.len() {
            let fits = self.next_waiting().is_some_and(|(handed, whole)| {
                if !whole && endpoint.unsent_on(handed.stream) >= self.ahead {
                    return false;
                }
                let hopeless = handed.bytes >= refused.0 && handed.priority >= refused.1;
                let fits = !hopeless && endpoint.has_room(&handed);
                if !fits && !hopeless {
                    refused = (handed.bytes, handed.priority);
                }
                fits
            });
            match fits {
                true => {
                    if let Some(handed) = self.next_piece() {
                        endpoint.write(handed);
                    }
                    passed = 0;
                    refused = (u32::MAX, u16::MAX);
                }
                false => {
                    self.turns.rotate_left(1);
                    passed += 1;
                }
            }
        }
    }

    /// What waits first of whose turn it is, and whether it is a whole message.
    fn next_waiting(&self) -> Option<(Handed, bool)> {
        let source = self.sources.get(usize::from(*self.turns.front()?))?;
        let Waiting { item, left, whole } = *source.waiting.front()?;
        let bytes = left.min(if whole { self.longest } else { self.piece }) as u32;
        let stream = if source.workload.has_messages() { item.stream } else { source.next_stream() };
        let handed = Handed {
            stream,
            bytes,
            offered: item.offered,
            priority: source.priority,
            weight: source.weight,
            id: 0,
        };
        Some((handed, whole))
    }

    /// Messages that were given up before anything of them had left will not come.
    #[cold]
    fn hear_of_dropped(&mut self, endpoint: &mut Endpoint) {
        while let Some((stream, id)) = endpoint.next_dropped() {
            let Some(outlet) = self.outlets.get_mut(usize::from(stream)) else { continue };
            if let Some(at) = outlet.sent.iter().position(|sent| sent.id == id)
                && let Some(dropped) = outlet.sent.remove(at)
            {
                outlet.give_up(&dropped);
            }
        }
    }

    /// A piece of a message has come whose number in its stream is `ssn`: with the last one the message has, and those before
    /// it that have not come were given up.
    #[cold]
    fn deliver_numbered(&mut self, now: SimTime, chunk: &Chunk, mut tell: impl FnMut(&Item)) {
        let Some(outlet) = self.outlets.get_mut(usize::from(chunk.stream)) else { return };
        if chunk.flags & ChunkFlag::Last as u8 == 0 {
            return;
        }
        while outlet.ssn != chunk.ssn
            && let Some(sent) = outlet.sent.pop_front()
        {
            outlet.give_up(&sent);
            outlet.ssn = outlet.ssn.wrapping_add(1);
        }
        outlet.ssn = chunk.ssn.wrapping_add(1);
        let Some(sent) = outlet.sent.pop_front() else { return };
        let broken = outlet.broken.contains(&sent.part_of);
        if let Some(item) = sent.item {
            outlet.broken.retain(|part_of| *part_of != sent.part_of);
            if !broken {
                self.latencies.count(now, &item);
                tell(&item);
            }
        }
    }

    /// The peer's application has so many more bytes of a stream, in order: tells of each message or object that is whole
    /// with them.
    pub fn deliver(&mut self, now: SimTime, chunk: &Chunk, mut tell: impl FnMut(&Item)) {
        if self.gives_up {
            self.deliver_numbered(now, chunk, tell);
            return;
        }
        let Some(outlet) = self.outlets.get_mut(usize::from(chunk.stream)) else { return };
        outlet.delivered += u64::from(chunk.bytes);
        while let Some(&(end, item)) = outlet.under_way.front()
            && end <= outlet.delivered
        {
            outlet.under_way.pop_front();
            self.latencies.count(now, &item);
            tell(&item);
        }
    }

    /// Whether all has been handed over that ever will be.
    fn is_exhausted(&self) -> bool {
        self.turns.is_empty() && self.is_silent() && self.sources.iter().all(|source| source.next > 0)
    }

    /// Whether no application has another offer to make.
    pub fn is_silent(&self) -> bool {
        self.sources.iter().all(|source| source.due.is_none())
    }

    /// About how much memory it takes, bytes.
    pub fn memory(&self) -> usize {
        let waiting: usize = self.sources.iter().map(|source| source.waiting.len()).sum();
        let under_way: usize = self.outlets.iter().map(|outlet| outlet.under_way.len()).sum();
        (waiting + under_way) * size_of::<Waiting>() + self.latencies.memory()
    }
}

impl Source {
    /// Its next offer; nothing after the last.
    fn peek(&self) -> Option<Offer> {
        self.workload.offer(self.next, &|number| self.random.uniform(number))
    }

    /// Makes the offer that is due.
    fn take(&mut self, now: SimTime, application: u16, offer: Offer, latencies: &mut Latencies) {
        let item = Item {
            application,
            number: self.next as u32,
            page: offer.page,
            stream: if self.workload.has_messages() { self.turn() } else { 0 },
            bytes: offer.bytes.unwrap_or(u64::MAX),
            offered: now,
        };
        if self.workload.has_messages() {
            latencies.expect(&item);
        }
        self.waiting.push_back(Waiting { item, left: item.bytes, whole: offer.whole });
        self.next += 1;
        self.due = self.peek().map(|offer| now + offer.after);
    }

    /// The stream whose turn it is.
    fn next_stream(&self) -> u16 {
        (((self.takes.0 + self.turns) % self.of) as u16).min(self.last)
    }

    /// The same, and the turn passes on.
    fn turn(&mut self) -> u16 {
        let stream = self.next_stream();
        self.turns = (self.turns + 1) % self.takes.1;
        stream
    }
}
