//! Error processes: names that links refer to, and not too many stays.

use crate::{ErrorProcess, Scenario};
use skywindow_form::{Reader, show};

/// The most stays of a process in a run.
const MOST_STAYS: f64 = 200_000.0;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    let processes = &scenario.error_processes;
    let place = |index: usize| format!("error_processes[{index}].name");
    super::unique(processes.iter().map(|process| process.name.as_str()), place, reader);
    for (index, process) in processes.iter().enumerate() {
        stays(process, scenario.duration_s, &format!("error_processes[{index}]"), reader);
        for (name, state) in [("good", &process.good), ("bad", &process.bad)] {
            if state.delay_high_share.is_some() && state.delay_high_ms.is_none() {
                let path = format!("error_processes[{index}].{name}.delay_high_share");
                reader.fail_at(&path, "has no place without delay_high_ms: there is one delay to draw");
            }
        }
    }
    let wired = scenario.links.iter().enumerate();
    for (path, named) in
        wired.map(|(index, link)| (format!("links[{index}].error_process"), &link.error_process))
    {
        known(processes, named.as_deref(), &path, reader);
    }
    for (index, constellation) in scenario.constellations.iter().enumerate() {
        for (part, named) in
            [("isl", &constellation.isl.error_process), ("gsl", &constellation.gsl.error_process)]
        {
            known(
                processes,
                named.as_deref(),
                &format!("constellations[{index}].{part}.error_process"),
                reader,
            );
        }
    }
}

fn known(processes: &[ErrorProcess], named: Option<&str>, path: &str, reader: &mut Reader) {
    let Some(name) = named else { return };
    let names = || processes.iter().map(|process| process.name.as_str());
    if !names().any(|known| known == name) {
        let near = super::suggestion(name, names(), reader);
        reader.fail_at(path, format!("there is no error process \"{name}\"{near}"));
    }
}

fn stays(process: &ErrorProcess, duration_s: f64, path: &str, reader: &mut Reader) {
    let both_s = process.good.mean_s + process.bad.mean_s;
    let stays = 2.0 * duration_s / both_s;
    if stays > MOST_STAYS {
        let message = format!(
            "two stays of {} s on average make {stays:.0} of the run, and {MOST_STAYS} is the most",
            show(both_s)
        );
        reader.fail_at(path, message);
    }
}
