//! Everything that can happen in the world, and the eight bytes that the queue keeps of it.

/// Everything that can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The last bit of a packet arrives over a link.
    Arrive { link: u32, packet: u32 },
    /// A packet is at its destination without having crossed a link.
    Local { packet: u32 },
    /// The timer of an end is due: flow number and end.
    Timer { flow: u16, end: u8 },
    /// A flow opens its association.
    Open { flow: u16 },
    /// Links and handovers are looked at.
    Evaluate,
    /// A measurement interval ends.
    Measure,
    /// The transient is over: counts start.
    Begin,
    /// The conditions of a pair of links become others: the first of them.
    Change { link: u32 },
    /// An error process passes to its other state.
    Turn { process: u16 },
    /// What is between a terminal and its satellites becomes another: its node.
    TerminalChange { node: u32 },
    /// A station of a radio channel is woken.
    Radio { channel: u16, station: u16 },
    /// The queue of a link, which keeps its packets, has asked to be served.
    Serve { link: u32 },
    /// A gateway sends on what has waited there for what came before: its exit.
    Release { exit: u32 },
    /// A gateway gives up gaps for which packets have waited for long enough: its exit.
    GiveUp { exit: u32 },
    /// A link sends a packet again: its number among those that are to be.
    Resend { number: u32 },
    /// A satellite leaves the sky for good.
    Decay { satellite: u32 },
    /// A gateway has given an end something to do.
    Wake { flow: u16, end: u8 },
    /// Something befalls a flow: its place in the flow's list.
    Incident { flow: u16, index: u16 },
    /// An application of a flow offers something: its place in the flow's list.
    Offer { flow: u16, application: u16 },
    /// An interface of the sender of a flow gets its address, or loses it: its place in the flow's list.
    Address { flow: u16, index: u16 },
    /// An end of a flow asks for other streams: its place in the flow's list.
    Streams { flow: u16, index: u16 },
}

/// An event in one word, which the queue moves in a register: the link or the kind in the upper half, the rest in
/// the lower.
#[derive(Clone, Copy, Debug, Default)]
pub struct Packed(u64);

const LOCAL: u32 = u32::MAX;
const TIMER: u32 = u32::MAX - 1;
const OPEN: u32 = u32::MAX - 2;
const EVALUATE: u32 = u32::MAX - 3;
const MEASURE: u32 = u32::MAX - 4;
const BEGIN: u32 = u32::MAX - 5;
const CHANGE: u32 = u32::MAX - 6;
const WAKE: u32 = u32::MAX - 7;
const TURN: u32 = u32::MAX - 8;
const TERMINAL_CHANGE: u32 = u32::MAX - 9;
const RADIO: u32 = u32::MAX - 10;
const DECAY: u32 = u32::MAX - 11;
const INCIDENT: u32 = u32::MAX - 12;
const OFFER: u32 = u32::MAX - 13;
const SERVE: u32 = u32::MAX - 14;
const RELEASE: u32 = u32::MAX - 15;
const GIVE_UP: u32 = u32::MAX - 16;
const RESEND: u32 = u32::MAX - 17;
const ADDRESS: u32 = u32::MAX - 18;
const STREAMS: u32 = u32::MAX - 19;

impl From<Event> for Packed {
    #[inline(always)]
    fn from(event: Event) -> Self {
        let (upper, lower) = match event {
            Event::Arrive { link, packet } => {
                debug_assert!(link < STREAMS, "more links than can be numbered");
                (link, packet)
            }
            Event::Local { packet } => (LOCAL, packet),
            Event::Timer { flow, end } => (TIMER, u32::from(flow) | u32::from(end) << 16),
            Event::Open { flow } => (OPEN, flow.into()),
            Event::Evaluate => (EVALUATE, 0),
            Event::Measure => (MEASURE, 0),
            Event::Begin => (BEGIN, 0),
            Event::Change { link } => (CHANGE, link),
            Event::Radio { channel, station } => (RADIO, u32::from(channel) | u32::from(station) << 16),
            Event::Turn { process } => (TURN, process.into()),
            Event::TerminalChange { node } => (TERMINAL_CHANGE, node),
            Event::Serve { link } => (SERVE, link),
            Event::Release { exit } => (RELEASE, exit),
            Event::GiveUp { exit } => (GIVE_UP, exit),
            Event::Resend { number } => (RESEND, number),
            Event::Decay { satellite } => (DECAY, satellite),
            Event::Wake { flow, end } => (WAKE, u32::from(flow) | u32::from(end) << 16),
            Event::Incident { flow, index } => (INCIDENT, u32::from(flow) | u32::from(index) << 16),
            Event::Offer { flow, application } => (OFFER, u32::from(flow) | u32::from(application) << 16),
            Event::Address { flow, index } => (ADDRESS, u32::from(flow) | u32::from(index) << 16),
            Event::Streams { flow, index } => (STREAMS, u32::from(flow) | u32::from(index) << 16),
        };
        Self(u64::from(upper) << 32 | u64::from(lower))
    }
}

impl From<Packed> for Event {
    #[inline]
    fn from(Packed(word): Packed) -> Self {
        let lower = word as u32;
        match (word >> 32) as u32 {
            LOCAL => Self::Local { packet: lower },
            TIMER => Self::Timer { flow: lower as u16, end: (lower >> 16) as u8 },
            OPEN => Self::Open { flow: lower as u16 },
            EVALUATE => Self::Evaluate,
            MEASURE => Self::Measure,
            BEGIN => Self::Begin,
            CHANGE => Self::Change { link: lower },
            RADIO => Self::Radio { channel: lower as u16, station: (lower >> 16) as u16 },
            TURN => Self::Turn { process: lower as u16 },
            TERMINAL_CHANGE => Self::TerminalChange { node: lower },
            SERVE => Self::Serve { link: lower },
            RELEASE => Self::Release { exit: lower },
            GIVE_UP => Self::GiveUp { exit: lower },
            RESEND => Self::Resend { number: lower },
            DECAY => Self::Decay { satellite: lower },
            WAKE => Self::Wake { flow: lower as u16, end: (lower >> 16) as u8 },
            INCIDENT => Self::Incident { flow: lower as u16, index: (lower >> 16) as u16 },
            OFFER => Self::Offer { flow: lower as u16, application: (lower >> 16) as u16 },
            ADDRESS => Self::Address { flow: lower as u16, index: (lower >> 16) as u16 },
            STREAMS => Self::Streams { flow: lower as u16, index: (lower >> 16) as u16 },
            link => Self::Arrive { link, packet: lower },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, Packed};

    #[test]
    fn an_event_comes_out_of_its_word_as_it_went_in() {
        let events = [
            Event::Arrive { link: 0, packet: u32::MAX },
            Event::Arrive { link: 20_000_000, packet: 7 },
            Event::Local { packet: 9 },
            Event::Timer { flow: u16::MAX, end: 1 },
            Event::Timer { flow: 3, end: 0 },
            Event::Open { flow: 999 },
            Event::Evaluate,
            Event::Measure,
            Event::Begin,
            Event::Change { link: 12 },
            Event::Turn { process: u16::MAX },
            Event::Radio { channel: 3, station: u16::MAX },
            Event::TerminalChange { node: 59_999 },
            Event::Serve { link: 20_000_000 },
            Event::Release { exit: u32::MAX },
            Event::GiveUp { exit: 70_000 },
            Event::Resend { number: 5 },
            Event::Decay { satellite: 9999 },
            Event::Wake { flow: u16::MAX, end: 1 },
            Event::Incident { flow: 7, index: u16::MAX },
            Event::Offer { flow: 9, application: u16::MAX },
            Event::Address { flow: 8, index: u16::MAX },
            Event::Streams { flow: 6, index: u16::MAX },
        ];
        // Kinds are numbered from the end: links of all other numbers remain.
        let links = (2..100).map(|part| Event::Arrive { link: u32::MAX / part, packet: 1 });
        let last = Event::Arrive { link: u32::MAX - 20, packet: 1 };
        for event in events.into_iter().chain(links).chain([last]) {
            assert_eq!(Event::from(Packed::from(event)), event);
        }
    }
}
