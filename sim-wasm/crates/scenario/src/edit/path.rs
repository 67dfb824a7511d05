//! Dotted paths into a document: `flows.*.bytes`, `flows[0].bytes`, `flows.0.name`.

use serde_json::Value;
use skywindow_form::{Problem, quote_own_key};

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A field by its key.
    Field(String),
    /// An element of a list.
    Index(usize),
    /// Every element of a list.
    Every,
}

/// Paths longer than this are not of this world.
const LONGEST: usize = 200;

/// The steps of `path`.
pub(super) fn steps(path: &str) -> Result<Vec<Step>, Problem> {
    if path.len() > LONGEST {
        return Err(Problem::new("", format!("a path has at most {LONGEST} characters")));
    }
    if path.trim().is_empty() {
        return Err(Problem::new("", "the path to the field is empty"));
    }
    let mut steps = Vec::new();
    for piece in path.trim().split('.') {
        let (name, indices) = piece.split_once('[').map_or((piece, None), |(name, rest)| (name, Some(rest)));
        if !name.is_empty() {
            steps.push(step(name));
        } else if indices.is_none() || steps.is_empty() {
            return Err(Problem::new(quote_own_key(path), "is not a path: a name is missing"));
        }
        for index in indices.into_iter().flat_map(|rest| rest.split('[')) {
            let inner = index.strip_suffix(']').map(step).filter(|step| !matches!(step, Step::Field(_)));
            steps.push(inner.ok_or_else(|| {
                Problem::new(quote_own_key(path), "is not a path: brackets hold a number or *")
            })?);
        }
    }
    match steps.first() {
        Some(Step::Field(_)) => Ok(steps),
        _ => Err(Problem::new(quote_own_key(path), "is not a path: it begins with the name of a field")),
    }
}

/// The value at `path`, which names one field; none if it leads nowhere.
pub(crate) fn get_path<'d>(document: &'d Value, path: &str) -> Option<&'d Value> {
    steps(path).ok()?.iter().try_fold(document, |inside, step| match step {
        Step::Field(name) => inside.get(name),
        Step::Index(index) => inside.get(index),
        Step::Every => None,
    })
}

fn step(name: &str) -> Step {
    match name {
        "*" => Step::Every,
        _ => match name.parse() {
            Ok(index) if name.bytes().all(|byte| byte.is_ascii_digit()) => Step::Index(index),
            _ => Step::Field(name.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str) -> Step {
        Step::Field(name.to_owned())
    }

    #[test]
    fn dots_and_brackets_mean_the_same() {
        let expected = Ok(vec![field("flows"), Step::Index(0), field("sctp"), field("streams")]);
        assert_eq!(steps("flows.0.sctp.streams"), expected);
        assert_eq!(steps("flows[0].sctp.streams"), expected);
        assert_eq!(steps("flows[*].name"), Ok(vec![field("flows"), Step::Every, field("name")]));
    }

    #[test]
    fn what_is_no_path_is_refused() {
        for path in [
            "",
            " ",
            "0",
            "*.name",
            ".",
            "flows.",
            "flows..name",
            "[0]",
            "flows[",
            "flows[x]",
            "flows[0]x",
            "flows[]",
        ] {
            assert!(steps(path).is_err(), "{path:?}");
        }
        assert!(steps(&"a.".repeat(200)).is_err());
    }
}
