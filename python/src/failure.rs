//! Why a call fails: the exception whose text is what the command would say.

use pyo3::PyErr;
use skywindow_cli::failure::Failure;

pyo3::create_exception!(
    skywindow,
    Error,
    pyo3::exceptions::PyException,
    "What is wrong with a call: a sentence a line, as the command says it, each with the path to the field."
);

/// The exception of a failure.
pub fn error(failure: impl Into<Failure>) -> PyErr {
    Error::new_err(failure.into().sentences().join("\n"))
}

/// The exception with one sentence.
pub fn sentence(words: impl Into<String>) -> PyErr {
    Error::new_err(words.into())
}
