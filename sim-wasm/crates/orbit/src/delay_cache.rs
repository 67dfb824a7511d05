//! Propagation delays cheap enough to ask for at every packet.

use skywindow_units::{Duration, SimTime};

use crate::graph::NO_NODE;
use crate::sky::Sky;

const SECOND_NS: u64 = 1_000_000_000;

/// Knots lie this close together at most: a second has a whole number of ns for each.
const MOST_PER_SECOND: f64 = 512.0;

/// The error that a link between satellites on any orbits may have, in s.
const TOLERATED_S: f64 = 1e-7;

/// Delays of links at any time, interpolated between exact values at most a second apart.
///
/// Knots lie at whole seconds or at equal parts of them, and how many follows from where the ends are at the whole
/// second, so the answer depends on nothing but the link and the time. Between two knots h seconds apart the error is at
/// most v² h² / (8 d c) s for ends that pass each other at v km/s and d km apart. Circular orbits have a knot a second:
/// 40 ns for a satellite 780 km overhead, below 100 ns down to 300 km, less for links along which less changes. For all
/// others there are so many that it stays below 100 ns, or as many as there can be.
#[derive(Clone, Debug, Default)]
pub struct DelayCache {
    links: Vec<Knots>,
}

/// The exact delay of a link at a knot, and by how much it has changed at the next one. In a cache line of its own, for
/// every packet asks at every hop.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Knots {
    a: u32,
    b: u32,
    /// The knot, and how far on the next one is, in ns.
    from_ns: u64,
    span_ns: u64,
    at_ns: i64,
    change_ns: i64,
    /// The same in a second, of which the span is a whole part: to divide by the span instead is slower.
    change_a_second_ns: i64,
}

impl Knots {
    const NONE: Self = Self {
        a: NO_NODE,
        b: NO_NODE,
        from_ns: u64::MAX,
        span_ns: 0,
        at_ns: 0,
        change_ns: 0,
        change_a_second_ns: 0,
    };
}

impl DelayCache {
    /// A cache that knows nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The delay between nodes `a` and `b` at `t`. `link` is where the caller wants it remembered: a small
    /// number of its own for each link; other ends under the same number are noticed.
    #[inline]
    pub fn delay(&mut self, sky: &Sky, link: usize, a: u32, b: u32, t: SimTime) -> Duration {
        match self.links.get(link) {
            Some(knots) if knots.hold(a, b, t) => knots.delay(t),
            _ => self.refresh(sky, link, a, b, t).delay(t),
        }
    }

    /// The knots of `link` round `t`.
    #[cold]
    #[inline(never)]
    fn refresh(&mut self, sky: &Sky, link: usize, a: u32, b: u32, t: SimTime) -> Knots {
        if link >= self.links.len() {
            self.links.resize(link + 1, Knots::NONE);
        }
        let knots = &mut self.links[link];
        knots.refresh(sky, a, b, t.as_nanos());
        *knots
    }
}

impl Knots {
    /// Whether they are those of the link from `a` to `b`, round `t`.
    #[inline]
    const fn hold(&self, a: u32, b: u32, t: SimTime) -> bool {
        t.as_nanos().wrapping_sub(self.from_ns) < self.span_ns && self.a == a && self.b == b
    }

    /// The delay at `t`, which they lie round.
    #[inline]
    const fn delay(&self, t: SimTime) -> Duration {
        let part = (t.as_nanos() - self.from_ns) as i64;
        let change = self.change_a_second_ns * part / SECOND_NS as i64;
        Duration::from_nanos((self.at_ns + change) as u64)
    }

    fn refresh(&mut self, sky: &Sky, a: u32, b: u32, t_ns: u64) {
        let exact = |t_ns: u64| sky.delay(a, b, SimTime::from_nanos(t_ns)).as_nanos() as i64;
        let second_ns = t_ns - t_ns % SECOND_NS;
        let same = self.a == a && self.b == b;
        let known = same && self.from_ns.wrapping_sub(second_ns) < SECOND_NS;
        let span_ns = if known { self.span_ns } else { SECOND_NS / per_second(sky, a, b, second_ns) };
        let from_ns = t_ns - t_ns % span_ns;
        let follows = same && self.from_ns.wrapping_add(self.span_ns) == from_ns;
        self.at_ns = if follows { self.at_ns + self.change_ns } else { exact(from_ns) };
        self.change_ns = exact(from_ns.saturating_add(span_ns)) - self.at_ns;
        self.change_a_second_ns = self.change_ns * (SECOND_NS / span_ns) as i64;
        (self.a, self.b, self.from_ns, self.span_ns) = (a, b, from_ns, span_ns);
    }
}

/// How many knots the second from `second_ns` on needs.
fn per_second(sky: &Sky, a: u32, b: u32, second_ns: u64) -> u64 {
    let Some(speed) = sky.closing_speed(a, b) else { return 1 };
    let least_km = sky.distance_km(a, b, SimTime::from_nanos(second_ns)) - speed;
    let bound = speed / (8.0 * least_km.max(0.0) * sky.earth().light_km_s * TOLERATED_S).sqrt();
    (bound.clamp(1.0, MOST_PER_SECOND).ceil() as u64).next_power_of_two()
}
