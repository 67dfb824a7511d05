//! Evaluation at exact instants against evaluation at very short intervals.

use skywindow_orbit::{Change, Check, ConstellationSpec, HandoverPolicy, Sky, Topology};
use skywindow_units::{Duration, SimTime};

use crate::fixtures::{BOSTON, LONDON, QUITO, iridium, iridium_cross_seam, sky, spaceway_ngso, with};

const FINE: Check = Check::Interval { seconds: 0.01 };

/// Every change with its time, from the start to `end`.
fn history(sky: &Sky, end: SimTime) -> Vec<(SimTime, Change)> {
    let mut topology = Topology::new(sky);
    let mut history = Vec::new();
    while topology.next_evaluation() <= end {
        let t = topology.next_evaluation();
        history.extend(topology.evaluate(sky, t).iter().map(|&change| (t, change)));
    }
    history
}

/// What a change is about, without the elevation, which differs by the instants' difference.
fn subject(change: &Change) -> (u8, u32, u32, u32) {
    let or_none = |satellite: Option<u32>| satellite.unwrap_or(u32::MAX);
    match *change {
        Change::IslUp { link, a, b, .. } => (0, link, a, b),
        Change::IslDown { link, a, b, .. } => (1, link, a, b),
        Change::GslUp { terminal, satellite } => (2, terminal, satellite, 0),
        Change::GslDown { terminal, satellite } => (3, terminal, satellite, 0),
        Change::Reconfiguration { terminal, from, to } => (6, terminal, or_none(from), or_none(to)),
        Change::Handover { terminal, from, to, .. } => (4, terminal, or_none(from), or_none(to)),
    }
}

/// Who changed, when, and into what.
type Step = ((u8, u32), SimTime, (u32, u32));

fn ordered(history: &[(SimTime, Change)]) -> Vec<Step> {
    let mut all: Vec<_> = history
        .iter()
        .map(|(t, change)| {
            let (kind, who, a, b) = subject(change);
            // Up and down of one thing belong together, in time order.
            ((kind / 2 * 2, who), *t, (a + u32::from(kind % 2) * 1_000_000, b))
        })
        .collect();
    all.sort_by_key(|&(who, t, what)| (who, t, what));
    all
}

pub fn agrees(constellation: &ConstellationSpec, policy: HandoverPolicy, end_s: u64) {
    let end = SimTime::from_millis(end_s * 1000);
    let places = [QUITO, LONDON, BOSTON];
    let exact = sky(with(constellation.clone(), policy, Check::Exact), &places);
    let fine = sky(with(constellation.clone(), policy, FINE), &places);
    let exact = ordered(&history(&exact, end));
    let fine = ordered(&history(&fine, end + Duration::from_millis(10)));
    assert!(exact.iter().any(|&(_, t, _)| t > SimTime::ZERO), "nothing happened");
    let early: Vec<_> = fine.iter().filter(|&&(_, t, _)| t <= end).collect();
    assert!(
        exact.len() >= early.len() && exact.len() <= fine.len(),
        "{policy:?}: {} {}",
        exact.len(),
        fine.len()
    );
    for (one, other) in exact.iter().zip(&fine) {
        assert_eq!((one.0, one.2), (other.0, other.2), "{policy:?} at {} and {}", one.1, other.1);
        let late = other.1.since(one.1);
        assert!(one.1 <= other.1 && late <= Duration::from_millis(10), "{policy:?}: {} {}", one.1, other.1);
    }
}

#[test]
fn iridium_under_every_policy() {
    let policies = [
        HandoverPolicy::Hold,
        HandoverPolicy::HighestElevation,
        HandoverPolicy::Nearest,
        HandoverPolicy::LongestVisible,
        HandoverPolicy::Ideal,
    ];
    for policy in policies {
        agrees(&iridium(), policy, 600);
    }
}

#[test]
fn a_delta_in_middle_orbit() {
    agrees(&spaceway_ngso(), HandoverPolicy::HighestElevation, 4000);
    agrees(&spaceway_ngso(), HandoverPolicy::Ideal, 4000);
}

#[test]
fn links_across_the_seam() {
    // They hand over and come and go; the first second lets both settle on the nearest peer.
    let end = SimTime::from_millis(3_000_000);
    let of_links = |check| {
        let sky = sky(with(iridium_cross_seam(), HandoverPolicy::Hold, check), &[]);
        let mut history = ordered(&history(&sky, end));
        history.retain(|&(_, t, _)| t > SimTime::from_millis(1000) && t < SimTime::from_millis(2_999_900));
        history
    };
    let (exact, fine) = (of_links(Check::Exact), of_links(FINE));
    assert!(exact.len() > 50);
    assert_eq!(exact.len(), fine.len());
    for (one, other) in exact.iter().zip(&fine) {
        assert_eq!((one.0, one.2), (other.0, other.2));
        assert!(other.1.since(one.1) <= Duration::from_millis(10));
    }
}

#[test]
fn a_satellite_is_at_the_mask_when_it_is_given_up() {
    let sky = sky(with(iridium(), HandoverPolicy::Hold, Check::Exact), &[QUITO]);
    let mut seen = 0;
    for (t, change) in history(&sky, SimTime::from_millis(7_200_000)) {
        if let Change::Handover { terminal, from: Some(old), .. } = change {
            let elevation = sky.elevation_deg(terminal, old, t);
            assert!((8.2 - elevation) >= 0.0 && (8.2 - elevation) < 1e-6, "{elevation} at {t}");
            seen += 1;
        }
    }
    assert!(seen > 10);
}

#[test]
fn geostationary_skies_never_change_after_the_start() {
    let constellation = with(crate::fixtures::geo3(), HandoverPolicy::Ideal, Check::Exact);
    let sky = sky(constellation, &[QUITO, LONDON]);
    let mut topology = Topology::new(&sky);
    topology.evaluate(&sky, SimTime::ZERO);
    assert_eq!(topology.next_evaluation(), SimTime::MAX);
    assert!(topology.evaluate(&sky, SimTime::MAX).is_empty());
    assert_eq!(topology.usable(1), [1]);
}
