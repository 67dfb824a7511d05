//! Writes the TypeScript files that follow from Rust types, or checks that they are current.

mod codes;
mod events;
mod losses;
mod recording;
mod replies;

use std::path::{Path, PathBuf};

use codes::Codes;
use skywindow_form::{Problem, Reply, Shape};
use skywindow_scenario::told::{Experiment, ExperimentTitle};
use skywindow_scenario::{City, Difference, ElementsRead, Field, PresetTitle};
use skywindow_study::plot::LinesPlot;
use skywindow_study::told;
use skywindow_transport::api::Explanation;
use skywindow_world::capture::PacketTold;
use skywindow_world::{Forecast, RunMeta, Rung, Why};

/// Writes every generated file.
///
/// # Errors
/// A sentence naming the file that could not be written.
pub fn write(workspace: &Path) -> Result<(), String> {
    for (path, text) in files(workspace) {
        std::fs::write(&path, text)
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(())
}

/// Compares every generated file with what the Rust types give.
///
/// # Errors
/// A sentence naming the file that differs.
pub fn check(workspace: &Path) -> Result<(), String> {
    for (path, text) in files(workspace) {
        if std::fs::read_to_string(&path).unwrap_or_default() != text {
            return Err(format!("{} is not current: run `npm run generate`", path.display()));
        }
    }
    Ok(())
}

fn files(workspace: &Path) -> Vec<(PathBuf, String)> {
    let protocol = workspace.join("../web/src/protocol");
    let codes = Codes::gather();
    vec![
        (protocol.join("scenario.gen.ts"), skywindow_scenario::typescript()),
        (protocol.join("codes.gen.ts"), codes.typescript()),
        (protocol.join("recording.gen.ts"), recording::typescript(&codes)),
        (protocol.join("events.gen.ts"), events::typescript(&codes)),
        (protocol.join("losses.gen.ts"), losses::typescript()),
        (protocol.join("runMeta.gen.ts"), replies::typescript("What a run is made of", &[RunMeta::SHAPE])),
        (protocol.join("core.gen.ts"), replies::typescript("What the core tells without a run", CORE)),
        (
            protocol.join("why.gen.ts"),
            replies::typescript("Why a terminal uses a satellite", &[Why::SHAPE, Rung::SHAPE]),
        ),
        (
            protocol.join("packet.gen.ts"),
            replies::typescript("What is told of the bytes of a packet", &[PacketTold::SHAPE]),
        ),
        (
            protocol.join("experiment.gen.ts"),
            replies::typescript("What the core tells of experiments", EXPERIMENT),
        ),
    ]
}

const CORE: &[Shape] = &[
    Problem::SHAPE,
    PresetTitle::SHAPE,
    City::SHAPE,
    Field::SHAPE,
    Explanation::SHAPE,
    ElementsRead::SHAPE,
    Difference::SHAPE,
    Forecast::SHAPE,
];

const EXPERIMENT: &[Shape] = &[
    ExperimentTitle::SHAPE,
    Experiment::SHAPE,
    told::SweepMode::SHAPE,
    told::Plan::SHAPE,
    told::LineAbout::SHAPE,
    told::Results::SHAPE,
    LinesPlot::SHAPE,
    told::Opened::SHAPE,
];

const HEAD: &str = "Generated from the Rust types by `npm run generate`; do not edit.";

/// "PathMtuLowered" as "pathMtuLowered".
fn camel(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}

/// "route_nodes" as "RouteNodes".
fn pascal(name: &str) -> String {
    name.split(['_', '-'])
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect()
}

/// "PathChange" or "fast-retransmit" as "PATH_CHANGE" and "FAST_RETRANSMIT".
fn shout(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter == '-' {
            out.push('_');
            continue;
        }
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(letter.to_ascii_uppercase());
    }
    out
}
