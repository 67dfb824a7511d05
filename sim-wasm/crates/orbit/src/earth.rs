//! The constants of the model: a sphere that turns evenly, and the speed of light.

/// The Earth as plain numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarthSpec {
    /// Radius of the sphere in km, above 0.
    pub radius_km: f64,
    /// Gravitational parameter GM in km³/s², above 0.
    pub gm_km3_s2: f64,
    /// Time of one turn against the stars in s, above 0.
    pub sidereal_day_s: f64,
    /// Speed of light in km/s, above 0.
    pub light_km_s: f64,
}

impl Default for EarthSpec {
    /// The constants of the satellite module of ns-2, which the papers used.
    fn default() -> Self {
        Self { radius_km: 6378.0, gm_km3_s2: 398_601.2, sidereal_day_s: 86_164.0, light_km_s: 299_793.0 }
    }
}

impl EarthSpec {
    /// Radians a second at which the Earth turns.
    pub(crate) fn turning_rate(&self) -> f64 {
        core::f64::consts::TAU / self.sidereal_day_s
    }
}
