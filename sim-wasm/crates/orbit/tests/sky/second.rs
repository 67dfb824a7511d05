//! What a constellation does is the same whichever others stand before it in the sky.

use std::sync::Arc;

use skywindow_elements::read;
use skywindow_orbit::{
    Check, ConstellationSpec, ElementsSpec, HandoverPolicy, IslSpec, KeplerElements, KeplerOrbit, KeplerSpec,
    NearestSpec, Sky, SkySpec, TerminalSpec, Topology,
};
use skywindow_units::SimTime;

use crate::fixtures::{LONDON, QUITO, geo3, iridium_cross_seam, with};

const VERIFICATION: &str = include_str!("../../../../../tests/reference/SGP4-VER.TLE");

/// Satellites of that set, one of which decays within the hour.
const REAL: [u32; 5] = [28_872, 6251, 8195, 14_128, 28_057];

fn ellipses() -> ConstellationSpec {
    let orbit = |node_deg: f64, apogee_km: f64| KeplerOrbit {
        elements: KeplerElements {
            inclination_deg: 60.0,
            node_deg,
            ..KeplerElements::between(800.0, apogee_km, 6378.0)
        },
        anomalies_deg: (0..8).map(|slot| 45.0 * f64::from(slot)).collect(),
    };
    let orbits = vec![orbit(0.0, 1500.0), orbit(60.0, 4000.0), orbit(120.0, 2500.0)];
    let isl = IslSpec { intraplane: vec![1], interplane: vec![1], ..IslSpec::default() };
    ConstellationSpec { isl, ..ConstellationSpec::new(KeplerSpec { planes: None, orbits, j2: true }) }
}

fn real() -> ConstellationSpec {
    let sets: Arc<[_]> =
        read(VERIFICATION).sets.into_iter().filter(|set| REAL.contains(&set.catalogue_number)).collect();
    let epoch = sets.iter().find(|set| set.catalogue_number == REAL[0]).expect("a set").epoch;
    let nearest = NearestSpec { neighbours: 2, range_km: 40_000.0, interval_s: 60.0 };
    let isl = IslSpec { nearest: Some(nearest), ..IslSpec::default() };
    ConstellationSpec { isl, ..ConstellationSpec::new(ElementsSpec { epoch, sets }) }
}

/// What serves each terminal, what each may use, and which satellites are linked.
type State = (Vec<Option<u32>>, Vec<Vec<u32>>, Vec<(u32, u32)>);

/// The states of a sky's last constellation, counted from its own first satellite, and when they began.
fn states(sky: &Sky, own: usize) -> Vec<(SimTime, State)> {
    let first = sky.satellites_of(own).start;
    let mut topology = Topology::new(sky);
    let mut states: Vec<(SimTime, State)> = Vec::new();
    while topology.next_evaluation() <= SimTime::from_millis(3_400_000) {
        let now = topology.next_evaluation();
        topology.evaluate(sky, now);
        let serving = [0, 1].map(|terminal| topology.serving(terminal).map(|satellite| satellite - first));
        let usable = [0, 1].map(|terminal| topology.usable(terminal).iter().map(|one| one - first).collect());
        let linked = topology.isls().iter().filter(|isl| isl.up && isl.a >= first);
        let pairs = linked.map(|isl| (isl.a - first, isl.b - first)).collect();
        let state = (serving.to_vec(), usable.to_vec(), pairs);
        if states.last().is_none_or(|(_, last)| *last != state) {
            states.push((now, state));
        }
    }
    states
}

fn after(before: Option<ConstellationSpec>, constellation: &ConstellationSpec) -> Vec<(SimTime, State)> {
    let own = usize::from(before.is_some());
    let terminals = [QUITO, LONDON].map(|(north, east)| TerminalSpec::new(north, east, own)).to_vec();
    let constellations = before.into_iter().chain([constellation.clone()]).collect();
    let sky = Sky::new(&SkySpec { constellations, terminals, ..SkySpec::default() }).expect("a sky");
    states(&sky, own)
}

#[test]
fn terminals_and_links_of_a_second_constellation_behave_as_if_it_were_the_only_one() {
    let policies = [
        HandoverPolicy::Hold,
        HandoverPolicy::HighestElevation,
        HandoverPolicy::Nearest,
        HandoverPolicy::LongestVisible,
        HandoverPolicy::Ideal,
    ];
    for constellation in [iridium_cross_seam(), ellipses(), real()] {
        for policy in policies {
            for check in [Check::Interval { seconds: 20.0 }, Check::Exact] {
                let constellation = with(constellation.clone(), policy, check);
                let alone = after(None, &constellation);
                assert!(alone.len() > 3, "{} states", alone.len());
                assert_eq!(after(Some(geo3()), &constellation), alone, "{policy:?}, {check:?}");
            }
        }
    }
}
