//! What breaks is broken: nothing crosses a link that is off, a frozen receiver keeps what comes, and the next packet
//! that is to be dropped is.

use std::collections::BTreeSet;

use skywindow_scenario::{ChangeKind, DatedChange, NextPacket, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{Direction, HopRow, Recording, SegmentKind};
use skywindow_world::{Layout, Names};

use crate::fault::{Fault, ensure};

/// Checks a recording of which nothing has been drained.
pub(crate) fn check(recording: &Recording, scenario: &Scenario, layout: &Layout) -> Result<(), Fault> {
    let forged = scenario.flows.iter().any(|flow| !flow.incidents.is_empty());
    // Hosts that reboot number their data anew, and what waits for a radio channel has no hop.
    if scenario.changes.is_empty() || forged || !scenario.radio_channels.is_empty() {
        return Ok(());
    }
    let laws =
        Laws { recording, scenario, layout, names: Names::new(scenario, layout), last: last_hops(recording) };
    scenario.changes.iter().filter(|change| !change.off).try_for_each(|change| laws.hold(change))
}

/// The last hop of each segment, by its row.
fn last_hops(recording: &Recording) -> Vec<usize> {
    let mut last = vec![usize::MAX; recording.segments.waiting().len()];
    for (row, hop) in recording.hops.waiting().iter().enumerate() {
        if let Some(last) = last.get_mut(hop.segment as usize) {
            *last = row;
        }
    }
    last
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
    last: Vec<usize>,
}

impl Laws<'_> {
    fn hold(&self, change: &DatedChange) -> Result<(), Fault> {
        let during = lasting(change);
        let ends = |name: &str| self.nodes(name, change);
        match change.kind {
            ChangeKind::Set => Ok(()),
            ChangeKind::SatelliteOff => match ends(&change.satellite) {
                Some(off) => self.nothing_crosses(during, change, |hop| {
                    off.contains(&hop.from.into()) || off.contains(&hop.to.into())
                }),
                None => Ok(()),
            },
            ChangeKind::LinkOff => match ends(&change.from).zip(ends(&change.to)) {
                Some((a, b)) => self.nothing_crosses(during, change, |hop| {
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
        struck: impl Fn(&HopRow) -> bool,
    ) -> Result<(), Fault> {
        for (row, hop) in self.recording.hops.waiting().iter().enumerate() {
            if within(during, hop.start) && hop.end < during.1 && struck(hop) {
                ensure(self.last[hop.segment as usize] == row && !self.arrived(hop.segment), || {
                    format!("segment {} came over what is off: {:?}", hop.segment, change)
                })?;
            }
        }
        Ok(())
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
        self.nothing_crosses(height, change, |hop| {
            let [from, to] = [hop.from, hop.to].map(u32::from);
            (from < sky && terminals.contains(&to)) || (to < sky && terminals.contains(&from))
        })
    }

    /// The next packet with data does not arrive.
    fn next_is_dropped(&self, change: &DatedChange) -> Result<(), Fault> {
        let at = SimTime::from_secs_f64(change.at_s);
        let own = self.layout.flows.iter().position(|flow| flow.name == change.flow && !flow.background);
        let Some(own) = own.filter(|&own| self.layout.flows[own].leg.is_none()) else { return Ok(()) };
        let data = |kind: SegmentKind| matches!(kind, SegmentKind::Data);
        let segments = self.recording.segments.waiting().iter().zip(0u32..);
        let mut sent = segments.filter(|(row, _)| {
            usize::from(row.flow) == own && row.direction == Direction::Forward && data(row.kind)
        });
        let next = sent.find(|(row, _)| row.t >= at);
        match next {
            // Of those that leave at the very instant some may have left before it.
            Some((row, number)) if row.t > at && change.packet == NextPacket::Data => {
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
