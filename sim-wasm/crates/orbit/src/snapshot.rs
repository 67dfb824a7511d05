//! Where satellites are at one instant, each computed at most once.

use skywindow_units::SimTime;

use crate::shell::Shell;
use crate::vector::Vec3;

/// Places at one instant, filled as they are asked for.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    seconds: f64,
    generation: u32,
    known: Vec<u32>,
    places: Vec<Vec3>,
    /// Steps of work since they were last asked for.
    pub steps: u64,
}

impl Snapshot {
    /// For so many satellites.
    pub fn new(satellites: u32) -> Self {
        let count = satellites as usize;
        Self { seconds: 0.0, generation: 0, known: vec![0; count], places: vec![[0.0; 3]; count], steps: 0 }
    }

    /// Forgets everything and moves to `t`.
    pub fn begin(&mut self, t: SimTime) {
        self.seconds = t.as_secs_f64();
        if self.generation == u32::MAX {
            self.known.fill(0);
            self.generation = 0;
        }
        self.generation += 1;
    }

    pub fn seconds(&self) -> f64 {
        self.seconds
    }

    /// Where a satellite of `shell` is, by its number in the sky, in units of its kind of orbit.
    pub fn at(&mut self, shell: &Shell, satellite: u32) -> Vec3 {
        let index = satellite as usize;
        if self.known[index] != self.generation {
            self.known[index] = self.generation;
            self.places[index] = shell.at(satellite, self.seconds);
        }
        self.places[index]
    }
}
