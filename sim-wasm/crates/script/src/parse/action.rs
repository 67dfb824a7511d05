//! Steps: an instant, and what the user calls, what arrives or what is expected then.

use skywindow_transport::sctp::OwnLimit;
use skywindow_units::Duration;

use super::term::{number, small, term};
use super::{node, streams, time};
use crate::call::Call;
use crate::family::Family;
use crate::form::{N32, guess};
use crate::script::{Action, Outcome, When};
use crate::side::PATH_FIELDS;
use crate::value::{Term, Value};
use crate::words::{Word, shown};

/// What a step may begin with.
const STEPS: [&str; 17] = [
    "<", ">", "connect", "listen", "write", "read", "shutdown", "close", "abort", "reboot", "address",
    "too-big", "reset", "add", "state", "event", "path",
];
/// The longest message, bytes.
const LONGEST_MESSAGE: u64 = 1 << 24;

/// The step that `words` tell.
///
/// # Errors
/// A sentence about what is wrong with it.
pub fn step(words: &[Word<'_>], family: Family) -> Result<(When, Action), String> {
    let (when, words) = match words {
        [Word::Plain(first), rest @ ..] if time::is_time(first) => (time::when(first)?, rest),
        _ => (When::NOW, words),
    };
    let Some((Word::Plain(first), rest)) = words.split_first() else {
        return Err(format!("a step is missing here (known: {})", STEPS.join(", ")));
    };
    let action = match *first {
        ">" if rest == [Word::Plain("nothing")] => Action::Silence,
        ">" => expected(rest, family)?,
        "<" => Action::Inject(node::frame(rest, family.language())?),
        "state" => state(rest, family)?,
        "event" => event(rest, family)?,
        "path" => path(rest)?,
        word => call(word, rest, family)?,
    };
    if matches!(action, Action::Call(..) | Action::Inject(_)) && when.from != when.to {
        return Err("what a script does happens at one instant, not between two".into());
    }
    Ok((when, action))
}

fn expected(words: &[Word<'_>], family: Family) -> Result<Action, String> {
    let pattern = node::frame(words, family.language())?;
    if pattern.raw.is_some() {
        return Err("a packet that is expected is written in chunks, not in bytes".into());
    }
    Ok(Action::Expect(pattern))
}

fn state(words: &[Word<'_>], family: Family) -> Result<Action, String> {
    let [Word::Plain(word)] = words else { return Err("state needs the name of one state".into()) };
    let known = family.language().states;
    let found = known.iter().find(|(name, _)| name == word);
    let &(name, words) = found.ok_or_else(|| {
        format!("\"{}\" is no state{}", shown(word), guess(word, known.iter().map(|(name, _)| *name)))
    })?;
    Ok(Action::State { name, words })
}

fn event(words: &[Word<'_>], family: Family) -> Result<Action, String> {
    let Some((Word::Plain(word), rest)) = words.split_first() else {
        return Err("event needs the name of an event".into());
    };
    let table = family.events();
    let info = table.iter().find(|info| info.name == *word).ok_or_else(|| {
        format!("\"{}\" is no event{}", shown(word), guess(word, table.iter().map(|info| info.name)))
    })?;
    let mut numbers: Vec<(usize, Term)> = Vec::new();
    for (name, text) in pairs(rest)? {
        let place = info.fields.iter().position(|field| field.name == name).ok_or_else(|| {
            let known = info.fields.iter().map(|field| field.name);
            format!("{} has no field \"{}\"{}", info.name, shown(name), guess(name, known))
        })?;
        let coded =
            info.fields[place].codes.and_then(|codes| codes.values.iter().find(|value| value.name == text));
        let value = match coded {
            Some(value) => Term::Given(Value::Number(value.number.into())),
            None => term(text, N32).map_err(|message| format!("{name} of {}: {message}", info.name))?,
        };
        numbers.push((place, value));
    }
    Ok(Action::Event { code: info.code, name: info.name, numbers })
}

fn path(words: &[Word<'_>]) -> Result<Action, String> {
    let (path, rest) = match words {
        [Word::Plain(first), rest @ ..] if number(first).is_some() => (small(first, "path")?, rest),
        _ => (0, words),
    };
    let mut fields = Vec::new();
    for (name, text) in pairs(rest)? {
        let field = PATH_FIELDS.iter().find(|field| field.name == name).ok_or_else(|| {
            let known = PATH_FIELDS.iter().map(|field| field.name);
            format!("a path has no field \"{}\"{}", shown(name), guess(name, known))
        })?;
        let value = term(text, field.shape).map_err(|message| format!("{name}: {message}"))?;
        fields.push((field.name, value));
    }
    if fields.is_empty() {
        return Err("path needs at least one field".into());
    }
    Ok(Action::Path { path, fields })
}

/// Words that are all `name=value`.
fn pairs<'a>(words: &[Word<'a>]) -> Result<Vec<(&'a str, &'a str)>, String> {
    let pair = |word: &Word<'a>| match word {
        Word::Plain(word) => {
            word.split_once('=').ok_or_else(|| format!("\"{}\" is no field: write name=value", shown(word)))
        }
        _ => Err("fields are written name=value".to_owned()),
    };
    words.iter().map(pair).collect()
}

fn bytes(words: &[Word<'_>], call: &str) -> Result<u64, String> {
    let Some(Word::Plain(word)) = words.first() else {
        return Err(format!("{call} needs a number of bytes"));
    };
    match number(word) {
        Some(bytes) if bytes <= LONGEST_MESSAGE => Ok(bytes),
        Some(bytes) => Err(format!("{bytes} bytes are more than {LONGEST_MESSAGE}, the most of one {call}")),
        None => Err(format!("\"{}\" is no number of bytes", shown(word))),
    }
}

fn call(word: &str, rest: &[Word<'_>], family: Family) -> Result<Action, String> {
    let (rest, outcome) = match rest {
        [rest @ .., Word::Plain("refused")] => (rest, Outcome::Refused),
        _ => (rest, Outcome::Done),
    };
    let (call, rest) = match word {
        "listen" => (Call::Listen, rest),
        "connect" => (Call::Connect, rest),
        "shutdown" | "close" => (Call::Shutdown, rest),
        "abort" => (Call::Abort, rest),
        "read" => (Call::Read(bytes(rest, word)?), &rest[1..]),
        "write" => (write(rest, family)?, &rest[rest.len()..]),
        "reboot" => (reboot(rest)?, &rest[1..]),
        "address" => address(rest)?,
        "too-big" => too_big(rest)?,
        "reset" => (Call::Streams(streams::reset(rest)?), &rest[rest.len()..]),
        "add" => (Call::Streams(streams::add(rest)?), &rest[rest.len()..]),
        _ => return Err(format!("\"{}\" is no step{}", shown(word), guess(word, STEPS.into_iter()))),
    };
    match rest {
        [] => Ok(Action::Call(call, outcome)),
        [Word::Plain(more), ..] => Err(format!("\"{}\" is not understood after {word}", shown(more))),
        _ => Err(format!("nothing more is understood after {word}")),
    }
}

fn write(words: &[Word<'_>], family: Family) -> Result<Call, String> {
    let bytes = bytes(words, "write")? as u32;
    let (mut stream, mut priority, mut unordered, mut immediate) = (0, 0, false, false);
    let mut limit = OwnLimit::AsSet;
    for word in &words[1..] {
        match word {
            Word::Plain("unordered") if family == Family::Sctp => unordered = true,
            Word::Plain("immediate") if family == Family::Sctp => immediate = true,
            Word::Plain(word) if family == Family::Sctp && word.starts_with("stream=") => {
                stream = small(&word["stream=".len()..], "stream")?;
            }
            Word::Plain(word) if family == Family::Sctp && word.starts_with("priority=") => {
                priority = small(&word["priority=".len()..], "priority")?;
            }
            Word::Plain(word)
                if family == Family::Sctp
                    && let Some(own) = own_limit(word)? =>
            {
                limit = own
            }
            Word::Plain(word) => return Err(format!("\"{}\" is not understood after write", shown(word))),
            _ => return Err("nothing more is understood after write".into()),
        }
    }
    Ok(Call::Write { bytes, stream, unordered, immediate, priority, limit })
}

/// When a message is given up, if `word` says it.
fn own_limit(word: &str) -> Result<Option<OwnLimit>, String> {
    Ok(match word.split_once('=') {
        None if word == "reliable" => Some(OwnLimit::Reliable),
        Some(("lifetime_ms", ms)) => {
            Some(OwnLimit::Lifetime(Duration::from_millis(small::<u32>(ms, "lifetime in ms")?.into())))
        }
        Some(("retransmissions", times)) => {
            Some(OwnLimit::Retransmissions(small(times, "message's retransmissions")?))
        }
        _ => None,
    })
}

fn reboot(words: &[Word<'_>]) -> Result<Call, String> {
    match words.first() {
        Some(Word::Plain(word)) if !word.starts_with('+') => Ok(Call::Reboot(time::when(word)?.from)),
        _ => Err("reboot needs the seconds that the host is off".into()),
    }
}

fn address<'w, 'a>(words: &'w [Word<'a>]) -> Result<(Call, &'w [Word<'a>]), String> {
    match words {
        [Word::Plain(what @ ("up" | "down")), Word::Plain(path), rest @ ..] if path.starts_with("path=") => {
            let path = small(&path["path=".len()..], "path")?;
            Ok((Call::Address { path, present: *what == "up" }, rest))
        }
        _ => Err("address needs \"up\" or \"down\" and a path".into()),
    }
}

fn too_big<'w, 'a>(words: &'w [Word<'a>]) -> Result<(Call, &'w [Word<'a>]), String> {
    match words {
        [Word::Plain(mtu), Word::Plain(path), rest @ ..] if path.starts_with("path=") => Ok((
            Call::TooBig { mtu: small(mtu, "packet size")?, path: small(&path["path=".len()..], "path")? },
            rest,
        )),
        [Word::Plain(mtu), rest @ ..] => {
            Ok((Call::TooBig { mtu: small(mtu, "packet size")?, path: 0 }, rest))
        }
        _ => Err("too-big needs the size that the link takes, 0 if it is not said".into()),
    }
}
