//! What the page is told of the runs of a sweep: which there are, and what they say.

use skywindow_form::{choices, reply};
use skywindow_scenario::{AxisValue, ClaimKind, Curve, MetricName, Named};

use crate::claims::{Finding, Outcome, Verdict};
use crate::statistics;

choices! { "How much of an experiment is run." SweepMode {
    Quick = "quick" "Quick" "Few replications, in seconds.",
    Full = "full" "Full" "Everything that the document asks for.",
}}

reply! { "The runs of a mode: every point as often as `replications`." Plan {
    points: Vec<PlanPoint> => "The points, in order.",
    replications: usize => "Runs of every point.",
    runs: usize => "Number of runs.",
    seed: u64 => "Seed of the first replication.",
    duration_s: f64 => "How long each run is, s.",
    metrics: Vec<MetricName> => "The numbers that each run gives, in their order.",
}}

reply! { "A point of a plan." PlanPoint {
    values: Named<AxisValue> => "The point, by axis.",
}}

reply! { "What a line against time shows." LineAbout {
    curve: Curve => "The column of the run.",
    flow: Option<String> => "The flow or leg it is of; null where the plot names none and no gateway splits the first one.",
    values: Named<AxisValue> => "The point it belongs to, by axis.",
}}

reply! { "What the runs of a sweep say." Results {
    rows: Vec<ResultRow> => "The points, in the order of the plan.",
    claims: Vec<ClaimResult> => "The claims, in the order of the document; none before the first run.",
    reference: Vec<ReferenceDifference> => "What another program gave beside what was measured here, where both are there.",
    pairs: Vec<PairedDifference> => "Every series less the first one of the plot.",
}}

reply! { "What the runs of a point gave." ResultRow {
    point: Option<usize> => "The point of the plan that shows it best; null if there is none.",
    values: Named<AxisValue> => "The point, by axis.",
    replications: usize => "How many of its runs have a value.",
    metrics: Named<Estimate> => "Their mean, by metric.",
}}

reply! { "A mean with its spread; null where the runs cannot give one." Estimate {
    mean: Option<f64> => "Arithmetic mean.",
    ci95: Option<f64> => "Half-width of its 95 % confidence interval.",
    sd: Option<f64> => "Sample standard deviation.",
}}

reply! { "A claim and what became of it." ClaimResult {
    id: String => "Id of the claim.",
    sentence: String => "What is claimed.",
    kind: ClaimKind => "Whose it is.",
    place: String => "Where a paper says it; empty for a check of one's own.",
    note: String => "How the test reads the sentence; may be empty.",
    reason: String => "Why it does not hold, where the document knows; empty where it holds.",
    measured: String => "What was measured, in words.",
    verdict: Verdict => "The verdict over all points.",
    findings: Vec<ClaimFinding> => "The points, in order.",
}}

reply! { "What was found at one point." ClaimFinding {
    point: String => "The point, in words; empty if there is only one.",
    value: Option<f64> => "The value tested: the metric, a difference or a ratio; null where there is none.",
    ci95: Option<f64> => "Half-width of its 95 % confidence interval; null for a single replication.",
    verdict: Verdict => "What it says about the claim.",
}}

reply! { "What a run of another program gave beside what was measured here." ReferenceDifference {
    at: Named<AxisValue> => "The point.",
    reference: Estimate => "What the other program gave.",
    measured: Estimate => "What was measured here.",
    relative: Option<f64> => "Difference as a fraction of the reference; null where that is zero.",
}}

reply! { "One series less another one, run by run with the same seed." PairedDifference {
    metric: MetricName => "The metric.",
    of: Named<AxisValue> => "The point of the one.",
    against: Named<AxisValue> => "The point of the other.",
    replications: usize => "How many seeds both have.",
    difference: Estimate => "The one less the other.",
}}

reply! { "What a merged file of runs is, and what the runs in it say." Opened {
    manifest: String => "Its plan, as plan.json has it.",
    plan: String => "What names the plan.",
    core: String => "The core that made the runs.",
    experiment: String => "The id of the experiment.",
    built_in: bool => "Whether the experiment is the built-in one of that name.",
    changes: Vec<String> => "What differs from its document: changes of the scenario, path and value, and axes with other values.",
    mode: SweepMode => "How much of the experiment was planned.",
    runs: usize => "Runs of the plan.",
    made: usize => "Runs that are in the file.",
    failed: usize => "Runs of these that could not be made.",
    seed: u64 => "Seed of the first replication.",
    replications: usize => "Runs of every point.",
    date: Option<String> => "The day on which the last run was made, if it is known.",
    hash: String => "Hash of the rows.",
    results: Results => "What they say.",
}}

impl From<statistics::Estimate> for Estimate {
    fn from(estimate: statistics::Estimate) -> Self {
        let statistics::Estimate { mean, ci95, sd, .. } = estimate;
        Self { mean: finite(mean), ci95: finite(ci95), sd: finite(sd) }
    }
}

impl From<&Outcome> for ClaimResult {
    fn from(outcome: &Outcome) -> Self {
        Self {
            id: outcome.id.clone(),
            sentence: outcome.sentence.clone(),
            kind: outcome.kind,
            place: outcome.place.clone(),
            note: outcome.note.clone(),
            reason: outcome.reason.clone(),
            measured: outcome.measured.clone(),
            verdict: outcome.verdict,
            findings: outcome.findings.iter().map(ClaimFinding::from).collect(),
        }
    }
}

impl From<&Finding> for ClaimFinding {
    fn from(finding: &Finding) -> Self {
        let Finding { point, value, ci95, verdict } = finding;
        Self { point: point.clone(), value: finite(*value), ci95: finite(*ci95), verdict: *verdict }
    }
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}
