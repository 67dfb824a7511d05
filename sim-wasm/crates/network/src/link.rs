//! A directed link: where it leads, how long it takes, what sends into it and what damages packets on it.

use skywindow_units::{Duration, SimTime};

/// The link of a node that has no route.
pub const NO_LINK: u32 = u32::MAX;
/// Stands for no transmitter: the link only repeats what reaches it, without a queue.
pub const NO_TRANSMITTER: u32 = u32::MAX;

/// What a link joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum LinkKind {
    /// Satellites of one plane.
    Intraplane = 0,
    /// Satellites of neighbouring planes.
    Interplane = 1,
    /// Satellites on both sides of the seam.
    CrossSeam = 2,
    /// A terminal and a satellite.
    Gsl = 3,
    /// Two satellites that are each among the nearest of the other.
    Nearest = 4,
    /// Two fixed nodes.
    Wired = 5,
}

/// How the propagation delay of a link is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Propagation {
    /// Always the same.
    Fixed(Duration),
    /// Part of conditions that change with time: the number of their course in the network.
    Planned(u32),
    /// Follows the geometry.
    Orbital,
    /// Follows the geometry, with conditions that change: their delay comes on top of that of the way.
    Disturbed(u32),
}

/// What a link is made of.
#[derive(Clone, Copy, Debug)]
pub struct LinkSpec {
    /// Node it leaves.
    pub from: u32,
    /// Node it leads to.
    pub to: u32,
    /// What it joins.
    pub kind: LinkKind,
    /// Its transmitter, which other links may share, or [`NO_TRANSMITTER`].
    pub transmitter: u32,
    /// Its delay.
    pub propagation: Propagation,
    /// Its loss table, if it loses anything.
    pub loss: Option<u16>,
    /// The number of the error process that strikes it, if one does.
    pub process: Option<u16>,
    /// The radio channel that it is part of, which takes the place of a transmitter.
    pub radio: Option<u16>,
    /// The number of what its link layer does besides, if it does anything.
    pub layer: Option<u16>,
    /// Whether it hands on what bit and packet errors have damaged, and does not lose it.
    pub delivers_damaged: bool,
    /// Framing that counts in transmission only, bytes.
    pub frame_overhead: u32,
    /// The largest packet it carries, bytes, without framing.
    pub mtu: u32,
}

/// A link and its state: in one cache line what it is, in another what it counts.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Link {
    /// What it is made of.
    pub spec: LinkSpec,
    /// How often it went down with the loss of what was on it.
    pub epoch: u32,
    /// Whether packets may enter it.
    pub up: bool,
    /// Whether its queue discipline asks, its conditions change, it repeats, an error process strikes it or packets are
    /// numbered that enter it: most links need not be asked about.
    pub(crate) special: bool,
    /// What enters it earlier is not heard at the far end.
    pub opens_at: SimTime,
    /// Bytes that entered it, with framing.
    pub carried_bytes: u64,
    /// How long it takes to send what has entered it, where its conditions change; elsewhere what entered it while the
    /// rate was another one.
    pub(crate) sending: Duration,
    /// When the last packet arrives that an error process, or a link that repeats, keeps in order.
    pub(crate) latest: SimTime,
    /// Packets that its queue refused, being full or by early detection.
    pub dropped: u64,
    /// Packets that its queue marked.
    pub marked: u64,
    /// Bytes whose time in transmission `sending` has already, since the rate was another one.
    pub(crate) priced_bytes: u64,
    /// The epoch since which it has failed, or worked again; packets of an earlier one were lost to that.
    pub(crate) fault_epoch: u32,
    /// Whether packets might enter it if it had not failed, and whether it has.
    pub wanted: bool,
    /// Whether it has failed.
    pub failed: bool,
}

impl Link {
    /// A link in the given state.
    pub const fn new(spec: LinkSpec, up: bool, special: bool) -> Self {
        Self {
            spec,
            epoch: 0,
            up,
            special,
            opens_at: SimTime::ZERO,
            carried_bytes: 0,
            sending: Duration::ZERO,
            latest: SimTime::ZERO,
            dropped: 0,
            marked: 0,
            priced_bytes: 0,
            fault_epoch: 0,
            wanted: up,
            failed: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_link_is_fits_into_a_cache_line() {
        assert_eq!(std::mem::offset_of!(Link, opens_at), 64);
        assert_eq!(size_of::<Link>(), 128);
    }
}
