//! Queue disciplines: which of the packets that come to a queue it takes, marks or drops before it is full.
//!
//! A discipline is a file here with the trait [`QueueDisc`], and its line in `disciplines!` below.

mod codel;
mod declare;
mod document;
mod drop_tail;
mod fq_codel;
mod keeping;
mod pie;
mod red;

use skywindow_form::Reader;
use skywindow_units::{Duration, SimTime};

use crate::cause::Cause;

pub use codel::CodelSettings;
use document::Owner;
pub use document::{GslQueue, IslQueue, Queue, WireQueue};
pub use fq_codel::FqCodelSettings;
pub(crate) use keeping::Keeper;
pub use keeping::{Kept, Refused};
pub use pie::{PieEstimate, PieSettings};
pub use red::{RedRules, RedSettings};

/// A packet that comes to a transmitter.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The instant.
    pub now: SimTime,
    /// When everything that came before is sent: until then the packet would stay in the queue (its sojourn time). Not
    /// after `now`, the transmitter has been idle since.
    pub free_at: SimTime,
    /// Packets that wait, the one in transmission not counted.
    pub waiting: usize,
    /// How long it takes to send the packet itself, at the rate of now.
    pub transmission: Duration,
    /// Its own random number, uniform in [0, 1).
    pub draw: f64,
}

/// What becomes of an arriving packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It joins the queue, if that is not full.
    Accept,
    /// It joins the queue with a mark if it can carry one (RFC 3168 section 5), else it is dropped for this cause.
    Mark(Cause),
    /// It is dropped for this cause, mark or no mark.
    Drop(Cause),
}

/// A queue discipline, with what it remembers of one queue. What it does not need it leaves to the defaults: one that
/// decides when a packet comes has `on_arrival`, one that decides when packets leave keeps them by its `keeper`.
pub(crate) trait QueueDisc {
    /// Whether it looks at packets that come while there is room. If it does not, links with it are the quickest.
    const ASKS: bool = true;

    /// A packet comes.
    fn on_arrival(&mut self, _arriving: &Arrival) -> Verdict {
        Verdict::Accept
    }

    /// A packet that it has accepted finds the queue full, and is lost to that.
    fn on_full(&mut self) {}

    /// Where packets wait until it says which leaves; none if they leave in the order in which they came, whatever
    /// happens meanwhile, which is quicker.
    fn keeper(&mut self) -> Option<&mut dyn Keeper> {
        None
    }

    /// The same, to be looked at.
    fn kept(&self) -> Option<&dyn Keeper> {
        None
    }
}

/// What documents say of a discipline.
trait DiscSettings {
    /// Notes what no single field can be blamed for.
    fn check(&self, _reader: &mut Reader) {}
}

declare::disciplines! {
    DropTail in drop_tail "drop-tail" "Drop-tail" "Packets are dropped only when the queue is full.",
    Red in red "red" "RED" "Marks or drops packets at random before the queue is full, by its average length (Floyd and Jacobson 1993)." with RedSettings,
    Codel in codel "codel" "CoDel" "Drops or marks packets as they leave while all have waited too long for an interval (RFC 8289)." with CodelSettings,
    FqCodel in fq_codel "fq_codel" "FQ-CoDel" "A CoDel queue for each flow, served in turn (RFC 8290)." with FqCodelSettings,
    Pie in pie "pie" "PIE" "Drops or marks packets at random as they come, by the queueing delay and its trend (RFC 8033)." with PieSettings,
}
