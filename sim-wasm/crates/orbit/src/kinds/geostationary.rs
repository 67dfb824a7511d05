//! Geostationary satellites: they turn with the Earth, at fixed longitudes above the equator.

use super::Kind;
use crate::check::within;
use crate::earth::EarthSpec;
use crate::motion::circular::{Circular, Plane};

/// Satellites at fixed longitudes above the equator.
#[derive(Clone, Debug, PartialEq)]
pub struct GeostationarySpec {
    /// Where they stand, in degrees east.
    pub longitudes_deg: Vec<f64>,
    /// Height above the sphere in km.
    pub altitude_km: f64,
}

impl GeostationarySpec {
    /// Satellites 35,786 km above these longitudes.
    pub fn at(longitudes_deg: &[f64]) -> Self {
        Self { longitudes_deg: longitudes_deg.to_vec(), altitude_km: 35_786.0 }
    }
}

impl Kind for GeostationarySpec {
    type Ready = Circular;

    fn check(&self, _: &EarthSpec) -> Result<(), String> {
        within("altitude (km)", self.altitude_km, 1.0, 1e7)?;
        self.longitudes_deg
            .iter()
            .try_for_each(|&longitude| within("longitude (degrees)", longitude, -360.0, 360.0))
    }

    fn satellites(&self) -> u64 {
        self.longitudes_deg.len() as u64
    }

    fn planes(&self) -> Vec<u32> {
        vec![self.longitudes_deg.len() as u32]
    }

    fn heights_km(&self, _: &EarthSpec) -> [f64; 2] {
        [self.altitude_km; 2]
    }

    fn ready(&self, earth: &EarthSpec) -> Circular {
        Circular {
            slots: self.longitudes_deg.len() as u32,
            radius_km: earth.radius_km + self.altitude_km,
            rate: earth.turning_rate(),
            planes: vec![Plane::new(0.0, 0.0)],
            phases: self.longitudes_deg.iter().map(|longitude| longitude.to_radians()).collect(),
            closes: None,
            stands_still: true,
        }
    }
}
