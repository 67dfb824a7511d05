//! What an end of a flow did, as a file of qlog.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use skywindow_scenario::Scenario;
use skywindow_world::World;
use skywindow_world::capture::{Dialect, Qlog};

use crate::failure::Failure;
use crate::record::failed;

/// A log whose file is not made yet.
pub struct Log {
    qlog: Qlog,
    name: &'static str,
    head: Vec<u8>,
}

/// A log that is being written.
pub struct LogFile {
    qlog: Qlog,
    path: PathBuf,
    file: File,
    bytes: Vec<u8>,
}

/// Bytes that are written at once.
const CHUNK: usize = 1 << 20;

impl Log {
    /// Begins a log of the end that `point` names of `world`, a run of `scenario`.
    ///
    /// # Errors
    /// There is no such end, or its flow is not recorded in full.
    pub fn begin(world: &World, scenario: &Scenario, point: &str, dialect: Dialect) -> Result<Self, Failure> {
        let mut head = Vec::new();
        let qlog = Qlog::begin(world, scenario, point, dialect, &mut head)?;
        let name = match dialect {
            Dialect::Own => "flow.sqlog",
            Dialect::Quic => "flow-qvis.sqlog",
        };
        Ok(Self { qlog, name, head })
    }

    /// Makes its file in `folder`.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn create(self, folder: &Path) -> Result<LogFile, Failure> {
        let path = folder.join(self.name);
        let file = File::create(&path).map_err(|error| failed(&path, &error))?;
        Ok(LogFile { qlog: self.qlog, path, file, bytes: self.head })
    }
}

impl LogFile {
    /// Writes what the waiting rows say, before they are drained.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&mut self, world: &mut World) -> Result<(), Failure> {
        let over = world.finished();
        self.qlog.drain(world, over, &mut self.bytes);
        if over || self.bytes.len() >= CHUNK {
            self.file.write_all(&self.bytes).map_err(|error| failed(&self.path, &error))?;
            self.bytes.clear();
        }
        Ok(())
    }
}
