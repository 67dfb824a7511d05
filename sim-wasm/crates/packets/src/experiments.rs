//! Experiments for the page: what there is, the runs of a sweep one by one, and what they say together.

use core::cell::RefCell;

use skywindow_form::{Reply, Value};
use skywindow_scenario as scenario;
use skywindow_scenario::told::{self as document, ExperimentTitle, Metric};
use skywindow_scenario::{AxisValue, Experiment, MetricName, Named};
use skywindow_study::campaign::manifest;
use skywindow_study::plot::{LinesPlot, read};
use skywindow_study::told::{self, LineAbout, PlanPoint, SweepMode};
use skywindow_study::{
    CORE, Line, Overrides, Plan, Results, Run, Still, Survey, Values, measure_run, tell, time_series,
};
use wasm_bindgen::prelude::*;

use crate::failure::refuse;

/// Numbers before the metrics of a run: its point and its replication.
const HEAD: usize = 2;

thread_local! {
    /// The documents of the experiments, texts by id. A first visit needs none, so they are no part of the core.
    static DOCUMENTS: RefCell<Value> = const { RefCell::new(Value::Null) };
}

/// Takes the documents of the built-in experiments: a JSON object of their texts by id.
///
/// # Errors
/// If it is not JSON.
#[wasm_bindgen]
pub fn bring_experiments(texts_json: &str) -> Result<(), JsError> {
    let texts = scenario::read_json(texts_json).map_err(|problem| refuse(&[problem]))?;
    DOCUMENTS.set(texts);
    Ok(())
}

/// The text and the document of a built-in experiment.
///
/// # Errors
/// If there is none of this id, or its document has not been brought.
pub fn built_in(id: &str) -> Result<(String, Experiment), JsError> {
    let text = DOCUMENTS.with_borrow(|texts| texts[id].as_str().map(str::to_owned));
    let text = text.ok_or_else(|| JsError::new(&format!("\"{id}\" is no built-in experiment")))?;
    let experiment = Experiment::parse(&text).map_err(|problems| refuse(&problems))?;
    Ok((text, experiment))
}

/// The titles of the built-in experiments.
///
/// # Errors
/// If one of them has not been brought or cannot be read.
#[wasm_bindgen]
pub fn experiments() -> Result<String, JsError> {
    let list: Result<Vec<ExperimentTitle>, JsError> =
        scenario::experiment_ids().iter().map(|id| title(id)).collect();
    Ok(list?.to_json().to_string())
}

fn title(id: &str) -> Result<ExperimentTitle, JsError> {
    let (text, experiment) = built_in(id)?;
    let hash = hash(&text, &experiment)?;
    let Experiment { id, title, paper, figure, kind, claims, .. } = experiment;
    Ok(ExperimentTitle { id, title, paper, figure, kind, claims: claims.len(), hash })
}

/// 64 bits of FNV-1a over the document and the scenario it starts from, as hexadecimal digits.
fn hash(text: &str, experiment: &Experiment) -> Result<String, JsError> {
    let base = experiment.base_document().map_err(|problem| refuse(&[problem]))?.to_string();
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().chain(base.bytes()).fold(0xcbf2_9ce4_8422_2325, mix);
    Ok(format!("{hash:016x}"))
}

/// An experiment with the words that it uses.
///
/// # Errors
/// If there is none with this id.
#[wasm_bindgen]
pub fn experiment(id: &str) -> Result<String, JsError> {
    let (text, experiment) = built_in(id)?;
    let told = document::Experiment {
        hash: hash(&text, &experiment)?,
        metrics: experiment.metrics.iter().copied().map(Metric::from).collect(),
        document: experiment,
    };
    Ok(told.to_json().to_string())
}

/// What an experiment of packets can measure in every run, with its words: what one of somebody's own may choose from.
#[wasm_bindgen]
pub fn metrics() -> String {
    let of_packets = MetricName::OF_A_RUN.iter().copied().filter(|metric| !metric.is_of_geometry());
    of_packets.map(Metric::from).collect::<Vec<_>>().to_json().to_string()
}

fn named<'a>(values: impl Iterator<Item = (&'a str, &'a AxisValue)>) -> Named<AxisValue> {
    Named(values.map(|(name, value)| (name.to_owned(), value.clone())).collect())
}

/// The runs of an experiment in one mode, and what they say.
#[wasm_bindgen]
pub struct Sweep {
    plan: Plan,
}

#[wasm_bindgen]
impl Sweep {
    /// Plans a built-in experiment in a mode.
    ///
    /// # Errors
    /// If there is no such experiment or mode, or it cannot run, a sentence a line.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, mode: &str) -> Result<Sweep, JsError> {
        Self::planned(&built_in(id)?.1, mode, Vec::new())
    }

    /// The same with values in place of those of some axes, a JSON object, for each axis a list; or a plan of its own,
    /// as plan.json has it, whatever `id` and `mode` are; or an experiment document of its own, whatever `id` is.
    ///
    /// # Errors
    /// The same, values that an axis cannot have, and what is wrong with the plan or the document, each with its path.
    pub fn of_other(id: &str, mode: &str, other_json: &str) -> Result<Sweep, JsError> {
        let told = scenario::read_json(other_json).map_err(|problem| refuse(&[problem]))?;
        if manifest::is_meant_by(&told) {
            let rows = manifest::rows_of(&told).map_err(|problems| refuse(&problems))?;
            return Ok(Self { plan: rows.plan().clone() });
        }
        if Experiment::is_meant_by(&told) {
            let own = Experiment::from_json(&told).map_err(|problems| refuse(&problems))?;
            return Self::planned(&own, mode, Vec::new());
        }
        let lists = told.as_object().into_iter().flatten().map(|(axis, list)| {
            let values: Option<Vec<AxisValue>> =
                list.as_array().and_then(|list| list.iter().map(AxisValue::from_json).collect());
            Some((axis.clone(), values?))
        });
        let values: Option<Vec<(String, Vec<AxisValue>)>> = lists.collect();
        let values = values.ok_or_else(|| JsError::new("values are not lists of words and numbers"))?;
        Self::planned(&built_in(id)?.1, mode, values)
    }

    /// Its experiment with the words that it uses; a plan of its own has its name for a hash.
    pub fn experiment(&self) -> String {
        let document = self.plan.experiment().clone();
        let metrics = document.metrics.iter().copied().map(Metric::from).collect();
        let hash = self.plan.hash(CORE).to_string();
        document::Experiment { hash, metrics, document }.to_json().to_string()
    }

    /// Which runs there are.
    ///
    /// # Errors
    /// If the scenario of the first run cannot be made.
    pub fn plan(&self) -> Result<String, JsError> {
        let first = self.plan.scenario(self.plan.run(0)).map_err(|problems| refuse(&problems))?;
        let told = told::Plan {
            points: (0..self.plan.points()).map(|point| PlanPoint { values: self.values(point) }).collect(),
            replications: self.plan.replications(),
            runs: self.plan.runs(),
            seed: self.plan.experiment().seed,
            duration_s: first.duration_s,
            metrics: MetricName::OF_A_RUN.to_vec(),
        };
        Ok(told.to_json().to_string())
    }

    /// Looks at the first run of each of at most `most` points: values may fit one by one and not together.
    ///
    /// # Errors
    /// What is wrong at the first point where something is, with its path, behind the values of the point.
    pub fn check(&self, most: usize) -> Result<(), JsError> {
        for point in 0..self.plan.points().min(most) {
            if let Err(problems) = self.plan.scenario(self.plan.run(point)) {
                let axes = &self.plan.experiment().axes;
                let at = axes.iter().zip(self.plan.values(point));
                let at: Vec<String> = at.map(|(axis, value)| format!("{} {value}", axis.name)).collect();
                let wrong: Vec<String> = problems.iter().map(ToString::to_string).collect();
                return Err(JsError::new(&format!("at {}: {}", at.join(", "), wrong.join("; "))));
            }
        }
        Ok(())
    }

    /// Makes one run; its metrics in the order of the plan, not a number where there is no value.
    ///
    /// # Errors
    /// If there is no such run, or it cannot be made.
    pub fn run(&self, point: usize, replication: usize) -> Result<Vec<f64>, JsError> {
        let run = self.numbered(point, replication)?;
        Ok(numbers(&measure_run(&self.plan, run).map_err(|problems| refuse(&problems))?))
    }

    /// The scenario of a run as the lab opens it, JSON.
    ///
    /// # Errors
    /// If there is no such run.
    pub fn scenario(&self, point: usize, replication: usize) -> Result<String, JsError> {
        let run = self.numbered(point, replication)?;
        Ok(self.plan.document(run).map_err(|problem| refuse(&[problem]))?.to_string())
    }

    /// The survey of a point of a geometry, about to begin.
    ///
    /// # Errors
    /// If there is no such point, or it has no path to follow.
    pub fn survey(&self, point: usize) -> Result<PathSurvey, JsError> {
        let run = self.numbered(point, 0)?;
        Ok(PathSurvey { survey: self.plan.survey(run).map_err(|problems| refuse(&problems))? })
    }

    /// The sky of a point at an instant.
    ///
    /// # Errors
    /// If there is no such point.
    pub fn still(&self, point: usize, t_s: f64) -> Result<SkyStill, JsError> {
        let run = self.numbered(point, 0)?;
        Ok(SkyStill { still: self.plan.still(run, t_s).map_err(|problems| refuse(&problems))? })
    }

    /// What runs say: `runs` holds point, replication and metrics of each, one after the other.
    pub fn results(&self, runs: &[f64]) -> String {
        let mut results = Results::new(&self.plan);
        for row in runs.chunks_exact(HEAD + MetricName::OF_A_RUN.len()) {
            let (point, replication) = (row[0] as usize, row[1] as usize);
            if let (Ok(run), Some(values)) = (self.numbered(point, replication), values_of(&row[HEAD..])) {
                results.insert(run, values);
            }
        }
        tell(&self.plan, &results).to_json().to_string()
    }

    /// What the plot draws of results as [`results`](Self::results) tells them; its lines are empty without rows.
    ///
    /// # Errors
    /// If they are no results, or the experiment draws something else than means.
    pub fn plot(&self, results_json: &str) -> Result<String, JsError> {
        let told = scenario::read_json(results_json).map_err(|problem| refuse(&[problem]))?;
        let (rows, beside) = read(&told).ok_or_else(|| JsError::new("these are no results"))?;
        let plot = LinesPlot::of(self.plan.experiment(), &rows, &beside);
        Ok(plot.map_err(|sentence| JsError::new(&sentence))?.to_json().to_string())
    }

    /// The lines of a plot against time, from one run of each point.
    ///
    /// # Errors
    /// If a run cannot be made.
    pub fn series(&self) -> Result<SeriesLines, JsError> {
        let lines = time_series(&self.plan).map_err(|problems| refuse(&problems))?;
        Ok(SeriesLines {
            axes: self.plan.experiment().axes.iter().map(|axis| axis.name.clone()).collect(),
            lines,
        })
    }
}

impl Sweep {
    fn planned(
        experiment: &Experiment,
        mode: &str,
        values: Vec<(String, Vec<AxisValue>)>,
    ) -> Result<Sweep, JsError> {
        let known = SweepMode::ALL.iter().find(|known| known.word() == mode);
        let known = known.ok_or_else(|| JsError::new(&format!("\"{mode}\" is no mode: quick or full")))?;
        let overrides = Overrides { quick: *known == SweepMode::Quick, values, ..Overrides::default() };
        Ok(Self { plan: Plan::new(experiment, &overrides).map_err(|problems| refuse(&problems))? })
    }

    fn numbered(&self, point: usize, replication: usize) -> Result<Run, JsError> {
        if point < self.plan.points() && replication < self.plan.replications() {
            return Ok(self.plan.run(replication * self.plan.points() + point));
        }
        Err(JsError::new(&format!("there is no replication {replication} of point {point}")))
    }

    fn values(&self, point: usize) -> Named<AxisValue> {
        let axes = self.plan.experiment().axes.iter().map(|axis| axis.name.as_str());
        named(axes.zip(self.plan.values(point)))
    }
}

/// The metrics in the order of the plan.
fn numbers(values: &Values) -> Vec<f64> {
    MetricName::OF_A_RUN.iter().map(|metric| values.get(*metric).unwrap_or(f64::NAN)).collect()
}

fn values_of(metrics: &[f64]) -> Option<Values> {
    let named = MetricName::OF_A_RUN.iter().zip(metrics);
    let object = named.map(|(metric, value)| (metric.word().to_owned(), Value::from(*value)));
    Values::from_json(&Value::Object(object.collect()))
}

/// A survey of a path over time, made bit by bit. Times are in s.
#[wasm_bindgen]
pub struct PathSurvey {
    survey: Survey,
}

#[wasm_bindgen]
impl PathSurvey {
    /// Takes at most so many samples more; whether there are none left.
    pub fn advance(&mut self, most: usize) -> bool {
        self.survey.advance(most)
    }

    /// The share of the samples that are taken.
    pub fn done(&self) -> f64 {
        self.survey.series().t.len() as f64 / self.survey.samples() as f64
    }

    /// Its metrics in the order of the plan.
    pub fn metrics(&self) -> Vec<f64> {
        numbers(&self.survey.values())
    }

    /// The instants of the samples.
    pub fn t(&self) -> Vec<f64> {
        self.survey.series().t.clone()
    }

    /// One-way delay at each, ms; not a number without a path.
    pub fn delay_ms(&self) -> Vec<f64> {
        self.survey.series().delay_ms.clone()
    }

    /// Links on the path at each; not a number without a path.
    pub fn links(&self) -> Vec<f64> {
        let number = |&links: &u32| if links == 0 { f64::NAN } else { f64::from(links) };
        self.survey.series().links.iter().map(number).collect()
    }

    /// Samples at which the path leads over other nodes than before.
    pub fn path_changes(&self) -> Vec<f64> {
        self.survey.series().path_changes.clone()
    }

    /// When the terminal at the beginning of the path, or that at its end, passed from satellite to satellite.
    pub fn handovers(&self, at_end: bool) -> Vec<f64> {
        self.survey.series().handovers[usize::from(at_end)].clone()
    }

    /// From when until when the seam lay between the two, pair by pair.
    pub fn seam(&self) -> Vec<f64> {
        self.survey.series().seam.iter().flatten().copied().collect()
    }
}

/// The sky at one instant.
#[wasm_bindgen]
pub struct SkyStill {
    still: Still,
}

#[wasm_bindgen]
impl SkyStill {
    /// For each satellite degrees north and east of the point below it, and how far around terminals see it.
    pub fn satellites(&self) -> Vec<f64> {
        let rows = self.still.satellites.iter();
        rows.flat_map(|row| [row.latitude_deg, row.longitude_deg, row.reach_deg]).collect()
    }

    /// For each inter-satellite link that is up its two ends and its kind.
    pub fn links(&self) -> Vec<u32> {
        self.still.links.iter().flat_map(|link| [link.ends[0], link.ends[1], link.kind as u32]).collect()
    }

    /// Degrees north and east of each terminal.
    pub fn terminals(&self) -> Vec<f64> {
        self.still.terminals.iter().flatten().copied().collect()
    }

    /// Degrees east at which each seam crosses the equator; it crosses once more half a turn further.
    pub fn seams_deg(&self) -> Vec<f64> {
        self.still.seams_deg.clone()
    }
}

/// The lines of a plot against time.
#[wasm_bindgen]
pub struct SeriesLines {
    axes: Vec<String>,
    lines: Vec<Line>,
}

#[wasm_bindgen]
impl SeriesLines {
    /// Their number.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// What a line shows; null if there is none with this number.
    pub fn about(&self, line: usize) -> String {
        let about = self.lines.get(line).map(|line| LineAbout {
            curve: line.curve,
            flow: line.flow.clone(),
            values: named(self.axes.iter().map(String::as_str).zip(&line.point)),
        });
        about.to_json().to_string()
    }

    /// Times of a line, s.
    pub fn t(&self, line: usize) -> Vec<f64> {
        self.lines.get(line).map_or_else(Vec::new, |line| line.t.clone())
    }

    /// Values of a line: bytes, packets or TSNs.
    pub fn y(&self, line: usize) -> Vec<f64> {
        self.lines.get(line).map_or_else(Vec::new, |line| line.y.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::{Experiment, MetricName, Plan, Sweep, told};
    use skywindow_form::Reply;
    use skywindow_scenario as scenario;
    use skywindow_study::Overrides;

    /// The runs need not be made: any numbers have means, pairs and verdicts.
    #[test]
    fn what_every_sweep_says_has_the_declared_shape() {
        for known in scenario::experiments() {
            let experiment = Experiment::parse(known.json).expect("a document");
            let plan = Plan::new(&experiment, &Overrides { quick: true, ..Overrides::default() });
            let sweep = Sweep { plan: plan.expect("a plan") };
            let mut runs = Vec::new();
            for point in 0..sweep.plan.points() {
                for replication in 0..sweep.plan.replications().min(3) {
                    runs.extend([point as f64, replication as f64]);
                    runs.extend(
                        (0..MetricName::OF_A_RUN.len()).map(|metric| (point + replication * metric) as f64),
                    );
                }
            }
            for some in [&runs[..], &[]] {
                let told = scenario::read_json(&sweep.results(some)).expect("it is JSON");
                assert_eq!(told::Results::SHAPE.misfit(&told, known.id), None);
            }
        }
    }
}
