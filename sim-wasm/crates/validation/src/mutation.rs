//! Bytes that are changed at random, for tests of what takes them apart.

/// Numbers that look random (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Draws(u64);

impl Draws {
    /// The numbers of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, less than `limit`; 0 if that is.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }
}

/// Changes one to four things about `bytes`, some by parts of `others`.
pub fn mutate(bytes: &mut Vec<u8>, others: &[Vec<u8>], draws: &mut Draws) {
    for _ in 0..=draws.below(4) {
        let at = draws.below(bytes.len());
        match draws.below(7) {
            0 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << draws.below(8);
                }
            }
            1 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = [0, 1, 3, 4, 5, 0x7f, 0x80, 0xff][draws.below(8)];
                }
            }
            2 => bytes.truncate(at),
            3 => bytes.extend(std::iter::repeat_n(draws.below(256) as u8, draws.below(64))),
            4 => {
                let end = (at + draws.below(32)).min(bytes.len());
                let part = bytes[at.min(end)..end].to_vec();
                bytes.splice(at..at, part);
            }
            5 => {
                bytes.drain(at..(at + draws.below(16)).min(bytes.len()));
            }
            _ => {
                let other = &others[draws.below(others.len())];
                bytes.truncate(at);
                bytes.extend(&other[draws.below(other.len())..]);
            }
        }
    }
}
