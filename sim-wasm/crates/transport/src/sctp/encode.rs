//! The packets of the simulation as bytes: what they count instead of carrying it, user data, follows a pattern.

use super::auth::Auth;
use super::cause::Cause;
use super::control::{self, Control, UnknownChunk};
use super::drop_report::DropReport;
use super::forward::{Forward, Skipped};
use super::hmac::HmacAlgorithm;
use super::packet::{
    DataChunk, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_INTERLEAVED, FLAG_UNORDERED, Fragment, Packet,
    SackHead,
};
use super::wire::abort::Abort;
use super::wire::asconf::Asconf;
use super::wire::auth::BEFORE_MAC;
use super::wire::chunk::HEADER_BYTES;
use super::wire::cookie::CookieEcho;
use super::wire::data::Data;
use super::wire::ecn::Mark;
use super::wire::error::ErrorChunk;
use super::wire::forward_tsn::ForwardTsn;
use super::wire::heartbeat::Heartbeat;
use super::wire::i_data::IData;
use super::wire::i_forward_tsn::{IForwardTsn, SkippedMessages};
use super::wire::init::Init;
use super::wire::nr_sack::NrSack;
use super::wire::pktdrop::PktDrop;
use super::wire::sack::Sack;
use super::wire::shutdown::{Shutdown, ShutdownComplete};
use super::wire::unknown::Unknown;
use super::wire::{self, Chunk, Parameter};
use crate::api::{MAX_PATHS, Place};
use crate::wire::ip::Address;
use crate::wire::{pattern, udp};

/// Writes `packet` with its common header, in UDP where it travels so.
pub(super) fn write(packet: &Packet, place: &Place<'_>, out: &mut Vec<u8>) {
    match packet.udp {
        Some(ports) => udp::write(ports, &place.addresses, out, |out| write_packet(packet, place, out)),
        None => write_packet(packet, place, out),
    }
}

fn write_packet(packet: &Packet, place: &Place<'_>, out: &mut Vec<u8>) {
    let (zero, tag) = (packet.zero_checksum, packet.verification_tag);
    wire::packet::write_with(zero, place.ports, tag, out, |out| {
        let auth = write_chunks(packet, place, out);
        if let Some((at, auth)) = auth
            && let Some(key) = &auth.signer
        {
            let mac = sign(auth, key, &mut out[at..]);
            out[at + BEFORE_MAC..][..mac.len()].copy_from_slice(&mac);
        }
    });
}

/// The user data of a chunk.
pub(super) fn user_data(tsn: u32, bytes: usize) -> &'static [u8] {
    pattern::line(tsn, bytes)
}

/// A place for bytes without ports, where the addresses are those of interfaces' numbers.
pub(super) const OUT_OF_PLACE: Place<'static> =
    Place { addresses: [INTERFACES[0]; 2], ports: [0; 2], own: &INTERFACES, peer: &INTERFACES };

/// The addresses of interfaces where the place of their end is not known (RFC 5737).
const INTERFACES: [Address; MAX_PATHS] = {
    let mut all = [Address::V4([192, 0, 2, 0]); MAX_PATHS];
    let mut number = 1;
    while number < MAX_PATHS {
        all[number] = Address::V4([192, 0, 2, number as u8]);
        number += 1;
    }
    all
};

/// The code that the AUTH chunk of `packet` has if it is signed with `key`, where interfaces have the addresses of their
/// numbers; none without such a chunk, or if its hash is not known.
pub fn mac_of(packet: &Packet, key: &[u8]) -> Option<Box<[u8]>> {
    let mut bytes = Vec::new();
    let (at, auth) = write_chunks(packet, &OUT_OF_PLACE, &mut bytes)?;
    HmacAlgorithm::of(auth.hmac)?;
    Some(sign(auth, key, &mut bytes[at..]))
}

/// The code of `said`, which begins with the AUTH chunk (RFC 4895 section 6.2): there zeros stand in the place of the
/// code. Empty if its hash is not known.
fn sign(auth: &Auth, key: &[u8], said: &mut [u8]) -> Box<[u8]> {
    said[BEFORE_MAC..][..auth.mac.len()].fill(0);
    HmacAlgorithm::of(auth.hmac).map_or_else(Box::default, |hmac| hmac.sign(key, said))
}

/// Writes the chunks of `packet`. Returns where its AUTH chunk begins.
fn write_chunks<'p>(packet: &'p Packet, place: &Place<'_>, out: &mut Vec<u8>) -> Option<(usize, &'p Auth)> {
    let mut auth = None;
    for control in packet.control.iter().chain(&packet.more) {
        if let Control::Auth(own) = control {
            auth = auth.or(Some((out.len(), &**own)));
        }
        write_control(control, place, out);
    }
    if let Some(sack) = packet.sack {
        let (gaps, duplicates) = (packet.gaps.as_slice().into(), packet.duplicates.as_slice().into());
        let SackHead { cumulative_tsn, a_rwnd, packets } = sack;
        let sack = Sack { cumulative_tsn, a_rwnd, packets, gaps, duplicates };
        if packet.nr_sack {
            Chunk::NrSack(NrSack { sack, nr_gaps: packet.nr_gaps.as_slice().into() }).write(out);
        } else {
            Chunk::Sack(sack).write(out);
        }
    }
    if let Some(lowest_tsn) = packet.ecne {
        Chunk::Ecne(Mark { lowest_tsn }).write(out);
    }
    if let Some(lowest_tsn) = packet.cwr {
        Chunk::Cwr(Mark { lowest_tsn }).write(out);
    }
    for (at, chunk) in packet.data.iter().enumerate() {
        match packet.fragments.get(at).filter(|_| chunk.flags & FLAG_INTERLEAVED != 0) {
            Some(fragment) => Chunk::IData(i_data(chunk, *fragment)).write(out),
            None => Chunk::Data(data(chunk)).write(out),
        }
    }
    auth
}

fn data(chunk: &DataChunk) -> Data<'static> {
    let has = |flag| chunk.flags & flag != 0;
    Data {
        immediate: has(FLAG_IMMEDIATE),
        unordered: has(FLAG_UNORDERED),
        beginning: has(FLAG_BEGIN),
        ending: has(FLAG_END),
        tsn: chunk.tsn,
        stream: chunk.stream,
        ssn: chunk.ssn,
        protocol: 0,
        user_data: user_data(chunk.tsn, chunk.bytes.into()),
    }
}

fn i_data(chunk: &DataChunk, Fragment { mid, fsn }: Fragment) -> IData<'static> {
    let Data { immediate, unordered, beginning, ending, tsn, stream, user_data, .. } = data(chunk);
    // The first piece has what the application says of the message in the place of its number.
    let word = if beginning { 0 } else { fsn };
    IData { immediate, unordered, beginning, ending, tsn, stream, mid, word, user_data }
}

fn write_control(control: &Control, place: &Place<'_>, out: &mut Vec<u8>) {
    match control {
        Control::Init(own) => Chunk::Init(init(own, place, &own.extensions(), None, &[])).write(out),
        Control::InitAck(ack) => {
            let reported: Vec<Vec<u8>> =
                ack.unrecognized.iter().map(|one| bytes(std::slice::from_ref(one))).collect();
            let cookie = ack.cookie.as_ref().map(|cookie| &*cookie.0);
            Chunk::InitAck(init(&ack.init, place, &ack.init.extensions(), cookie, &reported)).write(out);
        }
        Control::CookieEcho(cookie) => Chunk::CookieEcho(CookieEcho { cookie: &cookie.0 }).write(out),
        Control::CookieAck => Chunk::CookieAck.write(out),
        &Control::Shutdown { cumulative_tsn } => Chunk::Shutdown(Shutdown { cumulative_tsn }).write(out),
        Control::ShutdownAck => Chunk::ShutdownAck.write(out),
        &Control::ShutdownComplete { reflected } => {
            Chunk::ShutdownComplete(ShutdownComplete { reflected }).write(out);
        }
        &Control::Heartbeat { path, sent } => {
            let info = heartbeat_info(place.peer, path, sent.as_nanos());
            Chunk::Heartbeat(Heartbeat { info: Parameter::HeartbeatInfo(&info) }).write(out);
        }
        &Control::HeartbeatAck { path, sent } => {
            let info = heartbeat_info(place.own, path, sent.as_nanos());
            Chunk::HeartbeatAck(Heartbeat { info: Parameter::HeartbeatInfo(&info) }).write(out);
        }
        Control::OtherHeartbeat(info) => {
            Chunk::Heartbeat(Heartbeat { info: Parameter::HeartbeatInfo(info) }).write(out);
        }
        Control::OtherHeartbeatAck(info) => {
            Chunk::HeartbeatAck(Heartbeat { info: Parameter::HeartbeatInfo(info) }).write(out);
        }
        Control::Abort { reflected, causes } => {
            let quoted: Vec<Vec<u8>> = causes.iter().map(quoted).collect();
            let causes = causes.iter().zip(&quoted).map(|(cause, quoted)| named(cause, quoted)).collect();
            Chunk::Abort(Abort { reflected: *reflected, causes }).write(out);
        }
        Control::Error(causes) => {
            let quoted: Vec<Vec<u8>> = causes.iter().map(quoted).collect();
            let causes = causes.iter().zip(&quoted).map(|(cause, quoted)| named(cause, quoted)).collect();
            Chunk::Error(ErrorChunk { causes }).write(out);
        }
        Control::ForwardTsn(forward) => forward_tsn(forward).write(out),
        Control::ReConfig(own) => Chunk::ReConfig((**own).clone()).write(out),
        Control::Auth(own) => {
            let Auth { key, hmac, ref mac, .. } = **own;
            Chunk::Auth(wire::auth::Auth { key, hmac, mac }).write(out);
        }
        Control::Asconf(own) => Chunk::Asconf(own.placed(place.own)).write(out),
        Control::AsconfAck(own) => Chunk::AsconfAck(own.placed(place.peer)).write(out),
        Control::PktDrop(own) => drop_report(own, place, out),
        Control::Unknown(chunk) => unknown(chunk).write(out),
    }
}

/// An ASCONF as who does not know it reports it.
pub(super) fn asconf_unknown(asconf: &Asconf) -> UnknownChunk {
    let mut bytes = Vec::new();
    let chunk = Chunk::Asconf(asconf.clone());
    chunk.write(&mut bytes);
    UnknownChunk { chunk_type: chunk.kind(), flags: 0, value: bytes.split_off(HEADER_BYTES).into() }
}

/// A report, in which the packet that is returned has the ports of its way.
fn drop_report(own: &DropReport, place: &Place<'_>, out: &mut Vec<u8>) {
    let DropReport { wrong_checksum, middle_box, max_rate, queue, whole, ref returned } = *own;
    let mut packet = returned.to_vec();
    let ports = place.ports.iter().rev().flat_map(|port| port.to_be_bytes());
    packet.iter_mut().zip(ports).for_each(|(byte, own)| *byte = own);
    let (truncated, whole) = (whole.is_some(), whole.unwrap_or(0));
    let (reserved, packet) = (0, packet.as_slice());
    let own = PktDrop { middle_box, wrong_checksum, truncated, max_rate, queue, whole, reserved, packet };
    Chunk::PktDrop(own).write(out);
}

fn forward_tsn(forward: &Forward) -> Chunk<'static> {
    let Forward { new_cumulative_tsn, interleaved, ref skipped } = *forward;
    if interleaved {
        let message = |&Skipped { stream, unordered, number }: &Skipped| SkippedMessages {
            stream,
            unordered,
            mid: number,
        };
        let skipped: Vec<SkippedMessages> = skipped.iter().map(message).collect();
        return Chunk::IForwardTsn(IForwardTsn { new_cumulative_tsn, skipped: skipped.into() });
    }
    let skipped: Vec<(u16, u16)> = skipped.iter().map(|one| (one.stream, one.number as u16)).collect();
    Chunk::ForwardTsn(ForwardTsn { new_cumulative_tsn, skipped: skipped.into() })
}

fn unknown(chunk: &UnknownChunk) -> Chunk<'_> {
    Chunk::Unknown(Unknown { kind: chunk.chunk_type, flags: chunk.flags, value: &chunk.value })
}

fn other(parameter: &control::Parameter) -> Parameter<'_> {
    Parameter::Unknown { kind: parameter.parameter_type, value: &parameter.value }
}

/// Parameters as bytes.
fn bytes(parameters: &[control::Parameter]) -> Vec<u8> {
    let mut bytes = Vec::new();
    wire::parameter::write_all(&parameters.iter().map(other).collect::<Vec<_>>(), &mut bytes);
    bytes
}

fn init<'a>(
    own: &'a control::Init,
    place: &Place<'_>,
    extensions: &'a [u8],
    cookie: Option<&'a [u8]>,
    reported: &'a [Vec<u8>],
) -> Init<'a> {
    let listed = if own.paths > 1 { usize::from(own.paths) } else { 0 };
    let address = |address: &Address| match *address {
        Address::V4(bytes) => Parameter::Ipv4(bytes),
        Address::V6(bytes) => Parameter::Ipv6(bytes),
    };
    let parameters = place.own.iter().take(listed).map(address);
    let auth = own.auth.iter().flat_map(|offer| {
        let hmacs = offer.hmacs.as_slice().into();
        [
            Parameter::Random(&offer.random),
            Parameter::ChunkList(&offer.chunks),
            Parameter::HmacAlgorithms(hmacs),
        ]
    });
    // RFC 4895 section 6.1: an empty list is left out.
    let auth = auth.filter(|one| !matches!(one, Parameter::ChunkList([])));
    Init {
        initiate_tag: own.initiate_tag,
        a_rwnd: own.a_rwnd,
        outbound_streams: own.outbound_streams,
        inbound_streams: own.inbound_streams,
        initial_tsn: own.initial_tsn,
        parameters: parameters
            .chain(cookie.map(Parameter::StateCookie))
            .chain(own.cookie_preservative.map(Parameter::CookiePreservative))
            .chain(own.ecn.then_some(Parameter::EcnCapable))
            .chain(own.forward_tsn.then_some(Parameter::ForwardTsnSupported))
            .chain(own.zero_checksum.map(Parameter::ZeroChecksum))
            .chain(own.lists_extensions().then_some(Parameter::SupportedExtensions(extensions)))
            .chain(auth)
            .chain(own.parameters.iter().map(other))
            .chain(reported.iter().map(|bytes| Parameter::Unrecognized(bytes)))
            .collect(),
    }
}

/// What a HEARTBEAT carries: the address that it tries, when it was sent, and a number that only its sender can know.
fn heartbeat_info(tried: &[Address], path: u8, sent_ns: u64) -> [u8; 20] {
    let mut info = [0; 20];
    let address = tried.get(usize::from(path)).map_or(&[0; 4][..], Address::bytes);
    info[..4].copy_from_slice(&address[address.len() - 4..]);
    info[4..12].copy_from_slice(&sent_ns.to_be_bytes());
    let nonce = (sent_ns ^ u64::from(path) << 56).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    info[12..].copy_from_slice(&nonce.to_be_bytes());
    info
}

/// The chunk or the parameters that a cause holds.
fn quoted(cause: &Cause) -> Vec<u8> {
    match cause {
        Cause::UnresolvableAddress { address } => bytes(std::slice::from_ref(address)),
        Cause::UnrecognizedChunk { chunk } => {
            let mut bytes = Vec::new();
            unknown(chunk).write(&mut bytes);
            bytes
        }
        Cause::UnrecognizedParameters { parameters } => bytes(parameters),
        Cause::RestartWithNewAddresses { addresses } => bytes(addresses),
        _ => Vec::new(),
    }
}

fn named<'a>(cause: &'a Cause, quoted: &'a [u8]) -> wire::Cause<'a> {
    match cause {
        Cause::InvalidStream { stream } => wire::Cause::InvalidStream(*stream),
        Cause::MissingParameters { types } => wire::Cause::MissingParameters((**types).into()),
        Cause::StaleCookie { staleness_us } => wire::Cause::StaleCookie(*staleness_us),
        Cause::OutOfResource => wire::Cause::OutOfResource,
        Cause::UnresolvableAddress { .. } => wire::Cause::UnresolvableAddress(quoted),
        Cause::UnrecognizedChunk { .. } => wire::Cause::UnrecognizedChunk(quoted),
        Cause::InvalidMandatoryParameter => wire::Cause::InvalidParameter,
        Cause::UnrecognizedParameters { .. } => wire::Cause::UnrecognizedParameters(quoted),
        Cause::NoUserData { tsn } => wire::Cause::NoUserData(*tsn),
        Cause::CookieWhileShuttingDown => wire::Cause::CookieWhileShuttingDown,
        Cause::RestartWithNewAddresses { .. } => wire::Cause::RestartWithNewAddresses(quoted),
        Cause::UserInitiatedAbort { reason } => wire::Cause::UserAbort(reason),
        Cause::ProtocolViolation { information } => wire::Cause::ProtocolViolation(information),
        Cause::Unknown { code, value } => wire::Cause::Unknown { code: *code, value },
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::super::auth::Offer;
    use super::super::control::{Cookie, InitAck};
    use super::super::packet::SackHead;
    use super::super::wire::asconf::{self, AsconfAck, Change, Outcome, Quoted, Refusal, Request};
    use super::*;
    use crate::wire::Reader;

    const OWN: [Address; 2] = [Address::V4([192, 0, 2, 1]), Address::V4([192, 0, 2, 2])];
    const PEER: [Address; 2] = [Address::V4([198, 51, 100, 1]), Address::V4([198, 51, 100, 2])];
    const HERE: Place<'_> = Place { addresses: [OWN[0], PEER[0]], ports: [49152, 9], own: &OWN, peer: &PEER };

    fn written(packet: &Packet) -> Vec<u8> {
        let mut out = Vec::new();
        write(packet, &HERE, &mut out);
        out
    }

    fn parameter(parameter_type: u16, length: usize) -> control::Parameter {
        control::Parameter { parameter_type, value: vec![7; length].into() }
    }

    fn causes() -> Box<[Cause]> {
        let chunk = UnknownChunk { chunk_type: 0xfe, flags: 1, value: [1; 5].into() };
        [
            Cause::InvalidStream { stream: 1 },
            Cause::MissingParameters { types: [7].into() },
            Cause::StaleCookie { staleness_us: 5 },
            Cause::OutOfResource,
            Cause::UnresolvableAddress { address: parameter(11, 5) },
            Cause::UnrecognizedChunk { chunk },
            Cause::InvalidMandatoryParameter,
            Cause::UnrecognizedParameters { parameters: [parameter(0x8123, 3), parameter(0xc123, 1)].into() },
            Cause::NoUserData { tsn: 9 },
            Cause::CookieWhileShuttingDown,
            Cause::RestartWithNewAddresses { addresses: [parameter(5, 4)].into() },
            Cause::UserInitiatedAbort { reason: (*b"enough").into() },
            Cause::ProtocolViolation { information: [].into() },
            Cause::Unknown { code: 99, value: [1].into() },
        ]
        .into()
    }

    fn asked() -> Asconf {
        let (change, correlation, address) = (Change::Add, 1, asconf::Address::Interface(1));
        let requests = vec![Request::Change { change, correlation, address }];
        Asconf { serial: 1, address: asconf::Address::Interface(0), requests }
    }

    fn controls() -> Vec<Control> {
        let init = control::Init {
            initiate_tag: 5,
            paths: 2,
            ecn: true,
            forward_tsn: true,
            interleaving: true,
            asconf: true,
            auth: Some(Box::new(Offer {
                random: [7; 32].into(),
                chunks: vec![193, 128, 0],
                hmacs: vec![3, 1],
            })),
            cookie_preservative: Some(9),
            zero_checksum: Some(1),
            parameters: vec![parameter(0xc006, 0), parameter(0x8008, 3)],
            ..control::Init::default()
        };
        let ack = InitAck {
            init: init.clone(),
            cookie: Some(Cookie([3; 76].into())),
            unrecognized: vec![parameter(0xc123, 5), parameter(0xc124, 2)],
        };
        let one = |(stream, number)| Skipped { stream, unordered: false, number };
        let forward =
            Forward { new_cumulative_tsn: 9, interleaved: false, skipped: [(1, 2), (3, 4)].map(one).into() };
        let sent = SimTime::ZERO;
        vec![
            Control::Init(Box::new(init)),
            Control::InitAck(Box::new(ack)),
            Control::CookieEcho(Cookie([3; 75].into())),
            Control::CookieAck,
            Control::Shutdown { cumulative_tsn: 4 },
            Control::ShutdownAck,
            Control::ShutdownComplete { reflected: true },
            Control::Heartbeat { path: 1, sent },
            Control::HeartbeatAck { path: 1, sent },
            Control::OtherHeartbeat([1; 5].into()),
            Control::OtherHeartbeatAck([1; 5].into()),
            Control::Abort { reflected: false, causes: causes() },
            Control::Error(causes()),
            Control::ForwardTsn(Box::new(Forward { interleaved: true, ..forward.clone() })),
            Control::ForwardTsn(Box::new(forward)),
            Control::Auth(Box::new(Auth { key: 1, hmac: 3, mac: [1; 32].into(), signer: None })),
            Control::Asconf(Box::new(asked())),
            Control::AsconfAck(Box::new(AsconfAck {
                serial: 1,
                outcomes: vec![Outcome::Failed {
                    correlation: 2,
                    causes: vec![Refusal {
                        code: 0xa0,
                        about: Quoted::Request(Box::new(asked().requests.remove(0))),
                    }],
                }],
            })),
            Control::Unknown(Box::new(UnknownChunk { chunk_type: 99, flags: 0, value: [1].into() })),
        ]
    }

    /// What the simulation charges for a packet is what it has on the wire.
    #[test]
    fn every_chunk_has_the_bytes_that_the_simulation_charges() {
        for control in controls() {
            let packet = Packet { control: Some(control.clone()), ..Packet::default() };
            let bytes = written(&packet);
            assert_eq!(bytes.len() as u32, 12 + packet.chunk_bytes(), "{control:?}");
            let read = wire::Packet::read(&mut Reader::new(&bytes)).map(|read| read.chunks[0].kind());
            assert_eq!(read, Ok(control.chunk_type()), "{control:?}");
        }
    }

    /// A capture has the addresses of the place, and a code over these.
    #[test]
    fn rfc_4895_6_2_the_code_is_over_the_bytes_of_the_packet() {
        let key = *b"key";
        let auth = Auth { key: 0, hmac: 1, mac: [9; 20].into(), signer: Some(key.into()) };
        let mut packet = Packet {
            control: Some(Control::Auth(Box::new(auth))),
            more: vec![Control::Asconf(Box::new(asked()))],
            ..Packet::default()
        };
        let bytes = written(&packet);
        assert_eq!(bytes.len() as u32, 12 + packet.chunk_bytes());
        let mut signed = bytes[12..].to_vec();
        signed[8..28].fill(0);
        assert_eq!(bytes[20..40], *HmacAlgorithm::Sha1.sign(&key, &signed));
        assert!(bytes.windows(4).any(|part| part == [192, 0, 2, 2]), "the address of the second interface");
        let here = mac_of(&packet, &key).expect("a code");
        assert_ne!(bytes[20..40], *here, "of other addresses");
        // What came as bytes stays as it is.
        packet.control =
            Some(Control::Auth(Box::new(Auth { key: 0, hmac: 9, mac: [9; 7].into(), signer: None })));
        assert_eq!((mac_of(&packet, &key), &written(&packet)[20..27]), (None, &[9; 7][..]));
    }

    #[test]
    fn data_marks_and_a_sack_share_a_packet() {
        let chunk = DataChunk { tsn: 95, stream: 2, ssn: 3, bytes: 101, flags: FLAG_BEGIN | FLAG_IMMEDIATE };
        let packet = Packet {
            verification_tag: 0xabcd,
            sack: Some(SackHead { cumulative_tsn: 1, a_rwnd: 2, packets: 3 }),
            gaps: vec![(2, 3), (5, 5)],
            duplicates: vec![1],
            data: vec![chunk, DataChunk { tsn: 96, ..chunk }],
            ecne: Some(1),
            cwr: Some(2),
            ..Packet::default()
        };
        let bytes = written(&packet);
        assert_eq!(bytes.len() as u32, 12 + packet.chunk_bytes());
        let read = wire::Packet::read(&mut Reader::new(&bytes)).expect("well-formed");
        assert_eq!((read.verification_tag, read.source_port, read.destination_port), (0xabcd, 49152, 9));
        let kinds: Vec<u8> = read.chunks.iter().map(Chunk::kind).collect();
        assert_eq!(kinds, [3, 12, 13, 0, 0]);
        let Chunk::Data(data) = &read.chunks[3] else { panic!("{:?}", read.chunks[3]) };
        assert!(data.immediate && data.beginning && !data.ending && !data.unordered);
        assert_eq!((data.tsn, data.stream, data.ssn, &data.user_data[..4]), (95, 2, 3, &b" !\"#"[..]));
    }

    #[test]
    fn rfc_9260_8_3_a_heartbeat_ack_returns_what_the_heartbeat_said() {
        let there = Place { addresses: [PEER[1], OWN[1]], ports: [9, 49152], own: &PEER, peer: &OWN };
        let beat = |control, place: &Place<'_>| {
            let mut out = Vec::new();
            write(&Packet { control: Some(control), ..Packet::default() }, place, &mut out);
            out.split_off(16)
        };
        let sent = SimTime::from_secs_f64(1.5);
        let asked = beat(Control::Heartbeat { path: 1, sent }, &HERE);
        assert_eq!(asked[4..8], [198, 51, 100, 2]);
        assert_eq!(beat(Control::HeartbeatAck { path: 1, sent }, &there), asked);
    }
}
