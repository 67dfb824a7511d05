//! The enums that recordings keep as numbers, as types that the compiler does not take for numbers.

use std::fmt::Write as _;

use skywindow_transport::Protocol;
use skywindow_transport::congestion::Reason;
use skywindow_units::CodeSpec;
use skywindow_world::EVENTS;
use skywindow_world::recording::{Meaning, schema};

use super::{HEAD, camel, pascal, shout};

/// What all of them have in common.
const COMMON: &str = r"
import { translated } from '../words/say';

declare const meaning: unique symbol;

/** A number that stands for a value of an enum, whose values alone it can be compared with. */
export interface Code<Name extends string> {
  readonly [meaning]: Name;
}

/** Which event it is. */
export type EventCode = Code<'Event'>;

/** A column of codes. */
export interface CodeColumn<T> {
  readonly length: number;
  readonly [row: number]: T;
}

/** Numbers that are sums of codes. */
export interface Sum<T> {
  readonly [meaning]: readonly T[];
}

/** What the values of an enum are called in a sentence. */
export interface Words<T> {
  readonly [meaning]: (code: T) => string;
}

/** What a code is called, in the language of the page; nothing if there is no code. */
export function wordsOf<T>(words: Words<T>, code: T | undefined): string {
  return translated((words as unknown as Record<number, string>)[code as unknown as number] ?? '');
}

/** The number of a code, for keys and for what is kept outside; none if there is no code. */
export function numberOf(code: Code<string> | undefined): number {
  return (code as unknown as number | undefined) ?? Number.NaN;
}

/** The value of an enum whose number that is; none if it is no number of the enum's. */
export function readCode<T>(values: Readonly<Record<string, T>>, number: unknown): T | undefined {
  return Object.values(values).find((value: unknown) => value === number);
}

/** Whether a sum holds a code. */
export function holds<T>(sum: Sum<T> | undefined, code: T): boolean {
  return ((sum as unknown as number) & (code as unknown as number)) !== 0;
}

/** Room for so many codes, the first of which are zero. */
export function codeRoom<T>(length: number): CodeArray<T> {
  return new Uint8Array(length) as unknown as CodeArray<T>;
}

/** Twice the room, with what is there. */
export function moreRoom<T>(codes: CodeArray<T>): CodeArray<T> {
  const more = new Uint8Array(codes.length * 2);
  more.set(codes as unknown as Uint8Array);
  return more as unknown as CodeArray<T>;
}

/** A list of codes of fixed length. */
export interface CodeArray<T> extends Iterable<T> {
  readonly length: number;
  [index: number]: T;
  fill(code: T): this;
  keys(): IterableIterator<number>;
}
";

/// An enum and what it is called here.
struct Named {
    name: String,
    spec: &'static CodeSpec,
}

/// Every enum of the recording's columns and of the numbers of events, each once.
pub struct Codes(Vec<Named>);

impl Codes {
    /// Finds them in the tables, then in the events of the network and of controllers, and of each family, whose own have
    /// its name.
    pub fn gather() -> Self {
        let mut codes = Self(Vec::new());
        for column in schema().iter().flat_map(|table| table.columns) {
            if let Meaning::Code(spec) | Meaning::Sum(spec) = column.meaning {
                codes.add(spec, "");
            }
        }
        let families = Protocol::ALL.iter().map(|family| (family.word(), family.events()));
        for (family, events) in [("", EVENTS), ("", Reason::TABLE)].into_iter().chain(families) {
            for spec in events.iter().flat_map(|event| event.fields).filter_map(|field| field.codes) {
                codes.add(spec, family);
            }
        }
        codes
    }

    fn add(&mut self, spec: &'static CodeSpec, family: &str) {
        if !self.0.iter().any(|known| same(known.spec, spec)) {
            self.0.push(Named { name: pascal(family) + spec.name, spec });
        }
    }

    /// What an enum is called.
    pub fn name(&self, spec: &CodeSpec) -> &str {
        self.0.iter().find(|known| same(known.spec, spec)).map_or("", |known| &known.name)
    }

    /// All of them as a module.
    pub fn typescript(&self) -> String {
        let mut out = format!("/** The enums that a recording keeps as numbers. {HEAD} */\n{COMMON}");
        for Named { name, spec } in &self.0 {
            let _ = write!(
                out,
                "\n/** {} */\nexport type {name} = Code<'{name}'>;\nexport const {name} = {{\n",
                spec.help
            );
            for value in spec.values {
                let _ = writeln!(
                    out,
                    "  /** {} */\n  {}: {} as unknown as {name},",
                    value.help.trim(),
                    camel(value.name),
                    value.number
                );
            }
            let _ = write!(out, "}} as const;\n\nexport const {}_WORDS = {{\n", shout(name));
            for value in spec.values {
                let _ = writeln!(out, "  {}: '{}',", value.number, value.words);
            }
            let _ = writeln!(out, "}} as unknown as Words<{name}>;");
        }
        out
    }
}

/// Whether two descriptions are of one enum.
fn same(one: &CodeSpec, other: &CodeSpec) -> bool {
    let values =
        |spec: &CodeSpec| spec.values.iter().map(|v| (v.name, v.number, v.words)).collect::<Vec<_>>();
    one.name == other.name && values(one) == values(other)
}
