//! The runs of a plan, several at once.

use std::io::{IsTerminal, Write};
use std::iter;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use skywindow_study::{Plan, Results, Run, Values, measure_run};

use crate::failure::Failure;
use crate::trap;

/// So many threads may break on their runs: what they held is not freed, and a program that always breaks needs no more.
const MOST_BROKEN: usize = 100;

/// How long whoever takes results rests before the next look: to be woken for each of them costs more than what there is
/// to do with one, where a run takes less than a millisecond.
const REST: Duration = Duration::from_millis(10);

/// So many processors this process may use.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

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
    let missing: Vec<usize> = results.missing().collect();
    let mut progress = Progress::new(plan.runs());
    let (count, own) = (missing.len(), Arc::new(plan.clone()));
    let work = move |index: usize| measure_run(&own, own.run(missing[index]));
    let numbers: Vec<usize> = results.missing().collect();
    each(count, jobs, None::<fn(String) -> _>, work, |index, values| {
        let (run, values) = (plan.run(numbers[index]), values?);
        finished(run, &values)?;
        results.insert(run, values);
        progress.show(results.done());
        Ok(())
    })
}

/// Does `work` for every number below `count`, `jobs` at a time; `finished` sees what comes of each, in the order in which
/// they end, a moment later at most. Work that breaks ends the program as a bug, unless `broken` makes a result of the words of the panic.
///
/// # Errors
/// No thread to work on, or an error of `finished`; no further work is begun then.
pub fn each<T: Send + 'static>(
    count: usize,
    jobs: Option<u16>,
    broken: Option<impl Fn(String) -> T + Copy + Send + 'static>,
    work: impl Fn(usize) -> T + Send + Sync + 'static,
    mut finished: impl FnMut(usize, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let jobs = jobs.map_or_else(processors, usize::from).min(count);
    let (sender, receiver) = mpsc::channel();
    let (next, work, taking) = (Arc::new(AtomicUsize::new(0)), Arc::new(work), thread::current());
    let start = || {
        let (sender, next, work, taking) = (sender.clone(), next.clone(), work.clone(), taking.clone());
        thread::Builder::new().spawn(move || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    break;
                }
                let _guard = broken.map(|broken| guarded(number, broken, sender.clone()));
                if sender.send((number, work(number), false)).is_err() {
                    break; // The receiver has met an error and gone away.
                }
            }
            taking.unpark(); // This may have been the last.
        })
    };
    for started in 0..jobs {
        match start() {
            Ok(_) => {}
            Err(error) if started == 0 => return Err(no_thread(&error)),
            // Those that run share the work: it takes longer and comes to the same.
            Err(_) => break,
        }
    }
    let (mut taken, mut broken) = (0, 0);
    while taken < count {
        // There is a sender as long as this function runs.
        let Ok(first) = receiver.recv() else { break };
        for (number, result, broke) in iter::once(first).chain(receiver.try_iter()) {
            taken += 1;
            finished(number, result)?;
            if broke {
                broken += 1;
                if broken == MOST_BROKEN {
                    return Err(Failure::System(format!(
                        "{broken} runs broke the program, so no more are begun"
                    )));
                }
                // In place of the thread that broke: it may have been the last.
                start().map_err(|error| no_thread(&error))?;
            }
        }
        if taken < count {
            thread::park_timeout(REST);
        }
    }
    Ok(())
}

/// Sends what becomes of the words of a panic in place of a result.
fn guarded<T: Send + 'static>(
    number: usize,
    broken: impl Fn(String) -> T + Send + 'static,
    sender: Sender<(usize, T, bool)>,
) -> trap::Guard {
    trap::set(move |words| {
        let _ = sender.send((number, broken(words), true));
    })
}

fn no_thread(error: &std::io::Error) -> Failure {
    Failure::System(format!("no thread can be started for the runs: {error}"))
}

/// A line on a terminal that says how far the work is; nothing elsewhere.
pub struct Progress {
    runs: usize,
    shown: Option<usize>,
    terminal: bool,
}

impl Progress {
    /// Nothing yet of so many runs.
    pub fn new(runs: usize) -> Self {
        Self { runs, shown: None, terminal: std::io::stderr().is_terminal() }
    }

    /// So many are done.
    pub fn show(&mut self, done: usize) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_breaks_is_a_result_and_the_rest_is_done() {
        trap::spring_in_tests();
        let work = |number: usize| if number % 3 == 1 { panic!("no run {number}") } else { Ok(number) };
        let mut seen = vec![None; 20];
        each(20, Some(2), Some(Err::<usize, String>), work, |number, result| {
            seen[number] = Some(result);
            Ok(())
        })
        .expect("all of it");
        for (number, result) in seen.into_iter().enumerate() {
            match result.expect("a result") {
                Ok(same) => assert_eq!((same, number % 3 == 1), (number, false)),
                Err(words) => assert!(number % 3 == 1 && words.contains(&format!("no run {number}"))),
            }
        }
    }

    #[test]
    fn a_program_that_always_breaks_stops() {
        trap::spring_in_tests();
        let result = each(1_000, Some(1), Some(|words| words), |_| panic!("never"), |_, _: String| Ok(()));
        assert!(result.is_err_and(|failure| failure.sentences()[0].starts_with("100 runs broke")));
    }
}
