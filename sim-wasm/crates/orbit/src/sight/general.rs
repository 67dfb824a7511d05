//! Sight of satellites on any orbits, by the sine of their elevation or by their distance.

use super::STEPS_PER_LOOK;
use crate::crossing::Margin;
use crate::line::Line;
use crate::motion::{Bounds, Motion, Moving};
use crate::shell::Shell;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::vector::{Vec3, dot, length, scale, sub};

/// The view of a constellation from the ground. Places of its kind of orbit are in km.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    shell: &'a Shell,
    ground_km: f64,
    /// Whether the nearer of two satellites stands better, not the higher one.
    nearer: bool,
    /// Of the line from a terminal to a satellite.
    line: Bounds,
    turning_rate: f64,
    /// Whether margins are such that later looks do not fall short of them.
    cautious: bool,
}

impl<'a> Sight<'a> {
    pub fn new(sky: &'a Sky, shell: &'a Shell, nearer: bool) -> Self {
        let (ground_km, turning_rate) = (sky.earth().radius_km, sky.turning_rate());
        let satellite = shell.orbits.bounds();
        Self {
            shell,
            ground_km,
            nearer,
            line: Bounds {
                speed: satellite.speed + turning_rate * ground_km,
                acceleration: satellite.acceleration + turning_rate * turning_rate * ground_km,
            },
            turning_rate,
            cautious: false,
        }
    }

    /// The view whose margins say of how long something holds only what later looks confirm.
    pub fn cautious(self) -> Self {
        Self { cautious: true, ..self }
    }

    pub fn each_visible(&self, snapshot: &mut Snapshot, up: Vec3, mut see: impl FnMut(u32, f64)) {
        let all = self.all();
        snapshot.steps += STEPS_PER_LOOK * u64::from(all.end - all.start);
        for satellite in all {
            let (sine, distance) = self.look(snapshot, up, satellite);
            if sine > self.shell.threshold {
                see(satellite, if self.nearer { -distance } else { sine });
            }
        }
    }

    pub fn sees(&self, snapshot: &mut Snapshot, up: Vec3, satellite: u32) -> bool {
        self.look(snapshot, up, satellite).0 > self.shell.threshold
    }

    pub fn mask(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        let height = self.height(satellite, t, up);
        Margin { value: height.value - self.shell.threshold, ..height }
    }

    pub fn standing(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        if self.nearer { self.nearness(satellite, t, up) } else { self.height(satellite, t, up) }
    }

    /// A nearer satellite stands better only while it is in view.
    pub fn lead_lasts(&self, best: Margin, rival: u32, t: f64, up: Moving) -> f64 {
        let leads = best.less(self.standing(rival, t, up)).holds_for();
        if self.nearer { leads.max(self.mask(rival, t, up).fails_for()) } else { leads }
    }

    /// All its satellites.
    pub fn all(&self) -> core::ops::Range<u32> {
        self.shell.first..self.shell.first + self.shell.count()
    }

    /// The sine of the elevation of a satellite, and its distance.
    fn look(&self, snapshot: &mut Snapshot, up: Vec3, satellite: u32) -> (f64, f64) {
        let line = sub(snapshot.at(self.shell, satellite), scale(up, self.ground_km));
        let distance = length(line);
        (dot(line, up) / distance, distance)
    }

    /// The line from the terminal to a satellite.
    fn line(&self, satellite: u32, t: f64, up: Moving) -> Line {
        let there = self.shell.moving(satellite, t);
        let line = Moving {
            at: sub(there.at, scale(up.at, self.ground_km)),
            rate: sub(there.rate, scale(up.rate, self.ground_km)),
        };
        let line = Line::new(line, self.line).while_for(self.shell.stays_for(satellite, t));
        if self.cautious { line.cautious() } else { line }
    }

    /// The sine of the elevation.
    fn height(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        self.line(satellite, t, up).cosine_to(up, self.turning_rate)
    }

    /// Less the distance.
    fn nearness(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        let distance = self.line(satellite, t, up).length();
        Margin { value: -distance.value, rate: -distance.rate, ..distance }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{KeplerElements, KeplerOrbit, KeplerSpec, spread_evenly};
    use crate::spec::{ConstellationSpec, SkySpec, TerminalSpec};
    use skywindow_units::SimTime;

    fn sky() -> Sky {
        let elements = KeplerElements {
            inclination_deg: 60.0,
            argument_deg: 270.0,
            ..KeplerElements::between(700.0, 9000.0, 6378.0)
        };
        let orbit = KeplerOrbit { elements, anomalies_deg: spread_evenly(5, 0.0) };
        let kepler = KeplerSpec { planes: None, orbits: vec![orbit], j2: true };
        let constellation = ConstellationSpec { elevation_mask_deg: 15.0, ..ConstellationSpec::new(kepler) };
        let (constellations, terminals) = (vec![constellation], vec![TerminalSpec::new(48.0, 11.0, 0)]);
        Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).expect("a sky")
    }

    fn up(sky: &Sky, t: f64) -> Moving {
        let at = sky.ground_direction(0, t);
        let turning = sky.turning_rate();
        Moving { at, rate: [-turning * at[1], turning * at[0], 0.0] }
    }

    fn a_day() -> impl Iterator<Item = f64> {
        (1..960).map(|step| 90.0 * f64::from(step))
    }

    /// That a margin is this function of time, and foretells how that goes on.
    fn foretells(margin: Margin, t: f64, value: impl Fn(f64) -> f64) {
        let slope = value(t + 0.5) - value(t - 0.5);
        let bends = (value(t + 0.5) - 2.0 * value(t) + value(t - 0.5)).abs() / 0.25;
        let size = value(t).abs().max(1.0);
        assert!((margin.value - value(t)).abs() < 1e-9 * size, "{margin:?} at {t} s, not {}", value(t));
        assert!((margin.rate - slope).abs() < 0.2 * margin.bend + 1e-9 * size, "{margin:?}: {slope}");
        assert!(bends < margin.bend + 1e-8 * size, "{margin:?} bends by {bends}");
        assert!(margin.until > 0.0);
    }

    #[test]
    fn the_margin_above_the_mask_is_the_sine_of_the_elevation_less_that_of_the_mask() {
        let sky = sky();
        let mask = libm::sin(15.0_f64.to_radians());
        for nearer in [false, true] {
            let sight = Sight::new(&sky, &sky.shells()[0], nearer);
            for t in a_day() {
                let sine =
                    |t: f64| libm::sin(sky.elevation_deg(0, 3, SimTime::from_secs_f64(t)).to_radians());
                foretells(sight.mask(3, t, up(&sky, t)), t, |t| sine(t) - mask);
            }
        }
    }

    #[test]
    fn the_higher_satellite_stands_better_or_the_nearer_one() {
        let sky = sky();
        let sight = |nearer| Sight::new(&sky, &sky.shells()[0], nearer);
        let (highest, nearest) = (sight(false), sight(true));
        for t in a_day() {
            let elevation = |t: f64| sky.elevation_deg(0, 1, SimTime::from_secs_f64(t)).to_radians();
            foretells(highest.standing(1, t, up(&sky, t)), t, |t| libm::sin(elevation(t)));
            let ground = sky.terminal_node(0);
            let distance = |t: f64| sky.distance_km(ground, 1, SimTime::from_secs_f64(t));
            foretells(nearest.standing(1, t, up(&sky, t)), t, |t| -distance(t));
        }
    }

    /// What watching a few satellites rests on.
    #[test]
    fn of_the_time_that_a_cautious_look_is_sure_of_no_more_goes_by_than_passes() {
        let sky = sky();
        for nearer in [false, true] {
            let plain = Sight::new(&sky, &sky.shells()[0], nearer);
            let cautious = plain.cautious();
            let lead = |sight: Sight<'_>, t: f64, lead: bool| {
                let up = up(&sky, t);
                let lasts = if lead {
                    sight.lead_lasts(sight.standing(0, t, up), 2, t, up)
                } else {
                    let mask = sight.mask(2, t, up);
                    mask.holds_for().max(mask.fails_for())
                };
                lasts.max(0.0)
            };
            for t in a_day() {
                for which in [false, true] {
                    let sure = lead(cautious, t, which);
                    assert!(sure <= lead(plain, t, which));
                    for passed in (1..10).map(|part| 0.1 * f64::from(part) * sure) {
                        let left = lead(plain, t + passed, which);
                        assert!(left >= sure - passed - 1e-9, "{left} of {sure} s at {t} s and {passed} s");
                    }
                }
            }
        }
    }
}
