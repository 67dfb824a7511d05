//! Refuses skies that cannot be built, with a sentence that names the number at fault.

use crate::earth::EarthSpec;
use crate::spec::{Check, ConstellationSpec, MOST_AT_ONCE, SkySpec, TerminalSpec};

/// The most satellites a sky may have.
pub const MAX_SATELLITES: u64 = 10_000;
/// The most terminals a sky may have.
pub const MAX_TERMINALS: usize = 50_000;
const MAX_REACH: u32 = 10_000;
const MAX_REACHES: usize = 16;
const MAX_NEIGHBOURS: f64 = 16.0;

pub(crate) fn check(spec: &SkySpec) -> Result<(), String> {
    earth(&spec.earth)?;
    let mut satellites = 0u64;
    for (index, one) in spec.constellations.iter().enumerate() {
        constellation(one, &spec.earth).map_err(|why| format!("constellation {index}: {why}"))?;
        satellites = satellites.saturating_add(one.orbits.satellites());
    }
    if satellites > MAX_SATELLITES {
        return Err(format!("{satellites} satellites are more than {MAX_SATELLITES}"));
    }
    if spec.terminals.len() > MAX_TERMINALS {
        return Err(format!("{} terminals are more than {MAX_TERMINALS}", spec.terminals.len()));
    }
    for (index, one) in spec.terminals.iter().enumerate() {
        terminal(one, spec.constellations.len()).map_err(|why| format!("terminal {index}: {why}"))?;
        if let Some(other) = one.avoids {
            let earlier = spec.terminals[..index].get(other as usize);
            if earlier.is_none_or(|earlier| earlier.constellation != one.constellation) {
                return Err(format!("terminal {index}: {other} is no earlier terminal of its constellation"));
            }
        }
    }
    Ok(())
}

pub(crate) fn within(name: &str, value: f64, low: f64, high: f64) -> Result<(), String> {
    if value >= low && value <= high {
        Ok(())
    } else {
        Err(format!("{name} {value} is not between {low} and {high}"))
    }
}

fn earth(earth: &EarthSpec) -> Result<(), String> {
    within("Earth radius (km)", earth.radius_km, 1.0, 1e6)?;
    within("GM (km³/s²)", earth.gm_km3_s2, 1e-3, 1e12)?;
    within("sidereal day (s)", earth.sidereal_day_s, 1.0, 1e12)?;
    within("speed of light (km/s)", earth.light_km_s, 1.0, 1e9)
}

fn constellation(spec: &ConstellationSpec, earth: &EarthSpec) -> Result<(), String> {
    if spec.orbits.satellites() == 0 {
        return Err("it has no satellites".to_owned());
    }
    spec.orbits.check(earth)?;
    within("elevation mask (degrees)", spec.elevation_mask_deg, 0.0, 90.0)?;
    links(spec)?;
    if let Some(reconfiguration) = spec.handover.reconfiguration {
        within("first reconfiguration (s)", reconfiguration.first_s, 0.0, 1e9)?;
        within("interval of reconfigurations (s)", reconfiguration.every_s, 1e-3, 1e9)?;
    }
    match spec.handover.check {
        Check::Interval { seconds } => within("check interval (s)", seconds, 1e-3, 1e9),
        Check::Exact => Ok(()),
    }
}

fn links(spec: &ConstellationSpec) -> Result<(), String> {
    let isl = &spec.isl;
    reaches("intraplane reach", &isl.intraplane)?;
    reaches("interplane reach", &isl.interplane)?;
    within("latitude limit of links (degrees)", isl.latitude_limit_deg, 0.0, 90.0)?;
    within("clearance of links (km)", isl.clearance_km, 0.0, 1e6)?;
    if let Some(nearest) = &isl.nearest {
        within("number of nearest satellites", f64::from(nearest.neighbours), 1.0, MAX_NEIGHBOURS)?;
        within("range of links (km)", nearest.range_km, 1e-3, 1e6)?;
        within("interval of nearest satellites (s)", nearest.interval_s, 1e-3, 1e9)?;
    }
    let Some(cross_seam) = isl.cross_seam else { return Ok(()) };
    if !spec.orbits.has_seam() {
        return Err("only a Walker star has a seam to cross".to_owned());
    }
    within("least longitude across the seam (degrees)", cross_seam.min_longitude_deg, 0.0, 180.0)
}

fn reaches(name: &str, reaches: &[u32]) -> Result<(), String> {
    if let Some(reach) = reaches.iter().find(|&&reach| reach == 0 || reach > MAX_REACH) {
        return Err(format!("{name} {reach} is not between 1 and {MAX_REACH}"));
    }
    if reaches.len() > MAX_REACHES {
        return Err(format!("{name}: {} of them are more than {MAX_REACHES}", reaches.len()));
    }
    Ok(())
}

fn terminal(terminal: &TerminalSpec, constellations: usize) -> Result<(), String> {
    within("latitude (degrees)", terminal.latitude_deg, -90.0, 90.0)?;
    within("longitude (degrees)", terminal.longitude_deg, -360.0, 360.0)?;
    within("satellites at once", terminal.at_once.into(), 1.0, MOST_AT_ONCE.into())?;
    if terminal.constellation >= constellations {
        return Err(format!("there is no constellation {}", terminal.constellation));
    }
    Ok(())
}
