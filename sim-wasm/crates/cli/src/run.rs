//! `skywindow run`: a scenario in, its summary and, if asked for, its recording out.

use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;

use crate::arguments::RunArguments;
use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::record::Files;

/// Work between two writes of the recording, so that memory stays bounded.
const SLICE: u64 = 20_000;

/// Runs the scenario and prints its summary.
///
/// # Errors
/// What is wrong with the input, or a file that cannot be written.
pub fn run(arguments: &RunArguments) -> Result<(), Failure> {
    let mut changes = arguments.set.clone();
    changes.extend(arguments.seed.iter().map(|seed| format!("seed={seed}")));
    changes.extend(arguments.duration.iter().map(|seconds| format!("duration_s={seconds}")));
    let scenario = input::scenario(&arguments.scenario, arguments.elements.as_deref(), &changes)?;
    let mut files = match &arguments.out {
        Some(folder) => Some(Files::create(folder, &arguments.record, &scenario)?),
        None => None,
    };
    let world = complete(&scenario, |world| match &mut files {
        Some(files) => files.write(world),
        None => {
            world.recording().discard();
            Ok(())
        }
    })?;
    let summary = world.summary();
    if let Some(files) = files {
        files.finish(&summary)?;
    }
    output::json(&summary)?;
    world.remarks().iter().for_each(|remark| output::aside(remark));
    Ok(())
}

/// Runs `scenario` to its end; `slice` sees the world every now and then and at the end.
///
/// # Errors
/// What stands in the way of a run, or an error of `slice`.
pub fn complete(
    scenario: &Scenario,
    mut slice: impl FnMut(&mut World) -> Result<(), Failure>,
) -> Result<World, Failure> {
    let mut world = World::new(scenario)?;
    while !world.advance(SimTime::MAX, SLICE).finished {
        slice(&mut world)?;
    }
    slice(&mut world)?;
    Ok(world)
}
