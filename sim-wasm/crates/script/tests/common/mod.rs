//! The scripts of the repository.

use std::path::{Path, PathBuf};

/// The top of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// Every script with its path from the top, in order.
pub fn texts() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for family in ["sctp", "tcp"] {
        let folder = format!("tests/scripts/{family}");
        for entry in root().join(&folder).read_dir().expect("a folder of scripts") {
            let path = entry.expect("a script").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((format!("{folder}/{name}"), std::fs::read_to_string(path).expect("a text")));
        }
    }
    files.sort();
    files
}
