//! The size of a packet on its way: what the fragments that links cut add to it (RFC 791 section 3.2).

/// Bytes of an IP header, which every fragment repeats.
const IP_HEADER: u32 = 20;

/// A packet as links carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    bytes: u32,
    fragments: u32,
    largest: u32,
}

impl Size {
    /// One that is whole.
    pub const fn whole(bytes: u32) -> Self {
        Self { bytes, fragments: 1, largest: bytes }
    }

    /// As it passes a link of `mtu` bytes: cut, if it is larger. Fragments stay apart up to the destination; those that
    /// are cut once more count as if the whole packet had been cut for the smaller link.
    pub fn within(self, mtu: u32) -> Self {
        if self.largest <= mtu {
            return self;
        }
        let carried = self.bytes.saturating_sub(IP_HEADER * self.fragments);
        // All but the last fragment hold a multiple of eight bytes.
        let each = (mtu.saturating_sub(IP_HEADER) / 8 * 8).max(8);
        let fragments = carried.div_ceil(each).clamp(1, u32::from(u16::MAX));
        Self { bytes: carried + IP_HEADER * fragments, fragments, largest: each + IP_HEADER }
    }

    /// With `overhead` bytes of framing round each fragment.
    pub const fn framed(self, overhead: u32) -> u32 {
        self.bytes + overhead * self.fragments
    }
}

#[cfg(test)]
mod tests {
    use super::Size;

    #[test]
    fn rfc_791_3_2_every_fragment_has_a_header_and_a_multiple_of_eight_bytes() {
        // 1480 bytes behind the header are 552 + 552 + 376.
        let cut = Size::whole(1500).within(576);
        assert_eq!((cut.framed(0), cut.framed(16)), (1540, 1588));
        assert_eq!(cut.within(1500), cut, "fragments stay apart");
        // 1480 = 5 x 272 + 120.
        assert_eq!(cut.within(296).framed(0), 1600);
        assert_eq!(Size::whole(576).within(576).framed(0), 576);
    }
}
