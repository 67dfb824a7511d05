//! Writes the JavaScript face of the compiled crates to `pkg/`.

use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::hints;

/// The packages: the crate, and the name of its files; the first is the page's core.
const PACKAGES: [(&str, &str); 2] = [("skywindow-wasm", "skywindow"), ("skywindow-packets", "packets")];

/// Runs wasm-bindgen, whose version Cargo.lock keeps equal on both sides, on what `scripts/setup.mjs` has compiled.
///
/// # Errors
/// A sentence that says which step failed.
pub fn write(workspace: &Path) -> Result<(), String> {
    PACKAGES.iter().try_for_each(|(package, name)| bind(workspace, package, name))
}

/// The same, and each learns which of its branches are rare: runs have to be fast, in the lab and in sweeps.
///
/// # Errors
/// A sentence that says which step failed.
pub fn write_learned(workspace: &Path) -> Result<(), String> {
    write(workspace)?;
    PACKAGES.iter().try_for_each(|(_, name)| hints::add(workspace, &target(workspace), name))
}

fn target(workspace: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), Into::into)
}

fn bind(workspace: &Path, package: &str, name: &str) -> Result<(), String> {
    let file = format!("{}.wasm", package.replace('-', "_"));
    let input = target(workspace).join("wasm32-unknown-unknown/page").join(file);
    Bindgen::new()
        .input_path(&input)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| {
            // Without this `init()` needs an argument and the bundler does not see the .wasm file.
            bindgen
                .omit_default_module_path(false)
                .typescript(true)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(workspace.join("pkg"))
        })
        .map_err(|error| format!("wasm-bindgen failed on {}: {error}", input.display()))
}
