//! The settings of authentication and of addresses that change (RFC 4895, RFC 5061).

use skywindow_form::{Range, When, choices, part};

use super::control::{ASCONF, ASCONF_ACK, CWR, ECNE, I_DATA, NR_SACK, RE_CONFIG};
use super::forward::{FORWARD_TSN, I_FORWARD_TSN};
use super::hmac::HmacAlgorithm;

/// Chunks that change addresses: these are never taken without AUTH (RFC 5061 sections 4.1.1 and 4.1.2).
pub(crate) const OF_ADDRESSES: &[u8] = &[ASCONF, ASCONF_ACK];

/// Every chunk that may be authenticated, but COOKIE ECHO: its cookie is signed by who reads it.
pub(crate) const ALL_CHUNKS: &[u8] = &[
    0,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    11,
    ECNE,
    CWR,
    I_DATA,
    ASCONF_ACK,
    RE_CONFIG,
    FORWARD_TSN,
    ASCONF,
    I_FORWARD_TSN,
];

/// The same where NR-SACK is used, which acknowledges in the place of SACK.
const ALL_WITH_NR_SACK: &[u8] = &[
    0,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    11,
    ECNE,
    CWR,
    NR_SACK,
    I_DATA,
    ASCONF_ACK,
    RE_CONFIG,
    FORWARD_TSN,
    ASCONF,
    I_FORWARD_TSN,
];

choices! { "Which chunks an end takes only with AUTH." Authentication {
    Off = "off" "None" "The ends agree neither on AUTH nor on ASCONF: addresses stay as they are.",
    Addresses = "addresses" "Changes of addresses" "Addresses of an end may change by ASCONF, which must be authenticated.",
    All = "all" "All chunks" "Likewise, and every other chunk that may be authenticated must be: what somebody else sends is refused.",
}}

/// AUTH is used.
const ON: Option<When> = Some(When { field: "authentication", is: &["addresses", "all"] });

part! { "How ends prove that chunks are theirs, and whether their addresses may change." AddressSettings in Transport {
    authentication: Authentication = Authentication::Off => {
        help: "Which chunks each end takes only behind an AUTH chunk, by which the other end proves that they are its own.",
        label: "Authenticated chunks", first: true,
        source: "RFC 4895 3.2, 6.3; RFC 5061 4.1.1, 4.1.2",
    },
    hmac: HmacAlgorithm = HmacAlgorithm::Sha256 => {
        help: "The hash that AUTH chunks are made with.",
        label: "HMAC", when: ON,
        source: "RFC 4895 3.3, 6.1",
    },
    shared_key: Option<String> = None => {
        help: "The endpoint pair shared key, which both ends have and nobody else.",
        label: "Shared key", when: ON, range: Range::of(1.0, 80.0),
        null: "the empty key: who has seen the set-up of the association can sign as the ends do",
        source: "RFC 4895 6.1, 9",
    },
}}

impl AddressSettings {
    /// Whether both AUTH and ASCONF are understood.
    pub(crate) fn is_on(&self) -> bool {
        self.authentication != Authentication::Off
    }

    /// The chunks that are taken only with AUTH, where NR-SACK is understood or not.
    pub(crate) const fn required(&self, nr_sack: bool) -> &'static [u8] {
        match self.authentication {
            Authentication::Off => &[],
            Authentication::Addresses => OF_ADDRESSES,
            Authentication::All if nr_sack => ALL_WITH_NR_SACK,
            Authentication::All => ALL_CHUNKS,
        }
    }

    /// Bytes of an AUTH chunk in every packet with data.
    pub(crate) const fn bytes_a_packet(&self) -> u32 {
        match self.authentication {
            Authentication::All => 8 + self.hmac.bytes() as u32,
            _ => 0,
        }
    }

    /// The shared key and its identifier: 0 is the empty one (RFC 4895 section 6.2).
    pub(crate) fn key(&self) -> (u16, &[u8]) {
        self.shared_key.as_deref().map_or((0, &[]), |key| (1, key.as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::auth::AUTH;
    use super::*;

    /// INIT, INIT ACK, SHUTDOWN COMPLETE and AUTH must not be listed (RFC 4895 section 3.2).
    #[test]
    fn rfc_4895_3_2_some_chunks_cannot_be_authenticated() {
        for chunk in [1, 2, 14, AUTH] {
            assert!(!ALL_CHUNKS.contains(&chunk) && !OF_ADDRESSES.contains(&chunk), "{chunk}");
        }
        assert!(OF_ADDRESSES.iter().all(|one| ALL_CHUNKS.contains(one)));
        let more: Vec<u8> = ALL_WITH_NR_SACK.iter().filter(|&&one| one != NR_SACK).copied().collect();
        assert_eq!((more.as_slice(), more.len() + 1), (ALL_CHUNKS, ALL_WITH_NR_SACK.len()));
    }
}
