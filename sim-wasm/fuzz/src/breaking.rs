//! What breaks is broken: nothing crosses a link that is off, a frozen receiver keeps what comes, and the next packet
//! that is to be dropped is.

use std::collections::BTreeSet;

use skywindow_scenario::{ChangeKind, DatedChange, NextPacket, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{Direction, HopRow, Recording, SegmentKind, SegmentRow};
use skywindow_world::{Layout, Names};

use crate::fault::{Fault, ensure};

/// Checks a recording of which nothing has been drained.
pub(crate) fn check(recording: &Recording, scenario: &Scenario, layout: &Layout) -> Result<(), Fault> {
    let forged = scenario.flows.iter().any(|flow| !flow.incidents.is_empty());
    // Hosts that reboot number their data anew, and what waits for a radio channel has no hop.
    if scenario.changes.is_empty() || forged || !scenario.radio_channels.is_empty() {
        return Ok(());
    }
    let laws = Laws {
        recording,
        scenario,
        layout,
        names: Names::new(scenario, layout),
        chains: Chains::of(recording),
    };
    scenario.changes.iter().filter(|change| !change.off).try_for_each(|change| laws.hold(change))
}

/// How the hops of each segment follow each other, by their rows; `usize::MAX` where there is none.
struct Chains {
    /// The last hop of each segment.
    last: Vec<usize>,
    /// The hop before each hop.
    before: Vec<usize>,
}

impl Chains {
    fn of(recording: &Recording) -> Self {
        let mut last = vec![usize::MAX; recording.segments.waiting().len()];
        let follow = |(row, hop): (usize, &HopRow)| match last.get_mut(hop.segment as usize) {
            Some(last) => std::mem::replace(last, row),
            None => usize::MAX,
        };
        let before = recording.hops.waiting().iter().enumerate().map(follow).collect();
        Self { last, before }
    }
}

/// A stretch of time without its ends.
type During = (SimTime, SimTime);

fn within(during: During, t: SimTime) -> bool {
    during.0 < t && t < during.1
}

fn lasting(change: &DatedChange) -> During {
    let until = change.for_s.map_or(SimTime::MAX, |lasts| SimTime::from_secs_f64(change.at_s + lasts));
    (SimTime::from_secs_f64(change.at_s), until)
}

struct Laws<'a> {
    recording: &'a Recording,
    scenario: &'a Scenario,
    layout: &'a Layout,
    names: Names,
    chains: Chains,
}

impl Laws<'_> {
    fn hold(&self, change: &DatedChange) -> Result<(), Fault> {
        let during = lasting(change);
        let ends = |name: &str| self.nodes(name, change);
        match change.kind {
            ChangeKind::Set => Ok(()),
            ChangeKind::SatelliteOff => match ends(&change.satellite) {
                Some(off) => self.nothing_crosses(during, change, |_, hop| {
                    off.contains(&hop.from.into()) || off.contains(&hop.to.into())
                }),
                None => Ok(()),
            },
            ChangeKind::LinkOff => match ends(&change.from).zip(ends(&change.to)) {
                Some((a, b)) => self.nothing_crosses(during, change, |_, hop| {
                    let [from, to] = [hop.from, hop.to].map(u32::from);
                    (a.contains(&from) && b.contains(&to)) || (b.contains(&from) && a.contains(&to))
                }),
                None => Ok(()),
            },
            ChangeKind::Rain => self.rain(change),
            ChangeKind::DropNext => self.next_is_dropped(change),
            ChangeKind::Freeze => self.frozen(during, change),
        }
    }

    /// The nodes of that name, or of all terminals of a station; none where several satellites are called so.
    fn nodes(&self, name: &str, change: &DatedChange) -> Option<BTreeSet<u32>> {
        if change.constellation.is_some() {
            return None;
        }
        let named: BTreeSet<u32> =
            (0..self.names.count()).filter(|&node| self.names.node(f64::from(node)) == name).collect();
        let satellites = named.iter().filter(|&&node| node < self.layout.satellites()).count();
        let station = self.terminals(name);
        (satellites <= 1).then(|| named.union(&station).copied().collect())
    }

    fn terminals(&self, station: &str) -> BTreeSet<u32> {
        let terminals = self.layout.terminals.iter().zip(self.layout.satellites()..);
        terminals.filter(|(own, _)| own.station == station).map(|(_, node)| node).collect()
    }

    /// What begins to cross such a link meanwhile, for it was taken before, never comes out.
    fn nothing_crosses(
        &self,
        during: During,
        change: &DatedChange,
        struck: impl Fn(usize, &HopRow) -> bool,
    ) -> Result<(), Fault> {
        for (row, hop) in self.recording.hops.waiting().iter().enumerate() {
            if within(during, hop.start) && hop.end < during.1 && struck(row, hop) {
                ensure(self.chains.last[hop.segment as usize] == row && !self.arrived(hop.segment), || {
                    format!("segment {} came over what is off: {:?}", hop.segment, change)
                })?;
            }
        }
        Ok(())
    }

    /// When the packet of that hop came to the queue before it: what waits when it begins to rain leaves as it was taken.
    fn came(&self, row: usize) -> SimTime {
        let hops = self.recording.hops.waiting();
        match hops.get(self.chains.before[row]) {
            Some(before) => before.end,
            None => self.recording.segments.waiting()[hops[row].segment as usize].t,
        }
    }

    fn arrived(&self, segment: u32) -> bool {
        self.recording.fates.waiting().iter().any(|fate| fate.segment == segment && !fate.outcome.is_loss())
    }

    /// Where every bit is wrong nothing comes through.
    fn rain(&self, change: &DatedChange) -> Result<(), Fault> {
        let falls = |other: &&DatedChange| other.kind == ChangeKind::Rain && other.station == change.station;
        let alone = self.scenario.changes.iter().filter(falls).count() == 1;
        let own = self.scenario.stations.iter().find(|station| station.name == change.station);
        if change.ber < 1.0 || !alone || own.is_none_or(|station| !station.changes.is_empty()) {
            return Ok(());
        }
        let ramp_s = change.ramp_s.min(change.for_s.map_or(f64::MAX, |lasts| lasts / 2.0));
        let ends_s = change.for_s.map_or(f64::MAX, |lasts| change.at_s + lasts - ramp_s);
        let height = (SimTime::from_secs_f64(change.at_s + ramp_s), SimTime::from_secs_f64(ends_s));
        let terminals = self.terminals(&change.station);
        let sky = self.layout.satellites();
        self.nothing_crosses(height, change, |row, hop| {
            let [from, to] = [hop.from, hop.to].map(u32::from);
            let over = (from < sky && terminals.contains(&to)) || (to < sky && terminals.contains(&from));
            over && within(height, self.came(row))
        })
    }

    /// The next packet with data, or the next acknowledgement, does not arrive.
    fn next_is_dropped(&self, change: &DatedChange) -> Result<(), Fault> {
        let at = SimTime::from_secs_f64(change.at_s);
        let own = self.layout.flows.iter().position(|flow| flow.name == change.flow && !flow.background);
        let Some(own) = own.filter(|&own| self.layout.flows[own].leg.is_none()) else { return Ok(()) };
        let meant = |row: &SegmentRow| match change.packet {
            NextPacket::Data => row.direction == Direction::Forward && row.kind == SegmentKind::Data,
            NextPacket::Acknowledgement => {
                row.direction == Direction::Reverse
                    && matches!(row.kind, SegmentKind::Sack | SegmentKind::Report)
            }
        };
        let mut sent = self.recording.segments.waiting().iter().zip(0u32..);
        let next = sent.find(|(row, _)| usize::from(row.flow) == own && row.t >= at && meant(row));
        match next {
            // Of those that leave at the very instant some may have left before it.
            Some((row, number)) if row.t > at => {
                ensure(!self.arrived(number), || format!("segment {number} was to be dropped: {change:?}"))
            }
            _ => Ok(()),
        }
    }

    /// What becomes in order while nobody reads stays in the buffer: each number stands for a byte at least, but for
    /// the two that end a connection.
    fn frozen(&self, during: During, change: &DatedChange) -> Result<(), Fault> {
        let freezes = |other: &&DatedChange| other.kind == ChangeKind::Freeze && other.flow == change.flow;
        let alone = self.scenario.changes.iter().filter(freezes).count() == 1;
        let own = self.layout.flows.iter().rposition(|flow| flow.name == change.flow && !flow.background);
        let Some(own) = own.filter(|_| alone) else { return Ok(()) };
        let rows = || self.recording.receivers.waiting().iter().filter(|row| usize::from(row.flow) == own);
        let Some(known) = rows().rfind(|row| row.t <= during.0) else { return Ok(()) };
        for row in rows().filter(|row| within(during, row.t)) {
            let came = row.cumulative_tsn.saturating_sub(known.cumulative_tsn).saturating_sub(2);
            ensure(row.buffered >= came, || {
                format!("{came} more numbers are there, and {} bytes held: {change:?}", row.buffered)
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use skywindow_scenario::preset;
    use skywindow_world::recording::{FateRow, Outcome, ReceiverRow, Retransmit};

    use super::*;

    const FLOW: &str = "source to sink";

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// What is said of the recording that `rows` writes of the preset with `change`, which is from 1 s to 2 s or at 1 s.
    /// `rows` is given the node of a name.
    fn told(id: &str, change: Value, rows: impl Fn(&mut Recording, &dyn Fn(&str) -> u16)) -> Option<String> {
        let mut document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
        document["changes"] = json!([change]);
        let scenario = Scenario::from_json(&document).expect("a valid scenario");
        let layout = Layout::new(&scenario).expect("a layout");
        let names = Names::new(&scenario, &layout);
        let node = |name: &str| {
            let found = (0..names.count()).find(|&node| names.node(f64::from(node)) == name);
            found.expect("a node of that name") as u16
        };
        let mut recording = Recording::default();
        rows(&mut recording, &node);
        check(&recording, &scenario, &layout).err().map(|fault| fault.to_string())
    }

    /// A packet of the first flow leaves at `start`, crosses from one node to another in 10 ms, and arrives there.
    fn packet(recording: &mut Recording, start: SimTime, kind: SegmentKind, [from, to]: [u16; 2]) {
        let direction = if kind == SegmentKind::Data { Direction::Forward } else { Direction::Reverse };
        let (segment, end) =
            (recording.segments.rows() as u32, SimTime::from_nanos(start.as_nanos() + 10_000_000));
        recording.segments.push(SegmentRow {
            t: start,
            flow: 0,
            path: 0,
            direction,
            kind,
            retransmit: Retransmit::First,
            tsn: 1,
            chunks: 1,
            stream: 0,
            ssn: 0,
            bytes: 1500,
            gaps: 0,
            ecn: 0,
        });
        recording.hops.push(HopRow { start, end, segment, from, to });
        recording.fates.push(FateRow { t: end, segment, outcome: Outcome::Delivered, node: to });
    }

    /// Whether a packet that crosses from one of `ends` to the other at `ms` and arrives is a fault under `change`.
    fn may_not_cross(id: &str, change: &Value, ends: [&str; 2], ms: u64) -> bool {
        let told = told(id, change.clone(), |recording, node| {
            packet(recording, at(ms), SegmentKind::Data, ends.map(node));
        });
        told.is_some_and(|told| told.starts_with("segment 0 came over what is off"))
    }

    #[test]
    fn nothing_crosses_a_satellite_that_is_off() {
        let off = json!({ "kind": "satellite-off", "satellite": "P2 S3", "at_s": 1, "for_s": 1 });
        for ends in [["P2 S3", "P2 S4"], ["P2 S4", "P2 S3"]] {
            assert_eq!(
                [900, 1500, 1995, 2100].map(|ms| may_not_cross("iridium", &off, ends, ms)),
                [false, true, false, false]
            );
        }
        assert!(!may_not_cross("iridium", &off, ["P2 S4", "P2 S5"], 1500), "another satellite");
    }

    #[test]
    fn nothing_crosses_a_link_that_is_off_either_way() {
        let off = json!({ "kind": "link-off", "from": "P2 S3", "to": "P2 S4", "at_s": 1, "for_s": 1 });
        for ends in [["P2 S3", "P2 S4"], ["P2 S4", "P2 S3"]] {
            assert_eq!(
                [900, 1500, 2100].map(|ms| may_not_cross("iridium", &off, ends, ms)),
                [false, true, false]
            );
        }
        assert!(!may_not_cross("iridium", &off, ["P2 S3", "P2 S2"], 1500), "another link");
    }

    #[test]
    fn nothing_comes_through_rain_in_which_every_bit_is_wrong() {
        let rain = |ber: f64| json!({ "kind": "rain", "station": "Quito", "ber": ber, "ramp_s": 0.25, "at_s": 1, "for_s": 1 });
        for ends in [["Quito", "P2 S4"], ["P2 S4", "Quito"]] {
            let falls = |ms| may_not_cross("iridium", &rain(1.0), ends, ms);
            assert_eq!([1100, 1500, 1900].map(falls), [false, true, false], "it comes and goes on a ramp");
        }
        let queued = told("iridium", rain(1.0), |recording, node| {
            packet(recording, at(900), SegmentKind::Data, ["London", "P2 S4"].map(node));
            let [from, to] = ["P2 S4", "Quito"].map(node);
            recording.hops.push(HopRow { start: at(1500), end: at(1510), segment: 0, from, to });
        });
        assert_eq!(queued, None, "what waits when it begins leaves as it was taken");
        assert!(!may_not_cross("iridium", &rain(0.1), ["Quito", "P2 S4"], 1500), "some come through");
        assert!(!may_not_cross("iridium", &rain(1.0), ["London", "P2 S4"], 1500), "the sun shines on London");
    }

    #[test]
    fn the_next_packet_of_its_kind_is_dropped() {
        let arrives = |packet_kind: &str, kind, starts: &[u64]| {
            let change = json!({ "kind": "drop-next", "flow": FLOW, "packet": packet_kind, "at_s": 1 });
            told("two-links", change, |recording, node| {
                for &ms in starts {
                    packet(recording, at(ms), kind, [node("source"), node("sink")]);
                }
            })
        };
        for (word, kind) in [
            ("data", SegmentKind::Data),
            ("acknowledgement", SegmentKind::Sack),
            ("acknowledgement", SegmentKind::Report),
        ] {
            let found = arrives(word, kind, &[900, 1100]).unwrap_or_default();
            assert!(found.starts_with("segment 1 was to be dropped"), "{word}: {found}");
            assert_eq!(arrives(word, kind, &[900]), None, "nothing is sent any more");
            assert_eq!(arrives(word, kind, &[1000, 1100]), None, "it may have left before");
        }
        assert_eq!(arrives("data", SegmentKind::Sack, &[900, 1100]), None);
        assert_eq!(arrives("acknowledgement", SegmentKind::Data, &[900, 1100]), None);
    }

    #[test]
    fn a_frozen_receiver_keeps_what_comes() {
        let held = |buffered: u32| {
            let change = json!({ "kind": "freeze", "flow": FLOW, "at_s": 1, "for_s": 1 });
            told("two-links", change, |recording, _| {
                for (ms, buffered, cumulative_tsn) in [(900, 0, 100), (1500, buffered, 112)] {
                    let row = ReceiverRow {
                        t: at(ms),
                        flow: 0,
                        a_rwnd: 10_000,
                        buffered,
                        blocked: 0,
                        cumulative_tsn,
                    };
                    recording.receivers.push(row);
                }
            })
        };
        assert!(held(9).unwrap_or_default().starts_with("10 more numbers are there, and 9 bytes held"));
        assert_eq!(held(10), None);
    }
}
