//! Sight of satellites on any orbits, by the sine of their elevation or by their distance.

use super::STEPS_PER_LOOK;
use crate::crossing::Margin;
use crate::line::Line;
use crate::motion::{Bounds, Motion, Moving};
use crate::shell::Shell;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::spec::HandoverPolicy;
use crate::vector::{Vec3, dot, length, scale, sub};

/// The view of a constellation from the ground. Places of its kind of orbit are in km.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    shell: &'a Shell,
    ground_km: f64,
    /// Whether the nearer of two satellites stands better, not the higher one.
    nearest: bool,
    /// Of the line from a terminal to a satellite.
    line: Bounds,
    turning_rate: f64,
    /// Whether margins are such that later looks do not fall short of them.
    cautious: bool,
}

/// The sine of the elevation that a satellite in view exceeds.
pub(super) fn threshold(mask_deg: f64) -> f64 {
    libm::sin(mask_deg.to_radians())
}

impl<'a> Sight<'a> {
    pub fn new(sky: &'a Sky, shell: &'a Shell, policy: HandoverPolicy) -> Self {
        let (ground_km, turning_rate) = (sky.earth().radius_km, sky.turning_rate());
        let satellite = shell.orbits.bounds();
        Self {
            shell,
            ground_km,
            nearest: policy == HandoverPolicy::Nearest,
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
                see(satellite, if self.nearest { -distance } else { sine });
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
        if self.nearest { self.nearness(satellite, t, up) } else { self.height(satellite, t, up) }
    }

    /// A nearer satellite stands better only while it is in view.
    pub fn lead_lasts(&self, best: Margin, rival: u32, t: f64, up: Moving) -> f64 {
        let leads = best.less(self.standing(rival, t, up)).holds_for();
        if self.nearest { leads.max(self.mask(rival, t, up).fails_for()) } else { leads }
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
