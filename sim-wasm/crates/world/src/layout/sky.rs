//! The sky of a scenario, in the terms of the orbit crate.

use skywindow_orbit as orbit;
use skywindow_scenario::{
    Constellation, ConstellationKind, HandoverCheck, HandoverPolicy, Phasing, Scenario,
};

use super::Terminal;

pub(super) const fn terminal(terminal: &Terminal) -> orbit::TerminalSpec {
    orbit::TerminalSpec {
        latitude_deg: terminal.latitude_deg,
        longitude_deg: terminal.longitude_deg,
        constellation: terminal.constellation,
        avoids: terminal.avoids,
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

pub(super) fn constellation(document: &Constellation) -> orbit::ConstellationSpec {
    let isl = &document.isl;
    orbit::ConstellationSpec {
        orbits: orbits(document),
        elevation_mask_deg: document.elevation_mask_deg,
        isl: orbit::IslSpec {
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
            policy: match document.handover.policy {
                HandoverPolicy::Hold => orbit::HandoverPolicy::Hold,
                HandoverPolicy::HighestElevation => orbit::HandoverPolicy::HighestElevation,
                HandoverPolicy::Nearest => orbit::HandoverPolicy::Nearest,
                HandoverPolicy::LongestVisible => orbit::HandoverPolicy::LongestVisible,
                HandoverPolicy::Ideal => orbit::HandoverPolicy::Ideal,
            },
            check: match document.handover.check {
                HandoverCheck::Interval => orbit::Check::Interval { seconds: document.handover.interval_s },
                HandoverCheck::Exact => orbit::Check::Exact,
            },
        },
    }
}

fn orbits(document: &Constellation) -> orbit::OrbitSpec {
    let shape = document.shape();
    match document.kind {
        ConstellationKind::Geostationary => orbit::OrbitSpec::Geostationary(orbit::GeostationarySpec {
            longitudes_deg: document.longitudes_deg.clone(),
            altitude_km: shape.altitude_km,
        }),
        ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta => {
            orbit::OrbitSpec::Walker(orbit::WalkerSpec {
                star: document.kind == ConstellationKind::WalkerStar,
                planes: shape.planes,
                satellites_per_plane: shape.satellites_per_plane,
                altitude_km: shape.altitude_km,
                inclination_deg: shape.inclination_deg,
                node_spacing_deg: Some(shape.node_spacing_deg),
                first_node_deg: shape.first_node_deg,
                phase_step_deg: Some(shape.phase_step_deg),
                phasing: Some(match shape.phasing {
                    Phasing::Alternate => orbit::Phasing::Alternate,
                    Phasing::Cumulative => orbit::Phasing::Cumulative,
                }),
                phase_resolution_deg: document.phase_resolution_deg,
            })
        }
    }
}
