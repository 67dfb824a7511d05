//! Packets that arrive as bytes.

use skywindow_transport::sctp::wire::data::Data;
use skywindow_transport::sctp::wire::i_data::IData;
use skywindow_transport::sctp::wire::{self, Chunk, packet};
use skywindow_transport::sctp::{
    Auth, Cause, Control, Cookie, DataChunk, DropReport, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE,
    FLAG_INTERLEAVED, FLAG_UNORDERED, Forward, Fragment, Init, InitAck, Offer, Packet, Parameter, SackHead,
    Skipped, UnknownChunk,
};
use skywindow_transport::wire::Reader;

/// The type of an I-DATA chunk.
const I_DATA: u8 = 64;
/// That of an NR-SACK chunk.
const NR_SACK: u8 = 16;
/// That of a RE-CONFIG chunk.
const RE_CONFIG: u8 = 130;
/// That of an ASCONF chunk.
const ASCONF: u8 = 193;
/// That of a PKTDROP chunk.
const PKTDROP: u8 = 129;
/// Ports of packets that are made here.
const PORTS: [u16; 2] = [5_000, 5_000];

/// The bytes of a packet with these chunks and a checksum that is right.
pub fn around(chunks: &[u8], tag: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    packet::write(PORTS, tag, &mut bytes, |out| out.extend(chunks));
    bytes
}

/// The packet of `bytes`; nothing if they are malformed or the checksum is wrong: then it reaches no endpoint
/// (RFC 9260 section 6.8). Its chunks are in the order in which endpoints look at them.
pub fn packet(bytes: &[u8]) -> Option<Packet> {
    let right = packet::is_right(bytes);
    if !right && !packet::is_unchecked(bytes) {
        return None;
    }
    let read = wire::Packet::read(&mut Reader::new(bytes)).ok()?;
    let mut packet =
        Packet { verification_tag: read.verification_tag, zero_checksum: !right, ..Packet::default() };
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
        Chunk::IData(data) => {
            add(packet, &Chunk::Data(as_data(data)));
            if let Some(chunk) = packet.data.last_mut() {
                chunk.flags |= FLAG_INTERLEAVED;
            }
            let fsn = if data.beginning { 0 } else { data.word };
            packet.fragments.resize(packet.data.len() - 1, Fragment::default());
            packet.fragments.push(Fragment { mid: data.mid, fsn });
        }
        Chunk::Sack(sack) => {
            packet.sack = Some(SackHead {
                cumulative_tsn: sack.cumulative_tsn,
                a_rwnd: sack.a_rwnd,
                packets: sack.packets,
            });
            packet.gaps = sack.gaps.to_vec();
            packet.duplicates = sack.duplicates.to_vec();
        }
        Chunk::NrSack(own) => {
            add(packet, &Chunk::Sack(own.sack.clone()));
            packet.nr_sack = true;
            packet.nr_gaps = own.nr_gaps.to_vec();
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

/// What an I-DATA chunk has in common with DATA.
fn as_data<'a>(data: &IData<'a>) -> Data<'a> {
    let IData { immediate, unordered, beginning, ending, tsn, stream, mid, user_data, .. } = *data;
    Data { immediate, unordered, beginning, ending, tsn, stream, ssn: mid as u16, protocol: 0, user_data }
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
            interleaved: false,
            skipped: forward
                .skipped
                .iter()
                .map(|&(stream, ssn)| Skipped { stream, unordered: false, number: ssn.into() })
                .collect(),
        })),
        Chunk::IForwardTsn(forward) => Control::ForwardTsn(Box::new(Forward {
            new_cumulative_tsn: forward.new_cumulative_tsn,
            interleaved: true,
            skipped: forward
                .skipped
                .iter()
                .map(|one| Skipped { stream: one.stream, unordered: one.unordered, number: one.mid })
                .collect(),
        })),
        Chunk::ReConfig(own) => Control::ReConfig(Box::new(own.clone())),
        &Chunk::Auth(wire::auth::Auth { key, hmac, mac }) => {
            Control::Auth(Box::new(Auth { key, hmac, mac: mac.into(), signer: None }))
        }
        Chunk::Asconf(own) => Control::Asconf(Box::new(own.clone())),
        Chunk::AsconfAck(own) => Control::AsconfAck(Box::new(own.clone())),
        Chunk::PktDrop(own) => Control::PktDrop(Box::new(DropReport {
            wrong_checksum: own.wrong_checksum,
            middle_box: own.middle_box,
            max_rate: own.max_rate,
            queue: own.queue,
            whole: own.truncated.then_some(own.whole),
            returned: own.packet.into(),
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

/// What it says of AUTH.
fn said(ack: &mut InitAck) -> &mut Offer {
    ack.init.auth.get_or_insert_default()
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
            wire::Parameter::SupportedExtensions(types)
                if [NR_SACK, I_DATA, RE_CONFIG, ASCONF, PKTDROP]
                    .iter()
                    .any(|known| types.contains(known)) =>
            {
                ack.init.asconf = types.contains(&ASCONF);
                ack.init.interleaving = types.contains(&I_DATA);
                ack.init.re_config = types.contains(&RE_CONFIG);
                ack.init.nr_sack = types.contains(&NR_SACK);
                ack.init.packet_drop = types.contains(&PKTDROP);
            }
            wire::Parameter::Random(random) => said(&mut ack).random = (*random).into(),
            wire::Parameter::ChunkList(types) => said(&mut ack).chunks = types.to_vec(),
            wire::Parameter::HmacAlgorithms(hmacs) => said(&mut ack).hmacs = hmacs.to_vec(),
            wire::Parameter::ZeroChecksum(method) => ack.init.zero_checksum = Some(*method),
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
