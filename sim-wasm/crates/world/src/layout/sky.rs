//! The sky of a scenario, in the terms of the orbit crate.

use skywindow_elements::Epoch;
use skywindow_orbit as orbit;
use skywindow_scenario::{
    Constellation, ConstellationKind, Ellipse, HandoverCheck, IslRule, Phasing, Scenario,
};

use super::Terminal;

pub(super) const fn terminal(terminal: &Terminal) -> orbit::TerminalSpec {
    orbit::TerminalSpec {
        latitude_deg: terminal.latitude_deg,
        longitude_deg: terminal.longitude_deg,
        constellation: terminal.constellation,
        avoids: terminal.avoids,
        at_once: terminal.at_once,
    }
}

pub(super) const fn earth(scenario: &Scenario) -> orbit::EarthSpec {
    let earth = &scenario.earth;
    orbit::EarthSpec {
        radius_km: earth.radius_km,
        gm_km3_s2: earth.gm_km3_s2,
        sidereal_day_s: earth.sidereal_day_s,
        light_km_s: earth.light_km_s,
    }
}

pub(super) fn constellation(
    document: &Constellation,
    earth: &orbit::EarthSpec,
    begins: Epoch,
) -> orbit::ConstellationSpec {
    let isl = &document.isl;
    orbit::ConstellationSpec {
        orbits: orbits(document, earth, begins),
        elevation_mask_deg: document.elevation_mask_deg,
        isl: orbit::IslSpec {
            nearest: (isl.rule == IslRule::Nearest).then_some(orbit::NearestSpec {
                neighbours: isl.neighbours,
                range_km: isl.range_km,
                interval_s: document.handover.interval_s,
            }),
            intraplane: isl.intraplane.clone(),
            interplane: isl.interplane.clone(),
            latitude_limit_deg: isl.latitude_limit_deg,
            clearance_km: isl.clearance_km,
            cross_seam: isl.cross_seam.then(|| orbit::CrossSeamSpec {
                first_slot: document.cross_seam_first_slot() as i32,
                min_longitude_deg: isl.cross_seam_min_longitude_deg,
            }),
        },
        handover: orbit::HandoverSpec {
            policy: document.handover.policy,
            check: match document.handover.check {
                HandoverCheck::Interval => orbit::Check::Interval { seconds: document.handover.interval_s },
                HandoverCheck::Exact => orbit::Check::Exact,
            },
            reconfiguration: document
                .handover
                .reconfiguration
                .as_ref()
                .map(|one| orbit::ReconfigurationSpec { first_s: one.at_s, every_s: one.every_s }),
        },
    }
}

fn orbits(document: &Constellation, earth: &orbit::EarthSpec, begins: Epoch) -> orbit::OrbitSpec {
    if document.kind == ConstellationKind::Elements {
        return orbit::ElementsSpec { sets: document.elements.sets().clone(), epoch: begins }.into();
    }
    let Some(shape) = document.shape() else { return kepler(document, earth).into() };
    if document.kind == ConstellationKind::Geostationary {
        let longitudes_deg = document.longitudes_deg.clone();
        return orbit::GeostationarySpec { longitudes_deg, altitude_km: shape.altitude_km }.into();
    }
    orbit::WalkerSpec {
        star: document.kind == ConstellationKind::WalkerStar,
        planes: shape.planes,
        satellites_per_plane: shape.satellites_per_plane,
        altitude_km: shape.altitude_km,
        inclination_deg: shape.inclination_deg,
        node_spacing_deg: Some(shape.node_spacing_deg),
        first_node_deg: shape.first_node_deg,
        phase_step_deg: Some(shape.phase_step_deg),
        phasing: Some(phasing(shape.phasing)),
        phase_resolution_deg: document.phase_resolution_deg,
    }
    .into()
}

const fn phasing(phasing: Phasing) -> orbit::Phasing {
    match phasing {
        Phasing::Alternate => orbit::Phasing::Alternate,
        Phasing::Cumulative => orbit::Phasing::Cumulative,
    }
}

fn kepler(document: &Constellation, earth: &orbit::EarthSpec) -> orbit::KeplerSpec {
    let planes = document.has_planes().then(|| orbit::KeplerPlanes {
        planes: document.planes.unwrap_or(1),
        satellites_per_plane: document.satellites_per_plane.unwrap_or(1),
        first: orbit::KeplerElements {
            inclination_deg: document.inclination_deg.unwrap_or(0.0),
            node_deg: document.first_node_deg,
            argument_deg: document.argument_of_perigee_deg,
            ..elements(document.ellipse(), earth)
        },
        first_anomaly_deg: document.first_anomaly_deg,
        node_spacing_deg: document.node_spacing_deg,
        phase_step_deg: document.phase_step_deg.unwrap_or(0.0),
        phasing: phasing(document.phasing.unwrap_or(Phasing::Cumulative)),
    });
    let orbits = document.orbits.iter().map(|one| orbit::KeplerOrbit {
        elements: orbit::KeplerElements {
            inclination_deg: one.inclination_deg,
            node_deg: one.node_deg,
            argument_deg: one.argument_of_perigee_deg,
            ..elements(one.ellipse(), earth)
        },
        anomalies_deg: if one.anomalies_deg.is_empty() {
            orbit::spread_evenly(one.count(), one.first_anomaly_deg.unwrap_or(0.0))
        } else {
            one.anomalies_deg.clone()
        },
    });
    orbit::KeplerSpec { planes, orbits: orbits.collect(), j2: document.j2 }
}

/// Elements of that size and shape; a document without one is refused before it comes here.
fn elements(ellipse: Option<Ellipse>, earth: &orbit::EarthSpec) -> orbit::KeplerElements {
    match ellipse {
        Some(Ellipse::Axis { semi_major_axis_km, eccentricity }) => {
            orbit::KeplerElements::new(semi_major_axis_km, eccentricity)
        }
        Some(Ellipse::Heights { perigee_km, apogee_km }) => {
            orbit::KeplerElements::between(perigee_km, apogee_km, earth.radius_km)
        }
        None => orbit::KeplerElements::new(0.0, 0.0),
    }
}
