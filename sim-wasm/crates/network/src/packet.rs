//! A packet in the network: where it goes, what it has met, and the transport's segment it carries.

use skywindow_engine::Stream;

use crate::cause::Cause;

/// What is to be seen to when a packet arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnArrival {
    /// Nothing.
    #[default]
    Nothing,
    /// It has a number by which a gateway may put it back in order.
    Numbered,
    /// What it met on the link that it is on, for which it is lost.
    Damaged(Cause),
}

/// What the network knows of a packet.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// Flow it belongs to.
    pub flow: u16,
    /// Path of the association.
    pub path: u8,
    /// 0 forward, 1 reverse.
    pub direction: u8,
    /// Node it is for.
    pub destination: u32,
    /// Size on the wire, bytes, without link framing; of all fragments together once it is fragmented.
    pub bytes: u32,
    /// Size of its largest fragment, bytes; as `bytes` while it is whole.
    pub largest: u32,
    /// The number of its IP fragments, at least 1.
    pub fragments: u16,
    /// Its IP header forbids fragmentation (DF).
    pub dont_fragment: bool,
    /// Its IP header says that a mark is understood (ECT, RFC 3168).
    pub ecn_capable: bool,
    /// A queue has marked it (CE, RFC 3168).
    pub congestion_experienced: bool,
    /// Its own random numbers: draw `hop` decides over the link number `hop` of its way.
    pub fate: Stream,
    /// The MTU that an ICMP message reports, bytes, if the packet is one; else 0.
    pub reports_mtu: u32,
    /// Whether somebody else sends it in the name of an end.
    pub forged: bool,
    /// How many packets of its flow were sent this way before it.
    pub number: u32,
    /// Links entered so far.
    pub hop: u16,
    /// Its number in the losses that the scenario chooses; 0 for all other packets.
    pub chosen: u16,
    /// Bytes by which its header is compressed on the link that it is on, or waits for.
    pub saved: u16,
    /// Whether a radio link has already drawn for it.
    pub met_radio: bool,
    /// What is to be seen to when it arrives.
    pub on_arrival: OnArrival,
    /// Errors have changed its bits, and it goes on: the end that it is for will find that.
    pub damaged: bool,
    /// The state of the link it is on, to notice that the link went away meanwhile.
    pub link_epoch: u32,
    /// Row of the recording, or `u32::MAX` if its flow is not recorded.
    pub segment: u32,
    /// Where it has entered a constellation, if it is numbered, and its number among those of its tunnel.
    pub entry: u32,
    /// See `entry`.
    pub sequence: u32,
}

impl Default for Header {
    fn default() -> Self {
        Self {
            flow: 0,
            path: 0,
            direction: 0,
            destination: 0,
            bytes: 0,
            largest: 0,
            fragments: 1,
            dont_fragment: false,
            ecn_capable: false,
            congestion_experienced: false,
            fate: Stream::new(0),
            reports_mtu: 0,
            forged: false,
            number: 0,
            hop: 0,
            chosen: 0,
            saved: 0,
            met_radio: false,
            on_arrival: OnArrival::Nothing,
            damaged: false,
            link_epoch: 0,
            segment: u32::MAX,
            entry: 0,
            sequence: 0,
        }
    }
}

/// A packet's draw over where it is damaged, beyond all that it draws on links.
const DAMAGE_DRAW: u64 = 3 << 32;

/// Bytes of an IP header, which every fragment repeats (RFC 791 section 3.2).
const IP_HEADER: u32 = 20;

impl Header {
    /// What it met on the link that it is on, for which it is lost on arrival.
    pub const fn damage(&self) -> Option<Cause> {
        match self.on_arrival {
            OnArrival::Damaged(cause) => Some(cause),
            OnArrival::Nothing | OnArrival::Numbered => None,
        }
    }

    /// Errors strike it on a link, which loses it for that or hands it on.
    #[inline(always)]
    pub(crate) const fn strike(&mut self, delivers: bool) {
        if delivers {
            self.damaged = true;
        } else {
            self.on_arrival = OnArrival::Damaged(Cause::Corruption);
        }
    }

    /// The first of its bytes that is not as it was sent, from its IP header on, where errors have changed its bits: any of
    /// them is as likely as any other.
    pub fn first_damaged_byte(&self) -> u32 {
        ((u128::from(self.fate.bits(DAMAGE_DRAW)) * u128::from(self.bytes)) >> 64) as u32
    }

    /// Makes the packet pass a link of `mtu` bytes: cuts it into fragments if it is larger and may be cut; false if
    /// it may not. Fragments stay apart up to the destination. Fragments that are cut once more count as if the
    /// whole packet had been cut for the smaller link.
    #[inline]
    pub fn fit(&mut self, mtu: u32) -> bool {
        self.largest <= mtu || (!self.dont_fragment && self.cut(mtu))
    }

    #[cold]
    fn cut(&mut self, mtu: u32) -> bool {
        let carried = self.bytes - IP_HEADER * u32::from(self.fragments);
        // All but the last fragment hold a multiple of eight bytes.
        let each = (mtu.saturating_sub(IP_HEADER) & !7).max(8);
        let fragments = carried.div_ceil(each).max(1);
        self.fragments = fragments.min(u32::from(u16::MAX)) as u16;
        self.bytes = carried + IP_HEADER * u32::from(self.fragments);
        self.largest = each + IP_HEADER;
        true
    }
}

/// A header and the segment of the transport protocol.
///
/// The header has a cache line of its own: links look at nothing else.
#[derive(Clone, Debug, Default)]
#[repr(C, align(64))]
pub struct Packet<B> {
    /// What the network knows.
    pub header: Header,
    /// What the endpoints know.
    pub body: B,
}

#[cfg(test)]
mod tests {
    use super::Header;

    fn packet(bytes: u32) -> Header {
        Header { bytes, largest: bytes, ..Header::default() }
    }

    #[test]
    fn what_the_network_knows_fits_into_a_cache_line() {
        assert!(size_of::<Header>() <= 64);
    }

    #[test]
    fn every_fragment_has_an_ip_header_of_its_own() {
        let mut header = packet(1500);
        assert!(header.fit(1500));
        assert_eq!((header.fragments, header.bytes), (1, 1500));
        // 576 bytes hold 552 after the header, a multiple of eight: 1480 = 552 + 552 + 376.
        assert!(header.fit(576));
        assert_eq!((header.fragments, header.bytes, header.largest), (3, 1540, 572));
        assert!(header.fit(1500), "fragments stay apart on larger links");
        assert_eq!((header.fragments, header.bytes), (3, 1540));
        assert!(header.fit(296), "they are cut once more for a smaller one");
        // 1480 = 5 x 272 + 120.
        assert_eq!((header.fragments, header.bytes, header.largest), (6, 1600, 292));
    }

    #[test]
    fn what_must_not_be_cut_does_not_fit() {
        let mut header = Header { dont_fragment: true, ..packet(1500) };
        assert!(!header.fit(1499));
        assert_eq!((header.fragments, header.bytes), (1, 1500));
    }
}
