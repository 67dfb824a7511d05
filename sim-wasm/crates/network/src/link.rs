//! A directed link: where it leads, how long it takes, what sends into it and what damages packets on it.

use skywindow_orbit::Sky;
use skywindow_units::{Duration, SimTime};

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
    /// Two fixed nodes.
    Wired = 4,
}

/// How the propagation delay of a link is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Propagation {
    /// Always the same.
    Fixed(Duration),
    /// Follows the geometry. Between the knots of a one-second grid the delay is interpolated linearly: the range
    /// of a low link bends by at most v²/r = 0.07 km/s², which leaves an error below 10 m or 35 ns.
    Orbital {
        /// The second for which the two delays hold; `u64::MAX` when none do.
        second: u64,
        /// Delay at the beginning of that second, ns.
        from_ns: i64,
        /// Delay at its end, ns.
        to_ns: i64,
    },
}

const NANOS: u64 = 1_000_000_000;

impl Propagation {
    /// A link between nodes that move.
    pub const ORBITAL: Self = Self::Orbital { second: u64::MAX, from_ns: 0, to_ns: 0 };
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
    /// Its transmitter, which other links may share.
    pub transmitter: u32,
    /// Its delay.
    pub propagation: Propagation,
    /// Its loss table, if it loses anything.
    pub loss: Option<u16>,
    /// Framing that counts in transmission only, bytes.
    pub frame_overhead: u32,
}

/// A link and its state.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// What it is made of.
    pub spec: LinkSpec,
    /// Whether packets may enter it.
    pub up: bool,
    /// How often it went down with the loss of what was on it.
    pub epoch: u32,
    /// Bytes that entered it, with framing.
    pub carried_bytes: u64,
    /// Packets that its full queue refused.
    pub dropped: u64,
}

impl Link {
    /// A link in the given state.
    pub const fn new(spec: LinkSpec, up: bool) -> Self {
        Self { spec, up, epoch: 0, carried_bytes: 0, dropped: 0 }
    }

    /// The propagation delay at `now`.
    #[inline]
    pub fn delay(&mut self, sky: &Sky, now: SimTime) -> Duration {
        match &mut self.spec.propagation {
            Propagation::Fixed(delay) => *delay,
            Propagation::Orbital { second, from_ns, to_ns } => {
                let wanted = now.as_nanos() / NANOS;
                if *second != wanted {
                    let delay_at = |second: u64| {
                        let instant = SimTime::from_nanos(second * NANOS);
                        sky.delay(self.spec.from, self.spec.to, instant).as_nanos() as i64
                    };
                    *from_ns = if second.wrapping_add(1) == wanted { *to_ns } else { delay_at(wanted) };
                    *to_ns = delay_at(wanted + 1);
                    *second = wanted;
                }
                let within = (now.as_nanos() % NANOS) as i64;
                Duration::from_nanos((*from_ns + (*to_ns - *from_ns) * within / NANOS as i64) as u64)
            }
        }
    }
}
