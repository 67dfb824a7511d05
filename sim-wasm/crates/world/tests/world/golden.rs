//! The golden files of these tests.

use skywindow_validation::golden as files;
pub use skywindow_validation::golden::digest;

/// Where they lie.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// The text of the file of this name; nothing where there is none.
pub fn golden(name: &str) -> String {
    files::read(FOLDER, name)
}

/// Holds a text against the file of this name, line by line.
pub fn compare(name: &str, text: &str) {
    files::compare(FOLDER, name, text);
}
