//! Sweeps: which runs they have, that their order does not matter, and what claims come to on known results.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::{Value, json};
use skywindow_form::Reply;
use skywindow_scenario::{AxisValue, Curve, Experiment, MetricName, Scenario, experiment, experiments};
use skywindow_study::statistics::Estimate;
use skywindow_study::told::ClaimResult;
use skywindow_study::{
    Overrides, Plan, Results, Table, Values, Verdict, claims, measure, measure_run, rows, time_series,
};
use skywindow_transport::sctp::Sctp;

fn built_in(id: &str) -> Experiment {
    Experiment::parse(experiment(id).expect("a built-in")).expect("valid")
}

fn quick() -> Overrides {
    Overrides { quick: true, ..Overrides::default() }
}

fn numbers(values: &[f64]) -> Vec<AxisValue> {
    values.iter().copied().map(AxisValue::Number).collect()
}

fn complete(plan: &Plan) -> Results {
    let mut results = Results::new(plan);
    for number in 0..plan.runs() {
        let run = plan.run(number);
        results.insert(run, measure_run(plan, run).expect("a run"));
    }
    results
}

/// Results in which every metric of a run is what `goodput` says for its point and replication.
fn invented(plan: &Plan, goodput: impl Fn(&[&AxisValue], usize) -> f64) -> Results {
    let mut results = Results::new(plan);
    for number in 0..plan.runs() {
        let run = plan.run(number);
        let value = goodput(&plan.values(run.point), run.replication);
        let all = MetricName::OF_A_RUN.iter().map(|metric| (metric.word().to_owned(), json!(value)));
        let values = Values::from_json(&Value::Object(all.collect())).expect("values");
        results.insert(run, values);
    }
    results
}

fn at(value: &AxisValue) -> f64 {
    value.number().expect("a number")
}

#[test]
fn every_point_has_the_same_seeds_and_its_first_run_before_any_has_its_second() {
    let plan = Plan::new(&built_in("ms-fig11"), &Overrides { seed: Some(50), ..Overrides::default() })
        .expect("a plan");
    assert_eq!((plan.points(), plan.replications(), plan.runs()), (22, 20, 440));
    let (first, last) = (plan.run(0), plan.run(439));
    assert_eq!((first.point, first.replication, first.seed), (0, 0, 50));
    assert_eq!((last.point, last.replication, last.seed), (21, 19, 69));
    assert_eq!(plan.run(22).point, 0);
    assert_eq!(
        plan.values(12),
        [&AxisValue::Number(4.0), &AxisValue::Number(0.01), &AxisValue::Number(15_000.0)]
    );
    let scenario = plan.scenario(plan.run(12)).expect("a scenario");
    assert_eq!(
        (scenario.links[1].per, scenario.flows[0].transport.get::<Sctp>().unwrap().streams, scenario.seed),
        (0.01, 4, 50)
    );
}

/// Nothing but the starts is random in it: flows that start at fixed instants would give one run many times.
#[test]
fn the_replications_of_flows_that_share_a_link_are_runs_of_their_own() {
    let plan = Plan::new(&built_in("tcp-share"), &quick()).expect("a plan");
    let goodput = |replication: usize| {
        let mut document = plan.document(plan.run(replication * plan.points())).expect("a document");
        document["duration_s"] = json!(12);
        document["measurement"]["from_s"] = json!(2);
        let scenario = Scenario::from_json(&document).expect("a scenario");
        measure(&scenario).expect("a run").get(MetricName::Goodput)
    };
    assert_ne!(goodput(0), goodput(1));
}

#[test]
fn values_beyond_those_of_the_document() {
    let overrides = Overrides {
        values: vec![
            ("loss".into(), numbers(&[0.004])),
            ("buffer_bytes".into(), numbers(&[7_000.0, 9_000.0])),
        ],
        set: vec![("duration_s".into(), "12".into()), ("links[0].delay_ms".into(), "50".into())],
        replications: Some(2),
        ..Overrides::default()
    };
    let plan = Plan::new(&built_in("ms-fig11"), &overrides).expect("a plan");
    assert_eq!(plan.runs(), 8);
    let scenario = plan.scenario(plan.run(1)).expect("a scenario");
    assert_eq!((scenario.duration_s, scenario.links[0].delay_ms), (12.0, 50.0));
    assert_eq!(scenario.flows[0].transport.get::<Sctp>().unwrap().receiver_buffer_bytes, 9_000);
    let text = rows(&plan, &Table::new(&plan, &Results::new(&plan)));
    assert_eq!(text[1]["loss"], 0.004);
    assert_eq!((&text[1]["replications"], &text[1]["goodput_bps_mean"]), (&json!(0), &Value::Null));
}

#[test]
fn overrides_that_make_no_sense() {
    let refused = |overrides: Overrides| {
        Plan::new(&built_in("ms-fig11"), &overrides).expect_err("refused")[0].to_string()
    };
    let values = |name: &str, values: &[f64]| Overrides {
        values: vec![(name.into(), numbers(values))],
        ..Overrides::default()
    };
    let set = |path: &str, value: &str| Overrides {
        set: vec![(path.into(), value.into())],
        ..Overrides::default()
    };
    assert_eq!(
        refused(values("los", &[1.0])),
        "where.los: is not an axis of ms-fig11 (known: streams, loss, buffer_bytes); did you mean \"loss\"?"
    );
    assert_eq!(refused(values("loss", &[2.0])), "axes[1].values[0]: links[1].per: 2 is above 1");
    assert_eq!(refused(values("loss", &[])), "axes[1].values: is empty: the axis loss needs a value");
    assert_eq!(
        refused(set("links.1.per", "0.5")),
        "links.1.per: is set by the axis loss: give its values instead"
    );
    assert!(refused(set("seed", "5")).starts_with("seed: "));
    assert!(refused(set("flows.*.strems", "5")).starts_with("flows[*].strems: is not a field here"));
    let zero = Overrides { replications: Some(0), ..Overrides::default() };
    assert_eq!(refused(zero), "replications: 0 is below 1");
    let many = Overrides { replications: Some(9_999), ..Overrides::default() };
    assert!(refused(many).contains("100000 is the most"));
    let last = Overrides { seed: Some(u64::MAX), ..Overrides::default() };
    assert!(refused(last).starts_with("seed: "));
}

#[test]
fn words_of_an_axis_are_known_before_anything_runs() {
    let words = |axis: &str, word: &str| Overrides {
        values: vec![(axis.into(), vec![AxisValue::Text(word.into())])],
        ..Overrides::default()
    };
    let multihomed = built_in("ir-fig09");
    let refused =
        |overrides: Overrides| Plan::new(&multihomed, &overrides).expect_err("refused")[0].to_string();
    assert_eq!(
        refused(words("configuration", "iridium+gio")),
        "where.configuration: \"iridium+gio\" has no settings on the axis configuration (known: iridium, iridium+geo, \
         iridium+iridium, iridium+iridium-8.2); did you mean \"iridium+geo\"?"
    );
    assert!(refused(words("configuratoin", "iridium")).ends_with("did you mean \"configuration\"?"));
    assert!(refused(words("ber_reading", "links")).ends_with("did you mean \"link\"?"));
    let set =
        Overrides { set: vec![("background.paths[0].via".into(), "geo".into())], ..Overrides::default() };
    assert_eq!(
        refused(set),
        "background.paths[0].via: is set by the axis configuration: give its values instead"
    );
    let plan = Plan::new(&multihomed, &words("configuration", "iridium+iridium")).expect("a plan");
    let scenario = plan.scenario(plan.run(0)).expect("a scenario");
    let via: Vec<_> = scenario.background.paths.iter().map(|path| path.via.as_deref()).collect();
    assert_eq!(via, [Some("iridium"), Some("iridium")]);
    assert_eq!(scenario.background.focus, 0, "nothing is recorded in full");
}

#[test]
fn a_transfer_that_does_not_finish_is_not_measured() {
    let short =
        Overrides { values: vec![("file_bytes".into(), numbers(&[10_000.0, 9_000_000.0]))], ..quick() };
    let plan = Plan::new(&built_in("ir-icw"), &short).expect("a plan");
    let rows = rows(&plan, &Table::new(&plan, &complete(&plan)));
    let (done, open) = (&rows[0], &rows[1]);
    // Two round trips of set-up, the last of which is half one, and at least one to send: 520 ms each.
    assert!(done["latency_s_mean"].as_f64().is_some_and(|mean| (1.3..5.0).contains(&mean)), "{done}");
    assert_eq!((&done["unfinished_mean"], done.get("latency_s_unmeasured")), (&json!(0.0), None));
    assert_eq!((&open["latency_s_mean"], &open["latency_s_unmeasured"]), (&Value::Null, &json!(2.0)));
    assert_eq!(open["unfinished_mean"], 1.0);
}

/// The places of the reference, which the experiments draw anew in every run.
fn fixed_places() -> (String, Vec<AxisValue>) {
    ("places".to_owned(), vec![AxisValue::Text("fixed".to_owned())])
}

#[test]
fn a_reference_without_an_interval_is_taken_to_spread_like_the_runs_here() {
    let overrides = Overrides { values: vec![fixed_places()], replications: Some(4), ..Overrides::default() };
    let plan = Plan::new(&built_in("ir-fig14"), &overrides).expect("a plan");
    let results = invented(&plan, |_, replication| [90e3, 100e3, 100e3, 110e3][replication]);
    let rows = rows(&plan, &Table::new(&plan, &results));
    let compared: Vec<_> = rows.iter().filter(|row| row.get("goodput_bps_reference").is_some()).collect();
    assert_eq!(compared.len(), 8, "two error rates, one stream and four, two buffers");
    // One run spreads twice as much as the mean of four.
    let half = |name: &str| compared[0][name].as_f64().expect("an interval");
    assert!((half("goodput_bps_reference_ci95") / half("goodput_bps_ci95") - 2.0).abs() < 1e-9);
}

/// For every experiment and every axis of it: the sweep with a value that the document does not have.
#[test]
fn a_reference_is_not_shown_beside_another_value_of_any_axis() {
    let all = MetricName::OF_A_RUN.iter().map(|metric| (metric.word().to_owned(), json!(1.0)));
    let one = Values::from_json(&Value::Object(all.collect())).expect("values");
    let mut asked = 0;
    for entry in experiments() {
        let experiment = Experiment::parse(entry.json).expect("valid");
        let Some(reference) = experiment.reference.clone() else { continue };
        // Where the other program had fixed places and the document draws them, it is beside those that are asked for.
        let asked_for: Vec<_> = experiment
            .axes
            .iter()
            .filter_map(|axis| {
                let theirs = reference.points[0].at.get(&axis.name)?;
                let apart = !axis
                    .values
                    .iter()
                    .any(|own| reference.points.iter().any(|point| point.at.get(&axis.name) == Some(own)));
                apart.then(|| (axis.name.clone(), vec![theirs.clone()]))
            })
            .collect();
        let shown = |values: Vec<(String, Vec<AxisValue>)>| {
            let others = asked_for.iter().filter(|(name, _)| values.iter().all(|(given, _)| given != name));
            let values = others.cloned().chain(values.clone()).collect();
            let overrides = Overrides { values, replications: Some(1), ..Overrides::default() };
            let plan = Plan::new(&experiment, &overrides).ok()?;
            let mut results = Results::new(&plan);
            (0..plan.runs()).for_each(|number| results.insert(plan.run(number), one));
            let name = format!("{}_reference", reference.metric.word());
            let rows = rows(&plan, &Table::new(&plan, &results));
            Some(rows.iter().filter(|row| row.get(&name).is_some()).count())
        };
        assert!(shown(Vec::new()).is_some_and(|count| count > 0), "{}: none beside its own", entry.id);
        for axis in experiment.axes.iter().filter(|axis| experiment.optimum.as_ref() != Some(&axis.name)) {
            let named = |value: &AxisValue| {
                reference.points.iter().any(|point| point.at.get(&axis.name) == Some(value))
            };
            let words = axis.settings.iter().map(|(word, _)| AxisValue::Text(word.to_owned()));
            let more = [AxisValue::Number(605.0), AxisValue::Number(0.123)];
            for value in words.chain(more).filter(|value| !named(value)) {
                // A value that the axis cannot have is refused.
                let Some(count) = shown(vec![(axis.name.clone(), vec![value.clone()])]) else { continue };
                assert_eq!(count, 0, "{}: {} {value}", entry.id, axis.name);
                asked += 1;
            }
        }
    }
    assert!(asked > 60, "{asked}");
}

#[test]
fn a_reference_that_leaves_an_axis_out_is_of_the_documents_own_values_of_it() {
    let mut experiment = built_in("ir-fig14");
    for point in experiment.reference.iter_mut().flat_map(|own| &mut own.points) {
        point.at.0.retain(|(name, _)| name != "associations");
    }
    let beside = |associations: f64| {
        let values = vec![fixed_places(), ("associations".to_owned(), numbers(&[associations]))];
        let overrides = Overrides { values, replications: Some(2), ..Overrides::default() };
        let plan = Plan::new(&experiment, &overrides).expect("a plan");
        let rows = rows(&plan, &Table::new(&plan, &invented(&plan, |_, _| 1.0)));
        rows.iter().filter(|row| row.get("goodput_bps_reference").is_some()).count()
    };
    assert_eq!((beside(10.0), beside(9.0)), (8, 0));
}

#[test]
fn results_in_any_order_give_the_same_table() {
    let short = Overrides { set: vec![("duration_s".into(), "20".into())], ..quick() };
    let plan = Plan::new(&built_in("ms-fig11"), &short).expect("a plan");
    let forward = complete(&plan);
    let mut backward = Results::new(&plan);
    for number in (0..plan.runs()).rev() {
        let measured: Vec<_> = forward.get(number).expect("a result").collect();
        backward.put(number, &measured);
    }
    assert_eq!(backward, forward);
    assert_eq!((forward.done(), forward.missing().count()), (plan.runs(), 0));
    assert_eq!(rows(&plan, &Table::new(&plan, &forward)), rows(&plan, &Table::new(&plan, &backward)));
}

#[test]
fn a_run_of_less_than_a_nanosecond_ends() {
    let short = Experiment { duration_s: Some(1e-10), ..built_in("ms-fig12") };
    let plan = Plan::new(&short, &Overrides::default()).expect("a plan");
    let scenario = plan.scenario(plan.run(0)).expect("a scenario");
    assert_eq!(scenario.duration_s, 1e-10);
    assert_eq!(measure(&scenario).expect("a run").get(MetricName::Goodput), Some(0.0));
}

#[test]
fn values_survive_the_file_of_finished_runs() {
    let plan = Plan::new(&built_in("ms-fig12"), &quick()).expect("a plan");
    let values = measure(&plan.scenario(plan.run(0)).expect("a scenario")).expect("a run");
    let text = values.to_json().to_string();
    assert_eq!(Values::from_json(&serde_json::from_str(&text).expect("JSON")), Some(values));
    assert_eq!(Values::from_json(&json!({ "goodput_bps": 1 })), None);
}

#[test]
fn a_row_has_mean_deviation_and_interval_of_its_replications() {
    let mut plain = built_in("ms-fig11");
    plain.claims.clear();
    let plan =
        Plan::new(&plain, &Overrides { replications: Some(4), ..Overrides::default() }).expect("a plan");
    let results = invented(&plan, |_, replication| [1.0, 2.0, 4.0, 9.0][replication]);
    let row = &rows(&plan, &Table::new(&plan, &results))[0];
    let expected = Estimate::of(&[1.0, 2.0, 4.0, 9.0]).expect("values");
    assert_eq!(row["goodput_bps_mean"], 4.0);
    assert_eq!(row["goodput_bps_sd"], json!(expected.sd));
    assert_eq!(row["goodput_bps_ci95"], json!(expected.ci95));
    // At loss 0 ns-2 has 3756: the difference is a fraction of it.
    assert_eq!(row["highest_tsn_reference"], 3756.0);
    assert!((row["highest_tsn_difference"].as_f64().expect("a number") - (4.0 / 3756.0 - 1.0)).abs() < 1e-12);
}

#[test]
fn claims_on_known_results() {
    let experiment = built_in("ms-fig11");
    let plan =
        Plan::new(&experiment, &Overrides { replications: Some(5), ..Overrides::default() }).expect("a plan");
    let verdicts = |gain: f64, noise: f64| {
        let results = invented(&plan, |point, replication| {
            let (streams, loss) = (at(point[0]), at(point[1]));
            let base = 1000.0 * (1.0 - 5.0 * loss) + 100.0 * replication as f64;
            let own = if streams > 1.0 { gain + noise * (replication as f64 - 2.0) } else { 1.0 };
            base * own
        });
        let outcomes = claims(&plan, &Table::new(&plan, &results));
        outcomes.iter().map(|outcome| outcome.verdict).collect::<Vec<_>>()
    };
    // Seeds differ by more than the streams do, but the pairs share them.
    assert_eq!(verdicts(1.10, 0.0), [Verdict::Holds, Verdict::Holds, Verdict::Holds]);
    assert_eq!(verdicts(1.30, 0.0)[0], Verdict::Fails);
    assert_eq!(verdicts(0.90, 0.0)[..2], [Verdict::Fails, Verdict::Fails]);
    assert_eq!(verdicts(1.10, 0.10)[0], Verdict::Unclear);
}

#[test]
fn a_reason_is_told_beside_a_verdict_that_it_explains_alone() {
    let mut experiment = built_in("ms-fig11");
    let because = "Because of this.";
    for claim in &mut experiment.claims {
        because.clone_into(&mut claim.reason);
    }
    let plan =
        Plan::new(&experiment, &Overrides { replications: Some(3), ..Overrides::default() }).expect("a plan");
    // Four streams gain nothing and are no worse; goodput falls with loss.
    let results = invented(&plan, |point, _| 1000.0 * (1.0 - 5.0 * at(point[1])));
    let told: Vec<Value> = claims(&plan, &Table::new(&plan, &results))
        .iter()
        .map(|outcome| ClaimResult::from(outcome).to_json())
        .collect();
    let of = |field: &str| told.iter().map(|claim| claim[field].clone()).collect::<Vec<_>>();
    assert_eq!(of("verdict"), ["fails", "holds", "holds"]);
    assert_eq!(of("reason"), [because, "", ""]);
    assert_eq!(of("kind"), ["value", "check", "check"]);
    assert_eq!(of("place"), ["Figure 11", "", ""]);
}

#[test]
fn gains_over_a_third_series_are_compared() {
    let mut document: Value =
        serde_json::from_str(experiment("ms-fig11").expect("a built-in")).expect("JSON");
    let test = json!({
        "kind": "ratio", "metric": "goodput_bps", "of": { "streams": 4, "loss": 0.05 },
        "against": { "streams": 4, "loss": 0.01 }, "per": { "streams": 1 }, "min": 1.19, "max": 1.21
    });
    document["claims"] = json!([{ "id": "gains-more", "sentence": "It gains more.", "test": test }]);
    document["quick"] = json!({});
    let experiment = Experiment::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let plan =
        Plan::new(&experiment, &Overrides { replications: Some(3), ..Overrides::default() }).expect("a plan");
    // Four streams gain 50 % at 5 % loss and 25 % at 1 %: 1.2 times as much, though there is less of it.
    let results = invented(&plan, |point, replication| {
        let (streams, loss) = (at(point[0]), at(point[1]));
        let gain = if streams > 1.0 { if loss > 0.03 { 1.5 } else { 1.25 } } else { 1.0 };
        gain * (1.0 - 5.0 * loss) * (100.0 + replication as f64)
    });
    let outcomes = claims(&plan, &Table::new(&plan, &results));
    assert_eq!(outcomes[0].verdict, Verdict::Holds, "{}", outcomes[0].measured);
    assert_eq!(outcomes[0].findings.len(), 1);
    assert!((outcomes[0].findings[0].value - 1.2).abs() < 1e-9);
}

#[test]
fn a_claim_without_results_is_unclear_and_says_why() {
    let experiment = built_in("ms-fig11");
    let only = Overrides { values: vec![("loss".into(), numbers(&[0.02]))], ..Overrides::default() };
    let plan = Plan::new(&experiment, &only).expect("a plan");
    let outcomes = claims(&plan, &Table::new(&plan, &Results::new(&plan)));
    assert_eq!(outcomes[0].verdict, Verdict::Unclear);
    assert_eq!(outcomes[0].measured, "not measured at these points");
    assert_eq!(ClaimResult::from(&outcomes[0]).to_json()["verdict"], "unclear");
}

#[test]
fn the_optimal_buffer_of_a_known_curve() {
    let experiment = built_in("ms-fig13");
    let plan = Plan::new(&experiment, &quick()).expect("a plan");
    // Goodput grows evenly to a plateau, which four streams reach with two thirds of the buffer.
    let results = invented(&plan, |point, _| {
        let knee = if at(point[0]) > 1.0 { 20e3 } else { 30e3 };
        (at(point[2]) / knee).min(1.0)
    });
    let table = Table::new(&plan, &results);
    assert_eq!(table.rows.len(), plan.points() / 18, "the buffers make no rows of their own");
    let optimal = |row: usize| table.sample(row, MetricName::OptimalBuffer).expect("a sample").mean;
    let four = table.find(&[AxisValue::Number(4.0), AxisValue::Number(0.01)]).expect("a row");
    // On the straight line from 18 KB (0.9) to 20 KB (1.0).
    assert!((optimal(four) - 19e3).abs() < 1e-6, "{}", optimal(four));
    // From 28 KB (0.933) to 32 KB (1.0).
    assert!((optimal(0) - 29e3).abs() < 1e-6, "{}", optimal(0));
    let first = &rows(&plan, &table)[0];
    assert!(first.get("buffer_bytes").is_none());
    assert_eq!(first["optimal_buffer_bytes_ci95"], 0.0);
}

const OF_BLACKOUTS: [MetricName; 2] = [MetricName::BlackoutLosses, MetricName::BlackoutNoticed];
const OF_THE_SEAM: [MetricName; 4] =
    [MetricName::SeamBetween, MetricName::SeamRise, MetricName::DelayMeanSeam, MetricName::DelayMeanClear];

#[test]
fn every_metric_of_an_experiment_has_a_value_within_its_bounds_at_every_point() {
    // Those with many associations take long without optimisation. What comes of all quick runs, of these and of the
    // others, the tests of the command line see.
    let many = |experiment: &Experiment| experiment.base.preset.as_deref() == Some("iridium-geo");
    let next = AtomicUsize::new(0);
    let take = || experiments().get(next.fetch_add(1, Ordering::Relaxed));
    // Longer than all other tests of this program together: on every processor at once.
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(entry) = take() {
                    let experiment = built_in(entry.id);
                    if !many(&experiment) || experiment.id == "ir-fig08" {
                        has_values(&experiment);
                    }
                }
            });
        }
    });
}

fn has_values(experiment: &Experiment) {
    let once = Overrides { replications: Some(1), ..quick() };
    let plan = Plan::new(experiment, &once).expect("a plan");
    let table = Table::new(&plan, &complete(&plan));
    for row in rows(&plan, &table) {
        for metric in &experiment.metrics {
            let mean = row[format!("{}_mean", metric.word())].as_f64();
            let least = metric.bounds()[0];
            // What is of a seam has no value where there is none.
            let seamless = row.get("seam_between_mean").is_some_and(Value::is_null);
            if seamless && OF_THE_SEAM.contains(metric) {
                continue;
            }
            // Nor what a rise is against where it never comes.
            let never = |share: &str| row.get(share).and_then(Value::as_f64) == Some(0.0);
            let level = match metric {
                MetricName::SeamRise => never("seam_between_mean"),
                MetricName::OpposedRise => never("ends_opposed_mean"),
                _ => false,
            };
            // Nor what is of blackouts where none lost anything, or was noticed before the next one.
            let calm = row.get("state_losses_mean").and_then(Value::as_f64) == Some(0.0);
            let unnoticed = *metric == MetricName::BlackoutNoticed && mean.is_none();
            // Nor is there a page to load where messages are all that is sent.
            let pageless = *metric == MetricName::PageLoad && row["workload"] == "messages";
            if level || unnoticed || pageless || calm && OF_BLACKOUTS.contains(metric) {
                assert_eq!(mean, None, "{}: {} in {row}", experiment.id, metric.word());
                continue;
            }
            assert!(mean.is_some_and(|mean| mean >= least), "{}: {} in {row}", experiment.id, metric.word());
        }
        if let Some(difference) = row.get("highest_tsn_difference").and_then(Value::as_f64) {
            assert!(difference.abs() < 0.12, "{}: {difference} off the reference in {row}", experiment.id);
        }
    }
}

#[test]
fn what_the_independent_simulator_denies_is_denied_here_too() {
    let verdict = |id: &str, claim: &str| {
        let experiment = built_in(id);
        let plan = Plan::new(&experiment, &quick()).expect("a plan");
        let outcomes = claims(&plan, &Table::new(&plan, &complete(&plan)));
        outcomes.into_iter().find(|outcome| outcome.id == claim).map(|outcome| outcome.verdict)
    };
    assert_eq!(verdict("ms-fig07", "a-rwnd-closes"), Some(Verdict::Fails));
    assert_eq!(verdict("ms-fig07", "view-closes"), Some(Verdict::Holds));
}

#[test]
fn time_series_follow_the_recording() {
    let plan = Plan::new(&built_in("ms-fig05"), &Overrides::default()).expect("a plan");
    let lines = time_series(&plan).expect("lines");
    assert_eq!(
        lines.iter().map(|line| line.curve).collect::<Vec<_>>(),
        [Curve::TsnSent, Curve::TsnAcknowledged]
    );
    for line in &lines {
        assert!(line.t.len() > 500 && line.t.len() == line.y.len());
        assert!(line.t.is_sorted());
        assert!(line.y.iter().all(|y| (0.0..100.0).contains(y)));
    }
    let plan = Plan::new(&built_in("ms-fig12"), &Overrides::default()).expect("a plan");
    let lines = time_series(&plan).expect("lines");
    let streams: Vec<f64> = lines.iter().map(|line| at(&line.point[0])).collect();
    assert_eq!(streams, [1.0, 1.0, 4.0, 4.0], "two curves for each number of streams");
    assert!(lines[0].y.iter().all(|window| *window <= 15_000.0));
    let plan = Plan::new(&built_in("ms-fig09"), &Overrides::default()).expect("a plan");
    let lines = time_series(&plan).expect("lines");
    assert!(lines[0].y.windows(2).all(|pair| pair[1] == pair[0] + 1.0), "packets are counted one by one");
    assert!(lines[1].y.last() < lines[0].y.last(), "SACKs are fewer than packets");
}

#[test]
fn the_curves_of_two_flows_count_segments_of_tcp_and_tsns_of_sctp() {
    let plan = Plan::new(&built_in("fa-trace"), &Overrides::default()).expect("a plan");
    let lines = time_series(&plan).expect("lines");
    let of = |curve, flow: &str| {
        lines.iter().find(|line| line.curve == curve && line.flow.as_deref() == Some(flow)).expect("a line")
    };
    for flow in ["TCP 1", "SCTP 1"] {
        let (sent, acknowledged) = (of(Curve::TsnSent, flow), of(Curve::TsnAcknowledged, flow));
        assert_eq!(sent.y[..8], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], "{flow}");
        assert_eq!(sent.y.iter().filter(|number| **number == 8.0).count(), 2, "{flow} repairs segment 8");
        let stuck = acknowledged.y.iter().filter(|number| **number == 7.0).count();
        assert!(stuck > 4, "{flow}: {stuck} acknowledgements wait for it");
        assert!(acknowledged.y.is_sorted(), "{flow}");
    }
}

#[test]
fn every_leg_of_a_split_flow_is_drawn_unless_one_is_named() {
    let drawn = |flows: &[&str]| -> Vec<(Option<String>, Vec<f64>)> {
        let mut document: serde_json::Value =
            serde_json::from_str(experiment("tcp-split").expect("a built-in")).expect("JSON");
        document["kind"] = json!("time-series");
        document["plot"] = json!({ "kind": "time-series", "curves": ["cwnd"], "flows": flows });
        document["axes"] = json!([]);
        document["base"]["set"]["flows[0].gateways"] = json!([{ "at": "Washington" }]);
        document["base"]["set"]["duration_s"] = json!(20);
        document["base"]["set"]["measurement.from_s"] = json!(0);
        document
            .as_object_mut()
            .expect("an object")
            .retain(|key, _| !["claims", "quick", "reference"].contains(&key.as_str()));
        let experiment = Experiment::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"));
        let plan = Plan::new(&experiment, &Overrides::default()).expect("a plan");
        let lines = time_series(&plan).expect("lines");
        lines.into_iter().map(|line| (line.flow, line.y)).collect()
    };
    let name = "Chicago to Quito";
    let both = drawn(&[]);
    let legs = [format!("{name}, leg 1"), format!("{name}, leg 2")];
    assert_eq!(both.iter().map(|line| line.0.clone()).collect::<Vec<_>>(), legs.clone().map(Some));
    assert_ne!(both[0].1, both[1].1, "windows of their own");
    assert_eq!(drawn(&[name]), both);
    assert_eq!(drawn(&[&legs[1]]), both[1..]);
}

#[test]
fn a_link_is_plotted_interval_by_interval_and_its_mean_is_its_utilisation() {
    let plan = Plan::new(&built_in("fa-fig05"), &quick()).expect("a plan");
    let lines = time_series(&plan).expect("lines");
    let [line] = &lines[..] else { panic!("{} lines", lines.len()) };
    assert_eq!((line.curve, line.t.len(), line.t[0]), (Curve::LinkThroughput, 40, 0.0));
    let mean = line.y.iter().sum::<f64>() / 40.0;
    let world = measure(&plan.scenario(plan.run(0)).expect("a scenario")).expect("a run");
    let utilisation = world.get(MetricName::Utilisation).expect("a share");
    assert!((mean / 2e6 - utilisation).abs() < 0.005, "{mean} bit/s and {utilisation} of the link");
    // Without a name it is the busiest link: the same one, away from the sources.
    let mut unnamed = built_in("fa-fig05");
    unnamed.plot.link = None;
    let plan = Plan::new(&unnamed, &quick()).expect("a plan");
    assert_eq!(time_series(&plan).expect("lines")[0].y, line.y);
}
