//! Packets of a script: `tag=5 DATA tsn=1 len=100 ; ERROR INVALID-STREAM(stream=3)`.

use super::term::{bytes, term};
use crate::form::{FieldForm, Form, Language, Shape, find, guess};
use crate::frame::{FormOf, Node, Pattern, Raw, form_of, get};
use crate::value::Term;
use crate::words::{Word, shown};

/// Chunks of a packet at most.
const MOST_CHUNKS: usize = 200;

/// The packet that `words` tell.
///
/// # Errors
/// A sentence about what is wrong with it.
pub fn frame(words: &[Word<'_>], language: &'static Language) -> Result<Pattern, String> {
    let mut reader = Reader { words, language };
    let mut frame = Pattern::default();
    while let Some((name, text)) = reader.pair() {
        let form = form_of(language.header, name).ok_or_else(|| {
            let known = language.header.iter().map(|field| field.name);
            format!("\"{}\" is no field of a packet{}", shown(name), guess(name, known))
        })?;
        let value = checked(form, text, "the packet")?;
        put(&mut frame.header, form.name, value, "the packet")?;
    }
    if let [Word::Plain(kind @ ("bytes" | "chunks")), Word::Plain(text)] = reader.words
        && !language.single
    {
        let raw = bytes(text).ok_or_else(|| format!("\"{}\" is no row of bytes", shown(text)))?;
        let raw = if *kind == "bytes" { Raw::Packet(raw) } else { Raw::Chunks(raw) };
        return Ok(Pattern { raw: Some(raw), ..frame });
    }
    loop {
        frame.nodes.push(reader.chunk()?);
        match reader.words.first() {
            None => break,
            Some(Word::Next) if language.single => return Err("a segment stands alone in its packet".into()),
            Some(Word::Next) if frame.nodes.len() < MOST_CHUNKS => reader.words = &reader.words[1..],
            Some(Word::Next) => return Err(format!("a packet has at most {MOST_CHUNKS} chunks")),
            Some(Word::Plain(word)) => return Err(format!("\"{}\" is not understood here", shown(word))),
            Some(Word::Open) => return Err("\"(\" is not understood here".into()),
            Some(Word::Close) => return Err("\")\" closes nothing".into()),
        }
    }
    Ok(frame)
}

/// Adds a field that is not there yet.
fn put(
    fields: &mut Vec<(&'static str, Term)>,
    name: &'static str,
    value: Term,
    owner: &str,
) -> Result<(), String> {
    if get(fields, name).is_some() {
        return Err(format!("{owner} has {name} twice"));
    }
    fields.push((name, value));
    Ok(())
}

fn checked(form: &'static FieldForm, text: &str, owner: &str) -> Result<Term, String> {
    term(text, form.shape).map_err(|message| format!("{} of {owner}: {message}", form.name))
}

/// What is left of a line.
struct Reader<'a> {
    words: &'a [Word<'a>],
    language: &'static Language,
}

impl<'a> Reader<'a> {
    /// The next word if it is `name=value`.
    fn pair(&mut self) -> Option<(&'a str, &'a str)> {
        let Some(Word::Plain(word)) = self.words.first() else { return None };
        let pair = word.split_once('=')?;
        self.words = &self.words[1..];
        Some(pair)
    }

    fn name(&mut self) -> Result<&'a str, String> {
        match self.words.split_first() {
            Some((Word::Plain(name), rest)) => {
                self.words = rest;
                Ok(name)
            }
            _ if self.language.single => Err("a segment is missing here".into()),
            _ => Err("a chunk is missing here".into()),
        }
    }

    fn chunk(&mut self) -> Result<Node<Term>, String> {
        let word = self.name()?;
        let (form, name) = self.language.chunk(word)?;
        let mut node = Node { name, form: FormOf(form), fields: Vec::new(), parts: Vec::new() };
        self.fill(&mut node, form)?;
        Ok(node)
    }

    /// Fields and parts, up to a mark that is not theirs.
    fn fill(&mut self, node: &mut Node<Term>, form: &'static Form) -> Result<(), String> {
        loop {
            if let Some((name, text)) = self.pair() {
                let field = form_of(form.fields, name).ok_or_else(|| unknown_field(form, name))?;
                let value = checked(field, text, &node.name)?;
                put(&mut node.fields, field.name, value, &node.name)?;
            } else if let Some((Word::Plain(word), rest)) = self.words.split_first() {
                self.words = rest;
                let part = find(form.parts, word).ok_or_else(|| unknown_part(form, word))?;
                if node.parts.len() >= MOST_CHUNKS {
                    return Err(format!("{} has at most {MOST_CHUNKS} parts", node.name));
                }
                node.parts.push(self.part(part)?);
            } else {
                return Ok(());
            }
        }
    }

    /// A part with what stands in its brackets, if it has any.
    fn part(&mut self, form: &'static Form) -> Result<Node<Term>, String> {
        let mut node = Node::new(form);
        if let Some((Word::Open, rest)) = self.words.split_first() {
            self.words = rest;
            self.fill(&mut node, form)?;
            let Some((Word::Close, rest)) = self.words.split_first() else {
                return Err(format!("the bracket after {} is not closed", form.name));
            };
            self.words = rest;
        }
        Ok(node)
    }
}

fn unknown_field(form: &Form, name: &str) -> String {
    let known = form.fields.iter().map(|field| field.name);
    if form.fields.is_empty() {
        return format!("{} has no fields, and \"{}\" is none", form.name, shown(name));
    }
    format!("{} has no field \"{}\"{}", form.name, shown(name), guess(name, known))
}

fn unknown_part(form: &Form, word: &str) -> String {
    let word = shown(word);
    if form.parts.is_empty() {
        return format!("\"{word}\" is not understood here: fields of {} are written name=value", form.name);
    }
    format!("{} has no part \"{word}\"{}", form.name, guess(&word, form.parts.iter().map(|part| part.name)))
}

/// What a field of a chunk holds.
pub fn shape_of(node: &Node<Term>, field: &str) -> Option<Shape> {
    form_of(node.form.0.fields, field).map(|form| form.shape)
}

/// The largest number of a field.
pub fn largest(node: &Node<Term>, field: &str) -> u64 {
    match shape_of(node, field) {
        Some(Shape::Number(max)) => max,
        _ => u64::MAX,
    }
}
