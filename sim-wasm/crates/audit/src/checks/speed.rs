//! No packet is faster than its link, and none is slower without a reason: its last bit arrives when it has been sent
//! at the link's rate and light, or the wire, has brought it there.

use skywindow_units::{Duration, SimTime};

use super::propagation::{on_way, slack};
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
        return at_opportunities(crossing, link, framed).or_else(told);
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

/// Where a trace says when packets leave, at the opportunities from the first bit to the last.
fn at_opportunities(crossing: &Crossing, link: &Link, framed: u32) -> Result<(), String> {
    let delay = link.course.at(crossing.start).delay;
    let leaves = crossing.end.as_nanos().checked_sub(delay.as_nanos()).map(SimTime::from_nanos);
    match leaves.filter(|&leaves| leaves >= crossing.start) {
        None => Err(format!("comes sooner than {delay} after it begins, faster than")),
        Some(leaves) if link.course.carries(crossing.start, leaves) < u64::from(framed) => {
            Err(format!("leaves from {} to {}, too soon for", seconds(crossing.start), seconds(leaves)))
        }
        Some(_) => Ok(()),
    }
}
