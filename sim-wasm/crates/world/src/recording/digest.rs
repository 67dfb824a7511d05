//! The running hash of a recording: order matters, block boundaries do not.

/// A 64-bit running hash of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digest(u64);

/// Odd multipliers, one a column: the fractional digits of the square roots of small primes.
const MULTIPLIERS: [u64; 16] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
    0xcbbb_9d5d_c105_9ed9,
    0x629a_292a_367c_d507,
    0x9159_015a_3070_dd17,
    0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31,
    0x8eb4_4a87_6858_1511,
    0xdb0c_2e0d_64f9_8fa7,
    0x47b5_481d_befa_4fa5,
];

impl Digest {
    pub(super) const fn new(table: u32) -> Self {
        Self(0x243f_6a88_85a3_08d3 ^ table as u64)
    }

    /// Weighs one column's bits; the sum over a row's columns goes to [`row`](Self::row).
    pub(super) const fn weigh(column: usize, bits: u64) -> u64 {
        (bits ^ (bits >> 32)).wrapping_mul(MULTIPLIERS[column])
    }

    pub(super) const fn row(&mut self, weight: u64) {
        let mixed = (self.0 ^ weight ^ (weight >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 31);
    }

    pub(super) const fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    fn hash(rows: &[[u64; 2]]) -> u64 {
        let mut digest = Digest::new(0);
        for [a, b] in rows {
            digest.row(Digest::weigh(0, *a).wrapping_add(Digest::weigh(1, *b)));
        }
        digest.value()
    }

    #[test]
    fn order_columns_and_single_bits_matter() {
        let base = hash(&[[1, 2], [3, 4]]);
        assert_ne!(base, hash(&[[3, 4], [1, 2]]));
        assert_ne!(base, hash(&[[2, 1], [3, 4]]));
        assert_ne!(base, hash(&[[1, 2], [3, 5]]));
        assert_ne!(base, hash(&[[1, 2]]));
        for bit in 0..64 {
            assert_ne!(hash(&[[0, 0]]), hash(&[[1 << bit, 0]]), "bit {bit}");
        }
    }
}
