//! The chunks of a packet as a line.

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from(u16_at(bytes, at)) << 16 | u32::from(u16_at(bytes, at + 2))
}

/// TSNs count from the first of the sender, which the INIT says.
static FIRST: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

pub fn print(now: u64, from: usize, lost: bool, packet: &[u8]) {
    let tsn = |at: u32| at.wrapping_sub(FIRST.load(std::sync::atomic::Ordering::Relaxed)).wrapping_add(1) as i32;
    let (mut at, mut words) = (12, Vec::new());
    while at + 4 <= packet.len() {
        let (kind, flags, length) = (packet[at], packet[at + 1], usize::from(u16_at(packet, at + 2)));
        let chunk = &packet[at..(at + length).min(packet.len())];
        let ends = format!("{}{}", if flags & 2 != 0 { "B" } else { "" }, if flags & 1 != 0 { "E" } else { "" });
        match kind {
            0 => words.push(format!("D{}:{}/{}{ends}", tsn(u32_at(chunk, 4)), u16_at(chunk, 8), u16_at(chunk, 10))),
            64 => {
                let fsn = if flags & 2 != 0 { 0 } else { u32_at(chunk, 16) };
                let (stream, mid) = (u16_at(chunk, 8), u32_at(chunk, 12));
                words.push(format!("I{}:{stream}/{mid}.{fsn}{ends}", tsn(u32_at(chunk, 4))));
            }
            192 | 194 => {
                let wide = kind == 194;
                let mut text = format!("F{}", tsn(u32_at(chunk, 4)));
                let mut pair = 8;
                while pair + if wide { 8 } else { 4 } <= chunk.len() {
                    let number = if wide { u32_at(chunk, pair + 4) } else { u16_at(chunk, pair + 2).into() };
                    text += &format!(",{}/{number}", u16_at(chunk, pair));
                    pair += if wide { 8 } else { 4 };
                }
                words.push(text);
            }
            3 => words.push(format!("S{}+{}", tsn(u32_at(chunk, 4)), u16_at(chunk, 12))),
            1 if from == 0 => {
                FIRST.store(u32_at(chunk, 16), std::sync::atomic::Ordering::Relaxed);
                words.push("INIT".to_owned());
            }
            other => words.push(format!("#{other}")),
        }
        at += length.div_ceil(4) * 4;
        if length < 4 {
            break;
        }
    }
    let lost = if lost { " lost" } else { "" };
    println!("{:.6},{from},{}{lost}", now as f64 / 1e9, words.join(" "));
}
