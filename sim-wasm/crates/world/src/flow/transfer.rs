//! A flow as the document has it: one connection, or several in a row where gateways split it.

use crate::flow::Flow;
use crate::flow::blackouts::Blackouts;
use crate::flow::reordering::Overtaken;
use crate::flow::tally::LostBy;

/// The connections of a flow, in the order of the way.
#[derive(Clone, Copy)]
pub struct Transfer<'a> {
    /// That of the data sender.
    pub first: &'a Flow,
    onward: &'a [Flow],
}

/// The flows of a run; the legs of one stand beside each other.
pub fn transfers(flows: &[Flow]) -> impl Iterator<Item = Transfer<'_>> {
    let whole = flows.chunk_by(|_, next| next.leg.is_some_and(|leg| leg.number > 0));
    whole.filter_map(|legs| legs.split_first()).map(|(first, onward)| Transfer { first, onward })
}

impl<'a> Transfer<'a> {
    /// A connection by itself.
    pub const fn of(connection: &'a Flow) -> Self {
        Self { first: connection, onward: &[] }
    }

    /// The connection of the data receiver.
    pub fn last(&self) -> &'a Flow {
        self.onward.last().unwrap_or(self.first)
    }

    /// Whether gateways split it.
    pub const fn is_split(&self) -> bool {
        !self.onward.is_empty()
    }

    /// Every connection.
    pub fn legs(&self) -> impl Iterator<Item = &'a Flow> {
        std::iter::once(self.first).chain(self.onward)
    }

    /// The sum over all connections.
    pub fn sum(&self, of: impl Fn(&Flow) -> u64) -> u64 {
        self.legs().map(of).sum()
    }

    /// The mean over all connections.
    pub fn mean(&self, of: impl Fn(&Flow) -> f64) -> f64 {
        self.legs().map(of).sum::<f64>() / (1 + self.onward.len()) as f64
    }

    /// Packets lost in a direction, by cause.
    pub fn lost(&self, direction: usize) -> LostBy {
        std::array::from_fn(|cause| self.sum(|leg| leg.tally.lost[direction][cause]))
    }

    /// Packets that arrived after later ones of their connection, in a direction.
    pub fn overtaken(&self, direction: usize) -> Overtaken {
        let counted = self.legs().map(|leg| leg.tally.reordering[direction].counts());
        counted.fold(Overtaken::default(), Overtaken::plus)
    }

    /// What bad states of error processes did to all connections.
    pub fn blackouts(&self) -> Blackouts {
        self.legs().fold(Blackouts::default(), |all, leg| all.with(&leg.tally.blackouts))
    }

    /// User data delivered in order to the data receiver, bytes.
    pub fn delivered(&self) -> u64 {
        self.last().ends[1].endpoint.receiver().delivered_bytes
    }
}
