//! Geometry experiments: what they find against independent models, and that any other pair of places can be asked for.

use std::path::Path;

use skywindow_scenario::{AxisValue, Experiment, MetricName, experiment};
use skywindow_study::{Overrides, Plan, Results, Survey, Table, Verdict, claims, measure_run, rows};
use skywindow_validation::{Check, Measured, Quantity};

/// What geometry of independent programs may differ by.
const TOLERANCE_MS: f64 = 0.010;

fn built_in(id: &str) -> Experiment {
    Experiment::parse(experiment(id).expect("a built-in")).expect("valid")
}

fn word(word: &str) -> Vec<AxisValue> {
    vec![AxisValue::Text(word.to_owned())]
}

fn plan(id: &str, values: &[(&str, &str)], set: &[(&str, &str)]) -> Plan {
    let overrides = Overrides {
        values: values.iter().map(|(axis, value)| ((*axis).to_owned(), word(value))).collect(),
        set: set.iter().map(|(path, value)| ((*path).to_owned(), (*value).to_owned())).collect(),
        ..Overrides::default()
    };
    Plan::new(&built_in(id), &overrides).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn surveyed(plan: &Plan) -> Survey {
    let mut survey = plan.survey(plan.run(0)).expect("a survey");
    assert!(survey.advance(usize::MAX));
    survey
}

/// Whether two surveys found the same, where there is no path as well.
fn same(a: &Survey, b: &Survey) -> bool {
    format!("{:?}", a.series()) == format!("{:?}", b.series())
}

/// Rows of a reference table: time, delay and links from Quito to London.
fn reference(file: &str, policy: &str) -> Vec<[f64; 3]> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/reference").join(file);
    let text = std::fs::read_to_string(path).expect("a table");
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let columns = ["t_s".to_owned(), format!("ql_{policy}_ms"), format!("ql_{policy}_links")]
        .map(|name| names.iter().position(|known| *known == name).expect("a column"));
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            columns.map(|column| cells[column].parse().expect("a number"))
        })
        .collect()
}

/// Compares delay and links at every instant of a file; gives how many there are, and the greatest difference of delays, ms.
fn agrees(plan: &Plan, file: &str, policy: &str) -> (usize, f64) {
    let mut most: f64 = 0.0;
    let survey = surveyed(plan);
    let series = survey.series();
    let rows = reference(file, policy);
    assert!(rows.len() >= 60);
    for &[t, delay_ms, links] in &rows {
        let at = series.t.iter().position(|known| *known == t).unwrap_or_else(|| panic!("no sample at {t}"));
        if delay_ms.is_nan() {
            assert!(series.delay_ms[at].is_nan(), "{file} at {t}");
            continue;
        }
        let off = (series.delay_ms[at] - delay_ms).abs();
        assert!(off <= TOLERANCE_MS, "{file} at {t}: {}", series.delay_ms[at]);
        assert_eq!(f64::from(series.links[at]), links, "{file} at {t}");
        most = most.max(off);
    }
    (rows.len(), most)
}

#[test]
fn rt_fig03a_agrees_with_independent_models_over_the_whole_day() {
    let mut check = Check::new("geometry");
    for (constellation, name, file) in [
        ("geo3", "three geostationary satellites", "geometry_geo3.csv"),
        ("spaceway-ngso", "Spaceway NGSO", "geometry_spaceway_ngso.csv"),
        ("teledesic", "Teledesic", "geometry_teledesic_cross_seam.csv"),
        ("iridium", "Iridium", "geometry_iridium.csv"),
    ] {
        let plan = plan("rt-fig03a", &[("constellation", constellation)], &[]);
        let (instants, most_ms) = agrees(&plan, file, "hold");
        let setting = format!("{name}, Quito to London, {instants} instants of a day");
        let most = Measured::exact(1e3 * most_ms);
        let quantity = Quantity("greatest difference of delays", "µs");
        check.compare(&setting, quantity, Measured::exact(0.0), most, 1e3 * TOLERANCE_MS);
    }
    check.finish(4);
}

#[test]
fn a_change_reaches_what_an_axis_copies() {
    let ideal = [("constellations.*.handover.policy", "ideal")];
    let (instants, _) =
        agrees(&plan("rt-fig03a", &[("constellation", "iridium")], &ideal), "geometry_iridium.csv", "ideal");
    assert_eq!(instants, 2880);
}

#[test]
fn any_pair_of_places_by_name_or_by_degrees() {
    let named = surveyed(&plan("rt-fig03a", &[("constellation", "iridium"), ("to", "tokyo")], &[]));
    let given = surveyed(&plan("rt-fig03a", &[("constellation", "iridium"), ("to", "35.68 139.69")], &[]));
    let drawn = surveyed(&plan("rt-fig03b", &[("constellation", "iridium")], &[]));
    assert!(same(&named, &drawn) && same(&given, &drawn));
    let boston = plan("rt-fig03a", &[("constellation", "iridium"), ("from", "Boston")], &[]);
    let scenario = boston.scenario(boston.run(0)).expect("a scenario");
    assert_eq!((scenario.stations[0].name.as_str(), scenario.flows[0].from.as_str()), ("Boston", "Boston"));
    assert_eq!((scenario.stations[0].latitude_deg, scenario.stations[0].longitude_deg), (42.3, -71.1));
}

#[test]
fn what_cannot_be_asked_for() {
    let refused = |axis: &str, value: &str| {
        let overrides = Overrides { values: vec![(axis.to_owned(), word(value))], ..Overrides::default() };
        Plan::new(&built_in("rt-fig03a"), &overrides).expect_err("refused")[0].to_string()
    };
    assert_eq!(
        refused("constellation", "iridum"),
        "axes[0].values[0]: \"iridum\" is no built-in scenario; did you mean \"iridium\"?"
    );
    assert!(refused("from", "Quitto").starts_with("axes[1].values[0]: \"Quitto\" is neither a city"));
    assert!(refused("to", "95 0").contains("not on the globe"));
    // A scenario without a sky copies nothing that a path could lead over.
    assert!(refused("constellation", "two-links").contains("is not in the built-in scenario two-links"));
    let nowhere = refused("from", "London");
    assert!(nowhere.contains("London"), "{nowhere}");
}

#[test]
fn a_survey_in_slices_is_the_survey_at_once() {
    let plan = plan("rt-fig03b", &[("constellation", "iridium-cross-seam")], &[("duration_s", "7200")]);
    let whole = surveyed(&plan);
    let mut sliced = plan.survey(plan.run(0)).expect("a survey");
    let mut slices = 1;
    while !sliced.advance(7) {
        slices += 1;
    }
    assert_eq!(slices, whole.samples() / 7 + 1);
    assert!(same(&sliced, &whole));
    assert_eq!(sliced.values(), whole.values());
    assert_eq!(whole.series().t.len(), whole.samples());
}

#[test]
fn nothing_is_random_so_one_run_says_all() {
    let short = Overrides {
        set: vec![("duration_s".into(), "3600".into())],
        replications: Some(5),
        values: vec![("constellation".into(), word("teledesic"))],
        ..Overrides::default()
    };
    let plan = Plan::new(&built_in("rt-fig03a"), &short).expect("a plan");
    assert_eq!(plan.runs(), 1);
    let mut results = Results::new(&plan);
    results.insert(plan.run(0), measure_run(&plan, plan.run(0)).expect("a run"));
    let row = &rows(&plan, &Table::new(&plan, &results))[0];
    assert_eq!((&row["replications"], &row["delay_max_ms_ci95"]), (&1.into(), &0.0.into()));
    assert!(row["delay_max_ms_mean"].as_f64().is_some_and(|delay| (40.0..80.0).contains(&delay)));
}

/// By the independent model's table, as the document has nothing but what it says.
#[test]
fn metrics_are_those_of_the_series() {
    let survey = surveyed(&plan("rt-fig03a", &[("constellation", "teledesic-no-cross-seam")], &[]));
    let (series, values) = (survey.series(), survey.values());
    let of = |metric| values.get(metric).expect("a value");
    let greatest = series.delay_ms.iter().copied().fold(0.0, f64::max);
    assert_eq!(of(MetricName::DelayMax), greatest);
    let at = series.delay_ms.iter().position(|delay| *delay == greatest).expect("a sample");
    assert!(
        series.seam.iter().any(|&[from, to]| (from..to).contains(&series.t[at])),
        "the detour is the seam's"
    );
    assert_eq!(of(MetricName::PathChanges), series.path_changes.len() as f64);
    let handovers = series.handovers.iter().map(Vec::len).sum::<usize>();
    assert_eq!(of(MetricName::Handovers), handovers as f64);
    // Teledesic passes overhead in a few minutes above a mask of 40 degrees.
    assert!((400..1_000).contains(&handovers), "{handovers}");
    assert_eq!(of(MetricName::Disconnected), 0.0);
    // 78.38 of 180 degrees, over a day that is a little longer than a sidereal one.
    assert!((of(MetricName::SeamBetween) - 78.38 / 180.0).abs() < 0.003);
    let rise = of(MetricName::DelayMeanSeam) - of(MetricName::DelayMeanClear);
    assert!((of(MetricName::SeamRise) - rise).abs() < 1e-9 && rise > 10.0);
}

/// Which way the ends fly and how far from the equator the path leads, in cases that geometry alone answers.
#[test]
fn paths_keep_to_one_side_of_a_star_and_not_of_a_rosette() {
    let between = |constellation: &str, longitude_deg: f64| {
        let on_the_equator = ["stations[0].latitude_deg", "stations[1].latitude_deg"];
        let overrides = Overrides {
            set: on_the_equator
                .into_iter()
                .map(|path| (path.to_owned(), "0".to_owned()))
                .chain([("duration_s".to_owned(), "21600".to_owned())])
                .collect(),
            values: vec![
                ("constellation".into(), word(constellation)),
                ("longitude".into(), vec![AxisValue::Number(longitude_deg)]),
            ],
            ..Overrides::default()
        };
        let plan =
            Plan::new(&built_in("rt-longitude"), &overrides).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let values = surveyed(&plan).values();
        // Which way the ends fly is none of that experiment's metrics, but every survey measures it.
        [MetricName::PathLatitude, MetricName::EndsOpposed].map(|metric| values.get(metric).expect("a value"))
    };
    // One satellite of the star over the equator serves both: it stays within the reach of its footprint.
    let [near, alike] = between("teledesic", 0.5);
    assert!(near < 12.0 && alike < 0.05, "{near} {alike}");
    // Without links across the seam a way to the other side leads by the pole where interplane links are off.
    let [far, _] = between("teledesic-no-cross-seam", 90.0);
    assert!(far > near && far < 84.7, "{far}");
    // A rosette has both sets overhead everywhere.
    let [_, opposed] = between("spaceway-ngso", 40.0);
    assert!((0.1..0.9).contains(&opposed), "{opposed}");
}

#[test]
fn the_claims_of_the_paper_hold_for_its_own_constellation() {
    for id in ["rt-fig03a", "rt-fig03b"] {
        let plan = Plan::new(&built_in(id), &Overrides::default()).expect("a plan");
        let mut results = Results::new(&plan);
        for number in 0..plan.runs() {
            results.insert(plan.run(number), measure_run(&plan, plan.run(number)).expect("a run"));
        }
        let outcomes = claims(&plan, &Table::new(&plan, &results));
        assert!(outcomes.iter().all(|outcome| outcome.verdict != Verdict::Unclear), "{id}");
        for known in [
            "teledesic-seam-links-lower-delay",
            "teledesic-seam-links-fewer-changes",
            "teledesic-delay-rises-with-the-seam",
        ] {
            let outcome = outcomes.iter().find(|outcome| outcome.id == known).expect("a claim");
            assert_eq!(outcome.verdict, Verdict::Holds, "{id} {known}: {}", outcome.measured);
            assert!(!outcome.measured.contains('±') && !outcome.measured.contains("replication"));
        }
    }
}
