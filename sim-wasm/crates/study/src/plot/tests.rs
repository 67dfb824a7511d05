//! The plot of two streams over a lossy link, and the plots of the built-in experiments.

use serde_json::json;
use skywindow_form::Reply;
use skywindow_scenario::{Experiment, PlotKind, PlotScale, experiments};

use super::{LinesPlot, PlotPoint, read};
use crate::told;
use crate::{Overrides, Plan, Results, tell};

/// `ms-fig11` with two losses, and what another program gave at one of them.
fn experiment(change: impl Fn(&mut serde_json::Value)) -> Experiment {
    let mut document: serde_json::Value =
        serde_json::from_str(skywindow_scenario::experiment("ms-fig11").expect("a built-in")).expect("JSON");
    document["axes"][1]["values"] = json!([0, 0.07]);
    document["quick"] = json!({});
    document["claims"] = json!([]);
    document["reference"] = json!({
        "source": "ns-2.35 on the same wires, 8 runs",
        "metric": document["metrics"][0],
        "points": [{ "at": { "streams": 4, "loss": 0.07 }, "mean": 90_000, "ci95": 1000, "replications": 20 }],
    });
    change(&mut document);
    Experiment::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn results(metric: &str) -> serde_json::Value {
    let row = |streams: u32, loss: f64, mean: f64, ci95: Option<f64>| {
        json!({
            "point": 0,
            "values": { "streams": streams, "loss": loss },
            "replications": 3,
            "metrics": { metric: { "mean": mean, "ci95": ci95, "sd": 0.0 } },
        })
    };
    json!({
        "rows": [
            row(4, 0.07, 88_000.0, Some(2000.0)),
            row(1, 0.07, 80_000.0, None),
            row(1, 0.0, 218_000.0, Some(0.0)),
        ],
        "reference": [{
            "at": { "streams": 4, "loss": 0.07 },
            "reference": { "mean": 90_000.0, "ci95": 1000.0, "sd": null },
            "measured": { "mean": 88_000.0, "ci95": 2000.0, "sd": 0.0 },
            "relative": -0.022,
        }],
    })
}

fn plot(experiment: &Experiment) -> LinesPlot {
    let (rows, beside) = read(&results(experiment.plot.y[0].word())).expect("results");
    LinesPlot::of(experiment, &rows, &beside).expect("lines")
}

#[test]
fn a_line_for_each_value_of_the_series_its_points_in_order_and_in_the_units_of_the_plot() {
    let experiment = experiment(|document| {
        document["plot"]["y_unit"] = json!("kbit/s");
        document["plot"]["y_factor"] = json!(0.001);
        document["plot"]["y_label"] = json!("");
    });
    let plot = plot(&experiment);
    let [one, four] = &plot.lines[..] else { panic!("two lines") };
    assert_eq!((one.label.as_str(), four.label.as_str()), ("Streams 1", "Streams 4"));
    let point = |x: f64, [y, low, high]: [f64; 3], row| PlotPoint { x, y, low, high, row };
    assert_eq!(one.points, [point(0.0, [218.0; 3], Some(2)), point(7.0, [80.0; 3], Some(1))]);
    assert_eq!(four.points, [point(7.0, [88.0, 86.0, 90.0], Some(0))]);
    assert_eq!((one.reference.len(), &four.reference[..]), (0, &[point(7.0, [90.0, 89.0, 91.0], None)][..]));
    assert_eq!((plot.x.label.as_str(), plot.x.unit.as_str()), ("Packet error rate", "%"));
    assert_eq!((plot.y.label.as_str(), plot.y.unit.as_str()), (one.metric.words().label, "kbit/s"));
    assert_eq!(plot.reference, "ns-2.35");
}

#[test]
fn words_lie_in_the_order_of_the_document_and_have_no_scale() {
    let experiment = experiment(|document| {
        document["axes"][1] = json!({
            "name": "loss", "label": "Link", "values": ["good", "bad"], "scale": "log", "unit": "%",
            "labels": { "bad": "a bad one" },
            "settings": { "good": { "links[1].per": 0 }, "bad": { "links[1].per": 0.07 } },
        });
        document["reference"] = json!(null);
    });
    let mut told = results(experiment.plot.y[0].word());
    told["rows"][0]["values"]["loss"] = json!("bad");
    let (rows, _) = read(&told).expect("results");
    let plot = LinesPlot::of(&experiment, &rows, &[]).expect("lines");
    assert_eq!(plot.x.words, Some(vec!["good".to_owned(), "a bad one".to_owned()]));
    assert_eq!((plot.x.scale, plot.x.unit.as_str()), (PlotScale::Linear, ""));
    assert_eq!(plot.lines[1].points.iter().map(|point| point.x).collect::<Vec<_>>(), [1.0]);
}

#[test]
fn several_metrics_are_named_in_their_lines() {
    let experiment =
        experiment(|document| document["plot"]["y"] = json!([document["metrics"][0], "timeouts"]));
    let Some(second) = plot(&experiment).lines.pop() else { panic!("four lines") };
    assert_eq!((second.label.as_str(), second.points.len()), ("Timeouts, Streams 4", 0));
}

#[test]
fn what_is_no_results_is_not_read() {
    let told = results("goodput_bps");
    for (pointer, value) in [
        ("/rows", json!(null)),
        ("/rows/0/values", json!([])),
        ("/rows/0/values/loss", json!(null)),
        ("/rows/0/metrics/goodput_bps", json!(3)),
        ("/reference/0/at", json!(null)),
    ] {
        let mut other = told.clone();
        *other.pointer_mut(pointer).expect("a place") = value;
        assert_eq!(read(&other), None, "{pointer}");
    }
}

/// What is told can be read, and is drawn in the declared shape; what draws something else says so.
#[test]
fn every_built_in_experiment_has_its_plot() {
    for known in experiments() {
        let experiment = Experiment::parse(known.json).expect("a document");
        let quick = Overrides { quick: true, ..Overrides::default() };
        let plan = Plan::new(&experiment, &quick).expect("a plan");
        let mut results = Results::new(&plan);
        for run in 0..plan.runs() {
            let measured: Vec<_> = (0..plan.measured().len()).map(|at| Some((run * 7 + at) as f64)).collect();
            results.put(run, &measured);
        }
        let told = tell(&plan, &results);
        let (rows, beside) = read(&told.to_json()).expect("results");
        assert_eq!((&rows, &beside), (&told.rows, &told.reference), "{}", known.id);
        match LinesPlot::of(plan.experiment(), &rows, &beside) {
            Err(sentence) => {
                assert_ne!(experiment.plot.kind, PlotKind::Lines, "{sentence}");
                assert_eq!(sentence, format!("{}: has no plot of means against an axis", known.id));
            }
            Ok(plot) => {
                assert_eq!(LinesPlot::SHAPE.misfit(&plot.to_json(), known.id), None);
                assert!(plot.lines.iter().all(|line| !line.points.is_empty()), "{}: {plot:?}", known.id);
            }
        }
    }
    let told = told::Results { rows: vec![], claims: vec![], reference: vec![], pairs: vec![] };
    assert_eq!(read(&told.to_json()), Some((vec![], vec![])));
}
