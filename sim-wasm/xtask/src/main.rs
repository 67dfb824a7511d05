//! Builds the WebAssembly package and writes the generated files.
fn main() {}
