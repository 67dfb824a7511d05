//! No sender goes beyond its window: new data leave only while what is outstanding is less than cwnd, but for what the
//! rules of its family let go.

use std::collections::BTreeMap;

use skywindow_units::{Duration, SimTime};

use crate::case::Case;
use crate::finding::Findings;
use crate::plan::Family;
use crate::recording::{FORWARD, RETRANSMITTED_NOT, Segment, Window};

/// The window of each path of each flow over time.
type Windows<'a> = BTreeMap<(u16, u8), Vec<&'a Window>>;

/// Notes new data that leave beyond cwnd.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let mut windows: Windows = BTreeMap::new();
    for row in &case.rows.windows {
        windows.entry((row.flow, row.path)).or_default().push(row);
    }
    let at_once = !case.rows.resequenced.is_empty();
    // When data of each path left last.
    let mut before: BTreeMap<(u16, u8), SimTime> = BTreeMap::new();
    for (number, row) in (0..).zip(&case.rows.segments) {
        let has_data = row.direction == FORWARD && row.has_data();
        let last = if has_data { before.insert((row.flow, row.path), row.t) } else { None };
        let is_new = has_data && row.retransmit == RETRANSMITTED_NOT;
        let Some(flow) = case.plan.flows.get(usize::from(row.flow)).filter(|_| is_new) else { continue };
        let bytes = largest_with(&case.rows.segments, number as usize, row);
        let Some(beyond) = beyond(flow.family, bytes).filter(|_| !flow.has_incidents) else { continue };
        let shown = windows.get(&(row.flow, row.path)).map_or(&[][..], Vec::as_slice);
        if matches!(flow.family, Family::Tcp { probes: true, .. }) && was_silent(shown, last, row.t) {
            continue;
        }
        if let Some(exceeded) = exceeded(shown, row.t, beyond, at_once) {
            let most = exceeded.cwnd.saturating_add(beyond);
            let sentence = format!(
                "{} carries new data beyond its window: {} bytes are outstanding, and cwnd of {} lets go {most} at most",
                case.packet(number),
                exceeded.flight,
                exceeded.cwnd
            );
            findings.note(row.t, sentence);
        }
    }
}

/// The size of the largest packet that left on the path of `row` at its instant: the window is shown as it was after the
/// last of them, which may carry a large message where `row` carries a small one.
fn largest_with(segments: &[Segment], number: usize, row: &Segment) -> u32 {
    let beside = |other: &&Segment| other.t == row.t;
    let own =
        |other: &&Segment| (other.flow, other.path, other.direction) == (row.flow, row.path, row.direction);
    let before = segments[..number].iter().rev().take_while(beside);
    let after = segments[number..].iter().take_while(beside);
    before.chain(after).filter(own).map(|other| u32::from(other.bytes)).max().unwrap_or_default()
}

/// By how many bytes the data outstanding may exceed cwnd once a packet of new data has left; none where no rule is known.
fn beyond(family: Family, bytes: u32) -> Option<u32> {
    match family {
        // RFC 9260 6.1 B: while less than cwnd is outstanding another packet may leave, whole.
        Family::Sctp => Some(bytes),
        // RFC 5681 3.1: a segment leaves if cwnd has room for it. A FIN takes a number. RFC 3042: two duplicate
        // acknowledgements let a segment each go beyond.
        Family::Tcp { beyond, .. } => Some(1 + beyond * bytes),
        // The paper leaves it open whether a part of a segment of cwnd lets one go.
        Family::Xstp => Some(bytes),
        Family::Other => None,
    }
}

/// Whether so long after the `last` data a probe of the tail may leave: two round trips as they were smoothed then, or a
/// retransmission timeout where that is sooner, which is more than one (RFC 8985 section 7.2).
fn was_silent(shown: &[&Window], last: Option<SimTime>, t: SimTime) -> bool {
    let after = shown.partition_point(|row| row.t <= t);
    let srtt_ms = shown[..after].last().map_or(0.0, |row| row.srtt_ms);
    srtt_ms > 0.0 && last.is_some_and(|last| t.since(last) >= Duration::from_secs_f64(1e-3 * srtt_ms))
}

/// The window at `t`, if it is exceeded in every row of that instant: which of them the packet left under is not said.
/// Where gateways send on many acknowledgements `at_once` the first may let packets go under the row before, and others
/// cut the window then.
fn exceeded<'a>(shown: &[&'a Window], t: SimTime, beyond: u32, at_once: bool) -> Option<&'a Window> {
    let after = shown.partition_point(|row| row.t <= t);
    let last = *shown[..after].last()?;
    let begins = shown.partition_point(|row| row.t < last.t);
    let from = if at_once && last.t == t { begins.saturating_sub(1) } else { begins };
    let fits = |row: &&Window| row.flight <= row.cwnd.saturating_add(beyond);
    (!shown[from..after].iter().any(fits)).then_some(last)
}
