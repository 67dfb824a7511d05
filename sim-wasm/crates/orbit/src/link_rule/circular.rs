//! The rules of links between satellites on circular orbits of one size, as thresholds on their directions.

use crate::crossing::Margin;
use crate::earth::EarthSpec;
use crate::link::LinkKind;
use crate::motion::Moving;
use crate::motion::circular::Circular;
use crate::spec::{CrossSeamSpec, IslSpec};
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
    pub fn new(isl: &IslSpec, orbits: &Circular, earth: &EarthSpec) -> Self {
        let sin_latitude = libm::sin(isl.latitude_limit_deg.to_radians());
        // Ends at one radius r: the middle of the line is its lowest point, at r cos(angle / 2).
        let clears = |height_km: f64| {
            let ratio = (earth.radius_km + height_km) / orbits.radius_km;
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
            rate2: orbits.rate * orbits.rate,
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
            until: f64::INFINITY,
        }
    }

    fn low(&self, end: Moving) -> Margin {
        let (z, rate) = (end.at[2], end.rate[2]);
        Margin {
            value: self.sin2_latitude - z * z,
            rate: -2.0 * z * rate,
            bend: 2.0 * self.rate2,
            until: f64::INFINITY,
        }
    }

    fn clear(&self, a: Moving, b: Moving) -> Margin {
        Margin {
            value: dot(a.at, b.at) - self.cos_clearance,
            rate: dot(a.rate, b.at) + dot(a.at, b.rate),
            bend: 4.0 * self.rate2,
            until: f64::INFINITY,
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
            until: f64::INFINITY,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossing::assert_rate_and_bend;
    use crate::kinds::WalkerSpec;
    use crate::shell::Shell;
    use crate::spec::ConstellationSpec;

    fn shell() -> Shell {
        let cross_seam = Some(CrossSeamSpec { first_slot: 5, min_longitude_deg: 10.0 });
        let isl = IslSpec { latitude_limit_deg: 60.0, clearance_km: 100.0, cross_seam, ..IslSpec::default() };
        let star = ConstellationSpec::new(WalkerSpec::star(6, 11, 780.0, 86.4));
        Shell::new(&ConstellationSpec { isl, ..star }, &EarthSpec::default(), 0)
    }

    fn orbits(shell: &Shell) -> &Circular {
        shell.circular().expect("circular orbits")
    }

    fn rule_of(shell: &Shell) -> LinkRule {
        LinkRule::new(&shell.spec.isl, orbits(shell), &EarthSpec::default())
    }

    fn rule() -> (Shell, LinkRule) {
        let shell = shell();
        let rule = rule_of(&shell);
        (shell, rule)
    }

    /// Two turns of a satellite.
    fn two_turns() -> impl Iterator<Item = f64> + Clone {
        (1..1200).map(|step| 10.0 * f64::from(step))
    }

    const KINDS: [LinkKind; 2] = [LinkKind::Interplane, LinkKind::CrossSeam];

    /// Neighbours in space, and satellites that pass each other across the seam.
    const PAIRS: [(u32, u32); 4] = [(0, 11), (3, 25), (0, 60), (4, 57)];

    #[test]
    fn every_margin_foretells_itself() {
        let (shell, rule) = rule();
        assert_rate_and_bend(1.1, two_turns(), |t| rule.low(shell.moving(7, t)));
        for (a, b) in PAIRS {
            let ends = |t: f64| (shell.moving(a, t), shell.moving(b, t));
            assert_rate_and_bend(50.0, two_turns(), |t| rule.clear(ends(t).0, ends(t).1));
            assert_rate_and_bend(100.0, two_turns(), |t| rule.apart_moving(ends(t).0, ends(t).1));
            assert_rate_and_bend(100.0, two_turns(), |t| {
                rule.nearer(ends(t).0, ends(t).1, shell.moving(b + 2, t))
            });
        }
    }

    #[test]
    fn the_nearer_of_two_peers_is_the_one_at_the_smaller_distance() {
        let (shell, rule) = rule();
        let distance =
            |a: Vec3, b: Vec3| (0..3).map(|axis| (a[axis] - b[axis]) * (a[axis] - b[axis])).sum::<f64>();
        for t in two_turns() {
            let [a, peer, next] = [0, 60, 59].map(|satellite| shell.moving(satellite, t));
            let lead = distance(a.at, next.at) - distance(a.at, peer.at);
            assert!((2.0 * rule.nearer(a, peer, next).value - lead).abs() < 1e-12);
        }
    }

    /// Latitude, clearance and longitude, each from the angles themselves.
    #[test]
    fn a_link_is_up_exactly_while_all_its_conditions_hold() {
        let (shell, rule) = rule();
        let (mut ups, mut downs) = (0, 0);
        for (a, b) in PAIRS {
            for t in two_turns() {
                let [p, q] = [a, b].map(|satellite| shell.at(satellite, t));
                let low = [p, q].iter().all(|end| libm::asin(end[2]).to_degrees().abs() <= 60.0);
                let lowest_km = orbits(&shell).radius_km * libm::cos(libm::acos(dot(p, q)) / 2.0);
                let clear = lowest_km >= EarthSpec::default().radius_km + 100.0;
                let longitude = |end: Vec3| libm::atan2(end[1], end[0]).to_degrees();
                let between = libm::fmod((longitude(p) - longitude(q)).abs(), 360.0);
                let apart = between.min(360.0 - between) >= 10.0;
                for kind in KINDS {
                    let up = low && clear && (apart || kind == LinkKind::Interplane);
                    assert_eq!(rule.is_up(kind, p, q), up, "{a} and {b} at {t} s");
                    if up { ups += 1 } else { downs += 1 }
                }
                let body = lowest_km >= EarthSpec::default().radius_km;
                assert_eq!(rule.is_up(LinkKind::Intraplane, p, q), body);
            }
        }
        assert!(ups > 500 && downs > 500, "{ups} {downs}");
    }

    #[test]
    fn a_link_keeps_its_state_as_long_as_it_is_said_to() {
        let (shell, rule) = rule();
        let mut longest = [0.0f64; 2];
        for (a, b) in PAIRS {
            for kind in KINDS {
                let at = |t: f64| (shell.moving(a, t), shell.moving(b, t));
                let is_up = |t: f64| rule.is_up(kind, at(t).0.at, at(t).1.at);
                for t in two_turns() {
                    let up = is_up(t);
                    let lasts = rule.lasts(kind, at(t).0, at(t).1, up);
                    assert!(lasts >= 0.0 && rule.lasts(kind, at(t).0, at(t).1, !up) < 0.0);
                    for part in 1..=8 {
                        let later = t + (lasts - 1e-6).max(0.0) * f64::from(part) / 8.0;
                        assert_eq!(is_up(later), up, "{a} and {b}, {kind:?}, {lasts} s from {t} s");
                    }
                    longest[usize::from(up)] = longest[usize::from(up)].max(lasts);
                }
            }
        }
        assert!(longest.iter().all(|&lasts| lasts > 60.0), "{longest:?}");
    }

    #[test]
    fn without_limits_of_latitude_and_longitude_neither_matters() {
        let open = ConstellationSpec {
            isl: IslSpec { latitude_limit_deg: 90.0, ..IslSpec::default() },
            ..ConstellationSpec::new(WalkerSpec::star(6, 11, 780.0, 90.0))
        };
        let shell = Shell::new(&open, &EarthSpec::default(), 0);
        let rule = rule_of(&shell);
        // Over the pole neighbours are close to each other, at every longitude.
        let pole = core::f64::consts::FRAC_PI_2 / orbits(&shell).rate;
        for t in [pole - 1.0, pole, pole + 1.0] {
            let (a, b) = (shell.moving(0, t), shell.moving(11, t));
            for kind in KINDS {
                assert!(rule.is_up(kind, a.at, b.at));
                assert!(rule.lasts(kind, a, b, true) > 1.0);
            }
        }
    }
}
