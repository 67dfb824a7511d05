//! Instants at which every terminal must choose anew, whatever it holds.

use skywindow_orbit::{Change, Check, ConstellationSpec, HandoverPolicy, ReconfigurationSpec, Sky, Topology};
use skywindow_units::SimTime;

use crate::exact::agrees;
use crate::fixtures::{BOSTON, LONDON, QUITO, geo3, iridium, sky, with};

/// As Starlink does: at seconds 12, 27, 42 and 57 of every minute.
const STARLINK: ReconfigurationSpec = ReconfigurationSpec { first_s: 12.0, every_s: 15.0 };

fn reconfigured(constellation: ConstellationSpec, policy: HandoverPolicy, check: Check) -> ConstellationSpec {
    let mut spec = with(constellation, policy, check);
    spec.handover.reconfiguration = Some(STARLINK);
    spec
}

/// A reconfiguration: when, of which terminal, its satellite before and after.
type Told = (SimTime, u32, Option<u32>, Option<u32>);

/// Every reconfiguration of `minutes`, and every handover.
fn told(sky: &Sky, minutes: u64) -> (Vec<Told>, Vec<Told>) {
    let (mut topology, mut anew, mut handovers) = (Topology::new(sky), Vec::new(), Vec::new());
    while topology.next_evaluation() <= SimTime::from_millis(60_000 * minutes) {
        let t = topology.next_evaluation();
        for &change in topology.evaluate(sky, t) {
            match change {
                Change::Reconfiguration { terminal, from, to } => anew.push((t, terminal, from, to)),
                Change::Handover { terminal, from, to, .. } => handovers.push((t, terminal, from, to)),
                _ => {}
            }
        }
    }
    (anew, handovers)
}

/// The satellite that stands highest above a terminal.
fn highest(sky: &Sky, terminal: u32, t: SimTime) -> Option<u32> {
    let stands = |&satellite: &u32| sky.elevation_deg(terminal, satellite, t);
    sky.visible(terminal, t).into_iter().max_by(|a, b| stands(a).total_cmp(&stands(b)))
}

#[test]
fn a_terminal_that_holds_its_satellite_takes_the_highest_at_fixed_instants() {
    for check in [Check::Interval { seconds: 10.0 }, Check::Exact] {
        let sky = sky(reconfigured(iridium(), HandoverPolicy::Hold, check), &[QUITO, LONDON]);
        let (anew, handovers) = told(&sky, 20);
        assert_eq!(anew.len(), 2 * 80, "four a minute and terminal");
        for &(t, terminal, from, to) in &anew {
            assert_eq!(t.as_nanos() / 1_000_000 % 15_000, 12_000, "{t}");
            assert_eq!(to, highest(&sky, terminal, t), "terminal {terminal} at {t}");
            assert_eq!(from != to, handovers.contains(&(t, terminal, from, to)), "{t}");
        }
        let held = anew.iter().filter(|(_, _, from, to)| from == to).count();
        assert!(held > 0 && held < anew.len(), "{held} of {} keep their satellite", anew.len());
    }
}

#[test]
fn exact_instants_are_those_of_very_short_intervals_with_reconfigurations_too() {
    for policy in [HandoverPolicy::Hold, HandoverPolicy::LongestVisible, HandoverPolicy::Ideal] {
        let mut constellation = iridium();
        constellation.handover.reconfiguration = Some(STARLINK);
        agrees(&constellation, policy, 300);
    }
}

#[test]
fn terminals_of_geostationary_satellites_are_told_and_keep_theirs() {
    let sky = sky(reconfigured(geo3(), HandoverPolicy::Hold, Check::Exact), &[BOSTON]);
    let (anew, handovers) = told(&sky, 2);
    assert_eq!((anew.len(), handovers.len()), (8, 1), "the first satellite is taken at the start");
    assert!(anew.iter().all(|(_, _, from, to)| from == to && to.is_some()));
}

#[test]
fn an_instant_before_the_run_or_no_interval_is_refused() {
    let refused = |first_s, every_s| {
        let mut spec = iridium();
        spec.handover.reconfiguration = Some(ReconfigurationSpec { first_s, every_s });
        let spec = skywindow_orbit::SkySpec { constellations: vec![spec], ..Default::default() };
        Sky::new(&spec).err().unwrap_or_default()
    };
    assert_eq!(
        refused(-1.0, 15.0),
        "constellation 0: first reconfiguration (s) -1 is not between 0 and 1000000000"
    );
    assert_eq!(
        refused(12.0, 0.0),
        "constellation 0: interval of reconfigurations (s) 0 is not between 0.001 and 1000000000"
    );
}
