//! CRC32c, the checksum of SCTP (RFC 9260 section 6.8 and appendix A).

/// The checksum of `bytes` as a common header holds it: the least significant byte first (RFC 9260 appendix A).
pub fn checksum(bytes: &[u8]) -> [u8; 4] {
    crc32c::crc32c(bytes).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::checksum;

    /// The check value of the catalogue, and the examples of RFC 3720 section B.4.
    #[test]
    fn known_values() {
        let rising: Vec<u8> = (0..32).collect();
        assert_eq!(checksum(b"123456789"), [0x83, 0x92, 0x06, 0xe3]);
        assert_eq!(checksum(&[0; 32]), 0x8a91_36aa_u32.to_le_bytes());
        assert_eq!(checksum(&[0xff; 32]), 0x62a8_ab43_u32.to_le_bytes());
        assert_eq!(checksum(&rising), 0x46dd_794e_u32.to_le_bytes());
    }
}
