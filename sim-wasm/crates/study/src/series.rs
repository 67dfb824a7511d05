//! Time series: columns of a run's recording as lines of a plot.

use skywindow_scenario::{AxisValue, Curve, Experiment, Named, Problem};

use super::plan::Plan;
use super::trace::Trace;

/// A line of a plot against time.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it shows.
    pub curve: Curve,
    /// The flow or leg it is of, if the plot names its flows, or gateways split the first one.
    pub flow: Option<String>,
    /// The point it belongs to: a value for every axis of the experiment.
    pub point: Vec<AxisValue>,
    /// Times, s, never falling.
    pub t: Vec<f64>,
    /// Values: bytes, packets or their numbers, bit/s; modulo the plot's number if it has one.
    pub y: Vec<f64>,
}

/// The lines of a time-series plot: one run of each point with the experiment's seed.
///
/// # Errors
/// What stands in the way of a run.
pub fn time_series(plan: &Plan) -> Result<Vec<Line>, Vec<Problem>> {
    let plot = &plan.experiment().plot;
    let mut lines = Vec::new();
    for number in (0..plan.points()).filter(|&point| is_drawn(plan, point)) {
        let mut trace = Trace::of(plan, plan.run(number))?;
        for curve in &plot.curves {
            for flow in flows(&plot.flows, *curve, &trace) {
                let mut samples = trace.samples(flow.as_deref(), *curve);
                if let Some(modulo) = plot.modulo {
                    samples.iter_mut().for_each(|(_, y)| *y %= f64::from(modulo));
                }
                let (t, y) = samples.into_iter().unzip();
                let point = plan.values(number).into_iter().cloned().collect();
                lines.push(Line { curve: *curve, flow, point, t, y });
            }
        }
    }
    Ok(lines)
}

/// Whether the plot draws the point.
fn is_drawn(plan: &Plan, point: usize) -> bool {
    let Experiment { axes, plot, .. } = plan.experiment();
    let values = plan.values(point);
    let among = |drawn: &Named<Vec<AxisValue>>| {
        axes.iter()
            .zip(&values)
            .all(|(axis, value)| drawn.get(&axis.name).is_none_or(|all| all.contains(value)))
    };
    plot.drawn.is_empty() || plot.drawn.iter().any(among)
}

/// The flows of which a curve is drawn, and the legs of those that are split: none by name where the plot names none, or
/// where all flows are meant.
fn flows(named: &[String], curve: Curve, trace: &Trace) -> Vec<Option<String>> {
    match (named, curve) {
        (_, Curve::LinkThroughput) => vec![None],
        ([], _) => trace.connections(None),
        (named, _) => named.iter().flat_map(|name| trace.connections(Some(name))).collect(),
    }
}
