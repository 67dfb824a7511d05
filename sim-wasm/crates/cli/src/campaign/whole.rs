//! A file that has its name only when it is whole and on the disk.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, ErrorKind, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::record::failed;

/// What the names of files end with that are not whole yet.
pub const PART: &str = ".part";

/// A file that is being written.
pub struct Whole {
    file: BufWriter<File>,
    part: PathBuf,
    path: PathBuf,
}

impl Whole {
    /// Begins what is to be called `path`, under a name that no other process uses: not one on another machine either,
    /// for it must not be there yet.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn begin(path: &Path) -> Result<Self> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let process = std::process::id();
        for attempt in 0_u32.. {
            let part = path.with_file_name(format!(".{name}.{process}-{attempt}{PART}"));
            match OpenOptions::new().write(true).create_new(true).open(&part) {
                Ok(file) => {
                    return Ok(Self {
                        file: BufWriter::with_capacity(1 << 18, file),
                        part,
                        path: path.into(),
                    });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Gives the file its name. One that is there already has the same rows, for it has the same name, and is replaced.
    ///
    /// # Errors
    /// If it cannot be written to the end.
    pub fn finish(mut self) -> Result<()> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        std::fs::rename(&self.part, &self.path)?;
        // The name is in the folder, which some systems let nobody open.
        match self.path.parent().map(File::open) {
            Some(Ok(folder)) => folder.sync_all().or(Ok(())),
            _ => Ok(()),
        }
    }
}

impl Write for Whole {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.file.write(bytes)
    }
    fn flush(&mut self) -> Result<()> {
        self.file.flush()
    }
}

impl Seek for Whole {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        self.file.seek(to)
    }
}

/// Leaves nothing behind of what was not finished.
impl Drop for Whole {
    fn drop(&mut self) {
        // After `finish` there is no such file.
        let _ = std::fs::remove_file(&self.part);
    }
}

/// Writes `path` by `write`, whole or not at all.
///
/// # Errors
/// A sentence that names the file, or one of `write`.
pub fn written(
    path: &Path,
    write: impl FnOnce(&mut Whole) -> Result<()>,
) -> std::result::Result<(), Failure> {
    let all = || {
        let mut file = Whole::begin(path)?;
        write(&mut file)?;
        file.finish()
    };
    all().map_err(|error| failed(path, &error))
}
