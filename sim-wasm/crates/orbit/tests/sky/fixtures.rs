//! The constellations of the reference data, and the reference files themselves.

use std::path::PathBuf;

use skywindow_orbit::{
    Check, ConstellationSpec, CrossSeamSpec, GeostationarySpec, HandoverPolicy, HandoverSpec, IslSpec,
    Phasing, Sky, SkySpec, TerminalSpec, WalkerSpec,
};

pub const QUITO: (f64, f64) = (-0.22, -78.51);
pub const LONDON: (f64, f64) = (51.51, -0.13);
pub const TOKYO: (f64, f64) = (35.68, 139.69);
pub const BOSTON: (f64, f64) = (42.3, -71.1);

pub fn iridium() -> ConstellationSpec {
    let orbits = WalkerSpec {
        node_spacing_deg: Some(31.6),
        phase_resolution_deg: 0.01,
        ..WalkerSpec::star(6, 11, 780.0, 86.4)
    };
    ConstellationSpec {
        elevation_mask_deg: 8.2,
        isl: IslSpec { intraplane: vec![1], interplane: vec![1], ..IslSpec::default() },
        ..ConstellationSpec::new(orbits)
    }
}

pub fn iridium_cross_seam() -> ConstellationSpec {
    let mut spec = iridium();
    spec.isl.cross_seam = Some(CrossSeamSpec { first_slot: 5, min_longitude_deg: 10.0 });
    spec
}

pub fn teledesic_cross_seam() -> ConstellationSpec {
    ConstellationSpec {
        elevation_mask_deg: 40.0,
        isl: IslSpec {
            intraplane: vec![1, 2],
            interplane: vec![1, 2],
            cross_seam: Some(CrossSeamSpec { first_slot: 11, min_longitude_deg: 8.0 }),
            ..IslSpec::default()
        },
        ..ConstellationSpec::new(WalkerSpec::star(12, 24, 1375.0, 84.7))
    }
}

pub fn spaceway_ngso() -> ConstellationSpec {
    ConstellationSpec {
        elevation_mask_deg: 30.0,
        isl: IslSpec { intraplane: vec![1], interplane: vec![1], ..IslSpec::default() },
        ..ConstellationSpec::new(WalkerSpec {
            phasing: Some(Phasing::Cumulative),
            ..WalkerSpec::delta(4, 5, 10_352.0, 55.0)
        })
    }
}

pub fn geo3() -> ConstellationSpec {
    ConstellationSpec {
        isl: IslSpec { intraplane: vec![1], ..IslSpec::default() },
        ..ConstellationSpec::new(GeostationarySpec::at(&[-90.0, 30.0, 150.0]))
    }
}

/// A sky of one constellation with terminals at these latitudes and longitudes.
pub fn sky(constellation: ConstellationSpec, places: &[(f64, f64)]) -> Sky {
    let terminals = places
        .iter()
        .map(|&(latitude_deg, longitude_deg)| TerminalSpec::new(latitude_deg, longitude_deg, 0))
        .collect();
    Sky::new(&SkySpec { constellations: vec![constellation], terminals, ..SkySpec::default() }).unwrap()
}

/// `constellation` with another handover policy and check.
pub fn with(constellation: ConstellationSpec, policy: HandoverPolicy, check: Check) -> ConstellationSpec {
    let handover = HandoverSpec { policy, check, ..constellation.handover };
    ConstellationSpec { handover, ..constellation }
}

pub fn reference(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/reference").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The rows of a reference table, each cell found by the name of its column.
pub fn table(name: &str) -> Vec<Row> {
    let text = reference(name);
    let mut lines = text.lines();
    let names: Vec<String> = lines.next().unwrap().split(',').map(str::to_owned).collect();
    lines.map(|line| Row(names.iter().cloned().zip(line.split(',').map(str::to_owned)).collect())).collect()
}

pub struct Row(Vec<(String, String)>);

impl Row {
    pub fn text(&self, name: &str) -> &str {
        &self.0.iter().find(|(column, _)| column == name).unwrap_or_else(|| panic!("no column {name}")).1
    }

    pub fn number(&self, name: &str) -> f64 {
        self.text(name).parse().unwrap()
    }

    /// A satellite number; none where the file says -1.
    pub fn satellite(&self, name: &str) -> Option<u32> {
        self.text(name).parse().ok()
    }
}
