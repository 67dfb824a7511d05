//! What two ends tell each other of AUTH when an association is set up, the key that follows from it, and the chunk
//! (RFC 4895).

use super::extension::padded;
use super::hmac::HmacAlgorithm;

/// The type of an AUTH chunk.
pub(crate) const AUTH: u8 = 15;

/// Bytes of the random number (RFC 4895 section 3.1).
pub const RANDOM_BYTES: usize = 32;
/// Hashes of a peer that are looked at.
const MOST_HMACS: usize = 8;

/// What an end says of AUTH in its INIT or INIT ACK.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// Its random number (RANDOM).
    pub random: Box<[u8]>,
    /// The chunks that it takes only where they are authenticated (CHUNKS, which is left out where there are none).
    pub chunks: Vec<u8>,
    /// The hashes that it understands, the one that it prefers first (HMAC-ALGO).
    pub hmacs: Vec<u16>,
}

impl Offer {
    /// Length of its parameters with their padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        let chunks = if self.chunks.is_empty() { 0 } else { padded(4, self.chunks.len()) };
        padded(4, self.random.len()) + chunks + padded(4, 2 * self.hmacs.len())
    }

    /// Its key vector: the parameters RANDOM, CHUNKS and HMAC-ALGO one behind the other, without padding; what was not sent
    /// is left out (RFC 4895 section 6.1). CHUNKS without a chunk are not sent.
    fn vector(&self) -> Vec<u8> {
        let mut vector = Vec::new();
        let mut add = |kind: u16, value: &[u8]| {
            vector.extend(kind.to_be_bytes());
            vector.extend((value.len() as u16 + 4).to_be_bytes());
            vector.extend(value);
        };
        add(0x8002, &self.random);
        if !self.chunks.is_empty() {
            add(0x8003, &self.chunks);
        }
        let hmacs: Vec<u8> = self.hmacs.iter().flat_map(|one| one.to_be_bytes()).collect();
        add(0x8004, &hmacs);
        vector
    }

    /// What a cookie keeps of it.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.push(self.random.len() as u8);
        out.extend(&self.random);
        out.push(self.chunks.len() as u8);
        out.extend(&self.chunks);
        self.hmacs.iter().for_each(|one| out.extend(one.to_be_bytes()));
    }

    /// What it has kept.
    pub(crate) fn read(kept: &[u8]) -> Option<Self> {
        let (&random, rest) = kept.split_first()?;
        let (random, rest) = rest.split_at_checked(random.into())?;
        let (&chunks, rest) = rest.split_first()?;
        let (chunks, hmacs) = rest.split_at_checked(chunks.into())?;
        let hmacs = hmacs.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
        Some(Self { random: random.into(), chunks: chunks.to_vec(), hmacs })
    }

    /// Whether its random number is not as long as it must be (RFC 4895 section 6.1).
    pub(crate) fn has_wrong_random(&self) -> bool {
        !self.random.is_empty() && self.random.len() != RANDOM_BYTES
    }

    /// Whether an end can do with it: a random number, and a hash that it knows.
    pub(crate) fn is_good(&self) -> bool {
        self.random.len() == RANDOM_BYTES
            && self.chunks.len() <= 255
            && self.hmacs.len() <= MOST_HMACS
            && self.hmac().is_some()
    }

    /// The hash that who sends to its maker uses: the first of the list that is known (RFC 4895 section 6.1).
    pub(crate) fn hmac(&self) -> Option<HmacAlgorithm> {
        self.hmacs.iter().find_map(|&one| HmacAlgorithm::of(one))
    }
}

/// The association shared key (RFC 4895 section 6.1): the endpoint pair shared key, then the key vector of the two that
/// is smaller as a number, then the larger.
pub fn association_key(shared: &[u8], one: &Offer, other: &Offer) -> Box<[u8]> {
    let (one, other) = (one.vector(), other.vector());
    // Both begin with 0x80: of different lengths the longer is the larger.
    let smaller_first = (one.len(), &one) <= (other.len(), &other);
    let (smaller, larger) = if smaller_first { (one, other) } else { (other, one) };
    [shared, &smaller, &larger].concat().into()
}

/// An AUTH chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auth {
    /// Which shared key was used.
    pub key: u16,
    /// Which hash was used.
    pub hmac: u16,
    /// The code, over chunks whose interfaces have the addresses of their numbers.
    pub mac: Box<[u8]>,
    /// The key of who has signed, by which a capture signs the addresses of the place; none where `mac` came as bytes.
    pub signer: Option<Box<[u8]>>,
}

impl Auth {
    /// Length of the chunk with its padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        padded(8, self.mac.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(random: &[u8], chunks: &[u8]) -> Offer {
        Offer { random: random.into(), chunks: chunks.to_vec(), hmacs: vec![3, 1] }
    }

    #[test]
    fn rfc_4895_6_1_the_key_has_the_shared_key_the_smaller_vector_and_the_larger() {
        let (one, other) = (offer(&[1; 32], &[193]), offer(&[2; 32], &[193]));
        let key = association_key(b"k", &one, &other);
        assert_eq!(key, association_key(b"k", &other, &one));
        let vector = |random: u8| {
            [&[0x80, 2, 0, 36][..], &[random; 32], &[0x80, 3, 0, 5, 193, 0x80, 4, 0, 8, 0, 3, 0, 1]].concat()
        };
        assert_eq!(*key, [&b"k"[..], &vector(1), &vector(2)].concat());
        // Of different lengths the longer number is the larger.
        let longer = offer(&[0; 32], &[193, 128]);
        let key = association_key(b"", &longer, &other);
        assert!(key.starts_with(&other.vector()) && key.ends_with(&longer.vector()));
    }

    #[test]
    fn rfc_4895_6_1_a_parameter_that_was_not_sent_is_not_in_the_key() {
        let (one, other) = (offer(&[1; 32], &[]), offer(&[2; 32], &[193]));
        let vector = [&[0x80, 2, 0, 36][..], &[1; 32], &[0x80, 4, 0, 8, 0, 3, 0, 1]].concat();
        assert_eq!(*association_key(b"", &one, &other), [&vector[..], &other.vector()].concat());
        assert_eq!([one.bytes(), other.bytes()], [44, 52]);
    }

    #[test]
    fn rfc_4895_6_1_a_random_number_has_32_bytes() {
        let of = |bytes: usize| offer(&vec![1; bytes], &[193]);
        assert_eq!([31, 32, 33].map(|bytes| of(bytes).has_wrong_random()), [true, false, true]);
        assert_eq!([0, 31, 32, 33].map(|bytes| of(bytes).is_good()), [false, false, true, false]);
        assert!(!of(0).has_wrong_random());
    }

    #[test]
    fn an_offer_is_kept_in_a_cookie_and_read_again() {
        for own in [offer(&[7; 32], &[0, 128, 193]), offer(&[1; 32], &[])] {
            let mut kept = Vec::new();
            own.write(&mut kept);
            assert_eq!(Offer::read(&kept).as_ref(), Some(&own));
            assert!(own.is_good());
            assert_eq!(Offer::read(&kept[..1]), None);
        }
        assert!(!offer(&[], &[]).is_good());
        assert!(!Offer { hmacs: vec![2], ..offer(&[1; 32], &[]) }.is_good());
    }
}
