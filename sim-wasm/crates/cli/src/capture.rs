//! The packets of a run as a file that Wireshark opens.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use skywindow_scenario::Scenario;
use skywindow_world::World;
use skywindow_world::capture::Capture;

use crate::failure::Failure;
use crate::record::failed;

/// A capture whose file is not made yet.
pub struct Captured {
    capture: Capture,
    head: Vec<u8>,
}

/// A capture that is being written.
pub struct CaptureFile {
    capture: Capture,
    path: PathBuf,
    file: File,
    bytes: Vec<u8>,
}

/// Bytes that are written at once.
const CHUNK: usize = 1 << 20;

impl Captured {
    /// Begins a capture of `world`, a run of `scenario`, at `point`.
    ///
    /// # Errors
    /// There is no such point, or nothing is recorded in full there.
    pub fn begin(world: &mut World, scenario: &Scenario, point: &str) -> Result<Self, Failure> {
        let mut head = Vec::new();
        let capture = Capture::begin(world, scenario, point, &mut head)?;
        Ok(Self { capture, head })
    }

    /// Makes its file.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn create(self, path: &Path) -> Result<CaptureFile, Failure> {
        let file = File::create(path).map_err(|error| failed(path, &error))?;
        Ok(CaptureFile { capture: self.capture, path: path.to_owned(), file, bytes: self.head })
    }
}

impl CaptureFile {
    /// Writes the packets that are known by now; all at the end of the run.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&mut self, world: &mut World) -> Result<(), Failure> {
        let over = world.finished();
        self.capture.drain(world, over, &mut self.bytes);
        if over || self.bytes.len() >= CHUNK {
            self.file.write_all(&self.bytes).map_err(|error| failed(&self.path, &error))?;
            self.bytes.clear();
        }
        Ok(())
    }
}
