//! The runs of a plan, several at once.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use skywindow_study::{Plan, Results, Run, Values, measure_run};

use crate::failure::Failure;

/// Makes the runs that `results` lacks, `jobs` at a time; `finished` sees each, in the order in which they end.
///
/// # Errors
/// What stands in the way of a run, no thread to make it on, or an error of `finished`; no further runs are begun then.
pub fn complete(
    plan: &Plan,
    results: &mut Results,
    jobs: Option<u16>,
    mut finished: impl FnMut(Run, &Values) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let missing = results.missing();
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = jobs.map_or(cores, usize::from).min(missing.len());
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for started in 0..jobs {
            let (sender, next, missing) = (sender.clone(), &next, &missing);
            let work = move || {
                while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let run = plan.run(number);
                    let values = measure_run(plan, run);
                    if sender.send((run, values)).is_err() {
                        break; // The receiver has met an error and gone away.
                    }
                }
            };
            match std::thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => {}
                Err(error) if started == 0 => return Err(no_thread(&error)),
                // Those that run share the work: it takes longer and comes to the same.
                Err(_) => break,
            }
        }
        drop(sender);
        let mut progress = Progress::new(plan.runs());
        for (run, values) in receiver {
            let values = values?;
            finished(run, &values)?;
            results.insert(run, values);
            progress.show(results.done());
        }
        Ok(())
    })
}

fn no_thread(error: &std::io::Error) -> Failure {
    Failure::System(format!("no thread can be started for the runs: {error}"))
}

/// A line on a terminal that says how far the sweep is; nothing elsewhere.
struct Progress {
    runs: usize,
    shown: Option<usize>,
    terminal: bool,
}

impl Progress {
    fn new(runs: usize) -> Self {
        Self { runs, shown: None, terminal: std::io::stderr().is_terminal() }
    }

    fn show(&mut self, done: usize) {
        let percent = done * 100 / self.runs.max(1);
        if self.terminal && self.shown != Some(percent) {
            self.shown = Some(percent);
            let bar: String = (0..50).map(|i| if i * 2 < percent { '#' } else { '.' }).collect();
            let mut err = std::io::stderr().lock();
            // A terminal that cannot be written to is no reason to stop a sweep.
            let _ = write!(err, "\r{bar} {done} of {} runs", self.runs).and_then(|()| err.flush());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
