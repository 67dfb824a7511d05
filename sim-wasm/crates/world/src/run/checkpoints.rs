//! A run that can be forked: copies of the world at earlier instants, few enough for the memory that they may take.
//!
//! A fork goes on from the last copy before the first change that is another one. What comes before is not simulated
//! again, and the rows that were written before it hold.

use skywindow_form::{Problem, Value};
use skywindow_scenario::{Scenario, undated};
use skywindow_units::SimTime;

use crate::layout::Layout;
use crate::run::world::{Progress, World};
use crate::varying::dated::Dated;

/// The most copies, and the most memory that they take together, bytes.
const MOST_COPIES: usize = 48;
const MOST_BYTES: usize = 64 << 20;

/// The work from one copy to the next, in units of a call's budget: some 15 ms. It doubles whenever there are too many
/// copies, so that what a fork does again stays a small part of the run.
const FIRST_SPACING: u64 = 60_000;

/// A world as it was.
struct Copy {
    at: SimTime,
    /// The work that had been done.
    work: u64,
    world: World,
    bytes: usize,
}

/// Where a fork goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The instant.
    pub at: SimTime,
    /// How many rows of each table, in the order of the schema, were written before it.
    pub rows: Vec<u64>,
}

/// A run and copies of it.
///
/// Its functions are inline so that they are compiled with the crate that calls them. The page's is compiled for size, and
/// copying a world is much code.
pub struct Run {
    /// The document, without dated changes.
    document: Value,
    dated: Dated,
    world: World,
    copies: Vec<Copy>,
    /// The work done so far, and that from one copy to the next.
    work: u64,
    spacing: u64,
}

impl Run {
    /// Begins a run of a document.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(document: Value) -> Result<Self, Vec<Problem>> {
        Self::copied_every(document, FIRST_SPACING)
    }

    /// Begins a run that keeps a copy for every `spacing` of work at first.
    ///
    /// # Errors
    /// What is wrong with the document.
    #[inline]
    pub fn copied_every(document: Value, spacing: u64) -> Result<Self, Vec<Problem>> {
        let scenario = Scenario::from_json(&document)?;
        let world = World::new(&scenario)?;
        let (dated, _) = Dated::new(&scenario)?;
        let document = undated(document);
        Ok(Self { document, dated, world, copies: Vec::new(), work: 0, spacing })
    }

    /// The world as it is.
    pub const fn world(&mut self) -> &mut World {
        &mut self.world
    }

    /// Simulates as [`World::advance`] does, and keeps a copy beforehand if it is time to.
    ///
    /// Copies hold no rows: as long as some wait to be taken none is made.
    #[inline]
    pub fn advance(&mut self, until: SimTime, budget: u64) -> Progress {
        let due = self.copies.last().map_or(0, |last| last.work + self.spacing);
        if self.work >= due && self.world.rests() && self.world.recording().waiting() == 0 {
            self.keep();
        }
        let progress = self.world.advance(until, budget);
        self.work += progress.work;
        progress
    }

    #[inline]
    fn keep(&mut self) {
        let bytes = self.world.bytes();
        if bytes > MOST_BYTES {
            return;
        }
        let world = self.world.clone();
        self.copies.push(Copy { at: world.reached(), work: self.work, world, bytes });
        while self.copies.len() > MOST_COPIES || self.bytes() > MOST_BYTES {
            if self.copies.len() < 3 {
                self.copies.pop();
                return;
            }
            self.spacing *= 2;
            self.thin();
        }
    }

    /// Drops copies that are nearer to the one before them than copies are to be.
    fn thin(&mut self) {
        let (mut next, spacing) = (0, self.spacing);
        self.copies.retain(|copy| {
            let kept = copy.work >= next;
            if kept {
                next = copy.work + spacing;
            }
            kept
        });
    }

    /// About how much memory the copies take, bytes.
    pub fn bytes(&self) -> usize {
        self.copies.iter().map(|copy| copy.bytes).sum()
    }

    /// How many copies there are.
    pub const fn copies(&self) -> usize {
        self.copies.len()
    }

    /// Goes on as a run of another document would: from the last copy before the two differ. None if they differ in more
    /// than dated changes, or so early that there is none; the run is then as it was.
    ///
    /// # Errors
    /// What is wrong with the document.
    #[inline]
    pub fn fork(&mut self, document: Value) -> Result<Option<Fork>, Vec<Problem>> {
        let scenario = Scenario::from_json(&document)?;
        if undated(document) != self.document {
            return Ok(None);
        }
        let (dated, _) = Dated::new(&scenario)?;
        Layout::new(&scenario)?;
        let parts = self.dated.parts_from(&dated);
        if !self.world.finished() && parts.is_none_or(|parts| parts > self.world.reached()) {
            // Nothing of it has happened yet.
            let at = self.world.reached();
            return Ok(Some(self.go_on_as(dated, at)));
        }
        let parts = parts.unwrap_or(SimTime::MAX);
        let Some(last) = self.copies.iter().rposition(|copy| copy.at < parts) else { return Ok(None) };
        self.copies.truncate(last + 1);
        let copy = &self.copies[last];
        let at = copy.at;
        self.world = copy.world.clone();
        self.work = copy.work;
        Ok(Some(self.go_on_as(dated, at)))
    }

    #[inline]
    fn go_on_as(&mut self, dated: Dated, at: SimTime) -> Fork {
        self.world.take_over(dated.clone());
        self.dated = dated;
        Fork { at, rows: self.world.recording().rows() }
    }
}
