//! A link as a packet meets it.

use skywindow_units::{Duration, SimTime};

use super::course::Course;

/// What sends into a link: links that share it send one packet at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sender {
    /// Nothing of its own: the signal is turned round as it comes.
    Repeats,
    /// A node's one transmitter: the uplink of a terminal, or the downlink that all terminals of a satellite share.
    Node(u32),
    /// A node's transmitter to one other node.
    Between(u32, u32),
    /// One end of a wire, by its place in the document.
    Wire(usize, u32),
    /// A station of a radio channel.
    Station(u32),
}

/// How long a signal is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// As the conditions say.
    Wire,
    /// As the geometry says, and what the conditions add.
    Space,
    /// As the conditions say, after the transmitter has come up.
    Channel {
        /// From keying the transmitter to the first bit.
        txdelay: Duration,
    },
}

/// A queue that is managed as packets leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Managed {
    /// What it drops then has waited at least so long; none if it drops nothing then for the wait.
    pub target: Option<Duration>,
}

/// A directed link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link<'a> {
    /// What sends into it.
    pub sender: Sender,
    /// How its delay is found.
    pub way: Way,
    /// What it is like over time.
    pub course: &'a Course,
    /// How many packets may wait.
    pub room: usize,
    /// Whether its queue says which packet leaves only when one can, and may drop then.
    pub managed: Option<Managed>,
    /// Framing of each fragment, bytes.
    pub overhead: u32,
    /// The largest packet that it carries, bytes.
    pub mtu: u32,
    /// Whether an error process, or the link by sending again what it has lost, may keep packets back.
    pub struck: bool,
    /// The most bytes by which headers are compressed on it.
    pub saved: u32,
}

impl Link<'_> {
    /// When the last bit of a packet of `framed` bytes leaves whose transmission begins at `start`, where a rate says so:
    /// that of the instant at which it begins.
    pub fn leaves(&self, start: SimTime, framed: u32) -> SimTime {
        let keyed = match self.way {
            Way::Channel { txdelay } => start + txdelay,
            Way::Wire | Way::Space => start,
        };
        match self.sender {
            Sender::Repeats => keyed,
            _ => keyed + self.course.at(start).rate.transmission_time(framed),
        }
    }
}
