//! When a link between planes is up: latitude, clearance and, across the seam, longitude.

use crate::crossing::Margin;
use crate::link::LinkKind;
use crate::shell::{Moving, Shell};
use crate::spec::{CrossSeamSpec, EarthSpec};
use crate::vector::{Vec3, dot};

/// The rules of a constellation as thresholds on directions from the Earth's centre.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkRule {
    /// Square of the sine of the highest latitude; infinite without a limit.
    sin2_latitude: f64,
    /// The link clears the Earth while the cosine of the angle of its ends is at least this.
    cos_clearance: f64,
    /// The same for the Earth's body alone.
    cos_body: f64,
    /// c |c| for the cosine c of the least longitude across the seam; infinite without a limit.
    longitude: f64,
    /// The square of the orbital rate: the unit of the bounds on second derivatives.
    rate2: f64,
}

impl LinkRule {
    pub fn new(shell: &Shell, earth: &EarthSpec) -> Self {
        let isl = &shell.spec.isl;
        let sin_latitude = libm::sin(isl.latitude_limit_deg.to_radians());
        // Ends at one radius r: the middle of the line is its lowest point, at r cos(angle / 2).
        let clears = |height_km: f64| {
            let ratio = (earth.radius_km + height_km) / shell.radius_km;
            2.0 * ratio * ratio - 1.0
        };
        Self {
            sin2_latitude: if isl.latitude_limit_deg < 90.0 {
                sin_latitude * sin_latitude
            } else {
                f64::INFINITY
            },
            cos_clearance: clears(isl.clearance_km),
            cos_body: clears(0.0),
            longitude: isl.cross_seam.map_or(f64::INFINITY, longitude_threshold),
            rate2: shell.rate * shell.rate,
        }
    }

    /// Whether a link between satellites in these directions is up.
    pub fn is_up(&self, kind: LinkKind, a: Vec3, b: Vec3) -> bool {
        let cosine = dot(a, b);
        if kind == LinkKind::Intraplane {
            return cosine >= self.cos_body;
        }
        let low = self.sin2_latitude - a[2] * a[2] >= 0.0 && self.sin2_latitude - b[2] * b[2] >= 0.0;
        let apart = kind != LinkKind::CrossSeam || self.apart(a, b) >= 0.0;
        low && cosine - self.cos_clearance >= 0.0 && apart
    }

    /// Seconds for which the state of a link between planes cannot change; negative if `up` is not its state.
    pub fn lasts(&self, kind: LinkKind, a: Moving, b: Moving, up: bool) -> f64 {
        let margins = [self.low(a), self.low(b), self.clear(a, b), self.apart_moving(a, b)];
        let margins = &margins[..if kind == LinkKind::CrossSeam { 4 } else { 3 }];
        if up {
            margins.iter().map(|margin| margin.holds_for()).fold(f64::INFINITY, f64::min)
        } else {
            // It stays down as long as any of the conditions that fail now.
            margins.iter().map(|margin| margin.fails_for()).fold(-1.0, f64::max)
        }
    }

    /// How much nearer `peer` is than `next`, as seen from `a`.
    pub fn nearer(&self, a: Moving, peer: Moving, next: Moving) -> Margin {
        Margin {
            value: dot(a.at, peer.at) - dot(a.at, next.at),
            rate: dot(a.rate, peer.at) + dot(a.at, peer.rate) - dot(a.rate, next.at) - dot(a.at, next.rate),
            bend: 8.0 * self.rate2,
        }
    }

    fn low(&self, end: Moving) -> Margin {
        let (z, rate) = (end.at[2], end.rate[2]);
        Margin { value: self.sin2_latitude - z * z, rate: -2.0 * z * rate, bend: 2.0 * self.rate2 }
    }

    fn clear(&self, a: Moving, b: Moving) -> Margin {
        Margin {
            value: dot(a.at, b.at) - self.cos_clearance,
            rate: dot(a.rate, b.at) + dot(a.at, b.rate),
            bend: 4.0 * self.rate2,
        }
    }

    /// Not negative while the longitudes are far enough apart. With g the dot product of the directions'
    /// equatorial parts and p the product of their lengths, cos(difference) = g / p; squares keep the
    /// function smooth at the poles.
    fn apart(&self, a: Vec3, b: Vec3) -> f64 {
        let g = a[0] * b[0] + a[1] * b[1];
        self.longitude * equatorial(a) * equatorial(b) - g * g.abs()
    }

    fn apart_moving(&self, a: Moving, b: Moving) -> Margin {
        let (pa, pb) = (equatorial(a.at), equatorial(b.at));
        let g = a.at[0] * b.at[0] + a.at[1] * b.at[1];
        let g_rate = a.rate[0] * b.at[0] + a.rate[1] * b.at[1] + a.at[0] * b.rate[0] + a.at[1] * b.rate[1];
        let p_rate = equatorial_rate(a) * pb + pa * equatorial_rate(b);
        Margin {
            value: self.apart(a.at, b.at),
            rate: if self.longitude.is_finite() {
                self.longitude * p_rate - 2.0 * g.abs() * g_rate
            } else {
                0.0
            },
            // Trigonometric polynomials of degree 4, at most 1: Bernstein's inequality.
            bend: 32.0 * self.rate2,
        }
    }
}

fn longitude_threshold(rule: CrossSeamSpec) -> f64 {
    let cosine = libm::cos(rule.min_longitude_deg.to_radians());
    if rule.min_longitude_deg > 0.0 { cosine * cosine.abs() } else { f64::INFINITY }
}

fn equatorial(a: Vec3) -> f64 {
    a[0] * a[0] + a[1] * a[1]
}

fn equatorial_rate(a: Moving) -> f64 {
    2.0 * (a.at[0] * a.rate[0] + a.at[1] * a.rate[1])
}
