//! Packs the core for JavaScript and writes the generated files: `xtask package [--learned]`, `xtask generate [--check]`.

#[cfg(feature = "declarations")]
mod generate;
#[cfg(any(test, feature = "bindgen"))]
mod hints;
#[cfg(feature = "bindgen")]
mod package;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match task(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn task(words: &[&str]) -> Result<(), String> {
    match words {
        #[cfg(feature = "bindgen")]
        ["package"] => package::write(&workspace()),
        #[cfg(feature = "bindgen")]
        ["package", "--learned"] => package::write_learned(&workspace()),
        #[cfg(not(feature = "bindgen"))]
        ["package", ..] => Err("xtask package needs the feature bindgen: run `npm run wasm`".into()),
        #[cfg(feature = "declarations")]
        ["generate"] => generate::write(&workspace()),
        #[cfg(feature = "declarations")]
        ["generate", "--check"] => generate::check(&workspace()),
        #[cfg(not(feature = "declarations"))]
        ["generate", ..] => {
            Err("xtask generate needs the feature declarations: run `npm run generate`".into())
        }
        _ => Err("usage: xtask package [--learned] | generate [--check]".into()),
    }
}

/// The folder of the Cargo workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}
