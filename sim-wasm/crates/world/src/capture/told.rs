//! What the bytes of a packet say, for the page.

use skywindow_form::reply;
use skywindow_transport::dissect;

use super::SentPacket;

reply! { "What the bytes of a packet say." PacketTold {
    fields: Vec<FieldTold> => "Its fields in the order of their bytes, each region before what lies in it.",
    right: bool => "Whether all of its checksums are right.",
    malformed: Option<String> => "What is wrong with it, if it is malformed.",
    remarks: Vec<String> => "What there is to say of it besides, in sentences.",
}}

reply! { "A field of a packet, or a region of fields." FieldTold {
    depth: u32 => "How deep it lies: a field of a chunk is one deeper than the chunk.",
    name: String => "Its name, as the standard has it.",
    value: String => "Its value in words.",
    help: String => "What it means.",
    source: String => "Where that is written.",
    start: usize => "Its first byte.",
    length: usize => "How many bytes it has.",
    mask: u32 => "Which bits of its byte it is; 0 for whole bytes.",
}}

impl PacketTold {
    /// Takes a packet apart.
    pub fn of(packet: SentPacket) -> Self {
        let seen = dissect(&packet.bytes);
        let told = |note: skywindow_transport::wire::Note| FieldTold {
            depth: note.depth.into(),
            name: note.field.name.to_owned(),
            value: note.value,
            help: note.field.help.to_owned(),
            source: note.field.source.to_owned(),
            start: note.start,
            length: note.length,
            mask: note.mask.into(),
        };
        Self {
            fields: seen.notes.into_iter().map(told).collect(),
            right: seen.right,
            malformed: seen.malformed,
            remarks: packet.remarks,
        }
    }
}
