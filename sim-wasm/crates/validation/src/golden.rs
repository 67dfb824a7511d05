//! Text files of what was: `UPDATE_GOLDEN=1 cargo test` writes them anew. Look at the difference before committing it, and
//! say in the commit what made it.

use std::path::Path;

/// The text of a file; nothing where there is none.
pub fn read(folder: impl AsRef<Path>, name: &str) -> String {
    std::fs::read_to_string(folder.as_ref().join(name)).unwrap_or_default()
}

/// Holds a text against the file of this name, line by line.
///
/// # Panics
/// At the first line that differs, and where the file is to be written and cannot be.
#[track_caller]
pub fn compare(folder: impl AsRef<Path>, name: &str, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(folder.as_ref().join(name), text).expect("the golden file can be written");
    }
    let expected = read(folder, name);
    for (line, (is, should)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(is, should, "line {} of {name}: UPDATE_GOLDEN=1 writes it anew", line + 1);
    }
    assert_eq!(
        text.lines().count(),
        expected.lines().count(),
        "length of {name}: UPDATE_GOLDEN=1 writes it anew"
    );
}

/// FNV-1a, 64 bits: two texts that differ in a letter have different ones.
pub fn digest(bytes: impl AsRef<[u8]>) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.as_ref().iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "line 2 of greek.txt")]
    fn a_line_that_differs_is_named() {
        let folder = std::env::temp_dir().join(format!("skywindow-golden-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("greek.txt"), "alpha\nbeta\n").unwrap();
        compare(&folder, "greek.txt", "alpha\nbeta\n");
        compare(&folder, "greek.txt", "alpha\ngamma\n");
    }

    #[test]
    fn the_published_digest_of_a_letter() {
        // Noll's test vectors: http://www.isthe.com/chongo/src/fnv/test_fnv.c
        assert_eq!(digest("a"), 0xaf63_dc4c_8601_ec8c);
    }
}
