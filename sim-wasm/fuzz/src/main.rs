//! `npm run fuzz`: as many cases as wanted, on every processor, with a watch on those that do not end.
//!
//! Arguments: the number of cases, and the seed, which numbers another series of cases.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use skywindow_fuzz::{Span, document, judge};

/// A case that takes longer than this is a fault, s.
const LONGEST_S: u64 = 10;
/// No case is being worked on.
const IDLE: u64 = u64::MAX;

/// What all threads share.
struct Search {
    seed: u64,
    cases: u64,
    next: AtomicU64,
    found: AtomicU64,
    outcomes: [AtomicU64; 3],
    said: Mutex<()>,
}

impl Search {
    fn say(&self, case: u64, fault: &str) {
        let _one = self.said.lock();
        self.found.fetch_add(1, Ordering::Relaxed);
        println!("seed {} case {case}: {fault}\n{}\n", self.seed, document(self.seed, case));
    }

    /// Works on one case after another; `at` says which.
    fn work(&self, at: &AtomicU64) {
        loop {
            let case = self.next.fetch_add(1, Ordering::Relaxed);
            if case >= self.cases {
                at.store(IDLE, Ordering::Relaxed);
                return;
            }
            at.store(case, Ordering::Relaxed);
            let judged = catch_unwind(AssertUnwindSafe(|| judge(&document(self.seed, case), &Span::LONG)));
            match judged {
                Ok(Ok(outcome)) => drop(self.outcomes[outcome as usize].fetch_add(1, Ordering::Relaxed)),
                Ok(Err(fault)) => self.say(case, &fault.to_string()),
                Err(_) => self.say(case, "it panicked"),
            }
        }
    }

    /// Looks once a second whether a thread is still at the case it was at.
    fn watch(&self, places: &[AtomicU64]) {
        let mut before = vec![(IDLE, 0); places.len()];
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let mut working = false;
            for (place, (case, seconds)) in places.iter().zip(&mut before) {
                let now = place.load(Ordering::Relaxed);
                working |= now != IDLE;
                *seconds = if now == *case && now != IDLE { *seconds + 1 } else { 0 };
                *case = now;
                if *seconds == LONGEST_S {
                    self.say(now, &format!("it takes longer than {LONGEST_S} s"));
                }
            }
            if !working && self.next.load(Ordering::Relaxed) >= self.cases {
                return;
            }
        }
    }
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (cases, seed) = match (numbers.next().unwrap_or(Ok(1_000_000)), numbers.next().unwrap_or(Ok(1))) {
        (Ok(cases), Ok(seed)) => (cases, seed),
        _ => {
            eprintln!("The arguments are the number of cases and the seed.");
            return ExitCode::FAILURE;
        }
    };
    let search = Search {
        seed,
        cases,
        next: AtomicU64::new(0),
        found: AtomicU64::new(0),
        outcomes: Default::default(),
        said: Mutex::new(()),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let places: Vec<AtomicU64> = (0..threads).map(|_| AtomicU64::new(IDLE)).collect();
    std::thread::scope(|scope| {
        for place in &places {
            scope.spawn(|| search.work(place));
        }
        search.watch(&places);
    });
    let [refused, read, ran] = search.outcomes.map(AtomicU64::into_inner);
    let found = search.found.into_inner();
    println!("{refused} refused, {read} read, {ran} run, {found} faults (seed {seed})");
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
