//! Time series: columns of a run's recording as lines of a plot.

use skywindow_scenario::{AxisValue, Curve, Problem, Scenario};
use skywindow_units::SimTime;

use skywindow_world::World;
use skywindow_world::recording::{Direction, Outcome, Recording, SegmentKind};

use super::plan::Plan;

/// A line of a plot against time.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it shows.
    pub curve: Curve,
    /// The point it belongs to: a value for every axis of the experiment.
    pub point: Vec<AxisValue>,
    /// Times, s, never falling.
    pub t: Vec<f64>,
    /// Values: bytes, packets or TSNs, modulo the plot's number if it has one.
    pub y: Vec<f64>,
}

/// The lines of a time-series plot: one run of each point with the experiment's seed.
///
/// # Errors
/// What stands in the way of a run.
pub fn time_series(plan: &Plan) -> Result<Vec<Line>, Vec<Problem>> {
    let plot = &plan.experiment().plot;
    let mut lines = Vec::new();
    for number in 0..plan.points() {
        let document = plan.document(plan.run(number)).map_err(|problem| vec![problem])?;
        let mut world = World::new(&Scenario::from_json(&document)?)?;
        world.advance(SimTime::MAX, u64::MAX);
        for curve in &plot.curves {
            let mut samples = samples(world.recording(), *curve);
            if let Some(modulo) = plot.modulo {
                samples.iter_mut().for_each(|(_, y)| *y %= f64::from(modulo));
            }
            let (t, y) = samples.into_iter().unzip();
            let point = plan.values(number).into_iter().cloned().collect();
            lines.push(Line { curve: *curve, point, t, y });
        }
    }
    Ok(lines)
}

/// Time and value of each row of the first flow that the curve follows.
fn samples(recording: &Recording, curve: Curve) -> Vec<(f64, f64)> {
    match curve {
        Curve::Cwnd => windows(recording, |row| row.cwnd),
        Curve::Ssthresh => windows(recording, |row| row.ssthresh),
        Curve::Flight => windows(recording, |row| row.flight),
        Curve::PeerRwnd => windows(recording, |row| row.peer_rwnd),
        Curve::ARwnd => {
            let rows = recording.receivers.waiting().iter().filter(|row| row.flow == 0);
            rows.map(|row| (row.t.as_secs_f64(), f64::from(row.a_rwnd))).collect()
        }
        Curve::TsnSent => sent(recording),
        Curve::TsnAcknowledged => sacks(recording),
        Curve::PacketsSent => counted(sent(recording)),
        Curve::SacksReceived => counted(sacks(recording)),
    }
}

fn windows(
    recording: &Recording,
    column: fn(&skywindow_world::recording::WindowRow) -> u32,
) -> Vec<(f64, f64)> {
    let rows = recording.windows.waiting().iter().filter(|row| row.flow == 0);
    rows.map(|row| (row.t.as_secs_f64(), f64::from(column(row)))).collect()
}

/// Data packets sent, with their first TSN.
fn sent(recording: &Recording) -> Vec<(f64, f64)> {
    let rows = recording.segments.waiting().iter();
    rows.filter(|row| row.flow == 0 && row.direction == Direction::Forward && row.kind == SegmentKind::Data)
        .map(|row| (row.t.as_secs_f64(), f64::from(row.tsn)))
        .collect()
}

/// SACKs when they arrive, with their cumulative TSN.
fn sacks(recording: &Recording) -> Vec<(f64, f64)> {
    let segments = recording.segments.waiting();
    let arrived = recording.fates.waiting().iter().filter(|fate| fate.outcome == Outcome::Delivered);
    arrived
        .filter_map(|fate| segments.get(fate.segment as usize).map(|segment| (fate.t.as_secs_f64(), segment)))
        .filter(|(_, segment)| {
            segment.flow == 0 && segment.direction == Direction::Reverse && segment.kind == SegmentKind::Sack
        })
        .map(|(t, segment)| (t, f64::from(segment.tsn)))
        .collect()
}

/// The number of samples so far in place of their values.
fn counted(mut samples: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    for (count, sample) in samples.iter_mut().enumerate() {
        sample.1 = count as f64 + 1.0;
    }
    samples
}
