//! Why packets are lost: each cause one declaration, from which counts, summaries, metrics, words, events and marks
//! follow.

mod declare;
mod mark;

use skywindow_units::repeated;

pub use declare::CauseInfo;
use declare::losses;
pub use mark::{Mark, Stroke};

losses! {
    /// Bit or packet errors on a link.
    Corruption {
        outcome: 2 "lost to corruption on the link to",
        event: 100 LossCorruption "A packet was lost to bit or packet errors.",
        title: "lost to corruption",
        why: "Bit errors damaged it on the link to",
        short: "corruption",
        several: "to corruption",
        mark: Cross,
        name: "corruption",
        metric: "corruption_losses",
    }
    /// The queue of a link was full.
    QueueFull {
        outcome: 3 "lost to a full queue at",
        event: 101 LossQueue "A packet was refused by a full queue.",
        title: "lost to a full queue",
        why: "No place was left in the queue of",
        short: "full queue",
        several: "to full queues",
        mark: Bars,
        name: "queue_full",
        metric: "queue_losses",
    }
    /// The ground-to-satellite link it was on went away.
    Handover {
        outcome: 4 "lost in a handover before",
        event: 102 LossHandover "A packet was lost with its ground-to-satellite link.",
        title: "lost to a handover",
        why: "Its ground-to-satellite link went away before it reached",
        short: "handover",
        several: "in handovers",
        mark: Barred,
        name: "handover",
    }
    /// No route led to its destination.
    NoRoute {
        outcome: 5 "lost without a route at",
        event: 103 LossNoRoute "A packet had no route.",
        title: "lost without a route",
        why: "No route led on from",
        short: "no route",
        several: "without a route",
        mark: Barred,
        name: "no_route",
        metric: "no_route_losses",
    }
    /// Larger than the link carries, and not to be fragmented.
    TooBig {
        outcome: 6 "too big for a link at",
        event: 104 LossTooBig "A packet was larger than the next link carries.",
        title: "is too big",
        why: "It must not be fragmented, and the next link does not carry it whole from",
        rule: "RFC 791 2.3, RFC 1191 4",
        short: "too big",
        several: "as too big",
        mark: Frame,
        name: "too_big",
    }
    /// Dropped by RED before the queue was full.
    EarlyDrop {
        outcome: 8 "dropped early by RED at",
        event: 105 LossEarly "A packet was dropped by random early detection.",
        title: "dropped early",
        why: "The average queue is long, and it carries no mark, at",
        rule: "Floyd and Jacobson 1993",
        short: "early drop",
        several: "to early drops by RED",
        mark: Bars,
        name: "early_drop",
        metric: "queue_losses",
    }
    /// The scenario chose it to be lost.
    Chosen {
        outcome: 9 "lost, as the scenario chose, at",
        event: 106 LossChosen "A packet was lost because the scenario chose it.",
        title: "lost as the scenario chose",
        why: "The scenario names it among the losses of the next link from",
        short: "by the scenario",
        several: "by the scenario",
        mark: Chevron,
        name: "chosen",
    }
    /// The link that it was on, or waited for, was cut.
    Outage {
        outcome: 10 "lost in an outage before",
        event: 107 LossOutage "A packet was lost on a link, or waiting for it, that was cut.",
        title: "lost in an outage",
        why: "The link was cut on which it was, or for which it waited, to",
        short: "outage",
        several: "in outages",
        mark: Barred,
        name: "outage",
    }
    /// The error process of a link lost it.
    State {
        outcome: 11 "lost in the state of the link to",
        event: 108 LossState "A packet was lost to the state of a link's error process.",
        title: "lost in the state of a link",
        why: "The error process lost it on the link to",
        short: "bad state",
        several: "to the bad state of a link",
        mark: Cross,
        name: "error_state",
        metric: "state_losses",
    }
    /// Another frame was on the radio channel at the same time.
    Collision {
        outcome: 12 "lost in a collision before",
        event: 109 LossCollision "A frame was lost to another one on the same radio channel.",
        title: "lost in a collision",
        why: "Another frame was on the radio channel on the way to",
        short: "collision",
        several: "in collisions",
        mark: Star,
        name: "collision",
        metric: "collisions",
    }
    /// Dropped by CoDel as it was to leave, because every packet has waited too long for an interval.
    StandingQueue {
        outcome: 13 "dropped by CoDel, after too long a wait, at",
        event: 118 LossStanding "A packet was dropped as it was to leave a queue that has stood for too long (CoDel).",
        title: "dropped after too long a wait",
        why: "Every packet has waited longer than the target for an interval, and it carries no mark, at",
        rule: "RFC 8289 4.4",
        short: "standing queue",
        several: "to CoDel, for the queue stood too long",
        mark: Hourglass,
        name: "standing_queue",
        metric: "queue_losses",
    }
    /// Dropped by PIE as it came, by the chance that the queueing delay calls for.
    Proportional {
        outcome: 14 "dropped early by PIE at",
        event: 119 LossProportional "A packet was dropped by the chance that the queueing delay calls for (PIE).",
        title: "dropped for the queueing delay",
        why: "The queueing delay is above its target or grows, and it carries no mark, at",
        rule: "RFC 8033 4.1",
        short: "delay drop",
        several: "to PIE, by the queueing delay",
        mark: Hourglass,
        name: "proportional",
        metric: "queue_losses",
    }
    /// Its compressed header could not be decompressed, for a packet before it was lost on the link.
    HeaderContext {
        outcome: 15 "lost with the context of its header on the link to",
        event: 132 LossHeaderContext "A packet was lost because its compressed header could not be decompressed.",
        title: "could not be decompressed",
        why: "A packet before it was lost, and with it the context by which its header is decompressed, on the link to",
        rule: "RFC 6846, RFC 5795 4.4",
        short: "header context",
        several: "to broken contexts of headers",
        mark: Frame,
        name: "header_context",
        metric: "context_losses",
    }
    /// Bit errors had damaged it on its way, over links that hand on what is damaged, and its end found that.
    Checksum {
        outcome: 16 "found damaged at",
        event: 135 LossChecksum "A packet that bit or packet errors had damaged on its way was found so by a checksum at its end.",
        title: "came damaged",
        why: "Bit errors damaged it on a link that hands on what is damaged, and a checksum found that at",
        rule: "RFC 9260 6.8, RFC 9293 3.1",
        short: "wrong checksum",
        several: "to wrong checksums",
        mark: Cross,
        name: "checksum",
        metric: "corruption_losses",
    }
}

impl Cause {
    /// Its place among [`ALL`](Self::ALL).
    pub const fn place(self) -> usize {
        let mut place = 0;
        while Self::ALL[place] as u8 != self as u8 {
            place += 1;
        }
        place
    }

    /// The cause that the event `code` tells of; none if it tells of no loss.
    pub fn of_event(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.info().event == code)
    }
}

/// The codes of the causes' events.
const EVENTS: [u16; Cause::COUNT] = {
    let mut codes = [0; Cause::COUNT];
    let mut at = 0;
    while at < codes.len() {
        codes[at] = Cause::ALL[at].info().event;
        at += 1;
    }
    codes
};

const _: () = assert!(repeated(&EVENTS).is_none(), "two causes of losses have one event");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cause_takes_the_event_of_another() {
        for taken in EVENTS {
            let with_one_more: Vec<u16> = EVENTS.into_iter().chain([taken]).collect();
            assert_eq!(repeated(&with_one_more), Some(taken));
        }
    }

    #[test]
    fn a_cause_is_found_by_its_event_and_stands_at_its_place() {
        for (place, cause) in Cause::ALL.into_iter().enumerate() {
            assert_eq!(Cause::of_event(cause.info().event), Some(cause));
            assert_eq!(cause.place(), place);
        }
        assert_eq!(Cause::of_event(99), None);
    }

    #[test]
    fn names_and_words_tell_causes_apart() {
        let said = [
            |info: &CauseInfo| info.name,
            |info: &CauseInfo| info.fate,
            |info: &CauseInfo| info.title,
            |info: &CauseInfo| info.short,
            |info: &CauseInfo| info.several,
        ];
        for words in said {
            let mut all: Vec<&str> = Cause::ALL.iter().map(|cause| words(cause.info())).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), Cause::COUNT, "{all:?}");
        }
    }

    #[test]
    fn marks_differ_and_stay_in_their_square() {
        for (at, mark) in Mark::ALL.iter().enumerate() {
            let points = mark.strokes().iter().copied().flatten().flatten();
            assert!(points.copied().all(|way| way.abs() <= 1.0), "{mark:?}");
            assert!(Mark::ALL[..at].iter().all(|other| other.strokes() != mark.strokes()), "{mark:?}");
        }
    }
}
