//! The routes of a flow's paths as they were last written, and how they are numbered.

use skywindow_network::{Network, Stay};
use skywindow_units::{Duration, SimTime};

use crate::recording::{ChannelState, PathStateRow, Recording};

/// The route of one path as last written, by direction.
#[derive(Clone, Debug, Default)]
pub struct ShownRoute {
    /// Its nodes.
    pub(super) nodes: [Vec<u16>; 2],
    /// Where they begin in the recording.
    pub(super) first: [u64; 2],
    /// The links of all paths that packets may take, by their ends, where they spread.
    pub(super) links: [Vec<[u16; 2]>; 2],
    /// What error processes make of it.
    state: Option<PathState>,
}

impl ShownRoute {
    /// Writes what error processes make of it at `now`, if that has changed.
    pub fn show_state(
        &mut self,
        now: SimTime,
        flow: u16,
        path: u8,
        network: &mut Network,
        recording: &mut Recording,
    ) {
        let processes = network.processes();
        let stays = self.nodes[0].windows(2).filter_map(|link| {
            let [from, to] = [0, 1].map(|end| u32::from(link[end]));
            processes.stay_between(from, to, now)
        });
        let Some(state) = PathState::of(stays).filter(|state| self.state != Some(*state)) else { return };
        self.state = Some(state);
        recording.path_states.push(PathStateRow {
            t: now,
            flow,
            path,
            state: if state.bad { ChannelState::Bad } else { ChannelState::Good },
            delay_ms: state.delay,
            loss: (1.0 - state.survives) as f32,
        });
    }

    /// Whether it leads from one of two neighbouring nodes to the other, in either direction.
    pub fn joins(&self, one: u32, other: u32) -> bool {
        let pair = |nodes: &[u16]| {
            let [a, b] = [0, 1].map(|i| u32::from(nodes[i]));
            (a, b) == (one, other) || (b, a) == (one, other)
        };
        self.nodes.iter().any(|nodes| nodes.windows(2).any(pair))
            || self.links.iter().flatten().any(|link| pair(link))
    }

    /// Whether it leads from a terminal to a satellite or back.
    pub fn climbs(&self, terminal: u32, satellites: u32) -> bool {
        let climbs = |nodes: &[u16]| {
            let [a, b] = [0, 1].map(|i| u32::from(nodes[i]));
            (a == terminal && b < satellites) || (b == terminal && a < satellites)
        };
        self.nodes.iter().any(|nodes| nodes.windows(2).any(climbs))
            || self.links.iter().flatten().any(|link| climbs(link))
    }
}

/// What the states of its links make of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PathState {
    bad: bool,
    delay: Duration,
    /// The chance of a packet to get through.
    survives: f64,
}

impl PathState {
    /// Of those of its links that have states; none if none of them has.
    fn of(stays: impl Iterator<Item = Stay>) -> Option<Self> {
        stays.fold(None, |path, stay| {
            let before = path.unwrap_or(Self { bad: false, delay: Duration::ZERO, survives: 1.0 });
            Some(Self {
                bad: before.bad || stay.is_bad(),
                delay: before.delay + stay.delay,
                survives: before.survives * (1.0 - stay.loss),
            })
        })
    }
}

/// A direction of a path of a flow.
#[derive(Clone, Copy, Debug)]
pub struct RouteKey {
    pub(super) flow: usize,
    pub(super) path: usize,
    pub(super) direction: u8,
}

impl RouteKey {
    /// Before all others.
    pub const FIRST: Self = Self { flow: 0, path: 0, direction: 0 };

    /// The one behind it, which there may be none of.
    pub(super) const fn next(self) -> Self {
        match self.direction {
            0 => Self { direction: 1, ..self },
            _ => Self { path: self.path + 1, direction: 0, ..self },
        }
    }

    /// The first one of the next flow.
    pub(super) const fn next_flow(self) -> Self {
        Self { flow: self.flow + 1, ..Self::FIRST }
    }
}
