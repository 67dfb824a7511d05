//! What must hold of a case as a whole: names stand for something before they are used, packets that arrive are
//! complete, and times do not go back.

use std::collections::BTreeSet;

use super::time::LATEST;
use crate::Mistake;
use crate::family::Family;
use crate::form::Shape;
use crate::frame::{Node, Pattern, Seen, form_of, get};
use crate::script::{Action, Case, Step};
use crate::value::{MOST_NAMES, Term, Value};

/// Notes what is wrong with `case`.
pub fn check(case: &Case, family: Family, mistakes: &mut Vec<Mistake>) {
    let mut names = BTreeSet::new();
    let mut earliest = 0;
    for step in &case.steps {
        let result =
            in_time(step, &mut earliest).and_then(|()| named(&step.action, family, case.paths, &mut names));
        if let Err(message) = result {
            mistakes.push(Mistake { line: step.via.unwrap_or(step.line), message });
            return;
        }
    }
}

fn in_time(step: &Step, earliest: &mut u64) -> Result<(), String> {
    let when = step.when;
    let base = if when.relative { *earliest } else { 0 };
    if base + when.to < *earliest {
        return Err(format!(
            "{} is before {}, where the script is by then",
            seconds(when.to),
            seconds(*earliest)
        ));
    }
    if base + when.to > LATEST {
        return Err(format!("the script goes on beyond {}, its latest instant", seconds(LATEST)));
    }
    *earliest = (*earliest).max(base + when.from);
    Ok(())
}

/// A number of nanoseconds as seconds.
pub fn seconds(nanos: u64) -> String {
    let text = format!("{}.{:09}", nanos / 1_000_000_000, nanos % 1_000_000_000);
    format!("{} s", text.trim_end_matches('0').trim_end_matches('.'))
}

fn named(action: &Action, family: Family, paths: usize, names: &mut BTreeSet<String>) -> Result<(), String> {
    match action {
        Action::Expect(pattern) => terms(pattern).try_for_each(|(_, term)| bind(term, names)),
        Action::Event { numbers, .. } => numbers.iter().try_for_each(|(_, term)| bind(term, names)),
        Action::Path { fields, .. } => fields.iter().try_for_each(|(_, term)| bind(term, names)),
        Action::Inject(pattern) => {
            for (field, term) in terms(pattern) {
                match term {
                    Term::Open | Term::Other(_) => {
                        return Err(format!("{field} is left open, but a packet that arrives is complete"));
                    }
                    Term::Named { name, .. } if !names.contains(name) => return Err(unbound(name)),
                    _ => {}
                }
            }
            match get(&pattern.header, "path") {
                Some(Term::Given(Value::Number(path))) if *path >= paths as u64 => {
                    Err(format!("path={path}: paths are numbered from 0, and there are {paths} of them"))
                }
                _ => family.complete(&example(pattern)),
            }
        }
        _ => Ok(()),
    }
}

fn unbound(name: &str) -> String {
    format!("${name} stands for nothing yet: a packet that is expected before must have a field with it")
}

/// A name alone stands for what the field holds from now on.
fn bind(term: &Term, names: &mut BTreeSet<String>) -> Result<(), String> {
    let (name, plus) = match term {
        Term::Named { name, plus } => (name, *plus),
        Term::Other(name) => (name, 1),
        _ => return Ok(()),
    };
    if names.contains(name) {
        return Ok(());
    }
    if plus != 0 {
        return Err(unbound(name));
    }
    if names.len() >= MOST_NAMES {
        return Err(format!("a case has at most {MOST_NAMES} names"));
    }
    names.insert(name.clone());
    Ok(())
}

/// Every field with what is written of it.
fn terms(pattern: &Pattern) -> impl Iterator<Item = (&'static str, &Term)> {
    let mut all: Vec<(&'static str, &Term)> =
        pattern.header.iter().map(|(name, term)| (*name, term)).collect();
    let mut nodes: Vec<&Node<Term>> = pattern.nodes.iter().collect();
    while let Some(node) = nodes.pop() {
        all.extend(node.fields.iter().map(|(name, term)| (*name, term)));
        nodes.extend(&node.parts);
    }
    all.into_iter()
}

/// The packet with zeros in place of names.
fn example(pattern: &Pattern) -> Seen {
    let header = pattern.header.iter().map(|(name, term)| (*name, sample(term, None))).collect();
    Seen { header, nodes: pattern.nodes.iter().map(example_of).collect(), raw: pattern.raw.clone() }
}

fn example_of(node: &Node<Term>) -> Node<Value> {
    let shape = |name: &str| form_of(node.form.0.fields, name).map(|form| form.shape);
    Node {
        name: node.name.clone(),
        form: node.form,
        fields: node.fields.iter().map(|(name, term)| (*name, sample(term, shape(name)))).collect(),
        parts: node.parts.iter().map(example_of).collect(),
    }
}

fn sample(term: &Term, shape: Option<Shape>) -> Value {
    match (term, shape) {
        (Term::Given(value), _) => value.clone(),
        (_, Some(Shape::Bytes)) => Value::Bytes(Vec::new()),
        (_, Some(Shape::Flags(_))) => Value::Flags(String::new()),
        (_, Some(Shape::Numbers)) => Value::Numbers(Vec::new()),
        (_, Some(Shape::Ranges)) => Value::Ranges(Vec::new()),
        _ => Value::Number(0),
    }
}
