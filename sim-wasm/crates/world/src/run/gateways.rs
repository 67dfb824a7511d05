//! The gateways of a run that put packets back in order, and the ends of tunnels there.

use std::collections::BTreeMap;

use skywindow_network::{Resequencer, Tunnel};
use skywindow_scenario::{Resequencing, Scenario};
use skywindow_units::{Duration, one_by_one};

use crate::layout::Layout;

/// How long a gateway holds packets, and how many of a flow.
#[derive(Clone, Copy, Debug)]
struct Room {
    hold: Duration,
    packets: usize,
}

/// The end of a tunnel at a gateway.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The gateway.
    pub node: u32,
    /// What comes out there.
    pub tunnel: Tunnel,
    /// What waits there.
    pub buffer: Resequencer,
    /// Whether it is to be asked for gaps to give up.
    pub is_timed: bool,
    /// Whether it is to be asked for packets that go on.
    pub is_releasing: bool,
}

/// All gateways that put packets back in order.
#[derive(Clone, Debug, Default)]
pub struct Gateways {
    /// Of each of them, by its node.
    rooms: BTreeMap<u32, Room>,
    exits: Vec<Exit>,
    /// The place of each exit by its node and tunnel.
    places: BTreeMap<(u32, Tunnel), u32>,
}

impl Gateways {
    /// The gateways of `scenario`: all terminals of the stations that say so.
    pub fn new(scenario: &Scenario, layout: &Layout) -> Self {
        let said = |name: &str| {
            let station = scenario.stations.iter().find(|station| station.name == name)?;
            let Resequencing { hold_ms, buffer_packets } = station.resequencing.as_ref()?;
            let hold = Duration::from_secs_f64(hold_ms / 1e3);
            (hold > Duration::ZERO).then_some(Room { hold, packets: *buffer_packets as usize })
        };
        let terminals = (layout.satellites()..).zip(&layout.terminals);
        let rooms = terminals.filter_map(|(node, terminal)| Some((node, said(&terminal.station)?)));
        Self { rooms: one_by_one(rooms), ..Self::default() }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rooms.is_empty()
    }

    /// About how much memory they take, bytes.
    pub fn bytes(&self) -> usize {
        self.exits.iter().map(|exit| size_of::<Exit>() + exit.buffer.bytes()).sum()
    }

    /// The exit number `place`.
    pub fn at(&mut self, place: u32) -> Option<&mut Exit> {
        self.exits.get_mut(place as usize)
    }

    /// The exit of a tunnel at `node`, with its number; none where nobody puts packets back in order.
    pub fn exit(&mut self, node: u32, tunnel: Tunnel) -> Option<(u32, &mut Exit)> {
        let Room { hold, packets } = *self.rooms.get(&node)?;
        let Self { exits, places, .. } = self;
        let place = *places.entry((node, tunnel)).or_insert_with(|| {
            let buffer = Resequencer::new(hold, packets);
            exits.push(Exit { node, tunnel, buffer, is_timed: false, is_releasing: false });
            exits.len() as u32 - 1
        });
        Some((place, exits.get_mut(place as usize)?))
    }
}
