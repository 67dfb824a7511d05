//! Line after line: cases, sequences of steps that cases share, and what is said of them.

use std::collections::BTreeMap;

use super::chapter::Chapter;
use super::{action, names};
use crate::Mistake;
use crate::family::Family;
use crate::form::guess;
use crate::script::{Case, Omission, Script, Step};
use crate::words::{Word, shown, words};

/// Cases of a script at most.
const MOST_CASES: usize = 2_000;
/// Steps of all cases together at most, those of sequences counted wherever they are done.
const MOST_STEPS: usize = 50_000;

/// A case that is being read.
struct Draft {
    name: String,
    title: String,
    rule: String,
    line: usize,
    chapter: Chapter,
    steps: Vec<Step>,
}

/// Where the lines go.
enum Place {
    /// Nowhere yet: what is said holds for all cases.
    Front,
    Case,
    Sequence(String),
}

/// A script that is being read.
pub struct Builder {
    name: String,
    family: Option<Family>,
    front: Chapter,
    place: Place,
    sequences: BTreeMap<String, Vec<Step>>,
    drafts: Vec<Draft>,
    omitted: Vec<Omission>,
    steps: usize,
}

impl Builder {
    /// For a script whose file is called `name`.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            family: None,
            front: Chapter::default(),
            place: Place::Front,
            sequences: BTreeMap::new(),
            drafts: Vec::new(),
            omitted: Vec::new(),
            steps: 0,
        }
    }

    fn family(&mut self) -> Family {
        *self.family.get_or_insert(Family::Sctp)
    }

    /// Takes line `number`.
    ///
    /// # Errors
    /// A sentence about what is wrong with it.
    pub fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (first, rest) = split(line);
        match first {
            "case" => self.case(number, rest),
            "omit" => self.omit(number, rest),
            "rule" => self.rule(rest),
            "title" => Err("the title of a case stands behind its name: case NAME: TITLE".into()),
            _ => self.words(number, &words(line)?),
        }
    }

    fn words(&mut self, number: usize, words: &[Word<'_>]) -> Result<(), String> {
        let Some((first, rest)) = words.split_first() else { return Ok(()) };
        match first {
            Word::Plain("protocol") => self.protocol(rest),
            Word::Plain("sequence") => self.sequence(rest),
            Word::Plain("set") => {
                self.family();
                self.chapter()?.set(number, rest)
            }
            Word::Plain("paths") => {
                let most = self.family().most_paths();
                self.chapter()?.set_paths(rest, most)
            }
            Word::Plain("do") => self.repeat(number, rest),
            _ => self.step(number, words),
        }
    }

    fn protocol(&mut self, words: &[Word<'_>]) -> Result<(), String> {
        if self.family.is_some() || !matches!(self.place, Place::Front) {
            return Err("protocol stands once, before everything else".into());
        }
        let [Word::Plain(word)] = words else { return Err("protocol needs one word".into()) };
        let known = Family::ALL.iter().map(|family| family.word());
        let family = Family::ALL.into_iter().find(|family| family.word() == *word);
        self.family =
            Some(family.ok_or_else(|| {
                format!("\"{}\" is no protocol of scripts{}", shown(word), guess(word, known))
            })?);
        Ok(())
    }

    fn case(&mut self, line: usize, rest: &str) -> Result<(), String> {
        let (name, title) = rest.split_once(':').unwrap_or((rest, ""));
        self.family();
        self.begin(line, name.trim(), title.trim())
    }

    fn begin(&mut self, line: usize, name: &str, title: &str) -> Result<(), String> {
        check_name(name, "a case")?;
        if let Some(other) = self.drafts.iter().find(|draft| draft.name == name) {
            return Err(format!("there is a case \"{name}\" already, on line {}", other.line));
        }
        if self.drafts.len() >= MOST_CASES {
            return Err(format!("a script has at most {MOST_CASES} cases"));
        }
        self.drafts.push(Draft {
            name: name.to_owned(),
            title: title.to_owned(),
            rule: String::new(),
            line,
            chapter: self.front.clone(),
            steps: Vec::new(),
        });
        self.place = Place::Case;
        Ok(())
    }

    fn omit(&mut self, line: usize, rest: &str) -> Result<(), String> {
        let (name, reason) = rest.split_once(':').unwrap_or((rest, ""));
        check_name(name.trim(), "what is omitted")?;
        if reason.trim().is_empty() {
            return Err("omit needs a reason: omit NAME: REASON".into());
        }
        let (name, reason) = (name.trim().to_owned(), reason.trim().to_owned());
        self.omitted.push(Omission { name, line, reason });
        Ok(())
    }

    fn rule(&mut self, rest: &str) -> Result<(), String> {
        match (&self.place, self.drafts.last_mut()) {
            (Place::Case, Some(draft)) if draft.rule.is_empty() => {
                draft.rule = rest.trim().to_owned();
                Ok(())
            }
            (Place::Case, Some(_)) => Err("the case has a rule already".into()),
            _ => Err("rule belongs to a case".into()),
        }
    }

    fn sequence(&mut self, words: &[Word<'_>]) -> Result<(), String> {
        let [Word::Plain(word)] = words else { return Err("sequence needs one name".into()) };
        let name = word.trim_end_matches(':');
        check_name(name, "a sequence")?;
        self.family();
        if self.sequences.insert(name.to_owned(), Vec::new()).is_some() {
            return Err(format!("there is a sequence \"{name}\" already"));
        }
        self.place = Place::Sequence(name.to_owned());
        Ok(())
    }

    /// Where settings go.
    fn chapter(&mut self) -> Result<&mut Chapter, String> {
        match (&self.place, self.drafts.last_mut()) {
            (Place::Front, _) => Ok(&mut self.front),
            (Place::Case, Some(draft)) if draft.steps.is_empty() => Ok(&mut draft.chapter),
            (Place::Case, _) => Err("settings stand before the first step of a case".into()),
            (Place::Sequence(_), _) => Err("settings belong to a case, or before all cases".into()),
        }
    }

    fn repeat(&mut self, line: usize, words: &[Word<'_>]) -> Result<(), String> {
        let [Word::Plain(name)] = words else { return Err("do needs the name of one sequence".into()) };
        if matches!(self.place, Place::Sequence(_)) {
            return Err("a sequence does no other one".into());
        }
        let steps = self.sequences.get(*name).cloned().ok_or_else(|| {
            let known = self.sequences.keys().map(String::as_str);
            format!("there is no sequence \"{}\" above{}", shown(name), guess(name, known))
        })?;
        self.add(line, steps.into_iter().map(|step| Step { via: Some(line), ..step }).collect())
    }

    fn step(&mut self, line: usize, words: &[Word<'_>]) -> Result<(), String> {
        let family = self.family();
        let (when, action) = action::step(words, family)?;
        self.add(line, vec![Step { line, via: None, when, action }])
    }

    fn add(&mut self, line: usize, steps: Vec<Step>) -> Result<(), String> {
        self.steps += steps.len();
        if self.steps > MOST_STEPS {
            return Err(format!("a script has at most {MOST_STEPS} steps"));
        }
        if let Place::Front = self.place {
            let name = self.name.clone();
            self.begin(line, &name, "")?;
        }
        match &self.place {
            Place::Sequence(name) => self.sequences.entry(name.clone()).or_default().extend(steps),
            _ => {
                self.drafts.last_mut().into_iter().for_each(|draft| draft.steps.extend(steps.iter().cloned()))
            }
        }
        Ok(())
    }

    /// The script.
    ///
    /// # Errors
    /// What is wrong with its cases.
    pub fn finish(mut self) -> Result<Script, Vec<Mistake>> {
        let family = self.family();
        let (mut cases, mut mistakes) = (Vec::new(), Vec::new());
        if self.drafts.is_empty() && self.omitted.is_empty() {
            return Err(vec![Mistake { line: 1, message: "the script has no steps".into() }]);
        }
        for draft in self.drafts {
            let Draft { name, title, rule, line, chapter, steps } = draft;
            if steps.is_empty() {
                mistakes.push(Mistake { line, message: format!("the case \"{name}\" has no steps") });
                continue;
            }
            match chapter.settings(line, family) {
                Ok(settings) => {
                    let case = Case { name, title, rule, line, settings, paths: chapter.paths(), steps };
                    names::check(&case, family, &mut mistakes);
                    cases.push(case);
                }
                Err(problems) => mistakes.extend(problems),
            }
            if mistakes.len() >= super::MOST_MISTAKES {
                break;
            }
        }
        mistakes.dedup();
        if mistakes.is_empty() { Ok(Script { family, cases, omitted: self.omitted }) } else { Err(mistakes) }
    }
}

/// The first word of a line, and what follows.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}

fn check_name(name: &str, what: &str) -> Result<(), String> {
    let fits =
        !name.is_empty() && name.len() <= 80 && !name.contains(|c: char| c.is_whitespace() || c.is_control());
    if fits { Ok(()) } else { Err(format!("\"{}\" is no name for {what}: write one word", shown(name))) }
}
