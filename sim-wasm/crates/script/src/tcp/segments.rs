//! Segments, to and from what is written of them.

use skywindow_transport::tcp::{
    FLAG_ACK, FLAG_CWR, FLAG_ECE, FLAG_FIN, FLAG_RST, FLAG_SYN, Packet, SynOptions, Timestamps,
};
use skywindow_units::SimTime;

use super::LANGUAGE;
use crate::frame::{Node, Seen};
use crate::value::Value;

/// Flags in the order of their names.
const FLAGS: [(&str, u8); 6] = [
    ("SYN", FLAG_SYN),
    ("FIN", FLAG_FIN),
    ("RST", FLAG_RST),
    ("ACK", FLAG_ACK),
    ("ECE", FLAG_ECE),
    ("CWR", FLAG_CWR),
];

/// The segment that `frame` tells.
///
/// # Errors
/// Why there is no such segment.
pub fn read(frame: &Seen) -> Result<Packet, String> {
    let [node] = frame.nodes.as_slice() else {
        return Err("segments in bytes are not understood".into());
    };
    let given = |name: &str| match node.get(name) {
        Some(Value::Number(number)) => Some(*number),
        _ => None,
    };
    let number = |name: &str| given(name).unwrap_or(0);
    let flags = FLAGS.iter().filter(|(name, _)| node.name.split('+').any(|own| own == *name));
    let mut packet = Packet {
        flags: flags.map(|(_, flag)| flag).sum(),
        seq: number("seq") as u32,
        ack: number("ack") as u32,
        bytes: number("len") as u16,
        window: given("window").unwrap_or(u16::MAX.into()) as u16,
        ..Packet::default()
    };
    let is_syn = packet.flags & FLAG_SYN != 0;
    if let Some(option) =
        ["mss", "wscale", "sack_permitted"].into_iter().find(|name| given(name).is_some() && !is_syn)
    {
        return Err(format!("{option} is an option of a SYN"));
    }
    packet.syn = is_syn.then(|| SynOptions {
        mss: given("mss").unwrap_or(536) as u16,
        window_scale: given("wscale").map(|shift| shift as u8),
        sack_permitted: number("sack_permitted") == 1,
    });
    packet.timestamps = given("ts_ms").map(|value| Timestamps {
        value: SimTime::from_millis(value),
        echo: SimTime::from_millis(number("ecr_ms")),
    });
    if let Some(Value::Ranges(blocks)) = node.get("sack") {
        for &(first, end) in blocks {
            let block = u32::try_from(first).ok().zip(u32::try_from(end).ok());
            packet.sacks.push(block.ok_or_else(|| format!("sack: {first}:{end} is no block"))?);
        }
    }
    packet.size = 40 + packet.option_bytes() + u32::from(packet.bytes);
    Ok(packet)
}

/// What is written of `packet`.
pub fn written(packet: &Packet) -> Seen {
    let names: Vec<&str> =
        FLAGS.iter().filter(|(_, flag)| packet.has(*flag)).map(|(name, _)| *name).collect();
    let mut node = Node::new(&LANGUAGE.chunks[0])
        .number("seq", packet.seq)
        .number("ack", packet.ack)
        .number("len", packet.bytes)
        .number("window", packet.window);
    node.name = names.join("+");
    if let Some(syn) = packet.syn {
        node = node.number("mss", syn.mss);
        if let Some(shift) = syn.window_scale {
            node = node.number("wscale", shift);
        }
        node = node.number("sack_permitted", syn.sack_permitted);
    }
    if let Some(stamps) = packet.timestamps {
        let ms = |time: SimTime| time.as_nanos() / 1_000_000;
        node = node.number("ts_ms", ms(stamps.value)).number("ecr_ms", ms(stamps.echo));
    }
    let blocks = packet.sacks.as_slice().iter().map(|&(first, end)| (first.into(), end.into())).collect();
    node = node.with("sack", Value::Ranges(blocks));
    let header =
        vec![("ect", Value::Number(packet.ecn_capable.into())), ("size", Value::Number(packet.size.into()))];
    Seen { header, nodes: vec![node], raw: None }
}
