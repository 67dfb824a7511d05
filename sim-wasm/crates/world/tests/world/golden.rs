//! Text files of what was: `UPDATE_GOLDEN=1 cargo test` writes them anew. Look at the difference before committing it,
//! and say in the commit what made it.

use std::path::PathBuf;

fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// The text of the file of this name; nothing where there is none.
pub fn golden(name: &str) -> String {
    std::fs::read_to_string(place(name)).unwrap_or_default()
}

/// Holds a text against the file of this name, line by line.
pub fn compare(name: &str, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(place(name), text).expect("the golden file can be written");
    }
    let expected = golden(name);
    for (line, (is, should)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(is, should, "line {} of {name}", line + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "length of {name}");
}

/// FNV-1a, 64 bits: two texts that differ in a letter have different ones.
pub fn digest(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
