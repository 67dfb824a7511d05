//! Signs packets with an AUTH chunk, and checks those that come (RFC 4895 sections 6.2 and 6.3).

use super::addresses::OF_ADDRESSES;
use super::auth::Auth;
use super::control::{CWR, Control, ECNE, I_DATA};
use super::encode::mac_of;
use super::hmac::HmacAlgorithm;
use super::packet::{FLAG_INTERLEAVED, Packet};
use super::reasons::Discarded;

/// The types of SACK and DATA.
pub(crate) const SACK: u8 = 3;
pub(crate) const DATA: u8 = 0;

/// What both ends have agreed on.
#[derive(Clone, Debug)]
pub(crate) struct Authentication {
    /// The association shared key, and the identifier of the shared key in it.
    pub key: Box<[u8]>,
    pub shared: u16,
    /// The hash that the peer prefers.
    pub hmac: HmacAlgorithm,
    /// The hashes that this end has announced.
    pub announced: Vec<u16>,
    /// The chunks that the peer takes only authenticated.
    pub asked: Vec<u8>,
    /// The chunks that this end takes only authenticated.
    pub required: &'static [u8],
}

impl Authentication {
    /// Whether a chunk of that type is to be authenticated when it leaves.
    fn signs(&self, chunk: u8) -> bool {
        let never = matches!(chunk, 1 | 2 | 14 | 15); // RFC 4895 section 3.2.
        !never && (self.asked.contains(&chunk) || OF_ADDRESSES.contains(&chunk))
    }

    /// An AUTH chunk whose code is not known yet.
    fn chunk(&self, key: &[u8]) -> Auth {
        Auth {
            key: self.shared,
            hmac: self.hmac.identifier(),
            mac: vec![0; self.hmac.bytes()].into(),
            signer: Some(key.into()),
        }
    }

    /// Whether the AUTH chunk of a packet is of who has the key.
    pub fn check(&self, auth: &Auth, packet: &Packet) -> Result<(), Discarded> {
        if auth.key != self.shared || !self.announced.contains(&auth.hmac) {
            return Err(Discarded::UnknownKey);
        }
        if mac_of(packet, &self.key).as_ref() == Some(&auth.mac) { Ok(()) } else { Err(Discarded::WrongMac) }
    }
}

/// The type of the chunk of a packet that acknowledges data.
pub(crate) fn of_sack(packet: &Packet) -> Option<u8> {
    packet.sack.map(|_| packet.sack_type())
}

/// The type of the chunks of data of a packet.
pub(crate) fn of_data(packet: &Packet) -> Option<u8> {
    let first = packet.data.first()?;
    Some(if first.flags & FLAG_INTERLEAVED == 0 { DATA } else { I_DATA })
}

/// Puts an AUTH chunk in front of the first chunk that needs it, and signs what follows. Returns whether one does.
pub(crate) fn seal_with(own: &Authentication, key: &[u8], packet: &mut Packet) -> bool {
    let controls = packet.control.is_some() as usize + packet.more.len();
    let first = packet.control.iter().chain(&packet.more).position(|one| own.signs(one.chunk_type()));
    let others = [of_sack(packet), packet.ecne.map(|_| ECNE), packet.cwr.map(|_| CWR), of_data(packet)];
    let needed = others.into_iter().flatten().any(|chunk| own.signs(chunk)).then_some(controls);
    let Some(at) = first.or(needed) else { return false };
    let auth = Control::Auth(Box::new(own.chunk(key)));
    if at == 0 {
        if let Some(control) = packet.control.replace(auth) {
            packet.more.insert(0, control);
        }
    } else {
        packet.more.insert(at - 1, auth);
    }
    let mac = mac_of(packet, key).unwrap_or_default();
    let signed = packet.control.iter_mut().chain(&mut packet.more);
    for control in signed {
        if let Control::Auth(auth) = control {
            auth.mac = mac;
            break;
        }
    }
    true
}
