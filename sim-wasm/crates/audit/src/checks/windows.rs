//! No sender goes beyond its window: new data leave only while what is outstanding is less than cwnd, but for what the
//! rules of its family let go.

use std::collections::BTreeMap;

use skywindow_units::{Duration, SimTime};

use crate::case::Case;
use crate::finding::Findings;
use crate::plan::Family;
use crate::recording::{ACKNOWLEDGEMENT, FORWARD, RETRANSMITTED_NOT, Segment, Window};

/// The window of each path of each flow over time.
type Windows<'a> = BTreeMap<(u16, u8), Vec<&'a Window>>;

/// Notes new data that leave beyond cwnd.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let mut windows: Windows = BTreeMap::new();
    for row in &case.rows.windows {
        windows.entry((row.flow, row.path)).or_default().push(row);
    }
    let at_once = !case.rows.resequenced.is_empty();
    let mut silences = Silences::of(case);
    for (number, row) in (0..).zip(&case.rows.segments) {
        let is_new = row.direction == FORWARD && row.has_data() && row.retransmit == RETRANSMITTED_NOT;
        let Some(flow) = case.plan.flows.get(usize::from(row.flow)).filter(|_| is_new) else { continue };
        let bytes = largest_with(&case.rows.segments, number as usize, row);
        let Some(beyond) = beyond(flow.family, bytes).filter(|_| !flow.has_incidents) else { continue };
        let shown = windows.get(&(row.flow, row.path)).map_or(&[][..], Vec::as_slice);
        if let Some(exceeded) = exceeded(shown, row.t, beyond, at_once) {
            if matches!(flow.family, Family::Tcp { probes: true, .. })
                && silences.let_go(row.flow, row.t, shown)
            {
                continue;
            }
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

/// For how long nothing that was new has been acknowledged to senders that probe for the tail.
struct Silences {
    /// When acknowledgements of something new came, for each flow.
    answers: BTreeMap<u16, Vec<SimTime>>,
    /// When a probe left beyond the window last.
    probed: BTreeMap<u16, SimTime>,
}

impl Silences {
    fn of(case: &Case) -> Self {
        let mut arrived: Vec<(SimTime, u16, u32)> = Vec::new();
        for (row, way) in case.rows.segments.iter().zip(&case.ways) {
            let probes = |flow: usize| {
                let known = case.plan.flows.get(flow);
                known.is_some_and(|flow| matches!(flow.family, Family::Tcp { probes: true, .. }))
            };
            if row.direction != FORWARD && row.kind == ACKNOWLEDGEMENT && probes(row.flow.into()) {
                let came = way.fate.filter(|fate| fate.is_delivered());
                arrived.extend(came.map(|fate| (fate.t, row.flow, row.tsn)));
            }
        }
        arrived.sort_unstable();
        let (mut answers, mut highest) = (BTreeMap::<_, Vec<_>>::new(), BTreeMap::new());
        for (t, flow, number) in arrived {
            // Numbers go round (RFC 9293 3.4).
            let is_new = |&before: &u32| (number.wrapping_sub(before) as i32) > 0;
            if highest.get(&flow).is_none_or(is_new) {
                highest.insert(flow, number);
                answers.entry(flow).or_default().push(t);
            }
        }
        Self { answers, probed: BTreeMap::new() }
    }

    /// Whether a probe of the tail may leave at `t` whatever cwnd says: one while nothing new is acknowledged, and that not before
    /// two round trips have passed, or a retransmission timeout where that is sooner, which is more than one (RFC 8985 section
    /// 7.2: PTO; 7.3). Both begin anew with every acknowledgement of something new, and the timeout does not with data that leave.
    fn let_go(&mut self, flow: u16, t: SimTime, shown: &[&Window]) -> bool {
        let answers = self.answers.get(&flow).map_or(&[][..], Vec::as_slice);
        let last = answers[..answers.partition_point(|&answer| answer < t)].last().copied();
        let srtt_at =
            |t: SimTime| shown[..shown.partition_point(|row| row.t <= t)].last().map(|row| row.srtt_ms);
        let srtt_ms = [last, Some(t)].into_iter().flatten().filter_map(srtt_at).fold(f64::MAX, f64::min);
        let silent = last.is_none_or(|last| t.since(last) >= Duration::from_secs_f64(1e-3 * srtt_ms));
        let first = self.probed.get(&flow).is_none_or(|&probed| last.is_some_and(|last| probed < last));
        let lets = silent && first && srtt_ms > 0.0 && srtt_ms < f64::MAX;
        if lets {
            self.probed.insert(flow, t);
        }
        lets
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    #[test]
    fn rfc_8985_one_segment_leaves_beyond_the_window_once_nothing_new_was_acknowledged_for_a_round_trip() {
        let row =
            |ms: u64, srtt_ms: f64| Window { t: at(ms), flow: 0, path: 0, cwnd: 1000, flight: 1000, srtt_ms };
        let rows = [row(900, 0.0), row(1000, 100.0), row(1500, 100.0)];
        let shown: Vec<&Window> = rows.iter().collect();
        let mut silences =
            Silences { answers: BTreeMap::from([(0, vec![at(1000), at(1500)])]), probed: BTreeMap::new() };
        assert!(!silences.let_go(0, at(1099), &shown), "too soon");
        assert!(silences.let_go(0, at(1300), &shown));
        assert!(!silences.let_go(0, at(1450), &shown), "one at a time");
        assert!(!silences.let_go(0, at(1501), &shown), "something new was acknowledged");
        assert!(silences.let_go(0, at(1700), &shown), "and then nothing");
        let mut unmeasured = Silences { answers: BTreeMap::new(), probed: BTreeMap::new() };
        assert!(!unmeasured.let_go(0, at(950), &shown), "no round trip is known");
    }
}
