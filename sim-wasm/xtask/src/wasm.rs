//! Compiles the wasm crate and writes its JavaScript face to `pkg/`.

use std::path::Path;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::hints;

/// The packages: the crate, and the name of its files; the first is the page's core. Each is compiled by itself, for Cargo would else give the page's
/// core the features of the other one.
const PACKAGES: [(&str, &str); 2] = [("skywindow-wasm", "skywindow"), ("skywindow-packets", "packets")];

/// Builds the crates in release and runs wasm-bindgen, whose version Cargo.lock keeps equal on both sides. The core,
/// which has to be fast, then learns which of its branches are rare.
///
/// # Errors
/// A sentence that says which step failed.
pub fn build(workspace: &Path) -> Result<(), String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), Into::into);
    PACKAGES.iter().try_for_each(|(package, name)| build_one(workspace, &target, package, name))?;
    hints::add(workspace, &target, PACKAGES[0].1)
}

fn build_one(workspace: &Path, target: &Path, package: &str, name: &str) -> Result<(), String> {
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(workspace)
        .args(["build", "--release", "--locked", "--target", "wasm32-unknown-unknown", "-p", package])
        .status()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if !status.success() {
        return Err(format!("{package} does not compile"));
    }
    let file = format!("{}.wasm", package.replace('-', "_"));
    let input = target.join("wasm32-unknown-unknown/release").join(file);
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
