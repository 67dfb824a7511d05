//! Runs that Ctrl+C ends: the interpreter is asked for signals while they go on, and does other things meanwhile.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use skywindow_cli::failure::Failure;
use skywindow_units::SimTime;
use skywindow_world::World;

use crate::failure::{error, sentence};

/// Work between two looks at what was recorded, so that its rows are in the cache.
const SLICE: u64 = 2_000;

/// Between two looks for signals.
const LOOK: Duration = Duration::from_millis(50);

/// Runs `world` to its end; `slice` sees it every now and then and at the end.
///
/// # Errors
/// An error of `slice`, or what a signal raises.
pub fn finish(
    py: Python<'_>,
    world: &mut World,
    mut slice: impl FnMut(&mut World) -> Result<(), Failure> + Send,
) -> PyResult<()> {
    py.detach(|| {
        let mut looked = Instant::now();
        loop {
            let finished = world.advance(SimTime::MAX, SLICE).finished;
            slice(world).map_err(error)?;
            if finished {
                return Ok(());
            }
            if looked.elapsed() >= LOOK {
                Python::attach(|py| py.check_signals())?;
                looked = Instant::now();
            }
        }
    })
}

/// What `work` comes to, done on a thread of its own. After a signal it is left to itself, as soon as `leave` has told it.
///
/// # Errors
/// What a signal raises, no thread, or work that broke.
pub fn aside<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
    leave: impl FnOnce(),
) -> PyResult<T> {
    aside_seen(py, work, |_| Ok(()), leave)
}

/// The same where `look`, too, sees every now and then how far it is; it is left after an error of that as well.
///
/// # Errors
/// Those of [`aside`], and one of `look`.
pub fn aside_seen<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
    mut look: impl FnMut(Python<'_>) -> PyResult<()>,
    leave: impl FnOnce(),
) -> PyResult<T> {
    let (sender, mut receiver) = mpsc::channel();
    let send = move || {
        // Whoever waited may have left.
        let _ = sender.send(work());
    };
    std::thread::Builder::new()
        .spawn(send)
        .map_err(|failed| sentence(format!("no thread can be started: {failed}")))?;
    loop {
        let waited;
        (receiver, waited) = py.detach(move || {
            let waited = receiver.recv_timeout(LOOK);
            (receiver, waited)
        });
        match waited {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(sentence("this is a bug in skywindow: see what was written above"));
            }
        }
        if let Err(reason) = py.check_signals().and_then(|()| look(py)) {
            leave();
            return Err(reason);
        }
    }
}
