//! A hash that names what is kept: FNV-1a, 64 bits (Fowler, Noll, Vo). It finds what was altered by accident, not by intent.

use std::fmt;

/// A hash under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// The hash of a text.
    pub fn of(text: &str) -> Self {
        let mut hash = Self::default();
        hash.bytes(text.as_bytes());
        hash
    }

    /// Takes bytes in.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0 =
            bytes.iter().fold(self.0, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    }

    /// Takes a number in, its least byte first.
    pub fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// What it has come to.
    pub const fn value(self) -> u64 {
        self.0
    }
}

/// Sixteen hexadecimal digits.
impl fmt::Display for Fnv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Fnv;

    /// Of the list of test vectors that its authors give.
    #[test]
    fn published_values() {
        assert_eq!(Fnv::of("").to_string(), "cbf29ce484222325");
        assert_eq!(Fnv::of("a").to_string(), "af63dc4c8601ec8c");
        assert_eq!(Fnv::of("foobar").to_string(), "85944171f73967e8");
    }
}
