//! What the ends of an association know each other by: verification tags, chosen at random (RFC 9260 sections 5.3.1 and
//! 8.5), and the key of the cookies.

use super::mac::{Key, mac};

/// The tags of an endpoint, and what it draws them from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    /// What nobody else knows.
    secret: u64,
    /// How many tags were drawn.
    drawn: u64,
    /// The tag of every packet that comes from the peer; 0 where there is no association.
    pub own_tag: u32,
    /// The tag of every packet to the peer; 0 where it is not known.
    pub peer_tag: u32,
}

impl Identity {
    /// Without an association; `secret` says all that it will draw.
    pub const fn new(secret: u64) -> Self {
        Self { secret, drawn: 0, own_tag: 0, peer_tag: 0 }
    }

    /// A tag that nobody can guess; never 0.
    pub fn draw_tag(&mut self) -> u32 {
        self.drawn += 1;
        let [a, b, c, d, ..] = mac([self.secret, 1], &self.drawn.to_be_bytes());
        u32::from_be_bytes([a, b, c, d]).max(1)
    }

    /// What cookies are signed with.
    pub const fn key(&self) -> Key {
        [self.secret, 2]
    }

    /// The random number of AUTH (RFC 4895 section 6.1) that goes with a tag: a listener need not remember it.
    pub fn random_of(&self, tag: u32) -> [u8; 32] {
        let part = |half: u8| mac([self.secret, 4], &[&tag.to_be_bytes()[..], &[half]].concat());
        let mut random = [0; 32];
        random[..16].copy_from_slice(&part(0));
        random[16..].copy_from_slice(&part(1));
        random
    }

    /// The own tag and the peer's.
    pub const fn tags(&self) -> [u32; 2] {
        [self.own_tag, self.peer_tag]
    }

    /// The host has started anew, with another secret.
    pub fn start_anew(&mut self) {
        let [a, b, c, d, e, f, g, h, ..] = mac([self.secret, 3], &self.drawn.to_be_bytes());
        *self = Self::new(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    }

    /// There is no association any more.
    pub const fn forget(&mut self) {
        (self.own_tag, self.peer_tag) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_5_3_1_tags_differ_from_each_other_and_from_host_to_host_and_none_is_0() {
        let tags = |secret| {
            let mut one = Identity::new(secret);
            (0..1000).map(|_| one.draw_tag()).collect::<Vec<_>>()
        };
        let mut all = [tags(1), tags(2), tags(u64::MAX)].concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 3000);
        assert!(!all.contains(&0));
        assert_eq!(tags(1), tags(1));
        let random = |secret, tag| Identity::new(secret).random_of(tag);
        assert!(random(1, 7) != random(1, 8) && random(1, 7) != random(2, 7));
    }
}
