//! The chunks, parameters and causes that scripts of SCTP may name (RFC 9260 section 3.3).

use crate::form::{FieldForm, Form, Language, N8, N16, N32, Shape, YES, field};

const VALUE: FieldForm = field("value", Shape::Bytes, "What follows type and length.");
const TSN: FieldForm = field("tsn", N32, "Transmission sequence number.");
const CUM: FieldForm = field("cum", N32, "Cumulative TSN: everything up to it has come.");
const T_BIT: FieldForm =
    field("flags", Shape::Flags("T"), "T: the verification tag is that of the packet which is answered.");

const fn form(
    name: &'static str,
    help: &'static str,
    fields: &'static [FieldForm],
    parts: &'static [Form],
) -> Form {
    Form { name, help, fields, parts }
}

const PARAM: Form =
    form("PARAM", "A parameter of any other type.", &[field("type", N16, "Its type."), VALUE], &[]);

/// Parameters that are named, with their types.
pub const NAMED: [(&str, u16); 4] = [("IPV4", 5), ("IPV6", 6), ("HOST-NAME", 11), ("ADDRESS-TYPES", 12)];

const PARAMETERS: [Form; 5] = [
    form("IPV4", "An address of IPv4 (type 5).", &[VALUE], &[]),
    form("IPV6", "An address of IPv6 (type 6).", &[VALUE], &[]),
    form("HOST-NAME", "A host name, no longer allowed (type 11).", &[VALUE], &[]),
    form("ADDRESS-TYPES", "Types of addresses that are understood (type 12).", &[VALUE], &[]),
    PARAM,
];

const UNRECOGNIZED: Form =
    form("UNRECOGNIZED", "Reports parameters that were not recognised (type 8).", &[], &PARAMETERS);

const INIT_FIELDS: [FieldForm; 18] = [
    field("itag", N32, "Initiate tag: the verification tag of every packet that goes back."),
    field("a_rwnd", N32, "Advertised receiver window, bytes; 65536 where it is not said."),
    field("os", N16, "Outbound streams; 10 where it is not said."),
    field("mis", N16, "Most inbound streams; 10 where it is not said."),
    TSN,
    field("addresses", N8, "How many of its interfaces it lists; 1 where it is not said."),
    field("ecn", YES, "Whether congestion marks are understood."),
    field("i_data", YES, "Whether I-DATA is understood (RFC 8260 2.2.1)."),
    field("forward_tsn", YES, "Whether FORWARD TSN is understood (RFC 3758 3.1)."),
    field("re_config", YES, "Whether RE-CONFIG is understood (RFC 6525 5.1.1)."),
    field("nr_sack", YES, "Whether NR-SACK is understood (draft-natarajan-tsvwg-sctp-nrsack)."),
    field(
        "zero_checksum",
        N32,
        "The error detection method with which packets are taken that have no checksum (RFC 9653 4).",
    ),
    field("preservative_ms", N32, "Cookie preservative: by how much longer the cookie is to be good."),
    field("asconf", YES, "Whether ASCONF is understood (RFC 5061 4.2.7)."),
    field(
        "auth",
        Shape::Numbers,
        "The chunks that are taken only with AUTH (RFC 4895 3.2); AUTH is not understood where it is not said.",
    ),
    field(
        "random",
        Shape::Bytes,
        "The random number of AUTH (RFC 4895 3.1); 32 bytes of 1 where it is not said.",
    ),
    field(
        "hmacs",
        Shape::Numbers,
        "The hashes that are understood (RFC 4895 3.3); `[3, 1]` where it is not said.",
    ),
    field("packet_drop", YES, "Whether PKTDROP is understood (draft-stewart-sctp-pktdrprep)."),
];

const ACK_FIELDS: [FieldForm; 19] = [
    INIT_FIELDS[0],
    INIT_FIELDS[1],
    INIT_FIELDS[2],
    INIT_FIELDS[3],
    INIT_FIELDS[4],
    INIT_FIELDS[5],
    INIT_FIELDS[6],
    INIT_FIELDS[7],
    INIT_FIELDS[8],
    INIT_FIELDS[9],
    INIT_FIELDS[10],
    INIT_FIELDS[11],
    INIT_FIELDS[12],
    INIT_FIELDS[13],
    INIT_FIELDS[14],
    INIT_FIELDS[15],
    INIT_FIELDS[16],
    INIT_FIELDS[17],
    field("cookie", Shape::Bytes, "The state cookie; none where it is not said."),
];

const ACK_PARTS: [Form; 6] =
    [PARAMETERS[0], PARAMETERS[1], PARAMETERS[2], PARAMETERS[3], PARAMETERS[4], UNRECOGNIZED];

const CAUSES: [Form; 14] = [
    form(
        "INVALID-STREAM",
        "DATA for a stream that there is not (cause 1).",
        &[field("stream", N16, "The stream.")],
        &[],
    ),
    form(
        "MISSING-PARAMETERS",
        "A mandatory parameter is missing (cause 2).",
        &[field("types", Shape::Numbers, "The types that are missing.")],
        &[],
    ),
    form(
        "STALE-COOKIE",
        "The cookie came after its life had ended (cause 3).",
        &[field("staleness_us", N32, "How much later, µs.")],
        &[],
    ),
    form("OUT-OF-RESOURCE", "There is no room for an association (cause 4).", &[], &[]),
    form("UNRESOLVABLE-ADDRESS", "An address is not understood (cause 5).", &[], &PARAMETERS),
    form(
        "UNRECOGNIZED-CHUNK",
        "A chunk of a type that is not known (cause 6).",
        &[field("type", N8, "Its type."), field("flags", N8, "Its flags."), VALUE],
        &[],
    ),
    form("INVALID-PARAMETER", "A mandatory parameter has an invalid value (cause 7).", &[], &[]),
    form(
        "UNRECOGNIZED-PARAMETERS",
        "Parameters of an INIT ACK that are not known (cause 8).",
        &[],
        &PARAMETERS,
    ),
    form("NO-USER-DATA", "A DATA chunk without user data (cause 9).", &[TSN], &[]),
    form("COOKIE-WHILE-SHUTTING-DOWN", "A COOKIE ECHO during the shutdown (cause 10).", &[], &[]),
    form(
        "RESTART-WITH-NEW-ADDRESSES",
        "A peer that starts anew lists new addresses (cause 11).",
        &[],
        &PARAMETERS,
    ),
    form("USER-ABORT", "The user has aborted (cause 12).", &[field("reason", Shape::Bytes, "Why.")], &[]),
    form(
        "PROTOCOL-VIOLATION",
        "The peer breaks a rule (cause 13).",
        &[field("information", Shape::Bytes, "Which.")],
        &[],
    ),
    form("CAUSE", "A cause of any other code.", &[field("code", N16, "Its code."), VALUE], &[]),
];

const REQUEST: FieldForm = field("request", N32, "Number of the request.");
const RESET: FieldForm = field("streams", Shape::Numbers, "The streams; all where it is not said.");
const MORE: FieldForm = field("streams", N16, "How many more.");

const RECONFIGURATIONS: [Form; 7] = [
    form(
        "OUTGOING-RESET",
        "Streams of the sender begin anew (RFC 6525 4.1).",
        &[
            REQUEST,
            field("response", N32, "The request that it follows, or the last one that came."),
            field("last", N32, "The last TSN with the old numbers."),
            RESET,
        ],
        &[],
    ),
    form(
        "INCOMING-RESET",
        "Streams of the receiver are to begin anew (RFC 6525 4.2).",
        &[REQUEST, RESET],
        &[],
    ),
    form("SSN-TSN-RESET", "All numbers begin anew (RFC 6525 4.3).", &[REQUEST], &[]),
    form(
        "RESPONSE",
        "Answers a request (RFC 6525 4.4).",
        &[REQUEST, field("result", N32, "What became of it.")],
        &[],
    ),
    form("ADD-OUTGOING", "More streams of the sender (RFC 6525 4.5).", &[REQUEST, MORE], &[]),
    form("ADD-INCOMING", "More streams of the receiver (RFC 6525 4.6).", &[REQUEST, MORE], &[]),
    PARAM,
];

const CORRELATION: FieldForm = field("id", N32, "By what the answer names the request.");
const OF_INTERFACE: FieldForm = field(
    "interface",
    N8,
    "The interface of the end that asks, by its number; a wildcard where it is not said: the source of the packet, or of DELETE all addresses but that.",
);
const OTHER_ADDRESS: FieldForm = field("address", Shape::Bytes, "Another address: 4 bytes or 16.");
const SERIAL: FieldForm = field("serial", N32, "Serial number.");

const ADDRESS_CHANGES: [Form; 4] = [
    form(
        "ADD",
        "An address is to be added (RFC 5061 4.2.1).",
        &[CORRELATION, OF_INTERFACE, OTHER_ADDRESS],
        &[],
    ),
    form(
        "DELETE",
        "An address is to be deleted (RFC 5061 4.2.2).",
        &[CORRELATION, OF_INTERFACE, OTHER_ADDRESS],
        &[],
    ),
    form(
        "SET-PRIMARY",
        "An address is to be the primary one (RFC 5061 4.2.4).",
        &[CORRELATION, OF_INTERFACE, OTHER_ADDRESS],
        &[],
    ),
    PARAM,
];

const ADDRESS_ANSWERS: [Form; 3] = [
    form("SUCCESS", "A request has succeeded (RFC 5061 4.2.5).", &[CORRELATION], &[]),
    form(
        "FAILED",
        "A request has failed (RFC 5061 4.2.3).",
        &[CORRELATION, field("causes", Shape::Numbers, "The codes of its causes.")],
        &[],
    ),
    PARAM,
];

const COOKIE: FieldForm = field(
    "cookie",
    Shape::Bytes,
    "The state cookie; that of the endpoint's last INIT-ACK where a packet that arrives does not say it.",
);
const INFO: FieldForm = field("info", Shape::Bytes, "Heartbeat information.");

const CHUNKS: [Form; 25] = [
    form(
        "DATA",
        "User data (3.3.1).",
        &[
            field(
                "flags",
                Shape::Flags("IUBE"),
                "I: acknowledge at once, U: unordered, B: first, E: last of its message; BE where it is not said.",
            ),
            TSN,
            field("stream", N16, "Stream; 0 where it is not said."),
            field("ssn", N16, "Number within the stream; 0 where it is not said."),
            field("len", N16, "User data, bytes."),
        ],
        &[],
    ),
    form("INIT", "Asks for an association (3.3.2).", &INIT_FIELDS, &PARAMETERS),
    form("INIT-ACK", "Answers an INIT (3.3.3).", &ACK_FIELDS, &ACK_PARTS),
    form(
        "SACK",
        "Acknowledges (3.3.4).",
        &[
            CUM,
            field("a_rwnd", N32, "Free receiver buffer, bytes; 65536 where it is not said."),
            field(
                "gaps",
                Shape::Ranges,
                "What has come beyond: first and last, counted from the cumulative TSN.",
            ),
            field("dups", Shape::Numbers, "TSNs that have come again."),
        ],
        &[],
    ),
    form(
        "NR-SACK",
        "Acknowledges, and says what will not be given back (draft-natarajan-tsvwg-sctp-nrsack).",
        &[
            CUM,
            field("a_rwnd", N32, "Free receiver buffer, bytes; 65536 where it is not said."),
            field(
                "gaps",
                Shape::Ranges,
                "What has come beyond and may be given back: first and last, counted from the cumulative TSN.",
            ),
            field("nr_gaps", Shape::Ranges, "The same of what will not be given back."),
            field("dups", Shape::Numbers, "TSNs that have come again."),
        ],
        &[],
    ),
    form("HEARTBEAT", "Asks whether a path works (3.3.5).", &[INFO], &[]),
    form("HEARTBEAT-ACK", "Returns what a HEARTBEAT said (3.3.6).", &[INFO], &[]),
    form("ABORT", "Ends the association at once (3.3.7).", &[T_BIT], &CAUSES),
    form("SHUTDOWN", "Nothing more to send (3.3.8).", &[CUM], &[]),
    form("SHUTDOWN-ACK", "Nothing more to send either (3.3.9).", &[], &[]),
    form("ERROR", "Tells of errors (3.3.10).", &[], &CAUSES),
    form("COOKIE-ECHO", "Returns the cookie (3.3.11).", &[COOKIE], &[]),
    form("COOKIE-ACK", "The association is established (3.3.12).", &[], &[]),
    form("SHUTDOWN-COMPLETE", "The association has ended (3.3.13).", &[T_BIT], &[]),
    form("ECNE", "Tells of a congestion mark (RFC 4960 appendix A).", &[TSN], &[]),
    form("CWR", "The window was reduced (RFC 4960 appendix A).", &[TSN], &[]),
    form(
        "FORWARD-TSN",
        "Nothing up to a TSN is waited for any more (RFC 3758 3.2).",
        &[
            field("cum", N32, "New cumulative TSN: everything up to it counts as if it had come."),
            field(
                "skipped",
                Shape::Ranges,
                "Streams, each with the highest of its numbers that is skipped: `[2:5]`.",
            ),
        ],
        &[],
    ),
    form(
        "I-DATA",
        "User data of a message that may be interleaved (RFC 8260 2.1).",
        &[
            field("flags", Shape::Flags("IUBE"), "As of DATA; BE where it is not said."),
            TSN,
            field("stream", N16, "Stream; 0 where it is not said."),
            field("mid", N32, "Message identifier; 0 where it is not said."),
            field("fsn", N32, "Fragment sequence number; 0 where it is not said."),
            field("len", N16, "User data, bytes."),
        ],
        &[],
    ),
    form(
        "I-FORWARD-TSN",
        "Nothing up to a TSN is waited for any more (RFC 8260 2.3.1).",
        &[
            field("cum", N32, "New cumulative TSN: everything up to it counts as if it had come."),
            field(
                "skipped",
                Shape::Ranges,
                "Streams, each with the highest message that is skipped: `[2:5]`.",
            ),
            field("unordered", Shape::Ranges, "The same of messages that are not ordered."),
        ],
        &[],
    ),
    form("RE-CONFIG", "Asks for streams to begin anew, or answers (RFC 6525 3.1).", &[], &RECONFIGURATIONS),
    form(
        "AUTH",
        "Proves where the chunks behind it come from (RFC 4895 5.1).",
        &[
            field("key", N16, "Shared key identifier; that of the endpoint's settings where it is not said."),
            field(
                "hmac",
                N16,
                "HMAC identifier; the first that the endpoint understands where it is not said.",
            ),
            field("mac", Shape::Bytes, "The code; the right one where it is not said."),
        ],
        &[],
    ),
    form("ASCONF", "Asks for other addresses (RFC 5061 4.1.1).", &[SERIAL, OF_INTERFACE], &ADDRESS_CHANGES),
    form("ASCONF-ACK", "Answers an ASCONF (RFC 5061 4.1.2).", &[SERIAL], &ADDRESS_ANSWERS),
    form(
        "PKTDROP",
        "Returns a packet that came damaged (draft-stewart-sctp-pktdrprep).",
        &[
            field(
                "flags",
                Shape::Flags("BM"),
                "B: the checksum of the packet was wrong, M: a middle box reports; B where it is not said.",
            ),
            field(
                "max_rate",
                N32,
                "Bytes of room in all, or of a middle box bytes a second; 0 where it is not said.",
            ),
            field("queue", N32, "Bytes that wait; 0 where it is not said."),
            field(
                "whole",
                N16,
                "The bytes of the packet, where not all of it is returned: with it goes the T bit.",
            ),
            field("packet", Shape::Bytes, "What is returned, from the common header on, with ports of 0."),
        ],
        &[],
    ),
    form(
        "CHUNK",
        "A chunk of a type that is not known (3.2).",
        &[field("type", N8, "Its type."), field("flags", N8, "Its flags; 0 where it is not said."), VALUE],
        &[],
    ),
];

/// What may be written of SCTP.
pub const LANGUAGE: Language = Language {
    word: "sctp",
    header: &[
        field("tag", N32, "Verification tag; where it is not said, the one that belongs to the association."),
        field("path", N8, "The path; of a packet that arrives 0 where it is not said."),
        field("ce", YES, "Whether a router has marked the packet that arrives."),
        field("ect", YES, "Whether the packet that leaves says that marks are understood."),
        field("size", N32, "Bytes with all headers, of a packet that leaves."),
        field("zero", YES, "Whether zero stands in the place of the checksum (RFC 9653)."),
        field("udp_source", N16, "The port of UDP that it comes from, where it travels in UDP (RFC 6951)."),
        field(
            "udp_port",
            N16,
            "The port of UDP that it goes to; 9899 of a packet that arrives where it is not said.",
        ),
        field(
            "damaged",
            N16,
            "The packet arrives damaged, with a wrong checksum: its first wrong byte, counted from the common header on.",
        ),
    ],
    chunks: &CHUNKS,
    flags: &[],
    states: &[
        ("CLOSED", &["closed", "over", "given up", "aborted"]),
        ("COOKIE-WAIT", &["waiting for INIT ACK"]),
        ("COOKIE-ECHOED", &["waiting for COOKIE ACK"]),
        ("ESTABLISHED", &["established"]),
        ("SHUTDOWN-PENDING", &["waiting for the last acknowledgement"]),
        ("SHUTDOWN-SENT", &["waiting for SHUTDOWN ACK"]),
        ("SHUTDOWN-RECEIVED", &["asked to shut down"]),
        ("SHUTDOWN-ACK-SENT", &["waiting for SHUTDOWN COMPLETE"]),
    ],
    single: false,
};
