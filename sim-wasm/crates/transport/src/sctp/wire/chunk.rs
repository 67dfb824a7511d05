//! A chunk of any type: type, flags, length, and what its own file knows of the rest (RFC 9260 section 3.2).

use super::super::control::chunk_name;
use super::abort::Abort;
use super::asconf::{Asconf, AsconfAck};
use super::auth::Auth;
use super::cookie::CookieEcho;
use super::data::Data;
use super::ecn::Mark;
use super::error::ErrorChunk;
use super::forward_tsn::ForwardTsn;
use super::heartbeat::Heartbeat;
use super::i_data::IData;
use super::i_forward_tsn::IForwardTsn;
use super::init::Init;
use super::nr_sack::NrSack;
use super::pktdrop::{self, PktDrop};
use super::re_config::ReConfig;
use super::sack::Sack;
use super::shutdown::{self, Shutdown, ShutdownComplete};
use super::unknown::Unknown;
use crate::wire::{Bit, Field, Malformed, Reader};

/// A chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chunk<'a> {
    /// User data.
    Data(Data<'a>),
    /// Asks for an association.
    Init(Init<'a>),
    /// Answers an INIT.
    InitAck(Init<'a>),
    /// Acknowledges data.
    Sack(Sack<'a>),
    /// Acknowledges data, and says which of them will not be given back.
    NrSack(NrSack<'a>),
    /// Asks whether a path works.
    Heartbeat(Heartbeat<'a>),
    /// Says that it does.
    HeartbeatAck(Heartbeat<'a>),
    /// Ends the association at once.
    Abort(Abort<'a>),
    /// Nothing more to send.
    Shutdown(Shutdown),
    /// Nothing more to send either.
    ShutdownAck,
    /// Reports what was wrong.
    Error(ErrorChunk<'a>),
    /// Returns the cookie.
    CookieEcho(CookieEcho<'a>),
    /// The association is established.
    CookieAck,
    /// A congestion mark has come.
    Ecne(Mark),
    /// The window was reduced for it.
    Cwr(Mark),
    /// The association has ended.
    ShutdownComplete(ShutdownComplete),
    /// The receiver shall wait no longer for some data.
    ForwardTsn(ForwardTsn<'a>),
    /// User data of a message that may be interleaved with others.
    IData(IData<'a>),
    /// The receiver shall wait no longer for some messages.
    IForwardTsn(IForwardTsn<'a>),
    /// Asks for streams to begin anew, or answers.
    ReConfig(ReConfig),
    /// Proves where what follows comes from.
    Auth(Auth<'a>),
    /// Asks for other addresses.
    Asconf(Asconf),
    /// Answers an ASCONF.
    AsconfAck(AsconfAck),
    /// Returns a packet that came damaged.
    PktDrop(PktDrop<'a>),
    /// Any other.
    Unknown(Unknown<'a>),
}

const CHUNK: Field = Field::new("Chunk", "A part of the packet with a purpose of its own.", "RFC 9260 3.2");
const TYPE: Field = Field::new(
    "Chunk type",
    "What it is; the first two bits say what a receiver that does not know it does: stop or go on, and whether it reports it.",
    "RFC 9260 3.2",
);
const FLAGS: Field =
    Field::hex("Chunk flags", "Their meaning depends on the type; 0 where it has none.", "RFC 9260 3.2");
const LENGTH: Field = Field::new(
    "Chunk length",
    "Bytes of type, flags, length and value, without padding behind them.",
    "RFC 9260 3.2",
);
const PADDING: Field = Field::new(
    "Padding",
    "Zero bytes up to a multiple of four; the receiver passes over them.",
    "RFC 9260 3.2",
);

/// Bytes of type, flags and length.
pub const HEADER_BYTES: usize = 4;

/// What a type of chunk is called, those of extensions among them.
const fn name(kind: u8) -> &'static str {
    match kind {
        0 => "DATA",
        3 => "SACK",
        132 => "PAD",
        1..=16 | 64 | 128..=130 | 192..=194 => chunk_name(kind),
        _ => "Unknown chunk",
    }
}

/// The flags that a type of chunk has.
const fn bits(kind: u8) -> &'static [Bit] {
    match kind {
        0 | 64 => super::data::BITS,
        3 | 16 => super::sack::BITS,
        6 => super::abort::BITS,
        14 => shutdown::BITS,
        129 => pktdrop::BITS,
        _ => &[],
    }
}

impl<'a> Chunk<'a> {
    /// Its type.
    pub const fn kind(&self) -> u8 {
        match self {
            Self::Data(_) => 0,
            Self::Init(_) => 1,
            Self::InitAck(_) => 2,
            Self::Sack(_) => 3,
            Self::NrSack(_) => 16,
            Self::Heartbeat(_) => 4,
            Self::HeartbeatAck(_) => 5,
            Self::Abort(_) => 6,
            Self::Shutdown(_) => 7,
            Self::ShutdownAck => 8,
            Self::Error(_) => 9,
            Self::CookieEcho(_) => 10,
            Self::CookieAck => 11,
            Self::Ecne(_) => 12,
            Self::Cwr(_) => 13,
            Self::ShutdownComplete(_) => 14,
            Self::ForwardTsn(_) => 192,
            Self::IData(_) => 64,
            Self::IForwardTsn(_) => 194,
            Self::ReConfig(_) => 130,
            Self::Auth(_) => 15,
            Self::Asconf(_) => 193,
            Self::AsconfAck(_) => 128,
            Self::PktDrop(_) => 129,
            Self::Unknown(unknown) => unknown.kind,
        }
    }

    /// Its flags.
    const fn flags(&self) -> u8 {
        match self {
            Self::Data(data) => data.flags(),
            Self::IData(data) => data.flags(),
            Self::Sack(sack) => sack.flags(),
            Self::NrSack(own) => own.sack.flags(),
            Self::Abort(abort) => abort.flags(),
            Self::ShutdownComplete(complete) => complete.flags(),
            Self::PktDrop(own) => own.flags(),
            Self::Unknown(unknown) => unknown.flags,
            _ => 0,
        }
    }

    /// Writes it with the padding behind it.
    pub fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend([self.kind(), self.flags(), 0, 0]);
        match self {
            Self::Data(data) => data.write(out),
            Self::Init(init) | Self::InitAck(init) => init.write(out),
            Self::Sack(sack) => sack.write(out),
            Self::NrSack(own) => own.write(out),
            Self::Heartbeat(beat) | Self::HeartbeatAck(beat) => beat.write(out),
            Self::Abort(abort) => abort.write(out),
            Self::Shutdown(shutdown) => shutdown.write(out),
            Self::Error(error) => error.write(out),
            Self::CookieEcho(echo) => echo.write(out),
            Self::Ecne(mark) | Self::Cwr(mark) => mark.write(out),
            Self::ForwardTsn(forward) => forward.write(out),
            Self::IData(data) => data.write(out),
            Self::IForwardTsn(forward) => forward.write(out),
            Self::ReConfig(own) => own.write(out),
            Self::Auth(own) => own.write(out),
            Self::Asconf(own) => own.write(out),
            Self::AsconfAck(own) => own.write(out),
            Self::PktDrop(own) => own.write(out),
            Self::Unknown(unknown) => out.extend(unknown.value),
            Self::ShutdownAck | Self::CookieAck | Self::ShutdownComplete(_) => {}
        }
        let length = (out.len() - start) as u16;
        out[start + 2..start + 4].copy_from_slice(&length.to_be_bytes());
        super::pad(start, out);
    }

    /// Reads one with the padding behind it.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let length = super::length_of(reader)?;
        let own = reader.region(&CHUNK, length, |own| {
            let kind = own.u8(&TYPE)?;
            own.say(|| format!("{kind}, {}", name(kind)));
            own.title(|| name(kind).into());
            let flags = own.u8(&FLAGS)?;
            own.bits(bits(kind));
            own.u16(&LENGTH)?;
            let chunk = Self::value(kind, flags, own)?;
            match own.left() {
                0 => Ok(chunk),
                _ => Err(own.malformed("the chunk is longer than its type allows")),
            }
        })?;
        // The padding of the last chunk may be missing, as the length of the packet has it.
        reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
        Ok(own)
    }

    fn value(kind: u8, flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(match kind {
            0 => Self::Data(Data::read(flags, own)?),
            1 => Self::Init(Init::read(own)?),
            2 => Self::InitAck(Init::read(own)?),
            3 => Self::Sack(Sack::read(flags, own)?),
            4 => Self::Heartbeat(Heartbeat::read(own)?),
            5 => Self::HeartbeatAck(Heartbeat::read(own)?),
            6 => Self::Abort(Abort::read(flags, own)?),
            7 => Self::Shutdown(Shutdown::read(own)?),
            8 => Self::ShutdownAck,
            9 => Self::Error(ErrorChunk::read(own)?),
            10 => Self::CookieEcho(CookieEcho::read(own)?),
            11 => Self::CookieAck,
            12 => Self::Ecne(Mark::read(own)?),
            13 => Self::Cwr(Mark::read(own)?),
            14 => Self::ShutdownComplete(ShutdownComplete::read(flags)),
            15 => Self::Auth(Auth::read(own)?),
            16 => Self::NrSack(NrSack::read(flags, own)?),
            64 => Self::IData(IData::read(flags, own)?),
            128 => Self::AsconfAck(AsconfAck::read(own)?),
            129 => Self::PktDrop(PktDrop::read(flags, own)?),
            130 => Self::ReConfig(ReConfig::read(own)?),
            192 => Self::ForwardTsn(ForwardTsn::read(own)?),
            193 => Self::Asconf(Asconf::read(own)?),
            194 => Self::IForwardTsn(IForwardTsn::read(own)?),
            _ => Self::Unknown(Unknown::read(kind, flags, own)?),
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Writes `chunk`, which must have `bytes` behind its header, and reads it again.
    pub fn there_and_back(chunk: &Chunk<'_>, bytes: &[u8]) {
        let mut written = Vec::new();
        chunk.write(&mut written);
        assert_eq!((written.len() % 4, written[0]), (0, chunk.kind()));
        let length = usize::from(u16::from_be_bytes([written[2], written[3]]));
        assert_eq!(&written[HEADER_BYTES..length], bytes);
        assert_eq!(Chunk::read(&mut Reader::new(&written)).as_ref(), Ok(chunk));
    }

    #[test]
    fn rfc_9260_3_2_padding_is_no_part_of_the_length() {
        let mut bytes = Vec::new();
        Chunk::Unknown(Unknown { kind: 0x3f, flags: 5, value: &[1] }).write(&mut bytes);
        assert_eq!(bytes, [0x3f, 5, 0, 5, 1, 0, 0, 0]);
        // The packet may end where the last chunk does.
        assert!(Chunk::read(&mut Reader::new(&bytes[..5])).is_ok());
    }

    #[test]
    fn a_chunk_shorter_than_its_header_or_longer_than_its_type_is_malformed() {
        for bytes in
            [&[8, 0, 0, 3][..], &[8, 0, 0, 8, 0, 0, 0, 0], &[7, 0, 0, 4], &[3, 0, 0, 16, 0], &[8, 0, 0]]
        {
            assert!(Chunk::read(&mut Reader::new(bytes)).is_err(), "{bytes:?}");
        }
    }
}
