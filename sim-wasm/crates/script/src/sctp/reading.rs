//! Packets that arrive, from what is written of them.

use skywindow_transport::sctp::{
    Auth, Control, Cookie, DataChunk, DropReport, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_INTERLEAVED,
    FLAG_UNORDERED, Forward, Fragment, Init, InitAck, Packet, SackHead, Skipped, mac_of,
};

use super::Known;
use super::addresses::{asconf, asconf_ack, offer};
use super::causes::{causes, unknown};
use super::fields::{bytes, has_flag, number};
use super::parameters::parameters;
use super::reconfigurations::re_config;
use crate::frame::{Node, Seen, get};
use crate::value::Value;

/// A receiver's window that is not said, bytes.
const USUAL_A_RWND: u32 = 65_536;
/// The port of SCTP in UDP (RFC 6951 section 5.1).
const UDP_PORT: u16 = 9899;
/// Streams that are not said.
const USUAL_STREAMS: u16 = 10;

/// The verification tag of the packet: 0 of an INIT, and the endpoint's own where it is not said.
pub fn tag(frame: &Seen, known: &Known) -> u32 {
    match get(&frame.header, "tag") {
        Some(Value::Number(tag)) => *tag as u32,
        _ if frame.nodes.first().is_some_and(|node| node.name == "INIT") => 0,
        _ => known.own_tag,
    }
}

/// The packet that `frame` tells; what it leaves open is as `known`.
///
/// # Errors
/// What is missing, or why there is no such packet.
pub fn packet(frame: &Seen, known: &Known) -> Result<Packet, String> {
    let mut packet = Packet { verification_tag: tag(frame, known), ..Packet::default() };
    carriage(frame, &mut packet);
    for node in &frame.nodes {
        add(&mut packet, node, known)?;
    }
    sign(&mut packet, known);
    packet.size = packet.chunk_bytes() + 32;
    Ok(packet)
}

/// An AUTH chunk whose code is not said has the right one.
pub fn sign(packet: &mut Packet, known: &Known) {
    let is_open = |control: &Control| matches!(control, Control::Auth(auth) if auth.mac.is_empty());
    if !packet.control.iter().chain(&packet.more).any(is_open) {
        return;
    }
    let length = if known.hmac() == 1 { 20 } else { 32 };
    let auths = |packet: &mut Packet, mac: &[u8]| {
        for control in packet.control.iter_mut().chain(&mut packet.more) {
            if let Control::Auth(auth) = control {
                auth.mac = mac.into();
            }
        }
    };
    auths(packet, &vec![0; length]);
    let mac = mac_of(packet, &known.key()).unwrap_or_default();
    auths(packet, &mac);
}

/// How the packet is checked and carried, as `frame` says it.
pub fn carriage(frame: &Seen, packet: &mut Packet) {
    let number = |name| match get(&frame.header, name) {
        Some(Value::Number(number)) => Some(*number as u16),
        _ => None,
    };
    packet.zero_checksum |= number("zero") == Some(1);
    packet.udp = number("udp_source").map(|source| [source, number("udp_port").unwrap_or(UDP_PORT)]);
}

/// Adds a chunk, in the order in which packets have them: control chunks, SACK, ECNE, CWR, DATA.
fn add(packet: &mut Packet, node: &Node<Value>, known: &Known) -> Result<(), String> {
    let late = |what| Err(format!("{} stands before {what} in a packet", node.name));
    match node.name.as_str() {
        "DATA" => packet.data.push(data(node)?),
        "I-DATA" => {
            let mid = number(node, "mid", Some(0))?;
            let chunk = data(node)?;
            packet.data.push(DataChunk { ssn: mid as u16, flags: chunk.flags | FLAG_INTERLEAVED, ..chunk });
            packet.fragments.resize(packet.data.len() - 1, Fragment::default());
            packet.fragments.push(Fragment { mid, fsn: number(node, "fsn", Some(0))? });
        }
        "SACK" | "NR-SACK" | "ECNE" | "CWR" if !packet.data.is_empty() => return late("DATA"),
        "SACK" | "NR-SACK" if packet.sack.is_some() => return Err("a packet has one SACK at most".into()),
        "SACK" | "NR-SACK" => sack(packet, node)?,
        "ECNE" => packet.ecne = Some(number(node, "tsn", None)?),
        "CWR" => packet.cwr = Some(number(node, "tsn", None)?),
        _ if packet.sack.is_some() || !packet.data.is_empty() => return late("SACK and DATA"),
        _ => {
            let chunk = control(node, known)?;
            match &packet.control {
                None => packet.control = Some(chunk),
                Some(_) => packet.more.push(chunk),
            }
        }
    }
    Ok(())
}

fn data(node: &Node<Value>) -> Result<DataChunk, String> {
    let flags = [('E', FLAG_END), ('B', FLAG_BEGIN), ('U', FLAG_UNORDERED), ('I', FLAG_IMMEDIATE)];
    Ok(DataChunk {
        tsn: number(node, "tsn", None)?,
        stream: number(node, "stream", Some(0))?,
        ssn: number(node, "ssn", Some(0))?,
        bytes: number(node, "len", None)?,
        flags: flags.iter().filter(|(letter, _)| has_flag(node, *letter, "BE")).map(|(_, flag)| flag).sum(),
    })
}

fn sack(packet: &mut Packet, node: &Node<Value>) -> Result<(), String> {
    packet.sack = Some(SackHead {
        cumulative_tsn: number(node, "cum", None)?,
        a_rwnd: number(node, "a_rwnd", Some(USUAL_A_RWND))?,
        packets: 0,
    });
    packet.nr_sack = node.name == "NR-SACK";
    packet.gaps = blocks(node, "gaps")?;
    packet.nr_gaps = blocks(node, "nr_gaps")?;
    if let Some(Value::Numbers(duplicates)) = node.get("dups") {
        for &tsn in duplicates {
            packet.duplicates.push(u32::try_from(tsn).map_err(|_| format!("dups of SACK: {tsn} is no TSN"))?);
        }
    }
    Ok(())
}

/// Blocks as offsets from the cumulative TSN.
fn blocks(node: &Node<Value>, name: &str) -> Result<Vec<(u16, u16)>, String> {
    let Some(Value::Ranges(blocks)) = node.get(name) else { return Ok(Vec::new()) };
    let small = |number: u64| u16::try_from(number).ok().filter(|&offset| offset > 0);
    let block = |&(first, last): &(u64, u64)| {
        let block = small(first).zip(small(last));
        block.ok_or_else(|| format!("{name} of {}: {first}:{last} is no gap", node.name))
    };
    blocks.iter().map(block).collect()
}

fn init(node: &Node<Value>) -> Result<Init, String> {
    Ok(Init {
        initiate_tag: number(node, "itag", None)?,
        a_rwnd: number(node, "a_rwnd", Some(USUAL_A_RWND))?,
        outbound_streams: number(node, "os", Some(USUAL_STREAMS))?,
        inbound_streams: number(node, "mis", Some(USUAL_STREAMS))?,
        initial_tsn: number(node, "tsn", None)?,
        paths: number(node, "addresses", Some(1))?,
        ecn: number(node, "ecn", Some(0u8))? == 1,
        forward_tsn: number(node, "forward_tsn", Some(0u8))? == 1,
        interleaving: number(node, "i_data", Some(0u8))? == 1,
        re_config: number(node, "re_config", Some(0u8))? == 1,
        nr_sack: number(node, "nr_sack", Some(0u8))? == 1,
        packet_drop: number(node, "packet_drop", Some(0u8))? == 1,
        asconf: number(node, "asconf", Some(0u8))? == 1,
        auth: offer(node)?,
        zero_checksum: node.get("zero_checksum").map(|_| number(node, "zero_checksum", None)).transpose()?,
        cookie_preservative: node
            .get("preservative_ms")
            .map(|_| number(node, "preservative_ms", None))
            .transpose()?,
        parameters: parameters(node.parts.iter().filter(|part| part.name != "UNRECOGNIZED"))?,
    })
}

fn init_ack(node: &Node<Value>) -> Result<InitAck, String> {
    let unrecognized = node.parts.iter().filter(|part| part.name == "UNRECOGNIZED");
    Ok(InitAck {
        init: init(node)?,
        cookie: bytes(node, "cookie").map(|bytes| Cookie(bytes.into())),
        unrecognized: parameters(unrecognized.flat_map(|part| &part.parts))?,
    })
}

fn forward(node: &Node<Value>) -> Result<Forward, String> {
    let interleaved = node.name == "I-FORWARD-TSN";
    let most = if interleaved { u32::MAX } else { u16::MAX.into() };
    let mut skipped = Vec::new();
    for (name, unordered) in [("skipped", false), ("unordered", true)] {
        let Some(Value::Ranges(pairs)) = node.get(name) else { continue };
        for &(stream, number) in pairs {
            let small =
                u16::try_from(stream).ok().zip(u32::try_from(number).ok().filter(|&number| number <= most));
            let (stream, number) =
                small.ok_or_else(|| format!("{name} of {}: {stream}:{number} is too large", node.name))?;
            skipped.push(Skipped { stream, unordered, number });
        }
    }
    Ok(Forward { new_cumulative_tsn: number(node, "cum", None)?, interleaved, skipped })
}

fn control(node: &Node<Value>, known: &Known) -> Result<Control, String> {
    let info = || bytes(node, "info").unwrap_or_default();
    Ok(match node.name.as_str() {
        "INIT" => Control::Init(Box::new(init(node)?)),
        "INIT-ACK" => Control::InitAck(Box::new(init_ack(node)?)),
        "HEARTBEAT" => Control::OtherHeartbeat(info().into()),
        "HEARTBEAT-ACK" => {
            let own = known.heartbeats.iter().find(|(shown, _)| *shown == info());
            own.map_or_else(|| Control::OtherHeartbeatAck(info().into()), |(_, answer)| answer.clone())
        }
        "ABORT" => Control::Abort { reflected: has_flag(node, 'T', ""), causes: causes(&node.parts)? },
        "SHUTDOWN" => Control::Shutdown { cumulative_tsn: number(node, "cum", None)? },
        "SHUTDOWN-ACK" => Control::ShutdownAck,
        "ERROR" => Control::Error(causes(&node.parts)?),
        "COOKIE-ECHO" => {
            Control::CookieEcho(Cookie(bytes(node, "cookie").unwrap_or_else(|| known.cookie.clone()).into()))
        }
        "COOKIE-ACK" => Control::CookieAck,
        "SHUTDOWN-COMPLETE" => Control::ShutdownComplete { reflected: has_flag(node, 'T', "") },
        "FORWARD-TSN" | "I-FORWARD-TSN" => Control::ForwardTsn(Box::new(forward(node)?)),
        "AUTH" => Control::Auth(Box::new(Auth {
            key: number(node, "key", Some(known.shared))?,
            hmac: number(node, "hmac", Some(known.hmac()))?,
            mac: bytes(node, "mac").unwrap_or_default().into(),
            signer: None,
        })),
        "ASCONF" => asconf(node)?,
        "ASCONF-ACK" => asconf_ack(node)?,
        "PKTDROP" => Control::PktDrop(Box::new(DropReport {
            wrong_checksum: has_flag(node, 'B', "B"),
            middle_box: has_flag(node, 'M', ""),
            max_rate: number(node, "max_rate", Some(0))?,
            queue: number(node, "queue", Some(0))?,
            whole: node.get("whole").map(|_| number(node, "whole", None)).transpose()?,
            returned: bytes(node, "packet").unwrap_or_default().into(),
        })),
        "RE-CONFIG" => re_config(&node.parts)?,
        _ => Control::Unknown(Box::new(unknown(node)?)),
    })
}
