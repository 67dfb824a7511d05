//! Settings of cases: `set rto_initial_ms=500 streams=4` and `paths 2`, for one case or for all that follow.

use serde_json::{Map, Value};
use skywindow_form::{Datum, FieldSpec, Problem, Reader};
use skywindow_transport::Settings;
use skywindow_transport::api::MAX_PATHS;

use crate::Mistake;
use crate::family::Family;
use crate::words::{Word, shown};

/// What was said of the endpoint so far.
#[derive(Clone, Debug, Default)]
pub struct Chapter {
    fields: Map<String, Value>,
    /// The line of each field.
    lines: Vec<(String, usize)>,
    paths: usize,
}

impl Chapter {
    /// `set name=value..`.
    ///
    /// # Errors
    /// A word that is none.
    pub fn set(&mut self, line: usize, words: &[Word<'_>]) -> Result<(), String> {
        if words.is_empty() {
            return Err("set needs at least one name=value".into());
        }
        for word in words {
            let Word::Plain(word) = word else { return Err("settings are written name=value".into()) };
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("\"{}\" is no setting: write name=value", shown(word)))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            self.fields.insert(name.to_owned(), value);
            self.lines.retain(|(own, _)| own != name);
            self.lines.push((name.to_owned(), line));
        }
        Ok(())
    }

    /// `paths N`.
    ///
    /// # Errors
    /// A number that is none, or too large.
    pub fn set_paths(&mut self, words: &[Word<'_>], most: usize) -> Result<(), String> {
        let most = most.min(MAX_PATHS);
        let count = match words {
            [Word::Plain(word)] => word.parse().ok().filter(|count| (1..=most).contains(count)),
            _ => None,
        };
        self.paths = count.ok_or_else(|| format!("paths needs a number from 1 to {most}"))?;
        Ok(())
    }

    /// How many paths there are.
    pub const fn paths(&self) -> usize {
        if self.paths == 0 { 1 } else { self.paths }
    }

    /// The settings of a case that begins on `line`.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn settings(&self, line: usize, family: Family) -> Result<Settings, Vec<Mistake>> {
        let word = family.word();
        let document = Value::Object(Map::from_iter([
            ("protocol".to_owned(), Value::from(word)),
            (word.to_owned(), Value::Object(self.fields.clone())),
        ]));
        let mut reader = Reader::default();
        let settings = Settings::read(&document, &FieldSpec::BLANK, &mut reader);
        if reader.is_clean()
            && let Some(settings) = &settings
        {
            settings.check(&mut reader);
        }
        let problems = reader.into_problems();
        match settings {
            Some(settings) if problems.is_empty() => Ok(settings),
            _ => Err(problems.iter().map(|problem| self.mistake(problem, word, line)).collect()),
        }
    }

    fn mistake(&self, problem: &Problem, family: &str, line: usize) -> Mistake {
        let path = problem
            .path
            .strip_prefix(family)
            .map_or(problem.path.as_str(), |path| path.trim_start_matches('.'));
        let said = self.lines.iter().rev().find(|(name, _)| path.starts_with(name.as_str()));
        Mistake {
            line: said.map_or(line, |(_, line)| *line),
            message: Problem::new(path, &problem.message).to_string(),
        }
    }
}
