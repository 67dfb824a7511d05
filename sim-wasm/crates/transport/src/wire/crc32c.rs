//! CRC32c, the checksum of SCTP (RFC 9260 section 6.8 and appendix A).

use std::sync::LazyLock;

/// The generator polynomial 0x1EDC6F41 with its bits mirrored.
const POLYNOMIAL: u32 = 0x82f6_3b78;

/// How many bytes are taken at once.
const SLICES: usize = 16;

/// `TABLES[k][b]`: the remainder of the byte `b` with `k` zero bytes behind it.
static TABLES: LazyLock<Box<[[u32; 256]; SLICES]>> = LazyLock::new(|| {
    let mut tables = Box::new([[0; 256]; SLICES]);
    for byte in 0..256 {
        let step = |crc: u32, _| (crc >> 1) ^ if crc & 1 == 1 { POLYNOMIAL } else { 0 };
        tables[0][byte] = (0..8).fold(byte as u32, step);
    }
    for slice in 1..SLICES {
        for byte in 0..256 {
            let before = tables[slice - 1][byte];
            tables[slice][byte] = (before >> 8) ^ tables[0][(before & 0xff) as usize];
        }
    }
    tables
});

/// The CRC32c of `bytes`.
pub fn crc32c(bytes: &[u8]) -> u32 {
    let tables = &**TABLES;
    let (blocks, rest) = bytes.as_chunks::<SLICES>();
    let mut crc = !0_u32;
    for block in blocks {
        let mut block = *block;
        for (byte, own) in block.iter_mut().zip(crc.to_le_bytes()) {
            *byte ^= own;
        }
        let remainders = block.iter().zip(tables.iter().rev());
        crc = remainders.fold(0, |crc, (&byte, table)| crc ^ table[usize::from(byte)]);
    }
    for byte in rest {
        crc = (crc >> 8) ^ tables[0][usize::from(crc as u8 ^ byte)];
    }
    !crc
}

/// The checksum as the four bytes of a common header hold it: the least significant first (RFC 9260 appendix A).
pub fn checksum(bytes: &[u8]) -> [u8; 4] {
    crc32c(bytes).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check value of the catalogue, and the examples of RFC 3720 section B.4.
    #[test]
    fn known_values() {
        assert_eq!(crc32c(b"123456789"), 0xe306_9283);
        assert_eq!(crc32c(&[0; 32]), 0x8a91_36aa);
        assert_eq!(crc32c(&[0xff; 32]), 0x62a8_ab43);
        let rising: Vec<u8> = (0..32).collect();
        assert_eq!(crc32c(&rising), 0x46dd_794e);
        assert_eq!(checksum(b"123456789"), [0x83, 0x92, 0x06, 0xe3]);
    }

    #[test]
    fn sixteen_bytes_at_once_are_as_sixteen_bytes_one_by_one() {
        let bytes: Vec<u8> = (0..1000_u32).map(|n| ((n * n) >> 3) as u8).collect();
        for length in [0, 1, 15, 16, 17, 31, 32, 999] {
            let slow = bytes[..length].iter().fold(!0_u32, |crc, &byte| {
                (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (POLYNOMIAL * (crc & 1)))
            });
            assert_eq!(crc32c(&bytes[..length]), !slow, "{length} bytes");
        }
    }
}
