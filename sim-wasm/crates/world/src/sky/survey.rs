//! A survey: the path between the ends of the first flow over time, without packets, and what it comes to.

use skywindow_orbit::Sky;
use skywindow_orbit::geometry::{TraceRequest, Tracer};
use skywindow_scenario::{MetricName, Problem, Sampling, Scenario};
use skywindow_units::{Duration, SimTime};

use crate::layout::Layout;
use crate::results::metrics::Values;
use crate::sky::orbits;
use crate::sky::passage::Passage;

/// A survey takes at most this many samples: one every tenth of a second for a day and more.
const MOST_SAMPLES: f64 = 1_000_000.0;

/// A path over time, sample by sample; what happens between samples carries its own instants. Times in s.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// The instants of the samples.
    pub t: Vec<f64>,
    /// One-way propagation delay at each, ms; not a number without a path.
    pub delay_ms: Vec<f64>,
    /// Links on the path at each, ground links included; 0 without a path.
    pub links: Vec<u32>,
    /// The samples at which the path leads over other nodes than at the last one that had a path.
    pub path_changes: Vec<f64>,
    /// When the terminal at the beginning and that at the end of the path passed from one satellite to another.
    pub handovers: [Vec<f64>; 2],
    /// When the seam of the constellation lay between the two: from, to.
    pub seam: Vec<[f64; 2]>,
}

/// A survey under way.
#[derive(Clone, Debug)]
pub struct Survey {
    sky: Sky,
    constellation: usize,
    tracer: Tracer,
    terminals: [u32; 2],
    end: SimTime,
    samples: usize,
    last_path: Vec<u32>,
    series: Series,
    passage: Passage,
    finished: bool,
}

impl Survey {
    /// A survey of the first flow of `scenario`, from its constellation's links as they are at time 0 to the end of
    /// the run.
    ///
    /// # Errors
    /// A scenario without a flow between two terminals of one constellation, or too many samples.
    pub fn new(scenario: &Scenario, sampling: &Sampling) -> Result<Self, Vec<Problem>> {
        let layout = Layout::new(scenario)?;
        let sky = Sky::new(&layout.sky).map_err(|message| problem("constellations", &message))?;
        let path = layout.flows.first().and_then(|flow| flow.paths.first());
        let (nodes, constellation) =
            path.and_then(|path| Some((path.nodes, path.via?))).ok_or_else(|| {
                problem("flows", "a geometry needs a flow between two terminals of one constellation")
            })?;
        let span_s = scenario.duration_s - sampling.start_s;
        if span_s < 0.0 {
            let message = format!("{} s is after the end, {} s", sampling.start_s, scenario.duration_s);
            return Err(problem("sampling.start_s", &message));
        }
        if span_s / sampling.step_s > MOST_SAMPLES {
            let message = format!("{} s gives more than {MOST_SAMPLES} samples", sampling.step_s);
            return Err(problem("sampling.step_s", &message));
        }
        let terminals = nodes.map(|node| node - layout.satellites());
        let request = TraceRequest {
            from: terminals[0],
            to: terminals[1],
            start: SimTime::from_secs_f64(sampling.start_s),
            step: Duration::from_secs_f64(sampling.step_s),
            duration: Duration::from_secs_f64(span_s),
            policy: None,
        };
        let end = SimTime::from_secs_f64(scenario.duration_s);
        let seconds = |span: [SimTime; 2]| span.map(SimTime::as_secs_f64);
        let seam = sky.seam_between(terminals, end).into_iter().map(seconds).collect();
        Ok(Self {
            tracer: Tracer::new(&sky, &request),
            sky,
            constellation,
            terminals,
            end,
            samples: (span_s / sampling.step_s) as usize + 1,
            last_path: Vec::new(),
            series: Series { seam, ..Series::default() },
            passage: Passage::default(),
            finished: false,
        })
    }

    /// The number of samples there will be.
    pub const fn samples(&self) -> usize {
        self.samples
    }

    /// Takes at most so many samples more; whether there are none left.
    pub fn advance(&mut self, most: usize) -> bool {
        for _ in 0..most {
            let Some(row) = self.tracer.row(&self.sky) else {
                self.finish();
                break;
            };
            let t = row.t.as_secs_f64();
            if let Some(delay) = row.delay {
                self.passage.add(&self.sky, row.t, &row.path, delay.as_millis_f64());
            }
            if !row.path.is_empty() && row.path != self.last_path {
                if !self.last_path.is_empty() {
                    self.series.path_changes.push(t);
                }
                self.last_path = row.path;
            }
            self.series.t.push(t);
            self.series.delay_ms.push(row.delay.map_or(f64::NAN, Duration::as_millis_f64));
            self.series.links.push(row.links);
        }
        self.finished
    }

    fn finish(&mut self) {
        self.finished = true;
        for (side, terminal) in self.terminals.into_iter().enumerate() {
            let passed = self
                .tracer
                .handovers()
                .iter()
                .filter(|row| row.terminal == terminal && row.from.is_some() && row.to.is_some());
            self.series.handovers[side] = passed.map(|row| row.t.as_secs_f64()).collect();
        }
    }

    /// What has been found so far; handovers when it is finished.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// What it comes to.
    pub fn values(&self) -> Values {
        let Series { t, delay_ms, links, path_changes, handovers, seam } = &self.series;
        let found = || delay_ms.iter().copied().filter(|delay| delay.is_finite());
        let is_between = |t: f64| seam.iter().any(|&[from, to]| (from..to).contains(&t));
        let during = |between: bool| {
            let samples = t.iter().zip(delay_ms).filter(move |(t, _)| is_between(**t) == between);
            mean(samples.map(|(_, delay)| *delay).filter(|delay| delay.is_finite()))
        };
        let some_links = || links.iter().filter(|&&links| links > 0).map(|&links| f64::from(links));
        let has_seam = self.sky.seam_deg(self.constellation, SimTime::ZERO).is_some();
        let of_seam = |value: f64| if has_seam { value } else { f64::NAN };
        let between_s: f64 = seam.iter().map(|[from, to]| to - from).sum();
        let mut given = orbits::values(&self.sky, self.constellation);
        given.extend([
            (MetricName::DelayMin, found().fold(f64::NAN, f64::min)),
            (MetricName::DelayMean, mean(found())),
            (MetricName::DelayMax, found().fold(f64::NAN, f64::max)),
            (MetricName::DelayMeanSeam, of_seam(during(true))),
            (MetricName::DelayMeanClear, of_seam(during(false))),
            (MetricName::SeamRise, of_seam(during(true) - during(false))),
            (MetricName::LinksMean, mean(some_links())),
            (MetricName::LinksMax, some_links().fold(f64::NAN, f64::max)),
            (MetricName::PathChanges, path_changes.len() as f64),
            (MetricName::Handovers, handovers.iter().map(Vec::len).sum::<usize>() as f64),
            (MetricName::Disconnected, (t.len() - found().count()) as f64 / t.len() as f64),
            (MetricName::PathLatitude, self.passage.latitude_deg()),
            (MetricName::EndsOpposed, self.passage.opposed()),
            (MetricName::OpposedRise, self.passage.opposed_rise_ms()),
            (MetricName::SeamBetween, of_seam(between_s / self.end.as_secs_f64())),
        ]);
        Values::of(&given)
    }
}

fn problem(path: &str, message: &str) -> Vec<Problem> {
    vec![Problem::new(path, message)]
}

/// Summed from the first value on, so that equal values have that value as their mean; not a number without any.
fn mean(mut values: impl Iterator<Item = f64>) -> f64 {
    let Some(first) = values.next() else { return f64::NAN };
    let (sum, count) = values.fold((0.0, 1.0), |(sum, count), value| (sum + (value - first), count + 1.0));
    first + sum / count
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn a_mean_is_that_of_its_values_and_there_is_none_of_nothing() {
        assert_eq!(mean([1.0, 2.0, 6.0].into_iter()), 3.0);
        assert_eq!(mean([0.1; 10].into_iter()), 0.1);
        assert!(mean([].into_iter()).is_nan());
    }
}
