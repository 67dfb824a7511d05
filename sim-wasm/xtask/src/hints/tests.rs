//! A module of three functions, one imported: `(if (param 0))`, and a loop that goes on while its local is not zero.

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, EntityType, ExportKind, ExportSection, Function, FunctionSection,
    GlobalSection, GlobalType, ImportSection, TypeSection, ValType,
};
use wasmparser::{KnownCustom, Payload, Validator};

use super::*;

const IF: u8 = 0x04;
const BR_IF: u8 = 0x0d;

fn example() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    types.ty().function([ValType::I64, ValType::I32], []);
    let mut imports = ImportSection::new();
    imports.import("page", "called", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    functions.function(1).function(0);
    let mut globals = GlobalSection::new();
    let kind = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
    globals.global(kind, &ConstExpr::i32_const(4));
    let mut exports = ExportSection::new();
    exports.export("first", ExportKind::Func, 1).export("second", ExportKind::Func, 2);
    let mut first = Function::new([]);
    first.instructions().local_get(1).if_(BlockType::Empty).call(0).end().end();
    let mut second = Function::new([(1, ValType::I32)]);
    let mut write = second.instructions();
    write.global_get(0).local_set(0).loop_(BlockType::Empty);
    write.local_get(0).i32_const(1).i32_sub().local_tee(0).br_if(0).end().end();
    let mut code = CodeSection::new();
    code.function(&first).function(&second);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&globals);
    module.section(&exports).section(&code);
    module.finish()
}

/// The bodies of the functions of a module.
fn bodies(module: &[u8]) -> Vec<&[u8]> {
    let payloads = Parser::new(0).parse_all(module);
    payloads
        .filter_map(|payload| match payload.unwrap() {
            Payload::CodeSectionEntry(body) => Some(body.as_bytes()),
            _ => None,
        })
        .collect()
}

/// The hints of a module: function, place and value.
fn hints(module: &[u8]) -> Vec<(u32, u32, bool)> {
    let mut found = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload.unwrap() {
            Payload::CustomSection(section) => {
                let KnownCustom::BranchHints(functions) = section.as_known() else { continue };
                for function in functions {
                    let function = function.unwrap();
                    for hint in function.hints {
                        let hint = hint.unwrap();
                        found.push((function.func, hint.func_offset, hint.taken));
                    }
                }
            }
            Payload::CodeSectionStart { .. } => break,
            _ => {}
        }
    }
    found
}

const fn count(reached: u64, held: u64) -> Count {
    Count { reached, held }
}

#[test]
fn a_branch_is_found_where_its_instruction_is() {
    let module = example();
    let outline = Outline::of(&module).unwrap();
    let found = |number: usize| {
        let function = &outline.functions[number];
        let at = |&at: &u32| bodies(&module)[number][at as usize];
        (function.index, function.parameters, function.branches.iter().map(at).collect::<Vec<_>>())
    };
    assert_eq!(found(0), (1, 2, vec![IF]));
    assert_eq!(found(1), (2, 0, vec![BR_IF]));
    assert_eq!((outline.functions.len(), outline.branches(), outline.globals), (2, 2, 1));
}

#[test]
fn counters_leave_a_valid_module_and_are_exported() {
    let module = example();
    let counted = counting::with_counters(&module, &Outline::of(&module).unwrap()).unwrap();
    Validator::new().validate_all(&counted).unwrap();
    let mut exports = Vec::new();
    for payload in Parser::new(0).parse_all(&counted) {
        if let Payload::ExportSection(section) = payload.unwrap() {
            exports
                .extend(section.into_iter().map(|export| export.unwrap()).map(|one| (one.name, one.index)));
        }
    }
    let counters = [("reached 0", 1), ("held 0", 2), ("reached 1", 3), ("held 1", 4)];
    assert_eq!(exports, [[("first", 1), ("second", 2)].as_slice(), &counters].concat());
}

#[test]
fn what_nearly_never_or_nearly_always_holds_has_a_hint() {
    let module = example();
    let outline = Outline::of(&module).unwrap();
    let with = |counts: [Count; 2]| with_hints(&module, &outline, &counts).unwrap();
    let [at_if, at_br_if] = [0, 1].map(|number| outline.functions[number].branches[0]);
    let both = with([count(20_000, 20_000), count(10_000, 0)]);
    Validator::new().validate_all(&both).unwrap();
    assert_eq!(hints(&both), [(1, at_if, true), (2, at_br_if, false)]);
    assert_eq!(bodies(&both), bodies(&module));
    assert_eq!(hints(&with([count(20_000, 10_000), count(10_000, 9_000)])), [(2, at_br_if, true)]);
}

#[test]
fn one_time_in_ten_is_rare_where_there_are_ten_thousand() {
    assert_eq!(count(10_000, 1000).likely(), Some(false));
    assert_eq!(count(10_000, 1001).likely(), None);
    assert_eq!(count(10_000, 8999).likely(), None);
    assert_eq!(count(10_000, 9000).likely(), Some(true));
    assert_eq!(count(9999, 0).likely(), None);
}

#[test]
fn counts_are_read_a_line_each_and_nothing_else() {
    assert_eq!(read("3 2\n0 0\n"), Some(vec![count(3, 2), count(0, 0)]));
    for text in ["3\n", "3 2 1\n", "three 2\n", "3 2\n\n", "2 3\n"] {
        assert_eq!(read(text), None, "{text:?}");
    }
}
