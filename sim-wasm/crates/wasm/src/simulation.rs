//! A run, for the worker: advance it, take its blocks, ask for its summary.

use skywindow_scenario::read_json;
use skywindow_units::SimTime;
use skywindow_world::Run;
use wasm_bindgen::prelude::*;

use crate::failure::refuse;

#[wasm_bindgen]
extern "C" {
    /// Bytes that belong to JavaScript.
    #[wasm_bindgen(js_name = Uint8Array, typescript_type = "Uint8Array<ArrayBuffer>")]
    pub type Bytes;

    /// A copy of `bytes`: of another `Uint8Array`, a view of this memory, it is made without zeroing first.
    #[wasm_bindgen(constructor, js_class = "Uint8Array")]
    fn copied(bytes: &[u8]) -> Bytes;

    #[wasm_bindgen(method)]
    fn set(this: &Bytes, bytes: &[u8]);

    #[wasm_bindgen(method, getter)]
    fn length(this: &Bytes) -> u32;
}

/// A run of a scenario.
#[wasm_bindgen]
pub struct Simulation {
    run: Run,
    finished: bool,
    /// The last block taken, whose room the next one uses.
    block: Vec<u8>,
}

#[wasm_bindgen]
impl Simulation {
    /// Builds the run of a scenario, given as JSON text.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario, a sentence a line.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario_json: &str) -> Result<Simulation, JsError> {
        let document = read_json(scenario_json).map_err(|problem| refuse(&[problem]))?;
        let run = Run::new(document).map_err(|problems| refuse(&problems))?;
        Ok(Self { run, finished: false, block: Vec::new() })
    }

    /// Simulates up to `until_s`, but does no more work than `budget`; returns the simulated seconds reached.
    ///
    /// A unit of work is about a quarter of a microsecond. A usual event takes one to three; what takes many, an
    /// evaluation of the topology, a tree of routes, thousands of rows, is counted as such and may be left half done
    /// for the next call, so the simulated time need not advance. The recording does not depend on the budget.
    pub fn advance(&mut self, until_s: f64, budget: u32) -> f64 {
        let progress = self.run.advance(SimTime::from_secs_f64(until_s), u64::from(budget));
        self.finished = progress.finished;
        progress.reached.as_secs_f64()
    }

    /// Goes on as a run of another scenario would that has other dated changes: from a copy of the run at an instant before
    /// the first difference. Returns that instant in seconds and how many rows of each table were written before it;
    /// nothing, and the run is as it was, if the scenarios differ in more or there is no such copy.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario, a sentence a line.
    pub fn fork(&mut self, scenario_json: &str) -> Result<Option<Vec<f64>>, JsError> {
        let document = read_json(scenario_json).map_err(|problem| refuse(&[problem]))?;
        let fork = self.run.fork(document).map_err(|problems| refuse(&problems))?;
        let Some(fork) = fork else { return Ok(None) };
        self.finished = false;
        let rows = fork.rows.into_iter().map(|rows| rows as f64);
        Ok(Some([fork.at.as_secs_f64()].into_iter().chain(rows).collect()))
    }

    /// How many copies of the run are kept for forks, and about how many bytes they take.
    pub fn copies(&self) -> Vec<f64> {
        vec![self.run.copies() as f64, self.run.bytes() as f64]
    }

    /// Whether the run has come to its end.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// The rows written since the last call, as one block: in `room`, one that was taken before and is not needed any
    /// more, if it is large enough, where what follows the block means nothing; else in new memory, which the browser
    /// takes longer to provide than the block to fill.
    pub fn take_block(&mut self, room: Option<Bytes>) -> Bytes {
        self.run.world().recording().drain_block(&mut self.block);
        match room.filter(|room| room.length() as usize >= self.block.len()) {
            Some(room) => {
                room.set(&self.block);
                room
            }
            None => Bytes::copied(&self.block),
        }
    }

    /// Rows that wait to be taken.
    pub fn waiting_rows(&mut self) -> usize {
        self.run.world().recording().waiting()
    }

    /// The hash of every row so far as 16 digits, as the summary has it; nothing if rows are left unhashed.
    pub fn hash(&mut self) -> Option<String> {
        self.run.world().recording().hash().map(|hash| format!("{hash:016x}"))
    }

    /// The result so far, as the command line prints it: tests ask for it, and no page.
    #[cfg(feature = "summary")]
    pub fn summary(&mut self) -> String {
        self.run.world().summary().to_string()
    }

    /// Leaves the rows unhashed, which spares a tenth of the time: then there is no hash.
    pub fn leave_unhashed(&mut self) {
        self.run.world().recording().leave_unhashed();
    }
}
