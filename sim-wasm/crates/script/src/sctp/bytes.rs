//! Packets that arrive as bytes.

use skywindow_transport::sctp::wire::{self, Chunk, packet};
use skywindow_transport::sctp::{
    Cause, Control, Cookie, DataChunk, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_UNORDERED, Forward, Init,
    InitAck, Packet, Parameter, SackHead, Skipped, UnknownChunk,
};
use skywindow_transport::wire::Reader;

/// Ports of packets that are made here.
const PORTS: [u16; 2] = [5_000, 5_000];

/// The bytes of a packet with these chunks and a checksum that is right.
pub fn around(chunks: &[u8], tag: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    packet::write(PORTS, tag, &mut bytes, |out| out.extend(chunks));
    bytes
}

/// The packet of `bytes`; nothing if they are malformed or the checksum is wrong: then it does not reach an endpoint
/// (RFC 9260 section 6.8). Its chunks are in the order in which endpoints look at them.
pub fn packet(bytes: &[u8]) -> Option<Packet> {
    if !packet::is_right(bytes) {
        return None;
    }
    let read = wire::Packet::read(&mut Reader::new(bytes)).ok()?;
    let mut packet = Packet { verification_tag: read.verification_tag, ..Packet::default() };
    for chunk in &read.chunks {
        add(&mut packet, chunk);
    }
    packet.size = packet.chunk_bytes() + 32;
    Some(packet)
}

fn add(packet: &mut Packet, chunk: &Chunk<'_>) {
    match chunk {
        Chunk::Data(data) => packet.data.push(DataChunk {
            tsn: data.tsn,
            stream: data.stream,
            ssn: data.ssn,
            bytes: data.user_data.len() as u16,
            flags: [
                (data.ending, FLAG_END),
                (data.beginning, FLAG_BEGIN),
                (data.unordered, FLAG_UNORDERED),
                (data.immediate, FLAG_IMMEDIATE),
            ]
            .iter()
            .filter(|(set, _)| *set)
            .map(|(_, flag)| flag)
            .sum(),
        }),
        Chunk::Sack(sack) => {
            packet.sack = Some(SackHead {
                cumulative_tsn: sack.cumulative_tsn,
                a_rwnd: sack.a_rwnd,
                packets: sack.packets,
            });
            packet.gaps = sack.gaps.to_vec();
            packet.duplicates = sack.duplicates.to_vec();
        }
        Chunk::Ecne(mark) => packet.ecne = Some(mark.lowest_tsn),
        Chunk::Cwr(mark) => packet.cwr = Some(mark.lowest_tsn),
        other => {
            let control = control(other);
            match &packet.control {
                None => packet.control = Some(control),
                Some(_) => packet.more.push(control),
            }
        }
    }
}

fn control(chunk: &Chunk<'_>) -> Control {
    let info = |heartbeat: &wire::heartbeat::Heartbeat<'_>| plain(&heartbeat.info).value;
    match chunk {
        Chunk::Init(own) => Control::Init(Box::new(init(own).init)),
        Chunk::InitAck(own) => Control::InitAck(Box::new(init(own))),
        Chunk::Heartbeat(heartbeat) => Control::OtherHeartbeat(info(heartbeat)),
        Chunk::HeartbeatAck(heartbeat) => Control::OtherHeartbeatAck(info(heartbeat)),
        Chunk::Abort(abort) => {
            Control::Abort { reflected: abort.reflected, causes: abort.causes.iter().map(cause).collect() }
        }
        Chunk::Shutdown(shutdown) => Control::Shutdown { cumulative_tsn: shutdown.cumulative_tsn },
        Chunk::ShutdownAck => Control::ShutdownAck,
        Chunk::Error(error) => Control::Error(error.causes.iter().map(cause).collect()),
        Chunk::CookieEcho(echo) => Control::CookieEcho(Cookie(echo.cookie.into())),
        Chunk::CookieAck => Control::CookieAck,
        Chunk::ShutdownComplete(complete) => Control::ShutdownComplete { reflected: complete.reflected },
        Chunk::ForwardTsn(forward) => Control::ForwardTsn(Box::new(Forward {
            new_cumulative_tsn: forward.new_cumulative_tsn,
            skipped: forward.skipped.iter().map(|&(stream, ssn)| Skipped { stream, ssn }).collect(),
        })),
        other => {
            let mut bytes = Vec::new();
            other.write(&mut bytes);
            Control::Unknown(Box::new(unknown(&bytes)))
        }
    }
}

/// What follows the header of four bytes in `bytes`, without padding.
fn value(bytes: &[u8]) -> Box<[u8]> {
    let length = bytes.get(2..4).map_or(0, |length| usize::from(length[0]) << 8 | usize::from(length[1]));
    bytes.get(4..length).unwrap_or_default().into()
}

fn unknown(bytes: &[u8]) -> UnknownChunk {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    UnknownChunk { chunk_type: byte(0), flags: byte(1), value: value(bytes) }
}

fn plain(parameter: &wire::Parameter<'_>) -> Parameter {
    let mut bytes = Vec::new();
    parameter.write(&mut bytes);
    let parameter_type = bytes.first_chunk().map_or(0, |kind| u16::from_be_bytes(*kind));
    Parameter { parameter_type, value: value(&bytes) }
}

fn all(bytes: &[u8]) -> Vec<Parameter> {
    let read = wire::Parameter::read_all(&mut Reader::new(bytes)).unwrap_or_default();
    read.iter().map(plain).collect()
}

fn init(own: &wire::init::Init<'_>) -> InitAck {
    let mut ack = InitAck {
        init: Init {
            initiate_tag: own.initiate_tag,
            a_rwnd: own.a_rwnd,
            outbound_streams: own.outbound_streams,
            inbound_streams: own.inbound_streams,
            initial_tsn: own.initial_tsn,
            paths: 1,
            ..Init::default()
        },
        ..InitAck::default()
    };
    for parameter in &own.parameters {
        match parameter {
            wire::Parameter::StateCookie(cookie) => ack.cookie = Some(Cookie((*cookie).into())),
            wire::Parameter::CookiePreservative(longer) => ack.init.cookie_preservative = Some(*longer),
            wire::Parameter::EcnCapable => ack.init.ecn = true,
            wire::Parameter::ForwardTsnSupported => ack.init.forward_tsn = true,
            wire::Parameter::Unrecognized(bytes) => ack.unrecognized.extend(all(bytes)),
            other => ack.init.parameters.push(plain(other)),
        }
    }
    ack
}

fn cause(cause: &wire::Cause<'_>) -> Cause {
    match *cause {
        wire::Cause::InvalidStream(stream) => Cause::InvalidStream { stream },
        wire::Cause::MissingParameters(ref types) => {
            Cause::MissingParameters { types: types.to_vec().into() }
        }
        wire::Cause::StaleCookie(staleness_us) => Cause::StaleCookie { staleness_us },
        wire::Cause::OutOfResource => Cause::OutOfResource,
        wire::Cause::UnresolvableAddress(bytes) => match all(bytes).pop() {
            Some(address) => Cause::UnresolvableAddress { address },
            None => Cause::Unknown { code: 5, value: bytes.into() },
        },
        wire::Cause::UnrecognizedChunk(bytes) => Cause::UnrecognizedChunk { chunk: unknown(bytes) },
        wire::Cause::InvalidParameter => Cause::InvalidMandatoryParameter,
        wire::Cause::UnrecognizedParameters(bytes) => {
            Cause::UnrecognizedParameters { parameters: all(bytes).into() }
        }
        wire::Cause::NoUserData(tsn) => Cause::NoUserData { tsn },
        wire::Cause::CookieWhileShuttingDown => Cause::CookieWhileShuttingDown,
        wire::Cause::RestartWithNewAddresses(bytes) => {
            Cause::RestartWithNewAddresses { addresses: all(bytes).into() }
        }
        wire::Cause::UserAbort(reason) => Cause::UserInitiatedAbort { reason: reason.into() },
        wire::Cause::ProtocolViolation(information) => {
            Cause::ProtocolViolation { information: information.into() }
        }
        wire::Cause::Unknown { code, value } => Cause::Unknown { code, value: value.into() },
    }
}
