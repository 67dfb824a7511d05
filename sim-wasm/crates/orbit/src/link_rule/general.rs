//! The rules of links between satellites on any orbits.

use crate::crossing::Margin;
use crate::line::Line;
use crate::link::LinkKind;
use crate::motion::{Bounds, Moving};
use crate::spec::{EarthSpec, IslSpec};
use crate::vector::{Vec3, dot, length, mix, sub};

/// The rules of a constellation. Places are in km.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkRule {
    /// The sine of the highest latitude; infinite without a limit.
    sin_latitude: f64,
    /// The least distance of a link between planes from the Earth's centre.
    clearance_km: f64,
    /// The same for a link within a plane.
    body_km: f64,
    bounds: Bounds,
}

/// The polar axis, which stands still.
const POLE: Moving = Moving { at: [0.0, 0.0, 1.0], rate: [0.0; 3] };

impl LinkRule {
    pub fn new(isl: &IslSpec, bounds: Bounds, earth: &EarthSpec) -> Self {
        let limited = isl.latitude_limit_deg < 90.0;
        Self {
            sin_latitude: if limited {
                libm::sin(isl.latitude_limit_deg.to_radians())
            } else {
                f64::INFINITY
            },
            clearance_km: earth.radius_km + isl.clearance_km,
            body_km: earth.radius_km,
            bounds,
        }
    }

    pub fn is_up(&self, kind: LinkKind, a: Vec3, b: Vec3) -> bool {
        let clears = lowest(a, b).0 >= self.least(kind);
        let low = |end: Vec3| end[2].abs() <= self.sin_latitude * length(end);
        clears && (kind == LinkKind::Intraplane || (low(a) && low(b)))
    }

    pub fn lasts(&self, kind: LinkKind, a: Moving, b: Moving, up: bool) -> f64 {
        let clear = self.clear(kind, a, b, up);
        if kind == LinkKind::Intraplane {
            return clear;
        }
        let sides = [a, b].map(|end| self.low(end));
        let margins = sides.as_flattened().iter();
        if up {
            margins.map(|margin| margin.holds_for()).fold(clear, f64::min)
        } else {
            // It stays down as long as any of the conditions that fail now.
            margins.map(|margin| margin.fails_for()).fold(clear, f64::max)
        }
    }

    /// The least distance from the Earth's centre of a link of this kind.
    const fn least(&self, kind: LinkKind) -> f64 {
        if matches!(kind, LinkKind::Intraplane) { self.body_km } else { self.clearance_km }
    }

    /// The margins of an end below the highest latitude north and above that south.
    fn low(&self, end: Moving) -> [Margin; 2] {
        let sine = Line::new(end, self.bounds).cosine_to(POLE, 0.0);
        [-1.0, 1.0].map(|side| Margin {
            value: self.sin_latitude + side * sine.value,
            rate: side * sine.rate,
            ..sine
        })
    }

    /// Seconds for which the link stays clear of the Earth, or does not; negative if it is not as `clear` says.
    ///
    /// The lowest point of a line moves no faster than the faster one of its ends, so that a distance is safe for as
    /// long as they take for it. Where the line is long that is far too short; then what counts is how the distance
    /// changes and bends.
    fn clear(&self, kind: LinkKind, a: Moving, b: Moving, clear: bool) -> f64 {
        let (least, speed) = (self.least(kind), self.bounds.speed);
        let (lowest, share) = lowest(a.at, b.at);
        let value = if clear { lowest - least } else { least - lowest };
        if value < 0.0 {
            return -1.0;
        }
        let rate = dot(mix(a.at, b.at, share), mix(a.rate, b.rate, share)) / lowest;
        // While neither the line nor its distance is shorter than three quarters of what it is now.
        let long = length(sub(b.at, a.at));
        let (short, low) = (0.75 * long, 0.75 * lowest);
        let bends = Margin {
            value,
            rate: if clear { rate } else { -rate },
            bend: self.bounds.acceleration
                + speed * speed * (1.0 / low + 8.0 / short + 4.0 * (lowest + long) / (short * short)),
            until: (0.25 * lowest / speed).min(0.125 * long / speed),
        };
        (value / speed).max(bends.holds_for())
    }
}

/// The least distance from the centre of a straight line between two places, and at which share of its length it is.
fn lowest(a: Vec3, b: Vec3) -> (f64, f64) {
    let line = sub(b, a);
    let share = (-dot(a, line) / dot(line, line).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
    (length(mix(a, b, share)), share)
}
