//! The hashes of AUTH chunks: HMAC (RFC 2104) with SHA-1 or SHA-256 (RFC 4895 section 3.3).

use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;
use sha2::Sha256;
use skywindow_form::choices;

choices! { "The hash that an end prefers for AUTH chunks." HmacAlgorithm {
    Sha256 = "sha-256" "SHA-256" "32 bytes in each AUTH chunk.",
    Sha1 = "sha-1" "SHA-1" "20 bytes in each AUTH chunk; every end that understands AUTH must know it.",
}}

impl HmacAlgorithm {
    /// Its HMAC identifier.
    pub const fn identifier(self) -> u16 {
        match self {
            Self::Sha1 => 1,
            Self::Sha256 => 3,
        }
    }

    /// The one with that identifier.
    pub(crate) fn of(identifier: u16) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.identifier() == identifier)
    }

    /// The identifiers that an end which prefers it announces; SHA-1 must be among them (RFC 4895 section 6.1).
    pub(crate) fn announced(self) -> Vec<u16> {
        match self {
            Self::Sha1 => vec![1],
            Self::Sha256 => vec![3, 1],
        }
    }

    /// Bytes of its code.
    pub const fn bytes(self) -> usize {
        match self {
            Self::Sha1 => 20,
            Self::Sha256 => 32,
        }
    }

    /// The code of `said` under `key`.
    pub(crate) fn sign(self, key: &[u8], said: &[u8]) -> Box<[u8]> {
        match self {
            Self::Sha1 => code::<Hmac<Sha1>>(key, said),
            Self::Sha256 => code::<Hmac<Sha256>>(key, said),
        }
    }
}

fn code<M: Mac + KeyInit>(key: &[u8], said: &[u8]) -> Box<[u8]> {
    // A key of any length is one.
    let Ok(mut mac) = <M as KeyInit>::new_from_slice(key) else { return [].into() };
    mac.update(said);
    mac.finalize().into_bytes().as_slice().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Cases 1 to 3 and 6 of RFC 2202 section 3.
    #[test]
    fn rfc_2202_the_published_codes_of_sha_1() {
        for (key, said, code) in [
            (&[0x0b; 20][..], &b"Hi There"[..], "b617318655057264e28bc0b6fb378c8ef146be00"),
            (b"Jefe", b"what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
            (&[0xaa; 20], &[0xdd; 50], "125d7342b9ac11cd91a39af48aa17b4f63f175d3"),
            (
                &[0xaa; 80],
                b"Test Using Larger Than Block-Size Key - Hash Key First",
                "aa4ae5e15272d00e95705637ce8a3b55ed402112",
            ),
        ] {
            assert_eq!(hex(&HmacAlgorithm::Sha1.sign(key, said)), code);
        }
    }

    /// Cases 1 to 3 and 6 of RFC 4231 section 4.
    #[test]
    fn rfc_4231_the_published_codes_of_sha_256() {
        for (key, said, code) in [
            (
                &[0x0b; 20][..],
                &b"Hi There"[..],
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
            ),
            (
                b"Jefe",
                b"what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            ),
            (&[0xaa; 20], &[0xdd; 50], "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
            (
                &[0xaa; 131],
                b"Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            ),
        ] {
            assert_eq!(hex(&HmacAlgorithm::Sha256.sign(key, said)), code);
        }
    }

    #[test]
    fn an_identifier_names_its_hash_and_every_end_announces_sha_1() {
        for &one in HmacAlgorithm::ALL {
            assert_eq!(HmacAlgorithm::of(one.identifier()), Some(one));
            assert_eq!(one.sign(b"", b"").len(), one.bytes());
            assert!(one.announced().contains(&1) && one.announced()[0] == one.identifier());
        }
        assert_eq!(HmacAlgorithm::of(2), None);
    }
}
