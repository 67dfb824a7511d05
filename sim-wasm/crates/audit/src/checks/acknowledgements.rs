//! Nobody acknowledges what never came: neither by the number up to which everything has come, nor by a block beyond.

use skywindow_units::SimTime;

use crate::case::Case;
use crate::finding::Findings;
use crate::plan::Family;
use crate::ranges::Ranges;
use crate::recording::{ACKNOWLEDGEMENT, FORWARD, REPORT, Segment};

/// The number of the first data of every family.
const FIRST: u64 = 1;

/// Notes acknowledgements of what had not come to the end that sends them.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (number, flow) in (0..).zip(&case.plan.flows) {
        // Hosts that reboot number their data anew.
        if flow.is_recorded && !flow.has_incidents && flow.family != Family::Other {
            of_flow(case, number, flow.family, findings);
        }
    }
}

/// What a receiver has, so far.
struct Receiver {
    family: Family,
    has: Ranges,
}

fn of_flow(case: &Case, number: u16, family: Family, findings: &mut Findings) {
    let mut receiver = Receiver { family, has: Ranges::default() };
    for (t, segment) in turns(case, number) {
        let row = &case.rows.segments[segment as usize];
        if row.direction == FORWARD {
            if let Some(tsn) = case.rows.forward_of(segment) {
                receiver.forward(tsn);
            }
            case.rows.data_of(segment).for_each(|tsn| receiver.take(tsn, row));
        } else if let Some((first, last)) = receiver.cannot_say(case, segment, row) {
            let (packet, flow) = (case.packet(segment), case.flow(number));
            let what = if first == last { first.to_string() } else { format!("{first} to {last}") };
            let sentence =
                format!("{packet} acknowledges {what}, which has not come to the receiver of {flow}");
            findings.note(t, sentence);
            // Once is enough: what goes on from there is believed.
            receiver.believe(row, first, last);
        }
    }
}

/// Arrivals of data and departures of acknowledgements, in their order; of one instant what arrives comes first.
fn turns(case: &Case, flow: u16) -> Vec<(SimTime, u32)> {
    let mut turns = Vec::new();
    for (segment, (row, way)) in (0..).zip(case.rows.segments.iter().zip(&case.ways)) {
        if row.flow != flow {
            continue;
        }
        let tells = || row.has_data() || case.rows.forward_of(segment).is_some();
        let arrives = way.fate.filter(|fate| fate.is_delivered() && tells()).map(|fate| fate.t);
        let says = matches!(row.kind, ACKNOWLEDGEMENT | REPORT).then_some(row.t);
        let at = if row.direction == FORWARD { arrives } else { says };
        turns.extend(at.map(|at| ((at, row.direction), segment)));
    }
    turns.sort();
    turns.into_iter().map(|((at, _), segment)| (at, segment)).collect()
}

impl Receiver {
    /// The full number of one that is told in 32 bits: the one nearest to what has come.
    fn full(&self, wire: u32) -> u64 {
        let known = self.has.end_of(FIRST);
        known.saturating_add_signed(i64::from(wire.wrapping_sub(known as u32) as i32))
    }

    /// What is missing up to `tsn` was given up (RFC 3758 section 3.6).
    fn forward(&mut self, tsn: u32) {
        let last = self.full(tsn);
        self.has.add(FIRST, last + 1);
    }

    fn take(&mut self, tsn: u32, row: &Segment) {
        let length = match self.family {
            Family::Tcp { header_bytes, .. } => u32::from(row.bytes).saturating_sub(header_bytes),
            _ => 1,
        };
        let first = self.full(tsn);
        self.has.add(first, first + u64::from(length.max(1)));
    }

    /// The first and the last number that an acknowledgement says have come and that have not: the one up to which
    /// everything has, or those of a block beyond.
    fn cannot_say(&self, case: &Case, segment: u32, row: &Segment) -> Option<(u32, u32)> {
        let next = self.has.end_of(FIRST);
        let said = self.full(row.tsn);
        let beyond = match self.family {
            Family::Sctp => said >= next,
            // A FIN takes a number, too (RFC 9293 3.4), and travels on data or alone.
            Family::Tcp { .. } => said > next + 1,
            Family::Xstp | Family::Other => said > next,
        };
        if beyond {
            return Some((row.tsn, row.tsn));
        }
        let mut gaps = case.rows.gaps_of(segment);
        let has = |first: u32, last: u32| {
            let (first, last) = (self.full(first), self.full(last));
            // A FIN that comes out of order ends a block.
            let fin = u64::from(matches!(self.family, Family::Tcp { .. }));
            first <= last && self.has.end_of(first) + fin > last
        };
        gaps.find(|gap| !has(gap.first, gap.last)).map(|gap| (gap.first, gap.last))
    }

    fn believe(&mut self, row: &Segment, first: u32, last: u32) {
        let (from, to) = (self.full(first), self.full(last));
        self.has.add(if first == row.tsn { FIRST } else { from }, to.max(from) + 1);
    }
}
