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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_stand_35_786_km_above_the_equator_one_to_a_longitude() {
        let spec = GeostationarySpec::at(&[-25.0, 19.2, 100.0]);
        assert_eq!(spec.heights_km(&EarthSpec::default()), [35_786.0; 2]);
        assert_eq!((spec.satellites(), spec.planes()), (3, vec![3]));
    }

    #[test]
    fn longitudes_are_degrees_of_one_turn_either_way_and_heights_clear_the_ground() {
        let earth = EarthSpec::default();
        let check = |longitude: f64| GeostationarySpec::at(&[0.0, longitude]).check(&earth);
        assert_eq!([check(-360.0), check(360.0)], [Ok(()), Ok(())]);
        assert!(check(-361.0).is_err_and(|phrase| phrase.contains("longitude (degrees)")));
        assert!(check(361.0).is_err_and(|phrase| phrase.contains("longitude (degrees)")));
        let low = GeostationarySpec { altitude_km: 0.0, ..GeostationarySpec::at(&[0.0]) };
        assert!(low.check(&earth).is_err_and(|phrase| phrase.contains("altitude (km)")));
    }
}
