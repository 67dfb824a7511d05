//! A keyed hash that nobody can make who lacks the key: SipHash-2-4 (Aumasson and Bernstein 2012) with 128 bits.

/// The key.
pub(crate) type Key = [u64; 2];

fn round(v: &mut [u64; 4]) {
    v[0] = v[0].wrapping_add(v[1]);
    v[2] = v[2].wrapping_add(v[3]);
    v[1] = v[1].rotate_left(13) ^ v[0];
    v[3] = v[3].rotate_left(16) ^ v[2];
    v[0] = v[0].rotate_left(32);
    v[2] = v[2].wrapping_add(v[1]);
    v[0] = v[0].wrapping_add(v[3]);
    v[1] = v[1].rotate_left(17) ^ v[2];
    v[3] = v[3].rotate_left(21) ^ v[0];
    v[2] = v[2].rotate_left(32);
}

fn finish(v: &mut [u64; 4]) -> u64 {
    (0..4).for_each(|_| round(v));
    v.iter().fold(0, |all, word| all ^ word)
}

/// The hash of `bytes` under `key`.
pub(crate) fn mac(key: Key, bytes: &[u8]) -> [u8; 16] {
    let mut v = [
        key[0] ^ 0x736f_6d65_7073_6575,
        key[1] ^ 0x646f_7261_6e64_6f6d ^ 0xee,
        key[0] ^ 0x6c79_6765_6e65_7261,
        key[1] ^ 0x7465_6462_7974_6573,
    ];
    for word in bytes.chunks(8).chain(bytes.len().is_multiple_of(8).then_some(&[][..])) {
        let mut m = word.iter().rev().fold(0, |m, &byte| m << 8 | u64::from(byte));
        if word.len() < 8 {
            m |= (bytes.len() as u64) << 56; // The last word tells the length.
        }
        v[3] ^= m;
        (0..2).for_each(|_| round(&mut v));
        v[0] ^= m;
    }
    v[2] ^= 0xee;
    let first = finish(&mut v);
    v[1] ^= 0xdd;
    let mut hash = [0; 16];
    hash[..8].copy_from_slice(&first.to_le_bytes());
    hash[8..].copy_from_slice(&finish(&mut v).to_le_bytes());
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the reference implementation's `vectors_sip128`: the key is the bytes 0 to 15, the text so many bytes that
    /// count from 0.
    #[test]
    fn the_published_vectors_of_128_bits() {
        let key = [0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908];
        let text: Vec<u8> = (0..64).collect();
        let expected = [
            (0, 0xa381_7f04_ba25_a8e6_6df6_7214_c755_0293_u128),
            (1, 0xda87_c1d8_6b99_af44_3476_5911_9b22_fc45),
            (2, 0x8177_228d_a4a4_5dc7_fca3_8bde_f60a_ffe4),
            (7, 0xa1f1_ebbe_d8db_c153_c0b8_4aa6_1ff0_8239),
            (15, 0x5493_e999_33b0_a811_7e08_ec0f_97cf_c3d9),
            (8, 0x3b62_a9ba_6258_f561_0f83_e264_f314_97b4),
        ];
        for (length, hash) in expected {
            assert_eq!(u128::from_be_bytes(mac(key, &text[..length])), hash, "{length} bytes");
        }
    }
}
