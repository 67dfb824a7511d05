//! A module with counters at its branches: two globals each, exported as `reached N` and `held N`.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ExportKind, ExportSection, Function, GlobalSection, GlobalType, Module, ValType,
};
use wasmparser::{ExportSectionReader, FunctionBody, GlobalSectionReader, Parser};

use super::outline::{Outline, is_branch};

type Result<T> = std::result::Result<T, Error<Infallible>>;

/// The module of `outline` with counters; it must have globals and exports already, as every one from wasm-bindgen
/// has.
pub fn with_counters(module: &[u8], outline: &Outline) -> Result<Vec<u8>> {
    let mut to = Module::new();
    Counting { outline, function: 0, branch: 0 }.parse_core_module(&mut to, Parser::new(0), module)?;
    Ok(to.finish())
}

struct Counting<'a> {
    outline: &'a Outline,
    /// How many functions and branches have been written.
    function: usize,
    branch: u32,
}

impl Counting<'_> {
    /// The two counters of a branch.
    const fn counters(&self, branch: u32) -> [u32; 2] {
        let first = self.outline.globals + 2 * branch;
        [first, first + 1]
    }
}

impl Reencode for Counting<'_> {
    type Error = Infallible;

    fn parse_global_section(&mut self, to: &mut GlobalSection, from: GlobalSectionReader<'_>) -> Result<()> {
        utils::parse_global_section(self, to, from)?;
        let counter = GlobalType { val_type: ValType::I64, mutable: true, shared: false };
        for _ in 0..2 * self.outline.branches() {
            to.global(counter, &ConstExpr::i64_const(0));
        }
        Ok(())
    }

    fn parse_export_section(&mut self, to: &mut ExportSection, from: ExportSectionReader<'_>) -> Result<()> {
        utils::parse_export_section(self, to, from)?;
        for branch in 0..self.outline.branches() as u32 {
            let [reached, held] = self.counters(branch);
            to.export(&format!("reached {branch}"), ExportKind::Global, reached);
            to.export(&format!("held {branch}"), ExportKind::Global, held);
        }
        Ok(())
    }

    fn parse_function_body(&mut self, code: &mut CodeSection, body: FunctionBody<'_>) -> Result<()> {
        // One local more, for the condition.
        let mut condition = self.outline.functions[self.function].parameters;
        let mut locals = Vec::new();
        for group in body.get_locals_reader()? {
            let (count, kind) = group?;
            condition += count;
            locals.push((count, self.val_type(kind)?));
        }
        locals.push((1, ValType::I32));
        let mut function = Function::new(locals);
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            let operator = operators.read()?;
            if is_branch(&operator) {
                let [reached, held] = self.counters(self.branch);
                self.branch += 1;
                let mut write = function.instructions();
                write.local_set(condition);
                write.global_get(reached).i64_const(1).i64_add().global_set(reached);
                write.global_get(held).local_get(condition).i32_const(0).i32_ne().i64_extend_i32_u();
                write.i64_add().global_set(held).local_get(condition);
            }
            function.instruction(&self.instruction(operator)?);
        }
        self.function += 1;
        code.function(&function);
        Ok(())
    }
}
