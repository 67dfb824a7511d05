//! The sky: every satellite and terminal as a function of time, and what follows from two positions.

use core::ops::Range;

use skywindow_units::{Duration, SimTime};

use crate::check::check;
use crate::earth::EarthSpec;
use crate::motion::{Motion, Moving};
use crate::shell::Shell;
use crate::spec::{ConstellationSpec, SkySpec, TerminalSpec};
use crate::vector::{Vec3, cross, dot, length, scale, sub, turn};

/// The frame that positions are given in. The two coincide at time 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Fixed against the stars: orbital planes stand still.
    Inertial,
    /// Turns with the Earth: terminals stand still.
    EarthFixed,
}

/// A place seen from the centre of the Earth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Degrees north, -90 to 90.
    pub latitude_deg: f64,
    /// Degrees east, -180 to 180.
    pub longitude_deg: f64,
    /// Height above the sphere in km.
    pub altitude_km: f64,
}

/// Satellites and terminals in motion. Immutable: everything is a function of time.
///
/// Nodes are numbered: satellites first (constellations in order, plane × slots + slot), then terminals.
/// Functions that take a `terminal` take its index from 0, not its node number. A number that is out of
/// range stands for the centre of the Earth.
#[derive(Clone, Debug)]
pub struct Sky {
    earth: EarthSpec,
    turning_rate: f64,
    shells: Vec<Shell>,
    shell_of: Vec<u16>,
    terminals: Vec<TerminalSpec>,
    grounds: Vec<Vec3>,
    frozen_at: Option<SimTime>,
}

impl Sky {
    /// Prepares the sky of `spec`.
    ///
    /// # Errors
    /// A sentence about the first number that is out of range.
    pub fn new(spec: &SkySpec) -> Result<Self, String> {
        check(spec)?;
        let mut sky = Self {
            earth: spec.earth,
            turning_rate: spec.earth.turning_rate(),
            shells: Vec::new(),
            shell_of: Vec::new(),
            terminals: spec.terminals.clone(),
            grounds: spec.terminals.iter().map(ground).collect(),
            frozen_at: spec.frozen_at,
        };
        for constellation in &spec.constellations {
            let shell = Shell::new(constellation, &spec.earth, sky.satellites());
            let index = sky.shells.len() as u16;
            sky.shell_of.extend((0..shell.count()).map(|_| index));
            sky.shells.push(shell);
        }
        Ok(sky)
    }

    /// The constants of the model.
    pub fn earth(&self) -> &EarthSpec {
        &self.earth
    }

    /// The instant that the sky shows at `t`: `t` itself, unless it stands still.
    pub fn instant(&self, t: SimTime) -> SimTime {
        self.frozen_at.unwrap_or(t)
    }

    /// Whether it stands still.
    pub const fn is_frozen(&self) -> bool {
        self.frozen_at.is_some()
    }

    /// Number of satellites.
    pub fn satellites(&self) -> u32 {
        self.shell_of.len() as u32
    }

    /// Number of terminals.
    pub fn terminals(&self) -> u32 {
        self.terminals.len() as u32
    }

    /// Number of nodes: satellites and terminals.
    pub fn nodes(&self) -> u32 {
        self.satellites() + self.terminals()
    }

    /// Number of constellations.
    pub fn constellations(&self) -> usize {
        self.shells.len()
    }

    /// The specification of a constellation, if there is one with this index.
    pub fn constellation(&self, index: usize) -> Option<&ConstellationSpec> {
        self.shells.get(index).map(|shell| &shell.spec)
    }

    /// The satellites of a constellation; empty if there is none with this index.
    pub fn satellites_of(&self, constellation: usize) -> Range<u32> {
        self.shells.get(constellation).map_or(0..0, |shell| shell.first..shell.first + shell.count())
    }

    /// The constellation of a satellite.
    pub fn constellation_of(&self, satellite: u32) -> Option<usize> {
        self.shell_of.get(satellite as usize).map(|&index| usize::from(index))
    }

    /// Plane and slot of a satellite in its constellation, both from 0.
    pub fn plane_and_slot(&self, satellite: u32) -> Option<(u32, u32)> {
        self.shell_of_satellite(satellite).map(|shell| shell.place(satellite))
    }

    /// The node number of a terminal.
    pub fn terminal_node(&self, terminal: u32) -> u32 {
        self.satellites().saturating_add(terminal)
    }

    /// The index of the terminal that is this node, if it is one.
    pub fn terminal_of_node(&self, node: u32) -> Option<u32> {
        node.checked_sub(self.satellites()).filter(|&terminal| terminal < self.terminals())
    }

    /// The specification of a terminal.
    pub fn terminal(&self, terminal: u32) -> Option<&TerminalSpec> {
        self.terminals.get(terminal as usize)
    }

    /// The time a satellite takes for one turn, in s.
    pub fn period_s(&self, satellite: u32) -> Option<f64> {
        self.shell_of_satellite(satellite).map(|shell| shell.orbits.period_s(satellite - shell.first))
    }

    /// When a satellite leaves the sky for good, as one does that decays; none if it stays, or if the sky stands still.
    pub fn leaves(&self, satellite: u32) -> Option<SimTime> {
        let shell = self.shell_of_satellite(satellite).filter(|_| !self.is_frozen())?;
        let leaves_s = shell.orbits.leaves_s(satellite - shell.first);
        leaves_s.is_finite().then(|| SimTime::from_secs_f64(leaves_s))
    }

    /// The angle in radians by which the Earth-fixed frame has turned against the inertial one, 0 to 2π.
    pub fn earth_angle(&self, t: SimTime) -> f64 {
        libm::fmod(self.turning_rate * self.instant(t).as_secs_f64(), core::f64::consts::TAU)
    }

    /// Where a node is, in the inertial frame, in km.
    pub fn position(&self, node: u32, t: SimTime) -> [f64; 3] {
        self.position_at(node, self.instant(t).as_secs_f64())
    }

    /// The distance of two nodes in km.
    pub fn distance_km(&self, a: u32, b: u32, t: SimTime) -> f64 {
        length(sub(self.position(a, t), self.position(b, t)))
    }

    /// The time light takes between two nodes, frozen as they stand at `t`.
    pub fn delay(&self, a: u32, b: u32, t: SimTime) -> Duration {
        self.light_time(self.position(a, t), self.position(b, t))
    }

    /// The time light takes between two places, in km.
    pub(crate) fn light_time(&self, a: Vec3, b: Vec3) -> Duration {
        Duration::from_secs_f64(length(sub(a, b)) / self.earth.light_km_s)
    }

    /// How high a satellite stands above a terminal's horizon, in degrees, -90 to 90.
    pub fn elevation_deg(&self, terminal: u32, satellite: u32, t: SimTime) -> f64 {
        let seconds = self.instant(t).as_secs_f64();
        let up = self.ground_direction(terminal, seconds);
        let line = sub(self.position_at(satellite, seconds), scale(up, self.earth.radius_km));
        let sine = dot(line, up) / length(line).max(f64::MIN_POSITIVE);
        libm::asin(sine.clamp(-1.0, 1.0)).to_degrees()
    }

    /// In which direction a satellite stands from a terminal, in degrees from north by east, 0 to 360.
    pub fn azimuth_deg(&self, terminal: u32, satellite: u32, t: SimTime) -> f64 {
        let seconds = self.instant(t).as_secs_f64();
        let up = self.ground_direction(terminal, seconds);
        let line = sub(self.position_at(satellite, seconds), scale(up, self.earth.radius_km));
        let east = [-up[1], up[0], 0.0];
        libm::atan2(dot(line, east), dot(line, cross(up, east))).to_degrees().rem_euclid(360.0)
    }

    /// The point below a satellite, and its height.
    pub fn look(&self, satellite: u32, t: SimTime) -> Place {
        let at = self.earth_fixed(self.position(satellite, t), t);
        let radius = length(at);
        let sine = (at[2] / radius.max(f64::MIN_POSITIVE)).clamp(-1.0, 1.0);
        Place {
            latitude_deg: libm::asin(sine).to_degrees(),
            longitude_deg: libm::atan2(at[1], at[0]).to_degrees(),
            altitude_km: radius - self.earth.radius_km,
        }
    }

    /// Writes x, y, z in metres of every node, in order of their numbers, as far as `out` reaches.
    pub fn positions(&self, t: SimTime, frame: Frame, out: &mut [f32]) {
        let (sin, cos) = self.frame_turn(t, frame);
        for (node, xyz) in (0..self.nodes()).zip(out.chunks_exact_mut(3)) {
            write_metres(turn(self.position(node, t), sin, cos), xyz);
        }
    }

    /// Writes x, y, z in metres of points spread over the orbit of a satellite as it lies at `t`, as many as
    /// `out` has room for, the first where the satellite is.
    pub fn orbit(&self, satellite: u32, t: SimTime, frame: Frame, out: &mut [f32]) {
        let Some(shell) = self.shell_of_satellite(satellite) else { return };
        let (sin, cos) = self.frame_turn(t, frame);
        let seconds = self.instant(t).as_secs_f64();
        let points = (out.len() / 3) as f64;
        for (step, xyz) in out.chunks_exact_mut(3).enumerate() {
            let ahead = shell.orbits.ahead(satellite - shell.first, seconds, step as f64 / points);
            write_metres(turn(scale(ahead, shell.orbits.unit_km()), sin, cos), xyz);
        }
    }

    /// How fast two nodes approach each other at most, in km/s; none where neither is on other orbits than circles.
    pub(crate) fn closing_speed(&self, a: u32, b: u32) -> Option<f64> {
        let [one, other] = [a, b].map(|node| self.shell_of_satellite(node));
        let general = |shell: Option<&Shell>| shell.is_some_and(|shell| shell.circular().is_none());
        let speed = |shell: Option<&Shell>| {
            shell.map_or(self.turning_rate * self.earth.radius_km, |shell| shell.orbits.bounds().speed)
        };
        (general(one) || general(other)).then(|| speed(one) + speed(other))
    }

    pub(crate) fn shells(&self) -> &[Shell] {
        &self.shells
    }

    pub(crate) fn turning_rate(&self) -> f64 {
        self.turning_rate
    }

    pub(crate) fn shell_of_terminal(&self, terminal: u32) -> Option<&Shell> {
        self.terminals.get(terminal as usize).and_then(|spec| self.shells.get(spec.constellation))
    }

    pub(crate) fn shell_of_satellite(&self, satellite: u32) -> Option<&Shell> {
        self.shell_of.get(satellite as usize).map(|&index| &self.shells[usize::from(index)])
    }

    pub(crate) fn position_at(&self, node: u32, seconds: f64) -> Vec3 {
        if let Some(shell) = self.shell_of_satellite(node) {
            return shell.position(node, seconds);
        }
        scale(self.ground_direction(node - self.satellites(), seconds), self.earth.radius_km)
    }

    /// The upward direction of a terminal in the inertial frame.
    pub(crate) fn ground_direction(&self, terminal: u32, seconds: f64) -> Vec3 {
        let fixed = self.grounds.get(terminal as usize).copied().unwrap_or([0.0; 3]);
        let (sin, cos) = libm::sincos(self.turning_rate * seconds);
        turn(fixed, sin, cos)
    }

    /// The same as it moves.
    pub(crate) fn moving_up(&self, terminal: u32, seconds: f64) -> Moving {
        let at = self.ground_direction(terminal, seconds);
        Moving { at, rate: [-self.turning_rate * at[1], self.turning_rate * at[0], 0.0] }
    }

    fn earth_fixed(&self, inertial: Vec3, t: SimTime) -> Vec3 {
        let (sin, cos) = self.frame_turn(t, Frame::EarthFixed);
        turn(inertial, sin, cos)
    }

    /// Sine and cosine of the turn from the inertial frame into `frame`.
    fn frame_turn(&self, t: SimTime, frame: Frame) -> (f64, f64) {
        match frame {
            Frame::Inertial => (0.0, 1.0),
            Frame::EarthFixed => libm::sincos(-self.turning_rate * self.instant(t).as_secs_f64()),
        }
    }
}

fn ground(terminal: &TerminalSpec) -> Vec3 {
    let (sin_latitude, cos_latitude) = libm::sincos(terminal.latitude_deg.to_radians());
    let (sin_longitude, cos_longitude) = libm::sincos(terminal.longitude_deg.to_radians());
    [cos_latitude * cos_longitude, cos_latitude * sin_longitude, sin_latitude]
}

fn write_metres(km: Vec3, out: &mut [f32]) {
    for (metres, km) in out.iter_mut().zip(km) {
        *metres = (km * 1e3) as f32;
    }
}
