//! Every packet ends once, where and when it has come to, and none is forgotten.

use crate::case::{Case, Way};
use crate::finding::{Findings, seconds};
use crate::recording::{FOUND_DAMAGED, Fate, LOST_TO_FULL_QUEUE, LOST_TO_OUTAGE, LOST_TO_STANDING_QUEUE};

/// Notes packets that end twice, elsewhere or at another time, and those of which nothing more is said.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let mut ended: Vec<Option<Fate>> = vec![None; case.ways.len()];
    for fate in &case.rows.fates {
        let Some(before) = ended.get_mut(fate.segment as usize) else {
            let sentence = format!("packet {} ends, and there is no such packet", fate.segment);
            findings.note(fate.t, sentence);
            continue;
        };
        match before.replace(*fate) {
            Some(before) => findings.note(fate.t, twice(case, &before, fate)),
            None => ends(case, fate, findings),
        }
    }
    forgotten(case, findings);
}

fn twice(case: &Case, before: &Fate, fate: &Fate) -> String {
    let packet = case.packet(fate.segment);
    let since = seconds(before.t);
    match [before, fate].map(|fate| fate.is_delivered()) {
        [true, true] => format!("{packet} is delivered twice, first at {since}"),
        [true, false] => format!("{packet} is lost, and was delivered at {since}"),
        [false, true] => format!("{packet} is delivered, and was lost at {since}"),
        [false, false] => format!("{packet} is lost twice, first at {since}"),
    }
}

/// A packet ends at the instant at which it comes to the node where it ends: what a queue or a route refuses as what
/// arrives.
fn ends(case: &Case, fate: &Fate, findings: &mut Findings) {
    let way = &case.ways[fate.segment as usize];
    let node = u32::from(fate.node);
    let name = |node: u32| case.plan.nodes.name(node);
    if let Some(at) = way.at.filter(|&at| at != node) {
        let does = if fate.is_delivered() { "delivered" } else { "lost" };
        let sentence = format!(
            "{} is {does} at {}, and had come to {}",
            case.packet(fate.segment),
            name(node),
            name(at)
        );
        findings.note(fate.t, sentence);
    } else if let Some(to) = way.destination.filter(|&to| to != node)
        && let Some(what) = at_its_end(fate)
    {
        let sentence =
            format!("{} is {what} at {}, and was for {}", case.packet(fate.segment), name(node), name(to));
        findings.note(fate.t, sentence);
    }
    if let Some(why) = dropped_too_soon(case, fate, way) {
        findings.note(fate.t, format!("{} {why}", case.packet(fate.segment)));
    } else if fate.t != way.since && !waited(case, fate, way) {
        let sentence = format!(
            "{} ends at {}, where it came at {}",
            case.packet(fate.segment),
            name(node),
            seconds(way.since)
        );
        findings.note(fate.t, sentence);
    }
}

/// What becomes of a packet where it was to go, and nowhere else: its transport takes it, or finds its checksum wrong.
fn at_its_end(fate: &Fate) -> Option<&'static str> {
    match fate.outcome {
        FOUND_DAMAGED => Some("found damaged"),
        _ => fate.is_delivered().then_some("delivered"),
    }
}

/// Whether a packet may have ended after it came, for it waited in a queue that drops packets later.
fn waited(case: &Case, fate: &Fate, way: &Way) -> bool {
    let dropped = [LOST_TO_STANDING_QUEUE, LOST_TO_FULL_QUEUE, LOST_TO_OUTAGE].contains(&fate.outcome);
    dropped && fate.t > way.since && !case.plan.managed(u32::from(fate.node), way.since).is_empty()
}

/// What a queue drops for the wait has waited at least for its target (RFC 8289 4.4); else what is wrong.
fn dropped_too_soon(case: &Case, fate: &Fate, way: &Way) -> Option<String> {
    if fate.outcome != LOST_TO_STANDING_QUEUE {
        return None;
    }
    let managed = case.plan.managed(u32::from(fate.node), way.since);
    let Some(target) = managed.iter().filter_map(|one| one.target).min() else {
        return Some(format!("is dropped for its wait at {}, where no queue does so", seconds(fate.t)));
    };
    let waited = fate.t.since(way.since);
    (waited < target)
        .then(|| format!("is dropped for its wait at {} after {waited}, less than {target}", seconds(fate.t)))
}

/// What has come somewhere before the end of the recording goes on or ends there. It may wait at a radio station, or for
/// a link that a trace holds, in a managed queue, or at a gateway that puts packets back in order.
fn forgotten(case: &Case, findings: &mut Findings) {
    if case.plan.holds() {
        return;
    }
    let waits = |way: &Way| {
        let managed = |at| !case.plan.managed(at, way.since).is_empty();
        let held =
            |at: u32| case.plan.gateways.get(&at).is_some_and(|own| way.since + own.hold >= case.reached);
        way.at.is_some_and(|at| case.plan.is_radio_station(at) || managed(at) || held(at))
    };
    let gone = |way: &Way| way.fate.is_none() && way.since < case.reached && !waits(way);
    for (segment, way) in (0..).zip(&case.ways).filter(|(_, way)| gone(way)) {
        let at = way.at.map_or_else(|| "nowhere".to_owned(), |at| case.plan.nodes.name(at));
        let sentence = format!("nothing becomes of {} after it has come to {at}", case.packet(segment));
        findings.note(way.since, sentence);
    }
}
