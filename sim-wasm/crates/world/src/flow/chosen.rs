//! Finds the packets that the scenario has chosen to be lost, as their flow sends them.

use skywindow_network::{ChosenLosses, Packet};
use skywindow_scenario::{Direction, Scenario};
use skywindow_transport::api::{Chunk, Content, Numbering, SegmentKind};
use skywindow_transport::{Packet as Body, Pieces};

use crate::flow::Flow;
use crate::layout::Layout;

/// What a flow is to lose.
#[derive(Clone, Debug)]
pub struct Chosen {
    pieces: Pieces,
    /// In the order of what they are of.
    awaited: Vec<Awaited>,
    /// The next packets to be lost, whatever they carry: of data or of acknowledgements, each with its loss.
    next: Vec<(bool, u16)>,
}

#[derive(Clone, Debug)]
struct Awaited {
    /// Its data, counted from 1.
    number: u64,
    /// Which time they are sent.
    transmission: u32,
    /// How often they have been sent.
    sent: u32,
    /// The number of the loss.
    loss: u16,
}

/// Gives every flow what `scenario` has chosen of it; `wires` are the first of each pair of its links.
pub fn choose(
    scenario: &Scenario,
    layout: &Layout,
    wires: &[Option<u32>],
    losses: &mut ChosenLosses,
    flows: &mut [Flow],
) {
    for (link, first) in scenario.links.iter().zip(wires) {
        let Some(first) = *first else { continue };
        let directions = if link.errors == Direction::Both { 2 } else { 1 };
        for drop in &link.drops {
            let Some(loss) = losses.add(first..first + directions) else { continue };
            // Of a split flow the leg that the link belongs to loses the packet; others never come there.
            let legs = layout.flows.iter().zip(&mut *flows).filter(|(plan, _)| plan.name == drop.flow);
            for (plan, flow) in legs {
                let numbering = plan.transport.numbering();
                let own = flow.chosen.get_or_insert_with(|| Box::new(Chosen::new(numbering)));
                own.add(drop.number, drop.transmission, loss);
            }
        }
    }
}

impl Chosen {
    pub fn new(numbering: Numbering) -> Self {
        Self { pieces: Pieces::new(numbering), awaited: Vec::new(), next: Vec::new() }
    }

    /// The next packet with data, or the next acknowledgement, is to be lost.
    pub fn lose_next(&mut self, data: bool, loss: u16) {
        self.next.push((data, loss));
    }

    fn add(&mut self, number: u64, transmission: u32, loss: u16) {
        let at = self.awaited.partition_point(|other| other.number <= number);
        self.awaited.insert(at, Awaited { number, transmission, sent: 0, loss });
    }

    /// Counts the data of a packet that `end` sends, and chooses it if its time has come.
    #[cold]
    pub fn mark(&mut self, end: u8, packet: &mut Packet<Body>, losses: &mut ChosenLosses) {
        let Packet { header, body } = packet;
        let data = match (end, body.kind()) {
            (0, SegmentKind::Data) => Some(true),
            (1, SegmentKind::Sack | SegmentKind::Report) => Some(false),
            _ => None,
        };
        if let Some(at) = self.next.iter().position(|&(wanted, _)| Some(wanted) == data) {
            losses.choose(self.next.remove(at).1, header);
        }
        if end != 0 || body.kind() != SegmentKind::Data {
            return;
        }
        let mut send = |number| self.send(number, |loss| losses.choose(loss, header));
        send(body.number());
        body.contents(|content| {
            if let Content::Data(Chunk { tsn, .. }) = content {
                send(tsn);
            }
        });
    }

    /// The data with the number `wire` are sent; `choose` gets every loss of this transmission.
    fn send(&mut self, wire: u32, mut choose: impl FnMut(u16)) {
        let number = self.pieces.before(wire).saturating_add(1) as u64;
        let from = self.awaited.partition_point(|other| other.number < number);
        for own in self.awaited[from..].iter_mut().take_while(|own| own.number == number) {
            own.sent = own.sent.saturating_add(1);
            if own.sent == own.transmission {
                choose(own.loss);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(first: u32, step: u32, losses: &[(u64, u32, u16)]) -> Chosen {
        let mut chosen = Chosen::new(Numbering { first, step, acknowledges_next: false });
        for &(number, transmission, loss) in losses {
            chosen.add(number, transmission, loss);
        }
        chosen
    }

    /// The losses of each of the packets with these numbers.
    fn lost(chosen: &mut Chosen, sent: &[u32]) -> Vec<Vec<u16>> {
        let mut of = |wire| {
            let mut found = Vec::new();
            chosen.send(wire, |loss| found.push(loss));
            found
        };
        sent.iter().map(|&wire| of(wire)).collect()
    }

    #[test]
    fn each_transmission_of_a_tsn_is_counted() {
        let mut chosen = chosen(1, 1, &[(8, 1, 1), (9, 2, 2), (8, 3, 3)]);
        assert_eq!(lost(&mut chosen, &[7, 8, 9, 10]), [vec![], vec![1], vec![], vec![]]);
        assert_eq!(lost(&mut chosen, &[8, 9, 8, 8, 9]), [vec![], vec![2], vec![3], vec![], vec![]]);
    }

    #[test]
    fn a_segment_of_tcp_is_counted_by_its_bytes_and_lost_on_all_links_it_is_chosen_for() {
        let mut chosen = chosen(1, 1448, &[(8, 1, 1), (1, 1, 2), (8, 1, 3)]);
        let nth = |n: u32| 1 + (n - 1) * 1448;
        assert_eq!(lost(&mut chosen, &[1, nth(7), nth(8), nth(9)]), [vec![2], vec![], vec![1, 3], vec![]]);
    }

    #[test]
    fn numbers_beyond_32_bits_are_not_those_of_the_start() {
        let mut chosen = chosen(1, 1, &[(2, 1, 1), (2, 2, 2), ((1 << 32) + 2, 1, 3)]);
        let sent = [1, 2, 1 << 30, 2 << 30, 3 << 30, 1, 2];
        assert_eq!(lost(&mut chosen, &sent).concat(), [1, 3]);
    }
}
