//! Builds the WebAssembly package and writes the generated files: `xtask wasm`, `xtask generate [--check]`.

mod generate;
#[cfg(any(test, feature = "bindgen"))]
mod hints;
#[cfg(feature = "bindgen")]
mod wasm;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        #[cfg(feature = "bindgen")]
        ["wasm"] => wasm::build(&workspace()),
        #[cfg(not(feature = "bindgen"))]
        ["wasm"] => Err("xtask wasm needs the feature bindgen: run `npm run wasm`".into()),
        ["generate"] => generate::write(&workspace()),
        ["generate", "--check"] => generate::check(&workspace()),
        _ => Err("usage: xtask wasm | generate [--check]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the Cargo workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}
