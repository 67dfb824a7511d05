//! Packets that leave, as they are written.

use skywindow_transport::sctp::{
    Control, DataChunk, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_INTERLEAVED, FLAG_UNORDERED, Fragment,
    Init, Packet,
};
use skywindow_units::SimTime;

use super::addresses::{of_asconf, of_asconf_ack, with_offer};
use super::causes::{of_causes, of_unknown};
use super::parameters::{chunk, nodes};
use super::reconfigurations::of_re_config;
use crate::form::find;
use crate::frame::{Node, Seen};
use crate::value::Value;

/// The information of a HEARTBEAT of the endpoint's own: the path, and the time as it knows it.
pub fn heartbeat(path: u8, sent: SimTime) -> Vec<u8> {
    let mut info = vec![path];
    info.extend(sent.as_nanos().to_be_bytes());
    info
}

/// What is written of `packet`, which leaves by `path`.
pub fn frame(packet: &Packet, path: u8) -> Seen {
    let number = |value: u64| Value::Number(value);
    let mut header = vec![
        ("tag", number(packet.verification_tag.into())),
        ("path", number(path.into())),
        ("ect", number(packet.ecn_capable.into())),
        ("size", number(packet.size.into())),
        ("zero", number(packet.zero_checksum.into())),
    ];
    if let Some([source, port]) = packet.udp {
        header.extend([("udp_source", number(source.into())), ("udp_port", number(port.into()))]);
    }
    let mut nodes: Vec<Node<Value>> = packet.control.iter().chain(&packet.more).map(control).collect();
    nodes.extend(sack(packet));
    nodes.extend(packet.ecne.map(|tsn| Node::new(chunk("ECNE")).number("tsn", tsn)));
    nodes.extend(packet.cwr.map(|tsn| Node::new(chunk("CWR")).number("tsn", tsn)));
    nodes.extend(packet.data.iter().enumerate().map(|(at, chunk)| data(chunk, packet.fragments.get(at))));
    Seen { header, nodes, raw: None }
}

fn flag(is_set: bool) -> Value {
    Value::Flags(if is_set { "T".into() } else { String::new() })
}

fn data(data: &DataChunk, fragment: Option<&Fragment>) -> Node<Value> {
    let letters = [('I', FLAG_IMMEDIATE), ('U', FLAG_UNORDERED), ('B', FLAG_BEGIN), ('E', FLAG_END)];
    let set = letters.iter().filter(|(_, flag)| data.flags & flag != 0).map(|(letter, _)| letter).collect();
    let fragment = fragment.filter(|_| data.flags & FLAG_INTERLEAVED != 0);
    let node = Node::new(chunk(if fragment.is_some() { "I-DATA" } else { "DATA" }))
        .with("flags", Value::Flags(set))
        .number("tsn", data.tsn)
        .number("stream", data.stream);
    let node = match fragment {
        Some(fragment) => node.number("mid", fragment.mid).number("fsn", fragment.fsn),
        None => node.number("ssn", data.ssn),
    };
    node.number("len", data.bytes)
}

fn sack(packet: &Packet) -> Option<Node<Value>> {
    let head = packet.sack?;
    let blocks = |own: &[(u16, u16)]| {
        Value::Ranges(own.iter().map(|&(first, last)| (first.into(), last.into())).collect())
    };
    let duplicates = packet.duplicates.iter().map(|&tsn| tsn.into()).collect();
    let mut node = Node::new(chunk(if packet.nr_sack { "NR-SACK" } else { "SACK" }))
        .number("cum", head.cumulative_tsn)
        .number("a_rwnd", head.a_rwnd)
        .with("gaps", blocks(&packet.gaps));
    if packet.nr_sack {
        node = node.with("nr_gaps", blocks(&packet.nr_gaps));
    }
    Some(node.with("dups", Value::Numbers(duplicates)))
}

fn init(name: &str, init: &Init) -> Node<Value> {
    let mut node = Node::new(chunk(name))
        .number("itag", init.initiate_tag)
        .number("a_rwnd", init.a_rwnd)
        .number("os", init.outbound_streams)
        .number("mis", init.inbound_streams)
        .number("tsn", init.initial_tsn)
        .number("addresses", init.paths)
        .number("ecn", init.ecn)
        .number("i_data", init.interleaving)
        .number("forward_tsn", init.forward_tsn)
        .number("re_config", init.re_config)
        .number("nr_sack", init.nr_sack)
        .number("packet_drop", init.packet_drop);
    node = with_offer(node, init);
    if let Some(method) = init.zero_checksum {
        node = node.number("zero_checksum", method);
    }
    if let Some(longer) = init.cookie_preservative {
        node = node.number("preservative_ms", longer);
    }
    node.parts = nodes(&init.parameters, node.form.0.parts);
    node
}

fn control(control: &Control) -> Node<Value> {
    let new = |name| Node::new(chunk(name));
    let info = |name, info: &[u8]| new(name).bytes("info", info);
    match control {
        Control::Init(own) => init("INIT", own),
        Control::InitAck(ack) => {
            let mut node = init("INIT-ACK", &ack.init);
            if let Some(cookie) = &ack.cookie {
                node = node.bytes("cookie", &cookie.0);
            }
            let form = find(node.form.0.parts, "UNRECOGNIZED");
            for parameter in &ack.unrecognized {
                let parts = form.map(|form| nodes(std::slice::from_ref(parameter), form.parts));
                let reported = form.map(|form| Node { parts: parts.unwrap_or_default(), ..Node::new(form) });
                node.parts.extend(reported);
            }
            node
        }
        &Control::Heartbeat { path, sent } => info("HEARTBEAT", &heartbeat(path, sent)),
        &Control::HeartbeatAck { path, sent } => info("HEARTBEAT-ACK", &heartbeat(path, sent)),
        Control::OtherHeartbeat(own) => info("HEARTBEAT", own),
        Control::OtherHeartbeatAck(own) => info("HEARTBEAT-ACK", own),
        Control::Abort { reflected, causes } => {
            let node = new("ABORT").with("flags", flag(*reflected));
            Node { parts: of_causes(causes, node.form.0.parts), ..node }
        }
        Control::Shutdown { cumulative_tsn } => new("SHUTDOWN").number("cum", *cumulative_tsn),
        Control::ShutdownAck => new("SHUTDOWN-ACK"),
        Control::Error(causes) => {
            let node = new("ERROR");
            Node { parts: of_causes(causes, node.form.0.parts), ..node }
        }
        Control::CookieEcho(cookie) => new("COOKIE-ECHO").bytes("cookie", &cookie.0),
        Control::CookieAck => new("COOKIE-ACK"),
        Control::ShutdownComplete { reflected } => new("SHUTDOWN-COMPLETE").with("flags", flag(*reflected)),
        Control::ForwardTsn(forward) => {
            let pairs = |unordered: bool| {
                let own = forward.skipped.iter().filter(|one| one.unordered == unordered);
                Value::Ranges(own.map(|one| (one.stream.into(), one.number.into())).collect())
            };
            let node = new(if forward.interleaved { "I-FORWARD-TSN" } else { "FORWARD-TSN" })
                .number("cum", forward.new_cumulative_tsn)
                .with("skipped", pairs(false));
            if forward.interleaved { node.with("unordered", pairs(true)) } else { node }
        }
        Control::ReConfig(own) => {
            let node = new("RE-CONFIG");
            Node { parts: of_re_config(own, node.form.0.parts), ..node }
        }
        Control::Auth(own) => {
            new("AUTH").number("key", own.key).number("hmac", own.hmac).bytes("mac", &own.mac)
        }
        Control::Asconf(own) => of_asconf(own, new("ASCONF")),
        Control::AsconfAck(own) => of_asconf_ack(own, new("ASCONF-ACK")),
        Control::PktDrop(own) => {
            let flags = [('B', own.wrong_checksum), ('M', own.middle_box)];
            let said = flags.iter().filter(|(_, said)| *said).map(|(letter, _)| *letter).collect();
            let mut node = new("PKTDROP")
                .with("flags", Value::Flags(said))
                .number("max_rate", own.max_rate)
                .number("queue", own.queue)
                .bytes("packet", &own.returned);
            if let Some(whole) = own.whole {
                node = node.number("whole", whole);
            }
            node
        }
        Control::Unknown(unknown) => of_unknown(unknown, chunk("CHUNK")),
    }
}
