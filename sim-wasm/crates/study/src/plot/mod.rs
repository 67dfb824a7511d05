//! What the plot of a sweep draws, from its document and its rows: whoever draws it, the page or a notebook, draws this.

mod read;

use skywindow_form::reply;
use skywindow_scenario::{Axis, AxisValue, Experiment, MetricName, Named, PlotKind, PlotScale};

pub use read::read;

use crate::told::{Estimate, ReferenceDifference, ResultRow};

reply! { "The plot of a sweep: lines of means with their bars." LinesPlot {
    x: PlotAxis => "The horizontal axis.",
    y: PlotAxis => "The vertical axis.",
    lines: Vec<PlotLine> => "The lines, those of the first metric before those of the second.",
    reference: String => "What the references were measured with, by its name alone; empty if the document has none.",
}}

reply! { "An axis of a plot." PlotAxis {
    label: String => "What it shows.",
    unit: String => "The unit of its numbers; empty for words, counts and fractions.",
    scale: PlotScale => "How its numbers are spread.",
    from_zero: bool => "Whether it begins at 0, if no value is below.",
    words: Option<Vec<String>> => "The words at 0, 1, 2 and so on; null where it has numbers.",
}}

reply! { "A line of a plot: a metric at the points with some values." PlotLine {
    label: String => "Its name beside those of the other lines.",
    metric: MetricName => "The metric.",
    at: Named<AxisValue> => "The values that its points have in common, by axis.",
    points: Vec<PlotPoint> => "The means, from the left to the right.",
    reference: Vec<PlotPoint> => "What another program gave for the same points.",
}}

reply! { #[derive(Copy)] "A mean with its 95 % confidence interval, in the units of the plot." PlotPoint {
    x: f64 => "Its place along the horizontal axis.",
    y: f64 => "The mean.",
    low: f64 => "Where the interval begins; the mean itself where there is none.",
    high: f64 => "Where it ends.",
    row: Option<usize> => "The number of its row among the results; null for what another program gave.",
}}

impl LinesPlot {
    /// The plot of `experiment`; without rows its lines are empty. What another program gave is drawn where it stands
    /// beside the rows in `beside`: not where a run is of another value or another length.
    ///
    /// # Errors
    /// A sentence, if the experiment draws something else than means.
    pub fn of(
        experiment: &Experiment,
        rows: &[ResultRow],
        beside: &[ReferenceDifference],
    ) -> Result<Self, String> {
        let plot = &experiment.plot;
        let named = experiment.axes.iter().find(|axis| plot.x.as_deref() == Some(axis.name.as_str()));
        let axis = named.or(experiment.axes.first());
        let (PlotKind::Lines, Some(axis)) = (plot.kind, axis) else {
            return Err(format!("{}: has no plot of means against an axis", experiment.id));
        };
        let words = axis.values.iter().any(|value| value.number().is_none());
        let place = Place { axis, words, factor: plot.y_factor };
        let line = |metric: MetricName, at: Named<AxisValue>| PlotLine {
            label: label(experiment, metric, &at),
            points: sorted(rows.iter().enumerate().filter(|(_, row)| matches(&row.values, &at)).filter_map(
                |(number, row)| place.point(&row.values, row.metrics.get(metric.word())?, Some(number)),
            )),
            reference: match &experiment.reference {
                Some(reference) if reference.metric == metric => {
                    let here = beside.iter().filter(|beside| matches(&beside.at, &at));
                    sorted(here.filter_map(|beside| place.point(&beside.at, &beside.reference, None)))
                }
                _ => Vec::new(),
            },
            metric,
            at,
        };
        let metrics = plot.y.iter();
        let lines = metrics.flat_map(|metric| series(experiment).into_iter().map(|at| line(*metric, at)));
        let y_label = || plot.y.iter().map(|metric| metric.words().label).collect::<Vec<_>>().join(", ");
        Ok(Self {
            x: PlotAxis {
                label: axis.label.clone(),
                unit: if words { String::new() } else { axis.unit.clone() },
                scale: if words { PlotScale::Linear } else { axis.scale },
                from_zero: false,
                words: words.then(|| axis.values.iter().map(|value| axis.shown(value)).collect()),
            },
            y: PlotAxis {
                label: if plot.y_label.is_empty() { y_label() } else { plot.y_label.clone() },
                unit: plot.y_unit.clone(),
                scale: PlotScale::Linear,
                from_zero: true,
                words: None,
            },
            lines: lines.collect(),
            reference: experiment.reference.as_ref().map_or("", |of| program(&of.source)).to_owned(),
        })
    }
}

/// Where points lie.
struct Place<'e> {
    axis: &'e Axis,
    /// Whether values lie in the order of the document rather than by their numbers.
    words: bool,
    factor: f64,
}

impl Place<'_> {
    fn point(&self, at: &Named<AxisValue>, of: &Estimate, row: Option<usize>) -> Option<PlotPoint> {
        let (mean, half) = (of.mean?, of.ci95.unwrap_or(0.0));
        let [y, low, high] = [mean, mean - half, mean + half].map(|value| value * self.factor);
        Some(PlotPoint { x: self.x(at.get(&self.axis.name)?)?, y, low, high, row })
    }

    fn x(&self, value: &AxisValue) -> Option<f64> {
        if self.words {
            return self.axis.values.iter().position(|known| known == value).map(|place| place as f64);
        }
        value.number().map(|number| self.axis.shown_number(number))
    }
}

fn sorted(points: impl Iterator<Item = PlotPoint>) -> Vec<PlotPoint> {
    let mut points: Vec<PlotPoint> = points.collect();
    points.sort_by(|one, other| one.x.total_cmp(&other.x));
    points
}

/// All combinations of the values of the axes that are series, in the order of the document.
fn series(experiment: &Experiment) -> Vec<Named<AxisValue>> {
    let axes = experiment.plot.series.iter();
    axes.filter_map(|name| experiment.axes.iter().find(|axis| axis.name == *name)).fold(
        vec![Named::none()],
        |before, axis| {
            let with = |known: &Named<AxisValue>, value: &AxisValue| {
                Named([known.0.as_slice(), &[(axis.name.clone(), value.clone())]].concat())
            };
            before.iter().flat_map(|known| axis.values.iter().map(|value| with(known, value))).collect()
        },
    )
}

fn matches(values: &Named<AxisValue>, of: &Named<AxisValue>) -> bool {
    of.iter().all(|(name, value)| values.get(name) == Some(value))
}

/// "Streams 4, Loss 1 %", in the order of the axes; the name of the metric, too, where there are several.
fn label(experiment: &Experiment, metric: MetricName, at: &Named<AxisValue>) -> String {
    let words = experiment.axes.iter().filter_map(|axis| Some(axis.in_words(at.get(&axis.name)?)));
    let words = words.collect::<Vec<_>>().join(", ");
    let name = metric.words().label;
    match (experiment.plot.y.len() > 1, words.is_empty()) {
        (_, true) => name.to_owned(),
        (true, false) => format!("{name}, {words}"),
        (false, false) => words,
    }
}

/// "ns-2.35" of "ns-2.35 on the same wires, 8 associations".
fn program(source: &str) -> &str {
    let ends = [",", ";", ":", " with ", " on ", " by ", " in "];
    let end = ends.iter().filter_map(|end| source.find(end)).min().unwrap_or(source.len());
    match source[..end].trim() {
        "" => source,
        name => name,
    }
}

#[cfg(test)]
mod tests;
