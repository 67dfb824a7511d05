//! No transmitter sends above its rate: one packet after the other, and no more wait than there is room for.

use std::collections::{BTreeMap, VecDeque};

use skywindow_units::{Duration, SimTime};

use super::propagation::by_opportunity;
use super::states::States;
use crate::case::{Case, Crossing};
use crate::finding::{Findings, seconds};
use crate::plan::{Link, Sender};
use crate::recording::LOST_TO_OUTAGE;

/// A packet that a transmitter has taken.
#[derive(Clone, Copy)]
struct Taken {
    segment: u32,
    begins: SimTime,
    /// When it is forgotten, for its link is cut.
    void: SimTime,
}

/// What a transmitter does.
struct Busy {
    /// Until then it sends the packet.
    until: SimTime,
    segment: u32,
    waiting: VecDeque<Taken>,
}

/// Notes transmissions of one transmitter that overlap, and packets that wait without room.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let states = States::new(case.rows);
    let mut transmitters: BTreeMap<Sender, Busy> = BTreeMap::new();
    let mut managed: BTreeMap<Sender, Vec<(Crossing, usize)>> = BTreeMap::new();
    for (place, crossing) in case.crossings.iter().enumerate() {
        let links = case.links(crossing);
        // Which of wires that lie side by side a packet took is not said.
        let [link] = links[..] else { continue };
        if link.sender == Sender::Repeats {
            continue;
        }
        let busy = transmitters.entry(link.sender).or_insert_with(|| Busy {
            until: SimTime::ZERO,
            segment: 0,
            waiting: VecDeque::new(),
        });
        let taken = take(case, &states, place, &link);
        if crossing.start < busy.until {
            let sentence = format!(
                "{} is sent over {} while {} is being sent, until {}: above its rate",
                case.packet(crossing.segment),
                case.link(crossing.from, crossing.to),
                case.packet(busy.segment),
                seconds(busy.until)
            );
            findings.note(crossing.start, sentence);
        }
        let until = sent_by(case, &link, crossing).min(taken.void);
        if until > busy.until {
            (busy.until, busy.segment) = (until, crossing.segment);
        }
        if link.managed.is_some() {
            managed.entry(link.sender).or_default().push((*crossing, link.room));
        } else if !matches!(link.sender, Sender::Station(_)) {
            wait(case, &link, crossing, taken, busy, findings);
        }
    }
    managed.into_values().for_each(|crossings| together(case, crossings, findings));
}

/// In a queue whose packets leave in any order no more wait at a time than there is room for, the one that comes among
/// them: what has no room ends at once.
fn together(case: &Case, mut crossings: Vec<(Crossing, usize)>, findings: &mut Findings) {
    crossings.sort_by_key(|(crossing, _)| crossing.offered);
    let mut leave: BTreeMap<SimTime, usize> = BTreeMap::new();
    let mut waiting = 0;
    for (crossing, room) in crossings {
        while let Some(first) = leave.first_entry().filter(|first| *first.key() <= crossing.offered) {
            waiting -= first.remove();
        }
        if crossing.start > crossing.offered {
            *leave.entry(crossing.start).or_default() += 1;
            waiting += 1;
        }
        if waiting > room {
            let packet = case.packet(crossing.segment);
            let link = case.link(crossing.from, crossing.to);
            let others = waiting - 1;
            let sentence =
                format!("{packet} waits with {others} others for {link}, which has room for {room}");
            findings.note(crossing.offered, sentence);
        }
    }
}

/// When the last bit of a packet leaves.
fn sent_by(case: &Case, link: &Link, crossing: &Crossing) -> SimTime {
    if link.course.has_opportunities() {
        let framed = crossing.size.within(link.mtu).framed(link.overhead);
        let arrivals = by_opportunity(case, crossing, link, framed);
        let own = arrivals.iter().find(|&&(_, arrives, off)| crossing.end <= arrives + off);
        return own.map_or(crossing.start, |&(leaves, ..)| leaves);
    }
    // Of a packet whose size has no room in its row nothing is known but that it is large.
    let framed = crossing.size.within(link.mtu).framed(link.overhead).saturating_sub(link.saved);
    let sent = link.leaves(crossing.start, framed);
    if case.rows.segments[crossing.segment as usize].bytes == u16::MAX { crossing.start } else { sent }
}

fn take(case: &Case, states: &States, place: usize, link: &Link) -> Taken {
    let Crossing { segment, from, to, offered, start, end, .. } = case.crossings[place];
    let lost = case.fate_after(place).is_some_and(|fate| fate.outcome == LOST_TO_OUTAGE);
    let cut = || {
        let planned = link.course.cut_between(offered, end + Duration::from_nanos(1));
        let seen = states.goes_down([from, to], offered);
        planned.into_iter().chain(seen).min().map_or(end, |cut| cut.min(end))
    };
    Taken { segment, begins: start, void: if lost { cut() } else { SimTime::MAX } }
}

/// At most so many packets wait as there is room for, the one in transmission not counted.
fn wait(
    case: &Case,
    link: &Link,
    crossing: &Crossing,
    taken: Taken,
    busy: &mut Busy,
    findings: &mut Findings,
) {
    let now = crossing.offered;
    while busy.waiting.front().is_some_and(|first| first.begins <= now) {
        busy.waiting.pop_front();
    }
    if taken.begins <= now {
        return;
    }
    let waiting = busy.waiting.iter().filter(|one| one.begins > now && one.void > now).count();
    if waiting >= link.room {
        let packet = case.packet(taken.segment);
        let sentence = format!(
            "{packet} waits behind {waiting} others for {}, which has room for {}",
            case.link(crossing.from, crossing.to),
            link.room
        );
        findings.note(now, sentence);
    }
    busy.waiting.push_back(taken);
}
