//! The sky of a document, in the terms of orbits: where everything is, and nothing of how links are chosen.

use skywindow_elements::Epoch;
use skywindow_orbit::{
    ConstellationSpec, EarthSpec, ElementsSpec, GeostationarySpec, KeplerElements, KeplerOrbit, KeplerPlanes,
    KeplerSpec, OrbitSpec, Phasing as PhasingSpec, SkySpec, TerminalSpec, WalkerSpec, spread_evenly,
};
use skywindow_scenario::{Constellation, ConstellationKind, Ellipse, Phasing, Scenario};
use skywindow_units::SimTime;

use super::nodes::Nodes;

/// What the sky of `scenario` is made of. Terminals whose place is not known stand anywhere.
pub(super) fn spec(scenario: &Scenario, nodes: &Nodes) -> SkySpec {
    let earth = EarthSpec {
        radius_km: scenario.earth.radius_km,
        gm_km3_s2: scenario.earth.gm_km3_s2,
        sidereal_day_s: scenario.earth.sidereal_day_s,
        light_km_s: scenario.earth.light_km_s,
    };
    let begins = scenario.begins().unwrap_or(Epoch::J2000);
    let constellation = |one: &Constellation| ConstellationSpec {
        elevation_mask_deg: one.elevation_mask_deg,
        ..ConstellationSpec::new(orbits(one, &earth, begins))
    };
    let terminals = nodes.terminals.iter().map(|terminal| {
        let [latitude_deg, longitude_deg] = terminal.place.unwrap_or_default();
        TerminalSpec::new(latitude_deg, longitude_deg, terminal.constellation)
    });
    SkySpec {
        earth,
        constellations: scenario.constellations.iter().map(constellation).collect(),
        terminals: terminals.collect(),
        frozen_at: scenario.sky.frozen_at_s.map(SimTime::from_secs_f64),
    }
}

fn orbits(one: &Constellation, earth: &EarthSpec, begins: Epoch) -> OrbitSpec {
    match (one.kind, one.shape()) {
        (ConstellationKind::Elements, _) => {
            ElementsSpec { sets: one.elements.sets().clone(), epoch: begins }.into()
        }
        (ConstellationKind::Geostationary, Some(shape)) => {
            let longitudes_deg = one.longitudes_deg.clone();
            GeostationarySpec { longitudes_deg, altitude_km: shape.altitude_km }.into()
        }
        (ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta, Some(shape)) => WalkerSpec {
            star: one.kind == ConstellationKind::WalkerStar,
            planes: shape.planes,
            satellites_per_plane: shape.satellites_per_plane,
            altitude_km: shape.altitude_km,
            inclination_deg: shape.inclination_deg,
            node_spacing_deg: Some(shape.node_spacing_deg),
            first_node_deg: shape.first_node_deg,
            phase_step_deg: Some(shape.phase_step_deg),
            phasing: Some(phasing(shape.phasing)),
            phase_resolution_deg: one.phase_resolution_deg,
        }
        .into(),
        _ => kepler(one, earth).into(),
    }
}

const fn phasing(phasing: Phasing) -> PhasingSpec {
    match phasing {
        Phasing::Alternate => PhasingSpec::Alternate,
        Phasing::Cumulative => PhasingSpec::Cumulative,
    }
}

fn kepler(one: &Constellation, earth: &EarthSpec) -> KeplerSpec {
    let planes = one.has_planes().then(|| KeplerPlanes {
        planes: one.planes.unwrap_or(1),
        satellites_per_plane: one.satellites_per_plane.unwrap_or(1),
        first: KeplerElements {
            inclination_deg: one.inclination_deg.unwrap_or(0.0),
            node_deg: one.first_node_deg,
            argument_deg: one.argument_of_perigee_deg,
            ..ellipse(one.ellipse(), earth)
        },
        first_anomaly_deg: one.first_anomaly_deg,
        node_spacing_deg: one.node_spacing_deg,
        phase_step_deg: one.phase_step_deg.unwrap_or(0.0),
        phasing: phasing(one.phasing.unwrap_or(Phasing::Cumulative)),
    });
    let orbits = one.orbits.iter().map(|orbit| KeplerOrbit {
        elements: KeplerElements {
            inclination_deg: orbit.inclination_deg,
            node_deg: orbit.node_deg,
            argument_deg: orbit.argument_of_perigee_deg,
            ..ellipse(orbit.ellipse(), earth)
        },
        anomalies_deg: match orbit.anomalies_deg.is_empty() {
            true => spread_evenly(orbit.count(), orbit.first_anomaly_deg.unwrap_or(0.0)),
            false => orbit.anomalies_deg.clone(),
        },
    });
    KeplerSpec { planes, orbits: orbits.collect(), j2: one.j2 }
}

fn ellipse(ellipse: Option<Ellipse>, earth: &EarthSpec) -> KeplerElements {
    match ellipse {
        Some(Ellipse::Axis { semi_major_axis_km, eccentricity }) => {
            KeplerElements::new(semi_major_axis_km, eccentricity)
        }
        Some(Ellipse::Heights { perigee_km, apogee_km }) => {
            KeplerElements::between(perigee_km, apogee_km, earth.radius_km)
        }
        // A document without one is refused before it comes here.
        None => KeplerElements::new(0.0, 0.0),
    }
}
