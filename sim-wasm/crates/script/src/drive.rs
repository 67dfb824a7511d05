//! Runs a case: the endpoint's timers and the script's steps in the order of virtual time.

use skywindow_units::SimTime;

use crate::call::Call;
use crate::compare::{Comparison, Row};
use crate::family::Family;
use crate::frame::{Node, Pattern, Seen};
use crate::parse::{LATEST, seconds, shape_of};
use crate::script::{Action, Case, Outcome, Step};
use crate::side::{Noted, Side, path_field};
use crate::value::{Names, Term, Value};

/// Timers that expire without a packet at most, in all of a case.
const MOST_TIMERS: u32 = 200_000;
/// Packets that leave at one instant at most.
const MOST_AT_ONCE: usize = 20_000;

/// Why a case fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the step.
    pub line: usize,
    /// The line of the `do` that brought it there.
    pub via: Option<usize>,
    /// What is wrong, in a sentence.
    pub message: String,
    /// What was expected and what was seen.
    pub rows: Vec<Row>,
}

/// What is wrong at a step.
struct Wrong {
    message: String,
    rows: Vec<Row>,
}

impl<S: Into<String>> From<S> for Wrong {
    fn from(message: S) -> Self {
        Self { message: message.into(), rows: Vec::new() }
    }
}

/// Runs `case`.
///
/// # Errors
/// The first step that fails, and why.
pub fn run(case: &Case, family: Family) -> Result<(), Fault> {
    let fault = |step: Option<&Step>, wrong: Wrong| Fault {
        line: step.map_or(case.line, |step| step.line),
        via: step.and_then(|step| step.via),
        message: wrong.message,
        rows: wrong.rows,
    };
    let Some(side) = Family::side(&case.settings, case.paths) else {
        return Err(fault(None, "the settings are of another protocol".into()));
    };
    let mut drive = Drive {
        family,
        side,
        now: SimTime::ZERO,
        names: Names::new(),
        waiting: Vec::new(),
        read: 0,
        heard: 0,
        timers: 0,
    };
    for step in &case.steps {
        drive.step(step).map_err(|wrong| fault(Some(step), wrong))?;
    }
    drive.nothing_more().map_err(|wrong| fault(case.steps.last(), wrong))
}

/// A case that is running.
struct Drive {
    family: Family,
    side: Box<dyn Side>,
    now: SimTime,
    names: Names,
    /// Packets that have left and that no step has looked at, in order.
    waiting: Vec<Seen>,
    /// User data that the user has taken, bytes.
    read: u64,
    /// Events that steps have looked at.
    heard: usize,
    timers: u32,
}

impl Drive {
    fn step(&mut self, step: &Step) -> Result<(), Wrong> {
        let base = if step.when.relative { self.now.as_nanos() } else { 0 };
        if base + step.when.to > LATEST {
            return Err(format!("the script goes on beyond {}, its latest instant", seconds(LATEST)).into());
        }
        let (from, to) =
            (SimTime::from_nanos(base + step.when.from), SimTime::from_nanos(base + step.when.to));
        if to < self.now {
            return Err(format!(
                "{} is before {}, where the script is by then",
                seconds(to.as_nanos()),
                seconds(self.now.as_nanos())
            )
            .into());
        }
        match &step.action {
            Action::Expect(pattern) => self.expect(from, to, pattern),
            Action::Event { code, name, numbers } => self.event(from, to, *code, name, numbers),
            Action::State { name, words } => self.wait_for(from, to, |drive| drive.state(name, words)),
            Action::Path { path, fields } => self.wait_for(from, to, |drive| drive.path(*path, fields)),
            action => {
                self.advance(to)?;
                match action {
                    Action::Call(call, outcome) => {
                        self.nothing_more()?;
                        self.call(call, *outcome)?;
                        self.drain()
                    }
                    Action::Inject(pattern) => {
                        self.nothing_more()?;
                        let frame = self.concrete(pattern)?;
                        self.side.inject(self.now, &frame)?;
                        self.drain()
                    }
                    _ => self.nothing_more(),
                }
            }
        }
    }

    /// Collects the packets that leave now.
    fn drain(&mut self) -> Result<(), Wrong> {
        while let Some(seen) = self.side.poll(self.now) {
            self.waiting.push(seen);
            if self.waiting.len() > MOST_AT_ONCE {
                return Err(format!("more than {MOST_AT_ONCE} packets leave at once").into());
            }
        }
        Ok(())
    }

    /// Lets the next timer expire if it does by `until` and no packet waits; whether it did.
    fn tick(&mut self, until: SimTime) -> Result<bool, Wrong> {
        let due = self.side.next_timeout().filter(|&due| due <= until && self.waiting.is_empty());
        let Some(due) = due else { return Ok(false) };
        self.timers += 1;
        if self.timers > MOST_TIMERS {
            return Err(format!("more than {MOST_TIMERS} timers expire").into());
        }
        self.now = self.now.max(due);
        self.side.on_timer(self.now);
        self.drain()?;
        Ok(true)
    }

    /// Goes on to `until`, or to where a packet leaves before.
    fn advance(&mut self, until: SimTime) -> Result<(), Wrong> {
        while self.tick(until)? {}
        if self.waiting.is_empty() {
            self.now = self.now.max(until);
        } else if self.now < until {
            self.nothing_more()?;
        }
        Ok(())
    }

    /// No packet has left that no step expects.
    fn nothing_more(&mut self) -> Result<(), Wrong> {
        let Some(seen) = self.waiting.first() else { return Ok(()) };
        let message = format!("at {} a packet leaves that no line expects", seconds(self.now.as_nanos()));
        let mut comparison = Comparison::new(&self.names);
        comparison.words("packet", "nothing", &seen.to_string());
        Err(Wrong { message, rows: comparison.rows })
    }

    fn expect(&mut self, from: SimTime, to: SimTime, pattern: &Pattern) -> Result<(), Wrong> {
        while self.waiting.is_empty() && self.tick(to)? {}
        let pattern = self.side.expect(pattern);
        if self.waiting.is_empty() {
            self.now = to;
            let mut comparison = Comparison::new(&self.names);
            comparison.words("packet", &pattern.to_string(), "nothing");
            let message = format!("by {} no packet leaves", seconds(to.as_nanos()));
            return Err(Wrong { message, rows: comparison.rows });
        }
        let seen = self.waiting.remove(0);
        let mut comparison = Comparison::new(&self.names);
        let span = if from == to {
            seconds(from.as_nanos())
        } else {
            format!("{} to {}", seconds(from.as_nanos()), seconds(to.as_nanos()))
        };
        let early = self.now < from;
        comparison.rows.push(Row {
            label: "time".into(),
            expected: span,
            seen: seconds(self.now.as_nanos()),
            agrees: !early,
        });
        comparison.frame(&pattern, &seen);
        if comparison.agrees() {
            self.names = comparison.names;
            return Ok(());
        }
        let message = if early { "a packet leaves too early" } else { "a packet differs" };
        Err(Wrong { message: message.into(), rows: comparison.rows })
    }

    /// Goes on until `holds` says so, from `from` to `to`.
    fn wait_for(
        &mut self,
        from: SimTime,
        to: SimTime,
        holds: impl Fn(&Self) -> Comparison,
    ) -> Result<(), Wrong> {
        if from > self.now {
            self.advance(from)?;
        }
        loop {
            let comparison = holds(self);
            if comparison.agrees() {
                self.names = comparison.names;
                return Ok(());
            }
            if self.now >= to || !self.tick(to)? {
                self.advance(to)?;
                let comparison = holds(self);
                if comparison.agrees() {
                    self.names = comparison.names;
                    return Ok(());
                }
                let message = format!("at {} it is not so", seconds(self.now.as_nanos()));
                return Err(Wrong { message, rows: comparison.rows });
            }
        }
    }

    fn state(&self, name: &str, words: &[&str]) -> Comparison {
        let mut comparison = Comparison::new(&self.names);
        let state = self.side.state();
        if words.contains(&state) {
            comparison.words("state", name, name);
        } else {
            let known = self.family.language().states;
            let seen = known.iter().find(|(_, words)| words.contains(&state)).map_or(state, |(name, _)| name);
            comparison.words("state", name, seen);
        }
        comparison
    }

    fn path(&self, path: u8, fields: &[(&'static str, Term)]) -> Comparison {
        let mut comparison = Comparison::new(&self.names);
        let state = self.side.path(path);
        for (name, term) in fields {
            comparison.field(name, term, u32::MAX.into(), Some(&path_field(&state, name)));
        }
        comparison
    }

    /// The endpoint has reported the event since the last one that was looked at, or does by `to`.
    fn event(
        &mut self,
        from: SimTime,
        to: SimTime,
        code: u16,
        name: &str,
        numbers: &[(usize, Term)],
    ) -> Result<(), Wrong> {
        let mut nearest = None;
        loop {
            let notes = self.side.notes();
            for (at, noted) in notes.iter().enumerate().skip(self.heard) {
                if noted.code != code || noted.at > to || (from > self.now && noted.at < from) {
                    continue;
                }
                let comparison = self.noted(noted, numbers);
                if comparison.agrees() {
                    (self.heard, self.names) = (at + 1, comparison.names);
                    return Ok(());
                }
                nearest = Some(comparison.rows);
            }
            if !self.tick(to)? {
                self.advance(to)?;
                let message = format!("by {} the endpoint does not report {name}", seconds(to.as_nanos()));
                return Err(Wrong { message, rows: nearest.unwrap_or_default() });
            }
        }
    }

    fn noted(&self, noted: &Noted, numbers: &[(usize, Term)]) -> Comparison {
        let mut comparison = Comparison::new(&self.names);
        let info = self.family.events().iter().find(|info| info.code == noted.code);
        for (place, term) in numbers {
            let label = info.and_then(|info| info.fields.get(*place)).map_or("", |field| field.name);
            let seen = Value::Number(noted.numbers[*place].round() as u64);
            comparison.field(label, term, u64::MAX, Some(&seen));
        }
        comparison
    }

    fn call(&mut self, call: &Call, outcome: Outcome) -> Result<(), Wrong> {
        let result = match call {
            &Call::Read(bytes) => self.take(bytes)?,
            call => self.side.call(self.now, call.clone()),
        };
        match (result, outcome) {
            (Ok(()), Outcome::Done) | (Err(_), Outcome::Refused) => Ok(()),
            (Ok(()), Outcome::Refused) => Err("the call is not refused".into()),
            (Err(reason), Outcome::Done) => Err(format!("the call is refused: {reason}").into()),
        }
    }

    fn take(&mut self, bytes: u64) -> Result<Result<(), String>, Wrong> {
        let waits = self.side.arrived() - self.read;
        if waits != bytes {
            let mut comparison = Comparison::new(&self.names);
            comparison.words("bytes", &bytes.to_string(), &waits.to_string());
            return Err(Wrong { message: "other data wait to be read".into(), rows: comparison.rows });
        }
        self.read += bytes;
        Ok(self.side.call(self.now, Call::Read(bytes)))
    }

    /// The packet with what its names stand for.
    fn concrete(&self, pattern: &Pattern) -> Result<Seen, Wrong> {
        let header = pattern
            .header
            .iter()
            .map(|(name, term)| Ok((*name, self.value(name, term, u32::MAX.into())?)))
            .collect::<Result<_, Wrong>>()?;
        let nodes =
            pattern.nodes.iter().map(|node| self.concrete_node(node)).collect::<Result<_, Wrong>>()?;
        Ok(Seen { header, nodes, raw: pattern.raw.clone() })
    }

    fn concrete_node(&self, node: &Node<Term>) -> Result<Node<Value>, Wrong> {
        let fields = node.fields.iter().map(|(name, term)| {
            let (max, shape) = (crate::parse::largest(node, name), shape_of(node, name));
            let value = self.value(name, term, max)?;
            if shape.is_some_and(|shape| !shape.holds(&value)) {
                return Err(Wrong::from(format!("{term} is {value}, which is no value of {name}")));
            }
            Ok((*name, value))
        });
        Ok(Node {
            name: node.name.clone(),
            form: node.form,
            fields: fields.collect::<Result<_, Wrong>>()?,
            parts: node.parts.iter().map(|part| self.concrete_node(part)).collect::<Result<_, Wrong>>()?,
        })
    }

    fn value(&self, name: &str, term: &Term, max: u64) -> Result<Value, Wrong> {
        term.value(&self.names, max)
            .ok_or_else(|| format!("{name} has no value: {term} stands for nothing").into())
    }
}
