//! Where the branches of a module are.

use wasmparser::{BinaryReaderError, Operator, Parser, Payload, TypeRef};

/// A function that the module defines.
#[derive(Debug, Default)]
pub struct Function {
    /// Its number among all functions, those imported first.
    pub index: u32,
    pub parameters: u32,
    /// Its branches that depend on a condition, in bytes from where its body begins, in their order.
    pub branches: Vec<u32>,
}

/// What has to be known of a module to count and to hint at its branches.
#[derive(Debug, Default)]
pub struct Outline {
    pub functions: Vec<Function>,
    /// How many globals there are, those imported among them.
    pub globals: u32,
}

/// Whether a hint can be given for it.
pub const fn is_branch(operator: &Operator<'_>) -> bool {
    matches!(operator, Operator::If { .. } | Operator::BrIf { .. })
}

impl Outline {
    pub fn of(module: &[u8]) -> Result<Self, BinaryReaderError> {
        let mut outline = Self::default();
        let (mut parameters, mut imported, mut bodies) = (Vec::new(), 0, 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(types) => {
                    for kind in types.into_iter_err_on_gc_types() {
                        parameters.push(kind?.params().len() as u32);
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        match import?.ty {
                            TypeRef::Func(_) => imported += 1,
                            TypeRef::Global(_) => outline.globals += 1,
                            _ => {}
                        }
                    }
                }
                Payload::FunctionSection(kinds) => {
                    for (number, kind) in kinds.into_iter().enumerate() {
                        let parameters = parameters.get(kind? as usize).copied().unwrap_or_default();
                        let index = imported + number as u32;
                        outline.functions.push(Function { index, parameters, branches: Vec::new() });
                    }
                }
                Payload::GlobalSection(globals) => outline.globals += globals.count(),
                Payload::CodeSectionEntry(body) => {
                    let begin = body.range().start;
                    let mut operators = body.get_operators_reader()?;
                    let mut branches = Vec::new();
                    while !operators.eof() {
                        let (operator, at) = operators.read_with_offset()?;
                        if is_branch(&operator) {
                            branches.push((at - begin) as u32);
                        }
                    }
                    if let Some(function) = outline.functions.get_mut(bodies) {
                        function.branches = branches;
                    }
                    bodies += 1;
                }
                _ => {}
            }
        }
        Ok(outline)
    }

    /// How many branches there are.
    pub fn branches(&self) -> usize {
        self.functions.iter().map(|function| function.branches.len()).sum()
    }
}
