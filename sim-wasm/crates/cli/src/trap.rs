//! What a thread does with a panic that is to end its work and not the program.
//!
//! Builds for use abort after a panic, so nothing can be caught afterwards. The hook that is called before that hands the
//! words over and never returns: the thread, and what it held, stays asleep until the program ends.

use std::cell::RefCell;
use std::panic::PanicHookInfo;

type Taken = Box<dyn FnOnce(String)>;

thread_local! {
    static TRAP: RefCell<Option<Taken>> = const { RefCell::new(None) };
}

/// As long as it lives, panics of its thread are trapped.
pub struct Guard(());

impl Drop for Guard {
    fn drop(&mut self) {
        TRAP.take();
    }
}

/// Hands the words of the next panic of this thread to `taken`, and lets the thread sleep from then on.
pub fn set(taken: impl FnOnce(String) + 'static) -> Guard {
    TRAP.replace(Some(Box::new(taken)));
    Guard(())
}

/// To be called first in the hook: returns unless the thread has a trap.
pub fn spring(info: &PanicHookInfo<'_>) {
    if let Some(taken) = TRAP.take() {
        // One line, and the same on every machine: places are relative to the sources.
        taken(info.to_string().replace('\n', " "));
        // Tests unwind, which ends the thread as well, and their harness waits for hooks to return.
        while !cfg!(test) {
            std::thread::park();
        }
    }
}

/// The hook of the program in front of that of the tests.
#[cfg(test)]
pub fn spring_in_tests() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            spring(info);
            before(info);
        }));
    });
}
