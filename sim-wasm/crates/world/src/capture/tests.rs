//! Captures of short runs, read back block by block; a packet by itself has the bytes that a capture has of it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skywindow_scenario::{Problem, Scenario, preset};
use skywindow_transport::api::{EventKind, Retransmit};
use skywindow_transport::dissect;
use skywindow_units::SimTime;

use super::{Capture, PacketTold, SentPacket, keep_packet, kept_packet, kind_told, points};
use crate::recording::{EventRow, SegmentKind};
use crate::run::world::World;

/// A packet of a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Frame {
    interface: usize,
    outbound: Option<bool>,
    bytes: Vec<u8>,
    comments: Vec<String>,
}

impl Frame {
    /// What its IP header says of its fragments in common: the last bits of its row.
    fn identification(&self) -> u16 {
        u16::from_be_bytes([self.bytes[4], self.bytes[5]])
    }

    fn says(&self, words: &str) -> bool {
        self.comments.iter().any(|comment| comment.contains(words))
    }
}

/// The names of the interfaces of a file, and its packets.
fn read(file: &[u8]) -> (Vec<String>, Vec<Frame>) {
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
    let (mut names, mut frames) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < file.len() {
        let (kind, length) = (word(at), word(at + 4));
        assert_eq!(word(at + length - 4), length, "both lengths of a block are the same");
        let body = at + 8;
        let options = |mut at: usize| {
            let mut all = Vec::new();
            while word(at) & 0xffff != 0 {
                let (code, length) = (word(at) & 0xffff, word(at) >> 16);
                all.push((code, file[at + 4..at + 4 + length].to_vec()));
                at += 4 + length.next_multiple_of(4);
            }
            all
        };
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        match kind {
            1 => names.extend(
                options(body + 8).into_iter().find(|(code, _)| *code == 2).map(|(_, name)| text(name)),
            ),
            6 => {
                let bytes = word(body + 12);
                let all = options(body + 20 + bytes.next_multiple_of(4));
                let comments = all.iter().filter(|(code, _)| *code == 1).map(|(_, one)| text(one.clone()));
                frames.push(Frame {
                    interface: word(body),
                    outbound: all.iter().find(|(code, _)| *code == 2).map(|(_, flags)| flags[0] & 3 == 2),
                    bytes: file[body + 20..body + 20 + bytes].to_vec(),
                    comments: comments.collect(),
                });
            }
            _ => {}
        }
        at += length;
    }
    (names, frames)
}

fn document(id: &str, duration_s: f64) -> Value {
    let mut document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    document["duration_s"] = json!(duration_s);
    document["measurement"]["from_s"] = json!(0);
    document
}

fn scenario(document: &Value) -> Scenario {
    Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The run of a document, captured at a point to its end.
fn captured(document: &Value, point: &str) -> (Vec<String>, Vec<Frame>, World) {
    let scenario = scenario(document);
    let mut world = World::new(&scenario).expect("a world");
    let mut file = Vec::new();
    let mut capture = Capture::begin(&mut world, &scenario, point, &mut file).expect("a capture");
    while !world.finished() {
        world.advance(SimTime::MAX, 20_000);
        let over = world.finished();
        capture.drain(&mut world, over, &mut file);
    }
    let (names, frames) = read(&file);
    (names, frames, world)
}

fn refused(document: &Value, point: &str) -> Problem {
    let scenario = scenario(document);
    let mut world = World::new(&scenario).expect("a world");
    let refused = Capture::begin(&mut world, &scenario, point, &mut Vec::new()).expect_err("no capture");
    assert_eq!(refused.len(), 1);
    refused.into_iter().next().expect("a problem")
}

/// Packets, each by itself, from a run that goes on from each to the next unless it is past it.
fn kept(document: &Value, packets: &[u32]) -> Vec<SentPacket> {
    let begin = || World::new(&scenario(document)).expect("a world");
    let mut world = begin();
    let find = |&packet: &u32| {
        if world.recording.next_segment().is_none_or(|next| next > packet) {
            world = begin();
        }
        keep_packet(&mut world, packet);
        loop {
            world.advance(SimTime::MAX, 100);
            if let Some(sent) = kept_packet(&mut world) {
                return sent;
            }
            assert!(!world.finished(), "packet {packet} was never sent");
        }
    };
    packets.iter().map(find).collect()
}

/// Some packets of a run: the first ones, all that repeat data or report gaps, and some of the others.
fn chosen(world: &mut World) -> Vec<u32> {
    let rows = world.recording().segments.waiting();
    let rare = |number: usize, kind: SegmentKind, again: Retransmit, gaps: u16| {
        number < 6
            || kind == SegmentKind::Icmp
            || again != Retransmit::First
            || gaps > 2
            || number.is_multiple_of(50)
    };
    let rows = rows.iter().enumerate();
    let own = rows.filter(|(number, row)| rare(*number, row.kind, row.retransmit, row.gaps));
    own.map(|(number, _)| number as u32).take(60).collect()
}

#[test]
fn a_packet_by_itself_has_the_bytes_that_a_capture_has_of_it() {
    let mut too_big = document("two-links", 5.0);
    too_big["links"][1]["mtu_bytes"] = json!(600);
    too_big["flows"][0]["sctp"] = json!({ "pmtu_discovery": true });
    // By itself, so that every packet looked at is of XSTP.
    let mut xstp = document("blackouts", 8.0);
    let flows = xstp["flows"].as_array_mut().expect("a list");
    flows.retain(|flow| flow["protocol"] == json!("xstp"));
    assert_eq!(flows.len(), 1);
    let mut carried = document("two-links", 6.0);
    carried["flows"][0]["sctp"] =
        json!({ "zero_checksum": true, "encapsulation": "udp", "udp_source_port": 40_000 });
    for (document, nodes) in [
        (document("two-links", 6.0), vec!["senders", "receivers"]),
        (document("dumbbell", 6.0), vec!["senders", "receivers"]),
        (document("incidents", 8.0), vec!["senders", "receivers", "Dakar"]),
        (document("iridium-two", 20.0), vec!["senders", "receivers"]),
        (xstp, vec!["senders", "receivers"]),
        (too_big, vec!["senders", "receivers", "router"]),
        (carried, vec!["senders", "receivers"]),
    ] {
        let mut frames = BTreeMap::new();
        let mut packets = Vec::new();
        for point in nodes {
            let (_, seen, mut world) = captured(&document, point);
            packets = chosen(&mut world);
            // As it left: at an end, or at the node that it begins at.
            let left = seen.into_iter().filter(|frame| frame.outbound != Some(false) && frame.bytes[8] == 64);
            for frame in left {
                frames.entry(frame.identification()).or_insert(frame.bytes);
            }
        }
        assert!(packets.len() > 10, "{packets:?}");
        for (packet, sent) in packets.iter().zip(kept(&document, &packets)) {
            let title = &document["title"];
            assert_eq!(Some(&sent.bytes), frames.get(&(*packet as u16)), "packet {packet} of {title}");
            let length = sent.bytes.len();
            let told = PacketTold::of(sent);
            assert!(told.right && told.malformed.is_none(), "packet {packet}");
            assert!(told.fields.iter().all(|field| field.start + field.length <= length));
        }
    }
}

#[test]
fn a_packet_in_udp_has_eight_bytes_more_and_no_checksum_but_with_init_and_cookie_echo() {
    let mut carried = document("two-links", 6.0);
    carried["flows"][0]["sctp"] =
        json!({ "zero_checksum": true, "encapsulation": "udp", "udp_source_port": 40_000 });
    let (_, frames, mut world) = captured(&carried, "sender");
    let rows = world.recording().segments.waiting();
    let number = |frame: &Frame, at: usize| u16::from_be_bytes([frame.bytes[at], frame.bytes[at + 1]]);
    assert!(frames.len() > 20);
    for frame in &frames {
        // IP, of 20 bytes, then UDP (17), of 8, then SCTP, with its checksum behind ports and tag, then chunks.
        assert_eq!(frame.bytes[9], 17);
        let ports = [number(frame, 20), number(frame, 22)];
        let own = frame.outbound == Some(true);
        assert_eq!(ports, if own { [40_000, 9_899] } else { [9_899, 40_000] });
        assert_eq!(usize::from(number(frame, 24)), frame.bytes.len() - 20);
        let checked = matches!(frame.bytes[40], 1 | 2 | 10);
        assert_eq!(frame.bytes[36..40] != [0; 4], checked, "chunk {}", frame.bytes[40]);
        let row = rows[usize::from(frame.identification())];
        assert_eq!(usize::from(row.bytes), frame.bytes.len(), "as large as it is charged");
        let seen = dissect(&frame.bytes);
        assert!(seen.right && seen.malformed.is_none());
        let names: Vec<&str> = seen.notes.iter().map(|note| note.field.name).collect();
        assert!(names.contains(&"User Datagram Protocol") && names.contains(&"Verification tag"));
    }
}

#[test]
fn a_report_of_a_packet_that_was_too_big_quotes_it_also_by_itself() {
    let mut document = document("two-links", 5.0);
    document["links"][1]["mtu_bytes"] = json!(600);
    document["flows"][0]["sctp"] = json!({ "pmtu_discovery": true });
    let (.., mut world) = captured(&document, "router");
    let rows = world.recording().segments.waiting();
    let report = rows.iter().position(|row| row.kind == SegmentKind::Icmp).expect("a report") as u32;
    let seen = dissect(&kept(&document, &[report])[0].bytes);
    assert!(seen.right, "{seen:?}");
    let next_hop = seen.notes.iter().find(|note| note.value == "600");
    assert!(next_hop.is_some(), "{:?}", seen.notes);
}

#[test]
fn a_report_of_a_packet_that_was_too_big_is_seen_where_it_begins_and_passes_and_nowhere_else() {
    let mut document = document("two-links", 5.0);
    document["links"][1]["mtu_bytes"] = json!(600);
    document["flows"][0]["sctp"] = json!({ "pmtu_discovery": true });
    let seen = |point: &str| {
        let (_, frames, mut world) = captured(&document, point);
        let rows = world.recording().segments.waiting().iter();
        let reports = rows.filter(|row| row.kind == SegmentKind::Icmp).count();
        // The protocol of an IPv4 header: ICMP is 1.
        (frames.iter().filter(|frame| frame.bytes[9] == 1).count(), reports)
    };
    for (point, passes) in [("router", 1), ("source", 1), ("sender", 1), ("sink", 0), ("receiver", 0)] {
        let (count, reports) = seen(point);
        assert!(reports > 0);
        assert_eq!(count, passes * reports, "{point}");
    }
}

#[test]
fn losses_retransmissions_and_cuts_of_the_window_are_comments_of_their_packets() {
    let document = document("two-links", 30.0);
    let (_, sent, world) = captured(&document, "sender");
    let flow = &world.summary()["flows"][0];
    let count = |field: &str| flow[field].as_u64().expect("a number") as usize;
    let outbound: Vec<&Frame> = sent.iter().filter(|frame| frame.outbound == Some(true)).collect();
    let lost = flow["packets_lost"].as_object().expect("causes").values();
    let lost: u64 = lost.map(|count| count.as_u64().expect("a number")).sum();
    assert!(lost > 3);
    assert_eq!(outbound.iter().filter(|frame| frame.says(" lost to corruption at ")).count() as u64, lost);
    assert!(count("packets_retransmitted") > 3);
    let again = outbound.iter().filter(|frame| frame.says(" sent again at ")).count();
    assert_eq!(again, count("packets_retransmitted"));
    // A cut belongs to the SACK that reports the loss, or to the packet that a timeout sends.
    let cuts: Vec<&Frame> = sent.iter().filter(|frame| frame.says("RFC 9260 7.2.")).collect();
    assert!(cuts.iter().any(|frame| frame.outbound == Some(false) && frame.says("cwnd")), "{cuts:?}");
}

#[test]
fn every_kind_of_point_sees_what_passes_it() {
    let document = document("iridium", 12.0);
    let scenario = scenario(&document);
    let world = World::new(&scenario).expect("a world");
    assert!(points(&world).contains(&"flows[0].sender".to_owned()));
    let (names, sent, mut run) = captured(&document, "sender");
    assert_eq!(names.len(), 1);
    // The first link of the way of the first packet that the run has recorded.
    let hop = run.recording().hops.waiting()[0];
    let (station, satellite) =
        (world.names.node(hop.from.into()).to_owned(), world.names.node(hop.to.into()).to_owned());
    assert_eq!(names[0], station);
    let link = format!("{station} > {satellite}");
    let (names, crossed, _) = captured(&document, &link);
    assert_eq!(names, [link.clone(), format!("{satellite} > {station}")]);
    for way in [0, 1] {
        assert!(crossed.iter().filter(|frame| frame.interface == way).count() > 5, "{link} {way}");
    }
    let (_, passed, _) = captured(&document, &satellite);
    assert!(passed.len() > 10);
    let (_, came, _) = captured(&document, "flows[0].receiver");
    let ids: Vec<u16> = sent.iter().map(Frame::identification).collect();
    let inbound: Vec<&Frame> = came.iter().filter(|frame| frame.outbound == Some(false)).collect();
    assert!(inbound.len() > 20);
    for frame in inbound {
        assert!(ids.contains(&frame.identification()));
        assert!(frame.bytes[8] < 64, "it passed satellites");
    }
}

#[test]
fn a_forged_packet_does_not_leave_the_end_that_it_names_and_says_what_it_is() {
    let document = document("incidents", 12.0);
    let forged = |frame: &&Frame| frame.says("Forged: somebody else sent it in the name of the sender.");
    let (_, sent, mut world) = captured(&document, "flows[1].sender");
    assert_eq!(sent.iter().filter(forged).count(), 0);
    let outbound = sent.iter().filter(|frame| frame.outbound == Some(true)).count() as u64;
    assert_eq!(Some(outbound), world.summary()["flows"][1]["packets_sent"].as_u64());
    let (_, came, _) = captured(&document, "flows[1].receiver");
    let (_, there, _) = captured(&document, "Dakar");
    for frames in [came, there] {
        let forged: Vec<&Frame> = frames.iter().filter(forged).collect();
        assert_eq!(forged.len(), 200);
        // They have the address of Quito, and are ABORTs with tags that are none of Lisbon's.
        assert!(forged.iter().all(|frame| frame.bytes[12..16] == [192, 0, 2, 2] && frame.bytes[32] == 6));
        assert!(forged.iter().all(|frame| dissect(&frame.bytes).right));
    }
    let rows = world.recording().segments.waiting().iter();
    let begins = SimTime::from_secs_f64(5.0);
    let abort = rows
        .enumerate()
        .find(|(_, row)| row.flow == 1 && row.kind == SegmentKind::Control && row.t >= begins);
    let (number, _) = abort.expect("a forged packet");
    let alone = kept(&document, &[number as u32]);
    assert_eq!(alone[0].remarks, ["Forged: somebody else sent it in the name of the sender."]);
}

#[test]
fn a_point_that_is_none_and_a_run_without_packets_are_refused_with_their_path() {
    let document = document("two-links", 5.0);
    for (point, path, words) in [
        ("ruter", "capture", "did you mean \"router\"?"),
        ("", "capture", "a point is one of: sender, receiver"),
        ("source > sink", "capture", "no link joins source and sink"),
        ("source > source", "capture", "no link joins source and source"),
        ("source > nowhere", "capture", "there is no point called \"nowhere\""),
        ("flows[1].sender", "flows[1]", "the scenario has 1, counted from 0"),
    ] {
        let problem = refused(&document, point);
        assert_eq!(problem.path, path, "{point}");
        assert!(problem.to_string().contains(words), "{problem}");
    }
    // Whether a link through space will ever be is not asked, but none leads back.
    let problem = refused(&self::document("iridium", 5.0), "P1 S1 > P1 S1");
    assert!(problem.to_string().contains("no link joins P1 S1 and P1 S1"), "{problem}");
    for record in ["windows", "totals"] {
        let mut document = document.clone();
        document["flows"][0]["record"] = json!(record);
        for point in ["sender", "receivers", "router", "source > router"] {
            let problem = refused(&document, point);
            assert_eq!(problem.path, "flows[0].record", "{point}");
            assert!(problem.to_string().contains("a capture needs \"full\""), "{problem}");
        }
    }
}

#[test]
fn of_the_changes_of_a_window_those_that_make_it_smaller_are_told() {
    let row = |code: u16, a: f64, b: f64| EventRow {
        t: SimTime::ZERO,
        code,
        flow: 0,
        path: 0,
        end: 0,
        a,
        b,
        c: 0.0,
        d: 0.0,
    };
    // Slow start, and what a pause leaves of cwnd: the same numbers in every family.
    for code in [10, 16] {
        assert_eq!(kind_told(&row(code, 3000.0, 2000.0)), Some(EventKind::Window), "{code}");
        assert_eq!(kind_told(&row(code, 2000.0, 2000.0)), None, "{code}");
        assert_eq!(kind_told(&row(code, 2000.0, 3000.0)), None, "{code}");
    }
}

#[test]
fn the_first_packet_of_a_flow_says_that_settings_charge_another_size_of_headers() {
    let warns = |frame: &Frame| frame.says("The settings charge another size of headers");
    // A header of IP has whole words.
    for (header_bytes, said) in [(32, 0), (36, 0), (33, 1)] {
        let mut document = document("two-links", 2.0);
        document["flows"][0]["sctp"]["header_bytes"] = json!(header_bytes);
        let (_, frames, _) = captured(&document, "sender");
        assert!(frames.len() > 10);
        assert_eq!(frames.iter().filter(|frame| warns(frame)).count(), said, "{header_bytes}");
        assert_eq!(warns(&frames[0]), said == 1, "{header_bytes}");
    }
}
