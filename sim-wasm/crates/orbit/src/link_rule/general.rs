//! The rules of links between satellites on any orbits.

use crate::crossing::Margin;
use crate::earth::EarthSpec;
use crate::line::Line;
use crate::link::LinkKind;
use crate::motion::{Bounds, Moving};
use crate::spec::IslSpec;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{KeplerElements, KeplerOrbit, KeplerSpec, spread_evenly};
    use crate::motion::Motion;
    use crate::shell::Shell;
    use crate::spec::ConstellationSpec;

    /// Two ellipses in crossing planes, four satellites each.
    fn shell() -> Shell {
        let orbit = |node_deg: f64| KeplerOrbit {
            elements: KeplerElements {
                inclination_deg: 75.0,
                node_deg,
                argument_deg: 40.0,
                ..KeplerElements::between(900.0, 4000.0, 6378.0)
            },
            anomalies_deg: spread_evenly(4, node_deg),
        };
        let kepler = KeplerSpec { planes: None, orbits: vec![orbit(0.0), orbit(30.0)], j2: true };
        let isl = IslSpec { latitude_limit_deg: 50.0, clearance_km: 100.0, ..IslSpec::default() };
        let constellation = ConstellationSpec { isl, ..ConstellationSpec::new(kepler) };
        Shell::new(&constellation, &EarthSpec::default(), 0)
    }

    fn rule(shell: &Shell) -> LinkRule {
        LinkRule::new(&shell.spec.isl, shell.orbits.bounds(), &EarthSpec::default())
    }

    /// Two turns of a satellite.
    fn two_turns() -> impl Iterator<Item = f64> + Clone {
        (1..900).map(|step| 17.0 * f64::from(step))
    }

    const PAIRS: [(u32, u32); 4] = [(0, 4), (1, 5), (0, 1), (2, 7)];

    fn latitude_deg(at: Vec3) -> f64 {
        libm::asin(at[2] / length(at)).to_degrees()
    }

    #[test]
    fn the_margins_of_an_end_are_the_sines_left_up_to_the_limit_north_and_south() {
        let shell = shell();
        let rule = rule(&shell);
        let limit = libm::sin(50.0_f64.to_radians());
        for t in two_turns() {
            let sine = |t: f64| libm::sin(latitude_deg(shell.at(2, t)).to_radians());
            let [north, south] = rule.low(shell.moving(2, t));
            assert!((north.value - (limit - sine(t))).abs() < 1e-12, "{north:?} at {t} s");
            assert!((south.value - (limit + sine(t))).abs() < 1e-12, "{south:?} at {t} s");
            let slope = (sine(t + 0.5) - sine(t - 0.5)).abs();
            assert!((north.rate + south.rate).abs() < 1e-15);
            assert!((north.rate.abs() - slope).abs() < 1e-8, "{north:?}, {slope} at {t} s");
            assert!(north.rate * (sine(t + 0.5) - sine(t - 0.5)) <= 0.0);
        }
    }

    /// Latitude and clearance, each from the places themselves.
    #[test]
    fn a_link_is_up_exactly_while_all_its_conditions_hold() {
        let shell = shell();
        let rule = rule(&shell);
        let mut seen = [[0; 2]; 2];
        for (a, b) in PAIRS {
            for t in two_turns() {
                let [p, q] = [a, b].map(|satellite| shell.at(satellite, t));
                let points = (0..=400).map(|step| length(mix(p, q, f64::from(step) / 400.0)));
                let lowest_km = points.fold(f64::INFINITY, f64::min);
                let low = [p, q].iter().all(|&end| latitude_deg(end).abs() <= 50.0);
                // The lowest of so many points is at most some hundred metres above that of the line.
                if (lowest_km - 6478.0).abs() > 1.0 {
                    assert_eq!(rule.is_up(LinkKind::Interplane, p, q), lowest_km > 6478.0 && low);
                    seen[0][usize::from(lowest_km > 6478.0 && low)] += 1;
                }
                if (lowest_km - 6378.0).abs() > 1.0 {
                    assert_eq!(rule.is_up(LinkKind::Intraplane, p, q), lowest_km > 6378.0);
                    seen[1][usize::from(lowest_km > 6378.0)] += 1;
                }
            }
        }
        assert!(seen.as_flattened().iter().all(|&times| times > 200), "{seen:?}");
    }

    #[test]
    fn a_link_keeps_its_state_as_long_as_it_is_said_to() {
        let shell = shell();
        let rule = rule(&shell);
        let mut longest = [0.0f64; 2];
        for (a, b) in PAIRS {
            for kind in [LinkKind::Intraplane, LinkKind::Interplane] {
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

    /// It turns in 300 s and sinks by 10 km within 4: the distance of a line bends most where the line is short.
    #[test]
    fn a_line_that_turns_about_its_middle_is_said_to_stay_clear_no_longer_than_it_does() {
        let bounds = Bounds { speed: 8.0, acceleration: 0.009 };
        let isl = IslSpec { clearance_km: 612.0, ..IslSpec::default() };
        let rule = LinkRule::new(&isl, bounds, &EarthSpec::default());
        for half_km in [380.0, 500.0, 900.0] {
            let at = |t: f64| {
                let (sin, cos) = libm::sincos(8.0 * t / half_km);
                [1.0, -1.0].map(|side| Moving {
                    at: [7000.0 - side * half_km * sin, side * half_km * cos, 0.0],
                    rate: [-side * 8.0 * cos, -side * 8.0 * sin, 0.0],
                })
            };
            let is_up = |t: f64| rule.is_up(LinkKind::Interplane, at(t)[0].at, at(t)[1].at);
            let [a, b] = at(0.0);
            let lasts = rule.lasts(LinkKind::Interplane, a, b, true);
            let falls = (1..).map(|step| 0.01 * f64::from(step)).find(|&t| !is_up(t)).expect("it falls");
            assert!(lasts > 0.5 * falls && lasts < falls, "{lasts} of {falls} s, {half_km} km");
        }
    }

    #[test]
    fn without_a_limit_of_latitude_a_link_over_the_pole_is_up() {
        let shell = shell();
        let isl = IslSpec { latitude_limit_deg: 90.0, clearance_km: 100.0, ..IslSpec::default() };
        let open = LinkRule::new(&isl, shell.orbits.bounds(), &EarthSpec::default());
        let [a, b] = [[100.0, 0.0, 8000.0], [-100.0, 0.0, 8000.0]].map(|at| Moving { at, rate: [0.0; 3] });
        assert!(open.is_up(LinkKind::Interplane, a.at, b.at));
        assert!(open.lasts(LinkKind::Interplane, a, b, true) > 0.0);
        assert!(!rule(&shell).is_up(LinkKind::Interplane, a.at, b.at));
    }
}
