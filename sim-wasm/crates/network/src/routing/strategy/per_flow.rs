//! Each direction of a flow keeps to one of the links at every node, by a hash: its packets stay in order.

use skywindow_engine::Stream;
use skywindow_units::Duration;

use super::{Asking, Rule, Way, min_hop};

/// Where the hashes begin: the same in every run, as routers do not know its seed.
const HASHES: u64 = 0x6c6f_7766;

#[derive(Clone, Debug, Default)]
pub(crate) struct PerFlow;

impl Rule for PerFlow {
    const SPREADS: bool = true;

    fn length(delay: u64) -> u64 {
        min_hop::length(delay)
    }

    fn choose(&mut self, ways: &[Way], asking: &Asking, _: impl FnMut(u32) -> Duration) -> u32 {
        let Asking { node, flow, path, direction, .. } = *asking;
        let name = u64::from(flow) << 16 | u64::from(path) << 8 | u64::from(direction);
        // The node is part of the hash: if all nodes chose alike, flows that meet once would never part.
        let hash = Stream::new(HASHES).child(name).bits(u64::from(node));
        ways[(hash % ways.len() as u64) as usize].link
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flows_their_paths_and_their_directions_choose_for_themselves() {
        let ways = [0, 1].map(|link| Way { node: link, link });
        // What one of them chooses at each of many nodes.
        let choices = |flow, path, direction| -> Vec<u32> {
            let at = |node| {
                let asking = Asking { node, destination: 0, flow, path, direction };
                PerFlow.choose(&ways, &asking, |_| Duration::ZERO)
            };
            (0..64).map(at).collect()
        };
        let own = choices(1, 0, 0);
        assert_eq!(own, choices(1, 0, 0), "always the same way");
        for (name, other) in [
            ("flow", choices(2, 0, 0)),
            ("path", choices(1, 1, 0)),
            ("direction", choices(1, 0, 1)),
            ("direction of a path", choices(1, 1, 1)),
        ] {
            let differ = own.iter().zip(&other).filter(|(one, other)| one != other).count();
            assert!((16..48).contains(&differ), "another {name} differs at {differ} of 64 nodes");
        }
    }
}
