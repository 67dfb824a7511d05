//! What a scene shows, as numbers: links that are up, and where the seam of a star constellation lies.

use skywindow_network::LinkKind;
use skywindow_units::SimTime;

use crate::run::world::World;

/// Inter-satellite links and ground-to-satellite links that are up, each pair of directions counted once.
pub(crate) fn links_up(world: &World) -> [f64; 2] {
    let mut up = [0_u32; 2];
    for link in world.network.links().iter().filter(|link| link.up) {
        match link.spec.kind {
            LinkKind::Intraplane | LinkKind::Interplane | LinkKind::CrossSeam | LinkKind::Nearest => {
                up[0] += 1
            }
            LinkKind::Gsl => up[1] += 1,
            LinkKind::Wired => {}
        }
    }
    up.map(|directed| f64::from(directed) / 2.0)
}

/// The longitude of the seam of the first star constellation at `now`, degrees; not a number without one.
pub(crate) fn seam_longitude_deg(world: &World, now: SimTime) -> f64 {
    let sky = world.network.sky();
    (0..sky.constellations()).find_map(|index| sky.seam_deg(index, now)).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Scenario, preset};

    use super::*;

    #[test]
    fn the_seam_is_that_of_the_first_star() {
        // Ascending nodes at 0 to 158 degrees: plane 5 comes down at 338, which is 22 degrees west of plane 0.
        let world = |id| World::new(&Scenario::parse(preset(id).unwrap()).unwrap()).unwrap();
        let at = |now| seam_longitude_deg(&world("iridium-geo"), now);
        assert!((at(SimTime::ZERO) + 11.0).abs() < 1e-9);
        assert!((at(SimTime::from_millis(86_164_000 / 36)) + 21.0).abs() < 1e-4);
        // Ten hours on the other crossing is nearer to Greenwich.
        assert!((-90.0..90.0).contains(&at(SimTime::from_millis(36_000_000))));
        assert!(seam_longitude_deg(&world("spaceway-ngso"), SimTime::ZERO).is_nan());
    }

    #[test]
    fn iridium_has_its_intraplane_links_and_those_between_planes_away_from_the_poles() {
        let mut world = World::new(&Scenario::parse(preset("iridium").unwrap()).unwrap()).unwrap();
        world.advance(SimTime::from_millis(1_000), u64::MAX);
        let [isls, gsls] = links_up(&world);
        // 66 in the planes, always; of the 55 between them those with both ends below 60 degrees.
        assert!(isls > 66.0 && isls < 66.0 + 55.0, "{isls} links");
        assert_eq!(gsls, world.scenario.stations.len() as f64);
    }
}
