//! Losses that the scenario chooses: certain packets, each on certain links.

use std::ops::Range;

use crate::packet::Header;

/// The packets that links lose because the scenario says so. A packet that is chosen carries the number of its loss,
/// and all others 0, so that links look here for chosen ones only.
#[derive(Clone, Debug, Default)]
pub struct ChosenLosses {
    losses: Vec<ChosenLoss>,
}

#[derive(Clone, Debug)]
struct ChosenLoss {
    /// The links that lose it.
    links: Range<u32>,
    /// Another loss of the same packet, which may be chosen on several links; 0 without one.
    other: u16,
}

impl ChosenLosses {
    /// Adds a loss on `links` and returns its number, from 1; none after the last that a packet can carry.
    pub fn add(&mut self, links: Range<u32>) -> Option<u16> {
        let number = u16::try_from(self.losses.len() + 1).ok()?;
        self.losses.push(ChosenLoss { links, other: 0 });
        Some(number)
    }

    /// Chooses a packet for the loss `number`, which no packet was chosen for yet.
    pub fn choose(&mut self, number: u16, packet: &mut Header) {
        if let Some(loss) = self.losses.get_mut(usize::from(number).wrapping_sub(1)) {
            loss.other = packet.chosen;
            packet.chosen = number;
        }
    }

    /// Whether `link` loses a packet with the number `chosen`.
    #[cold]
    pub fn loses(&self, chosen: u16, link: u32) -> bool {
        let mut next = chosen;
        while let Some(loss) = self.losses.get(usize::from(next).wrapping_sub(1)) {
            if loss.links.contains(&link) {
                return true;
            }
            next = loss.other;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packet_is_lost_on_each_link_that_it_is_chosen_for() {
        let mut losses = ChosenLosses::default();
        let numbers = [4..6, 8..9, 10..12].map(|links| losses.add(links).expect("a number"));
        let mut twice = Header::default();
        losses.choose(numbers[0], &mut twice);
        losses.choose(numbers[2], &mut twice);
        let lost: Vec<u32> = (0..14).filter(|&link| losses.loses(twice.chosen, link)).collect();
        assert_eq!(lost, [4, 5, 10, 11]);
        let mut once = Header::default();
        losses.choose(numbers[1], &mut once);
        assert_eq!((0..14).filter(|&link| losses.loses(once.chosen, link)).collect::<Vec<_>>(), [8]);
        assert!((0..14).all(|link| !losses.loses(Header::default().chosen, link)));
    }

    #[test]
    fn there_are_as_many_as_a_packet_can_name() {
        let mut losses = ChosenLosses::default();
        let all = (0..u32::from(u16::MAX)).filter(|_| losses.add(0..1).is_some()).count();
        assert_eq!((all, losses.add(0..1)), (65_535, None));
    }
}
