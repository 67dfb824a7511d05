//! The checksum of IP, ICMP and TCP: the ones' complement of the ones' complement sum of 16-bit words (RFC 1071).

/// A sum that goes on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum(u64);

impl Sum {
    /// Goes on over `bytes`, of an even number but for the last ones.
    #[must_use]
    pub fn over(mut self, bytes: &[u8]) -> Self {
        let (words, rest) = bytes.as_chunks::<4>();
        // Words of 32 bits add up to the same, once carries are folded (RFC 1071 section 2 C).
        self.0 += words.iter().map(|&word| u64::from(u32::from_be_bytes(word))).sum::<u64>();
        for pair in rest.chunks(2) {
            let [high, low] = [pair[0], pair.get(1).copied().unwrap_or(0)];
            self.0 += u64::from(u16::from_be_bytes([high, low]));
        }
        self
    }

    /// The checksum; 0 over bytes that hold a right one.
    pub const fn checksum(self) -> u16 {
        let mut sum = self.0;
        while sum > 0xffff {
            sum = (sum & 0xffff) + (sum >> 16);
        }
        !(sum as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::Sum;

    /// The example of RFC 1071 section 3: the sum of 00 01 f2 03 f4 f5 f6 f7 is ddf2.
    #[test]
    fn rfc_1071_section_3() {
        let bytes = [0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7];
        assert_eq!(Sum::default().over(&bytes).checksum(), !0xddf2);
        let parts = Sum::default().over(&bytes[..2]).over(&bytes[2..]);
        assert_eq!(parts.over(&(!0xddf2_u16).to_be_bytes()).checksum(), 0);
        assert_eq!(Sum::default().over(&[0x12]).checksum(), !0x1200, "an odd byte is padded with zeros");
    }
}
