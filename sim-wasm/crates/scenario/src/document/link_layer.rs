//! What the link layer of a link does besides sending frames: it checks them, sends lost ones again, and compresses headers.

use skywindow_form::{Range, Scale, Unit, choices, part};

choices! { "What a link does with packets that bit or packet errors hit." Damaged {
    Discard = "discard" "Discarded on the link" "The link checks its frames, and a packet that errors hit is lost there.",
    Deliver = "deliver" "Handed on" "The link checks nothing: the packet goes on with wrong bits, takes place in queues and on links like any other, and is found by a checksum at its end.",
}}

part! { "Automatic repeat requests of a link: a frame that its errors lose is sent again when the sender has heard of it, a round trip of the link later, before all that waits; answers take no room on the other direction." Arq in Links {
    persistence: u32 = 3 => {
        help: "The most retransmissions of a frame, after which it is lost.",
        label: "ARQ persistence", unit: Unit::count("retransmissions"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 10.0)),
        source: "RFC 3366 2: low, high and perfect persistence",
    },
    in_order: bool = true => {
        help: "Whether packets that come while one before them is missing wait for it at the far end, or go on at once.",
        label: "ARQ in order", source: "RFC 3819 15",
    },
}}

part! { "Header compression of a link, after the model of ROHC-TCP: both ends keep a context for each flow and direction, by which a header is sent as how it differs from the one before; when the context is broken packets are lost until a full header comes. Contexts of packets that a queue drops stay whole." HeaderCompression in Links {
    header_bytes: u32 = 40 => {
        help: "How large a full header is, as far as it is compressed: 40 bytes of IPv4 and TCP without options, 32 of IPv4 and the common header of SCTP.",
        label: "Full header", unit: Unit::BYTES, range: Range::of(1.0, 200.0), slider: Some((20.0, 80.0)),
        source: "RFC 791 3.1, RFC 9293 3.1, RFC 9260 3.1",
    },
    compressed_bytes: u32 = 6 => {
        help: "How large a compressed header is.",
        label: "Compressed header", unit: Unit::BYTES, range: Range::of(0.0, 199.0), slider: Some((1.0, 40.0)),
        source: "RFC 6846, as the model",
    },
    context_loss: bool = true => {
        help: "Whether a packet that is lost on the link breaks the context, so that those after it cannot be decompressed.",
        label: "Losses break contexts", source: "RFC 6846, RFC 5795 4.4",
    },
    feedback: bool = true => {
        help: "Whether the far end asks for a full header when it cannot decompress, which the near end hears a delay of the link later.",
        label: "Feedback", source: "RFC 5795 4.4: the bidirectional modes",
    },
    refresh_packets: Option<u32> = None => {
        help: "After how many packets a full header is sent in any case.",
        label: "Refreshed every", unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0), slider: Some((1.0, 1_000.0)),
        scale: Scale::Log, null: "never",
        source: "RFC 5795 4.4: the unidirectional mode",
    },
}}
