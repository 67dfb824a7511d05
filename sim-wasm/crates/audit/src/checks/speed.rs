//! No packet is faster than its link, and none is slower without a reason: its last bit arrives when it has been sent
//! at the link's rate and light, or the wire, has brought it there.

use skywindow_units::Duration;

use super::propagation::{by_opportunity, on_way, slack};
use crate::case::{Case, Crossing};
use crate::finding::{Findings, seconds};
use crate::plan::{Gate, Link, Sender};
use crate::recording::LOST_TO_OUTAGE;

/// Over a link that takes no time the clock goes on all the same.
const LEAST: Duration = Duration::from_nanos(1);

/// A size that stands for all above.
const LARGEST: u16 = u16::MAX;

/// Notes crossings of no link, and those that take another time than their link.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (place, crossing) in case.crossings.iter().enumerate() {
        let links = case.links(crossing);
        let mut wrong = None;
        let fits = links.iter().any(|link| match crosses(case, place, crossing, link) {
            Ok(()) => true,
            Err(sentence) => {
                wrong.get_or_insert(sentence);
                false
            }
        });
        if links.is_empty() {
            let nodes = [crossing.from, crossing.to].map(|node| case.plan.nodes.name(node));
            let sentence = format!(
                "{} goes from {} to {}, which no link joins",
                case.packet(crossing.segment),
                nodes[0],
                nodes[1]
            );
            findings.note(crossing.start, sentence);
        } else if !fits {
            findings.note(crossing.end, wrong.unwrap_or_default());
        }
    }
}

/// Whether a packet may have crossed `link` like that; else why not.
fn crosses(case: &Case, place: usize, crossing: &Crossing, link: &Link) -> Result<(), String> {
    let told = |why: String| {
        Err(format!("{} {why} {}", case.packet(crossing.segment), case.link(crossing.from, crossing.to)))
    };
    if link.course.at(crossing.start).gate == Gate::Held {
        return told(format!("begins at {} to cross, while nothing is sent,", seconds(crossing.start)));
    }
    // What an outage loses ends where the link is cut.
    if case.fate_after(place).is_some_and(|fate| fate.outcome == LOST_TO_OUTAGE) {
        return Ok(());
    }
    let framed = crossing.size.within(link.mtu).framed(link.overhead);
    if link.course.has_opportunities() {
        return at_opportunities(case, crossing, link, framed).or_else(told);
    }
    if link.sender == Sender::Repeats && crossing.start != crossing.offered {
        return told(format!("waits until {} for", seconds(crossing.start)));
    }
    let leaves = link.leaves(crossing.start, framed);
    let ends = [crossing.from, crossing.to];
    let way = on_way(case, ends, link, leaves);
    let earliest = (leaves + way.delay).max(crossing.offered + LEAST);
    let sent = || format!("begun at {} and sent by {}", seconds(crossing.start), seconds(leaves));
    let slack = || if way.is_exact { Duration::ZERO } else { slack(case, ends, leaves) };
    // Headers that are compressed may be sent by then, and by when they must be.
    let saved = leaves.since(link.leaves(crossing.start, framed.saturating_sub(link.saved)));
    if crossing.end < earliest && crossing.end + slack() + saved < earliest {
        let sooner = earliest.since(crossing.end);
        return told(format!("comes {sooner} too early, {}, for it is faster than", sent()));
    }
    let is_known = case.rows.segments[crossing.segment as usize].bytes < LARGEST && !way.is_bound;
    let late = crossing.end > earliest && crossing.end > earliest + slack();
    // An error process keeps packets back for as long as it draws, and a link that sends them again.
    if late && is_known && !link.struck {
        let later = crossing.end.since(earliest);
        return told(format!("comes {later} too late, {}, for it is slower than", sent()));
    }
    Ok(())
}

/// Where a trace says when packets leave, at the opportunities from the first bit to the last, and in turn.
fn at_opportunities(case: &Case, crossing: &Crossing, link: &Link, framed: u32) -> Result<(), String> {
    let arrivals = by_opportunity(case, crossing, link, framed);
    let end = crossing.end;
    if arrivals.iter().any(|&(_, arrives, off)| end + off >= arrives && end <= arrives + off.max(LEAST)) {
        return Ok(());
    }
    let first = arrivals.iter().min_by_key(|(_, arrives, _)| *arrives);
    let begun = seconds(crossing.start);
    match first {
        Some(&(leaves, arrives, _)) if end < arrives => Err(format!(
            "comes {} too early, begun at {begun} and sent by the opportunity of {}, for it is faster than",
            arrives.since(end),
            seconds(leaves)
        )),
        Some(_) => {
            let is_known = case.rows.segments[crossing.segment as usize].bytes < LARGEST;
            let bound = [crossing.from, crossing.to];
            let is_bound = on_way(case, bound, link, crossing.start).is_bound;
            if !is_known || is_bound || link.struck || link.saved > 0 {
                return Ok(());
            }
            Err(format!("is there at {}, begun at {begun}, and left by no opportunity of", seconds(end)))
        }
        None => Err(format!("begins at {begun}, at no opportunity of")),
    }
}
