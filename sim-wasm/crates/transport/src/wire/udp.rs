//! The header of UDP (RFC 768), which carries packets of other transports.

use super::field::Field;
use super::ip::{Address, Carried, protocol, pseudo_header};
use super::reader::{Malformed, Reader};

/// Bytes of the header.
pub const HEADER_BYTES: usize = 8;

const RFC: &str = "RFC 768";
const HEADER: Field =
    Field::new("User Datagram Protocol", "Carries the packet of another transport through UDP.", RFC);
const SOURCE: Field = Field::new("Source port", "Where it comes from; a NAT may have changed it.", RFC);
const DESTINATION: Field =
    Field::new("Destination port", "Where it goes; 9899 takes SCTP.", "RFC 768, RFC 6951 5.1");
const LENGTH: Field = Field::new("Length", "Bytes of this header and what it carries.", RFC);
const CHECKSUM: Field =
    Field::hex("Checksum", "Over addresses, header and all that it carries; 0 for none in IPv4.", RFC);

/// Writes a header and what `carried` writes behind it.
pub fn write(
    ports: [u16; 2],
    [source, destination]: &[Address; 2],
    out: &mut Vec<u8>,
    carried: impl FnOnce(&mut Vec<u8>),
) {
    let start = out.len();
    ports.iter().for_each(|port| out.extend(port.to_be_bytes()));
    out.extend([0; 4]);
    carried(out);
    let length = out.len() - start;
    out[start + 4..start + 6].copy_from_slice(&(length as u16).to_be_bytes());
    let sum = pseudo_header(source, destination, protocol::UDP, length).over(&out[start..]);
    let checksum = match sum.checksum() {
        0 => 0xffff, // 0 would say that there is none.
        other => other,
    };
    out[start + 6..start + 8].copy_from_slice(&checksum.to_be_bytes());
}

/// Reads a header, and leaves the region of `reader` where the datagram ends: its ports, and whether the checksum is right.
///
/// # Errors
/// It is none.
pub fn read(reader: &mut Reader<'_, '_>, carried: &Carried) -> Result<([u16; 2], bool), Malformed> {
    let bytes = reader.rest();
    let length = bytes.get(4..6).map_or(0, |said| usize::from(u16::from_be_bytes([said[0], said[1]])));
    if length < HEADER_BYTES || length > bytes.len() {
        return Err(reader.malformed("its length is not that of a datagram that is there"));
    }
    let sum = pseudo_header(&carried.source, &carried.destination, protocol::UDP, length);
    let unchecked = bytes[6..8] == [0, 0] && matches!(carried.source, Address::V4(_));
    let right = unchecked || sum.over(&bytes[..length]).checksum() == 0;
    let ports = reader.region(&HEADER, HEADER_BYTES, |header| {
        let ports = [header.u16(&SOURCE)?, header.u16(&DESTINATION)?];
        header.u16(&LENGTH)?;
        header.u16(&CHECKSUM)?;
        header.judge(right);
        Ok(ports)
    })?;
    reader.limit(length - HEADER_BYTES);
    Ok((ports, right))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn carried(addresses: [Address; 2]) -> Carried {
        let [source, destination] = addresses;
        Carried { source, destination, protocol: protocol::UDP, whole: true, right: true }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            ports in any::<[u16; 2]>(), six in any::<bool>(), data in prop::collection::vec(any::<u8>(), 0..60),
            behind in 0..4_usize, bit in 0..64_usize,
        ) {
            let address = |last| if six { Address::V6([last; 16]) } else { Address::V4([last; 4]) };
            let addresses = [address(1), address(2)];
            let mut bytes = Vec::new();
            write(ports, &addresses, &mut bytes, |out| out.extend(&data));
            bytes.resize(bytes.len() + behind, 0);
            let mut reader = Reader::new(&bytes);
            prop_assert_eq!(read(&mut reader, &carried(addresses)), Ok((ports, true)));
            prop_assert_eq!(reader.rest(), &data[..]);
            // A bit of a port or of the checksum, or a length that is none.
            bytes[bit / 8] ^= 1 << (bit % 8);
            let said = read(&mut Reader::new(&bytes), &carried(addresses));
            prop_assert!(said.is_err() || said.is_ok_and(|(_, right)| !right) || bytes[6..8] == [0, 0]);
        }
    }

    #[test]
    fn a_length_that_cannot_be_is_malformed_and_none_of_a_checksum_is_right() {
        let addresses = [Address::V4([1; 4]), Address::V4([2; 4])];
        let told = |bytes: &[u8]| read(&mut Reader::new(bytes), &carried(addresses));
        assert!(told(&[0, 1, 0, 2, 0, 7, 0, 0]).is_err());
        assert!(told(&[0, 1, 0, 2, 0, 9, 0, 0]).is_err());
        assert!(told(&[0, 1, 0, 2, 0]).is_err());
        assert_eq!(told(&[0, 1, 0, 2, 0, 8, 0, 0]), Ok(([1, 2], true)));
        assert_eq!(told(&[0, 1, 0, 2, 0, 8, 0, 1]), Ok(([1, 2], false)));
    }
}
