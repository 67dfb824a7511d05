//! A file of what packets do, for a worker: the run made once more, and what is seen of it as the parts of a file.

use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::capture::{Capture, Dialect, Qlog, points};
use wasm_bindgen::prelude::*;

use crate::failure::{begun, refuse};

/// What writes a file.
enum Writer {
    Pcapng(Capture),
    Qlog(Box<Qlog>),
}

/// A run that is captured.
#[wasm_bindgen]
pub struct PacketCapture {
    world: World,
    writer: Writer,
    bytes: Vec<u8>,
    until: SimTime,
    over: bool,
}

#[wasm_bindgen]
impl PacketCapture {
    /// Begins a file of a format, `pcapng`, `qlog` or `qvis`, at `point` of the run of a scenario, given as JSON text, up
    /// to `until_s`.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario, or what is with the point, a sentence a line.
    #[wasm_bindgen(constructor)]
    pub fn new(
        scenario_json: &str,
        point: &str,
        until_s: f64,
        format: &str,
    ) -> Result<PacketCapture, JsError> {
        let (scenario, mut world) = begun(scenario_json)?;
        let mut bytes = Vec::new();
        let log = |world: &World, dialect, bytes: &mut _| {
            let begun = Qlog::begin(world, &scenario, point, dialect, bytes);
            begun.map(|log| Writer::Qlog(Box::new(log)))
        };
        let writer = match format {
            "qlog" => log(&world, Dialect::Own, &mut bytes),
            "qvis" => log(&world, Dialect::Quic, &mut bytes),
            _ => Capture::begin(&mut world, &scenario, point, &mut bytes).map(Writer::Pcapng),
        };
        let writer = writer.map_err(|problems| refuse(&problems))?;
        Ok(Self { world, writer, bytes, until: SimTime::from_secs_f64(until_s), over: false })
    }

    /// Simulates on with no more work than `budget`; returns the simulated seconds reached.
    pub fn advance(&mut self, budget: u32) -> f64 {
        let progress = self.world.advance(self.until, u64::from(budget));
        self.over = progress.finished || progress.reached >= self.until;
        match &mut self.writer {
            Writer::Pcapng(capture) => capture.drain(&mut self.world, self.over, &mut self.bytes),
            Writer::Qlog(qlog) => qlog.drain(&mut self.world, self.over, &mut self.bytes),
        }
        self.world.recording().discard();
        progress.reached.as_secs_f64()
    }

    /// Whether all of it has been captured.
    pub fn over(&self) -> bool {
        self.over
    }

    /// Bytes that wait to be taken.
    pub fn waiting(&self) -> usize {
        self.bytes.len()
    }

    /// The bytes of the file since the last call.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }

    /// The packets captured so far, or the events.
    pub fn count(&self) -> f64 {
        match &self.writer {
            Writer::Pcapng(capture) => capture.packets() as f64,
            Writer::Qlog(qlog) => qlog.events() as f64,
        }
    }
}

/// The names of the points at which a scenario, given as JSON text, can be captured, satellites left out.
///
/// # Errors
/// Everything that is wrong with the scenario, a sentence a line.
#[wasm_bindgen]
pub fn capture_points(scenario_json: &str) -> Result<Vec<String>, JsError> {
    begun(scenario_json).map(|(_, world)| points(&world))
}
