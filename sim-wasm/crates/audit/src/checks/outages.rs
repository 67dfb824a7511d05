//! Nothing enters a link that the document says is off, and nothing that is on it then comes out.

use skywindow_units::SimTime;

use crate::case::{Case, Crossing};
use crate::finding::{Findings, seconds};
use crate::plan::{Gate, Outage};

/// Notes packets on links that dated changes have broken, or that changes of links and terminals have cut.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (place, crossing) in case.crossings.iter().enumerate() {
        for outage in &case.plan.outages {
            if outage.strikes(crossing.from, crossing.to) {
                broken(case, place, crossing, outage, findings);
            }
        }
        cut(case, place, crossing, findings);
    }
}

/// Whether a packet came over a crossing.
fn came(case: &Case, place: usize) -> bool {
    let way = case.ways[case.crossings[place].segment as usize];
    way.last != Some(place) || way.fate.is_some_and(|fate| fate.is_delivered())
}

fn told(case: &Case, crossing: &Crossing, does: &str, why: &str) -> String {
    let link = case.link(crossing.from, crossing.to);
    format!("{} {does} {link}, {why}", case.packet(crossing.segment))
}

fn broken(case: &Case, place: usize, crossing: &Crossing, outage: &Outage, findings: &mut Findings) {
    // What breaks at the very beginning does so behind what happens then.
    let after = crossing.offered >= outage.from && crossing.offered > SimTime::ZERO;
    let why = || format!("and {} is off from {}", outage.what, seconds(outage.from));
    if after && crossing.offered < outage.until {
        findings.note(crossing.start, told(case, crossing, "enters", &why()));
    } else if crossing.offered < outage.from && outage.from < crossing.end && came(case, place) {
        findings.note(crossing.end, told(case, crossing, "comes over", &why()));
    }
}

fn cut(case: &Case, place: usize, crossing: &Crossing, findings: &mut Findings) {
    let version = case.plan.at(crossing.offered);
    let links = version.links(&case.plan.nodes, crossing.from, crossing.to);
    let is_cut = |t: SimTime| links.iter().all(|link| link.course.at(t).gate == Gate::Cut);
    if !links.is_empty() && is_cut(crossing.offered) {
        findings.note(crossing.start, told(case, crossing, "enters", "which is cut then"));
        return;
    }
    let cuts = links.iter().map(|link| link.course.cut_between(crossing.offered, crossing.end));
    if let Some(at) = cuts.min().flatten()
        && came(case, place)
    {
        let why = format!("which is cut at {}", seconds(at));
        findings.note(crossing.end, told(case, crossing, "comes over", &why));
    }
}
