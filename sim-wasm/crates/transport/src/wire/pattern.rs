//! What the bytes of user data are: the simulation counts them and does not carry them, so they follow a pattern, the
//! rotating lines of printable characters of the Character Generator Protocol (RFC 864).

use std::sync::LazyLock;

/// The printing characters of ASCII, the space among them.
const CHARACTERS: usize = 95;
/// A line of 72 of them, and its end.
const LINE: usize = 74;
/// Bytes after which the pattern begins anew.
pub const PERIOD: usize = CHARACTERS * LINE;
/// More than the user data of any packet.
const LONGEST: usize = 1 << 16;

static PATTERN: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let character = |at: usize| match (at / LINE, at % LINE) {
        (_, 72) => b'\r',
        (_, 73) => b'\n',
        (line, column) => b' ' + ((line + column) % CHARACTERS) as u8,
    };
    (0..PERIOD + LONGEST).map(character).collect()
});

/// `length` bytes of the pattern from its byte `from` on, at most 65,536.
pub fn pattern(from: u64, length: usize) -> &'static [u8] {
    let from = (from % PERIOD as u64) as usize;
    &PATTERN[from..from + length.min(LONGEST)]
}

/// The same from its line `line` on.
pub fn line(line: u32, length: usize) -> &'static [u8] {
    pattern(u64::from(line) * LINE as u64, length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_rotate() {
        assert_eq!(&pattern(0, 76)[..4], b" !\"#");
        assert_eq!(&pattern(0, 80)[70..], b"fg\r\n!\"#$%&");
        assert_eq!(line(95, 10), line(0, 10));
        assert_eq!(pattern(PERIOD as u64 - 1, 3), b"\n !");
        assert_eq!(pattern(3, 70_000).len(), 65_536);
    }
}
