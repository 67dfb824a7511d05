//! What a listener writes into a state cookie instead of remembering it, and reads again when the cookie returns
//! (RFC 9260 sections 5.1.3 and 5.1.5).

use skywindow_units::{Duration, SimTime};

use super::auth::Offer;
use super::control::Cookie;
use super::mac::{Key, mac};

/// Bytes of a cookie: what is said here, what the peer says of AUTH, if anything, and its MAC.
const COOKIE_BYTES: usize = 64;
const MAC_BYTES: usize = 16;
const SAID_BYTES: usize = COOKIE_BYTES - MAC_BYTES;

/// All that an association between the two ends begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// When the cookie was made.
    pub created: SimTime,
    /// How long it is good, ms.
    pub life_ms: u32,
    /// The tag that the listener has chosen.
    pub own_tag: u32,
    /// The peer's.
    pub peer_tag: u32,
    /// The tags of the association that there was when it was made; 0 if none (section 5.2.2).
    pub tie_tags: [u32; 2],
    /// The first TSN of the peer.
    pub peer_tsn: u32,
    /// The peer's window, bytes.
    pub a_rwnd: u32,
    /// Streams towards the peer, and from it.
    pub streams: [u16; 2],
    /// How many addresses the peer has listed.
    pub paths: u8,
    /// Whether the peer understands congestion marks.
    pub ecn: bool,
    /// Whether the peer understands FORWARD TSN.
    pub forward_tsn: bool,
    /// Whether the peer understands I-DATA.
    pub interleaving: bool,
    /// Whether the peer understands NR-SACK.
    pub nr_sack: bool,
    /// Whether the peer understands PKTDROP.
    pub packet_drop: bool,
    /// Whether the peer understands RE-CONFIG.
    pub re_config: bool,
    /// Whether the peer understands ASCONF.
    pub asconf: bool,
    /// What the peer says of AUTH.
    pub auth: Option<Box<Offer>>,
    /// The error detection method with which the peer takes packets without a checksum.
    pub zero_checksum: Option<u32>,
}

impl Ticket {
    /// The cookie that says it, signed with `key`.
    pub fn seal(&self, key: Key) -> Cookie {
        let mut bytes = Vec::with_capacity(COOKIE_BYTES);
        bytes.extend(self.created.as_nanos().to_be_bytes());
        let words =
            [self.life_ms, self.own_tag, self.peer_tag, self.tie_tags[0], self.tie_tags[1], self.peer_tsn];
        words.iter().chain([&self.a_rwnd]).for_each(|word| bytes.extend(word.to_be_bytes()));
        self.streams.iter().for_each(|count| bytes.extend(count.to_be_bytes()));
        bytes.extend([self.paths, self.ecn.into(), self.forward_tsn.into(), self.interleaving.into()]);
        // The numbers of methods that are known here fit into a byte; 0 is none (RFC 9653 section 8).
        let method = self.zero_checksum.and_then(|method| u8::try_from(method).ok()).unwrap_or(0);
        let acknowledging = u8::from(self.nr_sack) | u8::from(self.packet_drop) << 1;
        bytes.extend([self.re_config.into(), method, self.asconf.into(), acknowledging]);
        bytes.resize(SAID_BYTES, 0);
        if let Some(offer) = &self.auth {
            offer.write(&mut bytes);
        }
        bytes.extend(mac(key, &bytes));
        Cookie(bytes.into())
    }

    /// What `cookie` says; nothing if it was not signed with `key`.
    pub fn open(cookie: &Cookie, key: Key) -> Option<Self> {
        let (said, signed) = cookie.0.split_at_checked(cookie.0.len().checked_sub(MAC_BYTES)?)?;
        let offer = said.get(SAID_BYTES..)?;
        if signed != mac(key, said) {
            return None;
        }
        let word = |at: usize| said[at..].first_chunk().map_or(0, |bytes| u32::from_be_bytes(*bytes));
        let half = |at: usize| said[at..].first_chunk().map_or(0, |bytes| u16::from_be_bytes(*bytes));
        let created = SimTime::from_nanos(u64::from(word(0)) << 32 | u64::from(word(4)));
        Some(Self {
            created,
            life_ms: word(8),
            own_tag: word(12),
            peer_tag: word(16),
            tie_tags: [word(20), word(24)],
            peer_tsn: word(28),
            a_rwnd: word(32),
            streams: [half(36), half(38)],
            paths: said[40],
            ecn: said[41] != 0,
            forward_tsn: said[42] != 0,
            interleaving: said[43] != 0,
            re_config: said[44] != 0,
            zero_checksum: Some(u32::from(said[45])).filter(|&method| method != 0),
            asconf: said[46] != 0,
            nr_sack: said[47] & 1 != 0,
            packet_drop: said[47] & 2 != 0,
            auth: if offer.is_empty() { None } else { Some(Box::new(Offer::read(offer)?)) },
        })
    }

    /// By how much it is too old; nothing while it is good.
    pub fn staleness(&self, now: SimTime) -> Option<Duration> {
        let end = self.created + Duration::from_millis(self.life_ms.into());
        (now > end).then(|| now.since(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TICKET: Ticket = Ticket {
        created: SimTime::from_millis(1_234_567),
        life_ms: 60_000,
        own_tag: 0xdead_beef,
        peer_tag: 0x0102_0304,
        tie_tags: [5, 0xffff_ffff],
        peer_tsn: 0xffff_fffe,
        a_rwnd: 65_536,
        streams: [10, 0xfff0],
        paths: 3,
        ecn: true,
        forward_tsn: true,
        interleaving: true,
        nr_sack: true,
        packet_drop: true,
        re_config: true,
        asconf: true,
        auth: None,
        zero_checksum: Some(1),
    };

    #[test]
    fn section_5_1_5_a_cookie_says_to_its_maker_what_it_was_made_of() {
        let key = [1, 2];
        let cookie = TICKET.seal(key);
        assert_eq!(cookie.0.len(), 64);
        assert_eq!(Ticket::open(&cookie, key), Some(TICKET));
        assert_eq!(Ticket::open(&cookie, [1, 3]), None, "another host's key");
    }

    #[test]
    fn rfc_4895_6_3_a_cookie_keeps_what_the_peer_says_of_auth() {
        let offer = Offer { random: [9; 32].into(), chunks: vec![193, 128], hmacs: vec![3, 1] };
        let ticket = Ticket { auth: Some(Box::new(offer)), ..TICKET };
        let cookie = ticket.seal([1, 2]);
        assert_eq!(cookie.0.len(), 64 + 1 + 32 + 1 + 2 + 4);
        assert_eq!(Ticket::open(&cookie, [1, 2]), Some(ticket));
    }

    #[test]
    fn section_5_1_5_a_cookie_of_which_a_bit_was_changed_or_that_is_cut_off_says_nothing() {
        let key = [1, 2];
        let cookie = TICKET.seal(key);
        for bit in 0..8 * cookie.0.len() {
            let mut forged = cookie.clone();
            forged.0[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Ticket::open(&forged, key), None, "bit {bit}");
        }
        for length in [0, 1, 47, 48, 63] {
            assert_eq!(Ticket::open(&Cookie(cookie.0[..length].into()), key), None, "{length} bytes");
        }
        assert_eq!(Ticket::open(&Cookie([&cookie.0[..], &[0]].concat().into()), key), None);
    }

    #[test]
    fn a_cookie_is_good_to_the_end_of_its_life() {
        let at = |ms: u64| TICKET.staleness(SimTime::from_millis(1_234_567 + ms));
        assert_eq!([at(0), at(60_000)], [None; 2]);
        assert_eq!(at(60_003), Some(Duration::from_millis(3)));
    }
}
