//! The command within the process of Python.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Does what the words of a command line ask for, the first of which is the name of the program; the exit status.
#[pyfunction]
pub fn command(py: Python<'_>, words: Vec<OsString>) -> u8 {
    py.detach(|| skywindow_cli::run(words))
}
