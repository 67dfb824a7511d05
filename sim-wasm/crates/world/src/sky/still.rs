//! A still: where the satellites of a scenario stand at one instant, what joins them, and what they see of the ground.

use skywindow_orbit::{LinkKind, Sky, Topology};
use skywindow_scenario::{Problem, Scenario};
use skywindow_units::SimTime;

use crate::layout::Layout;

/// A satellite over the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Degrees north of the point below it.
    pub latitude_deg: f64,
    /// Degrees east of it.
    pub longitude_deg: f64,
    /// How far from that point terminals still see it above their mask, degrees of the Earth's surface.
    pub reach_deg: f64,
}

/// An inter-satellite link that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Its ends, by their number among the satellites.
    pub ends: [u32; 2],
    /// What it joins.
    pub kind: LinkKind,
}

/// The sky at one instant.
#[derive(Clone, Debug, PartialEq)]
pub struct Still {
    /// The satellites, in the order of their numbers.
    pub satellites: Vec<Standing>,
    /// The links between them.
    pub links: Vec<Joined>,
    /// Degrees north and east of the terminals that are not in the background.
    pub terminals: Vec<[f64; 2]>,
    /// For each constellation with a seam the longitude at which that crosses the equator, degrees; it crosses once
    /// more half a turn further.
    pub seams_deg: Vec<f64>,
}

impl Still {
    /// The sky of `scenario` at `t_s`.
    ///
    /// # Errors
    /// What is wrong with the scenario.
    pub fn new(scenario: &Scenario, t_s: f64) -> Result<Self, Vec<Problem>> {
        let layout = Layout::new(scenario)?;
        let sky = Sky::new(&layout.sky).map_err(|message| vec![Problem::new("constellations", message)])?;
        let t = SimTime::from_secs_f64(t_s);
        let mut topology = Topology::new(&sky);
        topology.evaluate(&sky, t);
        let shown = layout.terminals.iter().filter(|terminal| !terminal.background);
        let up = topology.isls().iter().filter(|isl| isl.up);
        Ok(Self {
            satellites: (0..sky.satellites()).map(|satellite| standing(&sky, satellite, t)).collect(),
            links: up.map(|isl| Joined { ends: [isl.a, isl.b], kind: isl.kind }).collect(),
            terminals: shown.map(|terminal| [terminal.latitude_deg, terminal.longitude_deg]).collect(),
            seams_deg: (0..sky.constellations()).filter_map(|index| sky.seam_deg(index, t)).collect(),
        })
    }
}

fn standing(sky: &Sky, satellite: u32, t: SimTime) -> Standing {
    let place = sky.look(satellite, t);
    let constellation = sky.constellation_of(satellite).and_then(|index| sky.constellation(index));
    let mask = constellation.map_or(0.0, |spec| spec.elevation_mask_deg.to_radians());
    let radius_km = sky.earth().radius_km;
    // The angle at the centre of a satellite that stands at the mask, by the law of sines.
    let ratio = radius_km * libm::cos(mask) / (radius_km + place.altitude_km);
    Standing {
        latitude_deg: place.latitude_deg,
        longitude_deg: place.longitude_deg,
        reach_deg: (libm::acos(ratio.clamp(-1.0, 1.0)) - mask).to_degrees(),
    }
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::preset;

    use super::*;

    fn still(id: &str) -> Still {
        Still::new(&Scenario::parse(preset(id).unwrap()).unwrap(), 5.0).unwrap()
    }

    #[test]
    fn a_ring_of_three_sees_81_degrees_around_and_has_no_seam() {
        let ring = still("geo3");
        assert_eq!((ring.satellites.len(), ring.links.len(), ring.seams_deg.len()), (3, 3, 0));
        for (satellite, longitude_deg) in ring.satellites.iter().zip([-90.0, 30.0, 150.0]) {
            assert!((satellite.longitude_deg - longitude_deg).abs() < 1e-9);
            // 81.3 degrees: where a geostationary satellite stands on the horizon.
            assert!((satellite.reach_deg - 81.3).abs() < 0.05, "{}", satellite.reach_deg);
        }
    }

    #[test]
    fn teledesic_has_links_of_three_kinds_and_a_seam() {
        let star = still("teledesic");
        let count = |kind| star.links.iter().filter(|link| link.kind == kind).count();
        assert_eq!(count(LinkKind::Intraplane), 576);
        // Between planes only away from the poles: of 21 x 24 and of 24.
        assert!((100..504).contains(&count(LinkKind::Interplane)));
        assert!((1..=24).contains(&count(LinkKind::CrossSeam)));
        assert_eq!(star.seams_deg.len(), 1);
        assert!(star.links.iter().all(|link| link.ends[0] < link.ends[1] && link.ends[1] < 288));
    }
}
