//! The blocks of a pcapng file (draft-ietf-opsawg-pcapng), in the byte order of x86 and ARM.

use skywindow_units::SimTime;

/// Link type RAW: packets begin with their IP header.
const RAW: u16 = 101;

/// Types of blocks.
mod block {
    pub const SECTION: u32 = 0x0a0d_0d0a;
    pub const INTERFACE: u32 = 1;
    pub const PACKET: u32 = 6;
}

/// Numbers of options.
mod option {
    pub const COMMENT: u16 = 1;
    pub const NAME: u16 = 2;
    pub const DESCRIPTION: u16 = 3;
    pub const USER_APPLICATION: u16 = 4;
    pub const TIME_RESOLUTION: u16 = 9;
    pub const FLAGS: u16 = 2;
}

/// A packet to be written.
pub struct Packet {
    /// When it passed.
    pub time: SimTime,
    /// Where.
    pub interface: u32,
    /// Whether it was sent there, or came; none where it passed through.
    pub outbound: Option<bool>,
    /// What there is to say of it.
    pub comments: Vec<String>,
}

fn block(kind: u32, out: &mut Vec<u8>, body: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    out.extend(kind.to_le_bytes());
    out.extend([0; 4]);
    body(out);
    let length = (out.len() - start + 4) as u32;
    out.extend(length.to_le_bytes());
    out[start + 4..start + 8].copy_from_slice(&length.to_le_bytes());
}

fn pad(out: &mut Vec<u8>, length: usize) {
    out.extend(std::iter::repeat_n(0, length.wrapping_neg() % 4));
}

fn option(code: u16, value: &[u8], out: &mut Vec<u8>) {
    let value = &value[..value.len().min(usize::from(u16::MAX))];
    out.extend(code.to_le_bytes());
    out.extend((value.len() as u16).to_le_bytes());
    out.extend(value);
    pad(out, value.len());
}

fn end_of_options(out: &mut Vec<u8>) {
    out.extend([0; 4]);
}

/// The head of the file, with a comment on what it holds.
pub fn section(comment: &str, out: &mut Vec<u8>) {
    block(block::SECTION, out, |out| {
        out.extend(0x1a2b_3c4d_u32.to_le_bytes());
        out.extend([1, 0, 0, 0]);
        out.extend(u64::MAX.to_le_bytes());
        option(option::COMMENT, comment.as_bytes(), out);
        let application = concat!("skywindow ", env!("CARGO_PKG_VERSION"));
        option(option::USER_APPLICATION, application.as_bytes(), out);
        end_of_options(out);
    });
}

/// An interface, whose packets have times in nanoseconds.
pub fn interface(name: &str, description: &str, out: &mut Vec<u8>) {
    block(block::INTERFACE, out, |out| {
        out.extend(RAW.to_le_bytes());
        out.extend([0; 6]);
        option(option::NAME, name.as_bytes(), out);
        option(option::DESCRIPTION, description.as_bytes(), out);
        option(option::TIME_RESOLUTION, &[9], out);
        end_of_options(out);
    });
}

/// A packet, whole, with the bytes that `write` adds.
pub fn packet(packet: &Packet, out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    block(block::PACKET, out, |out| {
        let time = packet.time.as_nanos();
        let lengths = out.len() + 12;
        for word in [packet.interface, (time >> 32) as u32, time as u32, 0, 0] {
            out.extend(word.to_le_bytes());
        }
        let start = out.len();
        write(out);
        let length = out.len() - start;
        // As captured, and as it was.
        for at in [lengths, lengths + 4] {
            out[at..at + 4].copy_from_slice(&(length as u32).to_le_bytes());
        }
        pad(out, length);
        for comment in &packet.comments {
            option(option::COMMENT, comment.as_bytes(), out);
        }
        if let Some(outbound) = packet.outbound {
            option(option::FLAGS, &(1 + u32::from(outbound)).to_le_bytes(), out);
        }
        end_of_options(out);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Its length has 16 bits (section 3.5 of the draft).
    #[test]
    fn an_option_holds_as_much_of_a_text_as_its_length_can_say() {
        for (bytes, kept) in [(0, 0), (3, 3), (4, 4), (65_535, 65_535), (65_536, 65_535), (70_000, 65_535)] {
            let mut out = Vec::new();
            option(option::COMMENT, &vec![b'x'; bytes], &mut out);
            assert_eq!(out[..2], option::COMMENT.to_le_bytes());
            assert_eq!(usize::from(u16::from_le_bytes([out[2], out[3]])), kept, "of {bytes} bytes");
            assert_eq!(out.len(), 4 + kept.next_multiple_of(4));
            assert!(out[4 + kept..].iter().all(|&byte| byte == 0), "padding is zero");
        }
    }
}
