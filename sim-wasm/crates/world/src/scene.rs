//! What a scene shows, as numbers: links that are up, and where the seam of a star constellation lies.

use skywindow_network::LinkKind;
use skywindow_scenario::{ConstellationKind, Earth, Shape};
use skywindow_units::SimTime;

use crate::world::World;

/// Inter-satellite links and ground-to-satellite links that are up, each pair of directions counted once.
pub(super) fn links_up(world: &World) -> [f64; 2] {
    let mut up = [0_u32; 2];
    for link in world.network.links().iter().filter(|link| link.up) {
        match link.spec.kind {
            LinkKind::Intraplane | LinkKind::Interplane | LinkKind::CrossSeam => up[0] += 1,
            LinkKind::Gsl => up[1] += 1,
            LinkKind::Wired => {}
        }
    }
    up.map(|directed| f64::from(directed) / 2.0)
}

/// The longitude of the seam of the first star constellation at `now`, degrees; not a number without one.
pub(super) fn seam_longitude_deg(world: &World, now: SimTime) -> f64 {
    let star = |kind: ConstellationKind| kind == ConstellationKind::WalkerStar;
    let found = world.scenario.constellations.iter().find(|constellation| star(constellation.kind));
    found.map_or(f64::NAN, |constellation| seam(constellation.shape(), &world.scenario.earth, now))
}

/// Half way between the ascending node of the first plane and the descending node of the last one; of the two such
/// places, half a turn apart, the one nearer to Greenwich. The frames of Earth and stars agree at time 0.
fn seam(shape: Shape, earth: &Earth, now: SimTime) -> f64 {
    let last = shape.first_node_deg + f64::from(shape.planes - 1) * shape.node_spacing_deg;
    let turned = 360.0 * now.as_secs_f64() / earth.sidereal_day_s;
    let longitude = (shape.first_node_deg + last - 180.0) / 2.0 - turned;
    (longitude + 90.0).rem_euclid(180.0) - 90.0
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Scenario, preset};

    use super::*;

    #[test]
    fn the_seam_of_iridium_turns_with_the_stars() {
        // Ascending nodes at 0 to 158 degrees: plane 5 comes down at 338, which is 22 degrees west of plane 0.
        let scenario = Scenario::parse(preset("iridium").unwrap()).unwrap();
        let at = |now| seam(scenario.constellations[0].shape(), &scenario.earth, now);
        assert!((at(SimTime::ZERO) + 11.0).abs() < 1e-9);
        assert!((at(SimTime::from_millis(86_164_000 / 36)) + 21.0).abs() < 1e-4);
        // Ten hours on the other crossing is nearer to Greenwich.
        assert!((-90.0..90.0).contains(&at(SimTime::from_millis(36_000_000))));
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
