//! Tells browsers which branches of the core are rare, as the runs of the benchmarks show.
//!
//! A browser that knows (section `metadata.code.branch_hint` of WebAssembly's code metadata) moves what is rare out of
//! the way of the rest. rustc does not write these hints. So a copy of the module with counters at its branches runs
//! the benchmarks; as a run is the same every time, so are the hints.

mod counting;
mod outline;
#[cfg(feature = "bindgen")]
mod runs;

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{BranchHint, BranchHints, CodeSection, Module, SectionId};
use wasmparser::{FunctionBody, Parser};

use outline::Outline;
#[cfg(feature = "bindgen")]
pub use runs::add;

/// Branches that were come to less often in all the runs together have no hint: they would make the module larger and
/// no run faster.
const LEAST_REACHED: u64 = 10_000;

/// A way that is taken once in so many times or less often is rare.
const RARE: u64 = 10;

/// How often a branch was come to, and how often its condition held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count {
    reached: u64,
    held: u64,
}

impl Count {
    /// Whether the condition nearly always holds, or nearly never; none if neither is known.
    const fn likely(self) -> Option<bool> {
        let rarely = self.reached / RARE;
        if self.reached < LEAST_REACHED {
            None
        } else if self.held <= rarely {
            Some(false)
        } else if self.reached - self.held <= rarely {
            Some(true)
        } else {
            None
        }
    }
}

/// The counts of a text, a line each; none if it holds anything else.
fn read(text: &str) -> Option<Vec<Count>> {
    let number = |word: &str| word.parse().ok();
    let line = |line: &str| {
        let (reached, held) = line.split_once(' ')?;
        let count = Count { reached: number(reached)?, held: number(held)? };
        (count.held <= count.reached).then_some(count)
    };
    text.lines().map(line).collect()
}

/// The module with a section of hints before its code, and everything else as it is.
fn with_hints(module: &[u8], outline: &Outline, counts: &[Count]) -> Result<Vec<u8>, Error<Infallible>> {
    let mut hints = BranchHints::new();
    let mut counts = counts.iter();
    for function in &outline.functions {
        let branches = function.branches.iter().zip(&mut counts);
        let of_function: Vec<_> = branches
            .filter_map(|(&branch_func_offset, count)| {
                let branch_hint_value = count.likely()?.into();
                Some(BranchHint { branch_func_offset, branch_hint_value })
            })
            .collect();
        if !of_function.is_empty() {
            hints.function_hints(function.index, of_function);
        }
    }
    let mut to = Module::new();
    Hinted(hints).parse_core_module(&mut to, Parser::new(0), module)?;
    Ok(to.finish())
}

struct Hinted(BranchHints);

impl Reencode for Hinted {
    type Error = Infallible;

    fn intersperse_section_hook(
        &mut self,
        to: &mut Module,
        _after: Option<SectionId>,
        before: Option<SectionId>,
    ) -> Result<(), Error<Infallible>> {
        if before == Some(SectionId::Code) {
            to.section(&self.0);
        }
        Ok(())
    }

    /// Hints say where a branch is in the bytes of its function, which must stay the same.
    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Infallible>> {
        code.raw(body.as_bytes());
        Ok(())
    }
}

#[cfg(test)]
mod tests;
