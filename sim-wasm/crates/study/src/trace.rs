//! A run that is over, with all that was recorded of it, and the curves that can be drawn of it.

use skywindow_scenario::{Curve, LinkEnds, Problem, Scenario};
use skywindow_units::SimTime;
use skywindow_world::recording::{Direction, Outcome, Recording, SegmentKind, WindowRow};
use skywindow_world::{Layout, Pieces, PlannedFlow, World};

use crate::plan::{Plan, Run};

/// Time, s, and value.
type Samples = Vec<(f64, f64)>;

/// A run and its recording.
pub(crate) struct Trace {
    scenario: Scenario,
    layout: Layout,
    world: World,
    /// The link whose throughput is asked for; none for the busiest.
    link: Option<LinkEnds>,
}

impl Trace {
    /// Makes `run` of `plan`.
    ///
    /// # Errors
    /// What stands in the way of it.
    pub(crate) fn of(plan: &Plan, run: Run) -> Result<Self, Vec<Problem>> {
        let document = plan.document(run).map_err(|problem| vec![problem])?;
        let scenario = Scenario::from_json(&document)?;
        let layout = Layout::new(&scenario)?;
        let mut world = World::new(&scenario)?;
        world.recording().leave_unhashed();
        world.advance(SimTime::MAX, u64::MAX);
        Ok(Self { scenario, layout, world, link: plan.experiment().plot.link.clone() })
    }

    /// The flow called `name`, or the first one, as a curve of it is to be called. Of a flow that gateways split all
    /// legs, unless the name is that of a leg: each has a window of its own.
    pub(crate) fn connections(&self, name: Option<&str>) -> Vec<Option<String>> {
        let legs = self.layout.flows.iter().filter(|flow| match name {
            Some(name) => flow.name == name,
            None => self.layout.flows.first().is_some_and(|first| flow.name == first.name),
        });
        let called: Vec<String> = legs.filter_map(|flow| Some(flow.leg?.called(&flow.name))).collect();
        match called.is_empty() {
            true => vec![name.map(str::to_owned)],
            false => called.into_iter().map(Some).collect(),
        }
    }

    /// What a curve shows of the flow or leg called `flow`, or of the first one; nothing if there is none.
    pub(crate) fn samples(&mut self, flow: Option<&str>, curve: Curve) -> Samples {
        let mut flows = self.layout.flows.iter().zip(0_u16..);
        let is_called = |own: &PlannedFlow, name: &str| {
            own.name == name || own.leg.is_some_and(|leg| leg.called(&own.name) == name)
        };
        let found = flows.find(|(own, _)| flow.is_none_or(|name| is_called(own, name)));
        let Some((own, number)) = found else { return Vec::new() };
        let pieces = Pieces::new(own.transport.numbering());
        let recording = self.world.recording();
        match curve {
            Curve::Cwnd => windows(recording, number, |row| row.cwnd),
            Curve::Ssthresh => windows(recording, number, |row| row.ssthresh),
            Curve::Flight => windows(recording, number, |row| row.flight),
            Curve::PeerRwnd => windows(recording, number, |row| row.peer_rwnd),
            Curve::ARwnd => {
                let rows = recording.receivers.waiting().iter().filter(|row| row.flow == number);
                rows.map(|row| (row.t.as_secs_f64(), f64::from(row.a_rwnd))).collect()
            }
            Curve::TsnSent => sent(recording, number, pieces),
            Curve::TsnAcknowledged => acknowledged(recording, number, pieces),
            Curve::PacketsSent => counted(sent(recording, number, pieces)),
            Curve::SacksReceived => counted(acknowledged(recording, number, pieces)),
            Curve::LinkThroughput => self.throughput(),
        }
    }

    /// What the link of the plot, or the busiest one, carried in each measuring interval, bit/s, at its beginning.
    fn throughput(&mut self) -> Samples {
        let ends = match &self.link {
            Some(link) => {
                let node = |name: &str| self.world.node_called(name);
                node(&link.from).zip(node(&link.to))
            }
            None => self.world.busiest_link(),
        };
        let Some((from, to)) = ends else { return Vec::new() };
        let interval_s = self.scenario.measurement.interval_s;
        let intervals = (self.scenario.duration_s / interval_s).floor() as usize;
        let mut samples: Samples = (0..intervals).map(|number| (number as f64 * interval_s, 0.0)).collect();
        for row in self.world.recording().queues.waiting() {
            if u32::from(row.from) != from || u32::from(row.to) != to {
                continue;
            }
            let number = (row.t.as_secs_f64() / interval_s).round() as usize;
            if let Some((_, y)) = number.checked_sub(1).and_then(|number| samples.get_mut(number)) {
                *y = row.sent_bytes as f64 * 8.0 / interval_s;
            }
        }
        samples
    }
}

fn windows(recording: &Recording, flow: u16, column: fn(&WindowRow) -> u32) -> Samples {
    let rows = recording.windows.waiting().iter().filter(|row| row.flow == flow);
    rows.map(|row| (row.t.as_secs_f64(), f64::from(column(row)))).collect()
}

/// Data packets sent, with the number of the first data they carry.
fn sent(recording: &Recording, flow: u16, mut pieces: Pieces) -> Samples {
    let rows = recording.segments.waiting().iter();
    rows.filter(|row| {
        row.flow == flow && row.direction == Direction::Forward && row.kind == SegmentKind::Data
    })
    .map(|row| (row.t.as_secs_f64(), (pieces.before(row.tsn) + 1) as f64))
    .collect()
}

/// Acknowledgements when they arrive, with the number up to which they report all data.
fn acknowledged(recording: &Recording, flow: u16, mut pieces: Pieces) -> Samples {
    let segments = recording.segments.waiting();
    let arrived = recording.fates.waiting().iter().filter(|fate| fate.outcome == Outcome::Delivered);
    arrived
        .filter_map(|fate| segments.get(fate.segment as usize).map(|segment| (fate.t.as_secs_f64(), segment)))
        .filter(|(_, segment)| {
            segment.flow == flow
                && segment.direction == Direction::Reverse
                && segment.kind == SegmentKind::Sack
        })
        .map(|(t, segment)| (t, pieces.acknowledged(segment.tsn) as f64))
        .collect()
}

/// The number of samples so far in place of their values.
fn counted(mut samples: Samples) -> Samples {
    for (count, sample) in samples.iter_mut().enumerate() {
        sample.1 = count as f64 + 1.0;
    }
    samples
}
