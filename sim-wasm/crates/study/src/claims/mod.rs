//! Verdicts on claims, with the confidence intervals taken into account.
//!
//! A claim holds where the whole 95 % interval lies in the range that it allows, fails where the whole interval lies
//! outside, and is unclear in between. Over several points it holds if it holds at each, and fails if it fails at any;
//! a test about most points needs its share of them.

mod compare;
mod findings;
mod instants;

use skywindow_form::choices;
use skywindow_scenario::{Claim, ClaimKind, TestKind};

use super::plan::Plan;
use super::table::Table;
use super::words::{digits, quantity};

choices! { #[derive(PartialOrd, Ord)] "What results say about a claim." Verdict {
    Holds = "holds" "Holds" "They confirm it.",
    Unclear = "unclear" "Unclear" "They neither confirm nor deny it.",
    Fails = "fails" "Fails" "They deny it.",
}}

/// What was found at one point.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The point, in words; empty if there is only one.
    pub point: String,
    /// The value tested: the metric, a difference or a ratio.
    pub value: f64,
    /// Half-width of its 95 % confidence interval; infinite for a single replication.
    pub ci95: f64,
    /// What it says about the claim.
    pub verdict: Verdict,
}

/// A claim and what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Id of the claim.
    pub id: String,
    /// What is claimed.
    pub sentence: String,
    /// Whose the claim is.
    pub kind: ClaimKind,
    /// Where a paper says it; empty for a check of one's own.
    pub place: String,
    /// How the test reads the sentence; may be empty.
    pub note: String,
    /// Why it does not hold, where the document knows; empty where it holds.
    pub reason: String,
    /// What was measured, in words.
    pub measured: String,
    /// The verdict over all points.
    pub verdict: Verdict,
    /// The points, in order.
    pub findings: Vec<Finding>,
}

/// The outcome of every claim of the experiment of `plan`, in order.
pub fn claims(plan: &Plan, table: &Table) -> Vec<Outcome> {
    plan.experiment().claims.iter().map(|claim| outcome(claim, plan, table)).collect()
}

fn outcome(claim: &Claim, plan: &Plan, table: &Table) -> Outcome {
    let findings = findings::findings(&claim.test, plan, table);
    let verdict = overall(claim.test.share, &findings);
    Outcome {
        id: claim.id.clone(),
        sentence: claim.sentence.clone(),
        kind: claim.kind,
        place: claim.place.clone(),
        note: claim.note.clone(),
        reason: reason(claim, verdict),
        measured: measured(claim, &findings, plan.experiment().is_geometry()),
        verdict,
        findings,
    }
}

/// What the document knows of a claim that does not hold: beside one that holds it would explain nothing.
fn reason(claim: &Claim, verdict: Verdict) -> String {
    if verdict == Verdict::Holds { String::new() } else { claim.reason.clone() }
}

/// The verdict over all points, of which `share` must hold.
fn overall(share: f64, findings: &[Finding]) -> Verdict {
    let count = |verdict| findings.iter().filter(|finding| finding.verdict == verdict).count() as f64;
    let needed = share * findings.len() as f64;
    if findings.is_empty() {
        Verdict::Unclear
    } else if count(Verdict::Holds) >= needed {
        Verdict::Holds
    } else if findings.len() as f64 - count(Verdict::Fails) < needed {
        Verdict::Fails
    } else {
        Verdict::Unclear
    }
}

/// What was measured: the value of the only point; else the range, and the first of the worst points.
fn measured(claim: &Claim, findings: &[Finding], is_exact: bool) -> String {
    let text = |value: f64| match claim.test.kind {
        TestKind::Value | TestKind::Difference | TestKind::Reached => plain(claim, value),
        TestKind::Ratio | TestKind::Monotone | TestKind::Flat => format!("ratio {}", plain(claim, value)),
    };
    let with_error = |finding: &Finding| match finding.ci95.is_finite() {
        _ if is_exact => text(finding.value),
        true => format!("{} ± {}", text(finding.value), plain(claim, finding.ci95)),
        false => format!("{} (one replication)", text(finding.value)),
    };
    let [first, rest @ ..] = findings else { return "not measured at these points".to_owned() };
    if rest.is_empty() {
        return with_error(first);
    }
    let (low, high) = findings.iter().fold((first.value, first.value), |(low, high), finding| {
        (low.min(finding.value), high.max(finding.value))
    });
    let range = format!("{} to {} at {} points", text(low), plain(claim, high), findings.len());
    let worst = findings.iter().map(|finding| finding.verdict).max().unwrap_or(Verdict::Unclear);
    let count = findings.iter().filter(|finding| finding.verdict == worst).count();
    match findings.iter().find(|finding| finding.verdict == worst) {
        Some(example) if worst != Verdict::Holds => {
            format!(
                "{range}; {} at {count}, such as {}: {}",
                worst.word(),
                example.point,
                with_error(example)
            )
        }
        _ => range,
    }
}

/// A value of the test with its unit, if it has one.
fn plain(claim: &Claim, value: f64) -> String {
    match claim.test.kind {
        TestKind::Value | TestKind::Difference => match claim.test.metric {
            Some(metric) if claim.test.per.0.is_empty() => quantity(metric, value),
            _ => digits(value),
        },
        TestKind::Reached => format!("{} s", digits(value)),
        TestKind::Ratio | TestKind::Monotone | TestKind::Flat => digits(value),
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict::{Fails, Holds, Unclear};
    use super::*;

    fn over(share: f64, verdicts: &[Verdict]) -> Verdict {
        let finding = |&verdict| Finding { point: String::new(), value: 1.0, ci95: 0.0, verdict };
        overall(share, &verdicts.iter().map(finding).collect::<Vec<_>>())
    }

    #[test]
    fn every_point_counts_unless_most_are_enough() {
        assert_eq!(over(1.0, &[Holds, Holds, Unclear]), Unclear);
        assert_eq!(over(1.0, &[Holds, Fails, Unclear]), Fails);
        assert_eq!(over(0.5, &[Holds, Holds, Fails, Fails]), Holds);
        assert_eq!(over(0.6, &[Holds, Holds, Fails, Fails]), Fails);
        assert_eq!(over(0.5, &[Holds, Unclear, Fails, Fails]), Unclear);
        assert_eq!(over(0.5, &[]), Unclear);
    }
}
