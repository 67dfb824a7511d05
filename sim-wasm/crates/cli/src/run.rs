//! `skywindow run`: a scenario in, its summary and, if asked for, its recording out.

use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::capture::Dialect;

use crate::arguments::{Format, RunArguments};
use crate::capture::Captured;
use crate::check::tell_idle;
use crate::failure::Failure;
use crate::input;
use crate::log::Log;
use crate::output;
use crate::record::Files;

/// Work between two writes of the recording, so that memory stays bounded and its rows in the cache.
const SLICE: u64 = 2_000;

/// Runs the scenario and prints its summary.
///
/// # Errors
/// What is wrong with the input, or a file that cannot be written.
pub fn run(arguments: &RunArguments) -> Result<(), Failure> {
    let changes = input::changes(&arguments.set, arguments.seed.as_deref(), arguments.duration.as_deref());
    let scenario = input::scenario(&arguments.scenario, arguments.elements.as_deref(), &changes)?;
    let records = |format| arguments.record.contains(&format);
    let captures = records(Format::Pcapng);
    let dialects = [(Format::Qlog, Dialect::Own), (Format::Qvis, Dialect::Quic)];
    let logs = dialects.into_iter().filter(|(format, _)| records(*format)).map(|(_, dialect)| dialect);
    let logs: Vec<Dialect> = logs.collect();
    if arguments.capture.is_some() && !captures && logs.is_empty() {
        return Err(Failure::input(
            "--capture: there is nothing to capture without --record pcapng, qlog or qvis",
        ));
    }
    let mut world = World::new(&scenario)?;
    tell_idle(&scenario);
    let mut out = match &arguments.out {
        Some(folder) => {
            // Before any file is made: what is wrong with the point leaves nothing behind.
            let point = arguments.capture.as_deref().unwrap_or("sender");
            let capture = if captures { Some(Captured::begin(&mut world, &scenario, point)?) } else { None };
            let logs = logs.iter().map(|&dialect| Log::begin(&world, &scenario, point, dialect));
            let logs: Vec<Log> = logs.collect::<Result<_, Failure>>()?;
            let files = Files::create(folder, &arguments.record, &scenario)?;
            let capture =
                capture.map(|capture| capture.create(&folder.join("capture.pcapng"))).transpose()?;
            let logs = logs.into_iter().map(|log| log.create(folder)).collect::<Result<Vec<_>, _>>()?;
            Some((files, capture, logs))
        }
        None => None,
    };
    finish(&mut world, |world| match &mut out {
        Some((files, capture, logs)) => {
            // They read the rows that are drained next.
            logs.iter_mut().try_for_each(|log| log.write(world))?;
            files.write(world)?;
            capture.as_mut().map_or(Ok(()), |capture| capture.write(world))
        }
        None => {
            world.recording().discard();
            Ok(())
        }
    })?;
    let summary = world.summary();
    if let Some((files, ..)) = out {
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
    slice: impl FnMut(&mut World) -> Result<(), Failure>,
) -> Result<World, Failure> {
    let mut world = World::new(scenario)?;
    finish(&mut world, slice)?;
    Ok(world)
}

fn finish(
    world: &mut World,
    mut slice: impl FnMut(&mut World) -> Result<(), Failure>,
) -> Result<(), Failure> {
    while !world.advance(SimTime::MAX, SLICE).finished {
        slice(world)?;
    }
    slice(world)
}
